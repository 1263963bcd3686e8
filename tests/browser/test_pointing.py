"""Mouse and keyboard together: what was clicked does not keep the keys that the prompt names, and a card
under the mouse can be read. Also what is told at the end."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from browser.kit import Server, Watched, sit_down

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = pytest.mark.skipif(not os.environ.get("WILLPOWER_BROWSER"), reason="the long run: make browser")


def test_enter_exchanges_what_the_mouse_chose(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    sit_down(one, server, deck={"name": "long-road"})
    hand = one.page.get_by_role("dialog", name="Your opening hand")
    hand.get_by_text("keep", exact=True).nth(4).click()
    hand.get_by_text("keep", exact=True).nth(3).click()
    expect(hand.get_by_role("button", name="Exchange 2")).to_be_visible()
    one.page.keyboard.press("Enter")
    expect(hand).to_have_count(0)
    expect(one.page.locator(".hand .card").first).to_be_visible()


def test_a_card_is_read_under_the_mouse_and_gives_the_keys_back(
    open_page: Callable[..., Watched], server: Server
) -> None:
    one = open_page()
    sit_down(one, server, deck={"name": "salt-market"})
    one.page.get_by_role("button", name="Keep all").click()
    ruler = one.page.locator(".mh .rulerbar, .mh .rulerf button").locator("visible=true").first
    ruler.hover()
    expect(one.page.locator(".peek")).to_contain_text("Gain a gem of any attribute")
    theirs = one.page.locator(".oh .rulerbar, .oh .rulerf button").locator("visible=true").first
    theirs.click()
    expect(one.page.locator(".peek")).to_have_count(0)
    expect(one.page.get_by_role("dialog")).to_have_count(1)
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_role("dialog")).to_have_count(0)
    one.page.keyboard.press("Space")  # it passes, or does nothing; it does not open the card again
    one.page.wait_for_timeout(300)
    expect(one.page.get_by_role("dialog")).to_have_count(0)


def test_the_end_is_told_with_its_figures(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    sit_down(one, server, deck={"name": "kiln"})
    one.page.get_by_role("button", name="Keep all").click()
    one.page.get_by_role("banner").get_by_role("button", name="Concede").click()
    one.page.get_by_role("region").get_by_role("button", name="Concede").click()
    sheet = one.page.get_by_role("dialog", name="You lose")
    for row in ("Damage dealt You / Computer", "Decisions You", "Time to think You", "It lasted"):
        expect(sheet.get_by_role("row", name=row)).to_be_visible()
    expect(sheet.get_by_role("row", name="It lasted")).to_contain_text("s")
