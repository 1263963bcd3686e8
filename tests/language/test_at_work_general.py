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
    # conditions and subjects that are put together
    Case(
        "If your opponent controls two or more resonators than you, you gain 300 life.",
        "field: [Wolf]",
        "field: [Wolf, Bear, Ogre]",
        "{A.life: 4300}",
    ),
    Case(
        "If your opponent controls two or more resonators than you, you gain 300 life.",
        "field: [Wolf]",
        "field: [Bear, Ogre]",
        "{A.life: 4000}",
    ),
    Case("If this card was played during your turn, you gain 300 life.", "", "", "{A.life: 4300}"),
    Case(
        "Destroy up to one target resonator with total cost 1 or less. If no resonator was destroyed this"
        " way, you gain 300 life.",
        "",
        "field: [Wolf]",
        "{A.life: 4000}",
        ", target: [B.Wolf]",
    ),
    Case(
        "Target resonator gains [Swiftness], [Precision] and cannot attack players until end of turn.",
        "field: [Wolf]",
        "",
        "{A.Wolf: {keywords: [precision, swiftness]}}",
        ", target: A.Wolf",
    ),
    Case(
        "Target resonator gains [+500/+500] until end of turn and deals 500 damage to you.",
        "field: [Wolf]",
        "",
        "{A.Wolf: {atk: 800}, A.life: 3500}",
        ", target: A.Wolf",
    ),
    Case(
        "Switch the control of target resonator you control and target resonator your opponent controls.",
        "field: [Wolf]",
        "field: [Bear]",
        "{A.field: [Bear], B.field: [Wolf]}",
        ", target: [A.Wolf, B.Bear]",
    ),
    Case(
        "You gain 100 life for each resonator you control that doesn't share target resonator's total cost.",
        "field: [Wolf, Bear]",
        "field: [Wolf]",
        "{A.life: 4100}",
        ", target: B.Wolf",
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


def test_a_card_that_may_come_from_two_zones() -> None:
    at_work(
        [resonator("Ghost", "{0}: Put this card from your graveyard or removed area into the field.")],
        """
        start: {A: {graveyard: [Ghost]}}
        do:
          - {A: activate, card: Ghost, ability: 1}
          - {both: pass}
        expect: {A.field: [Ghost]}
        """,
    )


def test_what_happens_at_the_end_of_its_controllers_turn() -> None:
    doom = {"name": "Doom", "type": "Addition: Resonator", "cost": "{0}",
            "text": ["Destroy added resonator at the end of its controller's turn."]}  # fmt: skip
    at_work(
        [doom],
        """
        start: {A: {field: [{card: Doom, added_to: B.Bear}]}, B: {field: [Bear]}}
        do:
          - {go: "B main"}
          - {expect: {B.field: [Bear]}}
          - {go: "A main"}
        expect: {B.field: []}
        """,
    )


def test_battle_damage_to_or_by_a_card_is_prevented() -> None:
    # fmt: off
    mist = {"name": "Mist", "type": "Addition: Resonator", "cost": "{0}",
            "text": ["Prevent all battle damage that would be dealt to or dealt by added resonator."]}
    # fmt: on
    at_work(
        [mist],
        """
        start: {A: {field: [Bear, {card: Mist, added_to: Bear}]}, B: {field: [Ogre]}}
        do:
          - {A: attack, card: Bear, object: B}
          - {go: "B main"}
        expect: {B.life: 4000, A.field: 2}
        """,
    )
