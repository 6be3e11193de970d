"""An outbox holds so much and no more; what it drops it makes good, and answers are never dropped."""

import asyncio

import pytest

from pelipoyta.server.outbox import REPLIES, Outbox

pytestmark = pytest.mark.anyio


async def drained(outbox: Outbox) -> list[str]:
    """All there is to send; nothing is left after it."""
    texts = await outbox.all()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await outbox.all()
    return texts


async def test_everything_comes_in_order_while_there_is_room() -> None:
    outbox = Outbox(lambda: ["anew"], messages=4, size=100)
    outbox.tell("a")
    outbox.reply("b")
    outbox.tell("c")
    assert await drained(outbox) == ["a", "b", "c"]
    outbox.tell("d")
    assert await drained(outbox) == ["d"]


@pytest.mark.parametrize("news", [["n"] * 5, ["x" * 40] * 3])
async def test_too_much_news_is_told_anew_and_answers_are_kept(news: list[str]) -> None:
    state = ["old"]
    outbox = Outbox(lambda: list(state), messages=4, size=100)
    outbox.reply("ack 1")
    for text in news:
        outbox.tell(text)
    outbox.reply("ack 2")
    state[:] = ["table", "view"]
    outbox.tell("even later")
    assert await drained(outbox) == ["ack 1", "ack 2", "table", "view"]
    outbox.tell("next")
    assert await drained(outbox) == ["next"]
    assert not outbox.hopeless


async def test_one_who_takes_no_answers_is_hopeless() -> None:
    outbox = Outbox(list)
    for _ in range(REPLIES):
        outbox.reply("ack")
    assert not outbox.hopeless
    outbox.reply("ack")
    assert outbox.hopeless


async def test_whoever_waits_is_woken() -> None:
    outbox = Outbox(lambda: ["anew"], messages=1)
    waiting = asyncio.create_task(outbox.all())
    await asyncio.sleep(0)
    outbox.tell("first")
    assert await waiting == ["first"]
    waiting = asyncio.create_task(outbox.all())
    await asyncio.sleep(0)
    outbox.tell("second")
    outbox.tell("third")
    assert await waiting == ["anew"]


async def test_what_comes_a_step_later_goes_along() -> None:
    """The news of a move, and its acknowledgement."""
    outbox = Outbox(list)
    waiting = asyncio.create_task(outbox.all())
    await asyncio.sleep(0)
    outbox.tell("update")
    asyncio.get_running_loop().call_soon(outbox.reply, "ack")
    assert await waiting == ["update", "ack"]
