"""Seeing which parts of a card's text are at work in a game.

Nothing is taken on trust: a part counts once one of its instructions was performed by the engine and did
something, or one of its continuous effects applied to something.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from willpower.abilities.effects import Apply, Damage, Effect, Move
from willpower.abilities.nouns import Ref, Target, This
from willpower.abilities.statics import Cannot
from willpower.abilities.symbols import CHASE, IN_PLAY, STANDBY
from willpower.engine import (
    ABILITY,
    AWAKENED,
    JUDGED,
    NOBODY,
    PLAYED,
    REMNANT,
    WILL,
    Ctx,
    Definition,
    Obj,
    State,
    mods_at_work,
    observing,
    prohibited_by,
    refresh,
)

from .parts import Part


class Watch:
    """The parts of the card that is tried, and what has to be looked at for them."""

    __slots__ = ("alike", "applying", "definition", "doing", "doubtful", "parts")

    def __init__(self, definition: Definition, parts: Sequence[Part]) -> None:
        self.definition = definition
        self.parts = tuple(parts)
        self.doing: dict[int, list[Part]] = {}
        self.applying: dict[int, list[Part]] = {}
        changed: dict[Effect, list[Part]] = {}
        self.alike: dict[Effect, list[Part]] = {}  # texts put together while playing hold equal instructions
        for part in parts:
            for key, node in part.doing.items():
                self.doing.setdefault(key, []).append(part)
                self.alike.setdefault(node, []).append(part)
                changed.setdefault(plain(node), []).append(part)
            for key in part.applying:
                self.applying.setdefault(key, []).append(part)
        for one, several in changed.items():
            if len(several) == 1:  # otherwise it would not tell which of them it was
                self.alike.setdefault(one, several)
        self.doubtful = [part for several in changed.values() if len(several) > 1 for part in several]

    def unclear(self, part: Part) -> bool:
        """Whether a part says the same as another, so that it cannot be told which of them was performed."""
        return any(part is one for one in self.doubtful)

    def is_subject(self, g: State, o: Obj) -> bool:
        """Whether an object is the card that is tried, or an ability of it."""
        if o.kind == ABILITY and o.source >= 0:
            o = g.table.objs[o.source]
        return g.definitions[o.definition] is self.definition

    def is_of_subject(self, g: State, ctx: Ctx) -> bool:
        """Whether a context is of the card that is tried."""
        return ctx.source >= 0 and self.is_subject(g, g.table.objs[ctx.source])

    def performed(self, node: Effect) -> None:
        """An instruction was performed and did something: the very one, an equal one, or one that was changed
        to stand in the place of another."""
        found = self.doing.get(id(node)) or self.alike.get(node) or self.alike.get(plain(node), [])
        for part in found:
            part.seen = True

    def look(self, g: State) -> None:
        """Which continuous effects apply now, and which keywords it has."""
        if g.derived.values_stale:
            refresh(g)
        for group in g.derived.active.values():
            for active in group:
                for part in self.applying.get(id(active.static), ()):
                    part.seen = True
        if all(part.seen for part in self.parts):
            return
        for o in g.table.objs:
            if o.became == NOBODY and o.kind != ABILITY and self.is_subject(g, o):
                self.look_at(g, o)

    def look_at(self, g: State, o: Obj) -> None:
        """What applies and is had by one object."""
        if o.zone == CHASE:
            for part in self.parts:
                for node in part.applying.values():
                    # What a spell forbids by its own text is asked for when it matters (902.2).
                    if isinstance(node, Cannot) and node.what == This() and prohibited_by(g, node.act, o.id):
                        part.seen = True
        if o.zone & IN_PLAY:
            for part in self.parts:
                if part.keyword and not part.playing and part.face == o.face:
                    if part.keyword in o.chars.ab.keywords:
                        part.seen = True
        if not o.chars.ab.continuous and not o.chars.ab.conditional:
            return
        unseen = {key for key, watched in self.applying.items() if any(not part.seen for part in watched)}
        if unseen:
            for mod in mods_at_work(g, o, unseen):
                for part in self.applying[id(mod)]:
                    part.seen = True

    def look_back(self, g: State) -> None:
        """What the log of a game tells: plays, judgments, will made."""
        for event in g.events():
            if event.kind == PLAYED and event.subject >= 0:
                o = g.table.objs[event.subject]
                if g.definitions[o.definition] is self.definition and o.kind != ABILITY:
                    self.played(o)
            elif (
                event.kind == JUDGED
                and event.subject >= 0
                and self.is_subject(g, g.table.objs[event.subject])
            ):
                self.judged()
            elif event.kind == WILL and event.source >= 0 and self.is_subject(g, g.table.objs[event.source]):
                for part in self.parts:
                    if part.will and part.face == g.table.objs[event.source].face:
                        part.seen = True

    def judged(self) -> None:
        """Its judgment was played, and with it what the section says about its cost."""
        self.had("judgment")
        for part in self.parts:
            if part.playing and part.kind.startswith("[judgment]"):
                part.seen = True

    def played(self, o: Obj) -> None:
        """The card was played."""
        for part in self.parts:
            if part.playing and not part.keyword and not part.kind.startswith("[judgment]"):
                part.seen = True
        self.had("quickcast")
        if o.marks & AWAKENED:
            self.had("awakening")
        if o.marks & REMNANT:
            self.had("remnant")
        if o.origin == STANDBY:
            self.had("trigger")
            self.had("stealth")
        self.had("incarnation")
        self.had("torrent")

    def had(self, keyword: str) -> None:
        """A keyword about playing was at work."""
        for part in self.parts:
            if part.playing and part.keyword == keyword:
                part.seen = True


def plain(node: Effect) -> Effect:
    """An instruction without what differs where it is done in the place of another one."""
    if isinstance(node, Move):
        return replace(node, what=This(), slot=0)
    if isinstance(node, Damage):
        return replace(node, to=This())
    if isinstance(node, Apply):
        return replace(node, statics=tuple([_anything(static) for static in node.statics]))
    made: Effect = _anything(node)
    return made


def _anything(node: Any) -> Any:
    """Something done to a card that was named, or that is named here."""
    return replace(node, what=This()) if isinstance(getattr(node, "what", None), (Ref, Target)) else node


@contextmanager
def watching(watch: Watch) -> Iterator[None]:
    """Has every instruction of the card that the engine performs told to the watch."""

    def wanted(g: State, node: Effect, ctx: Ctx) -> bool:
        return id(node) in watch.doing or watch.is_of_subject(g, ctx)

    with observing(wanted, watch.performed):
        yield
