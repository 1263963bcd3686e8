"""Automatic passing: what everybody sees and the seat's settings decide, and nothing else."""

from typing import Any

from willpower.server.passing import Began, begins, reason_to_pass, still_running, window_of
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
    attack = {"attacker": {"id": 3}, "blocker": None, "declared": False}
    assert reason_to_pass(seen("main", "declare attack", player=1, battle=attack), 0, usual) is None
    assert reason_to_pass(seen("main", "end", player=1), 0, usual) == "no stop in end of battle"
    assert reason_to_pass(seen("draw"), 0, Settings(auto_pass=False)) is None


def test_a_stop_in_battle_asks_once_it_is_said_what_attacks_and_what_blocks() -> None:
    usual = Settings()

    def fight(
        step: str, player: int, attacker: int | None, blocker: int | None, declared: bool
    ) -> str | None:
        refs = [None if n is None else {"id": n} for n in (attacker, blocker)]
        battle = {"attacker": refs[0], "blocker": refs[1], "declared": declared}
        return reason_to_pass(seen("main", step, player=player, battle=battle), 0, usual)

    assert fight("declare attack", 1, None, None, False) == "nothing is declared yet"
    assert fight("declare attack", 1, 3, None, False) is None
    assert fight("declare block", 1, 3, None, False) == "nothing is declared yet"
    assert fight("declare block", 1, 3, None, True) is None  # a stop that is set is never passed over
    assert fight("declare block", 1, 3, 4, True) is None
    assert fight("declare block", 0, 3, None, False) == "nothing is declared yet"
    assert fight("declare block", 0, 3, None, True) is None  # unblocked: the attacker's moment
    assert fight("declare block", 0, 3, 4, True) is None
    usual = Settings(hold=True)  # who holds priority is asked before the block as well
    assert fight("declare block", 0, 3, None, False) is None
    assert fight("declare attack", 1, None, None, False) is None
    assert fight("declare attack", 0, None, None, False) == "no stop in declare attack"


def test_a_window_passed_by_hand_is_not_asked_for_again() -> None:
    usual = Settings()
    end = seen("end", player=1)
    passed = window_of(end)
    assert passed is not None
    assert reason_to_pass(end, 0, usual) is None
    assert reason_to_pass(end, 0, usual, passed) == "you have passed here"
    assert window_of(seen("end", player=1, chase=[BOLT])) is None
    assert reason_to_pass(seen("end", player=1, chase=[BOLT]), 0, usual, passed) is None
    later = seen("end", player=1)
    later["turn"]["number"] = 5
    assert reason_to_pass(later, 0, usual, passed) is None


def test_the_chase() -> None:
    assert reason_to_pass(seen(chase=[BOLT]), 0, Settings()) is None
    assert reason_to_pass(seen(chase=[OWN]), 0, Settings()) == "so that Kit resolves"
    assert reason_to_pass(seen(chase=[OWN]), 0, Settings(hold=True)) is None
    assert reason_to_pass(seen(chase=[BOLT]), 0, Settings(yields=["Deal 300."])) == "you yield to Bolt"


def test_until() -> None:
    ending = Settings(until="end of turn")
    assert reason_to_pass(seen("main"), 0, ending) == "until end of turn"
    assert still_running(seen("main"), 0, ending, Began(3))
    assert not still_running(seen("main"), 0, ending, Began(2))
    assert not still_running(seen(chase=[BOLT]), 0, ending, Began(3))
    assert reason_to_pass(seen(chase=[BOLT]), 0, ending) is None
    attack = {"attacker": {"id": 3}, "blocker": None, "declared": False}
    attacked = seen("main", "declare attack", player=1, battle=attack)
    assert not still_running(attacked, 0, Settings(until="something happens"), Began(3))
    waiting = Settings(until="something happens")
    assert still_running(seen("main", player=1), 0, waiting, Began(2))
    assert still_running(seen("main"), 0, waiting, Began(3))  # the turn in which it was asked for
    assert not still_running(seen("main"), 0, waiting, Began(2))  # the own next turn is not passed away
    assert not still_running(seen("main"), 0, Settings(until="my next stop"), Began(3))
    assert still_running(seen("draw"), 0, Settings(until="my next stop"), Began(3))


def test_until_passes_by_what_lay_open_when_it_was_asked_for() -> None:
    bolt, again = {**BOLT, "id": 7}, {**BOLT, "id": 8}
    for until in ("something happens", "my next stop", "end of turn"):
        settings = Settings(until=until)
        answered = seen("main", player=1, chase=[bolt])
        began = begins(answered, 3)
        assert still_running(answered, 0, settings, began)
        assert reason_to_pass(answered, 0, settings, None, began) == f"until {until}"
        assert not still_running(seen("main", player=1, chase=[again]), 0, settings, began)
        assert not still_running(seen("main", player=1, chase=[again, bolt]), 0, settings, began)


def test_until_my_next_stop_leaves_the_stop_it_is_asked_for_at() -> None:
    settings = Settings(until="my next stop")
    end = seen("end", player=1)
    began = begins(end, 3)
    assert still_running(end, 0, settings, began)
    assert reason_to_pass(end, 0, settings, None, began) == "until my next stop"
    mine = seen("main")
    mine["turn"]["number"] = 4
    assert not still_running(mine, 0, settings, began)


def test_until_goes_on_beyond_an_attack_that_was_seen() -> None:
    battle = {"attacker": {"id": 3}, "blocker": None, "declared": True}
    attacked = seen("main", "declare block", player=1, battle=battle)
    settings = Settings(until="end of turn")
    assert still_running(attacked, 0, settings, begins(attacked, 3))
    other = seen("main", "declare attack", player=1, battle={**battle, "attacker": {"id": 4}})
    assert not still_running(other, 0, settings, begins(attacked, 3))
