"""Comprehensive Rules 5.00 (2015) and its variants: 5.12 without what 5.01 to 5.12 changed."""

from dataclasses import replace
from typing import Final

from ..switches import CardTypes, MovementLimit
from .cr_5_12 import CR_5_12_BIFROST, CR_5_12_VALHALLA

# Defined in 5.01 and 5.1.
_LATER_ACTIONS: Final = frozenset({"prevent", "discard", "become"})

CR_5_00_VALHALLA: Final = replace(
    CR_5_12_VALHALLA,
    name="5.00 Valhalla",
    wrong_standby_card="no penalty",
    addition_target_illegal="enters, then rule process",
    text_without_icon="continuous or automatic",
    zone_change_reads="the moved card",
    j_ruler_destroyed="powerless j-ruler",
    movement_limits=(
        MovementLimit(("ruler",), False, ("graveyard", "ruler"), "stays"),
        MovementLimit(("j-ruler",), False, ("field", "ruler"), "stays"),
        MovementLimit(("resonator", "addition"), True, ("stone_deck", "stones", "ruler"), "stays"),
        MovementLimit(("chant",), True, ("stone_deck", "field", "ruler", "stones"), "graveyard"),
        MovementLimit(("magic stone",), True, ("hand", "deck", "ruler"), "stays"),
    ),
    deck_cards_leave="together",
    pierce="over capacity, added",
    skills=(
        "Pierce", "Precision", "First Strike", "Explode", "Flying", "Swiftness", "Imperishable", "Awakening",
    ),
    battle_damage_defined=False,
    card_types=CardTypes(
        ("ruler", "j-ruler", "magic stone", "resonator", "chant", "addition"),
        several=False,
        spell_subtypes=True,
    ),
    standby_accepts="chant-standby",
    standby_from_hand=False,
    standby_stones="shown",
    addition_subtypes=("field", "resonator", "ruler/j-ruler"),
    awakening="permanents",
    will_kinds=("light", "fire", "water", "wind", "darkness", "void"),
    quoted_name="name or part",
    bare_words=(
        ("type", ("field", "ruler", "stones")),
        ("resonator", ("field",)),
        ("j-ruler", ("field",)),
        ("addition", ("field",)),
        ("magic stone", ("stones",)),
        ("ruler", ("ruler",)),
    ),
    defined_terms=(),
    addition_by_effect="unattached, then rule process",
    standby_trigger="must be played",
    rule_actions=tuple(action for action in CR_5_12_VALHALLA.rule_actions if action not in _LATER_ACTIONS),
)  # fmt: skip

CR_5_00_BIFROST: Final = replace(
    CR_5_00_VALHALLA,
    name="5.00 Bifrost",
    setup_order=CR_5_12_BIFROST.setup_order,
    lifebreak_dealt=CR_5_12_BIFROST.lifebreak_dealt,
    lifebreak=CR_5_12_BIFROST.lifebreak,
)
