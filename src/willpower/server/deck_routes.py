"""The routes about drafts of decks, kept decks and simulations. Keys of owners stand in bodies only."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request

from . import drafts
from .asked import address
from .protocol_cards import (
    BringDecks,
    CheckDraft,
    DraftReport,
    DraftWhole,
    Exported,
    KeptDeck,
    NewOwner,
    OpenDeck,
    OpenedDeck,
    OwnDecks,
    ReadDraft,
    SaveDeck,
    Simulate,
    Simulation,
    WriteDraft,
    WrittenDraft,
)
from .routing import Route
from .table import Refusal

if TYPE_CHECKING:
    from .http import Api


def _not_too_often(api: Api, request: Request) -> None:
    if not api.saved.take(address(request)):
        raise Refusal("too fast", "That is too much at once; wait a little.")


async def draft_check(api: Api, request: Request, body: CheckDraft) -> DraftReport:
    """Under which editions a draft may be played."""
    return await asyncio.to_thread(drafts.check, body.draft, await api.cards.catalogue())


async def draft_read(api: Api, request: Request, body: ReadDraft) -> DraftWhole:
    """The cards of a deck list in any known form."""
    cards = await api.cards.catalogue()
    title, piles, problems = await asyncio.to_thread(drafts.read, body.text, cards)
    return drafts.whole(title, piles, problems, cards)


async def draft_write(api: Api, request: Request, body: WriteDraft) -> WrittenDraft:
    """A draft as a deck list."""
    return drafts.write(body.draft.title, drafts.piles_of(body.draft, await api.cards.catalogue()), body.form)


async def owner_new(api: Api, request: Request, _: Any) -> NewOwner:
    """A key for decks."""
    return api.kept.new_owner()


async def kept_list(api: Api, request: Request, body: OwnDecks) -> list[KeptDeck]:
    """The decks of an owner and of the house."""
    return await api.kept.listed(body.owner)


async def kept_save(api: Api, request: Request, body: SaveDeck) -> OpenedDeck:
    """Keep a draft."""
    _not_too_often(api, request)
    return await api.kept.save(body.owner, body.draft, body.id)


async def kept_open(api: Api, request: Request, body: OpenDeck) -> OpenedDeck:
    """A kept deck."""
    return await api.kept.open(request.path_params["deck"], body.owner, body.version)


async def kept_drop(api: Api, request: Request, body: OwnDecks) -> list[KeptDeck]:
    """Forget a kept deck."""
    return await api.kept.drop(request.path_params["deck"], body.owner)


async def kept_export(api: Api, request: Request, body: OwnDecks) -> Exported:
    """All decks of an owner as text."""
    return await api.kept.export(body.owner)


async def kept_bring(api: Api, request: Request, body: BringDecks) -> list[KeptDeck]:
    """Keep decks that were exported."""
    _not_too_often(api, request)
    return await api.kept.bring(body.owner, body.text)


async def simulation_begin(api: Api, request: Request, body: Simulate) -> Simulation:
    """Let a draft play against the field."""
    _not_too_often(api, request)
    return await api.simulations.begin(body, address(request))


async def simulation_get(api: Api, request: Request, _: Any) -> Simulation:
    """How far a simulation is."""
    return await api.simulations.get(request.path_params["simulation"])


async def simulation_stop(api: Api, request: Request, _: Any) -> Simulation:
    """Stop a simulation."""
    return await api.simulations.stop(request.path_params["simulation"])


ROUTES: Final[tuple[Route, ...]] = (
    Route("POST", "/api/drafts/check", draft_check, CheckDraft, DraftReport, "Which editions allow a draft"),
    Route("POST", "/api/drafts/read", draft_read, ReadDraft, DraftWhole, "The cards of a deck list"),
    Route("POST", "/api/drafts/write", draft_write, WriteDraft, WrittenDraft, "A draft as a deck list"),
    Route("POST", "/api/owners", owner_new, None, NewOwner, "A key for decks"),
    Route("POST", "/api/kept", kept_list, OwnDecks, list[KeptDeck], "The decks of an owner"),
    Route("POST", "/api/kept/save", kept_save, SaveDeck, OpenedDeck, "Keep a draft"),
    Route("POST", "/api/kept/export", kept_export, OwnDecks, Exported, "All decks of an owner as text"),
    Route(
        "POST",
        "/api/kept/bring",
        kept_bring,
        BringDecks,
        list[KeptDeck],
        "Keep decks that were exported",
        largest=5 * 1024 * 1024,
    ),
    Route("POST", "/api/kept/{deck}/open", kept_open, OpenDeck, OpenedDeck, "A kept deck"),
    Route("POST", "/api/kept/{deck}/drop", kept_drop, OwnDecks, list[KeptDeck], "Forget a kept deck"),
    Route("POST", "/api/simulations", simulation_begin, Simulate, Simulation, "Play against the field"),
    Route("GET", "/api/simulations/{simulation}", simulation_get, None, Simulation, "How far it is"),
    Route("POST", "/api/simulations/{simulation}/stop", simulation_stop, None, Simulation, "Stop it"),
)
