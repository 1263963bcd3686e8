"""What guests stumbled over: a board that is left, words nobody reads, seats of a replay, terms of a game."""

from __future__ import annotations

import os
import re
from collections.abc import Callable

import pytest

from browser.hands import Hands
from browser.kit import Server, Watched, sit_down
from browser.test_long import SIZES, look_with_axe

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = pytest.mark.skipif(not os.environ.get("WILLPOWER_BROWSER"), reason="the long run: make browser")

GULL = "[Flying]\nEach player mumbles a lullaby.\nWhenever this card attacks ⇒ Draw a card."


def test_a_text_that_is_partly_understood_is_played_and_the_board_stays(
    open_page: Callable[..., Watched], server: Server
) -> None:
    one = open_page(bypass_csp=True)
    page = one.page
    page.goto(f"{server.url}/cards/try")
    page.get_by_role("button", name="Show an example").click()
    page.get_by_label("Text, one paragraph on each line").fill(GULL)
    expect(page.get_by_text("Partly understood: 2 of 3 paragraphs")).to_be_visible()
    page.get_by_role("button", name="Play with it on the bench").click()
    told = page.get_by_role("note").filter(has_text="do nothing here")
    expect(told).to_contain_text("mumbles a lullaby")
    look_with_axe(one, "a bench with words that do nothing")
    page.get_by_role("region", name="Your decision").get_by_role("button", name="Attack", exact=True).click()
    step = page.get_by_text(re.compile(r"^Step [1-9]\d* of"))
    expect(step).to_be_visible()
    page.get_by_role("link", name="Rules", exact=True).first.click()
    expect(page.get_by_role("heading", name="The rules")).to_be_visible()
    page.get_by_role("link", name="Judge", exact=True).first.click()
    expect(step).to_be_visible()
    page.reload()
    expect(step).to_be_visible()
    page.get_by_role("button", name="Clear the board").click()
    expect(page.get_by_text("Step 0 of 0")).to_be_visible()
    expect(page.get_by_text("A new board")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_win_is_found_on_the_bench(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    one = open_page(width, height, bypass_csp=True)
    page = one.page
    page.goto(f"{server.url}/bench?file=puzzles/05-through-the-wall.yaml")
    expect(page.get_by_text("Step 0 of 0")).to_be_visible()
    if width < 961:
        parts = page.get_by_role("navigation", name="Parts of the bench")
        parts.get_by_role("button", name="What happens").click()
    page.get_by_role("button", name="Is there a win for A?").click()
    found = page.get_by_role("region", name="Is there a win for A?")
    expect(found).to_contain_text("A wins this turn whatever the other does")
    expect(found).to_contain_text("Wood Lancer attacks B")
    look_with_axe(one, "a win on the bench")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_who_is_invited_knows_the_clock(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    page = open_page().page
    page.goto(server.url)
    page.get_by_role("button", name="other rules, length or clock").click()
    page.get_by_role("button", name="Best of 3").click()
    page.get_by_role("button", name="10 minutes").click()
    page.get_by_role("region", name="The game").get_by_role("button", name="Invite a friend").click()
    terms = "Best of 3 · 10 minutes each"
    expect(page.get_by_text(terms)).to_be_visible()
    friend = open_page(width, height, bypass_csp=True)
    friend.page.goto(page.get_by_role("textbox").input_value())
    expect(friend.page.get_by_text(f"rules 8.01 · {terms}, the first 10 seconds")).to_be_visible()
    look_with_axe(friend, "an invitation")


def test_a_replay_from_the_other_seat_has_names(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    page = one.page
    sit_down(one, server, deck={"name": "long-road"}, name="Mara")
    hands = Hands(page)
    assert hands.until(lambda: hands.seen.get("turn ended", 0) > 0)
    page.get_by_role("button", name="Concede").first.click()
    expect(page.get_by_role("heading", name="Concede this game?")).to_be_visible()
    page.get_by_role("main").get_by_role("button", name="Concede", exact=True).click()
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("main").get_by_text("You", exact=True)).to_be_visible()
    page.get_by_role("button", name="Computer (easy)", exact=True).click()
    expect(page.get_by_role("main").get_by_text("Mara", exact=True)).to_be_visible()
    expect(page.get_by_role("main").get_by_text("You", exact=True)).to_have_count(0)
    expect(page.get_by_text("Computer (easy) wins.")).to_be_visible()
