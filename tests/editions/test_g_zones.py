"""Zones in the editions (switches G)."""

from __future__ import annotations

from edition_kit import by_edition, comes_to, switch
from situations import situation
from willpower.abilities.ability import Spell
from willpower.abilities.effects import Move
from willpower.abilities.nouns import Filter, Target, TypeIs
from willpower.abilities.symbols import DECK, EXTRA_DECK, GRAVEYARD, RESONATOR
from willpower.engine.core.ids import NOBODY


@switch("stones_live_in")
@by_edition(("2.0", "1"), ("5.12 Bifrost", "1"), ("8.01", "0"))
def test_destroying_all_cards_in_the_field(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Ruin, type: "Spell:Chant", text: ["Destroy all cards in the field."]}
        start: {turn: A, A: {hand: [Ruin]}, B: {field: [Filler], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Ruin}
          - {resolve: all}
        expect: {B.field: 0, B.stones: OUTCOME}
    """
    comes_to(edition, text, outcome)


@switch("stones_live_in")
@by_edition(("2.0", "4000"), ("5.12 Bifrost", "4000"), ("8.01", "4100"))
def test_a_stone_enters_the_field(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Gate, type: Resonator, atk: 100, def: 100,
             text: ["[Continuous] When another card enters the field => You gain 100 life."]}
          - {name: Sprout, type: "Spell:Chant",
             text: ["Put the top card of your magic stone deck into the field."]}
        start: {turn: A, A: {hand: [Sprout], field: [Gate]}}
        do:
          - {A: play, card: Sprout}
          - {resolve: all}
        expect: {A.life: OUTCOME, A.stones: 1}
    """
    comes_to(edition, text, outcome)


@switch("control_change")
@by_edition(("2.0", "A"), ("5.12 Bifrost", "B"), ("8.01", "B"))
def test_who_gets_a_card_back(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Take, type: "Spell:Chant", text: ["Gain control of target resonator."]}
          - {name: Borrow, type: "Spell:Chant", text: ["Gain control of target resonator until end of turn."]}
          - {name: Squire, type: Resonator, atk: 300, def: 300}
        start: {turn: B, A: {hand: [Borrow], field: [Squire]}, B: {hand: [Take]}}
        do:
          - {B: play, card: Take, target: A.Squire}
          - {resolve: all}
          - {go: "A main"}
          - {A: play, card: Borrow, target: B.Squire}
          - {resolve: all}
          - {expect: {Squire: {controller: A}}}
          - {finish: turn}
        expect: {Squire: {controller: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("movement_limits")
@by_edition(("2.0", "hand"), ("5.12 Bifrost", "stones"), ("8.01", "hand"))
def test_a_stone_is_told_to_go_to_a_hand(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Uproot, type: "Spell:Chant", text: ["Return target magic stone to its owner's hand."]}
        start: {turn: A, A: {hand: [Uproot]}, B: {stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Uproot, target: B.Fire Magic Stone}
          - {resolve: all}
        expect: {B.Fire Magic Stone: {zone: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("newer_zones")
@by_edition(("5.12 Bifrost", GRAVEYARD), ("7.x", EXTRA_DECK), ("8.01", EXTRA_DECK))
def test_a_card_is_told_to_go_to_an_extra_deck(edition: str, zone: int) -> None:
    text = f"""
        edition: "{edition}"
        cards:
          - {{name: Shelve, type: "Spell:Chant"}}
        start: {{turn: A, A: {{hand: [Shelve], graveyard: [Filler]}}}}
        do:
          - {{A: play, card: Shelve, target: A.Filler}}
          - {{resolve: all}}
    """
    found = Target(1, Filter((TypeIs(RESONATOR),), GRAVEYARD))
    run = situation(text, {"Shelve": (Spell(effect=Move(found, EXTRA_DECK)),)})
    run.steps()
    fillers = {
        o.zone for o in run.g.table.objs if o.became == NOBODY and o.owner == 0 and "Filler" in o.chars.names
    }
    assert fillers == {DECK, zone}


@switch("banish_needs_control")
@by_edition(("2.0", "graveyard"), ("5.12 Bifrost", "field"), ("8.01", "field"))
def test_banishing_a_card_of_the_opponent(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Outcast, type: "Spell:Chant", text: ["Banish target resonator."]}
        start: {turn: A, A: {hand: [Outcast]}, B: {field: [Filler]}}
        do:
          - {A: play, card: Outcast, target: B.Filler}
          - {resolve: all}
        expect: {B.Filler: {zone: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("others_zones")
@by_edition(
    ("2.0", "B.graveyard: [Squire], B.hand: [Squire], A.hand: 0"),
    ("5.00 Valhalla", "B.graveyard: [Squire], A.hand: [Squire], B.hand: 0"),
    ("5.12 Bifrost", "B.graveyard: [Squire], A.hand: [Squire], B.hand: 0"),
    ("8.01", "B.graveyard: [Squire], B.hand: [Squire], A.hand: 0"),
)
def test_a_card_of_the_opponent_is_put_into_your_hand(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Squire, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Theft, type: "Spell:Chant", cost: "{0}", text: ["Put target resonator into your hand."]}
        start: {turn: A, A: {hand: [Theft]}, B: {field: [Squire], graveyard: [Squire]}}
        do:
          - {A: play, card: Theft, target: B.Squire}
          - {both: pass}
        expect: {OUTCOME}
    """
    comes_to(edition, text, outcome)


@switch("put_into_field_under")
@by_edition(("2.0", "A"), ("5.12 Bifrost", "B"), ("8.01", "A"))
def test_a_card_of_the_opponent_is_put_into_the_field(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Raise, type: "Spell:Chant",
             text: ["Put target resonator card in your opponent's graveyard into the field."]}
        start: {turn: A, A: {hand: [Raise]}, B: {graveyard: [Filler]}}
        do:
          - {A: play, card: Raise, target: B.Filler}
          - {resolve: all}
        expect: {Filler: {zone: field, controller: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("field")
@by_edition(("2.0", "A"), ("5.00 Bifrost", "A"), ("5.12 Bifrost", "A"), ("8.01", "B"))
def test_a_card_in_one_field_is_put_into_the_other(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Ogre, type: Resonator, cost: "{R}", atk: 800, def: 800}
          - {name: Charm, type: "Spell:Chant", text: ["Put target resonator into your field."]}
        start: {turn: A, A: {hand: [Charm]}, B: {field: [{card: Ogre, rested: true, damage: 100}]}}
        do:
          - {A: play, card: Charm, target: B.Ogre}
          - {resolve: all}
        expect: {Ogre: {zone: field, rested: true, damage: 100, controller: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("deck_cards_leave")
@by_edition(("5.00 Valhalla", True), ("5.12 Valhalla", False), ("8.01 Valhalla", False))
def test_two_cards_leave_a_deck_for_another_pile(edition: str, asked: bool) -> None:
    text = """
        cards:
          - {name: Store, type: "Spell:Chant",
             text: ["Put the top two cards of your main deck on top of your lifebreak area."]}
          - {name: Page, type: Resonator, atk: 100, def: 100}
          - {name: Squire, type: Resonator, atk: 300, def: 300}
        start: {turn: A, A: {hand: [Store], deck: [Page, Squire]}}
        do:
          - {A: play, card: Store}
          - {both: pass}
          STEPS
        expect: {A.lifebreak: 2, A.life: 4000}
    """
    steps = "- {expect: {decision: {player: A, kind: order}}}\n          - {A: answer, with: [Squire, Page]}"
    comes_to(edition, text.replace("STEPS", steps if asked else ""), "")
