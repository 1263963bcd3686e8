"""Help for tests of instructions: a small game, an effect performed in it, questions answered."""

from __future__ import annotations

from engine.build import add, card, context, make_state
from engine.gating import begin, go, pick
from willpower.abilities.effects import Effect
from willpower.abilities.nouns import ControlledBy, Filter, Opponent, OwnedBy, Pred, TypeIs, Who, You
from willpower.abilities.symbols import DECK, FIELD, HAND, RESONATOR
from willpower.engine.core.decisions import Decision
from willpower.engine.core.objects import Ctx
from willpower.engine.core.state import State
from willpower.engine.effects.execute import execute

MINE = ControlledBy(You())
THEIRS = ControlledBy(Opponent())


def resonators(*preds: Pred) -> Filter:
    """Resonators with further properties."""
    return Filter((TypeIs(RESONATOR), *preds))


def hand_of(who: Who) -> Filter:
    """Cards in a hand."""
    return Filter((OwnedBy(who),), HAND)


def new_game(decks: int = 5) -> tuple[State, Ctx]:
    """A game with some cards in both decks and a source for effects of the first player."""
    g = make_state()
    for player in (0, 1):
        for n in range(decks):
            add(g, card(f"Deck {player}{n}", atk=100, defense=100), DECK, player)
    source = add(g, card("Source", "Regalia"), FIELD, 0)
    return g, context(g, source)


def perform(g: State, effect: Effect, ctx: Ctx) -> Decision | None:
    """Performs an effect up to the first question."""
    if not g.work.stack:
        begin(g)
    execute(g, effect, ctx.id)
    return go(g)


def completely(g: State, effect: Effect, ctx: Ctx) -> None:
    """Performs an effect about which nobody is asked anything."""
    asked = perform(g, effect, ctx)
    assert asked is None, asked


def number(g: State, n: int) -> Decision | None:
    """Answers with a number and goes on."""
    decision = g.work.pending
    assert decision is not None
    found = [o for o in decision.options if o.number == n]
    assert len(found) == 1, decision
    g.work.pending = None
    g.top().answer(g, found[0])
    return go(g)


def word(g: State, text: str) -> Decision | None:
    """Answers with a word and goes on."""
    decision = g.work.pending
    assert decision is not None
    found = [o for o in decision.options if o.word == text]
    assert len(found) == 1, decision
    g.work.pending = None
    g.top().answer(g, found[0])
    return go(g)


def options(g: State) -> list[int]:
    """The cards and players offered."""
    assert g.work.pending is not None
    return [o.ref for o in g.work.pending.options if o.kind not in ("done", "no", "yes")]


def names(g: State, player: int, zone: int) -> list[str]:
    """The names of the cards in a zone, the top one first."""
    return [g.table.objs[i].base.names[0] for i in g.zone(player, zone)]


def clauses(g: State) -> set[str]:
    """The clauses cited so far."""
    return {e.clause for e in g.events()}


__all__ = [
    "MINE",
    "THEIRS",
    "clauses",
    "completely",
    "hand_of",
    "names",
    "new_game",
    "number",
    "options",
    "perform",
    "pick",
    "resonators",
    "word",
]
