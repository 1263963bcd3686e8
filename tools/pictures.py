"""Writes the screenshots of docs/pictures: a table, a phone, the dark theme, a replay, the first page.

    python tools/pictures.py

The same pair of hands that tests the client plays until the pictures are worth looking at.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

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
    """How much there is to see: cards on both fields, lit cards, things in the chase."""
    found: int = page.evaluate(
        "() => document.querySelectorAll('.mfield .card').length * 2"
        " + document.querySelectorAll('.ofield .card').length"
        " + Math.min(3, document.querySelectorAll('.hand .legal').length)"
        " + document.querySelectorAll('.ci').length * 3"
        " + (document.querySelector('.arrows path') ? 4 : 0)"
        " - (document.querySelector('[role=dialog]') ? 50 : 0)"
        " - (document.querySelector('.prompt.wait') ? 20 : 0)"
    )
    return found


def table(
    browser: Browser, server: Server, name: str, width: int, height: int, scheme: str, deck: str
) -> None:
    """Play a game and keep the fullest moment of it."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        has_touch=width < 700,
        locale="en-GB",
    )
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector(".shelf button")
    if name == "table":
        page.screenshot(path=FOLDER / "home.png")
    page.get_by_role("button", name=deck).click()
    page.wait_for_selector(".table")
    hands = Hands(page)
    best = -100
    for _ in range(6000):
        if hands.over():
            break
        now = busy(page)
        if now > best:
            best = now
            page.wait_for_timeout(250)
            page.screenshot(path=FOLDER / f"{name}.png")
        if not hands.step():
            page.wait_for_timeout(40)
    if name == "table":
        page.get_by_role("link", name="Watch the replay").click()
        page.wait_for_selector(".rpl", timeout=90_000)
        page.keyboard.press("End")
        for _ in range(3):
            page.get_by_role("button", name="Turn before").click()
            page.wait_for_timeout(400)
        page.screenshot(path=FOLDER / "replay.png")
    context.close()


def main() -> int:
    """Write all pictures; 1 where Chromium or the client is missing."""
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
            for shot in SHOTS:
                table(browser, server, *shot)
                print(FOLDER / f"{shot[0]}.png")
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
