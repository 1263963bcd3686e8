"""906.1-906.6, 906.10: automatic objects trigger, are counted, and are played one at a time."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from situations import expect, go, situation
from willpower.abilities.ability import Continuous
from willpower.abilities.nouns import All, Filter, TypeIs
from willpower.abilities.statics import TriggersMore
from willpower.abilities.symbols import FIELD, GRAVEYARD, HAND, RESONATOR
from willpower.abilities.triggers import Moves
from willpower.engine.change.zones import MoveItem, perform_moves
from written_kit import played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", race: [Beast], atk: 400, def: 400}
  - {name: Imp, type: Resonator, cost: "{1}", race: [Demon], atk: 100, def: 100}
  - {name: Chapel, type: Regalia, cost: "{1}",
     text: ["Whenever another resonator enters your field => You gain 100 life."]}
  - {name: Choir, type: Regalia, cost: "{1}",
     text: ["Whenever a resonator enters the field => You gain 100 life."]}
  - {name: Crypt, type: Regalia, cost: "{1}",
     text: ["Whenever a resonator is put into a graveyard from the field => You gain 100 life."]}
  - {name: Hex, type: Regalia, cost: "{1}",
     text: ["Whenever a resonator is put into a graveyard from the field => Target player loses 100 life."]}
  - {name: Hunter, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["[Enter] => Destroy target resonator your opponent controls."]}
  - {name: Herald, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Enter] => You gain 500 life."]}
  - {name: Doom, type: Chant, cost: "{0}", text: ["Destroy all resonators."]}
  - {name: Ruin, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Mute, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
  - {name: Charm, type: Chant, cost: "{0}", text: ["[Quickcast]", "Gain control of target resonator."]}
  - {name: Sting, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "This card deals 100 damage to target resonator."]}
  - {name: Drop, type: Chant, cost: "{0}", text: ["[Quickcast]", "Your opponent discards a card."]}
  - {name: Sack, type: Chant, cost: "{0}", text: ["Destroy target resonator. Your opponent discards a card."]}
  - {name: Freebie, type: Chant, cost: "{0}",
     text: ["You may play a card from your hand without paying its cost."]}
  - {name: Pit, type: "Spell:Chant-Standby", cost: "{R}",
     text: ["[Trigger] When a resonator your opponent controls attacks => Destroy that resonator."]}
  - {name: Trapdoor, type: "Spell:Chant-Standby", cost: "{R}",
     text: ["[Trigger] When a resonator your opponent controls attacks => Destroy target Demon."]}
  - {name: Burial, type: "Spell:Chant-Standby", cost: "{R}",
     text: ["[Trigger] When a resonator is put into a graveyard from the field => You gain 300 life."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("906.1")
def test_it_is_played_by_itself_when_its_condition_is_met() -> None:
    with_cards("""
        start: {A: {field: [Chapel], hand: [Wolf], will: "{1}"}}
        do:
          - {A: play, card: Wolf}
          - {expect: {chase: [Wolf]}}
          - {both: pass}
          - {expect: {chase: [Chapel], A.life: 4000, priority: A}}
          - {both: pass}
        expect: {A.life: 4100, chase: 0}
    """)


@clause("906.1")
def test_it_is_not_played_without_its_condition() -> None:
    with_cards("""
        start: {A: {field: [Chapel]}, B: {hand: [Ruin]}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Ruin}}
        expect: {chase: 0, A.life: 4000}
    """)


@clause("906.2")
def test_an_automatic_card_triggers_by_being_revealed_and_is_played_as_a_spell() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {hand: [Pit], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {expect: {decision: {player: B, kind: reveal}}}
          - {B: reveal, card: Pit}
          - {expect: {chase: [Pit], chase.Pit: {zone: chase}}}
          - {both: pass}
        expect: {A.Wolf: {zone: graveyard}, B.graveyard: [Pit]}
    """)


@clause("906.2")
def test_an_automatic_card_that_is_not_revealed_does_not_trigger() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {hand: [Pit], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: answer, with: "no"}
          - {finish: battle}
        expect: {A.Wolf: {zone: field}, B.hand: [Pit], B.life: 3600}
    """)


@clause("906.2a")
def test_playing_for_free_does_not_replace_the_triggering_condition() -> None:
    with_cards("""
        start: {A: {hand: [Freebie, Pit, Wolf]}}
        do:
          - {A: play, card: Freebie}
          - {both: pass}
          - {A: cannot, do: {answer: Pit}}
          - {A: answer, with: Wolf}
        expect: {A.Pit: {zone: hand}, chase: [Wolf]}
    """)


@clause("906.4")
def test_each_fulfilment_counts_once() -> None:
    with_cards("""
        start: {A: {field: [Crypt, Wolf, Wolf], hand: [Doom]}, B: {field: [Imp]}}
        do:
          - {A: play, card: Doom}
          - {both: pass}
          - {expect: {chase: [Crypt, Crypt, Crypt]}}
          - {resolve: all}
        expect: {A.life: 4300}
    """)


@clause("906.4")
def test_triggered_twice_by_one_event_it_is_played_twice() -> None:
    # 1015.1a: an effect that makes abilities trigger once more.
    echo = TriggersMore(Moves(All(Filter((TypeIs(RESONATOR),))), to=FIELD), None, 1)
    played(
        """
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
          - {name: Echo, type: Regalia, cost: "{1}"}
          - {name: Choir, type: Regalia, cost: "{1}",
             text: ["Whenever a resonator enters the field => You gain 100 life."]}
        start: {A: {field: [Echo, Choir], hand: [Wolf], will: "{1}"}}
        do:
          - {A: play, card: Wolf}
          - {both: pass}
          - {expect: {chase: [Choir, Choir]}}
          - {resolve: all}
        expect: {A.life: 4200}
        """,
        {"Echo": (Continuous(1, effects=(echo,)),)},
    )


@clause("906.4a")
def test_a_card_set_this_turn_does_not_trigger() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {standby: [{card: Pit, set_this_turn: true}]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {expect: {decision: {player: A, kind: priority}}}
          - {finish: battle}
        expect: {B.life: 3600, A.Wolf: {zone: field}, B.standby: 1}
    """)


@clause("906.4a")
def test_a_card_set_earlier_triggers() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {standby: [Pit]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: reveal, card: Pit}
          - {both: pass}
        expect: {A.Wolf: {zone: graveyard}}
    """)


@clause("906.5", "906.5a")
def test_the_turn_players_objects_first_then_the_others() -> None:
    with_cards("""
        start: {turn: A, A: {field: [Choir, Chapel], hand: [Wolf], will: "{1}"}, B: {field: [Choir]}}
        do:
          - {A: play, card: Wolf}
          - {both: pass}
          - {expect: {decision: {player: A, kind: trigger}}}
          - {A: answer, with: Chapel}
          - {expect: {chase: [Choir, Choir, Chapel], priority: A}}
          - {both: pass}
          - {expect: {B.life: 4100, A.life: 4000, chase: [Choir, Chapel]}}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4200}
    """)


@clause("906.5")
def test_several_times_of_one_object_are_one_choice() -> None:
    with_cards("""
        start: {A: {field: [Crypt, Hex, Imp, Imp], hand: [Doom]}}
        do:
          - {A: play, card: Doom}
          - {both: pass}
          - {A: answer, with: Hex}
          - {A: answer, with: B}
          - {A: answer, with: Crypt}
          - {A: answer, with: Crypt}
          - {A: answer, with: B}
          - {expect: {chase: [Hex, Crypt, Crypt, Hex]}}
          - {resolve: all}
        expect: {A.life: 4200, B.life: 3800}
    """)


@clause("906.5")
def test_rule_processes_come_before_the_automatic_object() -> None:
    # Damage that kills and the trigger of the same moment: the card is gone before the ability is played.
    with_cards("""
        start: {A: {hand: [Hunter], will: "{1}"}, B: {field: [Wolf, {card: Imp}], hand: [Sting]}}
        do:
          - {A: play, card: Hunter}
          - {A: pass}
          - {B: play, card: Sting, target: B.Imp}
          - {both: pass}
          - {expect: {B.Imp: {zone: graveyard}, chase: [Hunter]}}
          - {both: pass}
          - {expect: {chase: [Hunter]}}
          - {both: pass}
        expect: {B.Wolf: {zone: graveyard}}
    """)


@clause("906.5a")
def test_the_sequence_begins_anew_after_each_object_played() -> None:
    # The first ability costs a life-saving rule process nothing: after each play rule processes are checked.
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
          - {name: Choir, type: Regalia, cost: "{1}",
             text: ["Whenever a resonator enters the field => You gain 100 life."]}
          - {name: Scribe, type: Regalia, cost: "{1}",
             text: ["Whenever a resonator enters the field => You gain 100 life."]}
        start: {A: {field: [Choir, Scribe], hand: [Wolf], will: "{1}"}}
        do:
          - {A: play, card: Wolf}
          - {both: pass}
          - {expect: {decision: {player: A, kind: trigger}, chase: 0}}
          - {A: cannot, do: {pass: true}}
          - {A: answer, with: Choir}
          - {expect: {chase: [Scribe, Choir], decision: {player: A, kind: priority}}}
        expect: {A.life: 4000}
    """)


@clause("906.6")
def test_an_object_must_be_played() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Hunter], will: "{1}"}, B: {field: [Imp]}}
        do:
          - {A: play, card: Hunter}
          - {both: pass}
          - {expect: {chase: [Hunter]}}
          - {both: pass}
        expect: {B.Imp: {zone: graveyard}, A.Wolf: {zone: field}}
    """)


@clause("906.6")
def test_without_a_target_it_is_used_up_without_being_played() -> None:
    with_cards("""
        start: {A: {hand: [Hunter], will: "{1}"}, B: {hand: [Wolf], stones: {Light Magic Stone: 1}}}
        do:
          - {A: play, card: Hunter}
          - {both: pass}
          - {expect: {chase: 0, A.Hunter: {zone: field}}}
          - {go: "B main"}
          - {B: play, card: Wolf}
          - {both: pass}
        expect: {B.Wolf: {zone: field}, chase: 0}
    """)


@clause("906.6", "603.3", "104.4")
def test_an_automatic_ability_that_may_not_be_played_is_dropped() -> None:
    for words, gained in (
        ("Abilities of resonators your opponent controls cannot be played.", 0),
        ("Your opponent cannot play automatic abilities.", 0),
        ("Players cannot play abilities.", 0),
        ("Activate abilities of resonators your opponent controls cannot be played.", 300),
        ("Abilities of additions cannot be played.", 300),
    ):
        holds(f"""
            cards:
              - {{name: Muzzle, type: Regalia, cost: "{{1}}", text: ["{words}"]}}
              - {{name: Cleric, type: Resonator, cost: "{{0}}", atk: 100, def: 100,
                 text: ["[Enter] => You gain 300 life."]}}
            start: {{A: {{hand: [Cleric]}}, B: {{field: [Muzzle]}}}}
            do:
              - {{A: play, card: Cleric}}
              - {{resolve: all}}
            expect: {{A.life: {4000 + gained}, A.field: [Cleric]}}
        """)


@clause("906.6a")
def test_an_automatic_card_that_cannot_be_played_goes_to_the_graveyard() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {standby: [Trapdoor]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: reveal, card: Trapdoor}
          - {expect: {chase: 0, B.graveyard: [Trapdoor], B.standby: 0}}
          - {finish: battle}
        expect: {B.life: 3600}
    """)


@clause("906.10")
def test_it_is_played_though_its_card_has_left() -> None:
    holds("""
        cards:
          - {name: Herald, type: Resonator, cost: "{1}", atk: 300, def: 300,
             text: ["[Enter] => You gain 500 life."]}
          - {name: Pall, type: Regalia, cost: "{1}", text: ["Resonators gain [-300/-300]."]}
        start: {A: {hand: [Herald], will: "{1}"}, B: {field: [Pall]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {expect: {A.Herald: {zone: graveyard}, chase: [Herald]}}
          - {both: pass}
        expect: {A.life: 4500}
    """)


@clause("906.10")
def test_it_resolves_though_its_card_has_lost_it() -> None:
    with_cards("""
        start: {A: {hand: [Herald], will: "{1}"}, B: {hand: [Mute]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {A: pass}
          - {B: play, card: Mute, target: A.Herald}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4500, A.Herald: {keywords: []}}
    """)


@clause("906.10")
def test_an_automatic_card_that_changed_zones_before_it_is_revealed() -> None:
    with_cards("""
        start: {A: {hand: [Sack]}, B: {field: [Wolf], hand: [Burial], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Sack, target: B.Wolf}
          - {both: pass}
        expect: {B.life: 4000, B.graveyard: [Burial, Wolf], chase: 0}
    """)


@clause("906.10")
def test_an_automatic_card_that_changed_zones_before_it_is_played() -> None:
    run = situation(
        CARDS
        + dedent("""
        start:
          A: {field: [Crypt, Hex], hand: [Ruin]}
          B: {field: [Wolf], hand: [Burial], stones: {Fire Magic Stone: 1}}
        """)
    )
    go(run, "{A: play, card: Ruin, target: B.Wolf}", "{both: pass}", "{B: reveal, card: Burial}")
    g = run.g
    assert [w.card for w in g.work.waiting] == [False, False, True]
    perform_moves(g, (MoveItem(g.table.players[1].zones[HAND][0], GRAVEYARD, "put", "302.3"),))
    go(run, "{A: answer, with: Crypt}", "{A: answer, with: B}")
    expect(run, "{chase: [Hex, Crypt], B.graveyard: [Burial, Wolf]}")
    assert not run.g.work.waiting
