"""Wordings of sets nobody here has seen: invented cards, at work."""

from language.test_at_work import at_work, chant, regalia, resonator


def test_a_card_that_controls_all_of_a_kind() -> None:
    """As long as it is in the field (105.3)."""
    at_work(
        [
            regalia("Lure", "You control each resonator with [Flying]."),
            resonator("Gull", "[Flying]"),
            chant("Smash", "[Quickcast]", "Destroy target regalia."),
        ],
        """
        start: {A: {field: [Lure]}, B: {field: [Gull, Wolf], hand: [Smash], will: "{1}"}}
        do:
          - {expect: {Gull: {controller: A}, Wolf: {controller: B}}}
          - {A: pass}
          - {B: play, card: Smash, target: Lure}
          - {both: pass}
        expect: {Gull: {controller: B}}
        """,
    )
