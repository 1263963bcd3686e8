"""What can be done with every card, in one answer; and plays that the server pays for."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from server_kit import Client, against_computer, friends, serving
from willpower.engine.information.why_sentences import SENTENCES
from willpower.server.hub import Hub
from willpower.server.protocol import Uses

ROOT = Path(__file__).parents[2]


def run(path: Path, work: Callable[[Hub], Awaitable[None]], **settings: Any) -> None:
    """Do something with a hub on a database in this folder."""

    async def main() -> None:
        async with serving(path, **settings) as hub:
            await work(hub)

    asyncio.run(main())


async def uses(client: Client) -> Uses:
    """The answer of the server, as the protocol describes it."""
    await client.send("uses", id="u")
    found = await client.next("uses")
    assert found["id"] == "u"
    return msgspec.convert(found, Uses)


def test_one_answer_tells_the_uses_of_every_card_in_sight(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub)
        for me in (one, two):
            told = await uses(me)
            assert told.seq == me.state["seq"]
            hand = [card["id"] for card in me.state["view"]["players"][me.state["you"]]["hand"]]
            by_card = {card.object: card.uses for card in told.cards}
            assert hand and all([by_card[i] for i in hand])
            for use in [use for card in told.cards for use in card.uses]:
                assert (use.option is None) == bool(use.reasons)
                if use.reasons:
                    assert (use.clause, use.sentence) == (use.reasons[0].clause, use.reasons[0].sentence)
        watching = Client(hub, game=one.game)
        await watching.hello()
        await watching.send("uses")
        assert (await watching.next("error"))["code"] == "not possible"

    run(tmp_path, work)


async def planned(me: Client) -> tuple[int, Any]:
    """A play that is offered and has a plan of payment by stones that are rested for it."""
    while await me.asked():
        for card in (await uses(me)).cards:
            for use in card.uses:
                if use.kind == "play" and use.option is not None and use.plan is not None:
                    if use.plan.sources and not use.plan.asks and not use.plan.open:
                        return use.option, use.plan
        kinds = [o["kind"] for o in me.state["decision"]["options"]]
        await me.pick(me.option("call") if "call" in kinds else len(kinds) - 1)
    raise AssertionError("the game ended without a card to play")


def test_a_play_is_paid_for_as_planned_and_taken_back_as_one(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        me = await against_computer(hub)
        await me.send("settings", settings={"auto_pass": False})  # so that nothing goes on by itself
        await me.next("accepted")
        option, plan = await planned(me)
        table = hub.rooms[me.game].table
        assert table is not None
        actions = table.actions
        while True:
            before = me.state["fingerprint"]
            await me.pick(option, pay=True)
            assert me.state["decision"]["kind"] != "pay"
            if me.state["decision"]["kind"] == "priority":
                break
            option = 0  # a target
        rested = {c["id"] for c in me.state["view"]["field"] if c.get("rested")}
        assert {source.object for source in plan.sources} <= rested
        kept = await hub.storage.actions(me.game)
        assert len(kept) == table.actions > actions
        assert {action.seat for action in kept[actions:]} == {0}
        assert me.state["undo"]["possible"]
        await me.send("offer", what="undo")
        await me.next("state")
        assert me.state["fingerprint"] == before

    run(tmp_path, work)


def test_without_being_told_to_the_server_pays_nothing(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        me = await against_computer(hub)
        asked = 0
        for _ in range(300):
            if asked or not await me.asked():
                break
            decision = me.state["decision"]
            if decision["kind"] == "pay":
                auto = decision["auto"]
                assert auto is None or 0 <= auto < len(decision["options"])
                asked += 1
            kinds = [o["kind"] for o in decision["options"]]
            want = next((k for k in ("call", "play", "source") if k in kinds), kinds[-1])
            await me.pick(me.option(want))
        assert asked

    run(tmp_path, work)


def test_every_reason_is_told_in_japanese() -> None:
    """The browser has each sentence of the engine that is always the same in Japanese too."""
    written = (ROOT / "src/willpower/client/src/strings/ja_why.ts").read_text(encoding="utf-8")
    lines = [line.strip() for line in written.split("\n") if "': '" in line]
    known = {line.split("': '")[0][1:].replace("\\'", "'") for line in lines}
    assert set(SENTENCES.values()) <= known
