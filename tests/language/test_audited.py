"""What sixty audited cards had wrong, with cards of our own."""

from judge_kit import passes
from language.kit import nodes, one
from willpower.abilities.nouns import Target
from willpower.abilities.symbols import GRAVEYARD

DECOY = """
- {name: Decoy, type: Resonator, cost: "{1}", race: [Golem], atk: 100, def: 100, text: ["As your opponent
   plays spells or abilities targeting a Golem you control, he or she
   must choose this card as one of its targets if
   able."]}
- {name: Statue, type: Resonator, cost: "{1}", race: [Golem], atk: 500, def: 500}
- {name: Twin Nails, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy two target resonators."]}
- {name: Nail, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
"""


def test_a_decoy_is_chosen_beside_what_it_protects_only() -> None:
    passes(
        """
    start: {A: {hand: [Nail, Twin Nails]}, B: {field: [Decoy, Statue, Squire]}}
    do:
      - {A: cannot, do: {play: Nail, target: Statue}}
      - {A: can, do: {play: Nail, target: Squire}}
      - {A: can, do: {play: Nail, target: Decoy}}
      - {A: can, do: {play: Twin Nails, target: [Decoy, Statue]}}
      - {A: can, do: {play: Twin Nails, target: [Squire, Decoy]}}
      - {A: cannot, do: {play: Twin Nails, target: [Squire, Statue]}}
    """,
        DECOY,
    )


def test_a_decoy_for_spells_is_not_for_abilities() -> None:
    passes(
        """
    start: {A: {hand: [Nail], field: [Archer]}, B: {field: [Scarecrow, Statue]}}
    do:
      - {A: cannot, do: {play: Nail, target: Statue}}
      - {A: can, do: {play: Nail, target: Scarecrow}}
      - {A: can, do: {activate: Archer, target: Statue}}
    """,
        DECOY
        + """
- {name: Scarecrow, type: Resonator, cost: "{1}", atk: 100, def: 100,
   text: ["Your opponent must target this card with spells if able."]}
- {name: Archer, type: Resonator, cost: "{1}", atk: 100, def: 100,
   text: ["{0}: This card deals 100 damage to target resonator."]}
""",
    )


def test_it_is_for_the_opponent_alone() -> None:
    passes(
        """
    start: {A: {hand: [Nail], field: [Decoy, Statue]}}
    do: [{A: can, do: {play: Nail, target: Statue}}]
    """,
        DECOY,
    )


def test_a_chosen_word_goes_with_the_keyword_it_is_given_with() -> None:
    circle = """
    - {name: Circle, type: Addition, cost: "{0}", text: ["As this card enters your field, choose an
       attribute.",
       "J/resonators you control gain [Barrier] (Chosen attribute)."]}
    - {name: Frost, type: Chant, cost: "{0}", attribute: U,
       text: ["[Quickcast]", "Destroy target resonator."]}
    - {name: Blaze, type: Chant, cost: "{0}", attribute: R,
       text: ["[Quickcast]", "Destroy target resonator."]}
    """
    passes(
        """
    start: {A: {hand: [Circle, Frost], field: [Squire]}, B: {hand: [Frost, Blaze]}}
    do:
      - {A: play, card: Circle}
      - {both: pass}
      - {A: answer, with: water}
      - {A: can, do: {play: Frost, target: Squire}}
      - {A: pass}
      - {B: cannot, do: {play: Frost, target: Squire}}
      - {B: can, do: {play: Blaze, target: Squire}}
    """,
        circle,
    )


def test_cards_of_a_list_are_all_from_where_the_last_is() -> None:
    text = "Put up to one target resonator and up to one target addition from your graveyard into your hand."
    assert [target.filter and target.filter.zones for target in nodes(one(text, chant=True), Target)] == [
        GRAVEYARD,
        GRAVEYARD,
    ]
