"""Work on a Ray of our own gives what it gives here, also where a process is killed in the middle."""

import os
import signal
from pathlib import Path

import msgspec
import pytest

from pelipoyta.bots.arena.arena import BadBot, GameFailed, SimulationSpec, simulate
from pelipoyta.bots.arena.ray_backend import RayUnavailable, ray_cluster
from pelipoyta.bots.match.pair import MatchSpec
from pelipoyta.bots.match.run import play_match

CONTEST = SimulationSpec("dnup", 2, 24, 7, ("greedy", "uniform"))


def descendants(parent: int) -> list[int]:
    """The processes that came from this one, by /proc."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, rest = int(stat.parent.name), stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[pid] = int(rest[1])
    found = [parent]
    for pid in found:
        found += [child for child, its in parents.items() if its == pid]
    return found[1:]


def workers() -> list[int]:
    """Those of our own Ray that do something now."""
    lines = {pid: Path(f"/proc/{pid}/cmdline") for pid in descendants(os.getpid())}
    return [pid for pid, line in lines.items() if line.exists() and line.read_bytes().startswith(b"ray::_do")]


def told(result) -> dict[str, object]:
    return {key: value for key, value in msgspec.to_builtins(result).items() if key != "seconds"}


def test_a_killed_process_changes_nothing():
    killed = []

    def kill(done: int) -> None:
        if not killed and (found := workers()):
            os.kill(found[0], signal.SIGKILL)
            killed.append(found[0])

    there = simulate(CONTEST, 2, kill, on="ray")
    assert killed, "nobody was there to be killed"
    assert told(there) == told(simulate(CONTEST))


def test_a_match_is_the_same_there():
    trial = MatchSpec("dnup", 2, 5, ("greedy", "uniform"))
    here, there = play_match(trial, 6), play_match(trial, 6, 2, on="ray")
    assert (here.ratings, here.meetings, here.steps) == (there.ratings, there.meetings, there.steps)


def fails(number: int) -> int:
    if number == 3:
        raise GameFailed(number, str(BadBot("no")))
    return number


def test_what_goes_wrong_there_goes_wrong_here():
    with ray_cluster("ray", 2) as each:
        results = each(fails, range(6))
        assert [next(results) for _ in range(3)] == [0, 1, 2]
        with pytest.raises(GameFailed) as error:
            next(results)
        assert error.value.number == 3


def test_an_address_at_which_nobody_is():
    with pytest.raises(RayUnavailable), ray_cluster("127.0.0.1:1", 2):
        pass
