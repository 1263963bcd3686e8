"""The ledger of readings: sorted, complete, and telling what changed."""

from pathlib import Path

from willpower.cards.bundled import bundled_cards
from willpower.cards.card import Face
from willpower.cards.mapping import card_from_mapping
from willpower.language.ledger import HEAD, differences, ledger

KEPT = Path(__file__).resolve().parents[2] / "docs" / "ledger.txt"


def face(*text: str) -> Face:
    return card_from_mapping({"name": "Tried", "type": "Resonator", "text": list(text)}).front


def test_one_line_for_each_paragraph_sorted() -> None:
    found = ledger([("T-2", face("[Flying]")), ("T-1", face("[Pierce]", "Hum to the tune of tea."))])
    lines = found.removeprefix(HEAD).splitlines()
    assert [row.split("\t")[:2] for row in lines] == [["T-1", "1.1"], ["T-1", "2.0"], ["T-2", "1.1"]]
    assert lines[0].endswith("Keyword(keyword='pierce')") and "not understood: " in lines[1]


def test_differences() -> None:
    old = ledger([("T-1", face("[Pierce]")), ("T-2", face("[Flying]"))])
    new = ledger([("T-1", face("[Swiftness]")), ("T-2", face("[Flying]"))])
    assert differences(old, old) == []
    gone, came = differences(old, new)
    assert gone.startswith("- T-1\t1.1") and "pierce" in gone
    assert came.startswith("+ T-1\t1.1") and "swiftness" in came


def test_the_committed_ledger_of_the_bundled_set_is_up_to_date() -> None:
    cards = bundled_cards()
    now = ledger([(n, f) for card in cards for n, f in zip(card.face_ids, card.faces, strict=True)])
    changed = differences(KEPT.read_text(encoding="utf-8"), now)
    assert changed == [], "look at what is read otherwise, then run make docs"
    assert "not understood" not in now
