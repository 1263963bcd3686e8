"""Several workers on one PostgreSQL: any serves any game, and a lost worker's games are taken over."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from starlette.testclient import TestClient

from postgres_kit import NoPostgres, postgres
from server_kit import FAST, Client, Inline, friends, play, serving
from willpower.server.app import create_app
from willpower.server.card_desk import CardDesk
from willpower.server.config import Config
from willpower.server.games import Games
from willpower.server.postgres import Letter, PostgresCluster
from willpower.server.protocol_http import CreateGame, DeckChoice, JoinGame
from willpower.server.simulations import Plan, Simulations
from willpower.server.storage import change_game
from willpower.server.table import Refusal
from willpower.server.writing import NotKept


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    try:
        with postgres() as found:
            yield found
    except NoPostgres as error:
        pytest.skip(str(error))


def test_a_game_over_two_workers_and_a_takeover(url: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, database=url) as one, serving(tmp_path, database=url) as two:
            here, there = await friends(one)
            # the same game from the other worker: it is told the same and may pick
            away = Client(two, game=there.game)
            away.token = there.token
            state = await away.hello()
            assert state["you"] == 1 and away.guest.remote
            assert there.game in one.rooms and there.game not in two.rooms
            with pytest.raises(Refusal, match="Another worker"):
                await two.room(there.game)
            await there.leave()
            made = await play([here, away], bound=25)
            assert made == 25
            await asyncio.sleep(0.2)
            here.drain(), away.drain()
            table = one.rooms[here.game].table
            assert table is not None
            assert away.state["fingerprint"] == table.told[1].fingerprint
            before = table.game.hash(), table.actions

            # the first worker is cut off from the database: the other takes the game over within seconds
            cluster = one.cluster
            assert isinstance(cluster, PostgresCluster) and cluster._locks is not None
            cluster._stopping = True
            cluster._locks.terminate()
            async with asyncio.timeout(5.0):
                while away.peer.closed is None:
                    await asyncio.sleep(0.05)
            assert away.peer.closed == 4010
            again = Client(two, game=there.game)
            again.token = there.token
            await again.hello()
            taken = two.rooms[there.game].table
            assert taken is not None and (taken.game.hash(), taken.actions) == before
            other = Client(two, game=here.game)
            other.token = here.token
            await other.hello()
            assert await play([again, other], bound=6, seed=9) == 6

            # what the first still believes to have is refused by the database, and changes nothing
            here.drain()
            stale = one.rooms.get(here.game)
            if stale is not None:
                seat = table.decider
                assert seat is not None
                room_client = Client(one, game=here.game)
                room_client.token = here.token if seat == 0 else there.token
                await room_client.hello()
                await room_client.send("pick", seq=room_client.state["seq"], option=0, id="too-late")
                assert room_client.peer.closed == 4010
                assert "too-late" not in [a.client for a in await two.storage.actions(here.game)]

    asyncio.run(main())


def test_joining_at_another_worker_tells_the_one_who_waits(url: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, database=url) as one, serving(tmp_path, database=url) as two:
            made = await Games(one).create(CreateGame(DeckChoice(name="long-road"), against="open"))
            waiting = Client(one, made)
            assert (await waiting.hello())["stage"] == "waiting"
            await Games(two).join(made.game, JoinGame(DeckChoice(name="kiln")))
            assert (await waiting.next("state"))["stage"] == "playing"

    asyncio.run(main())


def test_a_client_that_is_announced_twice_goes_on(url: str, tmp_path: Path) -> None:
    """A worker that is slow to answer is told of a client once more; that must not end it."""

    async def main() -> None:
        async with serving(tmp_path, database=url) as one, serving(tmp_path, database=url) as two:
            here, there = await friends(one)
            away = Client(two, game=there.game)
            away.token = there.token
            await away.hello()
            cluster, other = two.cluster, one.cluster
            assert isinstance(cluster, PostgresCluster) and isinstance(other, PostgresCluster)
            [(connection, entry)] = cluster._away.items()
            first = other._visitors[connection]
            away.drain()
            await cluster._open(connection, entry)
            assert (await away.next("state"))["you"] == 1
            async with asyncio.timeout(10.0):
                await asyncio.gather(*first.tasks)  # the first one has ended
            await away.send("ping", time=7.0)
            assert (await away.next("pong"))["time"] == 7.0
            assert away.peer.closed is None and other._visitors[connection] is not first
            assert here.peer.closed is None

    asyncio.run(main())


def test_a_connection_that_does_not_listen_is_not_used(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that comes back to the database half would own games and hear nothing."""

    async def main() -> None:
        async with serving(tmp_path, database=url) as hub:
            cluster = hub.cluster
            assert isinstance(cluster, PostgresCluster) and cluster._locks is not None
            for connection in (cluster._locks, cluster._post):
                assert connection is not None
                connection.terminate()
            real, tried = asyncpg.connect, 0

            async def second_fails(*given: Any, **more: Any) -> Any:
                nonlocal tried
                tried += 1
                if tried == 2:
                    raise OSError("too many connections")
                return await real(*given, **more)

            monkeypatch.setattr(asyncpg, "connect", second_fails)
            async with asyncio.timeout(20.0):
                while tried < 3 or cluster._locks.is_closed():
                    await asyncio.sleep(0.05)
            heard: list[str] = []
            monkeypatch.setattr(hub, "refresh", lambda game: _note(heard, game))
            await cluster._send(hub.worker, Letter("joined", game="here"))
            async with asyncio.timeout(20.0):
                while "here" not in heard:
                    await asyncio.sleep(0.05)

    asyncio.run(main())


async def _note(heard: list[str], game: str) -> None:
    heard.append(game)


def test_a_nul_breaks_nothing(url: str, tmp_path: Path) -> None:
    """PostgreSQL takes no NUL in a text; who sends one is told so, and nobody else notices."""
    app = create_app(Config(database=url, **FAST))
    app.state.hub.thinkers = app.state.hub.slow = app.state.hub.long = Inline()
    with TestClient(app) as client:
        for path in ("replays/%00", "replays/%00/steps", "games/%00/invite/x", "simulations/%00"):
            assert client.get(f"/api/{path}").status_code == 404, path
        owner = client.post("/api/owners").json()["owner"]
        assert client.post("/api/kept/%00/open", json={"owner": owner}).status_code == 404
        draft = {"title": "A\0 deck\n", "lines": []}
        kept = client.post("/api/kept/save", json={"owner": owner, "draft": draft})
        assert kept.status_code == 200 and kept.json()["deck"]["title"] == "A deck"

    async def main() -> None:
        async with serving(tmp_path, database=url) as hub:
            one, _ = await friends(hub)
            writer = hub.storage.writer
            wrong = writer.write(change_game(one.game, engine="a\0b"))
            fine = [writer.write(change_game(one.game, engine=f"e{n}")) for n in range(3)]
            ended = await asyncio.gather(fine[0], wrong, *fine[1:], return_exceptions=True)
            assert [type(end) for end in ended] == [type(None), NotKept, type(None), type(None)]

    asyncio.run(main())


def test_a_simulation_at_another_worker(url: str, tmp_path: Path) -> None:
    """It can be asked for and stopped anywhere; one whose worker is gone is told to be stopped."""

    async def main() -> None:
        async with serving(tmp_path, database=url) as one, serving(tmp_path, database=url) as two:
            here, there = [Simulations(hub, CardDesk(hub), Games(hub)) for hub in (one, two)]
            plan = Plan("A deck", "", ["kiln"], 2, "random", "8.01")
            for key in ("stopped", "left"):
                await one.cluster.own(f"simulation:{key}")
                await here._keep(key, plan, ["??"])
                assert (await there.get(key)).stage == "waiting"
            assert (await there.stop("stopped")).stage == "stopped"
            await here._note("stopped", stage="running")
            await here._portions("stopped", plan, ["??"])  # sees it, and plays nothing
            assert (await here.get("stopped")).stage == "stopped"
            await one.cluster.release("simulation:left")
            found = await there.get("left")
            assert found.stage == "stopped" and "anew" in found.trouble

    asyncio.run(main())
