"""Hints for who plays against the computer."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from server_kit import Client, against_computer, friends, serving
from willpower.server.hub import Hub
from willpower.server.protocol import Hint


def run(path: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    """Do something with a hub on a database in this folder."""

    async def main() -> None:
        async with serving(path) as hub:
            await work(hub)

    asyncio.run(main())


async def advised(me: Client) -> Hint:
    """The answer of the server, as the protocol describes it."""
    await me.send("hint", id="h", seq=me.state["seq"])
    return msgspec.convert(await me.next("hint"), Hint)


def test_a_hint_names_an_option_of_the_question_and_changes_nothing(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        me = await against_computer(hub)
        for _ in range(12):
            assert await me.asked()
            options = {option["index"] for option in me.state["decision"]["options"]}
            before = me.state["fingerprint"]
            hint = await advised(me)
            assert hint.id == "h" and hint.seq == me.state["seq"] and hint.option in options
            assert me.state["fingerprint"] == before
            assert {chance.option for chance in hint.chances} <= options
            if hint.chances:
                assert hint.chances[0].option == hint.option
                assert hint.wins or hint.iterations > 0
                assert all([0.0 <= chance.chance <= 1.0 for chance in hint.chances])
                return
            await me.pick(hint.option)
        raise AssertionError("in no decision was anything weighed")

    run(tmp_path, work)


def test_there_is_no_hint_against_a_person_or_for_who_watches_or_to_an_older_question(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub)
        asked = one if one.state["decision"] is not None else two
        await asked.send("hint", id="h", seq=asked.state["seq"])
        error = await asked.next("error")
        assert error["code"] == "not possible" and "computer" in error["sentence"]
        watching = Client(hub, game=one.game)
        await watching.hello()
        await watching.send("hint", id="h", seq=1)
        assert (await watching.next("error"))["code"] == "not possible"
        me = await against_computer(hub)
        assert await me.asked()
        await me.send("hint", id="h", seq=me.state["seq"] + 1)
        assert (await me.next("error"))["code"] == "stale"

    run(tmp_path, work)


def test_one_hint_is_thought_about_at_a_time(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        me = await against_computer(hub)
        while True:
            assert await me.asked()
            if len(me.state["decision"]["options"]) > 2 and me.state["decision"]["kind"] == "priority":
                break
            await me.pick(me.state["decision"]["options"][-1]["index"])
        await me.send("hint", id="first", seq=me.state["seq"])
        await me.send("hint", id="second", seq=me.state["seq"])
        error = await me.next("error")
        assert error["code"] == "too fast" and error["id"] == "second"
        assert (await me.next("hint"))["id"] == "first"

    run(tmp_path, work)
