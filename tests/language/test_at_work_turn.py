"""The course of a turn at work: additional phases, the first card, chasing, and what happens instead."""

import pytest

from language.test_at_work import at_work, chant, regalia, resonator


def test_lives_are_exchanged() -> None:
    at_work(
        [chant("Swap", "Exchange your life total with your opponent's.")],
        """
        start: {A: {hand: [Swap], life: 800}, B: {life: 3100}}
        do:
          - {A: play, card: Swap}
          - {both: pass}
        expect: {A.life: 3100, B.life: 800}
        """,
    )


def test_additional_phases_come_after_this_one() -> None:
    again = "After this phase, there is an additional recovery phase followed by an additional main phase."
    at_work(
        [chant("Again", again), regalia("Bell", "At the beginning of your main phase, you gain 100 life.")],
        """
        start: {A: {hand: [Again], field: [Bell, {card: Wolf, rested: true}], life: 1000}}
        do:
          - {A: play, card: Again}
          - {resolve: all}
          - {expect: {A.Wolf: {rested: true}, phase: main}}
          - {both: pass}
          - {expect: {phase: recovery, turn: A}}
          - {both: pass}
          - {both: pass}
          - {resolve: all}
          - {expect: {phase: main, turn: A, A.Wolf: {rested: false}, A.life: 1100}}
          - {both: pass}
          - {expect: {phase: end, turn: A}}
          - {go: "B main"}
        expect: {turn: B}
        """,
    )


@pytest.mark.parametrize(("before", "drawn"), [("", 0), ("          - {A: play, card: Wolf}\n", 1)])
def test_which_card_of_the_turn_it_is(before: str, drawn: int) -> None:
    if before:
        before += "          - {both: pass}\n"
    at_work(
        [chant("Two", "[Quickcast]", "If this is the second card you played this turn, draw a card.")],
        f"""
        start: {{A: {{hand: [Two, Wolf], stones: {{Fire Magic Stone: 1}}}}}}
        do:
{before}
          - {{A: play, card: Two}}
          - {{both: pass}}
        expect: {{A.hand: {drawn + (0 if before else 1)}}}
        """,
    )


def test_a_card_watches_for_its_own_play() -> None:
    cards = [
        resonator("Herald", "When you play this card, draw a card."),
        chant("No", "[Quickcast]", "Cancel target spell."),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Herald]}, B: {hand: ["No"]}}
        do:
          - {A: play, card: Herald}
          - {expect: {chase: [Herald, Herald]}}
          - {both: pass}
          - {expect: {A.hand: 1, chase: [Herald]}}
          - {A: pass}
          - {B: play, card: "No", target: chase.Herald}
          - {resolve: all}
        expect: {A.hand: 1, A.Herald: {zone: graveyard}}
        """,
    )


def test_chasing_is_playing_onto_something() -> None:
    at_work(
        [regalia("Snare", "Whenever your opponent chases, they lose 300 life.")],
        """
        start: {A: {hand: [Bolt, Bolt], field: [Wolf, Bear]}, B: {field: [Snare]}}
        do:
          - {A: play, card: Bolt, target: Wolf}
          - {expect: {chase: [Bolt]}}
          - {A: play, card: Bolt, target: Wolf}
          - {expect: {chase: [Snare, Bolt, Bolt]}}
          - {both: pass}
        expect: {A.life: 3700}
        """,
    )


CHARM = "If you would lose the game, banish this card and your life becomes 1000 instead."


def test_something_happens_instead_of_losing() -> None:
    cards = [regalia("Charm", CHARM), chant("Drain", "Target player loses 4000 life.")]
    at_work(
        cards,
        """
        start: {A: {hand: [Drain, Drain]}, B: {field: [Charm]}}
        do:
          - {A: play, card: Drain, target: B}
          - {both: pass}
          - {expect: {B.life: 1000, over: false, B.field: []}}
          - {A: play, card: Drain, target: B}
          - {both: pass}
        expect: {over: true, winner: A}
        """,
    )


def test_an_effect_that_makes_lose_is_replaced_too() -> None:
    cards = [regalia("Charm", CHARM), chant("End", "Target player loses the game.")]
    at_work(
        cards,
        """
        start: {A: {hand: [End, End]}, B: {field: [Charm]}}
        do:
          - {A: play, card: End, target: B}
          - {both: pass}
          - {expect: {B.life: 1000, over: false}}
          - {A: play, card: End, target: B}
          - {both: pass}
        expect: {over: true, winner: A}
        """,
    )


def test_who_may_refuse_loses() -> None:
    text = "If you would lose the game, you may banish this card instead. If you do, your life becomes 500."
    for answer, life, over in (("yes", 500, "false"), ("no", 0, "true")):
        at_work(
            [regalia("Charm", text), chant("Drain", "Target player loses 4000 life.")],
            f"""
            start: {{A: {{hand: [Drain]}}, B: {{field: [Charm]}}}}
            do:
              - {{A: play, card: Drain, target: B}}
              - {{both: pass, answers: ["{answer}"]}}
            expect: {{B.life: {life}, over: {over}}}
            """,
        )


@pytest.mark.parametrize(
    ("rule", "effect", "expect"),
    [
        (
            "If you would create one or more tokens, create twice that many tokens instead.",
            'Put two [100/100] wind "Sprout" tokens into the field.',
            "{A.field: 5}",
        ),
        (
            "If one or more tokens would be created under your control, that many plus one tokens are"
            " created instead.",
            'Put two [100/100] wind "Sprout" tokens into the field.',
            "{A.field: 4}",
        ),
        (
            "If one or more tokens would be created under your opponent's control, that many plus one tokens"
            " are created instead.",
            'Put two [100/100] wind "Sprout" tokens into the field.',
            "{A.field: 3}",
        ),
        (
            "If you would gain one or more gems, gain that many gems plus one instead.",
            "Gain two fire gems.",
            "{A.items: 3}",
        ),
        (
            "If you would search your deck, draw a card instead.",
            "Search your deck for a resonator and put it into your hand. Then shuffle your deck.",
            "{A.hand: 1, log_not: ['1014.2']}",
        ),
    ],
)
def test_what_happens_instead(rule: str, effect: str, expect: str) -> None:
    at_work(
        [regalia("Law", rule), chant("Deed", effect)],
        f"""
        start: {{A: {{hand: [Deed], field: [Law]}}}}
        do:
          - {{A: play, card: Deed}}
          - {{both: pass}}
        expect: {expect}
        """,
    )


def test_a_call_that_is_something_else() -> None:
    at_work(
        [regalia("Law", "If you would call a magic stone, draw two cards instead.")],
        """
        start: {A: {field: [Law]}}
        do:
          - {A: call}
          - {expect: {A.hand: 2, A.stones: 0}}
          - {A: cannot, do: {call: true}, because: "710.1"}
        """,
    )


def test_values_equal_to_something() -> None:
    at_work(
        [chant("Even", "Target resonator gains ATK equal to its DEF until end of turn.")],
        """
        start: {A: {hand: [Even], field: [Bear]}}
        do:
          - {A: play, card: Even, target: Bear}
          - {both: pass}
        expect: {A.Bear: {atk: 1200, def: 600}}
        """,
    )


def test_each_mode_is_chosen_once() -> None:
    text = "{0}: Choose one that hasn't been chosen - You gain 100 life; or your opponent loses 200 life."
    at_work(
        [regalia("Book", text)],
        """
        start: {A: {field: [Book], life: 1000}}
        do:
          - {A: activate, card: Book, ability: 1, choose: 2}
          - {resolve: all}
          - {A: activate, card: Book, ability: 1}
          - {resolve: all}
          - {expect: {A.life: 1100, B.life: 3800}}
          - {A: cannot, do: {activate: Book, ability: 1}}
        """,
    )


def test_each_mode_once_a_turn() -> None:
    text = "{0}: Choose one that hasn't been chosen this turn - You gain 100 life; or draw a card."
    at_work(
        [regalia("Book", text)],
        """
        start: {A: {field: [Book], life: 1000}}
        do:
          - {A: activate, card: Book, ability: 1, choose: 2}
          - {resolve: all}
          - {A: activate, card: Book, ability: 1}
          - {resolve: all}
          - {A: cannot, do: {activate: Book, ability: 1}}
          - {go: "B main"}
          - {B: pass}
          - {A: can, do: {activate: Book, ability: 1}}
        """,
    )


def test_more_counters_are_put() -> None:
    rule = (
        "If one or more [+100/+100] counters would be put on a resonator you control, that many plus one"
        " [+100/+100] counters are put on it instead."
    )
    at_work(
        [regalia("Law", rule), chant("Deed", "Put two [+100/+100] counters on target resonator.")],
        """
        start: {A: {hand: [Deed], field: [Law, Wolf]}}
        do:
          - {A: play, card: Deed, target: Wolf}
          - {both: pass}
        expect: {A.Wolf: {atk: 600}}
        """,
    )


def test_abilities_of_one_name_share_their_limit() -> None:
    text = "<Dawn> {0}: You gain 100 life. You may play this ability only once per turn."
    at_work(
        [regalia("Lamp", text), regalia("Torch", text), regalia("Star", text.replace("<Dawn> ", ""))],
        """
        start: {A: {field: [Lamp, Torch, Star, Star], life: 1000}, B: {field: [Lamp]}}
        do:
          - {A: activate, card: Lamp, ability: 1}
          - {resolve: all}
          - {A: cannot, do: {activate: Lamp, ability: 1}}
          - {A: cannot, do: {activate: Torch, ability: 1}}
          - {A: activate, card: A.Star#1, ability: 1}
          - {A: activate, card: A.Star#2, ability: 1}
          - {resolve: all}
          - {A: pass}
          - {B: activate, card: Lamp, ability: 1}
          - {resolve: all}
        expect: {A.life: 1300, B.life: 4100}
        """,
    )
