"""Games under older editions in the browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.hands import Hands
from browser.kit import Server, Watched, sit_down

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect


class WithoutSheets(Hands):
    """Hands that leave sheets alone."""

    def in_dialog(self, name: str) -> bool:
        """Wait for the test to answer it."""
        return False


@pytest.mark.parametrize("answer", ["Keep all", "Exchange cards"])
def test_the_oldest_edition_asks_first_whether_cards_are_exchanged(
    open_page: Callable[..., Watched], server: Server, answer: str
) -> None:
    one = open_page()
    sit_down(one, server, deck={"name": "ashen-queen"}, edition="2.0")
    sheet = one.page.get_by_role("dialog", name="Your opening hand")
    assert WithoutSheets(one.page).until(lambda: sheet.count() > 0)
    expect(sheet).to_contain_text("Say whether you exchange cards.")
    expect(sheet.locator(".xc .h-nm")).to_have_count(5)
    sheet.get_by_role("button", name=answer).click()
    if answer == "Exchange cards":
        expect(sheet).to_contain_text("Choose the cards to exchange.")
        sheet.locator(".xb").nth(1).click()
        sheet.get_by_role("button", name="Exchange 1").click()
    hands = Hands(one.page)
    assert hands.until(lambda: hands.seen.get("turn ended", 0) >= 1, 120), hands.seen


def test_the_rules_of_a_game_are_chosen_with_it(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    one.page.goto(server.url)
    one.page.get_by_role("button", name="change").click()
    form = one.page.get_by_role("region", name="The game")
    form.get_by_role("combobox").nth(0).select_option("2.0")
    decks = form.get_by_role("combobox").nth(1).locator("option")
    expect(decks).to_have_text(["The Ashen Queen", "The Winter King"])
    form.get_by_role("button", name="Play the computer").click()
    sheet = one.page.get_by_role("dialog", name="Your opening hand")
    assert WithoutSheets(one.page).until(lambda: sheet.count() > 0)
    expect(sheet).to_contain_text("Say whether you exchange cards.")
