"""Writes the screenshots of docs/pictures: tables, a phone, a replay, and what is around a game.

    python tools/pictures.py            all of them
    python tools/pictures.py around     only the pages around a game
    python tools/pictures.py table      only that picture (or dark, phone)

The same pair of hands that tests the client plays until the pictures are worth looking at.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, Locator, Page, sync_playwright  # noqa: E402

from browser.hands import Hands  # noqa: E402
from browser.kit import Server, found_chromium  # noqa: E402
from willpower.client.build import build_if_needed  # noqa: E402

FOLDER: Final = ROOT / "docs" / "pictures"
SHOTS: Final = (
    ("table", 1440, 900, "light", "The Bell Abbey"),
    ("dark", 1280, 800, "dark", "The Salt Market"),
    ("phone", 390, 844, "light", "The Antlerwood"),
)


def busy(page: Page) -> int:
    """How much there is to see: some cards on both fields and in the hand, lit cards, things in the chase. A
    hand of one card or none is no game that anybody would want to join."""
    found: int = page.evaluate(
        "() => Math.min(5, document.querySelectorAll('.mfield .card').length) * 2"
        " + Math.min(5, document.querySelectorAll('.ofield .card').length)"
        " + Math.min(3, document.querySelectorAll('.hand .card').length) * 2"
        " - (document.querySelectorAll('.hand .card').length < 2 ? 12 : 0)"
        " + Math.min(3, document.querySelectorAll('.hand .legal').length)"
        " + document.querySelectorAll('.ci').length * 3"
        " + (document.querySelector('.arrows path') ? 4 : 0)"
        " - (document.querySelector('[role=dialog]') ? 50 : 0)"
        " - (document.querySelector('.prompt.wait') ? 20 : 0)"
    )
    return found


def settled(page: Page) -> None:
    """Wait until nothing moves on the page."""
    page.evaluate("() => Promise.allSettled(document.getAnimations().map(a => a.finished))")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def keep(page: Page, name: str) -> None:
    """Write one picture."""
    settled(page)
    page.screenshot(path=FOLDER / f"{name}.png")
    print(FOLDER / f"{name}.png", flush=True)


def opened(browser: Browser, width: int, height: int, scheme: str = "light") -> Page:
    """A page in a context of its own."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        has_touch=width < 700,
        locale="en-GB",
    )
    context.set_default_timeout(90_000)
    return context.new_page()


def table(
    browser: Browser, server: Server, name: str, width: int, height: int, scheme: str, deck: str
) -> None:
    """Play a game and keep the fullest moment of it."""
    page = opened(browser, width, height, scheme)
    page.goto(server.url)
    page.wait_for_selector(".shelf button")
    page.get_by_role("button", name=deck).click()
    page.wait_for_selector(".table")
    hands = Hands(page)
    best = -100

    def fuller() -> bool:
        nonlocal best
        now = busy(page)
        if now > best:
            best = now
            settled(page)
            page.screenshot(path=FOLDER / f"{name}.png")
        return hands.over()

    hands.until(fuller, 900)
    print(FOLDER / f"{name}.png", flush=True)
    if name == "table":
        page.get_by_role("link", name="Watch the replay").click()
        page.wait_for_selector(".rpl")
        page.keyboard.press("End")
        for _ in range(3):
            before = page.get_by_role("heading", level=1).inner_text()
            page.get_by_role("button", name="Turn before").click()
            page.wait_for_function("old => document.querySelector('.ans h1').textContent !== old", arg=before)
        page.wait_for_selector(".mini:not(.loading)")
        keep(page, "replay")
    page.context.close()


def payment(page: Page, lit: Locator) -> None:
    """Keep what would pay for a card: the first that has a single use, else the last."""
    total = lit.count()
    for n in range(total):
        lit.nth(n).click()
        page.wait_for_selector(".payp, .prompt:has-text('Pays with'), .opt")
        last = n == total - 1 or page.locator(".payp").count() > 0
        if last:
            keep(page, "payment")
        page.keyboard.press("Escape")
        page.wait_for_selector(".hand .sel", state="detached")
        if last:
            return


def scenes(browser: Browser, server: Server) -> None:
    """What a person meets around a game: first page, payment, a ruler's sides, the sideboard, figures."""
    page = opened(browser, 1280, 800)
    page.goto(server.url)
    page.wait_for_selector(".shelf button")
    keep(page, "home")
    page.get_by_role("button", name="change").click()
    form = page.get_by_role("region", name="The game")
    form.get_by_role("combobox").first.select_option("bell-abbey")
    form.get_by_role("button", name="Best of 3").click()
    form.get_by_role("button", name="Play the computer").click()
    hands = Hands(page)
    lit = page.locator(".hand .legal")
    called = page.locator(".prompt[data-kind=priority]").get_by_role("button", name="Call a stone")

    def playable() -> bool:
        enough = hands.seen.get("stone called", 0) >= 3 and not called.count()
        return hands.over() or (enough and lit.count() > 0)

    hands.until(playable)
    payment(page, lit)
    page.locator(".mh .rulerbar, .mh .jseat").locator("visible=true").first.click(button="right")
    page.wait_for_selector("[role=dialog]")
    page.wait_for_load_state("networkidle")
    keep(page, "zoom")
    page.keyboard.press("Escape")
    if not hands.over():
        page.get_by_role("banner").get_by_role("button", name="Concede").click()
        page.get_by_role("region").get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Game 2").click()
    page.get_by_role("button", name="Bring in one Steeple Giant").click()
    page.get_by_role("button", name="Take out one Abbey Cat").click()
    page.get_by_text("the deck is legal").wait_for()
    keep(page, "between")
    page.goto(f"{server.url}/stats")
    page.wait_for_selector(".forest")
    keep(page, "stats")
    page.context.close()


def small(page: Page, name: str) -> None:
    """Write one picture of a page around a game, as a small file."""
    page.wait_for_load_state("networkidle")
    settled(page)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=76)
    print(FOLDER / f"{name}.jpg", flush=True)


def around(browser: Browser, server: Server) -> None:
    """The pages around a game: lessons, puzzles, rules, cards, decks, the bench, the guided first game."""
    page = opened(browser, 1200, 760)
    for name, path, seen in (
        ("learn", "/learn", ".firstgame"),
        ("puzzle", "/puzzle/05-through-the-wall", ".sboard"),
        ("rules", "/rules/1102.2", ".rpage"),
        ("cards", "/cards?attribute=light", ".lcards, .cgrid, main ul"),
        ("card", "/cards/WPF-001", ".readings"),
        ("decks", "/decks/build?bundled=bell-abbey", ".dlist"),
        ("bench", "/bench?file=puzzles%2F05-through-the-wall.yaml", ".sboard"),
        ("all-decks", "/decks", "main li"),
        ("try", "/cards/try", "main textarea"),
        ("import", "/cards/import", "main input"),
        ("puzzles", "/puzzles", "main li"),
        ("editions", "/editions?first=2.0&second=8.01", "main table"),
        ("lobby", "/lobby", "main h2"),
        ("settings", "/settings", "main [role=switch]"),
    ):
        page.goto(server.url + path)
        page.wait_for_selector(seen)
        small(page, name)
    page.goto(f"{server.url}/learn")
    page.get_by_role("button", name="Play with the coach").click()
    page.get_by_role("button", name="Keep all").click()
    coach = page.get_by_role("complementary", name="The coach")
    hands = Hands(page)
    hands.until(lambda: hands.over() or coach.get_by_role("heading", name="What you are after").count() > 0)
    small(page, "coach")
    page.context.close()
    phone = opened(browser, 390, 760, "dark")
    phone.goto(f"{server.url}/learn/chants")
    phone.wait_for_selector(".sboard")
    small(phone, "lesson-phone")
    phone.context.close()


def main() -> int:
    """Write all pictures; 1 where Chromium or the client is missing."""
    wanted = sys.argv[1:]
    path = found_chromium()
    if path is None or build_if_needed() is None:
        print("pictures need Chromium and the built client", file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            if not wanted or "around" in wanted:
                around(browser, server)
            if not wanted:
                scenes(browser, server)
            for shot in SHOTS:
                if not wanted or shot[0] in wanted:
                    table(browser, server, *shot)
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
