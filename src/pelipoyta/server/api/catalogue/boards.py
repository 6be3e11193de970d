"""Games that the served client has a board for; any other is shown on the generic board."""

import re
from functools import cache

from pelipoyta.games import NAMES
from pelipoyta.server.middleware.static_files import BUILT

MANIFEST = BUILT / ".vite" / "manifest.json"
BOARD = re.compile(r'"src/games/(\w+)/index\.ts": \{')


def has_board(game: str) -> bool:
    return game in _boards()


@cache
def _boards() -> frozenset[str]:
    """The games in the manifest of the client's build; before the first build, every built-in game."""
    if not MANIFEST.is_file():
        return frozenset(NAMES)
    return frozenset(BOARD.findall(MANIFEST.read_text(encoding="utf-8")))
