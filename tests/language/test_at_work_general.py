"""Phrases put together from parts, at work: options with a condition, what happened, what damage does."""

import pytest

from language.test_at_work import at_work, chant, regalia, resonator
from language.test_at_work_effects import Case
from language.test_at_work_effects import test_a_sentence_acts as act

EITHER = "Choose one - You gain 100 life; or you gain 500 life."
SECOND = f"{EITHER} Choose the second only if you control a resonator."
LAST = f"{EITHER} Choose this option only if you control a resonator."
CASES = (
    # an option that is there only if something is so (903.2e)
    Case(
        SECOND,
        "field: [Wolf]",
        "",
        "{A.life: 4500}",
        ", choose: 2",
    ),
    Case(
        LAST,
        "field: [Wolf]",
        "",
        "{A.life: 4500}",
        ", choose: 2",
    ),
    Case(
        "Choose one. You may choose an additional one for each resonator you control - You gain 100 life; or"
        " you gain 500 life; or draw a card.",
        "field: [Wolf]",
        "",
        "{A.life: 4600}",
        ", choose: [1, 2]",
    ),
    # what a spell has done
    Case(
        "This card deals 100 damage to target resonator. If damage was dealt this way, you gain 300 life.",
        "",
        "field: [Bear]",
        "{A.life: 4300}",
        ", target: B.Bear",
    ),
    Case(
        "This card deals 100 damage to target resonator. If that resonator would be dealt damage this turn,"
        " it's dealt double that much instead. This card deals 100 damage to that resonator.",
        "",
        "field: [Bear]",
        "{B.Bear: {damage: 300}}",
        ", target: B.Bear",
    ),
    # where a card is put
    Case(
        "Put the top card of your opponent's deck into the graveyard.",
        "",
        "deck: [Wolf, Bear]",
        "{B.graveyard: [Wolf]}",
    ),
    Case(
        "Destroy target resonator with no addition.",
        "",
        "field: [Bear]",
        "{B.graveyard: [Bear]}",
        ", target: B.Bear",
    ),
    Case(
        "Target J/resonator must attack or block this turn if able.",
        "",
        "field: [Bear]",
        "{B.field: [Bear]}",
        ", target: B.Bear",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.text[:60])
def test_general_phrases_act(case: Case) -> None:
    act(case)


def test_an_option_is_not_there_if_what_it_asks_for_is_not_so() -> None:
    at_work(
        [
            chant(
                "Trial",
                SECOND,
            )
        ],
        """
        start: {A: {hand: [Trial]}}
        do:
          - {A: play, card: Trial}
          - {both: pass}
        expect: {A.life: 4100}
        """,
    )


@pytest.mark.parametrize(("attacker", "life"), [("Wolf", 4000), ("", 4500)])
def test_no_resonator_attacked(attacker: str, life: int) -> None:
    watcher = regalia(
        "Watch", "At the end of your turn, if no resonator you control attacked this turn, you gain 500 life."
    )
    attack = f"- {{A: attack, card: {attacker}, object: B}}" if attacker else ""
    at_work(
        [watcher],
        f"""
        start: {{A: {{field: [Watch, Wolf]}}, B: {{field: []}}}}
        do:
          {attack}
          - {{go: "B main"}}
        expect: {{A.life: {life}}}
        """,
    )


def test_what_dealt_damage_to_a_player_this_turn() -> None:
    asking = chant(
        "Trial", "If a resonator you controlled dealt damage to your opponent this turn, you gain 500 life."
    )
    pinger = resonator("Pinger", "{Rest}: This card deals 100 damage to your opponent.")
    at_work(
        [asking, pinger],
        """
        start: {A: {hand: [Trial], field: [Pinger]}}
        do:
          - {A: activate, card: Pinger, ability: 1}
          - {both: pass}
          - {A: play, card: Trial}
          - {both: pass}
        expect: {A.life: 4500, B.life: 3900}
        """,
    )


def test_damage_to_the_host_of_an_addition() -> None:
    at_work(
        [
            {
                "name": "Ward",
                "type": "Addition",
                "cost": "{0}",
                "text": ["Whenever damage is dealt to added resonator ⇒ You gain 300 life."],
            },
            chant("Trial", "This card deals 100 damage to target resonator."),
        ],
        """
        start: {A: {hand: [Trial], field: [Bear, {card: Ward, added_to: Bear}]}}
        do:
          - {A: play, card: Trial, target: A.Bear}
          - {resolve: all}
        expect: {A.life: 4300}
        """,
    )
