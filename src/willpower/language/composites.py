"""Phrases made of clauses: a subject with what it does, sentences of a text, modes.

They are read and written by code because a subject is said once for several clauses, and sentences
end with full stops that belong to no clause.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.base import Node
from willpower.abilities.effects import (
    AddTo,
    Attach,
    Banish,
    ChooseNow,
    Delayed,
    Destroy,
    Discard,
    EachPlayerDoes,
    Effect,
    ForEach,
    If,
    Modes,
    Move,
    MoveCounters,
    Produce,
    PutCounters,
    Recover,
    RemoveCounters,
    Rest,
    Reveal,
    Sequence,
    Shuffle,
    Standby,
    Turn,
)
from willpower.abilities.nouns import All, Choose, ControllerOf, EachPlayer, Noun, OwnerOf, This, Who
from willpower.abilities.statics import Gains, Prevent, Static
from willpower.abilities.triggers import Blocks, Either, Moves, Trigger

from .chart import Chart
from .guards import sentences
from .mentions import searches_later, steps_of
from .printer import Printer, join_list
from .raw import Same, SameWho, Subject
from .rows import Value
from .sequels import is_lost, is_sequel
from .table import Found, Table
from .tokens import Token


class _Composite:
    """Common to the phrases made of clauses."""

    category = ""
    describes = ""
    of: tuple[str, ...] = ()

    def __init__(self, table: Table) -> None:
        self.id = 0
        self.table = table
        for name in self.of:
            table.needs(name)

    def starts(self, token: Token) -> bool:
        """Whether one of the parts may begin with the word."""
        return any(self.table.can_start(name, token) for name in self.of)


class Silent:
    """A subject that is left out because the clause before has named it."""

    def __init__(self, category: str, describes: str) -> None:
        self.category = category
        self.describes = describes
        self.id = 0

    def starts(self, token: Token) -> bool:
        """It has no words, so it begins with none."""
        return False

    def match(self, chart: Chart, at: int) -> Found:
        """It has no words."""
        return []

    def words(self, printer: Printer, value: Value) -> list[str]:
        """It has no words."""
        return []


class Hoist(Silent):
    """Targets named in front of an effect: only the effect is printed."""

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The effect without what is in front."""
        return printer.words(value.parts[1], "item")


class Clauses(_Composite):
    """Continuous effects: "SUBJECT gains ... and cannot ...", several joined by "and"."""

    category = "clauses"
    describes = "subject, what it gains or cannot do"
    of = ("subject.s", "subject.p", "static")

    def __init__(self, table: Table, silent: Silent) -> None:
        super().__init__(table)
        self.silent = silent

    def match(self, chart: Chart, at: int) -> Found:
        """All readings, as tuples of continuous effects."""
        out = self.group(chart, at)
        for end, first in list(out):
            if end < chart.n and chart.keys[end] == "and":
                out += [
                    (after, (*first, *rest))
                    for after, rest in chart.parse("clauses", end + 1)
                    if not self.one_list(first, rest)
                ]
            if end < chart.n and chart.keys[end] == ",":
                out += [
                    (after, (*first, *rest))
                    for after, rest in chart.parse("clauses", end + 1)
                    if isinstance(rest[-1], Prevent) and len(self.groups(rest)) == 2
                ]
        for number in "sp":
            for end, subject in chart.parse(f"subject.{number}", at):
                for after, vps in chart.parse_list(f"vp.{number}", "!", end):
                    if len(vps) > 1 and after < chart.n and chart.keys[after] == "and":
                        before = self.with_subject(subject, vps)
                        out += [
                            (last, (*before, static))
                            for last, static in chart.parse("static", after + 1)
                            if isinstance(static, Prevent)
                        ]
        return out

    def one_list(self, first: tuple[Static, ...], rest: tuple[Static, ...]) -> bool:
        """Whether clauses of one subject and what is prevented are written "A, B and C"."""
        return (
            len(first) > 1
            and len(self.groups(first)) == 1
            and len(rest) == 1
            and isinstance(rest[0], Prevent)
        )

    def group(self, chart: Chart, at: int) -> Found:
        """The readings with one subject."""
        out: Found = []
        for number in "sp":
            for end, subject in chart.parse(f"subject.{number}", at):
                for after, vps in chart.parse_list(f"vp.{number}", ",", end):
                    if isinstance(subject, Who) and any(isinstance(vp, Gains) for vp in vps):
                        continue  # players gain keywords by PlayerGains
                    out.append((after, self.with_subject(subject, vps)))
        out += [(end, (value,)) for end, value in chart.parse("static", at)]
        return out

    def with_subject(self, subject: Noun, vps: tuple[Static, ...]) -> tuple[Node, ...]:
        """The first clause gets the subject, the others refer to it."""
        same = Same(phrase=self.silent.id)
        return tuple(replace(vp, what=same if index else subject) for index, vp in enumerate(vps))  # type: ignore[call-arg]

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The clauses, joined."""
        groups = self.groups(value)
        parts = [join_list([printer.words(s, "static") for s in group], ",") for group in groups]
        if len(groups) == 2 and self.one_list(tuple(groups[0]), tuple(groups[1])):
            return join_list([printer.words(s, "static") for s in value], ",")
        commas = len(groups) > 2 and isinstance(value[-1], Prevent)
        out = parts[0]
        for index, part in enumerate(parts[1:], 2):
            out += ["and" if index == len(parts) or not commas else ",", *part]
        return out

    def groups(self, statics: tuple[Static, ...]) -> list[list[Static]]:
        """Clauses that share a subject, together."""
        groups: list[list[Static]] = []
        for static in statics:
            what = getattr(static, "what", None)
            if groups and isinstance(what, Noun) and what.phrase == self.silent.id:
                groups[-1].append(static)
            else:
                groups.append([static])
        return groups


def shares_object(events: tuple[Trigger, ...]) -> bool:
    """ "Blocks or is blocked by a Golem": the Golem belongs to both, which a phrase of its own says."""
    return (
        len(events) == 2
        and events[0] == Blocks(Subject())
        and getattr(events[1], "blocker", None) is not None
    )


class EventClause(_Composite):
    """ "When(ever) SUBJECT attacks or blocks": one or several happenings with one subject (906.4)."""

    category = "event"
    describes = "when(ever), subject, what happens to it"

    def __init__(self, table: Table, silent: Silent, word: str) -> None:
        self.of = tuple(f"ev{word}.{number}" for number in "sp")
        super().__init__(table)
        for number in "sp":
            table.needs(f"watched.{number}")
        self.silent = silent
        self.word = word

    def starts(self, token: Token) -> bool:
        """It begins with when or whenever."""
        return token.key == self.word

    def match(self, chart: Chart, at: int) -> Found:
        """All readings."""
        out: Found = []
        for number in "sp":
            for end, subject in chart.parse(f"watched.{number}", at + 1):
                for after, events in chart.parse_list(f"ev{self.word}.{number}", "/", end):
                    if shares_object(events):
                        continue
                    if all(self.goes_with(subject, event, len(events) > 1) for event in events):
                        out.append((after, self.with_subject(subject, events)))
        return out

    def goes_with(self, subject: Noun, event: Trigger, several: bool) -> bool:
        """This card entering is [Enter] (1140.1, 1411.2a, 1411.3a) unless it is one of several happenings;
        cards that are named with their zone are removed from there (311.3)."""
        if not isinstance(event, Moves):
            return True
        if isinstance(subject, This) and not several:
            return event.to != S.FIELD or bool(event.origin or event.how or event.by)
        zoned = isinstance(subject, All) and subject.filter.zones
        return not (zoned and event.to == S.REMOVED)

    def with_subject(self, subject: Noun, events: tuple[Trigger, ...]) -> Node:
        """The first event gets the subject, the others refer to it."""
        same = Same(phrase=self.silent.id)
        whole = tuple(replace(e, what=same if index else subject) for index, e in enumerate(events))  # type: ignore[call-arg]
        return whole[0] if len(whole) == 1 else Either(whole, phrase=self.id)

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The events, joined."""
        return join_list([printer.words(event, "event") for event in value.triggers], "/")


class NextEvent(EventClause):
    """ "The next time SUBJECT attacks or blocks": what happens to a card, without "whenever"."""

    category = "nextevent"
    describes = "subject, what happens to it"

    def starts(self, token: Token) -> bool:
        """It begins with the subject."""
        return any(self.table.can_start(f"watched.{number}", token) for number in "sp")

    def match(self, chart: Chart, at: int) -> Found:
        """All readings."""
        return super().match(chart, at - 1)

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The events, without the word that begins a trigger."""
        said = super().words(printer, value) if value.phrase == self.id else printer.words(value, "event")
        return said[1:]


class StaticSentences(_Composite):
    """The sentences of a continuous ability."""

    category = "sentences"
    describes = "sentences of a continuous ability"
    of = ("subject.s", "subject.p", "static", "statement")

    def __init__(self, table: Table, clauses: Clauses) -> None:
        super().__init__(table)
        self.clauses = clauses

    def match(self, chart: Chart, at: int) -> Found:
        """All readings, as tuples of continuous effects."""
        results: Found = []
        frontier: list[tuple[int, tuple[Node, ...]]] = [(at, ())]
        while frontier:
            following: list[tuple[int, tuple[Node, ...]]] = []
            for end, before in frontier:
                chart.step()
                found = list(self.clauses.group(chart, end))
                found += [(after, (value,)) for after, value in chart.parse("statement", end)]
                for after, statics in found:
                    if after < chart.n and chart.keys[after] == ".":
                        following.append((after + 1, (*before, *self.of_every_name(statics))))
            results += following
            frontier = following[:8]
        return results

    def of_every_name(self, statics: tuple[Static, ...]) -> tuple[Static, ...]:
        """ "<A name> gains ...": nobody chooses in a continuous ability, all cards of the name are meant."""
        first = getattr(statics[0], "what", None)
        if not isinstance(first, Choose) or first.at_random or first.least is not None:
            return statics
        row = self.table.row(first.phrase)
        if row is None or row.category != "named.s":
            return statics
        every = All(first.filter, phrase=first.phrase)
        return (replace(statics[0], what=every), *statics[1:])  # type: ignore[call-arg]

    def words(self, printer: Printer, value: Value) -> list[str]:
        """Each subject a sentence."""
        out: list[str] = []
        for group in self.clauses.groups(value):
            out += [*join_list([printer.words(s, "static") for s in group], ","), "."]
        return out


class ActorClause(_Composite):
    """ "PLAYER draws a card": an instruction with the player who performs it."""

    category = "clause"
    describes = "player, what they do"
    of = ("who.s", "who.p")

    def __init__(self, table: Table, silent: Silent) -> None:
        super().__init__(table)
        self.silent = silent

    def match(self, chart: Chart, at: int) -> Found:
        """All readings."""
        out: Found = []
        for number in "sp":
            for end, who in chart.parse(f"who.{number}", at):
                acts = chart.parse_list(f"act.{number}", ",", end) if number == "s" else []
                if number == "p":
                    acts = [(after, (act,)) for after, act in chart.parse("act.p", end)]
                for after, parts in acts:
                    out.append((after, self.with_actor(who, parts)))
        return out

    def with_actor(self, who: Who, parts: tuple[Effect, ...]) -> Node:
        """Each player does it in turn; else the player is written into the instruction."""
        if self.several(who) or not all(hasattr(part, "who") for part in parts):
            body = parts[0] if len(parts) == 1 else Sequence(parts, phrase=self.id)
            return EachPlayerDoes(who, body, phrase=self.id)
        same = SameWho(phrase=self.silent.id)
        acts = tuple(replace(act, who=same if index else who) for index, act in enumerate(parts))  # type: ignore[call-arg]
        return acts[0] if len(acts) == 1 else Sequence(acts, phrase=self.id)

    def several(self, who: Who) -> bool:
        """Whether several players do it, each for himself: "each player", "their controllers"."""
        row = self.table.row(who.phrase) if isinstance(who, (ControllerOf, OwnerOf)) else None
        return isinstance(who, EachPlayer) or (row is not None and row.category == "plainwho.p")

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The player and what they do."""
        if isinstance(value, EachPlayerDoes):
            return [*printer.words(value.who, "who"), *self._acts(printer, value.effect)]
        return self._acts(printer, value)

    def _acts(self, printer: Printer, value: Effect) -> list[str]:
        if isinstance(value, Sequence) and value.phrase == self.id:
            return join_list([printer.words(part, "act") for part in value.parts], ",")
        return printer.words(value, "act")


class ActorThen(ActorClause):
    """ "PLAYER discards a card, then draws a card"."""

    category = "clause"
    describes = "player, what they do, then what they do"

    def match(self, chart: Chart, at: int) -> Found:
        """All readings with two or more instructions."""
        out: Found = []
        for end, who in chart.parse("who.s", at):
            for after, first in chart.parse_list("act.s", "!", end):
                if chart.keys[after : after + 2] != [",", "then"]:
                    continue
                for last, second in chart.parse("act.s", after + 2):
                    out.append((last, self.with_actor(who, (*first, second))))
        return out

    def _acts(self, printer: Printer, value: Effect) -> list[str]:
        assert isinstance(value, Sequence)
        *first, last = [printer.words(part, "act") for part in value.parts]
        return [*join_list(first, "!"), ",", "then", *last]


class ActorAndThen(ActorClause):
    """ "PLAYER searches their deck for a card and puts it into their hand, then shuffles their deck"."""

    category = "clause"
    describes = "player, what they do and do, then what they do"

    def match(self, chart: Chart, at: int) -> Found:
        """All readings with three or more instructions."""
        out: Found = []
        for end, who in chart.parse("who.s", at):
            for after, first in chart.parse_list("act.s", ",", end):
                if len(first) > 1 and chart.keys[after : after + 2] == [",", "then"]:
                    for last, second in chart.parse("act.s", after + 2):
                        out.append((last, self.with_actor(who, (*first, second))))
        return out

    def _acts(self, printer: Printer, value: Effect) -> list[str]:
        assert isinstance(value, Sequence)
        *first, last = [printer.words(part, "act") for part in value.parts]
        return [*join_list(first, ","), ",", "then", *last]


class ActorOr(ActorClause):
    """ "PLAYER discards a card or loses 500 life": that player chooses which when it is done."""

    category = "clause"
    describes = "player, what they do or else do"

    def match(self, chart: Chart, at: int) -> Found:
        """All readings with two or more instructions."""
        out: Found = []
        for end, who in chart.parse("who.s", at):
            for after, acts in chart.parse_list("act.s", "/", end):
                if len(acts) > 1:
                    out.append((after, EachPlayerDoes(who, ChooseNow(acts, phrase=self.id), phrase=self.id)))
        return out

    def _acts(self, printer: Printer, value: Effect) -> list[str]:
        assert isinstance(value, ChooseNow)
        return join_list([printer.words(act, "act") for act in value.options], "/")


PAYABLE = (
    AddTo,
    Attach,
    Banish,
    Destroy,
    Discard,
    Move,
    MoveCounters,
    PutCounters,
    Recover,
    RemoveCounters,
    Rest,
    Reveal,
    Standby,
    Turn,
)


class CostAct(_Composite):
    """An instruction as part of a cost: "banish a resonator", "remove two [+100/+100] counters from it"."""

    category = "costone"
    describes = "banish a resonator"
    of = ("act.p",)

    def match(self, chart: Chart, at: int) -> Found:
        """Instructions that a player performs completely or not at all (903.2j)."""
        return [(end, act) for end, act in chart.parse("act.p", at) if isinstance(act, PAYABLE)]

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The instruction."""
        return printer.words(value, "act")


class ProduceOnly(_Composite):
    """Will that may be spent on some things only: a sentence about producing and one about spending."""

    category = "item"
    describes = "produce will. Spend it only on ..."
    of = ("act.p",)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        table.needs("spending")

    def match(self, chart: Chart, at: int) -> Found:
        """All readings."""
        out: Found = []
        for end, made in chart.parse("act.p", at):
            if isinstance(made, Produce) and end < chart.n and chart.keys[end] == ".":
                out += [(after, replace(made, only=only)) for after, only in chart.parse("spending", end + 1)]
        return out

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The printer says the second sentence behind the phrase of the first."""
        return printer.words(value, "act")


def ends_with_modes(effect: Node) -> bool:
    """Whether an instruction ends with the options of a choice."""
    if isinstance(effect, If):
        return ends_with_modes(effect.otherwise or effect.then)
    if isinstance(effect, Sequence):
        return ends_with_modes(effect.parts[-1])
    if isinstance(effect, (Delayed, ForEach)):
        return ends_with_modes(effect.effect)
    return isinstance(effect, Modes)


def is_shuffle(effect: Node) -> bool:
    """Whether a sentence only says that a deck is shuffled."""
    return all(isinstance(step, Shuffle) for step in steps_of(effect))  # type: ignore[arg-type]


class Text(_Composite):
    """The sentences of an effect, each with its full stop. One sentence is its instruction itself."""

    category = "text"
    describes = "sentences of an effect"
    of = ("item",)
    last_stop = True

    def __init__(self, table: Table, hoist: Hoist, option: Mode | None = None) -> None:
        super().__init__(table)
        self.hoist = hoist
        self.option = option or self

    def match(self, chart: Chart, at: int) -> Found:
        """All readings."""
        results: Found = []
        frontier: list[tuple[int, tuple[Node, ...]]] = [(at, ())]
        while frontier:
            following: list[tuple[int, tuple[Node, ...]]] = []
            for end, before in frontier:
                chart.step()
                for after, value in chart.parse("item", end):
                    if before and searches_later(before[-1]) and is_shuffle(value):
                        continue  # it belongs to what is done later
                    if before and is_lost(before[-1], value):
                        continue
                    stop = after < chart.n and chart.keys[after] == "."
                    parts = self.joined(before, value)
                    if stop and not ends_with_modes(value):  # what follows belongs to the last mode
                        following.append((after + 1, parts))
                    if stop if self.last_stop else True:
                        node = parts[0] if len(parts) == 1 else Sequence(parts, phrase=self.id)
                        results.append((after + 1 if self.last_stop else after, node))
            frontier = following[:8]
        return results

    def joined(self, before: tuple[Node, ...], value: Any) -> tuple[Any, ...]:
        """The sentences so far and another one, which may belong to what the last one does later."""
        last: Any = before[-1] if before else None
        if not isinstance(last, Delayed) or not is_sequel(last, value):
            return (*before, value)
        first: Any = last.effect
        if isinstance(first, Sequence) and first.phrase == self.option.id:
            later = replace(first, parts=(*first.parts, value))
        else:
            later = Sequence((first, value), phrase=self.option.id)
        return (*before[:-1], replace(last, effect=later))

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The sentences."""
        if value.phrase == self.hoist.id:
            value = value.parts[1]
        parts = value.parts if isinstance(value, Sequence) and value.phrase == self.id else (value,)
        out: list[str] = []
        for part in sentences(parts, self.id):
            out += [*printer.words(part, "item"), "."]
        return out if self.last_stop else out[:-1]


class Mode(Text):
    """An option of "choose one": sentences without the last full stop."""

    category = "mode"
    describes = "sentences of an option"
    last_stop = False
