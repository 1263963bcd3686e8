"""Other standing effects at work: what cards are, changed damage, replaced events."""

import pytest

from language.test_at_work import at_work, chant, regalia, resonator


def test_damage_that_does_not_destroy() -> None:
    at_work(
        [resonator("Ghost", "This card cannot be destroyed by damage.")],
        """
        start: {A: {field: [Ghost], hand: [Bolt, Snuff]}}
        do:
          - {A: play, card: Bolt, target: Ghost}
          - {both: pass}
          - {expect: {A.Ghost: {zone: field, damage: 500}}}
          - {A: play, card: Snuff, target: Ghost}
          - {both: pass}
        expect: {A.Ghost: {zone: graveyard}}
        """,
    )


def test_no_life_is_no_reason_to_lose() -> None:
    at_work(
        [
            regalia("Lamp", "You don't lose the game for having 0 life."),
            chant("Bleed", "Target player loses 5000 life."),
        ],
        """
        start: {A: {field: [Lamp], hand: [Bleed, Bleed]}}
        do:
          - {A: play, card: Bleed, target: A}
          - {both: pass}
          - {expect: {over: false}}
          - {A: play, card: Bleed, target: B}
          - {both: pass}
        expect: {winner: A}
        """,
    )


def test_entering_that_triggers_nothing() -> None:
    at_work(
        [
            regalia("Veil", "Resonators entering the field don't cause abilities to trigger."),
            regalia("Bell", "Whenever a resonator enters the field, you gain 100 life."),
        ],
        """
        start: {A: {field: [Veil, Bell], hand: [Wolf], stones: [Light Magic Stone]}}
        do:
          - {A: play, card: Wolf}
          - {both: pass}
        expect: {A.life: 4000, chase: 0}
        """,
    )


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Damage dealt to Beasts is reduced by 200.", 300),
        ("Damage dealt by chants is doubled.", 1000),
        ("Damage dealt to resonators is halved.", 250),
        ("If a source would deal 500 or more damage to a Beast, prevent that damage.", 0),
        ("If a source would deal 600 or more damage to a Beast, prevent that damage.", 500),
        ("If a Beast would be dealt damage, prevent all but 100 of that damage.", 100),
        ("Prevent half of the damage that would be dealt to Beasts.", 250),
        ("If a chant would deal damage, it deals that much damage plus 300 instead.", 800),
        ("If a chant would deal damage to a resonator, it deals half that damage instead.", 250),
        ("Prevent 100 of any damage that would be dealt to Beasts.", 400),
        ("Chants deal double damage.", 1000),
        ("Chants deal 200 more damage to Beasts.", 700),
        ("Beasts take 100 less damage from chants.", 400),
        ("Beasts are dealt double damage.", 1000),
        ("Chants deal no damage.", 0),
        ("Damage cannot be dealt to Beasts.", 0),
        ("Chants cannot deal damage to Beasts.", 0),
        ("Chants cannot deal damage to players.", 500),
    ],
)
def test_damage_that_is_changed(text: str, damage: int) -> None:
    at_work(
        [regalia("Prism", text), resonator("Whale", "[Flying]", defense=5000) | {"race": ["Beast"]}],
        f"""
        start: {{A: {{field: [Prism, Whale], hand: [Bolt]}}}}
        do:
          - {{A: play, card: Bolt, target: Whale}}
          - {{both: pass}}
        expect: {{A.Whale: {{damage: {damage}}}}}
        """,
    )


def test_battle_damage_to_and_by_a_card() -> None:
    at_work(
        [
            chant(
                "Mist",
                "Prevent all battle damage that would be dealt to and dealt by target resonator this turn.",
            )
        ],
        """
        start: {A: {field: [Wolf], hand: [Mist]}, B: {field: [Bear]}}
        do:
          - {A: play, card: Mist, target: B.Bear}
          - {both: pass}
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Bear}
          - {finish: battle}
        expect: {A.Wolf: {damage: 0, zone: field}, B.Bear: {damage: 0}}
        """,
    )


def test_damage_for_you_and_yours() -> None:
    at_work(
        [
            chant(
                "Ward",
                "Prevent the next 300 damage that would be dealt to you or a resonator you control"
                " this turn.",
            ),
            chant("Hail", "This card deals 200 damage to target player.", "[Quickcast]"),
        ],
        """
        start: {A: {field: [Ogre], hand: [Ward, Hail, Bolt]}}
        do:
          - {A: play, card: Ward}
          - {both: pass}
          - {A: play, card: Hail, target: A}
          - {both: pass}
          - {expect: {A.life: 4000}}
          - {A: play, card: Bolt, target: Ogre}
          - {both: pass}
        expect: {A.Ogre: {damage: 400}}
        """,
    )


def test_all_damage_of_a_turn_to_another() -> None:
    at_work(
        [
            chant(
                "Bodyguard",
                "All damage that would be dealt to you this turn is dealt to target resonator instead.",
            ),
            chant("Hail", "This card deals 200 damage to target player.", "[Quickcast]"),
        ],
        """
        start: {A: {field: [Ogre], hand: [Bodyguard, Hail, Hail]}}
        do:
          - {A: play, card: Bodyguard, target: Ogre}
          - {both: pass}
          - {A: play, card: Hail, target: A}
          - {both: pass}
          - {A: play, card: Hail, target: A}
          - {both: pass}
        expect: {A.Ogre: {damage: 400}, A.life: 4000}
        """,
    )


def test_any_will_for_some() -> None:
    at_work(
        [
            regalia("Lens", "You may spend will of any attribute to play Beasts."),
            resonator("Lion", cost="{R}{R}") | {"race": ["Beast"]},
            resonator("Imp", cost="{R}"),
        ],
        """
        start: {A: {field: [Lens], hand: [Lion, Imp], stones: {Water Magic Stone: 3}}}
        do:
          - {A: cannot, do: {play: Imp}}
          - {A: play, card: Lion}
          - {both: pass}
        expect: {A.field: [Lens, Lion]}
        """,
    )


def test_what_cards_are_besides() -> None:
    at_work(
        [regalia("Banner", "Resonators you control are Knights in addition to their other races.")],
        """
        start: {A: {field: [Banner, Wolf]}, B: {field: [Wolf]}}
        expect: {A.Wolf: {race: [Beast, Knight]}, B.Wolf: {race: [Beast]}}
        """,
    )


def test_attributes_in_a_list() -> None:
    at_work(
        [
            regalia("Prism", "Beasts are light and darkness."),
            regalia("Drop", "Ogres you control are water in addition to their other attributes."),
            resonator("Imp", "This card is every attribute.", cost="{R}"),
            chant("Fade", "Target resonator loses all attributes until end of turn."),
        ],
        """
        start: {A: {field: [Prism, Drop, Wolf, Ogre, Imp], hand: [Fade]}}
        do:
          - expect:
              A.Wolf: {attribute: [light, darkness]}
              A.Ogre: {attribute: [water]}
              A.Imp: {attribute: [light, fire, water, wind, darkness]}
          - {A: play, card: Fade, target: Imp}
          - {both: pass}
        expect: {A.Imp: {attribute: []}}
        """,
    )


def test_a_smaller_hand() -> None:
    at_work(
        [regalia("Purse", "Your opponent's maximum hand size is reduced by three.")],
        """
        start: {A: {hand: [Wolf, Wolf, Wolf, Wolf, Wolf]}, B: {field: [Purse]}}
        do:
          - {go: "B main", answers: [[Wolf]]}
        expect: {A.hand: 4}
        """,
    )


def test_a_phase_that_is_always_skipped() -> None:
    at_work(
        [
            regalia("Drought", "Your opponent skips their draw phase."),
            regalia("Sleep", "Skip your recovery phase."),
        ],
        """
        start: {A: {field: [Drought, {card: Sleep, rested: true}]}}
        do:
          - {go: "B main"}
          - {expect: {B.hand: 0, log: ["1031.1"]}}
          - {go: "A main"}
          - {expect: {A.hand: 1, A.Sleep: {rested: true}}}
          - {go: "B main"}
          - {expect: {B.hand: 0}}
        """,
    )


def test_all_activate_abilities_of_others() -> None:
    at_work(
        [
            resonator("Mimic", "This card has all activate abilities of other resonators you control."),
            resonator("Nurse", "[Flying]", "{0}: You gain 100 life."),
        ],
        """
        start: {A: {field: [Mimic, Nurse]}}
        do:
          - {A: activate, card: Mimic}
          - {both: pass}
        expect: {A.life: 4100, A.Mimic: {has_not: [Flying]}}
        """,
    )


def test_values_that_rise_twice_as_much() -> None:
    at_work(
        [
            regalia(
                "Forge",
                "If a spell or ability would increase ATK or DEF of resonators you control, it "
                "increases double that much instead.",
            ),
            regalia("Banner", "Beasts gain [+100/-100]."),
            chant("Grow", "Target resonator gains [+200/+0] until end of turn."),
        ],
        """
        start:
          A: {field: [Forge, Banner, {card: Wolf, counters: {"+100/+100": 1}}], hand: [Grow]}
          B: {field: [Wolf]}
        do:
          - {expect: {A.Wolf: {atk: 600, def: 300}, B.Wolf: {atk: 400, def: 200}}}
          - {A: play, card: Grow, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {atk: 1000, def: 300}}
        """,
    )


def test_values_that_do_not_fall() -> None:
    at_work(
        [
            resonator("Stone", "This card's ATK and DEF cannot be reduced.", defense=500),
            chant("Rot", "All resonators gain [-200/-200] until end of turn."),
        ],
        """
        start: {A: {field: [Stone, Wolf], hand: [Rot]}}
        do:
          - {A: play, card: Rot}
          - {both: pass}
        expect: {A.Stone: {atk: 100, def: 500}, A.Wolf: {atk: 100, def: 100}}
        """,
    )


def test_recovering_in_both_recovery_phases() -> None:
    at_work(
        [resonator("Sentry", "This card recovers during your opponent's recovery phase.")],
        """
        start: {A: {field: [{card: Sentry, rested: true}, {card: Wolf, rested: true}]}}
        do:
          - {go: "B main"}
        expect: {A.Sentry: {rested: false}, A.Wolf: {rested: true}}
        """,
    )


def test_one_thing_if_so_and_another_if_so() -> None:
    at_work(
        [
            resonator(
                "Twin", "This card gains [Flying] if you control a Beast and [Pierce] if you control an Ogre."
            )
        ],
        """
        start: {A: {field: [Twin, Ogre]}, B: {field: [Twin, Wolf]}}
        expect: {A.Twin: {has: [Pierce], has_not: [Flying]}, B.Twin: {has: [Flying], has_not: [Pierce]}}
        """,
    )


def test_an_awakening_said_shortly() -> None:
    at_work(
        [resonator("Sprout", "[Awakening] {1}: [+400/+400]")],
        """
        start: {A: {hand: [Sprout], stones: [Light Magic Stone]}}
        do:
          - {A: play, card: Sprout, awaken: true}
          - {both: pass}
        expect: {A.Sprout: {atk: 500, def: 500}}
        """,
    )


def test_what_is_gained_stays() -> None:
    at_work(
        [
            resonator("Bird", "[Flying]", "[Pierce]"),
            chant(
                "Change",
                "Target resonator gains [Swiftness] and loses all other abilities until end of turn.",
            ),
        ],
        """
        start: {A: {field: [Bird], hand: [Change]}}
        do:
          - {A: play, card: Change, target: Bird}
          - {both: pass}
        expect: {A.Bird: {keywords: [Swiftness]}}
        """,
    )


def test_one_ability_or_the_other() -> None:
    at_work(
        [
            resonator("Bird", "[Flying]"),
            resonator("Hare", "[Swiftness]"),
            regalia("Net", "Resonators with [Flying] or [Swiftness] cannot attack you."),
        ],
        """
        start: {A: {field: [Bird, Hare, Wolf]}, B: {field: [Net]}}
        do:
          - {A: cannot, do: {attack: Bird, object: B}}
          - {A: cannot, do: {attack: Hare, object: B}}
          - {A: can, do: {attack: Wolf, object: B}}
        """,
    )


def test_one_player_and_cards_cannot_be_attacked() -> None:
    mine = regalia("Net", "Resonators cannot attack you or resonators you control.")
    theirs = regalia("Veil", "Resonators cannot attack your opponent or resonators your opponent controls.")
    for net, can in ((mine, "can"), (theirs, "cannot")):
        at_work(
            [resonator("Elk"), net],
            f"""
            start: {{A: {{field: [Wolf, {net["name"]}]}}, B: {{field: [{{card: Elk, rested: true}}]}}}}
            do:
              - {{A: {can}, do: {{attack: Wolf, object: B}}}}
              - {{A: {can}, do: {{attack: Wolf, object: Elk}}}}
            """,
        )


def test_magic_stones_of_one_of_several_kinds() -> None:
    at_work(
        [
            resonator(
                "Spark", "As long as you control a light, fire or wind magic stone, this card gains [Flying]."
            )
        ],
        """
        start:
          A: {field: [Spark], stones: [Wind Magic Stone]}
          B: {field: [Spark], stones: [Water Magic Stone]}
        expect: {A.Spark: {has: [Flying]}, B.Spark: {has_not: [Flying]}}
        """,
    )


def test_no_damage_to_players() -> None:
    at_work(
        [
            regalia("Truce", "Chants cannot deal damage to players."),
            chant("Hit", "This card deals 100 damage to target player."),
        ],
        """
        start: {A: {field: [Truce], hand: [Hit]}}
        do:
          - {A: play, card: Hit, target: B}
          - {both: pass}
        expect: {B.life: 4000}
        """,
    )


def test_not_destroyed_after_all() -> None:
    at_work(
        [regalia("Oath", "If a Beast would be destroyed by a chant, it isn't destroyed.")],
        """
        start: {A: {field: [Oath, Wolf], hand: [Snuff, Bolt]}}
        do:
          - {A: play, card: Snuff, target: Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {zone: field}}}
          - {A: play, card: Bolt, target: Wolf}
          - {both: pass}
        expect: {A.Wolf: {zone: graveyard}}
        """,
    )


def test_where_cancelled_spells_go() -> None:
    at_work(
        [
            regalia(
                "Echo", "If a spell you control would be cancelled, return it to its owner's hand instead."
            ),
            chant("Stop", "[Quickcast]", "Cancel target spell."),
        ],
        """
        start: {A: {field: [Echo], hand: [Wolf], stones: [Light Magic Stone]}, B: {hand: [Stop]}}
        do:
          - {A: play, card: Wolf}
          - {A: pass}
          - {B: play, card: Stop, target: chase.Wolf}
          - {both: pass}
        expect: {A.hand: [Wolf], chase: 0}
        """,
    )


def test_chants_that_go_elsewhere() -> None:
    at_work(
        [
            regalia(
                "Fire",
                "If a chant would be put into a graveyard from the chase, remove it from the game instead.",
            )
        ],
        """
        start: {A: {field: [Fire, Wolf], hand: [Bolt]}}
        do:
          - {A: play, card: Bolt, target: Wolf}
          - {both: pass}
        expect: {A.Bolt: {zone: removed}, A.Wolf: {zone: graveyard}}
        """,
    )


def test_entering_with_counters_instead() -> None:
    at_work(
        [
            regalia(
                "Feed", "If a Beast would enter your field, it enters with two [+100/+100] counters on it."
            ),
            regalia("Twice", "If a counter would be put on a Beast, put two counters on it instead."),
            chant("Grow", "Put a [+100/+100] counter on target resonator."),
        ],
        """
        start: {A: {field: [Feed], hand: [Wolf], stones: [Light Magic Stone]}, B: {hand: [Wolf]}}
        do:
          - {A: play, card: Wolf}
          - {both: pass}
        expect: {A.Wolf: {counters: {"+100/+100": 2}}}
        """,
    )
    at_work(
        [
            regalia("Twice", "If a counter would be put on a Beast, put two counters on it instead."),
            chant("Grow", "Put a [+100/+100] counter on target resonator."),
        ],
        """
        start: {A: {field: [Twice, Wolf], hand: [Grow]}}
        do:
          - {A: play, card: Grow, target: Wolf}
          - {both: pass}
        expect: {A.Wolf: {counters: {"+100/+100": 2}}}
        """,
    )


def test_damage_by_abilities() -> None:
    at_work(
        [
            regalia("Ward", "Prevent all damage that would be dealt to you by abilities."),
            regalia("Bow", "{0}: This card deals 100 damage to target player."),
        ],
        """
        start: {A: {field: [Ward]}, B: {field: [Bow, Wolf]}}
        do:
          - {A: pass}
          - {B: activate, card: Bow, target: A}
          - {both: pass}
          - {expect: {A.life: 4000}}
          - {go: "B main"}
          - {B: attack, card: Wolf, object: A}
          - {finish: battle}
        expect: {A.life: 3700}
        """,
    )


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("If you would discard this card, you may put it into the field instead.", "field"),
        (
            "If this card would be put into a graveyard from your hand, put it into the field instead.",
            "field",
        ),
        (
            "If this card would be put into a graveyard from anywhere, shuffle it into its owner's deck"
            " instead.",
            "deck",
        ),
        (
            "If this card would be put into a graveyard from the field, remove it from the game instead.",
            "graveyard",
        ),
    ],
)
def test_what_replaces_leaving_the_hand_works_there(text: str, zone: str) -> None:
    at_work(
        [resonator("Ghost", text), chant("Drop", "Discard a card.")],
        f"""
        start: {{A: {{hand: [Drop, Ghost]}}}}
        do:
          - {{A: play, card: Drop}}
          - {{both: pass{", answers: [yes]" if "may" in text else ""}}}
        expect: {{A.Ghost: {{zone: {zone}}}}}
        """,
    )
