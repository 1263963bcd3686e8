"""Which editions of the rules there are, and how two of them differ."""

from difflib import get_close_matches
from typing import Final, NamedTuple, get_type_hints

from .editions import ALL
from .switches import About, Edition

__all__ = [
    "DEFAULT",
    "EDITIONS",
    "GROUPS",
    "SWITCHES",
    "Difference",
    "Edition",
    "Switch",
    "UnknownEdition",
    "differences",
    "edition",
]

# Compared, printed and asked for; deliberately loose, because each switch has a type of its own.
Value = object

_BY_NAME: Final[dict[str, Edition]] = {one.name: one for one in ALL}
EDITIONS: Final[tuple[str, ...]] = tuple(_BY_NAME)
DEFAULT: Final = "8.01"

# The groups of switches by the first letter of their ids.
GROUPS: Final[dict[str, str]] = {
    "A": "Deck construction and set-up",
    "B": "Winning, losing, life",
    "C": "Lifebreak",
    "D": "Turn structure",
    "E": "Priority, chase, playing",
    "F": "Ruler, J-ruler, judgment",
    "G": "Zones",
    "H": "Battle and skills",
    "I": "Cards and abilities",
}


class Switch(NamedTuple):
    """One point in which editions differ: its id, the field of `Edition`, a title, clauses of 8.01."""

    id: str
    field: str
    title: str
    clauses: tuple[str, ...]


class Difference(NamedTuple):
    """A switch that two editions set differently."""

    switch: Switch
    first: Value
    second: Value


class UnknownEdition(ValueError):
    """A name that no edition has."""

    def __init__(self, name: str) -> None:
        near = nearest(name)
        meant = f"did you mean {' or '.join(near)}? There" if near else "there"
        super().__init__(f"there is no edition {name!r}; {meant} are: {', '.join(EDITIONS)}")
        self.name = name


def nearest(name: str) -> list[str]:
    """The editions whose names look most like a name that none has."""
    wanted = " ".join(name.casefold().split())
    books = [one for one in EDITIONS if one.split(" ")[0] == wanted.split(" ")[0]] if wanted else []
    if books:
        return books
    names = {one.casefold(): one for one in reversed(EDITIONS)}
    short = {one.split(" ")[0].casefold(): one.split(" ")[0] for one in EDITIONS}
    close = get_close_matches(wanted, [*short, *names], n=2, cutoff=0.5)
    return list(dict.fromkeys(short.get(one, names.get(one, one)) for one in close))


def _switches() -> tuple[Switch, ...]:
    found: list[Switch] = []
    for field, hint in get_type_hints(Edition, include_extras=True).items():
        for about in getattr(hint, "__metadata__", ()):
            assert isinstance(about, About)
            found.append(Switch(about.id, field, about.title, tuple(about.clauses.split())))
    return tuple(found)


SWITCHES: Final[tuple[Switch, ...]] = _switches()


def edition(name: str = DEFAULT) -> Edition:
    """The edition with that name; raises `UnknownEdition`, which lists the ones there are."""
    try:
        return _BY_NAME[name]
    except KeyError:
        raise UnknownEdition(name) from None


def value(of: Edition, switch: Switch) -> Value:
    """What an edition says about a switch."""
    found: Value = getattr(of, switch.field)
    return found


def differences(first: Edition, second: Edition) -> tuple[Difference, ...]:
    """The switches that two editions set differently, in order."""
    return tuple(
        Difference(switch, value(first, switch), value(second, switch))
        for switch in SWITCHES
        if value(first, switch) != value(second, switch)
    )
