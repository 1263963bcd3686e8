"""Cards that have left: what only a card in play does or suffers is not said of them (B30)."""

from __future__ import annotations

from typing import Any, Final

from willpower.abilities import symbols as S
from willpower.abilities.effects import Banish, Cancel, Destroy, Discard, Draw, Effect, Move, Recover, Rest
from willpower.abilities.nouns import EventSubject, Noun, Ref
from willpower.abilities.quantities import Num

from .mentions import SPELL, Done, refer
from .raw import Pronoun
from .walker import Walker

IN_PLAY_ONLY: Final = (Rest, Recover, Cancel)  # what is done to a card in play or on the chase


def gone(done: list[Done]) -> list[Noun]:
    """What instructions have taken out of play: as it is called before and after."""
    out: list[Noun] = []
    for one in done:
        left = isinstance(one.node, (Banish, Destroy, Discard)) or (
            isinstance(one.node, Move) and one.node.to not in (S.FIELD, S.CHASE)
        )
        if left and one.noun is not None and isinstance(refer(one.noun), Ref):
            out += [refer(one.noun), Ref(one.slot)]
    return out


def just_drawn(binder: Walker, node: Pronoun) -> Noun | None:
    """ "Draw a card. If that card is an Elf": the card that was drawn."""
    last = binder.done[-1] if binder.done else None
    if last is None or not isinstance(last.node, Draw) or last.node.count != Num(1):
        return None
    drawn = binder.items(node.phrase)[:2] == ("that", "card")
    return Ref(last.slot, phrase=node.phrase) if drawn else None


def still_there(binder: Walker, node: Pronoun, doing: Effect | None = None) -> Any:
    """B30: "it" that gains ATK, is rested or cancelled is no card that was discarded or banished before; what
    is cancelled is on the chase (1012.1)."""
    kept = binder.mentions
    away = gone(binder.done)
    if binder.fallen:
        away.append(EventSubject())
    binder.mentions = [m for m in kept if m.noun not in away]
    if isinstance(doing, Cancel):
        chased = [m for m in binder.mentions if m.chase or m.types & SPELL or m.player]
        binder.mentions = chased or binder.mentions
    elif doing is None:  # ATK is gained by what has it (206.1)
        binder.mentions = [m for m in binder.mentions if m.types != S.ADDITION]
    before = list(binder.mentions)
    what = binder.node(node)
    binder.mentions = kept + [m for m in binder.mentions if m not in before]
    return what
