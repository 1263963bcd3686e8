"""Slips of the pen: what is mended, what is left alone."""

import pytest

from language.kit import abilities, compiled
from willpower.abilities.base import walk
from willpower.abilities.effects import Banish
from willpower.abilities.nouns import Opponent
from willpower.language.entries import whole

MENDED = (
    (
        "Target resonator gain [+200/+200] until end of turn.",
        "Target resonator gains [+200/+200] until end of turn.",
    ),
    ("Golems you control gains [Flying].", "Golems you control gain [Flying]."),
    ("When this card enters field, draw a card.", "When this card enters the field, draw a card."),
    ("When this card leaves the feild, draw a card.", "When this card leaves the field, draw a card."),
    (
        "Return this card from your greveyard to your hand.",
        "Return this card from your graveyard to your hand.",
    ),
    ("Return target resonator to it owner's hand.", "Return target resonator to its owner's hand."),
    ("Return target resonator to it's owners hand.", "Return target resonator to its owner's hand."),
    ("Destroy target Golem of Spirit resonator.", "Destroy target Golem or Spirit resonator."),
    ("Your opponent discard a card.", "Your opponent discards a card."),
    ("Reveal top three cards of your deck.", "Reveal the top three cards of your deck."),
    ("Destroy all resonators you opponent controls.", "Destroy all resonators your opponent controls."),
    ("Draw a card card.", "Draw a card."),
    ("Put two [+100/+100] counter on this card.", "Put two [+100/+100] counters on this card."),
    ("{1} This card gains [Flying] until end of turn.", "{1}: This card gains [Flying] until end of turn."),
    ("Wenever this card attacks, draw a card.", "Whenever this card attacks, draw a card."),
    (
        "Search you deck for a Golem an put it into your hand.",
        "Search your deck for a Golem and put it into your hand.",
    ),
    ("Draw a card. The shuffle your deck.", "Draw a card. Then shuffle your deck."),
    ("This card cannot attacks.", "This card cannot attack."),
)


@pytest.mark.parametrize("slip, right", MENDED)
def test_a_slip_is_read_as_what_was_meant(slip: str, right: str) -> None:
    chant = not compiled(right).understood
    assert abilities(slip, chant=chant) == abilities(right, chant=chant)
    assert [number for number, _ in compiled(slip, chant=chant).mended] == [1]  # and it says so
    assert not compiled(right, chant=chant).mended


@pytest.mark.parametrize(
    "text",
    [
        "Remove a charge counter from J/ruler: Draw a card.",  # whose, or any?
        "Destroy target resonator with quorble.",
        "Draw cards.",
        # a full stop for the comma would turn the condition round
        "Name a card. Reveal the top card of your deck, if it's the named card, put it into your hand.",
        "Destroy target rested resonator, if you do, draw a card.",
        # one of what was named before, not any card
        'Put a resonator with total cost 2 from your graveyard into the field. If you control "Old Lantern", '
        "put one with total cost 4 into the field instead.",
        # to the other, not to all others
        "Each player puts a resonator from their graveyard into the field. Those resonators deal damage equal"
        " to their ATK to each other.",
        # the slip is where reminder text was taken out: nobody knows what stood there
        "Draw a (this is a reminder) crad.",
        "Target resonator gain (until end of turn) [+200/+200] until end of turn.",
    ],
)
def test_what_could_be_meant_in_several_ways_is_left_alone(text: str) -> None:
    assert not any(compiled(text, chant=chant).understood for chant in (False, True))


def test_what_is_done_is_not_made_a_part_of_what_is_paid() -> None:
    assert not compiled("[Shift] {W}{W}: Shift this card.").understood


def test_a_sentence_without_its_subject_is_about_that_of_the_one_before() -> None:
    read = compiled("Your opponent chooses a resonator they control. Then, banishes it.", chant=True)
    [banish] = [one for ability in read.abilities for one in walk(ability) if isinstance(one, Banish)]
    assert isinstance(banish.who, Opponent)


def test_options_split_over_entries_are_one_paragraph() -> None:
    split = ("Choose one -", "Draw a card;", "or you gain 300 life.", "[Flying]")
    assert [number for number, _ in whole(split)] == [1, 4]
    (found,) = abilities("Choose one -", "Draw a card.", "or you gain 300 life.", chant=True)
    assert abilities("Choose one - Draw a card; or you gain 300 life.", chant=True) == (found,)
    assert whole(("[Shift] {1} (You may play", "either side.)")) == [
        (1, "[Shift] {1} (You may play either side.)")
    ]


@pytest.mark.parametrize("text", ["Pay {1}. Draw a card.", "Pay half of your life. Draw a card."])
def test_a_chant_gets_no_activate_ability_by_a_mended_colon(text: str) -> None:
    assert not compiled(text, chant=True).understood  # it could never be played from anywhere (902.1)
    assert compiled(text).understood


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        ("Search your maiin deck for an Elf.", "Search your main deck for an Elf."),
        ("Banish this card Draw a card.", "Banish this card: Draw a card."),
        (
            "You may remove card in your hand from the game.",
            "You may remove a card in your hand from the game.",
        ),
        ("This card gains [+200/+200] until end of turns.", "This card gains [+200/+200] until end of turn."),
        (
            "Put target card from yours graveyard into your hand.",
            "Put target card from your graveyard into your hand.",
        ),
        ("Destroy targets resonator.", "Destroy target resonator."),
        ("Put a tea counter one this card.", "Put a tea counter on this card."),
        ("Reveal then top card of your deck.", "Reveal the top card of your deck."),
        ("You may pay {1} less do play this card.", "You may pay {1} less to play this card."),
        (
            "When this card is put into a graveyard from field, draw a card.",
            "When this card is put into a graveyard from the field, draw a card.",
        ),
        (
            "Put a [+100/+100] counter on this card if you control a Vampyre.",
            "Put a [+100/+100] counter on this card if you control a Vampire.",
        ),
        ("Other J/rsonators you control gain [+200/0].", "Other J/resonators you control gain [+200/0]."),
        (
            "This card cannot be targeted by spells of abilities.",
            "This card cannot be targeted by spells or abilities.",
        ),
    ],
)
def test_what_was_meant(slip: str, meant: str) -> None:
    chant = not slip.startswith(("Banish this card", "You may pay", "This card cannot"))
    read = compiled(slip, chant=chant)
    assert read.mended and read.abilities == compiled(meant, chant=chant).abilities


@pytest.mark.parametrize(
    "slip",
    [
        "Target J J/resonator gains [+200/+200] until end of turn.",
        '{Rest}: Produce {W}. Spend this will only to play activate abilities od "Ayla".',
    ],
)
def test_no_letter_is_a_race(slip: str) -> None:
    read = compiled(slip, chant=not slip.startswith("{"))
    assert not read.word_for_word
    assert all(" or " not in words for _, words in read.mended)
