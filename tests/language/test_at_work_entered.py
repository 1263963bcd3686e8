"""Where cards came from, as texts ask for it: invented cards, at work."""

import pytest

from language.kit import compiled
from language.test_at_work import at_work, chant, resonator

GAINS = "This card gains [+200/+200] as long as it entered the field from a graveyard."
RAISE = chant("Raise", "Put target resonator from your graveyard into your field.")


def test_where_a_card_entered_from() -> None:
    """302.3: it entered from the zone in which it was before; what is played comes from the chase."""
    at_work(
        [
            RAISE,
            resonator("Ghoul", "[Enter] => If this card entered the field from your graveyard, draw a card."),
        ],
        """
        start: {A: {hand: [Raise, Ghoul], graveyard: [Ghoul], deck: [Wolf, Wolf]}}
        do:
          - {A: play, card: Raise, target: Ghoul}
          - {both: pass}
          - {resolve: all}
          - {expect: {A.hand: [Ghoul, Wolf]}}
          - {A: play, card: Ghoul, from: hand}
          - {both: pass}
          - {resolve: all}
        expect: {A.hand: [Wolf]}
        """,
    )
    at_work(
        [
            RAISE,
            resonator("Ghoul", "[Enter] => If it didn't enter the field from your graveyard, banish it."),
        ],
        """
        start: {A: {hand: [Raise, Ghoul], graveyard: [Ghoul]}}
        do:
          - {A: play, card: Raise, target: Ghoul}
          - {both: pass}
          - {resolve: all}
          - {expect: {A.field: [Ghoul]}}
          - {A: play, card: Ghoul, from: hand}
          - {both: pass}
          - {resolve: all}
        expect: {A.field: [Ghoul], A.graveyard: [Ghoul, Raise]}
        """,
    )


def test_gains_by_where_it_came_from() -> None:
    at_work(
        [
            RAISE,
            resonator("Husk", GAINS),
            resonator("Shell", GAINS),
        ],
        """
        start: {A: {hand: [Raise], graveyard: [Husk], field: [Shell]}}
        do:
          - {A: play, card: Raise, target: Husk}
          - {both: pass}
        expect: {Shell: {atk: 100}, Husk: {atk: 300}}
        """,
    )


def test_those_that_came_from_there_this_turn() -> None:
    """It entered this turn, under that player's control, and from there."""
    at_work(
        [
            RAISE,
            chant(
                "Banishing",
                "Destroy target resonator that was put into the field from a graveyard this turn.",
            ),
        ],
        """
        start:
          A: {hand: [Raise, Banishing], graveyard: [Wolf], field: [Bear]}
        do:
          - {A: cannot, do: {play: Banishing, target: Bear}}
          - {A: play, card: Raise, target: Wolf}
          - {both: pass}
          - {A: cannot, do: {play: Banishing, target: Bear}}
          - {A: play, card: Banishing, target: Wolf}
          - {both: pass}
        expect: {A.field: [Bear]}
        """,
    )
    at_work(
        [
            RAISE,
            chant(
                "Hasten",
                "Resonators that entered your field from your graveyard this turn gain [+100/+0] until end "
                "of turn.",
            ),
        ],
        """
        start: {A: {hand: [Raise, Hasten], graveyard: [Wolf], field: [Bear, {card: Ogre, fresh: true}]}}
        do:
          - {A: play, card: Raise, target: Wolf}
          - {both: pass}
          - {A: play, card: Hasten}
          - {both: pass}
        expect: {Wolf: {atk: 400}, Bear: {atk: 600}, Ogre: {atk: 900}}
        """,
    )


@pytest.mark.parametrize(
    "how, rested, counters",
    [
        ("It enters the field rested.", "true", "{}"),
        ("It enters your field recovered.", "false", "{}"),
        (
            "That resonator enters your field with two [+100/+100] counters on it.",
            "false",
            '{"+100/+100": 2}',
        ),
        ("It enters with an additional [+100/+100] counter on it.", "false", '{"+100/+100": 1}'),
    ],
)
def test_how_what_is_put_there_enters(how: str, rested: str, counters: str) -> None:
    """909.5: it is said behind, and is so as the card enters."""
    at_work(
        [chant("Lift", f"Put target resonator from your graveyard into your field. {how}")],
        f"""
        start: {{A: {{hand: [Lift], graveyard: [Wolf]}}}}
        do:
          - {{A: play, card: Lift, target: Wolf}}
          - {{both: pass}}
        expect: {{Wolf: {{zone: field, rested: {rested}, counters: {counters}}}}}
        """,
    )


def test_too_late_to_say_how_it_enters() -> None:
    """909.5: it has entered when something else has been said of it."""
    assert not compiled(
        "Put target resonator from your graveyard into the field. It gains [Swiftness] until end of turn. "
        "It enters the field rested.",
        chant=True,
    ).understood
