"""The options of a decision as a numbered list: what is the same once, what is rarely wanted last."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from .person import People
from .words import Card, View, find_card, states, values

SAID: Final = 300  # letters of an option with the words of an ability
RARE: Final = ("source", "standby")  # possible at priority and rarely wanted
PASSING: Final = ("pass", "no block", "no", "done")
_NOT_COMPARED: Final = frozenset(("id", "position"))


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list: what to type, what it says, and the option it stands for."""

    label: int
    text: str
    clause: str
    index: int
    alike: int
    card: int | None
    rare: bool


class Menu:
    """What can be picked now. Two options are one line only if nothing tells their cards apart."""

    def __init__(self, view: View, seat: int, people: People | None = None) -> None:
        self.decision: dict[str, Any] = view["decision"]
        self.people = people or People(seat, ("A", "B"))
        self.changed = changed_cards(view, seat) if self.decision["kind"] == "exchange" else []
        options = self.decision["options"]
        numbers = all(option["kind"] in ("number", "higher") for option in options)
        groups: dict[str, list[dict[str, Any]]] = {}
        for option in options:
            groups.setdefault(likeness(option, view), []).append(option)
        at_priority = self.decision["kind"] == "priority"
        found = [(same, at_priority and is_rare(same[0])) for same in groups.values()]
        self.entries: list[Entry] = []
        for same, rare in sorted(found, key=lambda one: one[1]):
            first = same[0]
            self.entries.append(
                Entry(
                    first["number"] if numbers else len(self.entries) + 1,
                    self.say(first, view, seat),
                    first["clause"] or self.decision["clause"],
                    first["index"],
                    len(same),
                    first.get("object"),
                    rare,
                )
            )

    def say(self, option: dict[str, Any], view: View, seat: int) -> str:
        """An option in words."""
        if option.get("ends") == "turn":
            return "End turn"
        return describe(option, view, seat, self.people)

    def question(self) -> list[Text]:
        """What is asked, of which card, by which clause, and the words that ask."""
        words = Text(self.decision["prompt"], style="bold")
        words.append(f"  ({self.decision['clause']})", style="dim")
        lines = [words]
        if self.decision["sentence"]:
            lines.append(Text(f"     {self.decision['sentence']}", style="italic"))
        if self.changed:
            lines.append(Text(f"     chosen so far: {', '.join(self.changed)}"))
        return lines

    def show(self, console: Console, most: int = 0, everything: bool = False) -> None:
        """Prints the question and the list."""
        for line in self.lines(console.width, most, everything):
            console.print(line, no_wrap=True, overflow="crop")

    def lines(self, width: int, most: int = 0, everything: bool = False, wrapped: bool = False) -> list[Text]:
        """The question and the list; `most`: in so many lines, by columns and by leaving the last ones to
        `m`. Without `everything` what is rarely wanted is only counted; `wrapped`: long options in whole if
        there is room."""
        asked = self.question()
        main = [entry for entry in self.entries if everything or not entry.rare]
        rows = [self.line(entry) for entry in main]
        left = len(self.entries) - len(main)
        room = max(3, most - len(asked)) if most else len(rows) + 1
        if wrapped or everything:
            whole = [line for entry in main for line in self.whole_line(entry, width)]
            if everything or len(whole) + (left > 0) <= room:
                rows = whole
                room = len(rows) + 1
        if len(rows) + (left > 0) > room:
            rows = columns(rows, width)
        if len(rows) + (left > 0) > room:
            if len(rows) < len(main):
                rows = rows[: room - 1]
                left = len(self.entries) - 2 * len(rows)
            else:
                rows = rows[: room - 1]
                left = len(self.entries) - len(rows)
        if left > 0:
            rows.append(Text(self.left_over(left, len(self.entries) - len(main)), style="dim"))
        for row in (*asked, *rows):
            row.truncate(width, overflow="crop")
        return [*asked, *rows]

    def left_over(self, left: int, rare: int) -> str:
        """The line that counts what is not listed: what is rarely wanted, or what had no room."""
        shows = "m shows it" if left == 1 else "m shows them"
        if left == rare:
            return f"     and {left} rarely wanted ({shows})"
        return f"     and {left} more, up to {self.entries[-1].label} ({shows})"

    def line(self, entry: Entry) -> Text:
        """One entry."""
        row = Text()
        row.append(f"{entry.label:>4} ", style="bold cyan")
        row.append(entry.text, style="dim" if entry.rare else "")
        if entry.alike > 1:
            row.append(f" (x{entry.alike})", style="dim")
        row.append(f"  {entry.clause}", style="dim")
        return row

    def whole_line(self, entry: Entry, width: int) -> list[Text]:
        """One entry with all its words, on as many lines as it takes."""
        row = self.line(entry)
        if row.cell_len <= width:
            return [row]
        pieces = textwrap.wrap(row.plain.strip(), width - 6, break_long_words=True)
        rows = [Text(f"{'' if n == 0 else '     '}{piece}") for n, piece in enumerate(pieces)]
        rows[0] = Text(" " * (len(row.plain) - len(row.plain.lstrip()))) + rows[0]
        rows[0].stylize("bold cyan", 0, 5)
        return rows

    def pick(self, typed: str) -> int | None:
        """The option that somebody means with a number or with words; None if that is not clear."""
        wanted = number_in(typed)
        if wanted is not None:
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
            if option["kind"] in PASSING:
                return int(option["index"])
        return None

    def card(self, label: int) -> int | None:
        """The card that an entry is about."""
        for entry in self.entries:
            if entry.label == label:
                return entry.card
        return None


def number_in(typed: str) -> int | None:
    """A whole number as people type it; None for anything else, be it in the digits of another script."""
    digits = typed.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
        return None
    return int(typed)


def columns(rows: list[Text], width: int) -> list[Text]:
    """Two columns where both fit."""
    half = (width - 2) // 2
    if any(row.cell_len > half for row in rows):
        return rows
    middle = -(-len(rows) // 2)
    out: list[Text] = []
    for n in range(middle):
        row = rows[n].copy()
        if middle + n < len(rows):
            row.pad_right(half - row.cell_len + 2)
            row.append_text(rows[middle + n])
        out.append(row)
    return out


def is_rare(option: dict[str, Any]) -> bool:
    """Whether an option is possible and rarely wanted: making will ahead, what nothing would come of."""
    return option["kind"] == "source" or bool(option.get("idle"))


def likeness(option: dict[str, Any], view: View) -> str:
    """What tells an option from others: its kind, words and number, and all that is seen of its card."""
    number = option.get("object")
    card = find_card(view, number) if number is not None and option["kind"] != "will" else None
    seen: Card = {name: card[name] for name in card if name not in _NOT_COMPARED} if card is not None else {}
    added = [one for one in view["field"] if number is not None and one.get("added_to") == number]
    if added or (card is not None and (card.get("added_to") is not None or targeted(number, view))):
        seen = {"id": number}
    said = (option["kind"], option["text"], option["number"], option.get("words"), option.get("player"))
    return repr((said, seen))


def targeted(number: int | None, view: View) -> bool:
    """Whether something in the chase or in battle points at a card."""
    fighting = [part for part in (view["battle"] or {}).values() if isinstance(part, dict)]
    targets = [target for item in view["chase"] for target in item.get("targets", ()) if target]
    return any([one.get("id") == number for one in (*fighting, *targets)])


def changed_cards(view: View, seat: int) -> list[str]:
    """The cards in hand that were already chosen to be changed (403.5): those no longer offered."""
    offered = {option.get("object") for option in view["decision"]["options"]}
    if all(option["kind"] in ("yes", "no") for option in view["decision"]["options"]):
        return []
    return [card["name"] for card in view["players"][seat]["hand"] if card["id"] not in offered]


def describe(option: dict[str, Any], view: View, seat: int, people: People | None = None) -> str:
    """An option with what one wants to know about its card."""
    people = people or People(None, ("A", "B"))
    text = str(option["text"])
    kind = option["kind"]
    if option.get("sides"):
        return fight(option, view, people)
    if "player" in option:
        return people.name(option["player"])
    number = option.get("object")
    card = find_card(view, number) if number is not None and kind != "will" else None
    if card is None:
        return text
    notes: list[str] = []
    if kind in ("activate", "trigger"):
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
        notes += [*card.get("keywords", ()), *states(card, view)]
        if card["zone"] in ("field", "ruler", "chase"):
            notes.append("yours" if card["controller"] == seat else f"{people.whose(card['controller'])}")
        elif card["zone"] != "hand":
            notes.append(card["zone"].replace("_", " "))
    return f"{text} ({', '.join(notes)})" if notes else text


def fight(option: dict[str, Any], view: View, people: People) -> str:
    """An attack or a block with the values of both sides."""
    one, two = [fighter(side, view, people) for side in option["sides"][:2]]
    if option["kind"] == "attack":
        return f"{one} attacks {two}"
    if option["kind"] == "block":
        return f"Block with {one} against {two}"
    return f"Do not block: {two} fights {one}"


def fighter(side: dict[str, Any], view: View, people: People) -> str:
    """Who fights, with values."""
    if "player" in side:
        return f"{people.name(side['player'])} ({side['life']} life)"
    card = find_card(view, side["object"])
    notes = [f"{side['atk'] or 0}/{side['def'] or 0}"]
    if card is not None:
        notes += [*card["keywords"], *[s for s in states(card, view) if s not in ("attacking", "attacked")]]
    return f"{side['name']} ({', '.join(notes)})"
