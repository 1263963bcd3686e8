"""Nodes that exist only between reading and binding: pronouns and other words that point back.

The binder replaces every one of them by a reference to a slot, a participant of the event, or a
copy of what was named (see binder.py). None of them is ever in a finished tree.
"""

from __future__ import annotations

from dataclasses import dataclass

from willpower.abilities.conditions import Condition
from willpower.abilities.effects import Effect
from willpower.abilities.nouns import Filter, Noun, Pred, Quantity, Together, Who
from willpower.abilities.statics import Duration
from willpower.abilities.words import Until, WordKind


@dataclass(frozen=True)
class Pronoun(Noun):
    """ "It", "that card", "those resonators": `kind` it, its, that; `types` what it fits; "that Golem" was
    named with its `race`, if anything was; `yours`: "it from your graveyard"."""

    kind: str
    number: str = "s"
    types: int = 0
    race: str = ""
    yours: bool = False


@dataclass(frozen=True)
class Same(Noun):
    """The subject of the clause before, left out: "gains [Flying] and (it) cannot be blocked"."""


@dataclass(frozen=True)
class SameObject(Noun):
    """What the instruction before acted on, left out: "it deals 800 damage instead"."""


@dataclass(frozen=True)
class SameDuration(Duration):
    """As long as what the instruction before made lasts, left out: "it gains [Flying] instead"."""

    until: Until = "end of game"


@dataclass(frozen=True)
class Subject(Noun):
    """A place that the subject of the clause takes."""


@dataclass(frozen=True)
class SubjectWho(Who):
    """The player who is the subject of the clause: "their", "his or her"."""


@dataclass(frozen=True)
class ThatPlayer(Who):
    """ "That player", "they", "he or she": the player spoken of last."""


@dataclass(frozen=True)
class SameWho(Who):
    """The acting player of the clause before, left out."""


@dataclass(frozen=True)
class TargetPlayer(Who):
    """A player who is a target, as the one who does something: `players` as in Target."""

    players: int = 1


@dataclass(frozen=True)
class DoneThisWay(Noun):
    """ "The card revealed this way", "the banished resonator": by the verb of an instruction."""

    verb: str
    filter: Filter | None = None


@dataclass(frozen=True)
class AmountThisWay(Quantity):
    """ "The life lost this way": the number an earlier instruction wrote down. `counter`: the kind of
    counters that it removed."""

    verb: str
    counter: str = ""


@dataclass(frozen=True)
class ThatMuch(Quantity):
    """ "That much": the amount of the event or of the instruction before; `many`: how many cards or counters
    it was done to."""

    many: bool = False


@dataclass(frozen=True)
class IfYouDo(Condition):
    """ "If you do": the instruction before was performed; `it`: "if it does", of that card."""

    who: Who | None = None
    it: bool = False


@dataclass(frozen=True)
class VerbThisWay(Condition):
    """ "If a Dragon was discarded this way"."""

    verb: str
    filter: Filter | None = None
    least: Quantity | None = None
    by: Who | None = None


@dataclass(frozen=True)
class ThatWord(Pred):
    """ "With that name", "of that race": the one that was chosen, or else mentioned."""

    kind: WordKind


@dataclass(frozen=True)
class CardTarget(Noun):
    """ "This card's target"."""


@dataclass(frozen=True)
class Those(Noun):
    """ "Those you control": of the cards spoken of those that fit."""

    preds: tuple[Pred, ...]


@dataclass(frozen=True)
class TheRest(Noun):
    """The cards of the group looked at or revealed that were not taken."""


@dataclass(frozen=True)
class FromAmong(Noun):
    """Cards chosen from the group spoken of: "a resonator from among them"; `other`: not those taken before
    ("one into your hand and one into your graveyard")."""

    filter: Filter
    least: Quantity | None = None
    most: Quantity | None = None
    unbounded: bool = False
    of: Noun | None = None
    everything: bool = False
    at_random: bool = False
    together: Together | None = None
    other: bool = False


@dataclass(frozen=True)
class OtherThanBefore(Noun):
    """What "another" excludes: the target before, or this card."""


@dataclass(frozen=True)
class WhereX(Effect):
    """An effect followed by "where X is ..."."""

    effect: Effect
    letter: str
    value: Quantity


@dataclass(frozen=True)
class Instead(Effect):
    """ "If ..., ... instead" after the instruction it rewrites."""

    before: Effect
    condition: Condition
    then: Effect
    between: Effect | None = None
