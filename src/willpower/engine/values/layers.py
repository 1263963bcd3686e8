"""One continuous effect applied to one card (909.1, 1020, 1022.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, assert_never

from willpower.abilities.ability import Ability, CannotGain, Keyword
from willpower.abilities.nouns import AttributeIs, ChosenIs, NameIs, Pred, RaceIs, TypeIs
from willpower.abilities.quantities import Num
from willpower.abilities.statics import (
    AddAbilities,
    AddAbilitiesOf,
    AddAttributes,
    AddDivinity,
    AddNames,
    AddRaces,
    AddStoneTypes,
    AddTypes,
    AddValues,
    BecomeCopy,
    CannotGainAbilities,
    Gains,
    LoseAbilities,
    LoseRaces,
    LoseValues,
    Mod,
    ScaleValues,
    SetAttributes,
    SetCost,
    SetName,
    SetPrinted,
    SetRaces,
    SetTypes,
    SetValues,
    Static,
    SwitchValues,
)
from willpower.abilities.symbols import ATTRIBUTE_BY_NAME, J_RESONATOR, TYPE_BY_NAME
from willpower.abilities.words import WordKind

from ..core.ids import UNDETERMINED, ObjId, RefId
from ..core.memory import word_for
from ..core.objects import Chars, Ctx, Obj
from ..core.state import State
from ..core.will import parse_need, total
from ..text.ability_kinds import is_keyword_skill, listed_is
from ..text.editions.text import unknown_skills
from ..text.keywords import SYMBOL_SKILLS, ability_set
from . import evaluate

Apply = Callable[[State, Chars, Mod, RefId, Ctx], None]

COPIED: Final = -101  # where a context keeps which side of which definition a card became a copy of
SIDES: Final = 4


def apply_mod(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    """Changes the characteristics of one card by one mod; it is what it is now, not what it was (909.6)."""
    if type(mod) is AddValues:
        assert isinstance(mod, AddValues)
        a, d = mod.atk, mod.defense
        if c.atk is not None:
            c.atk += a.n if isinstance(a, Num) else evaluate.number(g, a, about(ctx, ref))
        if c.defense is not None:
            c.defense += d.n if isinstance(d, Num) else evaluate.number(g, d, about(ctx, ref))
        return
    _APPLY[type(mod)](g, c, mod, ref, ctx)


def about(ctx: Ctx, ref: RefId) -> Ctx:
    """The context of the effect; the card affected can be read as slot 0."""
    ctx.slots[0] = (ref,)
    return ctx


def _set_values(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, SetValues)
    if mod.atk is not None:
        c.atk = evaluate.number(g, mod.atk, about(ctx, ref))
    if mod.defense is not None:
        c.defense = evaluate.number(g, mod.defense, about(ctx, ref))


def _switch_values(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    c.atk, c.defense = c.defense, c.atk


def _scale_values(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, ScaleValues)
    if c.atk is not None:
        c.atk = c.atk // mod.atk if mod.down else c.atk * mod.atk
    if c.defense is not None:
        c.defense = c.defense // mod.defense if mod.down else c.defense * mod.defense


def _lose_values(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, LoseValues)
    if mod.atk:
        c.atk = None
    if mod.defense:
        c.defense = None


def _add_abilities(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, AddAbilities)
    gained: list[Ability] = []
    for a in mod.abilities:
        if isinstance(a, Ability) and not _barred(c, a):
            gained.append(with_word(g, a, ctx) if isinstance(a, Keyword) and a.filter is not None else a)
    if g.edition.symbol_skills != "keyword skills":
        strange = unknown_skills(g.edition)  # skills that come later mean nothing (1101.1)
        gained = [a for a in gained if not (isinstance(a, Keyword) and a.keyword in strange)]
    if gained:
        c.ab = ability_set(c.ab.listed + tuple(gained))


_worded: Final[dict[tuple[int, str], tuple[Keyword, Keyword]]] = {}


def with_word(g: State, k: Keyword, ctx: Ctx) -> Keyword:
    """A keyword whose information is a word that was chosen for the card that gives it: that word stays with
    the keyword. The same object each time."""
    assert k.filter is not None
    kinds = [pred.kind for pred in k.filter.preds if isinstance(pred, ChosenIs)]
    if not kinds:
        return k
    word = word_for(g, ctx, kinds[0])
    known = _worded.get((id(k), word))
    if known is None or known[0] is not k:
        preds: list[Pred] = [
            _chosen(pred.kind, word) if isinstance(pred, ChosenIs) else pred for pred in k.filter.preds
        ]
        known = (k, replace(k, filter=replace(k.filter, preds=tuple(preds))))
        _worded[id(k), word] = known
    return known[1]


def _chosen(kind: WordKind, word: str) -> Pred:
    """The property that a chosen word names; without a word no card has it."""
    if kind == "race":
        return RaceIs(word)
    if kind == "name" or not word:
        return NameIs(word)
    if kind == "attribute":
        return AttributeIs(ATTRIBUTE_BY_NAME[word.lower()])
    if kind == "type":
        return TypeIs(TYPE_BY_NAME[word.lower()])
    assert_never(kind)


def _barred(c: Chars, a: Ability) -> bool:
    """Whether the card cannot gain this ability (104.4)."""
    for listed in c.ab.listed:
        if isinstance(listed, CannotGain):
            if not listed.keywords or (isinstance(a, Keyword) and a.keyword in listed.keywords):
                return True
    return False


def _add_abilities_of(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, AddAbilitiesOf)
    gained: list[Ability] = []
    for other in evaluate.refs(g, mod.what, ctx):
        ab = g.table.objs[other].base.ab
        if mod.kind == "activate":
            gained += ab.activates
        elif mod.kind == "automatic":
            gained += ab.automatics
        elif mod.kind == "continuous":
            gained += ab.continuous
        elif mod.kind == "symbol skill":
            gained += [a for a in ab.listed if isinstance(a, Keyword) and a.keyword in SYMBOL_SKILLS]
        elif mod.kind == "keyword":
            gained += [a for a in ab.listed if is_keyword_skill(a)]
        elif mod.kind == "any":
            gained += ab.listed
        else:
            assert_never(mod.kind)
    if gained:
        c.ab = ability_set(c.ab.listed + tuple([a for a in gained if not _barred(c, a)]))


def _lose_abilities(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, LoseAbilities)
    if mod.kinds:
        left = [a for a in c.ab.listed if not any([listed_is(g.edition, a, kind) for kind in mod.kinds])]
        c.ab = ability_set(tuple(left))
        return
    if not mod.keywords:
        # [Divinity] cannot be lost (1136.2); where symbol skills are no abilities, neither are they (1413.2).
        kept = SYMBOL_SKILLS if g.edition.symbol_skills == "no abilities" else frozenset()
        c.ab = ability_set(
            tuple(
                [
                    a
                    for a in c.ab.listed
                    if isinstance(a, Keyword) and (a.keyword == "divinity" or a.keyword in kept)
                ]
            )
        )
        return
    words: set[str] = set(mod.keywords)
    if "symbol skill" in words:
        words |= SYMBOL_SKILLS
    c.ab = ability_set(tuple([a for a in c.ab.listed if not (isinstance(a, Keyword) and a.keyword in words)]))


_bars: Final[dict[CannotGainAbilities, CannotGain]] = {}


def _cannot_gain(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, CannotGainAbilities)
    bar = _bars.get(mod)
    if bar is None:
        bar = CannotGain(keywords=mod.keywords)
        _bars[mod] = bar
    c.ab = ability_set((*c.ab.listed, bar))


def _add_types(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, AddTypes)
    c.types |= mod.types
    c.general |= mod.general


def _set_types(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, SetTypes)
    c.types = mod.types
    c.general = mod.general


def _add_races(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, AddRaces)
    more = mod.races + ((ctx.words[mod.chosen],) if mod.chosen in ctx.words else ())
    c.races = c.races + tuple([r for r in more if r not in c.races])


def _set_races(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, SetRaces)
    c.races = mod.races + ((ctx.words[mod.chosen],) if mod.chosen in ctx.words else ())


def _lose_races(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, LoseRaces)
    c.races = tuple([r for r in c.races if mod.races and r not in mod.races])


def _attributes(g: State, mod: AddAttributes | SetAttributes, ctx: Ctx) -> int:
    bits = mod.attributes
    if mod.chosen in ctx.words:
        bits |= ATTRIBUTE_BY_NAME[ctx.words[mod.chosen]]
    if isinstance(mod, AddAttributes) and mod.like is not None:
        for other in evaluate.refs(g, mod.like.what, ctx):
            bits |= g.table.objs[other].chars.attributes if other >= 0 else 0
    return bits


def _add_attributes(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, AddAttributes)
    c.attributes |= _attributes(g, mod, ctx)


def _set_attributes(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, SetAttributes)
    c.attributes = _attributes(g, mod, ctx)


def _add_names(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, AddNames)
    c.names = c.names + tuple([n for n in mod.names if n not in c.names])


def _set_name(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, SetName)
    c.names = (mod.name,)


def _add_stone_types(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, AddStoneTypes)
    c.stones |= mod.attributes


def _become_copy(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, BecomeCopy)
    known = ctx.numbers.get(COPIED, UNDETERMINED)
    if known >= 0:  # it is what the original was when the effect began
        take_over(c, g.definitions[known // SIDES].faces[known % SIDES])
    else:
        found = evaluate.refs(g, mod.of, ctx)
        if not found:
            return
        take_over(c, g.printed(g.table.objs[found[0]]))  # 1017.2, 1302.4
    for kept in mod.keep:
        apply_mod(g, c, kept, ref, ctx)


def original(g: State, static: Static, ctx: Ctx) -> int:
    """A number for the card that an effect makes a copy of: its definition and the side up;
    undetermined if there is none."""
    if isinstance(static, Gains):
        for mod in static.mods:
            if isinstance(mod, BecomeCopy):
                for ref in evaluate.refs(g, mod.of, ctx):
                    if ref >= 0:
                        return g.table.objs[ref].definition * SIDES + g.table.objs[ref].face
    return UNDETERMINED


def take_over(c: Chars, printed: Chars) -> None:
    """Replaces all characteristics by those printed on another card."""
    c.names = printed.names
    c.types = printed.types
    c.general = printed.general
    c.stones = printed.stones
    c.subtypes = printed.subtypes
    c.races = printed.races
    c.attributes = printed.attributes
    c.cost = printed.cost
    c.need = printed.need
    c.total = printed.total
    c.atk = printed.atk
    c.defense = printed.defense
    c.divinity = printed.divinity
    c.ab = printed.ab


def _set_cost(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, SetCost)
    c.cost = mod.symbols
    c.need = parse_need(mod.symbols)
    c.total = total(c.need)


def _add_divinity(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    assert isinstance(mod, AddDivinity)
    c.divinity += evaluate.number(g, mod.amount, about(ctx, ref))


def _add_values(g: State, c: Chars, mod: Mod, ref: RefId, ctx: Ctx) -> None:
    apply_mod(g, c, mod, ref, ctx)


_APPLY: Final[dict[type[Mod], Apply]] = {
    AddValues: _add_values,
    SetValues: _set_values,
    SetPrinted: _set_values,
    SwitchValues: _switch_values,
    ScaleValues: _scale_values,
    LoseValues: _lose_values,
    AddAbilities: _add_abilities,
    AddAbilitiesOf: _add_abilities_of,
    LoseAbilities: _lose_abilities,
    CannotGainAbilities: _cannot_gain,
    AddTypes: _add_types,
    SetTypes: _set_types,
    AddRaces: _add_races,
    SetRaces: _set_races,
    LoseRaces: _lose_races,
    AddAttributes: _add_attributes,
    SetAttributes: _set_attributes,
    AddNames: _add_names,
    SetName: _set_name,
    AddStoneTypes: _add_stone_types,
    BecomeCopy: _become_copy,
    SetCost: _set_cost,
    AddDivinity: _add_divinity,
}


def handled_mods() -> frozenset[type[Mod]]:
    """The mods this module applies, for the test that none is missing."""
    return frozenset(_APPLY)


_counter_values: Final[dict[str, tuple[int, int] | None]] = {}


def counter_values(name: str) -> tuple[int, int] | None:
    """Return the change that a counter named like [+100/+100] makes (1022.2); None for other counters."""
    if name not in _counter_values:
        left, slash, right = name.strip("[]").partition("/")
        try:
            _counter_values[name] = (int(left), int(right)) if slash else None
        except ValueError:
            _counter_values[name] = None
    return _counter_values[name]


def apply_counters(g: State, touched: dict[ObjId, Chars], o: Obj) -> None:
    """Counters that change values, last of all (909.1h, 1022.2)."""
    assert o.counters is not None
    for name, n in o.counters.items():
        values = counter_values(name)
        if values is None:
            continue
        c = touched.get(o.id)
        if c is None:
            c = Chars(o.chars)
            touched[o.id] = c
            g.edit(o.id).chars = c
        if not c.types & J_RESONATOR:
            continue
        if c.atk is not None:
            c.atk += values[0] * n
        if c.defense is not None:
            c.defense += values[1] * n
