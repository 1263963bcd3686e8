"""A pair of hands: plays a game in a page as a person would, by what is lit and by the names of buttons."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

OVER = re.compile(r"^(You win|You lose|A draw|.* wins|あなたの勝ち|あなたの負け|引き分け)")


PATIENCE = 90  # seconds in which an answer must change something


class Stuck(AssertionError):
    """The page asks something that the hands cannot answer."""


class Hands:
    """Plays one game in a page. `seen` counts what was done, for tests to look at."""

    def __init__(self, page: Page, look: Callable[[str], None] | None = None) -> None:
        self.page = page
        self.look = look
        self.seen: dict[str, int] = {}
        self.tried: set[str] = set()
        self.last = ""
        self.since = time.monotonic()
        self.passed: list[str] = []

    def did(self, what: str) -> None:
        """Count something done."""
        self.seen[what] = self.seen.get(what, 0) + 1
        if self.look is not None and self.seen[what] <= 2:
            self.look(what)

    def over(self) -> bool:
        """Whether the sheet at the end of the game is open."""
        dialog = self.page.get_by_role("dialog", name=OVER)
        return dialog.count() > 0 and dialog.first.is_visible()

    def prompt(self) -> Locator:
        """The prompt, if it asks this seat."""
        return self.page.get_by_role("region", name=re.compile("^(Your decision|あなたの決定)$"))

    def play(self, seconds: float = 900) -> None:
        """Play until the game is over."""
        if not self.until(self.over, seconds):
            raise Stuck(f"the game is not over after {seconds} seconds: {self.seen}")

    def until(self, met: Callable[[], bool], seconds: float = 240) -> bool:
        """Play until something holds; False if it does not hold in time, however slow the machine is."""
        end = time.monotonic() + seconds
        while not met():
            if time.monotonic() > end:
                return False
            if not self.over() and not self.step():
                self.page.wait_for_timeout(40)
        return True

    def step(self) -> bool:
        """Answer what is asked; False if nothing is."""
        state = self.page.evaluate(_STATE)
        if state["busy"] or not (state["dialog"] or state["asked"]):
            self.since = time.monotonic()
            return False
        if state["key"] != self.last:
            self.last, self.since = state["key"], time.monotonic()
        elif time.monotonic() - self.since > PATIENCE:
            raise Stuck(f"nothing changes: {state}")
        if state["dialog"]:
            return self.in_dialog(state["dialog"])
        return self.at_prompt(state)

    def in_dialog(self, name: str) -> bool:
        """Answer a sheet: the first card, else the main button."""
        if OVER.match(name):
            return False
        dialog = self.page.get_by_role("dialog").last
        cards = dialog.locator(".xc:not(:has([aria-pressed])) .xb")
        if cards.count():
            self.did("card chosen in a sheet")
            return _click(cards.first)
        main = dialog.locator(".btn.p")
        if main.count():
            self.did(f"sheet: {name.split(':')[0][:30]}")
            return _click(main.first)
        options = dialog.locator(".opt")
        if options.count():
            self.did("option in a sheet")
            return _click(options.first)
        self.page.keyboard.press("Escape")
        return True

    def at_prompt(self, state: dict[str, Any]) -> bool:
        """Answer the prompt."""
        prompt = self.prompt()
        name = str(state["title"])
        stepper = prompt.locator(".stepper .btn.p")
        if stepper.count():
            self.did("number chosen by the stepper")
            return _click(stepper.first)
        if state["selected"]:
            main = prompt.locator(".btn.p")
            if main.count():
                self.did("played by preview")
                return _click(main.first)
            options = prompt.locator(".opt")
            if options.count():
                self.did("one of several uses")
                return _click(options.first)
            return self.escape()
        for selector, what in (
            (".table .cand:not(.plate)", "target on the table"),
            (".table .plate.cand", "player chosen"),
        ):
            found = self.page.locator(selector)
            if found.count() and _click(found.first):
                self.did(what)
                return True
        if state["priority"]:
            return self.at_priority(prompt, name)
        lit = self.page.locator(".table .mfield .legal, .table .mback .legal, .table .hand .legal")
        mark = f"{name}|{state['key']}"
        if lit.count() and mark not in self.tried:
            self.tried.add(mark)
            if _click(lit.first):
                self.did("lit card outside priority")
                return True
        options = prompt.locator(".opt")
        if options.count():
            self.did("option in the prompt")
            return _click(options.first)
        buttons = prompt.locator(".acts .btn").filter(has_not_text=re.compile("Take back|取り消す"))
        if buttons.count():
            self.did("button in the prompt")
            return _click(buttons.first)
        raise Stuck(f"no answer to {name!r}")

    def at_priority(self, prompt: Locator, name: str) -> bool:
        """Play what is lit, else attack, else end the turn or pass."""
        call = prompt.get_by_role("button", name=re.compile("^(Call a stone|魔石を呼ぶ)"))
        if call.count():
            self.did("stone called")
            return _click(call.first)
        turn = str(self.page.evaluate("document.querySelector('.turninfo')?.textContent ?? ''"))
        lit = ".table .hand .legal, .table .mh .rulerf .legal, .table .mh .rulerbar.legal"
        seen = "all => all.filter(e => e.offsetParent).map(e => e.dataset.id)"
        ids = self.page.locator(lit).evaluate_all(seen)
        for one in ids:
            if f"{turn}|{one}" not in self.tried:
                self.tried.add(f"{turn}|{one}")
                if _click(self.page.locator(f'.table .legal[data-id="{one}"]:visible').first):
                    self.did("card selected")
                    return True
        attack = prompt.get_by_role("button", name=re.compile("^(Attack|攻撃)"))
        if attack.count() and f"{turn}|attack{self.seen.get('attack', 0)}" not in self.tried:
            self.tried.add(f"{turn}|attack{self.seen.get('attack', 0)}")
            self.did("attack")
            return _click(attack.first)
        end = prompt.get_by_role("button", name=re.compile("^(End turn|ターンを終える)"))
        if end.count():
            self.did("turn ended")
            return _click(end.first)
        self.did("passed")
        self.passed.append(f"{turn}: {name}")
        return _click(prompt.locator(".acts .btn").first)

    def escape(self) -> bool:
        """Take a selection back."""
        self.page.keyboard.press("Escape")
        return True


def _click(what: Locator) -> bool:
    try:
        what.click(timeout=1500)
    except Exception:  # it may have gone in the meantime
        return False
    return True


_STATE = """() => {
  const dialogs = [...document.querySelectorAll('[role=dialog]')];
  const dialog = dialogs.length ? dialogs[dialogs.length - 1].getAttribute('aria-label') || '-' : '';
  const prompt = document.querySelector('.prompt');
  const asked = !!prompt && !prompt.classList.contains('wait') && !prompt.classList.contains('note');
  const title = prompt?.querySelector('h2')?.textContent ?? '';
  return {
    dialog, asked, title,
    busy: !!document.querySelector('.prompt.busy'),
    selected: !!document.querySelector('.table .sel, .prompt.err'),
    priority: prompt?.dataset.kind === 'priority',
    key: [prompt?.dataset.seq, dialog, title, document.querySelectorAll('.lg li').length,
      document.querySelector('.table')?.textContent?.length].join('|'),
  };
}"""
