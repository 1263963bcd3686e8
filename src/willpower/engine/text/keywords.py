"""The abilities of a card sorted by kind, with its keywords expanded (expansions.py)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from willpower.abilities.ability import Ability, Activate, Automatic, Continuous, Keyword, Limit, Spell
from willpower.abilities.base import walk
from willpower.abilities.conditions import PaidWith, WasPlayed
from willpower.abilities.effects import (
    Produce,
    Rest,
    Sequence,
)
from willpower.abilities.mixed import either_kind, in_kinds
from willpower.abilities.nouns import (
    Filter,
    IsOneOf,
    Target,
    This,
    You,
)
from willpower.abilities.quantities import Letter, WillSpent
from willpower.abilities.severally import each_apart
from willpower.abilities.statics import (
    AddAbilities,
    AddAttributes,
    AddedCost,
    AddRaces,
    AddStoneTypes,
    AnyWill,
    CostChange,
    Gains,
    LoseRaces,
    MayPlay,
    OnlyWhile,
    OtherCost,
    PlayOnlyIf,
    Replace,
    ReplaceMove,
    SetAttributes,
    SetRaces,
    SetValues,
    Static,
)
from willpower.abilities.symbols import CHASE, GRAVEYARD, HAND, STANDBY
from willpower.abilities.triggers import Moves

from ..core.events import ABILITY_PLAYED, WILL
from ..core.objects import AbilitySet, Event
from ..core.will import bits_of
from .cost_looks import looks_of_will
from .editions.text import RULE_ABILITY
from .expansions import INDESTRUCTIBLE
from .expansions import expand as expand
from .facets import facets, refreshing

# Keywords whose text a card has only while a condition holds (909.1b, 909.1f): 1128.1, 1131.1, 1133.1,
# 1134.1.
CONDITIONAL: Final = frozenset({"seal", "legend", "null", "rune", "crest"})
# 1413.2; all but Explode are continuous: 1102.1, 1103.1, 1104.1, 1106.1, 1107.1, 1108.1.
SYMBOL_SKILLS: Final = frozenset(
    {"pierce", "precision", "first strike", "explode", "flying", "swiftness", "imperishable"}
)

# Keywords that change how their card is played (1109.1, 1110.1, 1113.1, 1114.1, 1115.1, 1117.1, 1121.1,
# 1124.1); those with a condition do where their text does.
_CHANGES_PLAY: Final = frozenset(
    {
        "trigger",
        "stealth",
        "awakening",
        "incarnation",
        "torrent",
        "remnant",
        "shift",
        "bestow",
    }
)

# Of those, what may let it cost something else than is printed.
_COSTS_OTHER: Final = _CHANGES_PLAY - {"awakening", "remnant", "bestow"}

_sets: Final[dict[tuple[int, ...], AbilitySet]] = {}
_kept: Final[list[Ability]] = []


_rewritten: Final[dict[int, tuple[Ability, Ability]]] = {}
_parts: Final[dict[int, tuple[tuple[Static, ...], tuple[Static, ...]]]] = {}


def in_new_words(a: Ability) -> Ability:
    """ "This card cannot be destroyed" is [Eternal] (1417.1); what is asked of each of several cards is said
    of those that fulfil it (909.4). The same object each time."""
    if not isinstance(a, (Continuous, Automatic)):
        return a
    known = _rewritten.get(id(a))
    if known is None or known[0] is not a:
        known = (a, _rewrite(a))
        _rewritten[id(a)] = known
    return known[1]


def _rewrite(a: Continuous | Automatic) -> Ability:
    if isinstance(a, Automatic):
        trigger = either_kind(a.trigger)
        return a if trigger is a.trigger else replace(a, trigger=trigger)
    if a.condition is None and len(a.effects) == 1 and a.effects[0] == INDESTRUCTIBLE:
        return Keyword(paragraph=a.paragraph, name=a.name, zones=a.zones, keyword="eternal")
    effects = in_parts(_with_eternal(a.effects))
    return a if effects is a.effects else replace(a, effects=effects)


# What "this card cannot be destroyed" gives its card where it is said under a condition, or with more.
_ETERNAL: Final = Gains(This(), (AddAbilities((Continuous(effects=(INDESTRUCTIBLE,)),)),))


def _with_eternal(effects: tuple[Static, ...]) -> tuple[Static, ...]:
    """A card that cannot be destroyed while something holds has [Eternal] that long (1417.1); the same tuple
    where nothing says so."""
    found: list[Static] = []
    for effect in effects:
        if effect == INDESTRUCTIBLE:
            found.append(_ETERNAL)
        elif isinstance(effect, OnlyWhile):
            inner = _with_eternal(effect.effects)
            found.append(effect if inner is effect.effects else replace(effect, effects=inner))
        else:
            found.append(effect)
    same = all([a is b for a, b in zip(found, effects, strict=True)])
    return effects if same else tuple(found)


def in_parts(effects: tuple[Static, ...]) -> tuple[Static, ...]:
    """Continuous effects, those whose condition is asked of each card about the cards that fulfil it, those
    that name cards and abilities of each apart."""
    known = _parts.get(id(effects))
    if known is None or known[0] is not effects:
        found: list[Static] = []
        for e in effects:
            for one in each_apart(e) if isinstance(e, OnlyWhile) else (e,):
                if isinstance(one, OnlyWhile):
                    inner = in_parts(one.effects)
                    found.append(one if inner is one.effects else replace(one, effects=inner))
                else:
                    found += in_kinds(one)
        same = len(found) == len(effects) and all([a is b for a, b in zip(found, effects, strict=True)])
        known = (effects, effects if same else tuple(found))
        _parts[id(effects)] = known
    return known[1]


def ability_set(abilities: tuple[Ability, ...]) -> AbilitySet:
    """Abilities sorted by kind, keywords expanded; the same object for the same abilities."""
    key = tuple(map(id, abilities))
    known = _sets.get(key)
    if known is not None:
        return known
    _kept.extend(abilities)  # the keys are identities, so the nodes must live as long
    abilities = tuple([in_new_words(a) for a in abilities])
    made = AbilitySet()
    made.listed = abilities
    activates: list[Activate] = []
    automatics: list[Automatic] = []
    continuous: list[Continuous] = []
    named: dict[str, list[Keyword]] = {}
    pending = list(abilities)
    spells: list[Spell] = []
    conditional: list[Keyword] = []
    while pending:
        a = pending.pop(0)
        if isinstance(a, Keyword):
            named.setdefault(a.keyword, []).append(a)
            if a.keyword in CONDITIONAL:
                conditional.append(a)
            else:
                pending = list(expand(a)) + pending
        elif isinstance(a, Activate):
            activates.append(a)
        elif isinstance(a, Automatic):
            automatics.append(a)
        elif isinstance(a, Continuous):
            continuous.append(a)
            continuous += allowed_from(a)
        elif isinstance(a, Spell):
            spells.append(a)
    made.activates = tuple(activates)
    made.automatics = tuple(automatics)
    made.continuous = tuple(continuous)
    made.spells = tuple(spells)
    made.conditional = tuple(conditional)
    made.named = {name: tuple(ks) for name, ks in named.items()}
    made.keywords = frozenset(named)
    _classify(made)
    _sets[key] = made
    return made


def allowed_from(c: Continuous) -> tuple[Continuous, ...]:
    """The permission in "play this card only from your ...": it may be played from there (104.1)."""
    for e in c.effects:
        if not isinstance(e, PlayOnlyIf) or e.what is not None or not isinstance(e.condition, WasPlayed):
            continue
        zone = e.condition.zones
        if e.condition.how == "from" and zone != HAND and e.condition.what is None:
            itself = Filter((IsOneOf(This()),), zone)
            return (Continuous(paragraph=c.paragraph, zones=zone, effects=(MayPlay(You(), itself),)),)
    return ()


def _about_itself(filter: Filter | None) -> bool:
    """Whether a filter means the very card with the ability."""
    return filter is not None and any(
        isinstance(p, IsOneOf) and isinstance(p.what, This) for p in filter.preds
    )


# What base abilities speak of: attribute, race, trait, ATK, DEF, magic stone types (904.2, 904.2a).
_BASE_MODS: Final = (AddAttributes, SetAttributes, AddRaces, SetRaces, LoseRaces, SetValues, AddStoneTypes)
_bases: Final[dict[int, tuple[Continuous, bool]]] = {}


def is_base(c: Continuous) -> bool:
    """Whether a continuous ability is a base ability, active in every zone (904.2): without any condition it
    says what attribute, race, trait, ATK or DEF its own card has (docs/readings.md)."""
    known = _bases.get(id(c))
    if known is not None and known[0] is c:
        return known[1]
    found = bool(c.effects) and not c.zones and c.condition is None
    if found:
        found = all([_says_what_it_is(static) for static in c.effects])
    _bases[id(c)] = (c, found)
    return found


def _says_what_it_is(static: Static) -> bool:
    if not isinstance(static, Gains) or not isinstance(static.what, This):
        return False
    return all([isinstance(mod, _BASE_MODS) for mod in static.mods])


def _classify(made: AbilitySet) -> None:
    """Notes which abilities work outside the usual zones, and which depend on more than what is in play."""
    play: list[Continuous] = []
    for c in made.continuous:
        for e in c.effects:
            if changes_playing(e):
                play.append(c)
                break
        made.zones |= c.zones
        if is_base(c):
            made.everywhere = True
        made.watched_facets |= facets(c)
        made.refreshed_by |= refreshing(c)
    made.play_statics = tuple(play)
    for a in made.automatics:
        made.zones |= a.zones
    for x in made.activates:
        made.zones |= x.zones
    _classify_conditional(made)
    made.awakenings = _of_all(made, "awakening")
    made.incarnations = _of_all(made, "incarnation")
    others: list[int] = []
    for i, x in enumerate(made.activates):
        if is_will_ability(x):
            mask = simple_mask(x)
            if mask and not made.will_mask:
                made.will_mask = mask
                made.will_index = i
            else:
                others.append(i)
                made.will_looks |= looks_of_will(x)
    made.will_others = tuple(others)
    made.beyond_will = len(made.activates) > len(others) + (1 if made.will_index >= 0 else 0)
    _note_playing(made)
    _note_questions(made)


def _note_playing(made: AbilitySet) -> None:
    """Notes what abilities say of playing their card, and when it may be used from the hand."""
    words = made.keywords
    made.quick = "quickcast" in words
    made.remnant = "remnant" in words
    made.hides = "trigger" in words or "stealth" in words
    made.hand_use = made.quick or "trigger" in words or bool(made.activates and made.zones & HAND)
    made.play_keywords = tuple(
        [k for k in (*made.conditional, *made.named.get("torrent", ())) if speaks_of_playing(k)]
    )
    for k in made.play_keywords:
        for inner in k.abilities:
            if isinstance(inner, Keyword) and inner.keyword == "quickcast":
                made.hand_use = True  # 1134.2b
            elif isinstance(inner, Continuous):
                given = [node for node in walk(inner) if isinstance(node, Gains)]
                made.hand_use = made.hand_use or any([gives_itself_quickcast(node) for node in given])
    for c in made.play_statics:
        if any([isinstance(node, Gains) and gives_itself_quickcast(node) for node in walk(c)]):
            made.hand_use = True  # 1111.2
    for word in ("trigger", "stealth"):
        for k in made.named.get(word, ()):
            if k.trigger is not None:
                made.waits = True
    own_text = bool(made.play_statics or made.play_keywords) or any(
        [isinstance(inner, Spell) for k in made.conditional for inner in k.abilities]
    )
    later = bool(made.awakenings or made.incarnations)
    made.plain = not own_text and not later and not words & _CHANGES_PLAY
    made.usual = not own_text and not words & _COSTS_OTHER
    made.about_playing = own_text or "torrent" in words
    made.texts = tuple([t.effect for t in made.spells if t.effect is not None])
    made.plain = made.plain and not any([t.instead for t in made.spells])


def _classify_conditional(made: AbilitySet) -> None:
    """Notes the same of text that a card has under a condition (902.2)."""
    for k in made.conditional:
        made.watched_facets |= facets(k)
        made.refreshed_by |= refreshing(k)
        for inner in k.abilities:
            made.zones |= reach(inner)
    played_with = (*made.conditional, *made.named.get("torrent", ()), *made.named.get("awakening", ()))
    spoken = [k for k in played_with if any([reach(inner) & CHASE for inner in k.abilities])]
    if spoken:
        made.spoken = tuple(spoken)
        made.zones |= CHASE


def _of_all(made: AbilitySet, word: str) -> tuple[Keyword, ...]:
    """The keywords of a kind, then those that a card has only while the condition of another is met."""
    under = (*made.conditional, *made.named.get("torrent", ()))
    inner = [x for k in under for x in k.abilities if isinstance(x, Keyword) and x.keyword == word]
    return (*made.named.get(word, ()), *inner)


# Keywords that say of their card in which zones outside play they work (1114.2, 1115.2, 708.2); on the chase
# what they say it costs (708.4, 1114.2).
_WORKS_IN: Final[dict[str, int]] = {
    "remnant": GRAVEYARD,
    "stealth": STANDBY | CHASE,
    "trigger": HAND | STANDBY | CHASE,
}


def reach(a: Ability) -> int:
    """The zones outside play in which an ability is active, by its own words or by what its keyword means."""
    zones: int = a.zones
    if isinstance(a, Keyword):
        zones |= _WORKS_IN.get(a.keyword, 0)
        if a.keyword not in CONDITIONAL:
            for one in expand(a):
                zones |= reach(one)
    return zones


def _note_questions(made: AbilitySet) -> None:
    """Notes what abilities ask about: main timing, the will that was paid, X."""
    for ability in (*made.activates, *[k for k in made.listed if isinstance(k, Keyword)]):
        for node in walk(ability):
            if isinstance(node, Limit) and node.timing == "main timing":
                made.main_timed = True
    for ability in made.listed:
        for node in walk(ability):
            if isinstance(node, (PaidWith, WillSpent)):
                made.asks_paid = True
            elif isinstance(node, Letter):
                made.letters = True


def is_will_ability(a: Activate) -> bool:
    """An activate ability that needs no target and produces will (907.1); to count as a magic stone is not to
    have one (201.4d)."""
    return makes_will(a)


def speaks_of_playing(k: Keyword) -> bool:
    """Whether the text of a keyword may change how its card is played (1134.2b)."""
    for a in k.abilities:
        if isinstance(a, Continuous):
            if any([changes_playing(e) for e in a.effects]):
                return True
        elif isinstance(a, Keyword) and a.keyword in ("quickcast", "awakening", "incarnation"):
            return True
    return False


def changes_playing(e: Static) -> bool:
    """Whether a continuous effect changes how its own card is played: it works where that is played from
    (902.2)."""
    if isinstance(e, OnlyWhile):
        return any([changes_playing(inner) for inner in e.effects])
    if isinstance(e, (AddedCost, OtherCost, PlayOnlyIf)):
        return e.what is None
    if isinstance(e, Gains):
        return gives_itself_quickcast(e) or any(
            [changes_playing(inner) for c in given_to_itself(e) for inner in c.effects]
        )
    return isinstance(e, (CostChange, AnyWill)) and _about_itself(e.play)


def given_to_itself(e: Gains) -> list[Continuous]:
    """The continuous abilities that an effect gives its own card, "as long as" it says so."""
    if not isinstance(e.what, This):
        return []
    added = [mod for mod in e.mods if isinstance(mod, AddAbilities)]
    return [a for mod in added for a in mod.abilities if isinstance(a, Continuous)]


def gives_itself_quickcast(e: Gains) -> bool:
    """Whether an effect gives its own card [Quickcast], which works where that is played from (1111.2)."""
    if not isinstance(e.what, This):
        return False
    for mod in e.mods:
        if isinstance(mod, AddAbilities):
            if any([isinstance(a, Keyword) and a.keyword == "quickcast" for a in mod.abilities]):
                return True
    return False


def on_the_chase(a: Ability) -> Ability:
    """An ability of a chant about where its card goes: it is about the way from the chase, where the chant is
    when it does anything (201.5, 902.2)."""
    if not isinstance(a, Continuous) or a.zones or not a.effects:
        return a
    for e in a.effects:
        if not isinstance(e, (Replace, ReplaceMove)) or not isinstance(e.event, Moves):
            return a
        if not isinstance(e.event.what, This) or e.event.origin:
            return a
    return replace(a, zones=CHASE)


def makes_will(a: Activate | Automatic) -> bool:
    """Whether an ability needs no target and produces will."""
    effect = a.effect
    if effect is None:
        return False
    parts = effect.parts if isinstance(effect, Sequence) else (effect,)
    for part in parts:
        if isinstance(part, Produce):
            return not any([isinstance(node, Target) for node in walk(a)])
    return False


def simple_mask(a: Activate) -> int:
    """The kinds of will an ability "Rest: produce one" can make; 0 if it is not as simple as that."""
    effect = a.effect
    if a.limits or a.zones or not isinstance(effect, Produce) or len(a.cost) != 1:
        return 0
    cost = a.cost[0]
    if not isinstance(cost, Rest) or not isinstance(cost.what, This):
        return 0
    if (
        effect.count is not None
        or effect.only is not None
        or effect.who is not None
        or effect.of_stones is not None
    ):
        return 0
    mask = 0
    for choice in effect.choices:
        bits = bits_of(choice)
        if len(bits) != 1:
            return 0
        mask |= bits[0] or 128
    return mask


_making: Final[dict[int, tuple[Activate, bool]]] = {}


def without_chase(a: Ability, event: Event | None) -> bool:
    """Whether an ability is a will ability: those do not use the chase (907.1, 907.3)."""
    if isinstance(a, Activate):
        known = _making.get(id(a))
        if known is None or known[0] is not a:
            known = (a, is_will_ability(a))
            _making[id(a)] = known
        return known[1]
    if a.name == RULE_ABILITY:
        return True
    # Triggered by a will ability that was played, or by the will it produced.
    if event is None or event.kind not in (ABILITY_PLAYED, WILL) or "will" not in event.kinds:
        return False
    return isinstance(a, Automatic) and makes_will(a)
