"""At the desk: keys of the builder, addresses of puzzles, cards nobody printed, and all of it in Japanese."""

from __future__ import annotations

import os
import re
from collections.abc import Callable

import pytest

from browser.kit import Server, Watched, on_the_bench
from browser.test_long import SIZES

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = pytest.mark.skipif(not os.environ.get("WILLPOWER_BROWSER"), reason="the long run: make browser")

BATTLE = """format: 1
start:
  A: {field: [Tuskback]}
  B: {field: [Gate Warden]}
do:
  - {A: attack, card: Tuskback, object: B}
  - {B: block, card: Gate Warden}
  - {finish: battle}
"""


def test_keys_with_ctrl_do_that_alone(open_page: Callable[..., Watched], server: Server) -> None:
    page = open_page().page
    page.goto(f"{server.url}/decks/build?bundled=kiln")
    desk = page.get_by_role("region", name="Your deck")
    expect(desk.get_by_text("Legal in 8.01", exact=True)).to_be_visible()
    page.get_by_role("searchbox", name="Search cards").fill("abbey cat")
    page.get_by_role("region", name="Cards").get_by_role("button", name=re.compile("^Abbey Cat")).click()
    expect(desk.get_by_role("button", name=re.compile("^Abbey Cat, 1"))).to_be_visible()
    page.keyboard.press("Control+z")
    expect(desk.get_by_role("button", name=re.compile("^Abbey Cat"))).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    row = desk.get_by_role("button", name=re.compile("^Bellows Golem, "))
    row.focus()
    held = row.get_attribute("aria-label")
    page.keyboard.press("Control+s")
    expect(desk.get_by_text("Saved as version 1", exact=True)).to_be_visible()
    expect(row).to_have_attribute("aria-label", str(held))
    page.keyboard.press("-")
    expect(desk.get_by_text("Changed since version 1, not saved yet")).to_be_visible()
    expect(row).not_to_have_attribute("aria-label", str(held))


def test_a_change_right_after_saving_stays_and_can_be_undone(
    open_page: Callable[..., Watched], server: Server
) -> None:
    page = open_page().page
    page.route("**/api/kept/*/open", lambda route: (page.wait_for_timeout(400), route.continue_()))
    page.goto(f"{server.url}/decks/build?bundled=kiln")
    desk = page.get_by_role("region", name="Your deck")
    expect(desk.get_by_text("Legal in 8.01", exact=True)).to_be_visible()
    row = desk.get_by_role("button", name=re.compile("^Bellows Golem, "))
    held = str(row.get_attribute("aria-label"))
    row.focus()
    page.keyboard.press("-")
    page.keyboard.press("Control+s")
    expect(desk.get_by_text("Saved as version 1", exact=True)).to_be_visible()
    row.focus()
    page.keyboard.press("-")
    page.wait_for_timeout(1200)  # what is kept is asked for, and comes late
    expect(desk.get_by_text("Changed since version 1, not saved yet")).to_be_visible()
    for _ in range(2):
        desk.get_by_role("button", name="Undo").click()
    expect(row).to_have_attribute("aria-label", held)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_address_of_a_puzzle_tells_nothing(
    open_page: Callable[..., Watched], server: Server, width: int, height: int
) -> None:
    page = open_page(width, height).page
    page.goto(f"{server.url}/puzzles")
    links = page.get_by_role("main").get_by_role("listitem").get_by_role("link")
    expect(links.first).to_be_visible()
    places = [link.get_attribute("href") for link in links.all()]
    assert places and all(re.fullmatch(r"/puzzle/\d+", place or "") for place in places)
    page.goto(f"{server.url}/puzzle/02-two-swords")
    expect(page).to_have_url(f"{server.url}/puzzle/2")
    expect(page.get_by_role("heading", name="Two swords against one shield")).to_be_attached()


def test_a_j_ruler_is_tried_and_taken_to_the_bench(open_page: Callable[..., Watched], server: Server) -> None:
    page = open_page().page
    page.goto(f"{server.url}/cards/try")
    page.get_by_role("combobox", name="Type").select_option("J-Ruler")
    page.get_by_label("Text, one paragraph on each line").fill("[Flying]")
    expect(page.get_by_text("Wholly understood: 1 of 1 paragraph.")).to_be_visible()
    page.get_by_role("combobox", name="Type").select_option("Resonator")
    page.get_by_role("button", name="Play with it on the bench").click()
    field = page.get_by_role("region", name=re.compile("^A’s field"))
    expect(field.get_by_role("button", name=re.compile("^A new card.*ATK 500, DEF 500"))).to_be_visible()


def test_the_desk_in_japanese(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page(locale="ja-JP")
    page = one.page
    page.goto(f"{server.url}/decks/build?new")
    expect(page.get_by_text("メインデッキが0枚。40枚以上必要")).to_be_visible()
    expect(page.get_by_text("There is no ruler")).to_have_count(0)
    page.goto(f"{server.url}/cards/WPF-001")
    expect(page.get_by_text("[Energize]がない").first).to_be_visible()
    page.goto(f"{server.url}/rules")
    page.get_by_role("button", name="召喚酔い").click()
    expect(page.get_by_text("ターンの初めからコントロールしているカード")).to_be_visible()
    page.goto(f"{server.url}/puzzle/2")
    page.get_by_role("button", name="ヒント", exact=True).click()
    expect(page.get_by_text(re.compile("^ブロックするものは"))).to_be_visible()
    on_the_bench(one, server, BATTLE)
    story = page.get_by_role("complementary", name="起こること")
    expect(story.get_by_text("通常の戦闘判定ステップ開始")).to_be_attached()
    assert not re.search(r"\b(step|begins|ends|battle)\b", story.inner_text())
