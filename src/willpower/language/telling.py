"""How a text is read, in words, with every word that points back spelled out: "put *the revealed card* into
your hand". The words are those of the text; what a reference is bound to stands between asterisks.

`at_odds` compares the two: "them" bound to one card, "that chant" bound to a resonator.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from willpower.abilities import symbols as S
from willpower.abilities import triggers as T
from willpower.abilities.ability import Ability, Automatic, Keyword, Spell
from willpower.abilities.base import Node, children
from willpower.abilities.conditions import Did
from willpower.abilities.effects import (
    Banish,
    ChooseCards,
    ChooseNumber,
    ChooseWord,
    CreateToken,
    Damage,
    Delayed,
    Destroy,
    Discard,
    Draw,
    Force,
    ForEach,
    GainControl,
    LookAt,
    LoseLife,
    May,
    Move,
    PayAnyLife,
    PayFor,
    Pick,
    Piles,
    Recover,
    Rest,
    Reveal,
    RevealUntil,
    Search,
    Summon,
)
from willpower.abilities.nouns import (
    All,
    Among,
    AnyOf,
    Choose,
    EventObject,
    EventPlayer,
    EventSubject,
    Filter,
    Host,
    Noun,
    PlayedBy,
    Pred,
    RaceIs,
    Ref,
    RefPlayer,
    SpellIs,
    Target,
    This,
    TopCards,
    TypeIs,
)
from willpower.abilities.quantities import EventAmount, Num, SlotNumber

from .printer import Printer, Unprintable
from .rows import Value
from .table import Table
from .tokens import join

_READERS: Final = (Ref, RefPlayer, Did, SlotNumber)
_EVENT: Final = (EventSubject, EventObject, EventPlayer, EventAmount)
ANY: Final = -1  # types of something that may be of any


@dataclass(frozen=True, slots=True)
class Known:
    """Something that can be pointed back at: in words, with the types it may have; `one` and `many`: whether
    it may be one, or several."""

    words: str
    types: int = ANY
    one: bool = True
    many: bool = True
    act: Node | None = None  # the instruction that has it as its result


@dataclass(slots=True)
class Scope:
    """What an ability names: slots, and the event it waits for."""

    slots: dict[int, Known] = field(default_factory=dict)
    trigger: T.Trigger | None = None


@dataclass(frozen=True, slots=True)
class Spelled:
    """A reference as it stands in the text and as it is bound."""

    said: str
    bound: Known


# What an instruction makes of its cards, in words.
_DONE: Final[dict[type[Node], str]] = {
    Reveal: "revealed",
    Search: "found",
    Destroy: "destroyed",
    Banish: "banished",
    Discard: "discarded",
    Draw: "drawn",
    Rest: "rested",
    Recover: "recovered",
    Summon: "summoned",
    ChooseCards: "chosen",
    Pick: "chosen",
    GainControl: "taken",
    RevealUntil: "revealed",
}
_NUMBERS: Final[dict[type[Node], str]] = {
    Force: "the result of the roll",
    LoseLife: "the life lost",
    PayAnyLife: "the life paid",
    Damage: "the damage dealt",
    ChooseNumber: "the chosen number",
}
# Subject and object of an event.
_PARTS: Final[dict[type[Node], tuple[str, str]]] = {
    T.Attacks: ("the attacking {}", "what it attacks"),
    T.IsAttacked: ("the attacked {}", "the attacker"),
    T.Battles: ("the battling {}", "what it battles with"),
    T.Blocks: ("the blocking {}", "the blocked attacker"),
    T.IsBlocked: ("the blocked {}", "the blocker"),
    T.DealsDamage: ("the {} that dealt the damage", "what was dealt the damage"),
    T.IsDealtDamage: ("the {} that was dealt the damage", "the source of the damage"),
    T.Moves: ("the {} that moved", "what moved it"),
    T.Plays: ("the card that was played", "the card that was played"),
    T.BecomesTarget: ("the targeted {}", "the spell or ability that targets it"),
    T.IsCancelled: ("the cancelled {}", "what cancelled it"),
    T.Turned: ("the {} that turned", "what turned it"),
    T.Added: ("the added {}", "the card it is added to"),
    T.GainsControl: ("the {} that changed hands", "the other card of the event"),
}


class Teller(Printer):
    """Prints trees with their references spelled out, and remembers each."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.scopes: list[Scope] = [Scope()]
        self.spelled: list[Spelled] = []

    def words(self, value: Value, category: str) -> list[str]:
        """A value in words."""
        if isinstance(value, Ability) and not isinstance(value, Spell) and len(self.scopes) < 20:
            if not self.scopes[-1].slots or value is not self.outer:
                self.scopes.append(scope_of([value]))
                try:
                    return super().words(value, category)
                finally:
                    self.scopes.pop()
        if isinstance(value, Delayed) and self.scopes[-1].trigger is not value.trigger:
            before = self.scopes[-1].trigger
            self.scopes[-1].trigger = value.trigger
            try:
                return super().words(value, category)
            finally:
                self.scopes[-1].trigger = before
        said = super().words(value, category)
        known = self.known(value)
        if known is None or not said:
            return said
        if said != ["this", "card"]:
            self.spelled.append(Spelled(join(said), known))
        return spell(said, known, self.done(known) if isinstance(value, Did) else "")

    outer: Ability | None = None

    def known(self, value: Value) -> Known | None:
        """What a reference is bound to; None if it is none."""
        scope = self.scopes[-1]
        if isinstance(value, _READERS):
            if not value.slot:
                return Known("that very card")
            return scope.slots.get(value.slot, Known(f"nothing (slot {value.slot})"))
        if isinstance(value, PlayedBy):
            return Known("the cards played by that permission")
        if isinstance(value, This):
            return Known("this card", one=True, many=False)
        if isinstance(value, Host) and value.of is None:
            return Known("the card it is added to", many=False)
        if isinstance(value, _EVENT):
            return event_part(scope.trigger, value)
        return None

    def done(self, known: Known) -> str:
        """The instruction that "if you do" asks for, in words."""
        act = known.act
        while isinstance(act, May):
            act = act.effect
        if isinstance(act, PayFor):
            return " and ".join(self.plainly(item) for item in act.cost)
        return self.plainly(act) if act is not None else known.words

    def plainly(self, node: Node) -> str:
        """A node in the words of its text."""
        try:
            return join(Printer.words(self, node, "")).rstrip(".")
        except Unprintable:
            return type(node).__name__.lower()


_PRONOUNS: Final = frozenset(
    "it its them they their he she his her him that those this these itself themselves".split()
)


def spell(said: list[str], known: Known, done: str) -> list[str]:
    """The words of a reference with what it is bound to: in its place if it is a pronoun, else behind it."""
    if said == ["this", "card"]:
        return said
    if done:
        return [*said, f"*({done})*"]
    plain = [word.lower() for word in said]
    if known.words == "this card" and "this" in plain and "card" in plain:
        return said
    if plain[0] in _PRONOUNS:
        own = "'s" if plain[-1] in ("its", "their", "his", "her") or plain[-1] == "'s" else ""
        if len(plain) <= 3:
            return [f"*{known.words}{own}*"]
    return [*said, f"*({known.words})*"]


def event_part(trigger: T.Trigger | None, value: Node) -> Known:
    """A participant of the event that an ability waits for."""
    while isinstance(trigger, (T.While, T.NthTime)):
        trigger = trigger.trigger
    if isinstance(value, EventAmount):
        return Known("the amount of the event")
    if isinstance(value, EventPlayer):
        return Known("the player of the event")
    if trigger is None:
        return Known("the card of the event")
    subject, other = _PARTS.get(type(trigger), ("the {} of the event", "the other card of the event"))
    if isinstance(value, EventObject):
        return Known(other)
    what = getattr(trigger, "what", None)
    return Known(subject.format(head(what)))


def head(noun: object) -> str:
    """What cards a noun speaks of, in a word or two."""
    if isinstance(noun, This):
        return "card itself"
    filter = noun if isinstance(noun, Filter) else getattr(noun, "filter", None)
    if not isinstance(filter, Filter):
        return "card"
    races = [pred.race for pred in filter.preds if isinstance(pred, RaceIs)]
    kind = types_of(filter)
    spells = [pred.kind for pred in filter.preds if isinstance(pred, SpellIs)]
    if spells:
        return spells[0]
    named = _TYPE_WORDS.get(kind, "card")
    return f"{races[0]} {named}".removesuffix(" card") if races else named


_TYPE_WORDS: Final[dict[int, str]] = {
    S.J_RESONATOR: "J/resonator",
    S.ANY_RULER: "J/ruler",
    **{bit: name if bit == S.J_RULER else name.lower() for bit, name in S.TYPE_NAME.items()},
}


def types_of(filter: Filter | None) -> int:
    """The types that cards of a filter may have; ANY if it says none."""
    found = ANY
    for pred in filter.preds if filter is not None else ():
        types = _pred_types(pred)
        found = found if types == ANY else types if found == ANY else found & types
    return found


def _pred_types(pred: Pred) -> int:
    if isinstance(pred, TypeIs):
        return pred.types
    if isinstance(pred, AnyOf):
        kinds = [_pred_types(one) for one in pred.preds]
        return ANY if ANY in kinds else _all_bits(kinds)
    return ANY


def _all_bits(kinds: list[int]) -> int:
    out = 0
    for kind in kinds:
        out |= kind
    return out


def scope_of(abilities: list[Ability]) -> Scope:
    """What abilities that share their slots name, in the order of their text."""
    scope = Scope()
    for ability in abilities:
        if isinstance(ability, (Automatic, Keyword)) and scope.trigger is None:
            scope.trigger = ability.trigger
        for node in _own(ability):
            for slot, known in _written(node):
                if slot not in scope.slots or known.act is None:
                    scope.slots[slot] = known
    return _distinct(scope)


def _own(node: Node) -> Iterator[Node]:
    """A node and what is below it, without abilities that it gives to other cards."""
    yield node
    for child in children(node):
        if not isinstance(child, Ability) or isinstance(child, Spell):
            yield from _own(child)


def _written(node: Node) -> Iterator[tuple[int, Known]]:
    """The slots that a node writes, each with what is in it then."""
    if isinstance(node, _READERS):
        return
    slot = getattr(node, "slot", 0)
    if isinstance(node, (RevealUntil, Pick, Piles)):
        yield from _two(node)
    elif isinstance(slot, int) and slot and not isinstance(slot, bool):
        yield slot, _result(node)
    if isinstance(node, (Rest, Recover)) and node.found:
        told = "rested" if isinstance(node, Rest) else "recovered"
        yield node.found, Known(f"the {head(node.what)}s that were to be {told}", ANY, True, True)


def _two(node: RevealUntil | Pick | Piles) -> Iterator[tuple[int, Known]]:
    """Instructions with two results."""
    if isinstance(node, RevealUntil):
        yield node.slot, Known("the revealed cards", act=node)
        yield node.found, Known(f"the found {head(node.filter)}", types_of(node.filter), act=node)
    elif isinstance(node, Pick):
        one, many = _number(node.choice)
        types = types_of(getattr(node.choice, "filter", None))
        yield node.slot, Known(f"the chosen {head(node.choice)}", types, one, many, node)
        yield node.rest, Known("the rest", act=node)
    else:
        yield node.slot, Known("the chosen pile", act=node)
        yield node.rest, Known("the other pile", act=node)


def _result(node: Node) -> Known:
    """What an instruction or a noun leaves in its slot."""
    one, many = _number(node)
    types = types_of(getattr(node, "filter", None))
    ending = "" if one else "s"
    if isinstance(node, Target):
        if node.filter is None:
            return Known("the target player", 0, one, many)
        kind = head(node) + (" or player" if node.players else "")
        return Known(f"the target {kind}{ending}", ANY if node.players else types, one, many)
    if isinstance(node, Choose):
        return Known(f"the chosen {head(node)}{ending}", types, one, many)
    if isinstance(node, TopCards):
        where = "bottom" if node.bottom else "top"
        return Known(f"the {where} card{ending}", ANY, one, many)
    if type(node) in _NUMBERS:
        return Known(_NUMBERS[type(node)], act=node)
    if isinstance(node, CreateToken):
        return Known("the token" if not many else "the tokens", ANY, one, many, node)
    if isinstance(node, ForEach):
        return Known("each of them in turn", many=False)
    if isinstance(node, ChooseWord):
        return Known(f"the chosen {node.kind}", act=node)
    if isinstance(node, LookAt):
        return Known("the card looked at" if one and not many else "the cards looked at", act=node)
    what = getattr(node, "what", None)
    if isinstance(node, Search):
        return Known(f"the found {head(node)}{ending}", types, one, many, node)
    one, many = _number(what) if isinstance(what, Noun) else (True, True)
    kind = "card itself" if isinstance(what, This) else head(what)
    if isinstance(node, Move):
        zone = S.ZONE_NAME.get(node.to, "another zone").replace("_", " ")
        place = "removed from the game" if node.to == S.REMOVED else f"moved to the {zone}"
        return Known(f"the {kind} {place}", ANY, one, many, node)
    done = _DONE.get(type(node))
    return Known(f"the {done} {kind}" if done else f"the {kind} it was done to", ANY, one, many, node)


def _number(noun: object) -> tuple[bool, bool]:
    """Whether a noun may stand for one card, and whether for several."""
    if isinstance(noun, TopCards):
        return _counted(noun.count, noun.count)
    if isinstance(noun, (Target, Choose, Search)):
        if getattr(noun, "unbounded", False) or (isinstance(noun, Search) and noun.most is None):
            return True, True
        return _counted(noun.least, noun.most if noun.most is not None else noun.least)
    if isinstance(noun, CreateToken):
        return _counted(noun.count, noun.count)
    if isinstance(noun, This):
        return True, False
    if isinstance(noun, (All, Among)):
        return True, True
    return True, True


def _counted(least: object, most: object) -> tuple[bool, bool]:
    """Whether a number of things may be one, and whether it may be more."""
    fewest = least.n if isinstance(least, Num) else 1 if least is None else 0
    greatest = most.n if isinstance(most, Num) else 1 if most is None else 99
    return fewest <= 1, greatest > 1


_NTH: Final = ("first", "second", "third", "fourth", "fifth")


def _distinct(scope: Scope) -> Scope:
    """Things with the same words are told apart by their order."""
    alike: dict[str, list[int]] = {}
    for slot in sorted(scope.slots):
        alike.setdefault(scope.slots[slot].words, []).append(slot)
    for words, slots in alike.items():
        for n, slot in enumerate(slots if len(slots) > 1 else ()):
            old = scope.slots[slot]
            nth = _NTH[n] if n < len(_NTH) else f"{n + 1}th"
            told = words.replace("the ", f"the {nth} ", 1)
            scope.slots[slot] = Known(told, old.types, old.one, old.many, old.act)
    return scope


@dataclass(frozen=True, slots=True)
class Told:
    """A paragraph as it is read, and the references in it."""

    paragraph: int
    text: str
    references: tuple[Spelled, ...]


def told(abilities: tuple[Ability, ...]) -> list[Told]:
    """The abilities of a face as they are read, one after the other."""
    from .grammar import the_printer

    teller = Teller(the_printer().table)
    chant = any(isinstance(ability, Spell) for ability in abilities)
    shared = scope_of(list(abilities)) if chant else None
    out: list[Told] = []
    for ability in abilities:
        teller.outer = ability
        teller.spelled = []
        teller.scopes = [shared or scope_of([ability])]
        try:
            text = teller.text(ability)
        except Unprintable:
            text = "(from the type line)"
        out.append(Told(ability.paragraph, text, tuple(teller.spelled)))
    return out


def tell(abilities: tuple[Ability, ...]) -> list[str]:
    """The abilities of a face as they are read, each in words with its references spelled out."""
    return [one.text for one in told(abilities)]


_ONE: Final = frozenset({"it", "its", "that", "itself"})
_MANY: Final = frozenset({"them", "those", "they", "these"})
_WORD_TYPES: Final[dict[str, int]] = {
    "resonator": S.RESONATOR,
    "resonators": S.RESONATOR,
    "chant": S.CHANT,
    "regalia": S.REGALIA,
    "addition": S.ADDITION,
    "j/resonator": S.J_RESONATOR,
    "j/resonators": S.J_RESONATOR,
}


def at_odds(one: Spelled) -> bool:
    """Whether a reference does not agree with what it is bound to, in number or in type."""
    words = one.said.lower().split()
    known = one.bound
    if known.words.startswith("nothing "):
        return True
    if words[0] in _ONE and not known.one:
        return True
    if words[0] in _MANY and not known.many and known.types:  # a player is "they" too
        return True
    kinds = [_WORD_TYPES[word] for word in words if word in _WORD_TYPES]
    return bool(kinds) and words[0] in (_ONE | _MANY) and known.types >= 0 and not kinds[-1] & known.types
