"""Players of a chaos run: they play over real WebSockets, resend what was not answered, and note what was promised."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import httpx2 as httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

AGREE = 0.3  # seconds by which clocks of two gateways may differ
AGAIN = 0.15  # seconds between two attempts to connect
UNANSWERED = 2.0  # seconds after which a command is sent again
Choose = Callable[[], str]


class ChaosTable:
    """A table of two players, and what was promised about it."""

    def __init__(self, game: str, gateway: Choose, random: Random, time: dict[str, int] | None = None) -> None:
        self.game, self.gateway, self.random, self.time = game, gateway, random, time
        self.name = ""
        self.games: list[str] = []
        self.acknowledged: list[tuple[str, int, str]] = []  # table, seat, command
        self.moved = 0.0  # when the last move was acknowledged
        self.seen: list[tuple[str, int, dict[str, Any]]] = []  # updates as they came: table, seat, message
        self.compared = 0  # updates that were compared with the log
        self.stuck: list[str] = []
        self._players: list[ChaosPlayer] = []

    def standing(self) -> str:
        """What the players are at, for a run that went wrong."""
        return ", ".join(player.standing() for player in self._players)

    async def play(self) -> None:
        """Play one game after another."""
        while True:
            tokens = await self._seats()
            self.games.append(self.name)
            players = self._players = [ChaosPlayer(self, seat, token) for seat, token in enumerate(tokens)]
            await asyncio.gather(*(player.play() for player in players))

    async def _seats(self) -> list[str]:
        key = str(self.random.getrandbits(60))
        wish: dict[str, Any] = {"game": self.game, "seats": 2, "places": ["me", "open"], "key": f"host-{key:0>30}"}
        if self.time:
            wish["time"] = self.time
        one = await post(self.gateway, "/api/tables", wish)
        two = await post(self.gateway, f"/api/tables/{one['table']}/sit", {"key": f"guest-{key:0>30}"})
        self.name = one["table"]
        return [one["token"], two["token"]]


async def post(gateway: Choose, path: str, body: dict[str, Any], token: str = "", done: str = "") -> Any:
    """Ask until a gateway answers; keys in the body make that safe, or a refusal that says it is `done` already."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    while True:
        with suppress(httpx.HTTPError, OSError, asyncio.TimeoutError):
            async with httpx.AsyncClient(base_url=f"http://{gateway()}", timeout=3) as http:
                answer = await http.post(path, json=body, headers=headers)
            if answer.status_code < 300:
                return answer.json()
            if answer.status_code == 400 and done and done in answer.text:
                return None
            if answer.status_code not in (404, 409, 429, 500, 502, 503):
                raise AssertionError(f"{path}: {answer.status_code} {answer.text[:300]}")
        await asyncio.sleep(AGAIN)


def lively(gateway: str, table: str) -> connect:
    """Connection that is given up soon when its gateway does not answer."""
    address = f"ws://{gateway}/api/tables/{table}/live"
    return connect(address, compression=None, open_timeout=3, ping_interval=1, ping_timeout=1.5)


class ChaosPlayer:
    """One player: plays by itself, and comes back wherever a gateway answers."""

    def __init__(self, table: ChaosTable, seat: int, token: str) -> None:
        self._table, self._seat, self._token, self._name = table, seat, token, table.name
        self._seen = 0
        self._over = False
        self._open: dict[str, Any] | None = None  # the command that waits for its answer
        self._newest: dict[str, Any] = {}
        self._answered = -1  # version of the update that was answered last
        self._task: asyncio.Task[None] | None = None

    def standing(self) -> str:
        newest = self._newest.get("at"), bool(self._newest.get("legal"))
        return f"seat {self._seat} over {self._over} open {self._open} newest {newest} answered {self._answered}"

    async def play(self) -> None:
        while not (self._over and self._open is None):
            with suppress(WebSocketException, OSError, TimeoutError, EOFError):
                await self._connection()
            await asyncio.sleep(AGAIN)

    async def _connection(self) -> None:
        async with lively(self._table.gateway(), self._name) as line:
            await self._say(line, {"type": "hello", "token": self._token, "seen": self._seen})
            if self._open:
                await self._say(line, self._open)
            resend = asyncio.create_task(self._resend(line))
            try:
                async for text in line:
                    await self._hear(line, msgspec.json.decode(text))
                    if self._over and self._open is None:
                        return
            finally:
                resend.cancel()

    async def _resend(self, line: Any) -> None:
        """Send a command again that is not answered, as the browser does."""
        with suppress(WebSocketException, OSError):
            while True:
                sent = self._open
                await asyncio.sleep(UNANSWERED)
                if sent is not None and self._open is sent:
                    await self._say(line, sent)

    async def _say(self, line: Any, message: dict[str, Any]) -> None:
        await line.send(msgspec.json.encode(message).decode())

    async def _hear(self, line: Any, heard: dict[str, Any]) -> None:
        kind = heard["type"]
        if kind == "ack" and self._open and heard["id"] == self._open["id"]:
            self._table.acknowledged.append((self._name, self._seat, heard["id"]))
            self._table.moved = time.monotonic()
            self._open = None
            await self._move(line)
        elif kind in ("refused", "error") and self._open and heard.get("id") == self._open["id"]:
            await self._refused(line, heard)
        elif kind == "update":
            await self._updated(line, heard)

    async def _refused(self, line: Any, heard: dict[str, Any]) -> None:
        """Send again what could not be stored; anything else was overtaken by what happened meanwhile."""
        if heard.get("code") in ("not_saved", "hello_first", "too_fast"):
            await asyncio.sleep(AGAIN)
            if self._open:
                await self._say(line, self._open)
            return
        if heard.get("code") not in ("stale", "not_asked", "game_over") and heard["type"] != "refused":
            self._table.stuck.append(str(heard)[:200])
        self._open = None
        await self._move(line)

    async def _updated(self, line: Any, heard: dict[str, Any]) -> None:
        self._seen = heard["at"]
        self._table.seen.append((self._name, self._seat, heard))
        self._over = self._over or heard.get("over") is not None
        self._newest = heard
        await self._move(line)

    async def _move(self, line: Any) -> None:
        """Move, if it is our turn and nothing waits for an answer."""
        heard = self._newest
        if heard.get("legal") and not self._over and self._open is None and heard["at"] != self._answered:
            self._answered = heard["at"]
            await asyncio.sleep(self._table.random.uniform(0.02, 0.2))
            id = str(self._table.random.getrandbits(60))
            action = self._table.random.choice(heard["legal"])["action"]
            self._open = {"type": "do", "id": id, "at": heard["at"], "action": action}
            await self._say(line, self._open)


class Thinker:
    """A table with clocks at which the asked player never moves; its clock is compared with a watch."""

    def __init__(self, gateway: Choose, bank: int) -> None:
        self._gateway, self._bank = gateway, bank
        self._tokens: list[str] = []
        self.table = ""

    async def think(self) -> None:
        """Keep both players here."""
        wish = {"game": "rolechess", "seats": 2, "places": ["me", "open"], "time": {"bank": self._bank, "increment": 0}}
        one = await post(self._gateway, "/api/tables", {**wish, "key": f"thinker-host-{self._bank:020}"})
        two = await post(self._gateway, f"/api/tables/{one['table']}/sit", {"key": f"thinker-guest-{self._bank:020}"})
        self.table, self._tokens = one["table"], [one["token"], two["token"]]
        await asyncio.gather(*map(self._stay, self._tokens))

    async def shown(self, gateways: Sequence[str], seconds: float) -> tuple[float, float] | None:
        """Seconds on the running clock as all gateways show it, and when; None where they do not agree for so long."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            with suppress(WebSocketException, OSError, TimeoutError, EOFError):
                async with asyncio.timeout(until - time.monotonic()):
                    looks = await asyncio.gather(*map(self._look, gateways))
                ends = [left + at for left, at in looks]
                if max(ends) - min(ends) < AGREE:
                    return looks[0]
            await asyncio.sleep(AGAIN)
        return None

    async def _look(self, gateway: str) -> tuple[float, float]:
        async with lively(gateway, self.table) as line:
            await line.send(_hello(self._tokens[0]))
            async for text in line:
                heard = msgspec.json.decode(text)
                running = [each for each in heard.get("clocks", ()) if each["runs"]]
                if running:
                    return (running[0]["left"] + running[0]["room"]) / 1000, time.monotonic()
        raise TimeoutError

    async def _stay(self, token: str) -> None:
        while True:
            with suppress(WebSocketException, OSError, TimeoutError, EOFError):
                async with lively(self._gateway(), self.table) as line:
                    await line.send(_hello(token))
                    async for _ in line:
                        pass
            await asyncio.sleep(AGAIN)


def _hello(token: str) -> str:
    return msgspec.json.encode({"type": "hello", "token": token, "seen": 0}).decode()
