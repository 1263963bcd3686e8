"""Where the calls go: Python-level calls of random games, by the part of the engine and by function.

    python tools/calls.py                          # prints the tables for the bundled decks
    python tools/calls.py --cards FILE             # and for decks drawn from a card file
    python tools/calls.py --write docs/speed.md    # puts them into that page, between its marks

Every pairing is played once from the seed of `willpower bench`, so the mean is the one that it prints. "Own"
are calls of a function itself, "with all below" those with everything that it calls; both are per decision
and exact.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType

from willpower.cards.bundled import modern_decks
from willpower.cards.database import load_cards
from willpower.cards.deck import Deck
from willpower.cli.measure import Couple, couples, play_randomly, seeds
from willpower.engine import Game
from willpower.players.drawn_decks import drawn_decks
from willpower.rules.edition import edition

BEGIN, END = "<!-- calls: begin -->", "<!-- calls: end -->"
SHOWN = 24  # functions of a table
EVERY = 7  # of the pairings of drawn decks one in so many is played

# What a decision consists of, by the function that does it; a call counts for the innermost of them.
PARTS = (
    ("listing what can be done", "procedures/actions.actions"),
    ("asking whether there is anything to do", "procedures/actions.can_act"),
    ("characteristics and standing effects", "values/characteristics.refresh"),
    ("which abilities watch for what", "change/triggers.rebuild"),
    ("playing cards and abilities", "play/play_frame.PlayFrame.step"),
    ("paying will", "pay/payment.PayWillFrame.step"),
    ("resolving", "procedures/resolving.ResolveFrame.step"),
    ("battle", "procedures/battle.BattleFrame.step"),
    ("rule processes", "change/rule_processes.perform"),
    ("phases and turns", "procedures/turn.TurnFrame.step"),
    ("the priority sequence", "procedures/priority.PriorityFrame.step"),
    ("taking the answer", "procedures/priority.PriorityFrame.answer"),
)
REST = "everything else"


class Profile:
    """Counts calls by function and by part while it is switched on."""

    def __init__(self) -> None:
        self.own: Counter[str] = Counter()
        self.below: Counter[str] = Counter()
        self.parts: Counter[str] = Counter()
        self.calls = 0
        self.decisions = 0
        self.pairings: list[tuple[float, Couple]] = []
        self._names: dict[CodeType, str] = {}
        self._part_of = {function: part for part, function in PARTS}
        self._stack: list[tuple[str, int, str]] = []
        self._open: Counter[str] = Counter()

    def see(self, frame: FrameType, event: str, arg: object) -> None:
        """Called by the interpreter for every call and return."""
        if event == "call":
            name = self._names.get(frame.f_code) or self._name(frame.f_code)
            part = self._part_of.get(name) or (self._stack[-1][2] if self._stack else REST)
            self.calls += 1
            self.own[name] += 1
            self.parts[part] += 1
            self._stack.append((name, self.calls, part))
            self._open[name] += 1
        elif event == "return" and self._stack:
            name, at, _ = self._stack.pop()
            self._open[name] -= 1
            if not self._open[name]:  # of a function that calls itself the outermost call counts
                self.below[name] += self.calls - at + 1

    def _name(self, code: CodeType) -> str:
        module = code.co_filename.rpartition("willpower/")[2].removesuffix(".py").removeprefix("engine/")
        name = f"{module}.{code.co_qualname}"
        self._names[code] = name
        return name

    def play(self, decks: dict[str, Deck], couple: Couple, seed: int) -> None:
        """Play a pairing at random, then the same picks again and count."""
        own = seeds(seed, 1)[0]
        a, b = decks[couple[0]], decks[couple[1]]
        picks = play_randomly(Game.new(a, b, seed=own), own)
        game = Game.new(a, b, seed=own)
        before = self.calls
        sys.setprofile(self.see)
        for pick in picks:
            game.apply(pick)
        sys.setprofile(None)
        self._stack.clear()
        self._open.clear()
        self.decisions += len(picks)
        self.pairings.append(((self.calls - before) / len(picks), couple))


def tables(title: str, p: Profile) -> list[str]:
    """The tables of a profile as lines of Markdown."""
    by_calls = sorted(p.pairings)
    worst, names = by_calls[-1]
    median = by_calls[len(by_calls) // 2][0]
    n = p.decisions
    lines = [
        f"### {title}",
        "",
        f"{p.calls / n:.1f} calls a decision over {n:,} decisions of {len(by_calls)} pairings; the pairing "
        f"in the middle {median:.0f}, the dearest {worst:.0f} ({names[0]} against {names[1]}).",
        "",
        "| part of a decision | calls | share |",
        "|---|---:|---:|",
    ]
    for part, calls in p.parts.most_common():
        lines.append(f"| {part} | {calls / n:.1f} | {100 * calls / p.calls:.0f} % |")
    lines += ["", "| function | own | with all below |", "|---|---:|---:|"]
    for name, calls in p.own.most_common(SHOWN):
        lines.append(f"| `{name}` | {calls / n:.2f} | {p.below[name] / n:.1f} |")
    return [*lines, ""]


def main() -> None:
    """Play, count and print or write."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--cards", default="", help="a card file; twenty decks are drawn from it as well")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--write", default="", metavar="PAGE", help="put the tables into this page")
    said = words.parse_args()
    decks = modern_decks()
    bundled = Profile()
    for couple in couples(list(decks)):
        bundled.play(decks, couple, said.seed)
    lines = tables("The bundled decks", bundled)
    if said.cards:
        drawn = drawn_decks(load_cards(said.cards), 20, said.seed, edition("8.01"))
        real = Profile()
        for couple in couples(list(drawn))[::EVERY]:
            real.play(drawn, couple, said.seed)
        lines += tables("Twenty decks drawn from a card file, one pairing in seven", real)
    text = "\n".join(lines)
    if not said.write:
        print(text)
        return
    page = Path(said.write)
    head, _, tail = page.read_text().partition(BEGIN)
    page.write_text(f"{head}{BEGIN}\n\n{text}\n{END}{tail.partition(END)[2]}")


if __name__ == "__main__":
    main()
