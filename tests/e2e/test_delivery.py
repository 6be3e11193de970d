"""What the start page costs: no game's code, words or cards, and little of its own, until the first tile lives."""

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response, expect

Open = Callable[..., Page]
BUILT = Path(__file__).parents[2] / "src/pelipoyta/server/static"
MOST = 110_000  # bytes of JavaScript and CSS, compressed by gzip
FEW = 26  # files, on the way to a table
GAMES = ("rolechess", "sequence", "dnup", "kasvoton", "lotr")


def manifest() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((BUILT / ".vite/manifest.json").read_text(encoding="utf-8"))
    return read


def needed(*entries: str) -> set[str]:
    """The files that these need before they run, without what they fetch later."""
    chunks, found, wanted = manifest(), set[str](), list(entries)
    while wanted:
        entry = wanted.pop()
        if entry not in found:
            found.add(entry)
            wanted += chunks[entry].get("imports", [])
    return {file for entry in found for file in (chunks[entry]["file"], *chunks[entry].get("css", []))}


def squeezed(files: set[str]) -> int:
    return sum(len(gzip.compress((BUILT / file).read_bytes(), 9)) for file in files)


def test_the_build_holds_the_start_page_small() -> None:
    for lang in ("fi", "sv", "en"):
        page = needed("index.html", "src/lobby/start/StartPage.svelte", f"virtual:words/{lang}/start")
        assert squeezed(page | needed("src/games/rolechess/Tile.svelte")) <= MOST


@pytest.mark.parametrize("game", GAMES)
def test_a_table_comes_in_few_files(game: str) -> None:
    """Each has to be asked for: what pages share lies together (client/plugins/together.ts)."""
    words = [f"virtual:words/fi/{area}" for area in ("start", "table", game)]
    assert len(needed("index.html", "src/table/TablePage.svelte", f"src/games/{game}/index.ts", *words)) <= FEW


def test_every_text_of_the_build_is_compressed_and_none_is_a_stub() -> None:
    texts = [path for path in (BUILT / "assets").iterdir() if path.suffix in (".js", ".css")]
    assert texts
    for path in texts:
        if path.stat().st_size >= 1024:
            assert path.with_name(f"{path.name}.br").stat().st_size < path.with_name(f"{path.name}.gz").stat().st_size
            assert gzip.decompress(path.with_name(f"{path.name}.gz").read_bytes()) == path.read_bytes()
    stub = re.compile(rb"(import[^;]*;)+export ?\{[^}]*\};?\s*")
    assert [path.name for path in texts if stub.fullmatch(path.read_bytes())] == [], "files that only point at others"


def test_the_start_page_fetches_itself_and_no_game(open_page: Open) -> None:
    page = open_page("about:blank", fresh=True)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto("/")
    expect(page.locator("article .scene.alive").first).to_be_visible()
    ours = {
        urlsplit(each.url).path[1:]: each for each in list(answers) if urlsplit(each.url).path.startswith("/assets/")
    }
    texts = {path for path in ours if path.endswith((".js", ".css"))}
    start = needed("index.html", "src/lobby/start/StartPage.svelte")
    late = needed("src/table/TablePage.svelte") - start  # fetched once idle
    assert squeezed(texts - late) <= MOST
    assert all("content-encoding" in each.headers for path, each in ours.items() if path in texts and big(path))
    games = set().union(*(needed(f"src/games/{game}/index.ts") for game in GAMES))
    # The table itself may be on its way already: no game is.
    own = needed(
        "index.html",
        "src/lobby/start/StartPage.svelte",
        "src/table/TablePage.svelte",
        *(f"src/games/{game}/Tile.svelte" for game in GAMES),
    )
    assert not texts & (games - own), "the board of a game nobody has opened"
    assert not any("/cards" in each.url for each in answers)
    words = {manifest()[f"virtual:words/fi/{game}"]["file"] for game in GAMES}
    assert not words & texts


def big(path: str) -> bool:
    return (BUILT / path).stat().st_size >= 1024


def test_opening_a_game_brings_that_game_alone(open_page: Open) -> None:
    page = open_page("/", fresh=True)
    page.get_by_role("article", name="dnup").get_by_role("button", name="Pelaa bottia vastaan").click()
    expect(page.get_by_role("region", name="Sinä", exact=False).first).to_be_visible()
    fetched = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1))"
    )
    chunks = manifest()
    assert chunks["virtual:words/fi/dnup"]["file"] in fetched
    assert chunks["src/games/lotr/index.ts"]["file"] not in fetched
    assert "/api/games/lotr/cards" not in " ".join(fetched)


def test_what_the_page_names_is_fetched_once_and_used(open_page: Open) -> None:
    """A preload that does not match what the page asks for would be fetched twice."""
    page = open_page("about:blank", fresh=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    answer = page.goto("/")
    expect(page.locator("article .scene.alive").first).to_be_visible()
    assert answer is not None
    named = re.findall(r'<link rel="\w*preload"[^>]* href="([^"]+)"', answer.text())
    assert "/api/games" in named and len(named) > 6
    assert {path: asked.count(path) for path in named} == dict.fromkeys(named, 1)
