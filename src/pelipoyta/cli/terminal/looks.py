"""Finds the look of a game: its own, or a plain one."""

from importlib import import_module
from importlib.util import find_spec

from pelipoyta.cli.terminal.look import TerminalLook
from pelipoyta.cli.terminal.plain import plain_look
from pelipoyta.kernel.game import AnyGame


def look_of(game: AnyGame) -> TerminalLook:
    """The look in `cli/looks` for the game, or a plain one."""
    module = f"pelipoyta.cli.looks.{game.id}"
    if not game.id.isidentifier() or find_spec(module) is None:
        return plain_look(game)
    look: TerminalLook = import_module(module).LOOK
    return look
