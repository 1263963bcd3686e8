"""What is known of a replay before any of its steps is read."""

from types import SimpleNamespace

from willpower.server.frames import Film
from willpower.server.protocol_http import EventMark


def test_marks_stand_at_the_steps_in_which_something_was_done() -> None:
    kinds = ["turn", "rested", "will", "played", "passed", "attacked", "damage", "played", "life"]
    film = Film(None)
    film.events = [1, 3, 4, 5, 7, 9]  # for each step how much had happened
    log = [SimpleNamespace(number=n, kind=kind) for n, kind in enumerate(kinds, 1)]
    film.before = SimpleNamespace(log=log)  # type: ignore[assignment]
    assert film.marks() == [EventMark(2, "played"), EventMark(4, "attacked"), EventMark(5, "played")]
    assert film.passes() == [1, 3], "a payment and a pass; never the first and the last step"
