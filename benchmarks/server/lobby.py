"""Cost of the lobby's lists: 10,000 tables, 1,000 watchers with 40 filters; `python -m benchmarks.server.lobby`."""

import asyncio
import statistics
from random import Random
from time import perf_counter
from typing import Literal

from pelipoyta.community.listing.rows import LobbyFilter
from pelipoyta.community.table_index.row import IndexedSeat, IndexedTable
from pelipoyta.server.lobby import board as boards
from pelipoyta.server.lobby.gathering import INTERVAL
from pelipoyta.table.watching import Watching

TABLES, WATCHERS, CHANGES = 10_000, 1_000, 200
Pace = Literal["free", "quick", "slow", "days"]
GAMES = [f"game{n}" for n in range(8)]
PACES: tuple[Pace, ...] = ("free", "quick", "slow", "days")


def table(random: Random, created: float) -> IndexedTable:
    seats = (IndexedSeat(name="Aino", taken=True), IndexedSeat())
    return IndexedTable(
        listing="open", club="", rated=False, watch=Watching(), game=random.choice(GAMES), rules=1, seats=seats,
        options={"variant": "usual"}, time=None, pace=random.choice(PACES), phase="waiting", asked=(),
        public_asked=(), steps=0, scores=None, ended_by="", hints=True, teaching=False, contest="", before="",
        created=created, started=None, ended=None, changed=created,
    )  # fmt: skip


class Watcher:
    """Counts bytes, and notes when a change was heard."""

    def __init__(self) -> None:
        self.bytes = 0
        self.heard: list[float] = []

    def tell(self, text: bytes) -> None:
        self.bytes += len(text)
        self.heard.append(perf_counter())


async def main() -> None:
    random = Random(7)
    board = boards.LobbyBoard(lambda name: False)
    began = perf_counter()
    board.load({f"t{n}": table(random, float(n)) for n in range(TABLES)})
    board.flush()
    print(f"{TABLES} rows taken in {1000 * (perf_counter() - began):.0f} ms")
    watchers = [Watcher() for _ in range(WATCHERS)]
    filters = [LobbyFilter(game=game, pace=pace) for game in GAMES for pace in ("", *PACES)]
    began = perf_counter()
    for number, watcher in enumerate(watchers):
        board.watch(watcher.tell, boards.ListKey(filters[number % len(filters)]), 0, 60, None)
    print(f"{WATCHERS} windows sent in {1000 * (perf_counter() - began):.0f} ms, {watchers[0].bytes} bytes each")
    for watcher in watchers:
        watcher.bytes = 0
    costs, delays = [], []
    for number in range(CHANGES):
        for watcher in watchers:
            watcher.heard.clear()
        made = perf_counter()
        board._put_table(f"t{random.randrange(TABLES)}", table(random, float(number)))
        await asyncio.sleep(INTERVAL + 0.02)
        delays += [heard - made for watcher in watchers for heard in watcher.heard]
        began = perf_counter()
        board._put_table(f"new{number}", table(random, float(number)))
        board.flush()
        costs.append(perf_counter() - began)
    sent = sum(watcher.bytes for watcher in watchers) / (2 * CHANGES)
    print(f"a change: {1e6 * statistics.median(costs):.0f} µs, {sent:.0f} bytes to all watchers together")
    late = statistics.quantiles(delays, n=20)[-1]
    print(f"seen after {1000 * statistics.median(delays):.0f} ms, p95 {1000 * late:.0f} ms")


if __name__ == "__main__":
    import sys

    from benchmarks.server.lobby_sockets import scroll, sockets

    asyncio.run({"--sockets": sockets, "--scroll": scroll}.get(sys.argv[-1], main)())
