"""Cards that have left: what only a card in play does or suffers is not said of them (B30)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from willpower.abilities import symbols as S
from willpower.abilities.base import Node
from willpower.abilities.conditions import Fits
from willpower.abilities.effects import (
    Banish,
    Cancel,
    Destroy,
    Discard,
    Draw,
    Effect,
    May,
    Move,
    MoveCounters,
    PutCounters,
    Recover,
    RemoveCounters,
    Rest,
)
from willpower.abilities.nouns import All, EventSubject, Noun, Ref, RulerOf, StatusIs, This
from willpower.abilities.quantities import Num, Stat
from willpower.abilities.triggers import (
    DealsDamage,
    Either,
    IsDealtDamage,
    Moves,
    NthTime,
    Trigger,
    While,
)

from .mentions import SPELL, Done, Mention, exchanged, refer
from .raw import Pronoun
from .walker import Unbound, Walker

OWNED: Final = (S.HAND, S.DECK, S.STONE_DECK)  # zones whose cards are their owners'
AWAY: Final = (*OWNED, S.GRAVEYARD)
PUT: Final = (("put",), ("puts",))
_WAS: Final = frozenset(("was", "were"))
IN_PLAY_ONLY: Final = (Rest, Recover, Cancel)  # what is done to a card in play or on the chase
IN_FIELD: Final = (Banish, Destroy, PutCounters, Recover, Rest)  # what is done to no chant


def slots_put(done: list[Done]) -> list[int]:
    """The slots of cards that instructions have put into the field."""
    slots: list[int] = []
    for one in done:
        if isinstance(one.node, Move) and one.node.to == S.FIELD:
            slots += (one.slot, getattr(one.node.what, "slot", 0))
    return slots


def gone(done: list[Done]) -> list[Noun]:
    """What instructions have taken out of play: as it is called before and after."""
    out: list[Noun] = []
    for one in done:
        left = isinstance(one.node, (Banish, Destroy, Discard)) or (
            isinstance(one.node, Move) and one.node.to not in (S.FIELD, S.CHASE)
        )
        if left and one.noun is not None and isinstance(refer(one.noun), Ref):
            out += [refer(one.noun), Ref(one.slot)]
        elif left and isinstance(one.noun, This):
            out.append(Ref(one.slot))
    return out


def takes_away(event: Trigger) -> bool:
    """Whether an event is that a card leaves the field."""
    if not isinstance(event, Moves) or isinstance(event.what, This):
        return False
    return event.origin == S.FIELD and not event.to & S.FIELD


def out_of_items(event: Trigger) -> Trigger:
    """What happens to gems happens to them where they are (1027.1), not in the field."""
    if isinstance(event, Moves) and isinstance(event.what, All) and event.what.filter.zones == S.ITEMS:
        return replace(event, origin=S.ITEMS) if event.origin == S.FIELD else event
    return event


def before_it(event: Trigger) -> Trigger:
    """An event with what it says of a card as that was before: "deals damage to a damaged resonator"."""
    if isinstance(event, Either):
        return replace(event, triggers=tuple(map(before_it, event.triggers)))
    if isinstance(event, (NthTime, While)):
        return replace(event, trigger=before_it(event.trigger))
    if isinstance(event, DealsDamage) and event.to is not None:
        return replace(event, to=exchanged(event.to, _damaged_before))
    if isinstance(event, IsDealtDamage):
        return replace(event, what=exchanged(event.what, _damaged_before))
    return event


def _damaged_before(node: Node) -> Node | None:
    if not isinstance(node, StatusIs) or node.status != "damaged":
        return None
    return replace(node, status="damaged before")


def just_drawn(binder: Walker, node: Pronoun) -> Noun | None:
    """ "Draw a card. If that card is an Elf": the card that was drawn."""
    last = binder.done[-1] if binder.done else None
    if last is None or not isinstance(last.node, Draw) or last.node.count != Num(1):
        return None
    drawn = binder.items(node.phrase)[:2] == ("that", "card")
    return Ref(last.slot, phrase=node.phrase) if drawn else None


def not_meant(binder: Walker, doing: Effect) -> list[Mention]:
    """What was named and is not what an instruction is done to."""
    away = binder.left and binder.lost == 3 and not binder.before  # what has left the field is not destroyed
    if binder.is_chant and isinstance(doing, IN_FIELD):
        return [m for m in binder.mentions if isinstance(m.noun, This)]
    if not away and not isinstance(doing, (Move, Discard)):
        return []
    return [m for m in binder.mentions if (away and m.noun == EventSubject()) or stays(binder, doing, m)]


def stays(binder: Walker, doing: Effect, mention: Mention) -> bool:
    """Whether something is not what an instruction moves: no ruler goes to a hand or deck; what lies in the
    field is "returned" there, so that "put it into your hand" is rather a card that was revealed or found."""
    if isinstance(doing, Move) and doing.to in OWNED and isinstance(mention.noun, RulerOf):
        return True
    if not isinstance(doing, (Move, Discard)) or not isinstance(doing.what, Pronoun):
        return False
    if mention.rank < 3 or mention.player or doing.what.kind != "it" or not _in_field(binder, mention):
        return False
    if isinstance(doing, Move) and (doing.to not in AWAY or binder.items(doing.phrase)[:1] not in PUT):
        return False
    moved = max([one.step for one in binder.done if isinstance(one.node, (Move, Discard))], default=-1)
    shown = [m for m in binder.mentions if m.rank == 3 and not m.player and not _in_field(binder, m)]
    return any(m.number in ("", doing.what.number) and m.step > moved for m in shown)


def _in_field(binder: Walker, mention: Mention) -> bool:
    """Whether what was named lies in the field, as the text says of it or as goes without saying."""
    if isinstance(mention.noun, This):
        return not mention.itself
    if not isinstance(mention.noun, Ref) or not mention.in_play:
        return False
    described = binder.described.get(mention.noun.slot)
    if described is None or described.zones == S.ANYWHERE:  # of cards that are shown
        return False
    return not described.zones or bool(described.zones & S.FIELD)


def in_play(mention: Mention) -> bool:
    """Whether what was named may be in play: no card that was only revealed or looked at."""
    return mention.in_play or not isinstance(mention.noun, Ref)


def felled_by_some(event: Trigger) -> bool:
    """Whether an event is that one of some cards takes another out of the field."""
    if isinstance(event, Either):
        return any(map(felled_by_some, event.triggers))
    return isinstance(event, Moves) and event.to != S.FIELD and isinstance(event.by, All)


def not_on_the_fallen(binder: Walker, node: PutCounters) -> PutCounters:
    """Counters on "it", where one card has destroyed another: not on the one that is gone."""
    if not binder.fallen or not isinstance(node.on, Pronoun):
        return node
    return replace(node, on=still_there(binder, node.on))


def as_it_left(binder: Walker, node: Any) -> Any:
    """ "Each counter that was on it": no card is meant that is still in the field. Counters that were removed
    from it are told as such."""
    pointing = isinstance(node, Stat) and isinstance(node.what, Pronoun)
    if not pointing or binder.said is None or _WAS.isdisjoint(map(str, binder.said.items)):
        return binder.below(node)
    if any(isinstance(one.node, (RemoveCounters, MoveCounters)) for one in binder.done):
        raise Unbound("was on it")
    kept, away = binder.mentions, gone(binder.done)
    binder.mentions = [m for m in kept if m.noun in away or not _in_field(binder, m)]
    bound = binder.below(node)
    binder.mentions = kept
    return bound


def known_anyway(optional: Done | None, asked: Fits) -> Fits:
    """ "You may put it into your graveyard. If it's a Beast, ..." is asked of a card that was looked at or
    revealed before, whether or not it was put there."""
    done = optional.node.effect if optional is not None and isinstance(optional.node, May) else None
    if not isinstance(done, Move) or not isinstance(done.what, Ref) or asked.what != Ref(done.slot):
        return asked
    return replace(asked, what=Ref(done.what.slot, phrase=asked.what.phrase))


def only_spell(mention: Mention) -> bool:
    """Whether what was named is a chant, which is never in the field."""
    return mention.types != 0 and not mention.types & ~(S.CHANT | SPELL)


def still_there(binder: Walker, node: Pronoun, doing: Effect | None = None) -> Any:
    """B30: "it" that gains ATK, is rested or cancelled is no card that was discarded or banished before; what
    is cancelled is on the chase (1012.1)."""
    kept = binder.mentions
    away = gone(binder.done)
    if binder.fallen or binder.left:
        away.append(EventSubject())
    binder.mentions = [m for m in kept if m.noun not in away]
    if isinstance(doing, Cancel):
        chased = [m for m in binder.mentions if m.chase or m.types & SPELL or m.player]
        binder.mentions = chased or binder.mentions
    elif doing is not None:  # what is rested or recovered is in the field
        binder.mentions = [m for m in binder.mentions if in_play(m) and not only_spell(m)]
    else:  # ATK is gained by what has it (206.1), in play
        binder.mentions = [m for m in binder.mentions if m.types != S.ADDITION and in_play(m)]
    before = list(binder.mentions)
    what = binder.node(node)
    binder.mentions = kept + [m for m in binder.mentions if m not in before]
    return what
