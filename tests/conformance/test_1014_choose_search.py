"""1014: choosing and searching."""

from __future__ import annotations

from textwrap import dedent

import pytest

from conformance_kit import clause, holds
from willpower.language.compile import read_text
from willpower.language.lookup import Context

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Bear, type: Resonator, cost: "{1}", atk: 600, def: 600}
  - {name: Zap, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "This card deals 500 damage to target resonator."]}
  - {name: Recall, type: Chant, cost: "{0}", text: ["Return a resonator from your graveyard to your hand."]}
  - {name: Edict, type: Chant, cost: "{0}", text: ["Destroy a resonator your opponent controls."]}
  - {name: Quest, type: Chant, cost: "{0}",
      text: ["Search your deck for a resonator, reveal it, put it into your hand and shuffle your deck."]}
  - {name: Wish, type: Chant, cost: "{0}",
      text: ["Search your deck for a card and put it into your hand. Then shuffle your deck."]}
  - {name: Drop, type: Chant, cost: "{0}", text: ["Discard a resonator."]}
  - {name: Shed, type: Chant, cost: "{0}", text: ["Discard a card."]}
  - {name: Pry, type: Chant, cost: "{0}",
      text: ["Your opponent reveals their hand. Choose a resonator from among them. Your opponent discards
      it."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1014.1")
def test_from_a_public_zone_a_fitting_card_must_be_chosen() -> None:
    with_cards("""
        start: {A: {hand: [Recall, Edict], graveyard: [Wolf, Zap, Bear]}, B: {field: [Wolf, Bear]}}
        do:
          - {A: play, card: Recall}
          - {both: pass}
          - {expect: {decision: {player: A, kind: cards}}}
          - {A: cannot, do: {answer: no}}
          - {A: cannot, do: {answer: Zap}}
          - {A: answer, with: Bear}
          - {expect: {A.hand: [Edict, Bear]}}
          - {A: play, card: Edict}
          - {both: pass}
          - {A: cannot, do: {answer: no}}
          - {A: answer, with: B.Wolf}
        expect: {B.graveyard: [Wolf], B.field: [Bear]}
    """)


@clause("1014.1")
def test_without_a_fitting_card_nothing_is_chosen() -> None:
    with_cards("""
        start: {A: {hand: [Recall], graveyard: [Zap]}}
        do:
          - {A: play, card: Recall}
          - {both: pass}
        expect: {A.hand: 0, A.graveyard: [Recall, Zap]}
    """)


@clause("1014.2")
def test_a_search_for_something_specific_may_find_nothing() -> None:
    with_cards("""
        start: {A: {hand: [Quest], deck: [Zap, Wolf, Bear], fill: false}}
        do:
          - {A: play, card: Quest}
          - {both: pass}
          - {A: cannot, do: {answer: Zap}}
          - {A: can, do: {answer: Wolf}}
          - {A: can, do: {answer: Bear}}
          - {A: answer, with: no}
        expect: {A.hand: 0, A.deck: 3}
    """)


@clause("1014.2")
def test_a_search_for_any_card_finds_one() -> None:
    with_cards("""
        start: {A: {hand: [Wish], deck: [Zap, Wolf, Bear], fill: false}}
        do:
          - {A: play, card: Wish}
          - {both: pass}
          - {A: cannot, do: {answer: no}}
          - {A: answer, with: Bear}
        expect: {A.hand: [Bear], A.deck: 2}
    """)


@clause("1014.2")
def test_in_a_hidden_hand_one_may_not_have_the_resonator() -> None:
    with_cards("""
        start: {A: {hand: [Drop, Shed, Wolf, Zap]}}
        do:
          - {A: play, card: Drop}
          - {both: pass}
          - {A: answer, with: no}
          - {expect: {A.hand: [Shed, Wolf, Zap]}}
          - {A: play, card: Shed}
          - {both: pass}
          - {A: cannot, do: {answer: no}}
          - {A: answer, with: Zap}
        expect: {A.hand: [Wolf]}
    """)


@clause("1014.2")
def test_in_a_hand_all_players_see_one_must_be_chosen() -> None:
    with_cards("""
        start: {A: {hand: [Pry]}, B: {hand: [Wolf, Bear, Zap]}}
        do:
          - {A: play, card: Pry}
          - {both: pass}
          - {expect: {decision: {player: A, kind: cards}, B.Wolf: {revealed: true}}}
          - {A: cannot, do: {answer: no}}
          - {A: answer, with: B.Wolf}
        expect: {B.hand: [Bear, Zap], B.graveyard: [Wolf], B.Bear: {revealed: false}}
    """)


@clause("1014.2", "306.2")
@pytest.mark.parametrize(
    "words",
    ["Look at your opponent's hand. Choose a resonator card from it. They discard that card.",
     "Search your opponent's hand for a resonator and discard it."],
)  # fmt: skip
def test_in_a_hand_that_its_player_and_the_chooser_see_one_must_be_chosen(words: str) -> None:
    holds(f"""
        cards:
          - {{name: Spy, type: Chant, cost: "{{0}}", text: ["{words}"]}}
          - {{name: Wolf, type: Resonator, cost: "{{1}}", atk: 300, def: 300}}
          - {{name: Bear, type: Resonator, cost: "{{1}}", atk: 300, def: 300}}
          - {{name: Zap, type: Chant, cost: "{{0}}"}}
        start: {{A: {{hand: [Spy]}}, B: {{hand: [Wolf, Zap, Bear]}}}}
        do:
          - {{A: play, card: Spy}}
          - {{both: pass}}
          - {{A: cannot, do: {{answer: no}}}}
          - {{A: cannot, do: {{answer: B.Zap}}}}
          - {{A: answer, with: B.Wolf}}
        expect: {{B.hand: [Bear, Zap], B.graveyard: [Wolf]}}
    """)


@pytest.mark.parametrize(
    "words",
    ["Choose a face-down card in your extra deck and reveal it.",
     "Search your extra deck for a face-down card and reveal it."],
)  # fmt: skip
@clause("1014.2", "314.2")
def test_how_a_card_lies_is_no_information_on_it(words: str) -> None:
    holds(f"""
        cards:
          - {{name: Telling, type: Chant, cost: "{{0}}", text: ["{words}"]}}
          - {{name: First, type: Resonator, cost: "{{1}}", race: [Story], atk: 100, def: 100}}
          - {{name: Second, type: Resonator, cost: "{{1}}", race: [Story], atk: 100, def: 100}}
        start: {{A: {{hand: [Telling], extra_deck: [First, Second]}}}}
        do:
          - {{A: play, card: Telling}}
          - {{both: pass}}
          - {{A: cannot, do: {{answer: no}}}}
          - {{A: answer, with: First}}
    """)


OX_AND_EEL = """\
cards:
  - {name: Ox, type: Resonator, cost: "{0}", atk: 500, def: 600, text: ["[Flying]"]}
  - {name: Eel, type: Resonator, cost: "{0}", atk: 400, def: 300}
  - {name: Deed, type: Chant, cost: "{0}", text: ["TEXT"]}
"""


@clause("1014.1")
@pytest.mark.parametrize(
    ("text", "chosen", "outcome"),
    [
        ("You gain life equal to the ATK of a resonator you control.", "Eel", "A.life: 4400"),
        ("You gain X life, where X is the DEF of a resonator you control.", "Ox", "A.life: 4600"),
        (
            "This card deals X damage to your opponent and you gain X life, where X is the ATK of "
            "a resonator you control.",
            "Eel",
            "A.life: 4400, B.life: 3600",
        ),
        (
            "A resonator you control deals damage equal to its ATK to your opponent.",
            "Ox",
            "B.life: 3500, A.Ox: {zone: field}",
        ),
        (
            "You gain life equal to the ATK of a resonator you control. Destroy it.",
            "Eel",
            "A.life: 4400, A.Eel: {zone: graveyard}",
        ),
        (
            "Resonators you control gain [+X/+X] until end of turn, where X is the ATK of a resonator you "
            "control.",
            "Eel",
            "A.Eel: {atk: 800, def: 700}, A.Ox: {atk: 900, def: 1000}",
        ),
        (
            "Resonators you control gain all abilities of a resonator until end of turn.",
            "Ox",
            "A.Eel: {has: [Flying]}",
        ),
        ("Resonators you control become copies of a resonator until end of turn.", "Eel", "A.Ox: {atk: 400}"),
        ("The controller of a resonator loses 300 life.", "Eel", "A.life: 3700"),
    ],
)
def test_a_card_in_a_number_or_as_an_original_is_chosen_first(text: str, chosen: str, outcome: str) -> None:
    holds(
        OX_AND_EEL.replace("TEXT", text)
        + dedent(f"""
        start: {{A: {{hand: [Deed], field: [Ox, Eel]}}}}
        do:
          - {{A: play, card: Deed}}
          - {{both: pass}}
          - {{expect: {{decision: {{player: A, kind: cards}}}}}}
          - {{A: answer, with: {chosen}}}
        expect: {{{outcome}, A.hand: 0, chase: 0}}
    """)
    )


@clause("1014.1")
def test_each_player_chooses_for_their_own_number() -> None:
    text = "Each player loses life equal to the ATK of a resonator they control."
    holds(
        OX_AND_EEL.replace("TEXT", text)
        + dedent("""
        start: {A: {hand: [Deed], field: [Ox, Eel]}, B: {field: [Ox, Eel]}}
        do:
          - {A: play, card: Deed}
          - {both: pass}
          - {A: answer, with: A.Eel}
          - {B: answer, with: B.Ox}
        expect: {A.life: 3600, B.life: 3500}
    """)
    )


@clause("1014.1", "104.2")
def test_without_a_card_to_choose_the_number_is_nothing() -> None:
    holds(
        OX_AND_EEL.replace("TEXT", "You gain life equal to the ATK of a resonator you control. Draw a card.")
        + dedent("""
        start: {A: {hand: [Deed]}}
        do:
          - {A: play, card: Deed}
          - {both: pass}
        expect: {A.life: 4000, A.hand: 1}
    """)
    )


@clause("1014.1", "904.1")
@pytest.mark.parametrize(
    "text",
    [
        "A resonator you control gains [+100/+100].",
        "Another resonator you control gains [Flying].",
        "A resonator cannot attack.",
        "This card's ATK is equal to the ATK of another resonator you control.",
        "This card gains all abilities of another resonator you control.",
        "You pay {1} less to play resonators for each counter on a resonator you control.",
    ],
)
def test_what_nobody_could_choose_is_not_understood(text: str) -> None:
    found = read_text((text,), Context())
    assert not found.understood
    assert "nobody chooses a" in found.problems[0].words
