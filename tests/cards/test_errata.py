"""The errata overlay."""

import pytest

from willpower.cards.errata import bundled_errata, digest, parse_errata
from willpower.cards.errors import CardError

SPLIT = ["Choose one -", "Draw a card;", "or you gain 200  life.", "[Flying]"]


def overlay(fields: str) -> str:
    return f'[[erratum]]\nid = "T-001"\nwhy = "a test"\n{fields}\n'


def test_paragraphs_are_joined_wherever_they_stand() -> None:
    was = [digest(text) for text in SPLIT[:3]]
    errata = parse_errata(overlay(f"was = {was}"))
    entry, done = errata.corrected({"id": "T-001", "abilities": ["[Swiftness]", *SPLIT]})
    assert done == 1
    assert entry["abilities"] == [
        "[Swiftness]",
        "Choose one - Draw a card; or you gain 200 life.",
        "[Flying]",
    ]


def test_words_are_replaced() -> None:
    errata = parse_errata(overlay(f'was = ["{digest("Drwa a card.")}"]\nreplace = [["Drwa", "Draw"]]'))
    entry, done = errata.corrected({"id": "T-001", "abilities": ["Drwa\ta card."]})
    assert (entry["abilities"], done) == (["Draw a card."], 1)


def test_another_field_gets_another_value() -> None:
    errata = parse_errata(overlay(f'field = "colour"\nwas = ["{digest(["W"])}"]\nvalue = ["U"]'))
    assert errata.corrected({"id": "T-001", "colour": ["W"]}) == ({"id": "T-001", "colour": ["U"]}, 1)


@pytest.mark.parametrize(
    "entry",
    [
        {"id": "T-001", "abilities": ["Draw a card."]},  # mended at its source
        {"id": "T-002", "abilities": ["Drwa a card."]},
        {"id": "T-001", "abilities": "Drwa a card."},
        {"id": "T-001", "abilities": [3]},
        {"id": "T-001"},
        {"id": 3, "abilities": ["Drwa a card."]},
    ],
)
def test_what_is_not_there_is_not_corrected(entry: dict[str, object]) -> None:
    errata = parse_errata(overlay(f'was = ["{digest("Drwa a card.")}"]\nreplace = [["Drwa", "Draw"]]'))
    assert errata.corrected(entry) == (entry, 0)


@pytest.mark.parametrize(
    "text",
    [
        "erratum = 3",
        "[[erratum]]\nid = 3",
        overlay("was = []"),
        overlay('field = "power"\nwas = ["x"]'),
        overlay('field = "cost"\nwas = ["x"]'),
        overlay('was = ["x"]\nunknown = 1'),
        "not toml at all",
    ],
)
def test_what_is_no_overlay_is_refused(text: str) -> None:
    with pytest.raises(CardError):
        parse_errata(text)


def test_the_bundled_overlay_holds_no_texts() -> None:
    errata = bundled_errata()
    assert errata.by_id
    for corrections in errata.by_id.values():
        for erratum in corrections:
            assert all(len(was) == 16 and int(was, 16) >= 0 for was in erratum.was)
            assert erratum.why
            assert all(len(word) < 40 for pair in erratum.replace for word in pair)
