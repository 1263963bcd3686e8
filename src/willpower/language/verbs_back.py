"""Which instructions a participle points back at ("destroyed this way"), and which of them have an amount."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import pairwise
from typing import Any, Final, cast

from willpower.abilities import symbols as S
from willpower.abilities.ability import Automatic, Keyword, Limit
from willpower.abilities.base import Node, walk
from willpower.abilities.effects import (
    Apply,
    Banish,
    Cancel,
    ChooseCards,
    ChooseNumber,
    Copy,
    Damage,
    Destroy,
    Discard,
    Draw,
    Effect,
    Force,
    GainLife,
    LoseLife,
    Move,
    PayAnyLife,
    Piles,
    PutCounters,
    Recover,
    RemoveCounters,
    Rest,
    Reveal,
    RevealUntil,
    Search,
    Turn,
)
from willpower.abilities.mods import AddAbilities, AddValues, Mod
from willpower.abilities.nouns import (
    All,
    Among,
    Choose,
    ControllerOf,
    EachPlayer,
    EventSubject,
    Filter,
    HasCounter,
    IsOneOf,
    Noun,
    OwnerOf,
    Pred,
    Quantity,
    Ref,
    TopCards,
    Who,
)
from willpower.abilities.quantities import Count, EventAmount, Num, SlotNumber, Stat
from willpower.abilities.statics import Cannot, Duration, Gains, Static
from willpower.abilities.triggers import (
    AtPhase,
    DealsDamage,
    Draws,
    IsDealtDamage,
    LifeChanges,
    Moves,
    PlayerDoes,
    Trigger,
)

from .mentions import Done, Mention, filter_types, refer
from .raw import DoneThisWay, FromAmong, Pronoun, ThatPlayer, TheRest
from .rows import Row
from .table import Table
from .walker import Unbound, Walker

FIGHTING: Final = frozenset(("flying", "swiftness", "first strike", "pierce", "precision", "target attack"))
VERBS: Final[dict[str, tuple[type[Effect], ...]]] = {
    "revealed": (Reveal, RevealUntil),
    "discarded": (Discard,),
    "prevented": (),  # of an event (1018)
    "banished": (Banish,),
    "destroyed": (Destroy,),
    "removed": (Move,),
    "shuffled": (Move,),
    "returned": (Move,),
    "put": (Move,),
    "put into the field": (Move,),
    "put into a graveyard": (Move, Destroy, Banish, Discard),
    "put into a hand": (Move,),
    "drawn": (Draw,),
    "cancelled": (Cancel,),
    "searched": (Search,),
    "found": (Search,),
    "rested": (Rest,),
    "recovered": (Recover,),
    "lost": (LoseLife, PayAnyLife),
    "paid": (PayAnyLife, LoseLife),
    "gained": (GainLife,),
    "dealt": (Damage,),
    "roll": (Force,),
    "counters": (RemoveCounters,),
    "chosen": (ChooseCards,),
    "number": (ChooseNumber,),
    "pile": (Piles,),
    "other pile": (Piles,),
}
# Where the cards went that such words mean.
PUT_INTO: Final = {
    "put into the field": S.FIELD,
    "put into a graveyard": S.GRAVEYARD,
    "put into a hand": S.HAND,
}
# What players do with one card that the text describes.
OF_ONE_CARD: Final = ("produce", "call", "reveal", "awaken")
ON_A_CARD: Final = (Banish, Cancel, Copy, Destroy, Move, Recover, Rest)  # done to what `what` says
DONE_BY_PLAYERS: Final = ("call", "chase", "draw", "gain life", "lose life", "play", "search", "standby")
# After such an instruction about this card "it" is this card, whatever the event was about.
ON_ITSELF: Final = (Recover, Rest, Turn, PutCounters, RemoveCounters)
AMOUNTS: Final = (Damage, GainLife, LoseLife, PayAnyLife)
COUNTS: Final = (
    Banish,
    Destroy,
    Discard,
    Draw,
    Force,
    ChooseNumber,
    Move,
    PutCounters,
    Recover,
    RemoveCounters,
    Rest,
    Reveal,
)


def no_cards(mentions: list[Mention], dones: list[Done]) -> None:
    """Raises `Unbound` where "them" are several cards that were named, not whoever controls them: unless the
    cards were just taken away, or a player was named after them."""
    gone = bool(dones) and isinstance(dones[-1].node, (Banish, Destroy, Discard, Move))
    cards = [m for m in mentions if not m.player and m.number != "s" and m.in_play and m.rank]
    players = [m for m in mentions if m.player]
    if cards and not gone and (not players or players[-1].step <= cards[-1].step):
        raise Unbound("them")


def of_one_card(event: PlayerDoes) -> bool:
    """Whether what a player does is done with one card that can be spoken of."""
    if event.what in ("call", "judgment", "gain gem"):  # of one stone, ruler or gem, named or not
        return True
    return event.filter is not None and event.what in OF_ONE_CARD


def of_several(mentions: list[Mention], known: list[Mention], who: Who) -> list[Mention]:
    """What each player has chosen or moved are several cards."""
    if not isinstance(who, EachPlayer):
        return mentions
    return [
        one if one in known or one.player or one.number != "s" else replace(one, number="p")
        for one in mentions
    ]


def of_one(table: Table, node: DoneThisWay) -> bool:
    """Whether words speak of one card: "the revealed card", "revealed resonator's"."""
    row = table.row(node.phrase)
    return isinstance(row, Row) and row.category in ("plain.s", "owning")


def last_done(dones: list[Done], verb: str) -> Done | None:
    """The last instruction with the verb; of those that put cards somewhere, one that put them there."""
    if verb in PUT_INTO:
        there = [one for one in dones if isinstance(one.node, Move) and one.node.to == PUT_INTO[verb]]
        if there:
            return there[-1]
    for done in reversed(dones):
        if isinstance(done.node, VERBS[verb]):
            if verb == "removed" and isinstance(done.node, Move) and done.node.to != S.REMOVED:
                continue
            if verb == "shuffled" and isinstance(done.node, Move) and done.node.place != "shuffle":
                continue
            return done
    return None


def where_put(verb: str, done: Done) -> Noun:
    """What an instruction acted on; of destroyed cards those that went to a graveyard, if that is said: a
    J-ruler did not (1010.1)."""
    if verb == "put into a graveyard" and isinstance(done.node, (Banish, Destroy)):
        return Among(Ref(done.slot), Filter((), S.GRAVEYARD))
    return Ref(done.slot)


def kind_said(row: Row | None, done: Done) -> int:
    """The type that "resonators removed this way" asks for where cards of any type were; 0 if none."""
    said = row is not None and ("resonator" in row.items or "resonators" in row.items)
    one = row is not None and row.category in ("plain.s", "owning")  # "the revealed resonator"
    if not said or (one and not isinstance(done.noun, (All, TopCards))):
        return 0
    types = filter_types(getattr(done.noun, "filter", None))
    return S.RESONATOR if types != S.RESONATOR else 0


def moves(done: Done) -> bool:
    """Whether an instruction takes cards from where they are."""
    return isinstance(done.node, (Move, Banish, Destroy, Cancel))


def took_away(done: Done) -> bool:
    """Whether an instruction took all cards of a kind out of the field, or a spell off the chase."""
    if isinstance(done.node, Cancel):
        return True
    if not isinstance(done.noun, All) or done.noun.filter.zones & ~S.FIELD:
        return False
    away = isinstance(done.node, Move) and done.node.to != S.FIELD
    return away or isinstance(done.node, (Banish, Destroy))


def of_players(node: Any) -> Any:
    """What only players do, "they" are players: "they cannot play chants this turn"."""
    if isinstance(node, Cannot) and node.act in DONE_BY_PLAYERS and isinstance(node.what, Pronoun):
        if node.what.number == "p" and node.what.kind == "it":
            return replace(node, what=ThatPlayer(phrase=node.what.phrase))
    return node


def gives_values(node: Static) -> bool:
    """Whether a continuous effect gives ATK and DEF, which only J/resonators have (206.1, 207.1), or
    keywords of attacking and blocking."""
    mods = node.mods if isinstance(node, Gains) else ()
    given = [one for mod in mods if isinstance(mod, AddAbilities) for one in mod.abilities]
    fights = any(isinstance(one, Keyword) and one.keyword in FIGHTING for one in given)
    return fights or any(isinstance(mod, AddValues) for mod in mods)


def also_said(table: Table, now: Apply, before: Apply) -> bool:
    """Whether the card that was given something before "also gains" something."""
    rows = [table.row(one.phrase) for one in now.statics if isinstance(one, Gains)]
    given = [refer(one.what) for one in before.statics if isinstance(one, Gains)]
    also = any(isinstance(row, Row) and "also" in row.items for row in rows)
    return also and all(isinstance(one, Gains) and one.what in given for one in now.statics)


def so_much(before: Effect | None, slot: int, phrase: int) -> Quantity:
    """The amount of an instruction; of one that is done otherwise (B13) what it would have been."""
    for one in walk(before) if before is not None else ():
        amount = getattr(one, "amount", None)
        if slot and getattr(one, "slot", 0) == slot and isinstance(amount, Quantity):
            return replace(amount, phrase=phrase)
    return SlotNumber(slot, phrase=phrase)


def amount_of(event: Trigger) -> Quantity | None:
    """What "that much" is of an event; "that many" of a card with counters that leaves is its counters."""
    if isinstance(event, Moves) and isinstance(event.what, All):
        named = [one for one in event.what.filter.preds if isinstance(one, HasCounter)]
        return Stat("counters", EventSubject(), counter=named[0].counter) if named else None
    if isinstance(event, (DealsDamage, IsDealtDamage, LifeChanges)):
        return EventAmount()
    return Num(1) if isinstance(event, Draws) else None  # one by one (1009.2)


def spoken_of(binder: Walker, node: FromAmong) -> tuple[Noun, list[Noun]]:
    """B6: the cards that some are chosen of, and which of them were taken. B8: of what was done this way
    they are chosen where they are now."""
    if isinstance(node.of, DoneThisWay):
        done = last_done(binder.done, node.of.verb)
        if done is None:
            raise Unbound(f"{node.of.verb} this way")
        return where_put(node.of.verb, done), []
    if not binder.groups:
        many = [m for m in binder.mentions if m.number == "p" and isinstance(m.noun, Ref)]
        if not many:
            raise Unbound("among them")
        binder.groups.append((many[-1].noun, []))
    return of_those_looked_for(binder, node) or binder.groups[-1]


def of_those_looked_for(binder: Walker, node: FromAmong) -> tuple[Noun, list[Noun]] | None:
    """B6: "one of them" behind "reveal cards until you reveal two resonators" is one of the two."""
    words = binder.items(node.phrase)
    until = looked_for_several(binder)
    if until is None or "revealed" in words:
        return None
    if not any(pair in (("of", "them"), ("of", "those")) for pair in pairwise(words)):
        return None
    found, taken = Ref(until.found), binder.groups[-1][1]
    if found in taken:  # the rest is what is not chosen of them, too
        taken.remove(found)
    return found, taken


def looked_for_several(binder: Walker) -> RevealUntil | None:
    """The instruction that revealed the cards spoken of, if it looked for a number of them."""
    group = binder.groups[-1][0]
    until = [one.node for one in binder.done if isinstance(one.node, RevealUntil) and group == Ref(one.slot)]
    return until[-1] if until and until[-1].count is not None else None


def rest_of(binder: Walker, node: TheRest) -> tuple[Noun, list[Noun]]:
    """B7: the cards of which some were taken, and those; "the other" would be of those looked for only."""
    row = binder.table.row(node.phrase)
    if isinstance(row, Row) and row.category == "plain.s" and looked_for_several(binder) is not None:
        raise Unbound("the other")
    return binder.groups[-1]


def chosen_instead(before: Effect | None, group: Noun) -> tuple[Pred, ...]:
    """B14: what is said of the cards of which others are chosen: "put up to two into the field instead"."""
    choices = [one for one in walk(before) if isinstance(one, Choose)] if before is not None else []
    said = [one.filter.preds for one in choices if IsOneOf(group) in one.filter.preds]
    return said[0] if said else ()


def only_next(binder: Walker, node: Effect) -> Effect:
    """An ability given for good that waits for "the next end of turn" waits for one."""
    if not isinstance(node, Apply) or node.duration != Duration("end of game"):
        return node

    def once(ability: Node) -> Node:
        if not isinstance(ability, Automatic) or not isinstance(ability.trigger, AtPhase):
            return ability
        if "next" not in binder.items(ability.trigger.phrase):
            return ability
        return replace(ability, limits=(*ability.limits, Limit(1, "game", phrase=binder.silence.nothing)))

    def given(mod: Mod) -> Mod:
        return (
            replace(mod, abilities=tuple(map(once, mod.abilities))) if isinstance(mod, AddAbilities) else mod
        )

    statics = [
        replace(one, mods=tuple(map(given, one.mods))) if isinstance(one, Gains) else one
        for one in node.statics
    ]
    return node if tuple(statics) == node.statics else replace(node, statics=tuple(statics))


def held_by_each(count: Count, noun: Noun) -> Count:
    """ "For each card in their controller's hand": of the controller of the card looked at (B21)."""

    def meant(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(meant, value))
        if not isinstance(value, Node):
            return value
        if isinstance(value, (ControllerOf, OwnerOf)) and value.what == noun:
            return replace(value, what=Ref(0, phrase=value.what.phrase))
        return replace(value, **{f.name: meant(getattr(value, f.name)) for f in fields(value)})

    found = [one for one in walk(count) if isinstance(one, (ControllerOf, OwnerOf)) and one.what == noun]
    return cast(Count, meant(count)) if found else count
