"""What players do to cards, what only one kind of card can be, whose next turn it is: at work."""

import pytest

from language.kit import compiled
from language.test_at_work import Entry, at_work, chant, regalia, resonator
from willpower.abilities.effects import Move

QUARRY: Entry = {"name": "Quarry", "type": "Special Magic Stone"}
CHARM: Entry = {"name": "Charm", "type": "Addition:Field", "cost": "{0}"}
SPARK = resonator("Spark", "{0}: You gain 300 life.")


def test_a_spell_or_ability_is_either() -> None:
    """Cards and abilities of the opponent; not one's own (903.2k)."""
    at_work(
        [regalia("Ear", "Whenever your opponent plays a spell or ability ⇒ You gain 100 life."), SPARK],
        """
        start: {A: {field: [Spark], hand: [Snuff]}, B: {field: [Ear, Wolf, Spark]}}
        do:
          - {A: activate, card: A.Spark}
          - {both: pass}
          - {both: pass}
          - {expect: {B.life: 4100}}
          - {A: play, card: Snuff, target: Wolf}
          - {both: pass}
          - {both: pass}
          - {expect: {B.life: 4200}}
          - {A: pass}
          - {B: activate, card: B.Spark}
          - {both: pass}
        expect: {B.life: 4500}
        """,
    )


@pytest.mark.parametrize("deed", ["activate, card: Spike", "play, card: Snuff"])
def test_that_spell_or_ability_is_cancelled(deed: str) -> None:
    at_work(
        [
            resonator(
                "Ward",
                "Whenever your opponent plays a spell or ability that targets a resonator you control ⇒ "
                "Cancel that spell or ability.",
            ),
            resonator("Spike", "{0}: Destroy target resonator."),
        ],
        f"""
        start: {{A: {{field: [Spike], hand: [Snuff]}}, B: {{field: [Ward, Wolf]}}}}
        do:
          - {{A: {deed}, target: Wolf}}
          - {{both: pass}}
          - {{both: pass}}
        expect: {{B.field: [Ward, Wolf], A.field: [Spike]}}
        """,
    )


def test_an_ability_by_its_target() -> None:
    at_work(
        [
            regalia(
                "Ear",
                "Whenever your opponent plays an activate ability targeting a resonator you control ⇒ You "
                "gain 100 life.",
            ),
            resonator("Prod", "{0}: Rest target resonator."),
        ],
        """
        start: {A: {field: [Prod, Bear]}, B: {field: [Ear, Wolf]}}
        do:
          - {A: activate, card: Prod, target: Bear}
          - {both: pass}
          - {expect: {B.life: 4000}}
          - {A: activate, card: Prod, target: Wolf}
          - {both: pass}
          - {both: pass}
        expect: {B.life: 4100}
        """,
    )


KINDS = ("special magic stone or addition", "addition, regalia or special magic stone")


@pytest.mark.parametrize("words", KINDS)
def test_what_only_one_kind_can_be_is_said_of_it_alone(words: str) -> None:
    """No addition is special: any addition can be the target, and no basic magic stone."""
    at_work(
        [chant("Crush", f"Destroy target {words}."), QUARRY, CHARM],
        """
        start:
          A: {hand: [Crush, Crush]}
          B: {field: [Charm], stones: {Quarry: 1, Fire Magic Stone: 1}}
        do:
          - {A: cannot, do: {play: Crush, target: Fire Magic Stone}}
          - {A: play, card: Crush, target: Charm}
          - {both: pass}
          - {A: play, card: Crush, target: Quarry}
          - {both: pass}
        expect: {B.graveyard: [Quarry, Charm]}
        """,
    )


def test_each_player_who_banished_one() -> None:
    """Only who had one does, also where the card goes to another player's graveyard (1011.2)."""
    text = "Each player banishes a resonator. Each player who banished a resonator this way draws a card."
    at_work(
        [chant("Toll", text), regalia("Lure", "You control each Beast.")],
        """
        start: {A: {field: [Lure], hand: [Toll]}, B: {field: [Wolf]}}
        do:
          - {expect: {Wolf: {controller: A}}}
          - {A: play, card: Toll}
          - {both: pass}
        expect: {A.hand: 1, B.hand: 0, B.graveyard: [Wolf]}
        """,
    )


def test_whose_next_turn_it_is() -> None:
    """ "Their" is of who controls the card; this turn, and the whole of that player's turn."""
    at_work(
        [
            chant(
                "Bind",
                "Target resonator your opponent controls cannot attack or block until the end of their next "
                "turn.",
            )
        ],
        """
        start: {A: {hand: [Bind]}, B: {field: [Wolf, Bear]}}
        do:
          - {A: play, card: Bind, target: Wolf}
          - {both: pass}
          - {go: "B main"}
          - {B: cannot, do: {attack: Wolf, object: A}}
          - {B: can, do: {attack: Bear, object: A}}
          - {go: "A main"}
          - {go: "B main"}
          - {B: can, do: {attack: Wolf, object: A}}
        """,
    )


def test_the_stone_that_was_called() -> None:
    at_work(
        [chant("Dig", "Call a magic stone. Rest it.")],
        """
        start: {A: {hand: [Dig], stone_deck: [Fire Magic Stone]}}
        do:
          - {A: play, card: Dig}
          - {both: pass}
        expect: {Fire Magic Stone: {rested: true}}
        """,
    )


def test_how_a_card_enters_may_be_said_behind_it() -> None:
    text = "Put target resonator from your graveyard into the field. It enters the field rested."
    effect = compiled(text, chant=True).abilities[0].effect
    assert isinstance(effect, Move) and effect.rested


def test_what_a_player_does_to_cards() -> None:
    """What the other player's cards do is not done by you."""
    at_work(
        [
            regalia("Tally", "Whenever you destroy a resonator ⇒ You gain 100 life."),
            regalia(
                "Grave", "Whenever you remove a card in your graveyard from the game ⇒ You gain 200 life."
            ),
            resonator("Eater", "Remove a card in your graveyard from the game: You gain 300 life."),
            chant("Scour", "Remove target card in a graveyard from the game."),
        ],
        """
        start:
          A: {field: [Tally, Grave, Eater], hand: [Snuff, Scour], graveyard: [Wolf]}
          B: {field: [Ogre, Bear], hand: [Snuff], graveyard: [Rock]}
        do:
          - {A: play, card: A.Snuff, target: Ogre}
          - {both: pass}
          - {both: pass}
          - {expect: {A.life: 4100}}
          - {A: pass}
          - {B: play, card: B.Snuff, target: Bear}
          - {both: pass}
          - {expect: {A.life: 4100}}
          - {A: play, card: Scour, target: Rock}
          - {both: pass}
          - {expect: {A.life: 4100}}
          - {A: activate, card: Eater, answers: [Wolf]}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4600}
        """,
    )


@pytest.mark.parametrize("attacker, atk", [("Ogre", 500), ("Bear", 100)])
def test_while_it_battles_one_of_a_kind(attacker: str, atk: int) -> None:
    at_work(
        [resonator("Hunter", "While this card is battling an Ogre or Giant, it gains [+400/0].")],
        f"""
        start: {{turn: B, A: {{field: [Hunter]}}, B: {{field: [Ogre, Bear]}}}}
        do:
          - {{B: attack, card: {attacker}, object: A}}
          - {{both: pass}}
          - {{A: block, card: Hunter}}
        expect: {{Hunter: {{atk: {atk}}}}}
        """,
    )


def test_counters_on_two() -> None:
    text = (
        "Whenever another resonator enters the field under your control ⇒ Put a [+100/+100] counter on this "
        "card and on that resonator."
    )
    at_work(
        [resonator("Nurse", text)],
        """
        start: {A: {field: [Nurse], hand: [Wolf], will: "{1}"}}
        do:
          - {A: play, card: Wolf}
          - {both: pass}
          - {both: pass}
        expect: {Nurse: {atk: 200}, Wolf: {atk: 400}}
        """,
    )
