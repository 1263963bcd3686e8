"""Rulers, additions, stones, counters and cards from other zones: invented cards, at work."""

from language.test_at_work import at_work, chant, regalia


def test_the_zone_behind_a_number_of_cards_is_that_of_the_card_compared() -> None:
    """ "From your graveyard" behind "resonators you control" says where the resonator with the cost lies."""
    raised = (
        "Put target resonator with total cost less than the number of Beasts you control from your graveyard"
    )
    at_work(
        [chant("Raise", f"{raised} into the field.")],
        """
        start: {A: {hand: [Raise], field: [Bear, Bear], graveyard: [Wolf, Ogre]}}
        do:
          - {A: play, card: Raise, target: Wolf}
          - {both: pass}
        expect: {A.field: [Bear, Bear, Wolf], A.graveyard: [Raise, Ogre]}
        """,
    )


def test_a_counter_is_moved_to_another_than_the_card_chosen() -> None:
    at_work(
        [
            regalia(
                "Ladle", "{0}: Move a [+100/+100] counter from a resonator you control to another resonator."
            )
        ],
        """
        start: {A: {field: [Ladle, {card: Wolf, counters: {"+100/+100": 2}}, Bear]}}
        do:
          - {A: activate, card: Ladle}
          - {both: pass, answers: [[Wolf]]}
        expect: {A.Wolf: {counters: {"+100/+100": 1}}, A.Bear: {counters: {"+100/+100": 1}}}
        """,
    )


def test_what_you_would_put_is_not_what_others_put() -> None:
    """Counters that the opponent's spell puts are not doubled."""
    shrine = regalia(
        "Shrine", "If you would put one or more counters on a resonator, put twice that many on it instead."
    )
    tonic = chant("Tonic", "[Quickcast]", "Put a [+100/+100] counter on target resonator.")
    for player, counters in (("A", 2), ("B", 1)):
        at_work(
            [shrine, tonic],
            f"""
            start: {{turn: {player}, A: {{field: [Shrine, Wolf], hand: [Tonic]}}, B: {{hand: [Tonic]}}}}
            do:
              - {{{player}: play, card: Tonic, target: A.Wolf}}
              - {{both: pass}}
            expect: {{A.Wolf: {{counters: {{"+100/+100": {counters}}}}}}}
            """,
        )
