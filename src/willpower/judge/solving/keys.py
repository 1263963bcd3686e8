"""Positions as keys: two positions with the same key go on alike, however they came about.

Objects are named by where they are, not by their numbers, so that two plays in either order give the same
key. What cannot be named so (the fields of suspended work) keeps its numbers and what they stand for: such
positions are seldom found equal, and never wrongly.
"""

from __future__ import annotations

import re
from typing import Final

from willpower.abilities.symbols import DECK, GRAVEYARD, LIFEBREAK, STANDBY, STONE_DECK
from willpower.engine import (
    NOBODY,
    Chars,
    Ctx,
    Event,
    Obj,
    ObjId,
    RefId,
    Result,
    State,
    dealt_damage,
    fields_of,
    refresh,
)

_PILES: Final = DECK | STONE_DECK | LIFEBREAK | STANDBY
_MOST_KNOWN: Final = 200_000
# Words of texts that ask what happened earlier in the turn.
_MEMORY: Final = re.compile(
    r"this turn|each turn|per turn|first|second|third|torrent|times|previous|already|last", re.IGNORECASE
)
_TOP: Final = re.compile(r"(top|bottom)\b.*graveyard", re.IGNORECASE)
Key = tuple[object, ...]


def texts(g: State) -> list[str]:
    """All that is printed on the cards in a game."""
    return [x for d in g.definitions if d.card is not None for face in d.card.faces for x in face.text]


class Keys:
    """Makes keys of positions, and remembers what objects looked like."""

    __slots__ = ("known", "looks", "memory", "piled", "piles", "words")

    def __init__(self, g: State, goal: str) -> None:
        self.memory = any(_MEMORY.search(line) for line in texts(g))
        # The order of a graveyard counts only for what speaks of its top.
        order = "graveyard" in goal or any(_TOP.search(line) for line in texts(g))
        self.piled = _PILES | GRAVEYARD if order else _PILES
        self.known: dict[int, tuple[Obj, int]] = {}
        self.looks: dict[object, int] = {}
        self.piles: dict[tuple[Obj, ...], int] = {}
        self.words: dict[int, tuple[object, str]] = {}

    def number(self, look: object) -> int:
        """A number for something to be compared."""
        looks = self.looks
        known = looks.get(look)
        if known is None:
            known = len(looks)
            looks[look] = known
        return known

    def word(self, thing: object) -> str:
        """An ability or effect as text; the same thing is written once."""
        if thing is None:
            return ""
        known = self.words.get(id(thing))
        if known is None:
            known = (thing, repr(thing))
            self.words[id(thing)] = known
        return known[1]

    # ---- objects ------------------------------------------------------------------------------------

    def look(self, g: State, ref: RefId) -> int:
        """What an object is by itself, as a number."""
        o = g.table.objs[ref]
        known = self.known.get(id(o))
        if known is not None:
            return known[1]
        if len(self.known) > _MOST_KNOWN:
            self.known.clear()
        counters = tuple(sorted(o.counters.items())) if o.counters else ()
        used = tuple(sorted(o.used.items())) if o.used else ()
        made = self.number(
            (o.kind, o.definition, o.face, o.owner, o.controller, o.home, o.zone, o.rested, o.face_down,
             o.revealed, o.damage, counters, used, o.since, o.entered, o.marks, o.x, o.astral_until,
             self.values(g, o), self.word(o.ability))
        )  # fmt: skip
        self.known[id(o)] = (o, made)
        return made

    def values(self, g: State, o: Obj) -> object:
        """Its characteristics, where they are not the printed ones."""
        c: Chars = o.chars
        if c is g.definitions[o.definition].faces[o.face]:
            return 0
        return (
            c.names, c.types, c.subtypes, c.races, c.attributes, c.stones, c.need, c.total, c.atk, c.defense,
            c.divinity, tuple([self.word(a) for a in c.ab.listed]),
        )  # fmt: skip

    # ---- the whole ----------------------------------------------------------------------------------

    def key(self, g: State, extra: object = None) -> Key:
        """The key of a game at a decision. Freezes its objects: from now on they are copied to be changed."""
        if g.derived.values_stale:
            due = g.work.rules_due
            refresh(g)
            g.work.rules_due = due
        g.freeze()
        names: dict[int, int] = {}
        parts: list[object] = [
            extra,
            g.turn.serial,
            g.turn.player,
            g.turn.phase,
            g.turn.step,
            g.turn.priority,
            g.turn.passes,
        ]
        for p in g.table.players:
            will = tuple(sorted([(w.bit, self.word(w.only)) for w in p.will]))
            parts.append(
                (p.life, will, p.called, p.judged, p.played, p.locked, p.lost, p.deck_out, p.weather,
                 p.gods_arts, p.extra_turns, p.skips, p.max_hand, p.max_lifebreak)
            )  # fmt: skip
            for zone, refs in p.zones.items():  # always in the same order
                parts.append((zone, self.pile(g, refs) if zone & self.piled else self.named(g, refs, names)))
        parts.append(self.named(g, g.table.field, names))
        parts.append(self.named(g, g.table.chase, names, True))
        parts.append(self.links(g, names))
        if g.table.lasting or g.table.delayed or g.work.waiting or g.work.reveals:
            parts.append(self.number(self.effects(g, names)))
        if g.table.battle is not None:
            b = g.table.battle
            fighters = tuple([self.name(g, r, names) for r in (b.attacker, b.attacked, b.blocker)])
            struck = b.attacker >= 0 and dealt_damage(g, b.attacker)
            parts.append((fighters, struck, b.was_blocked, b.faced, b.struck, b.removed, b.opponent_played))
        if self.memory:
            parts.append(self.number(tuple([self.event(g, e, names) for e in g.memory.happened])))
        parts.append(self.number(self.work(g, names)))
        marks = g.memory.loop_marks
        if marks.loop:
            parts.append((marks.loop, marks.stopped))
        return tuple(parts)

    def pile(self, g: State, refs: tuple[ObjId, ...]) -> int:
        """The cards of a zone in which the order counts, top first."""
        objs = tuple(map(g.table.objs.__getitem__, refs))
        known = self.piles.get(objs)
        if known is None:
            if len(self.piles) > _MOST_KNOWN:
                self.piles.clear()
            known = self.number(("pile", tuple([self.look(g, i) for i in refs])))
            self.piles[objs] = known
        return known

    def named(
        self, g: State, refs: tuple[ObjId, ...], names: dict[int, int], ordered: bool = False
    ) -> object:
        """The cards of a zone in which the order does not count, or does on the chase; each gets a name."""
        looks = [(self.look(g, i), i) for i in refs]
        if not ordered:
            looks.sort()
        for _, i in looks:
            names[i] = len(names)
        return tuple([look for look, _ in looks])

    def name(self, g: State, ref: RefId, names: dict[int, int]) -> object:
        """What something refers to; of what is gone, what it was and what it is now."""
        if ref < 0:
            return ref
        known = names.get(ref)
        if known is not None:
            return known
        if ref >= len(g.table.objs):
            return ("none", ref)
        o = g.table.objs[ref]
        if o.became == NOBODY and o.zone & self.piled:
            pile = g.table.players[o.controller].zones[o.zone]
            return ("at", o.controller, o.zone, pile.index(ref) if ref in pile else -1)
        now = o
        while now.became >= 0:
            now = g.table.objs[now.became]
        new = self.name(g, now.id, names) if now is not o else -1
        return ("was", o.definition, o.zone, o.controller, new, self.look(g, ref))

    def links(self, g: State, names: dict[int, int]) -> int:
        """What is added to what, what cards remember, which effect is older, and what the chase knows."""
        found: list[object] = []
        old: list[tuple[int, int]] = []
        for i in names:
            o = g.table.objs[i]
            if o.host >= 0 and o.host != i:
                found.append((names[i], "on", self.name(g, o.host, names)))
            if o.memory:
                memory = tuple(
                    [
                        (
                            n.kind,
                            self.name(g, n.ref, names) if n.ref >= 0 else "",
                            n.number,
                            n.key,
                            n.of,
                            n.word,
                        )
                        for n in o.memory
                    ]
                )
                found.append((names[i], "knows", memory))
            if o.chars.ab.continuous:
                old.append((o.stamp, names[i]))
        found.append(tuple([name for _, name in sorted(old)]))
        for i in g.table.chase:
            o = g.table.objs[i]
            ctx = g.work.ctxs.get(o.ctx)
            found.append((self.name(g, o.source, names), o.x, o.origin, self.context(g, ctx, names)))
        return self.number(tuple(found))

    def context(self, g: State, ctx: Ctx | None, names: dict[int, int]) -> object:
        """What a spell or ability knows."""
        if ctx is None:
            return None
        slots = tuple(
            [(k, tuple([self.name(g, r, names) for r in refs])) for k, refs in sorted(ctx.slots.items())]
        )
        shares = tuple([(self.name(g, r, names), n) for r, n in ctx.shares.items()])
        event = self.event(g, ctx.event, names) if ctx.event is not None else None
        more = tuple([self.context(g, g.work.ctxs.get(c), names) for c in ctx.more])
        return (
            self.name(g, ctx.source, names), ctx.controller, ctx.you, self.word(ctx.ability),
            self.word(ctx.effect), slots, tuple(sorted(ctx.numbers.items())),
            tuple(sorted(ctx.words.items())), tuple(sorted(ctx.did.items())), ctx.targets, shares, ctx.modes,
            tuple([self.word(k) for k in ctx.awakened]), ctx.x, ctx.y, event, more,
            tuple(sorted([kind for kind, _ in ctx.paid])),
        )  # fmt: skip

    def event(self, g: State, e: Event, names: dict[int, int]) -> object:
        """Something that happened."""
        refs = tuple([self.name(g, r, names) for r in (e.subject, e.object, e.source, e.old)])
        return (e.kind, refs, e.amount, e.player, e.origin, e.to, e.word, e.kinds)

    def effects(self, g: State, names: dict[int, int]) -> object:
        """Effects that last, abilities that wait."""
        found: list[object] = []
        for x in g.table.lasting:
            refs = tuple([self.name(g, r, names) for r in x.refs])
            known = self.context(g, x.ctx, names)
            found.append(
                (self.word(x.static), self.name(g, x.source, names), refs, x.until, x.until_player,
                 x.since_turn, x.used, known)
            )  # fmt: skip
        for d in g.table.delayed:
            found.append(
                (self.word(d.ability), self.context(g, d.ctx, names), d.times, d.until, d.until_player)
            )
        for w in (*g.work.waiting, *g.work.reveals):
            event = self.event(g, w.event, names) if w.event is not None else None
            found.append(
                (self.word(w.ability), self.name(g, w.source, names), w.controller, w.card, event,
                 self.context(g, w.ctx, names))
            )  # fmt: skip
        return (len(g.work.waiting), tuple(found))

    def work(self, g: State, names: dict[int, int]) -> object:
        """Suspended work and the question that is asked."""
        found: list[object] = [
            g.work.dice,
            g.every_window,
            tuple([self.plain(g, r, names) for r in g.work.refused]),
        ]
        d = g.work.pending
        if d is not None:
            found.append((d.player, d.kind, d.clause, self.name(g, d.source, names), len(d.options)))
        for frame in g.work.stack:
            fields = [self.plain(g, getattr(frame, name), names) for name in fields_of(type(frame))]
            found.append((type(frame).__name__, tuple(fields)))
        return tuple(found)

    def plain(self, g: State, value: object, names: dict[int, int]) -> object:
        """A field of suspended work."""
        if isinstance(value, bool) or value is None or isinstance(value, str):
            return value
        if isinstance(value, int):
            return (value, self.name(g, RefId(value), names)) if 0 <= value < len(g.table.objs) else value
        if isinstance(value, tuple):
            return tuple([self.plain(g, item, names) for item in value])
        if isinstance(value, Result):
            return (value.did, value.amount, tuple([self.name(g, ref, names) for ref in value.refs]))
        if type(value).__module__.startswith("willpower.abilities"):
            return self.word(value)
        return self.kept(value)

    def kept(self, value: object) -> int:
        """Anything else is only like itself."""
        self.words.setdefault(id(value), (value, ""))
        return id(value)
