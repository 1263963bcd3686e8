"""1017: copying, playing copies, becoming a copy."""

from __future__ import annotations

from textwrap import dedent

import pytest

from conformance_kit import clause, holds
from willpower.abilities.ability import Spell
from willpower.abilities.effects import PlayCard
from willpower.abilities.nouns import All, Filter, OwnedBy, Target, TypeIs, You
from willpower.abilities.symbols import ADDITION, CHANT, GRAVEYARD, RESONATOR
from written_kit import Abilities, played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", race: [Beast], atk: 300, def: 300}
  - {name: Herald, type: Resonator, cost: "{0}", race: [Human], atk: 400, def: 400,
      text: ["[Enter] => You gain 100 life."]}
  - {name: Hydra, type: Resonator, cost: "{X}", atk: 100, def: 100,
      text: ["This card enters the field with X [+100/+100] counters on it."]}
  - {name: Geyser, type: Resonator, cost: "{X}", atk: 100, def: 100, text: ["[Enter] => You gain X00 life."]}
  - {name: Golem, type: Resonator, cost: "{0}", atk: 500, def: 500,
      text: ["[Awakening] {1}: This card gains [Flying]."]}
  - {name: Burn, type: Chant, cost: "{0}", text: ["This card deals 500 damage to target player."]}
  - {name: Split, type: Chant, cost: "{0}",
      text: ["This card deals 500 damage divided as you choose to two target resonators."]}
  - {name: Either Way, type: Chant, cost: "{0}", text: ["Choose one - You gain 100 life; or draw a card."]}
  - {name: Study, type: Chant, cost: "{0}", text: ["Draw a card."]}
  - {name: Echo, type: Chant, cost: "{0}", text: ["[Quickcast]", "Copy target spell."]}
  - {name: Redo, type: Chant, cost: "{0}", text: ["[Quickcast]", "Copy target ability."]}
  - {name: Twist, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "Copy target chant spell. You may choose new targets for the copy."]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
  - {name: Sage, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["{Rest}: You gain 500 life."]}
  - {name: Scribe, type: Regalia, cost: "{1}",
      text: ["Whenever you play a resonator => You gain 1000 life.",
          "Whenever you play a chant => You gain 1000 life."]}
  - {name: Banner, type: Regalia, cost: "{1}", text: ["Resonators you control gain [+200/+200]."]}
  - {name: Grow, type: Chant, cost: "{0}",
      text: ["Target resonator gains [+500/+500] and [Flying] until end of turn."]}
  - {name: Mirror, type: Resonator, cost: "{1}", race: [Spirit], atk: 100, def: 100,
      text: ["{0}: This card becomes a copy of target resonator until end of turn."]}
  - name: Hope
    type: Resonator
    cost: "{1}"
    atk: 300
    def: 300
    back: {name: Despair, type: Resonator, race: [Inverse], atk: 800, def: 800}
  - {name: Darken, type: Chant, cost: "{0}", text: ["Invert target resonator."]}
  - {name: Clone, type: Chant, cost: "{0}", text: ["Put a token copy of target resonator into your field."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Home, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "Return target resonator to its owner's hand."]}
  - {name: Prism, type: Regalia, cost: "{1}", text: ["{0}: Copy target chant spell."]}
  - {name: Tome, type: Regalia, cost: "{1}", text: ["{0}: Draw a card."]}
  - {name: Closer, type: Regalia, cost: "{1}", text: ["{0}: Flip a card in your extra deck face down."]}
  - {name: Surge, type: Chant, cost: "{0}", text: ["You gain 100 life.", "[Torrent] Draw a card."]}
  - {name: Void, type: Chant, cost: "{0}", text: ["You gain 100 life.", "[Null] - You gain 300 life."]}
  - {name: Saga, type: Chant, cost: "{0}", text: ["You gain 100 life.", "[Legend] (1) - You gain 300 life."]}
  - {name: Ember, type: Chant, cost: "{1}", text: ["If you paid {R}, draw a card."]}
  - name: Child
    type: Resonator
    cost: "{0}"
    atk: 100
    def: 100
    text: ["[Shift] {1}"]
    back: {name: Elder, type: Resonator, cost: "{1}", atk: 900, def: 900}
  - {name: Tale, type: Chant, cost: "{0}", race: [Story], text: ["Draw a card."]}
  - {name: Replay, type: Chant, cost: "{0}"}
  - {name: Rebirth, type: Chant, cost: "{0}"}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


# ---- copies on the chase -----------------------------------------------------------------------------------


@clause("1017.1", "1017.1a")
def test_a_copied_resonator_spell_enters_the_field_as_a_card_of_its_own() -> None:
    """It was not played, triggers its own [Enter], stays in the field, and ceases to exist when it leaves."""
    with_cards("""
        start: {A: {hand: [Herald, Echo, Snuff], field: [Scribe]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {expect: {chase: [Herald], A.life: 5000}}
          - {A: play, card: Echo, target: chase.Herald}
          - {both: pass}
          - {both: pass}
          - {expect: {chase: [Herald, Herald], A.life: 6000}}
          - {both: pass}
          - {expect: {chase: [Herald, Herald], A.field: [Scribe, Herald], "A.Herald#2": {zone: field,
              controller: A, fresh: true, types: [Resonator], atk: 400}}}
          - {both: pass}
          - {expect: {A.life: 6100, chase: [Herald]}}
          - {both: pass}
          - {both: pass}
          - {expect: {A.field: [Scribe, Herald, Herald], A.life: 6200}}
          - {A: play, card: Snuff, target: "A.Herald#2"}
          - {both: pass}
          - {both: pass}
        expect: {A.field: [Scribe, Herald], A.graveyard: [Snuff, Echo], "A.Herald#2": {zone: gone}}
    """)


@clause("1017.1a")
def test_a_copy_told_to_go_to_a_hand_ceases_to_exist() -> None:
    with_cards("""
        start: {A: {hand: [Wolf, Echo, Home, Home], will: "{R}"}}
        do:
          - {A: play, card: Wolf}
          - {A: play, card: Echo, target: chase.Wolf}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {expect: {A.field: [Wolf, Wolf], chase: 0}}
          - {A: play, card: Home, target: "A.Wolf#2"}
          - {both: pass}
          - {expect: {A.hand: [Home], "A.Wolf#2": {zone: gone}}}
          - {A: play, card: Home, target: A.Wolf}
          - {both: pass}
        expect: {A.hand: [Wolf], A.field: 0}
    """)


@clause("1017.1", "1017.1a")
def test_a_copied_chant_does_its_work_and_goes_nowhere() -> None:
    with_cards("""
        start: {A: {hand: [Study, Echo]}}
        do:
          - {A: play, card: Study}
          - {A: play, card: Echo, target: chase.Study}
          - {both: pass}
          - {expect: {chase: [Study, Study]}}
          - {both: pass}
          - {expect: {A.hand: 1, chase: [Study], A.graveyard: [Echo]}}
          - {both: pass}
        expect: {A.hand: 2, A.graveyard: [Study, Echo]}
    """)


@clause("1017.1")
def test_the_copier_controls_the_copy() -> None:
    with_cards("""
        start: {A: {hand: [Study]}, B: {hand: [Echo]}}
        do:
          - {A: play, card: Study}
          - {A: pass}
          - {B: play, card: Echo, target: A.Study}
          - {both: pass}
          - {both: pass}
        expect: {B.hand: 1, A.hand: 0, chase: [Study]}
    """)


@clause("1017.1b")
def test_a_copied_ability_is_on_the_chase_beside_it() -> None:
    with_cards("""
        start: {A: {field: [Sage], hand: [Redo]}}
        do:
          - {A: activate, card: Sage}
          - {A: play, card: Redo, target: chase.Sage}
          - {both: pass}
          - {expect: {chase: [Sage, Sage], A.Sage: {rested: true}}}
          - {both: pass}
          - {expect: {A.life: 4500, chase: [Sage]}}
          - {both: pass}
        expect: {A.life: 5000, chase: 0}
    """)


@clause("1017.1c", "1017.1c-i")
def test_targets_go_with_the_copy() -> None:
    with_cards("""
        start: {A: {hand: [Burn, Echo]}}
        do:
          - {A: play, card: Burn, target: B}
          - {A: play, card: Echo, target: chase.Burn}
          - {both: pass}
          - {expect: {decision: {player: A, kind: priority}, chase: [Burn, Burn]}}
          - {both: pass}
          - {both: pass}
        expect: {B.life: 3000, A.life: 4000}
    """)


@clause("1017.1c")
def test_new_targets_only_where_the_text_says_so() -> None:
    with_cards("""
        start: {A: {hand: [Burn, Twist]}}
        do:
          - {A: play, card: Burn, target: B}
          - {A: play, card: Twist, target: chase.Burn}
          - {both: pass}
          - {expect: {decision: {player: A, kind: may}}}
          - {A: answer, with: A}
          - {both: pass}
          - {expect: {A.life: 3500, B.life: 4000}}
          - {both: pass}
        expect: {A.life: 3500, B.life: 3500}
    """)


@clause("1017.1c")
def test_new_targets_may_be_declined_and_are_not_asked_for_where_there_are_none() -> None:
    with_cards("""
        start: {A: {hand: [Burn, Twist]}}
        do:
          - {A: play, card: Burn, target: B}
          - {A: play, card: Twist, target: chase.Burn}
          - {both: pass}
          - {A: answer, with: no}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4000, B.life: 3000}
    """)
    with_cards("""
        start: {A: {hand: [Either Way, Twist]}}
        do:
          - {A: play, card: Either Way, choose: 2}
          - {A: play, card: Twist, target: "chase.Either Way"}
          - {both: pass}
          - {expect: {decision: {kind: priority}}}
    """)


@clause("1017.1c", "1017.1c-i")
def test_modes_go_with_the_copy() -> None:
    with_cards("""
        start: {A: {hand: [Either Way, Echo]}}
        do:
          - {A: play, card: Either Way, choose: 2}
          - {A: play, card: Echo, target: "chase.Either Way"}
          - {both: pass}
          - {both: pass}
          - {both: pass}
        expect: {A.hand: 2, A.life: 4000}
    """)


@clause("1017.1c-i")
def test_shares_go_with_the_copy() -> None:
    with_cards("""
        start: {A: {hand: [Split, Echo]}, B: {field: [Sage, {card: Golem, counters: {"+100/+100": 9}}]}}
        do:
          - {A: play, card: Split, target: [B.Sage, B.Golem], divide: {B.Sage: 100, B.Golem: 400}}
          - {A: play, card: Echo, target: chase.Split}
          - {both: pass}
          - {both: pass}
          - {expect: {B.Sage: {zone: graveyard}, B.Golem: {damage: 400}}}
          - {both: pass}
        expect: {B.Golem: {damage: 800}}
    """)


@clause("1017.1c-i")
def test_x_goes_with_the_copy_into_the_field() -> None:
    with_cards("""
        start: {A: {hand: [Hydra, Echo], will: "{R}{R}{R}"}}
        do:
          - {A: play, card: Hydra, x: 3}
          - {A: play, card: Echo, target: chase.Hydra}
          - {both: pass}
          - {both: pass}
          - {both: pass}
        expect: {A.Hydra: {atk: 400, counters: {"+100/+100": 3}}, "A.Hydra#2": {atk: 400,
            counters: {"+100/+100": 3}}}
    """)


@clause("1017.1c-i")
def test_x_is_known_to_the_abilities_of_the_copy() -> None:
    with_cards("""
        start: {A: {hand: [Geyser, Echo], will: "{R}{R}"}}
        do:
          - {A: play, card: Geyser, x: 2}
          - {A: play, card: Echo, target: chase.Geyser}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {expect: {A.life: 4200, chase: [Geyser]}}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4400}
    """)


@clause("1017.1c-i")
def test_awakening_goes_with_the_copy() -> None:
    with_cards("""
        start: {A: {hand: [Golem, Echo], will: "{R}"}}
        do:
          - {A: play, card: Golem, awaken: true}
          - {A: play, card: Echo, target: chase.Golem}
          - {both: pass}
          - {both: pass}
          - {both: pass}
        expect: {A.Golem: {has: [Flying]}, "A.Golem#2": {has: [Flying], zone: field}, A.will: ""}
    """)


@clause("1017.1c-i")
def test_torrent_goes_with_the_copy() -> None:
    """B has played one card only, the copying one; that A's [Torrent] was met is copied."""
    with_cards("""
        start: {A: {hand: [Study, Surge]}, B: {field: [Prism]}}
        do:
          - {A: play, card: Study}
          - {both: pass}
          - {A: play, card: Surge}
          - {A: pass}
          - {B: activate, card: Prism, target: chase.Surge}
          - {both: pass}
          - {both: pass}
          - {expect: {B.life: 4100, B.hand: 1}}
          - {both: pass}
        expect: {A.life: 4100, A.hand: 2}
    """)


@clause("1017.1c-i")
def test_null_goes_with_the_copy() -> None:
    """The hand is no longer empty when the copy is made and resolves."""
    with_cards("""
        start: {A: {hand: [Void], field: [Prism, Tome]}}
        do:
          - {A: play, card: Void}
          - {A: activate, card: Tome}
          - {both: pass}
          - {expect: {A.hand: 1}}
          - {A: activate, card: Prism, target: chase.Void}
          - {both: pass}
          - {both: pass}
          - {expect: {A.life: 4400}}
          - {both: pass}
        expect: {A.life: 4800}
    """)


@clause("1017.1c-i")
def test_legend_goes_with_the_copy() -> None:
    with_cards("""
        start: {A: {hand: [Saga], field: [Prism, Closer], extra_deck: [{card: Tale, revealed: true}]}}
        do:
          - {A: play, card: Saga}
          - {A: activate, card: Closer}
          - {both: pass}
          - {expect: {A.Tale: {revealed: false}}}
          - {A: activate, card: Prism, target: chase.Saga}
          - {both: pass}
          - {both: pass}
          - {expect: {A.life: 4400}}
          - {both: pass}
        expect: {A.life: 4800}
    """)


@clause("1017.1c-i")
def test_the_will_paid_goes_with_the_copy() -> None:
    with_cards("""
        start: {A: {hand: [Ember], field: [Prism], will: "{R}"}}
        do:
          - {A: play, card: Ember}
          - {A: activate, card: Prism, target: chase.Ember}
          - {both: pass}
          - {both: pass}
          - {expect: {A.hand: 1}}
          - {both: pass}
        expect: {A.hand: 2}
    """)
    with_cards("""
        start: {A: {hand: [Ember], field: [Prism], will: "{U}"}}
        do:
          - {A: play, card: Ember}
          - {A: activate, card: Prism, target: chase.Ember}
          - {both: pass}
          - {both: pass}
        expect: {A.hand: 0, chase: [Ember]}
    """)


@clause("1017.1c-i")
def test_the_side_goes_with_the_copy() -> None:
    with_cards("""
        start: {A: {hand: [Child, Echo], will: "{R}"}}
        do:
          - {A: play, card: Child, face: back}
          - {A: play, card: Echo, target: chase.Elder}
          - {both: pass}
          - {expect: {chase: [Elder, Elder]}}
          - {both: pass}
          - {both: pass}
        expect: {"A.Elder#1": {zone: field, face: back, atk: 900}, "A.Elder#2": {zone: field, face: back,
            atk: 900}}
    """)


@clause("1017.1d")
def test_what_left_the_chase_is_not_copied() -> None:
    with_cards("""
        start: {A: {hand: [Study, Echo, Hush]}}
        do:
          - {A: play, card: Study}
          - {A: play, card: Echo, target: chase.Study}
          - {A: play, card: Hush, target: chase.Study}
          - {both: pass}
          - {both: pass}
        expect: {chase: 0, A.hand: 0, A.graveyard: [Echo, Hush, Study]}
    """)


# ---- becoming a copy ---------------------------------------------------------------------------------------


@clause("1017.2")
def test_becoming_a_copy_takes_the_printed_information_only() -> None:
    """Effects on the original are not copied; effects on the card itself stay, counters and damage too."""
    with_cards("""
        start: {A: {field: [{card: Mirror, counters: {"+100/+100": 1}}], hand: [Grow]}, B: {field: [Herald,
            Banner]}}
        do:
          - {A: play, card: Grow, target: B.Herald}
          - {both: pass}
          - {expect: {B.Herald: {atk: 1100, has: [Flying]}}}
          - {A: activate, card: Mirror, target: B.Herald}
          - {both: pass}
          - {expect: {A.Herald: {name: Herald, atk: 500, def: 500, race: [Human], has_not: [Flying],
              counters: {"+100/+100": 1}}, chase: 0, A.life: 4000}}
          - {finish: turn}
        expect: {A.Mirror: {name: Mirror, atk: 200, race: [Spirit]}}
    """)


@clause("1017.2")
def test_other_effects_apply_to_what_it_has_become() -> None:
    with_cards("""
        start: {A: {field: [Mirror, Banner]}, B: {field: [Herald]}}
        do:
          - {A: activate, card: Mirror, target: B.Herald}
          - {both: pass}
        expect: {A.Herald: {atk: 600, def: 600}, B.Herald: {atk: 400}}
    """)


@clause("1017.2")
def test_it_stays_what_it_became_when_the_original_leaves_or_turns() -> None:
    with_cards("""
        start: {A: {field: [Mirror], hand: [Snuff]}, B: {field: [Herald]}}
        do:
          - {A: activate, card: Mirror, target: B.Herald}
          - {both: pass}
          - {A: play, card: Snuff, target: B.Herald}
          - {both: pass}
          - {expect: {B.Herald: {zone: graveyard}}}
        expect: {A.Mirror: {zone: field, name: Herald, atk: 400}}
    """)
    with_cards("""
        start: {A: {field: [Hope, Mirror], hand: [Darken]}}
        do:
          - {A: activate, card: Mirror, target: Hope}
          - {both: pass}
          - {A: play, card: Darken, target: A.Hope}
          - {both: pass}
        expect: {A.Hope: {name: Despair, atk: 800}, A.Mirror: {name: Hope, atk: 300}}
    """)


@clause("1017.1", "1017.1a")
def test_a_token_copy_has_the_printed_information() -> None:
    with_cards("""
        start: {A: {hand: [Clone, Grow]}, B: {field: [Herald]}}
        do:
          - {A: play, card: Grow, target: B.Herald}
          - {both: pass}
          - {A: play, card: Clone, target: B.Herald}
          - {both: pass}
          - {expect: {chase: [Herald], A.Herald: {atk: 400, race: [Human], fresh: true, controller: A}}}
          - {both: pass}
        expect: {A.life: 4100}
    """)


@clause("1017.2")
def test_a_copy_of_a_copy_is_of_the_original() -> None:
    with_cards("""
        start: {A: {field: [Mirror, Mirror]}, B: {field: [Herald, Wolf]}}
        do:
          - {A: activate, card: "A.Mirror#1", target: B.Herald}
          - {both: pass}
          - {A: activate, card: "A.Mirror", target: A.Herald}
          - {both: pass}
        expect: {"A.Herald": {name: Herald, atk: 400}, "A.Mirror#2": {name: Mirror, atk: 100}}
    """)


# ---- copy, then play the copy ------------------------------------------------------------------------------

CHANT_THERE = Target(1, Filter((TypeIs(CHANT), OwnedBy(You())), GRAVEYARD))
CARD_THERE = Target(1, Filter((TypeIs(RESONATOR), OwnedBy(You())), GRAVEYARD))
REPLAY: Abilities = {
    "Replay": (Spell(paragraph=1, effect=PlayCard(CHANT_THERE, free=True, optional=False, copy=True)),),
    "Rebirth": (Spell(paragraph=1, effect=PlayCard(CARD_THERE, free=False, optional=True, copy=True)),),
}


@clause("1017.3", "1017.3a")
def test_a_copy_in_a_graveyard_is_played_and_vanishes_after_it_resolved() -> None:
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Replay], graveyard: [Burn], field: [Scribe]}}
        do:
          - {A: play, card: Replay, target: A.Burn}
          - {both: pass}
          - {both: pass, answers: [B]}
          - {expect: {chase: [Scribe, Burn], A.graveyard: [Replay, Burn], A.life: 5000}}
          - {both: pass}
          - {both: pass}
        expect: {B.life: 3500, A.life: 6000, A.graveyard: [Replay, Burn], chase: 0}
    """),
        REPLAY,
    )


@clause("1017.3a")
def test_a_played_copy_that_is_cancelled_vanishes() -> None:
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Replay], graveyard: [Burn]}, B: {hand: [Hush]}}
        do:
          - {A: play, card: Replay, target: A.Burn}
          - {both: pass, answers: [B]}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Burn}
          - {both: pass}
        expect: {B.life: 4000, A.graveyard: [Replay, Burn], chase: 0}
    """),
        REPLAY,
    )


@clause("1017.3")
def test_a_played_copy_of_a_resonator_enters_the_field() -> None:
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Rebirth], graveyard: [Wolf], will: "{R}"}}
        do:
          - {A: play, card: Rebirth, target: A.Wolf}
          - {both: pass, answers: [yes]}
          - {expect: {chase: [Wolf], A.will: "", A.graveyard: [Rebirth, Wolf]}}
          - {both: pass}
        expect: {A.field: [Wolf], A.graveyard: [Rebirth, Wolf]}
    """),
        REPLAY,
    )


@clause("1017.3b")
def test_a_copy_that_is_not_played_vanishes() -> None:
    """Nobody pays: no copy is left in the graveyard."""
    for step, start in (
        ("{both: pass, answers: [no]}", '{hand: [Rebirth], graveyard: [Wolf], will: "{R}"}'),
        ("{both: pass}", "{hand: [Rebirth], graveyard: [Wolf]}"),
    ):
        played(
            CARDS
            + dedent(f"""
            start: {{A: {start}}}
            do:
              - {{A: play, card: Rebirth, target: A.Wolf}}
              - {step}
            expect: {{A.field: 0, A.graveyard: [Rebirth, Wolf], chase: 0}}
        """),
            REPLAY,
        )


@clause("1017.3b")
def test_a_played_copy_that_does_not_enter_vanishes() -> None:
    """[Relic] has nothing to be added to when it resolves, so its copy does not enter play."""
    played(
        CARDS
        + dedent("""\
          - {name: Relic, type: "Addition:Resonator", cost: "{0}"}
          - {name: Again, type: Chant, cost: "{0}"}
        """).replace("- {", "  - {")
        + dedent("""
        start: {A: {hand: [Again], graveyard: [Relic], field: [Wolf]}, B: {hand: [Snuff]}}
        do:
          - {A: play, card: Again}
          - {both: pass}
          - {expect: {chase: [Relic]}}
          - {A: pass}
          - {B: play, card: Snuff, target: A.Wolf}
          - {both: pass}
          - {both: pass}
        expect: {A.field: 0, A.graveyard: [Wolf, Again, Relic], chase: 0}
    """),
        {
            "Again": (
                Spell(
                    paragraph=1,
                    effect=PlayCard(
                        All(Filter((TypeIs(ADDITION), OwnedBy(You())), GRAVEYARD)), optional=False, copy=True
                    ),
                ),
            )
        },
    )


@clause("1017.3", "1017.3a")
def test_a_card_in_the_graveyard_of_the_other_player_can_be_copied_and_the_copy_played() -> None:
    holds("""
        cards:
          - {name: Echo, type: Chant, cost: "{0}",
             text: ["Copy target chant card in your opponent's graveyard.
                     You may play the copy without paying its cost."]}
          - {name: Zap, type: Chant, cost: "{3}", text: ["This card deals 300 damage to target player."]}
        start: {A: {hand: [Echo]}, B: {graveyard: [Zap]}}
        do:
          - {A: play, card: Echo, target: B.Zap}
          - {both: pass}
          - {A: answer, with: yes}
          - {A: answer, with: B}
          - {expect: {chase: [Zap], B.graveyard: [Zap], A.graveyard: [Echo]}}
          - {both: pass}
        expect: {B.life: 3700, B.graveyard: [Zap], A.graveyard: [Echo], chase: 0}
    """)


@clause("1017.2", "1014.1")
@pytest.mark.parametrize("may", [False, True])
def test_a_card_that_enters_as_a_copy_is_asked_of_which(may: bool) -> None:
    text = "You may have this card enter" if may else "This card enters"
    first = "- {A: answer, with: yes}" if may else "- {expect: {A.hand: 0}}"
    holds(f"""
        cards:
          - {{name: Mimic, type: Resonator, cost: "{{0}}", atk: 100, def: 100,
             text: ["{text} the field as a copy of a resonator in the field."]}}
          - {{name: Ox, type: Resonator, cost: "{{0}}", atk: 500, def: 500}}
          - {{name: Eel, type: Resonator, cost: "{{0}}", atk: 400, def: 400,
             text: ["[Enter] => Draw a card."]}}
        start: {{A: {{field: [Ox], hand: [Mimic]}}, B: {{field: [Eel]}}}}
        do:
          - {{A: play, card: Mimic}}
          - {{both: pass}}
          {first}
          - {{A: answer, with: B.Eel}}
          - {{resolve: all}}
        expect: {{A.Mimic: {{name: Eel, atk: 400}}, A.hand: 1}}
    """)


@clause("1017.2", "104.2")
def test_with_nothing_to_copy_a_card_enters_as_itself() -> None:
    holds("""
        cards:
          - {name: Mimic, type: Resonator, cost: "{0}", atk: 100, def: 100,
             text: ["This card enters the field as a copy of a resonator."]}
        start: {A: {hand: [Mimic]}}
        do:
          - {A: play, card: Mimic}
          - {both: pass}
        expect: {A.Mimic: {name: Mimic, atk: 100}}
    """)
