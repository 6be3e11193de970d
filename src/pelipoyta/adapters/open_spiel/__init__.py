"""The small games as OpenSpiel games: `pelipoyta.adapters.open_spiel.load("dnup", players=3)`.

Needs the extra: pip install pelipoyta[research]. Games with a fixed numbering of actions are registered on import, as
`pelipoyta_<game>`; then `pyspiel.load_game("pelipoyta_dnup(players=3)")` finds them too.
"""

from typing import Any

import pyspiel

from pelipoyta.adapters.open_spiel.game import register
from pelipoyta.adapters.open_spiel.place import PREFIX, place
from pelipoyta.games import load_all

__all__ = ["load"]


def load(game: str, **parameters: Any) -> Any:
    """Game by its id; `players`, `options` (JSON), `position` (a text in its notation) and `max_moves`."""
    return pyspiel.load_game(PREFIX + game, parameters)


for _game in load_all().values():
    if place(_game.id).encoding.longest:
        register(_game)
