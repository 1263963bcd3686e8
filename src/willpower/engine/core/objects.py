"""Objects: cards where they are now, what they are now, and what they last were.

A card that changes zones becomes a new object (302.3); the old one stays in the list of objects as it
last was, which is its last known information (911.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from willpower.abilities.ability import Ability, Activate, Automatic, Continuous, Keyword, Spell
from willpower.abilities.effects import Effect
from willpower.abilities.symbols import GONE, NO_ZONE, Zone
from willpower.abilities.words import WordKind

from .ids import NO_CTX, NOBODY, PLAYER_A, UNDETERMINED, CtxId, PlayerId, RefId
from .will import NOTHING, Need

if TYPE_CHECKING:
    from mypy_extensions import i64

# Kinds of objects.
CARD: Final = 0
TOKEN: Final = 1  # 1303.2: a card but for what the rules say otherwise (1303.2a, 1303.2b)
COPY: Final = 2  # pseudo-card of a card (1017.1a)
ABILITY: Final = 3  # pseudo-card of an ability on the chase (903.2d)
JUDGMENT: Final = 4  # 705.2d
BREAK: Final = 5  # older editions: lifebreak on the chase

# Marks an object can carry (bits).
ASTRAL: Final = 1  # 1010.1a-i
AWAKENED: Final = 2  # 1109.2a
REMNANT: Final = 4  # played from the graveyard by Remnant (1115.2)
FREE_PLAY: Final = 8
UNSEALED: Final = 16  # 1130.3a
TORRENT: Final = 32  # its condition was met as it was played (1124.2, 1124.2a)
NULL: Final = 128  # there was no other card in the hand as it was played (1134.2b)
SHOWS_SOURCE: Final = 64  # an ability whose card is revealed as long as it is on the chase (905.2a)
COPIED: Final = 256  # an ability that is a copy of another: its card waits for that one (1017.1, 1415.1d-iii)
WAS_ATTACKING: Final = 512  # as it left the field (911.1)
WAS_BLOCKING: Final = 1024


class AbilitySet:
    """Abilities of a card sorted by kind, keywords expanded; shared and never changed."""

    __slots__ = (
        "about_playing",
        "activates",
        "asks_paid",
        "automatics",
        "awakenings",
        "beyond_will",
        "conditional",
        "spoken",
        "continuous",
        "everywhere",
        "hand_use",
        "hides",
        "incarnations",
        "keywords",
        "letters",
        "listed",
        "main_timed",
        "named",
        "plain",
        "play_keywords",
        "play_statics",
        "quick",
        "refreshed_by",
        "remnant",
        "sign",
        "watched_facets",
        "spells",
        "texts",
        "usual",
        "waits",
        "will_index",
        "will_looks",
        "will_mask",
        "will_others",
        "zones",
    )

    def __init__(self) -> None:
        self.listed: tuple[Ability, ...] = ()
        self.asks_paid = False  # some text asks which will was paid for the card
        self.keywords: frozenset[str] = frozenset()
        self.named: dict[str, tuple[Keyword, ...]] = {}
        self.activates: tuple[Activate, ...] = ()
        self.automatics: tuple[Automatic, ...] = ()
        self.continuous: tuple[Continuous, ...] = ()
        self.spells: tuple[Spell, ...] = ()
        self.spoken: tuple[Keyword, ...] = ()  # keywords whose text is active where the card is a spell
        self.conditional: tuple[
            Keyword, ...
        ] = ()  # text that comes and goes: Seal, Legend, Null, Rune, Crest
        self.play_statics: tuple[Continuous, ...] = ()
        self.awakenings: tuple[Keyword, ...] = ()  # those that it has under a condition last
        self.incarnations: tuple[Keyword, ...] = ()
        self.play_keywords: tuple[Keyword, ...] = ()  # whose text, while they have it, may be such a one
        self.zones = 0
        self.everywhere = False  # has a base ability (904.2)
        self.watched_facets = 0  # what its continuous abilities look at (facets)
        self.refreshed_by = 0  # and what of that makes characteristics be computed anew (refreshing)
        self.will_mask = (
            0  # kinds of will it makes by just resting, one at a time (bit 128: without attribute)
        )
        self.will_index = UNDETERMINED  # which of `activates` does that
        self.will_looks = 0  # the kinds of change that make those others be asked anew (text/cost_looks.py)
        self.will_others: tuple[int, ...] = ()  # other will abilities (907.1)
        self.beyond_will = False  # has activate abilities that are more than making will
        self.quick = False  # [Quickcast]
        self.hand_use = False  # might be used from the hand outside main timing
        self.remnant = False  # [Remnant] (1115.2)
        self.hides = False  # [Trigger] or [Stealth]: it can be played from standby
        self.waits = False  # an automatic card that triggers from hand or standby (708.1a, 1114.2)
        self.letters = False  # some of it says X
        self.main_timed = False  # some ability can be played at main timing only
        self.about_playing = False  # some of it may have a say in playing its own card (902.2)
        self.usual = True  # from the hand it costs no less than what is printed
        self.plain = True  # nothing in its text changes how it is played
        self.texts: tuple[Effect, ...] = ()  # what a plain chant does
        self.sign: i64 = 0  # for keys of positions (keys.py), 0 before somebody asked


class Chars:
    """The characteristics of an object (200); a value, replaced and never changed in place."""

    __slots__ = (
        "ab",
        "atk",
        "attributes",
        "cost",
        "defense",
        "divinity",
        "general",
        "names",
        "need",
        "races",
        "sign",
        "stones",
        "subtypes",
        "total",
        "types",
    )

    def __init__(self, of: Chars | None = None) -> None:
        """No characteristics, or a changeable copy of some."""
        self.sign: i64 = 0  # for keys of positions (keys.py), 0 before somebody asked
        if of is None:
            self.names: tuple[str, ...] = ("",)
            self.types = 0
            self.general = 0
            self.stones = 0  # magic stone types as attribute bits (201.4)
            self.subtypes: tuple[str, ...] = ()
            self.races: tuple[str, ...] = ()
            self.attributes = 0
            self.cost = ""
            self.need: Need = NOTHING
            self.total = 0
            self.atk: int | None = None
            self.defense: int | None = None
            self.divinity = 0
            self.ab: AbilitySet = EMPTY
        else:
            self.names = of.names
            self.types = of.types
            self.general = of.general
            self.stones = of.stones
            self.subtypes = of.subtypes
            self.races = of.races
            self.attributes = of.attributes
            self.cost = of.cost
            self.need = of.need
            self.total = of.total
            self.atk = of.atk
            self.defense = of.defense
            self.divinity = of.divinity
            self.ab = of.ab

    def copy(self) -> Chars:
        """A changeable copy."""
        return Chars(self)


EMPTY: Final = AbilitySet()
NO_CHARS: Final = Chars()


class Writer:
    """A mark that says which game may change an object in place (copy on write)."""

    __slots__ = ()


NO_WRITER: Final = Writer()


# The way in which something is paid for (903.2i-ii): as usual, without paying, by [Incarnation], for another
# cost, with an optional additional cost, for what an effect allows one to pay instead.
WayKind = Literal["", "free", "incarnation", "other", "paid additional", "allowed"]
WAYS: Final[tuple[WayKind, ...]] = ("", "free", "incarnation", "other", "paid additional", "allowed")


def way_named(word: str) -> WayKind:
    """The way to pay that an option names."""
    for way in WAYS:
        if way == word:
            return way
    raise AssertionError(f"no way to pay {word!r}")


# What a note on a card is about: cards it removed or put into the field, the card it was added to, that it
# was to be destroyed with it, an effect that begins as it enters, a word or a mode chosen for it, the will
# paid for it, the way it was paid for.
NoteKind = Literal[
    "removed",
    "put",
    "host",
    "lost host",
    "effect",
    "word",
    "mode",
    "will",
    "free",
    "incarnation",
    "other",
    "paid additional",
    "allowed",
    "permitted",
]


class Note:
    """One thing that a card remembers for its abilities. Never changed."""

    __slots__ = ("key", "kind", "number", "of", "ref", "turn", "word")

    def __init__(
        self,
        kind: NoteKind = "word",
        ref: RefId = NOBODY,
        number: int = 0,
        key: int = 0,
        turn: int = 0,
        of: WordKind = "name",
        word: str = "",
    ) -> None:
        self.kind = kind
        self.ref = ref  # the card; of will what made it
        self.number = number  # the effect, the mode, the kind of will
        self.key = key  # the slot of a word, a checksum of the modes to choose from
        self.turn = turn  # for which the mode counts, 0: for the game
        self.of = of  # what the word is
        self.word = word


class Obj:
    """A card, token, copy, or ability on the chase, in one zone for one stay."""

    __slots__ = (
        "ability",
        "astral_until",
        "base",
        "became",
        "chars",
        "controller",
        "counters",
        "ctx",
        "damage",
        "definition",
        "entered",
        "face",
        "face_down",
        "home",
        "home_stamp",
        "host",
        "id",
        "kind",
        "marks",
        "memory",
        "origin",
        "owner",
        "prev",
        "rested",
        "revealed",
        "serial",
        "sign",
        "since",
        "source",
        "stamp",
        "writer",
        "used",
        "x",
        "zone",
    )

    def __init__(self) -> None:
        self.id = NOBODY
        self.writer: Writer = NO_WRITER
        self.kind = CARD
        self.definition = 0  # index into the game's definitions
        self.face = 0
        self.owner = PLAYER_A
        self.controller = PLAYER_A
        self.home = PLAYER_A  # who controls it while no effect says otherwise
        self.home_stamp = 0  # when an effect without duration said so; newer effects come before it (909.3b)
        self.zone: Zone = GONE
        self.serial = 0  # which physical card, for restarting and for the invariant of one place per card
        self.rested = False  # 303.1: in the field (307.3) and ruler area (308.3)
        self.face_down = False
        self.revealed = False
        self.damage = 0
        self.counters: dict[str, int] | None = None
        self.since = 0  # turn serial since when its controller has had it in this zone (803.3a, 905.3)
        self.entered = 0  # turn serial in which it came into this zone
        self.stamp = 0  # timestamp (909.3b)
        self.host: RefId = NOBODY  # the object this is added to (1002) or attached to (1032)
        self.marks = 0
        self.x = UNDETERMINED  # X determined for it (903.2f), kept by a J-ruler (903.2f-ii)
        self.origin = NO_ZONE  # the zone it came from
        self.prev = NOBODY  # the object it was before
        self.became = NOBODY  # the object it is now, nobody while it is still this one (`still_itself`)
        self.used: dict[int, int] | None = None  # uses of limited abilities this turn
        self.memory: tuple[Note, ...] = ()
        self.source = NOBODY  # for abilities on the chase: the card they are of
        self.ability: Ability | None = None
        self.ctx = NO_CTX  # execution context on the chase
        self.astral_until = 0
        self.base: Chars = NO_CHARS
        self.chars: Chars = NO_CHARS
        self.sign: i64 = 0  # for keys of positions (keys.py), 0 since it was last written to

    def copy(self, writer: Writer) -> Obj:
        """A copy that belongs to the game with that writer."""
        o = Obj()
        o.id = self.id
        o.writer = writer
        o.kind = self.kind
        o.definition = self.definition
        o.face = self.face
        o.owner = self.owner
        o.controller = self.controller
        o.home = self.home
        o.home_stamp = self.home_stamp
        o.zone = self.zone
        o.serial = self.serial
        o.rested = self.rested
        o.face_down = self.face_down
        o.revealed = self.revealed
        o.damage = self.damage
        o.counters = self.counters
        o.since = self.since
        o.entered = self.entered
        o.stamp = self.stamp
        o.host = self.host
        o.marks = self.marks
        o.x = self.x
        o.origin = self.origin
        o.prev = self.prev
        o.became = self.became
        o.used = self.used
        o.memory = self.memory
        o.source = self.source
        o.ability = self.ability
        o.ctx = self.ctx
        o.astral_until = self.astral_until
        o.base = self.base
        o.chars = self.chars
        return o


def still_itself(o: Obj) -> bool:
    """Whether an object is still there: it has neither become another (302.3) nor ceased to exist."""
    return o.became == NOBODY


Awakened = tuple[Keyword, ...]  # in the order they are written
# Of most contexts: shared by them and never changed, nor are the words and shares of any context.
NO_WORDS: Final[dict[int, str]] = {}
NO_SHARES: Final[dict[RefId, int]] = {}


class Ctx:
    """The knowledge of a spell or ability while it is played and resolved: choices, targets, results.

    `slots` holds references (ids.py), `numbers` and
    `words` other results by slot; `chosen` lists the slots that are targets (903.2g). `controller` also
    controls the effects that come of it (105.3c).
    """

    __slots__ = (
        "ability",
        "awakened",
        "controller",
        "did",
        "effect",
        "event",
        "id",
        "modes",
        "more",
        "numbers",
        "paid",
        "shares",
        "slots",
        "source",
        "targets",
        "writer",
        "words",
        "x",
        "y",
        "you",
    )

    def __init__(self, source: RefId = NOBODY, you: PlayerId = PLAYER_A) -> None:
        self.id = NO_CTX
        self.writer: Writer = NO_WRITER
        self.source: RefId = source
        self.controller = you
        self.you = you  # who "you" is: the controller, or the player of EachPlayerDoes
        self.ability: Ability | None = None
        self.effect: Effect | None = None  # what is to be resolved
        self.more: tuple[CtxId, ...] = ()  # contexts of further paragraphs of the same spell
        self.event: Event | None = None
        self.slots: dict[int, tuple[RefId, ...]] = {}
        self.numbers: dict[int, int] = {}
        self.words: dict[int, str] = NO_WORDS
        self.did: dict[int, bool] = {}
        self.targets: tuple[int, ...] = ()
        self.shares: dict[RefId, int] = NO_SHARES  # 903.2h: reference -> amount
        self.modes: tuple[int, ...] = ()
        self.awakened: Awakened = ()  # the [Awakening] abilities it was played with (903.2c)
        self.paid: tuple[tuple[int, RefId], ...] = ()  # will spent on it: (kind, source object)
        self.x = UNDETERMINED
        self.y = UNDETERMINED

    def copy(self, writer: Writer) -> Ctx:
        """A copy that belongs to the game with that writer."""
        c = Ctx()
        c.id = self.id
        c.writer = writer
        c.source = self.source
        c.controller = self.controller
        c.you = self.you
        c.ability = self.ability
        c.effect = self.effect
        c.more = self.more
        c.event = self.event
        c.slots = dict(self.slots)
        c.numbers = dict(self.numbers)
        c.words = self.words
        c.did = dict(self.did)
        c.targets = self.targets
        c.shares = self.shares
        c.modes = self.modes
        c.awakened = self.awakened
        c.paid = self.paid
        c.x = self.x
        c.y = self.y
        return c


class Event:
    """Something that happened, and the clause by which it did. Made by core/happenings.py, never changed."""

    __slots__ = (
        "amount",
        "clause",
        "kind",
        "kinds",
        "object",
        "old",
        "origin",
        "player",
        "source",
        "subject",
        "to",
        "word",
    )

    kind: int
    clause: str
    subject: RefId
    object: RefId
    amount: int
    player: PlayerId
    source: RefId
    origin: Zone
    to: Zone
    word: str
    old: RefId
    kinds: tuple[str, ...]  # of an ability that is played, of a choice, of phases


class Learned:
    """Each seat's knowledge of hidden cards up to some event (knowledge.py). Only the game with its writer
    changes it; a clone makes its own."""

    __slots__ = ("before", "down", "events", "ever", "in_piles", "known", "objects", "signs", "writer")

    def __init__(
        self,
        known: tuple[set[RefId], ...],
        ever: tuple[set[RefId], ...],
        down: set[RefId],
        before: Event | None,
        events: int,
        objects: int,
    ) -> None:
        self.known = known
        self.ever = ever
        self.down = down
        self.before = before
        self.events = events
        self.objects = objects
        self.signs: dict[int, int] = {}  # for keys of positions (keys.py), by seat
        self.in_piles = False  # those signs tell where in a pile a card lies
        self.writer: Writer = NO_WRITER

    def forget_signs(self) -> None:
        """Work the signs out anew when they are asked for."""
        self.signs.clear()
        self.in_piles = False
