"""Counters (1022): how many of which are put, removed, moved; the words for them are said once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities.effects import MoveCounters, PutCounters, RemoveCounters, Sequence
from willpower.abilities.nouns import Both, Choose, Host, Noun, Quantity, This
from willpower.abilities.quantities import ANY_NUMBER, Count, Divide, Num, Times

from ...raw import Pronoun, Same, SameObject
from ...rows import A, Family, Holes, R

ROWS: list[Family] = []

# ---- how many of which: with a name, without, all, up to so many --------------------
ROWS += A("ncounters", PutCounters, "(a|an additional) {counter:counter} counter", count=Num(1))
ROWS += A(
    "ncounters",
    PutCounters,
    "({count} (additional|) {counter:counter} counters|{count:onenumber} {counter:counter} counter|"
    "(a number of|) {counter:counter} counters equal to {count:quantity})",
)
ROWS += A(
    "bcounters",
    RemoveCounters,
    "(a counter|{count} counters)",
    build=lambda h: {"counter": "", "count": Num(1), **h},
)
KIND = "({counter:counter}|)"
ROWS += A("allcounters", RemoveCounters, f"all {KIND} counters", counter="", count=None)
ROWS += A("upcounters", RemoveCounters, f"up to {{count}} {KIND} counters", counter="", up_to=True)
ROWS += A("anycounters", RemoveCounters, f"any number of {KIND} counters", counter="", up_to=True)

# ---- put --------------------
ROWS += R("act", PutCounters, "puts~put {*ncounters} on ((each of|) {on}|{on:ontwo})")
ROWS += R("ontwo", Both, "{parts:plain.s} and on {parts:plain.s}")
ROWS += R(
    "act", PutCounters, "(distributes~distribute|divides~divide) {*ncounters} (on|among) {on}", divided=True
)
ROWS += R("insteadseq", PutCounters, "put {*ncounters}", on=SameObject())


def _for_each(h: Holes) -> PutCounters:
    count = Times(h["n"], h["each"]) if "n" in h else h["each"]
    return PutCounters(h["counter"], count, h["on"])


def _each(node: Any) -> Holes:
    out = {"counter": node.counter, "on": node.on, "each": node.count}
    if isinstance(node.count, Times):
        out |= {"n": node.count.left, "each": node.count.right}
    return out


SO_MANY = "(a {counter:counter} counter|{n} {counter:counter} counters) on {on}"
ROWS += R("act", PutCounters, f"puts~put {SO_MANY} for each {{each:each.s}}", build=_for_each, split=_each)
ROWS += R(
    "special",
    PutCounters,
    f"for each {{each:each.s}} , put {SO_MANY}",
    build=lambda h: _for_each(h) if at_once(h["each"], h["on"]) else None,
    split=_each,
    said=("act", "PutCounters", f"puts~put {SO_MANY} for each {{each:each.s}}"),
)


def at_once(each: Quantity, on: Noun) -> bool:
    """ "For each card removed this way, put a counter on this card": all of them at the same time. On "it"
    it may be on each of the cards that are counted, and a card may be chosen for each."""
    counted = each.left if isinstance(each, Divide) else each
    return isinstance(on, (This, Host)) or (isinstance(on, Pronoun) and not isinstance(counted, Count))


ROWS += R(
    "act", PutCounters, "puts~put (a number of|) {counter:counter} counters on {on} equal to {count:quantity}"
)
ROWS += R(
    "act",
    PutCounters,
    "puts~put a {one:counter} counter or a {two:counter} counter on {on}",
    build=lambda h: PutCounters(h["one"], Num(1), h["on"], kinds=(h["one"], h["two"])),
    split=lambda n: {"one": n.kinds[0], "two": n.kinds[1], "on": n.on},
)
ROWS += R(
    "act",
    PutCounters,
    "doubles~double the number of {counter:counter} counters on {on}",
    count=Num(1),
    double=True,
)
ROWS += R("somecounters", PutCounters, "{*ncounters}", on=Same())
ROWS += R(
    "act",
    Sequence,
    "puts~put {one:somecounters} and {two:somecounters} on {on}",
    build=lambda h: Sequence((replace(h["one"], on=h["on"]), h["two"])),
    split=lambda n: {"one": n.parts[0], "two": n.parts[1], "on": n.parts[0].on},
)
ROWS += R("counterson", PutCounters, "{*ncounters} on {on:plain}")
ROWS += R("act", Sequence, "puts~put {parts:counterson} and {parts:counterson}")

# ---- remove and move --------------------


def _of_several(on: Noun) -> bool:
    """Whether counters are removed "from any number of" cards: so many in all."""
    return isinstance(on, Choose) and on.unbounded


SOME = "({*ncounters}|{*bcounters}|{*allcounters}|{*upcounters}"
ROWS += R(
    "act",
    RemoveCounters,
    f"(removes~remove {SOME}) (from|on) {{on}}|removes~remove (a total of "
    "({*ncounters}|{*bcounters}) from|({*ncounters}|{*bcounters}) from among) {among:noun})",
    build=lambda h: _removed(h),
    split=lambda n: {"on": n.on, "among": n.on},
)


def _removed(h: Holes) -> RemoveCounters:
    """From among several: so many in all."""
    on = h.pop("among", None)
    if on is not None:
        return RemoveCounters(**{**h, "on": on, "total": True})
    return RemoveCounters(**{"total": _of_several(h["on"]), **h})


ROWS += R("act", RemoveCounters, "removes~remove {*anycounters} from {on}", count=ANY_NUMBER)
ROWS += R(
    "act",
    MoveCounters,
    f"(moves~move {SOME}) from {{origin}} (to|onto) {{to}}|puts~put {SOME}) from "
    f"{{origin}} (on|onto) {{to}})",
)
ROWS += R("act", MoveCounters, "moves~move {*anycounters} from {origin} (to|onto) {to}", count=None)
