"""Ordinary wordings: what they say in other words, and at work where that is new."""

import pytest

from language.kit import compiled
from language.test_at_work import at_work, chant, regalia, resonator
from language.test_at_work_effects import Case
from language.test_at_work_effects import test_a_sentence_acts as act

GRAVE = "You may play this card from your graveyard"
WILL = "{Rest}: Produce one will of "
HIT = "This card deals 500 damage to target resonator."
FIELD = "Put the top card of your magic stone deck into your magic stone area"
COPY = "[Enter] ⇒ Put a token that's a copy of this card into the field."
TRIAL = "Target resonator gains [+200/+0] until end of turn. "
FREE = (
    "You may play this card from a rune area without paying its cost if you control two or more resonators."
)
DAWN = TRIAL + 'If your J-ruler is "Dawn", '


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("[Enter] ⇒ Unless you pay {1}, banish this card.", "[Enter] ⇒ Banish this card unless you pay {1}."),
        (f"{FIELD}. It enters rested.", f"{FIELD} rested."),
        (
            f"{GRAVE} by paying 500 life in addition to its cost.",
            f"{GRAVE} by paying 500 life as an additional cost.",
        ),
        (f"{GRAVE} by paying an additional 500 life.", f"{GRAVE} by paying 500 life as an additional cost."),
        (
            f"{GRAVE} if you pay 500 life as an additional cost.",
            f"{GRAVE} by paying 500 life as an additional cost.",
        ),
        (
            f"{GRAVE}. If you do, discard a card as an additional cost.",
            f"{GRAVE} by discarding a card as an additional cost.",
        ),
        (
            "You may discard a card as an additional cost to play this card from your graveyard.",
            f"{GRAVE} by discarding a card as an additional cost.",
        ),
        (
            "Target resonator deals damage to itself equal to its ATK.",
            "Target resonator deals damage equal to its ATK to itself.",
        ),
        (
            DAWN + "it gains [First Strike] until end of turn also.",
            DAWN + "it also gains [First Strike] until end of turn.",
        ),
        (
            "If you control only one resonator, draw a card.",
            "If you control exactly one resonator, draw a card.",
        ),
        ("When this card is inverted ⇒ Draw a card.", "When this card inverts ⇒ Draw a card."),
        ("When this card becomes inverted ⇒ Draw a card.", "When this card inverts ⇒ Draw a card."),
        (
            "Whenever an inverted card you control leaves the field ⇒ Draw a card.",
            "Whenever an Inverse card you control leaves the field ⇒ Draw a card.",
        ),
        (
            f"{WILL}an attribute of a resonator you control.",
            f"{WILL}any attribute among resonators you control.",
        ),
        (
            f"{WILL}any attribute that a resonator you control has.",
            f"{WILL}any attribute among resonators you control.",
        ),
        (
            "Your opponent can attack only with one J/resonator each turn.",
            "Your opponent can attack with only one J/resonator each turn.",
        ),
        ("[Enter] ⇒ Put a resonator token that's a copy of this card into the field.", COPY),
        ("[Enter] ⇒ Put a resonator token into the field as a copy of this card.", COPY),
        (
            "Whenever a resonator is put into a graveyard from the field under your control ⇒ Draw a card.",
            "Whenever a resonator is put into a graveyard from your field ⇒ Draw a card.",
        ),
        (
            "Elf chants you play cost {1} less and gain [Quickcast].",
            "Elf chants you play cost {1} less. You may play Elf chants as though they had [Quickcast].",
        ),
        (
            "You may put target addition from your graveyard onto the field added to target Elf.",
            "You may put target addition from your graveyard into the field added to target Elf.",
        ),
        ("Choose a number. Draw two cards.", "Name a number. Draw two cards."),
        (
            f"{HIT} If it's destroyed this way, draw a card.",
            f"{HIT} If it's destroyed by damage dealt this way, draw a card.",
        ),
        (
            f"{HIT} If that resonator was destroyed this way, draw a card.",
            f"{HIT} If that resonator was destroyed by damage dealt this way, draw a card.",
        ),
        (
            "If you control only one resonator, that resonator gains [+100/+0] until end of turn.",
            "If you control only one resonator, resonators you control gain [+100/+0] until end of turn.",
        ),
        (
            "[Trigger] When your opponent attacks you with two or more resonators in a turn: Draw a card.",
            "[Trigger] Your opponent attacked with two or more resonators this turn: Draw a card.",
        ),
        (
            "As you play this card, you may reveal an Elf from your hand. If you don't, pay {2} more to play"
            " this card.",
            "As an additional cost to play this card, reveal an Elf from your hand or pay {2}.",
        ),
    ],
)
def test_two_ways_to_say_the_same(one: str, other: str) -> None:
    for spell in (True, False):
        said = [compiled(text, chant=spell) for text in (one, other)]
        if not said[1].problems:
            assert said[0].problems == ()
            assert said[0].abilities == said[1].abilities
            return
    pytest.fail(f"not understood: {other}")


CASES = (
    # each of the players is asked, and does it for himself
    Case(
        "Each player may discard a card. If they do, they draw two cards.",
        "hand: [Wolf], deck: [Bear, Bear, Bear]",
        "hand: [Ogre], deck: [Rock, Rock, Rock]",
        "{A.hand: [Bear, Bear], B.hand: [Ogre]}",
        answers="[true, false]",
    ),
    Case(
        "Each player may discard a card. Each player who does draws two cards.",
        "hand: [Wolf]",
        "hand: [Ogre], deck: [Rock, Rock, Rock]",
        "{A.hand: [Wolf], B.hand: [Rock, Rock]}",
        answers="[false, true]",
    ),
    Case(
        "Each player may pay 500 life. Each player who doesn't banishes a resonator.",
        "field: [Wolf]",
        "field: [Wolf]",
        "{A.field: [Wolf], A.life: 3500, B.field: [], B.life: 4000}",
        answers="[true, false]",
    ),
    Case(
        "Each player banishes a resonator. Each player who doesn't loses 300 life.",
        "",
        "field: [Wolf]",
        "{A.life: 3700, B.field: [], B.life: 4000}",
    ),
    # the card itself deals it
    Case(
        TRIAL + "It deals damage to itself equal to its ATK.",
        "",
        "field: [Bear]",
        "{B.field: []}",
        ", target: B.Bear",
    ),
    Case(
        "Put up to two target Treasures from your graveyard into your hand.",
        "graveyard: [Coin, Wolf]",
        "",
        "{A.hand: [Coin]}",
        ", target: [A.Coin]",
    ),
)
COIN = {"name": "Coin", "type": "Regalia", "cost": "{1}", "race": ["Treasure"]}


@pytest.mark.parametrize("case", CASES[:-1], ids=[case.text[:60] for case in CASES[:-1]])
def test_a_sentence_acts(case: Case) -> None:
    act(case)


def test_treasures_are_cards_of_the_race_treasure() -> None:
    case = CASES[-1]
    at_work(
        [chant("Trial", case.text), COIN],
        """
        start: {A: {hand: [Trial], graveyard: [Coin, Wolf]}}
        do:
          - {A: cannot, do: {play: Trial, target: [A.Wolf]}}
          - {A: play, card: Trial, target: [A.Coin]}
          - {both: pass}
        expect: {A.hand: [Coin]}
        """,
    )


@pytest.mark.parametrize(
    "by", ["by paying an additional 500 life", "if you pay 500 life as an additional cost"]
)
def test_from_the_graveyard_for_more(by: str) -> None:
    at_work(
        [resonator("Shade", f"{GRAVE} {by}.", cost="{1}")],
        """
        start: {A: {hand: [Shade], graveyard: [Shade], stones: {Light Magic Stone: 2}}}
        do:
          - {A: play, card: Shade}
          - {both: pass}
          - {expect: {A.life: 4000}}
          - {A: play, card: Shade, from: graveyard}
          - {both: pass}
        expect: {A.life: 3500, A.field: [Shade, Shade], A.recovered_stones: 0}
        """,
    )


def test_a_rune_area_for_nothing() -> None:
    sign = {
        "name": "Sign",
        "type": "Rune",
        "cost": "{U}",
        "divinity": 1,
        "text": [FREE, "Draw a card."],
    }
    seer = {"name": "Seer", "type": "Ruler", "text": ["[Divinity] 5"]}
    for field, can in (("Wolf", "cannot"), ("Wolf, Bear", "can")):
        at_work(
            [sign, seer],
            f"""
            start: {{A: {{ruler: Seer, field: [{field}], runes: [Sign]}}}}
            do:
              - {{A: {can}, do: {{play: Sign, from: runes}}}}
            """,
        )


@pytest.mark.parametrize(("object", "life"), [("B", 4100), ("B.Bell", 4000)])
def test_attacking_you_with_a_resonator(object: str, life: int) -> None:
    bell = resonator("Bell", "When your opponent attacks you with a resonator ⇒ You gain 100 life.")
    at_work(
        [bell],
        f"""
        start: {{A: {{field: [Wolf]}}, B: {{field: [{{card: Bell, rested: true}}]}}}}
        do:
          - {{A: attack, card: Wolf, object: {object}}}
          - {{resolve: all}}
          - {{expect: {{B.life: {life}}}}}
        """,
    )


@pytest.mark.parametrize(
    "text",
    [
        "Once per turn, you may play a resonator from the top of your deck.",
        "You may play the top card of your deck once per turn.",
    ],
)
def test_the_top_of_the_deck_once_each_turn(text: str) -> None:
    at_work(
        [regalia("Spring", text)],
        """
        start: {A: {field: [Spring], deck: [Wolf, Wolf, Wolf, Wolf], stones: {Light Magic Stone: 3}}}
        do:
          - {A: play, card: Wolf, from: deck}
          - {both: pass}
          - {A: cannot, do: {play: Wolf, from: deck}}
          - {go: "B main"}
          - {go: "A main"}
          - {A: can, do: {play: Wolf, from: deck}}
        """,
    )


def test_dealt_damage_by_another_card() -> None:
    hunter = resonator(
        "Hunter",
        "{0}: This card deals 100 damage to target resonator.",
        "{0}: Destroy target J/resonator that was dealt damage by another card this turn.",
    )
    at_work(
        [hunter, chant("Nick", "This card deals 100 damage to target resonator.")],
        """
        start: {A: {hand: [Nick], field: [Hunter]}, B: {field: [Bear]}}
        do:
          - {A: activate, card: Hunter, ability: 1, target: B.Bear}
          - {both: pass}
          - {A: cannot, do: {activate: Hunter, ability: 2, target: B.Bear}}
          - {A: play, card: Nick, target: B.Bear}
          - {both: pass}
          - {A: activate, card: Hunter, ability: 2, target: B.Bear}
          - {both: pass}
        expect: {B.field: []}
        """,
    )


@pytest.mark.parametrize("words", ["non-battle damage", "damage other than battle damage"])
def test_damage_but_no_battle_damage(words: str) -> None:
    at_work(
        [
            regalia("Drain", f"Whenever your opponent is dealt {words} ⇒ You gain that much life."),
            chant("Sting", "This card deals 200 damage to your opponent."),
        ],
        """
        start: {A: {hand: [Sting], field: [Drain, Wolf]}}
        do:
          - {A: play, card: Sting}
          - {resolve: all}
          - {expect: {A.life: 4200, B.life: 3800}}
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}
        expect: {A.life: 4200, B.life: 3500}
        """,
    )


@pytest.mark.parametrize(
    "words", ["a card would leave a graveyard", "a card in a graveyard would be put into another zone"]
)
def test_nothing_comes_back_from_a_graveyard(words: str) -> None:
    at_work(
        [
            regalia("Seal", f"If {words}, remove it from the game instead."),
            chant("Dig", "Put target resonator from your graveyard into your hand."),
        ],
        """
        start: {A: {hand: [Dig], graveyard: [Wolf]}, B: {field: [Seal]}}
        do:
          - {A: play, card: Dig, target: A.Wolf}
          - {both: pass}
        expect: {A.hand: [], A.removed: [Wolf], A.graveyard: [Dig]}
        """,
    )


@pytest.mark.parametrize(("x", "life"), [(4, 4000), (5, 4100)])
def test_if_so_much_was_paid_for_x(x: int, life: int) -> None:
    at_work(
        [
            chant(
                "Trial",
                "Target resonator gains [+X00/+0] until end of turn. If X is 5 or more, you gain 100 life.",
                cost="{X}",
            )
        ],
        f"""
        start: {{A: {{hand: [Trial], field: [Wolf], will: "{{6}}"}}}}
        do:
          - {{A: play, card: Trial, x: {x}, target: A.Wolf}}
          - {{both: pass}}
        expect: {{A.life: {life}}}
        """,
    )


def test_cheaper_and_quicker() -> None:
    song = {"name": "Song", "type": "Chant", "cost": "{2}", "race": ["Elf"], "text": ["Draw a card."]}
    at_work(
        [regalia("Harp", "Elf chants you play cost {1} less and gain [Quickcast]."), song],
        """
        start: {B: {field: [Harp], hand: [Song], stones: {Light Magic Stone: 1}}}
        do:
          - {A: pass}
          - {B: can, do: {play: Song}}
        """,
    )
