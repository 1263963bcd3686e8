"""The present characteristics of cards: continuous effects in the order of 909.

`chars` is the question everything asks. Nothing is computed while nothing changed; when something did,
`refresh` starts from printed information and applies all continuous effects, layer by layer:

    a  printed information, becoming a copy (1017.2), base abilities (904.2)
    b  text a card gives itself by a conditional keyword, what is not a number (readings 7)
    c  types, races, traits        d  abilities        e  other information that is not a number
    f  numbers of conditional keywords        g  numbers        h  counters        i  rounding
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.nouns import All, This
from willpower.abilities.quantities import Num
from willpower.abilities.statics import (
    AddValues,
    LoseAbilities,
    LoseRaces,
    ReleaseSeal,
    ScaleChanges,
    ScaleValues,
    SetValues,
    Static,
    SwitchValues,
    WeatherIsNow,
)
from willpower.abilities.symbols import ASTRAL_RULER, CHASE, FIELD, J_RULER, RULER_AREA

from ..core.ids import NOBODY, ObjId, RefId
from ..core.objects import ASTRAL, EMPTY, Chars
from ..core.stale import COMING, NUMBERS, PLAY, STANDING, TURN, VALUES, changed
from ..core.state import NO_STATICS, ActiveStatic, Lasting, State
from ..text.facets import facets, refreshing
from . import dependency, evaluate, layers
from .asked_again import answers_stand, note_questions
from .base_numbers import base_numbers, in_numbers
from .continuous import (
    Change,
    Entry,
    Gathered,
    Key,
    Numbers,
    Part,
    Piece,
    Source,
    Work,
    active_in,
    affected,
    applies,
    begin_all,
    gather_lasting,
    gather_object,
    give_to_hosts,
    moved_layers,
    own_context,
    recheck_conditions,
    stamp_of,
    with_its_cards,
)
from .control import control
from .evaluate.core import REFRESH
from .outcome import alike, round_up, undo
from .standing import stand, stand_as_before

ORDER: Final = "abcdefg"
NO_JUDGMENT: Final = LoseAbilities(("judgment",))
_RAISING: Final = (AddValues, SetValues, SwitchValues, ScaleValues)  # 104.6


def chars(g: State, ref: RefId) -> Chars:
    """The characteristics of an object now; of one that is gone, the last it had (911.1)."""
    if g.derived.values_stale:
        refresh(g)
    return g.table.objs[ref].chars


def refresh(g: State) -> None:
    """Computes all characteristics and the standing effects anew; again if that changes who controls what:
    control under a condition is had while the condition holds (105.3, 904.1)."""
    settle(g)
    seen: list[tuple[int, ...]] = []
    while control(g, True):
        settle(g)
        now = tuple([g.table.objs[i].controller for i in g.table.field])
        if now in seen:  # control that ends its own condition is not had
            control(g, False)
            settle(g)
            return
        seen.append(now)


def settle(g: State) -> None:
    """Computes all characteristics and the standing effects; again if the weather is not what conditions were
    asked with (1028.1)."""
    seen: list[list[Known]] = []
    while True:
        before = g.derived.active.get(WeatherIsNow, NO_STATICS)
        compute(g)
        after = g.derived.active.get(WeatherIsNow, NO_STATICS)
        if not before and not after:
            return
        now = [known(a) for a in after]
        if [known(a) for a in before] == now or now in seen:
            return  # weather that depends on itself comes round and settles no further
        seen.append(now)


Known = tuple[Static, int, int, int]


def known(a: ActiveStatic) -> Known:
    """Return the values that tell one standing effect from others; also whose it is (105.3)."""
    return (a.static, a.source, a.lasting, a.ctx.you)


def compute(g: State, changes: list[Change] | None = None) -> None:
    """Computes all characteristics and the standing effects once; notes in `changes` what changes what."""
    g.derived.values_stale = False
    g.derived.version += 1
    if changes is None and answers_stand(g):
        g.derived.stale_by = 0
        if g.derived.active or g.table.lasting:
            g.work.rules_due = True
        return
    g.derived.stale_by = 0
    objs = g.table.objs
    before: dict[ObjId, Chars] = {}
    for i in g.derived.modified:
        o = objs[i]
        if o.became == NOBODY and o.chars is not o.base:
            before[i] = o.chars
            if o.writer is not g.writer:
                o = g.edit(i)
            o.chars = o.base
    sources = in_play(g)
    sealed = False
    able: list[ObjId] = []
    for i in sources:
        ab = objs[i].chars.ab
        if ab.continuous or ab.conditional or ab.spoken:
            if objs[i].marks & ASTRAL and powerless(g, i):
                continue
            if objs[i].zone == CHASE and not (ab.everywhere or ab.zones & CHASE):
                continue  # 902.1a
            able.append(i)
            if "seal" in ab.keywords:
                sealed = True
    for i in g.table.sources_outside_play:
        ab = objs[i].chars.ab
        if (ab.continuous or ab.conditional or ab.spoken) and i not in able:
            able.append(i)
            if "seal" in ab.keywords:
                sealed = True
    watched_facets, refreshed_by = looked_at(g, able)
    work = settled(g, sources, able, sealed, changes)
    for c in work.touched.values():
        watched_facets |= c.ab.watched_facets
        refreshed_by |= c.ab.refreshed_by
    others = commit(g, work, before)
    active = standing_now(g, work)
    note_questions(g, work)
    if active or g.table.lasting:
        watched_facets |= COMING
    g.derived.watched_facets = watched_facets
    g.derived.refreshed_by = refreshed_by
    what = others
    if not stand_as_before(g.derived.active, active):
        stand(g, active)
        what |= STANDING
    if what:
        changed(g, what)
    if what or active or g.table.lasting:
        g.work.rules_due = (
            True  # values and prohibitions that rule processes look at may be others now (1204)
        )


def looked_at(g: State, able: list[ObjId]) -> tuple[int, int]:
    """The kinds of change that the continuous abilities of these cards and the lasting effects look at, and
    those of them after which characteristics are others."""
    watched_facets = 0
    refreshed_by = PLAY
    for i in able:
        ab = g.table.objs[i].chars.ab
        watched_facets |= ab.watched_facets
        refreshed_by |= ab.refreshed_by
    for lasting in g.table.lasting:
        known = _looks.get(id(lasting.static))
        if known is None or known[0] is not lasting.static:
            assert lasting.static is not None
            known = (lasting.static, facets(lasting.static) | TURN, refreshing(lasting.static))
            _looks[id(lasting.static)] = known
        watched_facets |= known[1]
        refreshed_by |= known[2]
        if lasting.until == "next turn":
            refreshed_by |= TURN
    return watched_facets, refreshed_by


_looks: Final[dict[int, tuple[Static, int, int]]] = {}


def standing_now(g: State, work: Work) -> dict[type[Static], list[ActiveStatic]]:
    """The effects that change no characteristics and apply now, by their kind."""
    active: dict[type[Static], list[ActiveStatic]] = {}
    for found, part in work.found:
        if (
            part.begun
            or not (
                part.conditions
                or part.keyword is not None
                or (not part.lasting and g.table.objs[part.source].chars.ab is not part.held)
            )
            or applies(g, work, part)
        ):
            if part.begun and isinstance(part.noun, All):
                found = with_its_cards(found, part)
            active.setdefault(type(found.static), []).append(found)
    return active


def settled(
    g: State, sources: tuple[ObjId, ...], able: list[ObjId], sealed: bool, changes: list[Change] | None
) -> Work:
    """Applies all continuous effects. What a base ability counts is base information (909.1a), but it counts
    cards as they are when all is applied; only where that has no answer, as they are printed."""
    work = with_conditions(g, sources, able, sealed, {}, changes)
    tried: list[dict[Key, Numbers]] = []
    while work.based:
        wanted = base_numbers(g, work)
        if all([wanted[key] == known[2] for key, known in work.based.items()]):
            return work
        undo(g, work)
        # One after another they need as many rounds as there are; more of them go in a circle.
        if wanted in tried or len(tried) > len(work.based):
            return with_conditions(g, sources, able, sealed, {}, changes)
        tried.append(wanted)
        work = with_conditions(g, sources, able, sealed, wanted, changes)
        work.again = True
    return work


def with_conditions(
    g: State,
    sources: tuple[ObjId, ...],
    able: list[ObjId],
    sealed: bool,
    given: dict[Key, Numbers],
    changes: list[Change] | None,
) -> Work:
    """The same with such numbers given. A condition asks for things as they are when all is applied; only
    where that has no answer, as they are when its turn comes in the order of 909 (docs/readings.md)."""
    work = apply_all(g, sources, able, sealed, {}, given, changes)
    truth = recheck_conditions(g, work) if work.answers and work.touched else None
    if truth is None:
        work.truth = {}
        return work
    tried: list[dict[Key, bool]] = []
    while truth is not None:  # what one condition brings about, another may ask for
        undo(g, work)
        if truth in tried:
            truth = {}
        tried.append(truth)
        work = apply_all(g, sources, able, sealed, truth, given, changes)
        work.again = True
        truth = recheck_conditions(g, work) if truth else None
    work.truth = {}
    return work


def powerless(g: State, ref: ObjId) -> bool:
    """Whether a card is a lost J-ruler, in editions where it stays one in the ruler area (1010.1)."""
    o = g.table.objs[ref]
    return bool(o.marks & ASTRAL) and o.face > 0 and o.zone == RULER_AREA


def take_power(g: State, ref: ObjId) -> Chars:
    """A lost J-ruler of older editions: without abilities, ATK and DEF, and where the edition knows that
    type, an astral ruler (1010.1)."""
    o = g.edit(ref)
    c = o.base.copy()
    c.ab = EMPTY
    c.atk = None
    c.defense = None
    if g.edition.j_ruler_destroyed == "astral ruler":
        c.types = c.types & ~J_RULER | ASTRAL_RULER
    o.chars = c
    return c


def apply_all(
    g: State,
    sources: tuple[ObjId, ...],
    able: list[ObjId],
    sealed: bool,
    truth: dict[Key, bool],
    given: dict[Key, Numbers],
    changes: list[Change] | None,
) -> Work:
    """Gathers all continuous effects and applies them in order, once."""
    work = Work()
    work.truth = truth
    work.given = given
    if changes is not None:
        changes.clear()
        work.changes = changes
    if len(g.edition.layers) < len(ORDER):
        work.moved = moved_layers(g.edition.layers)
    objs = g.table.objs
    if g.rulings.host_has_abilities:
        give_to_hosts(g, work)
    if sealed:
        find_releases(g, work, able)
    gather(g, work, able)
    for i in sources:
        o = objs[i]
        if o.marks & ASTRAL and powerless(g, i):
            work.touched[i] = take_power(g, i)
        elif o.marks & ASTRAL:  # 1010.1a: for the rest of the game
            part = Part(i, 0, own_context(o))
            part.refs = (i,)
            work.entries.setdefault("d", []).insert(0, Entry("d", NO_JUDGMENT, part))
    if work.entries:
        run_layers(g, work)
    for i in sources:
        o = objs[i]
        if o.counters and o.zone & (FIELD | RULER_AREA):
            layers.apply_counters(g, work.touched, o)
    if work.touched:
        round_up(work)
    return work


def gather(g: State, work: Work, able: list[ObjId]) -> None:
    """Gathers the effects of continuous abilities and lasting effects, if they are not those of last time."""
    objs = g.table.objs
    sources: list[Source] = []
    for i in able:
        o = objs[i]
        sources.append((i, o.chars.ab, o.stamp, o.zone, o.controller, o.memory))
    kept = g.derived.gathered if not g.rulings.host_has_abilities else None
    before = kept if isinstance(kept, Gathered) else None
    lasting = g.table.lasting
    if before is not None and before.lasting is lasting and before.turn == g.turn.serial:
        if before.sources == sources:
            before.begin(work)
            return
    now = Gathered(sources, lasting, g.turn.serial)
    begun: list[Piece] = []
    for source in sources:
        piece = before.pieces.get(source[0]) if before is not None else None
        if piece is None or piece.source != source:
            piece = Piece(work)
            piece.source = source
            gather_object(g, piece.work, objs[source[0]], source[1], source[2])
        now.pieces[source[0]] = piece
        begun.append(piece)
    for one in lasting:
        if one.until == "next turn" and not in_its_turn(g, one):
            continue
        piece = before.of_lasting.get(one.id) if before is not None else None
        if piece is None or piece.lasting is not one:
            assert one.static is not None and one.ctx is not None
            piece = Piece(work)
            piece.lasting = one
            part = Part(one.source, one.stamp, one.ctx)
            part.lasting = one.id
            gather_lasting(piece.work, one.static, part, one.refs)
        now.of_lasting[one.id] = piece
        begun.append(piece)
    begin_all(work, begun)
    now.keep(work)
    g.derived.gathered = now


def in_its_turn(g: State, lasting: Lasting) -> bool:
    """Whether the turn is here for which an effect was made ("during its controller's next turn")."""
    return g.turn.player == lasting.until_player and lasting.since_turn != g.turn.serial


def find_releases(g: State, work: Work, able: list[ObjId]) -> None:
    """Effects that release seals must be known before seals are looked at (1026.1, 1128.4)."""
    for i in able:
        o = g.table.objs[i]
        for c in o.chars.ab.continuous:
            for static in c.effects:
                if isinstance(static, ReleaseSeal) and active_in(c, o.zone):
                    work.released = True
                    ctx = own_context(o)
                    if c.condition is None or evaluate.holds(g, c.condition, ctx):
                        work.releases.append((static, ctx))
    for lasting in g.table.lasting:
        if isinstance(lasting.static, ReleaseSeal) and lasting.ctx is not None:
            work.released = True
            work.releases.append((lasting.static, lasting.ctx))


def in_play(g: State) -> tuple[ObjId, ...]:
    """Everything whose abilities can be active: field, ruler areas (902.1b), item areas (1119.2a),
    chase (902.1)."""
    a, b = g.table.players[0].zones, g.table.players[1].zones
    return g.table.field + a.ruler_area + b.ruler_area + a.item_area + b.item_area + g.table.chase


# ---- applying ----------------------------------------------------------------------------------------


def run_layers(g: State, work: Work) -> None:
    """Applies the layers in order; each in order of dependency, then of time (909.3)."""
    for layer in ORDER:
        work.layer = layer
        waiting = work.entries.get(layer)
        if waiting is None:
            continue
        while waiting:
            entry = waiting[0]
            if len(waiting) > 1:
                for n in range(1, len(waiting)):  # most often they are in order
                    if waiting[n].part.stamp < waiting[n - 1].part.stamp:
                        waiting.sort(key=stamp_of)
                        break
                if g.rulings.lose_beats_gain:
                    waiting.sort(key=takes_away)
                entry = waiting[0]
                if entry.steady < 0:
                    entry.steady = 1 if dependency.steady(entry, entry.layer) else 0
                if layer <= "d" or layer != entry.layer or not entry.steady:
                    # Where all changes are one row, each may depend on any other.
                    kinds = layer if g.edition.layers else "a"
                    entry = dependency.first_to_apply(g, work, waiting, kinds)
            waiting.remove(entry)
            apply_entry(g, work, entry)


def takes_away(entry: Entry) -> bool:
    """Whether a continuous ability makes cards lose something: where a loss that always applies beats a gain,
    it comes last (104.4); a loss that a spell or ability has made goes by its time."""
    return not entry.part.lasting and isinstance(entry.mod, (LoseAbilities, LoseRaces))


def apply_entry(g: State, work: Work, entry: Entry) -> None:
    """Applies one mod to everything it affects; abilities gained bring their own effects."""
    part = entry.part
    if not part.begun:
        if (
            part.conditions
            or part.keyword is not None
            or (not part.lasting and g.table.objs[part.source].chars.ab is not part.held)
        ) and not applies(g, work, part):
            return
        noun = part.noun
        if noun is None:
            part.fixed = part.refs
        else:
            itself = isinstance(noun, This) and part.ctx.source >= 0
            part.fixed = (part.ctx.source,) if itself else affected(g, part)
            work.asked.append((part, noun, part.fixed))
        part.begun = True
    mod = entry.mod
    asked = mod
    if work.layer == "a" and isinstance(mod, SetValues) and not part.lasting:
        mod = in_numbers(g, work, part, mod)
        entry = Entry(entry.layer, mod, part)
    if type(mod) is AddValues and not work.scaled and work.changes is None:
        assert isinstance(mod, AddValues)
        if isinstance(mod.atk, Num) and isinstance(mod.defense, Num):
            raise_values(g, work, part.fixed, mod.atk.n, mod.defense.n)
            return
    raised: list[tuple[RefId, int | None, int | None]] = []
    for ref in part.fixed:
        if ref < 0:
            continue  # a player
        o = g.table.objs[ref]
        if o.became != NOBODY:
            continue
        c = work.touched.get(o.id)
        if c is None:
            c = Chars(o.chars)
            work.touched[o.id] = c
            if o.writer is not g.writer:
                o = g.edit(o.id)
            o.chars = c
        before = c.ab
        atk, defense = c.atk, c.defense
        if work.changes is not None:
            apply_noted(g, work, entry, c, ref)
        elif work.scaled and work.layer > "a" and isinstance(mod, _RAISING):
            add_scaled(g, work, entry, c, ref)
        else:
            layers.apply_mod(g, c, mod, ref, part.ctx)
        up = c.atk - atk if c.atk is not None and atk is not None else None
        raised.append(
            (ref, up, c.defense - defense if c.defense is not None and defense is not None else None)
        )
        if c.ab is not before and work.layer <= "d":
            if c.ab.continuous or c.ab.conditional:
                # An ability gained became active when the effect that gives it did (909.3b).
                gather_object(g, work, g.table.objs[ref], c.ab, max(o.stamp, part.stamp))
    work.asked.append((part, asked, tuple(raised)))


def raise_values(g: State, work: Work, cards: tuple[RefId, ...], atk: int, defense: int) -> None:
    """Raises or lowers ATK and DEF of cards by fixed numbers, by far the most frequent change."""
    for ref in cards:
        if ref < 0:
            continue  # a player
        o = g.table.objs[ref]
        if o.became != NOBODY:
            continue
        c = work.touched.get(o.id)
        if c is None:
            c = Chars(o.chars)
            work.touched[o.id] = c
            if o.writer is not g.writer:
                o = g.edit(o.id)
            o.chars = c
        if c.atk is not None:
            c.atk += atk
        if c.defense is not None:
            c.defense += defense


def apply_noted(g: State, work: Work, entry: Entry, c: Chars, ref: RefId) -> None:
    """Applies one mod to one card and notes what it changed."""
    assert work.changes is not None
    change = Change(ref, entry.part, entry.mod, c.atk, c.defense)
    change.ab = c.ab
    if work.scaled and work.layer > "a" and isinstance(entry.mod, _RAISING):
        add_scaled(g, work, entry, c, ref)
    else:
        layers.apply_mod(g, c, entry.mod, ref, entry.part.ctx)
    change.after = (c.atk, c.defense, c.ab)
    work.changes.append(change)


def add_scaled(g: State, work: Work, entry: Entry, c: Chars, ref: RefId) -> None:
    """Values are raised or lowered, also by being set (104.6), more or less if effects want it so (910.1)."""
    atk, defense = c.atk, c.defense
    layers.apply_mod(g, c, entry.mod, ref, entry.part.ctx)
    for found, part in work.found:
        static = found.static
        if isinstance(static, ScaleChanges) and ref in evaluate.refs(g, static.what, found.ctx):
            if not applies(g, work, part):
                continue
            if static.stat != "def" and atk is not None and c.atk is not None and (c.atk > atk) == static.up:
                c.atk = atk + (c.atk - atk) * static.factor
            if static.stat == "atk":
                continue
            if defense is not None and c.defense is not None and (c.defense > defense) == static.up:
                c.defense = defense + (c.defense - defense) * static.factor


def commit(g: State, work: Work, before: dict[ObjId, Chars]) -> int:
    """Notes which cards differ from their print; those that are as they were keep their very
    characteristics. What is not as it was, as kinds of change."""
    others = 0
    for ref, c in work.touched.items():
        o = g.table.objs[ref]
        was = before.get(ref, o.base)
        if c.ab is not was.ab:
            g.derived.watch_stale = True
            others |= VALUES
        elif (  # usually they share all of it, and nothing has to be compared
            c.names is not was.names
            or c.types != was.types
            or c.general is not was.general
            or c.races is not was.races
            or c.attributes != was.attributes
            or c.stones is not was.stones
            or c.subtypes is not was.subtypes
            or c.cost is not was.cost
            or c.need is not was.need
            or c.total != was.total
            or c.divinity != was.divinity
        ) and not alike(c, was):
            others |= VALUES
        elif was is o.base or c.atk != was.atk or c.defense != was.defense:
            others |= NUMBERS
        else:
            o.chars = was
    for ref, was in before.items():
        if ref not in work.touched:
            base = g.table.objs[ref].base
            others |= NUMBERS if was.ab is base.ab and alike(was, base) else VALUES
            if was.ab is not base.ab:
                g.derived.watch_stale = True
    g.derived.modified = tuple(work.touched)
    return others


REFRESH.append(refresh)
