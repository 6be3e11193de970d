"""A bot that plays over the network.

    python examples/outside_bot.py http://localhost:8765 dnup --games 3

Make a bot and its token on your account's page, and put the token into the environment as BOT_TOKEN.
"""

import argparse
import asyncio
import os
from random import Random
from typing import Any

from pelipoyta.client import Client, GameFinished, OpenQuestion, in_thread


def choose(ask: OpenQuestion, random: Random) -> Any:
    """Any legal action; put your own idea here. `ask.view` has everything that the seat sees."""
    return random.choice(ask.legal)


async def tell_results(me: Client) -> None:
    async for event in me.events():
        if isinstance(event, GameFinished):
            print(f"{event.game} {event.table}: {event.score}", flush=True)


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("game")
    parser.add_argument("--pace", default="quick")
    parser.add_argument("--games", type=int, default=None)
    parser.add_argument("--opponents", default="bots", choices=["bots", "people", "all"])
    wish, random = parser.parse_args(), Random()
    async with Client(wish.url, os.environ["BOT_TOKEN"]) as me:
        telling = asyncio.create_task(tell_results(me))
        async for ask in me.play(wish.game, wish.pace, opponents=wish.opponents, games=wish.games):
            await ask.answer(await in_thread(lambda ask: choose(ask, random), ask))
        telling.cancel()


if __name__ == "__main__":
    asyncio.run(main())
