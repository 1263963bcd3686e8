"""Steps that play something: cards, abilities, judgments, standby."""

from __future__ import annotations

from judge_kit import errs, fails, passes


def test_a_card_is_left_on_the_chase_with_priority_kept() -> None:
    passes(
        """
        start: {A: {hand: [Bolt], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Bolt, target: B}
          - {expect: {chase: [Bolt], priority: A, A.hand: 0, A.recovered_stones: 0}}
          - {both: pass}
        expect: {B.life: 3500, A.graveyard: [Bolt], chase: 0}
        """
    )


def test_a_target_not_given_is_asked_for() -> None:
    passes(
        """
        start: {A: {hand: [Bolt], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Bolt}
          - {expect: {decision: {player: A, kind: target}}}
          - {A: cannot, do: {answer: Ogre}}
          - {A: can, do: {answer: A}}
          - {A: answer, with: B}
          - {expect: {chase: [Bolt], A.recovered_stones: 0}}
          - {both: pass}
        expect: {B.life: 3500}
        """.replace("{A: cannot, do: {answer: Ogre}}", "{A: cannot, do: {answer: 3}}")
    )


def test_a_step_after_an_open_question_must_answer_it() -> None:
    errs(
        """
        start: {A: {hand: [Bolt], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Bolt}
          - {both: pass}
        """,
        "a decision must be answered first: A decides (target, 903.2g): A, B",
        line=4,
    )


def test_a_question_left_open_at_the_end() -> None:
    errs(
        """
        start: {A: {hand: [Bolt], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Bolt}
        """,
        "left unanswered at the end of the file",
        line=3,
    )


def test_a_wrong_target_names_the_choices() -> None:
    errs(
        """
        start: {A: {hand: [Snuff], field: [Ogre, Squire], stones: {Darkness Magic Stone: 1}}}
        do:
          - {A: play, card: Snuff, target: B}
        """,
        "A.Ogre, A.Squire",
        line=3,
    )


def test_a_target_taken_silently_must_be_the_one_written() -> None:
    setup = """
        start: {A: {hand: [Snuff], field: [Squire], will: "{B}{B}{B}{B}{B}"}, B: {graveyard: [Ogre]}}
        do:
          - {A: %s}
        """
    passes(setup % "cannot, do: {play: Snuff, target: B.Ogre}, because: '903.2g'")
    errs(setup % "play, card: Snuff, target: B.Ogre", "its target is A.Squire", line=3)


def test_an_unpayable_card() -> None:
    errs(
        """
        start: {A: {hand: [Ogre], stones: {Water Magic Stone: 5}}}
        do: [{A: play, card: Ogre}]
        """,
        "is not legal now (903.2j",
        line=2,
    )


def test_the_first_of_one_name_and_the_second() -> None:
    passes(
        """
        start: {A: {hand: [Squire, Squire], field: [Squire], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: play, card: "A.Squire#2"}
          - {both: pass}
          - {expect: {"A.Squire#1": {zone: hand}, "A.Squire#2": {zone: field, fresh: true}, A.hand: 1}}
        expect: {"A.Squire#3": {fresh: false}}
        """
    )


def test_a_card_is_played_from_the_hand_unless_told() -> None:
    errs(
        """
        start: {A: {graveyard: [Squire], stones: {Fire Magic Stone: 2}}}
        do: [{A: play, card: Squire}]
        """,
        "is not legal now",
        line=2,
    )


def test_no_such_card_in_the_game() -> None:
    errs(
        """
        start: {A: {}}
        do: [{A: play, card: Squire}]
        """,
        "there is no Squire in this game",
        line=2,
    )


def test_priority_of_the_other_player() -> None:
    errs(
        """
        start: {B: {hand: [Bolt], will: "{R}"}}
        do: [{B: play, card: Bolt, target: A}]
        """,
        "B does not have priority; A has",
        line=2,
    )
    passes(
        """
        start: {B: {hand: [Bolt], will: "{R}"}}
        do:
          - {B: cannot, do: {play: Bolt, target: A}}
          - {A: pass}
          - {B: can, do: {play: Bolt, target: A}}
          - {B: play, card: Bolt, target: A}
          - {expect: {priority: B}}
          - {both: pass}
        expect: {A.life: 3500, priority: A}
        """
    )


def test_pay_names_the_very_stones() -> None:
    passes(
        """
        start: {A: {hand: [Ogre], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: play, card: Ogre, pay: ["A.Fire Magic Stone#2", "A.Fire Magic Stone#3"]}
        expect:
          "A.Fire Magic Stone#1": {rested: false}
          "A.Fire Magic Stone#2": {rested: true}
          "A.Fire Magic Stone#3": {rested: true}
        """
    )


def test_pay_with_a_stone_of_no_use() -> None:
    passes(
        """
        start: {A: {hand: [Bolt], stones: {Fire Magic Stone: 1, Water Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Bolt, target: B, pay: [Water Magic Stone]}}
          - {A: can, do: {play: Bolt, target: B, pay: [Fire Magic Stone]}}
        """
    )


def test_payment_keeps_what_the_rest_needs() -> None:
    passes(
        """
        start: {A: {hand: [Ogre], stones: {Fire Magic Stone: 1, Water Magic Stone: 1}}}
        do: [{A: play, card: Ogre}]
        expect: {A.recovered_stones: 0, chase: [Ogre]}
        """
    )


MODES = """
  - {name: Either, type: Chant, cost: "{R}", text: ["Choose one. You gain 100 life; or you gain 500 life."]}
  - {name: Surge, type: Chant, cost: "{R}{X}", text: ["This card deals X00 damage to target player."]}
"""


def test_x() -> None:
    passes(
        """
        start: {A: {hand: [Surge], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: cannot, do: {play: Surge, x: 3, target: B}}
          - {A: play, card: Surge, x: 1, target: B}
          - {expect: {A.recovered_stones: 1}}
          - {both: pass}
        expect: {B.life: 3900}
        """,
        MODES,
    )


def test_x_not_given_is_asked_for_and_the_rest_goes_on() -> None:
    passes(
        """
        start: {A: {hand: [Surge], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: play, card: Surge, target: B}
          - {expect: {decision: {kind: x}}}
          - {A: answer, with: 2}
          - {expect: {chase: [Surge], A.recovered_stones: 0}}
          - {both: pass}
        expect: {B.life: 3800}
        """,
        MODES,
    )


def test_x_that_is_not_asked_for() -> None:
    errs(
        """
        start: {A: {hand: [Study], will: "{U}"}}
        do: [{A: play, card: Study, x: 2}]
        """,
        "X is not asked for",
        line=2,
    )


ACTIVE = """
  - {name: Sage, type: Resonator, cost: "{1}", atk: 100, def: 100,
     text: ["{Rest}: You gain 100 life.", "{1}: You gain 300 life."]}
  - {name: Altar, type: Regalia, cost: "{1}", text: ["Banish a resonator: You gain 700 life."]}
"""


def test_an_ability_by_its_paragraph() -> None:
    passes(
        """
        start: {A: {field: [Sage], will: "{R}"}}
        do:
          - {A: activate, card: Sage, ability: 2}
          - {expect: {chase: [Sage], A.will: ""}}
          - {both: pass}
          - {expect: {A.life: 4300}}
          - {A: activate, card: Sage}
          - {both: pass}
        expect: {A.life: 4400, A.Sage: {rested: true}}
        """,
        ACTIVE,
    )


def test_several_abilities_and_none_named() -> None:
    errs(
        """
        start: {A: {field: [Sage], will: "{R}"}}
        do: [{A: activate, card: Sage}]
        """,
        "add ability: 1 or 2",
        line=2,
        cards=ACTIVE,
    )


def test_the_cards_of_a_cost() -> None:
    passes(
        """
        start: {A: {field: [Altar, Ogre, Squire]}, B: {field: [Ogre]}}
        do:
          - {A: cannot, do: {activate: Altar, cost: [B.Ogre]}}
          - {A: activate, card: Altar, cost: [Squire]}
          - {expect: {A.Squire: {zone: graveyard}, A.Ogre: {zone: field}}}
          - {both: pass}
        expect: {A.life: 4700}
        """,
        ACTIVE,
    )


def test_the_cards_of_a_cost_are_asked_for() -> None:
    passes(
        """
        start: {A: {field: [Altar, Ogre, Squire]}}
        do:
          - {A: activate, card: Altar}
          - {expect: {decision: {player: A, kind: cost}}}
          - {A: answer, with: Ogre}
          - {expect: {A.Ogre: {zone: graveyard}, chase: [Altar]}}
        """,
        ACTIVE,
    )


def test_a_will_ability_has_happened_at_once() -> None:
    passes(
        """
        start: {A: {stones: {Fire Magic Stone: 1}}}
        do: [{A: activate, card: Fire Magic Stone}]
        expect: {A.will: "{R}", chase: 0, priority: A, A.Fire Magic Stone: {rested: true}}
        """
    )


def test_judgment() -> None:
    passes(
        """
        start: {A: {ruler: Old King, stones: {Light Magic Stone: 2}}}
        do:
          - {A: judgment}
          - {expect: {chase: [judgment], chase.judgment: {exists: true}}}
          - {both: pass}
        expect: {A.Young King: {zone: field, face: back, name: Young King}, A.Old King: {zone: field}}
        """
    )
    errs("do: [{A: judgment}]", "is not legal now (705.1", line=1)


def test_standby() -> None:
    passes(
        """
        start: {A: {hand: [Squire], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: standby, card: Squire, pay: ["A.Fire Magic Stone#3"]}
        expect: {A.standby: [Squire], A.recovered_stones: 1, "A.Fire Magic Stone#3": {rested: true}}
        """
    )


def test_call() -> None:
    passes(
        """
        start: {A: {stones: {Fire Magic Stone: 1}, stone_deck: [Water Magic Stone]}}
        do:
          - {A: call}
          - {A: cannot, do: {call}, because: "710.1"}
        expect:
          A.stones: [Fire Magic Stone, Water Magic Stone]
          A.stone_deck: 9
          A.Plain Ruler: {rested: true}
        """
    )
    fails("do: [{A: cannot, do: {call}}]", "is legal")


def test_concede() -> None:
    passes("do: [{B: concede}]\nexpect: {winner: A, over: true, draw: false}")


def test_nothing_goes_on_after_the_end() -> None:
    errs("do: [{B: concede}, {A: pass}]", "the game is over", line=1)


def test_an_ambiguous_reference() -> None:
    errs(
        """
        start: {A: {hand: [Snuff], will: "{B}"}, B: {field: [Ogre, Ogre]}}
        do: [{A: play, card: Snuff, target: Ogre}]
        """,
        "could be any of B.Ogre#1, B.Ogre#2; write which",
        line=2,
    )
    passes(
        """
        start: {A: {hand: [Snuff], will: "{B}"}, B: {field: [Ogre, Ogre]}}
        do: [{A: play, card: Snuff, target: B.Ogre}, {both: pass}]
        expect: {"B.Ogre#1": {zone: graveyard}, "B.Ogre#2": {zone: field}}
        """
    )


def test_a_spell_on_the_chase_as_target() -> None:
    passes(
        """
        start: {A: {hand: [Bolt, Bolt], will: "{R}{R}"}, B: {hand: [Hush], will: "{U}"}}
        do:
          - {A: play, card: Bolt, target: B}
          - {A: play, card: Bolt, target: B}
          - {A: pass}
          - {B: play, card: Hush, target: "chase.Bolt#2"}
          - {both: pass}
          - {expect: {chase: [Bolt], "A.Bolt#1": {zone: graveyard}, "A.Bolt#2": {zone: chase}}}
        """
    )
