"""Decks that are being built: reading and writing them, and under which editions they may be played."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import willpower as wp
from willpower.abilities.symbols import attribute_names
from willpower.cards.card import Card
from willpower.cards.deck import read_piles
from willpower.cards.deck_read import EXTRA, MAIN, RULERS, RUNE_DECK, SIDE, STONES
from willpower.cards.deck_write import FORMS, write_deck
from willpower.cards.errors import DataError
from willpower.cards.pool import Pool
from willpower.engine import NotUnderstood

from .catalogue import Catalogue, entry_of, key_of
from .protocol_cards import (
    CardEntry,
    Draft,
    DraftCards,
    DraftEdition,
    DraftLine,
    DraftPile,
    DraftProblem,
    DraftReport,
    DraftWhole,
    Pile,
    WrittenDraft,
)
from .table import Refusal

# Our names of the piles, and those of deck lists.
_ZONES: Final[dict[Pile, str]] = {
    "ruler": RULERS,
    "main": MAIN,
    "stones": STONES,
    "extra": EXTRA,
    "runes": RUNE_DECK,
    "sideboard": SIDE,
}
_SUFFIX: Final = {"lackey": ".dek", "fowsim": ".json"}
_COPIES: Final = re.compile(r"^([0-9]+) copies of (.+) in .+, at most ([0-9]+) may be$")
_UNKNOWN: Final = re.compile(r"^(.+?) (?:is not known to this edition|may not be in the|is not a ruler)")
_PLAIN_RULER: Final = "Plain Ruler"
_MOST: Final = 1000  # cards in a draft
_COPIES_KEPT: Final = 99  # of one card

Piles = dict[Pile, list[Card]]


def title_of(draft: Draft) -> str:
    """The title of a draft on one line, without what cannot be printed."""
    return " ".join("".join([c if c.isprintable() else " " for c in draft.title]).split())


def piles_of(draft: Draft, cards: Catalogue) -> Piles:
    """The cards of a draft; raises `Refusal` for a card that is not there."""
    piles: Piles = {pile: [] for pile in _ZONES}
    if sum([line.copies for line in draft.lines]) > _MOST:
        raise Refusal("malformed", f"A deck has at most {_MOST} cards here.")
    for line in draft.lines:
        entry = cards.find(line.card)
        if entry is None:
            raise Refusal("not possible", f"There is no card {line.card[:60]!r} here any more.")
        piles[line.pile] += [entry.card] * line.copies
    return piles


def deck_of(title: str, piles: Piles) -> wp.Deck | None:
    """A draft as a deck; None if it has not exactly one ruler."""
    if len(piles["ruler"]) != 1:
        return None
    return wp.Deck(
        title,
        piles["ruler"][0],
        tuple(piles["main"]),
        tuple(piles["stones"]),
        tuple(piles["extra"]),
        tuple(piles["runes"]),
        tuple(piles["sideboard"]),
    )


def _without_ruler(title: str, piles: Piles) -> wp.Deck:
    """What can be checked of a draft without its ruler: not the piles that depend on it."""
    plain = wp.bundled_cards().find(_PLAIN_RULER)
    return wp.Deck(title, plain, tuple(piles["main"]), tuple(piles["stones"]), pool=Pool())


def check(draft: Draft, cards: Catalogue) -> DraftReport:
    """Under which editions a draft may be played, the newest first, and what stands against it."""
    piles = piles_of(draft, cards)
    editions = [DraftEdition(name, not p, p) for name, p in problems_of(draft.title, piles).items()]
    entries = [cards.find(line.card) for line in draft.lines if line.pile != "sideboard"]
    shown = [entry.shown for entry in entries if entry is not None]
    partial = dict.fromkeys([one.name for one in shown if one.understood is False])
    unread = dict.fromkeys([one.name for one in shown if one.understood is None])
    return DraftReport(editions, [*partial], [*unread])


def problems_of(title: str, piles: Piles) -> dict[str, list[DraftProblem]]:
    """What stands against a draft under each edition, the newest first."""
    deck = deck_of(title, piles)
    names = {card.name for pile in piles.values() for card in pile}
    found: dict[str, list[DraftProblem]] = {}
    for name in reversed(wp.EDITIONS):
        problems: list[DraftProblem] = []
        if deck is None:
            rulers = len(piles["ruler"])
            said = (
                "there is no ruler" if not rulers else f"there are {rulers} rulers, and exactly one is needed"
            )
            problems.append(DraftProblem("402.2", said, [card.name for card in piles["ruler"]]))
        try:
            broken = wp.check_deck(deck or _without_ruler(title, piles), wp.edition(name))
            problems += [_problem(clause, text, names) for clause, text in broken]
        except NotUnderstood as error:
            problems.append(DraftProblem("", str(error), [error.name]))
        found[name] = problems
    return found


def _problem(clause: str, text: str, names: set[str]) -> DraftProblem:
    copies = _COPIES.match(text)
    if copies is not None and copies[2] in names:
        return DraftProblem(clause, text, [copies[2]], int(copies[1]) - int(copies[3]))
    named = _UNKNOWN.match(text)
    if named is not None and named[1] in names:
        return DraftProblem(clause, text, [named[1]])
    return DraftProblem(clause, text, [])


def editions_for(title: str, piles: Piles) -> list[str]:
    """The editions that allow a draft, the newest first."""
    return [name for name, problems in problems_of(title, piles).items() if not problems]


# ---- as text --------------------------------------------------------------------------------------------


def read(text: str, cards: Catalogue) -> tuple[str, Piles, list[str]]:
    """The title and the cards of a deck list in any known form, and the lines that cannot be taken."""
    try:
        title, found, problems = read_piles(text, cards.cards)
    except DataError as error:
        return "", {pile: [] for pile in _ZONES}, [str(one) for one in error.problems[:50]]
    piles = {pile: found[zone] for pile, zone in _ZONES.items()}
    said = [str(one) for one in problems]
    for pile, own in piles.items():
        for name, n in Counter([card.name for card in own]).items():
            if n > _COPIES_KEPT:
                said.append(f"{n} copies of {name} in the {pile}; at most {_COPIES_KEPT} are kept")
    return title[:80], piles, said[:50]


def whole(title: str, piles: Piles, problems: list[str], cards: Catalogue) -> DraftWhole:
    """A draft with what its cards print."""
    shown: list[DraftPile] = []
    for pile, own in piles.items():
        counted = Counter([key_of(card) for card in own])
        by_key = {key_of(card): card for card in own}
        if own:
            found = [
                DraftCards(min(n, _COPIES_KEPT), _entry(by_key[key], cards)) for key, n in counted.items()
            ]
            shown.append(DraftPile(pile, found))
    return DraftWhole(title, shown, problems)


def _entry(card: Card, cards: Catalogue) -> CardEntry:
    entry = cards.find(key_of(card))
    return entry.shown if entry is not None else entry_of(card, True, None)


def write(title: str, piles: Piles, form: str) -> WrittenDraft:
    """A draft as a deck list in one of the known forms; raises `Refusal`."""
    if form and form not in FORMS:
        raise Refusal("malformed", f"There is no form {form[:20]!r}; there are {', '.join(FORMS)}.")
    try:
        text = text_of(title, piles, form)
    except DataError as error:
        raise Refusal("not possible", str(error.problems[0])) from None
    plain = re.sub(r"[^A-Za-z0-9]+", "-", title).strip("-").lower() or "deck"
    return WrittenDraft(text, f"{plain}{_SUFFIX.get(form, '.deck')}")


def text_of(title: str, piles: Piles, form: str = "") -> str:
    """A draft as a deck list."""
    zones: Sequence[tuple[str, Sequence[Card]]] = [(_ZONES[pile], own) for pile, own in piles.items() if own]
    return write_deck(title, zones, form or FORMS[0])


def draft_of(title: str, piles: Piles) -> Draft:
    """Piles as a draft."""
    lines: list[DraftLine] = []
    for pile, own in piles.items():
        for key, n in Counter([key_of(card) for card in own]).items():
            lines.append(DraftLine(pile, key, min(n, _COPIES_KEPT)))
    return Draft(title, lines)


def names_in(piles: Piles) -> list[str]:
    """The names of all cards of a draft, those of the sideboard marked."""
    return [
        f"{card.name} (side)" if pile == "sideboard" else card.name
        for pile, own in piles.items()
        for card in own
    ]


def difference(before: Iterable[str], after: Iterable[str]) -> str:
    """What came and went between two versions: "+2 Vigil, -1 Matins"."""
    one, two = Counter(before), Counter(after)
    found = [f"+{n} {name}" for name, n in (two - one).items()] + [
        f"\u2212{n} {name}" for name, n in (one - two).items()
    ]
    return ", ".join(found[:12]) + (" …" if len(found) > 12 else "")


def attributes_of(piles: Piles) -> list[str]:
    """The attributes of the main deck, or of the ruler while there is none."""
    bits = 0
    for card in piles["main"] or piles["ruler"]:
        bits |= card.front.attributes
    return [*attribute_names(bits)]
