"""How long continuous effects and delayed abilities last, and what they follow (901.2b, 906.8, 909.4,
909.8)."""

from __future__ import annotations

from typing import Final, Literal, assert_never

from willpower.abilities.base import Node, children, walk
from willpower.abilities.conditions import Condition
from willpower.abilities.effects import Effect
from willpower.abilities.nouns import Noun, OtherThan, Ref, This
from willpower.abilities.statics import Duration, OnlyWhile
from willpower.abilities.symbols import FIELD
from willpower.abilities.words import Until

from ..core.ids import NO_PLAYER, ObjId, PlayerId, RefId
from ..core.objects import NO_WRITER, Ctx, Note, still_itself
from ..core.stale import PLAY, RULES, WATCHERS, changed
from ..core.state import DelayedAbility, Lasting, State
from . import evaluate

# When durations end: the turn or a phase begins, cards have recovered (503.5), a battle or the turn ends,
# rule processes have nothing more to do (1201.1).
Moment = Literal[
    "beginning of turn",
    "the next draw phase",
    "the next recovery phase",
    "recovered",
    "the next main phase",
    "the next end phase",
    "end of battle",
    "end of turn",
    "rule processes",
]


def over(
    g: State, until: Until, until_player: PlayerId, since_turn: int, when: Moment, player: PlayerId
) -> bool:
    """Whether a duration ends at a moment of the player's turn."""
    if until == "end of turn":
        return when == "end of turn"
    if until == "end of opponent's turn":
        return when == "end of turn" and player != until_player and since_turn != g.turn.serial
    if until == "end of the next turn":
        return when == "end of turn" and since_turn != g.turn.serial
    if until == "end of your next turn" or until == "next turn":
        return when == "end of turn" and player == until_player and since_turn != g.turn.serial
    if until == "end of battle" or until == "rule processes":
        return when == until
    if until == "your next turn":
        return when == "beginning of turn" and player == until_player
    if until == "opponent's next turn":
        return when == "beginning of turn" and player != until_player
    if until == "the next turn":
        return when == "beginning of turn"
    if (
        until == "the next draw phase"
        or until == "the next recovery phase"
        or until == "the next main phase"
        or until == "the next end phase"
    ):
        return when == until and player == until_player
    if until == "next recovery":
        return when == "recovered" and player == until_player
    if until == "end of game" or until == "leaves" or until == "condition" or until == "once":
        return False  # ended by what ends them: `expire_conditions`, `source_left`, `commit`
    assert_never(until)


def expire(g: State, when: Moment, player: PlayerId = NO_PLAYER) -> None:
    """Ends effects and delayed abilities whose duration is over (505.5b, 807.3a); moments as in `over`."""
    if g.table.lasting:
        keep_lasting(
            g,
            [x for x in g.table.lasting if not over(g, x.until, x.until_player, x.since_turn, when, player)],
        )
    if g.table.delayed:
        keep_delayed(
            g,
            [x for x in g.table.delayed if not over(g, x.until, x.until_player, x.since_turn, when, player)],
        )


def keep_lasting(g: State, kept: list[Lasting]) -> None:
    """Only these effects go on."""
    if len(kept) != len(g.table.lasting):
        g.table.lasting = tuple(kept)
        changed(g, PLAY | RULES)


def keep_delayed(g: State, kept: list[DelayedAbility]) -> None:
    """Only these delayed abilities go on waiting."""
    if len(kept) != len(g.table.delayed):
        g.table.delayed = tuple(kept)
        changed(g, WATCHERS)


def expire_conditions(g: State) -> None:
    """Ends effects that last as long as something is so and it is not so any more; called with the
    rule processes."""
    if g.table.chase:
        note_lapses(g)
    if not g.table.lasting and not g.table.delayed:
        return
    for x in g.table.lasting:
        if (x.until == "leaves" or x.until == "condition") and not still_so(g, x):
            keep_lasting(g, [y for y in g.table.lasting if still_so(g, y)])
            break
    if g.table.delayed:
        keep_delayed(
            g, [x for x in g.table.delayed if x.until != "leaves" or x.ctx is None or stays(g, x.ctx.source)]
        )


# What a context on the chase notes about its durations: they were on; they were off after that.
_WAS_ON: Final = -108
_LAPSED: Final = -109
_own: Final[dict[int, tuple[Effect, tuple[Condition, ...]]]] = {}


def own_conditions(effect: Effect) -> tuple[Condition, ...]:
    """The durations in an effect that depend on its own card: "as long as this card is rested"."""
    known = _own.get(id(effect))
    if known is None or known[0] is not effect:
        found: list[Condition] = []
        for node in walk(effect):
            if isinstance(node, Duration) and node.condition is not None:
                if any([isinstance(part, This) for part in walk(node.condition)]):
                    found.append(node.condition)
        known = (effect, tuple(found))
        _own[id(effect)] = known
    return known[1]


def note_lapses(g: State) -> None:
    """Notes for abilities on the chase whether what their effects shall depend on has ceased (909.8)."""
    for i in g.table.chase:
        ctx = g.work.ctxs.get(g.table.objs[i].ctx)
        if ctx is None or ctx.effect is None or ctx.did.get(_LAPSED, False):
            continue
        known = _own.get(id(ctx.effect))
        conditions = known[1] if known is not None and known[0] is ctx.effect else own_conditions(ctx.effect)
        if not conditions:
            continue
        on = all([goes_on(g, condition, ctx) for condition in conditions])
        if on != ctx.did.get(_WAS_ON, False):
            g.edit_ctx(ctx.id).did[_WAS_ON if on else _LAPSED] = True


def lapsed(ctx: Ctx) -> bool:
    """Whether what the effect shall depend on ceased while it waited on the chase (909.8)."""
    return ctx.did.get(_LAPSED, False)


def still_so(g: State, x: Lasting) -> bool:
    """Whether the condition of a duration still holds."""
    if x.until == "leaves":
        return stays(g, x.source)
    if x.until == "condition":
        static = x.static
        assert isinstance(static, OnlyWhile) and x.ctx is not None
        return goes_on(g, static.condition, x.ctx)
    return True


_spoken: Final[dict[int, tuple[Condition, tuple[Noun, ...]]]] = {}


def spoken_of(condition: Condition) -> tuple[Noun, ...]:
    """The cards a condition asks something of: "this card", "that card"; not those it only leaves out."""
    known = _spoken.get(id(condition))
    if known is None or known[0] is not condition:
        found: list[Noun] = []
        _collect(condition, found)
        known = (condition, tuple(found))
        _spoken[id(condition)] = known
    return known[1]


def _collect(node: Node, found: list[Noun]) -> None:
    if isinstance(node, OtherThan):
        return
    if isinstance(node, (This, Ref)):
        found.append(node)
    for child in children(node):
        _collect(child, found)


def goes_on(g: State, condition: Condition, ctx: Ctx) -> bool:
    """Whether what a duration depends on is so; a card that has moved is not the card meant (302.3): last
    known information (911.1) tells of what was, not of what goes on."""
    for noun in spoken_of(condition):
        for ref in evaluate.refs(g, noun, ctx):
            if ref >= 0 and not still_itself(g.table.objs[ref]):
                return False
    return evaluate.holds(g, condition, ctx)


def stays(g: State, ref: RefId) -> bool:
    """Whether a card is still in the field; a J-ruler gone to its ruler area is not (307.1, 308.1)."""
    return ref >= 0 and still_itself(g.table.objs[ref]) and g.table.objs[ref].zone == FIELD


def source_left(g: State, ref: ObjId) -> None:
    """A card left the field: effects that last as long as it is there end at once."""
    kept = [
        x
        for x in g.table.lasting
        if not (x.source == ref and (x.until == "leaves" or (x.until == "condition" and not still_so(g, x))))
    ]
    keep_lasting(g, kept)


# The slot of an effect's own context with the cards it is about.
KEPT: Final = -100


def note_entering(g: State, ref: RefId, made: int) -> None:
    """An effect was made on a card as it enters the field: it begins when the card is there (909.5)."""
    o = g.edit(ref)
    o.memory = (*o.memory, Note("effect", number=made))


def entered(g: State, old: ObjId, new: ObjId) -> None:
    """A card entered the field: the effects made on it as it did are on the card there."""
    o = g.edit(new)
    mine = [note.number for note in o.memory if note.kind == "effect"]
    if not mine:
        return
    o.memory = tuple([note for note in o.memory if note.kind != "effect"])
    out: list[Lasting] = []
    for x in g.table.lasting:
        if x.id in mine:
            x = copy_of(x)
            assert x.ctx is not None
            x.ctx = x.ctx.copy(NO_WRITER)
            x.refs = (*x.refs, new)
            x.ctx.slots[KEPT] = x.refs
            if x.source == old:
                x.source = new
                x.ctx.source = new
        out.append(x)
    g.table.lasting = tuple(out)
    changed(g, PLAY | WATCHERS)


def use_permission(g: State, made: int, spell: RefId) -> None:
    """A card was played by a permission that lasts (903.2k): it has been used once more, and the card is
    known as played by it, on the chase and where it goes from there."""
    out: list[Lasting] = []
    for x in g.table.lasting:
        if x.id == made:
            x = copy_of(x)
            x.used += 1
        out.append(x)
    g.table.lasting = tuple(out)
    o = g.edit(spell)
    o.memory = (*o.memory, Note("permitted", number=made))
    changed(g, PLAY)


def copy_of(x: Lasting) -> Lasting:
    """A changeable copy."""
    made = Lasting()
    made.id = x.id
    made.stamp = x.stamp
    made.source = x.source
    made.static = x.static
    made.ctx = x.ctx
    made.until = x.until
    made.until_player = x.until_player
    made.since_turn = x.since_turn
    made.refs = x.refs
    made.used = x.used
    return made
