"""Resonators and chants at work: what is chosen of what was done, what is prevented, who is meant."""

import pytest

from language.kit import compiled
from language.test_at_work import at_work, chant, resonator
from language.test_at_work_effects import Case
from language.test_at_work_effects import test_a_sentence_acts as act

CASES = (
    # so many that share something, or differ
    *(
        Case(f"If you control {words}, draw a card.", f"field: [{field}]", "", f"{{A.hand: {hand}}}")
        for words, field, hand in (
            ("two or more resonators with the same race", "Wolf, Bear", 1),
            ("two or more resonators with the same race", "Wolf, Ogre", 0),
            ("three resonators that share a race", "Wolf, Bear, Ogre", 0),
            ("three resonators that share a race", "Wolf, Bear, Wolf", 1),
            ("two Beasts with different names", "Wolf, Wolf", 0),
            ("two Beasts with different names", "Wolf, Bear, Wolf", 1),
            ("three resonators with different names", "Wolf, Bear, Wolf", 0),
            ("three resonators with different names", "Wolf, Bear, Ogre", 1),
            ("two resonators with different races", "Wolf, Bear", 0),
        )
    ),
    # so much for each, up to a most
    *(
        Case(
            f"You gain 100 life for each resonator you control, {most}.",
            "life: 1000, field: [Wolf, Bear, Ogre]",
            "",
            f"{{A.life: {life}}}",
        )
        for most, life in (("up to 200", 1200), ("but no more than 300 life", 1300), ("up to 500", 1300))
    ),
    # cancelled, or paid for
    Case(
        "Put the top two cards of your deck into your graveyard. You gain 100 life for each resonator put"
        " there this way.",
        "life: 1000, deck: [Wolf, Bear], fill: false",
        "",
        "{A.life: 1200}",
    ),
    Case(
        "You gain 400 life. If your opponent has more life than you, you gain 600 life instead and draw a"
        " card.",
        "life: 1000",
        "life: 1100",
        "{A.life: 1600, A.hand: 1}",
    ),
    # all but those
    Case(
        "Destroy all resonators except those that attacked this turn.",
        "field: [Wolf]",
        "field: [Bear]",
        "{A.field: [], B.field: []}",
    ),
    Case(
        "Destroy all resonators other than those with ATK 500 or more.",
        "field: [Wolf, Bear]",
        "field: [Ogre]",
        "{A.field: [Bear], B.field: [Ogre]}",
    ),
    Case("If you have less than 1000 life, draw a card.", "life: 1000", "", "{A.hand: []}"),
    Case("If you have less than 1000 life, draw a card.", "life: 900", "", "{A.hand: 1}"),
    # one of several that something was done to (B8)
    Case(
        "Put the top three cards of your deck into your graveyard. You may put a Beast put into your"
        " graveyard this way into your hand.",
        "deck: [Wolf, Bear, Ogre], fill: false",
        "",
        "{A.hand: [Bear], A.graveyard: [Trial, Ogre, Wolf]}",
        answers="['yes', Bear]",
    ),
    Case(
        "Destroy all resonators. Put a resonator destroyed this way into the field under your control.",
        "field: [Wolf]",
        "field: [Bear, Ogre]",
        "{A.field: [Ogre], B.field: [], B.graveyard: [Bear]}",
        answers="[Ogre]",
    ),
    Case(
        "Banish any number of resonators. Put up to one Beast banished this way into your hand.",
        "field: [Wolf, Bear, Ogre]",
        "",
        "{A.field: [], A.hand: [Bear]}",
        answers="[[Wolf, Bear, Ogre], [Bear]]",
    ),
    Case(
        "Destroy all resonators with the lowest ATK. If two or more are destroyed this way, draw a card.",
        "field: [Wolf, Bear]",
        "",
        "{A.hand: []}",
    ),
    Case(
        "Destroy all resonators with the lowest ATK. If two or more are destroyed this way, draw a card.",
        "field: [Wolf, Bear]",
        "field: [Wolf]",
        "{A.hand: 1}",
    ),
    Case(
        "Look at the top three cards of your deck. Put up to one of them into your hand, up to one into your"
        " graveyard and the rest on the bottom of your deck in any order.",
        "deck: [Wolf, Bear, Ogre], fill: false",
        "",
        "{A.hand: [Wolf], A.graveyard: [Trial, Ogre], A.deck: [Bear]}",
        answers="[Wolf, Ogre]",
    ),
    Case(
        "This card deals 200 damage to each resonator. Draw a card for each Beast dealt damage this way.",
        "field: [Wolf, Ogre]",
        "field: [Bear]",
        "{A.hand: 2}",
    ),
    Case(
        "Rest target resonator. If it was already rested, destroy it instead.",
        "",
        "field: [{card: Wolf, rested: true}]",
        "{B.field: []}",
        ", target: B.Wolf",
    ),
    # other comparisons
    Case(
        "Banish a resonator. If you do, put a resonator with higher total cost from your hand into the"
        " field.",
        "field: [Bear], hand: [Wolf, Ogre]",
        "",
        "{A.field: [Ogre], A.hand: [Wolf]}",
        answers="[Ogre]",
    ),
    Case(
        "Banish a resonator. If you do, put a resonator with total cost less than the banished resonator's"
        " from your hand into the field.",
        "field: [Bear], hand: [Wolf, Ogre]",
        "",
        "{A.field: [Wolf], A.hand: [Ogre]}",
        answers="[Wolf]",
    ),
    Case(
        "This card deals damage to target resonator equal to 100 plus 100 times the number of Beasts you"
        " control.",
        "field: [Wolf, Bear]",
        "field: [Ogre]",
        "{B.Ogre: {damage: 300}}",
        ", target: B.Ogre",
    ),
    Case(
        "If there are two or more differently named Beasts in your graveyard, draw a card.",
        "graveyard: [Wolf, Wolf]",
        "",
        "{A.hand: []}",
    ),
    Case(
        "If there are two or more differently named Beasts in your graveyard, draw a card.",
        "graveyard: [Wolf, Bear]",
        "",
        "{A.hand: 1}",
    ),
    # so many options
    Case(
        "Choose up to one. If you control a Beast, choose up to two instead - Draw a card; or you gain"
        " 100 life.",
        "field: [Wolf]",
        "",
        "{A.hand: 1, A.life: 4100}",
        ", choose: [1, 2]",
    ),
    Case(
        "Recover target resonator. Also, draw a card.",
        "field: [{card: Wolf, rested: true}]",
        "",
        "{A.hand: 1, A.Wolf: {rested: false}}",
        ", target: A.Wolf",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.text[:60] for case in CASES])
def test_a_chant_acts(case: Case) -> None:
    act(case)


@pytest.mark.parametrize(
    "rider, expect",
    [
        ("You gain that much life.", "{A.life: 4500}"),
        ("You gain life equal to the damage prevented this way.", "{A.life: 4500}"),
        ("This card deals damage equal to the damage prevented this way to your opponent.", "{B.life: 3500}"),
        ("For each 100 damage prevented this way, draw a card.", "{A.hand: 5}"),
        ("If damage is prevented this way, draw a card.", "{A.hand: 1}"),
    ],
)
def test_what_comes_of_the_damage_that_was_prevented(rider: str, expect: str) -> None:
    """Nothing when the chant resolves, all when the damage would be dealt (1018)."""
    at_work(
        [
            chant(
                "Veil",
                "[Quickcast]",
                f"Prevent the next damage that would be dealt to target resonator this turn. {rider}",
            )
        ],
        f"""
        start: {{A: {{hand: [Veil], field: [Wolf]}}, B: {{hand: [Bolt]}}}}
        do:
          - {{A: play, card: Veil, target: A.Wolf}}
          - {{both: pass}}
          - {{expect: {{A.life: 4000, B.life: 4000, A.hand: []}}}}
          - {{A: pass}}
          - {{B: play, card: Bolt, target: A.Wolf}}
          - {{both: pass}}
        expect: {expect}
        """,
    )


def test_it_must_be_blocked_by_another_card() -> None:
    """ "It" behind "target resonator must block" is this card, not that resonator."""
    text = (
        "Whenever this card attacks, target resonator your opponent controls must block it this turn if able."
    )
    at_work(
        [resonator("Lure", text)],
        """
        start: {A: {field: [Lure, Wolf]}, B: {field: [Bear, Ogre]}}
        do:
          - {A: attack, card: Lure, object: B}
          - {A: answer, with: B.Bear}
          - {both: pass}
          - {B: cannot, do: {block: Ogre}}
          - {B: block, card: Bear}
        expect: {B.Bear: {blocking: true}}
        """,
    )


@pytest.mark.parametrize(
    "text",
    [
        # "each Elf in your graveyard" is not put anywhere
        "You gain 100 life and each Elf in your graveyard.",
        "Draw a card and target Elf into your hand.",
        # a chant gains nothing of the kind
        "If you control a resonator, it gains [+100/+100] until end of turn.",
        "If you control a resonator, it gains [Flying] until end of turn.",
    ],
)
def test_what_is_not_understood(text: str) -> None:
    assert not compiled(text, chant=True).understood


def test_each_player_may_do_it_with_their_own() -> None:
    """Both are asked, each about what is theirs."""
    at_work(
        [chant("Gate", "Each player may put a resonator from their hand into the field.")],
        """
        start: {A: {hand: [Gate, Wolf]}, B: {hand: [Bear, Rock]}}
        do:
          - {A: play, card: Gate}
          - {both: pass}
          - {A: answer, with: A.Wolf}
          - {B: answer, with: B.Bear}
        expect: {A.field: [Wolf], B.field: [Bear], B.hand: [Rock]}
        """,
    )


def test_it_in_an_awakening_is_not_what_was_paid() -> None:
    """B18: "it" is what the first paragraph acts on."""
    wings = "[Awakening] Banish a resonator: It gains [Flying] until end of turn."
    at_work(
        [chant("Lift", "Target resonator gains [+200/+200] until end of turn.", wings)],
        """
        start: {A: {hand: [Lift], field: [Wolf, Bear]}}
        do:
          - {A: play, card: Lift, awaken: true, target: A.Bear, cost: [A.Wolf]}
          - {both: pass}
        expect: {A.Bear: {atk: 800, keywords: [flying]}, A.graveyard: [Lift, Wolf]}
        """,
    )
    back = "[Awakening] Discard a card: Put it on the bottom of its owner's deck instead."
    at_work(
        [chant("Wash", "Return target resonator to its owner's hand.", back)],
        """
        start: {A: {hand: [Wash, Wolf]}, B: {field: [Bear]}}
        do:
          - {A: play, card: Wash, awaken: true, target: B.Bear, cost: [A.Wolf]}
          - {both: pass}
        expect: {B.Bear: {zone: deck}, A.Wolf: {zone: graveyard}}
        """,
    )


def test_a_chant_that_cannot_be_cancelled_cannot_be_cancelled() -> None:
    """Not only when it resolves (1012.1), though the same paragraph says what it does."""
    at_work(
        [
            chant("Sure", "This card cannot be cancelled. Draw a card."),
            chant("Nix", "[Quickcast]", "Cancel target spell."),
        ],
        """
        start: {A: {hand: [Sure]}, B: {hand: [Nix]}}
        do:
          - {A: play, card: Sure}
          - {A: pass}
          - {B: play, card: Nix, target: chase.Sure}
          - {resolve: all}
        expect: {A.hand: 1}
        """,
    )


@pytest.mark.parametrize("words", ["by battle damage", "by battle", "in battle"])
def test_battle_damage_does_not_destroy_it(words: str) -> None:
    """Damage of a chant does (1204.1, 1010.3)."""
    at_work(
        [resonator("Wall", f"This card cannot be destroyed {words}.")],
        """
        start: {A: {field: [Ogre], hand: [Bolt]}, B: {field: [Wall]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: block, card: Wall}
          - {finish: battle}
          - {expect: {B.Wall: {zone: field, damage: 900}}}
          - {A: play, card: Bolt, target: B.Wall}
          - {both: pass}
        expect: {B.Wall: {zone: graveyard}}
        """,
    )


@pytest.mark.parametrize("answer, wall, wolf", [("yes", 500, 0), ("no", 0, 500)])
def test_damage_that_may_be_dealt_to_another(answer: str, wall: int, wolf: int) -> None:
    text = (
        "If damage would be dealt to another resonator you control, you may have that damage dealt to this"
        " card instead."
    )
    at_work(
        [resonator("Wall", text, defense=900)],
        f"""
        start: {{A: {{hand: [Bolt]}}, B: {{field: [Bear, Wall]}}}}
        do:
          - {{A: play, card: Bolt, target: B.Bear}}
          - {{both: pass, answers: ["{answer}"]}}
        expect: {{B.Wall: {{damage: {wall}}}, B.Bear: {{damage: {wolf}}}}}
        """,
    )


def test_what_must_not_block_it() -> None:
    """ "It" behind "cannot block" is this card."""
    at_work(
        [resonator("Ghost", "Resonators with DEF greater than this card's cannot block it.", defense=400)],
        """
        start: {A: {field: [Ghost]}, B: {field: [Wolf, Ogre]}}
        do:
          - {A: attack, card: Ghost, object: B}
          - {B: cannot, do: {block: Ogre}}
          - {B: block, card: Wolf}
        expect: {B.Wolf: {blocking: true}}
        """,
    )


def test_only_what_was_dealt_damage_is_meant() -> None:
    """A card whose damage was prevented was dealt none (1018)."""
    text = (
        "This card deals 200 damage to each resonator. Resonators dealt damage this way cannot block this"
        " turn."
    )
    at_work(
        [chant("Quake", text), resonator("Numb", "Prevent all damage that would be dealt to this card.")],
        """
        start: {A: {hand: [Quake], field: [Ogre]}, B: {field: [Bear, Numb]}}
        do:
          - {A: play, card: Quake}
          - {both: pass}
          - {A: attack, card: Ogre, object: B}
          - {B: cannot, do: {block: Bear}}
          - {B: block, card: Numb}
        expect: {B.Numb: {blocking: true}}
        """,
    )
