"""The archive: made in a process of its own, kept, refused unread the second time, and made again after a failure."""

import asyncio
import os
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace
from tests.table.memory_store import MemoryStore

from pelipoyta.games import load
from pelipoyta.kernel.records import record
from pelipoyta.kernel.records.record import TimeKept
from pelipoyta.server.archive import worker
from pelipoyta.server.archive.jobs import (
    IDLE,
    ArchiveAnswer,
    ArchiveRequest,
    MomentsJob,
    RecordSource,
    SentRef,
    StudyJob,
)
from pelipoyta.server.archive.process import COMMAND, ArchiveProcess, IdleProcess, SharedProcesses
from pelipoyta.server.archive.replays import replay_info, seen_replay
from pelipoyta.server.archive.service import SENT, Archive, ThreadArchiveWorker, in_processes, in_this_process
from pelipoyta.server.services.requests.processor_shares import ProcessorShares
from pelipoyta.table.errors import TableError
from pelipoyta.table.replay import Replay

pytestmark = pytest.mark.anyio
GAMES = {"dnup": load("dnup")}
GOLDEN = (Path(__file__).parents[2] / "games/dnup/golden/two-greedy.game").read_text()
HERE = "203.0.113.9"


class Counted(ThreadArchiveWorker):
    """Counts what it is asked."""

    def __init__(self) -> None:
        super().__init__(GAMES, b"secret")
        self.asked: list[ArchiveRequest] = []

    async def answer(self, request: ArchiveRequest, address: str) -> ArchiveAnswer:
        self.asked.append(request)
        return await super().answer(request, address)


async def moments(archive: Archive, sent: bytes) -> bytes:
    return await archive.get(MomentsJob(RecordSource(await archive.check_sent(_name(sent))), 0, 32), HERE)


async def test_another_process_answers_as_this_one_does() -> None:
    apart, here = in_processes(MemoryStore(), ()), in_this_process(MemoryStore(), GAMES)
    told = [(sent := await each.send(GOLDEN, HERE), await moments(each, sent)) for each in (apart, here)]
    assert told[0] == told[1] and len(msgspec.json.decode(told[0][1])) == 32
    with pytest.raises(TableError, match="record_edited"):
        await apart.send(GOLDEN.replace("seats 2", "seats 9"), HERE)
    await apart.close()


async def test_a_process_that_was_killed_is_replaced_and_sent_the_record_again() -> None:
    records = ArchiveProcess(b"secret")
    archive = Archive(MemoryStore(), Counted(), records)
    sent = await archive.send(GOLDEN, HERE)
    assert records._process is not None and records._process.pid != os.getpid()
    records._process.kill()
    await records._process.wait()
    assert len(msgspec.json.decode(await moments(archive, sent))) == 32
    await archive.close()


@pytest.mark.parametrize("command", [("false",), ("sleep", "600"), ("no-such-program",)])
async def test_a_process_that_fails_is_no_refusal(command: Sequence[str]) -> None:
    """The caller is told to try again, and then is answered."""
    records = ArchiveProcess(b"secret", command, limit=0.2)
    archive = Archive(MemoryStore(), Counted(), records)
    with pytest.raises(TableError) as failed:
        await archive.send(GOLDEN, HERE)
    assert failed.value.code == "busy" and records._process is None
    records._command, records._limit = COMMAND, 60.0
    assert await archive.send(GOLDEN, HERE)
    await archive.close()


async def test_one_that_gave_up_waiting_leaves_no_answer_to_the_next() -> None:
    records = ArchiveProcess(b"secret")
    archive = Archive(MemoryStore(), Counted(), records)
    sent = await archive.send(GOLDEN, HERE)
    asked = asyncio.create_task(moments(archive, sent))
    while records._process is None or not records._turns._busy:
        await asyncio.sleep(0)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    assert isinstance(msgspec.json.decode(await moments(archive, sent)), list)
    await archive.close()


async def test_a_refused_record_is_refused_unread_the_next_time() -> None:
    records = Counted()
    archive = Archive(MemoryStore(), Counted(), records)
    for _ in range(3):
        with pytest.raises(TableError, match="not_a_record"):
            await archive.send("nonsense", HERE)
    assert len(records.asked) == 2  # without the text, and with it


async def test_an_answer_is_made_once() -> None:
    records = Counted()
    archive = Archive(MemoryStore(), Counted(), records)
    sent = await archive.send(GOLDEN, HERE)
    assert await asyncio.gather(*(moments(archive, sent) for _ in range(4))) == [await moments(archive, sent)] * 4
    assert len(records.asked) == 3


async def test_records_are_kept_up_to_a_total_size() -> None:
    archive = Archive(MemoryStore(), Counted(), Counted())
    archive._keep("old", "x" * (SENT // 2))
    archive._keep("new", "x" * (SENT // 2))
    archive._keep("third", "x")
    with pytest.raises(TableError, match="replay_gone"):
        await archive.check_sent("old")
    assert await archive.check_sent("new") and await archive.check_sent("third")


async def test_a_record_takes_no_turn_of_those_who_read_tables() -> None:
    """A table's readers have a process of their own."""
    tables, records = Counted(), Counted()
    archive = Archive(MemoryStore(), tables, records)
    sent = await archive.send(GOLDEN, HERE)
    await archive.get(StudyJob(await archive.check_sent(msgspec.json.decode(sent)["path"].rpartition("/")[2])), HERE)
    assert records.asked and not tables.asked


def test_a_replay_tells_how_much_delay_each_was_given_back() -> None:
    """TABLE-16: as the clock of the live table does."""
    game = GAMES["dnup"]
    played = record.read(GOLDEN, GAMES)
    kept = replace(played, clocks=TimeKept({"bank": 300}, (), (700, 0)))
    told = [replay_info(seen_replay(Replay(game, each), RecordSource(SentRef("x")))) for each in (played, kept)]
    assert [each.forgiven for each in told] == [(), (700, 0)]


class Timed(Counted):
    """Says that each answer took a second of processor time; like a process, it can be stopped."""

    async def answer(self, request: ArchiveRequest, address: str) -> ArchiveAnswer:
        return replace(await super().answer(request, address), seconds=1.0)


ANY = ArchiveRequest(StudyJob(SentRef("none")))


def shared(idle: object, patience: float = 60.0) -> tuple[SharedProcesses, Timed]:
    prompt = Timed()
    slow = IdleProcess(cast("ArchiveProcess", idle), patience)
    return SharedProcesses(cast("ArchiveProcess", prompt), slow, ProcessorShares(1.5)), prompt


async def test_an_address_that_used_up_its_processor_time_is_answered_in_idle_time() -> None:
    """Others are still answered at once."""
    idle = Timed()
    processes, prompt = shared(idle)
    for _ in range(5):
        await processes.answer(ANY, HERE)
    assert (len(prompt.asked), len(idle.asked)) == (2, 3)
    await processes.answer(ANY, "198.51.100.7")
    assert (len(prompt.asked), len(idle.asked)) == (3, 3)


async def test_an_address_is_answered_at_once_where_there_is_no_idle_time() -> None:
    """The idle process is waited for once, and stopped; for a minute after that it is not asked."""
    idle = ArchiveProcess(b"secret", ("sleep", "600"))
    processes, prompt = shared(idle, patience=0.1)
    processes._shares.charge(HERE, 60.0)
    assert [(await processes.answer(ANY, HERE)).lacks for _ in range(2)] == [True, True]
    assert len(prompt.asked) == 2 and idle._process is None and not processes._idle._time.is_likely


async def test_one_process_of_a_server_uses_idle_time(monkeypatch: pytest.MonkeyPatch) -> None:
    archive = in_processes(MemoryStore(), ("game.py",), seconds=3.0)
    kinds: Any = (archive._tables, archive._records, archive._games)
    assert {id(each._idle) for each in kinds} == {id(archive._tables._idle)}  # type: ignore[attr-defined]
    assert kinds[0]._idle.process._command == (*COMMAND, IDLE, "game.py")
    assert [each._prompt._command for each in kinds] == [(*COMMAND, "game.py")] * 3
    done = list[str]()
    monkeypatch.setattr(worker, "use_idle_time", lambda: done.append("idle"))
    monkeypatch.setattr(worker, "lower_priority", lambda: done.append("nice"))
    monkeypatch.setattr(worker, "_bound_memory", lambda: None)
    with monkeypatch.context() as ignored:
        ignored.setattr("signal.signal", lambda *_: None)
        for plugins in ([], [IDLE]):
            worker.main(BytesIO(bytes(4)), BytesIO(), plugins)
    assert done == ["nice", "nice", "idle"]


def _name(sent: bytes) -> str:
    return str(msgspec.json.decode(sent)["path"].rpartition("/")[2])
