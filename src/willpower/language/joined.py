"""Happenings joined by "or" that share words: "is destroyed or banished", "deals or is dealt damage".

"P V1 or V2 O" stands for "P V1 O" or "P V2 O": what is in front of the first verb and what is behind the last
one belongs to each of them. Both are read as if they stood alone, so that every verb can be joined with every
other one, in every tense. Verbs that are whole by themselves ("attacks or blocks") are lists without this.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from willpower.abilities.base import Node
from willpower.abilities.conditions import AllConds, AnyCond, Condition, Fits, HappenedThisTurn, NotCond
from willpower.abilities.nouns import Noun
from willpower.abilities.statics import Cannot, OnlyWhile
from willpower.abilities.triggers import Either, Moves, Trigger

from .chart import Chart
from .composites import Silent
from .printer import Printer
from .raw import Same, VerbThisWay
from .rows import Value
from .table import Found, Table
from .tokens import Token

VERBS: Final = frozenset(
    (
        "is are was were be been isn't aren't becomes become attacks attack attacked blocks block blocked "
        "destroyed banished removed returned discarded put puts targeted cancelled summoned "
        "enters enter entered leaves leave left deals deal dealt gains gain gained loses lose lost "
        "pays pay paid draws draw drew drawn discards discard plays play played calls call called "
        "rested rests recovered recovers recover searches search searched shuffles shuffle shuffled "
        "reveals reveal revealed removes remove banishes banish destroys destroy added bestowed "
        "summons summon produces produce produced performs perform awakens awaken"
    ).split()
)
JOINED: Final = ("event", "wouldmove", "wouldhappen", "condition", "static")
STOPS: Final = frozenset((".", "⇒", ":", ";"))
FARTHEST: Final = 30  # words from the beginning to the "or"
LONGEST: Final = 16  # words behind it that may belong to it
Parts = list[tuple[int, int]]  # where the verbs stand


def _conjuncts(keys: list[str], at: int, last: int) -> list[Parts]:
    """The verbs in front of an "or", as they may begin: one, or several with commas."""
    out: list[Parts] = []
    for start in range(last - 1, max(at, last - 10), -1):
        if keys[start] == ",":
            break
        if keys[start] not in VERBS:
            continue
        parts = [(start, last)]
        while keys[parts[0][0] - 1] == ",":
            comma = parts[0][0] - 1
            before = [at_ for at_ in range(comma - 1, max(at, comma - 10), -1) if keys[at_] in VERBS]
            if not before:
                break
            parts.insert(0, (before[0], comma))
        if parts[0][0] > at and keys[parts[0][0] - 1] != ",":
            out.append(parts)
    return out


class Joined:
    """One category of happenings with "or" between their verbs. `whole`: they share no words behind them."""

    def __init__(self, table: Table, silent: Silent, category: str, whole: bool) -> None:
        self.category = category
        self.describes = "happenings joined by or, " + ("each whole" if whole else "with shared words")
        self.id = 0
        self.table = table
        self.silent = silent
        self.whole = whole
        self.reads = {"event": ("event", "entry"), "static": ("clauses",)}.get(category, (category,))

    def starts(self, token: Token) -> bool:
        """Whether one of them may begin with the word."""
        if self.category == "event":
            return token.key in ("when", "whenever")
        if self.category == "static":
            return any(self.table.can_start(f"subject.{number}", token) for number in "sp")
        own = self.table.categories[self.category]
        return token.key in own.first or any(
            one.starts(token) for one in own.first_terminals if not isinstance(one, Joined)
        )

    def match(self, chart: Chart, at: int) -> Found:
        """All readings; verbs that share as many words as they can."""
        if chart.spliced:
            return []
        out: Found = []
        keys = chart.keys
        for last in range(at + 2, min(at + FARTHEST, chart.n - 1)):
            if keys[last] in STOPS:
                break
            if keys[last] == "or" and keys[last + 1] in VERBS:
                for parts in _conjuncts(keys, at, last):
                    out += self._read(chart, at, parts, last + 1)
        return out

    def _read(self, chart: Chart, at: int, parts: Parts, second: int) -> Found:
        """The readings with the verbs at these places, the last of them behind the "or"."""
        keys, tokens = chart.keys, chart.tokens
        start = parts[0][0]
        if self.category == "static" and "cannot" not in keys[start - 2 : start]:
            return []  # only what is forbidden
        if any(keys[begin] == keys[second] for begin, _ in parts):
            return []  # a verb that is said again is not shared
        end = min(second + LONGEST, chart.n)
        stop = next((i for i in range(second, end) if keys[i] in STOPS or keys[i] == ","), end)
        prefix = tokens[at:start]
        out: Found = []
        for length, node in self._alone(chart, [*prefix, *tokens[second:stop]]):
            after = second + length - len(prefix)
            if after <= second or self._exactly(chart, tokens[at:after]):
                continue  # it is read without this already
            for shared in (after,) if self.whole else range(second + 1, after + 1):
                if shared - second > 4 and shared != after:
                    continue
                tail = tokens[shared:after]
                verbs = [*parts, (second, shared)]
                said = [keys[at:start] + keys[a:b] + keys[shared:after] for a, b in verbs]
                if self._sharing(said) != (len(prefix), len(tail)) or (self.whole and not _alike(said)):
                    continue
                others = [self._exactly(chart, [*prefix, *tokens[a:b], *tail]) for a, b in parts]
                made = self._made([*(one[0] for one in others), node]) if all(others) else None
                if made is not None:
                    out.append((after, made))
                    break
        return out

    def _sharing(self, said: list[list[str]]) -> tuple[int, int]:
        """How many words they share in front and behind; each keeps one of its own."""
        before = 0
        while all(len(one) > before and one[before] == said[0][before] for one in said):
            before += 1
        behind = 0
        most = min(map(len, said)) - before - 1
        while not self.whole and behind < most and _alike(said, behind):
            behind += 1
        return before, behind

    def _alone(self, chart: Chart, tokens: list[Token]) -> Found:
        """Words read by themselves, from the first on."""
        places = tuple(map(id, tokens))
        inner = chart.splices.get(places)
        if inner is None:
            inner = chart.splices[places] = Chart(chart.table, tokens, chart.context, chart.depth)
            inner.spliced = True
            inner.level = chart.level
        before = inner.steps
        found = [one for name in self.reads for one in inner.parse(name, 0)]
        chart.joining(inner.steps - before)
        return found

    def _exactly(self, chart: Chart, tokens: list[Token]) -> list[Node]:
        return [node for end, node in self._alone(chart, tokens) if end == len(tokens)]

    def _made(self, nodes: list[Node]) -> Node | None:
        """The happenings as one: any of them; of what did not happen, none of them."""
        if self.category == "condition":
            return self._condition(nodes)
        if self.category == "static":
            return self._forbidden(nodes)
        if not all(isinstance(node, Trigger) for node in nodes) or any(
            isinstance(node, Either) for node in nodes
        ):
            return None
        if self.category == "wouldmove" and not all(isinstance(node, Moves) for node in nodes):
            return None
        first, *others = nodes
        subjects = [getattr(node, "what", None) for node in nodes]
        subject = next((one for one in subjects if isinstance(one, Noun) and one.phrase), None)
        if subject is not None and getattr(first, "what", None) == subject:
            first = replace(first, what=subject)  # type: ignore[call-arg]
        same = Same(phrase=self.silent.id)
        rest: list[Node] = []
        for node in others:
            shared = subject is not None and getattr(node, "what", None) == subject
            rest.append(replace(node, what=same) if shared else node)  # type: ignore[call-arg]
        return Either((first, *rest), phrase=self.id)  # type: ignore[arg-type]

    def _forbidden(self, clauses: list[Any]) -> Node | None:
        """None of several deeds (104.4); the subject is said once."""
        nodes = [node for clause in clauses for node in clause]
        first = nodes[0]
        if len(nodes) != len(clauses) or not all(isinstance(node, Cannot) for node in nodes):
            return None
        if any(node.what != first.what for node in nodes):
            return None
        same = Same(phrase=self.silent.id)
        others = [replace(node, what=same) for node in nodes[1:]]
        return OnlyWhile(AllConds(()), (first, *others), phrase=self.id)

    def _condition(self, nodes: list[Node]) -> Node | None:
        kinds = {type(node) for node in nodes}
        if kinds == {NotCond}:
            inner = [node.condition for node in nodes if isinstance(node, NotCond)]
            return AllConds(tuple(nodes), phrase=self.id) if all(map(_once, inner)) else None  # type: ignore[arg-type]
        return AnyCond(tuple(nodes), phrase=self.id) if all(map(_once, nodes)) else None  # type: ignore[arg-type]

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The happenings, with what they share said once."""
        kinds = {Either: "triggers", OnlyWhile: "effects"}
        nodes: tuple[Node, ...] = getattr(value, kinds.get(type(value), "conditions"))
        said = [printer.words(self._with_subject(node, nodes[0]), self.category) for node in nodes]
        first = said[0]
        before, behind = self._sharing(said)
        out = first[:before]
        for index, one in enumerate(said):
            if index:
                out.append("or" if index == len(said) - 1 else ",")
            out += one[before : len(one) - behind]
        return out + (first[-behind:] if behind else [])

    def _with_subject(self, node: Node, first: Node) -> Node:
        what = getattr(node, "what", None)
        if not isinstance(what, Noun) or what.phrase != self.silent.id:
            return node
        return replace(node, what=first.what)  # type: ignore[attr-defined, call-arg]


def _alike(said: list[list[str]], back: int = 0) -> bool:
    """Whether they have the last word in common, or one that much before it."""
    return all(one[-1 - back] == said[0][-1 - back] for one in said)


def _once(node: Node) -> bool:
    """Whether a condition asks that something happened at all, not how often."""
    if isinstance(node, HappenedThisTurn):
        return node.least is None
    return isinstance(node, (Condition, VerbThisWay)) and isinstance(node, (Fits, VerbThisWay))
