"""Sentences put together from what different cards say: invented cards, at work."""

from language.test_at_work import at_work, chant, regalia


def test_those_of_each_player_are_the_cards_of_both() -> None:
    at_work(
        [chant("Duel", "Each player chooses a resonator they control. Destroy those resonators.")],
        """
        start: {A: {field: [Wolf, Bear], hand: [Duel]}, B: {field: [Ogre, Wolf]}}
        do:
          - {A: play, card: Duel}
          - {both: pass, answers: [[A.Bear], [B.Ogre]]}
        expect: {A.field: [Wolf], B.field: [Wolf]}
        """,
    )


def test_an_instruction_for_later_asks_then() -> None:
    """Whether it attacked is asked at the end of the turn, long after the text has resolved."""
    spur = chant("Spur", "Destroy target resonator at end of turn if it didn't attack this turn.")
    for attack, left in (("{A: attack, card: Bear, object: B}", "[Bear]"), ("{expect: {A.field: 1}}", "[]")):
        at_work(
            [spur],
            f"""
            start: {{A: {{field: [Bear], hand: [Spur]}}}}
            do:
              - {{A: play, card: Spur, target: Bear}}
              - {{both: pass}}
              - {attack}
              - {{finish: turn}}
            expect: {{A.field: {left}}}
            """,
        )


def test_instead_of_resting_it_the_target_is_destroyed() -> None:
    text = "Rest target resonator. If this card was awakened, destroy it instead."
    at_work(
        [chant("Lull", text, "[Awakening] {1}")],
        """
        start: {A: {hand: [Lull], will: "{1}"}, B: {field: [Bear]}}
        do:
          - {A: play, card: Lull, target: Bear, awaken: true}
          - {both: pass}
        expect: {B.field: []}
        """,
    )


def test_a_card_for_each_two_that_went_there() -> None:
    at_work(
        [chant("Purge", "Discard your hand. Draw a card for each two resonator cards discarded this way.")],
        """
        start: {A: {hand: [Purge, Wolf, Bear, Ogre, Rock], deck: [Wolf, Wolf, Wolf], fill: false}}
        do:
          - {A: play, card: Purge}
          - {both: pass}
        expect: {A.hand: 1, A.deck: 2}
        """,
    )


def test_different_attributes_in_a_graveyard() -> None:
    """Cards without an attribute add none."""
    stele = regalia(
        "Stele",
        "As long as there are cards of two or more different attributes in your "
        "graveyard, Beasts you control gain [+100/+100].",
    )
    cards = [stele]
    for name, attribute in (("Dawn", "light"), ("Flood", "water")):
        cards.append(chant(name, "Draw a card.") | {"attribute": attribute})
    for there, atk in (("[Dawn, Rock, Dawn]", 300), ("[Dawn, Flood]", 400)):
        at_work(
            cards,
            f"""
            start: {{A: {{field: [Stele, Wolf], graveyard: {there}}}}}
            expect: {{A.Wolf: {{atk: {atk}}}}}
            """,
        )
