"""Decks built from a card file by a seed as a person would begin one: two attributes, a curve, four copies.

A ruler whose judgment can be paid comes first. Its attributes, and one more if it has only one, decide the
cards: resonators of every cost, none that is weak for its cost, and a few spells that destroy, deal damage or
draw. A card that counts on company (a race, a name) is left out. The magic stones follow the cards' symbols.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from willpower.abilities.ability import Keyword
from willpower.abilities.base import walk
from willpower.abilities.effects import Damage, Destroy, Draw, PayWill
from willpower.abilities.nouns import NameIs, RaceIs
from willpower.abilities.symbols import (
    ALL_ATTRIBUTES,
    ATTRIBUTE_NAME,
    BASIC,
    CHANT,
    MAGIC_STONE,
    RESONATOR,
    RULER,
)
from willpower.cards.card import Card, Face
from willpower.cards.cost import WillCost
from willpower.cards.database import CardDatabase
from willpower.cards.deck import Deck
from willpower.engine import below, check_deck, knows_card, seeded
from willpower.language import compile_face
from willpower.rules.edition import Edition

from .drawn_decks import STONES, NoDeck, understood
from .evaluation import KEYWORDS

COPIES: Final = 4  # 402.3b
CURVE: Final = (1, 1, 2, 2, 3, 4, 5)  # the costs of the resonators
SPELLS: Final = (2, 2, 3)  # the highest costs of the spells
DEAREST: Final = 5  # what a judgment may cost
LEAST: Final = 3  # magic stones of each attribute
BETTER: Final = 3  # one resonator in so many of its cost is good enough
WEAKEST: Final = 600  # the ATK that a J-ruler must have
PER_KEYWORD: Final = 2.0  # a keyword is worth so many times what a position's is
PER_ABILITY: Final = 120.0
WORTH: Final = (Destroy, Damage, Draw)


def built_decks(cards: CardDatabase, number: int, seed: int, rules: Edition) -> dict[str, Deck]:
    """So many decks by name, each with another ruler; the same for the same seed."""
    known = sorted([card for card in cards if understood(card) and knows_card(card, rules)], key=_id)
    rulers = list({card.name: card for card in known if _leads(card)}.values())
    pool = list({card.name: card for card in known if _stands_alone(card)}.values())
    stones = [card for card in known if _basic(card)]
    rng = seeded(seed ^ 0xB117)
    made: dict[str, Deck] = {}
    while len(made) < number:
        if not rulers:
            raise NoDeck(f"the cards are enough for {len(made)} decks with a curve, not for {number}")
        rng, k = below(rng, len(rulers))
        rng, deck = _built(rulers.pop(k), pool, stones, rng)
        if deck is not None and not check_deck(deck, rules):
            made[deck.name] = deck
    return made


def _id(card: Card) -> str:
    return card.id


def judgment_cost(card: Card) -> WillCost | None:
    """What a ruler's judgment costs if it is will and nothing else (705.2); None otherwise."""
    for ability in compile_face(card.front).abilities:
        if isinstance(ability, Keyword) and ability.keyword == "judgment":
            paid = ability.cost[0] if len(ability.cost) == 1 else None
            if isinstance(paid, PayWill) and paid.times is None and ability.condition is None:
                return WillCost.parse(paid.symbols)
    return None


def _leads(card: Card) -> bool:
    """Whether it is a ruler that a deck of two attributes can be built for."""
    if not card.front.types & RULER or card.back is None or (card.back.atk or 0) < WEAKEST:
        return False
    cost = judgment_cost(card)
    if cost is None or cost.x or cost.y or not 0 < cost.total <= DEAREST or not _plain(cost):
        return False
    return (card.front.attributes & ALL_ATTRIBUTES | cost.attributes).bit_count() in (1, 2)


def _plain(cost: WillCost) -> bool:
    """Whether every symbol is that of an attribute."""
    return sum([cost.counts[n] for n in range(ALL_ATTRIBUTES.bit_length())]) == sum(cost.counts)


def _stands_alone(card: Card) -> bool:
    """Whether it is a resonator or a useful spell that counts on no particular company."""
    face = card.front
    if face.cost is None or face.cost.x or face.cost.y or not _plain(face.cost) or not face.total_cost:
        return False
    nodes = [node for ability in compile_face(face).abilities for node in walk(ability)]
    if any([isinstance(node, (RaceIs, NameIs)) for node in nodes]):
        return False
    if face.types & RESONATOR:
        return len(card.faces) == 1 and bool(face.atk)
    return bool(face.types & CHANT) and any([isinstance(node, WORTH) for node in nodes])


def _rating(face: Face) -> float:
    """What a resonator seems to be good for, in points of ATK."""
    abilities = compile_face(face).abilities
    found = float((face.atk or 0) + (face.defense or 0)) + PER_ABILITY * len(abilities)
    for ability in abilities:
        if isinstance(ability, Keyword):
            found += PER_KEYWORD * KEYWORDS.get(ability.keyword, 0.0)
    return found


def _built(ruler: Card, pool: Sequence[Card], stones: Sequence[Card], rng: int) -> tuple[int, Deck | None]:
    """A deck for a ruler, or none if the cards do not make up a curve."""
    cost = judgment_cost(ruler)
    assert cost is not None
    colours = (ruler.front.attributes & ALL_ATTRIBUTES) | cost.attributes
    others = [bit for bit in ATTRIBUTE_NAME if bit & ALL_ATTRIBUTES & ~colours]
    if colours.bit_count() == 1:
        rng, k = below(rng, len(others))
        colours |= others[k]
    fitting = [card for card in pool if card.front.cost and not card.front.cost.attributes & ~colours]
    chosen: list[Card] = []
    for total in CURVE:
        same = [c for c in fitting if c.front.types & RESONATOR and c.front.total_cost == total]
        same.sort(key=lambda card: (-_rating(card.front), card.id))
        rng = _take(same[: max(3, len(same) // BETTER)], chosen, rng)
    for most in SPELLS:
        rng = _take([c for c in fitting if c.front.types & CHANT and c.front.total_cost <= most], chosen, rng)
    if len(chosen) < len(CURVE) + len(SPELLS):
        return rng, None
    main = tuple([card for card in chosen for _ in range(COPIES)])
    pile = _stones(chosen, colours, stones, cost)
    if pile is None:
        return rng, None
    named = " and ".join([ATTRIBUTE_NAME[bit].lower() for bit in ATTRIBUTE_NAME if bit & colours])
    return rng, Deck(f"{ruler.name}, {named}", ruler, main, pile)


def _take(cards: Sequence[Card], chosen: list[Card], rng: int) -> int:
    """Adds one of some cards that is not chosen yet."""
    left = [card for card in cards if card not in chosen]
    if left:
        rng, k = below(rng, len(left))
        chosen.append(left[k])
    return rng


def _stones(
    chosen: Sequence[Card], colours: int, stones: Sequence[Card], judgment: WillCost
) -> tuple[Card, ...] | None:
    """Basic magic stones, shared out by the symbols that the cards and the judgment ask for."""
    bits = [1 << n for n in range(ALL_ATTRIBUTES.bit_length()) if colours >> n & 1]
    costs = [judgment, *[card.front.cost for card in chosen if card.front.cost is not None]]
    asked = [sum([cost.counts[bit.bit_length() - 1] for cost in costs]) for bit in bits]
    first = round(STONES * asked[0] / max(1, sum(asked)))
    first = max(LEAST, min(STONES - LEAST, first))
    found: list[Card] = []
    for bit, count in zip(bits, (first, STONES - first), strict=True):
        pile = [card for card in stones if card.front.stone_types == bit]
        if not pile:
            return None
        found += [pile[0]] * count
    return tuple(found)


def _basic(card: Card) -> bool:
    return bool(card.front.types & MAGIC_STONE) and bool(card.front.general & BASIC)
