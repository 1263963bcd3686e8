"""Trying a card in generated games with random answers, and seeing which parts of its text were at work.

Nothing is taken on trust: a part counts once one of its instructions was performed by the engine and did
something, or one of its continuous effects applied to something.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Final

from willpower.abilities.effects import Effect
from willpower.abilities.symbols import FIELD, IN_PLAY, RULER, STANDBY
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.engine import continuous, invariants
from willpower.engine.characteristics import refresh
from willpower.engine.decisions import (
    ATTACK,
    BLOCK,
    MAY,
    MODE,
    NUMBER,
    NUMBER_X,
    PRIORITY,
    TARGET,
    Decision,
    Option,
)
from willpower.engine.deck_check import check_deck
from willpower.engine.definition import Definition, define
from willpower.engine.events import JUDGED, PLAYED, WILL
from willpower.engine.execute_frame import EXECUTORS, ExecFrame, Executor
from willpower.engine.game import Game
from willpower.engine.objects import ABILITY, AWAKENED, REMNANT, Ctx, Obj
from willpower.engine.state import State
from willpower.language import compile_face
from willpower.rules.edition import DEFAULT
from willpower.rules.edition import edition as find_edition

from .boards import SUBJECT, Board, Chance, from_set_up, trial_decks
from .helpers import fitting
from .parts import Part, parts_of

GAMES: Final = 3  # of every card, whatever was seen
MOST_GAMES: Final = 24  # of a card of which something was not seen yet
DECISIONS: Final = 90  # of one game


@dataclass(frozen=True, slots=True)
class Crash:
    """A game that went wrong: on which board, and how."""

    seed: int
    what: str
    where: str


@dataclass(slots=True)
class Exercised:
    """What came of trying a card: by side, the parts that were never at work; and what went wrong."""

    id: str
    name: str
    games: int = 0
    decisions: int = 0
    parts: int = 0
    unseen: list[tuple[int, str]] = field(default_factory=list)  # side, part
    crashes: list[Crash] = field(default_factory=list)

    def executed(self, face: int) -> bool:
        """Whether every part of a side was at work and nothing went wrong."""
        return not self.crashes and not any(side == face for side, _ in self.unseen)


def exercise(
    card: Card,
    known: CardDatabase,
    seed: int = 1,
    edition: str = DEFAULT,
    games: int = GAMES,
    most: int = MOST_GAMES,
) -> Exercised:
    """Tries a card: every part of the sides that are understood."""
    definition = define(card, True)
    read = [compile_face(face).understood for face in card.faces]
    parts = [part for part in parts_of(definition) if read[part.face]]
    result = Exercised(card.id, card.name, parts=len(parts))
    nodes = [ability for face in definition.faces for ability in face.ab.listed]
    watch = Watch(definition, parts)
    with watching(watch):
        others = fitting(nodes, known)
        for n in range(most):
            if n >= games and all(part.seen for part in parts):
                break
            if len(result.crashes) >= 3:
                break
            own = seed * 1009 + n
            result.games += 1
            trial: Trial | None = None
            try:
                trial = Trial(watch, start(card, others, own, edition, n), own)
                trial.run()
            except Exception as error:  # whatever goes wrong is a finding
                result.crashes.append(Crash(own, f"{type(error).__name__}: {error}"[:300], _where(error)))
            if trial is not None:
                result.decisions += trial.decisions
    if any(part.building for part in parts) and builds(card, others, edition):
        for part in parts:
            part.seen = part.seen or part.building
    result.unseen = [(part.face, str(part)) for part in parts if not part.seen]
    return result


def start(card: Card, others: Sequence[Card], seed: int, edition: str, n: int) -> State:
    """The game of a board; every fourth one of a ruler from the set-up on."""
    if n % 4 == 1 and (card.front.types & RULER or n > 4):
        return from_set_up(card, others, seed, edition)
    return Board(card, others, seed, edition).build()


def builds(card: Card, others: Sequence[Card], edition: str) -> bool:
    """Whether the text of a card changes what is said of decks with it."""
    blank = Card(card.id, tuple(replace(face, text=()) for face in card.faces))
    rest = [one for one in others if one.name != card.name]
    for seed in range(6):
        said = [check_deck(trial_decks(one, rest, seed)[0], find_edition(edition)) for one in (card, blank)]
        if said[0] != said[1]:
            return True
    return False


def _where(error: Exception) -> str:
    places = traceback.extract_tb(error.__traceback__)[-4:]
    return " < ".join(f"{p.filename.rpartition('/')[2]}:{p.lineno} {p.name}" for p in reversed(places))


class Broken(Exception):
    """Something that must be true of every game was not."""


# ---- seeing ----------------------------------------------------------------------------------------------


class Watch:
    """The parts of the card that is tried, and what has to be looked at for them."""

    __slots__ = ("alike", "applying", "definition", "doing", "parts")

    def __init__(self, definition: Definition, parts: Sequence[Part]) -> None:
        self.definition = definition
        self.parts = tuple(parts)
        self.doing: dict[int, list[Part]] = {}
        self.applying: dict[int, list[Part]] = {}
        self.alike: dict[Effect, list[Part]] = {}  # texts put together while playing hold equal instructions
        for part in parts:
            for key, node in part.doing.items():
                self.doing.setdefault(key, []).append(part)
                self.alike.setdefault(node, []).append(part)
            for key in part.applying:
                self.applying.setdefault(key, []).append(part)

    def is_subject(self, g: State, o: Obj) -> bool:
        """Whether an object is the card that is tried, or an ability of it."""
        if o.kind == ABILITY and o.source >= 0:
            o = g.objs[o.source]
        return g.definitions[o.definition] is self.definition

    def is_of_subject(self, g: State, ctx: Ctx) -> bool:
        """Whether a context is of the card that is tried."""
        return ctx.source >= 0 and self.is_subject(g, g.objs[ctx.source])

    def performed(self, node: Effect) -> None:
        """An instruction was performed and did something."""
        found = self.doing.get(id(node))
        for part in found if found is not None else self.alike.get(node, []):
            part.seen = True

    def look(self, g: State) -> None:
        """Which continuous effects apply now, and which keywords it has."""
        if g.dirty:
            refresh(g)
        for group in g.active.values():
            for active in group:
                for part in self.applying.get(id(active.static), ()):
                    part.seen = True
        if all(part.seen for part in self.parts):
            return
        for o in g.objs:
            if o.became == -1 and o.kind != ABILITY and self.is_subject(g, o):
                self.look_at(g, o)

    def look_at(self, g: State, o: Obj) -> None:
        """What applies and is had by one object."""
        if o.zone & IN_PLAY:
            for part in self.parts:
                if part.keyword and not part.playing and part.face == o.face:
                    if part.keyword in o.chars.ab.keywords:
                        part.seen = True
        if not o.chars.ab.continuous and not o.chars.ab.conditional:
            return
        work = continuous.Work()
        continuous.gather_object(g, work, o, o.chars.ab, 0)
        for entries in work.entries.values():
            for entry in entries:
                watched = self.applying.get(id(entry.mod), ())
                if not any(not part.seen for part in watched) or not continuous.applies(g, work, entry.part):
                    continue
                touched = continuous.affected(g, entry.part)
                if any(ref >= 0 and g.objs[ref].chars is not g.objs[ref].base for ref in touched):
                    for part in watched:
                        part.seen = True

    def look_back(self, g: State) -> None:
        """What the log of a game tells: plays, judgments, will made."""
        for event in g.events():
            if event.kind == PLAYED and event.subject >= 0:
                o = g.objs[event.subject]
                if g.definitions[o.definition] is self.definition and o.kind != ABILITY:
                    self.played(o)
            elif event.kind == JUDGED and event.subject >= 0 and self.is_subject(g, g.objs[event.subject]):
                self.judged()
            elif event.kind == WILL and event.source >= 0 and self.is_subject(g, g.objs[event.source]):
                for part in self.parts:
                    if part.will and part.face == g.objs[event.source].face:
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


@contextmanager
def watching(watch: Watch) -> Iterator[None]:
    """Has every instruction that the engine performs told to the watch."""
    before = dict(EXECUTORS)
    for kind, executor in before.items():
        EXECUTORS[kind] = _telling(executor, watch)
    try:
        yield
    finally:
        EXECUTORS.update(before)


def _telling(executor: Executor, watch: Watch) -> Callable[[State, ExecFrame, Effect, Ctx], None]:
    doing = watch.doing

    def step(g: State, frame: ExecFrame, node: Effect, ctx: Ctx) -> None:
        if id(node) not in doing and not watch.is_of_subject(g, ctx):
            executor(g, frame, node, ctx)
            return
        depth = len(g.stack) - 1
        executor(g, frame, node, ctx)
        ended = len(g.stack) <= depth or g.stack[depth] is not frame
        if g.over or (ended and g.ret):
            watch.performed(node)

    return step


# ---- playing ---------------------------------------------------------------------------------------------


class Trial:
    """One game with the card, played at random but with a liking for the card."""

    __slots__ = ("chance", "decisions", "done", "game", "watch")

    def __init__(self, watch: Watch, g: State, seed: int) -> None:
        self.watch = watch
        self.game = Game(g)
        self.chance = Chance(seed ^ 0x5EED)
        self.decisions = 0
        self.done: Counter[tuple[str, int, int]] = Counter()  # what was done how often

    def run(self) -> None:
        """Plays so many decisions, then reads the log."""
        game = self.game
        try:
            while not game.over and self.decisions < DECISIONS:
                self.glance()
                decision = game.decision
                assert decision is not None
                self.decisions += 1
                n = self.pick(decision)
                if decision.kind == PRIORITY:
                    self.done[self.key(decision.options[n])] += 1
                game.apply(n, decision.player)
            self.glance()
        finally:
            self.watch.look_back(game.state)

    def glance(self) -> None:
        """What must be true is true; what is at work is noted."""
        g = self.game.state
        wrong = invariants.broken(g)
        if self.decisions % 16 == 0:
            wrong += invariants.characteristics_hold(g)
        if wrong:
            raise Broken("; ".join(wrong[:3]))
        self.watch.look(g)

    def pick(self, decision: Decision) -> int:
        """An option by chance, those that bring the card to work more often."""
        options = decision.options
        if len(options) == 1:
            return 0
        weights = [self.weight(decision, option) for option in options]
        wanted = self.chance.below(sum(weights))
        for n, weight in enumerate(weights):
            wanted -= weight
            if wanted < 0:
                return n
        raise AssertionError("weights are positive")

    def weight(self, decision: Decision, option: Option) -> int:
        """How much an option is liked."""
        g = self.game.state
        subject = option.ref >= 0 and self.watch.is_subject(g, g.objs[option.ref])
        kind = decision.kind
        if kind == PRIORITY:
            return self.action(g, decision, option, subject)
        if kind == ATTACK:
            return 12 if subject else 3 if option.ref >= 0 else 1
        if kind == BLOCK:
            return 12 if subject else 8 if option.ref < 0 else 2
        if kind == TARGET:
            return 8 if subject else 4 if option.ref >= 0 else 2
        if kind in (NUMBER_X, NUMBER):
            return 1 + max(0, min(option.number, 12))
        if kind == MAY:
            return 4 if option.kind == "yes" else 1
        if kind == MODE:
            return 4 if option.kind == "mode" else 1
        return 3 if subject else 2

    def key(self, option: Option) -> tuple[str, int, int]:
        """What makes two actions alike."""
        g = self.game.state
        return (option.kind, g.objs[option.ref].definition if option.ref >= 0 else -1, option.number)

    def action(self, g: State, decision: Decision, option: Option, subject: bool) -> int:
        """How much an action is liked."""
        mine = decision.player == SUBJECT
        if option.kind in ("play", "activate", "judgment"):
            # What was done often is done less often, so that the rest comes to its turn.
            liked = 60 if subject else 30 if option.kind == "judgment" and mine else 6
            return liked // (1 + self.done[self.key(option)]) + 1
        if option.kind == "source":
            return 8 if subject else 1
        if option.kind == "battle":
            return 16
        if option.kind == "call":
            return 10
        if option.kind == "standby":
            return 10 if subject and g.objs[option.ref].chars.ab.waits else 1
        if option.kind == "pass":
            return 12 if g.chase or not mine or g.zone(SUBJECT, FIELD) == () else 8
        return 2
