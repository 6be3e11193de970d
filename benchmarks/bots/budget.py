"""Response times of bots against their budget while other tables are busy: real processes, real games, one pool.

`python benchmarks/bots/budget.py [--decisions N] [--budget S] [--tables N] [--bot NAME] [--json] [GAME ...]`

Five tables, or as many as are wanted, play game after game through one pool, none waiting for anything but its bots:
so each is measured beside four busy ones. Told is, of all choices that were any, by how much of its budget an answer
came: the worst, one in a thousand, the middle; and how often a bot had to be replaced.
"""

import argparse
import asyncio
import json
import os
from collections.abc import Sequence
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

from pelipoyta import compiled
from pelipoyta.bots.registry import names
from pelipoyta.bots.workers.pool import BotPool
from pelipoyta.games import NAMES, load
from pelipoyta.kernel.bot_request import BotRequest
from pelipoyta.kernel.game import AnyGame, Ask, Over


class BusyTables:
    """Tables of one game at one pool, and the times of their answers."""

    def __init__(self, game: AnyGame, bot: str, budget: float, pool: BotPool, wanted: int) -> None:
        self._game, self._bot, self._budget, self._pool = game, bot, budget, pool
        self._wanted = wanted
        self.took: list[float] = []

    async def play(self, table: int) -> None:
        for number in count():
            random = Random(f"{self._game.id}/{table}/{number}")
            state: Any = self._game.start(self._game.options(), self._game.seats[0])
            while not isinstance(pending := self._game.pending(state), Over):
                if len(self.took) >= self._wanted:
                    return
                if isinstance(pending, Ask):
                    seat = pending.seats[0]
                    state, _ = self._game.apply(state, seat, await self._choose(state, seat, pending.what, random))
                else:
                    state, _ = self._game.settle(state, pending.sample(random))

    async def _choose(self, state: Any, seat: int, what: str, random: Random) -> Any:
        view, legal = self._game.view(state, seat), self._game.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        began, seed = perf_counter(), random.getrandbits(48)
        request = BotRequest(
            game_id=self._game.id,
            bot=self._bot,
            seat=seat,
            view=view,
            ask=what,
            legal=legal,
            seed=seed,
            budget=self._budget,
        )
        action = await self._pool.choose(request)
        self.took.append(perf_counter() - began)
        return action


async def measure(name: str, bot: str, budget: float, tables: int, wanted: int) -> dict[str, Any]:
    """Measurements of one game; every process is warm before anything counts."""
    game = load(name)
    bot = bot or names(name)[-2]
    async with BotPool() as pool:
        warm = BusyTables(game, bot=bot, budget=budget, pool=pool, wanted=4 * (os.cpu_count() or 1))
        await asyncio.gather(*(warm.play(-1 - table) for table in range(tables)))
        pool.fallbacks.clear()
        hall = BusyTables(game, bot=bot, budget=budget, pool=pool, wanted=wanted)
        await asyncio.gather(*(hall.play(table) for table in range(tables)))
        return told(name, bot, budget, hall.took, dict(pool.fallbacks))


def told(name: str, bot: str, budget: float, took: Sequence[float], fallbacks: dict[str, int]) -> dict[str, Any]:
    """Shares of the budget."""
    shares = sorted(seconds / budget for seconds in took)

    def at(share: float) -> float:
        return round(shares[min(int(share * len(shares)), len(shares) - 1)], 3)

    found = {"worst": at(1.0), "one in a thousand": at(0.999), "one in a hundred": at(0.99), "middle": at(0.5)}
    return {"game": name, "bot": bot, "budget": budget, "decisions": len(took), **found, "replaced": fallbacks}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=NAMES)
    parser.add_argument("--decisions", type=int, default=2000, help="of each game")
    parser.add_argument("--budget", type=float, default=0.25)
    parser.add_argument("--tables", type=int, default=5)
    parser.add_argument("--bot", default="", help="the strongest, if none is named")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    standing = compiled.use()
    print(f"rules: {standing}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    for name in asked.games:
        found = asyncio.run(measure(name, asked.bot, asked.budget, asked.tables, asked.decisions))
        print(
            json.dumps(found) if asked.json else "  ".join(f"{key} {value}" for key, value in found.items()), flush=True
        )


if __name__ == "__main__":
    main()
