"""503, 504: the recovery phase and the main phase."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Automatic
from willpower.abilities.effects import GainLife
from willpower.abilities.nouns import You
from willpower.abilities.quantities import Num
from willpower.abilities.triggers import AtPhase
from written_kit import played

CARDS = """\
cards:
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
  - {name: Morning, type: Regalia, cost: "{0}",
      text: ["At the beginning of your recovery phase => You gain 100 life."]}
  - {name: Noon, type: Regalia, cost: "{0}",
      text: ["At the beginning of your main phase => You gain 100 life."]}
  - {name: Evening, type: Regalia, cost: "{0}"}
  - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
  - {name: Sword, type: Regalia, cost: "{0}"}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
  - {name: Costly, type: Chant, cost: "{1}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Frost, type: Chant, cost: "{0}", text: ["Target player skips their next recovery phase."]}
  - {name: Haste, type: Chant, cost: "{0}", text: ["[Quickcast]", "You skip your next main phase."]}
"""


def phased(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("503.1")
def test_no_recovery_phase_in_a_players_first_turn() -> None:
    phased("""
        start:
          phase: setup
          A: {ruler: Old King, deck: {Ogre: 10}, stone_deck: {Fire Magic Stone: 10}}
          B: {ruler: Old King, deck: {Ogre: 10}, stone_deck: {Fire Magic Stone: 10}}
        do:
          - {A: answer, with: []}
          - {B: answer, with: []}
          - {both: pass}
          - {both: pass}
          - {expect: {turn: A, phase: main, log: ["503.1"]}}
          - {A: call}
          - {go: "B draw"}
          - {both: pass}
          - {both: pass}
          - {expect: {turn: B, phase: main, log: ["503.1"]}}
          - {go: "A draw"}
          - {both: pass}
          - {both: pass}
          - {expect: {turn: A, phase: recovery, A.Old King: {rested: true}}}
    """)


@clause("503.2", "503.3")
def test_its_beginning_and_priority_before_anything_recovers() -> None:
    phased("""
        start: {turn: B, A: {field: [Morning, {card: Ogre, rested: true}], hand: [Spark, Lesson]}}
        do:
          - {go: "A recovery"}
          - {expect: {phase: recovery, chase: [Morning], priority: A, A.Ogre: {rested: true}}}
          - {both: pass}
          - {expect: {A.life: 4100, phase: recovery, priority: A, A.Ogre: {rested: true}}}
          - {A: can, do: {play: Spark}}
          - {A: cannot, do: {play: Lesson}, because: "703"}
          - {both: pass}
          - {expect: {phase: recovery, priority: A, A.Ogre: {rested: false}}}
    """)


@clause("503.4")
def test_will_is_lost_in_the_recovery_phase() -> None:
    phased("""
        start: {phase: draw, turn: A, A: {hand: [Costly], will: "{R}"}, B: {will: "{U}"}}
        do:
          - {go: "A recovery"}
          - {expect: {A.will: "{R}", B.will: "{U}"}}
          - {A: can, do: {play: Costly}}
          - {both: pass}
          - {expect: {phase: recovery, A.will: "", B.will: "", log: ["503.4"]}}
          - {A: cannot, do: {play: Costly}, because: "903.2j"}
    """)


@clause("503.5")
def test_everything_the_turn_player_controls_recovers() -> None:
    phased("""
        start:
          turn: B
          A:
            ruler: {card: Old King, rested: true}
            field: [{card: Ogre, rested: true}, {card: Sword, rested: true}, {card: Ogre, rested: true,
                owner: B}]
            stones: [{card: Fire Magic Stone, rested: true}]
          B:
            ruler: {card: Old King, rested: true}
            field: [{card: Ogre, rested: true}]
            stones: [{card: Fire Magic Stone, rested: true}]
        do: [{go: "A main"}]
        expect:
          A.Old King: {rested: false}
          A.Ogre#1: {rested: false}
          A.Ogre#2: {rested: false}
          A.Sword: {rested: false}
          A.recovered_stones: 1
          B.Old King: {rested: true}
          B.Ogre: {rested: true}
          B.recovered_stones: 0
    """)


@clause("503.6", "503.7")
def test_its_end_and_priority_after_recovering() -> None:
    text = CARDS + dedent("""
        start: {turn: B, A: {field: [Evening, {card: Ogre, rested: true}], hand: [Spark]}}
        do:
          - {go: "A recovery"}
          - {expect: {chase: 0, A.Ogre: {rested: true}}}
          - {both: pass}
          - {expect: {phase: recovery, chase: [Evening], priority: A, A.Ogre: {rested: false}}}
          - {A: can, do: {play: Spark}}
          - {both: pass}
          - {expect: {A.life: 4100, phase: recovery, priority: A}}
          - {both: pass}
          - {expect: {phase: main}}
    """)
    end = Automatic(
        paragraph=1,
        trigger=AtPhase(point="end", phase="recovery", whose=You()),
        effect=GainLife(amount=Num(100)),
    )
    played(text, {"Evening": (end,)})


@clause("504.1")
def test_the_beginning_of_the_main_phase() -> None:
    phased("""
        start: {turn: B, A: {field: [Noon]}, B: {field: [Noon]}}
        do:
          - {go: "A main"}
          - {expect: {phase: main, chase: [Noon], priority: A, A.life: 4000}}
          - {both: pass}
        expect: {A.life: 4100, B.life: 4000, phase: main}
    """)


@clause("504.2")
def test_the_turn_player_has_priority_and_main_timing() -> None:
    phased("""
        start: {turn: B, A: {hand: [Lesson, Ogre]}, B: {hand: [Lesson]}}
        do:
          - {go: "A main"}
          - {expect: {priority: A}}
          - {A: can, do: {play: Lesson}}
          - {A: can, do: {play: Ogre}}
          - {A: can, do: {call: true}}
          - {A: can, do: {battle: true}}
          - {A: pass}
          - {B: cannot, do: {play: Lesson}}
          - {B: pass}
          - {expect: {phase: end}}
          - {A: cannot, do: {play: Lesson}}
          - {A: cannot, do: {call: true}}
    """)


@clause("503.1", "1031.1", "1031.2")
def test_two_skips_skip_two_recovery_phases() -> None:
    phased("""
        start: {turn: A, A: {hand: [Frost, Frost]}, B: {field: [{card: Ogre, rested: true}, Morning]}}
        do:
          - {A: play, card: Frost, target: B}
          - {both: pass}
          - {A: play, card: Frost, target: B}
          - {both: pass}
          - {go: "B main"}
          - {expect: {B.Ogre: {rested: true}, B.life: 4000}}
          - {go: "A main"}
          - {go: "B main"}
          - {expect: {B.Ogre: {rested: true}, B.life: 4000}}
          - {go: "A main"}
          - {go: "B main"}
          - {expect: {B.Ogre: {rested: false}}}
          - {resolve: all}
          - {expect: {B.life: 4100}}
    """)


@clause("504.1", "1031.1", "1031.2")
def test_a_skipped_main_phase_waits_for_the_next() -> None:
    phased("""
        start: {phase: draw, turn: A, A: {hand: [Haste], field: [Noon]}}
        do:
          - {A: play, card: Haste}
          - {both: pass}
          - {go: "A end"}
          - {expect: {turn: A, A.life: 4000}}
          - {go: "A main"}
          - {resolve: all}
          - {expect: {A.life: 4100}}
    """)


@clause("503.5", "1031.2")
def test_what_was_due_in_a_skipped_phase_is_due_in_the_next() -> None:
    holds("""
        cards:
          - {name: Frost, type: Chant, cost: "{0}", text: ["Target player skips their next recovery phase."]}
          - {name: Ice, type: Chant, cost: "{0}",
              text: ["Target resonator doesn't recover during its controller's next recovery phase."]}
        start: {turn: A, A: {hand: [Frost, Ice]}, B: {field: [{card: Filler, rested: true}]}}
        do:
          - {A: play, card: Frost, target: B}
          - {both: pass}
          - {A: play, card: Ice, target: B.Filler}
          - {both: pass}
          - {go: "B main"}
          - {expect: {B.Filler: {rested: true}}}
          - {go: "A main"}
          - {go: "B main"}
          - {expect: {B.Filler: {rested: true}}}
          - {go: "A main"}
          - {go: "B main"}
          - {expect: {B.Filler: {rested: false}}}
    """)
