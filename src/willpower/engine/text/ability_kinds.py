"""The kinds of abilities, as texts name them (901.1, 1101): what a keyword is, which abilities an icon of an
older edition means."""

from __future__ import annotations

from typing import Final, assert_never

from willpower.abilities.ability import Ability, Activate, Automatic, BreakAbility, Continuous, Keyword
from willpower.abilities.nouns import This
from willpower.abilities.symbols import FIELD
from willpower.abilities.triggers import Moves
from willpower.abilities.words import AbilityKind, SpellKind
from willpower.rules.edition import Edition

from .editions.text import ENTER_WAYS
from .expansions import ONLY_WORDS, expand
from .keywords import SYMBOL_SKILLS, is_will_ability

# Keywords that are no continuous abilities (1105.1, 1112.1, 1116.1, 1126.1, 1127.1, 1135.1, 1138.1, 1140.1).
NOT_CONTINUOUS: Final = frozenset(
    {"explode", "god's art", "evolution", "inheritance", "resonance", "drain", "bane", "enter"}
)


def is_keyword_skill(a: Ability) -> bool:
    """Whether an ability is a keyword skill (1101.1a), or stands for one that is written with its cost."""
    if isinstance(a, Keyword):
        return a.keyword not in ONLY_WORDS
    if isinstance(a, Activate):
        return a.gods_art or a.keyword != ""
    return isinstance(a, Automatic) and a.reveals != ""


def is_enter(rules: Edition, a: Ability) -> bool:
    """Whether an ability is an [Enter] ability: its card entering, from wherever, and nothing else (1411.3,
    1411.3a). Where [Enter] asks how the card came, it is only what is written so (1140.2)."""
    t = a.trigger if isinstance(a, Automatic) else None
    if not isinstance(t, Moves) or t.to != FIELD or not isinstance(t.what, This):
        return False
    return not t.origin and t.how == ENTER_WAYS.get(rules.enter, "") and t.by is None


def ability_is(rules: Edition, ability: Ability, kind: AbilityKind | SpellKind) -> bool:
    """Whether an ability is of a kind, in the words of HasAbility or SpellIs."""
    activate = ability if isinstance(ability, Activate) else None
    if kind == "any":
        return True
    if kind == "activate":
        return activate is not None
    if kind == "automatic":
        return isinstance(ability, Automatic)
    if kind == "continuous":
        return isinstance(ability, Continuous) or (
            # The icon stands on both, and [Enter] is another one (901.1).
            isinstance(ability, Automatic) and rules.enter in ENTER_WAYS and not is_enter(rules, ability)
        )
    if kind == "will":
        return activate is not None and is_will_ability(activate)
    if kind == "non-will activate":
        return activate is not None and not is_will_ability(activate)
    if kind == "god's art":
        return activate is not None and activate.gods_art
    if kind == "symbol skill" or kind == "none" or kind == "no printed":
        return False
    if kind == "spell" or kind == "ability" or kind == "judgment":
        return kind == "ability"
    if kind == "break":
        return isinstance(ability, BreakAbility)
    if kind == "enter":
        return is_enter(rules, ability)
    if kind == "keyword":
        return is_keyword_skill(ability)
    assert_never(kind)


def listed_is(rules: Edition, a: Ability, kind: AbilityKind) -> bool:
    """Whether an ability among those of a card is of a kind; a keyword is what chapter 1100 says it is, and
    may be of two kinds (1117.1). [Divinity] cannot be lost (1136.2)."""
    if not isinstance(a, Keyword):
        return ability_is(rules, a, kind)
    if a.keyword == "divinity":
        return False
    if a.keyword in SYMBOL_SKILLS and rules.symbol_skills == "no abilities":
        return False  # 1413.2
    if kind == "keyword":
        return is_keyword_skill(a)
    if kind == "continuous" and a.keyword not in NOT_CONTINUOUS:
        return True
    return any([ability_is(rules, meant, kind) for meant in expand(a)])
