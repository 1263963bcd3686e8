"""The engine: a game of Force of Will as a value with one decision at a time.

This is its face. `__all__` names what judge, players, coverage, terminal, server and commands may use of the
engine; its rooms are its own business and may change. Modules are loaded when they are first used.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .core.decisions import (
        ATTACK,
        ATTRIBUTE,
        BLOCK,
        CARDS,
        COST,
        DIVIDE,
        EXCHANGE,
        FIRST,
        LOOP,
        MAY,
        MODE,
        NAME,
        NUMBER,
        NUMBER_X,
        ORDER,
        PAY,
        PRIORITY,
        REPLACEMENT,
        REVEAL,
        TARGET,
        TRIGGER,
        Decision,
        Option,
    )
    from .core.definition import Definition
    from .core.errors import (
        BadSave,
        BoundReached,
        Diverged,
        IllegalAction,
        IllegalDeck,
        NotUnderstood,
        WillpowerError,
    )
    from .core.events import (
        ABILITY_PLAYED,
        ATTACKED,
        BLOCKED,
        CHOSE,
        DAMAGED,
        DID,
        EFFECT,
        JUDGED,
        KIND_NAME,
        MOVED,
        PASSED,
        PHASE_BEGAN,
        PHASE_ENDED,
        PLAYED,
        RESOLVED,
        RESOLVING,
        RESTED,
        TOLD,
        TRIGGERED,
        TURN_BEGAN,
        WILL,
    )
    from .core.fields import fields_of
    from .core.ids import (
        BOTH_PLAYERS,
        CEASED,
        NO_PLAYER,
        NOBODY,
        OPPONENT,
        PLAYER_A,
        PLAYER_B,
        PLAYER_OF,
        PLAYER_REF,
        ObjId,
        PlayerId,
        RefId,
    )
    from .core.objects import (
        ABILITY,
        ASTRAL,
        AWAKENED,
        BREAK,
        CARD,
        COPY,
        FREE_PLAY,
        JUDGMENT,
        REMNANT,
        TOKEN,
        Chars,
        Ctx,
        Event,
        Note,
        Obj,
    )
    from .core.prng import advance, below, output, seeded
    from .core.results import Result
    from .core.state import State
    from .core.will import INDEX, KINDS, LETTER_X, Need, bits_of, parse_need, write_need
    from .game import Game, Story
    from .information.belief import Belief
    from .information.concealing import after_chance, conceal
    from .information.log import LogEntry, entries
    from .information.observing import mods_at_work, observing
    from .information.paying import kinds_by_use
    from .information.progress import (
        PlayGoingOn,
        as_far_as_accepted,
        battle_reached,
        paying_within,
        play_going_on,
        targets_of,
    )
    from .information.reasons import (
        activate_reasons,
        attack_reasons,
        block_reasons,
        choice_reasons,
        costs_nothing,
        judgment_reasons,
        play_reasons,
        target_reasons,
    )
    from .information.view import Sight, option_words, view
    from .information.view_card import card_view
    from .information.why import why_not
    from .keys import Likeness
    from .play.permission import from_hand
    from .play.trying_all import offers_at_odds
    from .position import Position, set_up
    from .procedures.deck_check import check_deck, knows_card
    from .procedures.lifebreak import breakable
    from .procedures.setup import asks_for_outside
    from .replay import Replay, read_replay, record, result_of, write_replay
    from .searching import Policy, likeness, windows
    from .storage import invariants
    from .storage.fingerprints import engine_fingerprint, is_compiled
    from .storage.recomputing import recomputing
    from .text.definition import define, standing_in, with_other_text
    from .text.editions.cards import unknown_there
    from .text.keywords import expand
    from .values.characteristics import chars, refresh
    from .values.evaluate.memory import dealt_damage
    from .values.evaluate.numbers import divinity_of
    from .values.evaluate.weather import weather_of
    from .values.knowledge import knowledge, shown
    from .values.limits import main_timing
    from .values.prohibition import must, prohibited_by

# Where each name stands, below the engine.
_WHERE: Final[dict[str, str]] = {
    # a game, its questions and answers
    "Game": "game",
    "Story": "game",
    "Sight": "information.view",
    "Decision": "core.decisions",
    "Option": "core.decisions",
    "LogEntry": "information.log",
    "check_deck": "procedures.deck_check",
    "knows_card": "procedures.deck_check",
    "Replay": "replay",
    "read_replay": "replay",
    "record": "replay",
    "result_of": "replay",
    "write_replay": "replay",
    "WillpowerError": "core.errors",
    "IllegalAction": "core.errors",
    "IllegalDeck": "core.errors",
    "NotUnderstood": "core.errors",
    "BadSave": "core.errors",
    "BoundReached": "core.errors",
    "Diverged": "core.errors",
    # kinds of decisions (`Decision.kind`)
    "ATTACK": "core.decisions",
    "ATTRIBUTE": "core.decisions",
    "BLOCK": "core.decisions",
    "CARDS": "core.decisions",
    "COST": "core.decisions",
    "DIVIDE": "core.decisions",
    "EXCHANGE": "core.decisions",
    "FIRST": "core.decisions",
    "LOOP": "core.decisions",
    "MAY": "core.decisions",
    "MODE": "core.decisions",
    "NAME": "core.decisions",
    "NUMBER": "core.decisions",
    "NUMBER_X": "core.decisions",
    "ORDER": "core.decisions",
    "PAY": "core.decisions",
    "PRIORITY": "core.decisions",
    "REPLACEMENT": "core.decisions",
    "REVEAL": "core.decisions",
    "TARGET": "core.decisions",
    "TRIGGER": "core.decisions",
    # the state of a game and what it holds
    "State": "core.state",
    "Chars": "core.objects",
    "Ctx": "core.objects",
    "Event": "core.objects",
    "Note": "core.objects",
    "Obj": "core.objects",
    "ABILITY": "core.objects",
    "BREAK": "core.objects",
    "CARD": "core.objects",
    "COPY": "core.objects",
    "JUDGMENT": "core.objects",
    "TOKEN": "core.objects",
    "ASTRAL": "core.objects",
    "AWAKENED": "core.objects",
    "FREE_PLAY": "core.objects",
    "REMNANT": "core.objects",
    "fields_of": "core.fields",
    "Result": "core.results",
    # who and what is meant
    "PlayerId": "core.ids",
    "ObjId": "core.ids",
    "RefId": "core.ids",
    "NOBODY": "core.ids",
    "NO_PLAYER": "core.ids",
    "CEASED": "core.ids",
    "PLAYER_A": "core.ids",
    "PLAYER_B": "core.ids",
    "BOTH_PLAYERS": "core.ids",
    "OPPONENT": "core.ids",
    "PLAYER_REF": "core.ids",
    "PLAYER_OF": "core.ids",
    # kinds of events (`Event.kind`)
    "ABILITY_PLAYED": "core.events",
    "ATTACKED": "core.events",
    "BLOCKED": "core.events",
    "CHOSE": "core.events",
    "DAMAGED": "core.events",
    "DID": "core.events",
    "EFFECT": "core.events",
    "JUDGED": "core.events",
    "MOVED": "core.events",
    "PASSED": "core.events",
    "PHASE_BEGAN": "core.events",
    "PHASE_ENDED": "core.events",
    "PLAYED": "core.events",
    "RESOLVED": "core.events",
    "RESOLVING": "core.events",
    "RESTED": "core.events",
    "TOLD": "core.events",
    "TRIGGERED": "core.events",
    "TURN_BEGAN": "core.events",
    "WILL": "core.events",
    "KIND_NAME": "core.events",
    # will as numbers
    "INDEX": "core.will",
    "KINDS": "core.will",
    "LETTER_X": "core.will",
    "Need": "core.will",
    "bits_of": "core.will",
    "parse_need": "core.will",
    "write_need": "core.will",
    # chance that can be repeated
    "advance": "core.prng",
    "below": "core.prng",
    "output": "core.prng",
    "seeded": "core.prng",
    # cards as the engine reads them
    "Definition": "core.definition",
    "define": "text.definition",
    "standing_in": "text.definition",
    "with_other_text": "text.definition",
    "unknown_there": "text.editions.cards",
    "expand": "text.keywords",
    "asks_for_outside": "procedures.setup",
    # laying out games instead of playing them
    "Position": "position",
    "set_up": "position",
    "after_chance": "information.concealing",
    "conceal": "information.concealing",
    # questions about a game as it is
    "chars": "values.characteristics",
    "refresh": "values.characteristics",
    "prohibited_by": "values.prohibition",
    "must": "values.prohibition",
    "main_timing": "values.limits",
    "knowledge": "values.knowledge",
    "shown": "values.knowledge",
    "divinity_of": "values.evaluate.numbers",
    "weather_of": "values.evaluate.weather",
    "dealt_damage": "values.evaluate.memory",
    "breakable": "procedures.lifebreak",
    # why something cannot be done
    "why_not": "information.why",
    "activate_reasons": "information.reasons",
    "attack_reasons": "information.reasons",
    "block_reasons": "information.reasons",
    "costs_nothing": "information.reasons",
    "judgment_reasons": "information.reasons",
    "choice_reasons": "information.reasons",
    "play_reasons": "information.reasons",
    "target_reasons": "information.reasons",
    "from_hand": "play.permission",
    # what goes on, what is seen, what is told
    "PlayGoingOn": "information.progress",
    "battle_reached": "information.progress",
    "paying_within": "information.progress",
    "kinds_by_use": "information.paying",
    "play_going_on": "information.progress",
    "as_far_as_accepted": "information.progress",
    "targets_of": "information.progress",
    "mods_at_work": "information.observing",
    "observing": "information.observing",
    "view": "information.view",
    "option_words": "information.view",
    "card_view": "information.view_card",
    "entries": "information.log",
    # imagining and searching
    "Belief": "information.belief",
    "Likeness": "keys",
    "Policy": "searching",
    "likeness": "searching",
    "windows": "searching",
    # keeping the engine honest
    "offers_at_odds": "play.trying_all",
    "invariants": "storage.invariants",
    "recomputing": "storage.recomputing",
    "engine_fingerprint": "storage.fingerprints",
    "is_compiled": "storage.fingerprints",
}
MODULES: Final = frozenset(("invariants",))  # handed out whole

__all__ = [
    # a game, its questions and answers
    "Game",
    "Story",
    "Sight",
    "Decision",
    "Option",
    "LogEntry",
    "check_deck",
    "knows_card",
    "Replay",
    "read_replay",
    "record",
    "result_of",
    "write_replay",
    "WillpowerError",
    "IllegalAction",
    "IllegalDeck",
    "NotUnderstood",
    "BadSave",
    "BoundReached",
    "Diverged",
    # kinds of decisions (`Decision.kind`)
    "ATTACK",
    "ATTRIBUTE",
    "BLOCK",
    "CARDS",
    "COST",
    "DIVIDE",
    "EXCHANGE",
    "FIRST",
    "LOOP",
    "MAY",
    "MODE",
    "NAME",
    "NUMBER",
    "NUMBER_X",
    "ORDER",
    "PAY",
    "PRIORITY",
    "REPLACEMENT",
    "REVEAL",
    "TARGET",
    "TRIGGER",
    # the state of a game and what it holds
    "State",
    "Chars",
    "Ctx",
    "Event",
    "Note",
    "Obj",
    "ABILITY",
    "BREAK",
    "CARD",
    "COPY",
    "JUDGMENT",
    "TOKEN",
    "ASTRAL",
    "AWAKENED",
    "FREE_PLAY",
    "REMNANT",
    "fields_of",
    "Result",
    # who and what is meant
    "PlayerId",
    "ObjId",
    "RefId",
    "NOBODY",
    "NO_PLAYER",
    "CEASED",
    "PLAYER_A",
    "PLAYER_B",
    "BOTH_PLAYERS",
    "OPPONENT",
    "PLAYER_REF",
    "PLAYER_OF",
    # kinds of events (`Event.kind`)
    "ABILITY_PLAYED",
    "ATTACKED",
    "BLOCKED",
    "CHOSE",
    "DAMAGED",
    "DID",
    "EFFECT",
    "JUDGED",
    "MOVED",
    "PASSED",
    "PHASE_BEGAN",
    "PHASE_ENDED",
    "PLAYED",
    "RESOLVED",
    "RESOLVING",
    "RESTED",
    "TOLD",
    "TRIGGERED",
    "TURN_BEGAN",
    "WILL",
    "KIND_NAME",
    # will as numbers
    "INDEX",
    "KINDS",
    "LETTER_X",
    "Need",
    "bits_of",
    "parse_need",
    "write_need",
    # chance that can be repeated
    "advance",
    "below",
    "output",
    "seeded",
    # cards as the engine reads them
    "Definition",
    "define",
    "standing_in",
    "with_other_text",
    "unknown_there",
    "expand",
    "asks_for_outside",
    # laying out games instead of playing them
    "Position",
    "set_up",
    "after_chance",
    "conceal",
    # questions about a game as it is
    "chars",
    "refresh",
    "prohibited_by",
    "must",
    "main_timing",
    "knowledge",
    "shown",
    "divinity_of",
    "weather_of",
    "dealt_damage",
    "breakable",
    # why something cannot be done
    "why_not",
    "activate_reasons",
    "attack_reasons",
    "block_reasons",
    "costs_nothing",
    "judgment_reasons",
    "choice_reasons",
    "play_reasons",
    "target_reasons",
    "from_hand",
    # what goes on, what is seen, what is told
    "PlayGoingOn",
    "battle_reached",
    "paying_within",
    "kinds_by_use",
    "play_going_on",
    "as_far_as_accepted",
    "targets_of",
    "mods_at_work",
    "observing",
    "view",
    "option_words",
    "card_view",
    "entries",
    # imagining and searching
    "Belief",
    "Likeness",
    "Policy",
    "likeness",
    "windows",
    # keeping the engine honest
    "offers_at_odds",
    "invariants",
    "recomputing",
    "engine_fingerprint",
    "is_compiled",
]


def _check_core(package: Path) -> None:
    """Refuse a compiled core of a checkout (`make fast`) that is older than its sources."""
    built = package / "engine" / ".compiled"
    if not built.exists():
        return
    when = built.stat().st_mtime
    for room in ("abilities", "engine", "players"):
        for source in (package / room).rglob("*.py"):
            if room == "players" and not [*source.parent.glob(f"{source.stem}.*.*")]:
                continue  # few of the players are compiled
            if source.stat().st_mtime > when:
                raise ImportError(
                    f"{source.relative_to(package)} is newer than the compiled core: "
                    "`make fast` compiles it anew, `make slow` takes it away"
                )


_check_core(Path(__file__).parent.parent)


def __getattr__(name: str) -> object:
    """Load what is asked for the first time."""
    where = _WHERE.get(name)
    if where is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = import_module(f"{__name__}.{where}")
    if name not in MODULES:
        found = getattr(found, name)
    setattr(sys.modules[__name__], name, found)
    return found


def __dir__() -> list[str]:
    """The face."""
    return sorted(__all__)
