"""505: the end phase and its final step."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from written_kit import played

CARDS = """\
cards:
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
  - {name: Dusk, type: Regalia, cost: "{0}",
      text: ["At the beginning of your end phase => You gain 100 life."]}
  - {name: Night, type: Regalia, cost: "{0}", text: ["At the end of turn => You gain 200 life."]}
  - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
  - {name: Imp, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Mourner, type: Resonator, cost: "{0}", atk: 100, def: 100,
      text: ["When this card is put into a graveyard from the field => You gain 100 life."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
  - {name: Boost, type: Chant, cost: "{0}",
      text: ["[Quickcast]", "Target J/resonator gains [+200/+200] until end of turn."]}
  - {name: Weaken, type: Chant, cost: "{0}",
      text: ["[Quickcast]", "Target resonator gains [-300/-300] until end of turn."]}
  - {name: Shot, type: Chant, cost: "{0}",
      text: ["[Quickcast]", "This card deals 200 damage to target J/resonator."]}
  - {name: Miser, type: Regalia, cost: "{0}", text: ["Whenever you discard a card => You gain 100 life."]}
  - {name: Wealth, type: Regalia, cost: "{0}", text: ["Whenever you discard a card => Draw a card."]}
  - {name: Banner, type: Resonator, cost: "{0}", atk: 100, def: 100,
      text: ["Other resonators you control gain [0/+100]."]}
  - {name: Encore, type: Chant, cost: "{0}", text: ["Take an extra turn after this one."]}
  - {name: Sack, type: Chant, cost: "{0}", text: ["Your maximum hand size becomes ten until end of turn."]}
  - {name: Pocket, type: Chant, cost: "{0}",
      text: ["Your maximum hand size is increased by three until end of turn."]}
  - {name: Thimble, type: Chant, cost: "{0}",
      text: ["Your maximum hand size becomes three until end of turn."]}
"""


def ended(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("505.1", "505.2")
def test_its_beginning_and_priority() -> None:
    ended("""
        start: {turn: A, A: {field: [Dusk, Night], hand: [Spark, Lesson]}, B: {field: [Dusk]}}
        do:
          - {go: "A end"}
          - {expect: {phase: end, chase: [Dusk], priority: A, A.life: 4000}}
          - {both: pass}
          - {expect: {A.life: 4100, B.life: 4000, phase: end, priority: A}}
          - {A: can, do: {play: Spark}}
          - {A: cannot, do: {play: Lesson}, because: "703"}
    """)


@clause("505.3", "505.4")
def test_the_end_of_turn_and_priority() -> None:
    ended("""
        start: {turn: A, A: {field: [Dusk, Night], hand: [Spark]}, B: {field: [Night]}}
        do:
          - {go: "A end"}
          - {both: pass}
          - {both: pass}
          - {expect: {phase: end, A.life: 4100, B.life: 4000, chase: [Night, Night], priority: A}}
          - {both: pass}
          - {both: pass}
          - {expect: {A.life: 4300, B.life: 4200, phase: end, priority: A, turn: A}}
          - {A: play, card: Spark}
          - {both: pass}
          - {expect: {A.life: 4400, phase: end, turn: A}}
          - {both: pass}
          - {expect: {turn: B}}
    """)


@clause("505.3")
def test_what_comes_too_late_for_the_beginning_waits_for_the_next() -> None:
    holds("""
        cards:
          - {name: Dusk, type: Regalia, cost: "{0}",
              text: ["[Quickcast]", "At the beginning of your end phase => You gain 100 life."]}
          - {name: Night, type: Regalia, cost: "{0}",
              text: ["[Quickcast]", "At the end of turn => You gain 200 life."]}
        start: {turn: A, A: {hand: [Dusk, Night]}}
        do:
          - {go: "A end"}
          - {A: play, card: Dusk}
          - {both: pass}
          - {A: play, card: Night}
          - {both: pass}
          - {finish: turn}
        expect: {A.life: 4200}
    """)


@clause("505.5a")
def test_damage_is_gone_after_the_turn() -> None:
    ended("""
        start: {turn: A, A: {ruler: {card: Old King, face: back}, field: [{card: Ogre, damage: 500}],
            hand: [Shot]}, B: {field: [{card: Ogre, damage: 300}]}}
        do:
          - {A: play, card: Shot, target: Young King}
          - {both: pass}
          - {go: "A end"}
          - {expect: {A.Ogre: {damage: 500}, B.Ogre: {damage: 300}, A.Young King: {damage: 200}}}
          - {finish: turn}
        expect: {A.Ogre: {damage: 0}, B.Ogre: {damage: 0}, A.Young King: {damage: 0}}
    """)


@clause("505.5", "505.5a", "505.5b")
def test_damage_goes_before_effects_end() -> None:
    # 200 damage on a DEF of 100 that an effect raises: were the effect to end first, the imp would die.
    ended("""
        start: {turn: A, A: {field: [Imp], hand: [Boost, Shot]}}
        do:
          - {A: play, card: Boost, target: Imp}
          - {both: pass}
          - {A: play, card: Shot, target: Imp}
          - {both: pass}
          - {expect: {A.Imp: {damage: 200, def: 300}}}
          - {finish: turn}
        expect: {A.Imp: {zone: field, damage: 0, def: 100}}
    """)


@clause("505.5b")
def test_until_end_of_turn_is_over() -> None:
    ended("""
        start: {turn: A, A: {field: [Ogre], hand: [Boost]}}
        do:
          - {A: play, card: Boost, target: Ogre}
          - {both: pass}
          - {go: "A end"}
          - {expect: {A.Ogre: {atk: 1000}}}
          - {finish: turn}
        expect: {A.Ogre: {atk: 800}}
    """)


@clause("505.5c")
def test_will_is_gone_after_the_turn() -> None:
    ended("""
        start: {turn: A, A: {will: "{R}"}, B: {will: "{U}{U}"}}
        do:
          - {go: "A end"}
          - {expect: {A.will: "{R}", B.will: "{U}{U}"}}
          - {finish: turn}
        expect: {A.will: "", B.will: "", log: ["505.5c"], log_not: ["503.4"]}
    """)


@clause("505.5d")
def test_the_turn_player_discards_down_to_the_maximum() -> None:
    ended("""
        start: {turn: A, A: {hand: [Ogre, Imp, Spark, Boost, Shot, Weaken, Lesson, Dusk, Night]},
            B: {hand: {Imp: 9}}}
        do:
          - {go: "A end"}
          - {both: pass}
          - {both: pass}
          - {expect: {decision: {player: A, kind: cards}, A.hand: 9}}
          - {A: answer, with: [Dusk, Ogre]}
        expect: {A.hand: [Imp, Spark, Boost, Shot, Weaken, Lesson, Night], A.graveyard: 2, B.hand: 9, turn: B}
    """)


@clause("505.5d")
def test_the_cards_are_discarded_together() -> None:
    run = played(
        CARDS
        + dedent("""
            start: {turn: A, A: {hand: {Imp: 7, Ogre: 2}}}
            do:
              - {go: "A end"}
              - {both: pass}
              - {both: pass}
              - {A: answer, with: Ogre}
              - {expect: {decision: {player: A, kind: cards}, A.hand: 9}}
              - {A: answer, with: Ogre}
            expect: {A.hand: 7}
        """)
    )
    assert run.g.table.players[0].life == 4000


@clause("505.5", "505.5d")
def test_effects_and_will_are_gone_before_the_discard() -> None:
    ended("""
        start: {turn: A, A: {hand: {Imp: 8, Boost: 1}, field: [{card: Ogre, damage: 300}], will: "{R}"}}
        do:
          - {A: play, card: Boost, target: Ogre}
          - {both: pass}
          - {go: "A end"}
          - {both: pass}
          - {both: pass}
          - {expect: {decision: {player: A, kind: cards}, A.Ogre: {atk: 800, damage: 0}, A.will: ""}}
          - {A: answer, with: Imp}
    """)


@clause("505.5", "505.5b", "505.5d", "306.3")
def test_a_hand_size_until_end_of_turn_is_over_at_the_discard() -> None:
    for purse in ("Sack", "Pocket", "Thimble"):
        ended(f"""
            start: {{A: {{hand: {{{purse}: 1, Imp: 9}}}}}}
            do:
              - {{A: play, card: {purse}}}
              - {{both: pass}}
              - {{go: "B main"}}
            expect: {{A.hand: 7, A.graveyard: 3}}
        """)


@clause("505.5e")
def test_what_the_final_step_triggers_is_played_in_this_turn() -> None:
    ended("""
        start: {turn: A, A: {hand: {Imp: 8}, field: [Miser], stones: []}}
        do:
          - {go: "A end"}
          - {both: pass}
          - {both: pass}
          - {A: answer, with: Imp}
          - {expect: {turn: A, phase: end, chase: [Miser], priority: A}}
          - {both: pass}
          - {expect: {A.life: 4100, turn: A, phase: end, priority: A}}
          - {both: pass}
          - {expect: {turn: B, phase: draw}}
    """)


@clause("505.5e")
def test_the_final_step_is_repeated() -> None:
    # What is drawn, dealt and boosted after the first time is undone the second time.
    ended("""
        start: {turn: A, A: {hand: {Imp: 7, Boost: 1, Shot: 1}, field: [Wealth, Ogre], will: "{R}"}}
        do:
          - {go: "A end"}
          - {both: pass}
          - {both: pass}
          - {A: answer, with: [Imp, Imp]}
          - {expect: {chase: [Wealth, Wealth], turn: A}}
          - {A: play, card: Boost, target: Ogre}
          - {both: pass}
          - {A: play, card: Shot, target: Ogre}
          - {both: pass}
          - {expect: {A.Ogre: {atk: 1000, damage: 200}, A.hand: 5}}
          - {resolve: all}
          - {expect: {A.hand: 7, turn: A}}
          - {both: pass}
          - {expect: {turn: B, A.Ogre: {atk: 800, damage: 0}, A.hand: 7}}
    """)
    ended("""
        start: {turn: A, A: {hand: {Imp: 8}, field: [Wealth]}}
        do:
          - {go: "A end"}
          - {both: pass}
          - {both: pass}
          - {A: answer, with: Imp}
          - {both: pass}
          - {expect: {A.hand: 8, turn: A, chase: 0}}
          - {both: pass}
          - {expect: {decision: {player: A, kind: cards}, turn: A}}
          - {A: answer, with: Imp}
          - {expect: {chase: [Wealth], turn: A}}
    """)


@clause("505.5e")
def test_rule_processes_of_the_final_step_are_performed_in_this_turn() -> None:
    # The borrowed banner goes home as its effect ends: the imp it kept alive dies of its minus counter.
    holds("""
        cards:
          - {name: Banner, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["Other resonators you control gain [0/+100]."]}
          - {name: Mourner, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["When this card is put into a graveyard from the field => You gain 100 life."]}
          - {name: Borrow, type: Chant, cost: "{0}",
              text: ["Gain control of target resonator until end of turn."]}
          - {name: Curse, type: Chant, cost: "{0}", text: ["Put a [-100/-100] counter on target resonator."]}
        start: {turn: A, A: {field: [Mourner], hand: [Borrow, Curse]}, B: {field: [Banner]}}
        do:
          - {A: play, card: Borrow, target: Banner}
          - {both: pass}
          - {A: play, card: Curse, target: Mourner}
          - {both: pass}
          - {expect: {A.Mourner: {zone: field, def: 100}}}
          - {go: "A end"}
          - {both: pass}
          - {both: pass}
          - {expect: {turn: A, phase: end, A.Mourner: {zone: graveyard}, chase: [Mourner],
              B.Banner: {controller: B}}}
          - {both: pass}
          - {both: pass}
          - {expect: {turn: B, A.life: 4100}}
    """)


@clause("505.5e")
def test_nothing_due_means_no_more_priority() -> None:
    ended("""
        start: {turn: A, A: {hand: {Imp: 8}}}
        do:
          - {go: "A end"}
          - {both: pass}
          - {both: pass}
          - {A: answer, with: Imp}
          - {expect: {turn: B, phase: draw, priority: B}}
    """)


@clause("505.6")
def test_then_it_is_the_other_players_turn() -> None:
    ended("""
        start: {turn: A}
        do:
          - {go: "A end"}
          - {both: pass}
          - {both: pass}
          - {expect: {turn: B, phase: draw, priority: B}}
          - {finish: turn}
          - {expect: {turn: A}}
    """)


@clause("505.6", "1025.1", "1025.2")
def test_extra_turns_come_one_after_the_other() -> None:
    ended("""
        start: {turn: A, A: {hand: [Encore, Encore], field: [Night]}}
        do:
          - {A: play, card: Encore}
          - {both: pass}
          - {A: play, card: Encore}
          - {both: pass}
          - {finish: turn}
          - {expect: {turn: A, phase: draw, priority: A, A.life: 4200}}
          - {A: cannot, do: {call: true}}
          - {go: "A main"}
          - {A: can, do: {call: true}}
          - {finish: turn}
          - {expect: {turn: A}}
          - {finish: turn}
          - {expect: {turn: B, A.life: 4600}}
          - {finish: turn}
          - {expect: {turn: A}}
    """)


@clause("505.5", "1031.1")
def test_a_skipped_end_phase_has_no_final_step() -> None:
    holds("""
        cards:
          - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
          - {name: Rush, type: Chant, cost: "{0}", text: ["Skip your next end phase."]}
          - {name: Boost, type: Chant, cost: "{0}",
              text: ["Target resonator gains [+200/+200] until end of turn."]}
        start: {turn: A, A: {hand: [Rush, Boost, Filler, Filler, Filler, Filler, Filler, Filler, Filler,
            Filler], field: [{card: Ogre, damage: 100}]}}
        do:
          - {A: play, card: Boost, target: Ogre}
          - {both: pass}
          - {A: play, card: Rush}
          - {both: pass}
          - {finish: turn}
          - {expect: {turn: B, A.hand: 8, A.graveyard: 2, A.Ogre: {damage: 100, atk: 1000}}}
          - {finish: turn}
          - {finish: turn}
          - {expect: {A.hand: 7}}
    """)
