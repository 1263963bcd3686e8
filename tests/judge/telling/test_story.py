"""The story of a run: what is told of each step, what is folded away, what cards have become."""

from __future__ import annotations

from textwrap import dedent

from willpower.judge.telling.report import OK, judge_text
from willpower.judge.telling.story import Scene, _joined, scenes

CARDS = """
cards:
  - {name: Ogre, type: Resonator, cost: "{R}", atk: 800, def: 800}
  - {name: Lancer, type: Resonator, cost: "{R}", atk: 800, def: 800, text: ["[Pierce]"]}
  - {name: Squire, type: Resonator, cost: "{0}", atk: 300, def: 300}
  - {name: Bolt, type: Chant, cost: "{R}{1}", text: ["This card deals 500 damage to target player."]}
  - {name: Blessing, type: Chant, cost: "{0}",
     text: ["Target resonator gains [+200/+200] and [Flying] until end of turn."]}
  - {name: Surge, type: Chant, cost: "{X}", text: ["This card deals X00 damage to target player."]}
  - {name: Scribe, type: Resonator, cost: "{1}", atk: 100, def: 100,
     text: ["Whenever you play a chant => You may draw a card."]}
  - {name: Avenger, type: Resonator, cost: "{1}", atk: 100, def: 100,
     text: ["When this card is put into a graveyard from the field => Destroy target addition."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["Destroy target resonator."]}
  - {name: Seer, type: Ruler, text: ["[Divinity] 5"]}
  - {name: Dot, type: Rune, divinity: 1, text: ["You gain 100 life."]}
"""


def told(rest: str, everything: bool = False) -> list[Scene]:
    verdict = judge_text("format: 1\ntitle: x" + CARDS + dedent(rest), passes=everything)
    assert verdict.verdict == OK, verdict.detail
    assert verdict.run is not None
    return scenes(verdict.run, everything)


def texts(scene: Scene) -> list[str]:
    return [str(line) for line in scene.lines]


BOLT = """
start: {A: {hand: [Bolt], stones: {Fire Magic Stone: 2}}}
do:
  - {A: play, card: Bolt, target: B}
  - {both: pass}
"""


def test_will_is_one_line_and_resolving_is_told_when_it_begins() -> None:
    start, play, both = told(BOLT)
    assert (start.line, start.step) == (0, "start") and start.lines == ()
    assert texts(play) == [
        "A plays Bolt from hand (903.2d)",
        "A produces 2 × fire will with Fire Magic Stone (907.4)",
        "A pays 2 will for Bolt (1003.1)",
        "Bolt targets B (903.2g)",
    ]
    assert texts(both) == [
        "Bolt starts to resolve (605.1b)",
        "A's Bolt deals 500 damage to B (1007.2)",
        "A's Bolt goes from the chase area to A's graveyard (703.3)",
        "B's life: 4000 → 3500",
    ]


def test_everything_is_told_if_asked_for() -> None:
    _, play, both = told(BOLT, everything=True)
    assert len([line for line in texts(play) if "Fire Magic Stone rests" in line]) == 2
    assert "A has played Bolt (903.2k)" in texts(play)
    assert texts(both)[:2] == ["A passes (712.1)", "B passes (712.1)"]
    assert "Bolt has resolved (903.3)" in texts(both)


def test_what_a_card_has_become_is_told() -> None:
    scene = told("""
        start: {A: {hand: [Blessing], field: [Ogre]}}
        do:
          - {A: play, card: Blessing, target: Ogre}
          - {both: pass}
    """)[-1]
    assert texts(scene)[-1] == "A's Ogre: 800/800 → 1000/1000, now has [Flying]"


def test_choices_for_one_thing_are_one_sentence() -> None:
    assert _joined("A chooses Ogre for Balm", "A chooses Wolf for Balm") == "A chooses Ogre, Wolf for Balm"
    row = _joined("A chooses Ogre for Hunger for Light", "A chooses no more for Hunger for Light")
    assert row == "A chooses Ogre, no more for Hunger for Light"
    assert _joined("A chooses 2", "A chooses 3") == "A chooses 2, 3"


def test_choices_are_told_with_who_made_them() -> None:
    _, play, first, _, second = told("""
        start: {A: {field: [Scribe], hand: [Surge], will: "{R}{R}{R}"}}
        do:
          - {A: play, card: Surge, x: 3, target: B}
          - {resolve: all, answers: ["no"]}
          - {expect: {B.life: 3700}}
          - {go: "B main"}
    """)
    assert "A chooses X = 3 for Surge (903.2f)" in texts(play)
    assert texts(play).index("A has played Surge (903.2k)") + 1 == texts(play).index(
        "An ability of A's Scribe triggers (906.4)"
    ), "that it is played is told where it triggers something"
    assert any(line.startswith("A says no to Scribe (") for line in texts(first))
    assert "B's main phase begins (504.1)" in texts(second)
    assert not any("recovery phase" in line for line in texts(second)), "nothing happened in it"


def test_the_share_of_a_blocker_and_the_steps_of_battle() -> None:
    scene = told("""
        start: {A: {field: [Lancer]}, B: {field: [Squire]}}
        do:
          - {A: attack, card: Lancer, object: B}
          - {B: block, card: Squire}
          - {finish: battle, answers: [400]}
    """)[-1]
    assert texts(scene) == [
        "The normal damage step begins (806.1)",
        "A chooses 400 for Lancer (1102.2b)",
        "B's Squire deals 300 battle damage to A's Lancer (1007.1)",
        "A's Lancer deals 400 battle damage to B's Squire (1007.1)",
        "A's Lancer deals 400 battle damage to B (1007.2)",
        "B's Squire is destroyed by the damage on it (1204.1)",
        "A's battle ends (807.1)",
        "B's life: 4000 → 3600",
    ]


def test_an_ability_that_cannot_be_played_is_told() -> None:
    scene = told("""
        start: {A: {hand: [Snuff], field: [Avenger]}}
        do:
          - {A: play, card: Snuff, target: Avenger}
          - {both: pass}
    """)[-1]
    assert texts(scene)[-1] == "The ability of A's Avenger cannot be played (603.3)"


def test_questions_are_answered() -> None:
    _, can, cannot, expect, end = told("""
        start: {A: {hand: [Bolt, Squire]}}
        do:
          - {A: can, do: {play: Squire}}
          - {A: cannot, do: {play: Bolt, target: B}, because: "1003.4"}
          - {expect: {B.life: 4000, A.Squire: {zone: hand, has_not: [Flying]}, chase: 0}}
        expect: {A.hand: [Squire, Bolt]}
    """)
    assert (can.step, can.answer) == ("{A: can, do: {play: Squire}}", "legal")
    assert cannot.answer.startswith("refused (") and "1003.4" in cannot.answer
    assert expect.step == "{expect: {B.life: 4000, A.Squire: {zone: hand, has_not: [Flying]}, chase: 0}}"
    assert expect.answer == "as expected" and expect.after is None
    assert (end.step, end.answer) == ("expect: {A.hand: [Squire, Bolt]}", "as expected")


def test_rows_of_cards_are_one_line() -> None:
    scene = told("""
        start: {turn: B, A: {stones: {Fire Magic Stone: 2}, field: [{card: Ogre, rested: true}]}}
        do:
          - {go: "A main"}
    """)[-1]
    assert "A draws Filler (502.3)" in texts(scene)
    start = told("""
        start:
          phase: setup
          A: {ruler: Plain Ruler, deck: {Ogre: 3, Squire: 40}, stone_deck: {Fire Magic Stone: 10}}
          B: {ruler: Plain Ruler, deck: {Squire: 40}, stone_deck: {Fire Magic Stone: 10}}
        do:
          - {A: answer, with: []}
          - {B: answer, with: []}
    """)[0]
    assert "3 × A's Ogre, 2 × A's Squire go from A's deck to A's hand (403.5)" in texts(start)


def test_damage_that_is_gone_is_told() -> None:
    scene = told("""
        start: {A: {field: [{card: Ogre, damage: 300}]}}
        do: [{finish: turn}]
    """)[-1]
    assert texts(scene)[-1] == "A's Ogre: 300 damage on it is gone"


def test_a_rune_is_played_though_no_card_moves() -> None:
    scene = told("""
        start: {A: {ruler: Seer, runes: [Dot]}}
        do: [{A: play, card: Dot, from: runes}]
    """)[-1]
    assert "A plays Dot from the rune area (903.2k)" in texts(scene)


def test_a_name_that_fits_cards_in_several_zones_says_which_was_meant() -> None:
    _, play, _ = told("""
        start: {A: {hand: [Snuff, Ogre], field: [Squire], graveyard: [Ogre]}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Snuff, target: B.Ogre}
          - {both: pass}
    """)
    assert not any("means" in line for line in texts(play)), "only one Ogre is B's"
    _, play, _ = told("""
        start: {A: {hand: [Snuff, Ogre], field: [Ogre], graveyard: [Ogre]}}
        do:
          - {A: play, card: Snuff, target: Ogre}
          - {both: pass}
    """)
    assert texts(play)[0] == "Ogre means A.Ogre#2 in the zone field (also in: graveyard, hand)"
