"""Standing effects at work: costs, tolls, permissions and changes that texts of our own make."""

import pytest

from language.test_at_work import at_work, chant, regalia, resonator


def test_the_next_card_only_costs_less() -> None:
    at_work(
        [chant("Haste", "The next resonator you play this turn costs {2} less.")],
        """
        start: {A: {hand: [Haste, Rock, Bear, Bear], stones: {Light Magic Stone: 4}}}
        do:
          - {A: play, card: Haste}
          - {both: pass}
          - {A: play, card: Rock}
          - {both: pass}
          - {expect: {A.recovered_stones: 2}}
          - {A: play, card: Bear}
          - {both: pass}
          - {expect: {A.recovered_stones: 1}}
          - {A: cannot, do: {play: Bear}, because: "903.2"}
        """,
    )


def test_the_first_card_of_each_turn_costs_less() -> None:
    at_work(
        [regalia("Gate", "The first Beast you play each turn costs {1} less to play.")],
        """
        start: {A: {field: [Gate], hand: [Wolf, Wolf]}}
        do:
          - {A: play, card: Wolf}
          - {both: pass}
          - {A: cannot, do: {play: Wolf}, because: "903.2"}
        """,
    )


def test_an_ability_that_says_what_it_costs() -> None:
    at_work(
        [
            regalia(
                "Well", "{3}: Draw a card. This ability costs {1} less to play for each Beast you control."
            )
        ],
        """
        start: {A: {field: [Well, Wolf], stones: {Light Magic Stone: 3}}, B: {field: [Well]}}
        do:
          - {A: activate, card: Well}
          - {both: pass}
          - {expect: {A.recovered_stones: 1, A.hand: 1}}
          - {A: cannot, do: {activate: Well}, because: "903.2"}
        """,
    )


def test_an_ability_that_costs_less_if_something_is_so() -> None:
    at_work(
        [
            regalia(
                "Well", "{2}: Draw a card. If you control an Ogre, you may pay {2} less to play this ability."
            )
        ],
        """
        start: {turn: A, A: {field: [Well, Ogre]}, B: {field: [Well]}}
        do:
          - {A: activate, card: Well}
          - {both: pass}
          - {expect: {A.hand: 1}}
          - {A: pass}
          - {B: cannot, do: {activate: Well}}
        """,
    )


def test_an_additional_cost_of_one_thing_or_another() -> None:
    pact = chant("Pact", "As an additional cost to play this card, banish a resonator or discard a card.",
                 "You gain 500 life.")  # fmt: skip
    at_work(
        [pact],
        """
        start: {A: {hand: [Pact, Pact, Pact, Wolf], field: [Bear]}}
        do:
          - {A: play, card: Pact, answers: [1]}
          - {both: pass}
          - {expect: {A.field: [], A.hand: [Pact, Pact, Wolf], A.life: 4500}}
          - {A: play, card: Pact, cost: [Wolf]}
          - {both: pass}
          - {expect: {A.hand: [Pact], A.life: 5000}}
          - {A: cannot, do: {play: Pact}, because: "903.2"}
        """,
    )


def test_will_or_life_for_an_ability() -> None:
    at_work(
        [regalia("Scale", "Pay {1} or 300 life: Draw a card.")],
        """
        start: {A: {field: [Scale], stones: [Light Magic Stone], life: 400}}
        do:
          - {A: activate, card: Scale, answers: [1]}
          - {both: pass}
          - {expect: {A.recovered_stones: 0, A.life: 400, A.hand: 1}}
          - {A: activate, card: Scale}
          - {both: pass}
          - {expect: {A.life: 100, A.hand: 2}}
          - {A: cannot, do: {activate: Scale}, because: "903.2"}
        """,
    )


def test_the_will_of_an_alternative_is_counted_with_the_cost() -> None:
    at_work(
        [
            chant(
                "Toll",
                "As an additional cost to play this card, pay {2} or discard a card.",
                "Draw a card.",
                cost="{1}",
            )
        ],
        """
        start: {A: {hand: [Toll], stones: {Light Magic Stone: 2}}}
        do:
          - {A: cannot, do: {play: Toll}, because: "903.2"}
        """,
    )


def test_what_has_to_be_paid_to_attack() -> None:
    at_work(
        [regalia("Moat", "Resonators your opponent controls cannot attack you unless they pay {1}.")],
        """
        start: {A: {field: [Wolf, Bear], stones: [Light Magic Stone]}, B: {field: [Moat]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: no block}
          - {finish: battle}
          - {expect: {B.life: 3700, A.recovered_stones: 0}}
          - {A: cannot, do: {attack: Bear, object: B}}
        """,
    )


def test_a_toll_for_a_turn() -> None:
    at_work(
        [chant("Toll", "Target resonator cannot attack this turn unless its controller discards a card.")],
        """
        start: {A: {field: [Wolf, Bear], hand: [Toll, Rock]}}
        do:
          - {A: play, card: Toll, target: Wolf}
          - {both: pass}
          - {A: attack, card: Wolf, object: B}
          - {expect: {A.hand: []}}
        """,
    )


def test_a_player_pays_for_every_attack() -> None:
    at_work(
        [regalia("Moat", "Your opponent must pay {1} to attack with Beasts.")],
        """
        start: {A: {field: [Wolf, Ogre]}, B: {field: [Moat]}}
        do:
          - {A: cannot, do: {attack: Wolf, object: B}}
          - {A: can, do: {attack: Ogre, object: B}}
        """,
    )


def test_a_card_with_a_toll_of_its_own() -> None:
    at_work(
        [resonator("Brute", "This card cannot attack unless you banish another resonator.")],
        """
        start: {A: {field: [Brute, Wolf]}}
        do:
          - {A: attack, card: Brute, object: B}
          - {expect: {A.field: [Brute]}}
        """,
    )


def test_a_demand_for_the_next_turn() -> None:
    at_work(
        [chant("Dare", "Target resonator must attack during its controller's next turn if able.")],
        """
        start: {A: {hand: [Dare]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Dare, target: B.Wolf}
          - {both: pass}
          - {go: "B main"}
          - {B: cannot, do: {pass: true}, because: "712.2"}
          - {B: attack, card: Wolf, object: A}
          - {A: no block}
          - {finish: battle}
          - {B: can, do: {pass: true}}
        """,
    )


def test_forbidden_for_the_next_turn_only() -> None:
    at_work(
        [chant("Calm", "Target resonator cannot attack during its controller's next turn.")],
        """
        start: {A: {hand: [Calm], field: [Wolf]}}
        do:
          - {A: play, card: Calm, target: Wolf}
          - {both: pass}
          - {A: can, do: {attack: Wolf, object: B}}
          - {go: "B main"}
          - {go: "A main"}
          - {A: cannot, do: {attack: Wolf, object: B}}
          - {go: "B main"}
          - {go: "A main"}
          - {A: can, do: {attack: Wolf, object: B}}
        """,
    )


def test_attacking_only_some() -> None:
    at_work(
        [resonator("Hunter", "This card can only attack Beasts.")],
        """
        start: {A: {field: [Hunter]}, B: {field: [{card: Wolf, rested: true}, {card: Ogre, rested: true}]}}
        do:
          - {A: cannot, do: {attack: Hunter, object: B}}
          - {A: cannot, do: {attack: Hunter, object: B.Ogre}}
          - {A: can, do: {attack: Hunter, object: B.Wolf}}
        """,
    )


def test_only_some_attack() -> None:
    at_work(
        [regalia("Hunt", "Only Beasts can attack.")],
        """
        start: {A: {field: [Wolf, Ogre, Hunt]}}
        do:
          - {A: cannot, do: {attack: Ogre, object: B}}
          - {A: can, do: {attack: Wolf, object: B}}
        """,
    )


def test_attacking_with_only_so_many() -> None:
    at_work(
        [regalia("Leash", "Your opponent cannot attack with more than one Beast each turn.")],
        """
        start: {A: {field: [Wolf, Bear, Ogre]}, B: {field: [Leash]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {finish: battle}
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}
          - {A: cannot, do: {attack: Bear, object: B}}
        """,
    )


def test_playing_only_so_many() -> None:
    at_work(
        [regalia("Hush", "Each player can play only one Beast each turn.")],
        """
        start: {A: {field: [Hush], hand: [Wolf, Wolf, Rock], stones: {Light Magic Stone: 4}}}
        do:
          - {A: play, card: Wolf}
          - {both: pass}
          - {A: cannot, do: {play: Wolf}, because: "104.4"}
          - {A: can, do: {play: Rock}}
        """,
    )


def test_playing_only_in_ones_own_turn() -> None:
    at_work(
        [regalia("Hush", "Players can play chants only during their own turn.")],
        """
        start: {A: {field: [Hush, Wolf], hand: [Bolt]}, B: {hand: [Bolt]}}
        do:
          - {A: can, do: {play: Bolt, target: Wolf}}
          - {A: pass}
          - {B: cannot, do: {play: Bolt, target: A.Wolf}, because: "104.4"}
        """,
    )


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


def test_what_cannot_come_from_a_graveyard() -> None:
    at_work(
        [
            regalia("Lid", "Resonators cannot enter the field from graveyards."),
            chant("Raise", "Put target resonator from your graveyard into the field."),
        ],
        """
        start: {A: {field: [Lid], hand: [Raise, Wolf], graveyard: [Bear], stones: [Light Magic Stone]}}
        do:
          - {A: play, card: Raise, target: Bear}
          - {both: pass}
          - {A: play, card: Wolf}
          - {both: pass}
        expect: {A.Bear: {zone: graveyard}, A.Wolf: {zone: field}}
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


def test_paying_instead_of_being_destroyed() -> None:
    at_work(
        [resonator("Phoenix", "If this card would be destroyed, you may pay 500 life instead.")],
        """
        start: {A: {field: [Phoenix], hand: [Snuff, Snuff], life: 900}}
        do:
          - {A: play, card: Snuff, target: Phoenix}
          - {both: pass, answers: [yes]}
          - {expect: {A.life: 400, A.Phoenix: {zone: field}}}
          - {A: play, card: Snuff, target: Phoenix}
          - {both: pass}
        expect: {A.Phoenix: {zone: graveyard}, A.life: 400}
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


def test_played_without_paying_if_something_is_so() -> None:
    at_work(
        [
            resonator(
                "Herald",
                "If you control an Ogre, you may play this card without paying its cost.",
                cost="{4}",
            )
        ],
        """
        start: {A: {hand: [Herald, Herald, Snuff], field: [Ogre]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {A: play, card: Snuff, target: Ogre}
          - {both: pass}
          - {A: cannot, do: {play: Herald}, because: "903.2"}
        expect: {A.field: [Herald]}
        """,
    )


def test_quick_if_something_is_so() -> None:
    at_work(
        [resonator("Scout", "You may play this card as though it had [Quickcast] if you control an Ogre.")],
        """
        start: {A: {field: [Ogre]}, B: {hand: [Scout], field: [Ogre]}}
        do:
          - {A: pass}
          - {B: can, do: {play: Scout}}
          - {B: pass}
        """,
    )
    at_work(
        [resonator("Scout", "You may play this card as though it had [Quickcast] if you control an Ogre.")],
        """
        start: {B: {hand: [Scout]}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Scout}}
        """,
    )


def test_from_the_graveyard_for_more() -> None:
    at_work(
        [resonator("Shade", "You may play this card from your graveyard by paying {2} more.", cost="{1}")],
        """
        start: {A: {hand: [Shade], graveyard: [Shade], stones: {Light Magic Stone: 4}}}
        do:
          - {A: play, card: Shade}
          - {both: pass}
          - {expect: {A.recovered_stones: 3}}
          - {A: play, card: Shade, from: graveyard}
          - {both: pass}
        expect: {A.recovered_stones: 0, A.field: [Shade, Shade]}
        """,
    )


def test_from_the_graveyard_for_other_things() -> None:
    shade = resonator(
        "Shade", "You may play this card from your graveyard by discarding a card as an additional cost."
    )
    at_work(
        [shade],
        """
        start: {A: {hand: [Shade, Wolf], graveyard: [Shade, Shade]}}
        do:
          - {A: play, card: Shade}
          - {both: pass}
          - {expect: {A.hand: [Wolf]}}
          - {A: play, card: Shade, from: graveyard}
          - {both: pass}
          - {expect: {A.hand: [], A.field: [Shade, Shade]}}
          - {A: cannot, do: {play: Shade, from: graveyard}}
        """,
    )


def test_from_the_removed_area_if_something_is_so() -> None:
    at_work(
        [resonator("Shade", "You may play this card from your removed area if you control an Ogre.")],
        """
        start: {A: {removed: [Shade, Shade], field: [Ogre], hand: [Snuff]}}
        do:
          - {A: play, card: Shade, from: removed}
          - {both: pass}
          - {A: play, card: Snuff, target: Ogre}
          - {both: pass}
          - {A: cannot, do: {play: Shade, from: removed}}
        """,
    )


def test_other_times_are_no_other_places() -> None:
    at_work(
        [regalia("Horn", "You may play resonators as though they had [Quickcast].")],
        """
        start: {B: {field: [Horn], hand: [Wolf], graveyard: [Wolf], stones: {Light Magic Stone: 2}}}
        do:
          - {A: pass}
          - {B: can, do: {play: Wolf}}
          - {B: cannot, do: {play: Wolf, from: graveyard}}
        """,
    )


def test_the_top_of_the_deck() -> None:
    at_work(
        [regalia("Spring", "You may play resonators from the top of your deck.")],
        """
        start: {A: {field: [Spring], deck: [Wolf, Bolt, Wolf], stones: {Light Magic Stone: 3}}}
        do:
          - {A: play, card: Wolf, from: deck}
          - {both: pass}
          - {A: cannot, do: {play: Bolt, from: deck, target: Wolf}}
        expect: {A.field: [Spring, Wolf]}
        """,
    )


def test_once_each_turn_from_the_graveyard() -> None:
    at_work(
        [regalia("Tomb", "Once each turn, you may play a resonator from your graveyard.")],
        """
        start: {A: {field: [Tomb], graveyard: [Wolf, Wolf], stones: {Light Magic Stone: 3}}}
        do:
          - {A: play, card: Wolf, from: graveyard}
          - {both: pass}
          - {A: cannot, do: {play: Wolf, from: graveyard}}
          - {go: "B main"}
          - {go: "A main"}
          - {A: can, do: {play: Wolf, from: graveyard}}
        """,
    )


def test_the_next_card_without_paying() -> None:
    at_work(
        [chant("Gift", "You may play the next resonator this turn without paying its cost.")],
        """
        start: {A: {hand: [Gift, Bear, Bear]}}
        do:
          - {A: play, card: Gift}
          - {both: pass}
          - {A: play, card: Bear}
          - {both: pass}
          - {A: cannot, do: {play: Bear}}
        expect: {A.field: [Bear]}
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


def test_cards_that_nobody_plays() -> None:
    at_work(
        [regalia("Hush", "Cards with total cost 2 or less cannot be played.")],
        """
        start: {A: {field: [Hush], hand: [Wolf, Bear], stones: {Light Magic Stone: 4}}}
        do:
          - {A: cannot, do: {play: Wolf}, because: "104.4"}
          - {A: can, do: {play: Bear}}
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


def test_less_for_each() -> None:
    at_work(
        [regalia("Choir", "You may pay {1} less to play Ogres for each Beast you control.")],
        """
        start: {A: {field: [Choir, Wolf, Wolf, Bear], hand: [Ogre], stones: {Light Magic Stone: 2}}}
        do:
          - {A: play, card: Ogre}
          - {both: pass}
        expect: {A.recovered_stones: 0, A.Ogre: {zone: field}}
        """,
    )


def test_what_others_cannot_make_one_do() -> None:
    at_work(
        [
            regalia(
                "Vault", "Spells and abilities your opponent controls cannot cause you to discard cards."
            ),
            chant("Rob", "Target player discards a card."),
        ],
        """
        start: {A: {hand: [Rob, Wolf]}, B: {hand: [Wolf], field: [Vault]}}
        do:
          - {A: play, card: Rob, target: B}
          - {both: pass}
        expect: {B.hand: [Wolf]}
        """,
    )
    at_work(
        [
            regalia(
                "Vault", "Spells and abilities your opponent controls cannot cause you to discard cards."
            ),
            chant("Rob", "Target player discards a card."),
        ],
        """
        start: {A: {hand: [Rob, Wolf], field: [Vault]}}
        do:
          - {A: play, card: Rob, target: A}
          - {both: pass}
        expect: {A.hand: []}
        """,
    )


def test_who_cannot_be_targeted_said_from_the_other_side() -> None:
    at_work(
        [regalia("Hedge", "Chants your opponent controls cannot target Beasts.")],
        """
        start: {A: {hand: [Bolt], field: [Wolf]}, B: {field: [Hedge, Wolf, Ogre]}}
        do:
          - {A: cannot, do: {play: Bolt, target: B.Wolf}}
          - {A: cannot, do: {play: Bolt, target: A.Wolf}}
          - {A: can, do: {play: Bolt, target: B.Ogre}}
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


def test_neither_attack_nor_abilities() -> None:
    at_work(
        [
            resonator("Mage", "{0}: You gain 100 life."),
            regalia(
                "Cell", "Resonators your opponent controls cannot attack, block or play activate abilities."
            ),
        ],
        """
        start: {A: {field: [Mage]}, B: {field: [Cell, Mage]}}
        do:
          - {A: cannot, do: {attack: Mage, object: B}}
          - {A: cannot, do: {activate: Mage}}
          - {A: pass}
          - {B: can, do: {activate: Mage}}
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


def test_an_additional_cost_that_may_be_paid() -> None:
    at_work(
        [
            chant(
                "Boon",
                "As an additional cost to play this card, you may banish a resonator. If you do, draw"
                " a card.",
                "You gain 100 life.",
            ),
        ],
        """
        start: {A: {hand: [Boon, Boon], field: [Wolf]}}
        do:
          - {A: play, card: Boon, cost: [Wolf]}
          - {both: pass}
          - {expect: {A.hand: 2, A.life: 4100, A.field: []}}
          - {A: play, card: Boon}
          - {both: pass}
          - {expect: {A.hand: 1, A.life: 4200}}
        """,
    )
    at_work(
        [
            resonator(
                "Cub",
                "As an additional cost to play this card, you may banish a resonator. If you do, it enters"
                " the field with two [+100/+100] counters on it.",
            ),
        ],
        """
        start: {A: {hand: [Cub, Cub], field: [Wolf]}}
        do:
          - {A: play, card: Cub, cost: [Wolf]}
          - {both: pass}
          - {expect: {A.Cub: {counters: {"+100/+100": 2}}}}
          - {A: play, card: Cub}
          - {both: pass}
          - {expect: {A.Cub#2: {counters: {}}}}
        """,
    )


def test_an_additional_cost_of_other_cards() -> None:
    at_work(
        [regalia("Tax", "As an additional cost to play resonators, your opponent discards a card.")],
        """
        start:
          A: {hand: [Wolf, Bolt], stones: [Light Magic Stone]}
          B: {field: [Tax], hand: [Wolf], stones: [Light Magic Stone]}
        do:
          - {A: play, card: Wolf}
          - {both: pass}
          - {expect: {A.hand: []}}
          - {go: "B main"}
          - {B: play, card: Wolf}
          - {both: pass}
          - {expect: {B.hand: 1}}
        """,
    )


def test_forbidden_during_a_phase() -> None:
    at_work(
        [regalia("Hush", "Players cannot play chants during your main phase.")],
        """
        start: {A: {hand: [Bolt], field: [Wolf, Hush]}}
        do:
          - {A: cannot, do: {play: Bolt, target: Wolf}}
          - {go: "B main"}
          - {B: pass}
          - {A: can, do: {play: Bolt, target: Wolf}}
        """,
    )


def test_dearer_if_it_targets_somebody() -> None:
    at_work(
        [
            regalia("Tax", "Your opponent pays {2} more to play chants that target you."),
            regalia("Toll", "Your opponent pays {1} more to play chants that target resonators you control."),
            chant("Hit", "This card deals 100 damage to target player."),
        ],
        """
        start: {A: {hand: [Hit, Bolt], field: [Wolf]}, B: {field: [Tax, Toll, Wolf]}}
        do:
          - {A: cannot, do: {play: Hit, target: B}}
          - {A: can, do: {play: Hit, target: A}}
          - {A: cannot, do: {play: Bolt, target: B.Wolf}}
          - {A: can, do: {play: Bolt, target: A.Wolf}}
        """,
    )


def test_a_keyword_with_a_cost_that_is_gained() -> None:
    at_work(
        [regalia("Drum", "Resonators you control gain [Mobilize] {1}.")],
        """
        start: {A: {field: [Drum, Wolf, Bear], stones: [Light Magic Stone]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}
          - {expect: {A.recovered_stones: 0}}
          - {A: cannot, do: {attack: Bear, object: B}}
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


def test_dearer_spells_are_not_offered() -> None:
    """Nothing is offered that cannot be paid: the engine knows before it is on the chase."""
    at_work(
        [regalia("Tax", "Spells your opponent plays cost {1} more.")],
        """
        start: {A: {hand: [Wolf], stones: [Light Magic Stone]}, B: {field: [Tax]}}
        do:
          - {A: cannot, do: {play: Wolf}, because: "903.2j"}
        """,
    )


def test_cheaper_keywords() -> None:
    at_work(
        [
            regalia("Nest", "You may pay {1} less to play [Evolution] abilities of resonators you control."),
            resonator("Egg", "[Evolution] {1}"),
        ],
        """
        start: {A: {field: [Nest, Egg]}, B: {field: [Egg]}}
        do:
          - {A: activate, card: Egg}
          - {both: pass}
          - {expect: {A.Egg: {counters: {evolution: 1}}}}
          - {A: pass}
          - {B: cannot, do: {activate: Egg}}
        """,
    )
    at_work(
        [
            regalia("Will", "[Inheritance] abilities you play cost {1} less."),
            resonator("Heir", "[Inheritance] {1}: Draw a card.", "{1}: Draw a card."),
        ],
        """
        start: {A: {field: [Will, Heir], hand: [Heir]}}
        do:
          - {A: cannot, do: {activate: Heir, ability: 2}}
          - {A: activate, card: Heir, ability: 1, from: hand}
          - {both: pass}
        expect: {A.hand: 1, A.graveyard: [Heir]}
        """,
    )


def test_cheaper_awakening() -> None:
    cards = [
        regalia("Dawn", "You may pay {2} less for the [Awakening] costs of spells you control."),
        chant("Boon", "Draw a card.", "[Awakening] {2}: Draw a card.", cost="{1}"),
        chant("Gift", "Draw a card.", "[Awakening] {3}: Draw a card.", cost="{1}"),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Dawn], hand: [Boon, Gift], stones: [Light Magic Stone]}}
        do:
          - {A: cannot, do: {play: Gift, awaken: true}}
          - {A: play, card: Boon, awaken: true}
          - {both: pass}
        expect: {A.hand: 3, A.recovered_stones: 0}
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


def test_abilities_that_work_in_the_graveyard() -> None:
    at_work(
        [
            resonator(
                "Ghost", "As long as this card is in your graveyard, Beasts you control gain [+100/+100]."
            ),
            resonator("Shade", "If this card is in your graveyard, you pay {1} less to play Beasts."),
        ],
        """
        start:
          A: {graveyard: [Ghost, Shade], field: [Bear], hand: [Wolf]}
          B: {field: [Ghost, Shade, Bear], hand: [Wolf]}
        do:
          - {expect: {A.Bear: {atk: 700}, B.Bear: {atk: 600}}}
          - {A: can, do: {play: Wolf}}
          - {go: "B main"}
          - {B: cannot, do: {play: Wolf}}
        """,
    )


@pytest.mark.parametrize("only", ["only if this card is in your graveyard", "only from your graveyard"])
def test_abilities_that_are_played_in_the_graveyard(only: str) -> None:
    at_work(
        [resonator("Ghost", f"{{0}}: Return this card to your hand. Play this ability {only}.")],
        """
        start: {A: {graveyard: [Ghost]}, B: {field: [Ghost]}}
        do:
          - {A: activate, card: Ghost, from: graveyard}
          - {both: pass}
          - {expect: {A.hand: [Ghost]}}
          - {A: pass}
          - {B: cannot, do: {activate: Ghost}}
        """,
    )


def test_abilities_that_trigger_in_the_graveyard() -> None:
    at_work(
        [
            resonator(
                "Ghost",
                "At the beginning of your turn, if this card is in your graveyard, you gain 100 life.",
            )
        ],
        """
        start: {A: {field: [Ghost]}, B: {graveyard: [Ghost]}}
        do:
          - {go: "B main"}
          - {expect: {B.life: 4100}}
          - {go: "A main"}
          - {expect: {A.life: 4000}}
        """,
    )


def test_more_will_from_magic_stones() -> None:
    at_work(
        [
            regalia(
                "Spring", "If you would produce will with a magic stone, produce that will plus {G} instead."
            ),
            resonator("Imp", cost="{W}{G}"),
        ],
        """
        start: {A: {field: [Spring], hand: [Imp], stones: [Light Magic Stone]}}
        do:
          - {A: activate, card: Light Magic Stone}
          - {expect: {A.will: "{W}{G}"}}
          - {A: play, card: Imp}
          - {both: pass}
        expect: {A.Imp: {zone: field}, A.will: ""}
        """,
    )
    at_work(
        [regalia("Spring", "If you would produce will with a magic stone, produce twice that much instead.")],
        """
        start: {A: {field: [Spring], hand: [Wolf], stones: [Light Magic Stone]}}
        do:
          - {A: play, card: Wolf}
          - {expect: {A.will: "{W}"}}
          - {both: pass}
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


def test_additions_that_cannot_be_added() -> None:
    vine = {
        "name": "Vine",
        "type": "Addition:Resonator",
        "cost": "{0}",
        "text": ["Added resonator gains [Flying]."],
    }
    at_work(
        [resonator("Slick", "Additions cannot be added to this card."), vine],
        """
        start: {A: {field: [Slick], hand: [Vine]}}
        do:
          - {A: play, card: Vine, target: Slick}
          - {both: pass}
        expect: {A.Slick: {has_not: [Flying]}}
        """,
    )
