"""The options of a decision as a numbered list: alike ones once, what is rarely wanted last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from .words import View, find_card, states, values

SAID: Final = 80  # letters of an option with the words of an ability
ASIDES: Final = ("", "or into standby", "or make will now")
LONG: Final = 40  # longer lists are cut; a number or words reach the rest


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list: what to type, what it says, and the option it stands for."""

    label: int
    text: str
    clause: str
    index: int
    alike: int
    card: int | None
    aside: str  # the short list it stands in; "" for the main one


class Menu:
    """What can be picked now."""

    def __init__(self, view: View, seat: int) -> None:
        self.decision: dict[str, Any] = view["decision"]
        self.changed = changed_cards(view, seat) if self.decision["kind"] == "exchange" else []
        self.entries: list[Entry] = []
        options = self.decision["options"]
        numbers = all(option["kind"] == "number" for option in options)
        groups: dict[tuple[str, str], list[dict[str, Any]]] = {}
        for option in options:
            groups.setdefault((option["kind"], describe(option, view, seat)), []).append(option)
        at_priority = self.decision["kind"] == "priority"
        asides = {key: aside(groups[key][0], view) if at_priority else "" for key in groups}
        for key in sorted(groups, key=lambda k: ASIDES.index(asides[k])):
            same = groups[key]
            label = same[0]["number"] if numbers else len(self.entries) + 1
            self.entries.append(
                Entry(
                    label,
                    key[1],
                    same[0]["clause"] or self.decision["clause"],
                    same[0]["index"],
                    len(same),
                    same[0].get("object"),
                    asides[key],
                )
            )

    def question(self) -> Text:
        """What is asked, of which card, by which clause."""
        words = Text(self.decision["prompt"], style="bold")
        words.append(f"  ({self.decision['clause']})", style="dim")
        return words

    def show(self, console: Console) -> None:
        """Prints the question and the list, in two columns where one would be long."""
        console.print(self.question())
        if self.changed:
            console.print(Text(f"     chosen so far: {', '.join(self.changed)}"))
        shown = self.entries[:LONG]
        lines = [self.line(entry) for entry in shown]
        main = [line for line, entry in zip(lines, shown, strict=True) if not entry.aside]
        widest = max((line.cell_len for line in main), default=0)
        if len(main) > 8 and 2 * widest + 4 <= console.width:
            console.print(Columns(main, padding=(0, 2), column_first=True, width=(console.width - 4) // 2))
        else:
            for line in main:
                console.print(line, no_wrap=True, overflow="ellipsis")
        for title in ASIDES[1:]:
            aside = [line for line, entry in zip(lines, shown, strict=True) if entry.aside == title]
            if aside:
                row = Text(f"     {title}: ", style="dim")
                row.append_text(Text("; ", style="dim").join(aside))
                console.print(row)
        if len(self.entries) > LONG:
            console.print(
                Text(f"     and {len(self.entries) - LONG} more, up to {self.entries[-1].label}", style="dim")
            )

    def line(self, entry: Entry) -> Text:
        """One entry."""
        row = Text()
        if entry.aside:
            row.append(f"{entry.label} ", style="cyan")
            row.append(entry.text.removeprefix("Put ").removesuffix(" into the standby area"), style="dim")
            return row
        row.append(f"{entry.label:>4} ", style="bold cyan")
        row.append(entry.text)
        if entry.alike > 1:
            row.append(f" (x{entry.alike})", style="dim")
        row.append(f"  {entry.clause}", style="dim")
        return row

    def pick(self, typed: str) -> int | None:
        """The option that somebody means with a number or with words; None if that is not clear."""
        if typed.lstrip("-").isdigit():
            wanted = int(typed)
            for entry in self.entries:
                if entry.label == wanted:
                    return entry.index
            return None
        words = typed.casefold()
        exact = [entry for entry in self.entries if entry.text.casefold() == words]
        near = exact or [entry for entry in self.entries if entry.text.casefold().startswith(words)]
        return near[0].index if len(near) == 1 else None

    def passing(self) -> int | None:
        """The option that lets things go on: passing, no, being done."""
        for option in reversed(self.decision["options"]):
            if option["kind"] in ("pass", "no block", "no", "done"):
                return int(option["index"])
        return None

    def card(self, label: int) -> int | None:
        """The card that an entry is about."""
        for entry in self.entries:
            if entry.label == label:
                return entry.card
        return None


def aside(option: dict[str, Any], view: View) -> str:
    """The short list in which an option stands that is possible and rarely wanted."""
    if option["kind"] == "source":
        return "or make will now"
    if option["kind"] == "standby":
        card = find_card(view, option["object"])
        if card is not None and not {"trigger", "stealth"} & set(card["keywords"]):
            return "or into standby"
    return ""


def changed_cards(view: View, seat: int) -> list[str]:
    """The cards in hand that were already chosen to be changed (403.5): those no longer offered."""
    offered = {option.get("object") for option in view["decision"]["options"]}
    if all(option["kind"] in ("yes", "no") for option in view["decision"]["options"]):
        return []
    return [card["name"] for card in view["players"][seat]["hand"] if card["id"] not in offered]


def describe(option: dict[str, Any], view: View, seat: int) -> str:
    """An option with what one wants to know about its card."""
    text = str(option["text"])
    kind = option["kind"]
    number = option.get("object")
    card = find_card(view, number) if number is not None and kind != "will" else None
    if card is None:
        return text
    notes: list[str] = []
    if kind == "attack" and option["number"] in (-1, -2):
        text = f"{card['name']} attacks {view['players'][-1 - option['number']]['name']}"
    if kind in ("activate", "trigger"):
        if not any(card.get("text", ())):
            return f"{card['name']}: make will"  # a will coin (1119.2)
        said = f"{card['name']}: {option.get('words') or text}"
        return said if len(said) <= SAID else said[: SAID - 3] + "..."
    if kind in ("source", "standby"):
        return text
    if kind == "judgment":
        costs = [line.removeprefix("[Judgment] ") for line in card["text"] if line.startswith("[Judgment] {")]
        notes += costs[option["number"] : option["number"] + 1]
    elif kind == "play":
        if card.get("cost"):
            notes.append(card["cost"])
        if values(card):
            notes.append(values(card))
    else:
        if values(card):
            notes.append(values(card))
        notes += states(card, view)
        if card["zone"] in ("field", "ruler", "chase") and kind not in ("attack", "block"):
            notes.append("yours" if card["controller"] == seat else "the opponent's")
        elif card["zone"] not in ("field", "ruler", "hand", "chase"):
            notes.append(card["zone"].replace("_", " "))
    return f"{text} ({', '.join(notes)})" if notes else text
