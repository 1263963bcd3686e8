"""Walking a tree in the order of its text, with what was named so far."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Final, TypeVar

from willpower.abilities.ability import Ability
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import Condition
from willpower.abilities.effects import Damage, Effect, PutCounters
from willpower.abilities.nouns import (
    All,
    EachPlayer,
    EventPlayer,
    Filter,
    Noun,
    Pred,
    Quantity,
    Target,
    This,
    Who,
    You,
)
from willpower.abilities.quantities import Letter
from willpower.abilities.statics import Static
from willpower.abilities.triggers import Trigger

from .fighters import Fighters
from .mentions import Done, Mention
from .raw import Pronoun
from .rows import Row
from .table import Table

N = TypeVar("N", bound=Node)


AMOUNTS: Final = ("count", "amount")


class Unbound(ValueError):
    """A word that points back to nothing."""


class TwoBindings(ValueError):
    """A word that may point back to two things."""


@dataclass(frozen=True, slots=True)
class Silence:
    """The phrases without words: `same` a subject left out, `nothing` what the text does not say, `hoist`
    targets of players named in front."""

    same: int
    nothing: int
    hoist: int


class Walker:
    """Visits one ability; the binders below it say what each kind of node becomes."""

    handlers: ClassVar[dict[type[Node], Any]] = {}

    def __init__(self, table: Table, silence: Silence) -> None:
        self.table = table
        self.silence = silence
        self.mentions: list[Mention] = []
        self.done: list[Done] = []
        self.next_slot = 1
        self.step = 0
        self.paid = 0  # how many of the instructions are the cost: paid, they were done
        self.added: list[Done] = []  # what is paid besides the cost
        self.rank = 3
        self.asking: Condition | None = None  # what is being asked
        self.event_amount: Quantity | None = None
        self.of_event: tuple[str, ...] = ("gained", "lost", "dealt")  # what "this way" may say of it
        self.letters: list[tuple[str, Quantity]] = []  # what "where X is ..." has said before
        self.called = False  # whether a gem was gained: "it" would be that
        self.event_card: Filter | None = None  # what the event says of a card other than this one
        self.fighters: Fighters = {}  # who attacks and blocks in the event (B29)
        self.no = False  # it is asked whether there is none
        self.left = False  # the event is that a card leaves the field
        self.fallen = False  # the event is that one card destroys or banishes another
        self.describing: Filter | None = None  # the cards that are being described
        self.happens_to = False  # what an event of some cards does to others is being read
        self.of_this = False  # what this card cannot do or suffer is being read: "its" is of this card
        self.acting: Who | None = None
        self.lost = 0  # which spells and abilities are not meant by "it": none, those of the event, all
        self.last_acting: Who | None = None
        self.hoisted: list[list[Target]] = []
        self.groups: list[tuple[Noun, list[Noun]]] = []  # cards looked at, and what was taken from them
        self.last_subject: Noun | None = None
        self.asked_for: Noun | None = None  # cards that a condition only asked for
        self.counted_last: Filter | None = None
        self.dealing = False  # the event is that this card deals damage
        self.dealt_otherwise = False  # so does the branch that happens otherwise
        self.each = False  # something is said of each of several cards: "its" is of that card (B21)
        self.targets: list[Mention] = []
        self.later = -2  # the last instruction of a delayed ability, of which nothing has come yet
        self.optional: Done | None = None
        self.before: Effect | None = None
        self.said: Row | None = None  # the innermost row that is being bound
        self.described: dict[int, Filter] = {}  # the cards that were chosen into a slot
        self.words: dict[str, list[Pred]] = {}  # names, races, attributes that were mentioned
        self.last_spell: Effect | None = None
        self.is_chant = False  # what is read is the text of a chant
        self.denying = ""  # the first word of "if you don't"
        self.each_did: dict[int, int] = {}  # what each player did -> the slot of those who did it
        self.done_by: dict[int, Who] = {}  # slots of what other players than you, or every player, did

    # ---- walking --------------------

    def any(self, value: Any) -> Any:
        """A value with its nodes bound."""
        if isinstance(value, Node):
            return self.node(value)
        if isinstance(value, tuple):
            return tuple(self.any(item) for item in value)
        return value

    def node(self, node: N) -> Any:
        """A node with everything below it bound, in the order of the text."""
        outer = self.said
        row = self.table.row(node.phrase)
        if isinstance(row, Row):
            self.said = row
        bound = self._dispatch(node)
        self.said = outer
        return bound

    def said_before(self, node: Any) -> Any:
        """X behind "where X is ..." is the same."""
        known = [value for name, value in self.letters if name == node.letter and node.value is None]
        return replace(node, value=known[0]) if known else node

    def afresh(self, node: N) -> Any:
        """What is bound with letters of its own."""
        self.letters = []
        return self.node(node)

    def _dispatch(self, node: N) -> Any:
        kind = type(node)
        if kind is Letter and self.letters:
            return self.said_before(node)
        handler = self.handlers.get(kind)
        if handler is not None:
            return handler(self, node)
        if isinstance(node, Ability):
            return self.inner(node)
        if isinstance(node, Trigger):
            return self.trigger(node)
        if isinstance(node, Who):
            return self.who(node)
        if isinstance(node, Effect):
            return self.effect(node)
        if isinstance(node, Static) and isinstance(getattr(node, "what", None), Noun):
            return self.clause(node)
        if isinstance(node, Noun):
            return self.noun(node)
        outer, self.describing = self.describing, node if isinstance(node, Filter) else self.describing
        bound = self.below(node)
        self.describing = outer
        return bound

    def below(self, node: N, skip: frozenset[str] = frozenset()) -> N:
        """The node with its fields bound."""
        changes: dict[str, Any] = {}
        for name in self.order(node):
            if name in skip:
                continue
            value = getattr(node, name)
            if isinstance(value, (Node, tuple)):
                bound = self.any(value)
                if bound is not value:
                    changes[name] = bound
        return replace(node, **changes) if changes else node

    def order(self, node: Node) -> list[str]:
        """The fields of a node in the order of its text; what the text does not show comes first."""
        names = [f.name for f in fields(node) if f.name != "phrase"]
        row = self.table.row(node.phrase)
        if not isinstance(row, Row):
            return names
        shown = [hole.name for hole in row.holes if hole.name in names]
        lead = [
            n for n in ("who", "what") if n in names and n not in shown and row.category[:2] in ("vp", "ac")
        ]
        rest = [n for n in names if n not in shown and n not in lead]
        late = [n for n in rest if n in AMOUNTS and self.said_last(node, row)]
        return lead + [n for n in rest if n not in late] + list(dict.fromkeys(shown)) + late

    def said_last(self, node: Node, row: Row) -> bool:
        """Whether what is counted stands behind the cards it is done to: "on target resonator for each
        counter on it". A chant has none, so that in its text damage is likewise (206.1)."""
        if not isinstance(node, PutCounters) and not (isinstance(node, Damage) and self.is_chant):
            return False
        if not any(isinstance(one, Pronoun) for one in walk(node)):
            return False
        holes = [hole.name for hole in row.holes]
        return any(one in holes[:-1] for one in ("on", "to")) and holes[-1] == "each"

    def slot(self) -> int:
        """A new slot."""
        self.next_slot += 1
        return self.next_slot - 1

    def items(self, phrase: int) -> tuple[object, ...]:
        """The words and holes of a phrase."""
        row = self.table.row(phrase)
        return row.items if isinstance(row, Row) else ()

    def mention(self, noun: Noun, number: str, types: int, **more: Any) -> Mention:
        """Remember something named."""
        rank = more.pop("rank", self.rank)
        found = Mention(noun, number, types, rank, self.step, **more)
        self.mentions.append(found)
        return found

    def of_the_cost(self, subject: Noun) -> None:
        """B1: behind "this card gains" "it" is this card, not one that was paid with."""
        if self.paid and isinstance(subject, This):
            self.mention(subject, "s", 0)

    def event_player(self, node: Trigger) -> None:
        """Remember the player of an event."""
        who = getattr(node, "who", None) or getattr(node, "whose", None)
        if isinstance(who, EachPlayer):
            self.mention(EventPlayer(), "s", 0, rank=2, player=True)
        elif isinstance(who, Who) and not isinstance(who, You):
            self.mention(who, "s", 0, rank=2, player=True)

    def inner(self, node: Ability) -> Ability:
        """An ability given to another card, with references of its own."""
        raise NotImplementedError

    def trigger(self, node: Trigger) -> Trigger:
        """An event."""
        raise NotImplementedError

    def who(self, node: Who) -> Who:
        """A player."""
        raise NotImplementedError

    def effect(self, node: Effect) -> Effect:
        """An instruction."""
        raise NotImplementedError

    def clause(self, node: Any) -> Any:
        """A continuous effect with a subject."""
        raise NotImplementedError

    def noun(self, node: Noun) -> Noun:
        """A noun that is no pronoun."""
        raise NotImplementedError

    def of_the_revealed(self, noun: All) -> Noun:
        """All cards that fit, of those revealed before where the words say so."""
        raise NotImplementedError
