"""What a player or a watcher tries against the others at the table, and what a room survives."""

import asyncio
from pathlib import Path

import pytest

from server_kit import against_computer, friends, serving
from willpower.server import peer as peers
from willpower.server import room as rooms
from willpower.server.games import Games
from willpower.server.peer import SLOW, Peer
from willpower.server.protocol import Pong
from willpower.server.protocol_http import Held, MyGames
from willpower.server.room import MOVED
from willpower.server.storage import change_game
from willpower.server.table import Table


def test_no_id_of_a_client_stands_in_the_way_of_the_server(tmp_path: Path) -> None:
    """What the server does by itself is kept under ids of its own: whoever could take one of them beforehand
    would never be passed for, run out of time or have left."""

    async def main() -> None:
        async with serving(tmp_path) as hub:
            one, two = await friends(hub)
            asked = one if one.state["decision"] else two
            room = hub.rooms[one.game]
            assert room.table is not None
            before = room.table.actions
            for own in (
                f"time:{before + 1}",
                f"left:{before + 1}",
                f"auto:{before + 1}",
                "a\x00",
                "naïve",
                "",
            ):
                answer = await asked.pick(0, wait=False, id=own)
                assert (answer["type"], answer["code"]) == ("error", "malformed"), own
            assert room.table.actions == before
            assert (await asked.pick(0, id="an id, 40 signs long, of printable ASCII"))["type"] == "accepted"
            seat = room.table.decider
            assert seat is not None
            await room._out_of_time(seat, room.table.actions)
            assert room.table.result is not None and room.table.result.how == "time"

    asyncio.run(main())


def test_two_answers_with_long_ids_alike(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as hub:
            one, two = await friends(hub)
            for n in (1, 2):  # what is kept of the ids must tell the two undoings apart
                asked, other = (one, two) if one.state["decision"] else (two, one)
                assert (await asked.pick(0))["type"] == "accepted"
                await asked.send("offer", what="undo")
                await other.next("offered")
                await other.send("answer", what="undo", yes=True, id=f"{'x' * 39}{n}")
                assert (await other.next("accepted"))["id"].endswith(str(n))
                one.drain(), two.drain()
            assert one.peer.closed is None and two.peer.closed is None

    asyncio.run(main())


def test_a_room_that_closes_lets_nobody_in(tmp_path: Path) -> None:
    """Who waits for their turn while the game is lost to another worker must connect again."""

    async def main() -> None:
        async with serving(tmp_path) as hub:
            one, two = await friends(hub)
            room = hub.rooms[one.game]
            await two.leave()
            again = type(two)(hub, None, two.game)
            again.token = two.token
            async with room.lock:
                entering = asyncio.create_task(again.send("hello", token=again.token))
                while not room.lock._waiters:
                    await asyncio.sleep(0)
                hub.lost(room)
            await entering
            assert again.peer.closed == MOVED and again.peer not in room.peers
            third = type(two)(hub, None, two.game)
            third.token = two.token
            assert (await third.hello())["type"] == "state" and hub.rooms[one.game] is not room

    asyncio.run(main())


def test_what_is_asked_twice_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worked = {"uses": 0, "undo": 0}
    real, undo = rooms.all_uses, Table._undo

    def uses(*given: object) -> object:
        worked["uses"] += 1
        return real(*given)  # type: ignore[arg-type]

    def undoing(self: Table, *given: object) -> object:
        worked["undo"] += 1
        return undo(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(rooms, "all_uses", uses)
    monkeypatch.setattr(Table, "_undo", undoing)

    async def main() -> None:
        async with serving(tmp_path) as hub:
            me = await against_computer(hub)
            assert await me.asked()
            before = worked["undo"]
            answers = []
            for _ in range(20):
                await me.send("uses")
                answers.append((await me.next("uses"))["cards"])
                await me.send("resync")
                await me.next("state")
            assert worked["uses"] == 1 and worked["undo"] <= before + 1
            assert answers[0] and all(answer == answers[0] for answer in answers)
            await me.pick(0)
            assert await me.asked()
            await me.send("uses")
            await me.next("uses")
            assert worked["uses"] == 2

    asyncio.run(main())


def test_talk_has_its_limit(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as hub:
            one, two = await friends(hub)
            two.drain()
            for _ in range(40):
                await one.send("say", text="x")
                one.drain()
            said = [m for m in two.drain() if m["type"] == "said"]
            refused = [m for m in one.got if m["type"] == "error"]
            assert 10 <= len(said) <= 15 and {m["code"] for m in refused} == {"too fast"}

    asyncio.run(main())


def test_a_seat_gets_one_token_for_the_next_game(tmp_path: Path) -> None:
    """However often somebody comes back to a game that is over."""

    async def main() -> None:
        async with serving(tmp_path) as hub:
            one, two = await friends(hub)
            await one.send("concede")
            await one.send("offer", what="rematch")
            await two.send("offer", what="rematch")
            first = await one.next("next")
            for _ in range(5):
                again = type(one)(hub, None, one.game)
                again.token = one.token
                await again.hello()
                following = await again.next("next")
                assert (following["next"], following["token"]) == (first["next"], first["token"])
                await again.leave()
            assert await hub.storage.seat_of(first["next"], first["token"]) == first["seat"]

    asyncio.run(main())


def test_a_queue_ends_after_what_was_sent() -> None:
    async def main() -> None:
        sent: list[bytes] = []

        async def deliver(data: bytes) -> None:
            sent.append(data)

        peer = Peer(None)
        for n in range(peers.WAITING):
            peer.send(Pong(float(n), 0.0))
        peer.close(1000)
        assert await peer.run(deliver) == 1000 and len(sent) == peers.WAITING
        slow = Peer(None)
        for n in range(peers.WAITING + 5):
            slow.send(Pong(float(n), 0.0))
        assert slow.closed == SLOW and await slow.run(deliver) == SLOW and len(sent) == peers.WAITING

    asyncio.run(main())


def test_a_list_tells_nothing_of_what_is_decided_unseen(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as hub:
            one, two = await friends(hub)
            games = Games(hub)
            held = MyGames([Held(one.game, one.token)])
            before = await games.mine(held)
            # The other side decides something that this one does not see: only the database changes.
            await hub.storage.change(change_game(one.game, picks=7))
            then = await games.mine(held)
            assert before[0].picks == then[0].picks == 0
            assert before[0].changed % 600 == then[0].changed % 600 == 0
            await two.send("concede")
            assert (await games.mine(held))[0].changed % 600 != 0

    asyncio.run(main())
