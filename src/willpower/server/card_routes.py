"""The routes about cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request

from .asked import number
from .protocol_cards import CardList, ReadAnswer, ReadText, WholeCard
from .routing import Parameter, Route
from .searching import MOST, SORTS, Question
from .table import Refusal

if TYPE_CHECKING:
    from .http import Api

_MOST_TICKS: Final = 40
_LONGEST: Final = 200


def _ticked(request: Request, name: str) -> tuple[str, ...]:
    found = request.query_params.getlist(name)
    if len(found) > _MOST_TICKS or any([len(one) > _LONGEST for one in found]):
        raise Refusal("malformed", f"{name} stands there too often or is too long.")
    return tuple(found)


async def card_search(api: Api, request: Request, _: Any) -> CardList:
    """Cards with these words, sifted by what is ticked."""
    words = request.query_params.get("search", "")
    if len(words) > _LONGEST:
        raise Refusal("malformed", f"A search has at most {_LONGEST} characters.")
    question = Question(
        words,
        _ticked(request, "type"),
        _ticked(request, "attribute"),
        _ticked(request, "cost"),
        _ticked(request, "race"),
        _ticked(request, "keyword"),
        _ticked(request, "set"),
        _ticked(request, "read"),
        _ticked(request, "from"),
        request.query_params.get("sort", ""),
    )
    first = number(request, "first", 0, 1_000_000)
    return await api.cards.search(question, first, number(request, "count", 60, MOST))


async def card_whole(api: Api, request: Request, _: Any) -> WholeCard:
    """The page of a card: how it is read, who shows it, which editions know it."""
    return await api.cards.whole(request.path_params["name"])


async def card_read(api: Api, request: Request, body: ReadText) -> ReadAnswer:
    """How a card that was never printed is read."""
    return await api.cards.read(body)


_WORDS: Final[dict[str, Any]] = {"type": "string", "maxLength": _LONGEST}
_SEVERAL: Final[dict[str, Any]] = {"type": "array", "items": _WORDS, "maxItems": _MOST_TICKS}
_SEARCH: Final = (
    Parameter("search", _WORDS, ""),
    *[
        Parameter(name, _SEVERAL, [])
        for name in ("type", "attribute", "cost", "race", "keyword", "set", "read", "from")
    ],
    Parameter("sort", {"type": "string", "enum": [*SORTS]}, ""),
    Parameter("first", {"type": "integer", "minimum": 0, "maximum": 1_000_000}, 0),
    Parameter("count", {"type": "integer", "minimum": 0, "maximum": MOST}, 60),
)

ROUTES: Final[tuple[Route, ...]] = (
    Route("GET", "/api/cards", card_search, None, CardList, "Cards with these words", _SEARCH),
    Route("GET", "/api/cards/{name}/page", card_whole, None, WholeCard, "The page of a card"),
    Route("POST", "/api/cards/read", card_read, ReadText, ReadAnswer, "How a text would be read"),
)
