"""Keywords as the abilities that chapter 1100 says they mean: one function each, in one table.

A keyword that changes a rule rather than adding an ability (Flying, Pierce, Quickcast ...) is in
`READ_BY_RULES`: the rule it changes asks for it by name. A keyword in neither place fails a test.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from willpower.abilities.ability import Ability, Activate, Automatic, Continuous, Keyword, Limit
from willpower.abilities.conditions import Fits, NotCond
from willpower.abilities.effects import (
    AddTo,
    Destroy,
    Discard,
    GainLife,
    If,
    PutCounters,
    RemoveCounters,
    Turn,
)
from willpower.abilities.nouns import (
    All,
    Both,
    EventObject,
    Filter,
    HasCounter,
    Not,
    StatusIs,
    Target,
    This,
    TypeIs,
    You,
)
from willpower.abilities.quantities import EventAmount, Num
from willpower.abilities.statics import Cannot, EntersWith, Must, ToDo
from willpower.abilities.symbols import FIELD, HAND, J_RESONATOR, RESONATOR
from willpower.abilities.triggers import Attacks, Blocks, DealsDamage, Either, Moves

Expansion = Callable[[Keyword], tuple[Ability, ...]]

_THIS: Final = This()
_RESONATOR: Final = Filter((TypeIs(RESONATOR),))
INDESTRUCTIBLE: Final = Cannot(_THIS, "be destroyed")
# The name of sealed items that are not legal for use (1130.3).
CIPHER: Final = "cipher"

_texts: Final[dict[int, tuple[Keyword, tuple[Ability, ...]]]] = {}


def text_of(k: Keyword) -> tuple[Ability, ...]:
    """The abilities a keyword brings, as of its own paragraph; the same objects each time."""
    known = _texts.get(id(k))
    if known is None or known[0] is not k:
        known = (k, tuple([replace(a, paragraph=a.paragraph or k.paragraph) for a in k.abilities]))
        _texts[id(k)] = known
    return known[1]


def enter(k: Keyword) -> tuple[Ability, ...]:
    """[Enter]: an automatic ability that triggers when its card enters the field (1140.2)."""
    came = k.trigger if k.trigger is not None else Moves(_THIS, to=FIELD)
    return (Automatic(paragraph=k.paragraph, name=k.name, trigger=came, effect=k.effect),)


def explode(k: Keyword) -> tuple[Ability, ...]:
    """[Explode]: both resonators of a battle are destroyed (1105.2, 1105.3)."""
    if k.name:
        return ()
    destroy = If(Fits(_THIS, _RESONATOR), Destroy(Both((_THIS, EventObject()))))
    hit = DealsDamage(_THIS, All(_RESONATOR), True)
    return (Automatic(paragraph=k.paragraph, trigger=hit, effect=destroy),)


def evolution(k: Keyword) -> tuple[Ability, ...]:
    """[Evolution]: an activate ability that puts the one evolution counter (1116.2)."""
    none = NotCond(Fits(_THIS, Filter((HasCounter("evolution"),))))
    grow = If(none, PutCounters("evolution", Num(1), _THIS))
    return (Activate(paragraph=k.paragraph, cost=k.cost, effect=grow, keyword=k.keyword),)


def shift(k: Keyword) -> tuple[Ability, ...]:
    """[Shift]: an activate ability at main timing that turns the card over (1117.2)."""
    return (
        Activate(
            paragraph=k.paragraph,
            cost=k.cost,
            effect=Turn(_THIS, "shift"),
            limits=(Limit(timing="main timing"),),
            keyword=k.keyword,
        ),
    )


def limit(k: Keyword) -> tuple[Ability, ...]:
    """[Limit]: counters that attacking and blocking use up (1118.1, 1118.2); without any it goes on as before
    (1118.2a, 1118.2b)."""
    fought = Either((Attacks(_THIS), Blocks(_THIS)))
    return (
        _enters_with("limit", k),
        Automatic(paragraph=k.paragraph, trigger=fought, effect=RemoveCounters("limit", Num(1), _THIS)),
    )


def mana(k: Keyword) -> tuple[Ability, ...]:
    """[Mana]: enters with counters (1122.1, 1122.2b); rulers start with theirs (1122.2a)."""
    return (_enters_with("mana", k),)


def _enters_with(counter: str, k: Keyword) -> Continuous:
    number = k.number if k.number is not None else Num(1)
    return Continuous(paragraph=k.paragraph, effects=(EntersWith(_THIS, counters=((counter, number),)),))


def bloodlust(k: Keyword) -> tuple[Ability, ...]:
    """[Bloodlust]: the card must attack (1123.1, 1123.2)."""
    return (Continuous(paragraph=k.paragraph, effects=(Must(_THIS, "attack"),)),)


def mobilize(k: Keyword) -> tuple[Ability, ...]:
    """[Mobilize]: something must be done to attack or block with the card (1129.1, 1129.2)."""
    return (Continuous(paragraph=k.paragraph, effects=(ToDo(_THIS, "attack or block", k.cost),)),)


def inheritance(k: Keyword) -> tuple[Ability, ...]:
    """[Inheritance]: an activate ability in the hand, for which the card is discarded (1126.2, 1126.2a)."""
    cost = (*k.cost, Discard(_THIS))
    return (Activate(paragraph=k.paragraph, zones=HAND, cost=cost, effect=k.effect, keyword=k.keyword),)


def resonance(k: Keyword) -> tuple[Ability, ...]:
    """[Resonance]: triggers when a card of its kin comes under your control (1127.2, 1127.2a, 1127.3)."""
    kin = Moves(All(k.filter if k.filter is not None else Filter()), to=FIELD, under=You())
    return (Automatic(paragraph=k.paragraph, zones=k.zones, trigger=kin, effect=k.effect),)


def drain(k: Keyword) -> tuple[Ability, ...]:
    """[Drain]: you gain as much life as the card deals damage (1135.2)."""
    return (Automatic(paragraph=k.paragraph, trigger=DealsDamage(_THIS), effect=GainLife(EventAmount())),)


def bane(k: Keyword) -> tuple[Ability, ...]:
    """[Bane]: what the card deals damage to is destroyed (1138.2)."""
    hit = DealsDamage(_THIS, All(Filter((TypeIs(J_RESONATOR),))))
    return (Automatic(paragraph=k.paragraph, trigger=hit, effect=Destroy(EventObject())),)


def eternal(k: Keyword) -> tuple[Ability, ...]:
    """[Eternal]: the card cannot be destroyed (1139.1, 1139.2)."""
    return (Continuous(paragraph=k.paragraph, effects=(INDESTRUCTIBLE,)),)


def bestow(k: Keyword) -> tuple[Ability, ...]:
    """[Bestow]: an activate ability at main timing that adds the card to a resonator (1121.2)."""
    alone = Limit(condition=Fits(_THIS, Filter((Not(StatusIs("added")),))))
    return (
        Activate(
            paragraph=k.paragraph,
            cost=k.cost,
            effect=AddTo(_THIS, Target(1, _RESONATOR)),
            limits=(Limit(timing="main timing"), alone),
            keyword=k.keyword,
        ),
    )


def sealed_item(k: Keyword) -> tuple[Ability, ...]:
    """A sealed item's abilities (1130.1, 1130.2); a cipher is of no use (1130.3)."""
    return () if k.name.lower() == CIPHER else text_of(k)


EXPANSIONS: Final[dict[str, Expansion]] = {
    "enter": enter,
    "explode": explode,
    "evolution": evolution,
    "shift": shift,
    "limit": limit,
    "mana": mana,
    "bloodlust": bloodlust,
    "mobilize": mobilize,
    "inheritance": inheritance,
    "resonance": resonance,
    "drain": drain,
    "bane": bane,
    "eternal": eternal,
    "bestow": bestow,
    "sealed item": sealed_item,
}

# The rooms and modules that ask for a keyword by name.
READ_BY_RULES: Final[dict[str, str]] = {
    "pierce": "procedures.battle_damage",
    "precision": "procedures.battle_legal",
    "first strike": "procedures.battle",
    "flying": "procedures.battle_legal",
    "swiftness": "values.battle_state",
    "imperishable": "change.gate",
    "quickcast": "play.permission",
    "remnant": "play.permission",
    "barrier": "values.targets",
    "awakening": "pay.card_costs",
    "incarnation": "pay.card_costs",
    "trigger": "change.triggers",
    "stealth": "change.triggers",
    "energize": "procedures.setup",
    "torrent": "pay.spell_text",
    "judgment": "procedures.judgment",
    "seal": "values.conditional_keywords",
    "crest": "values.conditional_keywords",
    "legend": "values.conditional_keywords",
    "null": "values.conditional_keywords",
    "rune": "values.conditional_keywords",
    "grimoire": "procedures.deck_check",
    "divinity": "play.permission",
    "break": "text.editions.text",
    "force": "text.editions.actions",
    "god's art": "play.ability_permission",
}
# Words without a rule of their own, that texts ask for (1101.1b).
ONLY_WORDS: Final = frozenset({"will of hope", "will of despair"})

_expanded: Final[dict[int, tuple[Keyword, tuple[Ability, ...]]]] = {}


def expand(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities a keyword means; the same objects each time."""
    known = _expanded.get(id(keyword))
    if known is not None and known[0] is keyword:
        return known[1]
    expansion = EXPANSIONS.get(keyword.keyword)
    result = expansion(keyword) if expansion is not None else ()
    _expanded[id(keyword)] = (keyword, result)
    return result
