"""The board as text: both sides, the chase, whose turn it is; eighty columns are enough."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from .words import LETTERS, STYLES, Card, View, is_a, states, values


class Board:
    """Draws views for somebody who sits at a seat."""

    def __init__(self, console: Console, names: tuple[str, str]) -> None:
        self.console = console
        self.names = names

    def show(self, view: View, seat: int) -> None:
        """Draws the whole board, the other side above."""
        self.console.print(Rule(self.title(view, seat), style="dim"))
        self.side(view, 1 - seat, mine=False)
        self.middle(view)
        self.side(view, seat, mine=True)
        self.console.print(Rule(style="dim"))

    def title(self, view: View, seat: int) -> Text:
        """Turn, phase, step and priority."""
        turn = view["turn"]
        if view["over"]:
            return Text("the game is over", style="bold")
        if not turn["phase"]:
            return Text("before the game", style="bold")
        whose = "your" if turn["player"] == seat else f"{self.names[turn['player']]}'s"
        words = f"turn {turn['number']}: {whose} {turn['phase']} phase"
        if turn["step"]:
            words += f", {turn['step']} step"
        if view["priority"] is not None:
            words += ", priority: " + ("you" if view["priority"] == seat else self.names[view["priority"]])
        return Text(words, style="bold")

    def side(self, view: View, player: int, mine: bool) -> None:
        """One player: numbers, ruler, field, and what only they have."""
        p = view["players"][player]
        counts = p["counts"]
        stones = [c for c in view["field"] if c.get("controller") == player and is_a(c, "Magic Stone")]
        head = Text()
        head.append(f"{self.names[player]:<10}", style="bold cyan" if mine else "bold")
        head.append(f" life {p['life']}", style="bold")
        ready = len([c for c in stones if not c.get("rested")])
        head.append(f"  stones {ready}/{len(stones)}")
        head.append(f"  hand {counts['hand']}  deck {counts['deck']}/{counts['stone_deck']}")
        head.append(f"  graveyard {counts['graveyard']}")
        for zone in ("removed", "lifebreak", "extra_deck", "runes"):
            if counts[zone]:
                head.append(f"  {zone.replace('_', ' ')} {counts[zone]}")
        if p["will"]:
            head.append("  will ")
            for will in p["will"]:
                head.append(
                    f"{{{LETTERS.get(will['attribute'], '?')}}}", style=STYLES.get(will["attribute"], "")
                )
        if p["weather"]:
            head.append(f"  weather {p['weather']}")
        self.console.print(head)
        rest = [c for c in view["field"] if c.get("controller") == player and not is_a(c, "Magic Stone")]
        self.line("ruler", [self.card(c, view) for c in p["ruler"]])
        self.line("stones", self.stones(stones))
        self.line("field", [self.card(c, view) for c in rest])
        self.line("items", [self.card(c, view) for c in p["items"]])
        self.line("standby", [self.card(c, view) for c in p["standby"]])
        if mine or p["hand"]:
            self.line("hand" if mine else "shown", [self.card(c, view, cost=True) for c in p["hand"]])

    def middle(self, view: View) -> None:
        """The chase, its top first, and the battle."""
        if view["chase"]:
            self.line("chase", [self.item(c) for c in view["chase"]], left="   ", style="bold yellow")
        battle = view["battle"]
        if battle is not None and battle["attacker"] is not None:
            attacked = battle["attacked"] or {}
            words = Text(f"{battle['attacker'].get('name', '?')} attacks ")
            words.append(self.pointed(attacked))
            if battle["blocker"] is not None:
                words.append(f", blocked by {battle['blocker'].get('name', '?')}")
            self.line("battle", [words], left="   ", style="bold red")
        if not view["chase"] and battle is None:
            self.console.print(Text("   ." * 3, style="dim"))

    def pointed(self, what: dict[str, Any]) -> str:
        """A card or player that something points at."""
        if "player" in what:
            return self.names[what["player"]]
        return str(what.get("name") or "a hidden card")

    def item(self, item: Card) -> Text:
        """Something on the chase with its targets."""
        words = Text(item["name"] or item["kind"])
        if item["kind"] in ("ability", "judgment", "break"):
            words.append(f" ({item['kind']})")
        words.append(f" by {self.names[item['controller']]}", style="dim")
        targets = [self.pointed(t) for t in item.get("targets", ()) if t]
        if targets:
            words.append(f" on {', '.join(targets)}")
        return words

    def stones(self, stones: Iterable[Card]) -> list[Text]:
        """Magic stones by name: how many are recovered of how many."""
        groups: dict[str, list[Card]] = {}
        for card in stones:
            groups.setdefault(card["name"], []).append(card)
        found: list[Text] = []
        for name, cards in groups.items():
            short = name.removesuffix(" Magic Stone")
            ready = len([c for c in cards if not c.get("rested")])
            found.append(Text(f"{short} {ready}/{len(cards)}", style=self.style(cards[0])))
        return found

    def card(self, card: Card, view: View, cost: bool = False) -> Text:
        """A card in a few words."""
        if card.get("hidden"):
            return Text("a hidden card" + (" (new)" if card.get("fresh") else ""), style="dim")
        words = Text(card["name"], style=self.style(card))
        if card.get("rested"):
            words.stylize("dim")
        if cost and card["cost"]:
            words.append(f" {card['cost']}", style="not bold default")
        if values(card):
            words.append(f" {values(card)}", style="default")
        special = [*card["keywords"], *states(card, view)] if not cost else []
        if card["zone"] == "ruler":
            special = states(card, view)
        if special:
            words.append(f" ({', '.join(special)})", style="dim")
        return words

    def style(self, card: Card) -> str:
        """The colour of a card."""
        attributes: list[str] = card.get("attributes") or card.get("stone_types") or []
        return STYLES.get(attributes[0], "") if len(attributes) == 1 else ""

    def line(self, title: str, parts: list[Text], left: str = "   ", style: str = "dim") -> None:
        """A titled list of things, broken over lines where it is long; nothing if there are none."""
        if not parts:
            return
        indent = len(left) + 8
        width = max(30, self.console.width - indent)
        row = Text(f"{left}{title:<8}", style=style)
        used = 0
        for part in parts:
            if used and used + 3 + part.cell_len > width:
                row.append("\n" + " " * indent)
                used = 0
            elif used:
                row.append(" · ", style="dim")
                used += 3
            row.append_text(part)
            used += part.cell_len
        self.console.print(row)
