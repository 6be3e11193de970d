"""What a page will ask for is named in its head: all of it once, in the reader's language, and nothing else."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pelipoyta.games import NAMES
from pelipoyta.locales import LANGUAGES
from pelipoyta.server.api.catalogue.preloads import Preloads
from pelipoyta.server.middleware.static_files import BUILT

MANIFEST: dict[str, Any] = {
    "index.html": {"file": "assets/index.js", "imports": ["_house.js"]},
    "_house.js": {"file": "assets/house.js", "css": ["assets/house.css"]},
    "_play.js": {"file": "assets/play.js", "css": ["assets/play.css"], "imports": ["_house.js", "_deep.js"]},
    "_deep.js": {"file": "assets/deep.js", "imports": ["_play.js"]},
    "src/lobby/start/StartPage.svelte": {"file": "assets/Start.js", "imports": ["_house.js"]},
    "src/table/TablePage.svelte": {"file": "assets/Table.js", "imports": ["_house.js", "_play.js"]},
    "src/games/nim/Tile.svelte": {"file": "assets/Tile.js", "css": ["assets/Tile.css"], "imports": ["_house.js"]},
    **{
        f"virtual:words/{language}/{area}": {"file": f"assets/{area}-{language}.js"}
        for language in ("fi", "sv")
        for area in ("start", "table")
    },
}
ADDRESS = re.compile(r'href="([^"]+)"')


@pytest.fixture
def preloads(tmp_path: Path) -> Preloads:
    (tmp_path / ".vite").mkdir()
    (tmp_path / ".vite" / "manifest.json").write_text(json.dumps(MANIFEST))
    return Preloads(tmp_path)


def test_the_start_page_names_its_words_itself_and_the_first_tile(preloads: Preloads) -> None:
    assert ADDRESS.findall(preloads.tags(".", "sv", ["nim", "zag"])) == [
        "/assets/start-sv.js",
        "/assets/Start.js",
        "/assets/Tile.js",
        "/assets/Tile.css",
        "/api/games",
    ]


def test_a_table_names_what_its_page_imports_once(preloads: Preloads) -> None:
    found = ADDRESS.findall(preloads.tags("t/abc", "fi", ["nim"]))
    assert sorted(found) == sorted(
        f"/assets/{name}" for name in ("start-fi.js", "table-fi.js", "Table.js", "play.js", "deep.js", "play.css")
    )


@pytest.mark.parametrize("path", ["rules/nim", "t/abc/replay", "lobby"])
def test_other_pages_name_nothing(preloads: Preloads, path: str) -> None:
    assert preloads.tags(path, "fi", ["nim"]) == ""


@pytest.mark.parametrize("manifest", [None, "no json"])
def test_without_a_manifest_nothing_but_the_games_is_named(tmp_path: Path, manifest: str | None) -> None:
    if manifest:
        (tmp_path / ".vite").mkdir()
        (tmp_path / ".vite" / "manifest.json").write_text(manifest)
    assert ADDRESS.findall(Preloads(tmp_path).tags("", "fi", ["nim"])) == ["/api/games"]
    assert Preloads(tmp_path).tags("t/abc", "fi", ["nim"]) == ""


@pytest.mark.skipif(not (BUILT / "index.html").is_file(), reason="the client is not built")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [".", "t/abc"])
def test_every_named_file_is_in_the_build(path: str, language: str) -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    for game in NAMES:
        found = ADDRESS.findall(Preloads(BUILT).tags(path, language, [game]))
        assert len(found) == len(set(found)) > 2
        assert all((BUILT / each.lstrip("/")).is_file() for each in found if each != "/api/games")
        assert not [each for each in found if each in page], "the page names it itself"
