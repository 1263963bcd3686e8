"""Which editions of the rules there are, and how two of them differ."""

from typing import Final, NamedTuple, get_type_hints

from .editions import ALL
from .switches import About, Edition

__all__ = [
    "DEFAULT",
    "EDITIONS",
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
        super().__init__(f"there is no edition {name!r}; there are: {', '.join(EDITIONS)}")
        self.name = name


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
