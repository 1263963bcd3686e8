"""Whole games through rooms: against the computer, between friends, after a restart."""

import asyncio
import gc
from pathlib import Path

from server_kit import Client, against_computer, asked_one, friends, play, serving


def test_a_whole_game_against_the_computer(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as hub:
            client = await against_computer(hub, level="greedy")
            assert client.state["you"] == 0 and client.state["stage"] == "playing"
            assert [p["kind"] for p in client.state["players"]] == ["person", "computer"]
            made = await play([client], seed=None)
            assert made > 5
            assert client.state["stage"] == "over"
            result = client.state["result"]
            assert result["how"] == "rules" and result["clause"] and result["sentence"]
            assert client.state["view"]["over"] and client.state["decision"] is None
            numbers = [line["number"] for got in client.got if got["type"] == "state" for line in got["log"]]
            assert numbers == sorted(set(numbers)), "each line of the log is told once, in order"

    asyncio.run(main())


def test_how_much_the_computer_considered_is_told_at_the_end_alone(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as hub:
            client = await against_computer(hub, level="hard")
            await play([client], bound=12)
            assert hub.rooms[client.game].ahead > 0
            await client.send("concede")
            while not client.state["result"]:
                await client.next("state")
            told = [got["ahead"] for got in client.got if got["type"] == "state"]
            assert told[-1] > 0 and not any(told[:-1]), "before the end it would tell of the hand"

    asyncio.run(main())


def test_two_friends_play_to_the_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as hub:
            one, two = await friends(hub)
            while (await one.next("presence"))["connections"] != ["here", "here"]:
                pass
            assert one.state["players"][1]["deck"] == "", "the other's deck is not told"
            assert one.state["settings"] is not None
            await play([one, two], bound=60)
            await one.send("concede")
            for client in (one, two):
                while not client.state["result"]:
                    await client.next("state")
            assert one.state["stage"] == two.state["stage"] == "over"
            assert one.state["result"]["how"] == "concession" and one.state["result"]["winner"] == 1
            assert one.state["result"] == two.state["result"]
            assert one.state["view"]["seat"] == 0 and two.state["view"]["seat"] == 1

    asyncio.run(main())


def test_a_restart_goes_on_where_it_was(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as hub:
            one, two = await friends(hub)
            tokens = (one.token, two.token)
            await play([one, two], bound=37)
            assert await asked_one([one, two]), "somebody is asked, so nothing happens by itself"
            table = hub.rooms[one.game].table
            assert table is not None
            before = (table.game.hash(), table.seqs, table.actions, table.told[0].fingerprint)
        async with serving(tmp_path) as hub:
            again = Client(hub, game=one.game)
            again.token = tokens[0]
            state = await again.hello()
            table = hub.rooms[one.game].table
            assert table is not None
            assert (table.game.hash(), table.seqs, table.actions, table.told[0].fingerprint) == before
            assert state["fingerprint"] == before[3] and state["log_from"] == 0
            other = Client(hub, game=one.game)
            other.token = tokens[1]
            await other.hello()
            assert await play([again, other], seed=5, bound=20) >= 20

    asyncio.run(main())


def test_what_was_read_for_good_is_left_to_itself(tmp_path: Path) -> None:
    """Looking through all cards and the grammar for garbage would stop every game for a while."""

    async def main() -> None:
        async with serving(tmp_path), asyncio.timeout(120.0):
            while gc.get_freeze_count() < 100_000:
                await asyncio.sleep(0.05)
        began = gc.get_freeze_count()
        async with serving(tmp_path) as hub:
            await hub._warm()
        assert gc.get_freeze_count() <= began, "once for a process"

    asyncio.run(main())
