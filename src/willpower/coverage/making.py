"""Making cards that have certain properties."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from willpower.abilities.nouns import (
    AllOf,
    AnyOf,
    AttributeIs,
    GeneralIs,
    KeywordIs,
    ManyAttributes,
    NameHas,
    NameIs,
    NoAttribute,
    Not,
    Pred,
    RaceIs,
    StatIs,
    StatusIs,
    StoneTypeIs,
    SubtypeIs,
    TypeIs,
)
from willpower.abilities.quantities import Num
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
from willpower.cards.card import Card
from willpower.cards.errors import CardError
from willpower.cards.mapping import card_from_mapping
from willpower.engine import NotUnderstood, define

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
    "god's art": "God's Art <Trial fit Art> {W}{R}{U}{G}{B}{2}: You gain 100 life.",
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


def ruler_with(
    name: str,
    races: tuple[str, ...],
    attributes: int,
    keywords: tuple[str, ...] = (),
    no_values: bool = False,
    more: tuple[str, ...] = (),
    judgment: str = "{1}",
) -> Card:
    """A ruler with much divinity and, unless said otherwise, a cheap judgment."""
    letters = "".join(ATTRIBUTE_LETTER[bit] for bit in ATTRIBUTES if bit & attributes) or "WRUGB"
    side: dict[str, object] = {"name": name, "race": list(races), "attribute": letters}
    had = [*[EXAMPLES.get(word, f"[{word.title()}]") for word in keywords], *more]
    values = {"atk": "-", "def": "-"} if no_values else {"atk": 800, "def": 800}
    back = {**side, **values, "type": "J-Ruler", "text": ["[Divinity] 40", *had]}
    text = [f"[Judgment] {judgment}", "[Divinity] 40", *had]
    return card_from_mapping({**side, "type": "Ruler", "text": text, "back": back})


def whole(card: Card) -> bool:
    """Whether the whole text of a card is understood."""
    try:
        define(card)
    except NotUnderstood:
        return False
    return True


class Wanted:
    """The properties that a card to be made shall have."""

    __slots__ = ("attributes", "atk", "defense", "general", "keywords", "name", "no_values", "races",
                 "subtype", "text", "total", "true", "types", "void")  # fmt: skip

    def __init__(self, keywords: tuple[str, ...] = (), text: tuple[str, ...] = ()) -> None:
        self.types = 0
        self.general = 0
        self.subtype = ""
        self.attributes = 0
        self.void = False
        self.true = False  # a true magic stone
        self.races: tuple[str, ...] = ()
        self.name = ""
        self.no_values = False
        self.keywords = keywords
        self.text = text  # what else it says
        self.total = -1
        self.atk = -1
        self.defense = -1


def alternatives(preds: tuple[Pred, ...], most: int = WAYS) -> list[list[Pred]]:
    """The lists of properties of which one must be had whole, a few of them."""
    lists: list[list[Pred]] = [[]]
    for pred in preds:
        if isinstance(pred, AnyOf):
            inner = [one for p in pred.preds for one in alternatives((p,), most)]
        elif isinstance(pred, AllOf):
            inner = alternatives(pred.preds, most)
        else:
            inner = [[pred]]
        lists = [[*start, *one] for start in lists for one in inner][:most]
    return lists


def ways(preds: tuple[Pred, ...]) -> Iterator[Wanted]:
    """The ways in which properties can be had, a few of them."""
    for flat in alternatives(preds):
        wanted = Wanted()
        for pred in flat:
            want(wanted, pred)
        yield wanted


def want(w: Wanted, pred: Pred) -> None:
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
    elif isinstance(pred, StatusIs) and pred.status == "true":
        w.types, w.true = MAGIC_STONE, True
    elif isinstance(pred, AllOf):
        for one in pred.preds:
            want(w, one)
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


def said(word: str, chant: bool) -> str:
    """A keyword as it stands on a card."""
    plain = EXAMPLES.get(word, f"[{word.title()}]")
    return CHANT_EXAMPLES.get(word, plain) if chant else plain


def made(w: Wanted, number: int) -> Card | None:
    """A card with these properties, None if none can be made."""
    if "trigger" in w.keywords and w.types & (CHANT | RESONATOR) != RESONATOR:
        w.types = CHANT  # 1113.1
    if "bestow" in w.keywords and not w.types:
        w.types = ADDITION  # 1121.1
    if w.types & (RULER | J_RULER) and not w.types & RESONATOR:
        name = w.name or f"Trial fit {number}"
        return ruler_with(name, w.races or ("Human",), w.attributes, w.keywords, w.no_values, w.text)
    data: dict[str, object] = {"name": w.name or f"Trial fit {number}"}
    if w.types & RESONATOR or not w.types:
        data |= {"type": "Resonator", "atk": max(w.atk, 0) if w.atk >= 0 else 500,
                 "def": max(w.defense, 0) if w.defense >= 0 else 600}  # fmt: skip
    elif w.types & MAGIC_STONE:
        name = next((ATTRIBUTE_NAME[bit].title() for bit in ATTRIBUTES if bit & w.attributes), "")
        general = f"{GENERAL_NAME[w.general & -w.general]} " if w.general else ""
        data["type"] = f"{general}{name} Magic Stone" if name else f"{general or 'Special '}Magic Stone"
        if w.true:
            data["type"] = "Special Magic Stone / True Magic Stone"
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
    if w.keywords or w.text:
        data["text"] = [*[said(word, data["type"] == "Chant") for word in w.keywords], *w.text, *text]
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
