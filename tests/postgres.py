"""A PostgreSQL server of the tests' own: Debian's programs, a folder and a socket of its own, no network."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg

ROOT = Path(__file__).parents[1]
SETTINGS = ("listen_addresses=", "fsync=on", "max_connections=60", "shared_buffers=16MB")


class PostgresServer:
    """A running server; each test takes a database of its own."""

    def __init__(
        self,
        folder: Path,
        programs: Path,
        user: str | None,
        port: int = 0,
        *,
        host: str = "127.0.0.1",
        trusted: str = "",
    ) -> None:
        """`port` of `host`, for clients that come by TCP, 0: none; `trusted` are their addresses, if not local."""
        self.port, self._host = port, host
        self._folder, self._programs, self._user = folder, programs, user
        self._run("initdb", "-D", str(folder / "data"), "-U", "pelipoyta", "-A", "trust", "--no-sync", "-E", "UTF8")
        if trusted:
            with (folder / "data" / "pg_hba.conf").open("a") as allowed:
                allowed.write(f"host all all {trusted} trust\n")
        self.start()

    def start(self) -> None:
        network = (f"port={self.port}", f"listen_addresses={self._host}") if self.port else ()
        options = " ".join([f"-k {self._folder}", *(f"-c {each}" for each in (*SETTINGS, *network))])
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-w", "-l", log, "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-w", "-m", mode, "stop")

    @property
    def folder(self) -> Path:
        return self._folder

    def revive(self) -> None:
        """Start again, if it has shut down by itself."""
        try:
            with psycopg.connect(self.url("postgres"), connect_timeout=5):
                return
        except psycopg.Error:
            with suppress(subprocess.CalledProcessError):
                self.stop()
            self.start()

    def new_database(self) -> str:
        """Create an empty database and give its address."""
        name = f"t{uuid4().hex}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, database: str) -> str:
        port = f"&port={self.port}" if self.port else ""
        return f"postgresql://pelipoyta@/{database}?host={self._folder}{port}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        env = {**os.environ, "LC_ALL": "C.UTF-8"}  # a test may have set a locale that is not installed
        how: dict[str, Any] = {"user": self._user, "cwd": self._folder, "env": env}
        subprocess.run(command, check=True, capture_output=True, timeout=120, **how)


@contextmanager
def postgres_server(
    port: int = 0, where: Path | None = None, *, host: str = "127.0.0.1", trusted: str = ""
) -> Iterator[PostgresServer]:
    """Start a server; root starts it as Debian's user `postgres`, since PostgreSQL refuses to run as root."""
    found = subprocess.run([ROOT / "scripts" / "postgres"], check=True, capture_output=True, text=True, timeout=600)
    folder = Path(tempfile.mkdtemp(prefix="pelipoyta-pg-", dir=where))
    user = "postgres" if os.geteuid() == 0 else None
    if user:
        account = pwd.getpwnam(user)
        os.chown(folder, account.pw_uid, account.pw_gid)
    server = PostgresServer(folder, Path(found.stdout.strip()), user, port, host=host, trusted=trusted)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)
