"""What a spell or ability targets is "that resonator"."""

import pytest

from language.test_at_work import at_work, chant, regalia

ZAP = chant("Zap", "[Quickcast]", "This card deals 100 damage to target resonator.")
GAINS = "That resonator gains [+200/+200] until end of turn."


@pytest.mark.parametrize(
    "text",
    [
        f"Whenever a resonator you control becomes the target of a spell ⇒ {GAINS}",
        f"Whenever your opponent plays a chant that targets a resonator you control ⇒ {GAINS}",
        f"Whenever your opponent plays a spell that targets a Beast you control ⇒ {GAINS}",
    ],
)
def test_what_is_targeted_gains(text: str) -> None:
    at_work(
        [ZAP, regalia("Charm", text)],
        """
        start: {A: {field: [Charm, Wolf, Bear]}, B: {hand: [Zap]}}
        do:
          - {A: pass}
          - {B: play, card: Zap, target: A.Bear}
          - {both: pass}
        expect: {A.Bear: {atk: 800}, A.Wolf: {atk: 300}}
        """,
    )


def test_what_a_cancelled_spell_targeted_gains() -> None:
    stop = chant("Stop", "[Quickcast]", f"Cancel target spell that targets a resonator you control. {GAINS}")
    at_work(
        [ZAP, stop],
        """
        start: {A: {field: [Wolf, Bear], hand: [Stop]}, B: {hand: [Zap]}}
        do:
          - {A: pass}
          - {B: play, card: Zap, target: A.Bear}
          - {B: pass}
          - {A: play, card: Stop, target: chase.Zap}
          - {both: pass}
        expect: {A.Bear: {atk: 800, damage: 0}, A.Wolf: {atk: 300}, B.graveyard: [Zap]}
        """,
    )
