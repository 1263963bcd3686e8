"""How long a game took, from its actions: automatic passes are nobody's decisions."""

from willpower.server.messages import figures_of
from willpower.server.records import Action


def action(n: int, seat: int, client: str, spent: float, at: float) -> Action:
    return Action(n, "pick", seat, 0, client, "", spent, [0, 0, 0], at)


def test_time_and_decisions_are_counted_for_who_decided() -> None:
    made = [
        action(0, 0, "one", 2.0, 100.0),
        action(1, 0, "auto:1", 0.0, 101.0),
        action(2, 1, "two", 1.5, 103.0),
        action(3, 0, "let~2", 0.4, 104.0),
        action(4, 0, "three", 3.25, 160.5),
    ]
    found = figures_of(made, (100.0, 160.5))
    assert found.seconds == [5.2, 1.5] and found.decisions == [2, 1] and found.lasted == 60.5


def test_a_game_that_nobody_played_has_none() -> None:
    found = figures_of([], (0.0, 0.0))
    assert found.seconds == [0, 0] and found.decisions == [0, 0] and found.lasted == 0.0
