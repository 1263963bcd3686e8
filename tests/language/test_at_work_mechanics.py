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


def test_will_spent_is_counted() -> None:
    cards = [
        resonator(
            "Mage",
            "When this card enters the field, put a [+100/+100] counter on it for each {R} spent to play"
            " this card.",
            cost="{3}",
        ),
        chant(
            "Spectrum",
            "Draw a card for each different attribute among all wills spent to play this card.",
            cost="{3}",
        ),
    ]
    stones = "stones: {Fire Magic Stone: 2, Water Magic Stone: 1}"
    at_work(
        cards,
        f"""
        start: {{A: {{hand: [Mage], {stones}}}}}
        do:
          - {{A: play, card: Mage}}
          - {{resolve: all}}
        expect: {{A.Mage: {{atk: 300}}}}
        """,
    )
    at_work(
        cards,
        f"""
        start: {{A: {{hand: [Spectrum], {stones}}}}}
        do:
          - {{A: play, card: Spectrum}}
          - {{resolve: all}}
        expect: {{A.hand: 2}}
        """,
    )


def test_one_will_more_of_the_same_kind() -> None:
    text = (
        "If you would produce will with a magic stone you control, you produce that will plus one of the"
        " same kind as another will produced this way instead."
    )
    at_work(
        [regalia("Spring", text)],
        """
        start: {A: {hand: [Bear], field: [Spring], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: activate, card: A.Fire Magic Stone#1}
          - {A: activate, card: A.Fire Magic Stone#2}
          - {A: play, card: Bear}
          - {resolve: all}
        expect: {A.field: [Spring, Bear]}
        """,
    )


def test_effects_that_cannot_cost_life() -> None:
    cards = [
        regalia("Ward", "Effects of chants you control cannot cause you to lose life."),
        chant("Prick", "You lose 300 life."),
    ]
    for field, life in (("Ward", 4000), ("Rock", 3700)):
        at_work(
            cards,
            f"""
            start: {{A: {{hand: [Prick], field: [{field}]}}}}
            do:
              - {{A: play, card: Prick}}
              - {{resolve: all}}
            expect: {{A.life: {life}}}
            """,
        )


def test_another_weather_instead() -> None:
    text = (
        "If a spell or ability you control would change a player's weather, that player's weather changes to"
        " thunderstorm instead."
    )
    cards = [regalia("Vane", text), chant("Pour", "[Quickcast]", "Each player's weather becomes rain.")]
    at_work(
        cards,
        """
        start: {A: {hand: [Pour], field: [Vane]}, B: {hand: [Pour]}}
        do:
          - {A: play, card: Pour}
          - {resolve: all}
          - {expect: {A.weather: thunderstorm, B.weather: thunderstorm}}
          - {A: pass}
          - {B: play, card: Pour}
          - {resolve: all}
        expect: {A.weather: rain, B.weather: rain}
        """,
    )


@pytest.mark.parametrize(("field", "keywords"), [("Wolf", "[pierce]"), ("Rock", "[flying, pierce]")])
def test_one_ability_or_all_of_them(field: str, keywords: str) -> None:
    text = (
        "Target resonator gains [Flying] or [Pierce] until end of turn. If you control a regalia, it gains"
        " all those abilities instead."
    )
    answer = "" if field == "Rock" else ", answers: [2]"
    at_work(
        [chant("Gift", text)],
        f"""
        start: {{A: {{hand: [Gift], field: [{field}, Bear]}}}}
        do:
          - {{A: play, card: Gift, target: Bear}}
          - {{both: pass{answer}}}
        expect: {{A.Bear: {{keywords: {keywords}}}}}
        """,
    )


def test_both_controllers_are_dealt_damage() -> None:
    text = (
        "Destroy target resonator and another target resonator. This card deals 300 damage to each controller"
        " of those resonators."
    )
    at_work(
        [chant("Blast", text)],
        """
        start: {A: {hand: [Blast], field: [Wolf]}, B: {field: [Bear]}}
        do:
          - {A: play, card: Blast, target: [A.Wolf, B.Bear]}
          - {both: pass}
        expect: {A.life: 3700, B.life: 3700}
        """,
    )


def test_a_spell_that_returns_as_it_resolves() -> None:
    text = (
        "If you control a regalia, return this card to its owner's hand instead of putting it into a"
        " graveyard."
    )
    for field, zone in (("Rock", "hand"), ("Wolf", "graveyard")):
        at_work(
            [chant("Boomerang", "You gain 100 life.", text)],
            f"""
            start: {{A: {{hand: [Boomerang], field: [{field}], life: 1000}}}}
            do:
              - {{A: play, card: Boomerang}}
              - {{resolve: all}}
            expect: {{A.Boomerang: {{zone: {zone}}}, A.life: 1100}}
            """,
        )


def test_another_place_and_what_follows_if_it_is_chosen() -> None:
    text = (
        "If this card would be put into a graveyard from the field, you may return it to its owner's hand"
        " instead. If you do, discard a card."
    )
    for answers, hand in (
        ('["yes", [Wolf]]', "[Ghost]"),
        ('["no"]', "[Wolf]"),
    ):
        at_work(
            [resonator("Ghost", text)],
            f"""
            start: {{A: {{hand: [Snuff, Wolf], field: [Ghost]}}}}
            do:
              - {{A: play, card: Snuff, target: Ghost}}
              - {{both: pass, answers: {answers}}}
            expect: {{A.hand: {hand}, A.graveyard: 2}}
            """,
        )


def test_for_each_in_front() -> None:
    cards = [
        resonator("Titan", "For each regalia you control, this card gains [+200/+100]."),
        resonator(
            "Bargain", "For each regalia you control, you may pay {1} less to play this card.", cost="{2}"
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Bargain], field: [Rock, Rock, Titan]}}
        do:
          - {expect: {A.Titan: {atk: 500, def: 300}}}
          - {A: play, card: Bargain}
          - {resolve: all}
        expect: {A.Bargain: {zone: field}}
        """,
    )


def test_a_rune_comes_back_to_the_rune_area() -> None:
    cards: list[Entry] = [
        chant("Recall", "Put a rune from your graveyard into your rune area face down."),
        {"name": "Sign", "type": "Chant / Rune", "cost": "{0}", "text": ["Draw a card."]},
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Recall], graveyard: [Sign]}}
        do:
          - {A: play, card: Recall}
          - {both: pass}
        expect: {A.runes: 1, A.Sign: {zone: runes, revealed: false}}
        """,
    )
