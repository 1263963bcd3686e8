"""Others around a game: the lobby asks for a name, and who watches with a delay sees a table at once."""

from __future__ import annotations

import json
import os
import re
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from browser.kit import Server, Watched
from browser.test_long import SIZES

if TYPE_CHECKING:
    from playwright.sync_api import Browser

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = pytest.mark.skipif(not os.environ.get("WILLPOWER_BROWSER"), reason="the long run: make browser")


def post(server: Server, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server as a program would."""
    kind = {"Content-Type": "application/json"}
    asked = urllib.request.Request(server.url + path, json.dumps(body).encode(), kind)
    with urllib.request.urlopen(asked, timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_lobby_asks_for_a_name_and_remembers_it(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    host = open_page(width, height).page
    host.goto(f"{server.url}/lobby")
    host.get_by_role("textbox", name="Your name").fill(f"Anna {width}")
    host.get_by_role("button", name="Open a game in the lobby").click()
    expect(host.get_by_text("The game stands in the lobby.")).to_be_visible()
    guest = open_page(width, height).page
    guest.goto(f"{server.url}/lobby")
    guest.get_by_role("textbox", name="Your name").fill("Ben")
    guest.get_by_role("combobox", name="Your deck").select_option("The Kiln")
    row = guest.locator(".row").filter(has_text=f"Anna {width}")
    row.get_by_role("button", name="Join").click()
    expect(guest.get_by_text(f"Anna {width}").first).to_be_visible()
    expect(host.get_by_text("Ben", exact=True).first).to_be_visible()
    guest.goto(f"{server.url}/lobby")
    expect(guest.get_by_role("textbox", name="Your name")).to_have_value("Ben")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_who_watches_with_a_delay_sees_the_table_as_it_began(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    choice = {"deck": {"name": "kiln"}, "name": "Anna", "against": "open", "spectator_delay": 300}
    game = post(server, "/api/games", choice)["game"]
    post(server, f"/api/games/{game}/join", {"deck": {"name": "bell-abbey"}, "name": "Ben"})
    page = open_page(width, height).page
    page.goto(f"{server.url}/game/{game}")
    expect(page.get_by_text("This is the table as the game began.")).to_contain_text("300 s later")
    expect(page.get_by_text(re.compile("^5 in (Anna|Ben)’s hand")).last).to_be_visible()
    expect(page.get_by_text("4000").first).to_be_visible()


def test_the_game_of_who_stays_away_is_claimed_and_not_lost_unasked(
    browser: Browser, client: Path, tmp_path: Path
) -> None:
    """Who waits decides: the game goes on as long as they like."""
    server = Server(tmp_path, away_seconds=1.0)
    server.start()
    context = browser.new_context(locale="en-GB")
    try:
        made = post(server, "/api/games", {"deck": {"name": "kiln"}, "against": "friend", "seat": 0})
        body = {"deck": {"name": "bell-abbey"}, "name": "Ben", "invite": made["invite"].rpartition("/")[2]}
        joined = post(server, f"/api/games/{made['game']}/join", body)
        page = context.new_page()
        page.goto(f"{server.url}/game/{made['game']}#seat=0.{made['token']}")
        keep = page.get_by_role("button", name="Keep all")
        claim = page.get_by_role("button", name="Claim the game")
        expect(keep.or_(claim)).to_be_visible()
        if keep.is_visible():
            keep.click()
        expect(page.get_by_role("heading", name="Ben is away")).to_be_visible()
        expect(page.get_by_text("Nothing is lost until you do")).to_be_visible()
        page.wait_for_timeout(2000)
        expect(page.get_by_role("dialog", name="You win")).to_have_count(0)
        ben = context.new_page()
        ben.goto(f"{server.url}/game/{made['game']}#seat=1.{joined['token']}")
        expect(claim).to_be_hidden()
        ben.goto("about:blank")
        claim.click()
        expect(page.get_by_role("dialog", name="You win")).to_contain_text("Ben stayed away.")
    finally:
        context.close()
        server.stop()
