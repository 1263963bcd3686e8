"""Deck construction (402)."""

from __future__ import annotations

from functools import partial

import pytest

from engine.decks import card, deck, fillers, stone, written
from willpower.abilities.ability import Ability, BreakAbility, Continuous, Keyword
from willpower.abilities.nouns import Filter, IsOneOf, KeywordIs, Not, This, TypeIs
from willpower.abilities.quantities import Num
from willpower.abilities.statics import DeckRule
from willpower.abilities.symbols import ADDITION, CHANT
from willpower.cards.card import Card
from willpower.cards.deck import Deck
from willpower.engine.procedures import deck_check
from willpower.engine.procedures.deck_check import check_deck
from willpower.rules.edition import EDITIONS, edition


def clauses(of: Deck, name: str = "8.01") -> list[str]:
    return [v.clause for v in check_deck(of, edition(name))]


def copies(name: str, n: int, type: str = "Resonator", **fields: object) -> tuple[Card, ...]:
    return tuple([card(name, type, **fields)] * n)


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[Ability, ...]]:
    """Abilities by the name of the card that has them."""
    found: dict[str, tuple[Ability, ...]] = {}
    monkeypatch.setattr(deck_check, "define", partial(written, found))
    return found


@pytest.mark.parametrize("name", EDITIONS)
def test_a_plain_deck_is_legal_everywhere(name: str) -> None:
    assert check_deck(deck(), edition(name)) == ()


@pytest.mark.clause("402.2")
def test_the_ruler_is_a_ruler() -> None:
    assert clauses(deck(ruler=card("Wolf", atk=1, defense=1))) == ["402.2"]


@pytest.mark.clause("402.3")
@pytest.mark.parametrize("type", ["Ruler", "Magic Stone", "Rune"])
def test_what_may_not_be_in_the_main_deck(type: str) -> None:
    assert "402.3" in clauses(deck(main=(*fillers(39), card("Odd One", type))))


@pytest.mark.clause("402.3")
def test_a_rune_that_is_a_chant_may_be_in_the_main_deck() -> None:
    assert clauses(deck(main=(*fillers(39), card("Odd One", "Chant/Rune")))) == []


@pytest.mark.clause("402.3a")
def test_main_deck_sizes() -> None:
    assert clauses(deck(main=fillers(39))) == ["402.3a"]
    assert clauses(deck(main=fillers(60))) == []
    assert clauses(deck(main=fillers(61))) == ["402.3a"]
    assert clauses(deck(main=fillers(61)), "5.12 Bifrost") == []


@pytest.mark.clause("402.3b")
def test_four_copies_and_no_more() -> None:
    assert clauses(deck(main=(*fillers(40), *copies("Wolf", 4)))) == []
    assert clauses(deck(main=(*fillers(40), *copies("Wolf", 5)))) == ["402.3b"]


@pytest.mark.clause("402.4", "402.4a")
def test_the_magic_stone_deck() -> None:
    assert clauses(deck(stones=(stone(),) * 9)) == ["402.4a"]
    assert clauses(deck(stones=(stone(),) * 21)) == ["402.4a"]
    assert clauses(deck(stones=(*(stone(),) * 10, card("Wolf")))) == ["402.4"]
    assert clauses(deck(stones=()), "2.0") == []


@pytest.mark.clause("402.4b", "402.4c")
def test_only_basic_stones_have_no_limit() -> None:
    assert clauses(deck(stones=(stone(),) * 20)) == []
    special = copies("Odd Stone", 5, "Special Magic Stone")
    assert clauses(deck(stones=(*(stone(),) * 10, *special))) == ["402.4c"]
    plain = copies("Old Stone", 5, "Magic Stone")
    assert clauses(deck(stones=(*(stone(),) * 10, *plain))) == ["402.4c"]
    assert clauses(deck(stones=(*(stone(),) * 10, *plain)), "7.x") == []


@pytest.mark.clause("402.5", "402.5a", "402.5b", "402.5c")
def test_the_extra_deck(texts: dict[str, tuple[Ability, ...]]) -> None:
    tales = tuple([card(f"Tale {i}", "Chant", race=["Story"]) for i in range(6)])
    assert clauses(deck(extra=tales[:1])) == ["402.5c"]
    texts["Old King"] = (Keyword(keyword="grimoire", number=Num(5)),)
    assert clauses(deck(extra=tales[:5])) == []
    assert clauses(deck(extra=tales)) == ["402.5a", "1132.2"]
    assert clauses(deck(extra=(tales[0], tales[0]))) == ["402.5b"]
    assert "402.5" in clauses(deck(extra=(tales[0], stone())))
    assert clauses(deck(extra=tales[:1]), "5.12 Bifrost") == ["4.1 b1", "11"]


@pytest.mark.clause("1132.2")
def test_grimoire_counts_and_takes_stories_only(texts: dict[str, tuple[Ability, ...]]) -> None:
    texts["Old King"] = (Keyword(keyword="grimoire", number=Num(2)),)
    tales = tuple([card(f"Tale {i}", "Chant", race=["Story"]) for i in range(3)])
    assert clauses(deck(extra=tales)) == ["1132.2"]
    assert clauses(deck(extra=(card("Song", "Chant"),))) == ["1132.2"]
    assert clauses(deck(extra=(card("Song", "Chant"),)), "7.x") == []


@pytest.mark.clause("402.6", "402.6a", "402.6b", "402.6c", "402.6d")
def test_the_rune_deck() -> None:
    runes = tuple([card(f"Sign {i}", "Rune", attribute="R") for i in range(6)])
    assert clauses(deck(runes=runes[:5])) == []
    assert clauses(deck(runes=runes)) == ["402.6a"]
    assert clauses(deck(runes=(runes[0], runes[0]))) == ["402.6b"]
    masters = tuple([card(f"Great Sign {i}", "Master Rune", attribute="R") for i in range(2)])
    assert clauses(deck(runes=masters[:1])) == []
    assert clauses(deck(runes=masters)) == ["402.6c"]
    assert clauses(deck(runes=(card("Wet Sign", "Rune", attribute="U"),))) == ["402.6d"]
    assert clauses(deck(runes=(card("Void Sign", "Rune"),))) == ["402.6d"]
    assert clauses(deck(runes=(card("Wet Song", "Chant/Rune", attribute="U"),))) == []
    assert "402.6" in clauses(deck(runes=(card("Song", "Chant", attribute="R"),)))
    assert "402" in clauses(deck(runes=runes[:1]), "7.x")


@pytest.mark.clause("402.7")
def test_main_extra_and_rune_deck_share_their_limit() -> None:
    song = copies("Rune Song", 4, "Chant/Rune", attribute="R")
    assert clauses(deck(main=(*fillers(40), *song[:3]), runes=song[:1])) == []
    assert clauses(deck(main=(*fillers(40), *song), runes=song[:1])) == ["402.7"]


@pytest.mark.clause("402.8")
def test_any_number_of_a_card_that_says_so(texts: dict[str, tuple[Ability, ...]]) -> None:
    many = deck(main=(*fillers(30), *copies("Shoal", 12)))
    assert clauses(many) == ["402.3b"]
    texts["Shoal"] = (Continuous(effects=(DeckRule("copies"),)),)
    assert clauses(many) == []
    texts["Shoal"] = (Continuous(effects=(DeckRule("copies", 12, Filter((IsOneOf(This()),))),)),)
    assert clauses(many) == []
    assert clauses(deck(main=(*fillers(30), *copies("Shoal", 13)))) == ["402.3b"]
    assert clauses(deck(main=(*fillers(30), *copies("Shoal", 12), *copies("Wolf", 5)))) == ["402.3b"]


@pytest.mark.clause("402.8")
def test_a_ruler_that_allows_one_copy_of_each(texts: dict[str, tuple[Ability, ...]]) -> None:
    texts["Old King"] = (Continuous(effects=(DeckRule("one copy", 1),)),)
    assert clauses(deck()) == ["402.3b"] * 10
    singles = tuple([card(f"Beast {i}", cost="{1}", atk=1, defense=1) for i in range(40)])
    assert clauses(deck(main=singles)) == []
    # What forbids more wins (104.4), and basic stones are not in the deck (304.4).
    texts["Beast 0"] = (Continuous(effects=(DeckRule("copies"),)),)
    assert clauses(deck(main=(*singles, singles[0]))) == ["402.3b"]


@pytest.mark.clause("402.8")
def test_cards_that_keep_others_out(texts: dict[str, tuple[Ability, ...]]) -> None:
    texts["Old King"] = (
        Continuous(effects=(DeckRule("only", 0, Filter((Not(KeywordIs("will of hope")),))),)),
    )
    assert clauses(deck()) == []
    texts["Dawn"] = (Keyword(keyword="will of hope"),)
    assert clauses(deck(main=(*fillers(40), card("Dawn", "Chant")))) == ["402.8"]
    hopeful = Filter((KeywordIs("will of hope"),))
    texts["Old King"] = (Continuous(effects=(DeckRule("forbidden", 0, hopeful),)),)
    assert clauses(deck()) == []
    assert clauses(deck(main=(*fillers(40), card("Dawn", "Chant")))) == ["402.8"]
    texts["Old King"] = (Continuous(effects=(DeckRule("only", 0, Filter((TypeIs(CHANT | ADDITION),))),)),)
    assert clauses(deck(main=fillers(40))) == ["402.8"] * 10


def test_sizes_that_cards_change(texts: dict[str, tuple[Ability, ...]]) -> None:
    texts["Old King"] = (Continuous(effects=(DeckRule("size", 50), DeckRule("stones", -12))),)
    assert clauses(deck(stones=(stone(),) * 12)) == ["402.3a"]
    assert clauses(deck(main=fillers(50), stones=(stone(),) * 13)) == ["402.4a"]


def test_break_cards_had_no_limit_once(texts: dict[str, tuple[Ability, ...]]) -> None:
    texts["Trap"] = (BreakAbility(),)
    many = deck(main=(*fillers(40), *copies("Trap", 6, "Chant")))
    assert clauses(many) == ["402.3b"]
    assert clauses(many, "2.0") == []


@pytest.mark.clause("201.2", "201.2c")
def test_types_an_edition_does_not_have() -> None:
    assert clauses(deck(main=(*fillers(40), card("Song", "Chant/Rune"))), "7.x") == ["201.2", "201.2c"]
    assert "2.1 b2" in clauses(deck(main=(*fillers(40), card("Relic", "Regalia"))), "5.00 Bifrost")
    assert clauses(deck(main=(*fillers(40), card("Relic", "Regalia")))) == []


@pytest.mark.clause("1302.1", "1304.1")
def test_forms_an_edition_does_not_have() -> None:
    turning = card(
        "Bud", text=["[Shift] {1}"], atk=100, defense=100, back={"name": "Bloom", "type": "Resonator"}
    )
    assert clauses(deck(main=(*fillers(40), turning))) == []
    assert clauses(deck(main=(*fillers(40), turning)), "5.12 Bifrost") == ["8.01 1302.1", "11"]
    huge = {"name": "Huger", "type": "J-Ruler", "atk": 900, "def": 900}
    giant = card(
        "Giant", "Ruler", back={"name": "Huge", "type": "J-Ruler", "atk": 800, "def": 800, "back": huge}
    )
    assert clauses(deck(ruler=giant)) == []
    assert clauses(deck(ruler=giant), "5.12 Bifrost") == ["8.01 1304.1"]


def test_everything_wrong_is_told_at_once() -> None:
    bad = deck(main=copies("Wolf", 10), stones=(stone(),) * 3, extra=(card("Song", "Chant"),))
    assert clauses(bad) == ["402.3a", "402.4a", "402.5c", "402.3b"]


def test_deck_rules_as_they_are_printed() -> None:
    shoal = card("Shoal", text=["You may have any number of copies of this card in your deck."])
    assert clauses(deck(main=(*fillers(30), *(shoal,) * 12))) == []
    robe = card("Robe", text=["You may have up to six copies of this card in your deck."])
    assert clauses(deck(main=(*fillers(40), *(robe,) * 6))) == []
    assert clauses(deck(main=(*fillers(40), *(robe,) * 7))) == ["402.3b"]
    hermit = card("Hermit", "Ruler", text=["You may not have more than one copy of any card in your deck."])
    assert clauses(deck(ruler=hermit)) == ["402.3b"] * 10
    gloom = card("Gloom", "Ruler", text=["You cannot have cards with [Flying] in your deck."])
    hawk = card("Hawk", text=["[Flying]"], atk=100, defense=100)
    assert clauses(deck(ruler=gloom)) == []
    assert clauses(deck(ruler=gloom, main=(*fillers(40), hawk))) == ["402.8"]
