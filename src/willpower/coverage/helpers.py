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
    SubtypeIs,
    This,
    TypeIs,
)
from willpower.abilities.quantities import Count, Num
from willpower.abilities.statics import AnyWill, CostChange
from willpower.abilities.symbols import (
    ADDITION,
    ATTRIBUTE_NAME,
    ATTRIBUTES,
    CHANT,
    FIRE,
    MAGIC_STONE,
    REGALIA,
    RESONATOR,
    RULER,
    RUNE,
    WATER,
)
from willpower.abilities.triggers import CounterChange, LifeChanges, PlayerDoes
from willpower.cards.bundled import bundled_cards, first_cards
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.cards.mapping import card_from_mapping

from .aids import aids
from .making import EXAMPLES, LETTERS, WAYS, Wanted, alternatives, made, ruler_with, want, ways, whole

MOST: Final = 24  # cards made for one text

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
_RITE: Final = "God's Art <Trial fit Rite> {W}{R}{U}{G}{B}: You gain 200 life."  # the next one, and another
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
    return (*[ruler_with(f"Trial Ruler {n}", ("Human",), 0) for n in range(4)], *bundled)


def _resonator(name: str, letter: str, total: int, value: int) -> Card:
    cost = f"{{{letter}}}" + (f"{{{total - 1}}}" if total > 1 else "")
    return card_from_mapping(
        {"name": name, "type": "Resonator", "cost": cost, "race": ["Human"], "atk": value, "def": value + 100}
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
        paid = [id(node.play) for node in walk(root) if isinstance(node, AnyWill)]
        for node in walk(root):
            for flat in alternatives(node.preds, 2 * WAYS) if isinstance(node, Filter) else ():
                for n, pred in enumerate(flat):
                    for wanted in unlike(tuple(flat[:n] + flat[n + 1 :]), pred):
                        if id(node) in paid and not wanted.attributes:
                            wanted.attributes = FIRE
                        card = made(wanted, 100 + len(found))
                        if card is not None:
                            found.setdefault(_key(card), card)
            if isinstance(node, Fits) and isinstance(node.what, RulerOf):  # another ruler
                other = ruler_with("Trial Rival", ("Human",), 0, ("god's art",))
                found.setdefault(_key(other), other)
            if isinstance(node, CostChange) and "judgment" in node.abilities:  # one that costs enough
                other = ruler_with("Trial Dear", ("Human",), 0, judgment="{W}{R}{U}{G}{B}{2}")
                found.setdefault(_key(other), other)
            if len(found) >= MOST:
                return tuple(found.values())
    return tuple(found.values())


def unlike(preds: tuple[Pred, ...], missing: Pred) -> Iterator[Wanted]:
    """What has some properties and one not."""
    several = isinstance(missing, Not) and isinstance(missing.pred, AnyOf)
    each = [Not(one) for one in missing.pred.preds] if several else [missing]  # type: ignore[attr-defined]
    for one in each:
        for wanted in ways(preds):
            if _unlike(wanted, one):
                yield wanted


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
        want(w, pred.pred)
        return True
    return isinstance(pred, (RaceIs, NameIs, NameHas, KeywordIs, SubtypeIs, ManyAttributes, GeneralIs))


def _made_for(node: Node, number: int) -> Iterator[Card]:
    """Cards that a part of a text asks for."""
    yield from aids(node, number)
    if isinstance(node, Filter):
        for wanted in ways(node.preds):
            card = made(wanted, number)
            if card is not None:
                yield card
    elif isinstance(node, AnyWill):  # cards of which the attribute matters
        for bit in (FIRE, WATER):
            for wanted in ways(node.play.preds):
                wanted.attributes = bit
                card = made(wanted, number)
                if card is not None:
                    yield card
    elif isinstance(node, Count) and node.distinct == "attribute" and isinstance(node.what, All):
        for bit in ATTRIBUTES:  # "different attributes among ..."
            for wanted in ways(node.what.filter.preds):
                wanted.attributes = bit
                card = made(wanted, number)
                if card is not None:
                    yield card
    elif isinstance(node, Fits) and isinstance(node.what, RulerOf):  # "if your ruler is ..."
        for wanted in ways(node.filter.preds):
            wanted.types = RULER
            wanted.keywords += ("god's art",)  # what costs less for such a ruler, perhaps
            wanted.text += (_RITE,)
            card = made(wanted, number)
            if card is not None:
                yield card
    elif isinstance(node, CostsOf):  # cards that have such costs
        for wanted in ways(node.of.preds):
            wanted.keywords += tuple(cost for cost in node.costs if cost in EXAMPLES)
            card = made(wanted, number)
            if card is not None:
                yield card
    elif isinstance(node, SpendOnly) and node.costs:
        if "awakening" in node.costs:
            yield card_from_mapping(_SONG)
        for cost in node.costs:
            card = made(Wanted((cost,)), number) if cost in EXAMPLES else None
            if card is not None:
                yield card
    elif isinstance(node, Turn) and node.how == "invert" and not isinstance(node.what, This):
        yield card_from_mapping(_HOPE)
    elif isinstance(node, CounterChange) and node.counter:
        yield _counting(node.counter, node.how)
    elif isinstance(node, Activate) and node.limits and any(isinstance(c, Rest) for c in node.cost):
        yield card_from_mapping(_SPRING)  # so that it could be used again
    elif isinstance(node, LifeChanges) and node.how == "pay":
        yield card_from_mapping(_TITHE)
    elif isinstance(node, PlayerDoes) and node.what == "awaken":
        yield card_from_mapping(_SONG)
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
