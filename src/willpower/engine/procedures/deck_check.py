"""Whether a deck may be played (402): every rule of deck construction, all violations at once.

Cards that replace a rule of deck building (402.8) are asked here and nowhere else: once the game has begun
the deck stays legal whatever becomes of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from willpower.abilities.ability import BreakAbility, Continuous
from willpower.abilities.nouns import (
    AllOf,
    AnyOf,
    AttributeIs,
    ControlledBy,
    Filter,
    GeneralIs,
    IsOneOf,
    KeywordIs,
    ManyAttributes,
    NameHas,
    NameIs,
    NoAttribute,
    Not,
    OtherThan,
    OwnedBy,
    Pred,
    RaceIs,
    StatIs,
    StoneTypeIs,
    This,
    TypeIs,
)
from willpower.abilities.quantities import Num
from willpower.abilities.statics import DeckRule
from willpower.abilities.symbols import (
    ADDITION,
    BASIC,
    CHANT,
    J_RULER,
    MAGIC_STONE,
    MASTER,
    RESONATOR,
    RULER,
    RUNE,
    SPECIAL,
    attribute_names,
)
from willpower.cards.card import Card
from willpower.cards.deck import Deck
from willpower.rules.citations import cite
from willpower.rules.edition import Edition

from ..core.definition import Definition
from ..core.errors import NotUnderstood
from ..core.objects import Chars
from ..text.definition import define
from ..text.editions.cards import unknown_there

_LARGEST_SIDE_DECK: Final = 5  # 402.5a, 402.6a
_STORY: Final = "Story"  # 1132.1, 1132.2

MAIN: Final = "main"
STONE: Final = "stone"
EXTRA: Final = "extra"
RUNE_PILE: Final = "rune"
_PILE_NAME: Final = {
    MAIN: "main deck",
    STONE: "magic stone deck",
    EXTRA: "extra deck",
    RUNE_PILE: "rune deck",
}
# How many of a name (202.2), for each of the decks of 402.1.
_COPIES: Final = {MAIN: "402.3b", STONE: "402.4c", EXTRA: "402.5b", RUNE_PILE: "402.6b"}

_ITSELF: Final = Filter((IsOneOf(This()),))

Pile = tuple[Definition, ...]


class Violation(NamedTuple):
    """A rule of deck construction that a deck breaks: the clause and a sentence about it."""

    clause: str
    text: str


class Rule(NamedTuple):
    """A deck-building rule of a card in the deck (402.8), and the card it stands on."""

    static: DeckRule
    card: Definition


def check_deck(deck: Deck, edition: Edition) -> tuple[Violation, ...]:
    """Everything about a deck that the rules of deck construction forbid; empty if it may be played."""
    piles: dict[str, Pile] = {
        MAIN: _defined(deck.main),
        STONE: _defined(deck.stones),
        EXTRA: _defined(deck.extra),
        RUNE_PILE: _defined(deck.runes),
    }
    ruler = define(deck.ruler, allow_partial=True)
    found: list[Violation] = []
    rules = _rules(ruler, piles)
    _check_ruler(ruler, rules, found)
    _check_main(piles[MAIN], edition, rules, found)
    _check_stones(piles[STONE], edition, rules, found)
    _check_extra(piles[EXTRA], ruler, edition, rules, found)
    _check_runes(piles[RUNE_PILE], ruler, edition, found)
    _check_copies(piles, edition, rules, found)
    _check_only(piles, rules, found)
    _check_edition((ruler, *(d for pile in piles.values() for d in pile)), edition, found)
    return tuple([Violation(cite(edition, clause), text) for clause, text in found])


def knows_card(card: Card, edition: Edition) -> bool:
    """Whether an edition has everything that is on a card: its types, form, keywords and words."""
    return not unknown_there(define(card, allow_partial=True), edition)


def _defined(cards: tuple[Card, ...]) -> Pile:
    return tuple([define(card, allow_partial=True) for card in cards])


def _name(d: Definition) -> str:
    return d.faces[0].names[0]


# ---- the piles ---------------------------------------------------------------------------------------


def _check_ruler(ruler: Definition, rules: tuple[Rule, ...], found: list[Violation]) -> None:
    if not ruler.faces[0].types & RULER:
        found.append(Violation("402.2", f"{_name(ruler)} is not a ruler"))
    for rule in rules:
        if rule.static.rule == "ruler" and not _fits(rule.static.what, ruler, rule.card):
            found.append(Violation("402.8", f"{_name(rule.card)} asks for another ruler than {_name(ruler)}"))


def _check_size(
    pile: Pile, name: str, size: tuple[int, int | None], clause: str, found: list[Violation]
) -> None:
    least, most = size
    cards = f"{len(pile)} card{'' if len(pile) == 1 else 's'}"
    if len(pile) < least:
        found.append(Violation(clause, f"the {_PILE_NAME[name]} has {cards}, at least {least} are needed"))
    if most is not None and len(pile) > most:
        found.append(Violation(clause, f"the {_PILE_NAME[name]} has {cards}, at most {most} may be"))


def _size(name: str, printed: tuple[int, int | None], rules: tuple[Rule, ...]) -> tuple[int, int | None]:
    """The sizes allowed, as cards in the deck change them: a positive number is a new least size, a negative
    a new most."""
    least, most = printed
    for rule in rules:
        if rule.static.rule == name:
            if rule.static.amount >= 0:
                least = rule.static.amount
                most = None if most is None else max(most, least)
            else:
                most = -rule.static.amount
    return least, most


def _check_types(
    pile: Pile, name: str, wrong: dict[str, None], clause: str, what: str, found: list[Violation]
) -> None:
    for card in wrong:
        found.append(Violation(clause, f"{card} may not be in the {_PILE_NAME[name]}: {what}"))


def _check_main(pile: Pile, edition: Edition, rules: tuple[Rule, ...], found: list[Violation]) -> None:
    wrong: dict[str, None] = {}
    for d in pile:
        types = d.faces[0].types
        bad = bool(types & (RULER | J_RULER | MAGIC_STONE))
        if edition.main_deck_cards == "resonator, addition, chant":
            bad = bad or not types & (RESONATOR | ADDITION | CHANT)
        elif edition.main_deck_cards == "no ruler, stone or rune without chant":
            bad = bad or bool(types & RUNE and not types & CHANT)
        if bad:
            wrong[_name(d)] = None
    _check_types(pile, MAIN, wrong, "402.3", "it is of the wrong type", found)
    _check_size(pile, MAIN, _size("size", edition.main_deck_size, rules), "402.3a", found)


def _check_stones(pile: Pile, edition: Edition, rules: tuple[Rule, ...], found: list[Violation]) -> None:
    wrong = {_name(d): None for d in pile if not d.faces[0].types & MAGIC_STONE}
    _check_types(pile, STONE, wrong, "402.4", "it is not a magic stone", found)
    _check_size(pile, STONE, _size("stones", edition.stone_deck_size, rules), "402.4a", found)


def _check_extra(
    pile: Pile, ruler: Definition, edition: Edition, rules: tuple[Rule, ...], found: list[Violation]
) -> None:
    if not pile:
        return
    if edition.extra_deck == "none":
        found.append(Violation("402.5", "this edition has no extra deck"))
        return
    wrong = {_name(d): None for d in pile if d.faces[0].types & (RULER | J_RULER | MAGIC_STONE)}
    _check_types(pile, EXTRA, wrong, "402.5", "it is of the wrong type", found)
    _check_size(pile, EXTRA, (0, _LARGEST_SIDE_DECK), "402.5a", found)
    grimoires = ruler.faces[0].ab.named.get("grimoire", ())
    if not grimoires and not any(rule.static.rule == "extra" for rule in rules):
        found.append(Violation("402.5c", f"{_name(ruler)} has no [Grimoire], so there is no extra deck"))
    if edition.extra_deck == "five or grimoire number" and grimoires:
        most = max([k.number.n if isinstance(k.number, Num) else _LARGEST_SIDE_DECK for k in grimoires])
        if len(pile) > most:
            found.append(
                Violation("1132.2", f"the extra deck has {len(pile)} cards, [Grimoire] allows {most}")
            )
        stories = {
            _name(d): None
            for d in pile
            if not (d.faces[0].types & CHANT and _STORY in d.faces[0].races) and _name(d) not in wrong
        }
        _check_types(pile, EXTRA, stories, "1132.2", "it is not a story chant", found)


def _check_runes(pile: Pile, ruler: Definition, edition: Edition, found: list[Violation]) -> None:
    if not pile:
        return
    if not edition.rune_deck:
        found.append(Violation("402.6", "this edition has no rune deck"))
        return
    wrong = {_name(d): None for d in pile if not d.faces[0].types & RUNE}
    _check_types(pile, RUNE_PILE, wrong, "402.6", "it is not a rune", found)
    _check_size(pile, RUNE_PILE, (0, _LARGEST_SIDE_DECK), "402.6a", found)
    masters = [_name(d) for d in pile if d.faces[0].general & MASTER]
    if len(masters) > 1:
        found.append(Violation("402.6c", f"there is more than one master rune: {', '.join(masters)}"))
    ours = ruler.faces[0].attributes
    strange = {
        _name(d): None
        for d in pile
        # Void is no attribute to share (readings 23).
        if d.faces[0].types & RUNE and not d.faces[0].types & CHANT and not d.faces[0].attributes & ours
    }
    words = ", ".join(attribute_names(ours)) or "no attribute"
    _check_types(
        pile, RUNE_PILE, strange, "402.6d", f"it shares no attribute with the ruler ({words})", found
    )


# ---- how many of a name ------------------------------------------------------------------------------


def _check_copies(
    piles: dict[str, Pile], edition: Edition, rules: tuple[Rule, ...], found: list[Violation]
) -> None:
    copies: dict[str, dict[str, int]] = {}
    cards: dict[str, Definition] = {}
    for pile_name, pile in piles.items():
        for d in pile:
            counted = copies.setdefault(_name(d), {})
            counted[pile_name] = counted.get(pile_name, 0) + 1
            cards.setdefault(_name(d), d)
    for name, counted in copies.items():
        card = cards[name]
        for pile_name, n in counted.items():
            most = _most(card, pile_name, edition, rules)
            if most is not None and n > most:
                text = f"{n} copies of {name} in the {_PILE_NAME[pile_name]}, at most {most} may be"
                found.append(Violation(_COPIES[pile_name], text))
        for shared in edition.same_name_limits:
            here = [p for p in shared.decks if counted.get(p)]
            together = sum([counted[p] for p in here])
            limit = _changed(card, shared.limit, rules)
            if len(here) > 1 and limit is not None and together > limit:
                where = " and ".join([_PILE_NAME[p] for p in here])
                found.append(
                    Violation(
                        "402.7", f"{together} copies of {name} in {where} together, at most {limit} may be"
                    )
                )


def _most(card: Definition, pile: str, edition: Edition, rules: tuple[Rule, ...]) -> int | None:
    """How many copies of a card may be in a pile; None for any number."""
    if pile in (EXTRA, RUNE_PILE):
        return 1  # 402.5b, 402.6b
    if pile == STONE and card.faces[0].types & MAGIC_STONE:
        general = card.faces[0].general
        free = bool(general & BASIC) if edition.stones_without_limit == "basic" else not general & SPECIAL
        if free:
            return None  # 402.4b
    unlimited = pile == MAIN and edition.break_cards_without_limit and _has_break(card)
    for shared in edition.same_name_limits:
        if pile in shared.decks:
            return _changed(card, None if unlimited else shared.limit, rules)
    return None


def _changed(card: Definition, limit: int | None, rules: tuple[Rule, ...]) -> int | None:
    """The limit of copies after the cards that change it (402.8); what forbids more wins (104.4).

    A text that lowers the limit speaks of the deck, which is the main deck (304.4).
    """
    allowed = limit
    lowered: int | None = None
    for rule in rules:
        static = rule.static
        if static.rule == "one copy":
            if not card.faces[0].types & MAGIC_STONE and _fits(static.what, card, rule.card):
                lowered = static.amount if lowered is None else min(lowered, static.amount)
        elif static.rule == "copies" and _fits(static.what or _ITSELF, card, rule.card):
            if static.amount == 0:
                allowed = None
            elif allowed is not None:
                allowed = max(allowed, static.amount)
    if lowered is None:
        return allowed
    return lowered if allowed is None else min(allowed, lowered)


def _has_break(card: Definition) -> bool:
    for face in card.faces:
        for ability in face.ab.listed:
            if isinstance(ability, BreakAbility):
                return True
    return False


# ---- cards that change the rules of deck building -----------------------------------------------------


def _rules(ruler: Definition, piles: dict[str, Pile]) -> tuple[Rule, ...]:
    """The deck-building rules written on the cards of a deck; a name counts once."""
    found: list[Rule] = []
    seen: set[str] = set()
    for d in (ruler, *(d for pile in piles.values() for d in pile)):
        if d.key in seen:
            continue
        seen.add(d.key)
        for face in d.faces:
            for ability in face.ab.listed:
                if isinstance(ability, Continuous):
                    found += [Rule(s, d) for s in ability.effects if isinstance(s, DeckRule)]
    return tuple(found)


def _check_only(piles: dict[str, Pile], rules: tuple[Rule, ...], found: list[Violation]) -> None:
    """Cards that keep others out of the main deck: those that fit ("forbidden") or do not ("only")."""
    for rule in rules:
        if rule.static.rule not in ("only", "forbidden"):
            continue
        kept_out = rule.static.rule == "forbidden"
        wrong = {_name(d): None for d in piles[MAIN] if _fits(rule.static.what, d, rule.card) == kept_out}
        for name in wrong:
            found.append(Violation("402.8", f"{_name(rule.card)} forbids {name} in the main deck"))


def _fits(filter: Filter | None, card: Definition, of: Definition) -> bool:
    """Whether a card as printed fits a filter; `of` is the card whose text asks."""
    if filter is None:
        return True
    return all([_has(pred, card.faces[0], card, of) for pred in filter.preds])


def _has(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """Whether a card as printed has a property; what a deck-building rule cannot ask is an error."""
    question = _PRINTED.get(type(pred))
    if question is None:
        raise NotUnderstood(_name(of), f"a deck-building rule about {type(pred).__name__}")
    return question(pred, c, card, of)


def _of_type(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """It is of a card type."""
    assert isinstance(pred, TypeIs)
    return bool(c.types & pred.types)


def _of_general(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """It is of a general type."""
    assert isinstance(pred, GeneralIs)
    return bool(c.general & pred.general)


def _of_stone(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """It is a magic stone of an attribute."""
    assert isinstance(pred, StoneTypeIs)
    return bool(c.stones & pred.attributes)


def _of_attribute(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """It is of an attribute."""
    assert isinstance(pred, AttributeIs)
    return bool(c.attributes & pred.attributes)


def _of_none(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """It is of no attribute."""
    assert isinstance(pred, NoAttribute)
    return not c.attributes


def _of_several(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """It is of several attributes."""
    assert isinstance(pred, ManyAttributes)
    return c.attributes & (c.attributes - 1) != 0


def _of_race(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """It is of a race or trait."""
    assert isinstance(pred, RaceIs)
    return pred.race in c.races


def _named(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """It has a name."""
    assert isinstance(pred, NameIs)
    return pred.name in c.names


def _named_like(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """Its name contains words."""
    assert isinstance(pred, NameHas)
    return any([pred.words in name for name in c.names])


def _with_keyword(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """It has a keyword."""
    assert isinstance(pred, KeywordIs)
    return pred.keyword in c.ab.keywords


def _with_total(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """Its total cost compares to a number."""
    assert isinstance(pred, StatIs)
    if pred.stat != "total cost" or not isinstance(pred.value, Num):
        raise NotUnderstood(_name(of), f"a deck-building rule about {pred.stat}")
    return _compares(c.total, pred.op, pred.value.n)


def _itself(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """It is the card whose text asks."""
    assert isinstance(pred, IsOneOf)
    if not isinstance(pred.what, This):
        raise NotUnderstood(_name(of), "a deck-building rule about cards in a game")
    return _name(card) == _name(of)


def _another(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """It is not the card whose text asks."""
    assert isinstance(pred, OtherThan)
    if not isinstance(pred.what, This):
        raise NotUnderstood(_name(of), "a deck-building rule about cards in a game")
    return _name(card) != _name(of)


def _of_its_player(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """A deck is its player's."""
    assert isinstance(pred, (OwnedBy, ControlledBy))
    return True


def _not(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """It does not have a property."""
    assert isinstance(pred, Not)
    return not _has(pred.pred, c, card, of)


def _any_of(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """It has one of several properties."""
    assert isinstance(pred, AnyOf)
    return any([_has(p, c, card, of) for p in pred.preds])


def _all_of(pred: Pred, c: Chars, card: Definition, of: Definition) -> bool:
    """It has all of several properties."""
    assert isinstance(pred, AllOf)
    return all([_has(p, c, card, of) for p in pred.preds])


_PRINTED: Final[dict[type[Pred], Callable[[Pred, Chars, Definition, Definition], bool]]] = {
    TypeIs: _of_type,
    GeneralIs: _of_general,
    StoneTypeIs: _of_stone,
    AttributeIs: _of_attribute,
    NoAttribute: _of_none,
    ManyAttributes: _of_several,
    RaceIs: _of_race,
    NameIs: _named,
    NameHas: _named_like,
    KeywordIs: _with_keyword,
    StatIs: _with_total,
    IsOneOf: _itself,
    OtherThan: _another,
    OwnedBy: _of_its_player,
    ControlledBy: _of_its_player,
    Not: _not,
    AnyOf: _any_of,
    AllOf: _all_of,
}


def _compares(left: int, op: str, right: int) -> bool:
    if op == "=":
        return left == right
    if op == "<=":
        return left <= right
    if op == ">=":
        return left >= right
    if op == "<":
        return left < right
    if op == ">":
        return left > right
    assert op == "!="
    return left != right


# ---- cards an edition does not know ---------------------------------------------------------------------


def _check_edition(cards: tuple[Definition, ...], edition: Edition, found: list[Violation]) -> None:
    """Types, forms, keywords and wordings that the edition does not have."""
    seen: set[str] = set()
    for d in cards:
        if d.key in seen:
            continue
        seen.add(d.key)
        for clause, why in unknown_there(d, edition):
            found.append(Violation(clause, f"{_name(d)} is not known to this edition: {why}"))
