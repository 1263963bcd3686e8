"""902: where abilities are active."""

from __future__ import annotations

import pytest

from conformance_kit import clause, holds


@pytest.mark.parametrize("zone", ["hand", "graveyard", "removed"])
@clause("902.1", "902.1a")
def test_abilities_of_field_cards_sleep_elsewhere(zone: str) -> None:
    where = "hand: [Captain, Spark]" if zone == "hand" else f"hand: [Spark], {zone}: [Captain]"
    holds(f"""
        cards:
          - name: Captain
            type: Resonator
            cost: "{{9}}"
            atk: 300
            def: 300
            text: ["Resonators you control gain [+100/+100].", "{{0}}: You gain 100 life.",
              "Whenever you play a chant => You gain 200 life."]
          - {{name: Wolf, type: Resonator, cost: "{{0}}", atk: 300, def: 300}}
          - {{name: Spark, type: Chant, cost: "{{0}}", text: ["Draw a card."]}}
        start: {{A: {{field: [Wolf], {where}}}}}
        do:
          - {{expect: {{A.Wolf: {{atk: 300}}}}}}
          - {{A: cannot, do: {{activate: Captain}}, because: "902.1"}}
          - {{A: play, card: Spark}}
          - {{expect: {{chase: [Spark]}}}}
    """)


@clause("902.1a")
def test_abilities_of_resonators_additions_regalia_and_stones_work_in_the_field() -> None:
    holds("""
        cards:
          - {name: Captain, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["{0}: You gain 100 life."]}
          - {name: Charm, type: Regalia, cost: "{0}", text: ["{0}: You gain 200 life."]}
          - {name: Ward, type: Addition, cost: "{0}", text: ["{0}: You gain 300 life."]}
          - {name: Odd Stone, type: Special Magic Stone, text: ["{Rest}: Produce {W}.",
              "{0}: You gain 400 life."]}
        start: {A: {field: [Captain, Charm, Ward], stones: [Odd Stone]}}
        do:
          - {A: activate, card: Captain}
          - {A: activate, card: Charm}
          - {A: activate, card: Ward}
          - {A: activate, card: Odd Stone, ability: 2}
          - {resolve: all}
        expect: {A.life: 5000}
    """)


@clause("902.1b")
def test_abilities_of_a_ruler_work_in_the_ruler_area_and_only_that_side() -> None:
    holds("""
        cards:
          - name: Old King
            type: Ruler
            text: ["[Judgment] {0}", "Resonators you control gain [+100/+100].", "{0}: You gain 100 life."]
            back: {name: Young King, type: J-Ruler, atk: 900, def: 900,
              text: ["Resonators you control gain [+300/+300]."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
        start: {A: {ruler: Old King, field: [Wolf]}}
        do:
          - {expect: {A.Wolf: {atk: 400}}}
          - {A: activate, card: Old King}
          - {both: pass}
          - {expect: {A.life: 4100}}
          - {A: judgment}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 600}}}
          - {A: cannot, do: {activate: Young King}}
    """)


@clause("902.2")
def test_an_ability_that_names_a_zone_works_there_and_nowhere_else() -> None:
    holds("""
        cards:
          - {name: Monk, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["{1}, remove this card in your graveyard from the game: Draw a card."]}
        start: {A: {field: [Monk], graveyard: [Monk], stones: {Light Magic Stone: 2}}}
        do:
          - {A: cannot, do: {activate: "A.Monk#1"}}
          - {A: activate, card: "A.Monk#2"}
          - {expect: {A.removed: [Monk], A.field: [Monk]}}
          - {both: pass}
        expect: {A.hand: 1}
    """)


@clause("902.2")
def test_an_ability_of_the_hand() -> None:
    holds("""
        cards:
          - {name: Page, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["{1}, Discard this card: You gain 100 life."]}
        start: {A: {hand: [Page], field: [Page], stones: {Light Magic Stone: 2}}}
        do:
          - {A: cannot, do: {activate: "A.Page#2"}}
          - {A: activate, card: "A.Page#1"}
          - {both: pass}
        expect: {A.life: 4100, A.graveyard: [Page], A.field: [Page]}
    """)


CAPTAIN = """
          - name: Captain
            type: Resonator
            cost: "{0}"
            atk: 300
            def: 300
            text: [%s, "Other resonators you control gain [+100/+100].", "Resonators cannot attack."]
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
"""


@pytest.mark.parametrize("zone", ["hand", "graveyard", "removed"])
@clause("902.1a", "902.2", "904.2")
def test_a_base_ability_does_not_lend_the_others_of_its_card_elsewhere(zone: str) -> None:
    holds(f"""
        cards: {CAPTAIN % '"Treat this card as a Dragon."'}
        start: {{A: {{field: [Wolf], {zone}: [Captain]}}}}
        do:
          - {{A: attack, card: Wolf, object: B}}
          - {{expect: {{A.Wolf: {{atk: 300, attacking: true}}, A.Captain: {{race: [Dragon]}}}}}}
    """)


@pytest.mark.parametrize("zone", ["hand", "graveyard"])
@clause("902.1a", "902.2")
def test_an_ability_for_another_zone_does_not_lend_the_others_of_its_card_there(zone: str) -> None:
    there = f'"As long as this card is in your {zone}, resonators you control gain [Flying]."'
    holds(f"""
        cards: {CAPTAIN % there}
        start: {{A: {{field: [Wolf], {zone}: [Captain]}}}}
        do:
          - {{A: attack, card: Wolf, object: B}}
          - {{expect: {{A.Wolf: {{atk: 300, attacking: true, has: [Flying]}}}}}}
    """)


@clause("902.1a")
def test_what_keeps_a_field_card_from_being_targeted_does_not_protect_its_spell() -> None:
    holds("""
        cards:
          - {name: Mist, type: Resonator, cost: "{0}", atk: 100, def: 100,
             text: ["This card cannot be targeted."]}
          - {name: Refuse, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
        start: {A: {hand: [Mist]}, B: {hand: [Refuse]}}
        do:
          - {A: play, card: Mist}
          - {A: pass}
          - {B: play, card: Refuse, target: chase.Mist}
          - {resolve: all}
        expect: {A.Mist: {zone: graveyard}}
    """)


@clause("902.2", "1128.2b")
def test_an_ability_had_under_a_keyword_works_in_its_own_zones() -> None:
    holds("""
        cards:
          - {name: Ghoul, type: Resonator, cost: "{1}", atk: 300, def: 300,
             text: ["[Seal] 2 - {0}: Return this card from your graveyard to your hand."]}
          - {name: Ghost, type: Resonator, cost: "{1}", atk: 300, def: 300,
             text: ["[Seal] 2 - As long as this card is in your graveyard, resonators you control gain
             [+100/+100]."]}
          - {name: Imp, type: Resonator, cost: "{1}", atk: 300, def: 300,
             text: ["[Seal] 2 - When this card is discarded => You gain 200 life."]}
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
          - {name: Toss, type: Chant, cost: "{0}", text: ["Discard a card."]}
        start:
          A: {graveyard: [Ghoul, Ghost], field: [Wolf], hand: [Toss, Imp], stones: {Fire Magic Stone: 1},
              stone_deck: [Fire Magic Stone]}
        do:
          - {A: cannot, do: {activate: Ghoul}}
          - {expect: {A.Wolf: {atk: 300}}}
          - {A: call}
          - {expect: {A.Wolf: {atk: 400}}}
          - {A: play, card: Toss}
          - {resolve: all}
          - {expect: {A.life: 4200}}
          - {A: activate, card: Ghoul}
          - {both: pass}
        expect: {A.hand: [Ghoul]}
    """)


@clause("902.2")
def test_an_ability_that_a_card_was_given_works_in_its_own_zones() -> None:
    holds("""
        cards:
          - {name: Crypt, type: Regalia, cost: "{1}",
             text: ["Resonator cards in your graveyard gain \\"{0}: Return this card from your
             graveyard to your hand.\\""]}
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
          - {name: Bear, type: Resonator, cost: "{1}", atk: 300, def: 300}
        start: {A: {graveyard: [Wolf], field: [Crypt, Bear]}}
        do:
          - {A: cannot, do: {activate: Bear}}
          - {A: activate, card: Wolf}
          - {both: pass}
        expect: {A.hand: [Wolf], A.field: [Crypt, Bear]}
    """)
