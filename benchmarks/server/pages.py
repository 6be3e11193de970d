"""Time from the address to the first living tile, and to a board that can be played on, in a new browser profile.

`python -m benchmarks.server.pages [--rounds N] [--game GAME …] [--against FOLDER]`; Chromium with its processor slowed
four times and a slow 4G line (1.6 Mbit/s, 150 ms a request), by its own developer tools; WebSockets are not slowed.
With FOLDER, the `src` of another checkout with its own built client, both servers take turns. Median, least and most.
"""

import argparse
import os
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median

from benchmarks.server.moves import GATHERED, HERE, Server
from playwright.sync_api import Browser, Page, sync_playwright

CHROMIUM = Path(__file__).parents[2] / "scripts" / "browser"
SLOWER = 4  # times
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
TILE = "article .scene.alive svg, article .scene.alive canvas, article .scene.alive > *"
TABLE = "**/t/*"
PLAYABLE = "() => document.querySelector('.ledge.mine') && document.querySelector('[data-ask][data-busy=false]')"


def opened(browser: Browser) -> Page:
    """A page of a new profile, slowed."""
    page = browser.new_context(viewport={"width": 390, "height": 844}, locale="fi-FI").new_page()
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", LINE)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def visit(browser: Browser, address: str, game: str) -> dict[str, float]:
    """Seconds of one visit, from the address to a choice that the board offers."""
    page = opened(browser)
    asked: list[float] = []
    page.on("response", lambda response: asked.append(int(response.headers.get("content-length", 0))))
    began = time.perf_counter()
    try:
        page.goto(f"http://{address}/", wait_until="commit")
        page.wait_for_selector(TILE, state="attached")
        tile, requests, size = time.perf_counter() - began, len(asked), sum(asked)
        page.locator(f'article[aria-labelledby="tile-{game}"] button').first.click()
        page.wait_for_url(TABLE)
        page.wait_for_selector("[data-ask]", state="attached")
        board = time.perf_counter() - began
        page.wait_for_function(PLAYABLE)
        return {
            "tile": tile,
            "requests": requests,
            "kB": size / 1000,
            "board": board,
            "playable": time.perf_counter() - began,
        }
    finally:
        page.context.close()


def row(way: str, game: str, visits: list[dict[str, float]]) -> str:
    def told(key: str) -> str:
        found = sorted(visit[key] for visit in visits)
        return f"{median(found):.2f} s ({found[0]:.2f} … {found[-1]:.2f})"

    requests, size = (median(visit[key] for visit in visits) for key in ("requests", "kB"))
    return (
        f"{way:<6} {game:<10} first tile {told('tile')}, {requests:.0f} responses, {size:.0f} kB"
        f"   board {told('board')}   playable {told('playable')}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--game", nargs="*", default=["rolechess"])
    parser.add_argument("--against", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    where = subprocess.run([str(CHROMIUM)], capture_output=True, text=True, check=True).stdout.strip()
    ways = {"there": asked.against.resolve()} if asked.against else {}
    ways["here"] = HERE
    print(f"load {os.getloadavg()[0]:.1f}, {asked.rounds} rounds", flush=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=where, args=["--no-sandbox"])
        servers = {}
        for way, source in ways.items():
            (Path(folder) / way).mkdir()
            servers[way] = Server(Path(folder) / way, source, GATHERED, pause="0.8")
        try:
            for game in asked.game:
                visits: dict[str, list[dict[str, float]]] = {way: [] for way in ways}
                for _ in range(asked.rounds):
                    for way, server in servers.items():
                        visits[way].append(visit(browser, server.address, game))
                for way in ways:
                    print(row(way, game, visits[way]), flush=True)
        finally:
            for server in servers.values():
                server.stop()
            browser.close()


if __name__ == "__main__":
    main()
