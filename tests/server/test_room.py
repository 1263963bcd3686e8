"""What a room accepts, refuses and tells."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from server_kit import DECK, OTHER, Client, against_computer, asked_one, friends, play, serving
from willpower.server import room as room_module
from willpower.server.games import Games
from willpower.server.hub import Hub
from willpower.server.protocol import Settings
from willpower.server.protocol_http import ClockChoice, Created, CreateGame, DeckChoice, JoinGame
from willpower.server.writing import NotKept


def run(path: Path, work: Callable[[Hub], Awaitable[None]], **settings: Any) -> None:
    """Do something with a hub on a database in this folder."""

    async def main() -> None:
        async with serving(path, **settings) as hub:
            await work(hub)

    asyncio.run(main())


async def decider(one: Client, two: Client) -> tuple[Client, Client]:
    """Who is asked, and the other."""
    me = await asked_one([one, two])
    assert me is not None
    return me, two if me is one else one


def fingerprint(hub: Hub, game: str) -> str:
    table = hub.rooms[game].table
    assert table is not None
    return f"{table.game.hash()} {table.actions} {table.seqs}"


def test_a_pick_is_stored_before_it_is_accepted_and_done_once(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub)
        me, _ = await decider(one, two)
        kept: list[str] = []
        act = hub.storage.act

        async def watched(game: str, action: Any, *more: Any) -> None:
            assert not [m for m in me.drain() if m["type"] == "accepted"]
            await act(game, action, *more)
            kept.append(action.client)

        hub.storage.act = watched  # type: ignore[method-assign]
        seq = me.state["seq"]
        await me.pick(0, wait=False, id="mine")
        assert kept[0] == "mine"
        before = len(await hub.storage.actions(me.game))
        answer = await me.pick(0, wait=False, id="mine", seq=seq)
        assert answer["type"] == "accepted" and answer["id"] == "mine"
        assert len(await hub.storage.actions(me.game)) == before

    run(tmp_path, work)


def test_what_is_wrong_changes_nothing(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub)
        me, other = await decider(one, two)
        before = fingerprint(hub, me.game)
        for bad, code in (
            (me.pick(9999), "illegal"),
            (me.pick(0, seq=me.state["seq"] + 1), "stale"),
            (other.pick(0), "illegal"),
        ):
            answer = await bad
            assert (answer["type"], answer["code"]) == ("error", code)
            assert fingerprint(hub, me.game) == before
        answer = await me.pick(0, game="another")
        assert answer["code"] == "unknown game"
        for raw in (
            b"",
            b"{}",
            b"[1]",
            b'{"type":"pick"}',
            b"\xff\xfe",
            b'{"type":"pick","game":1}',
            b"[" * 9000,
        ):
            await me.guest.take(raw)
            assert (await me.next("error"))["code"] == "malformed"
        await me.send("offer", what="rematch")
        assert (await me.next("error"))["code"] == "not possible"
        await me.send("answer", what="draw", yes=True)
        assert (await me.next("error"))["code"] == "not possible"
        assert fingerprint(hub, me.game) == before
        accepted = hub.rooms[me.game].table.actions  # type: ignore[union-attr]
        assert len(await hub.storage.actions(me.game)) >= accepted

    run(tmp_path, work)


def test_a_token_holds_one_seat_of_one_game(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub)
        three = await against_computer(hub)
        for game, token, code in (
            (three.game, one.token, "wrong token"),
            (one.game, "A" * 22, "wrong token"),
            ("nowhere", one.token, "unknown game"),
        ):
            stranger = Client(hub, game=game)
            stranger.token = token
            assert (await stranger.hello())["code"] == code
            assert stranger.peer.closed in (4001, 4004)
        again = Client(hub, game=one.game)
        again.token = two.token
        assert (await again.hello())["you"] == 1

    run(tmp_path, work)


def test_who_decides_first_is_known_before_the_first_pick(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        for _ in range(4):  # whoever begins is drawn
            one, two = await friends(hub)
            me, _ = await decider(one, two)
            record = await hub.storage.game(me.game)
            assert record is not None and record.picks == 0
            assert record.decider == me.state["you"]

    run(tmp_path, work)


def test_offers(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub)
        me, other = await decider(one, two)
        table = hub.rooms[me.game].table
        assert table is not None
        while len(table.told[2].log) < 20:
            me, other = await decider(one, two)
            await me.pick(0)
        me, other = await decider(one, two)
        before, stays = table.game.hash(), table.told[2].log[-1].number
        await me.pick(0)
        await me.send("offer", what="undo")
        offered = await other.next("offered")
        assert offered["state"] == "made"
        assert offered["since"] == stays, "who is asked can tell what would be taken back"
        again = Client(hub, game=other.game)
        again.token = other.token
        assert (await again.hello())["offers"] == [{"what": "undo", "by": me.state["you"], "since": stays}]
        await other.send("answer", what="undo", yes=False)
        assert (await other.next("offered"))["state"] == "declined"
        await me.send("offer", what="undo")
        await me.send("answer", what="undo", yes=True)
        assert (await me.next("error"))["code"] == "not possible", "nobody agrees with oneself"
        await me.send("answer", what="undo", yes=False)
        while (await other.next("offered"))["state"] != "lapsed":
            pass
        await other.send("answer", what="undo", yes=True)
        assert (await other.next("error"))["code"] == "not possible", "it was taken back"
        await me.send("offer", what="undo")
        await other.send("answer", what="undo", yes=True)
        while (await me.next("offered"))["state"] != "accepted":
            pass
        assert table.game.hash() == before
        await me.send("offer", what="draw")
        await other.send("answer", what="draw", yes=True)
        while not other.state["result"]:
            await other.next("state")
        assert other.state["result"]["how"] == "agreed draw" and other.state["result"]["winner"] is None
        # a rematch changes sides, and each gets a token of their own for it
        await me.send("offer", what="rematch")
        await other.send("offer", what="rematch")
        new = await me.next("next")
        assert new["seat"] == 1 - me.state["you"]
        rematch = Client(hub, game=new["next"])
        rematch.token = new["token"]
        assert (await rematch.hello())["you"] == new["seat"]
        assert rematch.state["stage"] == "playing"
        kept = await hub.storage.game(new["next"])
        assert kept is not None and kept.decider == rematch.state["view"]["decides"]
        wrong = Client(hub, game=new["next"])
        wrong.token = me.token
        assert (await wrong.hello())["code"] == "wrong token"

    run(tmp_path, work)


def test_undo_against_the_computer_only_if_nothing_was_revealed(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        me = await against_computer(hub)
        table = hub.rooms[me.game].table
        assert table is not None
        undone = refused = 0
        for n in range(60):
            if not await me.asked():
                break
            before = table.game.hash(), me.state["seq"]
            told = table.told[0].fingerprint
            await me.pick(n % len(me.state["decision"]["options"]))
            if not await me.asked():
                break
            if me.state["undo"]["possible"] and not undone:
                await me.send("offer", what="undo")
                await me.next("accepted")
                assert await me.asked()
                assert (table.game.hash(), table.told[0].fingerprint) == (before[0], told)
                assert me.state["seq"] > before[1]
                states = [m for m in me.got if m["type"] == "state" and m["seq"] > before[1] + 1]
                assert any([m["log_from"] == 0 for m in states]), "the whole log, since lines were taken back"
                undone += 1
            elif not me.state["undo"]["possible"]:
                assert me.state["undo"]["why_not"]
                refused += 1
            if undone and refused:
                return
        raise AssertionError((undone, refused))

    run(tmp_path, work)


def test_best_of_three_with_sideboards(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub, best_of=3)
        for number in (1, 2):
            await one.send("concede")
            while not two.state["result"]:
                await two.next("state")
            wins = [p["wins"] for p in two.state["players"]]
            assert wins == [0, number]
            if number == 2:
                break
            assert two.state["stage"] == "between" and not two.state["match"]["over"]
            await one.send("sideboard", bring=["Nonsense"], leave=["Nothing"])
            assert (await one.next("error"))["code"] == "illegal"
            await one.send("sideboard")
            await two.send("sideboard")
            following = []
            for client, seat in ((one, 0), (two, 1)):
                new = await client.next("next")
                assert new["seat"] == seat
                follower = Client(hub, game=new["next"])
                follower.token = new["token"]
                await follower.hello()
                following.append(follower)
            one, two = following
            assert one.state["match"]["game"] == 2
        assert two.state["stage"] == "over" and two.state["match"]["over"]

    run(tmp_path, work)


async def gone_on(hub: Hub, clients: tuple[Client, Client]) -> tuple[Client, Client]:
    """Both clients in the game that follows theirs."""
    found: list[Client] = []
    for client in clients:
        new = await client.next("next")
        follower = Client(hub, game=new["next"])
        follower.token = new["token"]
        await follower.hello()
        found.append(follower)
    return found[0], found[1]


def test_a_rematch_begins_with_the_decks_of_the_match(tmp_path: Path) -> None:
    """What was exchanged between two games of a match is not kept for another match."""

    async def work(hub: Hub) -> None:
        one, two = await friends(hub, DeckChoice("ashen-queen"), best_of=3)
        games = [one.game]
        await one.send("concede")
        await one.send("sideboard", bring=["Burning Hare"], leave=["Shield of the Song"])
        await two.send("sideboard")
        one, two = await gone_on(hub, (one, two))
        games.append(one.game)
        await one.send("concede")
        await one.send("offer", what="rematch")
        await two.send("offer", what="rematch")
        one, two = await gone_on(hub, (one, two))
        games.append(one.game)
        assert one.state["you"] == 1, "sides are changed"
        first, second, new = [await hub.storage.game(game) for game in games]
        assert first is not None and second is not None and new is not None
        assert second.seats[0].deck != first.seats[0].deck
        assert [seat.deck for seat in new.seats] == [first.seats[1].deck, first.seats[0].deck]

    run(tmp_path, work)


def test_clocks(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub, clock=ClockChoice(10.0, 1.0))
        me, other = await decider(one, two)
        clocks = [p["clock"] for p in me.state["players"]]
        assert clocks[me.state["you"]]["runs"] and not clocks[other.state["you"]]["runs"]
        room = hub.rooms[me.game]
        room.clocks._since -= 9.0
        await me.pick(0)
        assert room.clocks.left[me.guest.peer.seat or 0] < 2.5
        me, other = await decider(one, two)
        room.clocks._since -= 60.0
        room._schedule()
        while not other.state["result"]:
            await other.next("state")
        assert other.state["result"]["how"] == "time"

    run(tmp_path, work)


def test_the_first_seconds_of_a_decision_do_not_count_and_no_clock_grows(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub, clock=ClockChoice(10.0, 5.0))
        me, _ = await decider(one, two)
        seat = me.guest.peer.seat or 0
        room = hub.rooms[me.game]
        shown = me.state["players"][seat]["clock"]
        assert shown["left"] == 10.0 and 0 < shown["free"] <= 5.0
        room.clocks._since -= 3.0
        assert room.clocks.left_of(seat) == 10.0
        assert 11.0 < (room.clocks.until_out(seat) or 0.0) <= 12.0
        await me.pick(0)
        assert room.clocks.left[seat] == 10.0

    run(tmp_path, work)


def test_the_game_of_who_leaves_the_other_waiting_can_be_claimed(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub)
        await two.send("claim")
        assert (await two.next("error"))["code"] == "not possible", "nobody is away"
        await one.leave()
        while (found := await two.next("presence"))["connections"] != ["away", "here"]:
            pass
        assert 0 < found["leaves_in"] <= 0.4
        await two.send("claim")
        assert (await two.next("error"))["code"] == "not possible", "not for long enough"
        assert (await two.next("presence"))["leaves_in"] == 0
        assert not two.state["result"], "nobody loses a game that is not claimed"
        watching = Client(hub, game=two.game)
        await watching.hello()
        await watching.send("claim")
        assert (await watching.next("error"))["code"] == "not possible"
        again = Client(hub, game=two.game)
        again.token = two.token
        await again.hello()
        assert again.state["leaves_in"] == 0, "whoever loads the page anew is told as well"
        await again.send("claim")
        while not two.state["result"]:
            await two.next("state")
        assert (two.state["result"]["how"], two.state["result"]["winner"]) == ("left", 1)

    run(tmp_path, work, away_seconds=0.4)


def test_who_comes_back_in_time_plays_on(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub)
        await one.leave()
        while (await two.next("presence"))["leaves_in"] != 0:
            pass
        back = Client(hub, game=one.game)
        back.token = one.token
        await back.hello()
        while (found := await two.next("presence"))["connections"] != ["here", "here"]:
            pass
        assert found["leaves_in"] is None
        await two.send("claim")
        assert (await two.next("error"))["code"] == "not possible"
        assert not two.state["result"]

    run(tmp_path, work, away_seconds=0.1)


def test_one_decision_without_a_clock_may_not_last_for_ever(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub)
        me, other = await decider(one, two)
        while (await other.next("presence"))["leaves_in"] != 0:
            pass
        await me.send("claim")
        assert (await me.next("error"))["code"] == "not possible", "it is this side that lets the other wait"
        await me.pick(0)
        while other.state["leaves_in"] is not None:
            await other.next("state")
        me, other = await decider(one, two)
        while (await other.next("presence"))["leaves_in"] != 0:
            pass
        await other.send("claim")
        while not me.state["result"]:
            await me.next("state")
        assert (me.state["result"]["how"], me.state["result"]["winner"]) == ("time", other.state["you"])

    run(tmp_path, work, stall_seconds=0.3)


def test_chat_and_mute(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub)
        await one.send("say", phrase="hello")
        assert (await two.next("said"))["phrase"] == "hello"
        await two.send("settings", settings={"mute": True})
        await two.next("accepted")
        await one.send("say", text="line one\nline two\x00")
        assert (await one.next("said"))["phrase"] == "hello"
        assert (await one.next("said"))["text"] == "line one line two"
        assert not [m for m in two.drain() if m["type"] == "said"]
        await one.send("say", text="x" * 301)
        assert (await one.next("error"))["code"] == "malformed"

    run(tmp_path, work)


def test_spectators_see_no_hidden_card(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub)
        watcher = Client(hub, game=one.game)
        state = await watcher.hello()
        assert state["you"] is None and state["decision"] is None and state["settings"] is None
        assert [p["hand"] for p in state["view"]["players"]] == [[], []]
        await watcher.send("concede")
        assert (await watcher.next("error"))["code"] == "not possible"
        await play([one, two], bound=5)
        await watcher.next("state")
        private, _ = await friends(hub, spectators=False)
        stranger = Client(hub, game=private.game)
        assert (await stranger.hello())["code"] == "wrong token"

    run(tmp_path, work)


def test_spectators_with_a_delay(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub, spectator_delay=0.3)
        watcher = Client(hub, game=one.game)
        assert (await watcher.hello())["code"] == "spectator delay"
        opening = await watcher.next("state")  # the table as it began, and nothing of what is played
        assert opening["you"] is None and opening["seq"] == 1
        assert [p["hand"] for p in opening["view"]["players"]] == [[], []]
        assert [p["ruler"] for p in opening["view"]["players"]] != [[], []]
        await play([one, two], bound=2)
        now = hub.rooms[one.game].table
        assert now is not None
        assert not [m for m in watcher.drain() if m["type"] == "state"]
        state = await watcher.next("state", 5.0)
        assert state["you"] is None

    run(tmp_path, work)


def test_a_game_that_comes_back_is_shown_with_its_delay(tmp_path: Path) -> None:
    """A room that was put away knows again what spectators may see: what was played so long ago."""

    async def work(hub: Hub) -> None:
        one, two = await friends(hub, spectator_delay=300.0)
        await play([one, two], bound=30)
        table = hub.rooms[one.game].table
        assert table is not None
        hub.rooms.pop(one.game).close()
        middle = table.made[len(table.made) // 2]
        shown = []
        for now in (middle.at, middle.at + 300.0, table.made[-1].at + 300.0):
            hub.now = lambda at=now: at  # type: ignore[method-assign, misc]
            watcher = Client(hub, game=one.game)
            await watcher.hello()
            shown.append((await watcher.next("state"))["seq"])
            hub.rooms.pop(one.game).close()
        assert shown == [1, middle.seqs[2], table.seqs[2]]
        assert 1 < shown[1] < shown[2]

    run(tmp_path, work)


def test_who_comes_after_the_end_is_not_shown_older_states(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub, spectator_delay=600.0)
        late: list[Any] = []
        loop = asyncio.get_running_loop()
        real = loop.call_later

        def later(delay: float, call: Any, *given: Any, **more: Any) -> Any:
            if delay == 600.0:
                late.append(given[0])  # the states that wait
            return real(delay, call, *given, **more)

        loop.call_later = later  # type: ignore[method-assign]
        await play([one, two], bound=3)
        await one.send("concede")
        watcher = Client(hub, game=one.game)
        ended = await watcher.hello()
        assert ended["type"] == "state" and ended["result"] and len(late) >= 3
        for state in late:
            hub.rooms[one.game]._show_delayed(state)
        assert all(m["seq"] == ended["seq"] for m in watcher.drain() if m["type"] == "state")

    run(tmp_path, work)


def test_a_slow_reader_is_dropped_and_the_others_are_not(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub)
        slow = Client(hub, game=one.game)
        await slow.hello()
        for _ in range(80):
            hub.rooms[one.game].tell_presence()
            one.drain(), two.drain()
        assert slow.peer.closed == 4008
        assert one.peer.closed is None
        again = Client(hub, game=one.game)
        assert (await again.hello())["type"] == "state"

    run(tmp_path, work)


def test_why_not(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub)
        await play([one, two], bound=4)
        me, other = await decider(one, two)
        hand = me.state["view"]["players"][me.state["you"]]["hand"]
        await me.send("why", object=hand[0]["id"])
        found = await me.next("reasons")
        assert found["uses"] and all([u["clause"] or u["option"] is not None for u in found["uses"]])
        await other.send("why", object=hand[0]["id"])
        assert (await other.next("error"))["sentence"] == "You see no such card."

    run(tmp_path, work)


def test_passing_is_told_and_can_be_switched_off(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        one, two = await friends(hub)
        await play([one, two], bound=12, seed=None)
        passed = [m for m in [*one.got, *two.got] if m["type"] == "passed"]
        assert passed and all([m["why"] for m in passed])
        for client in (one, two):
            off = Settings(auto_pass=False)
            await client.send("settings", settings={"auto_pass": off.auto_pass})
            await client.next("accepted")
        table = hub.rooms[one.game].table
        assert table is not None
        await asyncio.sleep(0.05)
        before = table.actions
        await asyncio.sleep(0.1)
        assert table.actions == before

    run(tmp_path, work)


def test_a_database_that_is_away_for_a_moment_stops_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the server does by itself, a computer's move or an automatic pass, is tried again."""
    monkeypatch.setattr(room_module, "_AGAIN", 0.01)

    async def work(hub: Hub) -> None:
        failed: list[str] = []
        act = hub.storage.act

        async def away(game: str, action: Any, *more: Any) -> None:
            kind = action.client.partition(":")[0]
            if kind in ("auto", "computer") and failed.count(kind) < 3:
                failed.append(kind)
                raise NotKept("the connection is lost")
            await act(game, action, *more)

        hub.storage.act = away  # type: ignore[method-assign]
        me = await against_computer(hub)
        await play([me], seed=3, bound=30)
        assert sorted(failed) == ["auto"] * 3 + ["computer"] * 3

    run(tmp_path, work)


def test_a_seat_that_is_taken_has_its_token_whatever_fails_then(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        games = Games(hub)
        made = await games.create(CreateGame(DECK, against="friend", seat=0))
        assert made.invite is not None
        one = Client(hub, made)
        assert (await one.hello())["stage"] == "waiting"

        async def away(game: str) -> None:
            raise OSError("the other workers cannot be told")

        refresh, hub.refresh = hub.refresh, away  # type: ignore[method-assign]
        joined = await games.join(made.game, JoinGame(OTHER, invite=made.invite.rpartition("/")[2]))
        hub.refresh = refresh  # type: ignore[method-assign]
        two = Client(hub, joined)
        assert (await two.hello())["stage"] == "playing"
        await one.next("state")
        assert one.state["stage"] == "playing"
        assert await play([one, two], bound=3) == 3

    run(tmp_path, work)


def test_who_began_a_game_finds_its_invitation_again_after_a_restart(tmp_path: Path) -> None:
    async def first(hub: Hub) -> None:
        made = await Games(hub).create(CreateGame(DECK, against="friend", seat=0))
        kept.append(made)
        assert (await Client(hub, made).hello())["invite"] == made.invite
        assert made.invite is not None and made.token not in made.invite

    async def then(hub: Hub) -> None:
        made = kept[0]
        one = Client(hub, made)
        assert (await one.hello())["invite"] == made.invite
        assert made.invite is not None
        joined = await Games(hub).join(made.game, JoinGame(OTHER, invite=made.invite.rpartition("/")[2]))
        two = Client(hub, joined)
        assert (await two.hello())["invite"] is None
        assert (await Client(hub, made).hello())["invite"] is None

    kept: list[Created] = []
    run(tmp_path, first)
    run(tmp_path, then)
