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
