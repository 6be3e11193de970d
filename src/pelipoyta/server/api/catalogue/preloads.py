"""Tags that name what a page will ask for, so that the browser asks at once and not file after file.

They come from the build's manifest. Pages that most visits begin with have them: the start page and a table.
"""

import json
from collections.abc import Iterator, Sequence
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

from starlette.requests import HTTPConnection
from starlette.types import Scope

from pelipoyta.server.api.catalogue.link_previews import head_for
from pelipoyta.server.api.deps import state_of

WORDS = "virtual:words/{}/{}"
START = "src/lobby/start/StartPage.svelte"
TABLE = "src/table/TablePage.svelte"
TILE = "src/games/{}/Tile.svelte"
ENTRY = "index.html"
GAMES = '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/games">'


class Preloads:
    """Preload tags of pages, read from the manifest once; none where the client is not built."""

    def __init__(self, built: Path) -> None:
        self._manifest_file = built / ".vite" / "manifest.json"

    def tags(self, path: str, language: str, games: Sequence[str]) -> str:
        """Tags for the page at this path; `games` are those on offer, of which the first is drawn first."""
        page = path.strip("/.").split("/")
        if page == [""]:
            tiles = [TILE.format(game) for game in games[:1]]
            return self._modules([WORDS.format(language, "start"), START, *tiles]) + GAMES
        if page[0] == "t" and len(page) == 2:
            return self._modules([WORDS.format(language, "start"), WORDS.format(language, "table"), TABLE])
        return ""

    @cached_property
    def _manifest(self) -> dict[str, dict[str, Any]]:
        try:
            found: dict[str, dict[str, Any]] = json.loads(self._manifest_file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found

    def _modules(self, names: Sequence[str]) -> str:
        """Tags of modules with all that they import, but what the page itself names."""
        there = set(self._with_imports([ENTRY]))
        wanted = dict.fromkeys(name for name in self._with_imports(names) if name not in there)
        chunks = [self._manifest[name] for name in wanted]
        scripts = [_tag("modulepreload", chunk["file"]) for chunk in chunks]
        styles = [_tag("preload", file, ' as="style"') for chunk in chunks for file in chunk.get("css", ())]
        return "".join([*scripts, *styles])

    def _with_imports(self, names: Sequence[str]) -> Iterator[str]:
        waiting, seen = list(names), set[str]()
        while waiting:
            name = waiting.pop(0)
            if name in seen or name not in self._manifest:
                continue
            seen.add(name)
            yield name
            waiting += self._manifest[name].get("imports", ())


class PageHead:
    """Tags that the server adds to the head of the client's page."""

    def __init__(self, built: Path) -> None:
        self._preloads = Preloads(built)

    async def __call__(self, path: str, scope: Scope, language: str) -> str:
        games = tuple(state_of(HTTPConnection(scope)).lobby.games)
        return self._preloads.tags(path, language, games) + await head_for(path, scope, language)


def _tag(kind: str, file: str, more: str = "") -> str:
    return f'<link rel="{kind}"{more} crossorigin href="/{escape(file)}">'
