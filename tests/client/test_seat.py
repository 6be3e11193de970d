"""A bot's seat: each question is asked once, each answer is sent until it is settled, and clocks are read."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
from tests.client.conftest import OVER, PAIRED, Stage, asked, heard, say
from websockets.asyncio.server import ServerConnection

from pelipoyta.client import line
from pelipoyta.client.errors import BadAnswer, IllegalAnswer, NotAdmitted
from pelipoyta.client.events import BotLimited, GameFinished, LineLost
from pelipoyta.client.messages import SeatPaired
from pelipoyta.client.question import Answered, OpenQuestion
from pelipoyta.client.seat import TableSeat

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "FIRST_PAUSE", 0.01)


class Sitting:
    """A seat whose questions and events are kept."""

    def __init__(self, url: str) -> None:
        self.questions: asyncio.Queue[OpenQuestion] = asyncio.Queue()
        self.events: list[Any] = []
        place = SeatPaired(**PAIRED)
        asks, tells = self.questions.put_nowait, self.events.append
        self.seat = TableSeat(url.replace("http", "ws"), "secret", place, asks, tells)
        self.running = asyncio.create_task(self.seat.run())


async def begun(connection: ServerConnection) -> dict[str, Any]:
    hello = await heard(connection, "hello")
    await say(connection, "update", **asked(1))
    return hello


async def end(connection: ServerConnection) -> None:
    await say(connection, "update", **asked(9, **OVER))
    await connection.wait_closed()


def answers(**reply: Any) -> Callable[[ServerConnection], Any]:
    """A table that replies to the first answer so, and then ends."""

    async def table(connection: ServerConnection) -> None:
        await begun(connection)
        done = await heard(connection, "do")
        await say(connection, id=done["id"], **reply)
        await heard(connection, "resign")
        await end(connection)

    return table


async def test_an_answer_is_done_once_it_is_acknowledged(stage: Stage) -> None:
    sitting = Sitting(await stage(answers(type="ack")))
    question = await sitting.questions.get()
    assert (question.table, question.game, question.seat, question.what) == ("t1", "toy", 0, "pick")
    assert (question.view, question.legal, question.is_open) == ({"n": 1}, [1, 2], True)
    assert (question.deadline, question.seconds_left) == (None, None)
    assert await question.answer(1) is Answered.DONE
    assert not question.is_open
    assert await sitting.seat.resign() is Answered.OVER
    await sitting.running
    assert await question.answer(2) is Answered.OVER
    assert [type(each) for each in sitting.events] == [GameFinished]
    assert sitting.events[0].result.scores == (1.0, 0.0)


@pytest.mark.parametrize(
    ("reply", "outcome", "is_open"),
    [
        ({"type": "held"}, Answered.DONE, False),
        ({"type": "error", "code": "stale"}, Answered.STALE, False),
        ({"type": "error", "code": "game_over"}, Answered.OVER, False),
        ({"type": "error", "code": "bad_action", "facts": {"x": 1}}, BadAnswer("bad_action"), True),
        ({"type": "refused", "rule": "T-2", "reason": "no", "facts": {}}, IllegalAnswer("T-2", "no", {}), True),
    ],
)
async def test_an_answer_that_is_settled_otherwise(stage: Stage, reply: Any, outcome: Any, is_open: bool) -> None:
    sitting = Sitting(await stage(answers(**reply)))
    question = await sitting.questions.get()
    if isinstance(outcome, Answered):
        assert await question.answer(1) is outcome
    else:
        with pytest.raises(type(outcome)) as told:
            await question.answer(1)
        assert told.value.code == outcome.code
    assert question.is_open is is_open
    await sitting.seat.resign()
    await sitting.running


async def test_a_limited_answer_is_sent_again_under_its_id(stage: Stage) -> None:
    ids = []

    async def table(connection: ServerConnection) -> None:
        await begun(connection)
        ids.append((await heard(connection, "do"))["id"])
        await say(connection, "error", code="too_fast", facts={"seconds": 0.02}, id=ids[0])
        ids.append((await heard(connection, "do"))["id"])
        await say(connection, "error", code="too_fast", id="another")  # of no command of this seat
        await say(connection, "error", code="too_fast")
        await say(connection, "ack", id=ids[0])
        await end(connection)

    sitting = Sitting(await stage(table))
    assert await (await sitting.questions.get()).answer(1) is Answered.DONE
    await sitting.running
    assert ids[0] == ids[1]
    limited = [each for each in sitting.events if isinstance(each, BotLimited)]
    assert [(each.code, each.seconds) for each in limited] == [("too_fast", 0.02)]


async def test_a_line_that_breaks_repeats_the_answer_and_no_question(stage: Stage) -> None:
    met: list[Any] = []

    async def table(connection: ServerConnection) -> None:
        if not met:
            met.append((await begun(connection))["seen"])
            met.append(await heard(connection, "do"))
            return
        hello = await heard(connection, "hello")
        met.append((hello["seen"], hello["token"]))
        await say(connection, "update", **asked(1))  # told again after the gap
        met.append(await heard(connection, "do"))
        await say(connection, "update", **asked(2))  # the next question comes before the acknowledgement
        await say(connection, "ack", id=met[3]["id"])
        await heard(connection, "resign")
        await end(connection)

    sitting = Sitting(await stage(table))
    first = await sitting.questions.get()
    assert await first.answer(2) is Answered.DONE
    second = await sitting.questions.get()
    assert (second.step, second.is_open, first.is_open) == (2, True, False)
    await sitting.seat.resign()
    await sitting.running
    assert met[0] == 0 and met[2] == (1, "seat-token") and met[1] == met[3]
    assert met[1]["at"] == 1 and met[1]["action"] == 2
    assert [each.table for each in sitting.events if isinstance(each, LineLost)] == ["t1"]


async def test_what_the_seat_need_not_answer_is_no_question(stage: Stage) -> None:
    async def table(connection: ServerConnection) -> None:
        await heard(connection, "hello")
        await say(connection, "said", lines=[])
        await say(connection, "of another age")
        await say(connection, "update", **asked(1, ask={"seats": [1], "what": "pick"}))
        await say(connection, "update", **asked(2, ask=None))
        await say(connection, "update", **asked(3, legal=[]))
        await say(connection, "update", **asked(4, forced={"action": 1}))
        await say(connection, "update", **asked(5))
        await end(connection)

    sitting = Sitting(await stage(table))
    await sitting.running
    assert [sitting.questions.get_nowait().step for _ in range(sitting.questions.qsize())] == [5]


async def test_clocks_are_read_and_probes_echoed(stage: Stage) -> None:
    echoed = []

    async def table(connection: ServerConnection) -> None:
        await heard(connection, "hello")
        clocks = [
            {"seats": [1], "left": 1, "room": 1, "runs": False},
            {"seats": [0], "left": 60_000, "room": 5_000, "runs": True},
        ]
        await say(connection, "clocks", clocks=clocks, probe=7, line=4_000)
        echoed.append((await heard(connection, "echo"))["probe"])
        await say(connection, "update", **asked(1))
        await heard(connection, "resign")
        await say(connection, "clocks", clocks=clocks[:1], probe=8, line=0)
        await heard(connection, "echo")
        await end(connection)

    sitting = Sitting(await stage(table))
    question = await sitting.questions.get()
    assert question.deadline is not None and question.seconds_left is not None
    assert 60 < question.deadline - monotonic() < 63, "half of the line's time has passed"
    assert 60 < question.seconds_left < 63
    await sitting.seat.resign()
    assert sitting.seat.clock is None and question.deadline is None
    await sitting.running
    assert echoed == [7]


async def test_an_answer_to_a_table_that_is_closed_fails(stage: Stage) -> None:
    async def table(connection: ServerConnection) -> None:
        await begun(connection)
        await heard(connection, "do")
        await connection.close(4401)

    sitting = Sitting(await stage(table))
    with pytest.raises(NotAdmitted):
        await (await sitting.questions.get()).answer(1)
    with pytest.raises(NotAdmitted):
        await sitting.running
