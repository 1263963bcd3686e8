"""Continuous effects gathered for a refresh: which there are, and where in the order of 909 they belong.

A `Part` is one continuous effect of one card or one resolved ability; an `Entry` is one of its mods, waiting
for its layer. Whether a part applies is asked when its first layer has come: its conditions belong to it
(909.4). From then on it goes on, with the same cards, through all its layers (909.2, readings 8).
"""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter
from typing import Final

from willpower.abilities.ability import Ability, Activate, Continuous, Keyword
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import Condition
from willpower.abilities.effects import Rest
from willpower.abilities.nouns import (
    All,
    Host,
    Noun,
    OtherThan,
    Ref,
    RulerOf,
    This,
)
from willpower.abilities.statics import (
    LAYERS,
    AddAbilities,
    CanAlso,
    Cannot,
    Gains,
    Mod,
    Must,
    OnlyWhile,
    ReleaseSeal,
    ScaleChanges,
    SetValues,
    Static,
)
from willpower.abilities.symbols import ADDITION, CHANT, CHASE, IN_PLAY, ITEMS, RUNE, Zone

from ..core.ids import UNDETERMINED, ObjId, PlayerId, RefId
from ..core.memory import recall_words
from ..core.objects import NO_WRITER, AbilitySet, Chars, Ctx, Note, Obj
from ..core.state import ActiveStatic, Lasting, State
from ..text.expansions import text_of
from ..text.keywords import ability_set, changes_playing, is_base, reach
from . import conditional_keywords as conditional
from . import evaluate
from .lasting import KEPT
from .standing import may_change_costs
from .steadiness import asks_characteristics

Key = tuple[int, int, int]
Numbers = tuple[int, int]
_HOME: Final = IN_PLAY | ITEMS  # where abilities are active that name no zone (902.1a, 902.1b, 313.1)


class Part:
    """One continuous effect."""

    __slots__ = (
        "ability",
        "begun",
        "conditions",
        "ctx",
        "fixed",
        "held",
        "keyword",
        "lasting",
        "noun",
        "refs",
        "source",
        "stamp",
    )

    def __init__(self, source: RefId, stamp: int, ctx: Ctx) -> None:
        self.source = source
        self.stamp = stamp
        self.ctx = ctx
        self.lasting = 0  # number of the lasting effect, 0 for a continuous ability
        self.held: AbilitySet | None = None  # the abilities of its card when it was gathered
        self.ability: Continuous | None = None
        self.keyword: Keyword | None = None  # the conditional keyword whose text it is
        self.conditions: tuple[Condition, ...] = ()
        self.noun: Noun | None = None  # the cards it is about, found anew each time (909.4)
        self.refs: tuple[RefId, ...] = ()  # or specific cards
        self.begun = False
        self.fixed: tuple[RefId, ...] = ()  # the cards it applies to once it has begun


class Entry:
    """One mod of one continuous effect, waiting for its layer."""

    __slots__ = ("layer", "mod", "part", "steady")

    def __init__(self, layer: str, mod: Mod, part: Part) -> None:
        self.layer = layer
        self.mod = mod
        self.part = part
        self.steady = UNDETERMINED  # 1: nothing else of its layer changes it (dependency.py)


stamp_of: Final = attrgetter("part.stamp")  # when an effect began (909.3b)


class Change:
    """A change that one mod of one continuous effect made to one card, for somebody who asks where it comes
    from."""

    __slots__ = ("ab", "after", "atk", "defense", "mod", "part", "ref")

    def __init__(self, ref: RefId, part: Part, mod: Mod, atk: int | None, defense: int | None) -> None:
        self.ref = ref
        self.part = part
        self.mod = mod
        self.atk = atk  # before it
        self.defense = defense
        self.ab: AbilitySet | None = None
        self.after: tuple[int | None, int | None, AbilitySet | None] = (None, None, None)


class Work:
    """The effects that a refresh gathers."""

    __slots__ = (
        "again",
        "answers",
        "asked",
        "based",
        "changes",
        "entries",
        "found",
        "given",
        "layer",
        "moved",
        "released",
        "releases",
        "scaled",
        "seen",
        "touched",
        "trial",
        "truth",
    )

    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}
        self.found: list[tuple[ActiveStatic, Part]] = []
        self.releases: list[tuple[ReleaseSeal, Ctx]] = []
        self.released = False  # some effect releases seals, or would if something else were so
        self.again = False  # conditions were taken to be otherwise than when their turn came
        self.asked: list[Question] = []  # all that was asked of the game (asked_again.py)
        self.scaled = False  # some effect changes by how much values are raised or lowered
        self.touched: dict[ObjId, Chars] = {}
        self.seen: dict[tuple[int, int], int] = {}
        self.layer = "a"
        self.moved: dict[str, str] = {}  # layers that stand elsewhere in the edition (909.1)
        # Conditions about characteristics: what they were found to be, and what they shall be taken to be.
        self.answers: dict[Key, tuple[Part, Node, bool]] = {}
        self.truth: dict[Key, bool] = {}
        # The numbers of base abilities (904.2): what they were found to be, and what they shall be.
        self.based: dict[Key, tuple[Part, SetValues, Numbers]] = {}
        self.given: dict[Key, Numbers] = {}
        self.trial = False  # it is only tried what an effect would do (909.3a)
        self.changes: list[Change] | None = None  # noted only for somebody who asks


Source = tuple[ObjId, AbilitySet, int, Zone, PlayerId, tuple[Note, ...]]
# What is asked to apply an effect: the effect, the condition, keyword, noun or mod, and the answer.
Question = tuple[Part, Node, object]


class Piece:
    """The effects of one card, or one lasting effect, kept until that is another."""

    __slots__ = ("lasting", "source", "work")

    def __init__(self, work: Work) -> None:
        self.work = Work()
        self.work.moved = work.moved
        self.source: Source | None = None
        self.lasting: Lasting | None = None


def begin_all(work: Work, pieces: list[Piece]) -> None:
    """Hands effects to a refresh; none of them has begun to apply."""
    for piece in pieces:
        own = piece.work
        work.scaled = work.scaled or own.scaled
        work.seen.update(own.seen)
        work.found += own.found
        for _, part in own.found:
            part.begun = False
        for layer, some in own.entries.items():
            if layer in work.entries:
                work.entries[layer] += some
            else:
                work.entries[layer] = some.copy()
            for entry in some:
                entry.part.begun = False


class Gathered:
    """The effects of all continuous abilities and lasting effects, kept until one of their sources changes;
    then those of the others are kept still.

    Kept are the sources (card, abilities, time, zone, controller, memory), the lasting effects and the turn
    they were gathered in. What is found while effects are applied (abilities gained) is not among them.
    """

    __slots__ = (
        "asked",
        "change",
        "entries",
        "found",
        "lasting",
        "of_lasting",
        "pieces",
        "scaled",
        "seen",
        "sources",
        "steady",
        "turn",
    )

    def __init__(self, sources: list[Source], lasting: tuple[Lasting, ...], turn: int) -> None:
        self.sources = sources
        self.lasting = lasting
        self.turn = turn  # effects "during the next turn" begin with that
        self.pieces: dict[ObjId, Piece] = {}
        self.of_lasting: dict[int, Piece] = {}
        self.scaled = False
        self.entries: dict[str, list[Entry]] = {}
        self.found: list[tuple[ActiveStatic, Part]] = []
        self.seen: dict[tuple[int, int], int] = {}
        self.steady = False  # what was asked can be asked again without applying anything (asked_again.py)
        self.asked: list[Question] = []
        self.change = 0  # what they make of cards

    def keep(self, work: Work) -> None:
        """Keep everything that was gathered."""
        self.scaled = work.scaled
        for layer, some in work.entries.items():
            self.entries[layer] = some.copy()
        self.found = work.found.copy()
        self.seen = work.seen.copy()

    def begin(self, work: Work) -> None:
        """Hands the effects to a refresh; none of them has begun to apply."""
        work.scaled = self.scaled
        work.seen = self.seen.copy()
        work.found = self.found.copy()
        for _, part in self.found:
            part.begun = False
        for layer, some in self.entries.items():
            work.entries[layer] = some.copy()
            for entry in some:
                entry.part.begun = False


def own_context(o: Obj) -> Ctx:
    """A context for an object's own continuous abilities."""
    ctx = Ctx(o.id, o.controller)
    if o.memory:
        recall_words(o, ctx)
    return ctx


# ---- gathering -------------------------------------------------------------------------------------


def gather_object(g: State, work: Work, o: Obj, ab: AbilitySet, stamp: int) -> None:
    """Gathers the effects of an object's continuous abilities that are active where it is (902).

    `stamp`: since when it has them (909.3b). What was gathered before is not gathered again; an ability that
    it has twice is.
    """
    ctx = own_context(o)
    counts: dict[tuple[int, int], int] = {}
    for c in ab.continuous:
        if is_first(work, counts, o.id, c):
            gather_ability(g, work, o, ab, c, ctx, stamp, None)
    for k in ab.conditional if o.zone != CHASE else ab.spoken:
        if is_first(work, counts, o.id, k):
            gather_conditional(g, work, o, ab, k, ctx, stamp)


def is_first(work: Work, counts: dict[tuple[int, int], int], ref: ObjId, a: Ability) -> bool:
    """Whether this one of perhaps several equal abilities of a card was not gathered yet."""
    key = (ref, id(a))
    n = counts.get(key, 0) + 1
    counts[key] = n
    if n <= work.seen.get(key, 0):
        return False
    work.seen[key] = n
    return True


def gather_ability(
    g: State, work: Work, o: Obj, held: AbilitySet, c: Continuous, ctx: Ctx, stamp: int, k: Keyword | None
) -> None:
    """Gathers the effects of one continuous ability."""
    if g.edition.star_values == "0 until decided" and not o.zone & IN_PLAY and not c.zones:
        return  # the oldest edition has no base abilities (904.2)
    if not (c.zones or _HOME) & o.zone and not active_in(c, o.zone) and not spoken(o, c):
        return
    about = Part(o.id, stamp, ctx)
    about.ability = c
    about.held = held
    about.keyword = k
    if c.condition is not None:
        about.conditions = (c.condition,)
    if len(c.effects) == 1 and not isinstance(c.effects[0], OnlyWhile):
        gather_static(work, c.effects[0], about, about)
    else:
        gather_statics(work, c.effects, about)


def active_in(c: Continuous, zone: Zone) -> bool:
    """Whether a continuous ability of a card is active in a zone: each by its own words (902.1a, 902.2), a
    base ability everywhere (904.2). What changes how its card is played is asked by playing (readings 19)."""
    return bool((c.zones or _HOME) & zone) or is_base(c)


def spoken(o: Obj, c: Continuous) -> bool:
    """Whether an ability without a zone is that of a chant on the chase, where alone it does anything (201.5,
    902.2); what it gained before it was played goes with it (903.2d-i)."""
    here = o.zone == CHASE and not (c.zones and c.paragraph) and not o.chars.types & ~(CHANT | RUNE)
    return here and not any([changes_playing(e) for e in c.effects])


_added: Final[dict[int, tuple[Keyword, AddAbilities]]] = {}


def added_by(k: Keyword) -> AddAbilities:
    """The abilities of a conditional keyword that are not continuous; the same object each time."""
    known = _added.get(id(k))
    if known is None or known[0] is not k:
        known = (k, AddAbilities(tuple([a for a in text_of(k) if not isinstance(a, Continuous)])))
        _added[id(k)] = known
    return known[1]


_active: Final[dict[tuple[int, int], tuple[Keyword, AddAbilities]]] = {}


def active_of(k: Keyword, zone: Zone) -> AddAbilities:
    """Those of them that are active in a zone outside play (902.2); the same object each time."""
    known = _active.get((id(k), zone))
    if known is None or known[0] is not k:
        found = [a for a in added_by(k).abilities if isinstance(a, Ability) and reach(a) & zone]
        known = (k, AddAbilities(tuple(found)))
        _active[(id(k), zone)] = known
    return known[1]


def gather_conditional(
    g: State, work: Work, o: Obj, held: AbilitySet, k: Keyword, ctx: Ctx, stamp: int
) -> None:
    """Text a card has while the condition of its keyword holds: numbers at f, the rest at b (readings 7)."""
    for a in k.abilities:
        if isinstance(a, Continuous):
            gather_ability(g, work, o, held, a, ctx, stamp, k)
    rest = added_by(k)
    if rest.abilities and not o.zone & _HOME:
        rest = active_of(k, o.zone)
    if rest.abilities:
        part = Part(o.id, stamp, ctx)
        part.held = held
        part.keyword = k
        part.refs = (o.id,)
        add_entry(work, Entry("b", rest, part))


def gather_lasting(work: Work, static: Static, about: Part, refs: tuple[RefId, ...]) -> None:
    """Gathers an effect that a resolved spell or ability made (909.4)."""
    about.refs = refs
    gather_static(work, static, about, None)


def gather_statics(work: Work, statics: tuple[Static, ...], about: Part) -> None:
    """Gathers what one ability says; parts that speak of the same cards are one effect (909.2)."""
    going_on = one_effect(statics) if len(statics) > 1 else ()
    part: Part | None = None
    for n, static in enumerate(statics):
        part = gather_static(work, static, about, part if n and going_on[n] else None)


_one: Final[dict[int, tuple[tuple[Static, ...], tuple[bool, ...]]]] = {}


def one_effect(statics: tuple[Static, ...]) -> tuple[bool, ...]:
    """Which of these go on with what the one before says of cards: "lose A and gain B" (909.2)."""
    known = _one.get(id(statics))
    if known is None or known[0] is not statics:
        found: list[bool] = []
        begun = False
        what: Noun | None = None
        for static in statics:
            mine = static.what if isinstance(static, (Gains, Cannot, Must, CanAlso)) else None
            found.append(begun and mine is not None and mine == what)
            begun = found[-1] or isinstance(static, Gains)
            what = mine
        known = (statics, tuple(found))
        _one[id(statics)] = known
    return known[1]


def gather_static(work: Work, static: Static, about: Part, before: Part | None) -> Part | None:
    """Sorts one continuous effect: changes of characteristics by layer, everything else into the index.
    `before`: the part of the same effect whose cards it goes on with."""
    if isinstance(static, OnlyWhile):
        inner = copy_of(about)
        inner.conditions = (*about.conditions, static.condition)
        gather_statics(work, static.effects, inner)
        if may_change_costs(static):
            work.found.append((ActiveStatic(static, about.source, about.ctx, about.lasting), copy_of(about)))
        return None
    part = copy_of(about) if before is None else before
    if not isinstance(static, Gains):
        active = ActiveStatic(static, part.source, part.ctx, part.lasting)
        work.found.append((active, part))
        if isinstance(static, ScaleChanges):
            work.scaled = True
        return part
    if part.lasting == 0 or isinstance(static.what, (All, RulerOf)):
        part.noun = static.what
    base = part.ability is not None and is_base(part.ability)
    for mod in static.mods:
        layer = LAYERS[type(mod)]
        if base:
            layer = "a"  # 904.2, 909.1a
        elif part.keyword is not None:
            layer = "b" if layer != "g" else "g" if work.moved else "f"  # 909.1b, 909.1f
        if work.moved:
            layer = work.moved.get(layer, layer)
        add_entry(work, Entry(layer, mod, part))
    return part


def copy_of(part: Part) -> Part:
    """Another part that begins like this one."""
    made = Part(part.source, part.stamp, part.ctx)
    made.lasting = part.lasting
    made.held = part.held
    made.ability = part.ability
    made.keyword = part.keyword
    made.conditions = part.conditions
    made.refs = part.refs
    return made


def add_entry(work: Work, entry: Entry) -> None:
    """Adds an entry to its layer, or to the layer being applied if its own is over."""
    layer = entry.layer
    if layer < work.layer:
        layer = work.layer
    work.entries.setdefault(layer, []).append(entry)


def moved_layers(order: tuple[str, ...]) -> dict[str, str]:
    """Which layers of 909.1 are another one in an edition with fewer: without any layers all changes are one
    row in time; types may come after abilities. A changed printed value (909.7) is base information."""
    if not order:
        return {"b": "d", "c": "d", "e": "d", "f": "a", "g": "d"}
    moved = {"b": "d", "f": "a"}
    if "type and race" not in order:
        moved["c"] = "e"
    return moved


def give_to_hosts(g: State, work: Work) -> None:
    """In the oldest edition the card that an addition is on has the addition's abilities, except those that
    speak of a certain card (902.1a)."""
    for i in g.table.field:
        o = g.table.objs[i]
        if o.host < 0 or not o.base.types & ADDITION:
            continue
        given = tuple([a for a in o.base.ab.listed if not about_a_card(a)])
        if not given:
            continue
        c = o.base.copy()
        c.ab = ability_set(tuple([a for a in o.base.ab.listed if about_a_card(a)]))
        g.edit(i).chars = c
        work.touched[i] = c
        part = Part(i, o.stamp, own_context(o))
        part.refs = (o.host,)
        add_entry(work, Entry("d", AddAbilities(given), part))


def about_a_card(ability: Ability) -> bool:
    """Whether an ability speaks of its own card or of the one it is on; the rest symbol (1013.2) and "other
    resonators" do not."""
    named = sum([isinstance(node, (This, Host)) for node in walk(ability)])
    named -= sum([isinstance(node, OtherThan) and isinstance(node.what, This) for node in walk(ability)])
    if isinstance(ability, Activate):
        named -= sum([isinstance(item, Rest) and isinstance(item.what, This) for item in ability.cost])
    return named > 0


_about: Final[dict[int, tuple[Static, Static]]] = {}


def with_its_cards(found: ActiveStatic, part: Part) -> ActiveStatic:
    """A standing effect that goes on with changes of cards is about the cards these began with (909.2)."""
    static = found.static
    known = _about.get(id(static))
    if known is None or known[0] is not static:
        cards: dict[str, Noun] = {"what": Ref(KEPT)}
        known = (static, replace(static, **cards))  # type: ignore[arg-type]
        _about[id(static)] = known
    ctx = part.ctx.copy(NO_WRITER)
    ctx.slots[KEPT] = part.fixed
    return ActiveStatic(known[1], found.source, ctx, found.lasting)


# ---- whether a part applies ---------------------------------------------------------------------------


def applies(g: State, work: Work, part: Part) -> bool:
    """Whether an effect applies: it has begun, or its card still has it and its conditions hold."""
    if part.begun:
        return True
    if part.lasting == 0 and g.table.objs[part.source].chars.ab is not part.held and was_lost(g, part):
        return False
    if part.keyword is not None and not known(g, work, part, part.keyword):
        return False
    for condition in part.conditions:  # noqa: SIM110  (a generator costs more)
        if not known(g, work, part, condition):
            return False
    return True


def was_lost(g: State, part: Part) -> bool:
    """Whether a card lost an ability before any of its effects began (readings 8)."""
    ab = g.table.objs[part.source].chars.ab
    k = part.keyword
    if k is not None:
        for kept in (*ab.conditional, *ab.spoken):  # noqa: SIM110 (a generator is a call for each)
            if kept is k:
                return False
        return True
    a = part.ability
    if a is None:
        return False
    for have in ab.continuous:  # noqa: SIM110
        if have is a:
            return False
    return True


def known(g: State, work: Work, part: Part, condition: Condition | Keyword) -> bool:
    """Whether a condition of an effect holds; where it asks for characteristics, as it is taken to be."""
    if not asks_characteristics(condition):
        value = now(g, work, part, condition)
        work.asked.append((part, condition, value))
        return value
    key = (part.source, part.lasting, id(condition))
    if key in work.truth:
        value = work.truth[key]
    else:
        value = now(g, work, part, condition)
        work.asked.append((part, condition, value))
    if not work.trial:
        work.answers[key] = (part, condition, value)
    return value


def now(g: State, work: Work, part: Part, condition: Node) -> bool:
    """Whether a condition holds at this moment."""
    if isinstance(condition, Keyword):
        return conditional.met(g, condition, g.table.objs[part.source], work.releases)
    assert isinstance(condition, Condition)
    return evaluate.holds(g, condition, part.ctx)


def recheck_conditions(g: State, work: Work) -> dict[Key, bool] | None:
    """The conditions as they are when everything has been applied, if one was taken to be otherwise."""
    settled = {key: now(g, work, part, node) for key, (part, node, _) in work.answers.items()}
    for key, (_, _, value) in work.answers.items():
        if settled[key] != value:
            return settled
    return None


def affected(g: State, part: Part) -> tuple[RefId, ...]:
    """The cards an effect applies to: as it began, or at this moment (909.4)."""
    if part.begun:
        return part.fixed
    noun = part.noun
    if noun is None:
        return part.refs
    if isinstance(noun, This):
        return (part.ctx.source,) if part.ctx.source >= 0 else ()
    if isinstance(noun, All):
        return evaluate.candidates(g, noun.filter, part.ctx)
    return evaluate.refs(g, noun, part.ctx)
