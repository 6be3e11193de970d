"""Fleet: PostgreSQL, NATS, gateways and owners as real processes, each with proxies of its own that can be cut."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
from tests.chaos.machine import SharedClock, SmallDisk
from tests.chaos.networks import LoopbackNetwork, MemberNetwork, Network
from tests.nats import NatsServer, free_port
from tests.postgres import PostgresServer
from tests.server.fork_server import ForkServer

LEASE = 1.0  # seconds
WRITERS = """
CREATE TABLE chaos_writers (table_id TEXT, seq INT, epoch BIGINT, owner TEXT, writer TEXT);
CREATE FUNCTION chaos_note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO chaos_writers SELECT NEW.table_id, NEW.seq, epoch, owner, current_setting('application_name')
    FROM placed WHERE placed.table_id = NEW.table_id;
    RETURN NEW;
END $$;
CREATE TRIGGER chaos_note AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION chaos_note()
"""


class Member:
    """One process of the fleet."""

    def __init__(
        self, fork_server: ForkServer, role: str, name: str, network: MemberNetwork, settings: dict[str, str]
    ) -> None:
        self.role, self.name, self.network, self.proxies = role, name, network, network.proxies
        self.port = free_port()
        self._fork_server, self._settings = fork_server, settings
        self.log = Path(settings["LOG"])
        self.pid: int | None = None
        self.paused = False

    @property
    def address(self) -> str:
        return f"{self.network.host}:{self.port}"

    async def start(self) -> None:
        """Start, and wait until the port answers."""
        names = {f"PELIPOYTA_{name}": value for name, value in self._settings.items() if name != "LOG"}
        env = {**os.environ, **names, "PGAPPNAME": self.name}
        for _ in range(10):
            with self.log.open("a") as log:
                place = {"host": self.network.host, "namespace": self.network.namespace}
                self.pid = self._fork_server.fork(self.port, 0, env, log.fileno(), log.fileno(), **place)
            for _ in range(600):
                if await self.answers():
                    return
                if not Path(f"/proc/{self.pid}/status").exists() or "zombie" in _state(self.pid):
                    break
                await asyncio.sleep(0.02)
            self.kill()
        raise AssertionError(f"{self.name} does not start: {self.log.read_text()[-3000:]}")

    async def answers(self) -> bool:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(self.network.host, self.port)
            writer.write(f"GET /readyz HTTP/1.1\r\nHost: {self.network.host}\r\nConnection: close\r\n\r\n".encode())
            answer = await reader.readline()
            writer.close()
            return b" 200 " in answer
        return False

    def kill(self) -> None:
        if self.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGCONT)
                os.kill(self.pid, signal.SIGKILL)
            self._fork_server.reap(self.pid)
            self.pid, self.paused = None, False

    def pause(self) -> None:
        assert self.pid is not None
        self.paused = True
        os.kill(self.pid, signal.SIGSTOP)

    def resume(self) -> None:
        assert self.pid is not None
        self.paused = False
        os.kill(self.pid, signal.SIGCONT)


def _state(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/status").read_text().partition("State:")[2].partition("\n")[0]
    return "zombie"


class Fleet:
    """Gateways and owners on one database and one bus."""

    def __init__(
        self,
        postgres: PostgresServer,
        nats: NatsServer,
        folder: Path,
        network: Network | None = None,
        disk: SmallDisk | None = None,
        **settings: str,
    ) -> None:
        self.postgres, self.nats, self._folder, self._more = postgres, nats, folder, settings
        self._network = network or LoopbackNetwork()
        self.url = postgres.new_database()
        self.database = self.url.partition("@/")[2].partition("?")[0]
        self.gateways: list[Member] = []
        self.owners: list[Member] = []
        self.disk = disk
        self.database_care = asyncio.Lock()  # held while PostgreSQL is stopped or started
        self.clock = SharedClock(folder / "clock")
        self._fork_server = ForkServer("-m", "tests.chaos.shifted_clock", more=str(self.clock.file))

    async def start(self, gateways: int, owners: int) -> None:
        self.owners = [await self._member("owner", number) for number in range(owners)]
        self.gateways = [await self._member("gateway", number) for number in range(gateways)]
        with psycopg.connect(self.url, autocommit=True) as db:
            db.execute(WRITERS)

    @property
    def members(self) -> list[Member]:
        return [*self.owners, *self.gateways]

    def read(self, query: str, *values: Any) -> list[Any]:
        """Rows of the database, past all proxies."""
        with psycopg.connect(self.url, autocommit=True) as db:
            return db.execute(query, values).fetchall()

    async def close(self) -> None:
        for member in self.members:
            member.kill()
            for proxy in member.proxies.values():
                await proxy.close()
        self._fork_server.close()

    async def _member(self, role: str, number: int) -> Member:
        name = f"{role}-{number}"
        network = await self._network.member(self.postgres.port, self.nats.port)
        settings = {
            "DATABASE_URL": f"postgresql://pelipoyta@{network.addresses['db']}/{self.database}",
            "BUS_URL": f"nats://{network.addresses['bus']}",
            "HOSTS": network.host,
            "ROLE": role,
            "LEASE_SECONDS": str(LEASE),
            "PAUSE": "0",
            "BOT_WORKERS": "1",
            "LOG": str(self._folder / f"{name}.log"),
            **dict.fromkeys(
                ("MESSAGES_PER_SECOND", "LOBBY_MESSAGES_PER_SECOND", "TABLES_PER_MINUTE", "HELLOS_PER_SECOND"),
                "1000000",
            ),
            **self._more,
        }
        member = Member(self._fork_server, role, name, network, settings)
        await member.start()
        return member
