"""Instructions that trigger abilities of cards, by name or as their [Enter], or play those that are activated
(1015)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Automatic
from willpower.abilities.effects import Effect, TriggerAbility
from willpower.abilities.nouns import This
from willpower.abilities.symbols import FIELD
from willpower.abilities.triggers import Either, Moves, Trigger

from ..change.choosing import gather
from ..change.effect_frame import ExecFrame, Instruction, doer
from ..change.matching import trigger_times
from ..core import happenings
from ..core.frames import tell
from ..core.ids import RefId
from ..core.objects import Ctx
from ..core.starting import Start
from ..core.state import State, Waiting
from ..text.editions.text import ENTER_WAYS
from ..values.characteristics import chars
from ..values.limits import note_use, within_limits


def run_trigger(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Automatic abilities of cards trigger as if their condition were met (1015.1); activate abilities are
    played, cost and all (1015.2)."""
    assert isinstance(node, TriggerAbility)
    if node.as_told and g.edition.enter not in ENTER_WAYS:
        f.finish(g)
        return
    found = gather(g, f, 0, node.what, doer(g, f, None, ctx))
    if found is None:
        return
    f.refs = tuple([ref for ref in found if ref >= 0])
    for ref in f.refs:
        for a in chars(g, ref).ab.automatics:
            if told(a) if node.as_told else meant(g, a, node.ability):
                make_wait(g, ref, a)
                f.a = 1


def play_named(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The activate abilities with that name are played, one after the other (1015.2)."""
    assert isinstance(node, TriggerAbility)
    wanted: list[tuple[RefId, int]] = []
    if node.ability:
        for ref in f.refs:
            for n, x in enumerate(chars(g, ref).ab.activates):
                if x.name == node.ability:
                    wanted.append((ref, n))
    while f.nth < len(wanted):
        ref, n = wanted[f.nth]
        f.nth += 1
        player = g.table.objs[ref].controller
        play = Start("play ability", player, ref, n)
        if not play.refusal(g):
            f.a = 1
            f.again()
            g.work.stack.append(play)
            return
    f.finish(g, did=f.a == 1)


def meant(g: State, a: Automatic, name: str) -> bool:
    """Whether an automatic ability is the one a text names: by its ability name, or "" for [Enter]."""
    if name:
        return a.name == name
    if g.edition.enter in ENTER_WAYS:
        return told(a)  # the icon is meant, not whatever triggers on entering
    return a.trigger is not None and on_entering(a.trigger)


def told(a: Automatic) -> bool:
    """Whether an automatic ability is an [Enter] that asks for the way its card came, in an older edition."""
    return isinstance(a.trigger, Moves) and a.trigger.how in ENTER_WAYS.values()


def on_entering(trigger: Trigger) -> bool:
    """Whether a trigger is the card's own entering of the field (1140.2)."""
    if isinstance(trigger, Either):
        return any([on_entering(t) for t in trigger.triggers])
    return isinstance(trigger, Moves) and isinstance(trigger.what, This) and trigger.to == FIELD


def make_wait(g: State, ref: RefId, a: Automatic) -> None:
    """The ability is triggered and waits to be played (906.4), as often as it may and effects say
    (1015.1a)."""
    o = g.table.objs[ref]
    event = happenings.moved(
        card=ref, old=ref, to=o.zone, cause="triggered", player=o.controller, source=ref, clause="1015.1"
    )
    for _ in range(trigger_times(g, o.id, a, event)):
        if a.limits:
            if not within_limits(g, ref, a):
                return
            note_use(g, ref, a)
        made = Waiting()
        made.id = g.fresh_id()
        made.source = ref
        made.controller = o.controller
        made.ability = a
        made.event = event
        g.work.waiting = (*g.work.waiting, made)
        tell(g, happenings.triggered(card=ref, player=o.controller, clause="1015.1"))


TABLE: Final[dict[type[Effect], Instruction]] = {
    TriggerAbility: Instruction(("1015.1", run_trigger), ("1015.2", play_named)),
}
