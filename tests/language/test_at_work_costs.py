"""Costs at work: tolls, additional costs and what makes playing dearer or cheaper."""

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
