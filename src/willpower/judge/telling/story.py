"""The story of a run: for each step what happened, folded to what a judge would tell, and the game after it.

Left out unless everything is asked for: passes, the end of what was seen to resolve, phases in which
nothing happened. Stones rested for will are told in one line, and so are picks made one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from willpower.engine import (
    ABILITY_PLAYED,
    CHOSE,
    KIND_NAME,
    MOVED,
    PASSED,
    PHASE_BEGAN,
    PHASE_ENDED,
    PLAYED,
    RESOLVED,
    RESTED,
    TRIGGERED,
    TURN_BEGAN,
    WILL,
    Chars,
    Event,
    LogEntry,
    State,
    chars,
    entries,
)

from ..running.runner import Run

_LEFT_OUT: Final = (KIND_NAME[PASSED], KIND_NAME[RESOLVED])
_MOMENTS: Final = (KIND_NAME[PHASE_BEGAN], KIND_NAME[TURN_BEGAN])
_PLAYERS: Final = ("A", "B")


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the story with its clause, and the player whose doing it is, if anybody's."""

    text: str
    clause: str = ""
    player: int | None = None

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})" if self.clause else self.text


@dataclass(frozen=True, slots=True)
class Scene:
    """A step: where it stands in the file, how it is written, what it caused, and the game after it."""

    line: int
    step: str
    answer: str  # of a question (`can`, `cannot`, `expect`)
    lines: tuple[Line, ...]
    after: State | None


def scenes(run: Run, everything: bool = False) -> list[Scene]:
    """The scenes of a run, the first of them the start."""
    log = entries(run.g)
    events = run.g.events()
    first = run.told[0].first if run.told else len(events)
    out = [Scene(0, "start", "", _lines(log, events, 0, first, everything), run.kept)]
    before = run.kept
    for told in run.told:
        lines = _lines(log, events, told.first, told.last, everything)
        lines = (*[Line(said) for said in told.meant], *lines)
        if told.after is not None and before is not None:
            lines = (*lines, *changes(before, told.after))
        out.append(Scene(told.line, told.text, told.answer, lines, told.after))
        before = told.after or before
    return out


def changes(before: State, after: State) -> Iterator[Line]:
    """What else is different after a step: life, and what cards in play are now."""
    for n, name in enumerate(_PLAYERS):
        old, new = before.table.players[n].life, after.table.players[n].life
        if old != new:
            yield Line(f"{name}'s life: {old} → {new}", player=n)
    for ref in after.table.field:
        if ref in before.table.field:
            then, now = chars(before, ref), chars(after, ref)
            what = [*_values(then, now), *_keywords(then, now)]
            healed = before.table.objs[ref].damage - after.table.objs[ref].damage
            if healed > 0:
                what.append(f"{healed} damage on it is gone")
            if what:
                owner = after.table.objs[ref].controller
                yield Line(f"{_PLAYERS[owner]}'s {now.names[0] if now.names else 'card'}: {', '.join(what)}")


def _values(then: Chars, now: Chars) -> Iterator[str]:
    if (then.atk, then.defense) != (now.atk, now.defense) and now.atk is not None:
        was = f"{then.atk}/{then.defense} → " if then.atk is not None else ""
        yield f"{was}{now.atk}/{now.defense}"


def _keywords(then: Chars, now: Chars) -> Iterator[str]:
    for word in sorted(now.ab.keywords - then.ab.keywords):
        yield f"now has [{word.title()}]"
    for word in sorted(then.ab.keywords - now.ab.keywords):
        yield f"has no [{word.title()}] any more"


def _lines(
    log: Sequence[LogEntry], events: Sequence[Event], first: int, last: int, everything: bool
) -> tuple[Line, ...]:
    """What happened between two places of the log."""
    told = [entry for entry in log if first < entry.number <= last]
    if everything:
        return tuple(_line(entry) for entry in told)
    kept = [entry for entry in told if entry.kind not in _LEFT_OUT]
    kept = [entry for n, entry in enumerate(kept) if not _empty(kept, n, events)]
    out: list[Line] = []
    n = 0
    while n < len(kept):
        will, end = _will(kept, n, events)
        if end > n:
            out.append(will)
            n = end
            continue
        entry = kept[n]
        if _joins(kept, n, events):
            joined = out.pop()
            out.append(Line(_joined(joined.text, entry.text), joined.clause, joined.player))
            n += 1
            continue
        row = _row(kept, n)
        out.append(Line(_together([one.text for one in kept[n:row]]), entry.clause, entry.player))
        n = row
    return tuple(out)


def _line(entry: LogEntry) -> Line:
    return Line(entry.text, entry.clause, entry.player)


# What several cards do, or have done to them, one after the other: "A draws X", "X recovers".
_DONE_TO: Final = {
    " draws ": "",
    " looks at ": "",
    " discards ": "",
    " banishes ": "",
    " puts ": " in its place",
}
_DONE_BY: Final = {" goes from ": " go from ", " returns from ": " return from ", " recovers": " recover"}


def _halves(text: str) -> tuple[str, str, str]:
    """A sentence as what stands before the card, the card, and what stands after it, in the plural if the
    card does it itself; no card in a sentence that is told alone."""
    for verb, end in _DONE_TO.items():
        who, found, card = text.partition(verb)
        if found and card.endswith(end):
            return f"{who}{verb}", card[: len(card) - len(end)], end
    for verb, plural in _DONE_BY.items():
        card, found, rest = text.partition(verb)
        if found:
            return "", card, f"{plural}{rest}"
    return text, "", ""


def _row(kept: Sequence[LogEntry], n: int) -> int:
    """Where a row of sentences that differ only in the card ends."""
    before, card, after = _halves(kept[n].text)
    end = n + 1
    while card and end < len(kept) and kept[end].clause == kept[n].clause:
        if _halves(kept[end].text)[::2] != (before, after):
            break
        end += 1
    return end


def _together(texts: Sequence[str]) -> str:
    """Sentences that differ only in the card as one."""
    if len(texts) == 1:
        return texts[0]
    before, _, after = _halves(texts[0])
    counted: dict[str, int] = {}
    for text in texts:
        card = _halves(text)[1]
        counted[card] = counted.get(card, 0) + 1
    cards = ", ".join(f"{n} × {card}" if n > 1 else card for card, n in counted.items())
    return f"{before}{cards}{after}"


def _empty(kept: Sequence[LogEntry], n: int, events: Sequence[Event]) -> bool:
    """Whether an entry says nothing: a step or phase in which nothing happened, a play told a line ago."""
    event = events[kept[n].number - 1]
    if event.kind in (PHASE_BEGAN, PHASE_ENDED) and n + 1 < len(kept):
        return kept[n + 1].kind in _MOMENTS and event.word not in ("battle", "beginning of battle")
    if event.kind == PLAYED:  # only now it is played: worth telling if that triggers something (903.2k)
        if n + 1 < len(kept) and kept[n + 1].kind == KIND_NAME[TRIGGERED]:
            return False
        before = [events[entry.number - 1] for entry in kept[:n]]
        return any(e.kind == MOVED and e.subject == event.subject for e in before)
    return False


def _will(kept: Sequence[LogEntry], n: int, events: Sequence[Event]) -> tuple[Line, int]:
    """Will abilities used one after the other, as one line, and where they end; the same place if none."""
    found: dict[str, int] = {}
    start = n
    player: int | None = None
    clause = ""
    while n < len(kept):
        length, event = _one_will(kept, n, events)
        if not length or (player is not None and event.player != player):
            break
        entry = kept[n + length - 1]
        said = entry.text.partition(" produces ")[2]
        found[said] = found.get(said, 0) + 1
        player = event.player
        clause = entry.clause
        n += length
    if n == start or player is None:
        return Line(""), start
    what = ", ".join(f"{count} × {said}" if count > 1 else said for said, count in found.items())
    return Line(f"{_PLAYERS[player]} produces {what}", clause, player), n


def _one_will(kept: Sequence[LogEntry], n: int, events: Sequence[Event]) -> tuple[int, Event]:
    """How many entries from here are one will ability: the rest, the ability, the will; 0 if they are not."""
    row = [events[entry.number - 1] for entry in kept[n : n + 3]]
    event = row[0]
    if len(row) == 3 and [e.kind for e in row] == [RESTED, ABILITY_PLAYED, WILL]:
        if row[0].subject == row[1].subject == row[2].subject:
            return 3, row[2]
    if len(row) >= 2 and [e.kind for e in row[:2]] == [RESTED, WILL] and row[0].subject == row[1].subject:
        return 2, row[1]
    return 0, event


def _joins(kept: Sequence[LogEntry], n: int, events: Sequence[Event]) -> bool:
    """Whether a choice goes on with the one before it: the same player picks for the same thing."""
    if n == 0:
        return False
    event, before = events[kept[n].number - 1], events[kept[n - 1].number - 1]
    if event.kind != CHOSE or before.kind != CHOSE or event.player != before.player:
        return False
    alike = (event.clause, event.source) == (before.clause, before.source)
    return alike and _CHOOSES in kept[n].text and _CHOOSES in kept[n - 1].text


_CHOOSES: Final = " chooses "


def _joined(first: str, second: str) -> str:
    """Two choices for the same thing in one sentence: "A chooses Ogre, Wolf for Balm"."""
    what = second.partition(_CHOOSES)[2]
    start = what.find(" for ")
    while start >= 0 and not first.endswith(what[start:]):
        start = what.find(" for ", start + 1)
    if start < 0:
        return f"{first}, {what}"
    return f"{first[: len(first) - len(what) + start]}, {what}"
