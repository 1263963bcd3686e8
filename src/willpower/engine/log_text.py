"""Sentences for events: one function for each kind, in the words a judge would use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.symbols import (
    ATTRIBUTE_NAME,
    CHASE,
    DECK,
    EXTRA_DECK,
    FIELD,
    GONE,
    GRAVEYARD,
    HAND,
    IN_PLAY,
    ITEMS,
    LIFEBREAK,
    OUTSIDE,
    REMOVED,
    RULER,
    RULER_AREA,
    RUNES,
    STANDBY,
    STONE_DECK,
)

from . import events as E
from .objects import ABILITY, BREAK, COPY, JUDGMENT, Event, Obj, is_player
from .state import State

ZONE_WORDS: Final[dict[int, str]] = {
    DECK: "deck",
    STONE_DECK: "magic stone deck",
    HAND: "hand",
    FIELD: "field",
    RULER_AREA: "ruler area",
    GRAVEYARD: "graveyard",
    STANDBY: "standby area",
    REMOVED: "removed area",
    CHASE: "chase area",
    ITEMS: "item area",
    EXTRA_DECK: "extra deck",
    RUNES: "rune area",
    LIFEBREAK: "lifebreak area",
    GONE: "game",
    OUTSIDE: "cards out of the game",
}
_SIDES: Final = ("shift", "past", "invert", "hope")  # words of TURNED for two-sided cards (1302)


def stayed_itself(e: Event) -> bool:
    """Whether a ruler's card moved between field and ruler area as the same card (302.3)."""
    return e.kind == E.MOVED and bool(e.origin & IN_PLAY) and bool(e.to & IN_PLAY)


class Teller:
    """Names things as they were at the moment being told. `shown` are the objects that may be named."""

    __slots__ = ("controllers", "faces", "g", "names", "shown")

    def __init__(self, g: State, names: tuple[str, str], log: list[Event]) -> None:
        self.g = g
        self.names = names
        self.shown: set[int] = set()
        self.faces: dict[int, int] = {}
        self.controllers: dict[int, int] = {}
        self._begin(log)

    def _begin(self, log: list[Event]) -> None:
        """Finds the side that was up at first of cards that were turned, and who had cards at first."""
        objs = self.g.objs
        rulers: set[int] = set()
        for e in log:
            if e.subject < 0:
                continue
            if e.kind == E.CONTROL and e.subject not in self.controllers:
                self.controllers[e.subject] = objs[e.subject].owner
            elif e.kind == E.TURNED and e.word in _SIDES:
                self.faces[e.subject] = 1 - self.faces.get(e.subject, objs[e.subject].face)
            elif stayed_itself(e) or (e.kind == E.TURNED and e.word == "judged"):
                if e.subject not in rulers and self._is_ruler(objs[e.subject]):
                    rulers.add(e.subject)
                    self.faces[e.subject] = 1 if e.kind == E.TURNED or e.to == RULER_AREA else 0

    def _is_ruler(self, o: Obj) -> bool:
        return bool(self.g.definitions[o.definition].faces[0].types & RULER)

    def note(self, e: Event) -> None:
        """Takes in an event before it is told."""
        if e.subject < 0:
            return
        if e.kind == E.CONTROL:
            self.controllers[e.subject] = e.player
        elif e.kind == E.TURNED and e.word in _SIDES:
            self.faces[e.subject] = 1 - self.faces[e.subject]
        elif e.kind == E.TURNED and e.word in ("judged", "second form") and e.subject in self.faces:
            self.faces[e.subject] += 1  # 1304.5a
        elif stayed_itself(e) and e.subject in self.faces:
            self.faces[e.subject] = 1 if e.to == FIELD else 0

    def player(self, player: int) -> str:
        """A player's name."""
        return self.names[player] if 0 <= player < 2 else "nobody"

    def bare(self, ref: int) -> str:
        """The name of a card without whose it is."""
        o = self.g.objs[ref]
        faces = self.g.definitions[o.definition].faces
        face = self.faces.get(ref, o.face)
        known = faces[min(face, len(faces) - 1)]
        if known.names and known.names[0]:
            return known.names[0]
        return " ".join([*[race for race in known.races if race], "token"])

    def holder(self, ref: int) -> int:
        """Who has a card: its controller in play and on the chase, otherwise its owner."""
        o = self.g.objs[ref]
        if o.zone & (FIELD | CHASE | ITEMS | RULER_AREA):
            return self.controllers.get(ref, o.home)
        return o.owner

    def name(self, ref: int) -> str:
        """A card or player: "A's Ogre", "B", "a card of B's"."""
        if is_player(ref):
            return self.player(-1 - ref)
        if ref < 0:
            return "nothing"
        o = self.g.objs[ref]
        if o.kind in (ABILITY, JUDGMENT, BREAK) and o.source >= 0:
            what = "judgment" if o.kind == JUDGMENT else "ability"
            return f"{self.player(self.holder(ref))}'s {what} of {self.bare(o.source)}"
        whose = self.player(self.holder(ref))
        if ref not in self.shown:
            return f"a card of {whose}'s"
        if o.kind == COPY:
            return f"{whose}'s copy of {self.bare(ref)}"
        return f"{whose}'s {self.bare(ref)}"

    def card(self, ref: int) -> str:
        """A card whose holder goes without saying: "Ogre" or "a card"."""
        return self.bare(ref) if ref in self.shown else "a card"

    def by(self, e: Event) -> str:
        """What caused it, if that is another card: " by A's Snuff"."""
        if e.source < 0 or e.source in (e.subject, e.old, e.object) or e.source not in self.shown:
            return ""
        return f" by {self.name(e.source)}"


def zone_of(t: Teller, ref: int, zone: int) -> str:
    """Where a card is: "A's hand", "the field"."""
    words = ZONE_WORDS.get(zone, "game")
    if zone in (FIELD, CHASE, GONE):
        return f"the {words}"
    o = t.g.objs[ref]
    return f"{t.player(o.owner if zone != ITEMS else t.holder(ref))}'s {words}"


def count(n: int, noun: str) -> str:
    """A number with its noun: "1 card", "3 cards"."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


# ---- one sentence for each kind ----------------------------------------------------------------------


def moved(t: Teller, e: Event) -> str:
    """A card changed zones."""
    who = t.player(e.player)
    card = t.card(e.subject) if e.subject in t.shown else t.card(e.old)
    owned = t.name(e.old)
    cause = e.word
    if cause == "drawn":
        return f"{who} draws {card}"
    if cause == "discarded":
        return f"{t.player(t.g.objs[e.subject].owner)} discards {card}"
    if cause == "destroyed":
        return f"{owned} is destroyed{t.by(e)}"
    if cause == "erased":
        return f"{owned} is erased from existence{t.by(e)}"
    if cause == "banished":
        return f"{who} banishes {card}"
    if cause == "played":
        return f"{who} plays {card} from {place(e.origin)}"
    if cause == "called":
        return f"{who} calls {card}"
    if cause == "judged":
        return f"{owned} comes into the field as a J-ruler"
    if cause == "set":
        return f"{who} puts {card} into the standby area"
    if cause == "cancelled":
        return f"{owned} is cancelled{t.by(e)}"
    if cause == "created":
        return f"{t.name(e.subject)} is created"
    if cause == "milled":
        return f"{owned} goes from the top of the deck to {zone_of(t, e.subject, e.to)}"
    if cause == "resolved" and e.to == FIELD:
        return f"{t.name(e.subject)} comes into the field"
    if e.to == FIELD:
        return f"{t.name(e.subject)} comes into the field from {zone_of(t, e.old, e.origin)}{t.by(e)}"
    verb = {"removed": "is removed", "returned": "returns"}.get(cause, "goes")
    return f"{owned} {verb} from {zone_of(t, e.old, e.origin)} to {zone_of(t, e.subject, e.to)}{t.by(e)}"


def place(zone: int) -> str:
    """The zone somebody plays from."""
    return f"the {ZONE_WORDS.get(zone, 'game')}"


def attacked(t: Teller, e: Event) -> str:
    """An attack."""
    return f"{t.name(e.subject)} attacks {t.name(e.object)}"


def blocked(t: Teller, e: Event) -> str:
    """A block."""
    return f"{t.name(e.subject)} blocks {t.name(e.object)}"


def damaged(t: Teller, e: Event) -> str:
    """Damage dealt."""
    kind = "battle damage" if e.word == "battle" else "damage"
    if e.subject < 0:
        return f"{t.name(e.object)} is dealt {e.amount} {kind}"
    return f"{t.name(e.subject)} deals {e.amount} {kind} to {t.name(e.object)}"


def life_gained(t: Teller, e: Event) -> str:
    """Life gained."""
    return f"{t.player(e.player)} gains {e.amount} life{t.by(e)}"


def life_lost(t: Teller, e: Event) -> str:
    """Life lost or paid."""
    verb = "pays" if e.word == "paid" else "loses"
    return f"{t.player(e.player)} {verb} {e.amount} life{t.by(e)}"


def rested(t: Teller, e: Event) -> str:
    """A card rested."""
    return f"{t.name(e.subject)} rests"


def recovered(t: Teller, e: Event) -> str:
    """A card recovered."""
    return f"{t.name(e.subject)} recovers"


def phase(t: Teller, e: Event) -> str:
    """A moment of the turn."""
    point, _, what = e.word.partition(" of ")
    if not what:
        return f"{t.player(e.player)}'s turn: {e.word}"
    words = {"draw": "draw phase", "recovery": "recovery phase", "main": "main phase", "end": "end phase"}
    if what == "game":
        return f"The game {'begins' if point == 'beginning' else 'ends'}"
    verb = "begins" if point == "beginning" else "ends"
    return f"{t.player(e.player)}'s {words.get(what, what)} {verb}"


def played(t: Teller, e: Event) -> str:
    """A card counts as played."""
    return f"{t.player(e.player)} has played {t.card(e.subject)}"


def ability_played(t: Teller, e: Event) -> str:
    """An ability was played."""
    words = e.word.split(",")
    kind = "a will ability" if "will" in words else f"an {words[0]} ability" if words[0] else "an ability"
    if "god's art" in words:
        kind = "a God's Art"
    return f"{t.player(e.player)} plays {kind} of {t.card(e.subject)}"


def judged(t: Teller, e: Event) -> str:
    """A ruler became a J-ruler."""
    return f"{t.player(e.player)}'s ruler has become {t.card(e.subject)} by judgment"


def targeted(t: Teller, e: Event) -> str:
    """Something was chosen as a target."""
    return f"{t.name(e.subject)} becomes a target of {t.name(e.source)}"


def counters_put(t: Teller, e: Event) -> str:
    """Counters put on a card."""
    return f"{count(e.amount, f'{e.word} counter'.strip())} put on {t.name(e.subject)}{t.by(e)}"


def counters_removed(t: Teller, e: Event) -> str:
    """Counters removed from a card."""
    return f"{count(e.amount, f'{e.word} counter'.strip())} removed from {t.name(e.subject)}{t.by(e)}"


def drew(t: Teller, e: Event) -> str:
    """A card drawn."""
    return f"{t.player(e.player)} draws {t.card(e.subject) if e.subject >= 0 else count(e.amount, 'card')}"


def discarded(t: Teller, e: Event) -> str:
    """A card discarded."""
    return f"{t.player(e.player)} discards {t.card(e.subject)}"


_DEEDS: Final[dict[str, str]] = {
    "call": "calls",
    "standby": "puts into the standby area:",
    "reveal": "reveals",
    "look": "looks at",
    "lifebreak": "performs lifebreak with",
    "judgment played": "plays the judgment of",
    "unseal": "unseals",
    "gain gem": "gains",
    "create token": "creates",
    "awaken": "awakens",
}


def did(t: Teller, e: Event) -> str:
    """Other things players do."""
    who = t.player(e.player)
    if e.word == "will gone":
        return f"{who}'s will is gone"
    if e.word == "search":
        zones = " and ".join([words for zone, words in ZONE_WORDS.items() if e.origin & zone])
        return f"{who} searches {'a ' + zones if zones else 'for cards'}"
    if e.word == "foresee":
        return f"{who} foresees {e.amount}"
    if e.word == "force":
        return f"{who} uses [Force]{f': {e.amount}' if e.amount else ''}"
    if e.word == "damage removed":
        return f"{e.amount} damage is removed from {t.name(e.subject)}"
    if e.subject >= 0:
        verb = _DEEDS.get(e.word, f"({e.word})")
        # Of one's own cards the name is enough; of another's, whose it is.
        what = t.card(e.subject) if t.holder(e.subject) == e.player else t.name(e.subject)
        return f"{who} {verb} {what}"
    return f"{who}: {e.word}" + (f" {e.amount}" if e.amount else "")


def added(t: Teller, e: Event) -> str:
    """An addition added."""
    return f"{t.name(e.subject)} is added to {t.name(e.object)}"


_TURNS: Final[dict[str, str]] = {
    "shift": "shifts to its future side",
    "past": "is turned to its past side",
    "invert": "inverts to its despair side",
    "hope": "is turned to its hope side",
    "second form": "takes its second form",
    "judged": "takes its second form",
    "face up": "is turned face up",
    "face down": "is turned face down",
    "heal": "is healed",
    "unseal": "is unsealed",
}


def turned(t: Teller, e: Event) -> str:
    """A card turned over."""
    return f"{t.name(e.subject)} {_TURNS.get(e.word, f'is turned ({e.word})')}"


def control(t: Teller, e: Event) -> str:
    """Control changed."""
    what = t.bare(e.subject) if e.subject in t.shown else "a card"
    return f"{t.player(e.player)} gains control of {what}{t.by(e)}"


def cancelled(t: Teller, e: Event) -> str:
    """Something was cancelled."""
    return f"{t.name(e.subject)} is cancelled{t.by(e)}"


def resolved(t: Teller, e: Event) -> str:
    """Something was resolved."""
    return f"{t.name(e.subject)} is resolved"


def turn_began(t: Teller, e: Event) -> str:
    """A turn began."""
    return f"Turn {e.amount}: {t.player(e.player)}'s turn begins"


def passed(t: Teller, e: Event) -> str:
    """A pass."""
    return f"{t.player(e.player)} passes"


_CHOICES: Final[dict[str, str]] = {
    "first player": "takes the first turn",
    "forfeit": "forfeits the attack",
    "no block": "does not block",
}


def chose(t: Teller, e: Event) -> str:
    """A choice worth telling."""
    if e.word in _CHOICES:
        return f"{t.player(e.player)} {_CHOICES[e.word]}"
    about = f" for {t.card(e.subject)}" if e.subject >= 0 else ""
    return f"{t.player(e.player)} chooses{about}: {e.word or e.amount}"


def will(t: Teller, e: Event) -> str:
    """Will produced."""
    kind = ATTRIBUTE_NAME.get(e.amount)
    source = f" with {t.card(e.subject)}" if e.subject >= 0 else ""
    return f"{t.player(e.player)} produces {kind + ' will' if kind else 'will without attribute'}{source}"


def won(t: Teller, e: Event) -> str:
    """Somebody won."""
    return f"{t.player(e.player)} wins the game"


def lost(t: Teller, e: Event) -> str:
    """Somebody lost."""
    return f"{t.player(e.player)} loses the game"


def drawn_game(t: Teller, e: Event) -> str:
    """A draw."""
    return "The game is a draw"


def shuffled(t: Teller, e: Event) -> str:
    """A deck shuffled."""
    return f"{t.player(e.player)} shuffles the {ZONE_WORDS.get(e.to, 'deck')}"


def revealed(t: Teller, e: Event) -> str:
    """A card revealed."""
    where = f" in {zone_of(t, e.subject, e.origin)}" if e.origin and e.subject >= 0 else ""
    return f"{t.player(e.player)} reveals {t.card(e.subject)}{where}"


def triggered(t: Teller, e: Event) -> str:
    """An automatic ability triggered."""
    return f"An ability of {t.name(e.subject)} triggers"


def rolled(t: Teller, e: Event) -> str:
    """A die rolled."""
    return f"{t.player(e.player)} rolls {e.amount}"


def weather(t: Teller, e: Event) -> str:
    """The weather changed."""
    return f"{t.player(e.player)}'s weather is {e.word}"


def state(t: Teller, e: Event) -> str:
    """The status an ability waits for has come (906.9)."""
    return f"What an ability of {t.name(e.subject)} waits for is so"


def effect(t: Teller, e: Event) -> str:
    """A continuous effect began or ended."""
    other = e.object != e.subject and (e.object >= 0 or is_player(e.object))
    about = f" on {t.name(e.object)}" if other else ""
    how_long = f" ({e.word})" if e.word else ""
    source = t.name(e.subject) if e.subject >= 0 else "the rules"
    return f"An effect of {source} begins{about}{how_long}"


def replaced(t: Teller, e: Event) -> str:
    """A replacement effect applied."""
    what = t.name(e.subject) if e.subject >= 0 or is_player(e.subject) else "what would happen"
    source = f" ({t.name(e.source)})" if e.source >= 0 and e.source in t.shown else ""
    return f"What would happen to {what} is {e.word or 'replaced'}{source}"


def paid(t: Teller, e: Event) -> str:
    """A cost paid."""
    what = f" for {t.card(e.object)}" if e.object >= 0 else ""
    return f"{t.player(e.player)} pays {e.amount} will{what}"


def illegal_target(t: Teller, e: Event) -> str:
    """A target dropped."""
    source = f" of {t.name(e.source)}" if e.source >= 0 else ""
    return f"{t.name(e.subject)} is no longer a legal target{source}"


def skipped(t: Teller, e: Event) -> str:
    """A phase skipped."""
    return f"{t.player(e.player)}'s {e.word} phase is skipped"


def created(t: Teller, e: Event) -> str:
    """A token created."""
    return f"{t.name(e.subject)} is created{t.by(e)}"


def looped(t: Teller, e: Event) -> str:
    """A loop dealt with (1301)."""
    if e.player < 0:
        return f"A loop: {e.word or 'it repeats'}"
    return f"The loop is performed {count(e.amount, 'time')}, as {t.player(e.player)} says"


def told(t: Teller, e: Event) -> str:
    """Anything else worth telling."""
    if e.word == "life":
        return f"{t.player(e.player)} begins with {e.amount} life"
    if e.word == "life is rounded up":
        return f"{t.player(e.player)}'s life is rounded up to {e.amount}"
    if e.word == "begins the game" and is_player(e.subject):
        return f"{t.name(e.subject)} begins the game with {count(e.amount, 'card')} in the {ZONE_WORDS[e.to]}"
    if e.word.startswith("the ") or (e.subject < 0 and not is_player(e.subject)):
        return e.word[:1].upper() + e.word[1:]
    verb = {"removed": "is ", "an": "gets "}.get(e.word.partition(" ")[0], "")
    return f"{t.name(e.subject)} {verb}{e.word}"


SENTENCES: Final[dict[int, Callable[[Teller, Event], str]]] = {
    E.MOVED: moved,
    E.ATTACKED: attacked,
    E.BLOCKED: blocked,
    E.DAMAGED: damaged,
    E.LIFE_GAINED: life_gained,
    E.LIFE_LOST: life_lost,
    E.RESTED: rested,
    E.RECOVERED: recovered,
    E.PHASE: phase,
    E.PLAYED: played,
    E.ABILITY_PLAYED: ability_played,
    E.JUDGED: judged,
    E.TARGETED: targeted,
    E.COUNTERS_PUT: counters_put,
    E.COUNTERS_REMOVED: counters_removed,
    E.DREW: drew,
    E.DISCARDED: discarded,
    E.DID: did,
    E.ADDED: added,
    E.TURNED: turned,
    E.CONTROL: control,
    E.CANCELLED: cancelled,
    E.RESOLVED: resolved,
    E.TURN_BEGAN: turn_began,
    E.PASSED: passed,
    E.CHOSE: chose,
    E.WILL: will,
    E.WON: won,
    E.LOST: lost,
    E.DRAWN_GAME: drawn_game,
    E.SHUFFLED: shuffled,
    E.REVEALED: revealed,
    E.TRIGGERED: triggered,
    E.ROLLED: rolled,
    E.WEATHER: weather,
    E.STATE: state,
    E.EFFECT: effect,
    E.REPLACED: replaced,
    E.PAID: paid,
    E.ILLEGAL_TARGET: illegal_target,
    E.SKIPPED: skipped,
    E.CREATED: created,
    E.LOOPED: looped,
    E.TOLD: told,
}
