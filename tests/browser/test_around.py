"""Around the table as a newcomer, a judge and a deck builder meet it: the way through all of it, and what
leads from one page to the next."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from browser.hands import Hands
from browser.kit import Server, Watched
from browser.test_long import AXE, SIZES, look_with_axe

if TYPE_CHECKING:
    from playwright.sync_api import Page

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = pytest.mark.skipif(not os.environ.get("WILLPOWER_BROWSER"), reason="the long run: make browser")

CHEAP = (
    "Cinder Kit",
    "Powder Imp",
    "Kite Dancer",
    "Road Scout",
    "Steppe Lancer",
    "Ember Smith",
    "Trail Wolf",
)
CHANTS = ("Kindle Bolt", "Roadside Blaze", "Second Wind")


class Watch:
    """Prints how long each part of a way took; nothing is concluded from it."""

    def __init__(self) -> None:
        self.begun = self.last = time.monotonic()

    def tick(self, what: str) -> None:
        """Print the time since the part before."""
        now = time.monotonic()
        print(f"{what}: {now - self.last:.1f} s", flush=True)
        self.last = now

    def end(self) -> None:
        """Print the time since the beginning."""
        print(f"all of it: {time.monotonic() - self.begun:.1f} s", flush=True)


def part(page: Page, name: str) -> None:
    """Show a part of the builder, where the page has room for one."""
    parts = page.get_by_role("group", name="Parts of the page")
    if parts.is_visible():
        parts.get_by_role("button", name=re.compile(f"^{name}")).click()


def add(page: Page, search: str, names: tuple[str, ...], copies: int) -> None:
    """Find cards and put copies of them into the deck."""
    part(page, "Cards")
    page.get_by_role("searchbox", name="Search cards").fill(search)
    for name in names:
        card = page.get_by_role("region", name="Cards").get_by_role("button", name=re.compile(f"^{name}"))
        for _ in range(copies):
            card.click()


def menu(page: Page) -> None:
    """Open the menu of the table; on a phone it is behind one's own piles."""
    shown = page.get_by_role("banner").get_by_role("button", name=re.compile("^Menu"))
    if shown.is_visible():
        shown.click()
        return
    page.get_by_role("region", name="Your house").get_by_role("button", name=re.compile("Your piles")).click()
    page.get_by_role("dialog", name="Your piles").get_by_role("button", name="Menu").click()


def concede(page: Page) -> None:
    """Give up the game at the table."""
    menu(page)
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Concede").click()
    page.get_by_role("region").get_by_role("button", name="Concede").click()
    expect(page.get_by_role("dialog", name="You lose")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_way_of_a_newcomer(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    """From the first page to a lesson, a deck, a game with it, its replay, and a position at the bench."""
    one = open_page(width, height, has_touch=width < 700)
    page = one.page
    watch = Watch()
    page.goto(server.url)
    page.get_by_role("link", name="Begin with the lessons").click()
    page.get_by_role("link", name=re.compile("^What is a stone")).click()
    page.get_by_role("button", name=re.compile("^Call a stone")).click()
    expect(page.get_by_role("complementary", name="The coach")).to_contain_text("The goal is reached")
    watch.tick("a finished lesson")

    page.goto(f"{server.url}/decks")
    page.get_by_role("link", name="New deck").click()
    add(page, "sarka", ("Sarka",), 1)
    add(page, "type:resonator cost<=2 set:WPF", CHEAP, 4)
    add(page, "type:chant set:WPF", CHANTS, 4)
    part(page, "Deck")
    page.get_by_role("button", name=re.compile("^Fill up the stones")).click()
    expect(page.get_by_text("Legal in 8.01", exact=True)).to_be_visible()
    page.get_by_label("Name of the deck").fill(f"Riders at {width}")
    page.get_by_role("button", name="Save", exact=True).click()
    desk = page.get_by_role("region", name="Your deck")
    expect(desk.get_by_text("Saved as version 1", exact=True)).to_be_visible()
    watch.tick("a legal deck")

    page.get_by_role("button", name="Play it now").click()
    page.wait_for_selector(".table")
    hands = Hands(page)
    assert hands.until(lambda: hands.over() or hands.seen.get("turn ended", 0) >= 3)
    if not hands.over():
        concede(page)
    watch.tick("a game with it")

    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("heading", name=re.compile("^Step 1 of"))).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(re.compile("wins? the game")).first).to_be_attached()
    watch.tick("its replay")

    if width < 700:
        page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=re.compile("^To the judge")).last.click()
    where = page.get_by_text(re.compile(r"^Step \d+ of \d+$"))
    expect(where).to_be_attached()
    at, total = re.findall(r"\d+", where.inner_text())
    assert at == total
    if width < 961:
        parts = page.get_by_role("navigation", name="Parts of the bench")
        parts.get_by_role("button", name="What happens").click()
    story = page.get_by_role("complementary", name="What happens")
    expect(story.get_by_text("The start")).to_be_visible()  # nothing is expected, so nothing is judged
    watch.tick("a position at the bench")
    watch.end()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_player_is_chosen_in_a_lesson(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    one = open_page(width, height)
    page = one.page
    page.goto(f"{server.url}/learn/chants")
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Choose Opponent").click()
    expect(page.get_by_text("700", exact=True).first).to_be_attached()
    page.get_by_role("button", name="To the judge bench").click()
    if width < 961:
        page.get_by_role("navigation", name="Parts of the bench").get_by_role(
            "button", name="The file"
        ).click()
    page.get_by_role("link", name="Back to where it came from").click()
    expect(page.get_by_role("heading", name="Chants")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_first_game_has_a_coach(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    one = open_page(width, height, has_touch=width < 700, bypass_csp=True)
    page = one.page
    page.goto(f"{server.url}/learn")
    page.get_by_role("button", name="Play with the coach").click()
    coach = page.get_by_role("complementary", name="The coach")
    expect(coach).to_contain_text("You begin with five cards")
    look_with_axe(one, "coach in a sheet")
    page.get_by_role("button", name="Keep all").click()
    hands = Hands(page)
    assert hands.until(
        lambda: (
            coach.get_by_role("heading", name=re.compile("^(What you are after|The other player)")).count()
            > 0
        )
    )
    seen = coach.get_by_role("heading").inner_text()
    coach.get_by_role("button", name="Got it").click()
    expect(coach.get_by_role("heading", name=seen)).to_have_count(0)
    look_with_axe(one, "coach at the table")
    assert hands.until(lambda: hands.over() or hands.seen.get("turn ended", 0) >= 2)
    if not hands.over():
        concede(page)
    page.goto(f"{server.url}/learn")
    expect(page.get_by_text("1 of 13 done")).to_be_visible()


def test_cards_are_dragged_onto_the_bench(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    page = one.page
    page.goto(f"{server.url}/bench")
    expect(page.get_by_text("Step 0 of 0")).to_be_visible()
    found = page.get_by_role("list", name="Cards to place").get_by_role("listitem")
    for words, name, side in (("tuskback", "Tuskback", "B"), ("gate warden", "Gate Warden", "A")):
        page.get_by_role("searchbox", name="Find a card to place").fill(words)
        expect(found.get_by_role("button", name=re.compile(f"^{name}"))).to_be_visible()
        field = page.get_by_role("region", name=re.compile(f"^{side}’s field"))
        found.first.drag_to(field)
        expect(field.get_by_role("button", name=re.compile(name))).to_be_visible()
    page.get_by_role("listitem").filter(has_text="Gate Warden").last.drag_to(
        page.get_by_role("region", name=re.compile("in A’s hand$"))
    )
    expect(page.get_by_role("region", name="1 in A’s hand")).to_contain_text("Gate Warden")
    page.get_by_role("combobox", name="Rules", exact=True).select_option("7.x")
    expect(page.get_by_text("rules 7.x")).to_be_visible()
    page.get_by_role("button", name="Tuskback: new, came this turn").click()
    page.get_by_role("button", name="Text", exact=True).click()
    text = page.get_by_role("textbox", name="Text")
    expect(text).to_have_value(re.compile(r'edition: "7.x"(.|\n)*hand: \[Gate Warden\](.|\n)*fresh: true'))


def test_a_text_of_ones_own_is_played(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    page = one.page
    page.goto(f"{server.url}/cards/try")
    page.get_by_role("button", name="Show an example").click()
    page.get_by_role("button", name="Play with it on the bench").click()
    page.get_by_role("region", name=re.compile("in A’s hand$")).get_by_role(
        "button", name=re.compile("^Ferry Gull")
    ).first.click()
    prompt = page.get_by_role("region", name="Your decision")
    expect(prompt.get_by_role("heading", name=re.compile("^Play Ferry Gull"))).to_be_visible()
    prompt.get_by_role("button", name=re.compile("^Play")).click()
    story = page.get_by_role("complementary", name="What happens")
    expect(story.get_by_role("button", name="A plays Ferry Gull")).to_be_visible()
    page.goto(f"{server.url}/cards/WPF-001")
    page.get_by_role("button", name="Try it on the bench").click()
    expect(story.get_by_text("The start")).to_be_visible()  # nothing is expected, so nothing is judged


def test_a_running_game_is_taken_to_the_bench_and_back(
    open_page: Callable[..., Watched], server: Server
) -> None:
    one = open_page()
    page = one.page
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("^The Kiln")).click()
    page.get_by_role("button", name="Keep all").click()
    hands = Hands(page)
    assert hands.until(lambda: hands.seen.get("turn ended", 0) >= 1)
    menu(page)
    page.get_by_role("button", name="To the judge’s bench").click()
    expect(page.get_by_text("Step 0 of 0")).to_be_visible()
    page.get_by_role("link", name="Back to where it came from").click()
    expect(page.get_by_role("region", name="Your house")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_unsaved_work_is_never_covered_unasked(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    one = open_page(width, height, bypass_csp=True)
    page = one.page
    page.goto(f"{server.url}/decks/build?new")
    add(page, "sarka", ("Sarka",), 1)
    name = page.get_by_label("Name of the deck")
    page.goto(f"{server.url}/decks/build?bundled=kiln")
    ask = page.get_by_role("dialog", name="This deck is not saved yet")
    expect(ask).to_be_visible()
    look_with_axe(one, "covering")
    ask.get_by_role("button", name="Stay with it").click()
    part(page, "Deck")
    expect(page.get_by_role("region", name="Ruler")).to_contain_text("Sarka")
    page.goto(f"{server.url}/decks/build?bundled=kiln")
    ask.get_by_role("button", name="Save it, then open").click()
    part(page, "Deck")
    expect(name).to_have_value("The Kiln")
    part(page, "Test hand")
    page.get_by_role("button", name="Play it alone").click()
    expect(page.get_by_text("Step 0 of 0")).to_be_attached()
    page.goto(f"{server.url}/decks")
    expect(page.get_by_role("region", name="Yours")).to_contain_text("Sarka")


def test_a_deck_kept_on_the_command_line_is_in_the_browser(
    open_page: Callable[..., Watched], server: Server
) -> None:
    words = ["deck", "keep", "kiln", "--title", "Kiln of the house"]
    words += ["--database", f"sqlite:///{server.folder / 'games.db'}"]
    done = subprocess.run([sys.executable, "-m", "willpower", *words], capture_output=True, text=True)
    assert done.returncode == 0 and "Kiln of the house" in done.stdout, done.stderr
    one = open_page()
    one.page.goto(f"{server.url}/decks")
    expect(one.page.get_by_role("link", name="Kiln of the house", exact=True)).to_be_visible()


PAGES = (
    "/",
    "/learn",
    "/learn/chants",
    "/puzzles",
    "/puzzle/02-two-swords",
    "/rules",
    "/rules/710.1",
    "/editions",
    "/bench",
    "/cards",
    "/cards/WPF-001",
    "/cards/try",
    "/cards/import",
    "/decks",
    "/decks/build?bundled=bell-abbey",
    "/stats",
    "/replays",
    "/lobby",
    "/settings",
)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_page_has_serious_findings_or_is_too_wide(
    open_page: Callable[..., Watched], server: Server, width: int, height: int, scheme: str
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: python -m willpower.client.build --check")
    one = open_page(width, height, color_scheme=scheme, bypass_csp=True)
    for path in PAGES:
        one.page.goto(server.url + path)
        one.page.wait_for_load_state("networkidle")
        look_with_axe(one, path)
        assert one.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
    one.page.goto(f"{server.url}/rules")
    one.page.get_by_role("searchbox").fill("tap")
    expect(one.page.get_by_role("region", name="In short")).to_be_visible()
    look_with_axe(one, "rules found")
    header = one.page.get_by_role("banner").bounding_box()
    assert header is not None and header["x"] == 0 and header["width"] == width
