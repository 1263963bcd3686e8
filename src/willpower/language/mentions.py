"""What was named before, and what a word that points back makes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, Final, TypeVar, cast

from willpower.abilities import symbols as S
from willpower.abilities.ability import Ability, Spell
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import (
    Compare,
    Condition,
    Did,
    Exists,
    Fits,
    HappenedThisTurn,
    NotCond,
    WasPlayed,
)
from willpower.abilities.effects import (
    AddTo,
    Apply,
    Banish,
    Damage,
    Delayed,
    Destroy,
    Discard,
    EachPlayerDoes,
    Effect,
    If,
    May,
    Move,
    PlayCard,
    Search,
    Sequence,
    Shuffle,
)
from willpower.abilities.nouns import (
    All,
    AllButOne,
    Among,
    AnyOf,
    Attached,
    Both,
    Caster,
    Choose,
    ControlledBy,
    EventSubject,
    Filter,
    Happened,
    Host,
    IsOneOf,
    Noun,
    Opponent,
    OtherThan,
    OwnedBy,
    PlayedBy,
    Pred,
    Quantity,
    RaceIs,
    Ref,
    RefPlayer,
    RulerOf,
    Shares,
    SpellIs,
    StatusIs,
    Target,
    This,
    Together,
    TopCards,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Count, Letter, Num, SlotNumber
from willpower.abilities.statics import MayPlay
from willpower.abilities.triggers import Either, Moves, Plays, PlaysAbility

from .raw import Pronoun

Sequenced = tuple[object, ...]

N = TypeVar("N", bound=Node)
SPELL: Final = 1 << 20  # stands for "on the chase" among the card types that words may point at
CARDS: Final = S.J_RESONATOR | S.ANY_RULER | S.ADDITION | S.REGALIA | S.MAGIC_STONE | S.CHANT | S.RUNE
_SLOT_READERS: Final = (Ref, RefPlayer, PlayedBy, Did, SlotNumber)


@dataclass(slots=True)
class Mention:
    """Something that a later word can point at."""

    noun: Noun  # what the later word becomes
    number: str  # s, p, or "" for either
    types: int  # card types it can have, 0 unknown
    rank: int  # 3 named in the effect, 2 subject of the event, 1 its object, 0 this card
    step: int  # the instruction that named it
    in_play: bool = True
    player: bool = False
    chase: bool = False  # a spell or ability, which is never destroyed or banished
    races: tuple[str, ...] = ()  # that its description names
    itself: bool = False  # this card, where it was moved


@dataclass(slots=True)
class Done:
    """An instruction that has been performed, with its slot."""

    node: Effect
    slot: int
    step: int
    noun: Noun | None = None


def fits(mention: Mention, node: Pronoun) -> bool:
    """Whether a pronoun may point at what was mentioned."""
    if mention.rank == 0 or (isinstance(mention.noun, This) and node.kind == "that"):
        return False
    if mention.number and mention.number != node.number:
        return False
    if isinstance(mention.noun, All) and node.number == "s":
        return False
    if isinstance(mention.noun, RulerOf) and node.types & S.RESONATOR:
        return False  # one would say "that J-ruler"
    if mention.itself and node.kind == "that" and node.types:
        return False  # nor is this card "that resonator"
    if node.types == SPELL and mention.rank == 3 and not mention.types:
        return False  # a card of which nothing is known is no spell
    return not (node.types and mention.types and not node.types & mention.types)


def comes_of(mention: Mention, slots: set[int]) -> bool:
    """Whether something was named as what came of these instructions."""
    return isinstance(mention.noun, (Ref, RefPlayer)) and mention.noun.slot in slots


def as_named(fitting: list[Mention], node: Pronoun) -> list[Mention]:
    """ "That J/resonator" is what was called so, if anything was, and not what was called a resonator."""
    if node.kind != "that" or not any(m.types == node.types != 0 for m in fitting):
        return fitting
    return [m for m in fitting if m.types in (0, node.types)]


def meant(group: list[Mention], node: Pronoun, step: int) -> Mention:
    """The last of those that fit. "That card" in the clause that names a target by its type is rather what
    was named as a card before: of the target one would say "its"."""
    best = group[-1]
    if node.kind == "that" and not node.types and not node.race and best.types and best.step == step:
        cards = [one for one in group if not one.types and one.step < step]
        return cards[-1] if cards else best
    if node.kind == "that" and node.types and not best.types and not best.in_play:
        named = [one for one in group if one.types & node.types]  # a card that was revealed is "that card"
        return named[-1] if named else best
    return best


def filter_types(filter: Filter | None) -> int:
    """The card types a filter asks for, 0 if it does not say."""
    if filter is None:
        return 0
    types = 0
    for pred in filter.preds:
        for one in pred.preds if isinstance(pred, AnyOf) else (pred,):
            if isinstance(one, TypeIs):
                types |= one.types
            elif isinstance(one, SpellIs):
                return SPELL
    return types


def may_be_one(one: Filter | None, two: Filter | None) -> bool:
    """Whether a card may fit both, as far as types, races and controllers tell."""
    if one is None or two is None:
        return False
    types = (filter_types(one), filter_types(two))
    races = [set(filter_races(filter)) for filter in (one, two)]
    whose = [[pred.who for pred in filter.preds if isinstance(pred, ControlledBy)] for filter in (one, two)]
    if (all(types) and not types[0] & types[1]) or (all(races) and not races[0] & races[1]):
        return False
    return not all(whose) or whose[0] == whose[1]


def filter_races(filter: Filter | None) -> tuple[str, ...]:
    """The races a filter names."""
    preds = filter.preds if filter is not None else ()
    flat = [one for pred in preds for one in (pred.preds if isinstance(pred, AnyOf) else (pred,))]
    return tuple(one.race for one in flat if isinstance(one, RaceIs))


def is_added(condition: Condition) -> bool:
    """Whether a condition asks if this card is added to a card of some kind, which is spoken of then."""
    if not isinstance(condition, Fits) or not isinstance(condition.what, This):
        return False
    said = [pred.what for pred in condition.filter.preds if isinstance(pred, IsOneOf)]
    return any(isinstance(one, Attached) and one.how == "added" for one in said)


def gone_to(node: Node) -> int:
    """The zone that an instruction has put this card into, 0 if none."""
    if getattr(node, "what", None) != This():
        return 0
    if isinstance(node, (Banish, Destroy, Discard)):
        return S.GRAVEYARD
    return node.to if isinstance(node, Move) else 0


def by_effect(node: Node) -> bool:
    """Whether an event is that something moves by a spell or ability: then "it" is what moves."""
    if not isinstance(node, Moves) or node.by is None:
        return False
    return any(isinstance(one, SpellIs) for one in walk(node.by))


def dealt_by_this(node: Node) -> bool:
    """Whether an instruction is damage that this card deals."""
    return isinstance(node, Damage) and node.source == This()


def about_this(condition: Condition) -> bool:
    """Whether a condition asks about this card and about no other card."""
    if is_added(condition):
        return False
    if isinstance(condition, WasPlayed):
        return condition.what is None or isinstance(condition.what, This)
    found = [
        one for one in walk(condition) if isinstance(one, (This, Ref, All, Target, Choose, EventSubject))
    ]
    return bool(found) and all(isinstance(one, This) for one in found)


def may_be_it(mentions: list[Mention], asked: Filter) -> bool:
    """Whether "it" behind a condition may be the card it asks for: one of an opponent, or any if this card
    has not been spoken of in the event, nor in the condition ("while this card is battling an Ogre")."""
    if any(isinstance(one, StatusIs) and one.status.endswith(" this") for one in asked.preds):
        return False
    own = any([type(m.noun) is This and m.rank == 0 for m in mentions])  # there may be many
    return not own or ControlledBy(Opponent()) in asked.preds


def of_just_one(condition: Condition) -> bool:
    """Whether a condition asks for exactly one card: "it" would be that."""
    if not isinstance(condition, Compare) or not isinstance(condition.left, Count):
        return False
    return condition.op == "=" and condition.right == Num(1)


def slayer_of(trigger: Node) -> Noun | None:
    """The card that destroys others, where an event is told so; else None."""
    one_card = (This, Host, RulerOf)
    if isinstance(trigger, Moves) and trigger.how == "destroyed" and isinstance(trigger.by, one_card):
        return trigger.by
    if isinstance(trigger, Moves) and trigger.how == "destroyed by battle damage" and trigger.phrase:
        for pred in trigger.what.filter.preds if isinstance(trigger.what, All) else ():
            if isinstance(pred, Happened) and pred.phrase == 0:
                return pred.other
    return None


def last_of_kind(effect: Effect, like: Effect) -> Effect:
    """The last instruction in a run that is of the kind of another; else the last of the run."""
    steps = steps_of(effect)
    while isinstance(like, (May, Sequence)):
        like = like.effect if isinstance(like, May) else like.parts[0]
    kind: type[Effect] = Move if isinstance(like, PlayCard) else type(like)
    alike = [step for step in steps if isinstance(step, kind)]
    if alike:
        return alike[-1]
    return effect if len(steps) == 1 else steps[-1]


def steps_of(effect: Effect) -> list[Effect]:
    """The instructions of a run one after the other."""
    if isinstance(effect, Sequence):
        return [step for part in effect.parts for step in steps_of(part)]
    return [effect]


def searches_later(effect: Node) -> bool:
    """Whether an instruction searches when something happens later and does not shuffle then."""
    found = [one for one in walk(effect) if isinstance(one, (Search, Shuffle))]
    return isinstance(effect, Delayed) and bool(found) and isinstance(found[-1], Search)


def replace_node(node: N, old: Node, new: Node) -> Any:
    """The tree with one node of it (that very one) exchanged."""
    if node is old:
        return new
    if isinstance(node, Sequence):
        return replace(node, parts=tuple(replace_node(part, old, new) for part in node.parts))
    if isinstance(node, If) and node.otherwise is None:
        return replace(node, then=replace_node(node.then, old, new))
    if isinstance(node, (Delayed, May)):
        return replace(node, effect=replace_node(node.effect, old, new))
    return node


def alike(node: N) -> N:
    """ "Two gems with the same attribute" that nothing was named before are alike among themselves."""
    filter = getattr(node, "filter", None)
    if not isinstance(node, (Target, Choose, Search)) or not isinstance(filter, Filter) or not _several(node):
        return node
    preds = tuple(
        replace(pred, each_other="same", what=This())
        if isinstance(pred, Shares) and pred.what == Pronoun("it") and pred.what.phrase == 0
        else pred
        for pred in filter.preds
    )
    return node if preds == filter.preds else replace(node, filter=replace(filter, preds=preds))


def _several(node: Target | Choose | Search) -> bool:
    return any(count is not None and count not in (Num(0), Num(1)) for count in (node.least, node.most))


def together(node: N, words: Callable[[int], Sequenced]) -> N:
    """What a filter asks of the chosen cards together is a matter of the choice: `together`. Several cards
    "from a graveyard" are from one."""
    filter = getattr(node, "filter", None)
    if isinstance(node, (Target, Choose, Search)) and isinstance(filter, Filter):
        for pred in filter.preds:
            if isinstance(pred, Shares) and pred.each_other:
                return replace(node, together=Together(pred.each_other, pred.quality))
            if isinstance(pred, OwnedBy) and words(pred.phrase)[1:2] == ("a",) and _several(node):
                return node if isinstance(node, Search) else replace(node, together=Together("same", "zone"))
    return node


def elsewhere(node: N) -> N:
    """An addition that is moved onto "another" card is moved onto another than the one it is on."""
    if not isinstance(node, AddTo) or not isinstance(node.to, (Choose, Target)) or node.to.filter is None:
        return node
    moved = refer(node.what)
    preds = tuple(
        replace(pred, what=Host(moved)) if isinstance(pred, OtherThan) and pred.what == moved else pred
        for pred in node.to.filter.preds
    )
    if preds == node.to.filter.preds:
        return node
    return cast(N, replace(node, to=replace(node.to, filter=replace(node.to.filter, preds=preds))))


def asks_what(condition: Condition, then: Effect, whom: type[Node]) -> bool:
    """Whether a condition asks what a player controls, has or did, so that "if they don't" denies it; what a
    player might have done ("you may ...") is denied instead."""
    asked = condition.condition if isinstance(condition, NotCond) else condition
    if not isinstance(asked, (Exists, Compare, HappenedThisTurn)) or not any(
        isinstance(one, whom) for one in walk(asked)
    ):
        return False
    return not any(isinstance(one, May) or getattr(one, "optional", False) for one in walk(then))


def with_slot(node: N, old: int, new: int) -> N:
    """A tree that writes and reads another slot instead of one."""
    changes: dict[str, Any] = {}
    for f in fields(node):
        value = getattr(node, f.name)
        made: Any = value
        if f.name in ("slot", "found", "rest") and value == old and not isinstance(value, bool):
            made = new
        elif isinstance(value, Node):
            made = with_slot(value, old, new)
        elif isinstance(value, tuple):
            made = tuple(with_slot(item, old, new) if isinstance(item, Node) else item for item in value)
        if made is not value and made != value:
            changes[f.name] = made
    return replace(node, **changes) if changes else node


def gone_where(noun: N, before: Ref, slot: int) -> N:
    """Some of the cards that were spoken of, as they are where they went (302.3)."""
    if isinstance(noun, Among) and noun.of == before:
        return cast(N, replace(noun, of=Ref(slot, phrase=noun.of.phrase)))
    if isinstance(noun, Choose):
        preds = tuple(
            replace(pred, what=Ref(slot, phrase=pred.what.phrase))
            if isinstance(pred, IsOneOf) and pred.what == before
            else pred
            for pred in noun.filter.preds
        )
        if preds != noun.filter.preds:
            return cast(N, replace(noun, filter=replace(noun.filter, preds=preds)))
    return noun


def permitted(node: Apply) -> Choose | None:
    """The cards of which so many may be played, where an instruction permits that."""
    for static in node.statics:
        if isinstance(static, MayPlay):
            for pred in static.what.preds:
                if isinstance(pred, IsOneOf) and isinstance(pred.what, Choose):
                    return pred.what
    return None


def refer(noun: Noun) -> Noun:
    """How a later word says a noun again: by its slot, or by saying the same."""
    if isinstance(noun, (Target, Choose, TopCards)):
        return Ref(noun.slot)
    if isinstance(noun, Both):
        return replace(noun, parts=tuple(refer(part) for part in noun.parts))
    return noun


def it_and_that(said: Node, both: Both, mentions: list[Mention]) -> Both:
    """B2: "it and that resonator" are two: it is this card, the subject of the event, that is the other."""
    words = said.parts if isinstance(said, Both) else ()
    first = words[0] if words else None
    if not isinstance(first, Pronoun) or first.kind != "it" or both.parts[0] not in both.parts[1:]:
        return both
    if not any(isinstance(m.noun, This) and m.rank == 0 for m in mentions):
        return both
    return replace(both, parts=(This(phrase=both.parts[0].phrase), *both.parts[1:]))


def of_one_place(both: Both, silent: int) -> Both:
    """B26: "a card named ... and a card named ... from your graveyard" are all from there, and "a Golem and
    an Elf you control", "all Golems and all Elves you control" are both yours. `silent`: the phrase of what
    the text does not say."""
    last = both.parts[-1]
    if not isinstance(last, (Target, Choose, All)) or last.filter is None:
        return both
    zones = last.filter.zones
    whose: tuple[Pred, ...] = tuple(one for one in last.filter.preds if isinstance(one, OwnedBy))
    if not zones and isinstance(last, (Choose, All)):
        whose = tuple(one for one in last.filter.preds[-1:] if isinstance(one, ControlledBy))
    elif not zones:
        return both
    said = tuple(replace(one, phrase=silent) for one in whose)
    parts: list[Noun] = []
    for part in both.parts:
        if (
            said
            and type(part) is type(last)
            and isinstance(part, (Target, Choose, All))
            and part.filter is not None
        ):
            own = any(isinstance(one, ControlledBy) or (one in whose) for one in part.filter.preds)
            if not part.filter.zones and not own:
                filter = replace(part.filter, preds=part.filter.preds + said, zones=zones)
                part = replace(part, filter=filter)
        parts.append(part)
    return replace(both, parts=tuple(parts))


def has_letter(node: Node, letter: str) -> bool:
    """Whether X is still to be said."""
    return any(isinstance(one, Letter) and one.letter == letter and one.value is None for one in walk(node))


def give_letter(node: N, letter: str, value: Quantity) -> N:
    """The node with every X given its quantity."""
    if isinstance(node, Letter) and node.letter == letter and node.value is None:
        return replace(node, value=value)
    if isinstance(node, EachPlayerDoes) and not isinstance(node.who, You):
        value = with_caster(value)
    changes: dict[str, Any] = {}
    for f in fields(node):
        old = getattr(node, f.name)
        new: Any = old
        if isinstance(old, Node):
            new = give_letter(old, letter, value)
        elif isinstance(old, tuple):
            new = tuple(give_letter(item, letter, value) if isinstance(item, Node) else item for item in old)
        if new is not old and new != old:
            changes[f.name] = new
    return replace(node, **changes) if changes else node


def exchanged(node: N, change: Callable[[Node], Node | None]) -> N:
    """The tree with what `change` gives for its nodes; where it gives nothing, it is asked below."""
    found = change(node)
    if found is not None:
        return cast(N, found)
    changes: dict[str, Any] = {}
    for f in fields(node):
        old = getattr(node, f.name)
        new: Any = old
        if isinstance(old, Node):
            new = exchanged(old, change)
        elif isinstance(old, tuple):
            new = tuple(exchanged(item, change) if isinstance(item, Node) else item for item in old)
        if new is not old and new != old:
            changes[f.name] = new
    return replace(node, **changes) if changes else node


def with_caster(node: N) -> N:
    """What another player is told to do: "you" in it is still the controller of the ability."""
    return exchanged(node, _caster)


def _caster(node: Node) -> Node | None:
    if isinstance(node, (You, Opponent)):
        return Caster(isinstance(node, Opponent), phrase=node.phrase)
    return node if isinstance(node, (Ability, AllButOne)) else None


def of_the_doer(node: Damage) -> Damage:
    """B16: in "this card deals damage equal to its ATK" "its" is of the card that deals it."""
    return replace(node, amount=exchanged(node.amount, _this)) if isinstance(node.source, This) else node


def _this(node: Node) -> Node | None:
    return This(phrase=node.phrase) if isinstance(node, Pronoun) and node.kind == "its" else None


def renumber(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Slots that are read (and all targets) numbered from 1 in the order of the text; the others 0.

    The paragraphs of a chant share their slots; an ability given to another card has its own.
    """
    read: set[int] = set()
    for ability in abilities:
        for node in walk(ability):
            if isinstance(node, _SLOT_READERS):
                read.add(node.slot)
    numbers: dict[int, int] = {0: 0}

    def own(item: object) -> bool:
        return isinstance(item, Node) and (isinstance(item, Spell) or not isinstance(item, Ability))

    def visit(node: Node) -> Node:
        changes: dict[str, Any] = {}
        for f in fields(node):
            value = getattr(node, f.name)
            if f.name in ("slot", "found", "rest") and isinstance(value, int):
                if value in read or isinstance(node, (Target, *_SLOT_READERS)):
                    new: Any = numbers.setdefault(value, len(numbers))
                else:
                    new = 0
            elif isinstance(value, Node):
                new = visit(value) if own(value) else value
            elif isinstance(value, tuple):
                new = tuple(visit(item) if own(item) else item for item in value)
            else:
                continue
            if new is not value:
                changes[f.name] = new
        return replace(node, **changes) if changes else node

    done: list[Ability] = []
    for ability in abilities:
        result = visit(ability)
        assert isinstance(result, Ability)
        done.append(result)
    return tuple(done)


def either_played(node: Either) -> bool:
    """Whether a card or an ability is played: "that spell or ability" is the object of both events."""
    kinds = {type(one) for one in node.triggers}
    return kinds == {Plays, PlaysAbility}
