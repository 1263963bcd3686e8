"""Sentences that must be understood, and what some of them mean."""

import pytest

from language.kit import compiled, nodes, one
from willpower.abilities import symbols as S
from willpower.abilities.ability import Keyword, Spell
from willpower.abilities.base import walk
from willpower.abilities.conditions import Exists, Fits
from willpower.abilities.effects import Damage, Move, PlayCard, RestartGame
from willpower.abilities.nouns import Attached, KeywordIs, SubtypeIs, This, You
from willpower.abilities.quantities import Letter
from willpower.abilities.statics import CanAlso, OnlyWhile, Prevent
from willpower.abilities.triggers import Added, Moves, StateBecomes

SENTENCES = (
    "[Trigger] When a resonator your opponent controls attacks, pay {1}: Destroy that resonator.",
    "Target two resonators. Destroy one, return one to its owner's hand.",
    "This card deals X00 damage to target player. X is the number of resonators you control.",
    "Draw X cards. X is the number of resonators you control.",
    "[Awakening] {R}: [Flying]",
    "This card deals 500 damage divided as you choose among two target resonators.",
    "Whenever you play a will ability of a magic stone => Produce {R}.",
    "{Rest}: Produce {R}. You can spend this will only to play resonators.",
    "Return target J-ruler to its owner's ruler area.",
    "{1}: You gain 100 life. You can play this ability only if this card is in your hand.",
    "You pay {2} to play resonators.",
    "Put target removed card into its owner's hand.",
    "You have no maximum hand size.",
    "Your maximum hand size is five.",
    "At the end of your recovery phase => You gain 100 life.",
    "Destroy target void resonator.",
    "Target resonator gains the magic stone type until end of turn.",
    "You cannot lose the game.",
    "As you do judgment of this card, restart the game with this card in the field.",
    "Restart the game.",
    "{2}: Reveal a face-down Story from your extra deck and keep it revealed until end of game.",
    "{3}: You may copy target chant card in your graveyard. If you do, you may play the copy.",
    "Copy target chant card in your graveyard. You may play the copy without paying its cost.",
    "This card becomes a [700/900] Beast resonator until end of turn.",
    "Call a magic stone.",
    "Summon target resonator card from your graveyard.",
    "Remove 200 damage from target resonator.",
    "Put all resonators on the top of their owners' decks.",
    "You may rest this recovered card to call a magic stone rather than rest your ruler.",
    "Target resonator does not recover during its controller's next recovery phase.",
    "If your weather is Rain, this card gains [+100/+100].",
    "As long as your opponent's weather is Rain, this card gains [+100/+100].",
    "When this card is bestowed to a resonator => You gain 100 life.",
    "At the beginning of battle => You gain 100 life.",
    "At the end of battle => You gain 100 life.",
    "When this card shifts => You gain 100 life.",
    "If a resonator would be dealt damage, prevent 100 of it.",
    "At the beginning of your next turn, draw a card.",
    "Whenever a card in your graveyard is removed from the game => You gain 100 life.",
    "This card's ATK is equal to the number of cards in your hand multiplied by 100.",
    "Sealed Item 《Cipher》",
    "This card is mobilized as long as you control a regalia.",
    "[Divinity] (5)",
    "[Rune] (2) - [Flying]",
    "Return target spell: chant-instant card in your graveyard to your hand.",
    "Destroy target [Addition:J/resonator].",
    "Put target [Addition:Resonator] card from your graveyard into the field.",
    "Put the top card of your deck on top of your lifebreak area.",
    "At the end of battle phase ⇒ You gain 100 life.",
    "Destroy target resonator with a symbol skill.",
    "Cancel target [Enter] ability.",
    "Whenever a resonator is summoned ⇒ You gain 100 life.",
    "[Trigger] If your life is 1000 or less, pay {1}: Draw a card.",
    "Erase target token from existence.",
)


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_is_understood(text: str) -> None:
    assert any(compiled(text, chant=chant).understood for chant in (False, True)), compiled(text).problems


def test_bestowed_is_an_event() -> None:
    ability = one("When this card is bestowed to a resonator => Draw a card.")
    assert nodes(ability, Added) and not nodes(ability, StateBecomes)
    ability = one("As long as this card is bestowed to a resonator, this card cannot be destroyed.")
    assert [fits.what for fits in nodes(ability, Fits)] == [This()]
    assert [attached.how for attached in nodes(ability, Attached)] == ["added"]


def test_a_zone_that_cards_are_removed_from_belongs_to_the_event() -> None:
    ability = one("Whenever a card in your graveyard is removed from the game => Draw a card.")
    (event,) = nodes(ability, Moves)
    assert (event.origin, event.origin_of, event.to) == (S.GRAVEYARD, You(), S.REMOVED)


def test_x_said_afterwards() -> None:
    ability = one(
        "This card deals X00 damage to target player. X is the number of resonators you control.", chant=True
    )
    (damage,) = nodes(ability, Damage)
    assert [letter.value is not None for letter in nodes(ability, Letter)] == [True]
    assert damage.source == This()


def test_abilities_one_by_one() -> None:
    ability = one(
        "Beasts you control gain [Flying], [Drain] and/or [Pierce] as long as you control a "
        "J-ruler with that ability."
    )
    asked = [pred.keyword for exists in nodes(ability, Exists) for pred in walk_keywords(exists)]
    assert asked == ["flying", "drain", "pierce"]
    assert len(nodes(ability, OnlyWhile)) == 4


def walk_keywords(exists: Exists) -> list[KeywordIs]:
    return [node for node in walk(exists) if isinstance(node, KeywordIs)]


def test_what_is_prevented_closes_a_list() -> None:
    ability = one(
        "This card gains [+100/+100], cannot be targeted by chants and prevent all damage that would "
        "be dealt to it by Beasts."
    )
    (prevented,) = nodes(ability, Prevent)
    assert prevented.event.to == This()  # type: ignore[attr-defined]


def test_other_damage_than_of_battle() -> None:
    ability = one("Prevent all non-battle damage that would be dealt to you.")
    (prevented,) = nodes(ability, Prevent)
    assert prevented.event.unlike_battle  # type: ignore[attr-defined]


def test_subtypes_of_additions() -> None:
    ability = one("Destroy target [Addition:J/resonator].", chant=True)
    assert [pred.subtype for pred in nodes(ability, SubtypeIs)] == ["j/resonator"]


def test_copies_and_restarts() -> None:
    ability = one(
        "Copy target chant card in your graveyard. You may play the copy without paying its cost.", chant=True
    )
    (play,) = nodes(ability, PlayCard)
    assert play.copy and play.free
    assert nodes(one("Restart the game.", chant=True), RestartGame) == [RestartGame()]
    (gone,) = nodes(one("Erase target token from existence.", chant=True), Move)
    assert gone.to == S.GONE


def test_calling_with_another_card() -> None:
    ability = one("You may rest this recovered card to call a magic stone rather than rest your ruler.")
    assert nodes(ability, CanAlso) == [CanAlso(This(), "be rested to call")]


def test_a_condition_and_a_cost_of_a_trigger() -> None:
    ability = one("[Trigger] If your life is 1000 or less, pay {1}: Draw a card.", chant=True)
    assert isinstance(ability, Keyword) and ability.condition is not None and len(ability.cost) == 1
    assert not isinstance(ability, Spell)
