"""A whole server in this process, with small games and bots that a test can look into."""

import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import arvaus
import pytest
import structlog
from starlette.testclient import TestClient, WebSocketTestSession
from tests.databases import copied_migrations
from tests.failures import FAILURES, note_failure
from tests.server import web
from tests.server.fork_server import ForkServer, shared_fork_server

from pelipoyta.bots.workers.explain import hints_for
from pelipoyta.games import load
from pelipoyta.kernel.bot_request import BotRequest
from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.app import create_app
from pelipoyta.server.settings import Settings


class FirstChoice:
    """A bot that takes the first of its choices, and remembers what it was shown."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    async def choose(self, request: BotRequest) -> Any:
        self.views.append(request.view)
        return request.legal[0] if request.ask else None

    async def difficulty(self, game_id: str, seat: int, view: Any, seed: int) -> float:
        return 0.5

    async def explain(self, game_id: str, seat: int, view: Any, action: Any) -> Any:
        return hints_for(load(game_id), view, seat, action)


class Line:
    """One connection: says things, and hears the answers in order."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.commands = 0
        self.seat: int | None = None
        self.at = 0
        self.updates: list[dict[str, Any]] = []

    def say(self, type: str, **what: Any) -> None:
        self.socket.send_json({"type": type, **what})

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = self.socket.receive_json()
        if message["type"] == "update":
            self.at = message["at"]
            self.updates.append(message)
        return message

    def until(self, type: str) -> dict[str, Any]:
        """The next message of that type, whatever comes before it."""
        while (message := self.hear())["type"] != type:
            pass
        return message

    def until_table(self, holds: Callable[[dict[str, Any]], object]) -> None:
        """Hear until the table is told to be so."""
        while not holds(self.until("table")["table"]):
            pass

    def answered(self, type: str, **what: Any) -> dict[str, Any]:
        """What comes of a command: an ack, a refusal or an error."""
        self.commands += 1
        id = what.setdefault("id", f"c{self.commands}")
        self.say(type, **what)
        while (message := self.hear()).get("id") != id:
            pass
        return message

    def do(self, at: int | None = None, **action: Any) -> dict[str, Any]:
        return self.answered("do", at=self.at if at is None else at, action=action)


class House:
    """A client of the server, and lines to its tables."""

    def __init__(self, client: TestClient, stack: ExitStack) -> None:
        self.client = client
        self.stack = stack

    def table(self, game: str, *places: str, **options: Any) -> dict[str, Any]:
        wish = {"game": game, "seats": len(places), "options": options, "places": places, "name": "Aino"}
        response = self.client.post("/api/tables", json=wish)
        assert response.status_code == 201, response.text
        made: dict[str, Any] = response.json()
        return made

    def sit(self, table: str, **wish: Any) -> dict[str, Any]:
        response = self.client.post(f"/api/tables/{table}/sit", json={"name": "Eino", **wish})
        assert response.status_code == 200, response.text
        seated: dict[str, Any] = response.json()
        return seated

    def connect(self, table: str) -> Line:
        return Line(self.stack.enter_context(self.client.websocket_connect(f"/api/tables/{table}/live")))

    def join(self, table: str, token: str | None = None, seen: int = 0) -> Line:
        """A line that has said hello and been welcomed."""
        line = self.connect(table)
        line.say("hello", token=token, seen=seen)
        welcome = line.until("welcome")
        line.seat, line.at = welcome["seat"], welcome["at"]
        return line

    def pair(self, game: str = "arvaus") -> tuple[str, Line, Line]:
        """Two persons at a running game, both told of its start."""
        made = self.table(game, "me", "open")
        seated = self.sit(made["table"])
        lines = [self.join(made["table"], place["token"]) for place in (made, seated)]
        for line in lines:
            line.until("update")
        return made["table"], lines[0], lines[1]


class Process:
    """A real server in a process of its own, on the same port however often it is started."""

    def __init__(
        self, database: Path, descriptors: int = 0, fork_server: ForkServer | None = None, **settings: str
    ) -> None:
        with socket.create_server(("127.0.0.1", 0)) as found:
            self.port: int = found.getsockname()[1]
        self.database = database
        self.log = database.with_suffix(".log")  # what it writes for its operator
        names = {f"PELIPOYTA_{name.upper()}": value for name, value in settings.items()}
        self._env = {**os.environ, "PELIPOYTA_DATABASE_URL": f"sqlite:///{database}", **names}
        self._descriptors = descriptors  # as many as it may have; 0: as this process
        self._fork_server = fork_server or shared_fork_server()
        self._pid: int | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._pid is not None
        return self._pid

    def made(self, *places: str, game: str = "rolechess") -> dict[str, Any]:
        """A table of two, and the token of whoever made it."""
        wish = {"game": game, "seats": 2, "options": {}, "places": places, "name": "Aino"}
        answer: dict[str, Any] = web.post(f"http://{self.address}/api/tables", json=wish).json()
        return answer

    def live(self, table: str) -> str:
        return f"ws://{self.address}/api/tables/{table}/live"

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        reading, writing = os.pipe()
        self._said = os.fdopen(reading)
        with self.log.open("a") as log, os.fdopen(writing, "w") as output:
            streams = output.fileno(), log.fileno()
            self._pid = self._fork_server.fork(self.port, self._descriptors, self._env, *streams)
        assert str(self.port) in self._said.readline()

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self._pid is not None:
            os.kill(self._pid, how)
            self._fork_server.reap(self._pid)
            self._said.close()
            self._pid = None


@contextmanager
def _processes(folder: Path) -> Iterator[Callable[..., Process]]:
    running: list[Process] = []

    def start(descriptors: int = 0, **settings: str) -> Process:
        running.append(Process(folder / "games.sqlite3", descriptors, None, **settings))
        running[-1].start()
        return running[-1]

    yield start
    for each in running:
        each.stop()
        print(each.log.read_text()[-10_000:])  # shown beside a test that failed


@pytest.fixture(scope="session", autouse=True)
def fork_server_closes() -> Iterator[None]:
    yield
    if shared_fork_server.cache_info().currsize:
        shared_fork_server().close()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """A server process with these settings, started; it is gone when the test is."""
    with _processes(tmp_path) as start:
        yield start


@pytest.fixture(scope="module")
def lasting_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Process]]:
    """The same for all tests of a file."""
    with _processes(tmp_path_factory.mktemp("house")) as start:
        yield start


@pytest.fixture(autouse=True, scope="module")
def quick_databases() -> Iterator[None]:
    """Empty databases get their tables by a copy; the migrations are tested in tests/storage."""
    with copied_migrations():
        yield


@pytest.fixture
def advisers() -> FirstChoice:
    return FirstChoice()


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"arvaus": arvaus.GAME, "rolechess": load("rolechess")}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    database = f"sqlite:///{tmp_path}/games.sqlite3"
    return Settings(
        database_url=database,
        pause=0.0,
        messages_per_second=10_000,
        requests_per_second=100_000,
        hellos_per_second=100_000,
        lobby_messages_per_second=100_000,
        sign_ups_per_hour=100_000,
        cost_per_ten_seconds=10_000,
        hosts=("testserver",),
    )


@pytest.fixture
def opened(games: dict[str, AnyGame], advisers: FirstChoice, tmp_path: Path) -> Iterator[Callable[[Settings], House]]:
    """Open a server; one opened later on the same settings finds the games of the one before."""
    with ExitStack() as stack:

        def open(settings: Settings) -> House:
            app = create_app(settings, games, advisers=advisers, client=tmp_path / "client")
            return House(stack.enter_context(TestClient(app)), stack)

        yield open


@pytest.fixture
def house(opened: Callable[[Settings], House], settings: Settings) -> House:
    return opened(settings)


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """Plain and quick tracebacks, printed where a test can read them."""
    FAILURES.clear()
    shown = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[note_failure, shown])
    yield
    structlog.reset_defaults()
