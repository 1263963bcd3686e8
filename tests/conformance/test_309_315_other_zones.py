"""309-315: graveyard, standby, removed, chase and item areas, extra deck, rune area."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.engine.game import Game
from written_kit import played

CARDS = """\
cards:
  - name: Old King
    type: Ruler
    attribute: R
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
  - {name: Coiner, type: Ruler, text: ["[Energize] {R}"]}
  - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
  - {name: Squire, type: Resonator, cost: "{0}", atk: 300, def: 300}
  - {name: Healer, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["{0}: You gain 100 life."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
  - {name: Hush Resonator, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target resonator spell."]}
  - {name: Bounce Spell, type: Chant, cost: "{0}",
      text: ["[Quickcast]", "Return target spell to its owner's hand."]}
  - {name: Mine, type: Chant, cost: "{1}", text: ["[Trigger] pay {1}: You gain 100 life."]}
  - {name: Void, type: Chant, cost: "{0}", text: ["Remove target resonator from the game."]}
  - {name: Void Deck, type: Chant, cost: "{0}",
      text: ["Remove the top card of your deck from the game face down."]}
  - {name: Void Look, type: Chant, cost: "{0}",
      text: ["Remove the top card of your deck from the game face down. You may look at it at any time."]}
  - {name: Fetch, type: Chant, cost: "{0}",
      text: ["Put target card in a removed area into its owner's hand."]}
  - {name: Tally, type: Chant, cost: "{0}", text: ["Draw a card for each card in your removed area."]}
  - {name: Gem, type: Chant, cost: "{0}", text: ["Gain a fire gem."]}
  - {name: Crown, type: Chant, cost: "{0}", text: ["Attach target card in your graveyard to your J/ruler."]}
  - {name: Tale, type: Chant, cost: "{0}", race: [Story], text: ["Draw a card."]}
  - {name: Sign, type: Rune, cost: "{0}", attribute: R, divinity: 1, text: ["Draw a card."]}
"""


def zoned(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("309.2")
def test_a_graveyard_is_open_and_new_cards_come_on_top() -> None:
    run = played(
        CARDS
        + dedent("""
            start: {A: {hand: [Spark, Snuff], field: [Ogre], graveyard: [Squire]}, B: {graveyard: [Healer]}}
            do:
              - {A: play, card: Spark}
              - {both: pass}
              - {expect: {A.graveyard: [Spark, Squire]}}
              - {A: play, card: Snuff, target: Ogre}
              - {both: pass}
            expect: {A.graveyard: [Snuff, Ogre, Spark, Squire], B.graveyard: [Healer]}
        """)
    )
    for seat in (0, 1, None):
        pile = Game(run.g).view(seat)["players"][0]["graveyard"]
        assert [c["name"] for c in pile] == ["Snuff", "Ogre", "Spark", "Squire"]


@clause("310.2")
def test_a_standby_area_shows_the_order_and_only_its_player_the_cards() -> None:
    run = played(
        CARDS
        + dedent("""
            start: {A: {standby: [Mine], hand: [Ogre], will: "{R}{R}"}}
            do:
              - {A: standby, card: Ogre}
            expect: {A.standby: [Mine, Ogre]}
        """)
    )
    game = Game(run.g)
    assert [c["name"] for c in game.view(0)["players"][0]["standby"]] == ["Mine", "Ogre"]
    backs = game.view(1)["players"][0]["standby"]
    assert [(b["hidden"], b["position"], b["fresh"]) for b in backs] == [(True, 0, False), (True, 1, True)]
    assert not [b for b in backs if "name" in b]


@clause("311.2")
def test_a_removed_area_is_open_and_a_players_own() -> None:
    run = played(
        CARDS
        + dedent("""
            start: {A: {hand: [Void]}, B: {field: [Ogre]}}
            do:
              - {A: play, card: Void, target: Ogre}
              - {both: pass}
            expect: {B.removed: [Ogre], A.removed: 0}
        """)
    )
    for seat in (0, 1, None):
        players = Game(run.g).view(seat)["players"]
        assert [[c["name"] for c in p["removed"]] for p in players] == [[], ["Ogre"]]


@clause("311.2a")
def test_a_card_removed_face_down_is_hidden_but_for_who_may_look() -> None:
    for chant, owner in (("Void Deck", None), ("Void Look", "Ogre")):
        run = played(
            CARDS
            + dedent(f"""
                start: {{A: {{deck: [Ogre], hand: [{chant}]}}}}
                do:
                  - {{A: play, card: {chant}}}
                  - {{both: pass}}
                expect: {{A.Ogre: {{zone: removed}}}}
            """)
        )
        game = Game(run.g)
        assert [c.get("name") for c in game.view(0)["players"][0]["removed"]] == [owner]
        assert [c.get("name") for c in game.view(1)["players"][0]["removed"]] == [None]


@clause("311.3")
def test_removed_cards_are_those_in_a_removed_area() -> None:
    zoned("""
        start: {A: {hand: [Tally, Fetch], removed: [Ogre, Squire], graveyard: [Healer]}, B: {removed: [Ogre]}}
        do:
          - {A: cannot, do: {play: Fetch, target: Healer}, because: "903.2g"}
          - {A: can, do: {play: Fetch, target: B.Ogre}}
          - {A: play, card: Tally}
          - {both: pass}
        expect: {A.hand: 3}
    """)


@clause("312.1")
def test_cards_and_abilities_wait_on_the_chase_until_they_resolve() -> None:
    zoned("""
        start: {A: {hand: [Spark], field: [Healer]}}
        do:
          - {A: play, card: Spark}
          - {A: activate, card: Healer}
          - {expect: {chase: [Healer, Spark], A.life: 4000, A.Spark: {zone: chase}, A.hand: 0}}
          - {both: pass}
          - {expect: {chase: [Spark], A.life: 4100}}
          - {both: pass}
        expect: {chase: 0, A.life: 4200, A.Spark: {zone: graveyard}}
    """)


@clause("312.2")
def test_one_chase_that_all_see_in_its_order() -> None:
    run = played(
        CARDS
        + dedent("""
            start: {A: {hand: [Spark]}, B: {hand: [Hush], field: [Healer]}}
            do:
              - {A: play, card: Spark}
              - {A: pass}
              - {B: play, card: Hush, target: chase.Spark}
              - {B: activate, card: Healer}
            expect: {chase: [Healer, Hush, Spark]}
        """)
    )
    for seat in (0, 1, None):
        assert [c["name"] for c in Game(run.g).view(seat)["chase"]] == ["Healer", "Hush", "Spark"]


@clause("312.3")
def test_a_spell_is_a_card_on_the_chase() -> None:
    zoned("""
        start: {A: {hand: [Ogre], field: [Healer, Squire]}, B: {hand: [Hush, Hush Resonator, Bounce Spell]}}
        do:
          - {A: play, card: Ogre}
          - {A: activate, card: Healer}
          - {A: pass}
          - {B: can, do: {play: Hush, target: chase.Ogre}}
          - {B: can, do: {play: Hush Resonator, target: chase.Ogre}}
          - {B: cannot, do: {play: Hush, target: chase.Healer}, because: "903.2g"}
          - {B: cannot, do: {play: Hush, target: A.Squire}, because: "903.2g"}
          - {B: cannot, do: {play: Hush Resonator, target: A.Squire}, because: "903.2g"}
          - {B: play, card: Bounce Spell, target: chase.Ogre}
          - {both: pass}
        expect: {A.hand: [Ogre], chase: [Healer]}
    """)


@clause("313.1")
def test_coins_gems_and_attached_cards_are_in_the_item_area() -> None:
    zoned("""
        start: {A: {ruler: Old King, hand: [Gem, Crown], graveyard: [Ogre]}}
        do:
          - {A: play, card: Gem}
          - {both: pass}
          - {A: play, card: Crown, target: Ogre}
          - {both: pass}
        expect: {A.items: [Fire Gem, Ogre], A.field: 0, A.Ogre: {zone: items}}
    """)
    zoned("""
        start:
          phase: setup
          first: A
          A: {ruler: Coiner, deck: {Ogre: 40}, stone_deck: {Fire Magic Stone: 10}}
          B: {ruler: Coiner, deck: {Ogre: 40}, stone_deck: {Fire Magic Stone: 10}}
        do:
          - {A: answer, with: []}
          - {B: answer, with: []}
        expect: {A.items: 0, B.items: [Will Coin]}
    """)


@clause("313.2", "313.3")
def test_an_item_area_is_open_and_its_player_controls_what_is_there() -> None:
    run = played(
        CARDS
        + dedent("""
            start: {A: {items: [Fire Gem], ruler: Old King}, B: {ruler: Coiner, items: [Will Coin],
                hand: [Ogre]}}
            do:
              - {A: cannot, do: {activate: B.Will Coin}}
              - {A: pass}
              - {B: activate, card: Will Coin}
            expect: {B.will: "{R}", B.items: 0}
        """)
    )
    for seat in (0, 1, None):
        players = Game(run.g).view(seat)["players"]
        assert [[(c["name"], c["controller"]) for c in p["items"]] for p in players] == [
            [("Fire Gem", 0)],
            [],
        ]


@clause("314.2")
def test_an_extra_deck_is_seen_by_its_player_only() -> None:
    run = played(CARDS + "start: {A: {extra_deck: [Tale]}, B: {extra_deck: [Tale]}}\n")
    game = Game(run.g)
    assert [c["name"] for c in game.view(0)["players"][0]["extra_deck"]] == ["Tale"]
    assert not game.view(0)["players"][1]["extra_deck"]
    assert not game.view(None)["players"][0]["extra_deck"]


@clause("315.2")
def test_a_rune_area_is_seen_by_its_player_only() -> None:
    run = played(CARDS + "start: {A: {runes: [Sign]}, B: {runes: [Sign]}}\n")
    game = Game(run.g)
    assert [c["name"] for c in game.view(0)["players"][0]["runes"]] == ["Sign"]
    assert not game.view(0)["players"][1]["runes"]
    assert not game.view(None)["players"][0]["runes"]
