"""Delay of a server's wake-ups beside processes that never pause, by the priority of one of these.

`python -m benchmarks.attack.wakeups [--rounds N] [--seconds S]`. A client asks a server process every 13 ms; the server
computes for a millisecond, waits for its writing thread, and answers, as an acknowledgement is made. Beside it an
attacker at niceness 10 and a worker at the priority under test compute without a pause. The priorities take turns.
"""

import argparse
import multiprocessing
import os
import socket
import threading
import time
import zlib
from collections.abc import Callable
from queue import SimpleQueue
from statistics import median, quantiles

from pelipoyta.bots.workers.priority import use_idle_time

PRIORITIES: dict[str, Callable[[], object]] = {
    "niceness 0": lambda: None,
    "niceness 10": lambda: os.nice(10),
    "niceness 19": lambda: os.nice(19),
    "idle policy": use_idle_time,
}


def compute(priority: str) -> None:
    PRIORITIES[priority]()
    data = os.urandom(200_000)
    while True:
        zlib.compress(data, 9)


def serve(line: socket.socket) -> None:
    asked, written = SimpleQueue[int](), SimpleQueue[int]()

    def write() -> None:
        while True:
            written.put(asked.get())

    threading.Thread(target=write, daemon=True).start()
    while data := line.recv(64):
        end = time.process_time() + 0.001
        while time.process_time() < end:
            pass
        asked.put(1)
        written.get()
        line.send(data)


def delays(priority: str, seconds: float) -> list[float]:
    """Milliseconds until each answer; "" for a server alone."""
    here, there = socket.socketpair()
    beside = ("niceness 10", priority) if priority else ()
    work = [multiprocessing.Process(target=serve, args=(there,), daemon=True)]
    work += [multiprocessing.Process(target=compute, args=(each,), daemon=True) for each in beside]
    for process in work:
        process.start()
    found, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(0.013)
        start = time.perf_counter()
        here.send(b"x")
        here.recv(64)
        found.append((time.perf_counter() - start) * 1000)
    for process in work:
        process.kill()
        process.join()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each priority in a round")
    asked = parser.parse_args()
    found: dict[str, list[list[float]]] = {name: [] for name in ("", *PRIORITIES)}
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors", flush=True)
    for _ in range(asked.rounds):
        for name, each in found.items():
            cuts = quantiles(delays(name, asked.seconds), n=20)
            each.append([cuts[9], cuts[18]])
    for name, each in found.items():
        p50, p95 = (median(cut[i] for cut in each) for i in (0, 1))
        told = ", ".join(f"{cut[1]:.1f}" for cut in each)
        print(f"{name or 'server alone':<14} p50 {p50:.2f} ms, p95 {p95:.2f} ms; p95 by round {told}")
    print(f"load {os.getloadavg()[0]:.1f} at the end")


if __name__ == "__main__":
    main()
