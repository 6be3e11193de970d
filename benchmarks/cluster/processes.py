"""Processes of a cluster's benchmark: servers of some shape, PostgreSQL and NATS, with their processor time."""

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.server.moves import HERE, UNLIMITED, Table
from tests.nats import NatsServer, nats_server
from tests.postgres import PostgresServer, postgres_server

Parts = dict[str, float]  # processor seconds by part


class Serving:
    """One `pelipoyta serve`."""

    def __init__(self, part: str, settings: Mapping[str, str], log: Path) -> None:
        self.part = part
        named = {"PAUSE": "60", "BOT_WORKERS": "1", **UNLIMITED, **settings}
        known = {name: value for name, value in os.environ.items() if not name.startswith("PELIPOYTA_")}
        env = {**known, **{f"PELIPOYTA_{name}": value for name, value in named.items()}, "PYTHONPATH": str(HERE)}
        with log.open("a") as out:
            command = [sys.executable, "-m", "pelipoyta", "serve", "--port", "0"]
            self._process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=out, text=True)
        assert self._process.stdout is not None
        found = re.search(r"http://\S+?:(\d+)", self._process.stdout.readline())
        if found is None:
            raise RuntimeError(f"{part} does not start: {log.read_text()[-2000:]}")
        self.address = f"127.0.0.1:{found[1]}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()


class Shape:
    """Servers that serve together, as one way of the comparison."""

    def __init__(self, name: str, servers: list[Serving], services: Mapping[str, int]) -> None:
        """`services`: process ids of PostgreSQL and NATS, where this way uses them."""
        self.name, self.servers, self._services = name, servers, services
        self.addresses = [each.address for each in servers if each.part != "owners"]
        self.address = self.addresses[0]

    def parts(self) -> Parts:
        """Processor seconds so far; a service is shared with other ways, which rest meanwhile."""
        found: Parts = {}
        for server in self.servers:
            found[server.part] = found.get(server.part, 0.0) + processor_seconds([server.pid])
        for name, pid in self._services.items():
            found[name] = processor_seconds([pid, *children(pid)])
        return found

    def processor_seconds(self) -> float:
        return sum(self.parts().values())

    def table(self, _address: str, random: Random, pace: float) -> "SpreadTable":
        return SpreadTable(self.addresses, random, pace)

    def stop(self) -> None:
        for server in self.servers:
            server.stop()


class SpreadTable(Table):
    """Table whose players connect anywhere, as a proxy would have them."""

    def __init__(self, addresses: list[str], random: Random, pace: float) -> None:
        self._addresses = addresses
        super().__init__(addresses[0], random, pace)

    @property
    def address(self) -> str:
        return self.random.choice(self._addresses)

    @address.setter
    def address(self, _address: str) -> None:
        """Keep none: each connection chooses."""


class Grounds:
    """PostgreSQL and NATS for all ways, and a folder."""

    def __init__(self, folder: Path, postgres: PostgresServer, nats: NatsServer) -> None:
        self.folder, self.postgres, self.nats = folder, postgres, nats
        self.services = {"PostgreSQL": int((postgres.folder / "data/postmaster.pid").read_text().split()[0])}
        self.with_bus = {**self.services, "NATS": nats.pid}

    def alone(self, name: str, url: str = "") -> Shape:
        """One process, on SQLite or on PostgreSQL."""
        at = url or f"sqlite:///{self.folder}/{name.replace(' ', '-')}.sqlite3"
        serving = Serving("server", {"DATABASE_URL": at}, self.folder / "alone.log")
        return Shape(name, [serving], self.services if url else {})

    def cluster(self, name: str, gateways: int, owners: int, url: str = "") -> Shape:
        """Gateways and owners; no owners: processes that do both."""
        at = {"DATABASE_URL": url or self.postgres.new_database(), "BUS_URL": self.nats.url}
        log = self.folder / "cluster.log"
        roles = [("owners", "owner")] * owners + [("gateways", "gateway" if owners else "all")] * gateways
        return Shape(name, [Serving(part, {**at, "ROLE": role}, log) for part, role in roles], self.with_bus)


@contextmanager
def grounds(folder: Path) -> Iterator[Grounds]:
    """Start PostgreSQL, which commits to disk, and NATS."""
    with ExitStack() as stack:
        postgres = stack.enter_context(postgres_server())
        yield Grounds(folder, postgres, stack.enter_context(nats_server()))


def processor_seconds(pids: Iterable[int]) -> float:
    """Processor seconds of all threads of these processes so far."""
    threads = (thread for pid in pids for thread in Path(f"/proc/{pid}/task").glob("*/schedstat"))
    return sum(int(_read(thread).split()[0] or 0) for thread in threads) / 1e9


def children(pid: int) -> list[int]:
    """Processes that a process has started itself."""
    found = [_read(each).split() for each in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(child) for each in found for child in each if child.isdigit()]


def _read(file: Path) -> str:
    try:
        return file.read_text() or "0"
    except OSError:  # it ended
        return "0"


def shares(before: Parts, after: Parts, count: float) -> dict[str, Any]:
    """Milliseconds of each part for one of so many."""
    return {name: round(max(after[name] - before[name], 0.0) * 1000 / count, 3) for name in after}
