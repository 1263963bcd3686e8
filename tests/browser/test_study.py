"""The pages around the rules, by role and name, at both sizes: clauses and editions."""

from __future__ import annotations

import os
import re
from collections.abc import Callable

import pytest

from browser.kit import Server, Watched
from browser.test_long import SIZES, look_with_axe

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = pytest.mark.skipif(not os.environ.get("WILLPOWER_BROWSER"), reason="the long run: make browser")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_rules_answer_and_lead_on(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    one = open_page(width, height, bypass_csp=True)
    page = one.page
    page.goto(server.url)
    page.get_by_role("main").get_by_role("link", name=re.compile("^Rules")).click()
    expect(page.get_by_role("heading", name="The rules")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("summoning sickness")
    answer = page.get_by_role("region", name="In short")
    expect(answer).to_contain_text("cannot attack")
    look_with_axe(one, "rules found")
    page.get_by_role("searchbox").fill("pierce")
    expect(page.get_by_role("region", name="In short")).to_contain_text("divide its damage")
    page.get_by_role("region", name="What was found").get_by_role(
        "link", name=re.compile("^1102.2b Assign")
    ).click()
    expect(page.get_by_role("heading", name=re.compile("^1102.2b"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Play: Puzzle: what the wall"))).to_be_visible()
    look_with_axe(one, "clause")
    page.get_by_role("article").get_by_role("link", name="1102 Pierce").click()
    expect(page.get_by_role("heading", name=re.compile("^1102 section"))).to_be_visible()
    page.goto(f"{server.url}/editions")
    page.get_by_role("combobox", name="First edition").select_option("2.0")
    expect(page).to_have_url(re.compile("first=2.0"))
    expect(page.get_by_text(re.compile("switches differ"))).to_be_visible()
    look_with_axe(one, "editions")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_bench_is_set_up_played_and_shared(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    one = open_page(width, height, bypass_csp=True)
    page = one.page
    page.goto(f"{server.url}/bench")
    expect(page.get_by_text("Step 0 of 0")).to_be_visible()

    def part(name: str) -> None:
        if width < 961:
            page.get_by_role("navigation", name="Parts of the bench").get_by_role("button", name=name).click()

    part("The file")
    page.get_by_role("searchbox", name="Find a card to place").fill("thistle boar")
    page.get_by_role("list", name="Cards to place").get_by_role(
        "button", name=re.compile("^Thistle Boar")
    ).click()
    expect(page.get_by_role("button", name="Remove Thistle Boar")).to_be_visible()
    part("Board")
    page.get_by_role("button", name=re.compile("^Attack")).click()
    part("What happens")
    story = page.get_by_role("complementary", name="What happens")
    expect(story.get_by_role("button", name="A attacks B with Thistle Boar")).to_be_visible()
    look_with_axe(one, "bench")
    story.get_by_role("button", name="The start").click()
    story.get_by_role("button", name="What can happen from here?").click()
    expect(story.get_by_role("region", name="What can happen from here?")).to_contain_text("Initiate battle")
    story.get_by_role("button", name="Expectations").click()
    story.get_by_role("button", name="B has 4000 life", exact=True).click()
    expect(story.get_by_text("as expected").first).to_be_visible()
    story.get_by_role("button", name="Share link").click()
    link = story.get_by_role("textbox", name=re.compile("^The whole file")).input_value()
    page.goto(link)
    expect(page.get_by_text(re.compile("^Step [1-9] of"))).to_be_attached()
    part("What happens")
    story.get_by_role("button", name="Compare editions").click()
    compared = page.get_by_role("dialog", name="Compare editions")
    expect(compared.get_by_role("region", name="8.01")).to_contain_text("Thistle Boar")
    look_with_axe(one, "compared")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_two_editions_are_compared_over_the_board(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    """No sheet of the board lies under the comparison, and its clauses tell what they say."""
    one = open_page(width, height, bypass_csp=True)
    page = one.page
    file = "editions/changing-the-opening-hand-5.12.yaml"
    page.goto(f"{server.url}/bench?file={file}&first=5.12 Bifrost&second=8.01")
    compared = page.get_by_role("dialog", name="Compare editions")
    old = compared.get_by_role("region", name="5.12 Bifrost")
    old.get_by_role("button", name="Rule 4.2 b4").first.click()
    told = page.get_by_role("dialog", name="Rule 4.2 b4")
    expect(told).to_contain_text("Five cards each")
    expect(told.get_by_role("link", name="403.5")).to_be_visible()
    look_with_axe(one, "compared")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    hand = page.get_by_role("dialog", name="Your opening hand")
    expect(hand).to_have_count(0)
    compared.get_by_role("button", name="Close").click()
    expect(hand).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_deck_played_alone_does_not_tell_its_order(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    page = open_page(width, height).page
    page.goto(f"{server.url}/decks/build?bundled=kiln")
    if width < 900:
        parts = page.get_by_role("group", name="Parts of the page")
        parts.get_by_role("button", name="Test hand").click()
    page.get_by_role("button", name="Play it alone").click()
    expect(page.get_by_text(re.compile("^Step "))).to_be_attached()
    if width < 961:
        page.get_by_role("navigation", name="Parts of the bench").get_by_role(
            "button", name="The file"
        ).click()
    page.get_by_role("button", name="Text", exact=True).click()
    text = page.get_by_role("textbox", name="Text")
    expect(text).to_have_value(re.compile(r"\n    deck: \[…\]\n    stone_deck: \[…\]\n"))
    expect(text).not_to_be_editable()
    page.get_by_role("button", name="Show the whole file").click()
    expect(text).to_have_value(re.compile(r'\n    deck: \["'))
    expect(text).to_be_editable()


MARKED = """format: 1
title: Counters
do: []
start:
  A:
    field:
      - {card: Cloudscale Drake, counters: {"+100/+100": 2}, fresh: true}
      - {card: Cloudscale Drake, counters: {"+100/+100": 2}, rested: true}
      - {card: Cloudscale Drake, counters: {"+100/+100": 2}, damage: 200}
"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_badge_of_a_card_covers_another(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    page = open_page(width, height).page
    page.goto(f"{server.url}/rules")
    handed = {"text": MARKED, "picks": [], "record": False, "notes": [], "alone": False}
    page.evaluate("h => sessionStorage.setItem('willpower.bench', JSON.stringify(h))", handed)
    page.goto(f"{server.url}/bench?from=board")
    drakes = page.get_by_role("region", name="A’s field, 3 cards").get_by_role("button")
    expect(drakes).to_have_count(3)
    for n in range(3):
        marks = drakes.nth(n).locator(".kwc, .bdg")
        boxes = [box for i in range(marks.count()) if (box := marks.nth(i).bounding_box()) is not None]
        assert len(boxes) >= 2
        for i, one in enumerate(boxes):
            for other in boxes[:i]:
                beside = abs(one["x"] - other["x"]) >= min(one["width"], other["width"]) - 2
                above = abs(one["y"] - other["y"]) >= min(one["height"], other["height"]) - 2
                assert beside or above, (n, one, other)


SPOILS = """format: 1
title: Spoils
edition: "8.01"
start:
  A:
    hand: [Divided Spoils]
    stones: [Darkness Magic Stone, Darkness Magic Stone, Darkness Magic Stone, Water Magic Stone]
  B: {field: [Lamp Novice, Abbey Cat, Cloister Guard]}
"""


def test_damage_is_divided_among_all_targets_at_once(
    open_page: Callable[..., Watched], server: Server
) -> None:
    page = open_page(1280, 800).page
    page.goto(f"{server.url}/bench")
    expect(page.get_by_text("Step 0 of 0")).to_be_visible()
    page.get_by_role("button", name="Text", exact=True).click()
    page.get_by_role("textbox").first.fill(SPOILS)
    page.get_by_role("button", name="Run it").click()
    page.get_by_role("button", name=re.compile("^Divided Spoils")).click()
    prompt = page.get_by_role("region", name="Your decision")
    prompt.get_by_role("button", name=re.compile("^Play")).click()
    for name in ("Lamp Novice", "Abbey Cat"):
        page.locator("button.cand").filter(has_text=name).click()
        expect(page.locator("button.cand").filter(has_text=name)).to_have_count(0)
    expect(prompt.get_by_role("heading", name="Divide it among the targets")).to_be_visible()
    assert prompt.locator("output").all_inner_texts() == ["500", "400"]
    prompt.get_by_role("button", name="Less for Lamp Novice").click()
    expect(prompt.get_by_role("button", name="100 still to give")).to_be_visible()
    prompt.get_by_role("button", name="More for Abbey Cat").click()
    prompt.get_by_role("button", name=re.compile("^Divide it so")).click()
    expect(prompt.get_by_role("heading", name="Divide it among the targets")).to_have_count(0)
    expect(page.get_by_role("region", name="Chase")).to_contain_text("Divided Spoils")


def test_another_way_is_kept_as_a_line(open_page: Callable[..., Watched], server: Server) -> None:
    """A step gone another way leaves the way before beside the new one; both can be shown."""
    one = open_page(bypass_csp=True)
    page = one.page
    page.goto(f"{server.url}/bench?file=puzzles/05-through-the-wall.yaml")
    prompt = page.get_by_role("region", name="Your decision")
    prompt.get_by_role("button", name=re.compile("^Call a stone")).click()
    expect(page.get_by_text("Step 1 of 1")).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text("Step 0 of 1")).to_be_visible()
    prompt.get_by_role("button", name=re.compile("^End turn")).click()
    expect(prompt.get_by_role("heading", name="End the turn without calling a stone?")).to_be_visible()
    prompt.get_by_role("button", name=re.compile("^End turn")).click()
    lines = page.get_by_role("group", name="Lines played")
    expect(lines.get_by_role("button", pressed=True)).to_contain_text("2")
    look_with_axe(one, "bench with lines")
    lines.get_by_role("button", name=re.compile("^1 ")).click()
    story = page.get_by_role("complementary", name="What happens")
    expect(story.get_by_role("button", name="A calls a magic stone", exact=True)).to_be_visible()
    expect(lines.get_by_role("button", pressed=True)).to_contain_text("A calls a magic stone")
    expect(page.get_by_text("Step 1 of 1")).to_be_visible()


def test_a_finger_drags_a_card_onto_the_bench(open_page: Callable[..., Watched], server: Server) -> None:
    """On the phone the board comes up while a card is dragged by its grip."""
    one = open_page(390, 844, has_touch=True, is_mobile=True)
    page = one.page
    page.goto(f"{server.url}/bench")
    page.get_by_role("navigation", name="Parts of the bench").get_by_role("button", name="The file").click()
    page.get_by_role("searchbox", name="Find a card to place").fill("tuskback")
    grip = page.get_by_role("list", name="Cards to place").locator(".grip").first
    expect(grip).to_be_visible()
    box = grip.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, at: list[dict[str, float]]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", [{"x": x, "y": y}])
    touch("touchMove", [{"x": x + 20, "y": y - 10}])
    field = page.get_by_role("region", name=re.compile("^A’s field"))
    expect(field).to_be_visible()
    there = field.bounding_box()
    assert there is not None
    touch("touchMove", [{"x": there["x"] + 150, "y": there["y"] + 40}])
    touch("touchEnd", [])
    expect(field.get_by_role("button", name=re.compile("Tuskback"))).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_puzzle_is_solved_by_its_shown_moves(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    one = open_page(width, height, bypass_csp=True)
    page = one.page
    page.goto(f"{server.url}/puzzles")
    look_with_axe(one, "puzzles")
    page.get_by_role("link", name=re.compile("^Two tides wash")).click()
    page.get_by_role("button", name="There is no win").click()
    expect(page.get_by_text("There is no win. That was the answer.")).to_be_visible()
    look_with_axe(one, "puzzle")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text(re.compile(r"^1 of \d+ solved"))).to_be_visible()
    page.get_by_role("link", name=re.compile("^Three scratches")).click()
    goal = "Put the opponent’s Hill Giant into the graveyard and keep your Fox in the field this turn"
    expect(page.get_by_role("complementary", name="The puzzle")).to_contain_text(goal)
    page.get_by_role("button", name="Solution").click()
    expect(page.get_by_text("Fox attacks Hill Giant")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("solution seen")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^1 of \d+ solved"))).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_lesson_is_reached(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    one = open_page(width, height, bypass_csp=True)
    page = one.page
    page.goto(f"{server.url}/learn")
    look_with_axe(one, "learn")
    page.get_by_role("link", name=re.compile("^What is a stone")).click()
    page.get_by_role("button", name=re.compile("^Call a stone")).click()
    expect(page.get_by_role("complementary", name="The coach")).to_contain_text("The goal is reached")
    expect(page.locator(".prompt")).to_contain_text("The goal is reached")
    look_with_axe(one, "lesson")
    page.get_by_role("button", name="Next: Your first resonator").first.click()
    expect(page.get_by_role("heading", name="Your first resonator")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Young Guard")).first.click()
    expect(page.locator(".prompt")).to_contain_text("Pays with Light Magic Stone.")
