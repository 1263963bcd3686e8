"""Questions about the events of this turn, on one card or at all. It looks back over the whole turn (readings
39)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.base import walk
from willpower.abilities.nouns import (
    All,
    AnyOf,
    Choose,
    ControlledBy,
    Filter,
    Happened,
    Noun,
    RulerOf,
    SpellIs,
    TypeIs,
    Who,
)
from willpower.abilities.symbols import FIELD, GRAVEYARD, HAND, REMOVED
from willpower.abilities.words import CardPast, Past

from ...core.events import (
    ABILITY_PLAYED,
    ATTACKED,
    BLOCKED,
    CREATED,
    DAMAGED,
    DID,
    DISCARDED,
    DREW,
    JUDGED,
    LIFE_GAINED,
    LIFE_LOST,
    MOVED,
    PHASE_BEGAN,
    PLAYED,
    RECOVERED,
    RESTED,
    SHUFFLED,
    TARGETED,
    WILL,
)
from ...core.ids import NO_PLAYER, NOBODY, PLAYER_OF, ObjId, PlayerId, RefId, is_player
from ...core.objects import Ctx, Event, Obj
from ...core.state import State
from .core import PREDS, fits_anywhere, holder, one_of, plan_of, players
from .nouns import moved, player_of
from .scan import named_zones
from .then import look_back, look_up

# ---- to or by a card ---------------------------------------------------------------------------------


def _was_dealt(g: State, e: Event, o: Obj) -> bool:
    if e.kind != DAMAGED or e.amount <= 0 or e.object < 0:
        return False
    if e.object in (o.id, o.became):
        return True  # or what a J-ruler was that is a ruler now (911.1)
    # A card in a graveyard was dealt it in the field ("put all resonators that were dealt damage from ...").
    return o.zone == GRAVEYARD and g.table.objs[e.object].became == o.id


def _dealt(g: State, e: Event, o: Obj) -> bool:
    return e.kind == DAMAGED and e.subject == o.id and e.amount > 0


def _entered(g: State, e: Event, o: Obj) -> bool:
    return e.kind == MOVED and e.to == FIELD and e.origin != FIELD and e.subject == o.id


def _has_attacked(g: State, e: Event, o: Obj) -> bool:
    return e.kind == ATTACKED and e.subject == o.id


def _has_blocked(g: State, e: Event, o: Obj) -> bool:
    return e.kind == BLOCKED and e.subject == o.id


def _was_blocked(g: State, e: Event, o: Obj) -> bool:
    return e.kind == BLOCKED and e.object == o.id


def _was_played(g: State, e: Event, o: Obj) -> bool:
    # What is in the field now was another object on the chase (302.3).
    return e.kind == PLAYED and (e.subject == o.id or (o.prev >= 0 and e.subject == o.prev))


def _was_destroyed(g: State, e: Event, o: Obj) -> bool:
    return e.kind == MOVED and e.word == "destroyed" and o.id in (e.subject, e.old)


def _to_graveyard(g: State, e: Event, o: Obj) -> bool:
    return e.kind == MOVED and e.to == GRAVEYARD and e.origin != GRAVEYARD and o.id in (e.subject, e.old)


def _has_died(g: State, e: Event, o: Obj) -> bool:
    return e.kind == MOVED and e.origin == FIELD and e.to == GRAVEYARD and o.id in (e.subject, e.old)


def _was_drawn(g: State, e: Event, o: Obj) -> bool:
    return (e.kind == DREW or (e.kind == MOVED and e.word == "drawn")) and e.subject == o.id


def _was_discarded(g: State, e: Event, o: Obj) -> bool:
    if e.kind != DISCARDED and not (e.kind == MOVED and e.word == "discarded"):
        return False
    return o.id in (e.subject, e.old)


def _was_recovered(g: State, e: Event, o: Obj) -> bool:
    return e.kind == RECOVERED and e.subject == o.id


def _was_rested(g: State, e: Event, o: Obj) -> bool:
    return e.kind == RESTED and e.subject == o.id


def _was_targeted(g: State, e: Event, o: Obj) -> bool:
    return e.kind == TARGETED and e.subject == o.id


def _was_returned(g: State, e: Event, o: Obj) -> bool:
    return e.kind == MOVED and e.origin == FIELD and e.to == HAND and o.id in (e.subject, e.old)


def _was_removed(g: State, e: Event, o: Obj) -> bool:
    return e.kind == MOVED and e.to == REMOVED and e.origin != REMOVED and o.id in (e.subject, e.old)


def _was_banished(g: State, e: Event, o: Obj) -> bool:
    return e.kind == MOVED and e.word == "banished" and o.id in (e.subject, e.old)


def _was_attacked(g: State, e: Event, o: Obj) -> bool:
    return e.kind == ATTACKED and e.object == o.id


TO_CARD: Final[dict[CardPast, Callable[[State, Event, Obj], bool]]] = {
    "dealt damage": _was_dealt,
    "dealt damage by": _was_dealt,
    "damaged something": _dealt,
    "entered": _entered,
    "attacked": _has_attacked,
    "blocked": _has_blocked,
    "was blocked": _was_blocked,
    "played": _was_played,
    "destroyed": _was_destroyed,
    "put into graveyard": _to_graveyard,
    "died": _has_died,
    "drawn": _was_drawn,
    "discarded": _was_discarded,
    "recovered": _was_recovered,
    "rested": _was_rested,
    "targeted": _was_targeted,
    "returned": _was_returned,
    "removed": _was_removed,
    "banished": _was_banished,
    "was attacked": _was_attacked,
}


def _happened(g: State, p: Happened, o: Obj, ctx: Ctx) -> bool:
    test = TO_CARD[p.what]
    since = _battle_began(g) if p.battle else 0
    for place, e in enumerate(g.memory.happened):
        if place >= since and test(g, e, o) and (p.other is None or _with(g, p.other, e, o, place, ctx)):
            if p.under is None or fitted(g, Filter((ControlledBy(p.under),)), o.id, place, ctx):
                return True
    return False


def _battle_began(g: State) -> int:
    """Where the battle that is going on began (802.1) in what happened this turn; behind all of it if there
    is none."""
    events = g.memory.happened
    if g.table.battle is not None:
        for place in range(len(events) - 1, -1, -1):
            e = events[place]
            if e.kind == PHASE_BEGAN and e.word in ("battle", "beginning of battle"):
                return place
    return len(events)


def _with(g: State, other: Noun, e: Event, o: Obj, place: int, ctx: Ctx) -> bool:
    """Whether the other participant of an event was one of those meant, as it was then (911.1)."""
    if isinstance(other, (All, Choose)):
        return fitted(g, other.filter, other_side(e, o), place, ctx)
    return one_of(g, other, other_side(e, o), ctx)


def other_side(e: Event, o: Obj) -> RefId:
    """The other participant of an event that an object took part in; of a move, what caused it."""
    if e.kind == MOVED:
        return e.source
    return e.object if e.subject == o.id else e.subject


PREDS[Happened] = _happened


# ---- at all ------------------------------------------------------------------------------------------------


class Deed:
    """One thing that happened: whose it is, which card it is about (negative: none), how much it counts."""

    __slots__ = ("amount", "card", "player")

    def __init__(self, player: PlayerId, card: RefId, amount: int = 1) -> None:
        self.player = player
        self.card = card
        self.amount = amount


def _played(g: State, e: Event) -> Deed | None:
    return Deed(e.player, e.subject) if e.kind == PLAYED else None


def _ability_played(g: State, e: Event) -> Deed | None:
    return Deed(e.player, e.subject) if e.kind == ABILITY_PLAYED else None


def _attacked(g: State, e: Event) -> Deed | None:
    return Deed(holder(g.table.objs[e.subject]), e.subject) if e.kind == ATTACKED else None


def _blocked(g: State, e: Event) -> Deed | None:
    return Deed(holder(g.table.objs[e.subject]), e.subject) if e.kind == BLOCKED else None


def _life_gained(g: State, e: Event) -> Deed | None:
    return Deed(player_of(e), e.source, e.amount) if e.kind == LIFE_GAINED else None


def _life_lost(g: State, e: Event) -> Deed | None:
    # Damage lowers life without being a loss of life (1007.2, docs/readings.md).
    return Deed(player_of(e), e.source, e.amount) if e.kind == LIFE_LOST and e.word != "damage" else None


def _life_paid(g: State, e: Event) -> Deed | None:
    return Deed(player_of(e), e.source, e.amount) if e.kind == LIFE_LOST and e.word == "paid" else None


def _damage_dealt(g: State, e: Event) -> Deed | None:
    # To a player: whose life it was; otherwise nobody's. The card is the source.
    if e.kind != DAMAGED:
        return None
    return Deed(PLAYER_OF[e.object] if is_player(e.object) else NO_PLAYER, e.subject, e.amount)


def _drawn(g: State, e: Event) -> Deed | None:
    return Deed(e.player, e.subject, e.amount or 1) if e.kind == DREW else None


def _discarded(g: State, e: Event) -> Deed | None:
    return Deed(e.player, e.subject) if e.kind == DISCARDED else None


def _died(g: State, e: Event) -> Deed | None:
    if e.kind != MOVED or e.origin != FIELD or e.to != GRAVEYARD:
        return None
    return Deed(holder(g.table.objs[e.old]), moved(e))  # 906.7b


def _died_into(g: State, e: Event) -> Deed | None:
    return _buried(g, e) if e.origin == FIELD else None


def _left(g: State, e: Event) -> Deed | None:
    if e.kind != MOVED or e.origin != FIELD or e.to == FIELD:
        return None
    return Deed(holder(g.table.objs[e.old]), e.old)


def _came(g: State, e: Event) -> Deed | None:
    if e.kind != MOVED or e.to != FIELD or e.origin == FIELD:
        return None
    return Deed(holder(g.table.objs[e.subject]), e.subject)


def _buried(g: State, e: Event) -> Deed | None:
    if e.kind != MOVED or e.to != GRAVEYARD or e.origin == GRAVEYARD:
        return None
    return Deed(g.table.objs[e.subject].controller, moved(e))


def _destroyed(g: State, e: Event) -> Deed | None:
    return Deed(holder(g.table.objs[e.old]), e.old) if e.kind == MOVED and e.word == "destroyed" else None


def _banished(g: State, e: Event) -> Deed | None:
    return Deed(holder(g.table.objs[e.old]), e.old) if e.kind == MOVED and e.word == "banished" else None


def _judgment(g: State, e: Event) -> Deed | None:
    return Deed(player_of(e), e.subject) if e.kind == JUDGED else None


def _called(g: State, e: Event) -> Deed | None:
    return (
        Deed(holder(g.table.objs[e.subject]), e.subject) if e.kind == MOVED and e.word == "called" else None
    )


def _produced(g: State, e: Event) -> Deed | None:
    return Deed(e.player, e.source) if e.kind == WILL else None  # one event for each will


def _created(g: State, e: Event) -> Deed | None:
    return Deed(e.player, e.subject) if e.kind == CREATED else None


def _returned(g: State, e: Event) -> Deed | None:
    # From the field to a hand: the card as it was there, of the player whose hand it is.
    if e.kind != MOVED or e.origin != FIELD or e.to != HAND:
        return None
    return Deed(g.table.objs[e.subject].controller, e.old)


def _removed(g: State, e: Event) -> Deed | None:
    if e.kind != MOVED or e.to != REMOVED or e.origin == REMOVED:
        return None
    return Deed(g.table.objs[e.subject].controller, moved(e))


def _had(g: State, card: RefId) -> Deed | None:
    """Of something that happened to a card in the field; to a player it does not count."""
    return Deed(holder(g.table.objs[card]), card) if card >= 0 else None


def _rested(g: State, e: Event) -> Deed | None:
    return _had(g, e.subject) if e.kind == RESTED else None


def _recovered(g: State, e: Event) -> Deed | None:
    return _had(g, e.subject) if e.kind == RECOVERED else None


def _targeted(g: State, e: Event) -> Deed | None:
    return _had(g, e.subject) if e.kind == TARGETED else None


def _blocked_by(g: State, e: Event) -> Deed | None:
    return _had(g, e.object) if e.kind == BLOCKED else None


def _attacked_by(g: State, e: Event) -> Deed | None:
    return _had(g, e.object) if e.kind == ATTACKED else None


def _hurt(g: State, e: Event) -> Deed | None:
    return _had(g, e.object) if e.kind == DAMAGED and e.amount > 0 else None


def _did(e: Event, word: str) -> Deed | None:
    """Something that has no kind of its own; about a card or about nobody's."""
    return Deed(e.player, e.subject) if e.kind == DID and e.word == word else None


def _searched(g: State, e: Event) -> Deed | None:
    return _did(e, "search")


def _shuffled(g: State, e: Event) -> Deed | None:
    return Deed(e.player, e.subject) if e.kind == SHUFFLED else None


def _foresaw(g: State, e: Event) -> Deed | None:
    return _did(e, "foresee")


def _gem_gained(g: State, e: Event) -> Deed | None:
    return _did(e, "gain gem")


def _awakened(g: State, e: Event) -> Deed | None:
    return _did(e, "awaken")


AT_ALL: Final[dict[Past, Callable[[State, Event], Deed | None]]] = {
    "played": _played,
    "spell played": _played,
    "ability played": _ability_played,
    "attacked": _attacked,
    "blocked": _blocked,
    "life gained": _life_gained,
    "life lost": _life_lost,
    "life paid": _life_paid,
    "damage dealt": _damage_dealt,
    "drawn": _drawn,
    "discarded": _discarded,
    "died": _died,
    "died into": _died_into,
    "left": _left,
    "entered": _came,
    "put into graveyard": _buried,
    "destroyed": _destroyed,
    "banished": _banished,
    "judgment": _judgment,
    "called": _called,
    "produced": _produced,
    "token created": _created,
    "returned": _returned,
    "removed": _removed,
    "rested": _rested,
    "recovered": _recovered,
    "targeted": _targeted,
    "was blocked": _blocked_by,
    "was attacked": _attacked_by,
    "was dealt damage": _hurt,
    "searched": _searched,
    "shuffled": _shuffled,
    "foreseen": _foresaw,
    "gem gained": _gem_gained,
    "awakened": _awakened,
}


def happenings(g: State, what: Past, who: Who | None, filter: Filter | None, ctx: Ctx) -> int:
    """How often something happened this turn; of life and damage how much.

    `who` did it, or it happened to a card of theirs; life is that player's and damage was dealt to them. The
    `filter` is for the card that did it or had it happen, as it was then (911.1); of damage, the source.
    """
    tell = AT_ALL[what]
    wanted = players(g, who, ctx) if who is not None else ()
    origin = 0  # "a resonator was put into a graveyard" speaks of one in the field (201.5, 205.4)
    if what == "put into graveyard" and filter is not None and not filter.zones:
        origin = named_zones(g, plan_of(filter))
    total = 0
    abilities = what == "played" and filter is not None and asks_for_abilities(filter)
    for place, e in enumerate(g.memory.happened):
        if origin and not e.origin & origin:
            continue
        present = look_back(g, place)  # as they were, under who controlled them then (911.1, 105.3)
        try:
            deed = tell(g, e)
            if deed is None and abilities and e.kind == ABILITY_PLAYED and filter is not None:
                if e.object < 0 and is_will_ability(e, filter):
                    deed = Deed(e.player, NOBODY)
                elif e.object >= 0:
                    deed = Deed(e.player, e.object)
            if deed is not None and (who is None or deed.player in wanted):
                unseen = abilities and deed.card < 0
                if filter is None or unseen or fits_anywhere(g, filter, deed.card, ctx):
                    total += deed.amount
        finally:
            look_up(g, present)
    return total


def asks_for_abilities(filter: Filter) -> bool:
    """Whether what was played may be an ability: "if you played a spell or ability this turn"."""
    kinds = [node.kind for node in walk(filter) if isinstance(node, SpellIs)]
    return any([kind not in ("spell", "judgment", "break") for kind in kinds])


def is_will_ability(e: Event, filter: Filter) -> bool:
    """Whether an ability that was not on the chase (907.3) is one of those asked for."""
    return all([isinstance(p, SpellIs) and (p.kind == "ability" or p.kind in e.kinds) for p in filter.preds])


def fitted(g: State, filter: Filter, card: RefId, place: int, ctx: Ctx) -> bool:
    """Whether a card fitted at the event at that place of this turn's memory (911.1)."""
    present = look_back(g, place)
    try:
        return fits_anywhere(g, filter, card, ctx)
    finally:
        look_up(g, present)


def is_past(filter: Filter) -> bool:
    """Whether it asks only what happened to a card this turn."""
    for pred in filter.preds:
        for part in pred.preds if isinstance(pred, AnyOf) else (pred,):
            if not isinstance(part, Happened):
                return False
    return bool(filter.preds)


def ruler_did(g: State, ruler: RulerOf, filter: Filter, ctx: Ctx) -> bool:
    """Whether who was a player's ruler then did something this turn, whatever it is now (911.1)."""
    meant = Filter((TypeIs(ruler.types), ControlledBy(ruler.whose)))
    for place, e in enumerate(g.memory.happened):
        for ref in (e.subject, e.object, e.old):
            if ref >= 0 and fits_anywhere(g, filter, ref, ctx) and fitted(g, meant, ref, place, ctx):
                return True
    return False


def dealt_damage(g: State, attacker: ObjId) -> bool:
    """Whether the attacking card has dealt battle damage in this battle (804.5b)."""
    for e in reversed(g.memory.happened):
        if e.kind == ATTACKED:
            return False
        if e.kind == DAMAGED and e.subject == attacker and e.word == "battle":
            return True
    return False
