"""909.3-909.8: dependency and time, effects on groups of cards, printed information."""

from __future__ import annotations

from textwrap import dedent

import pytest

from conformance_kit import clause, holds
from willpower.abilities.ability import Continuous, Keyword
from willpower.abilities.conditions import Fits
from willpower.abilities.nouns import All, Filter, KeywordIs, Not, RaceIs, This, TypeIs
from willpower.abilities.statics import AddAbilities, Gains, OnlyWhile, SetRaces
from willpower.abilities.symbols import RESONATOR
from written_kit import played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", race: [Beast], atk: 400, def: 400}
  - {name: Gull, type: Resonator, cost: "{1}", race: [Bird], atk: 400, def: 400, text: ["[Flying]"]}
  - {name: Totem, type: Regalia, cost: "{1}", text: ["Beasts gain Dragon."]}
  - {name: Idol, type: Regalia, cost: "{1}", text: ["Dragons gain Spirit."]}
  - {name: Warden, type: Resonator, cost: "{1}", race: [Human], atk: 300, def: 300,
     text: ["Other resonators gain [Pierce]."]}
  - {name: Silence, type: Regalia, cost: "{1}", text: ["Humans lose all abilities."]}
  - {name: Leveller, type: Addition, cost: "{1}",
     text: ["[Bestow] {0}", "Added resonator becomes [100/100]."]}
  - {name: Giant Belt, type: Addition, cost: "{1}",
     text: ["[Bestow] {0}", "Added resonator becomes [900/900]."]}
  - {name: Small World, type: Resonator, cost: "{1}", race: [Gnome], atk: 600, def: 600,
     text: ["Resonators become [100/100]."]}
  - {name: Big World, type: Resonator, cost: "{1}", race: [Titan], atk: 600, def: 600,
     text: ["Resonators become [900/900]."]}
  - {name: Shrink, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator becomes [200/200] until end of turn."]}
  - {name: Boost, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator gains [+300/+300] until end of turn."]}
  - {name: Rally, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Beasts you control gain [+200/+200] until end of turn."]}
  - {name: Muster, type: Chant, cost: "{0}",
     text: ["Resonators you control gain [Swiftness] until end of turn."]}
  - {name: Charm, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Gain control of target resonator until end of turn."]}
  - {name: Keep, type: Chant, cost: "{0}", text: ["[Quickcast]", "Gain control of target resonator."]}
  - {name: Rebirth, type: Chant, cost: "{0}",
     text: ["Put all resonators from your graveyard into the field."]}
  - {name: Curse, type: Regalia, cost: "{1}", text: ["Resonators your opponent controls lose all abilities."]}
  - {name: Weight, type: Regalia, cost: "{1}", text: ["Resonators your opponent controls gain [-300/-300]."]}
  - {name: Herald, type: Resonator, cost: "{1}", atk: 300, def: 400, text: ["[Enter] => You gain 500 life."]}
  - {name: Bell, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["{Rest}: Resonators you control gain [+200/+200] as long as this card is rested."]}
  - {name: Jailer, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["[Enter] => Gain control of target resonator as long as this card is in the field."]}
  - {name: Lull, type: Chant, cost: "{0}", text: ["[Quickcast]", "Rest target resonator."]}
  - {name: Lift, type: Chant, cost: "{0}", text: ["[Quickcast]", "Recover target resonator."]}
  - {name: Ruin, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Paint, type: Chant, cost: "{0}", text: ["Target resonator becomes fire until end of turn."]}
  - {name: Turn Fish, type: Chant, cost: "{0}", text: ["Target resonator becomes a Fish until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


# ---- 909.3 ------------------------------------------------------------------------------------------------


@clause("909.3a")
def test_what_depends_comes_later_though_it_is_older() -> None:
    with_cards("""
        start: {A: {field: [Idol, Totem, Wolf]}}
        expect: {A.Wolf: {race: [Beast, Dragon, Spirit]}}
    """)


@clause("909.3a", "909.3b")
def test_effects_that_depend_on_each_other_go_by_time() -> None:
    to_birds = Continuous(1, effects=(Gains(All(Filter((RaceIs("Beast"),))), (SetRaces(("Bird",)),)),))
    to_beasts = Continuous(1, effects=(Gains(All(Filter((RaceIs("Bird"),))), (SetRaces(("Beast",)),)),))
    for order, race in (("Aerie, Den", "Beast"), ("Den, Aerie", "Bird")):
        played(
            f"""
            cards:
              - {{name: Wolf, type: Resonator, cost: "{{1}}", race: [Beast], atk: 400, def: 400}}
              - {{name: Gull, type: Resonator, cost: "{{1}}", race: [Bird], atk: 400, def: 400}}
              - {{name: Aerie, type: Regalia, cost: "{{1}}"}}
              - {{name: Den, type: Regalia, cost: "{{1}}"}}
            start: {{A: {{field: [{order}, Wolf, Gull]}}}}
            expect: {{A.Wolf: {{race: [{race}]}}, A.Gull: {{race: [{race}]}}}}
            """,
            {"Aerie": (to_birds,), "Den": (to_beasts,)},
        )


@clause("909.3a")
def test_losing_the_ability_comes_before_its_effect_of_the_same_layer() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Warden, Silence]}}
        expect: {A.Wolf: {has_not: [Pierce]}, A.Warden: {keywords: []}}
    """)


@clause("909.3a")
def test_a_condition_about_the_same_layer_makes_an_effect_depend() -> None:
    grows = OnlyWhile(
        Fits(This(), Filter((KeywordIs("flying"),))),
        (Gains(This(), (AddAbilities((Keyword(keyword="pierce"),)),)),),
    )
    grounded = All(Filter((TypeIs(RESONATOR), Not(KeywordIs("flying")))))
    lift = Gains(grounded, (AddAbilities((Keyword(keyword="flying"),)),))
    played(
        """
        cards:
          - {name: Moth, type: Resonator, cost: "{1}", atk: 400, def: 400}
          - {name: Gale, type: Regalia, cost: "{1}"}
        start: {A: {field: [Moth, Gale]}}
        expect: {A.Moth: {has: [Flying, Pierce]}}
        """,
        {"Moth": (Continuous(1, effects=(grows,)),), "Gale": (Continuous(1, effects=(lift,)),)},
    )


@clause("909.3b")
def test_the_older_effect_first() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Boost, Shrink]}}
        do:
          - {A: play, card: Boost, target: A.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 700, def: 700}}}
          - {A: play, card: Shrink, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {atk: 200, def: 200}}
    """)


@clause("909.3b")
def test_the_newer_effect_last() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Boost, Shrink]}}
        do:
          - {A: play, card: Shrink, target: A.Wolf}
          - {both: pass}
          - {A: play, card: Boost, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {atk: 500, def: 500}}
    """)


@clause("909.3b")
def test_an_addition_is_as_old_as_its_being_added() -> None:
    with_cards("""
        start: {A: {field: [Wolf, {card: Leveller}, {card: Giant Belt, added_to: Wolf}]}}
        do:
          - {expect: {A.Wolf: {atk: 900, def: 900}}}
          - {A: activate, card: Leveller, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {atk: 100, def: 100}}
    """)


@clause("909.3b")
def test_of_effects_of_one_moment_the_turn_player_decides() -> None:
    with_cards("""
        start: {turn: A, A: {field: [Wolf], hand: [Rebirth], graveyard: [Small World, Big World]}}
        do:
          - {A: play, card: Rebirth}
          - {both: pass}
          - {expect: {decision: {player: A, kind: order}}}
          - {A: answer, with: Big World}
        expect: {A.Wolf: {atk: 100, def: 100}, A.Big World: {zone: field}, A.Small World: {zone: field}}
    """)


@clause("909.3b")
def test_of_effects_of_one_moment_the_other_order() -> None:
    with_cards("""
        start: {turn: A, A: {field: [Wolf], hand: [Rebirth], graveyard: [Small World, Big World, Herald]}}
        do:
          - {A: play, card: Rebirth}
          - {both: pass}
          - {A: answer, with: Small World}
          - {resolve: all}
        expect: {A.Wolf: {atk: 900, def: 900}, A.life: 4500}
    """)


@clause("909.3b")
def test_a_gained_ability_is_as_old_as_the_effect_that_gives_it() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
          - {name: Shrink, type: Chant, cost: "{0}",
             text: ["Target resonator becomes [200/200] until end of turn."]}
          - {name: Gift, type: Chant, cost: "{0}",
             text: ["Target resonator gains \\"Resonators become [700/700].\\" until end of turn."]}
        start: {A: {field: [Wolf], hand: [Shrink, Gift]}}
        do:
          - {A: play, card: Shrink, target: A.Wolf}
          - {both: pass}
          - {A: play, card: Gift, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {atk: 700, def: 700}}
    """)


@clause("909.3b")
def test_the_newest_effect_says_who_controls_a_card() -> None:
    with_cards("""
        start: {A: {hand: [Charm, Charm]}, B: {field: [Wolf, Gull], hand: [Keep]}}
        do:
          - {A: play, card: Charm, target: B.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {controller: A}}}
          - {A: pass}
          - {B: play, card: Keep, target: A.Wolf}
          - {both: pass}
          - {expect: {B.Wolf: {controller: B}}}
          - {A: play, card: Charm, target: B.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {controller: A}}}
          - {finish: turn}
        expect: {B.Wolf: {controller: B}}
    """)


@clause("909.3b")
def test_an_ability_gained_twice_applies_twice() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
          - {name: Gift, type: Chant, cost: "{0}",
             text: ["Target resonator gains \\"Other resonators gain [+100/+100].\\" until end of turn."]}
        start: {A: {field: [Wolf, Wolf], hand: [Gift, Gift]}}
        do:
          - {A: play, card: Gift, target: "A.Wolf#1"}
          - {both: pass}
          - {A: play, card: Gift, target: "A.Wolf#1"}
          - {both: pass}
        expect: {"A.Wolf#1": {atk: 400}, "A.Wolf#2": {atk: 600}}
    """)


# ---- 909.4 ------------------------------------------------------------------------------------------------


@clause("909.4")
def test_a_group_effect_takes_in_latecomers_and_lets_go() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Rally, Wolf, Turn Fish], will: "{1}"}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Rally}
          - {both: pass}
          - {expect: {"A.Wolf#1": {atk: 600}, B.Wolf: {atk: 400}}}
          - {A: play, card: Wolf}
          - {both: pass}
          - {expect: {"A.Wolf#2": {zone: field, atk: 600}}}
          - {A: play, card: Turn Fish, target: "A.Wolf#1"}
          - {both: pass}
          - {expect: {"A.Wolf#1": {race: [Fish], atk: 400}, "A.Wolf#2": {atk: 600}}}
          - {finish: turn}
        expect: {"A.Wolf#2": {atk: 400}, "A.Wolf#1": {race: [Beast], atk: 400}}
    """)


@clause("909.4")
def test_it_is_made_though_nothing_fulfils_the_condition() -> None:
    with_cards("""
        start: {A: {field: [Gull], hand: [Rally, Charm]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Rally}
          - {both: pass}
          - {A: play, card: Charm, target: B.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {controller: A, atk: 600}}}
          - {finish: turn}
        expect: {B.Wolf: {controller: B, atk: 400}}
    """)


@clause("909.4")
def test_an_effect_on_specific_cards_takes_in_nobody_else() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Boost, Wolf], will: "{1}"}}
        do:
          - {A: play, card: Boost, target: "A.Wolf#1"}
          - {both: pass}
          - {A: play, card: Wolf}
          - {both: pass}
        expect: {"A.Wolf#1": {atk: 700}, "A.Wolf#2": {atk: 400}}
    """)


# ---- 909.5 ------------------------------------------------------------------------------------------------


@clause("909.5")
def test_a_card_comes_without_the_ability_it_would_have_lost() -> None:
    with_cards("""
        start: {A: {hand: [Herald], will: "{1}"}, B: {field: [Curse]}}
        do:
          - {A: play, card: Herald}
          - {resolve: all}
        expect: {A.life: 4000, A.Herald: {zone: field}}
    """)


@clause("909.5")
def test_a_card_comes_with_the_values_effects_give_it() -> None:
    with_cards("""
        start: {A: {hand: [Herald], will: "{1}"}, B: {field: [Weight]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {expect: {A.Herald: {zone: field, atk: 0, def: 100}, chase: [Herald]}}
          - {resolve: all}
        expect: {A.life: 4500}
    """)


@clause("909.5")
def test_a_card_comes_with_the_ability_effects_give_it() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
          - {name: Gate, type: Regalia, cost: "{1}",
             text: ["Resonators you control gain \\"[Enter] => You gain 300 life.\\""]}
        start: {A: {field: [Gate], hand: [Wolf], will: "{1}"}}
        do:
          - {A: play, card: Wolf}
          - {resolve: all}
        expect: {A.life: 4300}
    """)


# ---- 909.6, 909.7 -----------------------------------------------------------------------------------------


@clause("909.6")
def test_what_is_changed_to_something_else_is_no_longer_what_it_was() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Paint, Turn Fish, Rally]}}
        do:
          - {A: play, card: Paint, target: A.Wolf}
          - {both: pass}
          - {A: play, card: Turn Fish, target: A.Wolf}
          - {both: pass}
          - {A: play, card: Rally}
          - {both: pass}
        expect: {A.Wolf: {attribute: [R], race: [Fish], atk: 400}}
    """)


@clause("909.7")
def test_printed_information_is_without_continuous_effects() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
          - {name: Boost, type: Chant, cost: "{0}",
             text: ["Target resonator gains [+300/+300] until end of turn."]}
          - {name: Prune, type: Chant, cost: "{0}",
             text: ["Banish target resonator with ATK different from its printed ATK
               or DEF different from its printed DEF."]}
        start: {A: {field: [Wolf, {card: Wolf, counters: {"+100/+100": 1}}], hand: [Boost, Prune, Prune]}}
        do:
          - {A: cannot, do: {play: Prune, target: "A.Wolf#1"}}
          - {A: play, card: Prune, target: "A.Wolf#2"}
          - {both: pass}
          - {expect: {"A.Wolf#2": {zone: graveyard}}}
          - {A: play, card: Boost, target: "A.Wolf#1"}
          - {both: pass}
          - {A: play, card: Prune, target: "A.Wolf#1"}
          - {both: pass}
        expect: {"A.Wolf#1": {zone: graveyard}}
    """)


# ---- 909.8 ------------------------------------------------------------------------------------------------


@clause("909.8")
def test_an_effect_is_not_made_if_its_condition_lapsed_before() -> None:
    with_cards("""
        start: {A: {field: [Bell, Wolf], hand: [Lift]}}
        do:
          - {A: activate, card: Bell}
          - {A: play, card: Lift, target: A.Bell}
          - {both: pass}
          - {expect: {A.Bell: {rested: false}}}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 400}}}
          - {A: activate, card: Bell}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 600}}}
        expect: {A.Wolf: {atk: 600}}
    """)


@clause("909.8")
def test_it_is_not_made_though_the_condition_holds_again() -> None:
    with_cards("""
        start: {A: {field: [Bell, Wolf], hand: [Lull]}, B: {hand: [Lift]}}
        do:
          - {A: activate, card: Bell}
          - {A: pass}
          - {B: play, card: Lift, target: A.Bell}
          - {both: pass}
          - {A: play, card: Lull, target: A.Bell}
          - {both: pass}
          - {expect: {A.Bell: {rested: true}, chase: [Bell]}}
          - {both: pass}
        expect: {A.Bell: {rested: true}, A.Wolf: {atk: 400}}
    """)


@clause("909.8")
def test_an_effect_once_ended_does_not_come_back() -> None:
    with_cards("""
        start: {A: {field: [Bell, Wolf], hand: [Lift], stones: {Light Magic Stone: 1}}}
        do:
          - {A: activate, card: Bell}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 600}, A.Bell: {rested: true}}}
          - {A: play, card: Lift, target: A.Bell}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 400}}}
          - {A: activate, card: Bell}
          - {expect: {A.Bell: {rested: true}, A.Wolf: {atk: 400}}}
          - {both: pass}
        expect: {A.Wolf: {atk: 600}}
    """)


@clause("909.8")
def test_an_effect_is_not_made_if_its_card_is_gone() -> None:
    with_cards("""
        start: {A: {hand: [Jailer], will: "{1}"}, B: {field: [Wolf], hand: [Ruin]}}
        do:
          - {A: play, card: Jailer}
          - {both: pass}
          - {A: answer, with: B.Wolf}
          - {A: pass}
          - {B: play, card: Ruin, target: A.Jailer}
          - {both: pass}
          - {both: pass}
        expect: {B.Wolf: {controller: B}}
    """)


@clause("909.8", "904.1")
def test_an_effect_as_long_as_its_card_is_there_ends_when_it_leaves() -> None:
    with_cards("""
        start: {A: {hand: [Jailer], will: "{1}"}, B: {field: [Wolf], hand: [Ruin]}}
        do:
          - {A: play, card: Jailer}
          - {both: pass}
          - {A: answer, with: B.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {controller: A}}}
          - {A: pass}
          - {B: play, card: Ruin, target: A.Jailer}
          - {both: pass}
        expect: {B.Wolf: {controller: B}}
    """)


FLOCK = """
          - {name: Hawk, type: Resonator, cost: "{0}", race: [Beast], atk: 300, def: 300, text: ["[Flying]"]}
          - {name: Wolf, type: Resonator, cost: "{0}", race: [Beast], atk: 300, def: 300}
"""


@pytest.mark.parametrize("source", ["Regalia", "Resonator"])
@clause("909.2")
def test_a_sentence_of_a_static_ability_is_one_effect_on_the_cards_it_began_with(source: str) -> None:
    size = "" if source == "Regalia" else ", atk: 800, def: 800"
    holds(f"""
        cards: {FLOCK}
          - {{name: Weight, type: {source}, cost: "{{0}}"{size},
              text: ["Resonators with [Flying] lose [Flying] and gain [+200/+200]."]}}
          - {{name: Hush, type: {source}, cost: "{{0}}"{size},
              text: ["Other resonators lose all abilities and become [100/100]."]}}
        start: {{A: {{field: [Hawk, Wolf, Weight], hand: [Hush]}}}}
        do:
          - {{expect: {{A.Hawk: {{atk: 500, has_not: [Flying]}}, A.Wolf: {{atk: 300}}}}}}
          - {{A: play, card: Hush}}
          - {{resolve: all}}
          - {{expect: {{A.Wolf: {{atk: 100, def: 100}}}}}}
    """)


@clause("909.2", "909.4")
def test_a_sentence_of_a_spell_is_one_effect_on_the_cards_it_began_with() -> None:
    holds(f"""
        cards: {FLOCK}
          - {{name: Song, type: Chant, cost: "{{0}}",
              text: ["Beasts you control become Dragons and gain [+300/+300] until end of turn. Rest them."]}}
        start: {{A: {{field: [Wolf], hand: [Song, Hawk]}}}}
        do:
          - {{A: play, card: Song}}
          - {{resolve: all}}
          - {{A: play, card: Hawk}}
          - {{resolve: all}}
        expect:
          A.Wolf: {{atk: 600, race: [Dragon], rested: true}}
          A.Hawk: {{atk: 600, race: [Dragon], rested: false}}
    """)


@pytest.mark.parametrize(
    ("verb", "atk", "attack"), [("become [200/200]", 200, "can"), ("cannot attack", 300, "cannot")]
)
@clause("909.2")
def test_an_effect_that_takes_the_ability_it_comes_from_goes_on(verb: str, atk: int, attack: str) -> None:
    holds(f"""
        cards: {FLOCK}
          - {{name: Leveller, type: Resonator, cost: "{{0}}", atk: 300, def: 300,
              text: ["All resonators lose all abilities and {verb}."]}}
        start: {{A: {{field: [Hawk, Leveller]}}}}
        do:
          - {{A: {attack}, do: {{attack: Hawk, object: B}}}}
          - {{A: {attack}, do: {{attack: Leveller, object: B}}}}
        expect:
          A.Leveller: {{atk: {atk}, def: {atk}}}
          A.Hawk: {{atk: {atk}, has_not: [Flying]}}
    """)


@clause("909.2")
def test_what_one_sentence_forbids_is_forbidden_to_the_cards_it_changed() -> None:
    holds(f"""
        cards: {FLOCK}
          - {{name: Nets, type: Regalia, cost: "{{0}}",
              text: ["Resonators with [Flying] lose [Flying] and cannot attack."]}}
        start: {{A: {{field: [Hawk, Wolf, Nets]}}}}
        do:
          - {{A: cannot, do: {{attack: Hawk, object: B}}, because: "104.4"}}
          - {{A: can, do: {{attack: Wolf, object: B}}}}
    """)
