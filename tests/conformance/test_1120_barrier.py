"""1120: [Barrier]."""

from __future__ import annotations

from textwrap import dedent

import pytest

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Saint, type: Resonator, cost: "{W}", atk: 300, def: 300, text: ["[Barrier]"]}
  - {name: Salamander, type: Resonator, cost: "{R}", atk: 300, def: 300, text: ["[Barrier] {R}"]}
  - {name: Scholar, type: Resonator, cost: "{W}", atk: 300, def: 300, text: ["[Barrier] (Chant)"]}
  - {name: Bolt, type: Chant, cost: "{R}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Chill, type: Chant, cost: "{U}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Scorch, type: Chant, cost: "{R}", text: ["[Quickcast]",
     "This card deals 300 damage to target player."]}
  - {name: Freeze, type: Chant, cost: "{U}", text: ["[Quickcast]",
     "This card deals 300 damage to target player."]}
  - {name: Quake, type: Chant, cost: "{R}", text: ["[Quickcast]", "Destroy all resonators."]}
  - {name: Ward, type: Chant, cost: "{W}", text: ["[Quickcast]",
     "Target resonator gains [Barrier] until end of turn."]}
  - {name: Blank, type: Chant, cost: "{W}",
     text: ["[Quickcast]", "Resonators your opponent controls lose all abilities until end of turn."]}
  - {name: Imp, type: Resonator, cost: "{R}", atk: 100, def: 100, text: ["{0}: Destroy target resonator."]}
  - {name: Frog, type: Resonator, cost: "{U}", atk: 100, def: 100, text: ["{0}: Destroy target resonator."]}
  - {name: Temple, type: Regalia, cost: "{W}", text: ["You gain [Barrier]."]}
  - {name: Font, type: Regalia, cost: "{W}", text: ["You gain [Barrier] {R}."]}
"""
STONES = "stones: {Fire Magic Stone: 2, Water Magic Stone: 2, Light Magic Stone: 2}"


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest).replace("STONES", STONES))


@clause("1120.2")
def test_the_opponents_spells_and_abilities_cannot_target_it() -> None:
    with_cards("""
        start: {A: {hand: [Bolt], field: [Imp], STONES}, B: {field: [Saint, Salamander]}}
        do:
          - {A: cannot, do: {play: Bolt, target: B.Saint}, because: "1120.2"}
          - {A: cannot, do: {activate: Imp, target: B.Saint}, because: "1120.2"}
          - {A: cannot, do: {activate: Imp, target: B.Salamander}, because: "1120.3"}
    """)


@clause("1120.2")
def test_its_controller_can_and_what_does_not_target_does_too() -> None:
    with_cards("""
        start: {A: {hand: [Quake], field: [Imp], STONES}, B: {field: [Saint], hand: [Ward], STONES}}
        do:
          - {A: pass}
          - {B: can, do: {play: Ward, target: B.Saint}}
          - {B: pass}
          - {go: "B main"}
          - {go: "A main"}
          - {A: play, card: Quake}
          - {both: pass}
        expect: {B.Saint: {zone: graveyard}}
    """)


@clause("1120.2")
def test_attacking_and_blocking_are_no_targeting() -> None:
    with_cards("""
        start: {A: {field: [Imp]}, B: {field: [{card: Saint, rested: true}]}}
        do:
          - {A: attack, card: Imp, object: B.Saint}
          - {finish: battle}
        expect: {A.Imp: {zone: graveyard}, B.Saint: {damage: 100}}
    """)


@clause("1120.1")
def test_gained_after_being_targeted_it_makes_the_target_illegal() -> None:
    with_cards("""
        start: {A: {hand: [Chill], STONES}, B: {field: [Frog], hand: [Ward], STONES}}
        do:
          - {A: play, card: Chill, target: B.Frog}
          - {A: pass}
          - {B: play, card: Ward, target: B.Frog}
          - {resolve: all}
        expect: {B.Frog: {zone: field, has: [Barrier]}, A.Chill: {zone: graveyard}}
    """)


@clause("1120.1")
def test_a_card_that_has_lost_it_can_be_targeted() -> None:
    with_cards("""
        start: {A: {hand: [Blank, Bolt], STONES}, B: {field: [Saint]}}
        do:
          - {A: cannot, do: {play: Bolt, target: B.Saint}, because: "1120.2"}
          - {A: play, card: Blank}
          - {both: pass}
          - {A: play, card: Bolt, target: B.Saint}
          - {both: pass}
        expect: {B.Saint: {zone: graveyard}}
    """)


@clause("1120.3")
def test_with_an_attribute_it_is_against_spells_and_abilities_of_that_attribute_only() -> None:
    with_cards("""
        start: {A: {hand: [Bolt, Chill], field: [Imp, Frog], STONES}, B: {field: [Salamander]}}
        do:
          - {A: cannot, do: {play: Bolt, target: B.Salamander}, because: "1120.3"}
          - {A: cannot, do: {activate: Imp, target: B.Salamander}, because: "1120.3"}
          - {A: can, do: {activate: Frog, target: B.Salamander}}
          - {A: play, card: Chill, target: B.Salamander}
          - {both: pass}
        expect: {B.Salamander: {zone: graveyard}}
    """)


@clause("1120.3")
def test_with_a_type_it_is_against_those_only() -> None:
    with_cards("""
        start: {A: {hand: [Bolt], field: [Imp], STONES}, B: {field: [Scholar]}}
        do:
          - {A: cannot, do: {play: Bolt, target: B.Scholar}, because: "1120.3"}
          - {A: activate, card: Imp, target: B.Scholar}
          - {both: pass}
        expect: {B.Scholar: {zone: graveyard}}
    """)


@clause("1120.4")
def test_a_player_with_it_cannot_be_targeted_by_the_opponent() -> None:
    with_cards("""
        start: {A: {hand: [Scorch, Freeze], STONES}, B: {field: [Temple], hand: [Scorch], STONES}}
        do:
          - {A: cannot, do: {play: Scorch, target: B}, because: "1120.4"}
          - {A: cannot, do: {play: Freeze, target: B}, because: "1120.4"}
          - {A: can, do: {play: Scorch, target: A}}
          - {A: pass}
          - {B: play, card: Scorch, target: B}
          - {both: pass}
        expect: {B.life: 3700}
    """)


@clause("1120.4")
def test_its_cards_are_not_protected_and_it_can_be_attacked() -> None:
    with_cards("""
        start: {A: {field: [Imp]}, B: {field: [Temple, Frog]}}
        do:
          - {A: can, do: {activate: Imp, target: B.Frog}}
          - {A: attack, card: Imp, object: B}
          - {B: no block}
          - {finish: battle}
        expect: {B.life: 3900}
    """)


@clause("1120.5")
def test_a_player_with_an_attribute_barrier() -> None:
    with_cards("""
        start: {A: {hand: [Scorch, Freeze], STONES}, B: {field: [Font]}}
        do:
          - {A: cannot, do: {play: Scorch, target: B}, because: "1120.5"}
          - {A: play, card: Freeze, target: B}
          - {both: pass}
        expect: {B.life: 3700}
    """)


@clause("1120.1", "1120.4")
def test_a_barrier_for_oneself_is_on_no_card() -> None:
    holds("""
        cards:
          - {name: Aegis, type: Chant, cost: "{0}",
              text: ["Target J/resonator or yourself gains [Barrier] until end of turn."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Zap, type: Chant, cost: "{0}",
              text: ["[Quickcast]", "Deal 100 damage to target resonator or player."]}
        start: {A: {field: [Wolf], hand: [Aegis]}, B: {field: [Wolf], hand: [Zap]}}
        do:
          - {A: play, card: Aegis, target: A}
          - {resolve: all}
          - {expect: {A.Wolf: {keywords: []}, B.Wolf: {keywords: []}}}
          - {A: pass}
          - {B: cannot, do: {play: Zap, target: A}, because: "1120.4"}
          - {B: can, do: {play: Zap, target: A.Wolf}}
    """)


@pytest.mark.parametrize(
    ("words", "stops"),
    [("(fire) (water)", "RU"), ("(fire or water)", "RU"), ("(fire cards with total cost 1 or less)", "R"),
     ("(cards with total cost 1 or less)", "RUW"), ("(fire)", "R")],
)  # fmt: skip
@clause("1120.3")
def test_all_of_the_parenthesis_counts(words: str, stops: str) -> None:
    steps = "\n".join(
        f"          - {{A: {can}, do: {{play: Spell {kind}, target: B.Ward}}}}"
        for kind in "RUW"
        for can in ["cannot" if kind in stops else "can"]
    )
    cards = "\n".join(
        f'          - {{name: Spell {kind}, type: Chant, cost: "{{{kind}}}", '
        'text: ["Destroy target resonator."]}'
        for kind in "RUW"
    )
    holds(f"""
        cards:
          - {{name: Ward, type: Resonator, cost: "{{0}}", atk: 300, def: 900, text: ["[Barrier] {words}"]}}
{cards}
          - {{name: Great, type: Chant, cost: "{{R}}{{1}}", text: ["Destroy target resonator."]}}
        start:
          A: {{hand: [Spell R, Spell U, Spell W, Great],
            stones: {{Fire Magic Stone: 2, Water Magic Stone: 1, Light Magic Stone: 1}}}}
          B: {{field: [Ward]}}
        do:
{steps}
          - {{A: {"can" if "less" in words else "cannot"}, do: {{play: Great, target: B.Ward}}}}
    """)
