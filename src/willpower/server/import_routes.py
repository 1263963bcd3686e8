"""The routes about imports of cards: for whoever sits at the machine, unless the server says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request

from .asked import is_local
from .protocol_cards import Import, ImportCards, Imports
from .routing import Route
from .table import Refusal

if TYPE_CHECKING:
    from .http import Api

BEHIND: Final = (
    " It is served to other origins too: everybody comes through a proxy then, and nobody can be told to sit "
    "at the machine. Import with `willpower cards import`, or start it with --imports all."
)
_LARGEST: Final = 48 * 1024 * 1024  # 32 MB of cards, as JSON


def allowed(api: Api, request: Request) -> bool:
    """Whether somebody may import: imported cards are there for everybody who uses the server.

    Where further origins are named there is a proxy in front, and nobody can be told to be local."""
    who = api.hub.config.imports
    if who != "local":
        return who == "all"
    return not api.hub.config.origins and is_local(request)


def _may(api: Api, request: Request) -> None:
    if not allowed(api, request):
        config = api.hub.config
        why = BEHIND if config.imports == "local" and config.origins else ""
        raise Refusal("wrong token", f"Only the one who runs this server imports cards.{why}")


async def import_list(api: Api, request: Request, _: Any) -> Imports:
    """The imports of this server."""
    return await api.imports.listed(allowed(api, request))


async def import_begin(api: Api, request: Request, body: ImportCards) -> Import:
    """Read a card file; nothing is taken over yet."""
    _may(api, request)
    return await api.imports.begin(body)


async def import_get(api: Api, request: Request, _: Any) -> Import:
    """How far an import is."""
    _may(api, request)
    return await api.imports.get(request.path_params["key"])


async def import_take(api: Api, request: Request, _: Any) -> Import:
    """Take the cards of a file over."""
    _may(api, request)
    return await api.imports.take(request.path_params["key"])


async def import_undo(api: Api, request: Request, _: Any) -> Import:
    """Undo an import."""
    _may(api, request)
    return await api.imports.undo(request.path_params["key"])


async def import_drop(api: Api, request: Request, _: Any) -> Import:
    """Leave a file that was not taken over."""
    _may(api, request)
    return await api.imports.drop(request.path_params["key"])


ROUTES: Final[tuple[Route, ...]] = (
    Route("GET", "/api/imports", import_list, None, Imports, "The imports of this server"),
    Route("POST", "/api/imports", import_begin, ImportCards, Import, "Read a card file", largest=_LARGEST),
    Route("GET", "/api/imports/{key}", import_get, None, Import, "How far an import is"),
    Route("POST", "/api/imports/{key}/take", import_take, None, Import, "Take the cards over"),
    Route("POST", "/api/imports/{key}/undo", import_undo, None, Import, "Undo an import"),
    Route("POST", "/api/imports/{key}/drop", import_drop, None, Import, "Leave a file"),
)
