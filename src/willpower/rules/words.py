"""Values of switches and lists of editions in words."""

from collections.abc import Iterable, Sequence
from typing import Final

from .edition import Edition, Value
from .switches import CardTypes, MovementLimit, SameName

# Of a longer list, a comparison shows only what differs.
_LONG_LIST: Final = 7


def in_words(value: Value) -> str:
    """The value of a switch in words."""
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "no limit"
        case SameName(limit, decks):
            return f"{limit} in {' + '.join(decks)}"
        case CardTypes(names, several):
            return ", ".join(names) + ("; several on one card" if several else "")
        case MovementLimit(cards, to, zones, outcome):
            return f"{_either(cards)} {'to' if to else 'not to'} {_either(zones)}: {outcome}"
        case (int() as least, int() | None as most):
            return f"{least} or more" if most is None else f"{least}-{most}"
        case ("beginning" | "end" as point, str() as moment):
            return f"{point} of {moment}"
        case (str() as word, tuple() as zones):
            return f"{word}: {_either(zones)}"
        case tuple():
            separator = "; " if any(isinstance(item, tuple) for item in value) else ", "
            return separator.join(in_words(item) for item in value) or "none"
        case _:
            return str(value).replace("_", " ")


def apart(one: Value, other: Value) -> tuple[str, str]:
    """Two values side by side; of long lists only what the other does not have."""
    if isinstance(one, tuple) and isinstance(other, tuple) and max(len(one), len(other)) > _LONG_LIST:
        more = tuple(item for item in one if item not in other)
        less = tuple(item for item in other if item not in one)
        if more or less:
            return _also(more), _also(less)
    return in_words(one), in_words(other)


def short_names(names: Sequence[str], compared: Sequence[Edition]) -> str:
    """A list of editions, with "5.12" for all variants of 5.12 together and "all" for all there are."""
    if len(names) == len(compared):
        return "all"
    short: list[str] = []
    for name in names:
        book = name.split(" ")[0]
        variants = [one.name for one in compared if one.name.split(" ")[0] == book]
        word = book if set(variants) <= set(names) else name
        if word not in short:
            short.append(word)
    return ", ".join(short)


def _either(several: Iterable[str]) -> str:
    return " or ".join(word.replace("_", " ") for word in several)


def _also(items: tuple[Value, ...]) -> str:
    return f"also {in_words(items)}" if items else "nothing more"
