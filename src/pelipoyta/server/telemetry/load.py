"""Load of this process now: tables, connections and queues, read where they are."""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import isfinite
from pathlib import Path
from typing import Protocol, runtime_checkable

from msgspec import Struct

from pelipoyta.server.schemas.people.moderation import FaultInfo, ServerLoad, TableCount
from pelipoyta.server.telemetry.faults import FAULTS
from pelipoyta.server.telemetry.meters import Histogram, Meters

PAGE = 4096
MOST = 0.99  # of all times
STATM = Path("/proc/self/statm")


@runtime_checkable
class CountedBots(Protocol):
    """Bots that count what they do."""

    choices: int
    fallbacks: Counter[str]

    @property
    def waiting(self) -> int:
        """Number of choices that wait for a process."""


@runtime_checkable
class Queued(Protocol):
    """A queue that tells its length."""

    @property
    def waiting(self) -> int: ...


class Load(Struct, frozen=True, kw_only=True):
    """Tables, queues and memory of the process."""

    tables: Mapping[tuple[str, str], int]  # by game and phase
    queues: Mapping[str, int]
    choices: int  # of bots since the start
    fallbacks: Mapping[str, int]  # choices of bots that were replaced, by reason
    memory: int  # bytes; 0 where the system does not tell


def load_of(sources: Mapping[str, object], tables: Iterable[tuple[str, str]]) -> Load:
    """Load of the process: `sources` have queues or count choices of bots, `tables` are games and phases."""
    bots = sources.get("bots")
    bots = bots if isinstance(bots, CountedBots) else None
    return Load(
        tables=Counter(tables),
        queues={name: each.waiting for name, each in sources.items() if isinstance(each, Queued)},
        choices=bots.choices if bots else 0,
        fallbacks=dict(bots.fallbacks) if bots else {},
        memory=memory(),
    )


def load_info(meters: Meters, load: Load) -> ServerLoad:
    """Load as the operator's page shows it."""
    return ServerLoad(
        started=meters.started,
        tables=tuple(TableCount(*key, count) for key, count in sorted(load.tables.items())),
        sockets={kind: count for kind, count in meters.sockets.items() if count},
        moves=meters.commands["do"],
        ack_ms=_milliseconds(meters.acks),
        commit_ms=_milliseconds(meters.commits),
        lag_ms=_milliseconds(meters.lag),
        queues=dict(load.queues),
        choices=load.choices,
        fallbacks=dict(load.fallbacks),
        memory=load.memory,
        faults=tuple(FaultInfo(each.level, each.event, each.count, each.last) for each in FAULTS.of_last_day()),
    )


def _milliseconds(times: Histogram) -> float | None:
    bound = times.quantile(MOST)
    return bound * 1000 if isfinite(bound) else None


def memory() -> int:
    """Resident bytes of this process."""
    try:
        return int(STATM.read_text().split()[1]) * PAGE
    except OSError:
        return 0
