"""Cards and decks in the browser, at both sizes, by what a person sees."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from browser.kit import Server, Watched
from browser.test_long import AXE, SIZES, look_with_axe

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
long_run = pytest.mark.skipif(not os.environ.get("WILLPOWER_BROWSER"), reason="the long run: make browser")


def test_a_card_is_found_and_told(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    one.page.goto(f"{server.url}/cards")
    one.page.get_by_role("searchbox", name="Search cards").fill("keeper of the ropes")
    found = one.page.get_by_role("region", name="Cards found")
    expect(found.get_by_role("status")).to_have_text(re.compile("^[1-9] cards?$"))
    assert one.page.url.endswith("/cards?search=keeper+of+the+ropes")
    found.get_by_role("link", name=re.compile("^Keeper of the Ropes")).click()
    reading = one.page.get_by_role("region", name="How it is read")
    expect(reading.get_by_text("the found Lampkin resonator").first).to_be_visible()
    expect(one.page.get_by_text("Wholly understood")).to_be_visible()
    one.page.go_back()
    expect(one.page.get_by_role("searchbox", name="Search cards")).to_have_value("keeper of the ropes")


@long_run
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_cards_are_sifted_and_linked(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    one = open_page(width, height)
    one.page.goto(f"{server.url}/cards")
    status = one.page.get_by_role("region", name="Cards found").get_by_role("status")
    expect(status).to_have_text("245 cards")
    if width < 900:
        one.page.get_by_text("Filters", exact=True).click()
    one.page.get_by_role("checkbox", name="Chant").check()
    one.page.get_by_role("button", name="light", exact=True).click()
    one.page.get_by_role("combobox", name="Keyword").select_option("quickcast")
    asked = one.page.request.get(f"{server.url}/api/cards?type=chant&attribute=light&keyword=quickcast")
    found = f"{asked.json()['total']} cards"
    expect(status).to_have_text(found)
    other = open_page(width, height)
    other.page.goto(one.page.url)
    expect(other.page.get_by_role("region", name="Cards found").get_by_role("status")).to_have_text(found)
    one.page.get_by_role("button", name="List", exact=True).click()
    one.page.get_by_role("row").nth(1).get_by_role("link").click()
    expect(one.page.get_by_role("region", name="How it is read")).to_be_visible()


@long_run
def test_a_text_that_was_never_printed(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    one.page.goto(f"{server.url}/cards/try")
    text = one.page.get_by_label("Text, one paragraph on each line")
    text.fill("[Flying]\nWhenever a rope is cut, draw a card.")
    expect(one.page.get_by_text("Partly understood: 1 of 2 paragraphs", exact=False)).to_be_visible()
    text.fill("[Flying]\nWhenever this card attacks => Draw a card.")
    expect(one.page.get_by_text("Wholly understood: 2 of 2 paragraphs.")).to_be_visible()


@long_run
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_deck_is_built_mended_kept_and_opened(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    one = open_page(width, height)
    page = one.page
    page.goto(f"{server.url}/decks/build?bundled=bell-abbey")
    phone = width < 900
    parts = page.get_by_role("group", name="Parts of the page")

    def look(part: str) -> None:
        if phone:
            parts.get_by_role("button", name=re.compile(f"^{part}")).click()

    look("Deck")
    expect(page.get_by_text("Legal in 8.01", exact=True)).to_be_visible()
    look("Cards")
    page.get_by_role("searchbox", name="Search cards").fill("abbey cat")
    card = page.get_by_role("region", name="Cards").get_by_role("button", name=re.compile("^Abbey Cat"))
    card.click()
    look("Deck")
    desk = page.get_by_role("region", name="Your deck")
    expect(desk.get_by_text("Not legal in 8.01", exact=True)).to_be_visible()
    desk.get_by_role("button", name="Remove 1").click()
    expect(desk.get_by_text("Legal in 8.01", exact=True)).to_be_visible()
    row = desk.get_by_role("button", name=re.compile("^Abbey Cat, 4 copies"))
    row.focus()
    page.keyboard.press("-")
    expect(desk.get_by_text("Not legal in 8.01", exact=True)).to_be_visible()
    desk.get_by_role("button", name="Undo").click()
    expect(desk.get_by_text("Legal in 8.01", exact=True)).to_be_visible()
    page.get_by_label("Name of the deck").fill(f"Bells at {width}")
    desk.get_by_role("button", name="Save", exact=True).click()
    expect(desk.get_by_text("Saved as version 1", exact=True)).to_be_visible()
    page.goto(f"{server.url}/decks")
    yours = page.get_by_role("region", name="Yours")
    expect(yours.get_by_role("link", name=f"Bells at {width}", exact=True)).to_be_visible()
    page.goto(server.url)
    page.get_by_role("button", name=re.compile(f"^Bells at {width}")).click()
    expect(page.get_by_role("dialog", name="Your opening hand")).to_be_visible()


@long_run
def test_a_card_file_is_taken_over_and_undone(
    open_page: Callable[..., Watched], server: Server, tmp_path: Path
) -> None:
    gull = {"id": "MY-1", "name": "Ferry Gull", "type": "Resonator", "cost": "{U}", "atk": 200, "def": 200}
    (tmp_path / "mine.json").write_text(json.dumps({"format": 1, "cards": [gull]}), encoding="utf-8")
    one = open_page()
    one.page.goto(f"{server.url}/cards/import")
    one.page.locator("input[type=file]").set_input_files(tmp_path / "mine.json")
    one.page.get_by_role("button", name="Take over 1").click()
    undo = one.page.get_by_role("button", name="Undo this import")
    expect(undo).to_be_visible()
    undo.click()
    one.page.get_by_role("button", name="Take them out").click()
    expect(one.page.get_by_text("The import was undone.")).to_be_visible()


PAGES = (
    "/cards",
    "/cards?view=list",
    "/cards/WPF-001",
    "/cards/nobody",
    "/cards/try",
    "/cards/import",
    "/decks",
    "/decks/build?bundled=bell-abbey",
)


@long_run
@pytest.mark.parametrize(("scheme", "locale"), [("light", "en-GB"), ("dark", "ja-JP")])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_serious_findings_of_axe(
    open_page: Callable[..., Watched], server: Server, width: int, height: int, scheme: str, locale: str
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: python -m willpower.client.build --check")
    one = open_page(width, height, color_scheme=scheme, locale=locale, bypass_csp=True)
    for path in PAGES:
        one.page.goto(server.url + path)
        one.page.wait_for_load_state("networkidle")
        look_with_axe(one, path)
        wide = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, path
    one.errors[:] = [error for error in one.errors if "404" not in error]  # a card that is not there
