"""What goes on at a moment as steps of a judge file: the battle that is fought and what lies on the chase.

Made from what one seat sees and from nothing else: the cards are laid out as they were before the attack, and
what is on the chase lies in its player's hand with the will that it costs; the steps attack, block and play
it again. Whether that leads to what the seat sees is for the caller to try.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from willpower.engine import CARD

from .placing import Placed
from .reading.fields import PLAYERS
from .setting import flow

_SYMBOL: Final = re.compile(r"\{([^}]*)\}")
_REST: Final = "Rest"
# An ability that is activated: what it costs, in symbols, then what it does.
_ACTIVATED: Final = re.compile(r"^((?:\{[^}]+\}(?:, )?)+): ")
_JUDGMENT: Final = re.compile(r"^\[Judgment\] ((?:\{[^}]+\})*)")
# How often all pass after the block until a step of battle begins.
_AFTER: Final = {"declare block": 0, "first strike": 1, "normal": 2}


class CannotTell(Exception):
    """What goes on cannot be written as steps."""


class Going:
    """The steps that lead from a quiet board to what goes on, and what the start needs for them."""

    def __init__(self, placed: Placed, view: Mapping[str, Any]) -> None:
        self.placed = placed
        self.view = view
        self.steps: list[dict[str, Any]] = []
        self.turn: int = view["turn"]["player"]
        self.holder = self.turn  # who has priority after the steps

    def battle(self) -> None:
        """The battle up to where it has come."""
        found = self.view["battle"]
        step = self.view["turn"]["step"]
        me, other = PLAYERS[self.turn], PLAYERS[1 - self.turn]
        attacker = found["attacker"]
        if attacker is None:
            self.steps.append({me: "battle"})
            if step != "beginning":
                self.steps.append({"both": "pass"})
            return
        on = found["attacked"]
        goal = PLAYERS[on["player"]] if "player" in on else self._in_play(on)
        self.placed.recovered.add(attacker["id"])
        self.steps.append({me: "attack", "card": self._in_play(attacker), "object": goal})
        if step == "declare attack":
            return
        if step not in _AFTER:
            raise CannotTell
        if not found["declared"]:
            self.steps.append({"both": "pass"})
            return
        if found["blocker"] is not None:
            self.placed.recovered.add(found["blocker"]["id"])
            self.steps.append({other: "block", "card": self._in_play(found["blocker"])})
        else:
            self.steps.append({other: "no block"})
        self.steps += [{"both": "pass"}] * _AFTER[step]

    def chase(self) -> None:
        """What lies on the chase, the oldest first; raises `CannotTell` for what nobody has played."""
        for item in reversed(self.view["chase"]):
            player: int = item["controller"]
            self._give(player)
            if item["kind"] == "ability":
                self._ability(player, item)
            elif item["kind"] == "card":
                self._card(player, item)
            elif item["kind"] == "judgment":
                self._judgment(player, item)
            else:
                raise CannotTell

    def end(self) -> None:
        """Whoever has priority has it."""
        priority = self.view["priority"]
        if priority is not None:
            self._give(priority)

    def _give(self, player: int) -> None:
        """Lets the player have priority."""
        if self.holder != player:
            self.steps.append({PLAYERS[self.holder]: "pass"})
            self.holder = player

    def _card(self, player: int, item: Mapping[str, Any]) -> None:
        o = self.placed.g.table.objs[item["id"]]
        if o.kind != CARD or o.owner != player or o.face:
            raise CannotTell
        name = self.placed.name(o)
        self.placed.held[player].append(name)
        self._will(player, item.get("cost", ""), item)
        self.steps.append({PLAYERS[player]: "play", "card": name, **self._chosen(item)})

    def _ability(self, player: int, item: Mapping[str, Any]) -> None:
        source = item["source"]
        text = item["text"][0] if item["text"] else ""
        cost = _ACTIVATED.match(text)
        if cost is None or source is None or not source.get("here") or "id" not in source:
            raise CannotTell
        symbols = _SYMBOL.findall(cost[1])
        if _REST in symbols:
            self.placed.recovered.add(source["id"])
        shown = [card for card in self._shown() if card.get("id") == source["id"]]
        if not shown or text not in shown[0].get("text", []):
            raise CannotTell
        self._will(player, "".join([f"{{{s}}}" for s in symbols if s != _REST]), item)
        number = shown[0]["text"].index(text) + 1
        chosen = self._chosen(item)
        self.steps.append(
            {PLAYERS[player]: "activate", "card": self._in_play(source), "ability": number, **chosen}
        )

    def _judgment(self, player: int, item: Mapping[str, Any]) -> None:
        ruler: Mapping[str, Any] = next(iter(self.view["players"][player]["ruler"]), {})
        costs = [found[1] for text in ruler.get("text", []) if (found := _JUDGMENT.match(text))]
        if len(costs) != 1:
            raise CannotTell
        self._will(player, costs[0], item)
        self.steps.append({PLAYERS[player]: "judgment", **({"x": item["x"]} if "x" in item else {})})

    def _shown(self) -> list[Mapping[str, Any]]:
        rulers = [card for player in self.view["players"] for card in player["ruler"]]
        return [*self.view["field"], *rulers]

    def _chosen(self, item: Mapping[str, Any]) -> dict[str, Any]:
        """What was chosen when it was played (903.2e-h)."""
        out: dict[str, Any] = {}
        targets = [self._target(ref) for ref in item.get("targets", ())]
        if targets:
            out["target"] = targets[0] if len(targets) == 1 else targets
        if item.get("modes"):
            out["choose"] = [mode + 1 for mode in item["modes"]]
        if "x" in item:
            out["x"] = item["x"]
        if item.get("divided"):
            out["divide"] = {self._target(one["to"]): one["amount"] for one in item["divided"]}
        return out

    def _target(self, ref: Mapping[str, Any] | None) -> str:
        if ref is not None and "player" in ref:
            return PLAYERS[ref["player"]]
        if ref is None or not ref.get("here", True) or "id" not in ref:
            raise CannotTell
        on = [item["id"] for item in self.view["chase"]]
        return f"chase.{ref['name']}" if ref["id"] in on else self._in_play(ref)

    def _in_play(self, ref: Mapping[str, Any]) -> str:
        if "id" not in ref or ref.get("zone") not in ("field", "ruler"):
            raise CannotTell
        return self.placed.in_play(ref["id"])

    def _will(self, player: int, cost: str, item: Mapping[str, Any]) -> None:
        """The will that is spent on it, so that the stones stay as they lie."""
        for symbol in _SYMBOL.findall(cost):
            if symbol == "X":
                self.placed.willed[player] += "{1}" * int(item.get("x", 0))
            elif symbol.isdigit():
                self.placed.willed[player] += "{1}" * int(symbol)
            else:
                self.placed.willed[player] += f"{{{symbol}}}"

    def lines(self) -> list[str]:
        """The steps as the lines of a file."""
        return [f"  - {flow(step)}" for step in self.steps]


def going_on(placed: Placed, view: Mapping[str, Any], parts: Sequence[str]) -> list[str]:
    """The steps for some of "battle" and "chase"; the start of `placed` is made fit for them. Raises
    `CannotTell`."""
    found = Going(placed, view)
    if "battle" in parts:
        found.battle()
    if "chase" in parts:
        found.chase()
    found.end()
    return found.lines()
