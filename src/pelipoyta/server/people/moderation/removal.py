"""Removal of a chat line, and the end of a game: entries of the table's log, so that every reader applies them."""

from pelipoyta.table.commands import AwardGame, RedactLines
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby


async def remove_line(lobby: Lobby, table: str, line: int) -> None:
    """Remove the text of the chat line with that number in the table's log. Raises TableError."""
    found = await lobby.find(table, opens=False)
    before = found.state.length
    is_shown = found.state.chat.is_shown(line)
    await found.submit(RedactLines((line,)))
    if not is_shown and found.state.length == before:
        raise TableError("no_such_line")


async def end_game(lobby: Lobby, table: str) -> None:
    """End a running game as a draw of all (TABLE-20). Raises TableError, and then nothing has changed."""
    found = await lobby.find(table, opens=False)
    if not found.state.started:
        raise TableError("not_started")
    if found.state.over:
        raise TableError("game_over")
    await found.submit(AwardGame((0.5,) * found.state.header.seats))
