"""The trace of a run: what each step did, told with the clauses that made it so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from willpower.abilities.symbols import FIELD, ZONE_NAME
from willpower.engine import events as kinds
from willpower.engine.objects import NOBODY, Event
from willpower.engine.state import State

from .fields import PLAYERS
from .runner import Run
from .table import Table, name_of

# How an event is told; {a} is its subject, {b} its object, {p} the player, {n} the amount, {w} the word.
_TOLD: Final[dict[int, str]] = {
    kinds.ATTACKED: "{a} attacks {b}",
    kinds.BLOCKED: "{a} blocks {b}",
    kinds.DAMAGED: "{a} deals {n} damage to {b}",
    kinds.LIFE_GAINED: "{a} gains {n} life",
    kinds.LIFE_LOST: "{a} loses {n} life",
    kinds.RESTED: "{a} rests",
    kinds.RECOVERED: "{a} recovers",
    kinds.PHASE: "{w} phase",
    kinds.PLAYED: "{p} has played {a}",
    kinds.ABILITY_PLAYED: "{p} has played an ability of {a}",
    kinds.JUDGED: "{a} has been judged",
    kinds.TARGETED: "{a} is targeted",
    kinds.COUNTERS_PUT: "{n} {w} counter on {a}",
    kinds.COUNTERS_REMOVED: "{n} {w} counter off {a}",
    kinds.DREW: "{p} draws",
    kinds.DISCARDED: "{p} discards {a}",
    kinds.DID: "{p}: {w} ({a})",
    kinds.ADDED: "{a} is added to {b}",
    kinds.TURNED: "{a}: {w}",
    kinds.CONTROL: "{p} controls {a}",
    kinds.CANCELLED: "{a} is cancelled",
    kinds.RESOLVED: "{a} resolves",
    kinds.TURN_BEGAN: "turn {n}: {p}",
    kinds.PASSED: "{p} passes",
    kinds.CHOSE: "{p} chooses: {w}",
    kinds.WILL: "{p} has will from {a}",
    kinds.WON: "{p} wins",
    kinds.LOST: "{p} loses",
    kinds.DRAWN_GAME: "the game is a draw",
    kinds.SHUFFLED: "{p} shuffles",
    kinds.REVEALED: "{a} is revealed",
    kinds.TRIGGERED: "{a} triggers",
    kinds.ROLLED: "{p} rolls {n}",
    kinds.WEATHER: "the weather of {p} is {w}",
    kinds.PAID: "{p} pays {n} will",
    kinds.ILLEGAL_TARGET: "{a} is no legal target any more",
    kinds.SKIPPED: "{w} is skipped",
    kinds.CREATED: "{a} is made",
    kinds.LOOPED: "the loop: {w} {n}",
    kinds.TOLD: "{a}: {w} {n}",
}


def tell(run: Run, passes: bool = False) -> Iterator[str]:
    """The story of a run, step by step; passes are left out unless asked for."""
    events = run.g.events()
    if run.told and run.told[0].first:
        yield "start"
        yield from lines(run.g, events[: run.told[0].first], passes)
    for told in run.told:
        yield f"line {told.line}: {told.text}"
        yield from lines(run.g, events[told.first : told.last], passes)


def lines(g: State, events: list[Event], passes: bool) -> Iterator[str]:
    """Events as sentences with their clauses."""
    for event in events:
        if event.kind == kinds.PASSED and not passes:
            continue
        clause = f"  ({event.clause})" if event.clause else ""
        yield f"  {sentence(g, event)}{clause}"


def sentence(g: State, event: Event) -> str:
    """One event in words."""
    if event.kind == kinds.MOVED:
        return moved(g, event)
    form = _TOLD.get(event.kind)
    if form is None:
        said = kinds.KIND_NAME.get(event.kind, "something")
        return f"{said} {thing(g, event.subject)} {event.word}".strip()
    return form.format(
        a=thing(g, event.subject),
        b=thing(g, event.object),
        p=PLAYERS[event.player] if event.player in (0, 1) else "nobody",
        n=event.amount,
        w=event.word,
    ).strip()


def moved(g: State, event: Event) -> str:
    """A card that changed zones."""
    origin = ZONE_NAME.get(event.origin, "nowhere")
    to = ZONE_NAME.get(event.to, "nowhere")
    where = f"from {origin} to {to}" if event.origin else f"to {to}"
    return f"{thing(g, event.subject)} {event.word} {where}"


def thing(g: State, ref: int) -> str:
    """A card with whose it was then, or a player."""
    if ref in (-1, -2):
        return PLAYERS[-1 - ref]
    if ref == NOBODY or not 0 <= ref < len(g.objs):
        return "nothing"
    o = g.objs[ref]
    if o.source >= 0 and not o.chars.names:
        return f"the ability of {thing(g, o.source)}"
    whose = o.controller if o.zone == FIELD else Table(g).whose(ref)
    return f"{PLAYERS[whose]}.{name_of(g, ref)}"
