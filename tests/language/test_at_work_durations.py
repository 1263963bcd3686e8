"""How long effects last, said by turns and phases, at work."""

import pytest

from language.test_at_work import at_work, chant

# Played in A's main phase: the moments that are passed, and whether it still lasts there.
OWN_TURN = [
    ("until your opponent's next turn", ("A end",), ("B draw",)),
    ("until the beginning of your opponent's next turn", ("A end",), ("B draw",)),
    ("until the next turn", ("A end",), ("B draw",)),
    ("until the beginning of the next turn", ("A end",), ("B draw",)),
    ("until end of the next turn", ("B draw", "B end"), ("A draw",)),
    ("until end of your opponent's next turn", ("B draw", "B end"), ("A draw",)),
    ("until your next recovery phase", ("B end", "A draw"), ("A recovery",)),
    ("until your next main phase", ("B end", "A recovery"), ("A main",)),
    ("until the beginning of your next end phase", (), ("A end",)),
    ("until your opponent's next main phase", ("A end", "B recovery"), ("B main",)),
    ("until your opponent's next draw phase", ("A end",), ("B draw",)),
]


def steps(on: tuple[str, ...], off: tuple[str, ...], atk: tuple[int, int]) -> str:
    """Goes there, and looks."""
    out = ""
    for at in on:
        out += f'          - {{go: "{at}"}}\n          - {{expect: {{A.Wolf: {{atk: {atk[0]}}}}}}}\n'
    for at in off:
        out += f'          - {{go: "{at}"}}\n          - {{expect: {{A.Wolf: {{atk: {atk[1]}}}}}}}\n'
    return out


@pytest.mark.parametrize(("until", "on", "off"), OWN_TURN)
def test_until_a_turn_or_phase_to_come(until: str, on: tuple[str, ...], off: tuple[str, ...]) -> None:
    at_work(
        [chant("Bless", f"Target resonator gains [+200/+200] {until}.")],
        f"""
        start: {{A: {{hand: [Bless], field: [Wolf]}}}}
        do:
          - {{A: play, card: Bless, target: Wolf}}
          - {{both: pass}}
          - {{expect: {{A.Wolf: {{atk: 500}}}}}}
{steps(on, off, (500, 300))}
        """,
    )


@pytest.mark.parametrize(
    ("until", "on", "off"),
    [
        ("until end of your opponent's next turn", ("A main", "B main"), ("A main",)),
        ("until your opponent's next turn", ("B end", "A main"), ("B main",)),
        ("until end of the next turn", ("A main",), ("B main",)),
        ("until the beginning of the next turn", ("B end",), ("A draw",)),
        ("until your next main phase", ("A recovery",), ("A main",)),
    ],
)
def test_played_in_the_turn_of_the_opponent(until: str, on: tuple[str, ...], off: tuple[str, ...]) -> None:
    at_work(
        [chant("Bless", "[Quickcast]", f"Target resonator gains [+200/+200] {until}.")],
        f"""
        start: {{turn: B, A: {{hand: [Bless], field: [Wolf]}}}}
        do:
          - {{B: pass}}
          - {{A: play, card: Bless, target: A.Wolf}}
          - {{both: pass}}
{steps(on, off, (500, 300))}
        """,
    )


def test_control_until_a_phase_to_come() -> None:
    cards = [
        chant("Lure", "Gain control of target resonator until your opponent's next main phase."),
        chant("Shape", "Target resonator becomes a Dragon until your next end phase."),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Lure, Shape], field: [Wolf]}, B: {field: [Bear]}}
        do:
          - {A: play, card: Lure, target: B.Bear}
          - {both: pass}
          - {A: play, card: Shape, target: A.Wolf}
          - {both: pass}
          - {expect: {A.field: [Wolf, Bear], A.Wolf: {race: [Dragon]}}}
          - {go: "A end"}
          - {expect: {A.Wolf: {race: [Beast]}}}
          - {go: "B recovery"}
          - {expect: {A.field: [Wolf, Bear]}}
          - {go: "B main"}
        expect: {A.field: [Wolf], B.field: [Bear]}
        """,
    )
