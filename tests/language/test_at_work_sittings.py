"""Wordings of whole sets at work: in the graveyard, for each controller, X behind where X is."""

import pytest

from language.kit import abilities, nodes
from language.test_at_work import at_work, chant, regalia, resonator
from willpower.abilities.quantities import Letter


@pytest.mark.parametrize(
    "text",
    [
        "At the beginning of your turn, if this card is in your graveyard, you may banish a resonator."
        " If you do, put this card into your field.",
        "At the beginning of your turn ⇒ If this card is in your graveyard, you may banish a resonator."
        " If you do, put this card into your field.",
    ],
)
def test_what_may_be_done_works_in_the_graveyard(text: str) -> None:
    at_work(
        [resonator("Ghost", text)],
        """
        start: {turn: B, A: {field: [Wolf], graveyard: [Ghost]}}
        do:
          - {go: "A main", answers: [yes]}
        expect: {A.field: [Ghost], A.graveyard: [Wolf]}
        """,
    )


def test_while_it_is_in_the_graveyard() -> None:
    ghost = resonator(
        "Ghost",
        "Whenever you play a chant while this card is in your graveyard ⇒ Put this card into your hand.",
    )
    at_work(
        [ghost, chant("Trial", "You gain 100 life.")],
        """
        start: {A: {hand: [Trial, Trial], field: [Ghost], graveyard: [Ghost]}}
        do:
          - {A: play, card: Trial}
          - {resolve: all}
        expect: {A.hand: [Trial, Ghost], A.field: [Ghost]}
        """,
    )


def test_each_draws_for_their_own() -> None:
    text = "Destroy all resonators. Their controllers draw a card for each resonator destroyed this way."
    at_work(
        [chant("Trial", text)],
        """
        start: {A: {hand: [Trial], field: [Wolf]}, B: {field: [Wolf, Bear]}}
        do:
          - {A: play, card: Trial}
          - {both: pass}
        expect: {A.hand: 1, B.hand: 2}
        """,
    )


def test_no_other_cards_this_turn() -> None:
    trial = chant("Trial", "Draw a card. You cannot play other cards this turn.")
    at_work(
        [trial],
        """
        start: {A: {hand: [Trial, Bolt], deck: [Snuff]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Trial}
          - {both: pass}
          - {A: cannot, do: {play: Snuff, target: B.Wolf}}
          - {A: cannot, do: {play: Bolt, target: B.Wolf}}
        expect: {A.hand: 2}
        """,
    )


def test_x_is_the_same_behind_where_x_is() -> None:
    text = (
        "Draw X cards, where X is the number of gems you control. You gain X00 life."
        " If X is 2 or more, draw a card."
    )
    spell = abilities(text, chant=True)[0]
    assert len(nodes(spell, Letter)) == 3
    assert all(one.value is not None for one in nodes(spell, Letter))
    at_work(
        [chant("Trial", text), chant("Vein", "Gain a fire gem and a water gem.")],
        """
        start: {A: {hand: [Vein, Trial]}}
        do:
          - {A: play, card: Vein}
          - {both: pass}
          - {A: play, card: Trial}
          - {both: pass}
        expect: {A.hand: 3, A.life: 4200}
        """,
    )


def test_a_letter_of_the_cost_in_a_condition() -> None:
    font = regalia("Font", "Remove X song counters from this card: Draw a card if X is 3 or more.")
    for x, cards in ((2, 0), (3, 1)):
        at_work(
            [font],
            f"""
            start: {{A: {{field: [{{card: Font, counters: {{song: 4}}}}]}}}}
            do:
              - {{A: activate, card: Font, x: {x}}}
              - {{both: pass}}
            expect: {{A.hand: {cards}}}
            """,
        )


def test_unless_stands_in_front() -> None:
    text = "At the beginning of your end phase, unless you discard a card, banish this card."
    for answers, field in (("[yes]", 1), ("[no]", 0)):
        at_work(
            [resonator("Guest", text)],
            f"""
            start: {{A: {{field: [Guest], hand: [Wolf]}}}}
            do:
              - {{go: "B main", answers: {answers}}}
            expect: {{A.field: {field}}}
            """,
        )


CHAIN = (
    "Reveal the top card of your deck. If it's a resonator, you gain 100 life. If it's a chant, you gain"
    " 200 life. If it's a regalia, you gain 300 life. Otherwise, you lose 500 life."
)


@pytest.mark.parametrize(("card", "life"), [("Wolf", 4100), ("Bolt", 4200), ("Rock", 4300), ("Leaf", 3500)])
def test_otherwise_is_if_nothing_of_it_was_so(card: str, life: int) -> None:
    leaf = {"name": "Leaf", "type": "Addition", "cost": "{1}", "text": ["Added resonator gains [+100/+100]."]}
    at_work(
        [chant("Trial", CHAIN), leaf],
        f"""
        start: {{A: {{hand: [Trial], deck: [{card}]}}}}
        do:
          - {{A: play, card: Trial}}
          - {{both: pass}}
        expect: {{A.life: {life}}}
        """,
    )


def test_otherwise_it_is_the_revealed_card_though_this_card_would_have_gained() -> None:
    text = (
        "{0}: Reveal the top card of your deck. If it's a resonator, put it into your hand and this card"
        " gains [+100/+100] until end of turn. Otherwise, put it on the bottom of your deck."
    )
    at_work(
        [resonator("Seer", text)],
        """
        start: {A: {field: [Seer], deck: [Bolt]}}
        do:
          - {A: activate, card: Seer}
          - {both: pass}
        expect: {A.field: [Seer], A.hand: 0, A.deck: 30}
        """,
    )


@pytest.mark.parametrize(
    "text",
    [
        "Players cannot play cards from zones other than their hand.",
        "Players cannot play spells from zones other than their hand.",
        "Players can only play cards from their hand.",
        "Cards cannot be played from graveyards.",
    ],
)
def test_cards_are_played_from_hand_only(text: str) -> None:
    at_work(
        [regalia("Bar", text), chant("Back", "[Remnant]", "You gain 100 life.")],
        """
        start: {A: {field: [Bar], hand: [Back], graveyard: [Back]}}
        do:
          - {A: cannot, do: {play: Back, from: graveyard}}
          - {A: play, card: Back}
          - {both: pass}
        expect: {A.life: 4100}
        """,
    )


def test_those_that_are_excepted_are_yours() -> None:
    at_work(
        [chant("Trial", "Destroy all resonators except Beasts you control.")],
        """
        start: {A: {hand: [Trial], field: [Wolf, Ogre]}, B: {field: [Bear, Ogre]}}
        do:
          - {A: play, card: Trial}
          - {both: pass}
        expect: {A.field: [Wolf], B.field: []}
        """,
    )


def test_what_the_damage_has_destroyed_this_way() -> None:
    text = "This card deals 300 damage to target resonator. If it's destroyed this way, you gain 500 life."
    for target, life in (("Wolf", 4500), ("Bear", 4000)):
        at_work(
            [chant("Trial", text)],
            f"""
            start: {{A: {{hand: [Trial]}}, B: {{field: [Wolf, Bear]}}}}
            do:
              - {{A: play, card: Trial, target: B.{target}}}
              - {{both: pass}}
              - {{resolve: all}}
            expect: {{A.life: {life}}}
            """,
        )
