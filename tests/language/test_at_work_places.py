"""Here and there, for a while and as long as, instead and with what was left out: invented cards, at work."""

import pytest

from language.kit import compiled
from language.test_at_work import at_work, chant, regalia, resonator


def test_what_is_not_played_from_a_hand_is_removed() -> None:
    """Put there without being played, and played from elsewhere."""
    at_work(
        [
            regalia(
                "Gate",
                "If a resonator would be put into the field without being played from a hand, "
                "remove it from the game instead.",
            ),
            chant("Call", "Put target resonator from your graveyard into the field."),
            resonator("Ghost", "You may play this card from your graveyard."),
        ],
        """
        start: {A: {field: [Gate], hand: [Call, Wolf], graveyard: [Bear, Ghost], will: "{1}"}}
        do:
          - {A: play, card: Call, target: Bear}
          - {both: pass}
          - {A: play, card: Wolf}
          - {both: pass}
          - {A: play, card: Ghost, from: graveyard}
          - {both: pass}
        expect: {A.field: [Gate, Wolf], A.removed: [Bear, Ghost]}
        """,
    )


def test_cards_drawn_by_another_instead() -> None:
    at_work(
        [
            regalia(
                "Leech", "If your opponent would draw one or more cards, you draw that many cards instead."
            ),
            chant("Tome", "Draw two cards."),
        ],
        """
        start:
          turn: B
          A: {field: [Leech], deck: [Wolf, Wolf, Wolf]}
          B: {hand: [Tome], deck: [Bear, Bear, Bear]}
        do:
          - {B: play, card: Tome}
          - {both: pass}
        expect: {A.hand: 2, B.hand: 0}
        """,
    )


@pytest.mark.parametrize(
    ("named", "step"),
    [("Ayla", "{A: judgment}"), ("Nobody", "{A: cannot, do: {judgment: true}}")],
)
def test_will_for_the_costs_of_some_cards(named: str, step: str) -> None:
    """Abilities of one name, and not of another (907.4)."""
    only = '{Rest}: Produce {W}. Spend this will only to play [Judgment] abilities of "'
    back = {"name": "Ayla Risen", "type": "J-Ruler", "atk": 800, "def": 800}
    at_work(
        [
            regalia("Shrine", f'{only}{named}".'),
            {"name": "Ayla", "type": "Ruler", "text": ["[Judgment] {W}"], "back": back},
        ],
        f"""
        start: {{A: {{ruler: Ayla, field: [Shrine]}}}}
        do:
          - {step}
        """,
    )


@pytest.mark.parametrize(("paid", "life"), [("{0}", 4000), ("{1}", 3500)])
def test_that_much_is_what_it_would_have_been(paid: str, life: int) -> None:
    """B13: of damage that is dealt otherwise."""
    awaken = "true" if paid == "{1}" else "false"
    at_work(
        [
            chant(
                "Blast",
                "[Awakening] {1}",
                "This card deals 500 damage to target resonator. If this card was awakened, it deals that "
                "much damage to that target and to your opponent instead.",
            ),
        ],
        f"""
        start: {{A: {{hand: [Blast], will: "{paid}"}}, B: {{field: [Bear]}}}}
        do:
          - {{A: play, card: Blast, target: Bear, awaken: {awaken}}}
          - {{both: pass}}
        expect: {{B.life: {life}, Bear: {{damage: 500}}}}
        """,
    )


def test_as_long_as_it_is_rested_this_turn() -> None:
    at_work(
        [
            regalia(
                "Chain",
                "{0}: Rest target resonator. Until end of turn, it loses all abilities as long as it is "
                "rested.",
            ),
            resonator("Gull", "[Flying]"),
            chant("Wake", "[Quickcast]", "Recover target resonator."),
        ],
        """
        start: {A: {field: [Chain], hand: [Wake]}, B: {field: [Gull]}}
        do:
          - {A: activate, card: Chain, target: Gull}
          - {both: pass}
          - {expect: {Gull: {rested: true, keywords: []}}}
          - {A: play, card: Wake, target: Gull}
          - {both: pass}
        expect: {Gull: {rested: false, keywords: [Flying]}}
        """,
    )


def test_it_stays_rested_while_the_other_card_is_there() -> None:
    at_work(
        [
            resonator(
                "Jailer",
                "[Enter] ⇒ Rest target resonator. It doesn't recover as long as this card is in the field.",
            ),
            chant("Wake", "[Quickcast]", "Recover target resonator."),
        ],
        """
        start: {A: {hand: [Jailer, Wake, Wake, Snuff]}, B: {field: [Bear]}}
        do:
          - {A: play, card: Jailer}
          - {both: pass, answers: [Bear]}
          - {both: pass}
          - {A: play, card: Wake, target: Bear}
          - {both: pass}
          - {expect: {Bear: {rested: true}}}
          - {A: play, card: Snuff, target: Jailer}
          - {both: pass}
          - {A: play, card: Wake, target: Bear}
          - {both: pass}
        expect: {Bear: {rested: false}}
        """,
    )


def test_here_and_there_are_counted_together() -> None:
    """Those of the other player are not."""
    at_work(
        [resonator("Elder", "This card gains [+100/+100] for each Beast you control and in your graveyard.")],
        """
        start:
          A: {field: [Elder, Wolf], graveyard: [Bear, Ogre], hand: [Wolf]}
          B: {field: [Wolf], graveyard: [Bear]}
        expect: {Elder: {atk: 300, def: 300}}
        """,
    )


def test_a_search_for_more_instead() -> None:
    """B14: in the same deck, and what is found goes where the first would have gone."""
    at_work(
        [
            chant(
                "Pack",
                "Search your deck for a Beast, reveal it and put it into your hand. If you control an Ogre, "
                "search for up to two Beasts instead. Then shuffle your deck.",
            )
        ],
        """
        start: {A: {field: [Ogre], hand: [Pack], deck: [Wolf, Bear, Rock], fill: false}}
        do:
          - {A: play, card: Pack}
          - {both: pass, answers: [[Wolf, Bear]]}
        expect: {A.hand: [Wolf, Bear], A.deck: [Rock]}
        """,
    )


def test_what_it_was_it_still_is() -> None:
    at_work(
        [
            chant(
                "Stir",
                "All regalia you control become [700/700] resonators until end of turn. They are still their "
                "original type.",
            ),
            chant("Crack", "[Quickcast]", "Destroy target regalia."),
        ],
        """
        start: {A: {field: [Rock], hand: [Stir, Crack]}}
        do:
          - {A: play, card: Stir}
          - {both: pass}
          - {expect: {Rock: {atk: 700}}}
          - {A: play, card: Crack, target: Rock}
          - {both: pass}
        expect: {Rock: {zone: graveyard}}
        """,
    )


def test_abilities_of_a_card_are_no_abilities_or_that_card() -> None:
    """A slip is not mended into another meaning."""
    read = compiled('{Rest}: Produce {W}. Spend this will only to play [Judgment] abilities off "Ayla".')
    assert all(" or " not in words for _, words in read.mended)


def test_one_more_than_the_banished_card() -> None:
    """As it last was (911.1)."""
    at_work(
        [
            regalia(
                "Altar",
                "Banish a resonator: Search your deck for a resonator with total cost two more than the "
                "resonator banished this way and put it into the field. Then shuffle your deck.",
            )
        ],
        """
        start: {A: {field: [Altar, Wolf], deck: [Bear, Ogre], fill: false}}
        do:
          - {A: activate, card: Altar, cost: [Wolf]}
          - {both: pass, answers: [Bear]}
        expect: {A.field: [Altar, Bear], A.graveyard: [Wolf], A.deck: [Ogre]}
        """,
    )


def test_if_it_is_not_played() -> None:
    at_work(
        [
            resonator(
                "Bard",
                "[Enter] ⇒ Reveal the top card of your deck. If it's a Beast, you may play it without paying "
                "its cost. If you don't play it, put it on the bottom of your deck.",
            )
        ],
        """
        start: {A: {hand: [Bard], deck: [Wolf, Ogre], fill: false}}
        do:
          - {A: play, card: Bard}
          - {both: pass}
          - {both: pass, answers: [no]}
        expect: {A.field: [Bard], A.deck: [Ogre, Wolf]}
        """,
    )
