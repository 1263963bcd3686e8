"""Choices that are not cards: numbers, attributes, races, names, players, dice (104.5, 1023)."""

from __future__ import annotations

from typing import Final, assert_never

from willpower.abilities.effects import ChooseNumber, ChooseWord, Effect, Force
from willpower.abilities.nouns import AllOf, AnyOf, Filter, Not, Pred, TypeIs
from willpower.abilities.symbols import ATTRIBUTE_NAME, ATTRIBUTES, TYPE_NAME
from willpower.cards.pool import bundled_pool

from ..change.effect_frame import ExecFrame, Instruction, doer
from ..change.gate import attempt_amount
from ..change.triggers import emit
from ..core import happenings
from ..core.decisions import ATTRIBUTE, NAME, NUMBER, Option, number_page
from ..core.frames import ask, tell
from ..core.ids import BOTH_PLAYERS, PLAYER_REF, PlayerId, RefId
from ..core.memory import remember_word, write_word
from ..core.objects import CARD, TOKEN, Ctx, Event, Obj, still_itself
from ..core.prng import below
from ..core.prompts import Purpose
from ..core.state import State
from ..values import evaluate
from ..values.knowledge import knowledge

KINDS: Final[dict[str, Purpose]] = {
    "attribute": "attribute",
    "name": "name",
    "player": "player",
    "race": "race",
    "type": "type",
}


def run_choose_number(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Choose a number, 0 or higher (104.5)."""
    assert isinstance(node, ChooseNumber)
    player = doer(g, f, node.who, ctx)
    least = max(0, evaluate.number(g, node.least, ctx, 0))
    if node.most is None and player >= 0:
        ask(g, player, NUMBER, number_page(least, "104.5"), "104.5", "number", ctx.source, node)
        return
    most = evaluate.number(g, node.most, ctx)
    if player < 0 or most < least:
        f.finish(g, node.slot, did=False, number=0)
        return
    options = tuple([Option("number", number=n, clause="104.5") for n in range(least, most + 1)])
    ask(g, player, NUMBER, options, "104.5", "number", ctx.source, node)


def take_number(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The number is what came of it, or higher ones are offered."""
    assert isinstance(node, ChooseNumber)
    player = doer(g, f, node.who, ctx)
    if f.picked_kind == "higher":
        f.picked_kind = ""
        f.again()
        ask(g, player, NUMBER, number_page(f.picked_number, "104.5"), "104.5", "number", ctx.source, node)
        return
    tell(g, happenings.chose(player=player, number=f.picked_number, source=ctx.source, clause="104.5"))
    f.finish(g, node.slot, number=f.picked_number)


def run_choose_word(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Choose an attribute, race, name, type or player; the card remembers it for its other abilities."""
    assert isinstance(node, ChooseWord)
    player = doer(g, f, node.who, ctx)
    options = word_options(g, node, player, ctx) if player >= 0 else ()
    if not options:
        f.finish(g, node.slot, did=False)
    elif node.at_random:
        g.work.rng, n = below(g.work.rng, len(options))
        f.answer(g, options[n])
    else:
        kind = ATTRIBUTE if node.kind == "attribute" else NAME
        ask(g, player, kind, options, "903.3b", KINDS[node.kind], ctx.source, node)


def take_word(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The word is told and remembered."""
    assert isinstance(node, ChooseWord)
    tell(
        g,
        happenings.chose(
            player=doer(g, f, node.who, ctx),
            word=f.picked_word,
            object=f.picked,
            source=ctx.source,
            clause="903.3b",
        ),
    )
    if node.kind == "player":
        f.finish(g, node.slot, (f.picked,))
        return
    write_word(g.edit_ctx(f.ctx), node.kind, node.slot, f.picked_word)
    if ctx.source >= 0 and still_itself(g.table.objs[ctx.source]):
        remember_word(g, ctx.source, node.kind, node.slot, f.picked_word)
    f.finish(g, node.slot)


def word_options(g: State, node: ChooseWord, player: PlayerId, ctx: Ctx) -> tuple[Option, ...]:
    """The words of a kind that a player may choose from."""
    kind = node.kind
    if kind == "attribute":
        return tuple(
            [Option("attribute", number=bit, word=ATTRIBUTE_NAME[bit], clause="208.2") for bit in ATTRIBUTES]
        )
    if kind == "player":
        return tuple(
            [Option("player", PLAYER_REF[p], word=f"player {p}", clause="105.1") for p in BOTH_PLAYERS]
        )
    if kind == "type":
        found = set(TYPE_NAME.values())
    elif kind == "race":
        found = races_known(g, player)
    elif kind == "name":
        found = names_known(g, player, node.filter, ctx)
    else:
        assert_never(kind)
    return tuple([Option("name", word=word, name=word, clause="202.1") for word in sorted(found)])


def seen_cards(g: State, player: PlayerId) -> list[Obj]:
    """Cards and tokens a player may think of: their own, and those of the other player they have seen.
    What the other player hides must not change what is offered (302.2)."""
    known = knowledge(g)
    ever = known.ever[player]
    return [
        o
        for o in g.table.objs
        if o.kind in (CARD, TOKEN) and (o.owner == player or o.id in ever or known.sees(o.id, player))
    ]


def names_known(g: State, player: PlayerId, filter: Filter | None, ctx: Ctx) -> set[str]:
    """The names a player may name: all of the cards there are, and what they have seen besides (202.1)."""
    found: set[str] = set()
    for pairs in (bundled_pool().names, g.nameable):
        for name, types in pairs:
            if filter is None or all([may_have(p, types) for p in filter.preds]):
                found.add(name)
    for o in seen_cards(g, player):
        if names_card(g, filter, o, ctx):
            found.update(o.base.names)
    return found


def races_known(g: State, player: PlayerId) -> set[str]:
    """The races and traits a player may choose (205.1a), in the same way."""
    found = {*bundled_pool().races, *g.races}
    for o in seen_cards(g, player):
        found.update(o.base.races)
    return found


def may_have(pred: Pred, types: int) -> bool:
    """Whether a card of some types can have a property, as far as its types tell."""
    if isinstance(pred, TypeIs):
        return bool(pred.types & types)
    if isinstance(pred, Not) and isinstance(pred.pred, TypeIs):
        return not pred.pred.types & types
    if isinstance(pred, AllOf):
        return all([may_have(p, types) for p in pred.preds])
    if isinstance(pred, AnyOf):
        return any([may_have(p, types) for p in pred.preds])
    return True


def names_card(g: State, filter: Filter | None, o: Obj, ctx: Ctx) -> bool:
    """Whether the name of a card may be chosen: any, or of cards that fit ("a non-magic stone card")."""
    return filter is None or evaluate.fits(g, Filter(filter.preds, o.zone), o.id, ctx)


def run_force(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """[Force]: dice are rolled and added up (1023.1); how many can be replaced (910.1)."""
    assert isinstance(node, Force)
    player = doer(g, f, node.who, ctx)
    count = evaluate.number(g, node.dice, ctx)
    if count <= 0 or player < 0:
        f.finish(g, node.slot, did=False)
    else:
        attempt_amount(g, forced(player, count, ctx.source))


def roll_dice(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The dice are rolled, and what they show together is what came of it."""
    assert isinstance(node, Force)
    if not f.result.did:
        f.finish(g, node.slot, did=False)
        return
    player = doer(g, f, node.who, ctx)
    total = 0
    for _ in range(f.result.amount):
        value = roll(g)
        total += value
        tell(
            g, happenings.rolled(player=player, amount=value, source=ctx.source, word="die", clause="1023.1a")
        )
    emit(g, happenings.rolled(player=player, amount=total, source=ctx.source, clause="1023.1"))
    emit(g, forced(player, total, ctx.source))
    f.finish(g, node.slot, number=total)


def forced(player: PlayerId, amount: int, source: RefId) -> Event:
    """A player performs [Force]: with so many dice, or with that total (1023.2)."""
    return happenings.did(
        what="force",
        subject=PLAYER_REF[player],
        player=player,
        amount=amount,
        source=source,
        clause="1023.2",
    )


def roll(g: State) -> int:
    """One die: as fixed beforehand, else by chance (1023.1a)."""
    if g.work.dice:
        value = g.work.dice[0]
        g.work.dice = g.work.dice[1:]
        return value
    g.work.rng, n = below(g.work.rng, 6)
    return n + 1


TABLE: Final[dict[type[Effect], Instruction]] = {
    ChooseNumber: Instruction(("104.5", run_choose_number), ("chosen", take_number)),
    ChooseWord: Instruction(("903.3b", run_choose_word), ("chosen", take_word)),
    Force: Instruction(("1023.2", run_force), ("1023.1", roll_dice)),
}
