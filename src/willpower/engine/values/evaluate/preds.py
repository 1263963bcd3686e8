"""Properties of cards: one function for each kind of property that a filter can ask for."""

from __future__ import annotations

from typing import assert_never

from willpower.abilities.ability import BreakAbility, CannotGain
from willpower.abilities.base import walk
from willpower.abilities.nouns import (
    AbilityOf,
    All,
    AllOf,
    AnyOf,
    AttributeIs,
    CameFrom,
    Choose,
    ChosenIs,
    Combined,
    ControlledBy,
    GeneralIs,
    HasAbility,
    HasCounter,
    InZone,
    IsOneOf,
    KeywordIs,
    ManyAttributes,
    NameHas,
    NameIs,
    NoAttribute,
    Not,
    OtherThan,
    OwnedBy,
    Quantity,
    RaceIs,
    Ref,
    Shares,
    SoleTarget,
    SpellIs,
    StatIs,
    StoneTypeIs,
    SubtypeIs,
    Targets,
    TargetsOf,
    This,
    TypeIs,
)
from willpower.abilities.quantities import Num, Stat
from willpower.abilities.symbols import (
    ADDITION,
    ALL_ATTRIBUTES,
    ATTRIBUTE_BY_NAME,
    CHANT,
    CHASE,
    IN_PLAY,
    J_RULER,
    RESONATOR,
    RULER,
    STANDBY,
    TYPE_BY_NAME,
)

from ...core.events import TARGETED
from ...core.ids import PLAYER_OF, RefId, is_player
from ...core.memory import word_for
from ...core.objects import ABILITY, BREAK, CARD, COPY, JUDGMENT, TOKEN, Ctx, Obj
from ...core.state import State
from ...text.ability_kinds import NOT_CONTINUOUS, ability_is, is_keyword_skill
from ...text.announcements import of_each, speaks_of_each
from ...text.keywords import SYMBOL_SKILLS
from .core import (
    CONTROLLED,
    NOUNS,
    PREDS,
    fits_anywhere,
    has,
    holder,
    moved_on,
    number,
    one_of,
    players,
    refs,
)
from .scan import candidates, fits
from .values import compare, qualities, share, stat

# ---- printed and computed information ------------------------------------------------------------------


def _type_is(g: State, p: TypeIs, o: Obj, ctx: Ctx) -> bool:
    return bool(o.chars.types & p.types)


def _general_is(g: State, p: GeneralIs, o: Obj, ctx: Ctx) -> bool:
    return bool(o.chars.general & p.general)


def _stone_type_is(g: State, p: StoneTypeIs, o: Obj, ctx: Ctx) -> bool:
    return bool(o.chars.stones & p.attributes)


def _attribute_is(g: State, p: AttributeIs, o: Obj, ctx: Ctx) -> bool:
    c = o.chars
    if o.kind == ABILITY and o.source >= 0:
        c = g.table.objs[o.source].chars  # 901.1e
    return bool(c.attributes & p.attributes)


def _no_attribute(g: State, p: NoAttribute, o: Obj, ctx: Ctx) -> bool:
    return not o.chars.attributes & ALL_ATTRIBUTES  # 208.4


def _many_attributes(g: State, p: ManyAttributes, o: Obj, ctx: Ctx) -> bool:
    bits = o.chars.attributes & ALL_ATTRIBUTES
    return bool(bits & (bits - 1))


def _race_is(g: State, p: RaceIs, o: Obj, ctx: Ctx) -> bool:
    if p.race not in o.chars.races:
        return False
    if not p.word or g.edition.race_and_trait == "interchangeable":
        return True  # 205.1a
    # 205.1: rulers and J/resonators have races, all other cards have traits where there are any.
    if o.chars.types & (RULER | J_RULER | RESONATOR):
        return p.word == "race"
    return p.word == "trait" and g.edition.race_and_trait == "separate"


def _name_is(g: State, p: NameIs, o: Obj, ctx: Ctx) -> bool:
    if p.name in o.chars.names:
        return True
    if g.edition.quoted_name == "name or part":
        return _named(o, p.name)
    return False


def _name_has(g: State, p: NameHas, o: Obj, ctx: Ctx) -> bool:
    return _named(o, p.words)


def _named(o: Obj, words: str) -> bool:
    """Whether a name has the words in it, as whole words (202.3a)."""
    for name in o.chars.names:
        at = name.find(words)
        while at >= 0:
            end = at + len(words)
            if not (at > 0 and name[at - 1].isalnum()) and not (end < len(name) and name[end].isalnum()):
                return True
            at = name.find(words, at + 1)
    return False


def _keyword_is(g: State, p: KeywordIs, o: Obj, ctx: Ctx) -> bool:
    return p.keyword in o.chars.ab.keywords


def _chosen_is(g: State, p: ChosenIs, o: Obj, ctx: Ctx) -> bool:
    word = word_for(g, ctx, p.kind)
    if not word:
        return False
    if p.kind == "race":
        return word in o.chars.races
    if p.kind == "name":
        return word in o.chars.names
    if p.kind == "attribute":
        return bool(o.chars.attributes & ATTRIBUTE_BY_NAME[word.lower()])
    if p.kind == "type":
        return bool(o.chars.types & TYPE_BY_NAME[word.lower()])
    assert_never(p.kind)


def _subtype_is(g: State, p: SubtypeIs, o: Obj, ctx: Ctx) -> bool:
    return bool(o.chars.types & (ADDITION | CHANT)) and p.subtype in o.chars.subtypes  # 1406.1a, 1405.1


def _has_ability(g: State, p: HasAbility, o: Obj, ctx: Ctx) -> bool:
    if o.kind in (ABILITY, BREAK):
        return o.ability is not None and ability_is(g.edition, o.ability, p.kind)
    ab = o.chars.ab
    kind = p.kind
    if kind == "any" or kind == "none":  # not to gain any is no ability (901.1)
        return any([not isinstance(a, CannotGain) for a in ab.listed]) == (kind == "any")
    if kind == "no printed":
        return not g.printed(o).ab.listed  # 909.7
    if kind == "activate":
        return bool(ab.activates)
    if kind == "automatic":
        return bool(ab.automatics)
    if kind == "continuous":
        if bool(ab.continuous) or not ab.keywords <= NOT_CONTINUOUS:
            return True
        return any([ability_is(g.edition, a, kind) for a in ab.automatics])
    if kind == "will":
        return bool(ab.will_mask or ab.will_others)
    if kind == "non-will activate":
        return len(ab.activates) > len(ab.will_others) + (1 if ab.will_mask else 0)
    if kind == "symbol skill":
        return not SYMBOL_SKILLS.isdisjoint(ab.keywords)  # 1413.2
    if kind == "keyword":
        return any([is_keyword_skill(a) for a in ab.listed])
    if kind == "enter":
        return any([ability_is(g.edition, a, kind) for a in ab.automatics])
    assert_never(kind)


def _stat_is(g: State, p: StatIs, o: Obj, ctx: Ctx) -> bool:
    value = stat(g, p.stat, o)
    if value is None:
        return p.or_none
    if type(p.value) is Stat:
        other = p.value
        assert isinstance(other, Stat)
        if isinstance(other.what, Choose):  # "less than the ATK of a resonator you control": of any
            found = [stat(g, other.stat, g.table.objs[ref]) for ref in candidates(g, other.what.filter, ctx)]
            return any([compare(value, p.op, n) for n in found if n is not None])
    if p.value is not None and type(p.value) is not Num and speaks_of_each(p.value):
        ctx = of_each(ctx, o.id)  # "with ATK greater than its DEF", "than what its controller has"
    return not _of_none(g, p.value, ctx) and compare(value, p.op, number(g, p.value, ctx, 0))


def _of_none(g: State, value: Quantity | None, ctx: Ctx) -> bool:
    """Whether a number is that of a card which there is not: "the total cost of the card cancelled this way"
    when none was. No card has less, more or as much."""
    if value is None or type(value) is Num:
        return False
    for part in walk(value):
        if isinstance(part, Stat) and isinstance(part.what, Ref) and not refs(g, part.what, ctx):
            return True
    return False


def _combined(g: State, p: Combined, o: Obj, ctx: Ctx) -> bool:
    # Alone; what several come to is asked where they are chosen (`goes_with`).
    value = stat(g, p.stat, o)
    return value is not None and value <= number(g, p.value, ctx)


def _has_counter(g: State, p: HasCounter, o: Obj, ctx: Ctx) -> bool:
    counters = o.counters
    if not counters:
        return False
    have = counters.get(p.counter, 0) if p.counter else sum(counters.values())
    return have >= number(g, p.least, ctx, 1)


# ---- on the chase ------------------------------------------------------------------------------------------


def _spell_is(g: State, p: SpellIs, o: Obj, ctx: Ctx) -> bool:
    if o.zone != CHASE:
        return False
    kind = p.kind
    if kind == "spell":
        return o.kind in (CARD, COPY, TOKEN)  # 312.3, 705.2d
    if kind == "ability":
        return o.kind == ABILITY or (o.kind == JUDGMENT and g.edition.judgment_is == "ability")
    if kind == "judgment":
        return o.kind == JUDGMENT
    if kind == "break":
        return o.kind == BREAK or isinstance(o.ability, BreakAbility)
    # Kinds of abilities, in the words of HasAbility.
    return o.kind == ABILITY and o.ability is not None and ability_is(g.edition, o.ability, kind)


def _ability_of(g: State, p: AbilityOf, o: Obj, ctx: Ctx) -> bool:
    # 901.1e; the card may be gone (911.1).
    if p.or_spell and o.kind in (CARD, COPY):
        return True
    if o.kind == JUDGMENT and g.edition.judgment_is != "ability":
        return False  # 705.2d
    return o.kind in (ABILITY, JUDGMENT) and fits_anywhere(g, p.filter, o.source, ctx)


def targets_of(g: State, o: Obj) -> tuple[RefId, ...]:
    """List the targets of a spell or ability on the chase (903.2g)."""
    found = g.work.ctxs.get(o.ctx)
    if found is None:
        return ()
    out: list[RefId] = []
    for c in (found, *[g.work.ctxs[i] for i in found.more]):
        for slot in c.targets:
            out += c.slots.get(slot, ())
    return tuple(out)


def _aims_of(g: State, noun: TargetsOf, ctx: Ctx) -> tuple[RefId, ...]:
    out: list[RefId] = []
    for spell in refs(g, noun.what, ctx):
        aims = targets_of(g, g.table.objs[spell]) if spell >= 0 else ()
        if not aims:  # it was cancelled
            aims = tuple([e.subject for e in g.memory.happened if e.kind == TARGETED and e.source == spell])
        for ref in aims:
            if ref >= 0 and ref not in out and fits(g, noun.filter, ref, ctx):
                out.append(ref)
    return tuple(out)


def _sole_target(g: State, p: SoleTarget, o: Obj, ctx: Ctx) -> bool:
    return len(targets_of(g, o)) == 1


def _targets(g: State, p: Targets, o: Obj, ctx: Ctx) -> bool:
    for ref in targets_of(g, o):
        if is_player(ref):
            if p.who is not None and (PLAYER_OF[ref]) in players(g, p.who, ctx):
                return True
        elif p.filter is not None and fits(g, p.filter, ref, ctx):
            return True
    return False


# ---- whose, which, where -----------------------------------------------------------------------------------


def _controlled_by(g: State, p: ControlledBy, o: Obj, ctx: Ctx) -> bool:
    if p.played and o.zone & IN_PLAY and o.origin != CHASE:
        return False  # 702.3: what is played comes from the chase
    return holder(o) in players(g, p.who, ctx)


def _owned_by(g: State, p: OwnedBy, o: Obj, ctx: Ctx) -> bool:
    return (o.owner if o.zone & CONTROLLED else o.controller) in players(g, p.who, ctx)


def _other_than(g: State, p: OtherThan, o: Obj, ctx: Ctx) -> bool:
    if isinstance(p.what, This) and o.id == moved_on(g, ctx):
        return False
    if isinstance(p.what, Ref) and o.prev >= 0 and one_of(g, p.what, o.prev, ctx):
        return False  # nor is what it became where it was put "another"
    return not one_of(g, p.what, o.id, ctx)


def _is_one_of(g: State, p: IsOneOf, o: Obj, ctx: Ctx) -> bool:
    return one_of(g, p.what, o.id, ctx)


def _shares(g: State, p: Shares, o: Obj, ctx: Ctx) -> bool:
    if p.each_other:
        # Which cards go together is for whoever picks several of them; one alone only needs to have any.
        return bool(qualities(g, p.quality, o))
    others: list[RefId]
    if isinstance(p.what, (All, Choose)):
        # "Shares a name with a (or another) resonator": with any but itself; nobody chooses which.
        # A card of which something was said before ("put into your hand this way") may be that very one.
        named = any([isinstance(q, IsOneOf) and isinstance(q.what, Ref) for q in p.what.filter.preds])
        others = [ref for ref in candidates(g, p.what.filter, ctx) if named or ref != o.id]
    else:
        others = [ref for ref in refs(g, p.what, ctx) if ref >= 0]
    return any([share(g, p.quality, o, g.table.objs[ref]) for ref in others])


def _not(g: State, p: Not, o: Obj, ctx: Ctx) -> bool:
    return not has(g, p.pred, o, ctx)


def _any_of(g: State, p: AnyOf, o: Obj, ctx: Ctx) -> bool:
    for one in p.preds:  # noqa: SIM110  (a generator costs more)
        if has(g, one, o, ctx):
            return True
    return False


def _all_of(g: State, p: AllOf, o: Obj, ctx: Ctx) -> bool:
    for one in p.preds:  # noqa: SIM110  (a generator costs more)
        if not has(g, one, o, ctx):
            return False
    return True


def _in_zone(g: State, p: InZone, o: Obj, ctx: Ctx) -> bool:
    if not o.zone & p.zones:
        return False
    return p.whose is None or holder(o) in players(g, p.whose, ctx)


def _came_from(g: State, p: CameFrom, o: Obj, ctx: Ctx) -> bool:
    before = g.table.objs[o.prev] if o.prev >= 0 else None
    if before is None:
        return False
    from_standby = before.zone == CHASE and before.origin == STANDBY  # played from there (readings 37)
    if not before.zone & p.origin and not (from_standby and p.origin & STANDBY):
        return False
    return p.origin_of is None or holder(before) in players(g, p.origin_of, ctx)


PREDS[TypeIs] = _type_is
PREDS[GeneralIs] = _general_is
PREDS[StoneTypeIs] = _stone_type_is
PREDS[AttributeIs] = _attribute_is
PREDS[NoAttribute] = _no_attribute
PREDS[ManyAttributes] = _many_attributes
PREDS[RaceIs] = _race_is
PREDS[NameIs] = _name_is
PREDS[NameHas] = _name_has
PREDS[KeywordIs] = _keyword_is
PREDS[HasAbility] = _has_ability
PREDS[SpellIs] = _spell_is
PREDS[StatIs] = _stat_is
PREDS[Combined] = _combined
PREDS[SoleTarget] = _sole_target
PREDS[HasCounter] = _has_counter
PREDS[ControlledBy] = _controlled_by
PREDS[OwnedBy] = _owned_by
PREDS[OtherThan] = _other_than
PREDS[IsOneOf] = _is_one_of
PREDS[Shares] = _shares
PREDS[Targets] = _targets
PREDS[AbilityOf] = _ability_of
PREDS[ChosenIs] = _chosen_is
PREDS[SubtypeIs] = _subtype_is
PREDS[Not] = _not
PREDS[AnyOf] = _any_of
PREDS[AllOf] = _all_of
PREDS[InZone] = _in_zone
PREDS[CameFrom] = _came_from
NOUNS[TargetsOf] = _aims_of
