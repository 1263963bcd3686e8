"""Cards that an edition does not know are not legal there, and the deck check says why."""

from __future__ import annotations

import pytest

from engine.decks import card
from willpower.cards.bundled import bundled_cards, bundled_decks
from willpower.engine.procedures.deck_check import check_deck
from willpower.engine.text.definition import define
from willpower.engine.text.editions.cards import unknown_there
from willpower.rules.edition import EDITIONS, edition


def unknown(name: str, kind: str, *text: str, cost: str = "{R}") -> list[str]:
    values = {"atk": 100, "defense": 100} if kind == "Resonator" else {}
    found = define(card("Thing", kind, text=list(text), cost=cost, **values), allow_partial=True)
    assert not found.partial
    return [clause for clause, _ in unknown_there(found, edition(name))]


@pytest.mark.parametrize(
    ("kind", "text", "known"),
    [
        ("Resonator", "[Pierce]", EDITIONS),
        ("Resonator", "[Target Attack]", EDITIONS),
        ("Resonator", "[Enter] Draw a card.", EDITIONS),
        ("Resonator", "[Swiftness]", EDITIONS[1:]),
        ("Resonator", "[Quickcast]", EDITIONS[3:]),
        ("Spell:Chant-Instant", "Draw a card.", EDITIONS),
        ("Spell:Chant-Standby", "[Trigger] Anytime: Draw a card.", EDITIONS),
        ("Chant", "[Trigger] Anytime: Draw a card.", EDITIONS[5:]),
        ("Resonator", "This card cannot be destroyed.", EDITIONS),
        ("Resonator", "[Eternal]", EDITIONS[6:]),
        ("Resonator", "[Barrier]", EDITIONS[5:]),
        ("Chant", "Target resonator gains [Barrier] until end of turn.", EDITIONS[5:]),
        ("Chant", "Destroy target resonator with [Barrier].", EDITIONS[5:]),
        ("Resonator", "[Break] Draw a card.", EDITIONS),
        ("Chant", "Draw a card.", EDITIONS),
        ("Chant", "Foresee 2.", EDITIONS[6:]),
        ("Chant", "Put a [+100/+100] counter on target resonator.", EDITIONS[5:]),
        ("Chant", "You win the game.", EDITIONS[6:]),
        ("Chant", "Take an extra turn after this one.", EDITIONS[5:]),
        ("Resonator", "God's Art <<Dawn>> {W}: Draw a card.", EDITIONS[1:]),
        ("Chant", "Put a [100/100] Soldier resonator token into the field.", EDITIONS[5:]),
        ("Regalia", "", EDITIONS[3:]),
        ("Addition:Resonator", "", EDITIONS),
        ("Addition:J/Resonator", "", EDITIONS[3:]),
        ("Addition:Ruler/J-Ruler", "", EDITIONS),
        ("Addition", "", EDITIONS[5:]),
        ("Chant/Rune", "Draw a card.", EDITIONS[6:]),
    ],
)
def test_what_an_edition_knows(kind: str, text: str, known: tuple[str, ...]) -> None:
    lines = (text,) if text else ()
    assert [name for name in EDITIONS if not unknown(name, kind, *lines)] == list(known)


def test_kinds_of_will() -> None:
    assert unknown("5.00 Bifrost", "Resonator", cost="{M}") == ["907.6a"]
    assert unknown("5.12 Bifrost", "Resonator", cost="{M}") == []
    assert unknown("7.x", "Resonator", cost="{T}") == ["907.6b"]
    assert unknown("8.01", "Resonator", cost="{T}") == []


def test_everything_unknown_is_listed_once() -> None:
    found = unknown("2.0", "Regalia", "[Barrier]", "[Enter] Put a [+100/+100] counter on target resonator.")
    assert sorted(found) == ["1022.1", "201.2", "H14"]


def test_the_deck_check_names_the_card_the_reason_and_the_clause() -> None:
    found = check_deck(bundled_decks()["antlerwood"], edition("7.x"))
    assert [(v.clause, v.text) for v in found] == [
        ("1101.1", "Canopy Spider is not known to this edition: [Bane] does not exist")
    ]
    old = {v.clause for v in check_deck(bundled_decks()["drowned-library"], edition("5.12 Bifrost"))}
    assert {"4.1 b1", "11", "8.01 1302.1"} <= old


def test_the_newest_rules_know_every_bundled_card() -> None:
    for one in bundled_cards():
        assert unknown_there(define(one, allow_partial=True), edition("8.01")) == (), one.name


@pytest.mark.parametrize("name", EDITIONS)
def test_every_edition_has_two_bundled_decks(name: str) -> None:
    legal = [deck for deck in bundled_decks().values() if not check_deck(deck, edition(name))]
    assert len(legal) >= 2
