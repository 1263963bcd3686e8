"""What cards are now: continuous effects in the order of 909.

`chars` is the question everything asks. Nothing is computed while nothing changed; when something did,
`refresh` starts from printed information and applies all continuous effects, layer by layer:

    a  printed information, becoming a copy (1017.2), base abilities (904.2)
    b  text a card gives itself by a conditional keyword, what is not a number (readings 7)
    c  types, races, traits        d  abilities        e  other information that is not a number
    f  numbers of conditional keywords        g  numbers        h  counters        i  rounding
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Continuous, Keyword
from willpower.abilities.nouns import All, Noun
from willpower.abilities.statics import (
    LAYERS,
    AddAbilities,
    AddedCost,
    AnyWill,
    Cannot,
    Controls,
    CostChange,
    Gains,
    LoseAbilities,
    MayPlay,
    Mod,
    OnlyWhile,
    OtherCost,
    PlayOnlyIf,
    ReleaseSeal,
    Static,
)
from willpower.abilities.symbols import CHASE, FIELD, ITEMS, RULER_AREA

from . import conditional, evaluate, layers
from .keywords import is_soft
from .objects import ASTRAL, AbilitySet, Chars, Ctx, Obj
from .state import ActiveStatic, State
from .words import recall_words

ORDER: Final = "abcdefg"
NO_JUDGMENT: Final = LoseAbilities(("judgment",))


class Entry:
    """One mod of one continuous effect, waiting for its layer."""

    __slots__ = ("ability", "ctx", "layer", "mod", "noun", "refs", "source", "stamp")

    def __init__(
        self,
        layer: str,
        stamp: int,
        mod: Mod,
        noun: Noun | None,
        refs: tuple[int, ...],
        ctx: Ctx,
        source: int,
        ability: Continuous | None,
    ) -> None:
        self.layer = layer
        self.stamp = stamp
        self.mod = mod
        self.noun = noun
        self.refs = refs
        self.ctx = ctx
        self.source = source
        self.ability = ability


class Work:
    """What a refresh gathers."""

    __slots__ = ("begun", "entries", "found", "layer", "releases", "seen", "touched")

    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}
        self.found: list[tuple[ActiveStatic, Continuous | None]] = []
        self.begun: set[tuple[int, int]] = (
            set()
        )  # abilities some of whose mods were applied (909.2, readings 8)
        self.releases: list[tuple[ReleaseSeal, Ctx]] = []
        self.touched: dict[int, Chars] = {}
        self.seen: set[tuple[int, int]] = set()
        self.layer = "a"


def chars(g: State, ref: int) -> Chars:
    """The characteristics of an object now; of one that is gone, the last it had (911.1)."""
    if g.dirty:
        refresh(g)
    return g.objs[ref].chars


def refresh(g: State) -> None:
    """Computes all characteristics and the standing effects anew."""
    g.dirty = False
    g.version += 1
    objs = g.objs
    for i in g.modified:
        o = objs[i]
        if o.became == -1 and o.chars is not o.base:
            g.edit(i).chars = o.base
    work = Work()
    control(g)
    sources = in_play(g)
    soft = False
    sealed = False
    able: list[int] = []
    for i in sources:
        ab = objs[i].chars.ab
        if ab.continuous or ab.conditional:
            able.append(i)
            if ab.soft:
                soft = True
            if "seal" in ab.keywords:
                sealed = True
    for i in g.statics_far:
        if objs[i].chars.ab.continuous:
            able.append(i)
            soft = True
    g.standing = bool(able) or bool(g.lasting)
    if sealed:
        find_releases(g, work, able)
    for i in sources:
        o = objs[i]
        if o.marks & ASTRAL:  # 1010.1a: for the rest of the game
            add_entry(work, Entry("d", 0, NO_JUDGMENT, None, (i,), own_context(o), i, None))
    for i in able:
        o = objs[i]
        gather_object(g, work, o, o.chars.ab)
    for lasting in g.lasting:
        static = lasting.static
        assert static is not None and lasting.ctx is not None
        soft = soft or is_soft(static)
        gather_static(
            g, work, static, lasting.ctx, lasting.source, lasting.stamp, False, lasting.refs, lasting.id, None
        )
    if work.entries:
        run_layers(g, work)
    for i in sources:
        o = objs[i]
        if o.counters and o.zone & (FIELD | RULER_AREA):
            layers.apply_counters(g, work.touched, o)
    commit(g, work)
    g.soft = soft
    active: dict[type[Static], list[ActiveStatic]] = {}
    for found, ability in work.found:
        if ability is None or not was_lost(g, work, found.source, ability):
            active.setdefault(type(found.static), []).append(found)
    g.active = {kind: tuple(statics) for kind, statics in active.items()}
    g.play_watch = bool(active) and any([concerns_playing(kind, active[kind]) for kind in active])


def concerns_playing(kind: type[Static], found: list[ActiveStatic]) -> bool:
    """Whether standing effects of a kind have a say in whether and how cards can be played."""
    if kind is Cannot:
        for a in found:
            if isinstance(a.static, Cannot) and a.static.act in ("play", "be played", "chase"):
                return True
        return False
    return kind in (CostChange, AnyWill, AddedCost, OtherCost, PlayOnlyIf, MayPlay)


def find_releases(g: State, work: Work, able: list[int]) -> None:
    """Effects that release seals must be known before seals are looked at (1026.1, 1128.4)."""
    for i in able:
        o = g.objs[i]
        for c in o.chars.ab.continuous:
            for static in c.effects:
                if isinstance(static, ReleaseSeal):
                    ctx = own_context(o)
                    if c.condition is None or evaluate.holds(g, c.condition, ctx):
                        work.releases.append((static, ctx))
    for lasting in g.lasting:
        if isinstance(lasting.static, ReleaseSeal) and lasting.ctx is not None:
            work.releases.append((lasting.static, lasting.ctx))


def was_lost(g: State, work: Work, source: int, ability: Continuous) -> bool:
    """Whether a card lost an ability in layer d before any of its effects began (readings 8)."""
    c = work.touched.get(source)
    if c is None or (source, id(ability)) in work.begun:
        return False
    for kept in c.ab.continuous:
        if kept is ability:
            return False
    for k in c.ab.conditional:
        for a in k.abilities:
            if a is ability:
                return False
    return True


def in_play(g: State) -> tuple[int, ...]:
    """Everything whose abilities can be active: field, ruler areas, item areas, chase (902.1)."""
    a, b = g.players[0].zones, g.players[1].zones
    return (
        g.field
        + a.get(RULER_AREA, ())
        + b.get(RULER_AREA, ())
        + a.get(ITEMS, ())
        + b.get(ITEMS, ())
        + g.chase
    )


def control(g: State) -> None:
    """Who controls what: the latest effect that says so, else whoever it came into play for."""
    said: dict[int, tuple[int, int]] = {}
    for lasting in g.lasting:
        says = lasting.static
        if isinstance(says, OnlyWhile) and lasting.ctx is not None and isinstance(says.effects[0], Controls):
            if evaluate.holds(g, says.condition, lasting.ctx):
                says = says.effects[0]
        if isinstance(says, Controls):
            for ref in lasting.refs:
                say_control(said, ref, lasting.stamp, lasting.until_player)
    for i in g.field:
        o = g.objs[i]
        for c in o.chars.ab.continuous:
            for static in c.effects:
                if isinstance(static, Controls):
                    ctx = own_context(o)
                    if c.condition is None or evaluate.holds(g, c.condition, ctx):
                        for ref in evaluate.refs(g, static.what, ctx):
                            say_control(said, ref, o.stamp, evaluate.player(g, static.who, ctx))
    for i in g.field:
        o = g.objs[i]
        who = said[i][1] if i in said else o.home
        if o.controller != who:
            e = g.edit(i)
            e.controller = who
            e.since = g.turn_serial
            g.watch_stale = True
            g.rules_due = True


def say_control(said: dict[int, tuple[int, int]], ref: int, stamp: int, who: int) -> None:
    """Notes that an effect of that time gives control of a card to a player."""
    if ref not in said or said[ref][0] < stamp:
        said[ref] = (stamp, who)


# ---- gathering -------------------------------------------------------------------------------------


def own_context(o: Obj) -> Ctx:
    """A context for an object's own continuous abilities."""
    ctx = Ctx()
    ctx.source = o.id
    ctx.controller = o.controller
    ctx.you = o.controller
    if o.memory:
        recall_words(o, ctx)
    return ctx


def gather_object(g: State, work: Work, o: Obj, ab: AbilitySet) -> None:
    """Gathers the effects of an object's continuous abilities that are active where it is (902)."""
    ctx = own_context(o)
    for c in ab.continuous:
        gather_ability(g, work, o, c, ctx, False)
    if o.zone != CHASE:
        for k in ab.conditional:
            if conditional.met(g, k, o, work.releases):
                gather_conditional(g, work, o, k, ctx)


def gather_ability(g: State, work: Work, o: Obj, c: Continuous, ctx: Ctx, conditional_text: bool) -> None:
    """Gathers the effects of one continuous ability."""
    key = (o.id, id(c))
    if key in work.seen:
        return
    if c.zones:
        if not c.zones & o.zone:
            return
    elif o.zone == CHASE and not c.base:
        return  # 902.1: on the chase only what changes how it is played, which playing asks for itself
    work.seen.add(key)
    if c.condition is not None and not evaluate.holds(g, c.condition, ctx):
        return
    for static in c.effects:
        gather_static(g, work, static, ctx, o.id, o.stamp, conditional_text, (), 0, c)


def gather_conditional(g: State, work: Work, o: Obj, k: Keyword, ctx: Ctx) -> None:
    """Text a card has while the condition of its keyword holds: abilities at b, numbers at f (readings 7)."""
    key = (o.id, id(k))
    if key in work.seen:
        return
    work.seen.add(key)
    for a in k.abilities:
        if isinstance(a, Continuous):
            gather_ability(g, work, o, a, ctx, True)
    rest = tuple([a for a in k.abilities if not isinstance(a, Continuous)])
    if rest:
        add_entry(work, Entry("b", o.stamp, AddAbilities(rest), None, (o.id,), ctx, o.id, None))


def gather_static(
    g: State,
    work: Work,
    static: Static,
    ctx: Ctx,
    source: int,
    stamp: int,
    conditional_text: bool,
    refs: tuple[int, ...],
    lasting: int,
    ability: Continuous | None,
) -> None:
    """Sorts one continuous effect: changes of characteristics by layer, everything else into the index."""
    if isinstance(static, Gains):
        live = (
            static.what
            if not refs and lasting == 0
            else (static.what if isinstance(static.what, All) else None)
        )
        for mod in static.mods:
            layer = LAYERS[type(mod)]
            if ability is not None and ability.base:
                layer = "a"  # 904.2
            elif conditional_text:
                layer = "f" if layer == "g" else "b"
            add_entry(work, Entry(layer, stamp, mod, live, refs, ctx, source, ability))
    elif isinstance(static, OnlyWhile):
        if evaluate.holds(g, static.condition, ctx):
            for inner in static.effects:
                gather_static(g, work, inner, ctx, source, stamp, conditional_text, refs, lasting, ability)
    else:
        work.found.append((ActiveStatic(static, source, ctx, lasting), ability))


def add_entry(work: Work, entry: Entry) -> None:
    """Adds an entry to its layer, or to the layer being applied if its own is over."""
    layer = entry.layer
    if layer < work.layer:
        layer = work.layer
    work.entries.setdefault(layer, []).append(entry)


# ---- applying ----------------------------------------------------------------------------------------


def run_layers(g: State, work: Work) -> None:
    """Applies the layers in order; each in order of dependency, then of time (909.3)."""
    for layer in ORDER:
        work.layer = layer
        done: list[Entry] = []
        while True:
            waiting = [e for e in work.entries.get(layer, ()) if e not in done]
            if not waiting:
                break
            waiting.sort(key=stamp_of)
            entry = waiting[0] if len(waiting) == 1 else layers.first_to_apply(g, waiting, work.touched)
            done.append(entry)
            apply_entry(g, work, entry)


def stamp_of(entry: Entry) -> int:
    """When an effect began (909.3b)."""
    return entry.stamp


def apply_entry(g: State, work: Work, entry: Entry) -> None:
    """Applies one mod to everything it affects; abilities gained bring their own effects."""
    ability = entry.ability
    if ability is not None:
        if was_lost(g, work, entry.source, ability):
            return
        work.begun.add((entry.source, id(ability)))
    for ref in affected(g, entry):
        o = g.objs[ref]
        if o.became != -1:
            continue
        c = work.touched.get(ref)
        if c is None:
            c = o.chars.copy()
            work.touched[ref] = c
            g.edit(ref).chars = c
        before = c.ab
        layers.apply_mod(g, c, entry.mod, ref, entry.ctx)
        if c.ab is not before and entry.layer <= "d":
            o = g.objs[ref]
            gather_object(g, work, o, c.ab)


def affected(g: State, entry: Entry) -> tuple[int, ...]:
    """The cards a mod applies to at this moment (909.4)."""
    if entry.refs and entry.noun is None:
        return entry.refs
    noun = entry.noun
    if noun is None:
        return ()
    if isinstance(noun, All):
        return evaluate.candidates(g, noun.filter, entry.ctx)
    return evaluate.refs(g, noun, entry.ctx)


def commit(g: State, work: Work) -> None:
    """Rounds values (909.1i) and notes which cards differ from their print."""
    for ref, c in work.touched.items():
        if c.atk is not None and c.atk % 100:
            c.atk = -(-c.atk // 100) * 100
        if c.defense is not None and c.defense % 100:
            c.defense = -(-c.defense // 100) * 100
        if c.ab is not g.objs[ref].base.ab:
            g.watch_stale = True
    for ref in g.modified:
        if ref not in work.touched:
            g.watch_stale = True
            break
    g.modified = tuple(work.touched)
