"""Comprehensive Rules 7.x, most probably 7.2 (2018).

Only set-up and the actions of the main phase are left of it. The rest is as in 8.01 or, where the change log
dates a rule to 7.3 or later, as in 5.12. It has no runes.
"""

from dataclasses import replace
from typing import Final

from ..switches import CardTypes, SameName
from .cr_5_12 import CR_5_12_BIFROST
from .cr_8_01 import CR_8_01

# Came with 8.0.
_LATER_SKILLS: Final = frozenset({"Divinity", "Rune", "Bane", "Eternal", "Enter"})
# Came with 7.3 and 8.0.
_LATER_ACTIONS: Final = frozenset({"skip", "attach", "restart", "foresee"})

CR_7_X: Final = replace(
    CR_8_01,
    name="7.x",
    same_name_limits=(SameName(4, ("main", "extra")), SameName(4, ("stone",))),
    stones_without_limit="non-special",
    main_deck_cards="no ruler or stone",
    extra_deck="five",
    rune_deck=False,
    setup_order=("shuffle", "life", "ruler", "extra deck", "first player", "hands"),
    win_effects=CR_5_12_BIFROST.win_effects,
    turn_changes=("extra turn",),
    j_ruler_enter=CR_5_12_BIFROST.j_ruler_enter,
    movement_limits=tuple(row for row in CR_8_01.movement_limits if "rune without chant" not in row.cards),
    others_zones=CR_5_12_BIFROST.others_zones,
    newer_zones=("items", "extra_deck"),
    skills=tuple(skill for skill in CR_8_01.skills if skill not in _LATER_SKILLS),
    card_types=CardTypes(
        ("ruler", "j-ruler", "magic stone", "resonator", "chant", "addition", "regalia"), several=False
    ),
    enter=CR_5_12_BIFROST.enter,
    will_kinds=CR_5_12_BIFROST.will_kinds,
    rule_actions=tuple(action for action in CR_8_01.rule_actions if action not in _LATER_ACTIONS),
    runes=False,
)
