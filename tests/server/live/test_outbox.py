"""An outbox holds so much and no more; what it drops it makes good, and answers are never dropped."""

import asyncio
from collections.abc import Sequence

import pytest

from pelipoyta.server.live.outbox import REPLIES, Outbox

pytestmark = pytest.mark.anyio


async def drained(outbox: Outbox) -> list[bytes]:
    """All there is to send; nothing is left after it."""
    texts = await outbox.all()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await outbox.all()
    return texts


async def turns(count: int) -> None:
    """So many rounds of the loop."""
    for _ in range(count):
        await asyncio.sleep(0)


async def test_everything_comes_in_order_while_there_is_room() -> None:
    outbox = Outbox(lambda: [b"anew"], messages=4, size=100)
    outbox.send(b"a")
    outbox.reply(b"b")
    outbox.send(b"c")
    assert await drained(outbox) == [b"a", b"b", b"c"]
    outbox.send(b"d")
    assert await drained(outbox) == [b"d"]


@pytest.mark.parametrize("news", [[b"n"] * 5, [b"x" * 40] * 3])
async def test_too_much_news_is_told_anew_and_answers_are_kept(news: list[bytes]) -> None:
    state = [b"old"]
    outbox = Outbox(lambda: list(state), messages=4, size=100)
    outbox.reply(b"ack 1")
    for text in news:
        outbox.send(text)
    outbox.reply(b"ack 2")
    state[:] = [b"table", b"view"]
    outbox.send(b"even later")
    assert await drained(outbox) == [b"ack 1", b"ack 2", b"table", b"view"]
    outbox.send(b"next")
    assert await drained(outbox) == [b"next"]
    assert not outbox.hopeless


async def test_one_who_takes_no_answers_is_hopeless() -> None:
    outbox = Outbox(list)
    for _ in range(REPLIES):
        outbox.reply(b"ack")
    assert not outbox.hopeless
    outbox.reply(b"ack")
    assert outbox.hopeless


async def test_whoever_waits_is_woken() -> None:
    outbox = Outbox(lambda: [b"anew"], messages=1)
    waiting = asyncio.create_task(outbox.all())
    await asyncio.sleep(0)
    outbox.send(b"first")
    assert await waiting == [b"first"]
    waiting = asyncio.create_task(outbox.all())
    await asyncio.sleep(0)
    outbox.send(b"second")
    outbox.send(b"third")
    assert await waiting == [b"anew"]


async def test_what_can_be_sent_at_once_wakes_nobody() -> None:
    sent: list[bytes] = []
    free = True

    def write(texts: Sequence[bytes]) -> bool:
        sent.extend(texts if free else ())
        return free

    outbox = Outbox(lambda: [b"anew"], write)
    waiting = asyncio.create_task(outbox.all())
    await asyncio.sleep(0)
    outbox.send(b"first")
    await turns(2)
    outbox.send(b"second")
    await turns(2)
    assert sent == [b"first", b"second"] and not waiting.done()
    free = False
    outbox.send(b"third")
    assert await waiting == [b"third"] and sent == [b"first", b"second"]


async def test_what_comes_a_step_later_goes_along() -> None:
    """The news of a move, and its acknowledgement."""
    outbox = Outbox(list)
    waiting = asyncio.create_task(outbox.all())
    await asyncio.sleep(0)
    outbox.send(b"update")
    asyncio.get_running_loop().call_soon(outbox.reply, b"ack")
    assert await waiting == [b"update", b"ack"]


async def test_an_acknowledgement_is_written_with_its_news() -> None:
    """Whoever moved is woken by the same move that is news to it: one write, not two."""
    written: list[list[bytes]] = []

    def write(texts: Sequence[bytes]) -> bool:
        written.append([*texts])
        return True

    outbox = Outbox(list, write)
    done = asyncio.get_running_loop().create_future()

    async def moves() -> None:
        await done
        outbox.reply(b"ack")

    tasks = [asyncio.create_task(outbox.all()), asyncio.create_task(moves())]
    await turns(1)
    outbox.send(b"update")
    done.set_result(None)
    await turns(3)
    assert written == [[b"update", b"ack"]]
    for task in tasks:
        task.cancel()
