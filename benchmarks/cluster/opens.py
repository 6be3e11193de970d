"""What it costs to open tables anew, as after the loss of a machine, and to take connections back.

`python -m benchmarks.cluster.opens [--tables N] [--moves N] [--rounds N]`

Tables of RoleChess are played for some moves; then all servers are killed, and an owner and a gateway that know nothing
take their places. The owner takes the tables over once the lease of the other has run out. Then players come back: the
first of a table has its gateway follow it, the second meets it there. Milliseconds of processor by part for one table
or connection, less what idle servers take in that time.
"""

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx2 as httpx
import msgspec
import psycopg
from benchmarks.cluster.processes import Grounds, Parts, Shape, grounds, shares
from benchmarks.server.moves import Heard
from websockets.asyncio.client import ClientConnection, connect

TAKEN = "SELECT count(*) FROM placed JOIN tables ON id = table_id WHERE owner <> ALL(%s)"
AT_ONCE = 16  # players who come back side by side


async def play(address: str, moves: int, random: Random) -> tuple[str, list[str]]:
    """Make a table, and move so often; its name and the tokens of its seats."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        one = (await http.post("/api/tables", json={"game": "rolechess", "seats": 2, "places": ["me", "open"]})).json()
        two = (await http.post(f"/api/tables/{one['table']}/sit", json={})).json()
    tokens = [one["token"], two["token"]]
    lines = [await come(address, one["table"], token) for token in tokens]
    for _ in range(moves):
        if not await move(lines, random):
            break
    for line, _ in lines:
        await line.close()
    return one["table"], tokens


async def move(lines: list[tuple[ClientConnection, Heard]], random: Random) -> bool:
    """Let the player move who is asked, and both hear of it; False once the game is over."""
    seat = next((number for number, (_, newest) in enumerate(lines) if newest.legal), None)
    if seat is None:
        return False
    line, newest = lines[seat]
    action = random.choice(newest.legal)["action"]
    do = {"type": "do", "id": str(random.getrandbits(60)), "at": newest.at, "action": action}
    await line.send(msgspec.json.encode(do).decode())
    for number, (each, before) in enumerate(lines):
        heard = before
        while heard.type != "update" or heard.at <= before.at:
            heard = await hear(each)
        lines[number] = each, heard
    return True


async def come(address: str, table: str, token: str) -> tuple[ClientConnection, Heard]:
    """Connect as a player; the newest update."""
    line = await connect(f"ws://{address}/api/tables/{table}/live", open_timeout=60)
    await line.send(msgspec.json.encode({"type": "hello", "token": token, "seen": 0}).decode())
    newest, heard = -1, await hear(line)
    while heard.type != "update" or heard.at < newest:
        newest = max(newest, heard.at if heard.type == "welcome" else -1)
        heard = await hear(line)
    return line, heard


async def hear(line: ClientConnection) -> Heard:
    return msgspec.json.decode(await asyncio.wait_for(line.recv(), 60), type=Heard)


async def come_all(
    servers: Shape, tables: list[tuple[str, list[str]]], seat: int
) -> tuple[dict[str, float], list[ClientConnection]]:
    """Have this seat of every table come back; milliseconds of each part for one, and the connections."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(table: str, tokens: list[str]) -> ClientConnection:
        async with turn:
            return (await come(servers.address, table, tokens[seat]))[0]

    before: Parts = servers.parts()
    lines = await asyncio.gather(*(one(table, tokens) for table, tokens in tables))
    return shares(before, servers.parts(), len(tables)), lines


async def take_over(url: str, servers: Shape, tables: int) -> dict[str, float]:
    """Wait until the owner has taken all tables over; milliseconds of each part for one."""
    before, began = servers.parts(), time.monotonic()
    with psycopg.connect(url, autocommit=True) as db:
        former = [owner for (owner,) in db.execute("SELECT DISTINCT owner FROM placed")]
        while db.execute(TAKEN, (former,)).fetchone() != (tables,):
            await asyncio.sleep(0.1)
    await asyncio.sleep(1)  # the last of them are loaded
    after, spent = servers.parts(), time.monotonic() - began
    await asyncio.sleep(spent)
    idle = servers.parts()
    rested = {part: after[part] - (idle[part] - after[part]) for part in after}
    return shares(before, rested, tables)


async def one_round(at: Grounds, asked: argparse.Namespace, seed: int) -> dict[str, dict[str, float]]:
    """Tables are played, lose their servers, and get their players back."""
    url, random = at.postgres.new_database(), Random(seed)
    first = at.cluster("before", 1, 1, url)
    try:
        tables = [await play(first.address, asked.moves, random) for _ in range(asked.tables)]
        second = at.cluster("after", 1, 1, url)
    finally:
        first.stop()
    try:
        taken = await take_over(url, second, len(tables))
        opened, lines = await come_all(second, tables, 0)
        met, more = await come_all(second, tables, 1)
        for line in (*lines, *more):
            await line.close()
    finally:
        second.stop()
    return {"a table to its new owner": taken, "the first player of a table": opened, "one more player": met}


async def run(asked: argparse.Namespace) -> list[dict[str, dict[str, float]]]:
    with tempfile.TemporaryDirectory() as folder, grounds(Path(folder)) as at:
        return [await one_round(at, asked, number) for number in range(asked.rounds)]


def table(rounds: list[dict[str, dict[str, Any]]]) -> str:
    """A row for each kind, with the median of each part."""
    rows = ["| back comes | processor |", "|---|---|"]
    for kind, parts in rounds[0].items():
        cells = [f"{part} {median(each[kind][part] for each in rounds):.1f} ms" for part in parts]
        rows.append(f"| {kind} | {', '.join(cells)} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    rounds = asyncio.run(run(asked))
    print(f"{asked.tables} tables after {asked.moves} moves, load {os.getloadavg()[0]:.1f}")
    print(table(rounds))


if __name__ == "__main__":
    main()
