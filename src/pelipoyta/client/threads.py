"""Thread for slow thinkers: the event loop stays free, so that pings go on and other games are answered."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
Question = TypeVar("Question")


async def in_thread(choose: "Callable[[Question], T]", question: Question) -> T:
    """Run `choose(question)` in a thread: `await ask.answer(await in_thread(choose, ask))`."""
    return await asyncio.to_thread(choose, question)
