"""Abilities (901.1): continuous, activate, automatic, a spell's instructions, keywords."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Node
from .conditions import Condition
from .effects import Effect
from .nouns import Filter, Quantity
from .statics import Static
from .triggers import Trigger
from .words import AnyKeyword, KeywordName, Per, StandbyKeyword, Timing


@dataclass(frozen=True)
class Limit(Node):
    """How often or when an ability may be played or trigger.

    `times` 0: no limit; `condition` must hold to play it. `each`: counted per
    "ability" or per "name" (1112.2). `cost`: not a limit, but what this very ability costs more or less.
    """

    times: int = 0
    per: Per = ""
    timing: Timing = ""
    condition: Condition | None = None
    name: str = ""
    cost: Static | None = None


@dataclass(frozen=True)
class Ability(Node):
    """An ability of a card. `paragraph` counts the paragraphs of the text from 1; 0 for abilities from
    elsewhere.

    `zones`: where it is active, 0 for what 902.1 says. `name`: its ability name (901.1d).
    """

    paragraph: int = 0
    name: str = ""
    zones: int = 0


@dataclass(frozen=True)
class Continuous(Ability):
    """Applies its effects while it is active (901.1c, 904.1). `base`: a base ability, applied in every zone
    (904.2)."""

    effects: tuple[Static, ...] = ()
    condition: Condition | None = None
    base: bool = False


@dataclass(frozen=True)
class Activate(Ability):
    """Played for its cost by its controller (901.1a, 905.1). `keyword`: the keyword that means it, if any."""

    cost: tuple[Effect, ...] = ()
    effect: Effect | None = None
    limits: tuple[Limit, ...] = ()
    gods_art: bool = False
    keyword: AnyKeyword = ""


@dataclass(frozen=True)
class Automatic(Ability):
    """Triggers and is played in the next priority sequence (901.1b, 906). `condition`: checked when it would
    trigger and when it resolves ("if" right after the arrow is part of the effect instead). `reveals`: lets
    its own card be played from the standby area instead (1113.2, 1114.2)."""

    trigger: Trigger | None = None
    effect: Effect | None = None
    condition: Condition | None = None
    limits: tuple[Limit, ...] = ()
    reveals: StandbyKeyword = ""


@dataclass(frozen=True)
class CannotGain(Ability):
    """A mark on a card that cannot gain these keywords (none named: any ability): CannotGainAbilities."""

    keywords: tuple[KeywordName, ...] = ()


@dataclass(frozen=True)
class Spell(Ability):
    """What a chant or rune does when it resolves (703.3). Several paragraphs are performed in order and
    share their slots. `instead`: happens in place of the last instructions of the paragraphs before."""

    effect: Effect | None = None
    instead: bool = False


@dataclass(frozen=True)
class BreakAbility(Ability):
    """[Break] (1415.1b)."""

    effect: Effect | None = None


@dataclass(frozen=True)
class Keyword(Ability):
    """A keyword (1102-1140), by its name in lower case, with its parameters.

    number: [Limit] 2, [Mana] 1, [Grimoire] 3, [Divinity] 5, of [Judgment] the least X;
    symbols: will symbols as printed ([Energize] {R} {U} has two entries); filter: [Barrier] information,
    [Resonance] stone kind, [Incarnation]
    attributes via `symbols`; cost: [Awakening], [Bestow], [Evolution], [Shift], [Mobilize], [Judgment],
    [Inheritance], [Trigger]; condition: [Judgment] conditions, [Stealth] and [Trigger] conditions of the
    activate kind (1416.2b), [Rune] conditions; trigger: [Trigger]/[Stealth] of the automatic kind
    (1416.2a); abilities: the text it gives ([Seal], [Crest], [Legend], [Null], [Rune], [Torrent],
    [Awakening]); effect: [Enter], [Inheritance], [Trigger], [Resonance].
    """

    keyword: AnyKeyword = ""
    number: Quantity | None = None
    symbols: tuple[str, ...] = ()
    filter: Filter | None = None
    cost: tuple[Effect, ...] = ()
    condition: Condition | None = None
    trigger: Trigger | None = None
    abilities: tuple[Ability, ...] = ()
    effect: Effect | None = None
