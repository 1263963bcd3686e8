"""Sentences within sentences at work: conditions, delayed abilities, numbers and choices in one another."""

import pytest

from language.test_at_work import at_work, chant, resonator
from language.test_at_work_effects import Case
from language.test_at_work_effects import test_a_sentence_acts as act

CASES = (
    # one condition, two outcomes, each of any kind
    Case(
        "If you control a Beast, draw a card. Otherwise, at the beginning of your next turn, draw two cards.",
        "field: [Wolf]",
        "",
        "{A.hand: 1}",
    ),
    Case(
        "If you control a Beast, draw X cards, where X is the number of Beasts you control."
        " Otherwise, if your life is 4000, you gain 100 life. Otherwise, you gain 200 life.",
        "",
        "",
        "{A.hand: [], A.life: 4100}",
    ),
    Case(
        "If you control a Beast, draw X cards, where X is the number of Beasts you control."
        " Otherwise, if your life is 1000, you gain 100 life. Otherwise, you gain 200 life.",
        "",
        "",
        "{A.hand: [], A.life: 4200}",
    ),
    Case(
        "You gain 100 life, then if you control an Ogre, draw a card.", "", "", "{A.hand: [], A.life: 4100}"
    ),
    Case(
        "You gain 100 life and if you control an Ogre, draw a card.",
        "field: [Ogre]",
        "",
        "{A.hand: 1, A.life: 4100}",
    ),
    Case(
        "You gain 100 life, then if you control an Ogre, draw a card. Otherwise, you lose 300 life.",
        "",
        "",
        "{A.hand: [], A.life: 3800}",
    ),
    Case("Draw a card unless you control a Beast.", "field: [Wolf]", "", "{A.hand: []}"),
    Case(
        "For each Beast you control, if you control an Ogre, you gain 100 life.",
        "field: [Wolf, Bear, Ogre]",
        "",
        "{A.life: 4200}",
    ),
    Case(
        "You gain 100 life, then choose one - Draw a card; or you lose 300 life.",
        "",
        "",
        "{A.hand: [], A.life: 3800}",
        ", choose: [2]",
    ),
    # numbers
    Case(
        "Draw X cards, where X is twice the number of ember counters on target resonator.",
        "",
        "field: [{card: Bear, counters: {ember: 2}}]",
        "{A.hand: 4}",
        ", target: B.Bear",
    ),
    # of this card, somewhere else
    Case(
        "Put a Beast other than this card from your graveyard into your hand.",
        "graveyard: [Wolf]",
        "",
        "{A.hand: [Wolf]}",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.text[:60] for case in CASES])
def test_a_sentence_acts(case: Case) -> None:
    act(case)


@pytest.mark.parametrize(("fields", "life"), [("[Imp]", 4000), ("[Imp, Ogre]", 4100)])
def test_a_condition_within_a_delayed_ability_is_asked_when_it_triggers(fields: str, life: int) -> None:
    text = "At the end of turn, if you control an Ogre, you gain 100 life. Otherwise, draw a card."
    at_work(
        [resonator("Imp"), chant("Trial", text)],
        f"""
        start: {{A: {{hand: [Trial], field: {fields}}}}}
        do:
          - {{A: play, card: Trial}}
          - {{both: pass}}
          - {{finish: turn}}
        expect: {{A.life: {life}, A.hand: {0 if life > 4000 else 1}}}
        """,
    )


def test_the_next_time_a_card_attacks_is_once() -> None:
    text = "The next time a Beast you control attacks or blocks this turn, draw a card."
    at_work(
        [chant("Trial", text)],
        """
        start: {A: {hand: [Trial], field: [Wolf, Bear, Ogre]}}
        do:
          - {A: play, card: Trial}
          - {both: pass}
          - {A: attack, card: Ogre, object: B}
          - {finish: battle}
          - {expect: {A.hand: 0}}
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}
          - {expect: {A.hand: 1}}
          - {A: attack, card: Bear, object: B}
          - {finish: battle}
        expect: {A.hand: 1}
        """,
    )


def test_a_toll_on_what_happens_later() -> None:
    text = "Until end of turn, whenever a Beast attacks, draw a card unless its controller pays {1}."
    at_work(
        [chant("Trial", text)],
        """
        start: {A: {hand: [Trial], field: [Wolf, Bear], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Trial}
          - {both: pass}
          - {A: attack, card: Wolf, object: B}
          - {both: pass, answers: [yes]}
          - {expect: {A.hand: 0, A.recovered_stones: 0}}
          - {finish: battle}
          - {A: attack, card: Bear, object: B}
          - {finish: battle}
        expect: {A.hand: 1}
        """,
    )
