"""Steps in which everybody passes, and what is answered, declined or taken on the way."""

from __future__ import annotations

from judge_kit import errs, passes

TRIGGERS = """
- {name: Herald, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["[Enter] ⇒ You may draw a card."]}
- {name: Bell, type: Regalia, cost: "{1}",
   text: ["At the beginning of your main phase ⇒ This card deals 100 damage to target player."]}
- {name: Gift, type: Chant, cost: "{1}", text: ["You may draw a card.", "You gain 100 life."]}
"""


def test_pass_and_both_pass() -> None:
    passes(
        """
        start: {A: {hand: [Bolt], will: "{R}"}}
        do:
          - {A: play, card: Bolt, target: B}
          - {A: pass}
          - {expect: {priority: B, chase: [Bolt]}}
          - {B: pass}
          - {expect: {priority: A, chase: 0, B.life: 3500}}
          - {both: pass}
        expect: {phase: end, priority: A}
        """
    )


def test_each_passes_once() -> None:
    passes(
        """
        start: {A: {hand: [Bolt], will: "{R}"}}
        do:
          - {A: play, card: Bolt, target: B}
          - {A: pass}
          - {both: pass}
        expect: {priority: B, chase: 0, B.life: 3500}
        """
    )


def test_resolve_all() -> None:
    passes(
        """
        start: {A: {hand: [Bolt, Bolt], will: "{R}{R}"}}
        do:
          - {A: play, card: Bolt, target: B}
          - {A: play, card: Bolt, target: B}
          - {resolve: all}
          - {expect: {chase: 0, B.life: 3000, phase: main, priority: A}}
          - {resolve: all}
        expect: {phase: main}
        """
    )


def test_resolve_all_leaves_a_decision_pending() -> None:
    passes(
        """
        start: {A: {hand: [Gift], will: "{R}"}}
        do:
          - {A: play, card: Gift}
          - {resolve: all}
          - {expect: {decision: {player: A, kind: may}, A.life: 4000}}
          - {A: answer, with: yes}
        expect: {A.life: 4100, A.hand: 1}
        """,
        TRIGGERS,
    )


def test_finish_battle_without_one_does_nothing() -> None:
    passes("do: [{finish: battle}]\nexpect: {phase: main, priority: A}")


def test_finish_turn() -> None:
    passes("do: [{finish: turn}]\nexpect: {turn: B, phase: draw, priority: B}")


def test_go_to_a_phase() -> None:
    passes(
        """
        do:
          - {go: "A end"}
          - {expect: {turn: A, phase: end}}
          - {go: "B main"}
          - {expect: {turn: B, phase: main, priority: B, B.hand: 1}}
          - {go: "B main"}
        expect: {turn: B, phase: main, B.hand: 2, A.hand: 1}
        """
    )


def test_go_stops_at_the_first_decision() -> None:
    passes(
        """
        start: {turn: B, A: {field: [Bell]}}
        do:
          - {go: "A main"}
          - {expect: {decision: {player: A, kind: target}}}
          - {A: answer, with: B}
          - {both: pass}
        expect: {B.life: 3900, phase: main}
        """,
        TRIGGERS,
    )


def test_what_is_asked_on_the_way_is_declined_or_taken_as_it_comes() -> None:
    passes(
        """
        start: {A: {hand: [Gift], will: "{R}", field: [Ogre]}, B: {field: [Squire]}}
        do:
          - {A: play, card: Gift}
          - {finish: turn}
        expect: {A.life: 4100, A.hand: 0, B.life: 4000}
        """,
        TRIGGERS,
    )


def test_a_hand_that_is_too_large_is_discarded_from_the_first() -> None:
    passes(
        """
        start: {A: {hand: [Ogre, Squire, Bolt, Snuff, Study, Hush, Hush, Hush, Hush]}}
        do: [{finish: turn}]
        expect: {A.hand: 7, A.graveyard: [Squire, Ogre]}
        """
    )


def test_answers_on_the_way() -> None:
    passes(
        """
        start: {A: {hand: [Gift], will: "{R}"}}
        do:
          - {A: play, card: Gift}
          - {finish: turn, answers: [yes]}
        expect: {A.hand: 1}
        """,
        TRIGGERS,
    )
    passes(
        """
        start: {A: {field: [Ogre]}, B: {field: [Squire]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {finish: battle, answers: [Squire]}
        expect: {B.Squire: {zone: graveyard}, B.life: 4000}
        """
    )


def test_an_answer_that_is_not_used() -> None:
    errs("do: [{finish: turn, answers: [yes]}]", "the answer yes was not used", line=1)
    errs("do: [{both: pass, answers: [Ogre]}]", "the answer Ogre was not used", line=1)
    errs("do: [{A: call, answers: [3]}]", "the answer 3 was not used", line=1)


def test_passing_out_of_turn() -> None:
    errs("do: [{B: pass}]", "B does not have priority; A has", line=1)


def test_phases_a_file_can_begin_in() -> None:
    passes("start: {phase: draw}\nexpect: {phase: draw, priority: A, A.hand: 0}")
    passes("start: {phase: draw}\ndo: [{both: pass}]\nexpect: {phase: draw, priority: A, A.hand: 1}")
    passes("start: {phase: recovery, turn: B}\nexpect: {phase: recovery, priority: B, turn: B}")
    passes("start: {phase: end, turn: B}\nexpect: {phase: end, priority: B}")
    passes(
        """
        start: {phase: recovery, A: {field: [{card: Ogre, rested: true}], will: "{R}"}}
        do: [{both: pass}]
        expect: {A.Ogre: {rested: false}, A.will: "", phase: recovery}
        """
    )


def test_beginning_triggers_of_the_starting_phase_are_past() -> None:
    passes("start: {A: {field: [Bell]}}\nexpect: {chase: 0, priority: A}", TRIGGERS)


def test_the_first_turn() -> None:
    passes("start: {phase: draw, turn_number: 1}\ndo: [{go: 'A main'}]\nexpect: {A.hand: 0}")
    passes(
        """
        start: {phase: draw, turn_number: 1, A: {field: [{card: Ogre, rested: true}]}}
        do: [{go: "A main"}]
        expect: {A.Ogre: {rested: true}}
        """
    )
