"""An agent of PettingZoo's kind that plays over the network: each question as (observation, mask), its number back.

    python examples/outside_pettingzoo.py http://localhost:8765 dnup --games 3

The observation is the one of `pelipoyta.adapters.pettingzoo`, so an agent that was trained there can be put in place of
`policy`. Not for The Lord of the Rings: its views on the wire are shorter than those that are encoded.
"""

import argparse
import asyncio
import os
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from pelipoyta.adapters.encoding import encoding_of
from pelipoyta.client import Client, OpenQuestion, in_thread
from pelipoyta.games import load

RANDOM = np.random.default_rng()


class NumberedQuestion:
    """A question by numbers, as PettingZoo's environments ask it."""

    def __init__(self, ask: OpenQuestion, seats: int = 2) -> None:
        game = load(ask.game)
        encoding = encoding_of(game)
        view = msgspec.convert(ask.view, game.nouns.view)
        legal = [game.nouns.actions.decode(msgspec.json.encode(action)) for action in ask.legal]
        numbers = encoding.numbers(game.options() if game.hooks.first is None else game.hooks.first, seats)
        row = np.array([encoding.row(view, ask.seat, legal)], np.int64)
        self.observation: NDArray[np.float32] = encoding.tensor(row, seats)[0]
        self.mask: NDArray[np.int8] = np.zeros(numbers.size, np.int8)
        self._actions: dict[int, Any] = dict(zip(numbers.of(legal), ask.legal, strict=True))
        self.mask[list(self._actions)] = 1

    def action(self, number: int) -> Any:
        """The action of a number, as the server takes it."""
        return self._actions[number]


def policy(observation: NDArray[np.float32], mask: NDArray[np.int8]) -> int:
    """Your agent: a net would look at the observation; this one takes any number that the mask allows."""
    assert observation.ndim == 1
    return int(RANDOM.choice(np.flatnonzero(mask)))


def choose(ask: OpenQuestion) -> Any:
    question = NumberedQuestion(ask)
    return question.action(policy(question.observation, question.mask))


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=None)
    wish = parser.parse_args()
    async with Client(wish.url, os.environ["BOT_TOKEN"]) as me:
        async for ask in me.play(wish.game, games=wish.games):
            await ask.answer(await in_thread(choose, ask))


if __name__ == "__main__":
    asyncio.run(main())
