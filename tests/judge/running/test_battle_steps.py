"""Steps of battle: what they imply, and what they refuse."""

from __future__ import annotations

from judge_kit import errs, passes

FIGHTERS = """
- {name: Falcon, type: Resonator, cost: "{1}", atk: 400, def: 400, text: ["[Flying]"]}
- {name: Drummer, type: Resonator, cost: "{1}", atk: 100, def: 100,
   text: ["Whenever this card attacks ⇒ You gain 100 life."]}
- {name: Berserker, type: Resonator, cost: "{1}", atk: 500, def: 500, text: ["[Bloodlust]"]}
- {name: Golem, type: Resonator, cost: "{1}", atk: 600, def: 600, text: ["[Mobilize] {1}"]}
"""


def test_battle_stops_in_the_beginning_of_battle_step() -> None:
    passes(
        """
        start: {A: {field: [Ogre]}}
        do:
          - {A: battle}
          - {expect: {step: beginning of battle, priority: A, phase: main}}
          - {A: cannot, do: {battle}}
          - {A: attack, card: Ogre, object: B}
          - {expect: {step: declare attack, priority: A, A.Ogre: {attacking: true, rested: true}}}
          - {finish: battle}
        expect: {B.life: 3200, step: none, phase: main, priority: A}
        """
    )


def test_block_and_no_block() -> None:
    passes(
        """
        start: {A: {field: [Ogre]}, B: {field: [Squire]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {A: cannot, do: {block: Ogre}}
          - {B: block, card: Squire}
          - {expect: {step: declare block, priority: A, B.Squire: {blocking: true}}}
          - {finish: battle}
        expect: {B.life: 4000, B.Squire: {zone: graveyard}, A.Ogre: {attacking: false}}
        """
    )
    passes(
        """
        start: {A: {field: [Ogre]}, B: {field: [Squire]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: no block}
          - {expect: {step: declare block, priority: A}}
          - {B: cannot, do: {block: Squire}, because: "804.3"}
          - {finish: battle}
        expect: {B.life: 3200}
        """
    )


def test_no_block_where_nothing_could_block() -> None:
    passes(
        """
        start: {A: {field: [Ogre]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: no block}
        expect: {step: declare block, priority: A}
        """
    )


def test_the_block_decision_reached_by_hand() -> None:
    passes(
        """
        start: {A: {field: [Ogre]}, B: {field: [Squire]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {both: pass}
          - {both: pass}
          - {expect: {decision: {player: B, kind: block}}}
          - {B: can, do: {block: Squire}}
          - {B: can, do: {no block}}
          - {B: block, card: Squire}
        expect: {B.Squire: {blocking: true}}
        """
    )
    errs(
        """
        start: {A: {field: [Ogre]}, B: {field: [Squire]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {both: pass}
          - {both: pass}
          - {finish: battle}
        """,
        "a decision must be answered first: B decides (block, 804.3): B.Squire, Do not block",
        line=6,
    )


def test_forfeit_and_the_lock() -> None:
    passes(
        """
        start: {A: {field: [Ogre]}}
        do:
          - {A: forfeit}
          - {expect: {step: end of battle, A.Ogre: {rested: false}, log: ["803.6"]}}
          - {finish: battle}
          - {A: cannot, do: {attack: Ogre, object: B}, because: "803.6"}
          - {A: cannot, do: {battle}, because: "803.6"}
        """
    )


def test_forfeit_where_nothing_can_attack() -> None:
    passes("do: [{A: forfeit}]\nexpect: {step: end of battle}")


def test_attack_or_forfeit_after_the_declaration() -> None:
    setup = """
        start: {A: {field: [Ogre, Squire]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {A: %s}
        """
    errs(setup % "attack, card: Squire, object: B", "has been declared already", line=4)
    errs(setup % "forfeit", "has been declared already", line=4)
    passes(setup % "cannot, do: {attack: Squire, object: B}")


def test_passes_are_not_implied_over_a_chase() -> None:
    setup = """
        start: {A: {field: [Drummer]}, B: {field: [Squire]}}
        do:
          - {A: attack, card: Drummer, object: B}
          - {expect: {chase: [Drummer]}}
          %s
        """
    errs(setup % "- {B: block, card: Squire}", "the chase holds chase.Drummer; resolve it first", 5, FIGHTERS)
    passes(setup % "- {B: cannot, do: {block: Squire}}", FIGHTERS)
    passes(setup % "- {resolve: all}\n          - {B: block, card: Squire}", FIGHTERS)


def test_an_attack_that_is_not_legal() -> None:
    setup = """
        start: {A: {field: [{card: Ogre, fresh: true}, {card: Squire, rested: true}]}, B: {field: [Squire]}}
        do: [{A: %s}]
        """
    errs(setup % "attack, card: Ogre, object: B", "is not legal now (803.3a", line=2)
    passes(setup % "cannot, do: {attack: Ogre, object: B}, because: '803.3a'")
    passes(setup % "cannot, do: {attack: Squire, object: B}, because: '803.3'")
    passes(setup % "cannot, do: {attack: Ogre, object: B.Squire}")


def test_a_recovered_resonator_cannot_be_attacked() -> None:
    passes(
        """
        start: {A: {field: [Ogre]}, B: {field: [Squire, {card: Ogre, rested: true}]}}
        do:
          - {A: cannot, do: {attack: Ogre, object: B.Squire}, because: "803.3b"}
          - {A: attack, card: Ogre, object: B.Ogre}
        """
    )


def test_flying_cannot_be_blocked() -> None:
    passes(
        """
        start: {A: {field: [Falcon]}, B: {field: [Squire, Falcon]}}
        do:
          - {A: attack, card: Falcon, object: B}
          - {B: cannot, do: {block: Squire}, because: "1106.2"}
          - {B: can, do: {block: Falcon}}
        """,
        FIGHTERS,
    )


def test_who_must_attack_may_not_pass() -> None:
    passes(
        """
        start: {A: {field: [Berserker]}}
        do:
          - {A: cannot, do: {pass: true}, because: "712.2"}
          - {A: attack, card: Berserker, object: B}
          - {finish: battle}
        expect: {B.life: 3500}
        """,
        FIGHTERS,
    )
    passes(
        """
        start: {A: {field: [Berserker]}}
        do: [{finish: turn}]
        expect: {B.life: 3500, turn: B}
        """,
        FIGHTERS,
    )


def test_what_must_be_paid_to_attack_or_block() -> None:
    passes(
        """
        start:
          A: {field: [Golem], stones: {Fire Magic Stone: 2}}
          B: {field: [Golem], stones: {Water Magic Stone: 1}}
        do:
          - {A: attack, card: Golem, object: B, pay: ["A.Fire Magic Stone#2"]}
          - {expect: {"A.Fire Magic Stone#1": {rested: false}, "A.Fire Magic Stone#2": {rested: true}}}
          - {B: block, card: Golem}
        expect: {B.recovered_stones: 0, B.Golem: {blocking: true}}
        """,
        FIGHTERS,
    )
    passes(
        """
        start: {A: {field: [Golem]}}
        do: [{A: cannot, do: {attack: Golem, object: B}}]
        """,
        FIGHTERS,
    )
