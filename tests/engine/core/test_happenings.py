"""Events and their constructors."""

from inspect import getmembers, isfunction, signature

import pytest

from willpower.abilities.symbols import CHASE, HAND
from willpower.engine.core import events as E
from willpower.engine.core import happenings
from willpower.engine.core.happenings import event_of
from willpower.engine.core.ids import NOBODY
from willpower.engine.core.objects import Event

FIELDS = Event.__slots__ if hasattr(Event, "__slots__") else ()
MAKERS = [
    maker
    for _, maker in getmembers(happenings, isfunction)
    if maker.__module__ == happenings.__name__ and "clause" in signature(maker).parameters
    if maker is not event_of
]


def row(e: Event) -> dict[str, object]:
    """An event by its fields."""
    return {name: getattr(e, name) for name in FIELDS}


def test_a_card_played() -> None:
    made = happenings.played(card=7, player=1, origin=HAND, allowed_by=3, clause="903.2k")
    said = event_of(E.PLAYED, "903.2k", 7, 3, 0, 1, 7, HAND, CHASE)
    assert row(made) == row(said)


@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: maker.__name__)
def test_every_constructor_fills_every_field(maker: object) -> None:
    """Those that put the event together themselves as well; what is not said is nobody or nothing."""
    values = {"int": 5, "str": "x", "Told": "life", "tuple[str, ...]": ("x",)}
    values |= {"RefId": 5, "PlayerId": 1, "Zone": 5, "tuple[RefId, ...]": (5,)}
    needed = {
        name: values[str(parameter.annotation)]
        for name, parameter in signature(maker).parameters.items()  # type: ignore[arg-type]
        if parameter.default is parameter.empty
    }
    made = maker(**needed)  # type: ignore[operator]
    assert made.clause == "x" and made.kind in E.KIND_NAME
    plain = row(event_of(made.kind, "x"))
    for name, value in row(made).items():
        assert value in (plain[name], 5, "x", "life", ("x",), -2, CHASE, 1), name


def test_constructors_take_keywords_only() -> None:
    for maker in MAKERS:
        assert all(p.kind is p.KEYWORD_ONLY for p in signature(maker).parameters.values()), maker.__name__


def test_an_event_seen_from_elsewhere() -> None:
    e = happenings.damaged(source=1, object=2, amount=300, player=0, how="battle", clause="1007.2")
    assert (happenings.seen_from_object(e).subject, happenings.seen_from_object(e).object) == (2, 1)
    assert happenings.with_object(e, object=9).object == 9
    less = happenings.altered(e, object=2, amount=100, player=0, to=0)
    assert (less.amount, less.word, less.source, e.amount) == (100, "battle", 1, 300)
    gone = happenings.moved(card=4, old=3, origin=HAND, to=CHASE, cause="played", player=0, clause="903.2d")
    there = happenings.moved_so(gone, card=8, old=4, to=HAND, cause="put")
    assert (there.subject, there.old, there.to, there.word, there.source) == (8, 4, HAND, "put", NOBODY)
