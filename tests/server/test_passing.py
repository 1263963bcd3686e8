"""Automatic passing: what everybody sees and the seat's settings decide, and nothing else."""

from typing import Any

from willpower.server.passing import reason_to_pass, still_running
from willpower.server.protocol import Settings


def seen(
    phase: str = "main",
    step: str = "",
    player: int = 0,
    chase: list[dict[str, Any]] | None = None,
    **more: Any,
) -> dict[str, Any]:
    turn = {"number": 3, "player": player, "phase": phase, "step": step}
    return {"turn": turn, "chase": chase or [], "battle": None, **more}


BOLT = {"name": "Bolt", "controller": 1, "text": ["Deal 300."]}
OWN = {"name": "Kit", "controller": 0, "text": []}


def test_stops() -> None:
    usual = Settings()
    assert reason_to_pass(seen("main"), 0, usual) is None
    assert reason_to_pass(seen("draw"), 0, usual) == "no stop in draw"
    assert reason_to_pass(seen("main", player=1), 0, usual) == "no stop in main"
    assert reason_to_pass(seen("end", player=1), 0, usual) is None
    assert reason_to_pass(seen("main", "declare attack", player=1), 0, usual) is None
    assert reason_to_pass(seen("main", "end", player=1), 0, usual) == "no stop in end of battle"
    assert reason_to_pass(seen("draw"), 0, Settings(auto_pass=False)) is None


def test_the_chase() -> None:
    assert reason_to_pass(seen(chase=[BOLT]), 0, Settings()) is None
    assert reason_to_pass(seen(chase=[OWN]), 0, Settings()) == "so that Kit resolves"
    assert reason_to_pass(seen(chase=[OWN]), 0, Settings(hold=True)) is None
    assert reason_to_pass(seen(chase=[BOLT]), 0, Settings(yields=["Deal 300."])) == "you yield to Bolt"


def test_until() -> None:
    ending = Settings(until="end of turn")
    assert reason_to_pass(seen("main"), 0, ending) == "until end of turn"
    assert still_running(seen("main"), 0, ending, 3)
    assert not still_running(seen("main"), 0, ending, 2)
    assert not still_running(seen(chase=[BOLT]), 0, ending, 3)
    assert reason_to_pass(seen(chase=[BOLT]), 0, ending) is None
    attacked = seen("main", "declare attack", player=1, battle={"attacker": {"id": 3}})
    assert not still_running(attacked, 0, Settings(until="something happens"), 3)
    waiting = Settings(until="something happens")
    assert still_running(seen("main", player=1), 0, waiting, 2)
    assert still_running(seen("main"), 0, waiting, 3)  # the turn in which it was asked for
    assert not still_running(seen("main"), 0, waiting, 2)  # the own next turn is not passed away
    assert not still_running(seen("main"), 0, Settings(until="my next stop"), 3)
    assert still_running(seen("draw"), 0, Settings(until="my next stop"), 3)
