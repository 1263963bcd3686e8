"""Old wordings and ways of writing, brought to one form (1400)."""

import pytest

from language.kit import abilities, compiled
from willpower.abilities.ability import Keyword
from willpower.abilities.nouns import AnyOf, TypeIs
from willpower.abilities.symbols import CHANT, RUNE
from willpower.language.compile import flat_keys
from willpower.language.normalise import REWRITES, normalise, paragraphs
from willpower.language.tokens import join, tokenise


@pytest.mark.parametrize(
    ("written", "normal"),
    [
        ("When it rains => Draw a card.", "When it rains ⇒ Draw a card."),
        ("When it rains >>> Draw a card.", "When it rains ⇒ Draw a card."),
        ("When it rains &rArr; Draw a card.", "When it rains ⇒ Draw a card."),
        ("[Activate] Pay {W}: Draw a card.", "Pay {W}: Draw a card."),
        ("[Continuous]: This card cannot block.", "This card cannot block."),
        ("[J-Activate] {W}{W}", "[Judgment] {W}{W}"),
        ("[Target Attack]", "[Precision]"),
        ("Draw a card. (You may look at it.)", "Draw a card."),
        ("[Seal] (3) (With three stones.) - Draw a card.", "[Seal] (3) - Draw a card."),
        ("[Barrier] (Chant)", "[Barrier] (chant)"),
        ("Shuffle your main deck.", "Shuffle your deck."),
        ("put into your chant-standby area.", "put into your standby area."),
        ("put into your magic stone area.", "put into your field."),
        ("Cancel target summon spell.", "Cancel target resonator spell."),
        ("Cancel target normal spell.", "Cancel target non-resonator spell."),
        ("target [Spell:Chant-Instant].", "target chant with [Quickcast]."),
        ("target [Spell:Chant].", "target chant."),
        ("{W} {W} {1}, {Rest}: Draw a card.", "{W}{W}{1}, {Rest}: Draw a card."),
        ("{W},{Rest}: Draw a card.", "{W}, {Rest}: Draw a card."),
        ("This card gains [+200/0].", "This card gains [+200/+0]."),
        ("This card gains [0/+200].", "This card gains [+0/+200]."),
        ("Produce {W}, {R}, or {B}.", "Produce {W}, {R} or {B}."),
        ("Destroy target J-Ruler", "Destroy target J-ruler."),
        ("Destroy target “Lamp”", 'Destroy target "Lamp".'),
        ('God\'s Art "Dusk" {B}: Draw a card.', "God's Art <Dusk> {B}: Draw a card."),
        ("God's Art [Dusk] {B}: Draw a card.", "God's Art <Dusk> {B}: Draw a card."),
        ("[Force] 1 (Roll a die.) Draw a card.", "[Force] 1. Draw a card."),
        ("[Flying], [Swiftness]", "[Flying] [Swiftness]"),
        ("[Flying] (It flies.), [Pierce] and [Drain].", "[Flying] [Pierce] [Drain]"),
        ("[Null] - [Pierce]", "[Null] - [Pierce]"),
        ("[Incarnation] {R}{W}", "[Incarnation] {R}, {W}"),
        ("Rest: Draw a card.", "{Rest}: Draw a card."),
        ("{r}{1}: Draw&nbsp;a card.", "{R}{1}: Draw a card."),
        ("You gain 1,000 life.", "You gain 1000 life."),
        ("This card gains +200/+200.", "This card gains [+200/+200]."),
        ("This card gains [ +200 / +200 ].", "This card gains [+200/+200]."),
        ("An opponent draws a card.", "Your opponent draws a card."),
        ("[Dusk] {1}: Draw a card.", "[Dusk] {1}: Draw a card."),  # a keyword, if anything: no name (901.1d)
        ("God's Art [Dusk] {1}: Draw a card.", "God's Art <Dusk> {1}: Draw a card."),
        ('"Dusk" When it rains, draw a card.', "<Dusk> When it rains, draw a card."),
        ("[Break] Draw a card.", "[Break] Draw a card."),
        ("{1}, Rest: Draw a card.", "{1}, {Rest}: Draw a card."),
        ("{1}, {Rest} ⇒ Draw a card.", "{1}, {Rest}: Draw a card."),
        ("When this card comes into play, draw a card.", "When this card enters the field, draw a card."),
        ("You have [Barrier].", "You gain [Barrier]."),
        (
            "When a resonator comes into your opponent's field, draw a card.",
            "When a resonator enters your opponent's field, draw a card.",
        ),
        (
            "Target magic stone becomes a resonator with [300/300] until end of turn.",
            "Target magic stone becomes a [300/300] resonator until end of turn.",
        ),
        ("This resonator cannot block.", "This card cannot block."),
        ("Your ruler or J-ruler cannot attack.", "Your J/ruler cannot attack."),
        ("Choose one -- Draw a card; or discard a card.", "Choose one - Draw a card; or discard a card."),
        ("When it is put into the graveyard, rest it.", "When it is put into a graveyard, rest it."),
        ("[Break] Summon this resonator into your field.", "[Break] Summon this card."),
        ("Summon target Elf resonator to the field.", "Summon target Elf resonator."),
        ("[Trigger] Any time: Draw a card.", "[Trigger] Anytime: Draw a card."),
        ("This card cannot participate in battle.", "This card cannot attack or block."),
        ("This card cannot declare an attack.", "This card cannot attack."),
        ("This card cannot be declared as a blocker.", "This card cannot block."),
        (
            "When your opponent declares an attack, draw a card.",
            "When a J/resonator your opponent controls attacks, draw a card.",
        ),
        ("When you declare an attack, rest it.", "When a J/resonator you control attacks, rest it."),
        ("When this card declares an attack, draw a card.", "When this card attacks, draw a card."),
        ("When it declares a block, draw a card.", "When it blocks, draw a card."),
        ("When this card attacks directly, draw a card.", "When this card attacks a player, draw a card."),
        ("Destroy all cards in all fields.", "Destroy all cards in the field."),
        ("Rest all resonators in each player's field.", "Rest all resonators in the field."),
        ("It deals X times 100 damage to you.", "It deals X00 damage to you."),
        ("Take control of target resonator.", "Gain control of target resonator."),
        ("Its controller takes control of it.", "Its controller gains control of it."),
        ("Its ATK becomes its original DEF.", "Its ATK becomes its printed DEF."),
        ("It loses all abilities and symbol skills.", "It loses all abilities and all symbol skills."),
        ("Halve your opponent's life.", "Your opponent's life becomes half."),
        ("Your hand size limit is nine.", "Your maximum hand size is nine."),
        (
            "When it rains, pay {U}. If you don't, rest it.",
            "When it rains, you may pay {U}. If you don't, rest it.",
        ),
        ("Return target resonator to hand.", "Return target resonator to its owner's hand."),
        ("Your opponent shows their hand.", "Your opponent reveals their hand."),
        (
            "[J-Activate] {W}. Do judgment only if it rains.",
            "[Judgment] {W}. Play this ability only if it rains.",
        ),
        (
            "Skip your opponent's next recovery phase.",
            "Your opponent skips their next recovery phase.",
        ),
        (
            "Target resonator is not dealt battle damage until end of turn.",
            "Prevent all battle damage that would be dealt to target resonator until end of turn.",
        ),
        (
            "Damage dealt to target J/resonator becomes 0 this turn.",
            "Prevent all damage that would be dealt to target J/resonator this turn.",
        ),
        ("This card cannot be the target of attacks.", "This card cannot be attacked."),
        ("The free cost of spells you play is reduced by {1}.", "You pay {1} less to play spells."),
        (
            "Your opponent pays {1} more to activate abilities.",
            "Your opponent pays {1} more to play activate abilities.",
        ),
        (
            "If a resonator would be put into a graveyard, it is removed from the game instead.",
            "If a resonator would be put into a graveyard, remove it from the game instead.",
        ),
        ("If you have two or more additions, rest it.", "If you control two or more additions, rest it."),
        ("The battle ends.", "End the battle."),
        (
            "When a card is set in a standby area, rest it.",
            "When a card is put into a standby area, rest it.",
        ),
        ("[Incarnation] [Light] [Fire or Water]", "[Incarnation] {W}, {R} or {U}"),
    ],
)
def test_one_way_to_write(written: str, normal: str) -> None:
    assert normalise(written) == normal


def test_names_are_left_alone() -> None:
    text = 'Destroy target card named "Main Deck, the Normal Spell".'
    assert normalise(text) == text


def test_normalising_twice_changes_nothing() -> None:
    for text in ("[Continuous]: Gain [0/+100] (sic)", "{W} {Rest}: Produce {U}", "When x => y"):
        assert normalise(normalise(text)) == normalise(text)


def test_every_rewrite_has_a_reason() -> None:
    assert all(why for _, new, why in REWRITES if new is not None)


def test_reminder_text_alone_is_no_paragraph() -> None:
    assert paragraphs(("(This card has no attribute.)", "Draw a card.")) == [(2, "Draw a card.")]


def test_a_second_ability_in_a_paragraph() -> None:
    assert paragraphs(("Draw a card. Players cannot chase to this card.",)) == [
        (1, "Draw a card."),
        (1, "Players cannot chase to this card."),
    ]


def test_words_put_together_again() -> None:
    for text in (
        "Destroy target non-fire resonator. You gain 500 life.",
        "{Rest}: Return target resonator to its owner's hand.",
        'This card gains "Draw an amulet." and [Flying].',
        "It deals that much +200 instead.",
    ):
        assert join([token.text for token in tokenise(text)]) == text
        assert flat_keys(text) == flat_keys(text.upper().lower())


def test_options_separated_by_commas_are_options() -> None:
    commas = abilities("Choose one - Draw a card, or you gain 500 life.", chant=True)
    assert commas == abilities("Choose one - Draw a card; or you gain 500 life.", chant=True)
    assert not compiled("Choose one - Draw a card.", chant=True).understood  # a choice has two options


@pytest.mark.parametrize(
    "text", ["[Dive] {2}: Draw a card.", "[Fallen] Whenever this card attacks, draw a card."]
)
def test_a_keyword_without_a_rule_is_not_understood(text: str) -> None:
    word = text.split("]")[0] + "]"
    assert [p.words for p in compiled(text).problems] == [f"{word}: no rule in 8.01"]
    assert [p.words for p in compiled("Destroy target resonator with [Mythic].", chant=True).problems] == [
        "[Mythic]: no rule in 8.01"
    ]


@pytest.mark.parametrize("word", ["Sub-Ruler", "sub-ruler", "Sub-ruler"])
def test_a_type_of_later_rules_is_no_race(word: str) -> None:
    found = compiled(f"Recover target Armament or High Armament {word} you control.", chant=True)
    assert [p.words for p in found.problems] == [f"{word}: no rule in 8.01"]


def test_reminder_text_defines_a_keyword_without_a_rule() -> None:
    said = "You may banish a resonator you control rather than pay this card's cost."
    assert abilities(f'[Mastery] "Old Hand" ({said})') == abilities(said)
    assert abilities(f"[Mastery]({said})") == abilities(said)
    # what the rulebook defines is never read from reminder text; a keyword before a text is not defined by it
    assert abilities(f"[Flying] ({said})") == abilities("[Flying]")
    assert not compiled(f"[Mastery] {{1}}: Draw a card. ({said})").understood


def test_what_barrier_is_against_is_kept() -> None:
    assert abilities("[Barrier] (Cards with this cannot be targeted by the opponent.)") == abilities(
        "[Barrier]"
    )
    (both,) = abilities("[Barrier] (Chant)(Rune)")
    assert isinstance(both, Keyword) and both.filter is not None
    assert both.filter.preds == (AnyOf((TypeIs(CHANT), TypeIs(RUNE))),)
    assert not compiled("[Barrier] (whatever it is that nobody has ever written a rule about)").understood
