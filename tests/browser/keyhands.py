"""Hands that never touch the mouse: everything by the keyboard map."""

from __future__ import annotations

import time

from browser.hands import OVER, PATIENCE, Hands, Stuck

_SEEN = """() => {
  const dialogs = [...document.querySelectorAll('[role=dialog]')];
  const dialog = dialogs.length ? dialogs[dialogs.length - 1].getAttribute('aria-label') || '-' : '';
  const prompt = document.querySelector('.prompt');
  const asked = !!prompt && !/wait|note/.test(prompt.className);
  return {
    dialog, asked,
    busy: !!document.querySelector('.prompt.busy'),
    title: prompt?.querySelector('h2')?.textContent ?? '',
    seq: prompt?.dataset.seq ?? '',
    stepper: !!prompt?.querySelector('.stepper'),
    keys: [...(prompt?.querySelectorAll('.acts .key') ?? [])].map(k => k.textContent),
    opts: prompt?.querySelectorAll('.opt').length ?? 0,
    mine: document.querySelectorAll('.mfield .cand, .mfield .legal').length,
    theirs: document.querySelectorAll('.ofield .cand').length,
    chosen: document.querySelectorAll('.hand .cand').length,
    stones: document.querySelectorAll('.mback .legal, .mback .cand').length,
    hand: [...document.querySelectorAll('.hand .legal')].map(e => e.dataset.id),
    turn: document.querySelector('.turninfo')?.textContent ?? '',
    focus: document.activeElement?.className ?? '',
  };
}"""


class KeyHands(Hands):
    """Plays a game by keys alone."""

    def step(self) -> bool:
        """Answer what is asked by pressing keys; False if nothing is asked."""
        seen = self.page.evaluate(_SEEN)
        if seen["busy"]:
            return False
        if seen["dialog"]:
            if OVER.match(seen["dialog"]):
                return False
            self.did(f"sheet: {seen['dialog'][:20]}")
            return self.press("Enter")
        if not seen["asked"]:
            self.since = time.monotonic()
            return False
        key = f"{seen['seq']}|{seen['title']}|{seen['turn']}|{seen['keys']}"
        if key != self.last:
            self.last, self.since = key, time.monotonic()
        elif time.monotonic() - self.since > PATIENCE:
            raise Stuck(f"nothing changes: {seen}")
        return self.answer(seen)

    def answer(self, seen: dict[str, object]) -> bool:
        """Choose a key."""
        keys = list(seen["keys"])  # type: ignore[call-overload]
        if seen["stepper"]:
            self.did("number by the stepper")
            return self.press("Enter")
        if seen["opts"]:
            self.did("option by number")
            return self.press("1")
        if "C" in keys:
            self.did("stone called")
            return self.press("c")
        if "P" in keys:  # a preview
            self.did("preview played")
            return self.press("Enter")
        for one in list(seen["hand"]):  # type: ignore[call-overload]
            if "E" in keys and f"{seen['turn']}|{one}" not in self.tried:
                self.tried.add(f"{seen['turn']}|{one}")
                self.page.evaluate("id => document.querySelector(`.hand [data-id='${id}']`)?.focus()", one)
                self.did("card chosen in the hand")
                return self.press("Enter")
        if "A" in keys and f"{seen['turn']}|attack" not in self.tried:
            self.tried.add(f"{seen['turn']}|attack")
            self.did("attack")
            return self.press("a")
        if "E" in keys:
            self.did("turn ended")
            return self.press("e")
        if "Space" in keys:
            self.did("passed")
            return self.press(".")
        for letter in ("Y", "N", "Enter"):
            if letter in keys:
                self.did(f"key {letter}")
                return self.press("Enter" if letter == "Enter" else letter.lower())
        if seen["theirs"]:
            self.did("target over there")
            return self.press("o") and self.press("Enter")
        if seen["mine"]:
            self.did("card of mine")
            return self.press("f") and self.press("Enter")
        if seen["chosen"]:
            self.did("card of the hand")
            return self.press("j") and self.press("Enter")
        if seen["stones"]:
            self.did("stone")
            return self.press("s") and self.press("Enter")
        if "1" in keys:
            self.did("key 1")
            return self.press("1")
        return self.other()

    def other(self) -> bool:
        """A player's plate, or whatever can be tabbed to."""
        found = self.page.evaluate(
            "() => { const e = document.querySelector('.plate.cand button.sr, .ci.cand, .rn.cand');"
            " e?.focus(); return !!e; }"
        )
        if not found:
            raise Stuck(f"no key for {self.last}")
        self.did("plate or chase")
        return self.press("Enter")

    def press(self, key: str) -> bool:
        """Press a key."""
        self.page.keyboard.press(key)
        return True
