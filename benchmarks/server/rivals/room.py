"""A room for two on aiohttp: a move sets a cell of 49, is stored by group commit, and is told to both.

Run with the port and the database file; SQLite in WAL mode with synchronous=FULL, one thread that commits for all.
"""

import asyncio
import queue
import sqlite3
import sys
import threading

from aiohttp import WSMsgType, web

MOST = 1000  # moves in a commit
jobs: "queue.SimpleQueue[tuple[str, str, asyncio.Future[None]]]" = queue.SimpleQueue()
rooms: dict[str, list[web.WebSocketResponse]] = {}


def write(file: str, loop: asyncio.AbstractEventLoop) -> None:
    db = sqlite3.connect(file, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE log (room TEXT, line TEXT)")
    while True:
        found = [jobs.get()]
        while len(found) < MOST and not jobs.empty():
            found.append(jobs.get())
        db.execute("BEGIN IMMEDIATE")
        db.executemany("INSERT INTO log VALUES (?, ?)", [job[:2] for job in found])
        db.execute("COMMIT")
        loop.call_soon_threadsafe(settle, [job[2] for job in found])


def settle(done: "list[asyncio.Future[None]]") -> None:
    for each in done:
        if not each.done():
            each.set_result(None)


async def play(request: web.Request) -> web.WebSocketResponse:
    line, name, cells = web.WebSocketResponse(), request.match_info["room"], [0] * 49
    await line.prepare(request)
    members = rooms.setdefault(name, [])
    members.append(line)
    async for message in line:
        if message.type is not WSMsgType.TEXT:
            break
        move = message.json()
        cells[move["cell"]] = move["by"]
        stored = asyncio.get_running_loop().create_future()
        jobs.put((name, message.data, stored))
        await stored
        for member in members:
            if not member.closed:
                await member.send_str(message.data)
    members.remove(line)
    return line


async def begin(app: web.Application) -> None:
    loop = asyncio.get_running_loop()
    threading.Thread(target=write, args=(sys.argv[2], loop), daemon=True).start()
    print(f"http://127.0.0.1:{sys.argv[1]} ", flush=True)


app = web.Application()
app.router.add_get("/{room}", play)
app.on_startup.append(begin)
web.run_app(app, host="127.0.0.1", port=int(sys.argv[1]), print=None)
