"""901: abilities and effects."""

from __future__ import annotations

from conformance_kit import clause, holds


@clause("901.1", "901.1a", "901.1b", "901.1c")
def test_the_three_kinds_of_abilities() -> None:
    # Continuous: applies by itself. Automatic: triggers and waits. Activate: only if it is played, for its
    # cost.
    holds("""
        cards:
          - name: Captain
            type: Resonator
            cost: "{0}"
            atk: 300
            def: 300
            text:
              - "This card gains [+100/+100]."
              - "[Enter] => You gain 100 life."
              - "{1}: You gain 500 life."
        start: {A: {hand: [Captain], stones: {Light Magic Stone: 1}}}
        do:
          - {A: play, card: Captain}
          - {both: pass}
          - {expect: {A.Captain: {atk: 400}, chase: [Captain], A.life: 4000, A.recovered_stones: 1}}
          - {both: pass}
          - {expect: {A.life: 4100, chase: 0}}
          - {A: activate, card: Captain}
          - {expect: {chase: [Captain], A.recovered_stones: 0}}
          - {both: pass}
        expect: {A.life: 4600}
    """)


@clause("901.1a")
def test_an_activate_ability_needs_its_whole_cost() -> None:
    holds("""
        cards:
          - {name: Altar, type: Regalia, cost: "{0}", text: ["{1}, Discard a card: You gain 500 life."]}
        start: {A: {field: [Altar], stones: {Light Magic Stone: 1}}}
        do:
          - {A: cannot, do: {activate: Altar}, because: "903.2j"}
        expect: {A.recovered_stones: 1}
    """)


@clause("901.1b")
def test_an_automatic_ability_is_played_in_the_following_priority_sequence() -> None:
    # It triggers while the chant resolves, and is on the chase only after that has resolved completely.
    holds("""
        cards:
          - {name: Mourner, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["Whenever you discard a card => You gain 100 life."]}
          - {name: Purge, type: Chant, cost: "{0}", text: ["Discard a card. Draw a card."]}
        start: {A: {field: [Mourner], hand: [Purge, Filler]}}
        do:
          - {A: play, card: Purge}
          - {both: pass}
        expect: {chase: [Mourner], A.life: 4000, A.hand: 1, A.graveyard: [Purge, Filler], priority: A}
    """)


@clause("901.1c")
def test_a_continuous_ability_applies_only_while_active() -> None:
    holds("""
        cards:
          - {name: Banner, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["Resonators you control gain [+100/+100]."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Snuff, type: Chant, cost: "{0}", text: ["Destroy target resonator."]}
        start: {A: {field: [Wolf], hand: [Banner, Snuff]}}
        do:
          - {expect: {A.Wolf: {atk: 300}}}
          - {A: play, card: Banner}
          - {expect: {A.Wolf: {atk: 300}}}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 400}, A.Banner: {atk: 200}}}
          - {A: play, card: Snuff, target: Banner}
          - {both: pass}
        expect: {A.Wolf: {atk: 300}}
    """)


@clause("901.1d")
def test_abilities_of_one_name_are_one_ability() -> None:
    # A God's Art is spent for all cards that have an ability of this name.
    holds("""
        cards:
          - {name: Titan, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["God's Art <Quake> {0}: You gain 100 life."]}
          - {name: Giant, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["God's Art <Quake> {0}: You gain 200 life.",
                "God's Art <Storm> {0}: You gain 300 life."]}
        start: {A: {field: [Titan, Giant]}}
        do:
          - {A: activate, card: Titan}
          - {both: pass}
          - {A: cannot, do: {activate: Giant, ability: 1}, because: "1112.2"}
          - {A: can, do: {activate: Giant, ability: 2}}
    """)


@clause("901.1e")
def test_an_ability_of_an_information_is_one_of_a_card_with_it() -> None:
    holds("""
        cards:
          - {name: Shade, type: Resonator, cost: "{B}", atk: 100, def: 100,
              text: ["{0}: Destroy target resonator."]}
          - {name: Flame, type: Resonator, cost: "{R}", atk: 100, def: 100,
              text: ["{0}: Destroy target resonator."]}
          - {name: Saint, type: Resonator, cost: "{W}", atk: 100, def: 100,
              text: ["This card cannot be targeted by darkness abilities."]}
          - {name: Dusk, type: Chant, cost: "{B}", text: ["Destroy target resonator."]}
        start: {A: {field: [Shade, Flame], hand: [Dusk], stones: {Darkness Magic Stone: 1}},
          B: {field: [Saint]}}
        do:
          - {A: cannot, do: {activate: Shade, target: B.Saint}, because: "903.2g"}
          - {A: can, do: {activate: Flame, target: B.Saint}}
    """)


@clause("901.2a", "901.2b")
def test_a_one_time_effect_is_over_and_a_continuous_one_lasts() -> None:
    # The life gained stays gained, and a resonator that comes later is not hit by the damage any more;
    # the bonus lasts until the end of the turn.
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Hail, type: Chant, cost: "{0}", text: ["This card deals 100 damage to each resonator."]}
          - {name: Growth, type: Chant, cost: "{0}",
              text: ["Target resonator gains [+200/+200] until end of turn."]}
        start: {A: {field: [Wolf], hand: [Hail, Growth, Wolf]}}
        do:
          - {A: play, card: Growth, target: A.Wolf}
          - {both: pass}
          - {A: play, card: Hail}
          - {both: pass}
          - {A: play, card: Wolf}
          - {both: pass}
          - {expect: {"A.Wolf#1": {atk: 500, damage: 100}, "A.Wolf#2": {atk: 300, damage: 0}}}
          - {go: "B main"}
        expect: {"A.Wolf#1": {atk: 300, damage: 0}}
    """)


@clause("901.2b")
def test_without_a_duration_as_long_as_the_ability_is_active() -> None:
    holds("""
        cards:
          - {name: Banner, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["Resonators you control gain [+100/+100]."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Silence, type: Chant, cost: "{0}",
              text: ["Target resonator loses all abilities until end of turn."]}
        start: {A: {field: [Wolf, Banner], hand: [Silence]}}
        do:
          - {expect: {A.Wolf: {atk: 400}}}
          - {A: play, card: Silence, target: Banner}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 300}}}
          - {go: "B main"}
        expect: {A.Wolf: {atk: 400}}
    """)


@clause("901.2c")
def test_a_replacement_effect_takes_the_place_of_an_action() -> None:
    holds("""
        cards:
          - {name: Phoenix, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["If this card would be destroyed, remove it from the game instead."]}
          - {name: Mourner, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["Whenever a resonator is put into a graveyard from the field => You gain 100 life."]}
          - {name: Snuff, type: Chant, cost: "{0}", text: ["Destroy target resonator."]}
        start: {A: {field: [Phoenix, Mourner], hand: [Snuff]}}
        do:
          - {A: play, card: Snuff, target: Phoenix}
          - {both: pass}
        expect: {A.Phoenix: {zone: removed}, A.life: 4000, chase: 0}
    """)


@clause("901.2d")
def test_an_effect_of_an_information_is_one_of_a_card_with_it() -> None:
    holds("""
        cards:
          - {name: Saint, type: Resonator, cost: "{W}", atk: 100, def: 100,
              text: ["This card cannot be destroyed by darkness abilities."]}
          - {name: Shade, type: Regalia, cost: "{B}", text: ["{0}: Destroy target resonator."]}
          - {name: Flame, type: Regalia, cost: "{R}", text: ["{0}: Destroy target resonator."]}
        start: {A: {field: [Shade, Flame]}, B: {field: [Saint]}}
        do:
          - {A: activate, card: Shade, target: B.Saint}
          - {both: pass}
          - {expect: {B.Saint: {zone: field}}}
          - {A: activate, card: Flame, target: B.Saint}
          - {both: pass}
        expect: {B.Saint: {zone: graveyard}}
    """)
