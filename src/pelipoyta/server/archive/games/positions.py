"""Positions in a game's notation, for new tables."""

from pelipoyta.kernel.game import AnyGame
from pelipoyta.server.archive.replays import StartPosition, placed, public_options
from pelipoyta.table.errors import TableError


def set_up(game: AnyGame, text: str) -> StartPosition:
    """The position that the text describes. Raises TableError."""
    try:
        position = game.notation.read(text)
    except ValueError as error:
        raise TableError("bad_position", {"game": game.id, "detail": str(error)[:200]}) from error
    seats = sum(seat >= 0 for seat in game.at_table(position))
    options = public_options(game, getattr(position, "options", game.options()))
    return StartPosition(game.id, seats, options, placed(game, position, "set"))
