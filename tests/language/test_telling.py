"""Texts told back with their references spelled out, and texts said otherwise."""

from dataclasses import replace

import pytest

from language.kit import abilities, one
from willpower.abilities.ability import Spell
from willpower.abilities.base import Node
from willpower.abilities.effects import Destroy, Sequence
from willpower.abilities.nouns import Ref
from willpower.abilities.symbols import RESONATOR
from willpower.cards.bundled import bundled_cards
from willpower.cards.card import Face
from willpower.cards.mapping import card_from_mapping
from willpower.language import compile_face, tell
from willpower.language.checks import AGREES, disagreements
from willpower.language.pairs import ARROW, NOUN, PARAGRAPHS, Pair, pairs
from willpower.language.telling import Known, Spelled, at_odds


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "Reveal the top card of your deck. If it's a resonator, put it into your hand.",
            "Reveal the top card of your deck. If *the revealed card*'s a resonator, put *the revealed card* "
            "into your hand.",
        ),
        ("Rest target resonator. Destroy it.", "Rest target resonator. Destroy *the target resonator*."),
        (
            "You may discard a card. If you do, draw a card.",
            "You may discard a card. If you do *(Discard a card)*, draw a card.",
        ),
    ],
)
def test_a_chant_is_told_back(text: str, told: str) -> None:
    assert tell(abilities(text, chant=True)) == [told]


def test_what_an_event_was_about_is_told() -> None:
    text = "Whenever a Golem enters the field under your control ⇒ It gains [+100/+0] until end of turn."
    (told,) = tell((one(text),))
    assert "*the Golem that moved* gains" in told
    attack = (
        "Whenever another resonator you control attacks ⇒ This card's ATK becomes equal to its ATK until end "
        "of turn."
    )
    (told,) = tell((one(attack),))
    assert "*the attacking resonator's* ATK" in told


def test_two_of_a_kind_are_told_apart() -> None:
    text = (
        "Target resonator you control gains [+100/+0] until end of turn. Then it and target resonator your "
        "opponent controls deal damage equal to their ATK to each other."
    )
    (told,) = tell(abilities(text, chant=True))
    assert "*the first target resonator* and target resonator" in told


def test_this_card_is_told_where_a_pronoun_stands_for_it() -> None:
    (told,) = tell((one("When this card enters the field or whenever it attacks ⇒ Draw a card."),))
    assert "whenever *this card* attacks" in told


def test_every_bundled_text_is_told_and_agrees() -> None:
    for card in bundled_cards():
        for face in card.faces:
            read = compile_face(face)
            assert len(tell(read.abilities)) == len(read.abilities)
            assert disagreements(read.abilities) == []


def test_words_that_do_not_agree_are_suspect() -> None:
    assert at_odds(Spelled("Them", Known("the target resonator", RESONATOR, one=True, many=False)))
    assert at_odds(Spelled("It", Known("the target resonators", RESONATOR, one=False, many=True)))
    assert at_odds(Spelled("That chant", Known("the target resonator", RESONATOR)))
    assert not at_odds(Spelled("That resonator", Known("the target resonator", RESONATOR)))
    assert not at_odds(Spelled("They", Known("the target player", 0, one=True, many=False)))
    spell = one("Rest target resonator. Destroy it.", chant=True)
    assert isinstance(spell, Spell) and isinstance(spell.effect, Sequence)
    rest, destroy = spell.effect.parts
    assert isinstance(destroy, Destroy) and isinstance(destroy.what, Ref)
    lost: Node = replace(destroy, what=replace(destroy.what, slot=7))
    wrong = replace(spell, effect=replace(spell.effect, parts=(rest, lost)))
    assert [found.check for found in disagreements((wrong,))] == [AGREES]


def face(kind: str, *text: str) -> Face:
    values = {"atk": 100, "def": 100} if kind == "Resonator" else {}
    return card_from_mapping(
        {"name": "Said", "type": kind, "cost": "{1}", "text": list(text), **values}
    ).front


def found(*text: str, kind: str = "Chant") -> list[Pair]:
    return list(pairs(face(kind, *text)))


def test_what_is_read_alike_is_no_finding() -> None:
    assert found("Rest target resonator. Destroy it.") == [
        pair for pair in found("Rest target resonator. Destroy it.") if pair.how == PARAGRAPHS
    ]
    assert found("When this card enters the field ⇒ Draw a card.", kind="Resonator") == []


def test_what_is_read_otherwise_is_given_with_its_tree() -> None:
    (pair,) = found("Draw a card. You gain 100 life.")
    assert pair.how == PARAGRAPHS and pair.text == ("Draw a card.", "You gain 100 life.")
    assert [type(ability) for ability in pair.abilities] == [Spell, Spell]


def test_the_other_words_are_really_other_words() -> None:
    from willpower.language.pairs import _said_otherwise

    text = face("Resonator", "When this card enters the field ⇒ Rest target resonator. Destroy it.")
    said = dict(_said_otherwise(text, compile_face(text).abilities))
    assert said[ARROW] == ("When this card enters the field, rest target resonator. Destroy it.",)
    assert said[NOUN] == ("When this card enters the field ⇒ Rest target resonator. Destroy that resonator.",)
    asked = face("Resonator", "At end of turn, if this card attacked this turn ⇒ Destroy it.")
    assert ARROW not in dict(_said_otherwise(asked, compile_face(asked).abilities))
