"""Other ways to say what cards already say, and what they nearly say, at work."""

import pytest

from language.kit import compiled
from language.test_at_work import at_work, chant, regalia, resonator


@pytest.mark.parametrize(
    "text",
    [
        "Players cannot chase this card.",
        "Your opponent cannot chase this card.",
        "This card cannot be chased.",
        "This card cannot be chased by your opponent.",
    ],
)
def test_nobody_chases_it(text: str) -> None:
    at_work(
        [resonator("Swift", text), chant("Answer", "[Quickcast]", "Draw a card.")],
        """
        start: {A: {hand: [Swift]}, B: {hand: [Answer]}}
        do:
          - {A: play, card: Swift}
          - {A: pass}
          - {B: cannot, do: {play: Answer}}
        """,
    )


def test_spells_of_a_kind_are_not_chased() -> None:
    cards = [
        regalia("Gag", "Chants you play cannot be chased."),
        chant("Word", "You gain 100 life."),
        resonator("Slow"),
        chant("Answer", "[Quickcast]", "Draw a card."),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Word, Slow], field: [Gag]}, B: {hand: [Answer]}}
        do:
          - {A: play, card: Word}
          - {A: pass}
          - {B: cannot, do: {play: Answer}}
          - {B: pass}
          - {A: play, card: Slow}
          - {A: pass}
          - {B: can, do: {play: Answer}}
        """,
    )


def test_incarnation_that_is_given() -> None:
    cards = [
        regalia("Nest", "Dragon cards in your hand gain [Incarnation] {R}."),
        {**resonator("Drake", cost="{5}"), "race": ["Dragon"]},
        {**resonator("Imp", cost="{R}"), "attribute": "R"},
        resonator("Golem", cost="{5}"),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Drake, Golem], field: [Nest, Imp]}}
        do:
          - {A: cannot, do: {play: Golem}}
          - {A: play, card: Drake, incarnate: [Imp]}
          - {both: pass}
        expect: {A.field: [Nest, Drake], A.graveyard: [Imp]}
        """,
    )


def test_a_keyword_with_a_number_in_quotation_marks() -> None:
    quoted = compiled('Resonators you control gain "[Limit] 2".')
    plain = compiled("Resonators you control gain [Limit] 2.")
    assert quoted.word_for_word
    assert quoted.abilities == plain.abilities
    assert compiled('Resonators you control gain "[Mobilize] {1}".').word_for_word


def test_stealth_that_is_given() -> None:
    cards = [
        regalia(
            "Camp", 'Resonator cards in your standby area gain "[Stealth] When your opponent plays a spell".'
        ),
        resonator("Scout", cost="{5}"),
        chant("Word", "Draw a card."),
    ]
    at_work(
        cards,
        """
        start: {turn: B, A: {field: [Camp], standby: [Scout]}, B: {hand: [Word]}}
        do:
          - {B: play, card: Word}
          - {A: reveal, card: Scout}
          - {resolve: all}
        expect: {A.field: [Camp, Scout]}
        """,
    )


def test_a_text_in_a_text_in_a_text() -> None:
    text = (
        "Target resonator gains \"Magic stones your opponent controls have '{Rest}: Produce {B}.'\""
        " until end of turn."
    )
    outer = compiled(text, chant=True)
    assert outer.word_for_word
    assert str(outer.abilities).count("Opponent") == 1


@pytest.mark.parametrize("said", ["that damage", "the damage dealt", "the amount of damage dealt"])
def test_life_equal_to_the_damage(said: str) -> None:
    at_work(
        [resonator("Leech", f"When this card is dealt damage, you gain life equal to {said}.", defense=900)],
        """
        start: {A: {hand: [Bolt], field: [Leech], life: 1000}}
        do:
          - {A: play, card: Bolt, target: Leech}
          - {resolve: all}
        expect: {A.life: 1500}
        """,
    )


def test_the_same_amount_of_damage() -> None:
    text = "When this card is dealt damage => It deals the same amount of damage to target player."
    at_work(
        [resonator("Mirror", text, defense=900)],
        """
        start: {A: {hand: [Bolt], field: [Mirror]}, B: {life: 1000}}
        do:
          - {A: play, card: Bolt, target: Mirror}
          - {both: pass, answers: [B]}
          - {resolve: all}
        expect: {B.life: 500}
        """,
    )


@pytest.mark.parametrize(("which", "values"), [("ATK", (300, 100)), ("DEF", (100, 300))])
def test_only_one_of_its_values_cannot_be_reduced(which: str, values: tuple[int, int]) -> None:
    cards = [
        {**resonator("Firm", f"This card's {which} cannot be reduced."), "atk": 300, "def": 300},
        chant("Sap", "Target resonator gains [-200/-200] until end of turn."),
        chant("Boost", "Target resonator gains [+200/+200] until end of turn."),
    ]
    at_work(
        cards,
        f"""
        start: {{A: {{hand: [Sap, Boost], field: [Firm]}}}}
        do:
          - {{A: play, card: Sap, target: Firm}}
          - {{both: pass}}
          - {{expect: {{A.Firm: {{atk: {values[0]}, def: {values[1]}}}}}}}
          - {{A: play, card: Boost, target: Firm}}
          - {{both: pass}}
        expect: {{A.Firm: {{atk: {values[0] + 200}, def: {values[1] + 200}}}}}
        """,
    )


def test_a_cost_is_not_reduced_below_one() -> None:
    text = "You pay {3} less to play resonator cards. This effect cannot reduce the cost to less than {1}."
    at_work(
        [regalia("Toll", text)],
        """
        start: {A: {hand: [Wolf, Ogre], field: [Toll], will: "{R}"}}
        do:
          - {A: cannot, do: {play: Ogre}}
          - {A: play, card: Wolf}
          - {both: pass}
        expect: {A.will: ""}
        """,
    )


def test_what_targets_this_card_costs_more() -> None:
    text = "Spells and abilities your opponent controls that target this card cost {1} more to play."
    cards = [
        resonator("Veil", text),
        regalia("Bow", "{0}: This card deals 100 damage to target resonator."),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Bolt], field: [Bow, Wolf]}, B: {field: [Veil], hand: [Bolt]}}
        do:
          - {A: cannot, do: {play: Bolt, target: B.Veil}}
          - {A: can, do: {play: Bolt, target: A.Wolf}}
          - {A: cannot, do: {activate: Bow, target: B.Veil}}
          - {A: can, do: {activate: Bow, target: A.Wolf}}
          - {A: pass}
          - {B: can, do: {play: Bolt, target: B.Veil}}
        """,
    )


def test_the_cost_of_what_targets_is_increased() -> None:
    text = "The cost of spells your opponent plays that target a resonator you control is increased by {1}."
    at_work(
        [regalia("Ward", text)],
        """
        start: {A: {hand: [Bolt], field: [Wolf]}, B: {field: [Ward, Bear]}}
        do:
          - {A: cannot, do: {play: Bolt, target: B.Bear}}
          - {A: can, do: {play: Bolt, target: A.Wolf}}
        """,
    )


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent must pay {1} to attack you.",
        "Resonators your opponent controls can't attack you unless that player pays {1}.",
    ],
)
def test_to_attack_you_they_pay(text: str) -> None:
    at_work(
        [regalia("Moat", text)],
        """
        start: {A: {field: [Wolf]}, B: {field: [Moat, {card: Bear, rested: true}]}}
        do:
          - {A: cannot, do: {attack: Wolf, object: B}}
          - {A: can, do: {attack: Wolf, object: B.Bear}}
        """,
    )


def test_magic_stones_become_resonators_too() -> None:
    text = (
        "All magic stones you control become [400/400] resonators in addition to being magic stones"
        " until end of turn."
    )
    at_work(
        [chant("Rise", text)],
        """
        start: {A: {hand: [Rise], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Rise}
          - {both: pass}
        expect: {A.Fire Magic Stone: {types: [Resonator, Magic Stone], atk: 400, def: 400}}
        """,
    )


def test_the_card_this_one_is_added_to() -> None:
    cards = [
        {
            "name": "Harness",
            "type": "Addition:Resonator",
            "cost": "{0}",
            "text": ["The resonator this card is added to gains [+200/+200]."],
        }
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Harness], field: [Wolf, Bear]}}
        do:
          - {A: play, card: Harness, target: Wolf}
          - {both: pass}
        expect: {A.Wolf: {atk: 500}, A.Bear: {atk: 600}}
        """,
    )


def test_a_token_that_is_a_copy_said_behind_the_place() -> None:
    at_work(
        [chant("Twin", "Put a token into the field that is a copy of target resonator.")],
        """
        start: {A: {hand: [Twin]}, B: {field: [Bear]}}
        do:
          - {A: play, card: Twin, target: B.Bear}
          - {both: pass}
        expect: {A.field: [Bear], A.Bear: {atk: 600}}
        """,
    )


@pytest.mark.parametrize(
    "text",
    [
        ("Choose one: Draw a card; or you gain 500 life.", "[Awakening] {W}: Choose two instead."),
        ("Choose one: Draw a card; or you gain 500 life.", "[Awakening] {W}: Choose both instead."),
        ("Choose one: Draw a card; or you gain 500 life.", "[Awakening] {W}: You may choose both instead."),
        (
            "Choose one. If this card is awakened, choose two instead: Draw a card; or you gain 500 life.",
            "[Awakening] {W}",
        ),
    ],
)
def test_an_awakened_card_chooses_more(text: tuple[str, ...]) -> None:
    at_work(
        [chant("Fork", *text)],
        """
        start: {A: {hand: [Fork, Fork], life: 1000, will: "{W}"}}
        do:
          - {A: cannot, do: {play: Fork, choose: [1, 2]}}
          - {A: play, card: Fork, choose: [2]}
          - {both: pass}
          - {expect: {A.life: 1500, A.hand: 1}}
          - {A: play, card: Fork, awaken: true, choose: [1, 2]}
          - {both: pass}
        expect: {A.life: 2000, A.hand: 1}
        """,
    )


def test_only_a_choice_is_made_again() -> None:
    assert not compiled("Draw a card.", "[Awakening] {W}: Choose two instead.", chant=True).understood


@pytest.mark.parametrize(
    ("text", "lives"),
    [
        ("Each player who controls an Ogre loses 300 life.", (1000, 700)),
        ("Each player loses 300 life if they control an Ogre.", (1000, 700)),
        ("Each player who doesn't control an Ogre loses 300 life.", (700, 1000)),
        ("Each player loses 300 life if they don't control an Ogre.", (700, 1000)),
        ("Each player who has two or more cards in their hand loses 300 life.", (700, 1000)),
    ],
)
def test_each_player_is_asked_in_turn(text: str, lives: tuple[int, int]) -> None:
    at_work(
        [chant("Levy", text)],
        f"""
        start:
          A: {{hand: [Levy, Wolf, Wolf], field: [Bear], life: 1000}}
          B: {{field: [Ogre], life: 1000}}
        do:
          - {{A: play, card: Levy}}
          - {{both: pass}}
        expect: {{A.life: {lives[0]}, B.life: {lives[1]}}}
        """,
    )


def test_each_player_who_discarded() -> None:
    text = "Each player discards a card. Each player who discarded a card this way loses 300 life."
    at_work(
        [chant("Purge", text)],
        """
        start: {A: {hand: [Purge], life: 1000}, B: {hand: [Wolf], life: 1000}}
        do:
          - {A: play, card: Purge}
          - {both: pass}
        expect: {A.life: 1000, B.life: 700, B.graveyard: [Wolf]}
        """,
    )
