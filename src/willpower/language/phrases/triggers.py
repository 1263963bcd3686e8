"""What automatic abilities wait for."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.nouns import EachPlayer, Host, Opponent, RulerOf, This, You
from willpower.abilities.triggers import (
    AtPhase,
    Attacks,
    Blocks,
    DealsDamage,
    Discards,
    DoesJudgment,
    Draws,
    Either,
    IsDealtDamage,
    LifeChanges,
    Moves,
    Plays,
    Turned,
)

from ..raw import Pronoun
from ..rows import R, Row

ROWS: list[Row] = []
W = "(when|whenever)"


def when(cls: type, template: str, **fixed: object) -> list[Row]:
    """A trigger that begins with when or whenever."""
    return R("trigger", cls, f"{W} {template}", **fixed)  # type: ignore[arg-type]


ROWS += R("onlyself.s", This, "this card")
ROWS += R("onlyself.s", RulerOf, "{whose} J/ruler", types=S.ANY_RULER)
ROWS += R("onlyself.s", RulerOf, "{whose} J-ruler", types=S.J_RULER)
ROWS += R("onlyself.s", RulerOf, "{whose} ruler", types=S.RULER)
ROWS += R("onlyself.s", Host, "(added|bestowed) (resonator|J/resonator|card)")
ROWS += R("onlyself.s", Pronoun, "it", kind="it")
ROWS += R("someplayer", You, "you")
ROWS += R("someplayer", Opponent, "your opponent")
ROWS += R("someplayer", EachPlayer, "a player")
ROWS += R("someplayer", This, "this card")
ROWS += when(Moves, "{what:group#} enters~enter (the|a) field", to=S.FIELD)
ROWS += when(Moves, "{what:group#} enters~enter your field", to=S.FIELD, under=You())
ROWS += when(Moves, "{what:group#} enters~enter the field under your control", to=S.FIELD, under=You())
ROWS += when(Moves, "{what:group#} enters~enter your opponent's field", to=S.FIELD, under=Opponent())
ROWS += when(
    Moves,
    "{what:watched#} is~are put into a graveyard from (the|a|your) field",
    origin=S.FIELD,
    to=S.GRAVEYARD,
)
ROWS += when(Moves, "{what:watched#} is~are put into (your|a) graveyard", to=S.GRAVEYARD)
ROWS += when(Moves, "{what:watched#} is~are destroyed", origin=S.FIELD, how="destroyed")
ROWS += when(Attacks, "{what:watched#} attacks~attack")
ROWS += when(Blocks, "{what:watched#} blocks~block")
ROWS += when(
    Either,
    "{what:watched#} attacks~attack or blocks~block",
    build=lambda h: Either((Attacks(h["what"]), Blocks(h["what"]))),
    split=lambda n: {"what": n.triggers[0].what},
)
ROWS += when(DealsDamage, "{what:watched#} deals~deal damage")
ROWS += when(DealsDamage, "{what:watched#} deals~deal battle damage", battle=True)
ROWS += when(DealsDamage, "{what:watched#} deals~deal damage to {to:damaged}")
ROWS += when(DealsDamage, "{what:watched#} deals~deal battle damage to {to:damaged}", battle=True)
ROWS += when(IsDealtDamage, "{what:watched#} is~are dealt damage")
ROWS += when(Plays, "{who#} plays~play a {what:filter.s}")
ROWS += when(DoesJudgment, "{who#} does~do judgment")
ROWS += when(DoesJudgment, "{who#} does~do judgment of a {what:filter.s}")
ROWS += when(LifeChanges, "{who#} gains~gain life", how="gain")
ROWS += when(LifeChanges, "{who#} loses~lose life", how="lose")
ROWS += when(Draws, "{who#} draws~draw a card")
ROWS += when(Discards, "{who#} discards~discard a card")
ROWS += when(Turned, "{what:watched#} becomes~become rested", how="rested")
ROWS += when(Turned, "{what:watched#} recovers~recover", how="recovers")
ROWS += when(Turned, "{what:watched#} inverts~invert", how="invert")

for phase in ("draw", "recovery", "main", "end"):
    ROWS += R(
        "trigger",
        AtPhase,
        f"at the beginning of {{whose:whose}} {phase} phase",
        phase=phase,
        point="beginning",
    )
ROWS += R("trigger", AtPhase, "at the beginning of {whose:whose} turn", phase="turn", point="beginning")
ROWS += R("trigger", AtPhase, "at the end of {whose:whose} turn", phase="turn", point="end")
ROWS += R("trigger", AtPhase, "at (the|) end of turn", phase="turn", point="end", whose=None)
ROWS += R("trigger", AtPhase, "at the end of each turn", phase="turn", point="end", whose=None)
ROWS += R("trigger", AtPhase, "at the beginning of the game", phase="game", point="beginning", whose=None)
ROWS += R("delayed", AtPhase, "at (the|) end of turn", phase="turn", point="end", whose=None)
ROWS += R(
    "delayed",
    AtPhase,
    "at (the next end of turn|the end of this turn|the end of the turn)",
    phase="turn",
    point="end",
    whose=None,
)
