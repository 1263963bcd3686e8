"""1303: tokens."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from situations import expect, go, situation
from willpower.abilities.ability import Spell
from willpower.abilities.effects import CreateToken, Move, TokenSpec
from willpower.abilities.nouns import All, Filter, Opponent, TypeIs
from willpower.abilities.quantities import Num
from willpower.abilities.symbols import FIELD, GONE, RESONATOR
from willpower.engine.core.ids import CEASED
from willpower.engine.values.characteristics import chars

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", race: [Beast], atk: 400, def: 400}
  - {name: Breed, type: Chant, cost: "{0}", text: ["Put a [300/300] Goblin resonator token into your field."]}
  - {name: Sprout, type: Chant, cost: "{0}", text: ["Put a Seedling token into your field."]}
  - {name: Falconry, type: Chant, cost: "{0}",
     text: ["Put a [200/200] light Falcon resonator token with [Flying] into your field."]}
  - {name: Boost, type: Chant, cost: "{0}", text: ["Target resonator gains [+200/+200] until end of turn."]}
  - {name: Prune, type: Chant, cost: "{0}",
     text: ["Banish target resonator with ATK different from its printed ATK
             or DEF different from its printed DEF."]}
  - {name: Ruin, type: Chant, cost: "{0}", text: ["Destroy target resonator."]}
  - {name: Doom, type: Chant, cost: "{0}", text: ["Destroy all resonators."]}
  - {name: Smother, type: Chant, cost: "{0}", text: ["Destroy target token."]}
  - {name: Recall, type: Chant, cost: "{0}", text: ["Return target resonator to its owner's hand."]}
  - {name: Rally, type: Regalia, cost: "{1}", text: ["Resonators you control gain [+100/+100]."]}
  - {name: Drill, type: Regalia, cost: "{1}", text: ["Tokens you control gain [+100/+100]."]}
  - {name: Crypt, type: Regalia, cost: "{1}",
     text: ["Whenever a resonator is put into a graveyard from the field => You gain 100 life."]}
  - {name: Chapel, type: Regalia, cost: "{1}",
     text: ["Whenever a resonator enters the field => You gain 100 life."]}
  - {name: Hatch, type: Chant, cost: "{0}", text: ["Target resonator deals 100 damage to target player."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1303.1a")
def test_the_printed_information_of_a_token_is_what_the_effect_says() -> None:
    with_cards("""
        start: {A: {field: [], hand: [Falconry, Boost, Prune]}}
        do:
          - {A: play, card: Falconry}
          - {both: pass}
          - {expect: {A.Falcon: {attribute: [W], race: [Falcon], atk: 200, def: 200, keywords: [Flying]}}}
          - {A: cannot, do: {play: Prune}}
          - {A: play, card: Boost, target: A.Falcon}
          - {both: pass}
          - {A: play, card: Prune, target: A.Falcon}
          - {both: pass}
        expect: {A.field: []}
    """)


@clause("1303.1b", "1303.1d")
def test_a_named_token_is_a_resonator_with_that_name_and_race() -> None:
    run = situation(
        CARDS + "start: {A: {field: [Drill], hand: [Sprout]}}\n",
        {"Sprout": (Spell(1, effect=CreateToken(TokenSpec(name="Seedling"), Num(1))),)},
    )
    go(run, "{A: play, card: Sprout}", "{both: pass}")
    seedling = run.g.table.field[-1]
    c = chars(run.g, seedling)
    assert (c.names, c.races, c.types) == (("Seedling",), ("Seedling",), RESONATOR)
    assert (c.atk, c.defense) == (100, 100)  # nothing said is 0; Drill speaks of tokens


@clause("1303.1c")
def test_a_token_comes_under_the_control_of_whoever_controls_the_effect() -> None:
    with_cards("""
        start: {turn: B, B: {hand: [Breed]}}
        do:
          - {B: play, card: Breed}
          - {both: pass}
        expect: {B.field: [Goblin], A.field: [], B.Goblin: {controller: B}}
    """)


@clause("1303.1c")
def test_unless_the_effect_says_otherwise() -> None:
    gift = CreateToken(TokenSpec(name="Toad", atk=Num(100), defense=Num(100)), Num(1), under=Opponent())
    run = situation(CARDS + "start: {A: {hand: [Sprout]}}\n", {"Sprout": (Spell(1, effect=gift),)})
    go(run, "{A: play, card: Sprout}", "{both: pass}")
    toad = run.g.table.objs[run.g.table.field[-1]]
    assert (toad.chars.names, toad.controller, toad.owner) == (("Toad",), 1, 1)


@clause("1303.2", "1303.2a")
def test_tokens_are_chosen_and_affected_like_cards() -> None:
    with_cards("""
        start: {A: {field: [Rally, Wolf], hand: [Breed, Boost, Doom]}}
        do:
          - {A: play, card: Breed}
          - {both: pass}
          - {expect: {A.Goblin: {atk: 400, def: 400}}}
          - {A: play, card: Boost, target: A.Goblin}
          - {both: pass}
          - {expect: {A.Goblin: {atk: 600}}}
          - {A: play, card: Doom}
          - {both: pass}
        expect: {A.field: [Rally]}
    """)


@clause("1303.2")
def test_a_token_attacks_and_triggers_like_a_card() -> None:
    with_cards("""
        start: {A: {field: [Chapel], hand: [Breed]}}
        do:
          - {A: play, card: Breed}
          - {resolve: all}
          - {expect: {A.life: 4100}}
          - {A: cannot, do: {attack: Goblin, object: B}, because: "803.3a"}
          - {go: "B main"}
          - {go: "A main"}
          - {A: attack, card: Goblin, object: B}
          - {finish: battle}
        expect: {B.life: 3700, A.Goblin: {rested: true}}
    """)


@clause("1303.2b")
def test_what_speaks_of_tokens_leaves_cards_alone() -> None:
    with_cards("""
        start: {A: {field: [Drill, Wolf], hand: [Breed, Smother]}}
        do:
          - {A: cannot, do: {play: Smother, target: A.Wolf}}
          - {A: play, card: Breed}
          - {both: pass}
          - {expect: {A.Goblin: {atk: 400}, A.Wolf: {atk: 400}}}
          - {A: cannot, do: {play: Smother, target: A.Wolf}}
          - {A: play, card: Smother, target: A.Goblin}
          - {both: pass}
        expect: {A.field: [Drill, Wolf]}
    """)


@clause("1303.3")
def test_an_erased_token_goes_nowhere() -> None:
    # "Erase all resonators from existence" reaches tokens only; nothing is put into a graveyard.
    erase = Spell(1, effect=Move(All(Filter((TypeIs(RESONATOR),))), GONE))
    start = "start: {A: {field: [Crypt, Wolf], hand: [Breed, Smother]}}\n"
    run = situation(CARDS + start, {"Smother": (erase,)})
    go(run, "{A: play, card: Breed}", "{both: pass}", "{A: play, card: Smother}", "{resolve: all}")
    expect(run, "{A.field: [Crypt, Wolf], A.life: 4000, A.graveyard: [Smother, Breed]}")
    erased = [e for e in run.g.events() if e.word == "erased"]
    assert [(e.clause, e.origin, e.to) for e in erased] == [("1303.3", FIELD, GONE)]
    assert run.g.table.objs[erased[0].subject].became == CEASED


@clause("1303.3a")
def test_a_token_that_leaves_arrives_and_then_is_gone() -> None:
    with_cards("""
        start: {A: {field: [Crypt], hand: [Breed, Ruin]}}
        do:
          - {A: play, card: Breed}
          - {both: pass}
          - {A: play, card: Ruin, target: A.Goblin}
          - {both: pass}
          - {expect: {chase: [Crypt], A.graveyard: [Ruin, Breed]}}
          - {both: pass}
        expect: {A.life: 4100, A.field: [Crypt], A.Goblin: {exists: false}}
    """)


@clause("1303.3a")
def test_a_token_returned_to_a_hand_is_gone() -> None:
    with_cards("""
        start: {A: {hand: [Breed, Recall]}}
        do:
          - {A: play, card: Breed}
          - {both: pass}
          - {A: play, card: Recall, target: A.Goblin}
          - {both: pass}
        expect: {A.hand: 0, A.field: []}
    """)


@clause("1303.1b")
def test_a_token_of_which_no_type_is_said_is_a_resonator() -> None:
    holds("""
        cards:
          - {name: Howl, type: Chant, cost: "{0}", text: ["Put a [200/200] wind Wolf token into the field."]}
        start: {A: {hand: [Howl]}}
        do: [{A: play, card: Howl}, {both: pass}]
        expect: {A.Wolf: {types: [Resonator], race: [Wolf], attribute: [G], atk: 200, controller: A}}
    """)
