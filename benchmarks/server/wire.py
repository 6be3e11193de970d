"""Bytes of an update on the wire, by game: two players and an onlooker, over real WebSockets.

`python -m benchmarks.server.wire [--games N] [--against FOLDER] [GAME …]`; with FOLDER, the `src` of another checkout,
both servers take turns. Frames are counted with their headers as a browser would get them, which offers
permessage-deflate; `text` is what the application says before it is compressed. Moves are random; people's games
differ.
"""

import argparse
import asyncio
import os
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from typing import Any

import httpx2 as httpx
import msgspec
from benchmarks.server.moves import GATHERED, HERE, Heard, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate

GAMES = ("rolechess", "sequence", "dnup", "kasvoton", "lotr")
MOVES = 80  # of one game at most
ROLES = ("mover", "other", "onlooker")


class Frames:
    """Sizes of the frames that came, in order, with their headers."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def factory(self) -> ClientPerMessageDeflateFactory:
        """What a browser offers; its decoder counts."""
        noted = self

        class Counting(ClientPerMessageDeflateFactory):
            def process_response_params(self, *given: Any) -> PerMessageDeflate:
                extension = super().process_response_params(*given)
                decode = extension.decode

                def counted(frame: Any, **more: Any) -> Any:
                    noted.note(len(frame.data))
                    return decode(frame, **more)

                extension.decode = counted  # type: ignore[method-assign]
                return extension

        return Counting(client_max_window_bits=True)

    def note(self, size: int) -> None:
        self.sizes.append(size + (2 if size < 126 else 4))


class Update:
    """An update as one viewer got it."""

    def __init__(self, text: str, size: int) -> None:
        self.text, self.size = text, size
        self.heard = msgspec.json.decode(text, type=Heard)


class Viewer:
    """A viewer of a table, by WebSocket."""

    def __init__(self, line: ClientConnection, frames: Frames) -> None:
        self.line, self.frames = line, frames
        self.number = 0

    async def hello(self, token: str | None) -> None:
        await self.line.send(msgspec.json.encode({"type": "hello", "token": token, "seen": 0}).decode())

    async def update(self, at: int) -> Update:
        """Wait for the update of that number."""
        while True:
            text = str(await self.line.recv())
            compressed = self.number < len(self.frames.sizes)
            size = self.frames.sizes[self.number] if compressed else len(text.encode()) + (2 if len(text) < 126 else 4)
            self.number += 1
            if text.startswith('{"type":"update"') and (found := Update(text, size)).heard.at >= at:
                return found


async def game(address: str, name: str, seed: int, noted: dict[str, list[Update]]) -> None:
    """Play one game at random, and note what each viewer is told."""
    random, url = Random(f"{name}/{seed}"), f"http://{address}"
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        one = (await http.post("/api/tables", json={"game": name, "seats": 2, "places": ["me", "open"]})).json()
        two = (await http.post(f"/api/tables/{one['table']}/sit", json={})).json()
    viewers = []
    live = f"ws://{address}/api/tables/{one['table']}/live"
    for token in (one["token"], two["token"], None):
        frames = Frames()
        line = await connect(live, extensions=[frames.factory()], compression=None, max_size=None, open_timeout=60)
        viewers.append(Viewer(line, frames))
        await viewers[-1].hello(token)
    try:
        await _moves(viewers, random, noted)
    finally:
        for viewer in viewers:
            await viewer.line.close()


async def _moves(viewers: Sequence[Viewer], random: Random, noted: dict[str, list[Update]]) -> None:
    shown = [await viewer.update(0) for viewer in viewers]
    for number in range(MOVES):
        asked = [seat for seat in (0, 1) if shown[seat].heard.legal]
        if not asked or any(update.heard.over is not None for update in shown):
            return
        seat = random.choice(asked)
        before = [update.heard.at for update in shown]
        action = random.choice(shown[seat].heard.legal)["action"]
        do = {"type": "do", "id": str(number), "at": shown[seat].heard.at, "action": action, "now": True}
        await viewers[seat].line.send(msgspec.json.encode(do).decode())
        for which, viewer in enumerate(viewers):
            role = "onlooker" if which == 2 else "mover" if which == seat else "other"
            try:
                shown[which] = await asyncio.wait_for(viewer.update(before[which] + 1), 0.25 if which != seat else 5)
                noted[role].append(shown[which])
            except TimeoutError:
                pass  # a secret choice tells the others nothing


def line_of(name: str, noted: dict[str, list[Update]]) -> str:
    """Row of one game."""
    every = [update for updates in noted.values() for update in updates]
    sizes = [update.size for update in every]
    by_role = " / ".join(f"{mean(update.size for update in noted[role]):,.0f}" for role in ROLES if noted[role])
    text = mean(len(update.text.encode()) for update in every)
    return (
        f"  {name:<10} {mean(sizes):>7,.0f} B an update   p95 {quantiles(sizes, n=20)[18]:>7,.0f}"
        f"   mover / other / onlooker {by_role:<24} text {text:>7,.0f}   {len(every)} updates"
    )


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--games", dest="each", type=int, default=3)
    parser.add_argument("--against", type=Path, metavar="FOLDER")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="store the texts of each viewer")
    asked = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors", flush=True)
    ways = {"there": asked.against.resolve()} if asked.against else {}
    ways["here"] = HERE
    with tempfile.TemporaryDirectory() as folder:
        servers = {}
        for way, source in ways.items():
            (Path(folder) / way).mkdir()
            servers[way] = Server(Path(folder) / way, source, GATHERED)
        try:
            for name in asked.games:
                for way, server in servers.items():
                    noted: dict[str, list[Update]] = defaultdict(list)
                    for seed in range(asked.each):
                        await game(server.address, name, seed, noted)
                    print(f"{way:<6}{line_of(name, noted)}", flush=True)
                    if asked.save:
                        texts = {role: [update.text for update in updates] for role, updates in noted.items()}
                        (asked.save / f"{name}.json").write_bytes(msgspec.json.encode(texts))
        finally:
            for server in servers.values():
                server.stop()


if __name__ == "__main__":
    asyncio.run(main())
