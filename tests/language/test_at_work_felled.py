"""What damage destroys, what is done by grades, what the second card of a turn costs."""

import pytest

from language.test_at_work import at_work, chant, regalia
from language.test_at_work_effects import Case
from language.test_at_work_effects import test_a_sentence_acts as act

FELLS = "This card deals 300 damage to each resonator. "
MANY = (
    "You gain 100 life. If you control a Beast, you gain 200 life instead. "
    "If you control two or more Beasts, you gain 300 life instead."
)

CASES = (
    Case(
        FELLS + "For each resonator destroyed by damage dealt this way, you gain 100 life.",
        "field: [Wolf]",
        "field: [Wolf, Bear]",
        "{A.field: [], B.field: [Bear], chase: 2}",
    ),
    Case(
        FELLS + "If a resonator would be destroyed by damage dealt this way, remove it from the game"
        " instead.",
        "field: [Wolf, Bear]",
        "field: [Wolf]",
        "{A.field: [Bear], A.graveyard: [Trial], A.removed: [Wolf], B.removed: [Wolf]}",
    ),
    Case(
        FELLS + "If a resonator dealt damage this way would be destroyed this turn, remove it from the"
        " game instead.",
        "field: [Wolf, Bear]",
        "field: [Wolf]",
        "{A.field: [Bear], A.graveyard: [Trial], A.removed: [Wolf], B.removed: [Wolf]}",
    ),
    Case(
        "This card deals 300 damage to target resonator. If that resonator is destroyed by damage dealt this"
        " way, you gain 500 life.",
        "",
        "field: [Bear]",
        "{B.field: [Bear], chase: []}",
        ", target: B.Bear",
    ),
    Case(MANY, "", "", "{A.life: 4100}"),
    Case(MANY, "field: [Wolf]", "", "{A.life: 4200}"),
    Case(MANY, "field: [Wolf, Bear]", "", "{A.life: 4300}"),
    Case("You gain a light gem or a water gem.", "", "", "{A.items: [Water Gem]}", answers="[2]"),
)


@pytest.mark.parametrize("case", CASES, ids=[case.text[:60] for case in CASES])
def test_a_sentence_acts(case: Case) -> None:
    act(case)


def test_of_three_grades_one_target_is_asked_for() -> None:
    for field, target in (("", "Wolf"), ("Bear", "B.Bear"), ("Bear, Ogre", "B.Ogre")):
        text = (
            "Destroy target resonator with ATK 300. If you control a resonator with ATK 600, destroy target"
            " resonator with ATK 600 instead. If you control an Ogre, destroy target Ogre instead."
        )
        at_work(
            [chant("Trial", text)],
            f"""
            start: {{A: {{hand: [Trial], field: [{field}]}}, B: {{field: [Wolf, Bear, Ogre]}}}}
            do:
              - {{A: play, card: Trial, target: {target}}}
              - {{both: pass}}
            expect: {{B.field: 2, {target if "." in target else "B." + target}: {{zone: graveyard}}}}
            """,
        )


def test_what_is_destroyed_otherwise_is_not_destroyed_by_that_damage() -> None:
    text = (
        "This card deals 300 damage to target resonator. If that resonator would be destroyed by damage dealt"
        " this way, remove it from the game instead."
    )
    at_work(
        [chant("Trial", text)],
        """
        start: {A: {hand: [Trial, Snuff]}, B: {field: [Bear]}}
        do:
          - {A: play, card: Trial, target: B.Bear}
          - {both: pass}
          - {A: play, card: Snuff, target: B.Bear}
          - {both: pass}
        expect: {B.removed: [], B.graveyard: [Bear]}
        """,
    )


@pytest.mark.parametrize(
    ("sentence", "end"),
    [
        ("For each resonator destroyed this way, you gain 100 life.", "A.life: 4100"),
        ("If it would be destroyed this way, remove it from the game instead.", "B.graveyard: [Bear]"),
        ("If it's destroyed this way, you gain 500 life.", "A.life: 4000"),
    ],
)
def test_who_is_left_alive_and_falls_later_is_not_destroyed_this_way(sentence: str, end: str) -> None:
    hit = "each resonator" if "each" in sentence else "target resonator"
    target = "" if "each" in sentence else ", target: B.Bear"
    at_work(
        [
            chant("Trial", f"This card deals 300 damage to {hit}. {sentence}"),
            chant("Second", "This card deals 300 damage to target resonator."),
        ],
        f"""
        start: {{A: {{hand: [Trial, Second]}}, B: {{field: [Bear, Wolf]}}}}
        do:
          - {{A: play, card: Trial{target}}}
          - {{resolve: all}}
          - {{A: play, card: Second, target: B.Bear}}
          - {{resolve: all}}
        expect: {{B.Bear: {{zone: graveyard}}, {end}}}
        """,
    )


def test_only_the_second_card_of_a_turn_costs_less() -> None:
    for text, stones in (
        ("The second resonator you play each turn costs {1} less.", 3),
        ("Your second resonator each turn costs {1} less to play.", 3),
    ):
        at_work(
            [regalia("Board", text)],
            f"""
            start:
              A: {{field: [Board], hand: [Wolf, Bear, Wolf], stones: {{Light Magic Stone: {stones}}}}}
            do:
              - {{A: play, card: Wolf}}
              - {{both: pass}}
              - {{A: play, card: Bear}}
              - {{both: pass}}
              - {{A: cannot, do: {{play: Wolf}}}}
            expect: {{A.field: [Board, Wolf, Bear]}}
            """,
        )
