"""Import of this module loads what pages and their bots need: a page keeps its memory after that for later starts."""

import gc
from importlib import import_module
from importlib.util import find_spec

from pelipoyta.bots.registry import find, names
from pelipoyta.games import NAMES, load

MODULES = ("pelipoyta.offline.page", "pelipoyta.offline.bot_worker", "pelipoyta.bots.search.ismcts")


def preload() -> None:
    """Import the modules, all games and all of their bots."""
    for each in MODULES:
        import_module(each)
    for game in NAMES:
        load(game)
        if find_spec(preview := f"pelipoyta.games.{game}.preview"):
            import_module(preview)
        for bot in names(game):
            find(game, bot)


preload()
gc.collect()
gc.freeze()  # what is loaded stays loaded: later collections need not look at it
