"""Work in processes of its own: answers, refusals, a time limit."""

import asyncio
import random

import msgspec
import pytest

import willpower as wp
from willpower.server import jobs
from willpower.server import pool as pool_module
from willpower.server.pool import Pool, Refused, TookTooLong, asked_by
from willpower.server.table import Refusal


def test_a_process_answers_refuses_and_is_killed_when_it_takes_too_long() -> None:
    async def main() -> None:
        pool = Pool(1)
        decks = wp.bundled_decks()
        game = wp.Game.new(decks["long-road"], decks["kiln"], seed=1)
        assert game.decision is not None
        job = jobs.Choose(game.save(), game.decision.player, "random", 5, 1.0)
        found = await pool.do(job, jobs.Chosen, 20.0)
        assert found == await pool.do(job, jobs.Chosen, 20.0)
        assert found.pick < len(game.decision.options) and found.ahead == 0
        with pytest.raises(Refused, match="damaged"):
            await pool.do(jobs.ReadReplay("nonsense"), jobs.ReadingOfReplay, 20.0)
        process = pool._all[0].process
        assert process is not None
        with pytest.raises(TookTooLong):
            await pool.do(job, jobs.Chosen, 0.0)
        await process.wait()
        assert process.returncode is not None and process.returncode < 0
        assert await pool.do(job, jobs.Chosen, 20.0) == found, "another process does the next job"
        await pool.stop()

    asyncio.run(main())


def test_a_process_that_cannot_be_started_is_an_answer_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def none(*given: object, **more: object) -> None:
        raise OSError(24, "Too many open files")

    async def main() -> None:
        pool = Pool(1)
        with monkeypatch.context() as now:
            now.setattr(asyncio, "create_subprocess_exec", none)
            with pytest.raises(TookTooLong, match="Too many open files"):
                await pool.do(jobs.Warm(), None, 1.0)
        await pool.do(jobs.Warm(), None, 60.0)
        await pool.stop()

    asyncio.run(main())


def test_whoever_asks_much_does_not_keep_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    async def ask(self: object, body: bytes, seconds: float) -> bytes:
        await asyncio.sleep(0)
        done.append(asked_by.get())
        return msgspec.msgpack.encode(jobs.Answer())

    monkeypatch.setattr(pool_module._Worker, "ask", ask)

    async def main() -> None:
        pool = Pool(1)

        async def by(who: str) -> None:
            asked_by.set(who)
            await pool.do(jobs.Warm(), None, 1.0)

        much = [asyncio.create_task(by("much")) for _ in range(40)]
        await asyncio.sleep(0)  # all of them ask before the first is done
        little = [asyncio.create_task(by("little")), asyncio.create_task(by(""))]
        gone = much[1]
        gone.cancel()
        ended = await asyncio.gather(*much, *little, return_exceptions=True)
        refused = [one for one in ended if isinstance(one, Refusal)]
        assert len(refused) == 40 - 1 - 32 and {one.code for one in refused} == {"too fast"}
        assert done.count("much") == 1 + 31 and done.index("little") <= 3 and done.index("") <= 4
        assert len(pool._free) == 1 and not pool._waiting

    asyncio.run(main())


def test_a_damaged_replay_is_refused_in_one_line() -> None:
    decks = wp.bundled_decks()
    pair = decks["long-road"], decks["kiln"]
    game = wp.Game.new(*pair, seed=3)
    for _ in range(12):
        game.apply(0)
    text = wp.write_replay(wp.record(*pair, "8.01", 3, game.picks))
    assert jobs.answer(jobs.ReadReplay(text)).failure is None
    chance = random.Random(4)
    refused = 0
    for _ in range(60):
        n = chance.randrange(len(text))
        flipped = text[:n] + chr(ord(text[n]) ^ (1 << chance.randrange(7))) + text[n + 1 :]
        for damaged in (flipped, text[:n]):
            failure = jobs.answer(jobs.ReadReplay(damaged)).failure
            if failure is not None:
                refused += 1
                assert failure.sentence and "\n" not in failure.sentence
    assert refused > 90
    for nonsense in ("", "[" * 100_000, '{"willpower replay": 1}\n{"winner": ""}', text + text):
        assert jobs.answer(jobs.ReadReplay(nonsense)).failure is not None
