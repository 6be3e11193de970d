"""The server as a process: it says where it is or what is wrong, and says goodbye."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pelipoyta.server.serve import how_bots_think, serve
from pelipoyta.table.log.database_file import VERSION
from pelipoyta.table.log.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


@pytest.fixture
def cannot(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """The last words of a server that cannot start with these settings."""

    def last_words(**settings: str) -> str:
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        assert serve(port=0, lang="en") == 2
        return capsys.readouterr().err

    return last_words


def test_a_port_in_use(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for lang, word in (("fi", "käytössä"), ("sv", "upptagen"), ("en", "in use")):
            assert serve(port=port, lang=lang) == 2
            said = capsys.readouterr().err
            assert str(port) in said and word in said and f"--port {port + 1}" in said


def test_an_address_of_another_machine(capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(host="192.0.2.1", port=8765, lang="en") == 2
    assert "192.0.2.1" in capsys.readouterr().err


def test_a_database_that_cannot_be_used(cannot: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way " * 200)
    for url, says in (
        (f"sqlite:///{tmp_path}/file/games.sqlite3", "cannot be written"),
        (f"sqlite:///{tmp_path}/file", "not a Pelipöytä database"),
        ("mysql://here/there", "sqlite:////"),
        ("postgresql://club:hunter2@127.0.0.1:1/games", "postgresql://club@127.0.0.1:1/games"),
    ):
        assert says in cannot(PELIPOYTA_DATABASE_URL=url)


async def test_a_database_from_a_newer_version(tmp_path: Path) -> None:
    """The exit code of the whole process, and no traceback."""
    path = tmp_path / "games.sqlite3"
    await SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    command = [
        sys.executable,
        "-c",
        "import sys; from pelipoyta.server.serve import serve; sys.exit(serve(port=0, lang='en'))",
    ]
    env = {**os.environ, "PELIPOYTA_DATABASE_URL": f"sqlite:///{path}"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "newer" in done.stderr and str(path) in done.stderr and "Traceback" not in done.stderr


def test_a_setting_that_is_not_valid(cannot: Callable[..., str]) -> None:
    assert "PELIPOYTA_PAUSE" in cannot(PELIPOYTA_PAUSE="slow")


def test_every_wrong_setting_gets_a_sentence_of_its_own(cannot: Callable[..., str]) -> None:
    told = cannot(
        PELIPOYTA_PAUSE="slow", PELIPOYTA_PROXIES="nginx", PELIPOYTA_LOG_LEVEL="bogus", PELIPOYTA_HOSTS='["torn'
    ).splitlines()
    assert len(told) == 4
    for name, why in (
        ("PAUSE", "a number"),
        ("PROXIES", "nginx is neither an IP address"),
        ("LOG_LEVEL", "one of 'debug', 'info', 'warning', 'error', 'critical'"),
        ("HOSTS", "malformed"),
    ):
        assert [line for line in told if f"PELIPOYTA_{name} " in line and why in line]


def test_a_misspelt_setting_is_told(cannot: Callable[..., str]) -> None:
    """And is ignored; only another fault keeps the server from starting here."""
    told = cannot(PELIPOYTA_HOST="games.example", PELIPOYTA_DATABASE_URL="postgresql://here/there")
    assert "PELIPOYTA_HOST is not a setting" in told and "PELIPOYTA_HOSTS?" in told


@pytest.mark.parametrize(
    ("standing", "compiler", "how"),
    [("compiled", "", ""), ("off", "", ""), ("missing", "cc", "uncompiled"), ("stale", "", "no-compiler")],
)
def test_it_says_when_bots_look_less_far(
    standing: str, compiler: str, how: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Once, at the start, with or without a C compiler on the path."""
    monkeypatch.setattr("pelipoyta.compiled.standing", lambda: standing)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    if compiler:
        (tmp_path / compiler).touch(0o755)
    assert how_bots_think() == how


def test_it_says_goodbye_to_everyone(process: Callable[..., Any]) -> None:
    server = process()
    table = server.made("me", "open")["table"]
    with connect(server.live(table)) as line:
        line.send('{"type":"hello","token":null,"seen":0}')
        line.recv(), line.recv()  # welcome, and that onlookers listen
        server.stop(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012


def test_a_message_too_large_is_told_and_one_far_too_large_ends_the_line(process: Callable[..., Any]) -> None:
    server = process()
    table = server.made("me", "open")["table"]
    with connect(server.live(table)) as line:
        line.send('{"type":"ping","x":"' + "x" * 16_400 + '"}')
        assert '"too_large"' in str(line.recv())
        line.send('{"type":"ping"}')
        assert line.recv() == '{"type":"pong"}'
        line.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
