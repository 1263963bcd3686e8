"""Will that does more than pay: "if you spend this will to play a resonator, it gains ..." (907.4)."""

from __future__ import annotations

from willpower.abilities.ability import Automatic
from willpower.abilities.effects import Apply, SpendOnly
from willpower.abilities.nouns import Filter, IsOneOf, Ref, You
from willpower.abilities.symbols import ANYWHERE
from willpower.abilities.triggers import Plays

from ..change.lasting_effects import begin, specific_nouns
from ..change.triggers import context_of
from ..core import happenings
from ..core.ids import PlayerId, RefId
from ..core.objects import NO_WRITER
from ..core.stale import WATCHERS, changed
from ..core.state import DelayedAbility, State
from ..values import evaluate
from ..values.lasting import KEPT, note_entering
from .supply import is_played


def spent(g: State, only: SpendOnly, source: RefId, player: PlayerId, purpose: str, ref: RefId) -> None:
    """Will with a rider was spent on playing a card."""
    if only.rider is None or purpose not in ("play", "rune") or ref < 0:
        return
    ctx = context_of(g, source if source >= 0 else ref).copy(NO_WRITER)
    ctx.controller = player
    ctx.you = player
    wanted = only.rider_for
    if wanted is not None and not is_played(g, wanted, ref, ctx):
        return
    if isinstance(only.rider, Apply):
        # It is so from now on, and where the card comes to as the spell resolves (909.5).
        ctx.event = happenings.played(card=ref, player=player, clause="903.2k")
        for static in only.rider.statics:
            got = tuple([evaluate.refs(g, noun, ctx) for noun in specific_nouns((static,))])
            for made in begin(g, static, ctx, got, only.rider.duration):
                note_entering(g, ref, made)
        return
    made_of = DelayedAbility()
    made_of.id = g.fresh_id()
    made_of.ability = Automatic(
        trigger=Plays(You(), Filter((IsOneOf(Ref(KEPT)),), ANYWHERE)), effect=only.rider
    )
    ctx.slots[KEPT] = (ref,)
    made_of.ctx = ctx
    made_of.times = 1
    made_of.until = "end of turn"
    made_of.until_player = player
    made_of.since_turn = g.turn.serial
    g.table.delayed = (*g.table.delayed, made_of)
    changed(g, WATCHERS)
