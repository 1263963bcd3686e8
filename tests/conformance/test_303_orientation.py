"""303: recovered and rested, face up and face down."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.engine.core.ids import NOBODY
from willpower.engine.game import Game
from written_kit import played

CARDS = """\
cards:
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
  - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
  - {name: Guard, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["{Rest}: You gain 100 life."]}
  - {name: Home, type: Chant, cost: "{0}", text: ["Return target resonator to its owner's hand."]}
  - {name: Wake, type: Chant, cost: "{0}", text: ["Recover target resonator."]}
  - {name: Lull, type: Chant, cost: "{0}", text: ["Rest target resonator."]}
  - {name: Rise, type: Chant, cost: "{0}",
      text: ["Put target resonator card from your graveyard into the field."]}
  - {name: Hide Ruler, type: Chant, cost: "{0}", text: ["Flip target J/ruler face down."]}
  - {name: Hide, type: Chant, cost: "{0}",
      text: ["Put target resonator you control into its owner's chant-standby area face down."]}
  - {name: Seal Away, type: Chant, cost: "{0}",
      text: ["Remove the top card of your deck from the game face down."]}
  - {name: Seal Stone, type: Chant, cost: "{0}",
      text: ["Remove the top card of your magic stone deck from the game face down."]}
"""


def turned(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("303.1", "303.1a")
def test_to_rest_and_to_recover_change_the_orientation() -> None:
    turned("""
        start: {A: {field: [Guard], hand: [Wake, Lull]}}
        do:
          - {expect: {A.Guard: {rested: false}}}
          - {A: activate, card: Guard}
          - {expect: {A.Guard: {rested: true}}}
          - {A: cannot, do: {activate: Guard}, because: "1013"}
          - {both: pass}
          - {A: play, card: Wake, target: Guard}
          - {both: pass}
          - {expect: {A.Guard: {rested: false}}}
          - {A: can, do: {activate: Guard}}
          - {A: play, card: Lull, target: Guard}
          - {both: pass}
          - {expect: {A.Guard: {rested: true}}}
    """)


@clause("303.1b")
def test_cards_come_recovered() -> None:
    turned("""
        start: {A: {field: [{card: Ogre, rested: true}], hand: [Home, Rise], graveyard: [Guard], stones: []}}
        do:
          - {A: play, card: Home, target: Ogre}
          - {both: pass}
          - {A: play, card: Ogre}
          - {both: pass}
          - {expect: {A.Ogre: {rested: false}}}
          - {A: play, card: Rise, target: Guard}
          - {both: pass}
          - {A: call}
        expect: {A.Guard: {zone: field, rested: false}, A.recovered_stones: 1}
    """)


@clause("303.2")
def test_a_card_seen_going_face_down_stays_known() -> None:
    run = played(
        CARDS
        + dedent("""
            start: {A: {field: [Ogre], standby: [Guard], hand: [Hide]}}
            do:
              - {A: play, card: Hide, target: Ogre}
              - {both: pass}
            expect: {A.Ogre: {zone: standby}}
        """)
    )
    seen = Game(run.g).view(1)["players"][0]["standby"]
    assert [c.get("name") for c in seen] == [None, "Ogre"]


@clause("303.2")
def test_a_face_down_card_hides_what_it_is() -> None:
    run = played(
        CARDS
        + dedent("""
            start: {A: {deck: [Ogre], hand: [Seal Away]}}
            do:
              - {A: play, card: Seal Away}
              - {both: pass}
        """)
    )
    for seat in (0, 1):
        (card,) = Game(run.g).view(seat)["players"][0]["removed"]
        assert card["hidden"] and "name" not in card


@clause("303.2a")
def test_rulers_and_j_rulers_are_always_face_up() -> None:
    for ruler in ("Old King", "{card: Old King, face: back}"):
        name = "Old King" if ruler == "Old King" else "Young King"
        run = played(
            CARDS
            + dedent(f"""
                start: {{A: {{ruler: {ruler}, hand: [Hide Ruler]}}}}
                do:
                  - {{A: play, card: Hide Ruler, target: {name}}}
                  - {{both: pass}}
                expect: {{A.{name}: {{name: {name}}}}}
            """)
        )
        king = next(o for o in run.g.table.objs if o.became == NOBODY and o.base.names[0] == name)
        assert not king.face_down


@clause("303.2b")
def test_whether_a_face_down_card_is_a_magic_stone_is_always_seen() -> None:
    run = played(
        CARDS
        + dedent("""
            start: {A: {deck: [Ogre], hand: [Seal Away, Seal Stone]}}
            do:
              - {A: play, card: Seal Away}
              - {both: pass}
              - {A: play, card: Seal Stone}
              - {both: pass}
        """)
    )
    backs = Game(run.g).view(1)["players"][0]["removed"]
    assert [b["magic_stone"] for b in backs] == [False, True]
    assert not [b for b in backs if "name" in b]
