"""Which games the client we serve has a board of its own for; any other is shown on the plain one."""

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
    """As the build says; before there is one, every game of the house counts."""
    if not MANIFEST.is_file():
        return frozenset(NAMES)
    return frozenset(BOARD.findall(MANIFEST.read_text(encoding="utf-8")))
