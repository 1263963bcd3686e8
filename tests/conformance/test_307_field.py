"""307: the field."""

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
    race: [Human]
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, attribute: R, race: [Human], atk: 900, def: 900}
  - {name: Ogre, type: Resonator, cost: "{0}", attribute: R, atk: 800, def: 800}
  - {name: Squire, type: Resonator, cost: "{0}", race: [Human], atk: 300, def: 300}
  - {name: Sword, type: Regalia, cost: "{0}"}
  - {name: Sash, type: Addition, cost: "{0}"}
  - {name: Break, type: Chant, cost: "{0}", text: ["Destroy target entity."]}
  - {name: Break Card, type: Chant, cost: "{0}", text: ["Destroy target card."]}
  - {name: Break Regalia, type: Chant, cost: "{0}", text: ["Destroy target regalia."]}
  - {name: Break Addition, type: Chant, cost: "{0}", text: ["Destroy target addition."]}
  - {name: Break Stone, type: Chant, cost: "{0}", text: ["Destroy target magic stone."]}
  - {name: Break J-Ruler, type: Chant, cost: "{0}", text: ["Destroy target J-ruler."]}
  - {name: Break Resonator, type: Chant, cost: "{0}", text: ["Destroy target resonator."]}
  - {name: Count, type: Chant, cost: "{0}", text: ["Draw a card for each Human you control."]}
  - {name: Count Fire, type: Chant, cost: "{0}", text: ["Draw a card for each fire card you control."]}
  - {name: Raid, type: Chant, cost: "{0}",
      text: ["Put target resonator card from your opponent's graveyard into the field."]}
  - {name: Mercy, type: Chant, cost: "{0}",
      text: ["Put target resonator card from your opponent's graveyard into the field under its owner's
          control."]}
  - {name: Gift, type: Chant, cost: "{0}",
      text: ["Put target resonator card from your graveyard into your opponent's field."]}
  - {name: Storm, type: Chant, cost: "{0}", text: ["Destroy all resonators in your opponent's field."]}
  - {name: Rally, type: Chant, cost: "{0}",
      text: ["Resonators in your field gain [+200/+200] until end of turn."]}
  - {name: Steal, type: Chant, cost: "{0}", text: ["Gain control of target resonator."]}
  - {name: Lull, type: Chant, cost: "{0}", text: ["Rest all cards you control."]}
"""


def fielded(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("307.1")
def test_what_is_put_into_the_field() -> None:
    fielded("""
        start: {A: {ruler: Old King, hand: [Ogre, Sword, Sash], stone_deck: [Fire Magic Stone]}}
        do:
          - {A: play, card: Ogre}
          - {both: pass}
          - {A: play, card: Sword}
          - {both: pass}
          - {A: play, card: Sash}
          - {both: pass}
          - {A: call}
          - {go: "A main"}
          - {A: judgment}
          - {both: pass}
        expect: {A.field: [Ogre, Sword, Sash, Young King], A.stones: [Fire Magic Stone],
            A.Young King: {zone: field}}
    """)


@clause("307.2")
def test_everybody_sees_the_one_field() -> None:
    run = played(CARDS + "start: {A: {field: [Ogre]}, B: {field: [Squire], stones: [Fire Magic Stone]}}\n")
    game = Game(run.g)
    names = ["Ogre", "Squire", "Fire Magic Stone"]
    for seat in (0, 1, None):
        assert [c["name"] for c in game.view(seat)["field"]] == names


@clause("307.3")
def test_every_card_in_the_field_is_recovered_or_rested() -> None:
    fielded("""
        start: {A: {field: [Ogre, Sword, Sash], stones: [Fire Magic Stone], ruler: {card: Old King,
            face: back}, hand: [Lull]}}
        do:
          - {A: play, card: Lull}
          - {both: pass}
        expect:
          A.Ogre: {rested: true}
          A.Sword: {rested: true}
          A.Sash: {rested: true}
          A.Fire Magic Stone: {rested: true}
          A.Young King: {rested: true}
    """)


@clause("307.4")
def test_a_card_or_a_type_of_the_field_means_cards_there() -> None:
    fielded("""
        start:
          A:
            ruler: {card: Old King, face: back}
            hand: [Break Card, Break Regalia, Break Addition, Break Stone, Break J-Ruler, Break Resonator]
            field: [Ogre]
            graveyard: [Ogre, Sword, Sash, Fire Magic Stone]
          B: {ruler: Old King}
        do:
          - {A: can, do: {play: Break Card, target: Ogre#1}}
          - {A: can, do: {play: Break Resonator, target: Ogre#1}}
          - {A: can, do: {play: Break J-Ruler, target: Young King}}
          - {A: cannot, do: {play: Break Card, target: Ogre#2}, because: "903.2g"}
          - {A: cannot, do: {play: Break Card, target: B.Old King}, because: "903.2g"}
          - {A: cannot, do: {play: Break Resonator, target: Ogre#2}, because: "903.2g"}
          - {A: cannot, do: {play: Break Regalia}, because: "903.2g"}
          - {A: cannot, do: {play: Break Addition}, because: "903.2g"}
          - {A: cannot, do: {play: Break Stone}, because: "903.2g"}
          - {A: cannot, do: {play: Break J-Ruler, target: B.Old King}, because: "903.2g"}
    """)


@clause("307.4a")
def test_counting_looks_at_field_and_ruler_areas() -> None:
    fielded("""
        start: {A: {ruler: Old King, hand: [Count], field: [Squire, Ogre], graveyard: [Squire]}}
        do:
          - {A: play, card: Count}
          - {both: pass}
        expect: {A.hand: 2}
    """)
    fielded("""
        start: {A: {ruler: Old King, hand: [Count Fire, Ogre], field: [Squire, Ogre], graveyard: [Ogre]}}
        do:
          - {A: play, card: Count Fire}
          - {both: pass}
        expect: {A.hand: 3}
    """)


@clause("307.6")
def test_an_entity_is_any_card_in_the_field() -> None:
    fielded("""
        start:
          A: {ruler: {card: Old King, face: back}, hand: [Break], field: [Ogre, Sword, Sash],
              stones: [Fire Magic Stone], graveyard: [Squire]}
          B: {ruler: Old King}
        do:
          - {A: can, do: {play: Break, target: Ogre}}
          - {A: can, do: {play: Break, target: Sword}}
          - {A: can, do: {play: Break, target: Sash}}
          - {A: can, do: {play: Break, target: Fire Magic Stone}}
          - {A: can, do: {play: Break, target: Young King}}
          - {A: cannot, do: {play: Break, target: B.Old King}, because: "903.2g"}
          - {A: cannot, do: {play: Break, target: Squire}, because: "903.2g"}
    """)


@clause("307.7")
def test_who_puts_a_card_into_the_field_controls_it() -> None:
    fielded("""
        start: {A: {hand: [Raid]}, B: {graveyard: [Ogre]}}
        do:
          - {A: play, card: Raid, target: Ogre}
          - {both: pass}
        expect: {A.Ogre: {zone: field, controller: A}, A.field: [Ogre], B.field: 0}
    """)


@clause("307.7")
def test_unless_the_effect_names_another_controller() -> None:
    fielded("""
        start: {A: {hand: [Mercy]}, B: {graveyard: [Ogre]}}
        do:
          - {A: play, card: Mercy, target: Ogre}
          - {both: pass}
        expect: {B.Ogre: {zone: field, controller: B}}
    """)


@clause("307.8a")
def test_a_card_in_a_players_field_is_one_they_control() -> None:
    fielded("""
        start: {A: {hand: [Steal, Rally], field: [Squire]}, B: {field: [Ogre, Squire]}}
        do:
          - {A: play, card: Steal, target: Ogre}
          - {both: pass}
          - {A: play, card: Rally}
          - {both: pass}
        expect: {A.Ogre: {atk: 1000}, A.Squire: {atk: 500}, B.Squire: {atk: 300}}
    """)
    fielded("""
        start: {A: {hand: [Steal, Storm], field: [Squire]}, B: {field: [Ogre, Squire]}}
        do:
          - {A: play, card: Steal, target: Ogre}
          - {both: pass}
          - {A: play, card: Storm}
          - {both: pass}
        expect: {A.field: [Ogre, Squire], B.field: 0}
    """)


@clause("307.8b")
def test_into_a_players_field_is_under_that_players_control() -> None:
    fielded("""
        start: {A: {hand: [Gift], graveyard: [Ogre]}}
        do:
          - {A: play, card: Gift, target: Ogre}
          - {both: pass}
        expect: {B.Ogre: {zone: field, controller: B}, B.field: [Ogre], A.field: 0}
    """)


@clause("307.4", "307.4a", "307.8a")
def test_a_card_in_your_field_is_not_your_ruler() -> None:
    holds("""
        cards:
          - {name: Host, type: Resonator, cost: "{0}", atk: 0, def: 100,
              text: ["This card gains [+100/+0] for each card in your field."]}
          - {name: Lord, type: Resonator, cost: "{0}", atk: 0, def: 100,
              text: ["This card gains [+100/+0] for each card you control."]}
        start: {A: {field: [Host, Lord]}}
        expect: {A.Host: {atk: 200}, A.Lord: {atk: 300}}
    """)


@clause("307.4", "201.5")
def test_a_card_in_an_event_without_its_zone_is_in_the_field() -> None:
    holds("""
        cards:
          - {name: Watcher, type: Regalia, cost: "{1}",
             text: ["Whenever a card you control becomes rested => You gain 100 life."]}
          - {name: Throne, type: Regalia, cost: "{1}",
             text: ["Whenever a ruler becomes rested => You gain 1000 life."]}
          - {name: Warden, type: Regalia, cost: "{1}",
             text: ["Whenever a resonator becomes the target of a spell => You gain 200 life."]}
          - {name: Squire, type: Resonator, cost: "{1}", atk: 300, def: 300}
          - {name: Fetch, type: Chant, cost: "{0}",
             text: ["Return target resonator card from your graveyard to your hand."]}
        start:
          A: {field: [Watcher, Throne, Warden, Squire], stone_deck: [Fire Magic Stone], hand: [Fetch],
              graveyard: [Squire]}
        do:
          - {A: call}
          - {resolve: all}
          - {expect: {A.life: 5000}}
          - {A: play, card: Fetch, target: "A.Squire#2"}
          - {resolve: all}
          - {expect: {A.life: 5000}}
          - {A: attack, card: "A.Squire#1", object: B}
          - {finish: battle}
        expect: {A.life: 5100}
    """)
