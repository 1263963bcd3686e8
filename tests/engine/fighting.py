"""Help for tests of battle: cards in the field, a battle, and answers in the words of the rules."""

from __future__ import annotations

from engine.build import add, card, make_state
from willpower.abilities.ability import Ability, Keyword
from willpower.abilities.symbols import DECK, FIELD, GRAVEYARD
from willpower.engine.core.decisions import Decision
from willpower.engine.core.events import PHASE_BEGAN, PHASE_ENDED
from willpower.engine.core.frames import BottomFrame
from willpower.engine.core.ids import PLAYER_REF
from willpower.engine.core.state import State
from willpower.engine.procedures.battle import BattleFrame
from willpower.engine.procedures.running import run

A = PLAYER_REF[0]
B = PLAYER_REF[1]


def arena(edition: str = "8.01") -> State:
    """An empty game in the first player's main phase."""
    g = make_state(edition)
    g.work.stack.append(BottomFrame())
    for player in (0, 1):
        for _ in range(5):
            add(g, card("Filler"), DECK, player)
    return g


def fighter(
    g: State,
    player: int,
    atk: int = 400,
    defense: int = 400,
    *keywords: str,
    name: str = "",
    rested: bool = False,
    fresh: bool = False,
    abilities: tuple[Ability, ...] = (),
) -> int:
    """A resonator in the field with keywords and abilities."""
    made = (*[Keyword(keyword=k) for k in keywords], *abilities)
    name = name or f"Fighter {len(g.table.objs)}"
    ref = add(g, card(name, atk=atk, defense=defense), FIELD, player, abilities=tuple(made), fresh=fresh)
    g.table.objs[ref].rested = rested
    return ref


def fight(g: State) -> None:
    """The turn player initiates battle."""
    g.over = False
    g.work.stack.append(BattleFrame())
    run(g)


def asked(g: State) -> Decision:
    """The decision that waits."""
    assert g.work.pending is not None
    return g.work.pending


def choices(g: State) -> list[tuple[str, int, int]]:
    """What can be answered now."""
    return [(o.kind, o.ref, o.number) for o in asked(g).options]


def answer(g: State, kind: str, ref: int = -9, number: int = 0) -> None:
    """Answers the decision that waits and goes on."""
    found = [o for o in asked(g).options if o.kind == kind and o.ref == ref and o.number == number]
    assert found, asked(g)
    g.work.pending = None
    g.top().answer(g, found[0])
    if g.work.pending is None:
        run(g)


def attack(g: State, ref: int, object: int) -> None:
    """Declares an attack."""
    answer(g, "attack", ref, object)


def zone(g: State, ref: int) -> int:
    """Where a card is now."""
    while g.table.objs[ref].became >= 0:
        ref = g.table.objs[ref].became
    return g.table.objs[ref].zone


def dead(g: State, ref: int) -> bool:
    """Whether a card is in its graveyard."""
    return zone(g, ref) == GRAVEYARD


def moments(g: State) -> list[str]:
    """The moments that abilities could trigger at, in order."""
    return [
        f"{'beginning' if e.kind == PHASE_BEGAN else 'end'} of {e.word}"
        for e in g.events()
        if e.kind in (PHASE_BEGAN, PHASE_ENDED)
    ]
