"""1406: additions with subtypes."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - name: King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Warlord, type: J-Ruler, atk: 500, def: 500}
  - {name: Ogre, type: Resonator, cost: "{1}", atk: 800, def: 800}
  - {name: Bear, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Saddle, type: "Addition:Resonator", cost: "{0}", text: ["Added resonator gains [+200/+200]."]}
  - {name: Crown, type: "Addition:J-Ruler", cost: "{0}"}
  - {name: Charm, type: "Addition:J/Resonator", cost: "{0}"}
  - {name: Robe, type: "Addition:J/Ruler", cost: "{0}"}
  - {name: Banner, type: "Addition:Field", cost: "{0}"}
  - {name: Flag, type: Addition, cost: "{0}"}
  - {name: Break, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target [Addition: Resonator]."]}
  - {name: Fell, type: Chant, cost: "{0}", text: ["Destroy target J-ruler."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Dig, type: Chant, cost: "{0}",
     text: ["Put target addition card from your graveyard into the field."]}
  - {name: Harden, type: Chant, cost: "{0}", text: ["This turn, resonators cannot be targeted by spells."]}
  - {name: Charmer, type: Chant, cost: "{0}", text: ["[Quickcast]", "Gain control of target resonator."]}
  - {name: Recall, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Return target resonator to its owner's hand."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1406.1", "1406.2a")
def test_the_subtype_says_what_it_can_be_played_on() -> None:
    with_cards("""
        start:
          A: {ruler: {card: King, face: back}, field: [Ogre, Banner], hand: [Saddle, Crown, Charm],
              stones: {Fire Magic Stone: 1}}
          B: {ruler: King}
        do:
          - {A: can, do: {play: Saddle, target: A.Ogre}}
          - {A: cannot, do: {play: Saddle, target: A.Warlord}}
          - {A: cannot, do: {play: Saddle, target: A.Banner}}
          - {A: can, do: {play: Crown, target: A.Warlord}}
          - {A: cannot, do: {play: Crown, target: A.Ogre}}
          - {A: cannot, do: {play: Crown, target: B.King}}
          - {A: can, do: {play: Charm, target: A.Ogre}}
          - {A: can, do: {play: Charm, target: A.Warlord}}
          - {A: cannot, do: {play: Charm, target: A.Fire Magic Stone}}
    """)


@clause("1406.2a")
def test_without_a_card_to_go_on_it_is_not_played_but_field_additions_are() -> None:
    with_cards("""
        start: {A: {hand: [Saddle, Banner, Flag]}}
        do:
          - {A: cannot, do: {play: Saddle}, because: "903.2g"}
          - {A: play, card: Banner}
          - {both: pass}
          - {A: play, card: Flag}
          - {both: pass}
        expect: {A.Banner: {zone: field, added_to: none}, A.Flag: {zone: field, added_to: none}}
    """)


@clause("1406.2b")
def test_it_comes_on_its_target_under_the_control_of_who_played_it() -> None:
    with_cards("""
        start: {A: {hand: [Saddle]}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Saddle, target: B.Ogre}
          - {both: pass}
        expect: {A.Saddle: {zone: field, controller: A, added_to: B.Ogre}, B.Ogre: {atk: 1000}}
    """)


@clause("1406.2b")
def test_it_goes_to_the_graveyard_when_the_target_is_no_longer_legal() -> None:
    with_cards("""
        start: {A: {hand: [Saddle], field: [Bear]}, B: {field: [Ogre], hand: [Snuff]}}
        do:
          - {A: play, card: Saddle, target: B.Ogre}
          - {A: pass}
          - {B: play, card: Snuff, target: B.Ogre}
          - {both: pass}
          - {both: pass}
          - {expect: {log: ["1406.2b"], log_not: ["1406.4a"]}}
        expect: {A.Saddle: {zone: graveyard}, A.Bear: {atk: 300}}
    """)


@clause("1406.1a")
def test_a_reference_to_one_subtype_does_not_mean_another() -> None:
    with_cards("""
        start:
          A:
            hand: [Break]
            field: [Ogre, {card: Saddle, added_to: Ogre}, {card: Charm, added_to: Ogre}, Banner, Flag]
        do:
          - {A: can, do: {play: Break, target: A.Saddle}}
          - {A: cannot, do: {play: Break, target: A.Charm}}
          - {A: cannot, do: {play: Break, target: A.Banner}}
          - {A: cannot, do: {play: Break, target: A.Flag}}
    """)


@clause("1406.3")
def test_put_into_the_field_by_an_effect_it_comes_on_a_card_that_its_player_chooses() -> None:
    with_cards("""
        start: {A: {hand: [Dig], graveyard: [Saddle], field: [Ogre]}, B: {field: [Bear]}}
        do:
          - {A: play, card: Dig, target: A.Saddle}
          - {both: pass}
          - {expect: {decision: {player: A}}}
          - {A: answer, with: B.Bear}
        expect: {A.Saddle: {zone: field, controller: A, added_to: B.Bear}, B.Bear: {atk: 500}}
    """)


@clause("1406.3")
def test_without_such_a_card_it_stays_where_it_is() -> None:
    with_cards("""
        start: {A: {hand: [Dig, Dig], graveyard: [Saddle, Banner], field: [Flag]}}
        do:
          - {A: play, card: Dig, target: A.Saddle}
          - {both: pass}
          - {expect: {A.Saddle: {zone: graveyard}, log_not: ["1406.4a"]}}
          - {A: play, card: Dig, target: A.Banner}
          - {both: pass}
        expect: {A.Banner: {zone: field}}
    """)


@clause("1406.3")
def test_being_no_target_it_may_come_on_a_card_that_cannot_be_targeted() -> None:
    holds(
        CARDS
        + '  - {name: Ward, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Barrier]"]}\n'
        + dedent("""
        start: {A: {hand: [Dig, Saddle], graveyard: [Saddle]}, B: {field: [Ward]}}
        do:
          - {A: cannot, do: {play: Saddle, target: B.Ward}}
          - {A: play, card: Dig, target: "A.Saddle#2"}
          - {both: pass}
        expect: {B.Ward: {atk: 500}}
    """)
    )


@clause("1406.4a")
def test_it_goes_to_the_graveyard_when_its_card_leaves_and_field_additions_stay() -> None:
    with_cards("""
        start:
          A: {field: [{card: Saddle, added_to: B.Ogre}, Banner, Flag]}
          B: {field: [Ogre], hand: [Recall]}
        do:
          - {A: pass}
          - {B: play, card: Recall, target: B.Ogre}
          - {both: pass}
          - {expect: {log: ["1406.4a"]}}
        expect: {A.Saddle: {zone: graveyard}, A.field: [Banner, Flag], B.hand: [Ogre]}
    """)


@clause("1406.4a")
def test_it_stays_when_its_card_changes_sides_and_goes_when_that_is_of_another_type() -> None:
    with_cards("""
        start: {A: {field: [Ogre, {card: Saddle, added_to: Ogre}]}, B: {hand: [Charmer]}}
        do:
          - {A: pass}
          - {B: play, card: Charmer, target: A.Ogre}
          - {both: pass}
        expect: {B.Ogre: {zone: field, atk: 1000}, A.Saddle: {zone: field, controller: A}}
    """)
    holds("""
        cards:
          - {name: Golem, type: Regalia, cost: "{2}",
             text: ["{0}: This card becomes a [600/600] Golem resonator until end of turn."]}
          - {name: Saddle, type: "Addition:Resonator", cost: "{0}",
             text: ["Added resonator gains [+200/+200]."]}
        start: {A: {field: [Golem], hand: [Saddle]}}
        do:
          - {A: activate, card: Golem}
          - {both: pass}
          - {A: play, card: Saddle, target: A.Golem}
          - {both: pass}
          - {expect: {A.Golem: {atk: 800}, A.Saddle: {zone: field}}}
          - {go: "B main"}
        expect: {A.Golem: {zone: field}, A.Saddle: {zone: graveyard}}
    """)


@clause("1406.4a")
def test_one_on_a_j_ruler_goes_when_that_is_a_ruler_again() -> None:
    with_cards("""
        start:
          A: {ruler: {card: King, face: back}, field: [{card: Crown, added_to: A.Warlord}], hand: [Fell]}
        do:
          - {A: play, card: Fell, target: A.Warlord}
          - {both: pass}
          - {expect: {log: ["1406.4a"]}}
        expect: {A.Crown: {zone: graveyard}, A.King: {zone: ruler, face: front}}
    """)
