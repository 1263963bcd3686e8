"""Making, joining and listing games."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

import willpower as wp
from willpower.players import PLAYERS
from willpower.rules.edition import DEFAULT

from . import decks
from .hub import Hub, begin, new_game
from .jobs import CheckDeck, CheckedDeck
from .messages import deck_title
from .pool import Refused, TookTooLong
from .protocol import Settings, Stage
from .protocol_http import (
    LONGEST_NAME,
    Created,
    CreateGame,
    DeckChoice,
    DeckReport,
    GameInfo,
    InviteInfo,
    JoinGame,
    LevelInfo,
    MyGames,
    OpenGame,
)
from .protocol_http import CheckDeck as CheckDeckBody
from .records import GameRecord, Match, MatchChoices, SeatRecord
from .table import Refusal
from .tokens import hashed, invitation, invite_link, matches, new_id, new_token
from .writing import Conflict, NotKept

LOG: Final = logging.getLogger("willpower.server")
_USUAL: Final = "greedy"
_TITLES: Final = {name: name.capitalize() for name in PLAYERS}
_CHECK_SECONDS: Final = 20.0
_COARSE: Final = 600.0  # seconds to which the last change of a game that is played is told
_YOUNG: Final = 600.0  # seconds for which a game waits in the lobby without whoever made it


class BadDeck(Exception):
    """A deck that may not be played, with the report."""

    def __init__(self, report: DeckReport) -> None:
        self.report = report
        super().__init__("; ".join([p.sentence for p in report.problems[:3]]))


class Games:
    """What the pages of a client ask for, before and after a game."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    # ---- decks ------------------------------------------------------------------------------------------

    def levels(self) -> list[LevelInfo]:
        """The computer opponents."""
        return [LevelInfo(name, _TITLES.get(name, name), self.hub.config.think_seconds) for name in PLAYERS]

    def edition(self, name: str) -> str:
        """The name of an edition; raises `Refusal`."""
        if not name:
            return DEFAULT
        if name not in wp.EDITIONS:
            raise Refusal("not possible", f"There is no edition {name!r}.")
        return name

    async def check(self, body: CheckDeckBody) -> DeckReport:
        """Whether a deck may be played."""
        return (await self._checked(body.deck, self.edition(body.edition))).report

    async def _checked(self, choice: DeckChoice, edition: str) -> CheckedDeck:
        try:
            found: CheckedDeck = await self.hub.slow.do(
                CheckDeck(choice, edition), CheckedDeck, _CHECK_SECONDS
            )
        except TookTooLong:
            raise Refusal("not possible", "Reading this deck takes too long.") from None
        except Refused as error:
            raise Refusal("not possible", error.sentence) from None
        return found

    async def playable(self, choice: DeckChoice, edition: str) -> str:
        """A deck as it is kept; raises `BadDeck`."""
        known = wp.bundled_decks().get(choice.name) if choice.name and not choice.text else None
        if known is not None and any(
            [d.name == choice.name and edition in d.editions for d in decks.bundled()]
        ):
            return decks.deck_text(known)
        found = await self._checked(choice, edition)
        if not found.report.legal:
            raise BadDeck(found.report)
        return found.text

    def _any_deck(self, edition: str, but: str) -> str:
        names = [d.name for d in decks.bundled() if edition in d.editions and d.title != but]
        if not names:
            raise Refusal("not possible", f"No bundled deck may be played under {edition}.")
        return decks.deck_text(wp.bundled_decks()[secrets.choice(names)])

    # ---- games ------------------------------------------------------------------------------------------

    async def create(self, body: CreateGame) -> Created:
        """A new game; against the computer it begins at once."""
        edition = self.edition(body.edition)
        deck = await self.playable(body.deck, edition)
        choices = MatchChoices(body.against, edition, body.clock, body.spectators, body.spectator_delay)
        match = Match(new_id(), body.best_of, [0, 0], choices, False, self.hub.now())
        seat = body.seat if body.seat is not None else secrets.randbelow(2)
        free = SeatRecord("", "", "", Settings())
        seats = [free, free]
        seats[seat] = SeatRecord(clean(body.name), "", deck, Settings())
        if body.against == "computer":
            level = body.level or _USUAL
            if level not in PLAYERS:
                raise Refusal(
                    "not possible", f"There is no computer {level!r}; there are {', '.join(PLAYERS)}."
                )
            if body.opponent_deck is not None:
                other = await self.playable(body.opponent_deck, edition)
            else:
                other = self._any_deck(edition, deck_title(deck))
            seats[1 - seat] = SeatRecord(_TITLES.get(level, level), level, other, Settings())
        record = new_game(match, 1, seats, listed=body.listed and body.spectators)
        token = new_token()
        invite: str | None = None
        if body.against == "computer":
            await asyncio.to_thread(begin, record)
        elif body.against == "friend":
            invite = invitation(token, record.id)
            record.invite = hashed(invite, record.id)
        try:
            await self.hub.storage.create(record, {token: seat})
        except (Conflict, NotKept) as error:
            raise Refusal("broken", f"The game could not be kept: {error}.") from None
        return Created(
            record.id,
            0 if seat == 0 else 1,
            token,
            record.stage,
            None if invite is None else invite_link(record.id, invite),
        )

    async def _record(self, game: str) -> GameRecord:
        record = await self.hub.storage.game(game)
        if record is None:
            raise Refusal("unknown game", "There is no such game.")
        return record

    async def invited(self, game: str, invite: str) -> InviteInfo:
        """What an invitation is to."""
        record = await self._record(game)
        waiting = record.stage == "waiting"
        if waiting and (record.invite is None or not matches(invite, game, record.invite)):
            raise Refusal("unknown game", "There is no such invitation.")
        host = next(seat for seat in record.seats if seat.deck)
        choices = record.match.choices
        return InviteInfo(
            game,
            host.name,
            choices.edition,
            record.match.best_of,
            choices.clock,
            waiting,
        )

    async def join(self, game: str, body: JoinGame) -> Created:
        """Take the free seat of a game."""
        record = await self._record(game)
        choices = record.match.choices
        if record.stage != "waiting":
            raise Refusal("not possible", "Both seats are taken.")
        if choices.against == "friend" and (
            record.invite is None or not matches(body.invite, game, record.invite)
        ):
            raise Refusal("wrong token", "This game is for somebody with an invitation.")
        deck = await self.playable(body.deck, choices.edition)
        seat = 0 if not record.seats[0].deck else 1
        record.seats[seat] = SeatRecord(clean(body.name), "", deck, Settings())
        await asyncio.to_thread(begin, record)
        token = new_token()
        try:
            await self.hub.storage.join(record, seat, token)
        except Conflict:
            raise Refusal("not possible", "Somebody was faster; both seats are taken.") from None
        except NotKept as error:
            raise Refusal("broken", f"It could not be kept: {error}.") from None
        try:
            await self.hub.refresh(game)
            await self.hub.cluster.joined(game)
        except Exception:  # the seat is taken: its token must be told; who waits is told when they come again
            LOG.exception("game %s was joined, and its room not told", game)
        return Created(game, 0 if seat == 0 else 1, token, "playing", None)

    async def withdraw(self, game: str, token: str) -> list[OpenGame]:
        """Take back a game that nobody has joined; the lobby without it."""
        if await self.hub.storage.seat_of(game, token) is None:
            raise Refusal("wrong token", "This token holds no seat of this game.")
        if not await self.hub.storage.withdraw(game):
            raise Refusal("not possible", "Somebody has joined.")
        return await self.lobby()

    async def lobby(self) -> list[OpenGame]:
        """Games that wait for anybody, then those that may be watched. Whoever waits long must be there."""
        waiting = await self.hub.storage.waiting()
        here = {*self.hub.rooms} | await self.hub.cluster.elsewhere([g.id for g in waiting])
        now = self.hub.now()
        shown = [g for g in waiting if g.id in here or now - g.created < _YOUNG]
        shown.sort(key=lambda g: -g.created)
        playing = await self.hub.storage.listed(["playing"])
        watched = [g for g in playing if g.match.choices.spectators and not g.uploaded]
        shown += sorted(watched, key=lambda g: -g.created)
        return [
            OpenGame(
                g.id,
                [seat.name for seat in g.seats],
                g.match.choices.edition,
                g.match.best_of,
                g.match.choices.clock,
                g.stage,
                g.match.choices.spectators,
                g.created,
            )
            for g in shown
        ]

    async def mine(self, body: MyGames) -> list[GameInfo]:
        """The games of which a client holds seats; unknown tokens are left out."""
        records = {g.id: g for g in await self.hub.storage.several({held.game for held in body.held})}
        found: list[GameInfo] = []
        seats = await self.hub.storage.seats_of([(held.game, held.token) for held in body.held])
        for held, seat in zip(body.held, seats, strict=True):
            record = records.get(held.game)
            if record is not None and seat is not None:
                found.append(self.info(record, seat))
        return found

    async def finished(self) -> list[GameInfo]:
        """Finished games that may be listed."""
        stages: list[Stage] = ["over", "between"]
        return [self.info(g, None) for g in await self.hub.storage.listed(stages, decks=True)]

    def info(self, record: GameRecord, seat: int | None) -> GameInfo:
        """A game in a list. While it is played nothing tells what the other side decides unseen: neither how
        many picks were made nor when exactly the last one was."""
        ended = record.result is not None
        return GameInfo(
            record.id,
            None if seat is None else 0 if seat == 0 else 1,
            [one.name for one in record.seats],
            [
                deck_title(one.deck) if n == seat or record.match.over else ""
                for n, one in enumerate(record.seats)
            ],
            record.match.choices.edition,
            record.stage,
            record.match.best_of,
            record.number,
            record.picks if ended else 0,
            record.created,
            record.changed if ended else record.changed // _COARSE * _COARSE,
            seat is not None and record.decider == seat and record.stage == "playing",
            record.result,
            record.next,
        )


def clean(name: str) -> str:
    """A name that somebody has given, on one line. Raises `Refusal` for one that is too long to stand beside
    a clock."""
    found = printable(name)
    if len(found) > LONGEST_NAME:
        most = f"A name has at most {LONGEST_NAME} letters; this one has {len(found)}."
        raise Refusal("malformed", most)
    return found or "Guest"


def printable(name: str) -> str:
    """A name without what cannot be printed."""
    return "".join([c for c in name if c.isprintable()]).strip()
