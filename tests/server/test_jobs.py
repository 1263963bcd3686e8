"""Work in processes of its own: answers, refusals, a time limit."""

import asyncio

import pytest

import willpower as wp
from willpower.server import jobs
from willpower.server.pool import Pool, Refused, TookTooLong


def test_a_process_answers_refuses_and_is_killed_when_it_takes_too_long() -> None:
    async def main() -> None:
        pool = Pool(1)
        decks = wp.bundled_decks()
        game = wp.Game.new(decks["long-road"], decks["kiln"], seed=1)
        assert game.decision is not None
        job = jobs.Choose(game.save(), game.decision.player, "random", 5)
        pick = await pool.do(job, int, 20.0)
        assert pick == await pool.do(job, int, 20.0) < len(game.decision.options)
        with pytest.raises(Refused, match="damaged"):
            await pool.do(jobs.ReadReplay("nonsense"), jobs.ReadingOfReplay, 20.0)
        process = pool._all[0].process
        assert process is not None
        with pytest.raises(TookTooLong):
            await pool.do(job, int, 0.0)
        await process.wait()
        assert process.returncode is not None and process.returncode < 0
        assert await pool.do(job, int, 20.0) == pick, "another process does the next job"
        await pool.stop()

    asyncio.run(main())
