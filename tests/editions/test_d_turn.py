"""The turn in the editions (switches D)."""

from __future__ import annotations

from edition_kit import by_edition, comes_to, switch
from situations import situation
from willpower.abilities.ability import Automatic
from willpower.abilities.effects import GainLife
from willpower.abilities.nouns import You
from willpower.abilities.quantities import Num
from willpower.abilities.triggers import AtPhase
from willpower.engine.core.events import PHASE_BEGAN, PHASE_ENDED
from willpower.judge.running.runner import Run

SETUP = """
    start:
      phase: setup
      first: A
      A: {ruler: Plain Ruler, deck: {Filler: 40}, stone_deck: {Fire Magic Stone: 10}}
      B: {ruler: Plain Ruler, deck: {Filler: 40}, stone_deck: {Fire Magic Stone: 10}}
    do:
      - {A: answer, with: []}
      - {B: answer, with: []}
"""


@switch("phases", "calling")
@by_edition(
    ("2.0", "call", "main"),
    ("5.12 Bifrost", "main", "end"),
    ("8.01", "main", "end"),
)
def test_where_a_stone_is_called(edition: str, phase: str, other: str) -> None:
    text = """
        start: {turn: B, A: {stone_deck: [Wind Magic Stone]}}
        do:
          - {go: "A PHASE"}
          - {A: call}
          - {expect: {A.stones: [Wind Magic Stone], phase: PHASE}}
          - {go: "A OTHER"}
          - {A: cannot, do: {call: true}}
    """
    comes_to(edition, text.replace("PHASE", phase).replace("OTHER", other), "")


@switch("phases")
@by_edition(("2.0", "battle"), ("5.12 Bifrost", "main"), ("8.01", "main"))
def test_battle_is_a_phase_or_a_part_of_the_main_phase(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {field: [Filler]}}
        do:
          - {A: battle}
          - {expect: {phase: OUTCOME}}
          - {A: attack, card: Filler, object: B}
          - {finish: battle}
        expect: {phase: main}
    """
    comes_to(edition, text, outcome)


def words(run: Run) -> list[str]:
    """The moments told so far."""
    return [
        f"{'beginning' if e.kind == PHASE_BEGAN else 'end'} of {e.word}"
        for e in run.g.events()
        if e.kind in (PHASE_BEGAN, PHASE_ENDED)
    ]


@switch("first_draw")
@by_edition(("2.0", False), ("5.12 Bifrost", True), ("8.01", True))
def test_the_first_draw_phase(edition: str, there: bool) -> None:
    run = situation(f'edition: "{edition}"\n' + SETUP.replace("\n    ", "\n"))
    run.steps()
    assert ("beginning of draw" in words(run)) is there
    assert "beginning of turn" in words(run)
    assert len(run.g.table.players[0].zones[4]) == 5


@switch("first_recovery_skipped")
@by_edition(("2.0", True), ("5.12 Bifrost", False), ("8.01", False))
def test_the_first_recovery_phase(edition: str, there: bool) -> None:
    goes = '      - {go: "A main"}\n'
    run = situation(f'edition: "{edition}"\n' + (SETUP.rstrip() + "\n" + goes).replace("\n    ", "\n"))
    run.steps()
    assert ("beginning of recovery" in words(run)) is there


@switch("will_disappears")
@by_edition(("2.0", ""), ("5.12 Bifrost", "{R}"), ("8.01", "{R}"))
def test_will_at_the_first_priority_of_the_recovery_phase(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Kindle, type: "Spell:Chant-Instant", text: ["Produce {R}."]}
        start: {turn: A, phase: draw, A: {hand: [Kindle]}}
        do:
          - {A: play, card: Kindle}
          - {both: pass}
          - {go: "A recovery"}
          - {expect: {A.will: "OUTCOME"}}
          - {go: "A main"}
        expect: {A.will: ""}
    """
    comes_to(edition, text, outcome)


@switch("end_phase")
@by_edition(("2.0", "field"), ("5.12 Bifrost", "graveyard"), ("8.01", "graveyard"))
def test_damage_is_gone_before_or_after_the_end_of_turn_abilities(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Dusk, type: Resonator, cost: "{B}", atk: 100, def: 300,
             text: ["At the end of your turn => This card deals 100 damage to target resonator."]}
          - {name: Wall, type: Resonator, cost: "{W}", atk: 0, def: 400}
        start: {turn: A, A: {field: [Dusk]}, B: {field: [{card: Wall, damage: 300}]}}
        do:
          - {finish: turn, answers: [B.Wall]}
        expect: {B.Wall: {zone: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("trigger_points")
@by_edition(("2.0", True), ("5.12 Bifrost", False), ("8.01", False))
def test_the_end_of_the_draw_phase(edition: str, there: bool) -> None:
    text = f"""
        edition: "{edition}"
        cards:
          - {{name: Watch, type: Resonator, cost: "{{W}}", atk: 100, def: 100}}
        start: {{turn: A, phase: draw, A: {{field: [Watch]}}}}
        do:
          - {{go: "A main"}}
    """
    watch = Automatic(paragraph=1, trigger=AtPhase("draw", "end"), effect=GainLife(Num(100), You()))
    run = situation(text, {"Watch": (watch,)})
    run.steps()
    assert run.g.table.players[0].life == (4100 if there else 4000)


@switch("turn_changes")
@by_edition(("2.0", "B"), ("5.12 Bifrost", "B"), ("8.01", "A"))
def test_an_extra_turn(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Hourglass, type: "Spell:Chant", text: ["Take an extra turn after this one."]}
        start: {turn: A, A: {hand: [Hourglass]}}
        do:
          - {A: play, card: Hourglass}
          - {resolve: all}
          - {finish: turn}
        expect: {turn: OUTCOME}
    """
    comes_to(edition, text, outcome)


@switch("forfeit_lockout", "battles_per_turn")
@by_edition(("2.0", "can"), ("5.12 Bifrost", "cannot"), ("8.01", "cannot"))
def test_a_battle_after_a_forfeited_one(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {field: [Filler]}}
        do:
          - {A: forfeit}
          - {finish: battle}
          - {A: OUTCOME, do: {battle: true}}
    """
    comes_to(edition, text, outcome)


@switch("after_battle")
@by_edition(("2.0", "end"), ("5.12 Bifrost", "main"), ("8.01", "main"))
def test_the_phase_that_follows_a_battle(edition: str, outcome: str) -> None:
    # Only where battle is a phase of its own the turn player says which comes next (5.6.4 STEP4 of 2.0).
    text = """
        cards:
          - {name: Toll, type: Resonator, cost: "{1}", atk: 200, def: 200,
             text: ["At the beginning of your main phase, you lose 200 life."]}
        start: {turn: A, A: {field: [Toll]}}
        do:
          - {A: attack, card: Toll, object: B}
          - {finish: battle, answers: ANSWERS}
        expect: {phase: OUTCOME, A.life: 4000}
    """
    answers = "[End phase]" if outcome == "end" else "[]"
    comes_to(edition, text.replace("ANSWERS", answers), outcome)
