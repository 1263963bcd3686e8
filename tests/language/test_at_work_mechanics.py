"""Further wordings of the mechanisms at work: what a text of our own does in a game."""

from typing import NamedTuple

import pytest

from language.test_at_work import Entry, at_work, chant, regalia, resonator


class Case(NamedTuple):
    """A chant's text, what the players have besides, how it is played, and what is so afterwards."""

    text: str
    a: str
    b: str
    expect: str
    play: str = ""
    answers: str = ""


CASES = (
    Case(
        "Your opponent discards cards until they have two cards in hand.",
        "",
        "hand: [Wolf, Bear, Ogre, Rock]",
        "{B.hand: [Ogre, Rock]}",
        answers="[[Wolf, Bear]]",
    ),
    Case(
        "Your opponent discards cards until they have two cards in hand.", "", "hand: [Wolf]", "{B.hand: 1}"
    ),
    Case("Discard your hand, then draw that many cards minus one.", "hand: [Wolf, Bear]", "", "{A.hand: 1}"),
    Case(
        "Target resonator's controller may search their deck for a regalia and put it into their hand."
        " Then shuffle that deck.",
        "",
        "field: [Wolf], deck: [Rock, Wolf], fill: false",
        "{B.hand: [Rock]}",
        ", target: B.Wolf",
        "['yes', [Rock]]",
    ),
    Case(
        "Gain a gem of each attribute among resonators you control.",
        "field: [Imp, Fish, Fish]",
        "field: [Sprite]",
        "{A.items: 2}",
        answers="[fire]",
    ),
    Case("Gain a will coin with {R}.", "", "", "{A.items: 1}"),
    Case(
        "Reveal your hand. Draw a card for each different attribute among the cards revealed this way.",
        "hand: [Imp, Fish, Imp]",
        "",
        "{A.hand: 5}",
    ),
    Case(
        "Destroy all resonators with odd total cost.",
        "field: [Wolf]",
        "field: [Fish]",
        "{A.field: [], B.field: [Fish]}",
    ),
    Case(
        "Destroy target resonator unless its controller pays {X}, where X is the number of resonators"
        " you control.",
        "field: [Wolf, Bear]",
        "field: [Ogre], stones: {Fire Magic Stone: 2}",
        "{B.field: [Ogre], B.recovered_stones: 0}",
        ", target: Ogre",
        "['yes']",
    ),
    Case(
        "Destroy target resonator unless its controller pays {X}, where X is the number of resonators"
        " you control.",
        "field: [Wolf, Bear]",
        "field: [Ogre], stones: {Fire Magic Stone: 1}",
        "{B.field: []}",
        ", target: Ogre",
    ),
    Case(
        "Put target card in your graveyard into your standby area.",
        "graveyard: [Wolf]",
        "",
        "{A.standby: 1, A.graveyard: 1}",
        ", target: A.Wolf",
    ),
)
MORE: list[Entry] = [
    {**resonator("Imp"), "attribute": "R"},
    {**resonator("Fish", cost="{2}"), "attribute": "U"},
    {**resonator("Sprite"), "attribute": "G"},
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.text[:40])
def test_an_instruction(case: Case) -> None:
    hand = "hand: [Deed]"
    a = case.a.replace("hand: [", "hand: [Deed, ", 1) if "hand: [" in case.a else f"{hand}, {case.a}"
    answers = f", answers: {case.answers}" if case.answers else ""
    at_work(
        [chant("Deed", case.text), *MORE],
        f"""
        start: {{A: {{{a.rstrip(", ")}}}, B: {{{case.b}}}}}
        do:
          - {{A: play, card: Deed{case.play}}}
          - {{both: pass{answers}}}
        expect: {case.expect}
        """,
    )


def test_cancelled_to_another_zone() -> None:
    text = "Cancel target spell. Remove it from the game instead of putting it into its owner's graveyard."
    at_work(
        [chant("No", "[Quickcast]", text)],
        """
        start: {A: {hand: [Bolt], field: [Wolf]}, B: {hand: ["No"]}}
        do:
          - {A: play, card: Bolt, target: Wolf}
          - {A: pass}
          - {B: play, card: "No", target: chase.Bolt}
          - {both: pass}
        expect: {A.removed: [Bolt], A.field: [Wolf]}
        """,
    )


def test_the_next_chant_is_copied_once() -> None:
    at_work(
        [
            chant("Echo", "Copy the next chant you play this turn."),
            chant("Gain", "You gain 100 life."),
        ],
        """
        start: {A: {hand: [Echo, Gain, Gain], life: 1000}}
        do:
          - {A: play, card: Echo}
          - {resolve: all}
          - {A: play, card: Gain}
          - {resolve: all}
          - {expect: {A.life: 1200}}
          - {A: play, card: Gain}
          - {resolve: all}
        expect: {A.life: 1300}
        """,
    )


def test_two_calls_a_turn() -> None:
    at_work(
        [
            regalia("Horn", "You may call up to two magic stones each turn."),
            chant("Up", "[Quickcast]", "Recover your ruler."),
        ],
        """
        start: {A: {field: [Horn], hand: [Up, Up]}}
        do:
          - {A: call}
          - {A: play, card: Up}
          - {resolve: all}
          - {A: call}
          - {A: play, card: Up}
          - {resolve: all}
          - {expect: {A.stones: 2}}
          - {A: cannot, do: {call: true}}
        """,
    )


def test_the_recovery_phase_of_the_extra_turn_is_skipped() -> None:
    text = "Take an extra turn after this one. Skip the recovery phase of that turn."
    at_work(
        [chant("More", text)],
        """
        start: {A: {hand: [More], field: [{card: Wolf, rested: true}]}}
        do:
          - {A: play, card: More}
          - {resolve: all}
          - {finish: turn}
          - {go: "A main"}
        expect: {turn: A, A.Wolf: {rested: true}}
        """,
    )


def test_enter_abilities_trigger_twice() -> None:
    cards = [
        regalia(
            "Bell",
            "If an [Enter] ability of a resonator you control triggers, it triggers an additional time.",
        ),
        resonator("Scout", "[Enter] ⇒ You gain 100 life."),
    ]
    for field, life in (("Bell", 1200), ("Rock", 1100)):
        at_work(
            cards,
            f"""
            start: {{A: {{hand: [Scout], field: [{field}], life: 1000}}}}
            do:
              - {{A: play, card: Scout}}
              - {{resolve: all}}
            expect: {{A.life: {life}}}
            """,
        )


def test_what_was_played_by_its_incarnation() -> None:
    cards = [
        regalia("Bell", "Whenever you play a card by its [Incarnation], you gain 100 life."),
        resonator("Phoenix", "[Incarnation] [Fire]", cost="{2}"),
        *MORE,
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Phoenix, Phoenix], field: [Bell, Imp], stones: {Fire Magic Stone: 2}, life: 1000}}
        do:
          - {A: play, card: Phoenix, incarnate: [Imp]}
          - {resolve: all}
          - {expect: {A.life: 1100, A.Imp: {zone: graveyard}}}
          - {A: play, card: Phoenix}
          - {resolve: all}
        expect: {A.life: 1100}
        """,
    )


def test_abilities_of_a_keyword_are_events() -> None:
    cards = [
        regalia("Bell", "Whenever you play an [Inheritance] ability, you gain 100 life."),
        resonator("Heir", "[Inheritance] {0}: Draw a card."),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Heir], field: [Bell], life: 1000}}
        do:
          - {A: activate, card: Heir, ability: 1}
          - {resolve: all}
        expect: {A.life: 1100, A.hand: 1}
        """,
    )


def test_coins_are_banished_for_something() -> None:
    at_work(
        [chant("Mint", "Gain two will coins with {R}."), regalia("Bell", "Banish a will coin: Draw a card.")],
        """
        start: {A: {hand: [Mint], field: [Bell]}}
        do:
          - {A: play, card: Mint}
          - {resolve: all}
          - {A: activate, card: Bell, ability: 1, cost: [A.Will Coin#1]}
          - {resolve: all}
        expect: {A.hand: 1, A.items: 1}
        """,
    )


def test_standby_costs_nothing() -> None:
    at_work(
        [regalia("Veil", "You may put cards into your standby area without paying their cost.")],
        """
        start: {A: {hand: [Bolt], field: [Veil]}}
        do:
          - {A: standby, card: Bolt}
        expect: {A.standby: 1}
        """,
    )
