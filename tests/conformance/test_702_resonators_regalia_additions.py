"""702: playing resonators, regalia and additions."""

from __future__ import annotations

import pytest

from conformance_kit import clause, holds

KINDS = (
    '{name: Thing, type: Resonator, cost: "{W}{1}", atk: 300, def: 300}',
    '{name: Thing, type: Regalia, cost: "{W}{1}"}',
    '{name: Thing, type: Addition, cost: "{W}{1}"}',
)


@pytest.mark.parametrize("card", KINDS)
@clause("702.1", "702.2", "702.3")
def test_played_at_main_timing_for_its_cost_and_put_into_the_field(card: str) -> None:
    holds(
        f"""
            cards:
              - {card}
            start:
              A: {{hand: [Thing], stones: {{Light Magic Stone: 2}}}}
              B: {{hand: [Thing], stones: {{Light Magic Stone: 2}}}}
            do:
              - {{A: play, card: Thing}}
              - {{expect: {{chase: [Thing], A.hand: 0, A.field: [], A.recovered_stones: 0}}}}
              - {{A: pass}}
              - {{B: cannot, do: {{play: Thing}}, because: "702.1"}}
              - {{B: pass}}
            expect:
              A.Thing: {{zone: field, controller: A, rested: false}}
              chase: 0
        """
    )


@pytest.mark.parametrize("zone", ["graveyard", "removed", "deck"])
@clause("702.2")
def test_played_from_the_hand_only(zone: str) -> None:
    holds(
        f"""
            cards:
              - {{name: Thing, type: Resonator, cost: "{{1}}", atk: 300, def: 300}}
            start: {{A: {{{zone}: [Thing], stones: {{Light Magic Stone: 2}}}}}}
            do:
              - {{A: cannot, do: {{play: Thing, from: {zone}}}, because: "702.2"}}
        """
        if zone != "deck"
        else """
            cards:
              - {name: Thing, type: Resonator, cost: "{1}", atk: 300, def: 300}
            start: {A: {deck: [Thing], stones: {Light Magic Stone: 2}}}
            do:
              - {A: cannot, do: {play: Thing}}
        """
    )


@clause("702.2")
def test_without_its_will_it_is_not_played() -> None:
    holds("""
        cards:
          - {name: Thing, type: Regalia, cost: "{W}{1}"}
        start: {A: {hand: [Thing], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: cannot, do: {play: Thing}, because: "903.2j"}
        expect: {A.hand: [Thing], A.recovered_stones: 2}
    """)


@clause("702.3")
def test_under_the_control_of_who_played_it_not_of_its_owner() -> None:
    holds("""
        cards:
          - {name: Thing, type: Resonator, cost: "{1}", atk: 300, def: 300}
          - {name: Loan, type: Chant, cost: "{0}",
              text: ["You may play target resonator card in your opponent's graveyard without paying its
                cost."]}
        start:
          A: {hand: [Loan]}
          B: {graveyard: [Thing]}
        do:
          - {A: play, card: Loan, target: B.Thing}
          - {both: pass, answers: [yes]}
          - {expect: {chase: [Thing]}}
          - {both: pass}
        expect:
          A.field: [Thing]
          A.Thing: {zone: field, controller: A}
    """)


@clause("702.1", "701.2")
def test_none_of_them_outside_main_timing() -> None:
    cards = """
        cards:
          - {name: Ox, type: Resonator, cost: "{0}", atk: 100, def: 100}
          - {name: Orb, type: Regalia, cost: "{0}"}
          - {name: Aura, type: Addition, cost: "{0}"}
          - {name: Flash, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
    """
    refused = """
          - {P: cannot, do: {play: Ox}, because: "702.1"}
          - {P: cannot, do: {play: Orb}, because: "702.1"}
          - {P: cannot, do: {play: Aura}, because: "702.1"}
    """
    hand = "[Ox, Orb, Aura, Flash]"
    holds(
        cards
        + f"""
        start: {{A: {{hand: {hand}, field: [Ox]}}, B: {{hand: {hand}}}}}
        do:
          - {{A: can, do: {{play: Ox}}}}
          - {{A: play, card: Flash}}{refused.replace("P:", "A:").rstrip()}
          - {{A: pass}}{refused.replace("P:", "B:").rstrip()}
          - {{B: pass}}
          - {{A: battle}}{refused.replace("P:", "A:").rstrip()}
          - {{A: forfeit}}
          - {{finish: battle}}
          - {{A: can, do: {{play: Aura}}}}
          - {{go: "A end"}}{refused.replace("P:", "A:").rstrip()}
    """
    )
