"""The long run, second part: dragging, the past, best of three, judge files, rules, phrases, clocks."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import Hands
from browser.kit import Server, Watched
from willpower.judge.telling.report import OK, judge_text

expect = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed").expect
pytestmark = pytest.mark.skipif(not os.environ.get("WILLPOWER_BROWSER"), reason="the long run: make browser")


class UpToLit(Hands):
    """Hands that call stones and stop at a main phase in which a card of the hand can be played."""

    def lit(self) -> bool:
        """Whether such a moment has come."""
        prompt = self.page.locator(".prompt[data-kind=priority]:not(.busy)")
        main = prompt.get_by_role("button", name="End turn")
        call = prompt.get_by_role("button", name="Call a stone")
        lit = self.page.locator(".hand .legal")
        return main.count() > 0 and call.count() == 0 and lit.count() > 0

    def at_priority(self, prompt: Any, name: str) -> bool:
        """Call a stone and end the turn, but play nothing."""
        call = prompt.get_by_role("button", name="Call a stone")
        if call.count():
            self.did("stone called")
            call.first.click()
            return True
        if self.lit():
            return False
        prompt.locator(".acts .btn").first.click()
        return True


def begin(one: Watched, server: Server, deck: str) -> None:
    """A game against the computer with a deck, from the first page."""
    one.page.goto(server.url)
    one.page.get_by_role("button", name=re.compile(f"^{deck}")).click()
    one.page.wait_for_selector(".table")


def test_a_card_is_dragged_to_the_field(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    begin(one, server, "The Kiln")
    hands = UpToLit(one.page)
    assert hands.until(hands.lit)
    card = one.page.locator(".hand .legal").first
    name = card.locator(".h-nm").inner_text()
    held = one.page.locator(".hand .card").count()
    card.drag_to(one.page.locator("section.mfield"), target_position={"x": 20, "y": 60})
    one.page.wait_for_function(
        "held => document.querySelectorAll('.hand .card').length < held"
        " || document.querySelector('.hand .sel') !== null",
        arg=held,
    )
    if one.page.locator(".hand .sel").count():  # what does not come back is shown before it is given up
        expect(one.page.locator(".prompt")).to_contain_text(re.compile("not come back|can only be paid"))
        one.page.keyboard.press("Enter")
        hands.until(lambda: one.page.locator(".hand .card").count() < held)
    expect(one.page.locator(".hand .card")).to_have_count(held - 1)
    log = one.page.get_by_role("log", name="Log")
    expect(log.get_by_text(re.compile(f"You play.*{re.escape(name)}")).first).to_be_visible()


def test_a_hint_is_asked_for_and_followed(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    begin(one, server, "The Kiln")
    hands = UpToLit(one.page)
    assert hands.until(hands.lit)
    prompt = one.page.locator(".prompt")
    asked = prompt.get_attribute("data-seq")
    one.page.keyboard.press("w")
    expect(prompt).to_contain_text("Hint: ")
    one.page.keyboard.press("Escape")
    expect(prompt).not_to_contain_text("Hint: ")
    one.page.get_by_role("banner").get_by_role("button", name="Hint").click()  # it is remembered
    expect(prompt).to_contain_text(re.compile("Chance to win|There is little|This wins"))
    prompt.get_by_role("button", name="Do it").click()
    expect(prompt).not_to_have_attribute("data-seq", asked or "")


class UpToAttack(Hands):
    """Hands that stop when something can attack."""

    ready = False

    def at_priority(self, prompt: Any, name: str) -> bool:
        """Play on until a lit card can attack."""
        if (
            self.page.locator(".mfield .legal").count()
            and prompt.get_by_role("button", name="Attack").count()
        ):
            self.ready = True
            return False
        return super().at_priority(prompt, name)


def test_a_lit_card_out_of_sight_is_told_at_the_edge(
    open_page: Callable[..., Watched], server: Server
) -> None:
    one = open_page(390, 844)
    begin(one, server, "The Ashen Queen")
    hands = UpToLit(one.page)
    assert hands.until(hands.lit)
    place = one.page.evaluate(
        "() => [...document.querySelectorAll('.hand .card')].findIndex((c) => c.matches('.legal'))"
    )
    row = one.page.locator(".hand .hrow")
    row.evaluate("(e, to) => e.scrollTo({ left: to, behavior: 'instant' })", 9999 if place < 3 else 0)
    edge = one.page.locator(".hand .edge.left" if place < 3 else ".hand .edge:not(.left)")
    expect(edge).to_have_class(re.compile(r"\blit\b"))


def test_an_attacker_is_dragged_onto_the_player(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    begin(one, server, "The Kiln")
    hands = UpToAttack(one.page)
    assert hands.until(lambda: hands.ready)
    card = one.page.locator(".mfield .legal").first
    card.drag_to(one.page.locator(".oh .plate"), target_position={"x": 90, "y": 60})  # its ruler lies there
    log = one.page.get_by_role("log", name="Log")
    expect(log.get_by_text(re.compile("^Your .* attacks Computer")).first).to_be_visible()


def test_a_drop_elsewhere_does_nothing(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    begin(one, server, "The Kiln")
    hands = UpToLit(one.page)
    assert hands.until(hands.lit)
    seq = one.page.locator(".prompt").get_attribute("data-seq")
    one.page.locator(".hand .legal").first.drag_to(one.page.locator(".log .hd"))
    expect(one.page.locator(".ghost")).to_have_count(0)
    assert one.page.locator(".prompt").get_attribute("data-seq") == seq
    expect(one.page.locator(".hand .sel")).to_have_count(0)


def test_the_board_as_it_was(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    begin(one, server, "The Kiln")
    hands = UpToLit(one.page)
    assert hands.until(hands.lit)
    line = one.page.locator(".lg li", has=one.page.get_by_text("You call ")).last
    line.hover()
    line.get_by_role("button", name=re.compile("^The board then")).click()
    prompt = one.page.locator(".prompt")
    expect(prompt.get_by_role("heading", name=re.compile("^The board as it was"))).to_be_visible()
    expect(one.page.locator(".legal")).to_have_count(0)
    prompt.get_by_role("button", name="Earlier").click()
    expect(prompt.get_by_role("heading", name=re.compile("^The board as it was"))).to_be_visible()
    one.page.keyboard.press("Escape")
    expect(prompt.get_by_role("button", name="End turn")).to_be_visible()
    # A page that was opened anew has seen none of it: the server tells what this seat saw.
    one.page.reload()
    expect(prompt.get_by_role("button", name="End turn")).to_be_visible()
    first = one.page.locator(".lg li", has=one.page.get_by_text("You call ")).first
    first.hover()
    first.get_by_role("button", name=re.compile("^The board then")).click()
    expect(prompt.get_by_role("heading", name=re.compile("^The board as it was"))).to_be_visible()
    seen = prompt.locator("p").inner_text()
    prompt.get_by_role("button", name="Earlier").click()
    expect(prompt.locator("p")).not_to_have_text(seen)
    one.page.keyboard.press("Escape")
    expect(prompt.get_by_role("button", name="End turn")).to_be_visible()


def test_best_of_three_with_a_sideboard(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    one.page.goto(server.url)
    one.page.get_by_role("button", name="change").click()
    form = one.page.get_by_role("region", name="The game")
    form.get_by_label("Your deck").select_option("bell-abbey")
    form.get_by_role("button", name="Best of 3").click()
    form.get_by_role("button", name="10 minutes").click()
    form.get_by_role("button", name="Play the computer").click()
    one.page.get_by_role("button", name="Keep all").click()
    expect(one.page.get_by_role("timer").first).to_be_visible()
    concede(one)
    one.page.get_by_role("dialog", name="You lose").get_by_role("button", name="Game 2").click()
    side = one.page.get_by_role("region", name="Sideboard")
    deck = one.page.get_by_role("region", name="Your deck")
    ready = one.page.get_by_role("button", name="Ready for game 2")
    side.get_by_role("button", name="Bring in one Steeple Giant").click()
    expect(ready).to_have_attribute("aria-disabled", "true")
    deck.get_by_role("button", name="Take out one Abbey Cat").click()
    expect(side.get_by_text("1 in, 1 out: the deck is legal.")).to_be_visible()
    expect(ready).not_to_have_attribute("aria-disabled", "true")
    ready.click()
    expect(one.page.get_by_role("dialog", name="Your opening hand")).to_be_visible()
    one.page.get_by_role("button", name="Keep all").click()
    concede(one)
    expect(one.page.get_by_role("dialog", name="You lose").get_by_text("0 – 2")).to_be_visible()
    expect(one.page.get_by_role("button", name="Rematch")).to_be_visible()


def concede(one: Watched) -> None:
    """Give the game up."""
    one.page.get_by_role("banner").get_by_role("button", name="Concede").click()
    one.page.get_by_role("region").get_by_role("button", name="Concede").click()


def test_a_replay_leads_to_the_bench_and_on(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    begin(one, server, "The Kiln")
    hands = Hands(one.page)
    assert hands.until(lambda: hands.seen.get("turn ended", 0) >= 3 or hands.over())
    if not hands.over():
        concede(one)
    one.page.get_by_role("link", name="Watch the replay").click()
    expect(one.page.get_by_role("heading", name=re.compile("^Step 1 of"))).to_be_visible()
    one.page.get_by_label("Jump to a turn").select_option(index=3)
    expect(one.page.get_by_role("heading", name=re.compile("^Step 1 of"))).to_be_hidden()
    shown = int(one.page.get_by_role("slider").input_value())
    one.page.keyboard.press("ArrowRight")
    every = one.page.get_by_role("checkbox", name="Step through passes and payments too")
    expect(every).not_to_be_checked()
    every.check()
    quiet = int(one.page.get_by_role("slider").input_value())
    one.page.get_by_role("button", name="Step forward").click()
    expect(one.page.get_by_role("slider")).to_have_value(str(quiet + 1))
    assert quiet > shown
    one.page.get_by_role("button", name="To the judge’s bench").click()
    one.page.get_by_role("button", name="Text", exact=True).click()
    with one.page.expect_download() as found:
        one.page.get_by_role("button", name="Save file").click()
    with open(found.value.path(), encoding="utf-8") as file:
        verdict = judge_text(file.read(), found.value.suggested_filename)
    assert verdict.verdict == OK, verdict.line()
    one.page.get_by_role("link", name="Back to where it came from").click()
    one.page.get_by_role("button", name="Play on from here").click()
    one.page.wait_for_selector(".table")
    expect(one.page.locator(".prompt")).to_be_visible()


def test_rules_are_searched_over_the_table(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    begin(one, server, "The Kiln")
    one.page.get_by_role("button", name="Keep all").click()
    one.page.get_by_role("banner").get_by_role("button", name="Rules").click()
    sheet = one.page.get_by_role("dialog", name="Rules")
    sheet.get_by_role("searchbox").fill("pierce")
    expect(sheet.get_by_text("1102.2b")).to_be_visible()
    one.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_friends_talk_and_may_be_muted(open_page: Callable[..., Watched], server: Server) -> None:
    host, guest = open_page(), open_page()
    host.page.goto(server.url)
    host.page.get_by_role("button", name="Invite a friend").click()
    host.page.get_by_role("button", name="Make a link").click()
    guest.page.goto(host.page.get_by_label("Invitation link").input_value())
    guest.page.get_by_role("button", name="Take the seat").click()
    first, second = Hands(host.page), Hands(guest.page)
    assert first.until(lambda: all([bool(second.step() or second.seen), bool(first.seen)]))
    for one in (host, guest):
        expect(one.page.get_by_role("dialog")).to_have_count(0)
    host.page.get_by_role("banner").get_by_role("button", name="Chat").click()
    host.page.get_by_role("dialog", name="Chat").get_by_role("button", name="Hello").click()
    guest.page.get_by_role("banner").get_by_role("button", name="Chat, 1 new line").click()
    told = guest.page.get_by_role("dialog", name="Chat").get_by_role("listitem")
    expect(told.filter(has_text="Hello")).to_have_count(1)
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("banner").get_by_role("button", name="Settings").click()
    guest.page.get_by_role("switch", name=re.compile("^No chat")).click()
    expect(guest.page.get_by_role("switch", name=re.compile("^No chat"))).to_be_checked()


def test_the_result_comes_back_after_a_look_at_the_table(
    open_page: Callable[..., Watched], server: Server
) -> None:
    page = open_page().page
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("^The Kiln")).click()
    hand = page.get_by_role("dialog", name="Your opening hand")
    hand.get_by_role("button", name="Look at the table").click()
    page.get_by_role("banner").get_by_role("button", name="Concede").click()
    page.get_by_role("region").get_by_role("button", name="Concede").click()
    over = page.get_by_role("dialog", name="You lose")
    over.get_by_role("button", name="See the table").click()
    expect(over).to_have_count(0)
    page.get_by_role("button", name="Show the result").click()
    expect(over.get_by_role("button", name=re.compile("^Rematch"))).to_be_visible()


def test_a_seat_goes_to_another_device(open_page: Callable[..., Watched], server: Server) -> None:
    one = open_page()
    begin(one, server, "The Kiln")
    hands = UpToLit(one.page)
    assert hands.until(hands.lit)
    one.page.get_by_role("banner").get_by_role("button", name=re.compile("^Menu")).click()
    menu = one.page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_label("Link to your seat")).to_have_count(0)
    menu.get_by_role("button", name="Go on on another device").click()
    link = menu.get_by_label("Link to your seat").input_value()
    other = open_page(390, 844, has_touch=True)
    sent: list[str] = []
    other.page.on("request", lambda request: sent.append(request.url))
    other.page.goto(link)
    expect(other.page.locator(".prompt").get_by_role("button", name="End turn")).to_be_visible()
    assert "#" not in other.page.url, "the token does not stay in the address"
    token = link.partition("#seat=")[2].partition(".")[2]
    assert token and not any(token in url for url in sent), "nor is it asked for by an address"
    then = one.page.locator(".turninfo").inner_text()
    asked = other.page.locator(".prompt").get_by_role("button", name=re.compile("^End turn"))
    asked.click()
    other.page.wait_for_timeout(500)
    if one.page.locator(".turninfo").inner_text() == then and asked.count():
        asked.first.click()  # it is asked whether a stone should not be called first
    expect(one.page.locator(".turninfo")).not_to_have_text(then)  # the first device goes along
