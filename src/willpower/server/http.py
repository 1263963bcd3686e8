"""What a client asks for over HTTP: one table of routes, from which the OpenAPI description is made
as well."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from fastapi import FastAPI
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response

import willpower as wp
from willpower.judge.moment import seat_moment as known_moment
from willpower.players import PLAYERS
from willpower.rules.edition import DEFAULT
from willpower.rules.reminders import REMINDERS
from willpower.version import __version__

from . import card_routes, clauses, deck_routes, decks, import_routes, protocol
from .asked import address, from_own_page, number
from .card_desk import CardDesk
from .cards import printed_card
from .games import BadDeck, Games
from .hub import Hub
from .imports import ImportDesk
from .jobs import SeePast
from .kept import DeckDesk
from .limits import Addresses
from .pictures import picture, pictures
from .pool import asked_by
from .protocol import Reasons
from .protocol_http import (
    AskMoment,
    AskPast,
    AskSeat,
    AskWhy,
    CheckDeck,
    ClauseInfo,
    Created,
    CreateGame,
    DeckInfo,
    DeckReport,
    DeckWhole,
    EditionInfo,
    GameInfo,
    Health,
    InviteInfo,
    JoinGame,
    JudgeFile,
    KeywordInfo,
    LevelInfo,
    MyGames,
    OpenGame,
    PastBoard,
    PlayOn,
    PrintedCard,
    Problem,
    ReplayInfo,
    ReplaySteps,
    UploadReplay,
)
from .replays import Replays
from .routing import Parameter, Route
from .simulations import Simulations
from .study import STUDY, work
from .table import Refusal, effective
from .why import reasons

LOG: Final = logging.getLogger("willpower.server")
_STATUS: Final = {
    "malformed": 400,
    "wrong token": 403,
    "unknown game": 404,
    "too large": 413,
    "too fast": 429,
    "broken": 503,
}
_PATIENCE: Final = 10.0  # seconds for what is sent with a request, and longer by what has come
_SLOWEST: Final = 20_000.0  # bytes in a second
_SAVES: Final = 600  # decks kept, simulations begun and the like, within an hour from one address
_ENCODE = msgspec.json.Encoder().encode


class Api:
    """The services behind the routes."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.games = Games(hub)
        self.replays = Replays(hub)
        self.cards = CardDesk(hub)
        self.kept = DeckDesk(hub, self.cards)
        self.simulations = Simulations(hub, self.cards, self.games)
        self.imports = ImportDesk(hub)
        self.saved = Addresses(_SAVES / 3600, _SAVES)
        rate = hub.config.requests_per_second
        self.requests = Addresses(rate, rate * 5)
        most = max(1, hub.config.games_per_address // 10)  # for anybody: they stand in everybody's lobby
        self.opened = Addresses(most / 600, most)
        self.made = Addresses(hub.config.games_per_address / 3600, hub.config.games_per_address)

    def register(self, app: FastAPI) -> None:
        """Add all routes and their description to an application."""
        for route in ROUTES:
            app.add_route(route.path, self._endpoint(route), methods=[route.method], include_in_schema=False)
        app.openapi = lambda: description  # type: ignore[method-assign]
        description = openapi()

    def _endpoint(self, route: Route) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            try:
                if not self.requests.take(address(request)):
                    raise Refusal("too fast", "Too many requests; wait a little.")
                if route.method != "GET" and not from_own_page(request.headers, self.hub.config.origins):
                    raise Refusal("wrong token", "A page of another site may not ask for this.")
                if any(["\0" in value for value in request.path_params.values()]):
                    raise Refusal("unknown game", "Nothing has such a name.")  # PostgreSQL takes no NUL
                asked_by.set(address(request))
                body = await _body(request, route) if route.body is not None else None
                return _json(await route.work(self, request, body))
            except Refusal as error:
                problem = Problem(error.code, error.sentence, error.clause)
                return _json(problem, _STATUS.get(error.code, 409))
            except BadDeck as error:
                if error.report.partial and len(error.report.problems) == 1:
                    names = ", ".join(error.report.partial[:10])
                    asks = f"Not wholly understood: {names}. The rest of what stands on them would work."
                    return _json(Problem("not understood", asks), 422)
                details = [
                    f"{p.sentence} ({p.clause})" if p.clause else p.sentence for p in error.report.problems
                ]
                return _json(Problem("bad deck", "This deck may not be played.", "", details[:50]), 422)
            except ClientDisconnect:
                return Response(status_code=400)
            except Exception:
                LOG.exception("%s %s failed", route.method, route.path)
                return _json(Problem("broken", "Something went wrong here."), 500)

        return endpoint


def _json(value: Any, status: int = 200) -> Response:
    if isinstance(value, Response):
        return value
    return Response(_ENCODE(value), status, media_type="application/json")


async def _body(request: Request, route: Route) -> Any:
    """The body of a request, not longer than the route allows; raises `Refusal`."""
    data = bytearray()
    loop = asyncio.get_running_loop()
    began = loop.time()
    try:
        async with asyncio.timeout(_PATIENCE) as patience:
            async for part in request.stream():
                data += part
                if len(data) > route.largest:
                    raise Refusal("too large", f"A request may have {route.largest} bytes.")
                patience.reschedule(began + _PATIENCE + len(data) / _SLOWEST)
    except TimeoutError:
        raise Refusal("malformed", "The request came too slowly.") from None
    try:
        return msgspec.json.decode(data, type=route.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", f"The request is malformed: {str(error)[:200]}.") from None


# ---- the routes -----------------------------------------------------------------------------------------


async def health(api: Api, request: Request, _: Any) -> Health:
    """How the server is."""
    trouble = api.hub.storage.trouble
    return Health(
        __version__,
        protocol.VERSION,
        "memory" if trouble else "whole",
        trouble,
        len(api.hub.rooms),
        api.hub.worker,
    )


async def deck_list(api: Api, request: Request, _: Any) -> tuple[DeckInfo, ...]:
    """The bundled decks."""
    return decks.bundled()


async def deck_whole(api: Api, request: Request, _: Any) -> DeckWhole:
    """A bundled deck with its cards."""
    name = request.path_params["name"]
    deck = wp.bundled_decks().get(name)
    if deck is None:
        raise Refusal("unknown game", "There is no such deck.")
    return decks.whole(deck, name)


async def deck_check(api: Api, request: Request, body: CheckDeck) -> DeckReport:
    """Whether a deck may be played."""
    return await api.games.check(body)


async def levels(api: Api, request: Request, _: Any) -> list[LevelInfo]:
    """The computer opponents."""
    return api.games.levels()


async def editions(api: Api, request: Request, _: Any) -> list[EditionInfo]:
    """The rules that can be played."""
    return [EditionInfo(name, name == DEFAULT) for name in wp.EDITIONS]


async def create(api: Api, request: Request, body: CreateGame) -> Created:
    """A new game."""
    made = api.opened if body.against == "open" else api.made
    if not made.take(address(request)):
        raise Refusal("too fast", "Too many new games; wait a little.")
    return await api.games.create(body)


async def invite(api: Api, request: Request, _: Any) -> InviteInfo:
    """What an invitation is to."""
    return await api.games.invited(request.path_params["game"], request.path_params["invite"])


async def join(api: Api, request: Request, body: JoinGame) -> Created:
    """Take the free seat of a game."""
    return await api.games.join(request.path_params["game"], body)


async def withdraw(api: Api, request: Request, body: AskSeat) -> list[OpenGame]:
    """Take back a game that nobody has joined."""
    return await api.games.withdraw(request.path_params["game"], body.token)


async def lobby(api: Api, request: Request, _: Any) -> list[OpenGame]:
    """Games to join or to watch."""
    return await api.games.lobby()


async def mine(api: Api, request: Request, body: MyGames) -> list[GameInfo]:
    """The games whose tokens are sent."""
    return await api.games.mine(body)


async def why(api: Api, request: Request, body: AskWhy) -> Reasons:
    """What can be done with a card, and why the rest cannot."""
    game = request.path_params["game"]
    seat = await api.hub.storage.seat_of(game, body.token)
    if seat is None:
        raise Refusal("wrong token", "This token holds no seat of this game.")
    return reasons((await api.hub.reading(game)).game, seat, body.object, game, "")


async def replay_list(api: Api, request: Request, _: Any) -> list[GameInfo]:
    """Finished games that may be listed."""
    return await api.games.finished()


async def replay_info(api: Api, request: Request, _: Any) -> ReplayInfo:
    """A finished game."""
    return await api.replays.info(request.path_params["game"])


async def replay_steps(api: Api, request: Request, _: Any) -> Any:
    """Steps of a finished game as a seat saw them."""
    first = number(request, "first", 0, 1_000_000)
    count = number(request, "count", 50, 100)
    seat = request.query_params.get("seat", "open")
    return await api.replays.steps(request.path_params["game"], seat, first, count)


async def replay_file(api: Api, request: Request, _: Any) -> Response:
    """The replay file of a finished game."""
    game = request.path_params["game"]
    text = await api.replays.file(game)
    headers = {"Content-Disposition": f'attachment; filename="willpower-{game}.replay"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def replay_moment(api: Api, request: Request, body: AskMoment) -> Response:
    """A step of a finished game as a judge file."""
    return await work(api, await api.replays.moment(request.path_params["game"], body), _MOMENT)


async def seat_deck(api: Api, request: Request, body: AskSeat) -> DeckWhole:
    """The deck that a seat has in a game, with its sideboard: whatever deck it is."""
    game = request.path_params["game"]
    seat = await api.hub.storage.seat_of(game, body.token)
    record = await api.hub.storage.game(game)
    if seat is None or record is None:
        raise Refusal("wrong token", "This token holds no seat of this game.")
    text = record.seats[seat].deck
    return await asyncio.to_thread(lambda: decks.whole(decks.deck_of_text(text), ""))


async def seat_moment(api: Api, request: Request, body: AskSeat) -> JudgeFile:
    """The board of a running game as a judge file, as a seat knows it."""
    game = request.path_params["game"]
    seat = await api.hub.storage.seat_of(game, body.token)
    if seat is None:
        raise Refusal("wrong token", "This token holds no seat of this game.")
    table = await api.hub.reading(game)
    names = " v. ".join([one.name for one in table.record.seats])
    title = f"{names}, turn {table.game.state.turn.number}"
    then = table.game.clone()  # the game goes on meanwhile
    found = await asyncio.to_thread(known_moment, then, seat, title)
    return JudgeFile(found.text, [*found.picks], [*found.notes])


async def past(api: Api, request: Request, body: AskPast) -> Response:
    """A board that a seat of a game has seen, by the line of its log."""
    game = request.path_params["game"]
    seat = await api.hub.storage.seat_of(game, body.token)
    record = await api.hub.storage.game(game)
    if seat is None or record is None:
        raise Refusal("wrong token", "This token holds no seat of this game.")
    if not record.header:
        raise Refusal("not possible", "Nobody has joined yet.")
    picks = [action.option for action in effective(await api.hub.storage.actions(game))]
    return await work(api, SeePast(record.header, picks, seat, body.line, body.by), _MOMENT)


async def replay_upload(api: Api, request: Request, body: UploadReplay) -> ReplayInfo:
    """Bring a replay file."""
    if not api.made.take(address(request)):
        raise Refusal("too fast", "Too many new games; wait a little.")
    return await api.replays.upload(body.text)


async def replay_continue(api: Api, request: Request, body: PlayOn) -> Created:
    """Play on from a step against the computer."""
    if not api.made.take(address(request)):
        raise Refusal("too fast", "Too many new games; wait a little.")
    level = body.level or "greedy"
    if level not in PLAYERS:
        raise Refusal("not possible", f"There is no computer {level!r}.")
    return await api.replays.play_on(request.path_params["game"], body, level)


async def clause(api: Api, request: Request, _: Any) -> ClauseInfo:
    """A clause of the rules in our words."""
    return clauses.clause_info(request.path_params["number"], request.query_params.get("edition", "")[:100])


async def clause_search(api: Api, request: Request, _: Any) -> list[ClauseInfo]:
    """Clauses with these words, or whose number begins so."""
    return clauses.search(request.query_params.get("search", "")[:100])


async def keywords(api: Api, request: Request, _: Any) -> list[KeywordInfo]:
    """What keywords mean, in our words."""
    return [KeywordInfo(one.keyword, one.clause, one.text, one.ja) for one in REMINDERS.values()]


async def card_printed(api: Api, request: Request, _: Any) -> PrintedCard:
    """A card as it is printed, with all its sides."""
    return await asyncio.to_thread(printed_card, request.path_params["name"])


async def picture_list(api: Api, request: Request, _: Any) -> list[str]:
    """Of which cards the user has pictures of their own, by number or name."""
    return [*await asyncio.to_thread(pictures, api.hub.config.pictures)]


async def picture_file(api: Api, request: Request, _: Any) -> Response:
    """A picture of the user's own."""
    name = request.path_params["name"]
    path, kind = await asyncio.to_thread(picture, api.hub.config.pictures, name)
    return FileResponse(path, media_type=kind, headers={"cache-control": "max-age=3600"})


_WORDS: Final[dict[str, Any]] = {"type": "string", "maxLength": 100}
_MOMENT: Final = 30.0  # seconds that writing a step as a judge file may take
_STEPS: Final = (
    Parameter("seat", {"type": "string", "enum": ["0", "1", "open"]}, "open"),
    Parameter("first", {"type": "integer", "minimum": 0, "maximum": 1_000_000}, 0),
    Parameter("count", {"type": "integer", "minimum": 0, "maximum": 100}, 50),
)

ROUTES: Final[tuple[Route, ...]] = (
    Route("GET", "/api/health", health, None, Health, "How the server is"),
    Route("GET", "/api/decks", deck_list, None, list[DeckInfo], "The bundled decks"),
    Route("POST", "/api/decks/check", deck_check, CheckDeck, DeckReport, "Whether a deck may be played"),
    Route("GET", "/api/decks/{name}", deck_whole, None, DeckWhole, "A bundled deck with its cards"),
    Route("GET", "/api/levels", levels, None, list[LevelInfo], "The computer opponents"),
    Route("GET", "/api/editions", editions, None, list[EditionInfo], "The rules that can be played"),
    Route("POST", "/api/games", create, CreateGame, Created, "A new game"),
    Route("POST", "/api/games/mine", mine, MyGames, list[GameInfo], "The games whose tokens are sent"),
    Route("GET", "/api/games/{game}/invite/{invite}", invite, None, InviteInfo, "What an invitation is to"),
    Route("POST", "/api/games/{game}/join", join, JoinGame, Created, "Take the free seat"),
    Route("POST", "/api/games/{game}/why", why, AskWhy, Reasons, "What can be done with a card, and why not"),
    Route("GET", "/api/lobby", lobby, None, list[OpenGame], "Games to join or to watch"),
    Route("GET", "/api/replays", replay_list, None, list[GameInfo], "Finished games"),
    Route(
        "POST",
        "/api/replays",
        replay_upload,
        UploadReplay,
        ReplayInfo,
        "Bring a replay file",
        largest=5 * 1024 * 1024,
    ),
    Route("GET", "/api/replays/{game}", replay_info, None, ReplayInfo, "A finished game"),
    Route(
        "GET",
        "/api/replays/{game}/steps",
        replay_steps,
        None,
        ReplaySteps,
        "Steps as a seat saw them",
        _STEPS,
    ),
    Route("GET", "/api/replays/{game}/file", replay_file, None, str, "The replay file"),
    Route("POST", "/api/replays/{game}/continue", replay_continue, PlayOn, Created, "Play on from a step"),
    Route(
        "POST",
        "/api/games/{game}/withdraw",
        withdraw,
        AskSeat,
        list[OpenGame],
        "Take back a game that nobody has joined",
    ),
    Route("POST", "/api/games/{game}/deck", seat_deck, AskSeat, DeckWhole, "The deck of a seat"),
    Route("POST", "/api/replays/{game}/judge", replay_moment, AskMoment, JudgeFile, "A step as a judge file"),
    Route("POST", "/api/games/{game}/past", past, AskPast, PastBoard, "A board that a seat has seen"),
    Route("POST", "/api/games/{game}/judge", seat_moment, AskSeat, JudgeFile, "The board as a judge file"),
    Route(
        "GET",
        "/api/clauses",
        clause_search,
        None,
        list[ClauseInfo],
        "Clauses with these words",
        (Parameter("search", _WORDS, ""),),
    ),
    Route("GET", "/api/cards/{name}", card_printed, None, PrintedCard, "A card as it is printed"),
    Route("GET", "/api/pictures", picture_list, None, list[str], "Of which cards there are own pictures"),
    Route("GET", "/api/pictures/{name}", picture_file, None, bytes, "A picture of the user's own"),
    Route("GET", "/api/keywords", keywords, None, list[KeywordInfo], "What keywords mean"),
    Route(
        "GET",
        "/api/clauses/{number}",
        clause,
        None,
        ClauseInfo,
        "A clause in our words",
        (Parameter("edition", _WORDS, ""),),
    ),
    *STUDY,
    *card_routes.ROUTES,
    *deck_routes.ROUTES,
    *import_routes.ROUTES,
)


def openapi() -> dict[str, Any]:
    """The OpenAPI description of all routes."""
    from .openapi import describe

    return describe(ROUTES)
