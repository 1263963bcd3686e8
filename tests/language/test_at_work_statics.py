"""Standing effects at work: costs, tolls, permissions and changes that texts of our own make."""

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
