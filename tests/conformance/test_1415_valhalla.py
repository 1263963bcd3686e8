"""1415: lifebreak and the Valhalla rules."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from situations import expect, go, situation
from willpower.abilities.ability import Spell
from willpower.abilities.effects import Draw, Move, Sequence
from willpower.abilities.nouns import TopCards, You
from willpower.abilities.quantities import Num
from willpower.abilities.symbols import DECK, GRAVEYARD, LIFEBREAK
from willpower.engine.game import Game

CARDS = """\
edition: "EDITION"
cards:
  - {name: Boon, type: Chant, cost: "{5}", text: ["Draw a card.", "[Break] You gain 300 life."]}
  - {name: Lash, type: Chant, cost: "{5}", text: ["Draw a card.", "[Break] Destroy target resonator."]}
  - {name: Plain, type: Resonator, cost: "{1}", atk: 100, def: 100}
  - {name: Ogre, type: Resonator, cost: "{1}", atk: 800, def: 800}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target ability."]}
  - {name: Wound, type: Chant, cost: "{0}", text: ["[Quickcast]", "Target player loses 500 life."]}
"""


def valhalla(rest: str, edition: str = "8.01 Valhalla") -> None:
    holds(CARDS.replace("EDITION", edition) + dedent(rest))


@clause("1415.1", "1415.1a", "1415.1d", "1415.1d-i")
def test_the_player_with_priority_may_break_when_life_has_fallen_far_enough() -> None:
    for life, cards, legal in (
        (4000, 4, 1),
        (4001, 4, 0),
        (4100, 4, 0),
        (3100, 3, 0),
        (3000, 3, 1),
        (100, 1, 1),
        (1000, 1, 1),
        (1100, 1, 0),
    ):
        valhalla(f"""
            start: {{A: {{life: {life}, lifebreak: {{Plain: {cards}}}}}}}
            do:
              - {{A: {"can" if legal else "cannot"},
                  do: {{lifebreak: true}}{"" if legal else ', because: "1415.1d-i"'}}}
        """)


@clause("1415.1", "1415.2")
def test_without_valhalla_rules_there_is_no_lifebreak() -> None:
    valhalla(
        """
        start: {A: {life: 1000, lifebreak: [Boon]}}
        do:
          - {A: cannot, do: {lifebreak: true}, because: "1415.2"}
        """,
        "8.01",
    )


@clause("1415.1d")
def test_also_in_the_opponents_turn_but_not_without_priority() -> None:
    valhalla("""
        start: {A: {}, B: {life: 1000, lifebreak: [Boon, Plain]}}
        do:
          - {B: cannot, do: {lifebreak: true}}
          - {A: pass}
          - {B: lifebreak}
          - {expect: {chase: [Boon], B.lifebreak: 1}}
    """)


@clause("1415.1b", "1415.1b-i", "1415.1b-ii", "1415.1d-iii")
def test_the_break_ability_goes_on_the_chase_and_the_card_to_the_graveyard_after_it() -> None:
    valhalla("""
        start: {A: {life: 1000, lifebreak: [Boon, Plain]}}
        do:
          - {A: lifebreak}
          - {expect: {chase: [Boon], A.Boon: {zone: removed}, A.life: 1000}}
          - {both: pass}
          - {expect: {chase: 0, A.life: 1300, A.graveyard: [Boon], A.removed: []}}
          - {A: cannot, do: {lifebreak: true}, because: "1415.1d-i"}
        expect: {A.hand: 0}
    """)


@clause("1415.1d-iii")
def test_the_card_goes_to_the_graveyard_when_its_ability_is_cancelled() -> None:
    valhalla("""
        start: {A: {life: 1000, lifebreak: [Boon]}, B: {hand: [Hush]}}
        do:
          - {A: lifebreak}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Boon}
          - {both: pass}
        expect: {A.life: 1000, A.graveyard: [Boon], A.removed: []}
    """)


@clause("1415.1d-iii")
def test_a_card_without_break_goes_to_the_graveyard_at_once() -> None:
    valhalla("""
        start: {A: {life: 1000, lifebreak: [Plain, Boon]}}
        do:
          - {A: lifebreak}
        expect: {chase: 0, A.graveyard: [Plain], A.removed: [], A.lifebreak: 1}
    """)


@clause("1415.1b-ii", "1415.1d-ii", "1415.1d-iii")
def test_break_is_played_if_it_can_be_and_must_be() -> None:
    valhalla("""
        start: {A: {life: 1000, lifebreak: [Lash, Lash], field: [Ogre]}}
        do:
          - {A: lifebreak}
          - {expect: {chase: [Lash]}}
          - {both: pass}
          - {expect: {A.Ogre: {zone: graveyard}}}
          - {A: lifebreak}
        expect: {chase: 0, A.lifebreak: 0, A.removed: []}
    """)


@clause("1415.1b-i")
def test_played_as_a_card_it_does_not_do_what_break_says() -> None:
    valhalla("""
        start: {A: {life: 1000, hand: [Boon], stones: {Fire Magic Stone: 5}}}
        do:
          - {A: play, card: Boon}
          - {both: pass}
        expect: {A.life: 1000, A.hand: 1}
    """)


@clause("1415.1d-i")
def test_several_may_follow_one_another_while_the_number_allows_it() -> None:
    valhalla("""
        start: {A: {life: 1900, lifebreak: [Plain, Plain, Plain]}}
        do:
          - {A: lifebreak}
          - {A: lifebreak}
          - {A: cannot, do: {lifebreak: true}, because: "1415.1d-i"}
        expect: {A.lifebreak: 1, A.graveyard: [Plain, Plain]}
    """)


@clause("1415.1a-ii", "1415.1e-i")
def test_of_more_than_four_the_bottom_four_stay() -> None:
    valhalla("""
        start: {A: {lifebreak: [Boon, Lash, Plain, Plain, Plain, Plain]}}
        do:
          - {A: pass}
        expect: {A.lifebreak: [Plain, Plain, Plain, Plain], A.graveyard: [Lash, Boon]}
    """)
    valhalla("""
        start: {A: {lifebreak: [Boon, Plain, Plain, Plain]}}
        do:
          - {A: pass}
        expect: {A.lifebreak: 4, A.graveyard: []}
    """)


NAMES = [f"C{n}" for n in range(1, 13)]
DECKS = (
    "cards:\n"
    + "".join(f'  - {{name: {c}, type: Resonator, cost: "{{1}}", atk: 100, def: 100}}\n' for c in NAMES)
    + "start:\n  phase: setup\n"
    + "".join(f"  {p}: {{ruler: Plain Ruler, deck: [{', '.join(NAMES)}]}}\n" for p in "AB")
)


@clause("1415.1c", "1415.1a", "1415.1a-i")
def test_four_cards_are_set_aside_after_the_hands_are_settled() -> None:
    holds(
        DECKS
        + """\
do:
  - {expect: {A.hand: [C1, C2, C3, C4, C5], A.lifebreak: 0}}
  - {A: answer, with: [A.C1]}
  - {expect: {A.lifebreak: 0}}
  - {B: answer, with: []}
expect: {A.hand: [C2, C3, C4, C5, C6], A.lifebreak: [C10, C9, C8, C7], B.lifebreak: [C9, C8, C7, C6]}
""",
        "8.01 Valhalla",
    )


@clause("1415.1", "1415.2")
def test_no_cards_are_set_aside_without_valhalla_rules() -> None:
    holds(
        DECKS
        + """\
do:
  - {A: answer, with: []}
  - {B: answer, with: []}
expect: {A.lifebreak: 0, A.deck: 7}
"""
    )


@clause("1415.1a-i")
def test_nobody_sees_the_cards_and_each_player_breaks_their_own() -> None:
    run = situation(
        CARDS.replace("EDITION", "8.01 Valhalla")
        + "start: {A: {life: 1000, lifebreak: [Boon, Plain]}, B: {life: 1000, lifebreak: [Lash]}}"
    )
    for player in (0, 1):
        seen = str(Game(run.g).view(player))
        assert "Boon" not in seen and "Lash" not in seen
    go(run, "{A: lifebreak}")
    expect(run, "{chase: [Boon], A.lifebreak: [Plain], B.lifebreak: [Lash]}")


@clause("1415.2")
def test_without_valhalla_rules_break_and_lifebreak_parts_are_ignored() -> None:
    valhalla(
        """
        start: {A: {life: 1000, hand: [Boon], stones: {Fire Magic Stone: 5}}}
        do:
          - {A: play, card: Boon}
          - {both: pass}
        expect: {A.life: 1000, A.hand: 1}
        """,
        "8.01",
    )


STORE = Spell(effect=Sequence((Move(TopCards(Num(1), You(), DECK), LIFEBREAK, "top"), Draw(Num(1)))))
SPILL = Spell(effect=Sequence((Move(TopCards(Num(1), You(), LIFEBREAK), GRAVEYARD), Draw(Num(1)))))


@clause("1415.2", "1415.1a-i")
def test_what_moves_to_a_lifebreak_area_goes_on_top_or_is_ignored() -> None:
    for edition, area, hand in (("8.01 Valhalla", "[Ogre, Plain]", "[Boon]"), ("8.01", "[Plain]", "[Ogre]")):
        run = situation(
            CARDS.replace("EDITION", edition)
            + "start: {A: {hand: [Wound], deck: [Ogre, Boon], lifebreak: [Plain]}}",
            {"Wound": (STORE,)},
        )
        go(run, "{A: play, card: Wound}", "{both: pass}")
        expect(run, f"{{A.lifebreak: {area}, A.hand: {hand}}}")


@clause("1415.2")
def test_what_moves_from_a_lifebreak_area_is_ignored_without_valhalla_rules() -> None:
    for edition, area, graveyard in (
        ("8.01 Valhalla", "[Plain]", "[Wound, Ogre]"),
        ("8.01", "[Ogre, Plain]", "[Wound]"),
    ):
        run = situation(
            CARDS.replace("EDITION", edition) + "start: {A: {hand: [Wound], lifebreak: [Ogre, Plain]}}",
            {"Wound": (SPILL,)},
        )
        go(run, "{A: play, card: Wound}", "{both: pass}")
        expect(run, f"{{A.lifebreak: {area}, A.graveyard: {graveyard}, A.hand: 1}}")
