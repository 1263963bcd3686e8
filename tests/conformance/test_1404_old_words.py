"""1404, 1405, 1407-1414: words of old cards and how they are read today."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from situations import expect, go, situation
from willpower.abilities.ability import Automatic
from willpower.abilities.effects import GainLife
from willpower.abilities.nouns import All, Filter, TypeIs
from willpower.abilities.quantities import Num
from willpower.abilities.symbols import FIELD, RESONATOR
from willpower.abilities.triggers import AtPhase, Moves

CARDS = """\
cards:
  - name: Old King
    type: Ruler
    text: ["[J-Activate] {R}{R}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
  - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
  - {name: Golem, type: Resonator, cost: "{0}", atk: 100, def: 300}
  - {name: Old Song, type: "Spell:Chant", cost: "{0}", text: ["You gain 100 life."]}
  - {name: Old Spark, type: "Spell:Chant-Instant", cost: "{0}", text: ["You gain 100 life."]}
  - {name: Old Snare, type: "Spell:Chant-Standby", cost: "{R}",
      text: ["[Trigger] Pay {1}: You gain 100 life."]}
  - {name: Song, type: Chant, cost: "{0}", text: ["You gain 100 life."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Ring, type: Regalia, cost: "{0}"}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


def with_text(text: str, rest: str) -> None:
    """With a chant `Test` of that text."""
    holds(
        CARDS
        + f'  - {{name: Test, type: Chant, cost: "{{0}}", text: ["[Quickcast]", \'{text}\']}}\n'
        + dedent(rest)
    )


@clause("1404.1")
def test_the_magic_stone_area_is_the_field() -> None:
    with_text(
        "Rest target magic stone in your opponent's magic stone area.".replace("'", "''"),
        """
        start: {A: {hand: [Test], stones: {Fire Magic Stone: 1}}, B: {stones: {Water Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Test, target: A.Fire Magic Stone}}
          - {A: play, card: Test, target: B.Water Magic Stone}
          - {both: pass}
        expect: {B.Water Magic Stone: {zone: field, rested: true}}
    """,
    )


@clause("1404.2")
def test_the_chant_standby_area_is_the_standby_area() -> None:
    with_text(
        "Return target card in a chant-standby area to its owner''s hand.",
        """
        start: {A: {hand: [Test]}, B: {standby: [Old Snare], hand: [Old Spark]}}
        do:
          - {A: play, card: Test, target: B.Old Snare}
          - {both: pass}
        expect: {B.standby: [], B.hand: [Old Snare, Old Spark]}
    """,
    )


@clause("1405.1", "1405.2a")
def test_a_spell_chant_is_a_chant_and_the_words_mean_any_chant() -> None:
    with_text(
        "Return target spell: chant from your graveyard to your hand.",
        """
        start: {A: {hand: [Test, Test, Old Song], graveyard: [Old Song, Song, Ogre]}}
        do:
          - {expect: {A.Old Song: {types: [Chant]}}}
          - {A: cannot, do: {play: Test, target: A.Ogre}}
          - {A: can, do: {play: Test, target: "A.Old Song#2"}}
          - {A: play, card: Test, target: A.Song}
          - {both: pass}
        expect: {A.Song: {zone: hand}}
    """,
    )


@clause("1405.1")
def test_an_old_chant_is_played_at_main_timing() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Old Song]}, B: {hand: [Old Song]}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Old Song}, because: "703.1"}
          - {B: pass}
    """)


@clause("1405.3")
def test_a_chant_instant_has_quickcast() -> None:
    with_cards("""
        start: {A: {}, B: {life: 1000, hand: [Old Spark]}}
        do:
          - {expect: {B.Old Spark: {types: [Chant], has: [Quickcast]}}}
          - {A: pass}
          - {B: play, card: Old Spark}
          - {both: pass}
        expect: {B.life: 1100}
    """)


@clause("1405.3a")
def test_the_words_for_a_chant_instant_mean_any_chant_with_quickcast() -> None:
    with_text(
        "Return target Spell:Chant-Instant from your graveyard to your hand.",
        """
        start: {A: {hand: [Test], graveyard: [Song, Old Song, Spark, Old Spark]}}
        do:
          - {A: cannot, do: {play: Test, target: A.Song}}
          - {A: cannot, do: {play: Test, target: A.Old Song}}
          - {A: can, do: {play: Test, target: A.Old Spark}}
          - {A: can, do: {play: Test, target: A.Spark}}
    """,
    )


@clause("1405.4")
def test_a_chant_standby_has_trigger_and_works_as_such() -> None:
    with_cards("""
        start: {A: {life: 1000, standby: [Old Snare], stones: {Water Magic Stone: 1}}}
        do:
          - {expect: {A.Old Snare: {types: [Chant], has: [Trigger]}}}
          - {A: play, card: Old Snare, from: standby}
          - {both: pass}
        expect: {A.life: 1100, A.recovered_stones: 0}
    """)


@clause("1405.4a")
def test_the_words_for_a_chant_standby_mean_a_chant_with_trigger() -> None:
    with_text(
        "Return target Spell:Chant-Standby from your graveyard to your hand.",
        """
        start: {A: {hand: [Test], graveyard: [Song, Spark, Old Snare]}}
        do:
          - {A: cannot, do: {play: Test, target: A.Song}}
          - {A: cannot, do: {play: Test, target: A.Spark}}
          - {A: play, card: Test, target: A.Old Snare}
          - {both: pass}
        expect: {A.hand: [Old Snare]}
    """,
    )


@clause("1407.1")
def test_a_summon_spell_is_a_resonator_spell() -> None:
    with_text(
        "Cancel target summon spell.",
        """
        start: {A: {hand: [Ogre, Ring, Old Song]}, B: {hand: [Test]}}
        do:
          - {A: play, card: Ring}
          - {A: pass}
          - {B: cannot, do: {play: Test, target: chase.Ring}}
          - {B: pass}
          - {A: play, card: Old Song}
          - {A: pass}
          - {B: cannot, do: {play: Test, target: chase.Old Song}}
          - {B: pass}
          - {A: play, card: Ogre}
          - {A: pass}
          - {B: play, card: Test, target: chase.Ogre}
          - {both: pass}
        expect: {A.Ogre: {zone: graveyard}}
    """,
    )


@clause("1407.2")
def test_a_normal_spell_is_any_other_spell() -> None:
    with_text(
        "Cancel target normal spell.",
        """
        start: {A: {hand: [Ogre, Ring, Old Song]}, B: {hand: [Test]}}
        do:
          - {A: play, card: Ring}
          - {A: pass}
          - {B: can, do: {play: Test, target: chase.Ring}}
          - {B: pass}
          - {A: play, card: Ogre}
          - {A: pass}
          - {B: cannot, do: {play: Test, target: chase.Ogre}}
          - {B: pass}
          - {A: play, card: Old Song}
          - {A: pass}
          - {B: play, card: Test, target: chase.Old Song}
          - {both: pass}
        expect: {A.life: 4000, A.Old Song: {zone: graveyard}}
    """,
    )


@clause("1408.1")
def test_j_activate_is_judgment() -> None:
    with_cards("""
        start: {A: {ruler: Old King, stones: {Fire Magic Stone: 2}}}
        do:
          - {expect: {A.Old King: {has: [Judgment]}}}
          - {A: judgment}
          - {expect: {chase: [judgment], A.recovered_stones: 0}}
          - {both: pass}
        expect: {A.Young King: {zone: field}}
    """)


@clause("1410.1")
def test_until_end_of_battle_phase_is_until_end_of_battle() -> None:
    with_text(
        "Target J/resonator gains [+200/+200] until end of battle phase.",
        """
        start: {A: {field: [Ogre], hand: [Test]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {A: play, card: Test, target: A.Ogre}
          - {both: pass}
          - {expect: {A.Ogre: {atk: 1000}}}
          - {finish: battle}
        expect: {A.Ogre: {atk: 800}, B.life: 3000, phase: main}
    """,
    )


@clause("1410.1a")
def test_the_beginning_of_the_battle_phase_is_that_of_the_battle() -> None:
    holds("""
        cards:
          - {name: Drum, type: Regalia, cost: "{1}",
              text: ["At the beginning of the battle phase => You gain 100 life."]}
          - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
        start: {A: {life: 1000, field: [Drum, Ogre]}}
        do:
          - {A: battle}
          - {expect: {step: beginning of battle, chase: [Drum], A.life: 1000}}
          - {both: pass}
          - {expect: {A.life: 1100}}
          - {finish: battle}
          - {go: "B main"}
        expect: {A.life: 1100}
    """)


@clause("1411.1")
def test_old_abilities_with_when_whenever_and_at_are_automatic() -> None:
    holds("""
        cards:
          - {name: Scout, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["When this card attacks, you gain 100 life."]}
          - {name: Bell, type: Regalia, cost: "{1}",
              text: ["Whenever a resonator enters the field, you gain 100 life."]}
          - {name: Clock, type: Regalia, cost: "{1}",
              text: ["At the beginning of your turn, you gain 100 life."]}
          - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
          - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target automatic ability."]}
        start: {A: {life: 1000, field: [Scout, Bell], hand: [Ogre]}, B: {life: 1000, field: [Clock],
            hand: [Hush]}}
        do:
          - {A: play, card: Ogre}
          - {both: pass}
          - {expect: {chase: [Bell]}}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Bell}
          - {resolve: all}
          - {expect: {A.life: 1000}}
          - {A: attack, card: Scout, object: B}
          - {expect: {chase: [Scout]}}
          - {resolve: all}
          - {expect: {A.life: 1100}}
          - {finish: battle}
          - {go: "B main"}
        expect: {B.life: 1000}
    """)


@clause("1411.2", "1411.2a")
def test_an_old_enter_without_an_arrow_is_todays_enter() -> None:
    holds("""
        cards:
          - {name: Herald, type: Resonator, cost: "{0}", atk: 300, def: 300,
              text: ["[Enter] You gain 100 life."]}
          - {name: Bird, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target automatic ability."]}
          - {name: Snuff, type: Chant, cost: "{0}", text: ["Destroy target resonator with [Enter]."]}
        start: {A: {life: 1000, hand: [Herald, Snuff], field: [Bird]}, B: {hand: [Hush]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {expect: {chase: [Herald]}}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Herald}
          - {resolve: all}
          - {expect: {A.life: 1000}}
          - {A: cannot, do: {play: Snuff, target: A.Bird}}
          - {A: can, do: {play: Snuff, target: A.Herald}}
    """)


@clause("1411.3", "1411.3a")
def test_when_this_card_enters_is_enter_unless_a_zone_or_another_condition_is_named() -> None:
    holds("""
        cards:
          - {name: Herald, type: Resonator, cost: "{0}", atk: 300, def: 300,
              text: ["When this card enters the field => You gain 100 life."]}
          - {name: Ghost, type: Resonator, cost: "{0}", atk: 300, def: 300,
              text: ["When this card enters the field from your graveyard => You gain 100 life."]}
          - {name: Rider, type: Resonator, cost: "{0}", atk: 300, def: 300,
              text: ["When this card enters the field or attacks => You gain 100 life."]}
          - {name: Snuff, type: Chant, cost: "{0}", text: ["Destroy target resonator with [Enter]."]}
        start: {A: {life: 1000, hand: [Snuff, Rider, Ghost], field: [Herald, Ghost, Rider]}}
        do:
          - {expect: {A.Herald: {has: [Enter]}, A.Ghost: {has_not: [Enter]}, A.Rider: {has_not: [Enter]}}}
          - {A: cannot, do: {play: Snuff, target: A.Ghost}}
          - {A: cannot, do: {play: Snuff, target: A.Rider}}
          - {A: can, do: {play: Snuff, target: A.Herald}}
          - {A: play, card: Rider}
          - {resolve: all}
          - {A: play, card: Ghost}
          - {resolve: all}
        expect: {A.life: 1100}
    """)


@clause("1412.2")
def test_to_summon_is_to_put_the_resonator_on_the_chase_as_a_spell() -> None:
    holds("""
        cards:
          - {name: Ogre, type: Resonator, cost: "{5}", atk: 800, def: 800}
          - {name: Gate, type: Chant, cost: "{0}", text: ["You may summon a resonator from your hand."]}
          - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target resonator spell."]}
        start: {A: {hand: [Gate, Ogre]}, B: {hand: [Hush]}}
        do:
          - {A: play, card: Gate}
          - {both: pass}
          - {A: answer, with: Ogre}
          - {expect: {chase: [Ogre], A.Ogre: {zone: chase}}}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Ogre}
          - {both: pass}
        expect: {A.Ogre: {zone: graveyard}}
    """)


@clause("1413.2")
def test_the_seven_symbol_skills_and_no_other_keyword() -> None:
    holds("""
        cards:
          - {name: Prodigy, type: Resonator, cost: "{0}", atk: 300, def: 300,
             text: ["[Pierce]", "[Precision]", "[First Strike]", "[Explode]", "[Flying]", "[Swiftness]",
                 "[Imperishable]",
                    "[Eternal]", "[Barrier]", "[Drain]", "[Bane]", "{0}: You gain 100 life."]}
          - {name: Dull, type: Chant, cost: "{0}",
              text: ["Each resonator you control loses its symbol skills until end of turn."]}
        start: {A: {field: [Prodigy], hand: [Dull]}}
        do:
          - {A: play, card: Dull}
          - {both: pass}
          - {expect: {A.Prodigy: {keywords: [Eternal, Barrier, Drain, Bane]}}}
          - {A: can, do: {activate: Prodigy}}
    """)


@clause("1414.1", "1414.2")
def test_target_attack_is_precision() -> None:
    holds("""
        cards:
          - {name: Archer, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["[Target Attack]"]}
          - {name: Lancer, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["[Precision]"]}
          - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
          - {name: Old Test, type: Chant, cost: "{0}",
              text: ["Destroy target resonator with [Target Attack]."]}
          - {name: Test, type: Chant, cost: "{0}", text: ["Destroy target resonator with [Precision]."]}
        start: {A: {field: [Archer, Lancer], hand: [Old Test, Test]}, B: {field: [Ogre]}}
        do:
          - {A: can, do: {play: Old Test, target: A.Lancer}}
          - {A: can, do: {play: Test, target: A.Archer}}
          - {A: cannot, do: {play: Old Test, target: B.Ogre}}
          - {A: cannot, do: {play: Test, target: B.Ogre}}
          - {A: attack, card: Archer, object: B.Ogre}
          - {expect: {A.Archer: {keywords: [Precision], attacking: true}}}
    """)


@clause("1410.1a")
def test_the_end_of_the_battle_phase_is_that_of_the_battle() -> None:
    drum = Automatic(trigger=AtPhase("battle", "end"), effect=GainLife(Num(100)))
    run = situation(CARDS + "start: {A: {life: 1000, field: [Ring, Ogre]}}", {"Ring": (drum,)})
    go(run, "{A: attack, card: Ogre, object: B}", "{B: no block}")
    expect(run, "{A.life: 1000}")
    go(run, "{finish: battle}")
    expect(run, "{A.life: 1100, B.life: 3200, phase: main}")


@clause("1412.2")
def test_summoned_is_what_came_into_the_field_by_resolving() -> None:
    seen = Automatic(
        trigger=Moves(All(Filter((TypeIs(RESONATOR),))), to=FIELD, how="summoned"), effect=GainLife(Num(100))
    )
    dig = (
        '  - {name: Dig, type: Chant, cost: "{0}",'
        ' text: ["Put target resonator from your graveyard into the field."]}\n'
    )
    run = situation(
        CARDS + dig + "start: {A: {life: 1000, field: [Ring], hand: [Ogre, Dig], graveyard: [Golem]}}",
        {"Ring": (seen,)},
    )
    go(run, "{A: play, card: Dig, target: A.Golem}", "{resolve: all}")
    expect(run, "{A.life: 1000, A.Golem: {zone: field}}")
    go(run, "{A: play, card: Ogre}", "{resolve: all}")
    expect(run, "{A.life: 1100}")


@clause("1413.2")
def test_with_a_symbol_skill() -> None:
    """One of the seven is enough, other keywords are none."""
    holds("""
        cards:
          - {name: Hawk, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["[Flying]"]}
          - {name: Bat, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["[Drain]", "[Barrier]"]}
          - {name: Ox, type: Resonator, cost: "{1}", atk: 100, def: 100}
          - {name: Cull, type: Chant, cost: "{0}", text: ["Destroy target resonator with a symbol skill."]}
        start: {A: {hand: [Cull], field: [Bat, Ox]}, B: {field: [Hawk]}}
        do:
          - {A: cannot, do: {play: Cull, target: Bat}, because: "903.2g"}
          - {A: cannot, do: {play: Cull, target: Ox}, because: "903.2g"}
          - {A: play, card: Cull, target: B.Hawk}
          - {both: pass}
        expect: {B.graveyard: [Hawk]}
    """)
