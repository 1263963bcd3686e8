"""Who does the tasks of a long run."""

import os
import signal
from pathlib import Path

import pytest

from willpower.players import crew
from willpower.players.crew import Cluster, Crew, CrewFailed, Processes, crew_of


def squared(number: int) -> int:
    return number * number


def dies_once(folder: str, number: int) -> int:
    """Kills its process the first time that it is asked for 3."""
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def always_dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


TASKS = [(n,) for n in range(12)]
WANTED = {n: n * n for n in range(12)}


@pytest.mark.parametrize("workers", [1, 2])
def test_every_task_is_done_once(workers: int) -> None:
    found = list(crew_of(workers).run(squared, TASKS))
    assert len(found) == len(TASKS)
    assert dict(found) == WANTED


def test_one_worker_needs_no_other_process() -> None:
    assert type(crew_of(1)) is Crew


def test_a_process_that_is_killed_costs_nothing(tmp_path: Path) -> None:
    tasks = [(str(tmp_path), n) for n in range(12)]
    found = list(Processes(2).run(dies_once, tasks))
    assert (tmp_path / "died").exists()
    assert len(found) == 12
    assert dict(found) == WANTED


def test_processes_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "MOST_BREAKS", 2)
    with pytest.raises(CrewFailed, match="before any task is done"):
        list(Processes(2).run(always_dies, [(), ()]))


def test_a_run_may_be_left_early() -> None:
    running = Processes(2).run(squared, TASKS)
    next(running)
    running.close()


def test_a_cluster_does_the_same() -> None:
    distributed = pytest.importorskip("distributed", reason="dask.distributed is not installed: make cluster")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
    ) as local:
        ours = Cluster(local.scheduler_address)
        assert dict(ours.run(squared, TASKS)) == WANTED
        running = ours.run(squared, TASKS)
        next(running)
        running.close()
        ours.close()


def test_a_cluster_that_is_not_there_is_told() -> None:
    with pytest.raises(CrewFailed, match=r"no scheduler answers|needs dask.distributed"):
        Cluster("tcp://127.0.0.1:1")
