"""Plugin games: files and folders that the operator names when the server starts."""

import re
from collections.abc import Container, Sequence
from pathlib import Path
from traceback import extract_tb
from typing import Any

from pelipoyta.games import NAMES, NoSuchGame, open_game
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.laws import LawBroken, check
from pelipoyta.kernel.laws.texts.guide import check_guide
from pelipoyta.kernel.laws.texts.lesson import check_lessons
from pelipoyta.kernel.parts import words_of
from pelipoyta.locales import add_translations, is_reserved
from pelipoyta.locales.plugins import misprint
from pelipoyta.server.api.catalogue.option_forms import describe

NAME = r"[a-z][a-z0-9_]{1,30}"
SEED, LOOKS, TEXTS = 1, 8, 4  # a short check of the laws: a random game of the fewest and one of the most players


class PluginRefused(Exception):
    """A plugin game cannot be loaded; `code` has a sentence in errors.ftl."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


def load_plugins(paths: Sequence[str]) -> dict[str, AnyGame]:
    """Load the games of these paths, by id, and register their messages. Raises PluginRefused."""
    plugins: dict[str, AnyGame] = {}
    for path in paths:
        game = _opened(path)
        _check_name(game.id, path, plugins)
        _check_contract(game, path)
        if folder := words_of(game.home):
            _check_words(folder, path)
            add_translations(folder)
        plugins[game.id] = game
    return plugins


def _opened(path: str) -> AnyGame:
    if path in NAMES:
        raise PluginRefused("plugin_taken", path=path, id=path)
    if not Path(path).exists():
        raise PluginRefused("plugin_missing", path=path)
    try:
        return open_game(path)
    except NoSuchGame as error:
        raise PluginRefused("plugin_gameless", path=path) from error
    except (Exception, SystemExit) as error:
        raise PluginRefused("plugin_broken", path=path, detail=_describe_error(error)) from error


def _check_name(id: str, path: str, plugins: Container[str]) -> None:
    """Check that the id is plain, since it is part of addresses and message keys, and not taken by another game."""
    if not re.fullmatch(NAME, id):
        raise PluginRefused("plugin_name", path=path, id=id)
    if id in plugins or id in NAMES or is_reserved(id):
        raise PluginRefused("plugin_taken", path=path, id=id)


def _check_contract(game: AnyGame, path: str) -> None:
    """Check the game briefly, so that its mistakes are reported to the operator and not to players."""
    try:
        describe(game, ())
        for seats in sorted({min(game.seats), max(game.seats)}):
            check(game, [SEED], seats=seats, looks=LOOKS, texts=TEXTS)
        check_lessons(game)
        check_guide(game)
    except LawBroken as broken:
        raise PluginRefused("plugin_unlawful", path=path, detail=str(broken)) from broken
    except Exception as error:
        raise PluginRefused("plugin_unlawful", path=path, detail=_describe_error(error)) from error


def _check_words(folder: Path, path: str) -> None:
    if found := misprint(folder):
        raise PluginRefused("plugin_words", path=path, file=found[0], line=found[1])


def _describe_error(error: BaseException) -> str:
    """The exception's type and message, and the line that raised it."""
    frames = extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{where}"
