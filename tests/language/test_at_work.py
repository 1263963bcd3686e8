"""Phrases at work: cards of our own whose texts are read and played."""

from json import dumps
from textwrap import dedent

import pytest

from conformance_kit import holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", race: [Beast], atk: 300, def: 300}
  - {name: Bear, type: Resonator, cost: "{3}", race: [Beast], atk: 600, def: 600}
  - {name: Ogre, type: Resonator, cost: "{5}", race: [Ogre], atk: 900, def: 900}
  - {name: Rock, type: Regalia, cost: "{2}"}
  - {name: Bolt, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "This card deals 500 damage to target resonator."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
"""


Entry = dict[str, object]


def chant(name: str, *text: str, cost: str = "{0}") -> Entry:
    """A chant."""
    return {"name": name, "type": "Chant", "cost": cost, "text": text}


def regalia(name: str, *text: str, cost: str = "{1}") -> Entry:
    """A regalia."""
    return {"name": name, "type": "Regalia", "cost": cost, "text": text}


def resonator(name: str, *text: str, cost: str = "{0}", defense: int = 100) -> Entry:
    """A resonator with 100 ATK."""
    return {"name": name, "type": "Resonator", "cost": cost, "atk": 100, "def": defense, "text": text}


def at_work(cards: list[Entry], rest: str) -> None:
    """The cards above and these, and what comes of them."""
    holds(CARDS + "".join(f"  - {dumps(card)}\n" for card in cards) + dedent(rest))


def test_cards_that_come_to_a_total_cost_together() -> None:
    cards = [
        chant(
            "Pack",
            (
                "Search your deck for up to three Beasts whose combined total cost is 4 or less"
                " and put them into the field. Then shuffle your deck."
            ),
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Pack], deck: [Wolf, Bear, Bear, Wolf], fill: false}}
        do:
          - {A: play, card: Pack}
          - {both: pass, answers: [[Bear, Wolf]]}
        expect: {A.field: [Bear, Wolf], A.deck: 2}
        """,
    )


def test_one_of_each_kind() -> None:
    cards = [
        chant(
            "Trio",
            (
                "Search your deck for up to one Beast, up to one Ogre and up to one regalia and"
                " put them into the field. Then shuffle your deck."
            ),
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Trio], deck: [Wolf, Bear, Ogre, Rock], fill: false}}
        do:
          - {A: play, card: Trio}
          - {both: pass, answers: [[Bear, Ogre, Rock]]}
        expect: {A.field: [Bear, Ogre, Rock], A.deck: [Wolf]}
        """,
    )


def test_of_one_kind_only_one_is_taken() -> None:
    cards = [
        chant(
            "Look",
            (
                "Look at the top four cards of your deck. You may reveal up to one Beast and up"
                " to one regalia from among them and put them into your hand. Put the rest on "
                "the bottom of your deck in any order."
            ),
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Look], deck: [Wolf, Bear, Ogre, Rock], fill: false}}
        do:
          - {A: play, card: Look}
          - {both: pass, answers: [[Bear, Rock], [Wolf, Ogre]]}
        expect: {A.hand: [Bear, Rock], A.deck: 2}
        """,
    )


def test_chance_chooses_the_mode() -> None:
    cards = [
        chant(
            "Coin",
            "Choose one at random - You gain 100 life; or you gain 100 life.",
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Coin], life: 1000}}
        do:
          - {A: play, card: Coin}
          - {expect: {chase: [Coin]}}
          - {both: pass}
        expect: {A.life: 1100}
        """,
    )


def test_another_player_chooses_the_mode() -> None:
    cards = [
        chant(
            "Dare",
            "Your opponent chooses one - They lose 500 life; or they discard a card.",
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Dare]}, B: {hand: [Wolf]}}
        do:
          - {A: play, card: Dare}
          - {both: pass}
          - {expect: {decision: {player: B, kind: mode}}}
          - {B: answer, with: 2}
        expect: {B.life: 4000, B.graveyard: [Wolf]}
        """,
    )


def test_gems_like_the_one_that_was_banished() -> None:
    cards = [
        chant(
            "Vein",
            (
                "Gain a fire gem. Banish a gem. If you do, gain two gems of the same "
                "attributes as the gem banished this way."
            ),
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Vein]}}
        do:
          - {A: play, card: Vein}
          - {both: pass}
        expect: {A.items: [Fire Gem, Fire Gem]}
        """,
    )


def test_only_spells_with_one_target() -> None:
    cards = [
        chant(
            "Both",
            "This card deals 100 damage to up to two target resonators.",
        ),
        chant(
            "Bend",
            "[Quickcast]",
            "Change the target of target spell with a single target.",
        ),
    ]
    start = "start: {A: {hand: [Both, Bend]}, B: {field: [Wolf, Bear]}}"
    at_work(
        cards,
        f"""
        {start}
        do:
          - {{A: play, card: Both, target: [B.Wolf, B.Bear]}}
          - {{A: cannot, do: {{play: Bend, target: chase.Both}}}}
        """,
    )
    at_work(
        cards,
        f"""
        {start}
        do:
          - {{A: play, card: Both, target: [B.Wolf]}}
          - {{A: can, do: {{play: Bend, target: chase.Both}}}}
        """,
    )


def test_the_card_this_card_battles_with() -> None:
    cards = [
        resonator(
            "Hound",
            "{0}: Target resonator battling with this card gains [+0/+500] until end of turn.",
            cost="{1}",
            defense=900,
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Hound, Bear]}, B: {field: [Wolf, Ogre]}}
        do:
          - {A: cannot, do: {activate: Hound, ability: 1, target: B.Wolf}}
          - {A: attack, card: Hound, object: B}
          - {B: block, card: Wolf}
          - {A: cannot, do: {activate: Hound, ability: 1, target: B.Ogre}}
          - {A: activate, card: Hound, target: B.Wolf}
          - {both: pass}
        expect: {B.Wolf: {def: 800}}
        """,
    )


def test_several_happenings_with_one_subject() -> None:
    cards = [
        resonator(
            "Horn",
            "Whenever this card attacks, blocks or is dealt damage => You gain 100 life.",
            cost="{1}",
            defense=900,
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Horn], hand: [Bolt]}}
        do:
          - {A: play, card: Bolt, target: A.Horn}
          - {resolve: all}
          - {expect: {A.life: 4100}}
          - {A: attack, card: Horn, object: B}
          - {finish: battle}
        expect: {A.life: 4200}
        """,
    )


def test_this_card_or_another() -> None:
    cards = [
        resonator(
            "Bell",
            (
                "Whenever this card or another resonator you control is put into a graveyard "
                "from the field => You gain 100 life."
            ),
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Bell, Wolf], hand: [Snuff, Snuff, Snuff]}, B: {field: [Bear]}}
        do:
          - {A: play, card: Snuff, target: B.Bear}
          - {resolve: all}
          - {expect: {A.life: 4000}}
          - {A: play, card: Snuff, target: A.Wolf}
          - {resolve: all}
          - {expect: {A.life: 4100}}
          - {A: play, card: Snuff, target: A.Bell}
          - {resolve: all}
        expect: {A.life: 4200}
        """,
    )


def test_destroyed_by_an_ability_of_the_opponent() -> None:
    cards = [
        resonator(
            "Wisp",
            (
                "When this card is destroyed by a spell or ability your opponent controls => "
                "You gain 500 life."
            ),
        ),
        resonator(
            "Maw",
            "{Rest}: Destroy target resonator.",
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Wisp, Wisp], hand: [Snuff]}, B: {field: [Maw]}, turn: B}
        do:
          - {B: activate, card: Maw, target: A.Wisp}
          - {resolve: all}
          - {expect: {A.life: 4500}}
          - {B: pass}
          - {A: play, card: Snuff, target: A.Wisp}
          - {resolve: all}
        expect: {A.life: 4500, A.field: []}
        """,
    )


def test_protected_from_spells_and_abilities_of_the_opponent() -> None:
    cards = [
        resonator(
            "Saint",
            "This card cannot be destroyed by spells or abilities your opponent controls.",
        ),
        resonator(
            "Maw",
            "{Rest}: Destroy target resonator.",
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Saint]}, B: {field: [Maw], hand: [Snuff]}, turn: B}
        do:
          - {B: activate, card: Maw, target: A.Saint}
          - {resolve: all}
          - {B: play, card: Snuff, target: A.Saint}
          - {resolve: all}
        expect: {A.Saint: {zone: field}}
        """,
    )


@pytest.mark.parametrize(
    "text, deed, life",
    [
        ("If you would gain life, you gain double that much instead.", "You gain 300 life.", 4600),
        ("If you would gain life, you gain that much plus 100 instead.", "You gain 300 life.", 4400),
        ("If you would lose life, you lose half that much instead.", "You lose 400 life.", 3800),
    ],
)
def test_other_amounts_of_life(text: str, deed: str, life: int) -> None:
    cards = [regalia("Charm", text), chant("Deed", deed)]
    at_work(
        cards,
        f"""
        start: {{A: {{field: [Charm], hand: [Deed]}}}}
        do:
          - {{A: play, card: Deed}}
          - {{both: pass}}
        expect: {{A.life: {life}}}
        """,
    )


def test_another_place_that_may_be_chosen() -> None:
    cards = [
        resonator(
            "Seed",
            (
                "If this card would be put into a graveyard from the field, you may put it into"
                " your hand instead."
            ),
        ),
    ]
    for answer, zone in (("yes", "hand"), ("no", "graveyard")):
        at_work(
            cards,
            f"""
            start: {{A: {{field: [Seed], hand: [Snuff]}}}}
            do:
              - {{A: play, card: Snuff, target: A.Seed}}
              - {{both: pass, answers: [{answer}]}}
            expect: {{A.Seed: {{zone: {zone}}}}}
            """,
        )


def test_the_next_time_only() -> None:
    cards = [
        chant(
            "Ward",
            "[Quickcast]",
            "The next time target resonator would be destroyed this turn, rest it instead.",
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Bear], hand: [Ward, Snuff, Snuff]}}
        do:
          - {A: play, card: Ward, target: A.Bear}
          - {both: pass}
          - {A: play, card: Snuff, target: A.Bear}
          - {both: pass}
          - {expect: {A.Bear: {zone: field, rested: true}}}
          - {A: play, card: Snuff, target: A.Bear}
          - {both: pass}
        expect: {A.Bear: {zone: graveyard}}
        """,
    )


def test_damage_that_cannot_be_prevented() -> None:
    cards = [
        regalia(
            "Veil",
            "Prevent all damage that would be dealt to Beasts.",
            cost="{1}",
        ),
        chant(
            "Pure",
            "[Quickcast]",
            "This card deals 200 damage to target resonator. This damage cannot be prevented.",
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Veil, Bear], hand: [Pure, Bolt]}}
        do:
          - {A: play, card: Bolt, target: A.Bear}
          - {both: pass}
          - {expect: {A.Bear: {damage: 0}}}
          - {A: play, card: Pure, target: A.Bear}
          - {both: pass}
        expect: {A.Bear: {damage: 200}}
        """,
    )


@pytest.mark.parametrize(
    "condition, before, holds_then",
    [
        ("you played another card this turn", "Bolt", True),
        ("a Beast was destroyed this turn", "Snuff", True),
        ("a Beast was destroyed this turn", "Bolt", False),
        ("your opponent lost life this turn", "Bolt", False),
        ("you control fewer resonators than your opponent", "Snuff", True),
        ("your opponent controls exactly two resonators", "Bolt", True),
    ],
)
def test_what_happened_and_comparisons(condition: str, before: str, holds_then: bool) -> None:
    cards = [chant("Omen", f"If {condition}, you gain 100 life.")]
    at_work(
        cards,
        f"""
        start: {{A: {{field: [Bear], hand: [Omen, {before}]}}, B: {{field: [Ogre, Wolf]}}}}
        do:
          - {{A: play, card: {before}, target: A.Bear}}
          - {{both: pass}}
          - {{A: play, card: Omen}}
          - {{both: pass}}
        expect: {{A.life: {4100 if holds_then else 4000}}}
        """,
    )


def test_any_instruction_as_a_cost() -> None:
    cards = [
        regalia(
            "Mill",
            "Put the top two cards of your deck into your graveyard: You gain 100 life.",
            cost="{1}",
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Mill], deck: [Wolf, Bear, Ogre], fill: false}}
        do:
          - {A: activate, card: Mill}
          - {both: pass}
          - {expect: {A.life: 4100, A.deck: [Ogre]}}
          - {A: cannot, do: {activate: Mill}}
        """,
    )


def test_that_many() -> None:
    cards = [
        chant(
            "Trade",
            "Discard any number of cards. Draw that many cards.",
        ),
        chant(
            "Sweep",
            (
                "Remove all [+100/+100] counters from target resonator. You gain 100 life for "
                "each counter removed this way."
            ),
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Trade, Sweep, Wolf, Bear],
                    field: [{card: Ogre, counters: {"+100/+100": 3}}]}}
        do:
          - {A: play, card: Trade}
          - {both: pass, answers: [[Wolf, Bear]]}
          - {expect: {A.graveyard: 3, A.hand: 3}}
          - {A: play, card: Sweep, target: A.Ogre}
          - {both: pass}
        expect: {A.life: 4300}
        """,
    )


def test_until_this_card_leaves_the_field() -> None:
    cards = [
        resonator(
            "Cage",
            (
                "When this card enters the field => Remove target resonator your opponent "
                "controls from the game until this card leaves the field."
            ),
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Cage, Snuff]}, B: {field: [Bear]}}
        do:
          - {A: play, card: Cage}
          - {both: pass}
          - {resolve: all}
          - {expect: {B.Bear: {zone: removed}}}
          - {A: play, card: Snuff, target: A.Cage}
          - {resolve: all}
        expect: {B.Bear: {zone: field, controller: B}}
        """,
    )


def test_at_the_end_of_the_next_turn() -> None:
    cards = [
        chant(
            "Fuse",
            "At the end of the next turn, you gain 500 life.",
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Fuse]}}
        do:
          - {A: play, card: Fuse}
          - {both: pass}
          - {finish: turn}
          - {expect: {A.life: 4000, turn: B}}
          - {finish: turn}
        expect: {A.life: 4500}
        """,
    )


def test_the_first_of_a_kind_each_turn_costs_less() -> None:
    cards = [
        regalia(
            "Den",
            "You pay {1} less to play your first Beast each turn.",
            cost="{1}",
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Den], hand: [Bolt, Wolf, Wolf]}, B: {field: [Bear]}}
        do:
          - {A: play, card: Bolt, target: B.Bear}
          - {both: pass}
          - {A: play, card: Wolf}
          - {both: pass}
          - {A: cannot, do: {play: Wolf}}
        """,
    )


def test_unless_you_do_something() -> None:
    cards = [
        resonator(
            "Idol",
            ("When this card enters the field => Banish this card unless you banish another resonator."),
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Idol], field: [Wolf]}}
        do:
          - {A: play, card: Idol}
          - {both: pass}
          - {resolve: all, answers: [yes]}
        expect: {A.field: [Idol], A.graveyard: [Wolf]}
        """,
    )
