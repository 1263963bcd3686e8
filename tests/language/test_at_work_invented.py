"""Sentences that were invented to try the grammar, at work: what they say happens, and nothing else."""

import pytest

from language.kit import one
from language.test_at_work import Entry, at_work, chant, resonator
from willpower.language.telling import tell

SPARK = (
    "this card deals 700 damage to target J/resonator. Otherwise, it deals 400 damage to that J/resonator."
)


@pytest.mark.parametrize(("field", "damage"), (("[Dragon]", 700), ("[]", 400)))
def test_otherwise_it_deals_is_said_of_the_card_that_deals(field: str, damage: int) -> None:
    """B16: what cannot deal damage to itself shows who dealt it."""
    at_work(
        [
            chant("Spark", f"If you control a Dragon, {SPARK}"),
            resonator("Dragon") | {"race": ["Dragon"]},
            resonator("Idol", "Prevent all damage that would be dealt by this card.", defense=2000),
        ],
        f"""
        start: {{A: {{hand: [Spark], field: {field}}}, B: {{field: [Idol]}}}}
        do:
          - {{A: play, card: Spark, target: B.Idol}}
          - {{both: pass}}
        expect: {{B.Idol: {{damage: {damage}}}}}
        """,
    )


def test_damage_equal_to_its_atk_is_of_the_card_that_deals_it() -> None:
    text = "Whenever a Golem enters your field ⇒ This card deals damage equal to its ATK to target Beast."
    assert "*this card's* ATK" in tell((one(text),))[0]
    struck = "Whenever a resonator enters your field ⇒ This card deals 100 damage to it."
    assert "*the resonator that moved*" in tell((one(struck),))[0]


def test_what_loses_its_enter_abilities_keeps_the_others() -> None:
    herald = resonator(
        "Herald", "[Enter] ⇒ Draw a card.", "Whenever this card attacks ⇒ You gain 100 life.", cost="{0}"
    )
    hush = resonator("Hush", "Resonators you control lose all [Enter] abilities.")
    at_work(
        [herald, hush],
        """
        start: {A: {hand: [Herald], field: [Hush, Herald], deck: [Wolf]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {expect: {A.hand: 0, chase: []}}
          - {A: attack, card: Herald#2, object: B}
          - {both: pass}
          - {finish: battle}
        expect: {A.life: 4100}
        """,
    )


CONDITIONS = (
    ("an addition is added to this card", "hand: [Cloak]", "{A: play, card: Cloak, target: A.Knight}"),
    ("this card has damage on it", "hand: [Dart]", "{A: play, card: Dart, target: A.Knight}"),
    ("a player has 3900 or less life", "hand: [Sting]", "{A: play, card: Sting}"),
    ("your deck has 2 or fewer cards", "hand: [Peek]", "{A: play, card: Peek}"),
)


@pytest.mark.parametrize(("asked", "hand", "play"), CONDITIONS)
def test_conditions_hold_from_then_on(asked: str, hand: str, play: str) -> None:
    fill = "fill: false, deck: [Wolf, Bear, Ogre]," if "deck" in asked else ""
    at_work(
        [
            resonator("Knight", f"As long as {asked}, this card gains [Flying].", defense=1000),
            chant("Cloak", "Added resonator gains [+0/+100].") | {"type": "Addition:Resonator"},
            chant("Dart", "This card deals 100 damage to target resonator."),
            chant("Sting", "Your opponent loses 100 life."),
            chant("Peek", "Draw a card."),
        ],
        f"""
        start: {{A: {{{fill} {hand}, field: [Knight]}}}}
        do:
          - {{expect: {{A.Knight: {{keywords: []}}}}}}
          - {play}
          - {{both: pass}}
        expect: {{A.Knight: {{keywords: [Flying]}}}}
        """,
    )


SHIELDED = "a spell or ability your opponent controls"
WOULD = (
    f"If this card would be destroyed by {SHIELDED}, put a [+100/+100] counter on it instead.",
    f"If {SHIELDED} would destroy this card, put a [+100/+100] counter on it instead.",
)


@pytest.mark.parametrize("text", WOULD)
def test_it_is_what_would_be_destroyed_not_what_destroys_it(text: str) -> None:
    """B2: the spell is not spoken of where something happens to this card by it."""
    at_work(
        [resonator("Oak", text)],
        """
        start: {A: {hand: [Snuff]}, B: {field: [Oak]}}
        do:
          - {A: play, card: Snuff, target: B.Oak}
          - {both: pass}
        expect: {B.Oak: {zone: field, counters: {"+100/+100": 1}}}
        """,
    )


def test_when_a_spell_of_the_opponent_destroys_a_resonator() -> None:
    text = (
        "Whenever a spell or ability your opponent controls destroys a resonator you control ⇒ Draw a card."
    )
    at_work(
        [resonator("Mourner", text)],
        """
        start: {A: {hand: [Snuff, Snuff], field: [Bear]}, B: {field: [Mourner, Wolf, Wolf]}}
        do:
          - {A: play, card: Snuff, target: B.Wolf}
          - {both: pass}
          - {both: pass}
          - {expect: {B.hand: 1}}
          - {A: play, card: Snuff, target: A.Bear}
          - {both: pass}
        expect: {B.hand: 1, chase: []}
        """,
    )


def test_the_rest_of_what_your_opponent_controls() -> None:
    """B7: the others of the player who chose."""
    at_work(
        [chant("Cull", "Your opponent chooses a resonator they control. Destroy the rest.")],
        """
        start: {A: {hand: [Cull], field: [Ogre]}, B: {field: [Wolf, Bear, Rock]}}
        do:
          - {A: play, card: Cull}
          - {both: pass, answers: [[B.Bear]]}
        expect: {A.field: [Ogre], B.field: [Bear, Rock], B.graveyard: [Wolf]}
        """,
    )


FALLS = ("would be put into a graveyard", "would be destroyed", "would leave the field")


@pytest.mark.parametrize("falls", FALLS)
def test_what_this_card_has_damaged_is_removed_instead(falls: str) -> None:
    text = f"If a resonator dealt damage by this card {falls} this turn, remove it from the game instead."
    at_work(
        [resonator("Pyre", text, "{0}: This card deals 100 damage to target resonator.")],
        """
        start: {A: {hand: [Snuff, Snuff], field: [Pyre]}, B: {field: [Wolf, Bear]}}
        do:
          - {A: activate, card: Pyre, target: B.Wolf}
          - {both: pass}
          - {A: play, card: Snuff, target: B.Wolf}
          - {both: pass}
          - {A: play, card: Snuff, target: B.Bear}
          - {both: pass}
        expect: {B.removed: [Wolf], B.graveyard: [Bear]}
        """,
    )


def test_entering_rested_unless_something_is_done() -> None:
    gate = resonator("Gate", "This card enters the field rested unless you banish a Beast.")
    at_work(
        [gate],
        """
        start: {A: {hand: [Gate, Gate], field: [Wolf]}}
        do:
          - {A: play, card: Gate}
          - {both: pass, answers: [yes]}
          - {expect: {A.Gate: {rested: false}, A.Wolf: {zone: graveyard}}}
          - {A: play, card: Gate, from: hand}
          - {both: pass}
        expect: {A.Gate#2: {rested: true}}
        """,
    )


def test_neither_the_player_nor_the_j_ruler_is_attacked() -> None:
    king = {"name": "King", "type": "Ruler", "text": ["[Judgment] {0}"]}
    king["back"] = {"name": "Queen", "type": "J-Ruler", "atk": 500, "def": 500}  # type: ignore[assignment]
    at_work(
        [
            king,
            chant(
                "Truce",
                "Until your next turn, resonators your opponent controls can't attack you or your J-ruler.",
            ),
        ],
        """
        start:
          A: {hand: [Truce], ruler: {card: King, face: back}, field: [Bear]}
          B: {field: [Wolf]}
        do:
          - {A: play, card: Truce}
          - {both: pass}
          - {A: attack, card: Queen, object: B}
          - {finish: battle}
          - {A: attack, card: Bear, object: B}
          - {finish: battle}
          - {go: "B main"}
          - {B: cannot, do: {attack: Wolf, object: A}, because: "104.4"}
          - {B: cannot, do: {attack: Wolf, object: A.Queen}, because: "104.4"}
        """,
    )


def test_the_next_chant_is_quick_and_only_that() -> None:
    slow = chant("Slow", "Draw a card.")
    at_work(
        [chant("Haste", "[Quickcast]", "The next chant you play this turn gains [Quickcast]."), slow],
        """
        start: {A: {}, B: {hand: [Haste, Slow, Slow]}}
        do:
          - {A: pass}
          - {B: play, card: Haste}
          - {both: pass}
          - {A: pass}
          - {B: play, card: Slow}
          - {both: pass}
          - {A: pass}
          - {B: cannot, do: {play: Slow}, because: "1111.2"}
        """,
    )


def test_nothing_leaves_a_graveyard() -> None:
    at_work(
        [
            resonator("Warden", "Cards can't leave graveyards."),
            chant("Dig", "Put target resonator from your graveyard into your hand."),
        ],
        """
        start: {A: {hand: [Dig], field: [Warden], graveyard: [Wolf]}}
        do:
          - {A: play, card: Dig, target: A.Wolf}
          - {both: pass}
        expect: {A.graveyard: [Dig, Wolf], A.hand: 0}
        """,
    )


def test_spells_from_elsewhere_cost_more() -> None:
    raise_dead = resonator("Ghoul", "You may play this card from your graveyard.", cost="{1}")
    at_work(
        [
            resonator("Toll", "Spells your opponent plays from a zone other than their hand cost {1} more."),
            raise_dead,
        ],
        """
        start: {turn: A, A: {will: "{B}", graveyard: [Ghoul], hand: [Ghoul]}, B: {field: [Toll]}}
        do:
          - {A: cannot, do: {play: Ghoul, from: graveyard}, because: "903.2j"}
          - {A: play, card: Ghoul, from: hand}
          - {both: pass}
        expect: {A.field: [Ghoul], A.graveyard: [Ghoul]}
        """,
    )


HALVES = (
    ("Target resonator's ATK becomes half", 300, 600),
    ("Halve target resonator's ATK and DEF", 300, 300),
)


@pytest.mark.parametrize(("text", "atk", "defense"), HALVES)
def test_values_are_halved(text: str, atk: int, defense: int) -> None:
    at_work(
        [chant("Wither", f"{text} until end of turn.")],
        f"""
        start: {{A: {{hand: [Wither]}}, B: {{field: [Bear]}}}}
        do:
          - {{A: play, card: Wither, target: B.Bear}}
          - {{both: pass}}
          - {{expect: {{B.Bear: {{atk: {atk}, def: {defense}}}}}}}
          - {{finish: turn}}
        expect: {{B.Bear: {{atk: 600, def: 600}}}}
        """,
    )


def test_the_atk_of_the_banished_vampire() -> None:
    text = "Target resonator gains [-X/-X] until end of turn, where X is the banished Vampire's ATK."
    at_work(
        [chant("Feast", f"Banish a Vampire. {text}"), resonator("Count") | {"race": ["Vampire"], "atk": 400}],
        """
        start: {A: {hand: [Feast], field: [Count, Wolf]}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Feast, target: B.Ogre}
          - {both: pass}
        expect: {A.Count: {zone: graveyard}, B.Ogre: {atk: 500, def: 500}}
        """,
    )


HANDS = (
    ("that player has two or fewer cards in their hand", 3, 1),
    ("that player has 4000 or more life", 0, 1),
)


@pytest.mark.parametrize(("asked", "cards", "drawn"), HANDS)
def test_conditions_on_that_player(asked: str, cards: int, drawn: int) -> None:
    """The one who was the target, not the one who asks."""
    text = f"Target player discards a card at random. If {asked}, draw a card."
    for more, found in ((0, drawn), (1, 0 if cards else drawn)):
        hand = ", ".join(["Wolf"] * (cards + more))
        at_work(
            [chant("Probe", text)],
            f"""
            start: {{A: {{hand: [Probe, Bear, Bear, Bear]}}, B: {{hand: [{hand}]}}}}
            do:
              - {{A: play, card: Probe, target: B}}
              - {{both: pass}}
            expect: {{A.hand: {3 + found}}}
            """,
        )


def test_no_more_than_twice_each_turn() -> None:
    at_work(
        [resonator("Fount", "{0}: You gain 100 life. Play this ability no more than twice each turn.")],
        """
        start: {A: {field: [Fount]}}
        do:
          - {A: activate, card: Fount}
          - {A: activate, card: Fount}
          - {A: cannot, do: {activate: Fount}, because: "104.1"}
          - {resolve: all}
        expect: {A.life: 4200}
        """,
    )


def test_as_long_as_a_card_remains_rested() -> None:
    text = "{Rest}: Gain control of target resonator as long as this card remains rested."
    at_work(
        [resonator("Siren", text), chant("Wake", "Recover target resonator.")],
        """
        start: {A: {hand: [Wake], field: [Siren]}, B: {field: [Wolf]}}
        do:
          - {A: activate, card: Siren, target: B.Wolf}
          - {both: pass}
          - {expect: {A.field: [Siren, Wolf]}}
          - {A: play, card: Wake, target: A.Siren}
          - {both: pass}
        expect: {A.field: [Siren], B.field: [Wolf]}
        """,
    )


def test_this_card_from_the_graveyard_into_which_the_cost_has_put_it() -> None:
    """302.3: the text names the zone; the ability is played from the hand only."""
    text = (
        "{0}, discard this card: You gain 100 life. You may put this card from your graveyard into the field."
    )
    at_work(
        [resonator("Hound", text)],
        """
        start: {A: {hand: [Hound], graveyard: [Hound]}}
        do:
          - {A: cannot, do: {activate: Hound, from: graveyard}}
          - {A: activate, card: Hound}
          - {both: pass, answers: [yes]}
        expect: {A.life: 4100, A.hand: 0, A.field: [Hound], A.graveyard: [Hound]}
        """,
    )


def test_several_cards_from_a_graveyard_are_from_one() -> None:
    at_work(
        [chant("Sweep", "Put up to two target cards from a graveyard on the bottom of their owner's deck.")],
        """
        start: {A: {hand: [Sweep], graveyard: [Wolf]}, B: {graveyard: [Bear, Ogre]}}
        do:
          - {A: cannot, do: {play: Sweep, target: [A.Wolf, B.Bear]}, because: "903.2g"}
          - {A: play, card: Sweep, target: [B.Bear, B.Ogre]}
          - {both: pass, answers: [[Bear, Ogre]]}
        expect: {B.graveyard: 0}
        """,
    )


def test_will_of_the_attribute_of_what_is_rested_is_reckoned_with() -> None:
    """907.2: five crests pay for a judgment at once, and for nothing else."""
    text = (
        "Rest a recovered Magic Crest you control: Produce one will of an attribute shared with "
        "the Magic Crest rested this way. Spend this will only to do this card's judgment."
    )
    crests: list[Entry] = [
        {"name": f"Crest {letter}", "type": "Addition", "cost": f"{{{letter}}}", "race": ["Magic Crest"]}
        for letter in "WRB"
    ]
    sage: Entry = {"name": "Sage", "type": "Ruler", "text": ["[Judgment] {W}{R}{B}", text]}
    sage["back"] = {"name": "Archmage", "type": "J-Ruler", "atk": 900, "def": 900}
    at_work(
        [sage, *crests],
        """
        start: {A: {ruler: Sage, field: [Crest W, Crest R, Crest B], hand: [Wolf]}}
        do:
          - {A: cannot, do: {play: Wolf}, because: "903.2j"}
          - {A: judgment}
          - {both: pass}
          - {resolve: all}
        expect: {A.Sage: {face: back}, A.Crest W: {rested: true}, A.Crest B: {rested: true}}
        """,
    )


def test_entering_does_not_trigger_their_own_enter_abilities() -> None:
    """Other abilities, and those of other cards, trigger all the same (1015.1a)."""
    hush = (
        "Resonators entering the field under your control don't cause their own [Enter] abilities to trigger."
    )
    at_work(
        [
            resonator("Hush", hush),
            resonator("Herald", "[Enter] ⇒ You gain 1000 life."),
            resonator("Watcher", "Whenever another resonator enters the field ⇒ You gain 100 life."),
        ],
        """
        start: {A: {hand: [Herald], field: [Hush, Watcher]}, B: {hand: [Herald]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4100, chase: []}
        """,
    )


def test_abilities_of_two_kinds_are_lost() -> None:
    texts = ("{0}: You gain 100 life.", "Whenever you gain life ⇒ Draw a card.", "[Flying]")
    at_work(
        [resonator("Sage", *texts), resonator("Curse", "Humans lose all activate or automatic abilities.")],
        """
        start: {A: {field: [Sage]}, B: {field: [Curse]}}
        do:
          - {A: activate, card: Sage}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4100, A.hand: 1}
        """,
    )
    at_work(
        [
            resonator("Sage", *texts) | {"race": ["Human"]},
            resonator("Curse", "Humans lose all activate or automatic abilities."),
        ],
        """
        start: {A: {field: [Sage]}, B: {field: [Curse]}}
        do:
          - {A: cannot, do: {activate: Sage}}
        expect: {A.Sage: {has: [Flying]}}
        """,
    )


def test_another_cost_that_is_no_choice() -> None:
    text = (
        "You pay {0} rather than pay this card's cost if a resonator you controlled was destroyed this turn."
    )
    at_work(
        [chant("Wake", text, "Draw a card.", cost="{3}")],
        """
        start: {A: {hand: [Wake, Snuff], field: [Wolf]}}
        do:
          - {A: cannot, do: {play: Wake}, because: "903.2j"}
          - {A: play, card: Snuff, target: A.Wolf}
          - {both: pass}
          - {A: play, card: Wake}
          - {both: pass}
        expect: {A.hand: 1}
        """,
    )


def test_none_of_several_things_is_done() -> None:
    at_work(
        [chant("Freeze", "Target resonator cannot attack, block or recover until your next turn.")],
        """
        start: {A: {hand: [Freeze], field: [Wolf]}, B: {field: [{card: Bear, rested: true}, Ogre]}}
        do:
          - {A: play, card: Freeze, target: B.Ogre}
          - {both: pass}
          - {A: attack, card: Wolf, object: B}
          - {B: cannot, do: {block: Ogre}}
          - {finish: battle}
          - {go: "B main"}
          - {expect: {B.Bear: {rested: false}}}
          - {B: cannot, do: {attack: Ogre, object: A}}
        """,
    )


def test_nothing_of_it_is_done_by_their_spells() -> None:
    text = "This card cannot be targeted or destroyed by spells your opponent controls."
    doom = chant("Doom", "Destroy all resonators.")
    at_work(
        [resonator("Saint", text), doom],
        """
        start: {A: {hand: [Snuff, Doom]}, B: {hand: [Snuff], field: [Saint, Wolf]}}
        do:
          - {A: cannot, do: {play: Snuff, target: B.Saint}, because: "903.2g"}
          - {A: play, card: Doom}
          - {both: pass}
          - {expect: {B.field: [Saint]}}
          - {A: pass}
          - {B: play, card: Snuff, target: B.Saint}
          - {both: pass}
        expect: {B.field: []}
        """,
    )


def test_what_an_ability_waits_for_may_be_said_behind() -> None:
    at_work(
        [resonator("Host", "You gain 200 life whenever a Beast enters your field.")],
        """
        start: {A: {field: [Host], hand: [Wolf], will: "{1}"}, B: {}}
        do:
          - {A: play, card: Wolf}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4200}
        """,
    )
