"""Players, objects and references are different to the type checker, and nobody is one number for all."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from willpower.engine.core.ids import (
    BOTH_PLAYERS,
    NO_CTX,
    NO_PLAYER,
    NOBODY,
    OPPONENT,
    PLAYER_OF,
    PLAYER_REF,
    is_player,
)

SOURCE = Path(__file__).parents[3] / "src"

# What the type checker must refuse, line by line, and what it must let pass.
REFUSED = """
def refused(g: State, player: PlayerId, ref: RefId, card: ObjId, ctx: CtxId, zone: Zone) -> None:
    g.edit(player)
    g.edit(ctx)
    g.edit_player(card)
    g.edit_player(ref)
    g.edit_player(0)
    g.edit_ctx(card)
    g.zone(zone, player)
    g.table.players[player].zones[player]
    OPPONENT[ref]
    PLAYER_OF[player]
    PLAYER_REF[card]
"""
LET_PASS = """
def let_pass(g: State, player: PlayerId, ref: RefId, card: ObjId, ctx: CtxId, zone: Zone) -> None:
    g.edit(ref)
    g.edit(card)
    g.edit_player(OPPONENT[player])
    g.edit_ctx(ctx)
    g.edit(g.zone(player, zone)[0])
    both: tuple[RefId, ...] = (card, PLAYER_REF[player])
"""
HEAD = """
from willpower.abilities.symbols import Zone
from willpower.engine.core.ids import OPPONENT, PLAYER_OF, PLAYER_REF, CtxId, ObjId, PlayerId, RefId
from willpower.engine.core.state import State
"""


def test_nobody_is_one_number() -> None:
    assert NOBODY == NO_PLAYER == NO_CTX
    assert NOBODY not in (0, 1, *PLAYER_OF)


def test_players_as_references() -> None:
    for player in BOTH_PLAYERS:
        ref = PLAYER_REF[player]
        assert ref < 0 and is_player(ref) and PLAYER_OF[ref] == player
        assert OPPONENT[OPPONENT[player]] == player != OPPONENT[player]
    assert PLAYER_REF[NO_PLAYER] == NOBODY and not is_player(NOBODY)
    assert not any(is_player(ref) for ref in (0, 1, 2, 100))  # type: ignore[arg-type]
    with pytest.raises(KeyError):
        PLAYER_OF[NOBODY]


def test_the_type_checker_refuses_a_player_for_a_card(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    (tmp_path / "tried.py").write_text(HEAD + REFUSED + LET_PASS, encoding="utf-8")
    found = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--follow-imports=silent",
            "--cache-dir",
            str(tmp_path / "c"),
            "tried.py",
        ],
        cwd=tmp_path,
        env={"MYPYPATH": str(SOURCE), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    lines = (HEAD + REFUSED + LET_PASS).splitlines()
    refused = {
        lines[int(row.split(":")[1]) - 1].strip() for row in found.stdout.splitlines() if ": error:" in row
    }
    assert refused == {line.strip() for line in REFUSED.splitlines()[2:]}, found.stdout
