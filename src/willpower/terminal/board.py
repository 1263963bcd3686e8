"""The board as text: both sides, the chase, whose turn it is; eighty columns are enough."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from .person import People
from .words import LETTERS, STYLES, Card, View, is_a, states, values

# How much a board can be shortened: not at all; ruler and stones in one line; the hand, and what else is in
# no field, cut to one line; the fields as well.
LEVELS: Final = 4
_INDENT: Final = 11


class Board:
    """Draws views for somebody who sits at a seat."""

    def __init__(self, console: Console, people: People) -> None:
        self.console = console
        self.people = people
        self.dot = "·" if can_say(console, "·") else "-"

    def show(self, view: View, seat: int, level: int = 0) -> None:
        """Draws the whole board, the other side above."""
        for line in self.lines(view, seat, level):
            self.console.print(line, no_wrap=True, overflow="crop")

    def lines(self, view: View, seat: int, level: int) -> list[Text]:
        """The board, line by line; a higher level is shorter."""
        return [
            self.rule(self.title(view, seat)),
            *self.side(view, 1 - seat, False, level),
            *self.middle(view, level),
            *self.side(view, seat, True, level),
            self.rule(),
        ]

    def rule(self, title: str = "") -> Text:
        """A line across, with a title in it."""
        dash = "─" if can_say(self.console, "─") else "-"
        words = f" {title} " if title else ""
        rest = max(0, self.console.width - len(words))
        line = Text(dash * (rest // 2), style="dim")
        line.append(words, style="bold")
        line.append(dash * (rest - rest // 2))
        return line

    def title(self, view: View, seat: int) -> str:
        """Turn, phase, step and priority."""
        turn = view["turn"]
        if view["over"]:
            return "the game is over"
        if not turn["phase"]:
            return "before the game"
        words = f"turn {turn['number']}: {self.people.whose(turn['player'])} {turn['phase']} phase"
        if turn["step"]:
            words += f", {turn['step']} step"
        if view["priority"] is not None and view["priority"] != turn["player"]:
            words += f", priority: {self.people.name(view['priority'])}"
        return words

    def side(self, view: View, player: int, mine: bool, level: int) -> list[Text]:
        """One player: numbers, ruler, field, and what only they have."""
        p = view["players"][player]
        stones = [c for c in view["field"] if c.get("controller") == player and is_a(c, "Magic Stone")]
        rest = [c for c in view["field"] if c.get("controller") == player and not is_a(c, "Magic Stone")]
        ruler = [self.card(c, view) for c in p["ruler"]]
        out = [self.head(view, player, mine, stones)]
        if level and ruler:
            out += self.line("ruler", [*ruler, *self.stones(stones)], level > 1)
        else:
            out += self.line("ruler", ruler) + self.line("stones", self.stones(stones), level > 1)
        out += self.line("field", [self.card(c, view) for c in rest], level > 2)
        if level < 2:
            out += self.line("items", self.alike([self.card(c, view) for c in p["items"]]), level > 0)
            out += self.line("standby", [self.card(c, view) for c in p["standby"]], level > 0)
        if mine or p["hand"]:
            hand = self.alike([self.card(c, view, cost=True) for c in p["hand"]])
            out += self.line("hand" if mine else "shown", hand, level > 1)
        return out

    def head(self, view: View, player: int, mine: bool, stones: list[Card]) -> Text:
        """Life and numbers of cards."""
        p = view["players"][player]
        counts = p["counts"]
        head = Text()
        head.append(f"{self.people.name(player):<12}", style="bold cyan" if mine else "bold")
        head.append(f" life {p['life']}", style="bold")
        ready = len([c for c in stones if not c.get("rested")])
        head.append(f"  stones {ready}/{len(stones)}")
        head.append(f"  hand {counts['hand']}  deck {counts['deck']}/{counts['stone_deck']}")
        head.append(f"  graveyard {counts['graveyard']}")
        for zone in ("removed", "lifebreak", "extra_deck", "runes", "items", "standby"):
            if counts[zone]:
                head.append(f"  {zone.replace('_', ' ')} {counts[zone]}")
        if p["will"]:
            head.append("  will ")
            for will in p["will"]:
                letter = f"{{{LETTERS.get(will['attribute'], '?')}}}"
                head.append(letter, style=STYLES.get(will["attribute"], ""))
        if p["weather"]:
            head.append(f"  weather {p['weather']}")
        return head

    def middle(self, view: View, level: int) -> list[Text]:
        """The chase, its top first, and the battle."""
        out: list[Text] = []
        if view["chase"]:
            out += self.line("chase", [self.item(c) for c in view["chase"]], level > 1, "bold yellow")
        battle = view["battle"]
        if battle is not None and battle["attacker"] is not None:
            words = Text(f"{battle['attacker'].get('name', '?')} attacks ")
            words.append(self.pointed(battle["attacked"] or {}))
            if battle["blocker"] is not None:
                words.append(f", blocked by {battle['blocker'].get('name', '?')}")
            out += self.line("battle", [words], style="bold red")
        if not out and not level:
            out.append(Text("   ." * 3, style="dim"))
        return out

    def pointed(self, what: dict[str, Any]) -> str:
        """A card or player that something points at."""
        if "player" in what:
            return self.people.name(what["player"])
        return str(what.get("name") or "a hidden card")

    def item(self, item: Card) -> Text:
        """Something on the chase with its targets."""
        words = Text(item["name"] or item["kind"])
        if item["kind"] in ("ability", "judgment", "break"):
            words.append(f" ({item['kind']})")
        words.append(f" by {self.people.name(item['controller'])}", style="dim")
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

    def alike(self, parts: list[Text]) -> list[Text]:
        """Cards that are told by the same words, once with their number."""
        found: dict[str, list[Text]] = {}
        for part in parts:
            found.setdefault(part.plain, []).append(part)
        out: list[Text] = []
        for same in found.values():
            words = same[0].copy()
            if len(same) > 1:
                words.append(f" x{len(same)}", style="dim")
            out.append(words)
        return out

    def style(self, card: Card) -> str:
        """The colour of a card."""
        attributes: list[str] = card.get("attributes") or card.get("stone_types") or []
        return STYLES.get(attributes[0], "") if len(attributes) == 1 else ""

    def line(self, title: str, parts: list[Text], cut: bool = False, style: str = "dim") -> list[Text]:
        """A titled list of things, broken over lines or cut to one; nothing if there are none."""
        if not parts:
            return []
        width = max(30, self.console.width - _INDENT)
        rows = [Text(f"   {title:<8}", style=style)]
        used = 0
        for n, part in enumerate(parts):
            left = f" +{len(parts) - n}"
            room = width - (len(left) if n + 1 < len(parts) else 0)
            if used and used + 3 + part.cell_len > (room if cut else width):
                if cut:
                    rows[-1].append(left, style="bold")
                    break
                rows.append(Text(" " * _INDENT))
                used = 0
            elif used:
                rows[-1].append(f" {self.dot} ", style="dim")
                used += 3
            rows[-1].append_text(part)
            used += part.cell_len
        for row in rows:
            row.truncate(self.console.width, overflow="ellipsis" if self.dot != "-" else "crop")
        return rows


def can_say(console: Console, text: str) -> bool:
    """Whether the output has these letters."""
    try:
        text.encode(console.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
