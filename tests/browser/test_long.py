"""The long run (`make browser`): whole games by hand and by keys, friends, trouble, replays, access."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.hands import Hands
from browser.keyhands import KeyHands
from browser.kit import Server, Watched

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = pytest.mark.skipif(not os.environ.get("WILLPOWER_BROWSER"), reason="the long run: make browser")
AXE = Path(__file__).parents[2] / "src/willpower/client/node_modules/axe-core/axe.min.js"
SIZES = [(1280, 800), (390, 844)]


def begin(one: Watched, server: Server, deck: str) -> None:
    """A game against the computer with a deck, from the first page."""
    one.page.goto(server.url)
    one.page.get_by_role("button", name=re.compile(f"^{deck}")).click()
    one.page.wait_for_selector(".table")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("deck", ["The Kiln", "The Bell Abbey"])
def test_a_whole_game(
    open_page: Callable[..., Watched], server: Server, width: int, height: int, deck: str
) -> None:
    one = open_page(width, height, has_touch=width < 700)
    begin(one, server, deck)
    hands = Hands(one.page)
    hands.play()
    assert hands.seen.get("stone called", 0) >= 3
    assert hands.seen.get("played by preview", 0) >= 3
    over = one.page.get_by_role("dialog")
    expect(over.get_by_role("button", name="Rematch")).to_be_visible()
    over.get_by_role("button", name="Rematch").click()
    expect(one.page.get_by_role("dialog", name="Your opening hand")).to_be_visible()


def test_a_whole_game_by_keys(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page(1280, 800)
    begin(one, server, "The Kiln")
    hands = KeyHands(one.page)
    hands.play()
    assert hands.seen.get("stone called", 0) >= 3
    assert hands.seen.get("preview played", 0) >= 2


def test_a_whole_game_in_japanese(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page(1280, 800)
    one.page.goto(server.url)
    one.page.get_by_role("button", name="日本語").click()
    one.page.get_by_role("button", name="今すぐプレイ").click()
    one.page.wait_for_selector(".table")
    Hands(one.page).play()
    expect(one.page.get_by_role("button", name="再戦")).to_be_visible()


def both_called(first: Hands, second: Hands) -> bool:
    """Let the second player play on too; whether each has called a stone."""
    second.step()
    return bool(first.seen.get("stone called")) and bool(second.seen.get("stone called"))


def test_invite_watch_and_rematch(open_page: Callable[..., Watched], server: Server) -> None:
    host, guest, watcher = open_page(), open_page(390, 844), open_page()
    host.page.goto(server.url)
    host.page.get_by_role("button", name="Invite a friend").click()
    host.page.get_by_role("button", name="Make a link").click()
    link = host.page.get_by_label("Invitation link").input_value()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Take the seat").click()
    host.page.wait_for_selector(".table")
    guest.page.wait_for_selector(".table")
    watcher.page.goto(host.page.url)
    expect(watcher.page.get_by_text(re.compile("You watch"))).to_be_visible()
    first, second = Hands(host.page), Hands(guest.page)
    assert first.until(lambda: both_called(first, second)), (first.seen, second.seen)
    assert watcher.page.locator(".hand .card.h").count() == 0  # hands are backs
    assert watcher.page.locator(".legal, .cand").count() == 0
    assert first.until(lambda: host.page.get_by_role("dialog").count() == 0)
    host.page.get_by_role("button", name="Concede").click()
    host.page.get_by_role("region").get_by_role("button", name="Concede").click()
    expect(host.page.get_by_role("dialog", name="You lose")).to_be_visible()
    expect(guest.page.get_by_role("dialog", name="You win")).to_be_visible()
    host.page.get_by_role("button", name="Rematch").click()
    guest.page.get_by_role("button", name=re.compile("again")).click()
    for one in (host, guest):
        expect(one.page.get_by_role("dialog", name=re.compile("You (lose|win)"))).to_be_hidden()


def test_the_connection_comes_back(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    begin(one, server, "The Kiln")
    hands = Hands(one.page)
    assert hands.until(lambda: hands.seen.get("stone called", 0) >= 1)
    server.stop()
    expect(one.page.get_by_text("Connection lost, trying again").first).to_be_visible()
    server.start()
    expect(one.page.get_by_text("Connection lost, trying again").first).to_be_hidden()
    one.errors.clear()  # the browser writes that it could not connect
    assert hands.until(lambda: hands.seen["stone called"] >= 2 or hands.over())


class UpToMain(Hands):
    """Hands that stop at the first main phase of their own."""

    reached = False

    def at_priority(self, prompt: Any, name: str) -> bool:
        """Stop at the main phase, pass before it."""
        if "Your main phase" in name:
            self.reached = True
            return False
        prompt.locator(".acts .btn").first.click()  # whoever rests the ruler before calls no stone
        return True


@pytest.mark.parametrize(("deck", "alike"), [("The Ashen Queen", True), ("The Kiln", False)])
def test_a_called_stone_is_taken_back_if_it_could_be_no_other(
    open_page: Callable[..., Watched], server: Server, deck: str, alike: bool
) -> None:
    one = open_page()
    begin(one, server, deck)
    hands = UpToMain(one.page)
    assert hands.until(lambda: hands.reached)
    stones = one.page.get_by_role("button", name=re.compile("Stones"))
    before = (stones.last.text_content() or "").strip()
    selected = one.page.locator(".mback .stones").count()
    one.page.get_by_role("button", name="Call a stone").click()
    expect(one.page.locator(".mback .stones")).to_have_count(selected + 1)
    undo = one.page.get_by_role("button", name="Undo")
    if not alike:  # the deck of stones is hidden: it must say why not
        expect(undo).to_have_attribute("aria-disabled", "true")
        assert undo.get_attribute("title")
        return
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    expect(stones.last).to_have_text(before)


def test_a_replay_is_stepped_through(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    begin(one, server, "The Kiln")
    Hands(one.page).play()
    one.page.get_by_role("link", name="Watch the replay").click()
    expect(one.page.get_by_role("heading", name=re.compile("^Step 1 of"))).to_be_visible()
    one.page.keyboard.press("ArrowRight")
    expect(one.page.get_by_role("heading", name=re.compile("^Step 2 of"))).to_be_visible()
    one.page.get_by_role("button", name="Next turn").click()
    one.page.keyboard.press("End")
    expect(one.page.get_by_text(re.compile("wins? the game")).first).to_be_visible()
    one.page.keyboard.press("Home")
    theirs = one.page.locator(".pl .names").first
    expect(theirs).to_have_text(re.compile(r"^\d+$"))
    one.page.get_by_label("Show both hands").check()
    expect(theirs).to_have_text(re.compile(r"^\d+: \w"))
    one.page.get_by_role("button", name="Spectator", exact=True).click()
    expect(one.page.get_by_role("heading", name=re.compile("^Step"))).to_be_visible()
    expect(one.page.get_by_label("Show both hands")).to_have_count(0)
    expect(theirs).to_have_text(re.compile(r"^\d+$"))


@pytest.mark.parametrize(("scheme", "locale"), [("light", "en-GB"), ("dark", "en-GB"), ("light", "ja-JP")])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_serious_findings_of_axe(
    open_page: Callable[..., Watched], server: Server, width: int, height: int, scheme: str, locale: str
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: python -m willpower.client.build --check")
    one = open_page(width, height, color_scheme=scheme, locale=locale, bypass_csp=True)
    for path in ("/", "/lobby", "/replays", "/settings", "/stats", "/nowhere"):
        one.page.goto(server.url + path)
        one.page.wait_for_load_state("networkidle")
        look_with_axe(one, path)
    one.page.goto(server.url)
    one.page.get_by_role("button", name=re.compile("^(change|変更)$")).click()
    look_with_axe(one, "choices")
    begin(one, server, "The Bell Abbey")
    look_with_axe(one, "exchange")
    hands = Hands(one.page)
    for n in (1, 2, 4):
        assert hands.until(lambda n=n: hands.seen.get("turn ended", 0) >= n or hands.over())  # type: ignore[misc]
        look_with_axe(one, f"table after turn {n}")
    quiet = one.page.locator(".app-table:not(:has([role=dialog])) .prompt[data-kind=priority]:not(.busy)")
    assert hands.until(lambda: hands.over() or quiet.count() > 0)
    if hands.over():
        return
    one.page.evaluate("document.activeElement.blur()")
    for key in ("/", "g", "?"):
        one.page.keyboard.press(key)
        expect(one.page.get_by_role("dialog")).to_be_visible()
        look_with_axe(one, f"after the key {key}")
        one.page.keyboard.press("Escape")
        one.page.evaluate("document.activeElement.blur()")
    one.page.locator(".mh .rulerbar:visible, .mh .rulerf:visible button").first.click(button="right")
    expect(one.page.get_by_role("dialog")).to_be_visible()
    look_with_axe(one, "zoom")


def look_with_axe(one: Watched, where: str) -> None:
    """No finding of axe that it calls serious or critical."""
    one.page.evaluate("Promise.allSettled(document.getAnimations().map(a => a.finished))")
    one.page.add_script_tag(path=str(AXE))
    found = one.page.evaluate("async () => (await axe.run({resultTypes: ['violations']})).violations")
    bad = [
        (v["id"], v["nodes"][0]["target"], v["nodes"][0]["failureSummary"])
        for v in found
        if v["impact"] in ("serious", "critical")
    ]
    assert bad == [], where
