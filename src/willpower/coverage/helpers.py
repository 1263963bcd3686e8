"""Cards to try a card with: made to fit what its text speaks of, and some of every kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from willpower.abilities.ability import Activate, Keyword
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import Fits
from willpower.abilities.effects import CostsOf, Rest, SpendOnly, Turn
from willpower.abilities.nouns import (
    All,
    AllOf,
    AnyOf,
    AttributeIs,
    Filter,
    GeneralIs,
    KeywordIs,
    ManyAttributes,
    NameHas,
    NameIs,
    NoAttribute,
    Not,
    Pred,
    RaceIs,
    RulerOf,
    StatIs,
    StatusIs,
    StoneTypeIs,
    SubtypeIs,
    This,
    TypeIs,
)
from willpower.abilities.quantities import Count, Num
from willpower.abilities.symbols import (
    ADDITION,
    ATTRIBUTE_LETTER,
    ATTRIBUTE_NAME,
    ATTRIBUTES,
    CHANT,
    GENERAL_NAME,
    J_RULER,
    MAGIC_STONE,
    REGALIA,
    RESONATOR,
    RULER,
    RUNE,
)
from willpower.abilities.triggers import CounterChange, LifeChanges, PlayerDoes
from willpower.cards.bundled import bundled_cards, first_cards
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.cards.errors import CardError
from willpower.cards.mapping import card_from_mapping
from willpower.engine import NotUnderstood, define

MOST: Final = 24  # cards made for one text
WAYS: Final = 4  # of a choice between properties
# Keywords that say more than their name.
EXAMPLES: Final = {
    "stealth": "[Stealth] When you play a chant.",
    "mana": "[Mana] 2",
    "limit": "[Limit] 3",
    "divinity": "[Divinity] 2",
    "resonance": "[Resonance] Magic Stone ⇒ You gain 100 life.",
    "awakening": "[Awakening] {1}: When this card enters the field ⇒ You gain 100 life.",
    "inheritance": "[Inheritance] {1}: You gain 100 life.",
    "mobilize": "[Mobilize] {1}",
    "evolution": "[Evolution] {1}",
    "incarnation": "[Incarnation] {R}",
    "bestow": "[Bestow] {1}",
    "enter": "[Enter] ⇒ You gain 100 life.",
    "god's art": "God's Art <Trial fit Art> {1}: You gain 100 life.",
    "trigger": "[Trigger] Pay {1}: You gain 100 life.",
    "torrent": "[Torrent] When this card enters the field ⇒ You gain 100 life.",
    "seal": "[Seal] (2) - This card gains [+100/+100].",
    "legend": "[Legend] (1) - This card gains [+100/+100].",
    "rune": "[Rune] 1 - This card gains [+100/+100].",
    "crest": "[Crest] {R} - This card gains [+100/+100].",
    "null": "[Null] - This card gains [+100/+100].",
}
# The same on a chant, where it says what happens.
CHANT_EXAMPLES: Final = {
    "awakening": "[Awakening] {1}: Draw a card.",
    "torrent": "[Torrent] Draw a card.",
    "seal": "[Seal] (2) - Draw a card.",
    "legend": "[Legend] (1) - Draw a card.",
    "rune": "[Rune] 1 - Draw a card.",
    "null": "[Null] - Draw a card.",
}
LETTERS: Final = tuple(ATTRIBUTE_LETTER[bit] for bit in ATTRIBUTES)

_PRISM: Final = {
    "name": "Prism Stone",
    "type": "Special Magic Stone",
    "text": ["{Rest}: Produce {W}, {R}, {U}, {G} or {B}."],
}
_MOON: Final = {"name": "Moonlit Stone", "type": "Special Magic Stone", "text": ["{Rest}: Produce {M}."]}
_TIME: Final = {"name": "Hourglass Stone", "type": "Special Magic Stone", "text": ["{Rest}: Produce {T}."]}
_HOPE: Final = {"name": "Trial Hope", "type": "Resonator", "cost": "{1}", "atk": 300, "def": 300, "back": {
    "name": "Trial Despair", "type": "Resonator", "race": ["Inverse"], "attribute": "B", "atk": 500,
    "def": 500}}  # fmt: skip
_TITHE: Final = {"name": "Trial Tithe", "type": "Regalia", "cost": "{0}", "text": [
    "Pay 100 life: Draw a card."]}  # fmt: skip
_SPRING: Final = {"name": "Trial Spring", "type": "Regalia", "cost": "{0}", "text": [
    "{0}: Recover target entity you control."]}  # fmt: skip
_TELLER: Final = {"name": "Trial Teller", "type": "Regalia", "cost": "{0}", "text": [
    "{0}: Reveal a face-down card from your extra deck and keep it revealed until end of game. "
    "You may copy that card. If you do, you may play the copy."]}  # fmt: skip
_SONG: Final = {"name": "Trial Hymn", "type": "Chant", "cost": "{0}", "text": [
    "[Quickcast]", "You gain 100 life.", "[Awakening] {1}: Draw a card."]}  # fmt: skip
_THEFT: Final = {"name": "Trial Theft", "type": "Chant", "cost": "{0}", "text": [
    "[Quickcast]", "Your opponent discards two cards at random."]}  # fmt: skip
_TRIALS: Final = (
    {"name": "Trial Spark", "type": "Chant", "cost": "{R}", "text": [
        "[Quickcast]", "This card deals 300 damage to target J/resonator or player."]},
    {"name": "Trial End", "type": "Chant", "cost": "{B}", "text": ["Destroy target J/resonator."]},
    {"name": "Trial No", "type": "Chant", "cost": "{U}", "text": ["[Quickcast]", "Cancel target spell."]},
    {"name": "Trial Gift", "type": "Chant", "cost": "{W}", "text": ["[Quickcast]", "You gain 500 life."]},
    {"name": "Trial Loss", "type": "Chant", "cost": "{B}", "text": ["Target player discards a card."]},
    {"name": "Trial Sight", "type": "Chant", "cost": "{U}", "text": ["Draw two cards."]},
    {"name": "Trial Growth", "type": "Chant", "cost": "{G}", "text": [
        "[Quickcast]", "Target resonator gains [+400/+400] until end of turn."]},
    {"name": "Trial Return", "type": "Chant", "cost": "{U}", "text": [
        "[Quickcast]", "Return target resonator to its owner's hand."]},
    {"name": "Trial Mark", "type": "Chant", "cost": "{G}", "text": [
        "[Quickcast]", "Put a [+100/+100] counter on target resonator."]},
    {"name": "Trial Flood", "type": "Chant", "cost": "{U}", "text": [
        "Put the top three cards of your deck into your graveyard."]},
    {"name": "Trial Hole", "type": "Chant", "cost": "{W}", "text": [
        "Remove the top three cards of your deck from the game."]},
    {"name": "Trial Rain", "type": "Chant", "cost": "{U}", "text": [
        "[Quickcast]", "The weather is rain until end of turn."]},
    {"name": "Trial Rest", "type": "Chant", "cost": "{W}", "text": [
        "[Quickcast]", "Rest target entity."]},
    {"name": "Trial Dawn", "type": "Chant", "cost": "{W}", "text": [
        "[Quickcast]", "Recover target entity."]},
    {"name": "Trial Grave", "type": "Chant", "cost": "{B}", "text": [
        "Put target resonator from your graveyard into the field."]},
    {"name": "Trial Veil", "type": "Chant", "cost": "{W}", "text": [
        "[Quickcast]", "Remove target J/resonator from the game."]},
    {"name": "Trial Jewel", "type": "Chant", "cost": "{W}", "text": ["[Quickcast]", "You gain a light gem."]},
    {"name": "Trial Dice", "type": "Chant", "cost": "{R}", "text": [
        "[Force] 1. You gain 100 life multiplied by the result of the roll."]},
    {"name": "Trial Shatter", "type": "Chant", "cost": "{R}", "text": [
        "[Quickcast]", "Destroy target addition or regalia."]},
    {"name": "Trial Quarry", "type": "Chant", "cost": "{R}", "text": [
        "[Quickcast]", "Destroy target magic stone."]},
    {"name": "Trial Lantern", "type": "Chant", "cost": "{B}", "text": [
        "[Quickcast]", "Destroy target card in a standby area."]},
    {"name": "Trial Oblivion", "type": "Chant", "cost": "{B}", "text": [
        "[Quickcast]", "Remove target card in a graveyard from the game."]},
    {"name": "Trial Song", "type": "Chant", "cost": "{U}", "text": [
        "[Quickcast]", "You gain 100 life.", "[Awakening] {1}: Draw a card."]},
    {"name": "Trial Vein", "type": "Chant", "cost": "{G}", "text": [
        "Put the top card of your magic stone deck into the field."]},
    {"name": "Trial Herald", "type": "Resonator", "cost": "{G}", "atk": 200, "def": 200, "race": ["Human"],
     "text": ["When this card enters the field ⇒ You gain 100 life.",
              "Whenever this card attacks ⇒ You gain 100 life."]},
    {"name": "Trial Saint", "type": "Resonator", "cost": "{W}", "atk": 300, "def": 300, "race": ["Human"],
     "text": ["God's Art <Trial Art> {1}: You gain 100 life."]},
    {"name": "Trial Archer", "type": "Resonator", "cost": "{R}", "atk": 200, "def": 200, "race": ["Human"],
     "text": ["{0}: This card deals 100 damage to target J/resonator or player. "
              "Play this ability only once per turn."]},
    {"name": "Trial Banner", "type": "Regalia", "cost": "{0}", "text": []},
    {"name": "Trial Garden", "type": "Addition:Field", "cost": "{1}", "text": []},
    {"name": "Trial Mail", "type": "Addition:Resonator", "cost": "{1}", "text": [
        "Added resonator gains [+200/+200]."]},
)  # fmt: skip


@cache
def stones() -> tuple[Card, ...]:
    """Magic stones for every kind of will."""
    basic = [bundled_cards().find(f"{ATTRIBUTE_NAME[bit].title()} Magic Stone") for bit in ATTRIBUTES]
    made = [card_from_mapping(dict(item)) for item in (_PRISM, _MOON, _TIME)]
    return (*made, *basic)


@cache
def trials() -> tuple[Card, ...]:
    """Cards that do one thing each."""
    return tuple(card_from_mapping(dict(item)) for item in _TRIALS)


@cache
def theft() -> Card:
    """A card that makes the opponent discard."""
    return card_from_mapping(dict(_THEFT))


@cache
def shown() -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Runes and stories, which count while they lie revealed (1133.2, 1137.2)."""
    letters = {"W": "W", "R": "R", "U": "U", "G": "G", "B": "B"}
    runes = [
        {"name": f"Trial Rune {letter}", "type": "Rune", "cost": f"{{{letter}}}", "divinity": 1,
         "text": ["You gain 100 life."]} for letter in letters
    ]  # fmt: skip
    stories = [
        {"name": f"Trial Story {n}", "type": "Chant", "cost": "{1}", "race": ["Story"],
         "text": ["You gain 100 life."]} for n in range(6)
    ]  # fmt: skip
    return tuple(map(card_from_mapping, runes)), tuple(map(card_from_mapping, stories))


@cache
def everyday() -> tuple[Card, ...]:
    """Cards of every kind: trial cards, plain resonators of every attribute, the bundled set."""
    made = list(trials())
    for n, letter in enumerate(LETTERS):
        for total in (1, 2, 4):
            made.append(_resonator(f"Trial {letter}{total}", letter, total, 200 * total + 100 * n))
        made.append(crest(letter))
    others = [card for card in first_cards() if not card.front.types & (RULER | MAGIC_STONE | RUNE)]
    return tuple(card for card in (*made, *others) if whole(card))


@cache
def rulers() -> tuple[Card, ...]:
    """Rulers to play with: one that can play everything, and the bundled ones."""
    bundled = [card for card in first_cards() if card.front.types & RULER and whole(card)]
    return (*[_ruler(f"Trial Ruler {n}", ("Human",), 0) for n in range(4)], *bundled)


def _ruler(
    name: str,
    races: tuple[str, ...],
    attributes: int,
    keywords: tuple[str, ...] = (),
    no_values: bool = False,
) -> Card:
    """A ruler with much divinity and a cheap judgment."""
    letters = "".join(ATTRIBUTE_LETTER[bit] for bit in ATTRIBUTES if bit & attributes) or "WRUGB"
    side: dict[str, object] = {"name": name, "race": list(races), "attribute": letters}
    had = [EXAMPLES.get(word, f"[{word.title()}]") for word in keywords]
    values = {"atk": "-", "def": "-"} if no_values else {"atk": 800, "def": 800}
    back = {**side, **values, "type": "J-Ruler", "text": ["[Divinity] 40", *had]}
    text = ["[Judgment] {1}", "[Divinity] 40", *had]
    return card_from_mapping({**side, "type": "Ruler", "text": text, "back": back})


def whole(card: Card) -> bool:
    """Whether the whole text of a card is understood."""
    try:
        define(card)
    except NotUnderstood:
        return False
    return True


def _resonator(name: str, letter: str, total: int, value: int) -> Card:
    cost = f"{{{letter}}}" + (f"{{{total - 1}}}" if total > 1 else "")
    return card_from_mapping(
        {"name": name, "type": "Resonator", "cost": cost, "race": ["Human"], "atk": value, "def": value}
    )


def fitting(nodes: Iterable[Node], known: CardDatabase) -> tuple[Card, ...]:
    """Cards that fit the filters of a text: those it names, if they are known, and made ones."""
    found: dict[str, Card] = {}
    for root in nodes:
        for node in walk(root):
            if isinstance(node, NameIs):
                card = known.get(node.name)
                if card is not None and whole(card):
                    found.setdefault(card.fingerprint, card)
            for card in _made_for(node, len(found)):
                found.setdefault(_key(card), card)
            if len(found) >= MOST:
                return tuple(found.values())
    return tuple(found.values())


def misses(nodes: Iterable[Node]) -> tuple[Card, ...]:
    """Cards that have all but one of the properties that a text asks for together."""
    found: dict[str, Card] = {}
    for root in nodes:
        for node in walk(root):
            for n, pred in enumerate(node.preds if isinstance(node, Filter) else ()):
                assert isinstance(node, Filter)
                for wanted in _ways(node.preds[:n] + node.preds[n + 1 :]):
                    if not _unlike(wanted, pred):
                        continue
                    card = _made(wanted, 100 + len(found))
                    if card is not None:
                        found.setdefault(_key(card), card)
            if len(found) >= MOST:
                return tuple(found.values())
    return tuple(found.values())


def _unlike(w: Wanted, pred: Pred) -> bool:
    """Make sure that a card to be made has not a property; False if that is not known how."""
    if isinstance(pred, TypeIs):
        w.types = next(
            (bit for bit in (REGALIA, RESONATOR, ADDITION, CHANT) if not bit & pred.types and not w.types), 0
        )
        return bool(w.types)
    if isinstance(pred, (AttributeIs, NoAttribute)):
        had = pred.attributes if isinstance(pred, AttributeIs) else 0
        w.attributes = next((bit for bit in ATTRIBUTES if not bit & had), 0)
        return bool(w.attributes)
    if isinstance(pred, StatIs) and isinstance(pred.value, Num):
        n = pred.value.n + (1 if pred.op in ("<", "<=", "=") else -1)
        if pred.stat == "total cost":
            w.total = n
        elif pred.stat in ("atk", "printed atk"):
            w.atk = n
        elif pred.stat in ("def", "printed def"):
            w.defense = n
        return n >= 0
    if isinstance(pred, Not):
        _want(w, pred.pred)
        return True
    return isinstance(pred, (RaceIs, NameIs, NameHas, KeywordIs, SubtypeIs, ManyAttributes, GeneralIs))


def _made_for(node: Node, number: int) -> Iterator[Card]:
    """Cards that a part of a text asks for."""
    if isinstance(node, Filter):
        for wanted in _ways(node.preds):
            card = _made(wanted, number)
            if card is not None:
                yield card
    elif isinstance(node, Count) and node.distinct == "attribute" and isinstance(node.what, All):
        for bit in ATTRIBUTES:  # "different attributes among ..."
            for wanted in _ways(node.what.filter.preds):
                wanted.attributes = bit
                card = _made(wanted, number)
                if card is not None:
                    yield card
    elif isinstance(node, Fits) and isinstance(node.what, RulerOf):  # "if your ruler is ..."
        for wanted in _ways(node.filter.preds):
            wanted.types = RULER
            card = _made(wanted, number)
            if card is not None:
                yield card
    elif isinstance(node, CostsOf):  # cards that have such costs
        for wanted in _ways(node.of.preds):
            wanted.keywords += tuple(cost for cost in node.costs if cost in EXAMPLES)
            card = _made(wanted, number)
            if card is not None:
                yield card
    elif isinstance(node, SpendOnly) and "awakening" in node.costs:
        yield card_from_mapping(_SONG)
    elif isinstance(node, Turn) and node.how == "invert" and not isinstance(node.what, This):
        yield card_from_mapping(_HOPE)
    elif isinstance(node, CounterChange) and node.counter:
        yield _counting(node.counter, node.how)
    elif isinstance(node, Activate) and node.limits and any(isinstance(c, Rest) for c in node.cost):
        yield card_from_mapping(_SPRING)  # so that it could be used again
    elif isinstance(node, LifeChanges) and node.how == "pay":
        yield card_from_mapping(_TITHE)
    elif isinstance(node, PlayerDoes) and node.what == "reveal":
        yield card_from_mapping(_TELLER)
    elif isinstance(node, Keyword) and node.keyword == "crest":
        for symbol in "".join(node.symbols):
            if symbol in LETTERS:
                yield crest(symbol)


def _counting(counter: str, how: str) -> Card:
    """A chant that puts such counters on a card or takes them away."""
    name = f"[{counter}]" if "/" in counter else counter
    does = f"Put a {name} counter on" if how == "put" else f"Remove a {name} counter from"
    if name[0] in "aeiou":
        does = does.replace(" a ", " an ")
    text = ["[Quickcast]", f"{does} target entity."]
    return card_from_mapping({"name": f"Trial {how} {counter}", "type": "Chant", "cost": "{1}", "text": text})


def crest(letter: str) -> Card:
    """A Magic Crest of an attribute."""
    data = {"name": f"Trial Crest {letter}", "type": "Addition", "cost": "{1}", "attribute": letter}
    return card_from_mapping({**data, "race": ["Magic Crest"]})


def _key(card: Card) -> str:
    """What makes two made cards alike: everything but the name they got because they needed one."""
    if not card.name.startswith("Trial fit"):
        return card.fingerprint
    face = card.front
    printed = (face.printed_type, face.races, face.cost, face.attributes, face.atk, face.defense, face.text)
    return str(printed)


class Wanted:
    """The properties that a card to be made shall have."""

    __slots__ = ("attributes", "atk", "defense", "general", "keywords", "name", "no_values", "races",
                 "subtype", "total", "types", "void")  # fmt: skip

    def __init__(self) -> None:
        self.types = 0
        self.general = 0
        self.subtype = ""
        self.attributes = 0
        self.void = False
        self.races: tuple[str, ...] = ()
        self.name = ""
        self.no_values = False
        self.keywords: tuple[str, ...] = ()
        self.total = -1
        self.atk = -1
        self.defense = -1


def _ways(preds: tuple[Pred, ...]) -> Iterator[Wanted]:
    """The ways in which properties can be had, a few of them."""
    lists: list[list[Pred]] = [[]]
    for pred in preds:
        if isinstance(pred, AnyOf):
            lists = [[*start, one] for start in lists for one in pred.preds][:WAYS]
        else:
            lists = [[*start, pred] for start in lists]
    for flat in lists:
        wanted = Wanted()
        for pred in flat:
            _want(wanted, pred)
        yield wanted


def _want(w: Wanted, pred: Pred) -> None:
    if isinstance(pred, TypeIs):
        w.types = pred.types & w.types if pred.types & w.types else pred.types
    elif isinstance(pred, GeneralIs):
        w.general = pred.general
    elif isinstance(pred, SubtypeIs):
        w.types, w.subtype = ADDITION, pred.subtype
    elif isinstance(pred, StoneTypeIs):
        w.types, w.attributes = MAGIC_STONE, pred.attributes
    elif isinstance(pred, AttributeIs):
        w.attributes = pred.attributes & -pred.attributes
    elif isinstance(pred, ManyAttributes):
        w.attributes = 3
    elif isinstance(pred, NoAttribute):
        w.void = True
    elif isinstance(pred, RaceIs):
        w.races = (*w.races, pred.race)
    elif isinstance(pred, NameIs):
        w.name = pred.name
    elif isinstance(pred, NameHas):
        w.name = pred.words
    elif isinstance(pred, KeywordIs):
        w.keywords = (*w.keywords, pred.keyword)
    elif isinstance(pred, StatusIs) and pred.status == "no values":
        w.no_values = True
    elif isinstance(pred, AllOf):
        for one in pred.preds:
            _want(w, one)
    elif isinstance(pred, StatIs) and isinstance(pred.value, Num):
        n = pred.value.n + {"<": -1, ">": 1}.get(pred.op, 0)
        if pred.stat == "total cost":
            w.total = n
        elif pred.stat in ("atk", "printed atk"):
            w.atk = n
        elif pred.stat in ("def", "printed def"):
            w.defense = n
    elif isinstance(pred, StatIs) and pred.stat == "total cost":
        w.total = 0  # "X or less"
    elif isinstance(pred, Not) and isinstance(pred.pred, AttributeIs):
        w.attributes = next((bit for bit in ATTRIBUTES if not bit & pred.pred.attributes), 0)


def _said(word: str, chant: bool) -> str:
    """A keyword as it stands on a card."""
    plain = EXAMPLES.get(word, f"[{word.title()}]")
    return CHANT_EXAMPLES.get(word, plain) if chant else plain


def _made(w: Wanted, number: int) -> Card | None:
    """A card with these properties, None if none can be made."""
    if "trigger" in w.keywords and w.types & (CHANT | RESONATOR) != RESONATOR:
        w.types = CHANT  # 1113.1
    if "bestow" in w.keywords and not w.types:
        w.types = ADDITION  # 1121.1
    if w.types & (RULER | J_RULER) and not w.types & RESONATOR:
        name = w.name or f"Trial fit {number}"
        return _ruler(name, w.races or ("Human",), w.attributes, w.keywords, w.no_values)
    data: dict[str, object] = {"name": w.name or f"Trial fit {number}"}
    if w.types & RESONATOR or not w.types:
        data |= {"type": "Resonator", "atk": max(w.atk, 0) if w.atk >= 0 else 500,
                 "def": max(w.defense, 0) if w.defense >= 0 else 500}  # fmt: skip
    elif w.types & MAGIC_STONE:
        name = next((ATTRIBUTE_NAME[bit].title() for bit in ATTRIBUTES if bit & w.attributes), "")
        general = f"{GENERAL_NAME[w.general & -w.general]} " if w.general else ""
        data["type"] = f"{general}{name} Magic Stone" if name else f"{general or 'Special '}Magic Stone"
        w.attributes = 0
    elif w.types & CHANT:
        data |= {"type": "Chant", "text": ["You gain 100 life."]}
    elif w.types & REGALIA:
        data["type"] = "Regalia"
    elif w.types & ADDITION:
        bestowed = "bestow" in w.keywords and not w.subtype
        data["type"] = "Addition" if bestowed else f"Addition:{(w.subtype or 'field').title()}"
    elif w.types & RUNE:
        data |= {"type": "Rune", "text": ["You gain 100 life."]}
    else:
        return None
    text = data.get("text", [])
    assert isinstance(text, list)
    if w.keywords:
        data["text"] = [*[_said(word, data["type"] == "Chant") for word in w.keywords], *text]
    if not w.types & MAGIC_STONE or w.types & RESONATOR:
        total = w.total if w.total >= 0 else 1
        letter = next((ATTRIBUTE_LETTER[bit] for bit in ATTRIBUTES if bit & w.attributes), "")
        data["cost"] = f"{{{total}}}" if not letter or total < 1 else f"{{{letter}}}" + (
            f"{{{total - 1}}}" if total > 1 else "")  # fmt: skip
        if w.attributes:
            data["attribute"] = "".join(ATTRIBUTE_LETTER[bit] for bit in ATTRIBUTES if bit & w.attributes)
    if w.races:
        data["race"] = list(w.races)
    try:
        card = card_from_mapping(data)
    except CardError:
        return None
    return card if whole(card) else None
