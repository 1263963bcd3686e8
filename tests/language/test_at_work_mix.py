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
    Case(
        "Rest target resonator, then if it's a Beast, destroy it. Otherwise, put an ember counter on it.",
        "",
        "field: [Ogre]",
        "{B.Ogre: {rested: true, counters: {ember: 1}}}",
        ", target: B.Ogre",
    ),
    # numbers
    Case(
        "Draw X cards, where X is twice the number of ember counters on target resonator.",
        "",
        "field: [{card: Bear, counters: {ember: 2}}]",
        "{A.hand: 4}",
        ", target: B.Bear",
    ),
    Case(
        "If the number of chants you played this turn multiplied by 100 is 100 or more, draw a card.",
        "",
        "",
        "{A.hand: 1}",
    ),
    Case(
        "You gain X life, where X is half the damage dealt to target resonator, rounded up.",
        "",
        "field: [{card: Bear, damage: 300}]",
        "{A.life: 4200}",
        ", target: B.Bear",
    ),
    Case(
        "Draw cards equal to the number of Beasts you control plus the number of Ogres in your graveyard.",
        "field: [Wolf, Bear], graveyard: [Ogre]",
        "",
        "{A.hand: 3}",
    ),
    Case(
        "You gain life equal to the difference between your life and your opponent's life.",
        "life: 1000",
        "life: 3000",
        "{A.life: 3000}",
    ),
    # what a player does, and then does
    Case(
        "Target player discards their hand and draws two cards, then puts a card from their hand into"
        " their graveyard.",
        "",
        "hand: [Wolf, Bear, Ogre], deck: [Rock, Rock]",
        "{B.hand: [Rock], B.graveyard: [Rock, Ogre, Bear, Wolf]}",
        ", target: B",
        "[Rock]",
    ),
    Case(
        "You gain 100 life. If you control an Ogre, instead draw two cards.",
        "field: [Ogre]",
        "",
        "{A.hand: 2, A.life: 4000}",
    ),
    Case(
        "You gain 100 life. If you control an Ogre, instead draw two cards.",
        "",
        "",
        "{A.hand: 0, A.life: 4100}",
    ),
    Case(
        "Until end of turn, gain control of target resonator.",
        "",
        "field: [Bear]",
        "{A.field: [Bear]}",
        ", target: B.Bear",
    ),
    # whose cards are counted for each player
    Case(
        "Each player banishes X resonators, where X is the number of Ogres in your graveyard.",
        "field: [Wolf], graveyard: [Ogre]",
        "field: [Wolf, Bear]",
        "{A.field: [], B.field: [Bear]}",
        "",
        "[B.Wolf]",
    ),
    Case(
        "Each player draws X cards, where X is the number of cards in their hand.",
        "hand: [Wolf]",
        "hand: [Wolf, Bear]",
        "{A.hand: 2, B.hand: 4}",
    ),
    # several cards spoken of before
    Case(
        "Put the top three cards of your deck into your graveyard. You gain 100 life for each Beast"
        " among them. If one or more of them are Ogres, draw a card.",
        "deck: [Wolf, Bear, Ogre]",
        "field: [Wolf]",
        "{A.life: 4200, A.hand: 1}",
    ),
    Case(
        "Put the top two cards of your deck into your graveyard. If none of them are Beasts, draw a card.",
        "deck: [Wolf, Rock]",
        "",
        "{A.hand: 0}",
    ),
    Case(
        "Destroy all resonators. You gain 100 life for each Beast among them.",
        "field: [Wolf, Ogre]",
        "field: [Bear]",
        "{A.life: 4200}",
    ),
    Case(
        "Rest all recovered Beasts. They gain [+100/+100] until end of turn.",
        "field: [{card: Bear, rested: true}]",
        "field: [Wolf]",
        "{A.Bear: {atk: 600}, B.Wolf: {atk: 400, rested: true}}",
    ),
    Case(
        "Return up to two target resonators to their owners' hands. If two of them are Beasts, draw a card.",
        "",
        "field: [Bear, Wolf]",
        "{A.hand: 1}",
        ", target: [B.Bear, B.Wolf]",
    ),
    # which cards, said at length
    Case(
        "Destroy all resonators with total cost 3 or less and ATK 600 or more.",
        "field: [Wolf]",
        "field: [Bear, Ogre]",
        "{A.field: [Wolf], B.field: [Ogre]}",
    ),
    Case(
        "Destroy all resonators with ATK 300 or less or total cost 5 or more.",
        "field: [Wolf]",
        "field: [Bear, Ogre]",
        "{A.field: [], B.field: [Bear]}",
    ),
    Case(
        "Destroy all resonators that aren't Beasts.",
        "field: [Wolf]",
        "field: [Bear, Ogre]",
        "{A.field: [Wolf], B.field: [Bear]}",
    ),
    Case(
        "You gain 100 life for each resonator other than a Beast.",
        "field: [Wolf]",
        "field: [Bear, Ogre]",
        "{A.life: 4100}",
    ),
    Case(
        "Put a resonator that shares a race with target resonator from your graveyard into your hand.",
        "graveyard: [Wolf, Ogre]",
        "field: [Bear]",
        "{A.hand: [Wolf]}",
        ", target: B.Bear",
    ),
    # a copy of what is gone (911.1)
    Case(
        "Destroy target resonator. Put a token that's a copy of it into your field.",
        "",
        "field: [Bear]",
        "{A.Bear: {atk: 600, controller: A}, B.field: []}",
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


LEAVING = (
    "If this card would leave the field by a spell or ability your opponent controls, draw a card instead."
)


@pytest.mark.parametrize(
    ("text", "who", "zone"),
    [
        (LEAVING, "A", "hand"),
        (LEAVING, "B", "field"),
        (LEAVING.replace("leave the field", "be returned to its owner's hand"), "A", "hand"),
        (LEAVING.replace("leave the field", "be returned to its owner's hand"), "B", "field"),
        (LEAVING.replace("leave the field", "be removed from the game"), "B", "hand"),
    ],
)
def test_who_is_the_cause_of_a_replaced_move(text: str, who: str, zone: str) -> None:
    at_work(
        [
            resonator("Imp", text),
            chant("Gust", "[Quickcast]", "Return target resonator to its owner's hand."),
        ],
        f"""
        start: {{turn: {who}, A: {{field: [Imp], hand: [Gust]}}, B: {{hand: [Gust]}}}}
        do:
          - {{{who}: play, card: Gust, target: A.Imp}}
          - {{both: pass}}
        expect: {{A.Imp: {{zone: {zone}}}}}
        """,
    )


@pytest.mark.parametrize(("turn", "zone"), [("A", "removed"), ("B", "graveyard")])
def test_what_is_replaced_during_a_turn_only(turn: str, zone: str) -> None:
    text = (
        "If this card would be put into a graveyard from the field during your turn,"
        " remove it from the game instead."
    )
    at_work(
        [resonator("Imp", text)],
        f"""
        start: {{turn: {turn}, A: {{field: [Imp], hand: [Snuff]}}, B: {{hand: [Snuff]}}}}
        do:
          - {{{turn}: play, card: Snuff, target: A.Imp}}
          - {{both: pass}}
        expect: {{A.Imp: {{zone: {zone}}}}}
        """,
    )


def test_resonators_with_additions() -> None:
    at_work(
        [
            chant("Trial", "Destroy all resonators with an addition added to them."),
            {
                "name": "Cloak",
                "type": "Addition:Resonator",
                "cost": "{0}",
                "text": ["Added resonator gains [+100/+100]."],
            },
        ],
        """
        start: {A: {hand: [Trial], field: [Wolf, Bear, {card: Cloak, added_to: Wolf}]}}
        do:
          - {A: play, card: Trial}
          - {both: pass}
        expect: {A.field: [Bear]}
        """,
    )


@pytest.mark.parametrize(
    ("text", "atk"),
    [
        (
            "During your turn, this card gains [+X/+X], where X is the number of Beasts you control"
            " multiplied by 100.",
            300,
        ),
        ("During your opponent's turn, this card gains [+X/+0], where X is your life.", 100),
        (
            "As long as you control an Ogre, this card gains [+X/+X], where X is 500 multiplied by"
            " the number of Beasts you control.",
            100,
        ),
    ],
)
def test_how_much_and_when(text: str, atk: int) -> None:
    at_work(
        [resonator("Imp", text)],
        f"""
        start: {{A: {{field: [Imp, Wolf, Bear]}}}}
        do: []
        expect: {{A.Imp: {{atk: {atk}}}}}
        """,
    )


@pytest.mark.parametrize(("stones", "zone"), [(1, "graveyard"), (2, "field")])
def test_a_price_that_is_counted(stones: int, zone: str) -> None:
    text = "Cancel target spell unless its controller pays {X}, where X is the number of Beasts you control."
    at_work(
        [chant("Trial", "[Quickcast]", text), resonator("Imp")],
        f"""
        start:
          A: {{hand: [Imp], stones: {{Fire Magic Stone: {stones}}}}}
          B: {{hand: [Trial], field: [Wolf, Bear]}}
        do:
          - {{A: play, card: Imp}}
          - {{A: pass}}
          - {{B: play, card: Trial, target: chase.Imp}}
          - {{both: pass{", answers: [yes]" if stones > 1 else ""}}}
          - {{resolve: all}}
        expect: {{A.Imp: {{zone: {zone}}}, A.recovered_stones: {1 if stones == 1 else 0}}}
        """,
    )


def test_a_card_that_costs_less_by_what_is_counted() -> None:
    text = "You may pay {X} less to play this card, where X is the number of Beasts in your graveyard."
    at_work(
        [resonator("Imp", text, cost="{3}")],
        """
        start: {A: {hand: [Imp], stones: {Fire Magic Stone: 1}, graveyard: [Wolf]}}
        do:
          - {A: cannot, do: {play: Imp}}
        expect: {A.hand: [Imp]}
        """,
    )
    at_work(
        [resonator("Imp", text, cost="{3}")],
        """
        start: {A: {hand: [Imp], stones: {Fire Magic Stone: 1}, graveyard: [Wolf, Bear]}}
        do:
          - {A: play, card: Imp}
          - {both: pass}
        expect: {A.Imp: {zone: field}, A.recovered_stones: 0}
        """,
    )


def test_counters_by_what_is_counted_as_a_card_enters() -> None:
    text = (
        "This card enters the field with X [+100/+100] counters on it, where X is the number of Beasts"
        " you control."
    )
    at_work(
        [resonator("Imp", text)],
        """
        start: {A: {hand: [Imp], field: [Wolf, Bear]}}
        do:
          - {A: play, card: Imp}
          - {both: pass}
        expect: {A.Imp: {atk: 300, def: 300}}
        """,
    )


def test_what_was_found_is_played_for_nothing_this_turn() -> None:
    text = "Reveal the top card of your deck. You may play it this turn without paying its cost."
    at_work(
        [chant("Trial", text)],
        """
        start: {A: {hand: [Trial], deck: [Ogre, Wolf]}}
        do:
          - {A: play, card: Trial}
          - {both: pass}
          - {A: play, card: Ogre, from: deck}
          - {both: pass}
        expect: {A.Ogre: {zone: field}}
        """,
    )


@pytest.mark.parametrize(("fields", "hand"), [("[]", 0), ("[Ogre]", 1)])
def test_entering_with_a_condition(fields: str, hand: int) -> None:
    text = "When this card enters the field, if you control an Ogre ⇒ Draw a card."
    at_work(
        [resonator("Imp", text)],
        f"""
        start: {{A: {{hand: [Imp], field: {fields}}}}}
        do:
          - {{A: play, card: Imp}}
          - {{both: pass}}
          - {{expect: {{chase: {hand}}}}}
          - {{resolve: all}}
        expect: {{A.hand: {hand}}}
        """,
    )


@pytest.mark.parametrize(("turn", "hand"), [("A", 1), ("B", 0)])
def test_entering_in_one_players_turn(turn: str, hand: int) -> None:
    text = "When this card enters the field during your turn ⇒ Draw a card."
    at_work(
        [resonator("Imp", "[Quickcast]", text)],
        f"""
        start: {{turn: {turn}, A: {{hand: [Imp]}}}}
        do:
          {"- {B: pass}" if turn == "B" else "- {expect: {priority: A}}"}
          - {{A: play, card: Imp}}
          - {{both: pass}}
          - {{resolve: all}}
        expect: {{A.hand: {hand}, A.Imp: {{zone: field}}}}
        """,
    )


@pytest.mark.parametrize("words", ["and", "if", "as long as"])
@pytest.mark.parametrize(("fields", "life"), [("[Imp]", 4000), ("[Imp, Ogre]", 4100)])
def test_what_must_be_so_as_it_happens(words: str, fields: str, life: int) -> None:
    at_work(
        [
            resonator("Imp", f"Whenever you play a chant {words} you control an Ogre ⇒ You gain 100 life."),
            chant("Trial", "Draw a card."),
        ],
        f"""
        start: {{A: {{hand: [Trial], field: {fields}}}}}
        do:
          - {{A: play, card: Trial}}
          - {{resolve: all}}
        expect: {{A.life: {life}}}
        """,
    )


def test_the_next_time_a_target_does_something() -> None:
    text = "The next time target resonator deals damage to your opponent this turn, draw a card."
    at_work(
        [chant("Trial", text)],
        """
        start: {A: {hand: [Trial], field: [Wolf, Bear]}}
        do:
          - {A: play, card: Trial, target: A.Wolf}
          - {both: pass}
          - {A: attack, card: Bear, object: B}
          - {finish: battle}
          - {expect: {A.hand: 0}}
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}
        expect: {A.hand: 1}
        """,
    )


def test_options_of_a_delayed_ability() -> None:
    text = "At the end of turn, choose one - Draw a card; or you gain 300 life."
    at_work(
        [chant("Trial", text)],
        """
        start: {A: {hand: [Trial]}}
        do:
          - {A: play, card: Trial}
          - {both: pass}
          - {go: "B main", answers: [2]}
        expect: {A.life: 4300, A.hand: 0}
        """,
    )


def test_an_ability_that_costs_less_by_what_is_counted() -> None:
    text = (
        "{4}: Draw a card. This ability costs {X} less to play, where X is the number of Beasts you control."
    )
    at_work(
        [resonator("Imp", text)],
        """
        start: {A: {field: [Imp, Wolf, Bear], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: activate, card: Imp}
          - {both: pass}
        expect: {A.hand: 1, A.recovered_stones: 0}
        """,
    )
