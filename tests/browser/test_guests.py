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

HELD = """() => {
  const press = () => new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true});
  for (let i = 0; i < 4; i++) document.body.dispatchEvent(press());
}"""
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


def test_a_deck_link_that_was_cut_is_not_taken(open_page: Callable[..., Watched], server: Server) -> None:
    page = open_page().page
    page.goto(f"{server.url}/decks/build?bundled=kiln")
    expect(page.get_by_role("textbox", name="Name of the deck")).to_have_value("The Kiln")
    page.get_by_role("button", name="Export").click()
    link = page.get_by_label("A link that holds the deck").input_value()
    page.goto(f"{server.url}/decks")
    page.get_by_role("button", name="Import", exact=True).click()
    dialog = page.get_by_role("dialog", name="Import")
    pasted = dialog.get_by_label("A deck list in any form, or a link to a deck")
    taken = dialog.get_by_role("button", name="As a new deck")
    for wrong, said in (
        (link[:-20], "The link is damaged"),
        ("https://decks.example/1234", "This address holds no deck"),
    ):
        pasted.fill(wrong)
        expect(dialog.get_by_role("alert")).to_contain_text(said)
        expect(taken).to_have_attribute("aria-disabled", "true")
    pasted.fill(f"Try this: {link}")
    expect(dialog.get_by_role("status")).to_contain_text("The Kiln")
    taken.click()
    expect(page.get_by_role("textbox", name="Name of the deck")).to_have_value("The Kiln")
    other = open_page().page
    other.goto(link[:-20])
    expect(other.get_by_role("alert").filter(has_text="The link is damaged")).to_be_visible()
    expect(other.get_by_text("There is no ruler")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_addresses_that_lead_nowhere_lead_on(
    open_page: Callable[..., Watched], server: Server, locale: str
) -> None:
    one = open_page(bypass_csp=True, locale=locale)
    page = one.page
    japanese = locale == "ja-JP"
    for place, said, on in (
        ("puzzle/none", "そのパズルはありません" if japanese else "There is no such puzzle", "/puzzles"),
        ("learn/none", "そのレッスンはありません" if japanese else "There is no such lesson", "/learn"),
    ):
        page.goto(f"{server.url}/{place}")
        expect(page.get_by_role("main").get_by_role("heading", name=said)).to_be_visible()
        look_with_axe(one, place)
        page.get_by_role("main").get_by_role("link").first.click()
        expect(page).to_have_url(f"{server.url}{on}")
    one.errors.clear()  # the browser notes that there was none
    page.goto(f"{server.url}/cards?page=999")
    expect(page).to_have_url(re.compile(r"page=\d{1,2}$"))
    expect(page.locator(".cgrid li").first).to_be_visible()


def test_held_keys_lose_no_step_of_a_replay(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    page = one.page
    sit_down(one, server, deck={"name": "long-road"}, name="Ann")
    hands = Hands(page)
    assert hands.until(lambda: hands.seen.get("turn ended", 0) > 0)
    page.get_by_role("button", name="Concede").first.click()
    expect(page.get_by_role("heading", name="Concede this game?")).to_be_visible()
    page.get_by_role("main").get_by_role("button", name="Concede", exact=True).click()
    page.get_by_role("link", name="Watch the replay").click()
    where = page.get_by_role("complementary").get_by_role("heading", level=1)
    expect(where).to_contain_text("Step")
    page.keyboard.press("Home")
    expect(where).to_have_text(re.compile(r"^Step 1 of"))
    page.evaluate(HELD)
    expect(where).to_have_text(re.compile(r"^Step 5 of"))
    expect(page.get_by_role("log").first).not_to_contain_text("(easy)")


def test_who_gives_no_name_is_a_guest_in_every_language(
    open_page: Callable[..., Watched], server: Server
) -> None:
    host, guest = open_page().page, open_page(390, 844, locale="ja-JP").page
    host.goto(server.url)
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Make a link").click()
    link = host.get_by_label("Invitation link").input_value()
    guest.goto(link)
    guest.get_by_role("button", name="席に着く").click()
    expect(guest.get_by_role("region", name="Annの陣地")).to_be_visible()
    expect(host.get_by_role("region", name="Guest’s house")).to_be_visible()
    watcher = open_page(locale="ja-JP").page
    watcher.goto(f"{server.url}/lobby")
    expect(watcher.get_by_text("Ann – ゲスト")).to_be_visible()
