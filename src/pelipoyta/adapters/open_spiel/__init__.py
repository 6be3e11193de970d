"""The small games as OpenSpiel games: `pelipoyta.adapters.open_spiel.load("dnup", players=3)`.

Wants the extra: pip install pelipoyta[research]. Whatever encoding knows all its actions is registered when this is
imported, as `pelipoyta_<game>`; then `pyspiel.load_game("pelipoyta_dnup(players=3)")` finds it too.
"""

from typing import Any

import pyspiel

from pelipoyta.adapters.open_spiel.game import register
from pelipoyta.adapters.open_spiel.place import PREFIX, place
from pelipoyta.games import load_all

__all__ = ["load"]


def load(game: str, **parameters: Any) -> Any:
    """A game by its id; `players`, `options` (JSON), `position` (a text in its notation) and `max_moves`."""
    return pyspiel.load_game(PREFIX + game, parameters)


for _game in load_all().values():
    if place(_game.id).encoding.longest:
        register(_game)
