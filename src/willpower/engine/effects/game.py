"""Instructions about the game itself: turns, phases, weather, judgment, calling, winning, restarting
(103, 1025-1033)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.effects import (
    CallStone,
    DoJudgment,
    Effect,
    EndBattle,
    ExtraPhase,
    ExtraTurn,
    LoseGame,
    RestartGame,
    SetWeather,
    SkipPhase,
    WinGame,
)
from willpower.abilities.symbols import FIELD, J_RULER, RULER_AREA

from ..change.choosing import gather
from ..change.effect_frame import ExecFrame, Instruction, doer, doers
from ..change.ending import lose_by_effect, loss, win_by_effect
from ..change.gate import attempt_amount, attempt_moves, attempt_weather
from ..change.zones import MoveItem
from ..core import happenings
from ..core.frames import tell
from ..core.ids import NOBODY, PLAYER_REF, RefId
from ..core.objects import ASTRAL, Ctx
from ..core.starting import Start
from ..core.state import State
from ..values import evaluate
from ..values.characteristics import chars


def run_weather(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The weather of players is now of a type (1028.1)."""
    assert isinstance(node, SetWeather)
    f.players = doers(g, f, node.who, ctx)


def change_next_weather(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The weather of the next player would become that."""
    assert isinstance(node, SetWeather)
    if f.nth and f.result.did:
        f.a = 1
    if f.nth >= len(f.players):
        f.finish(g, did=f.a == 1)
        return
    player = f.players[f.nth]
    f.nth += 1
    f.again()
    attempt_weather(g, player, node.weather, ctx.source)


def run_extra_turn(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A player gets an extra turn after this one (1025.1), several one after the other (1025.2)."""
    assert isinstance(node, ExtraTurn)
    for p in doers(g, f, node.who, ctx):
        g.edit_player(p).extra_turns += 1
        tell(
            g,
            happenings.told(
                what="extra turn",
                subject=PLAYER_REF[p],
                player=p,
                amount=1,
                source=ctx.source,
                clause="1025.1",
            ),
        )
    f.finish(g)


def run_extra_phase(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The turn gets additional phases after the one that is under way (501.1, 104.1); those told of last come
    first."""
    assert isinstance(node, ExtraPhase)
    g.turn.extra_phases = (*node.phases, *g.turn.extra_phases)
    player = g.turn.player
    tell(
        g,
        happenings.told(
            what="extra phases",
            subject=PLAYER_REF[player],
            player=player,
            amount=1,
            source=ctx.source,
            kinds=node.phases,
            clause="104.1",
        ),
    )
    f.finish(g)


def run_skip(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A player's next such phase is skipped, as often as told (1031.1, 1031.2); or the turn goes straight to
    its end phase."""
    assert isinstance(node, SkipPhase)
    if node.phase == "end turn":
        f.finish(g)
        g.work.stack.append(Start("end phase", g.turn.player))
        return
    count = max(0, evaluate.number(g, node.count, ctx, 1))
    for p in doers(g, f, node.who, ctx):
        player = g.edit_player(p)
        player.skips = player.skips + (node.phase,) * count
        tell(
            g,
            happenings.told(
                what="to skip",
                subject=PLAYER_REF[p],
                player=p,
                amount=count,
                source=ctx.source,
                kinds=(node.phase,),
                clause="1031.1",
            ),
        )
    f.finish(g, did=count > 0)


def run_call(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A player performs the whole action of calling a magic stone (1016.1, readings 15)."""
    assert isinstance(node, CallStone)
    f.players = doers(g, f, node.who, ctx)


def call_next(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next player who can calls; the stones that came are remembered."""
    assert isinstance(node, CallStone)
    if f.a == 1:
        f.refs2 = f.refs2 + f.result.refs
    while f.nth < len(f.players):
        call = Start("call", f.players[f.nth])
        f.nth += 1
        if not call.refusal(g):
            f.a = 1
            f.again()
            g.work.stack.append(call)
            return
    f.finish(g, node.slot, f.refs2, did=f.a == 1)


def run_judgment(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A ruler becomes its J-ruler by an effect; without [Judgment] it stays (705.3a, 1010.1b)."""
    assert isinstance(node, DoJudgment)
    found = gather(g, f, 0, node.what, doer(g, f, None, ctx))
    if found is None:
        return
    items: list[MoveItem] = []
    for ref in found:
        if ref < 0:
            continue
        o = g.table.objs[ref]
        faces = g.definitions[o.definition].faces
        able = o.zone == RULER_AREA and not o.marks & ASTRAL and "judgment" in chars(g, ref).ab.keywords
        if able and len(faces) > 1 and faces[1].types & J_RULER:
            items.append(
                MoveItem(ref, FIELD, "judged", "705.3a", controller=o.controller, face=1, source=ctx.source)
            )
    attempt_moves(g, tuple(items))


def end_judgment(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """It was done if a ruler was judged."""
    f.finish(g, did=bool(f.result.refs))


def run_win(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A player wins the game (103.5)."""
    assert isinstance(node, WinGame)
    player = doer(g, f, node.who, ctx)
    f.finish(g, did=player >= 0 and win_by_effect(g, player))


def run_lose(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A player loses the game (103.1), unless something else happens instead (910.1)."""
    assert isinstance(node, LoseGame)
    f.who = doer(g, f, node.who, ctx)
    if f.who < 0:
        f.finish(g, did=False)
    else:
        attempt_amount(g, loss(f.who))


def lose_now(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Nothing has happened instead: the player has lost."""
    f.finish(g, did=f.result.did and lose_by_effect(g, f.who))


def run_restart(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The game restarts (1033.1); nothing of the old one goes on."""
    assert isinstance(node, RestartGame)
    player = doer(g, f, None, ctx)
    keep: tuple[RefId, ...] = ()
    if node.keep is not None:
        found = gather(g, f, 0, node.keep, player)
        if found is None:
            return
        keep = found
    start = Start("restart", ctx.controller)
    start.cards = keep
    if node.first is not None:
        players = evaluate.players(g, node.first, ctx)
        start.ref = PLAYER_REF[players[0]] if players else NOBODY
    g.work.stack.append(start)


def run_end_battle(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The battle ends: its end step comes next (807)."""
    assert isinstance(node, EndBattle)
    going = g.table.battle is not None
    f.finish(g, did=going)
    if going:
        g.work.stack.append(Start("end battle", g.turn.player))


TABLE: Final[dict[type[Effect], Instruction]] = {
    SetWeather: Instruction(("players", run_weather), ("1028.1", change_next_weather)),
    ExtraTurn: Instruction(("1025.1", run_extra_turn)),
    ExtraPhase: Instruction(("104.1", run_extra_phase)),
    SkipPhase: Instruction(("1031.1", run_skip)),
    CallStone: Instruction(("players", run_call), ("1016.1", call_next)),
    DoJudgment: Instruction(("705.3a", run_judgment), ("end", end_judgment)),
    WinGame: Instruction(("103.5", run_win)),
    LoseGame: Instruction(("910.1", run_lose), ("103.1", lose_now)),
    RestartGame: Instruction(("1033.1", run_restart)),
    EndBattle: Instruction(("807.1", run_end_battle)),
}
