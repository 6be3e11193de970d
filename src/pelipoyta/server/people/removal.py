"""Removal of a chat line: an entry of the table's log, so that every reader applies it."""

from pelipoyta.table.commands import RedactLines
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
