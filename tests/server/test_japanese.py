"""The browser tells in Japanese what engine and server say in English: of decks, of editions, in refusals."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import willpower as wp
from willpower.cards.bundled import bundled_cards
from willpower.cards.card import Card
from willpower.cards.deck import Deck
from willpower.engine import define, unknown_there

ROOT = Path(__file__).parents[2]
STRINGS = ROOT / "src/willpower/client/src/strings"
WRITTEN = (STRINGS / "ja_legal.ts").read_text(encoding="utf-8")
FORM = re.compile(r"^  \[(?:/(\^.+?\$)/|new RegExp\(`(\^.+?\$)`\)), \(", re.M)


def words(table: str) -> str:
    """The keys of a table of the file, as alternatives."""
    inside = re.search(rf"const {table}: .*? = \{{(.*?)\n?\}};", WRITTEN, re.S)
    assert inside is not None, table
    return "|".join(re.escape(a or b) for a, b in re.findall(r"(?:'([^']+)'|(\w+)): '", inside[1]))


def forms() -> list[re.Pattern[str]]:
    """All sentences that the browser knows."""
    found = []
    for plain, made in FORM.findall(WRITTEN):
        text = plain or made.replace("\\\\", "\\").replace("${PILE}", f"({words('PILES')})")
        text = re.sub(r"\$\{Object\.keys\((\w+)\)\.join\('\|'\)\}", lambda m: words(m[1]), text)
        found.append(re.compile(text))
    return found


def wrong_decks() -> list[Deck]:
    """Decks that break as many rules as they can."""
    cards = {card.name: card for card in bundled_cards()}
    some = {kind: card for card in cards.values() for kind in card.front.printed_type.split()}
    of = [some[kind] for kind in ("Ruler", "Resonator", "Chant", "Rune")]
    stone = next(card for card in cards.values() if "Magic Stone" in card.front.printed_type)
    every: tuple[Card, ...] = (*of, stone)
    return [
        Deck("", of[0], every * 6, every * 2, every * 2, every * 2),
        Deck("", of[1], every * 30, every * 9, (), ()),
        Deck("", of[0], (), (), (of[2],), (of[3],)),
    ]


def test_what_is_wrong_with_a_deck_is_told_in_japanese() -> None:
    said = {
        text
        for name in wp.EDITIONS
        for deck in wrong_decks()
        for _, text in wp.check_deck(deck, wp.edition(name))
    }
    assert len(said) > 30
    known = forms()
    assert [text for text in sorted(said) if not any(form.fullmatch(text) for form in known)] == []


def test_what_an_edition_does_not_know_is_told_in_japanese() -> None:
    said = {
        why
        for name in wp.EDITIONS
        for card in bundled_cards()
        for _, why in unknown_there(define(card, allow_partial=True), wp.edition(name))
    }
    assert len(said) > 20
    known = forms()
    assert [text for text in sorted(said) if not any(form.fullmatch(text) for form in known)] == []


def refusals() -> Iterator[str]:
    """Every sentence of the server that refuses something and is always the same."""
    for path in sorted((ROOT / "src/willpower/server").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in ("Refusal", "Problem") and len(node.args) > 1:
                    said = node.args[1]
                    if isinstance(said, ast.Constant) and isinstance(said.value, str):
                        yield said.value


def test_every_refusal_that_is_always_the_same_is_told_in_japanese() -> None:
    written = (STRINGS / "ja_refused.ts").read_text(encoding="utf-8")
    known = {a or b for a, b in re.findall(r"^  (?:'([^']+)'|\"([^\"]+)\"): '", written, re.M)}
    said = set(refusals())
    assert len(said) > 50
    assert sorted(said - known) == []
