"""Help for tests of the gate: standing effects without text, and running what the gate pushed."""

from __future__ import annotations

import willpower.engine.play.playing  # noqa: F401  (what instructions do)
from engine.build import add, card
from willpower.abilities.ability import Ability, Continuous
from willpower.abilities.statics import Static
from willpower.abilities.symbols import FIELD
from willpower.engine.change.lasting_effects import add_lasting
from willpower.engine.core.decisions import Decision
from willpower.engine.core.events import REPLACED
from willpower.engine.core.frames import BottomFrame
from willpower.engine.core.objects import Ctx
from willpower.engine.core.results import Result
from willpower.engine.core.state import State
from willpower.engine.procedures.running import run


def begin(g: State) -> None:
    """The caller of the gate lies at the bottom."""
    assert not g.work.stack
    g.work.stack.append(BottomFrame())


def go(g: State) -> Decision | None:
    """Goes on until a question is asked or the gate is done."""
    g.over = False
    run(g)
    return g.work.pending


def done(g: State) -> None:
    """Goes on; nobody is asked anything."""
    assert go(g) is None, g.work.pending


def result(g: State) -> Result:
    """What the last thing that was let happen came to."""
    return g.work.stack[-1].result


def pick(g: State, kind: str = "", ref: int = -9) -> Decision | None:
    """Answers the question with the option of that kind, or about that card, and goes on."""
    decision = g.work.pending
    assert decision is not None
    found = [o for o in decision.options if (not kind or o.kind == kind) and (ref == -9 or o.ref == ref)]
    assert len(found) == 1, decision
    g.work.pending = None
    g.top().answer(g, found[0])
    return go(g)


def standing(g: State, *statics: Static, player: int = 0, zone: int = FIELD, name: str = "Banner") -> int:
    """A card without other text whose continuous ability has these effects."""
    return add(g, card(name, "Regalia"), zone, player, abilities=(Continuous(effects=statics),))


def having(*statics: Static) -> tuple[Ability, ...]:
    """A continuous ability with these effects."""
    return (Continuous(effects=statics),)


def lasting(g: State, static: Static, source: int = -9, you: int = 0, until: str = "end of turn") -> int:
    """A continuous effect made by something that resolved."""
    ctx = Ctx()
    ctx.source = source
    ctx.controller = you
    ctx.you = you
    return add_lasting(g, static, ctx, (), until)


def replaced(g: State) -> list[str]:
    """What the log tells of replacements."""
    return [e.word for e in g.memory.happened if e.kind == REPLACED]
