"""Choices that are not cards: numbers, attributes, races, names, players, dice (104.5, 1023)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.effects import ChooseNumber, ChooseWord, Effect, Force
from willpower.abilities.nouns import Filter
from willpower.abilities.symbols import ATTRIBUTE_NAME, ATTRIBUTES, TYPE_NAME

from . import evaluate
from .decisions import ATTRIBUTE, NAME, NUMBER, Option
from .events import CHOSE, DID, ROLLED
from .execute_frame import ExecFrame, Executor, doer
from .frames import ask, tell
from .gate import attempt_amount
from .objects import CARD, NOBODY, TOKEN, Ctx, Event, Obj, player_ref
from .prng import below
from .state import State
from .triggers import emit
from .words import remember_word, write_word

# Where a text sets no limit, numbers are offered up to this one; no value in the game that is guessed
# at is larger.
HIGHEST: Final = 99


def run_choose_number(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Choose a number, 0 or higher (104.5)."""
    assert isinstance(node, ChooseNumber)
    player = doer(g, f, node.who, ctx)
    if f.pc == 0:
        f.pc = 1
        least = max(0, evaluate.number(g, node.least, ctx, 0))
        most = evaluate.number(g, node.most, ctx, HIGHEST)
        if player < 0 or most < least:
            f.finish(g, node.slot, did=False, number=0)
            return
        options = tuple([Option("number", number=n, clause="104.5") for n in range(least, most + 1)])
        ask(g, player, NUMBER, options, "104.5", source=ctx.source)
        return
    tell(g, Event(CHOSE, "104.5", player_ref(player), NOBODY, f.picked_number, player, ctx.source))
    f.finish(g, node.slot, number=f.picked_number)


def run_choose_word(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Choose an attribute, race, name, type or player; the card remembers it for its other abilities."""
    assert isinstance(node, ChooseWord)
    player = doer(g, f, node.who, ctx)
    if f.pc == 0:
        f.pc = 1
        options = word_options(g, node, ctx)
        if player < 0 or not options:
            f.finish(g, node.slot, did=False)
            return
        if node.at_random:
            g.rng, n = below(g.rng, len(options))
            f.answer(g, options[n])
        else:
            kind = ATTRIBUTE if node.kind == "attribute" else NAME
            ask(g, player, kind, options, "903.3b", source=ctx.source)
            return
    tell(g, Event(CHOSE, "903.3b", player_ref(player), f.picked, 0, player, ctx.source, word=f.picked_word))
    if node.kind == "player":
        f.finish(g, node.slot, (f.picked,))
        return
    write_word(g.edit_ctx(f.ctx), node.kind, node.slot, f.picked_word)
    if ctx.source >= 0 and g.objs[ctx.source].became == -1:
        remember_word(g, ctx.source, node.kind, node.slot, f.picked_word)
    f.finish(g, node.slot)


def word_options(g: State, node: ChooseWord, ctx: Ctx) -> tuple[Option, ...]:
    """The words of a kind to choose from: of races and names all that are in this game."""
    kind = node.kind
    if kind == "attribute":
        return tuple(
            [Option("attribute", number=bit, word=ATTRIBUTE_NAME[bit], clause="208.2") for bit in ATTRIBUTES]
        )
    if kind == "player":
        return tuple([Option("player", player_ref(p), word=f"player {p}", clause="105.1") for p in (0, 1)])
    found: set[str] = set()
    if kind == "type":
        found.update(TYPE_NAME.values())
    elif kind == "race":
        for definition in g.definitions:
            for face in definition.faces:
                found.update(face.races)
    elif kind == "name":
        for o in g.objs:
            if o.became == -1 and o.kind in (CARD, TOKEN) and names_card(g, node.filter, o, ctx):
                found.update(o.base.names)
    else:
        raise AssertionError(f"no words of the kind {kind!r}")
    return tuple([Option("name", word=word, name=word, clause="202.1") for word in sorted(found)])


def names_card(g: State, filter: Filter | None, o: Obj, ctx: Ctx) -> bool:
    """Whether the name of a card may be chosen: any, or of cards that fit ("a non-magic stone card")."""
    return filter is None or evaluate.fits(g, Filter(filter.preds, o.zone), o.id, ctx)


def run_force(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """[Force]: dice are rolled and added up (1023.1)."""
    assert isinstance(node, Force)
    player = doer(g, f, node.who, ctx)
    if f.pc == 0:
        f.pc = 1
        count = evaluate.number(g, node.dice, ctx)
        if count <= 0 or player < 0:
            f.finish(g, node.slot, did=False)
            return
        # 910.1: how many dice are rolled can be replaced.
        attempt_amount(
            g, Event(DID, "1023.2", player_ref(player), NOBODY, count, player, ctx.source, word="force")
        )
        return
    if g.ret <= 0:
        f.finish(g, node.slot, did=False)
        return
    total = 0
    for _ in range(g.ret):
        value = roll(g)
        total += value
        tell(g, Event(ROLLED, "1023.1a", player_ref(player), NOBODY, value, player, ctx.source, word="die"))
    emit(g, Event(ROLLED, "1023.1", player_ref(player), NOBODY, total, player, ctx.source))
    emit(g, Event(DID, "1023.2", player_ref(player), NOBODY, total, player, ctx.source, word="force"))
    f.finish(g, node.slot, number=total)


def roll(g: State) -> int:
    """One die: as fixed beforehand, else by chance (1023.1a)."""
    if g.dice:
        value = g.dice[0]
        g.dice = g.dice[1:]
        return value
    g.rng, n = below(g.rng, 6)
    return n + 1


TABLE: Final[dict[type[Effect], Executor]] = {
    ChooseNumber: run_choose_number,
    ChooseWord: run_choose_word,
    Force: run_force,
}
