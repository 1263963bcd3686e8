"""604: the actions of the player with priority."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - name: Old King
    type: Ruler
    attribute: R
    text: ["[Judgment] {0}", "[Divinity] 5"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
  - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
  - {name: Sword, type: Regalia, cost: "{0}"}
  - {name: Sash, type: Addition, cost: "{0}"}
  - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
  - {name: Sign, type: Rune, cost: "{0}", attribute: R, divinity: 1, text: ["Draw a card."]}
  - {name: Healer, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["{0}: You gain 100 life."]}
  - {name: Fast Ogre, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["[Quickcast]"]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Mine, type: Chant, cost: "{0}", text: ["[Trigger] pay {0}: You gain 100 life."]}
  - {name: Snare, type: Chant, cost: "{0}",
      text: ["[Trigger] When a resonator your opponent controls attacks: Destroy it."]}
"""
# Each side of a window that is not main timing: the opponent's turn, a full chase, another phase.
WINDOWS = {
    "the opponent's turn": ("start: {turn: B, A: SIDE, B: {hand: [Spark]}}", "  - {B: pass}\n"),
    "a full chase": ("start: {turn: A, A: SIDE}", "  - {A: play, card: Spark}\n"),
    "the end phase": ("start: {phase: end, turn: A, A: SIDE}", ""),
    "the draw phase": ("start: {phase: draw, turn: A, A: SIDE}", ""),
}
SIDE = (
    "{ruler: Old King, hand: [Ogre, Sword, Sash, Lesson, Spark, Spark, Mine, Snare, Fast Ogre],"
    ' field: [Healer], runes: [Sign], will: "{R}{R}"}'
)
MAIN = "start: {turn: A, A: SIDE}"


def at(start: str, before: str, steps: str) -> None:
    """A window of A's, and what is tried in it."""
    given = "\n".join("  - " + line.strip() for line in dedent(steps).strip().splitlines())
    holds(CARDS + start.replace("SIDE", SIDE) + "\ndo:\n" + before + given + "\n")


def anywhere(steps: str) -> None:
    """Whatever the window."""
    at(MAIN, "", steps)
    for start, before in WINDOWS.values():
        at(start, before, steps)


def at_main_timing_only(action: str) -> None:
    """At main timing, and in no other window."""
    at(MAIN, "", f"{{A: can, do: {{{action}}}}}")
    for start, before in WINDOWS.values():
        at(start, before, f"{{A: cannot, do: {{{action}}}}}")


@clause("604.1a")
def test_an_activate_ability_with_any_priority() -> None:
    anywhere("{A: can, do: {activate: Healer}}")


@clause("604.1a")
def test_of_a_card_one_controls() -> None:
    holds(
        CARDS
        + dedent("""
            start: {A: {field: [Healer]}, B: {field: [Healer]}}
            do:
              - {A: cannot, do: {activate: B.Healer}}
              - {A: can, do: {activate: A.Healer}}
        """)
    )


@clause("604.1b")
def test_a_trigger_chant_that_is_not_automatic_with_any_priority() -> None:
    anywhere("""
        {A: can, do: {play: Mine}}
        {A: cannot, do: {play: Snare}}
    """)


@clause("604.1c")
def test_a_quickcast_card_with_any_priority() -> None:
    anywhere("""
        {A: can, do: {play: Spark}}
        {A: can, do: {play: Fast Ogre}}
    """)


@clause("604.1d")
def test_passing_with_any_priority() -> None:
    anywhere("{A: can, do: {pass: true}}")


@clause("604.2a")
def test_cards_at_main_timing() -> None:
    for name in ("Ogre", "Sword", "Sash", "Lesson"):
        at_main_timing_only(f"play: {name}")
    at_main_timing_only("play: Sign, from: runes")


@clause("604.2b")
def test_battle_at_main_timing() -> None:
    at_main_timing_only("battle: true")


@clause("604.2c")
def test_judgment_at_main_timing() -> None:
    at_main_timing_only("judgment: true")


@clause("604.2d")
def test_standby_at_main_timing() -> None:
    at_main_timing_only("standby: Ogre")


@clause("604.2e")
def test_calling_at_main_timing() -> None:
    at_main_timing_only("call: true")
