"""Loops (1301): the same position again and again.

`loop_check` is called by the priority sequence each time a player is about to get priority. A rough look at
the position (a few numbers) is kept for each moment something is on the chase; when one comes back,
positions are compared in full. When the same position has come for the fifth time through the same choices
(readings 36), 1301 applies: if nobody had a choice the game is a draw; otherwise those who had name a
number, that many rounds are performed, and the repeating choice is not offered until something else was
done (loop_marks.py).

Two positions are the same if all that matters for the future is: not the log, not the numbers of objects and
timestamps, not how often something happened this turn.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from willpower.abilities.symbols import (
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    ITEMS,
    LIFEBREAK,
    OUTSIDE,
    REMOVED,
    RULER_AREA,
    RUNES,
    STANDBY,
    STONE_DECK,
)

from ..change.ending import end_game
from ..core import happenings
from ..core.decisions import LOOP, Option, number_page
from ..core.frames import ask, tell
from ..core.ids import NO_PLAYER, NOBODY, OPPONENT, UNDETERMINED, ObjId, PlayerId, RefId
from ..core.loop_marks import ban
from ..core.objects import Ctx, still_itself
from ..core.repetition import Choice, Growth, LoopMarks, Seen
from ..core.state import Frame, State
from ..values.characteristics import refresh
from ..values.prohibition import prohibited_by

if TYPE_CHECKING:
    from mypy_extensions import i64

TIMES: Final = 5  # readings 36
FORCED: Final = 60  # after so many objects on the chase without any choice it is asked whether they ever end
GROWN: Final = 20  # the same situation but for growing life or ever more equal cards, so often, never ends
IDLE: Final = 60  # after so many actions on an empty chase in one turn those are looked at too

_PHASES: Final = {"draw": 1, "recovery": 2, "call": 3, "main": 4, "battle": 5, "end": 6}
_STEPS: Final = {
    "beginning": 1,
    "declare attack": 2,
    "declare block": 3,
    "first strike": 4,
    "normal": 5,
    "end": 6,
}
# Small enough that a step of the mixing stays below 2^62.
_MIXING: Final = 1_000_003
_MIXED: Final = (1 << 40) - 1
_ORDERED: Final = (DECK, STONE_DECK, GRAVEYARD, LIFEBREAK, STANDBY)
_UNORDERED: Final = (HAND, RULER_AREA, ITEMS, REMOVED, EXTRA_DECK, RUNES, OUTSIDE)


def loop_check(g: State) -> bool:
    """Looks whether the game goes round in a circle; True if that was dealt with and the caller must start
    over."""
    if g.turn.passes:
        return False
    marks = g.memory.loop_marks
    idle = 0
    if not g.table.chase:
        idle = marks.idle + 1
        marks.idle = idle
        if idle < IDLE and not marks.loop:
            return False
    when = g.turn.serial * 64 + _PHASES.get(g.turn.phase, 0) * 8 + _STEPS.get(g.turn.step, 0)
    if marks.when != when:
        marks = LoopMarks(None, when)
        marks.idle = idle
        g.memory.loop_marks = marks
    if 0 < idle < IDLE:
        return False
    if g.table.chase:
        marks.run += 1
        if marks.run > FORCED and grows(g):
            return True
    rough = rough_look(g)
    seen = marks.looks.get(rough, 0) + 1
    marks.looks[rough] = seen
    if seen == 1:
        return False
    marks.repeating = True
    return compare(g, position(g), seen == 2)


def grows(g: State) -> bool:
    """Whether players are forced to repeat something for ever though the position is never quite the same:
    life only rises, equal cards become more, no card comes nearer to being destroyed. Nobody can stop it, so
    the game is a draw (1301.1c)."""
    marks = g.memory.loop_marks
    name = position(g, True)
    life = (*[p.life for p in g.table.players], held_out(g))
    before = marks.grown.get(name)
    rising = before is not None and all([now >= then for now, then in zip(life, before.life, strict=True)])
    count = before.count + 1 if before is not None and rising else 1
    marks.grown[name] = Growth(count, life)
    if count < GROWN:
        return False
    settle(g, (), 0)
    return True


def held_out(g: State) -> int:
    """How much damage the cards in the field that can be destroyed would still stand, all together."""
    total = 0
    for ref in g.table.field:
        o = g.table.objs[ref]
        if o.chars.defense is not None and not prohibited_by(g, "be destroyed", ref):
            total += o.chars.defense - o.damage
    return total


def rough_look(g: State) -> int:
    """A few numbers that repeat if the position does, mixed into one of forty bits."""
    mixed: i64 = g.turn.priority + 9  # nobody is -9
    if g.table.chase:
        o = g.table.objs[g.table.chase[-1]]
        paragraph = o.ability.paragraph if o.ability is not None else 0
        mixed = (mixed * _MIXING + o.definition * 4096 + paragraph * 2 + o.controller) & _MIXED
    rested = used = 0
    place = g.table.field
    for player in g.table.players:
        zones = player.zones
        place = place + zones.ruler_area
        sizes = len(zones.hand) * 1024 + len(zones.deck)
        mixed = (mixed * _MIXING + sizes * 1024 + len(zones.graveyard)) & _MIXED
        mixed = (mixed * _MIXING + len(player.will) * 1024 + len(zones.item_area)) & _MIXED
        mixed = (mixed * _MIXING + player.life) & _MIXED
    for i in place:
        o = g.table.objs[i]
        rested += o.rested
        if o.used:
            for n in o.used.values():
                if n // 1024 == g.turn.serial:
                    used += n % 1024
    mixed = (mixed * _MIXING + used * 1024 + rested) & _MIXED
    return (mixed * _MIXING + len(g.table.field) * 1024 + len(g.table.chase)) & _MIXED


def compare(g: State, name: str, once_before: bool) -> bool:
    """Counts a position that may have come before; True if it is a loop that was dealt with."""
    marks = g.memory.loop_marks
    before = marks.positions.get(name)
    cycle: tuple[Choice, ...] | None = None
    if before is None:
        # The first look was a rough one only; it is taken for this position.
        count = 2 if once_before else 1
    else:
        cycle = marks.choices[before.choices :]
        count = before.count + 1 if before.cycle is None or before.cycle == cycle else 2
        if count >= TIMES:
            settle(g, cycle, before.events)
            return True
    marks.positions[name] = Seen(count, cycle, len(marks.choices), len(g.memory.happened))
    return False


def settle(g: State, cycle: tuple[Choice, ...], since: int) -> None:
    """1301.1a-c: a draw if nobody can stop the loop, otherwise those who can name a number."""
    who = tuple(
        [n for n in (g.turn.player, OPPONENT[g.turn.player]) if n in [choice.player for choice in cycle]]
    )
    if not who:
        tell(g, happenings.looped(word="nobody can stop it", clause="1301.1c"))
        end_game(g, NO_PLAYER, "1301.1c")
        return
    frame = LoopFrame()
    frame.players = who
    frame.cycle = cycle
    frame.since = since
    g.work.stack.append(frame)


class LoopFrame(Frame):
    """Asks those who can stop a loop how often it is to be performed, and performs it that often."""

    __slots__ = ("cycle", "numbers", "players", "since", "start")

    def __init__(self) -> None:
        super().__init__()
        self.players: tuple[PlayerId, ...] = ()  # the turn player first (1301.1b)
        self.cycle: tuple[Choice, ...] = ()  # the choices of one round
        self.since = 0  # where in this turn's memory the last round began
        self.numbers: tuple[int, ...] = ()
        self.start = 0  # the least number offered now

    def step(self, g: State) -> None:
        """Asks the next player, or performs the rounds."""
        clause = "1301.1a" if len(self.players) == 1 else "1301.1b"
        if len(self.numbers) < len(self.players):
            options = number_page(self.start, clause)
            ask(g, self.players[len(self.numbers)], LOOP, options, clause, "loop")
            return
        rounds = min(self.numbers)
        # A round ends in the position it began in; what is left of it is this turn's memory.
        of_a_round = len(g.memory.happened) - self.since
        for place in [place for place in g.memory.then if place >= self.since]:
            for n in range(1, rounds + 1):
                g.memory.then[place + n * of_a_round] = g.memory.then[place]
        g.memory.happened.extend(g.memory.happened[self.since :] * rounds)
        stops = tuple([n for i, n in enumerate(self.players) if self.numbers[i] == rounds])
        tell(g, happenings.looped(player=stops[0], amount=rounds, clause=clause))
        g.memory.loop_marks = LoopMarks(None, g.memory.loop_marks.when)
        ban(g.memory.loop_marks, self.cycle, stops)
        g.pop()

    def answer(self, g: State, option: Option) -> None:
        """Takes a number."""
        if option.kind == "higher":
            self.start = option.number
            return
        self.numbers = (*self.numbers, option.number)
        self.start = 0


# ---- a position as a word ----------------------------------------------------------------------------------


def position(g: State, growing: bool = False) -> str:
    """A digest of all that matters for the future; `growing`: whatever the players' life is, however many
    equal cards are in the field, and whatever their values, damage and numbers of counters."""
    if g.derived.values_stale:
        refresh(g)
    parts: list[str] = [f"{g.turn.priority} {g.turn.player} {g.work.rng} {len(g.work.refused)}"]
    for p in g.table.players:
        will = sorted([f"{w.bit} {w.only!r}" for w in p.will])
        parts.append(
            f"{0 if growing else p.life} {will} {p.called} {p.judged} {min(p.played, 2)} {p.locked} "
            f"{p.weather} {p.gods_arts} {p.skips} {p.extra_turns} {p.max_hand} {p.max_lifebreak} {p.lost} "
            f"{p.deck_out}"
        )
        for zone in _ORDERED:
            there = p.zones[zone]
            if there:
                parts.append(f"{zone} {described(g, there)}")
        for zone in _UNORDERED:
            there = p.zones[zone]
            if there:
                parts.append(f"{zone} {sorted(described(g, there))}")
    field = described(g, g.table.field, growing)
    parts.append(str(sorted(set(field) if growing else field)))
    if g.table.chase:
        parts += described_chase(g)
    for w in g.work.waiting:
        ability = w.ability.paragraph if w.ability is not None else UNDETERMINED
        parts.append(f"waiting {describe_ref(g, w.source)} {ability} {w.controller}")
    for d in g.table.delayed:
        source = d.ctx.source if d.ctx is not None else NOBODY
        parts.append(f"delayed {d.ability!r} {describe_ref(g, source)} {d.times} {d.until}")
    effects: dict[tuple[int, RefId, tuple[RefId, ...], str, int], str] = {}
    for x in g.table.lasting:  # the same effect twice shows in the values of what it affects
        key = (id(x.static), x.source, x.refs, x.until, x.used)
        if key not in effects:
            about = [describe_ref(g, r) for r in x.refs]
            effects[key] = f"{x.static!r} {describe_ref(g, x.source)} {about} {x.until} {x.used}"
    parts += sorted(set(effects.values()))
    if g.table.battle is not None:
        b = g.table.battle
        fighters = [describe_ref(g, r) for r in (b.attacker, b.attacked, b.blocker)]
        done = f"{b.struck} {b.removed} {b.was_blocked} {b.faced} {b.opponent_played}"
        parts.append(f"battle {fighters} {done}")
    parts += [f"{type(f).__name__} {f.pc}" for f in g.work.stack]
    return blake2b("\n".join(parts).encode(), digest_size=12).hexdigest()


def described(g: State, cards: tuple[ObjId, ...], growing: bool = False) -> list[str]:
    """Objects without their numbers: what each is, where, in which state, with which values unless those are
    `growing`."""
    found: list[str] = []
    for ref in cards:
        o = g.table.objs[ref]
        c = o.chars
        counters = sorted(o.counters.items()) if o.counters else []
        values = f"{o.damage} {counters} {c.atk} {c.defense}"
        if growing:
            values = f"{[name for name, _ in counters]} {c.atk is None} {c.defense is None}"
        used: list[tuple[int, int]] = []
        if o.used:
            used = sorted([(k, n % 1024) for k, n in o.used.items() if n // 1024 == g.turn.serial])
        host = describe_ref(g, o.host) if o.host >= 0 and o.host != ref else ""
        found.append(
            f"{o.kind} {o.definition} {o.face} {o.owner} {o.controller} {o.zone} {o.rested} {o.face_down} "
            f"{o.revealed} {values} {o.marks} {o.x} {o.since >= g.turn.serial} {used} "
            f"{c.names} {c.types} {c.races} {c.attributes} "
            f"{sorted(c.ab.keywords)} {len(c.ab.listed)} {host}"
        )
    return found


def described_chase(g: State) -> list[str]:
    """What is on the chase, in order: often many times the same."""
    found: list[str] = []
    abilities: dict[tuple[int, RefId], str] = {}
    looks = described(g, g.table.chase)
    for n, i in enumerate(g.table.chase):
        o = g.table.objs[i]
        ctx = g.work.ctxs.get(o.ctx)
        said = describe_ctx(g, ctx) if ctx is not None else ""
        key = (id(o.ability), o.source)
        if key not in abilities:
            abilities[key] = describe_ability(g, o.source, i)
        found.append(f"chase {looks[n]} {abilities[key]} {said}")
    return found


def describe_ref(g: State, ref: RefId) -> str:
    """A card or player that something refers to."""
    if ref < 0:
        return str(ref)
    o = g.table.objs[ref]
    return f"{o.definition} {o.controller} {o.zone} {still_itself(o)}"


def describe_ability(g: State, source: ObjId, ref: ObjId) -> str:
    """Which ability an object on the chase is."""
    ability = g.table.objs[ref].ability
    if ability is None:
        return ""
    return f"{describe_ref(g, source)} {ability.paragraph} {ability.name} {type(ability).__name__}"


def describe_ctx(g: State, ctx: Ctx) -> str:
    """Describe the context of a spell or ability on the chase: targets, modes, numbers."""
    slots: list[tuple[int, list[str]]] = []
    if ctx.slots:
        slots = [(k, [describe_ref(g, r) for r in refs]) for k, refs in sorted(ctx.slots.items())]
    awakened = [k.paragraph for k in ctx.awakened] if ctx.awakened else []
    results = f"{sorted(ctx.numbers.items())} {sorted(ctx.words.items())}"
    return f"{slots} {results} {ctx.modes} {ctx.x} {ctx.y} {awakened}"
