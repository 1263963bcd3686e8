"""909.1, 909.2: the order in which continuous effects are applied."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Continuous
from willpower.abilities.nouns import All, Filter, Not, OtherThan, RaceIs, This, TypeIs
from willpower.abilities.quantities import Num
from willpower.abilities.statics import AddRaces, AddValues, Gains
from willpower.abilities.symbols import RESONATOR
from willpower.engine.values.characteristics import chars
from written_kit import played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", race: [Beast], atk: 400, def: 400}
  - {name: Gull, type: Resonator, cost: "{1}", race: [Bird], atk: 400, def: 400, text: ["[Flying]"]}
  - {name: Windmill, type: Regalia, cost: "{1}", text: ["Resonators with [Flying] gain [+200/+200]."]}
  - {name: Aerie, type: Regalia, cost: "{1}", text: ["Birds gain [Flying]."]}
  - {name: Cuckoo, type: Regalia, cost: "{1}", text: ["Beasts gain Bird."]}
  - {name: Prism, type: Regalia, cost: "{1}", text: ["Resonators with [Flying] become light."]}
  - {name: Dawn, type: Regalia, cost: "{1}", text: ["Light resonators gain [+100/+100]."]}
  - {name: Leveller, type: Regalia, cost: "{1}", text: ["Resonators become [100/100]."]}
  - {name: Hush, type: Regalia, cost: "{1}", text: ["Resonators lose all abilities."]}
  - {name: Drummer, type: Regalia, cost: "{1}", text: ["Resonators gain [+300/+300]."]}
  - {name: Wings, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator gains [Flying] until end of turn."]}
  - {name: Shrink, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator becomes [200/200] until end of turn."]}
  - {name: Mute, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
  - {name: Boost, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator gains [+50/+150] until end of turn."]}
  - {name: Growth, type: Chant, cost: "{0}", text: ["Put a [+100/+100] counter on target resonator."]}
  - {name: Sealed Gull, type: Resonator, cost: "{1}", race: [Beast], atk: 400, def: 400,
     text: ["[Seal] (2) - [Flying]"]}
  - {name: Sealed Ox, type: Resonator, cost: "{1}", race: [Beast], atk: 400, def: 400,
     text: ["[Seal] (2) - This card gains [+200/+200]."]}
  - {name: Rank, type: Regalia, cost: "{1}", text: ["Resonators with [Flying] gain Bird."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("909.1d", "909.1g")
def test_abilities_before_values_though_the_value_is_older() -> None:
    with_cards("""
        start: {A: {field: [Windmill, Wolf], hand: [Wings]}}
        do:
          - {expect: {A.Wolf: {atk: 400, def: 400}}}
          - {A: play, card: Wings, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {atk: 600, def: 600}}
    """)


@clause("909.1c", "909.1d")
def test_races_before_abilities_though_the_ability_is_older() -> None:
    with_cards("""
        start: {A: {field: [Aerie, Cuckoo, Wolf]}}
        expect: {A.Wolf: {race: [Beast, Bird], has: [Flying]}}
    """)


@clause("909.1d", "909.1e")
def test_abilities_before_attributes_though_the_attribute_is_older() -> None:
    with_cards("""
        start: {A: {field: [Prism, Wolf], hand: [Wings]}}
        do:
          - {A: play, card: Wings, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {attribute: [W]}}
    """)


@clause("909.1e", "909.1g")
def test_attributes_before_values_though_the_value_is_older() -> None:
    with_cards("""
        start: {A: {field: [Dawn, Prism, Gull]}}
        expect: {A.Gull: {attribute: [W], atk: 500, def: 500}}
    """)


@clause("909.1b", "909.1c")
def test_a_seal_gives_its_keyword_before_races_are_changed() -> None:
    with_cards("""
        start: {A: {field: [Rank, Sealed Gull], stones: {Light Magic Stone: 2}}}
        expect: {A.Sealed Gull: {has: [Flying], race: [Beast, Bird]}}
    """)


@clause("909.1b", "909.1d")
def test_a_seal_gives_its_keyword_before_abilities_are_lost() -> None:
    with_cards("""
        start: {A: {field: [Hush, Sealed Gull], stones: {Light Magic Stone: 2}}}
        expect: {A.Sealed Gull: {has_not: [Flying, Seal]}}
    """)


@clause("909.1f", "909.1g")
def test_a_seal_gives_its_numbers_before_other_values_are_changed() -> None:
    with_cards("""
        start: {A: {field: [Leveller, Sealed Ox], stones: {Light Magic Stone: 2}}}
        expect: {A.Sealed Ox: {atk: 100, def: 100}}
    """)


@clause("909.1f", "909.1d")
def test_a_seal_lost_gives_no_numbers() -> None:
    with_cards("""
        start: {A: {field: [Sealed Ox], hand: [Mute], stones: {Light Magic Stone: 2}}}
        do:
          - {expect: {A.Sealed Ox: {atk: 600, def: 600}}}
          - {A: play, card: Mute, target: A.Sealed Ox}
          - {both: pass}
        expect: {A.Sealed Ox: {atk: 400, def: 400}}
    """)


@clause("909.1h", "909.1g")
def test_counters_come_after_all_other_values() -> None:
    with_cards("""
        start: {A: {field: [{card: Wolf, counters: {"+100/+100": 2}}], hand: [Shrink]}}
        do:
          - {expect: {A.Wolf: {atk: 600, def: 600}}}
          - {A: play, card: Shrink, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {atk: 400, def: 400}}
    """)


@clause("909.1i")
def test_values_are_rounded_up_after_everything() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Boost, Boost]}}
        do:
          - {A: play, card: Boost, target: A.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 500, def: 600}}}
          - {A: play, card: Boost, target: A.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 500, def: 700}}}
          - {finish: turn}
        expect: {A.Wolf: {atk: 400, def: 400}}
    """)


@clause("909.1i")
def test_counters_are_applied_before_rounding() -> None:
    with_cards("""
        start: {A: {field: [{card: Wolf, counters: {"+100/+100": 1}}], hand: [Boost, Boost]}}
        do:
          - {A: play, card: Boost, target: A.Wolf}
          - {both: pass}
          - {A: play, card: Boost, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {atk: 600, def: 800}}
    """)


@clause("909.2")
def test_the_parts_of_one_effect_go_to_their_own_layers() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
          - {name: Windmill, type: Regalia, cost: "{1}", text: ["Resonators with [Flying] become [700/700]."]}
          - {name: Gust, type: Chant, cost: "{0}",
             text: ["Target resonator gains [Flying] and [+200/+200] until end of turn."]}
        start: {A: {field: [Windmill, Wolf], hand: [Gust]}}
        do:
          - {A: play, card: Gust, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {has: [Flying], atk: 900, def: 900}}
    """)


@clause("909.2")
def test_an_effect_that_began_goes_on_with_the_same_cards() -> None:
    # "Resonators that are no Ghosts gain Ghost and [+100/+100]": gaining it does not end the rest.
    plain = Filter((TypeIs(RESONATOR), Not(RaceIs("Ghost"))))
    haunt = Continuous(1, effects=(Gains(All(plain), (AddRaces(("Ghost",)), AddValues(Num(100), Num(100)))),))
    played(
        """
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
          - {name: Shade, type: Resonator, cost: "{1}", race: [Ghost], atk: 400, def: 400}
          - {name: Haunt, type: Regalia, cost: "{1}"}
        start: {A: {field: [Haunt, Wolf, Shade]}}
        expect: {A.Wolf: {race: [Ghost], atk: 500, def: 500}, A.Shade: {atk: 400, def: 400}}
        """,
        {"Haunt": (haunt,)},
    )


@clause("909.2", "909.1d")
def test_what_began_before_the_ability_was_lost_goes_on() -> None:
    # readings 8: the race was given (c) before abilities are lost (d), so the values are given too (g).
    others = All(Filter((TypeIs(RESONATOR), OtherThan(This()))))
    lead = Continuous(1, effects=(Gains(others, (AddRaces(("Guard",)), AddValues(Num(100), Num(100)))),))
    late = Continuous(1, effects=(Gains(others, (AddValues(Num(100), Num(100)),)),))
    for abilities, atk, races in (((lead,), 500, ("Guard",)), ((late,), 400, ())):
        run = played(
            """
            cards:
              - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
              - {name: Chief, type: Resonator, cost: "{1}", atk: 400, def: 400}
              - {name: Hush, type: Regalia, cost: "{1}", text: ["Resonators lose all abilities."]}
            start: {A: {field: [Wolf, Chief, Hush]}}
            """,
            {"Chief": abilities},
        )
        c = chars(run.g, run.g.table.field[0])
        assert (c.atk, c.races) == (atk, races)
