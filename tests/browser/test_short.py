"""The short run: one click to a game, a few decisions, the words and roles that a person meets."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from browser.hands import Hands
from browser.kit import Server, Watched

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect


def play_now(one: Watched, server: Server, deck: str = "") -> None:
    """From the first page into a game against the computer."""
    one.page.goto(server.url)
    one.page.get_by_role("button", name=deck or "Play now").first.click()
    expect(one.page.get_by_role("dialog", name="Your opening hand")).to_be_visible()


def test_one_click_to_a_game(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    play_now(one, server)
    one.page.get_by_role("button", name="Keep all").click()
    hands = Hands(one.page)
    assert hands.until(lambda: hands.seen.get("stone called", 0) >= 2 or hands.over()), hands.seen
    expect(one.page.get_by_role("region", name=re.compile("^Your hand"))).to_be_visible()
    expect(one.page.get_by_role("log", name="Log")).to_be_visible()


def test_exchange_is_what_was_chosen(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    play_now(one, server)
    dialog = one.page.get_by_role("dialog", name="Your opening hand")
    names = dialog.locator(".xc .h-nm").all_inner_texts()
    dialog.locator(".xb").nth(0).click()
    dialog.locator(".xb").nth(3).click()
    dialog.get_by_role("button", name="Exchange 2").click()
    hand = one.page.get_by_role("region", name=re.compile("^Your hand"))
    kept = [names[n] for n in (1, 2, 4)]
    expect(hand.locator(".h-nm")).to_have_count(5)
    for place, name in enumerate(kept):
        expect(hand.locator(".h-nm").nth(place)).to_have_text(name)


def test_a_clause_opens_our_summary(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    play_now(one, server)
    sheet = one.page.get_by_role("dialog", name="Your opening hand")
    sheet.get_by_role("button", name="Rule 403.5").click()
    pop = one.page.get_by_role("dialog", name="Rule 403.5")
    expect(pop).to_be_visible()
    expect(pop).not_to_contain_text("Loading")
    one.page.keyboard.press("Escape")
    expect(pop).to_be_hidden()


def test_settings_theme_and_language(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page(390, 844)
    one.page.goto(f"{server.url}/settings")
    one.page.get_by_role("button", name="Dark", exact=True).first.click()
    assert one.page.evaluate("document.documentElement.classList.contains('dark')")
    one.page.get_by_role("button", name="日本語").first.click()
    expect(one.page.get_by_role("heading", name="見た目と言語")).to_be_visible()
    one.page.reload()
    expect(one.page.get_by_role("heading", name="見た目と言語")).to_be_visible()
    assert one.page.evaluate("document.documentElement.lang") == "ja"
