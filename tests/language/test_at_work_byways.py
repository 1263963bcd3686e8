"""Less usual ways to say common things, at work."""

import pytest

from language.test_at_work import at_work, chant, regalia, resonator


@pytest.mark.parametrize(
    ("text", "expect"),
    [
        (
            "Each player chooses a resonator they control and destroys the rest.",
            "{A.field: [Bear], B.field: [Ogre]}",
        ),
        ("Choose up to two resonators. Destroy the rest.", "{A.field: [Bear], B.field: [Ogre]}"),
    ],
)
def test_the_rest_is_what_was_not_chosen(text: str, expect: str) -> None:
    answers = "[[A.Bear], [B.Ogre]]" if text.startswith("Each") else "[[A.Bear, B.Ogre]]"
    at_work(
        [chant("Doom", text)],
        f"""
        start: {{A: {{hand: [Doom], field: [Wolf, Bear]}}, B: {{field: [Wolf, Wolf, Ogre]}}}}
        do:
          - {{A: play, card: Doom}}
          - {{both: pass, answers: {answers}}}
        expect: {expect}
        """,
    )


def test_life_for_the_damage_prevented() -> None:
    text = (
        "Prevent the next 300 damage that would be dealt to target resonator this turn. You gain life equal"
        " to the damage prevented this way."
    )
    at_work(
        [chant("Shield", "[Quickcast]", text)],
        """
        start: {A: {hand: [Shield, Bolt], field: [Ogre], life: 1000}}
        do:
          - {A: play, card: Shield, target: Ogre}
          - {resolve: all}
          - {A: play, card: Bolt, target: Ogre}
          - {resolve: all}
        expect: {A.life: 1300, A.Ogre: {damage: 200}}
        """,
    )


def test_what_targets_them_costs_more() -> None:
    text = "Spells your opponent plays that target a resonator you control cost {2} more."
    at_work(
        [regalia("Veil", text)],
        """
        start: {A: {hand: [Bolt], field: [Wolf]}, B: {field: [Veil, Bear]}}
        do:
          - {A: cannot, do: {play: Bolt, target: B.Bear}}
          - {A: can, do: {play: Bolt, target: A.Wolf}}
        """,
    )


def test_they_deal_damage_to_each_other() -> None:
    text = (
        "Target resonator you control and target resonator your opponent controls deal damage to each other"
        " equal to their ATK."
    )
    at_work(
        [chant("Duel", text), resonator("Prism", "This card is all attributes.")],
        """
        start: {A: {hand: [Duel], field: [Bear, Prism]}, B: {field: [Ogre]}}
        do:
          - {expect: {A.Prism: {attribute: [light, fire, water, wind, darkness]}}}
          - {A: play, card: Duel, target: [Bear, Ogre]}
          - {both: pass}
        expect: {A.field: [Prism], B.Ogre: {damage: 600}}
        """,
    )


def test_cards_played_from_elsewhere() -> None:
    cards = [
        regalia(
            "Bell", "Whenever a player plays a spell from anywhere other than their hand, you gain 100 life."
        ),
        resonator("Ghost", "You may play this card from your graveyard."),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Ghost], graveyard: [Ghost], field: [Bell], life: 1000}}
        do:
          - {A: play, card: Ghost, from: hand}
          - {resolve: all}
          - {expect: {A.life: 1000}}
          - {A: play, card: Ghost, from: graveyard}
          - {resolve: all}
        expect: {A.life: 1100}
        """,
    )


def test_what_it_removed_comes_back() -> None:
    cards = [
        resonator(
            "Jail",
            "When this card enters the field, remove target resonator from the game.",
            "When this card leaves the field, put all cards removed by it into the field under their owners'"
            " control.",
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Jail, Snuff]}, B: {field: [Wolf, Bear]}}
        do:
          - {A: play, card: Jail}
          - {both: pass, answers: [B.Bear]}
          - {resolve: all}
          - {expect: {B.field: [Wolf], B.removed: [Bear]}}
          - {A: play, card: Snuff, target: Jail}
          - {resolve: all}
        expect: {B.field: [Wolf, Bear], B.removed: []}
        """,
    )


@pytest.mark.parametrize(("snuffed", "hand"), [(True, 1), (False, 0)])
def test_if_it_is_destroyed_this_turn(snuffed: bool, hand: int) -> None:
    text = "This card deals 100 damage to target resonator. If it's destroyed this turn, draw a card."
    more = "          - {A: play, card: Snuff, target: Bear}\n          - {resolve: all}\n" if snuffed else ""
    at_work(
        [chant("Mark", text)],
        f"""
        start: {{A: {{hand: [Mark, Snuff]}}, B: {{field: [Bear]}}}}
        do:
          - {{A: play, card: Mark, target: Bear}}
          - {{resolve: all}}
{more}
        expect: {{A.hand: {hand + (0 if snuffed else 1)}}}
        """,
    )


def test_kinds_are_counted_exactly() -> None:
    cards = [
        chant("Pair", "If you control resonators of two different attributes, you gain 100 life."),
        chant("Five", "If you control resonators of all five attributes, you gain 500 life."),
        {**resonator("Imp"), "attribute": "R"},
        {**resonator("Fish"), "attribute": "U"},
        resonator("Prism", "This card is all attributes."),
    ]
    for field, life in (("[Imp, Imp]", 1000), ("[Imp, Fish]", 1100), ("[Prism]", 1600)):
        at_work(
            cards,
            f"""
            start: {{A: {{hand: [Pair, Five], field: {field}, life: 1000}}}}
            do:
              - {{A: play, card: Pair}}
              - {{resolve: all}}
              - {{A: play, card: Five}}
              - {{resolve: all}}
            expect: {{A.life: {life}}}
            """,
        )


def test_cannot_be_blocked_this_turn_except() -> None:
    cards = [
        chant("Sneak", "Target resonator cannot be blocked this turn except by resonators with [Flying]."),
        resonator("Bird", "[Flying]"),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Sneak], field: [Bear]}, B: {field: [Wolf, Bird]}}
        do:
          - {A: play, card: Sneak, target: Bear}
          - {resolve: all}
          - {A: attack, card: Bear, object: B}
          - {B: cannot, do: {block: Wolf}}
          - {B: block, card: Bird}
        """,
    )


def test_played_by_remnant() -> None:
    cards = [chant("Again", "[Remnant]", "If this card was played by [Remnant], draw a card.")]
    at_work(
        cards,
        """
        start: {A: {hand: [Again], graveyard: [Again]}}
        do:
          - {A: play, card: Again, from: hand}
          - {resolve: all}
          - {expect: {A.hand: 0}}
          - {A: play, card: Again, from: graveyard}
          - {resolve: all}
        expect: {A.hand: 1}
        """,
    )


def test_a_j_ruler_returns_to_its_area() -> None:
    cards = [
        {
            "name": "Queen",
            "type": "Ruler",
            "text": ["[Judgment] {0}"],
            "back": {"name": "Empress", "type": "J-ruler", "atk": 800, "def": 800},
        },
        chant("Rest", "Return target J-ruler to its ruler area."),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Rest], ruler: Queen}}
        do:
          - {A: judgment}
          - {resolve: all}
          - {expect: {A.field: [Empress]}}
          - {A: play, card: Rest, target: Empress}
          - {both: pass}
        expect: {A.field: [], A.Queen: {zone: ruler, astral: false}}
        """,
    )


def test_the_turn_of_the_other_cards_controller() -> None:
    cards = [
        {
            "name": "Curse",
            "type": "Addition:Resonator",
            "cost": "{0}",
            "text": ["At the beginning of the added resonator's controller's turn, draw a card."],
        },
    ]
    at_work(
        cards,
        """
        start: {A: {field: [{card: Curse, added_to: B.Wolf}]}, B: {field: [Wolf]}}
        do:
          - {go: "B main"}
          - {expect: {A.hand: 1}}
        """,
    )


def test_several_abilities_of_a_list() -> None:
    text = (
        "Choose two abilities from [Flying], [Pierce] and [Swiftness]. Target resonator gains those abilities"
        " until end of turn."
    )
    at_work(
        [chant("Gift", text)],
        """
        start: {A: {hand: [Gift], field: [Bear]}}
        do:
          - {A: play, card: Gift, target: Bear}
          - {both: pass, answers: [2, 3]}
        expect: {A.Bear: {keywords: [pierce, swiftness]}}
        """,
    )


def test_their_owners_put_them_below() -> None:
    text = (
        "Return all resonators to their owners' hands. If the weather is thunderstorm, their owners put them"
        " on the bottom of their decks in any order instead."
    )
    for weather, hand, deck in (("thunderstorm", 0, 31), ("rain", 1, 30)):
        at_work(
            [chant("Gale", text), chant("Sky", f"The weather is {weather}.")],
            f"""
            start: {{A: {{hand: [Gale, Sky]}}, B: {{field: [Wolf]}}}}
            do:
              - {{A: play, card: Sky}}
              - {{resolve: all}}
              - {{A: play, card: Gale}}
              - {{resolve: all}}
            expect: {{B.hand: {hand}, B.deck: {deck}, B.field: []}}
            """,
        )


def test_both_sides_of_a_battle() -> None:
    text = (
        "Destroy blocking resonator and blocked resonator. This card deals 500 damage to each controller of"
        " those resonators."
    )
    at_work(
        [chant("Blast", "[Quickcast]", text)],
        """
        start: {A: {hand: [Blast], field: [Bear, Wolf]}, B: {field: [Ogre, Wolf]}}
        do:
          - {A: attack, card: Bear, object: B}
          - {B: block, card: Ogre}
          - {A: play, card: Blast}
          - {both: pass}
        expect: {A.field: [Wolf], B.field: [Wolf], A.life: 3500, B.life: 3500}
        """,
    )


def test_a_judgment_for_any_will_but_none() -> None:
    cards = [
        {
            "name": "Queen",
            "type": "Ruler",
            "text": ["[Judgment] Pay any number of will. You cannot choose to pay {0}."],
            "back": {
                "name": "Empress",
                "type": "J-ruler",
                "atk": 800,
                "def": 800,
                "text": ["[Enter] If you paid {R}, draw a card. If you paid {U}, you gain 100 life."],
            },
        },
    ]
    at_work(
        cards,
        """
        start: {A: {ruler: Queen, life: 1000}}
        do:
          - {A: cannot, do: {judgment: true}, because: "705.2a"}
        """,
    )
    at_work(
        cards,
        """
        start: {A: {ruler: Queen, life: 1000, stones: {Fire Magic Stone: 1, Wind Magic Stone: 1}}}
        do:
          - {A: judgment, x: 2}
          - {resolve: all}
        expect: {A.field: [Empress], A.hand: 1, A.life: 1000}
        """,
    )


def test_draws_but_the_first_of_the_draw_phase() -> None:
    cards = [
        regalia(
            "Well",
            "If you would draw a card except the first one you draw in your draw phase, draw two cards"
            " instead.",
        ),
        regalia(
            "Toll",
            "Whenever your opponent draws a card except the first one they draw in each of their draw phases,"
            " they lose 100 life.",
        ),
        chant("Sip", "Draw a card."),
    ]
    at_work(
        cards,
        """
        start: {turn: B, A: {hand: [Sip], field: [Well]}, B: {field: [Toll]}}
        do:
          - {go: "A main"}
          - {expect: {A.hand: 2, A.life: 4000}}
          - {A: play, card: Sip}
          - {resolve: all}
        expect: {A.hand: 3, A.life: 3800}
        """,
    )
