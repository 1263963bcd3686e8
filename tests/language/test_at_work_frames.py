"""Sentences in another order or another frame than most cards have them, at work."""

import pytest

from language.kit import compiled
from language.test_at_work import at_work, chant, regalia, resonator
from willpower.abilities.base import walk
from willpower.abilities.effects import CallStone
from willpower.abilities.nouns import Ref


@pytest.mark.parametrize(
    ("text", "n"),
    [
        ("Put the top card of your deck into your graveyard for each resonator you control.", 2),
        ("Put the top two cards of your deck into your graveyard for each resonator you control.", 4),
    ],
)
def test_the_top_of_a_deck_for_each(text: str, n: int) -> None:
    at_work(
        [chant("Mill", text), resonator("Pup"), resonator("Cub")],
        f"""
        start: {{A: {{hand: [Mill], field: [Pup, Cub]}}}}
        do: [{{A: play, card: Mill}}, {{both: pass}}]
        expect: {{A.graveyard: {n + 1}}}
        """,
    )


def test_what_becomes_a_resonator_is_still_a_regalia() -> None:
    at_work(
        [
            regalia("Forge", "Regalia you control become [700/300] resonators. They're still regalia."),
            regalia("Idol"),
            chant("Break", "Destroy target regalia."),
        ],
        """
        start: {A: {hand: [Break], field: [Forge, Idol]}}
        do:
          - {expect: {A.Idol: {atk: 700, def: 300}}}
          - {A: play, card: Break, target: Idol}
          - {both: pass}
        expect: {A.field: [Forge]}
        """,
    )


def test_another_cost_from_the_graveyard_only() -> None:
    cards = [
        resonator(
            "Ghost",
            "You may play this card from your graveyard by paying {B} rather than paying its cost.",
            cost="{5}",
        )
    ]
    at_work(
        cards,
        """
        start: {A: {graveyard: [Ghost], will: "{B}"}}
        do: [{A: play, card: Ghost, from: graveyard}, {both: pass}]
        expect: {A.field: [Ghost]}
        """,
    )
    at_work(
        cards,
        """
        start: {A: {hand: [Ghost], will: "{B}"}}
        do: [{A: cannot, do: {play: Ghost}}]
        """,
    )


def test_damage_is_reduced() -> None:
    at_work(
        [
            resonator("Shell", "If damage would be dealt to this card, reduce it by 200.", defense=900),
            chant("Shot", "This card deals 500 damage to target resonator."),
        ],
        """
        start: {A: {hand: [Shot], field: [Shell]}}
        do: [{A: play, card: Shot, target: Shell}, {both: pass}]
        expect: {A.Shell: {damage: 300}}
        """,
    )


def test_so_much_damage_instead() -> None:
    at_work(
        [
            regalia("Ward", "If you would be dealt 1000 or more damage, you are dealt 500 damage instead."),
            chant("Shot", "This card deals 1200 damage to target player."),
        ],
        """
        start: {A: {hand: [Shot], field: [Ward]}}
        do: [{A: play, card: Shot, target: A}, {both: pass}]
        expect: {A.life: 3500}
        """,
    )


def test_the_next_damage_is_dealt_to_another() -> None:
    at_work(
        [
            chant(
                "Bodyguard",
                "Until end of turn, the next damage that would be dealt to target resonator is dealt to you "
                "instead.",
            ),
            chant("Shot", "This card deals 100 damage to target resonator."),
            resonator("Pup", defense=900),
        ],
        """
        start: {A: {hand: [Bodyguard, Shot, Shot], field: [Pup]}}
        do:
          - {A: play, card: Bodyguard, target: Pup}
          - {both: pass}
          - {A: play, card: Shot, target: Pup}
          - {both: pass}
          - {A: play, card: Shot, target: Pup}
          - {both: pass}
        expect: {A.life: 3900, A.Pup: {damage: 100}}
        """,
    )


def test_what_came_back_does_not_come_back_twice() -> None:
    at_work(
        [
            chant(
                "Raise",
                "Put target resonator from your graveyard into your field. If it would leave the field, "
                "remove it from the game instead.",
            ),
            chant("Smite", "Destroy target resonator."),
            resonator("Pup"),
        ],
        """
        start: {A: {hand: [Raise, Smite], graveyard: [Pup]}}
        do:
          - {A: play, card: Raise, target: Pup}
          - {both: pass}
          - {A: play, card: Smite, target: Pup}
          - {both: pass}
        expect: {A.graveyard: [Smite, Raise], A.removed: [Pup]}
        """,
    )


def test_players_and_resonators_are_targets_together() -> None:
    at_work(
        [
            chant("Storm", "This card deals 300 damage to up to three target players and/or resonators."),
            resonator("Pup", defense=900),
        ],
        """
        start: {A: {hand: [Storm]}, B: {field: [Pup]}}
        do: [{A: play, card: Storm, target: [Pup, B]}, {both: pass}]
        expect: {B.life: 3700, B.Pup: {damage: 300}}
        """,
    )


def test_owners_shuffle_their_cards() -> None:
    at_work(
        [
            chant("Sweep", "Choose two target resonators. Their owners shuffle them into their decks."),
            resonator("Pup"),
            resonator("Cub"),
        ],
        """
        start: {A: {hand: [Sweep], field: [Pup]}, B: {field: [Cub]}}
        do: [{A: play, card: Sweep, target: [Pup, Cub]}, {both: pass}]
        expect: {A.field: [], A.graveyard: [Sweep], A.deck: 31, B.field: [], B.deck: 31, B.graveyard: []}
        """,
    )


def test_control_is_exchanged_for_a_turn() -> None:
    at_work(
        [
            chant(
                "Swap",
                "Exchange control of target resonator you control and target resonator your opponent "
                "controls until end of turn.",
            ),
            resonator("Pup"),
            resonator("Cub"),
        ],
        """
        start: {A: {hand: [Swap], field: [Pup]}, B: {field: [Cub]}}
        do:
          - {A: play, card: Swap, target: [Pup, Cub]}
          - {both: pass}
          - {expect: {A.field: [Cub], B.field: [Pup]}}
          - {finish: turn}
        expect: {A.field: [Pup], B.field: [Cub]}
        """,
    )


def test_will_of_certain_cards_was_spent() -> None:
    cards = [
        resonator(
            "Heir",
            "[Enter] ⇒ If this card was played with will produced by a Golem, draw a card.",
            cost="{1}",
        ),
        {**resonator("Dynamo", "{Rest}: Produce {1}."), "race": ["Golem"]},
        resonator("Wheel", "{Rest}: Produce {1}."),
    ]
    for source, drawn in (("Dynamo", 1), ("Wheel", 0)):
        at_work(
            cards,
            f"""
            start: {{A: {{hand: [Heir], field: [{source}]}}}}
            do: [{{A: play, card: Heir}}, {{both: pass}}, {{both: pass}}]
            expect: {{A.hand: {drawn}}}
            """,
        )


def test_one_target_of_two_kinds() -> None:
    cards = [
        chant("Pick", "Destroy target resonator or target regalia you control."),
        resonator("Pup"),
        regalia("Idol"),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Pick]}, B: {field: [Pup, Idol]}}
        do: [{A: play, card: Pick, target: Pup}, {both: pass}]
        expect: {B.field: [Idol]}
        """,
    )
    at_work(
        cards,
        """
        start: {A: {hand: [Pick]}, B: {field: [Idol]}}
        do: [{A: cannot, do: {play: Pick, target: Idol}}]
        """,
    )


def test_an_opponents_card_is_one_they_control() -> None:
    at_work(
        [
            resonator("Watch", "Whenever your opponent's resonator is destroyed ⇒ You gain 100 life."),
            chant("Smite", "Destroy an opponent's resonator."),
            resonator("Pup"),
        ],
        """
        start: {A: {hand: [Smite], field: [Watch]}, B: {field: [Pup]}}
        do: [{A: play, card: Smite}, {both: pass}, {both: pass}]
        expect: {A.life: 4100, A.field: [Watch], B.field: []}
        """,
    )


def test_a_stone_that_was_called_is_not_this_card() -> None:
    assert not compiled("{1}: Call a magic stone. It enters the field rested.").understood
    read = compiled("Call a magic stone. If it's a fire magic stone, draw a card.", chant=True)
    nodes = [node for ability in read.abilities for node in walk(ability)]
    called = [node.slot for node in nodes if isinstance(node, CallStone)]
    assert read.understood and called != [0] and [n.slot for n in nodes if isinstance(n, Ref)] == called
    assert compiled("{1}: Call a magic stone. This card gains [Flying] until end of turn.").understood
