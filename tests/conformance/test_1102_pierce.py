"""1102: [Pierce]."""

from __future__ import annotations

from textwrap import dedent

import pytest

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Lancer, type: Resonator, cost: "{1}", atk: 1000, def: 1000, text: ["[Pierce]"]}
  - {name: Ogre, type: Resonator, cost: "{1}", atk: 1000, def: 1000}
  - {name: Wall, type: Resonator, cost: "{1}", atk: 200, def: 800}
  - {name: Sage, type: Resonator, cost: "{1}", atk: 500, def: 900}
  - {name: Scribe, type: Resonator, cost: "{1}", atk: 1000, def: 1000,
     text: ["[Pierce]", "Whenever this card deals battle damage => You gain 100 life."]}
  - {name: Valkyrie, type: Resonator, cost: "{1}", atk: 1000, def: 1000, text: ["[Pierce]", "[First Strike]"]}
  - {name: Sharpen, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator gains [Pierce] until end of turn."]}
  - {name: Blunt, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses [Pierce] until end of turn."]}
  - {name: Brace, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator gains [+0/+100] until end of turn."]}
  - {name: Recall, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Return target resonator to its owner's hand."]}
  - {name: Shield, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Prevent all damage that would be dealt to target resonator this turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1102.1")
def test_it_counts_when_damage_is_dealt_so_it_can_be_gained_after_the_block() -> None:
    with_cards("""
        start: {A: {field: [Ogre], hand: [Sharpen]}, B: {field: [Wall]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: block, card: Wall}
          - {A: play, card: Sharpen, target: A.Ogre}
          - {both: pass}
          - {expect: {A.Ogre: {has: [Pierce]}, chase: 0}}
          - {both: pass}
          - {both: pass}
          - {expect: {decision: {player: A, kind: divide}, chase: 0}}
          - {A: answer, with: 800}
          - {finish: battle}
        expect: {B.life: 3800, B.Wall: {zone: graveyard}}
    """)


@clause("1102.1")
def test_lost_after_the_block_it_does_nothing() -> None:
    with_cards("""
        start: {A: {field: [Lancer]}, B: {field: [Wall], hand: [Blunt]}}
        do:
          - {A: attack, card: Lancer, object: B}
          - {B: block, card: Wall}
          - {A: pass}
          - {B: play, card: Blunt, target: A.Lancer}
          - {both: pass}
          - {finish: battle}
        expect: {B.life: 4000, B.Wall: {zone: graveyard}}
    """)


@clause("1102.2")
def test_the_attackers_controller_decides_when_the_damage_is_dealt() -> None:
    with_cards("""
        start: {A: {field: [Lancer]}, B: {field: [Wall]}}
        do:
          - {A: attack, card: Lancer, object: B}
          - {B: block, card: Wall}
          - {expect: {decision: {player: A, kind: priority}}}
          - {both: pass}
          - {expect: {decision: {player: A, kind: priority}, step: first strike battle resolution}}
          - {both: pass}
          - {expect: {decision: {player: A, kind: divide}, step: normal battle resolution,
             B.Wall: {damage: 0}}}
          - {B: cannot, do: {answer: 900}}
          - {A: answer, with: 900}
          - {expect: {B.life: 3900}}
    """)


@clause("1102.2")
def test_unblocked_or_blocking_it_does_nothing() -> None:
    with_cards("""
        start: {A: {field: [Lancer]}, B: {field: [{card: Wall, rested: true}]}}
        do:
          - {A: attack, card: Lancer, object: B.Wall}
          - {finish: battle}
        expect: {B.life: 4000, B.Wall: {zone: graveyard}}
    """)
    with_cards("""
        start: {A: {field: [Wall]}, B: {field: [Lancer]}}
        do:
          - {A: attack, card: Wall, object: B}
          - {B: block, card: Lancer}
          - {finish: battle}
        expect: {A.life: 4000, B.life: 4000, A.Wall: {zone: graveyard}}
    """)


@clause("1102.2")
def test_if_the_blocker_has_left_there_is_nothing_to_decide() -> None:
    with_cards("""
        start: {A: {field: [Lancer], hand: [Recall]}, B: {field: [Wall]}}
        do:
          - {A: attack, card: Lancer, object: B}
          - {B: block, card: Wall}
          - {A: play, card: Recall, target: B.Wall}
          - {both: pass}
          - {finish: battle}
        expect: {B.life: 3000}
    """)


@clause("1102.2")
def test_with_first_strike_it_is_decided_in_the_first_strike_step() -> None:
    with_cards("""
        start: {A: {field: [Valkyrie]}, B: {field: [Wall]}}
        do:
          - {A: attack, card: Valkyrie, object: B}
          - {B: block, card: Wall}
          - {both: pass}
          - {expect: {decision: {player: A, kind: divide}, step: first strike battle resolution}}
          - {A: answer, with: 800}
          - {expect: {B.life: 3800, B.Wall: {zone: graveyard}, A.Valkyrie: {damage: 0}}}
          - {finish: battle}
        expect: {B.life: 3800}
    """)


@clause("1102.2a")
def test_the_capacity_is_def_with_all_effects_less_damage() -> None:
    with_cards("""
        start: {A: {field: [Lancer]}, B: {field: [{card: Wall, damage: 300}], hand: [Brace]}}
        do:
          - {A: attack, card: Lancer, object: B}
          - {B: block, card: Wall}
          - {A: pass}
          - {B: play, card: Brace, target: B.Wall}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {A: cannot, do: {answer: 500}, because: "1102.2b"}
          - {A: can, do: {answer: 600}}
          - {A: answer, with: 600}
          - {finish: battle}
        expect: {B.life: 3600, B.Wall: {zone: graveyard}}
    """)


@clause("1102.2b")
@pytest.mark.parametrize(("share", "life"), [(500, 3500), (700, 3700), (1000, 4000)])
def test_at_least_the_capacity_in_hundreds_and_the_whole_rest_to_the_player(share: int, life: int) -> None:
    with_cards(f"""
        start: {{A: {{field: [Lancer]}}, B: {{field: [{{card: Wall, damage: 300}}]}}}}
        do:
          - {{A: attack, card: Lancer, object: B}}
          - {{B: block, card: Wall}}
          - {{both: pass}}
          - {{both: pass}}
          - {{A: cannot, do: {{answer: 400}}, because: "1102.2b"}}
          - {{A: cannot, do: {{answer: 0}}, because: "1102.2b"}}
          - {{A: cannot, do: {{answer: 650}}, because: "1102.2b"}}
          - {{A: cannot, do: {{answer: 1100}}}}
          - {{A: answer, with: {share}}}
          - {{finish: battle}}
        expect: {{B.life: {life}, B.Wall: {{zone: graveyard}}}}
    """)


@clause("1102.2b")
def test_below_the_capacity_everything_goes_to_the_blocker() -> None:
    with_cards("""
        start: {A: {field: [{card: Lancer, counters: {"-100/-100": 3}}]}, B: {field: [Wall]}}
        do:
          - {A: attack, card: Lancer, object: B}
          - {B: block, card: Wall}
          - {finish: battle}
        expect: {B.life: 4000, B.Wall: {zone: field, damage: 700}}
    """)


@clause("1102.2c")
def test_the_rest_hits_the_attacked_resonator_not_its_controller_and_both_at_once() -> None:
    with_cards("""
        start: {A: {field: [Lancer]}, B: {field: [Wall, {card: Sage, rested: true, damage: 700}]}}
        do:
          - {A: attack, card: Lancer, object: B.Sage}
          - {B: block, card: Wall}
          - {both: pass}
          - {both: pass}
          - {A: answer, with: 800}
        expect: {B.life: 4000, B.Wall: {zone: graveyard}, B.Sage: {zone: graveyard}, A.Lancer: {damage: 200}}
    """)


@clause("1102.2c")
def test_if_the_attacked_resonator_has_left_the_blocker_takes_all() -> None:
    with_cards("""
        start: {A: {field: [Lancer]}, B: {field: [Wall, {card: Sage, rested: true}], hand: [Recall]}}
        do:
          - {A: attack, card: Lancer, object: B.Sage}
          - {B: block, card: Wall}
          - {A: pass}
          - {B: play, card: Recall, target: B.Sage}
          - {both: pass}
          - {finish: battle}
        expect: {B.life: 4000, B.Wall: {zone: graveyard}, B.hand: [Sage]}
    """)


@clause("1102.2c")
def test_what_is_prevented_on_the_blocker_does_not_go_to_the_player() -> None:
    with_cards("""
        start: {A: {field: [Lancer]}, B: {field: [Wall], hand: [Shield]}}
        do:
          - {A: attack, card: Lancer, object: B}
          - {B: block, card: Wall}
          - {A: pass}
          - {B: play, card: Shield, target: B.Wall}
          - {both: pass}
          - {finish: battle, answers: [800]}
        expect: {B.life: 3800, B.Wall: {zone: field, damage: 0}}
    """)


@clause("1102.3")
def test_a_second_pierce_adds_nothing() -> None:
    with_cards("""
        start: {A: {field: [Lancer], hand: [Sharpen]}, B: {field: [Wall]}}
        do:
          - {A: play, card: Sharpen, target: A.Lancer}
          - {both: pass}
          - {A: attack, card: Lancer, object: B}
          - {B: block, card: Wall}
          - {both: pass}
          - {both: pass}
          - {A: answer, with: 800}
          - {expect: {decision: {player: A, kind: priority}}}
          - {finish: battle}
        expect: {B.life: 3800, B.Wall: {zone: graveyard}}
    """)


@clause("1102.4")
def test_the_rest_is_battle_damage_too() -> None:
    with_cards("""
        start: {A: {field: [Scribe]}, B: {field: [Wall]}}
        do:
          - {A: attack, card: Scribe, object: B}
          - {B: block, card: Wall}
          - {both: pass}
          - {both: pass}
          - {A: answer, with: 800}
          - {expect: {chase: [Scribe, Scribe]}}
          - {finish: battle}
        expect: {A.life: 4200}
    """)
    with_cards("""
        start: {A: {field: [Scribe]}, B: {field: [Wall]}}
        do:
          - {A: attack, card: Scribe, object: B}
          - {B: block, card: Wall}
          - {finish: battle, answers: [1000]}
        expect: {A.life: 4100}
    """)
