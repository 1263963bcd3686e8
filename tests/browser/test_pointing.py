"""Mouse and keyboard together: what was clicked does not keep the keys that the prompt names, and a card
under the mouse can be read. Also what is told at the end."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from browser.hands import Hands
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


def test_enter_is_promised_only_where_it_does_that(open_page: Callable[..., Watched], server: Server) -> None:
    """Who stands on another control with the keyboard presses that one by Enter."""
    one = open_page()
    sit_down(one, server, deck={"name": "long-road"})
    hand = one.page.get_by_role("dialog", name="Your opening hand")
    promise = hand.locator("footer .key")
    expect(promise).to_be_visible()
    for _ in range(12):
        one.page.keyboard.press("Tab")
        if one.page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "false":
            break
    expect(promise).to_be_hidden()
    one.page.keyboard.press("Enter")
    expect(hand.get_by_role("button", name="Exchange 1")).to_be_visible()
    expect(promise).to_be_hidden()
    hand.get_by_role("button", name="Exchange 1").focus()
    expect(promise).to_be_visible()
    one.page.keyboard.press("Enter")
    expect(hand).to_have_count(0)


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


def test_why_a_card_is_not_played_stands_beside_what_is_possible(
    open_page: Callable[..., Watched], server: Server
) -> None:
    """A card that could be put into standby, where nothing needs it, still says why it cannot be played."""
    one = open_page()
    text = (files("willpower.cards") / "decks" / "ashen-queen.deck").read_text(encoding="utf-8")
    sit_down(one, server, deck={"text": text.replace("Fire Magic Stone", "Water Magic Stone")}, seat=0)
    one.page.get_by_role("button", name="Keep all").click()
    hands = Hands(one.page)
    assert hands.until(lambda: hands.seen.get("stone called", 0) >= 2)
    prompt = one.page.get_by_role("region", name="Your decision")
    expect(prompt.get_by_role("button", name="End turn")).to_be_visible()
    expect(prompt.get_by_role("button", name="Call a stone")).to_have_count(0)
    for card in one.page.locator(".hand .card").all():
        card.click()
        if prompt.get_by_text("nothing needs it now").count():
            break  # and no card that is made for standby
        one.page.keyboard.press("Escape")
    expect(prompt.get_by_role("button", name="Put into standby")).to_be_visible()
    expect(prompt).to_contain_text("Play: You cannot pay")
    assert prompt.evaluate("e => e.offsetHeight") <= 110, "the hand is not folded for it"


def test_a_replay_is_where_it_was_left(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    page = one.page
    sit_down(one, server, deck={"name": "kiln"})
    page.get_by_role("button", name="Keep all").click()
    page.get_by_role("banner").get_by_role("button", name="Concede").click()
    page.get_by_role("region").get_by_role("button", name="Concede").click()
    page.get_by_role("link", name="Watch the replay").click()
    where = page.get_by_role("complementary").get_by_role("heading", level=1)
    expect(where).to_contain_text("Step 1 of")
    page.keyboard.press("]")
    page.get_by_role("button", name="Spectator").click()
    expect(page).to_have_url(re.compile(r"\?seat=open&step=1$"))
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(re.compile("/rules$"))
    page.go_back()
    expect(page.get_by_role("button", name="Spectator")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("slider")).to_have_value("1")
    page.reload()
    expect(page.get_by_role("slider")).to_have_value("1")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1600, 1000)])
def test_each_zone_is_reached_by_its_key(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    """Also where a zone is drawn otherwise because there is less room."""
    one = open_page(width, height)
    sit_down(one, server, deck={"name": "salt-market"})
    one.page.get_by_role("button", name="Keep all").click()
    here = "document.activeElement.getAttribute('aria-label') || document.activeElement.innerText"
    expect(one.page.locator(".hand .card").first).to_be_visible()
    one.page.keyboard.press("r")
    assert "Tamsin" in one.page.evaluate(here)
    one.page.keyboard.press("z")
    expect(one.page.get_by_role("dialog")).to_contain_text("Tamsin, Who Weighs the Salt")
    one.page.keyboard.press("Escape")
    for key, zone in (("j", "hand"), ("l", "log"), ("k", "chase")):
        one.page.keyboard.press(key)
        found = one.page.evaluate("document.activeElement.closest('[data-zone]')?.dataset.zone ?? ''")
        assert found == zone, key
