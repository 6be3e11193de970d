"""Whatever a bot does, the table gets a legal action, and the bot gets a view and nothing more."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import arvaus
import msgspec
import pytest

from pelipoyta.bots.workers import pool as pool_module
from pelipoyta.bots.workers.explain import hints_for
from pelipoyta.bots.workers.pool import COMMAND as HOUSE
from pelipoyta.bots.workers.pool import BotPool, StudyFailed, choice_job
from pelipoyta.games import load
from pelipoyta.kernel.bot_request import BotRequest

EXAMPLES = str(Path(arvaus.__file__).parent)
COMMAND = (sys.executable, str(Path(__file__).with_name("rogues.py")))
STATE = arvaus.State([0, 5])
LEGAL = arvaus.legal(STATE, 0)


def request(bot: str, ask: str | None = "guess", legal: Any = LEGAL, budget: float = 20, seed: int = 1) -> BotRequest:
    view = arvaus.view(STATE, 0)
    return BotRequest(game_id="arvaus", bot=bot, seat=0, view=view, ask=ask, legal=legal, seed=seed, budget=budget)


async def choose(pool: BotPool, bot: str, ask: str | None = "guess", budget: float = 20, legal: Any = LEGAL) -> Any:
    return await pool.choose(request(bot, ask, legal, budget))


def with_pool(
    test: Callable[[BotPool], Awaitable[Any]], workers: int = 1, grace: float = 0.2, command: tuple[str, ...] = COMMAND
) -> BotPool:
    async def run() -> BotPool:
        async with BotPool(workers, command, grace) as pool:
            await test(pool)
            return pool

    return asyncio.run(run())


def process_of(pool: BotPool) -> Any:
    """The first worker's process, None before its first job."""
    worker: Any = pool._workers[0]
    return worker._process


@pytest.fixture(autouse=True)
def _examples_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", EXAMPLES, prepend=os.pathsep)


def test_a_bot_chooses_and_may_let_an_offer_pass() -> None:
    async def test(pool: BotPool) -> None:
        assert await choose(pool, "highest") == arvaus.Guess(6)
        assert await choose(pool, "highest", ask=None) == arvaus.Guess(6)
        assert await choose(pool, "lets_pass", ask=None) is None

    assert not with_pool(test).fallbacks


def test_a_process_is_renewed_once_there_is_a_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("pelipoyta.compiled.places.lookup_folders", lambda: (tmp_path,))
    seen = []

    async def test(pool: BotPool) -> None:
        for build in ("", "", "one", "one", "two"):
            if build:
                (tmp_path / "stamp").write_text(build)
            assert await choose(pool, "highest") == arvaus.Guess(6)
            process = process_of(pool)
            assert process
            seen.append(process.pid)

    assert not with_pool(test).fallbacks
    assert seen[0] == seen[1] != seen[2] == seen[3] != seen[4]


def test_that_nothing_is_compiled_is_said_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("pelipoyta.compiled.places.lookup_folders", lambda: (tmp_path,))
    pool_module._say_uncompiled.cache_clear()

    async def test(pool: BotPool) -> None:
        await asyncio.gather(choose(pool, "highest"), choose(pool, "highest"))

    with_pool(test, workers=2)
    assert capsys.readouterr().out.count("fewer positions") == 1


def test_the_same_seed_gives_the_same_choice() -> None:
    async def test(pool: BotPool) -> None:
        assert await choose(pool, "uniform") == await choose(pool, "uniform")

    with_pool(test)


@pytest.mark.parametrize(
    ("bot", "reason", "budget"),
    [
        ("raises", "raised", 20),
        ("cheats", "illegal", 20),
        ("lets_pass", "illegal", 20),
        ("dawdles", "late", 0.1),
        ("dies", "died", 20),
        ("hoards", "raised", 20),
        ("nobody", "raised", 20),
    ],
)
def test_a_bad_bot_is_replaced_and_the_next_job_is_done(bot: str, reason: str, budget: float) -> None:
    async def test(pool: BotPool) -> None:
        assert await choose(pool, bot, budget=budget) in LEGAL
        assert await choose(pool, "highest") == arvaus.Guess(6)

    assert with_pool(test).fallbacks == {reason: 1}


def test_a_bad_bot_lets_an_offer_pass() -> None:
    async def test(pool: BotPool) -> None:
        assert await choose(pool, "cheats", ask=None) is None

    assert with_pool(test).fallbacks == {"illegal": 1}


def test_a_process_killed_while_idle_costs_nobody_a_choice() -> None:
    async def test(pool: BotPool) -> None:
        await choose(pool, "highest")
        process = process_of(pool)
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        assert await choose(pool, "highest") == arvaus.Guess(6)

    assert not with_pool(test).fallbacks


@pytest.mark.parametrize("error", [ConnectionResetError, BrokenPipeError, RuntimeError])
def test_a_process_that_dies_while_it_is_asked_is_replaced(error: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing to a closed pipe raises a ConnectionError, with uvloop a RuntimeError; a fresh process is asked."""

    async def test(pool: BotPool) -> None:
        await choose(pool, "highest")
        process = process_of(pool)
        assert process is not None and process.stdin is not None
        os.kill(process.pid, signal.SIGKILL)

        def write(data: bytes) -> None:
            raise error("the handler is closed")

        monkeypatch.setattr(process.stdin, "write", write)
        assert await choose(pool, "highest") == arvaus.Guess(6)

    assert not with_pool(test).fallbacks


@pytest.mark.parametrize("jobs", [1, 20_000], ids=["small", "larger than a pipe"])
def test_a_stopped_process_holds_its_table_no_longer_than_a_bot(jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither handing it the job nor waiting for its first word is outside the time a choice may take."""
    monkeypatch.setattr("pelipoyta.bots.workers.pool.LOADING", 3600.0)

    async def test(pool: BotPool) -> None:
        await choose(pool, "highest")
        process = process_of(pool)
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        async with asyncio.timeout(60):
            assert await choose(pool, "highest", budget=0.1, legal=LEGAL * jobs) in LEGAL
            assert await choose(pool, "highest") == arvaus.Guess(6)
            await process.wait()

    assert with_pool(test).fallbacks == {"late": 1}


def test_a_process_that_never_gets_ready_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pelipoyta.bots.workers.pool.LOADING", 0.1)

    async def test() -> Any:
        async with BotPool(1, ("sleep", "3600")) as pool, asyncio.timeout(60):
            return await choose(pool, "highest"), pool.fallbacks

    chosen, fallbacks = asyncio.run(test())
    assert chosen in LEGAL and fallbacks == {"late": 1}


def test_a_job_nobody_waits_for_any_more_does_not_mix_up_the_answers() -> None:
    async def test(pool: BotPool) -> None:
        await choose(pool, "highest")
        left = asyncio.create_task(choose(pool, "dawdles"))
        await asyncio.sleep(0.2)
        left.cancel()
        assert await choose(pool, "highest") == arvaus.Guess(6)

    assert not with_pool(test).fallbacks


def test_more_jobs_than_processes_wait_for_their_turn() -> None:
    async def test(pool: BotPool) -> None:
        chosen = await asyncio.gather(*(choose(pool, "highest") for _ in range(7)))
        assert chosen == [arvaus.Guess(6)] * 7

    with_pool(test, workers=2)


def test_who_waited_for_a_process_thinks_the_shorter() -> None:
    """The time a choice may take begins when it is asked for, not when its turn comes."""

    async def test(pool: BotPool) -> None:
        await choose(pool, "highest")
        chosen = await asyncio.gather(*(choose(pool, "tells_what_is_left", budget=20) for _ in range(2)))
        assert chosen == [LEGAL[1], LEGAL[0]]

    assert not with_pool(test).fallbacks


def test_a_forced_choice_needs_no_bot() -> None:
    async def test(pool: BotPool) -> None:
        assert await choose(pool, "dies", legal=LEGAL[:1]) == LEGAL[0]
        assert process_of(pool) is None

    assert not with_pool(test).fallbacks


def test_a_job_holds_the_view_and_never_the_state() -> None:
    job = msgspec.json.decode(msgspec.json.encode(choice_job(request("greedy", seed=9), 1.0, 3.0)))
    assert job["view"] == {"guesses": [0, -1], "die": 0}
    assert set(job) == {"type", "game", "bot", "seat", "ask", "view", "legal", "seed", "budget", "limit", "game_seed"}
    assert b"5" not in msgspec.json.encode(choice_job(request("greedy", legal=LEGAL[:4], seed=9), 1.0, 3.0))


def test_a_piece_of_a_study_is_worked_out_apart_from_those_who_play() -> None:
    """By a process of its own, which tells what was found; a record that is none is a failure and no more."""
    text = (Path(__file__).parents[2] / "games/dnup/golden/two-greedy.game").read_text()

    async def test(pool: BotPool) -> None:
        found = msgspec.json.decode(await pool.study("dnup", text, b'{"what":"values","steps":[0,3]}'))
        assert len(found["points"]) == 2
        assert process_of(pool) is None
        with pytest.raises(StudyFailed):
            await pool.study("dnup", "nonsense", b'{"what":"positions"}')
        assert "pieces" in msgspec.json.decode(await pool.study("dnup", text, b'{"what":"positions"}'))

    assert not with_pool(test, command=HOUSE).fallbacks


def test_a_process_whose_owner_is_gone_ends_without_a_word() -> None:
    job = msgspec.json.encode(choice_job(request("highest"), 20, 30)) + b"\n"
    reader, writer = os.pipe()
    os.close(reader)
    process = subprocess.run(COMMAND, input=job * 3, stdout=writer, stderr=subprocess.PIPE, timeout=60)
    os.close(writer)
    assert (process.returncode, process.stderr) == (0, b"")


def test_what_speaks_for_a_choice_is_worked_out_there_too() -> None:
    """By a view alone; where that fails nothing is said, and nothing is held up."""
    game = load("rolechess")
    state = game.notation.read(
        "7 . . . e1 . . .\n" + "".join(f"{row} . . . . . . .\n" for row in "65432") + "1 . . . E1 . K1 ."
    )
    action = game.legal(state, 0)[0]

    async def test(pool: BotPool) -> None:
        said = await pool.explain("rolechess", 0, game.view(state, 0), action)
        assert said == hints_for(game, game.view(state, 0), 0, action) and len(said) > 1
        assert await pool.explain("no-such-game", 0, {}, {}) == ()

    with_pool(test, command=HOUSE)
