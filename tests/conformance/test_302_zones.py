"""302: zones, what is seen in them, and moving between them."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Continuous
from willpower.abilities.nouns import This
from willpower.abilities.statics import AddTypes, Gains
from willpower.abilities.symbols import RESONATOR
from willpower.engine.game import Game
from written_kit import played

CARDS = """\
cards:
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
  - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
  - {name: Squire, type: Resonator, cost: "{0}", atk: 300, def: 300}
  - {name: Page, type: Resonator, cost: "{0}", atk: 200, def: 200}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Boost, type: Chant, cost: "{0}", text: ["Target resonator gains [+200/+200] until end of turn."]}
  - {name: Wings, type: Chant, cost: "{0}", text: ["Target J/ruler gains [Flying] until end of turn."]}
  - {name: Home, type: Chant, cost: "{0}",
      text: ["[Quickcast]", "Return target resonator to its owner's hand."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target J/resonator."]}
  - {name: Bury, type: Chant, cost: "{0}",
      text: ["Put two target resonators your opponent controls on top of their owner's deck."]}
  - {name: Sink, type: Chant, cost: "{0}",
      text: ["Put two target resonators your opponent controls on the bottom of their owner's deck."]}
  - {name: Steal, type: Chant, cost: "{0}", text: ["Gain control of target resonator."]}
  - {name: Take, type: Chant, cost: "{0}", text: ["Put target resonator into your hand."]}
  - {name: Waste, type: Chant, cost: "{0}", text: ["Put target resonator into your graveyard."]}
  - {name: Drown, type: Chant, cost: "{0}", text: ["Put target resonator on top of your deck."]}
  - {name: Loot, type: Chant, cost: "{0}",
      text: ["Put target card from your opponent's graveyard into your hand."]}
  - {name: Fall, type: Chant, cost: "{0}", text: ["Put target resonator into a graveyard."]}
  - {name: Banish, type: Chant, cost: "{0}", text: ["Remove target resonator from the game."]}
"""


def zoned(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("302.1")
def test_field_and_chase_are_shared_and_all_other_zones_are_a_players_own() -> None:
    run = played(
        CARDS
        + dedent("""
            start:
              A: {hand: [Spark], field: [Ogre], graveyard: [Page]}
              B: {hand: [Spark], field: [Squire], graveyard: [Page, Page]}
            do:
              - {A: play, card: Spark}
              - {A: pass}
              - {B: play, card: Spark}
            expect: {chase: [Spark, Spark]}
        """)
    )
    view = Game(run.g).view(0)
    assert [(c["name"], c["controller"]) for c in view["field"]] == [("Ogre", 0), ("Squire", 1)]
    assert [(c["name"], c["controller"]) for c in view["chase"]] == [("Spark", 1), ("Spark", 0)]
    assert [len(p["graveyard"]) for p in view["players"]] == [1, 2]
    for player in view["players"]:
        assert set(player["counts"]) == {
            "hand", "standby", "ruler", "items", "graveyard", "removed", "extra_deck", "runes", "deck",
            "stone_deck", "lifebreak",
        }  # fmt: skip


def hidden_everywhere() -> Game:
    run = played(
        CARDS
        + dedent("""
            start:
              B:
                hand: [Ogre]
                deck: [Squire]
                fill: false
                stone_deck: [Fire Magic Stone]
                standby: [Home]
                extra_deck: [Snuff]
                graveyard: [Page]
                removed: [Spark]
                field: [Page]
        """)
    )
    return Game(run.g)


@clause("302.2")
def test_hidden_zones_are_seen_only_by_those_who_may() -> None:
    game = hidden_everywhere()
    mine, theirs = game.view(1)["players"][1], game.view(0)["players"][1]
    for zone, name in (("hand", "Ogre"), ("standby", "Home"), ("extra_deck", "Snuff")):
        assert [c["name"] for c in mine[zone]] == [name]
        assert not [c for c in theirs[zone] if "name" in c]
    for seat in (mine, theirs):
        assert not seat["deck"] and not seat["stone_deck"]
        assert [c["name"] for c in seat["graveyard"]] == ["Page"]
        assert [c["name"] for c in seat["removed"]] == ["Spark"]
    assert [c["name"] for c in game.view(0)["field"]] == ["Page"]


@clause("302.2a")
def test_the_number_of_cards_is_seen_in_every_zone() -> None:
    counts = hidden_everywhere().view(0)["players"][1]["counts"]
    seen = {zone: n for zone, n in counts.items() if n}
    assert seen == {
        "hand": 1, "deck": 1, "stone_deck": 1, "standby": 1, "extra_deck": 1, "graveyard": 1, "removed": 1,
        "ruler": 1,
    }  # fmt: skip


@clause("302.3")
def test_a_card_that_comes_back_is_another_card() -> None:
    zoned("""
        start: {A: {hand: [Boost, Home], field: [{card: Ogre, rested: true, counters: {"+100/+100": 1},
            damage: 100}]}}
        do:
          - {A: play, card: Boost, target: Ogre}
          - {both: pass}
          - {expect: {A.Ogre: {atk: 1100}}}
          - {A: play, card: Home, target: Ogre}
          - {both: pass}
          - {expect: {A.Ogre: {zone: hand, atk: 800}}}
          - {A: play, card: Ogre}
          - {both: pass}
        expect: {A.Ogre: {zone: field, atk: 800, counters: {}, damage: 0, rested: false, fresh: true}}
    """)


@clause("302.3")
def test_what_targeted_it_before_does_not_find_it() -> None:
    zoned("""
        start: {A: {hand: [Snuff, Home], field: [Ogre]}}
        do:
          - {A: play, card: Snuff, target: Ogre}
          - {A: play, card: Home, target: Ogre}
          - {both: pass}
          - {expect: {A.Ogre: {zone: hand}}}
          - {both: pass}
        expect: {A.Ogre: {zone: hand}, chase: 0}
    """)


@clause("302.3")
def test_a_ruler_that_becomes_a_j_ruler_stays_the_same_card() -> None:
    zoned("""
        start: {A: {ruler: {card: Old King, counters: {mana: 2}}, hand: [Wings]}}
        do:
          - {A: play, card: Wings, target: Old King}
          - {both: pass}
          - {A: judgment}
          - {both: pass}
        expect: {A.Young King: {zone: field, has: [Flying], counters: {mana: 2}}}
    """)


@clause("302.3")
def test_a_j_ruler_that_goes_home_keeps_its_orientation() -> None:
    for rested in ("true", "false"):
        zoned(f"""
            start: {{A: {{ruler: {{card: Old King, face: back, rested: {rested}}}, hand: [Wings, Snuff]}}}}
            do:
              - {{A: play, card: Wings, target: Young King}}
              - {{both: pass}}
              - {{A: play, card: Snuff, target: Young King}}
              - {{both: pass}}
            expect: {{A.Old King: {{zone: ruler, rested: {rested}, has: [Flying]}}}}
        """)


@clause("302.4")
def test_the_owner_orders_cards_that_come_together_whoever_moves_them() -> None:
    for first, second in (("Ogre", "Squire"), ("Squire", "Ogre")):
        zoned(f"""
            start: {{A: {{hand: [Bury]}}, B: {{field: [Ogre, Squire], deck: [Page]}}}}
            do:
              - {{A: play, card: Bury, target: [Ogre, Squire]}}
              - {{both: pass}}
              - {{expect: {{decision: {{player: B, kind: order}}}}}}
              - {{B: answer, with: [{first}, {second}]}}
              - {{go: "B recovery"}}
              - {{expect: {{B.hand: [{first}]}}}}
              - {{go: "A main"}}
              - {{go: "B recovery"}}
              - {{expect: {{B.hand: [{first}, {second}]}}}}
        """)


@clause("302.4")
def test_the_order_in_a_hidden_zone_is_the_owners_secret() -> None:
    run = played(
        CARDS
        + dedent("""
            start: {A: {hand: [Bury]}, B: {field: [Ogre, Squire], deck: [Page]}}
            do:
              - {A: play, card: Bury, target: [Ogre, Squire]}
              - {both: pass}
              - {B: answer, with: [Squire, Ogre]}
        """)
    )
    game = Game(run.g)
    owner, other = game.view(1)["players"][1]["deck"], game.view(0)["players"][1]["deck"]
    assert [(c["name"], c["position"]) for c in owner] == [("Squire", 0), ("Ogre", 1)]
    assert not other


@clause("302.4")
def test_the_log_does_not_tell_the_order_either() -> None:
    told = []
    for order in ("[Squire, Ogre]", "[Ogre, Squire]"):
        run = played(
            CARDS
            + dedent(f"""
                start: {{A: {{hand: [Bury]}}, B: {{field: [Ogre, Squire], deck: [Page]}}}}
                do:
                  - {{A: play, card: Bury, target: [Ogre, Squire]}}
                  - {{both: pass}}
                  - {{B: answer, with: {order}}}
            """)
        )
        told.append(Game(run.g).log_for(0))
    assert told[0] == told[1]


@clause("302.4")
def test_the_order_at_the_bottom_too() -> None:
    zoned("""
        start: {A: {hand: [Sink]}, B: {field: [Ogre, Squire], deck: [Page], fill: false}}
        do:
          - {A: play, card: Sink, target: [Ogre, Squire]}
          - {both: pass}
          - {B: answer, with: [Squire, Ogre]}
        expect: {B.deck: [Page, Squire, Ogre]}
    """)


@clause("302.4")
def test_the_owner_orders_cards_that_another_effect_sends_to_the_deck() -> None:
    for first, second in (("One", "Two"), ("Two", "One")):
        holds(f"""
            cards:
              - {{name: Pit, type: Regalia, cost: "{{0}}",
                  text: ["If a resonator would be put into a graveyard from the field,
                      put it on the bottom of its owner's deck instead."]}}
              - {{name: One, type: Resonator, cost: "{{0}}", atk: 100, def: 100}}
              - {{name: Two, type: Resonator, cost: "{{0}}", atk: 100, def: 100}}
              - {{name: Page, type: Resonator, cost: "{{0}}", atk: 100, def: 100}}
              - {{name: Sweep, type: Chant, cost: "{{0}}", text: ["Destroy all resonators."]}}
            start:
              A: {{hand: [Sweep], field: [Pit, Page], deck: [Page], fill: false}}
              B: {{field: [One, Two], deck: [Page], fill: false}}
            do:
              - {{A: play, card: Sweep}}
              - {{both: pass}}
              - {{expect: {{decision: {{player: B, kind: order}}}}}}
              - {{B: answer, with: [{first}, {second}]}}
            expect: {{B.deck: [Page, {first}, {second}], A.deck: [Page, Page], A.graveyard: [Sweep]}}
        """)


@clause("302.4", "316.5c")
def test_the_owner_orders_cards_that_the_rules_send_to_a_deck() -> None:
    alive = (Continuous(paragraph=1, effects=(Gains(This(), (AddTypes(RESONATOR),)),)),)
    for first, second in (("Rock", "Pebble"), ("Pebble", "Rock")):
        text = f"""
            cards:
              - {{name: Rock, type: Magic Stone}}
              - {{name: Pebble, type: Magic Stone}}
              - {{name: Recall, type: Chant, cost: "{{0}}",
                  text: ["Return all resonators to their owners' hands."]}}
            start: {{A: {{hand: [Recall]}}, B: {{field: [Rock, Pebble], stone_deck: [Fire Magic Stone],
                fill: false}}}}
            do:
              - {{A: play, card: Recall}}
              - {{both: pass}}
              - {{expect: {{decision: {{player: B, kind: order}}}}}}
              - {{B: answer, with: [{first}, {second}]}}
            expect: {{B.stone_deck: [{first}, {second}, Fire Magic Stone], B.hand: 0}}
        """
        played(text, {"Rock": alive, "Pebble": alive})


@clause("302.5")
def test_a_zone_without_an_owner_is_the_cards_owners() -> None:
    zoned("""
        start: {A: {hand: [Steal, Fall]}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Steal, target: Ogre}
          - {both: pass}
          - {A: play, card: Fall, target: Ogre}
          - {both: pass}
        expect: {B.graveyard: [Ogre], A.graveyard: [Fall, Steal]}
    """)
    zoned("""
        start: {A: {hand: [Banish]}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Banish, target: Ogre}
          - {both: pass}
        expect: {B.removed: [Ogre], A.removed: 0}
    """)


@clause("302.6")
def test_cards_never_come_to_another_players_zone() -> None:
    for chant, zone in (("Take", "hand"), ("Waste", "graveyard")):
        zoned(f"""
            start: {{A: {{hand: [{chant}]}}, B: {{field: [Ogre]}}}}
            do:
              - {{A: play, card: {chant}, target: Ogre}}
              - {{both: pass}}
            expect: {{B.{zone}: [Ogre], A.hand: 0, A.graveyard: [{chant}]}}
        """)
    zoned("""
        start: {A: {hand: [Drown]}, B: {field: [Ogre], deck: [Page], fill: false}}
        do:
          - {A: play, card: Drown, target: Ogre}
          - {both: pass}
        expect: {B.deck: [Ogre, Page], A.deck: 30}
    """)
    zoned("""
        start: {A: {hand: [Loot]}, B: {graveyard: [Ogre]}}
        do:
          - {A: play, card: Loot, target: Ogre}
          - {both: pass}
        expect: {B.hand: [Ogre], B.graveyard: 0, A.hand: 0}
    """)


@clause("302.4")
def test_cards_that_come_to_two_decks_need_no_order() -> None:
    holds("""
        cards:
          - {name: Idol, type: Regalia, cost: "{2}", text: ["Treat this card as a Fire Magic Stone."]}
          - {name: Quench, type: Chant, cost: "{0}",
              text: ["Put all Fire Magic Stones on the bottom of their owner's magic stone deck."]}
        start: {A: {hand: [Quench]}, B: {field: [Idol], stones: [Fire Magic Stone]}}
        do:
          - {A: play, card: Quench}
          - {both: pass}
        expect: {B.Idol: {zone: deck}, B.stone_deck: 11, B.stones: 0}
    """)
