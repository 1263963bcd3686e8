"""What players tell each other: names, lines of chat, and what of it is kept for who comes back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server_kit import Client, asked_one, friends, serving
from willpower.server.games import clean
from willpower.server.protocol_http import LONGEST_NAME, ClockChoice
from willpower.server.table import Refusal


async def come_back(hub: Any, one: Client) -> list[dict[str, Any]]:
    """What is said again to who opens the game of a seat anew."""
    again = Client(hub, None, one.game)
    again.token = one.token
    await again.hello()
    return [m for m in again.drain() if m["type"] == "said"]


def test_a_name_stands_beside_a_clock() -> None:
    assert clean(" Mara\u0007 ") == "Mara" and clean("\u0007") == "Guest"
    assert clean("x" * LONGEST_NAME) == "x" * LONGEST_NAME
    with pytest.raises(Refusal) as refused:
        clean("x" * (LONGEST_NAME + 1))
    assert refused.value.sentence == "A name has at most 20 letters; this one has 21."


def test_what_was_said_is_said_again_to_who_comes_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as hub:
            one, two = await friends(hub)
            await one.send("say", text="one")
            await two.leave()
            await one.send("say", text="two")
            assert [m["again"] for m in one.drain() if m["type"] == "said"] == [False, False]
            assert [(m["text"], m["again"]) for m in await come_back(hub, two)] == [
                ("one", True),
                ("two", True),
            ]
            assert len(await come_back(hub, one)) == 2

    asyncio.run(main())


def test_what_was_not_heard_stays_unheard(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as hub:
            one, two = await friends(hub)
            await two.send("settings", settings={"mute": True})
            await one.send("say", text="one")
            await two.send("settings", settings={"mute": False})
            await one.send("say", text="two")
            assert [m["text"] for m in await come_back(hub, two)] == ["two"]
            assert [m["text"] for m in await come_back(hub, one)] == ["one", "two"]

    asyncio.run(main())


def test_the_clock_of_who_stays_away_stands_as_it_was(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, away_seconds=0.0) as hub:
            one, two = await friends(hub, clock=ClockChoice(100.0, 1.0))
            away = await asked_one([one, two])
            assert away is not None
            waits = two if away is one else one
            room = hub.rooms[one.game]
            await away.leave()
            room.clocks._since -= 41.0
            await waits.send("claim")
            while not waits.state["result"]:
                await waits.next("state")
            assert waits.state["result"]["how"] == "left"
            left = waits.state["players"][1 - waits.state["you"]]["clock"]["left"]
            assert 55.0 < left <= 60.0

    asyncio.run(main())
