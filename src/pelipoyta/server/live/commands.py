"""Commands from messages: the action decoded by the game's rules, the seat added."""

from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from pelipoyta.server.live.actions import read_action
from pelipoyta.table.commands import AskForBot, ClientCommand, Do, FromSeat
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.live.port import TablePort


def command_of(lobby: Lobby, table: TablePort, seat: int, message: ClientCommand) -> FromSeat:
    """The message as a command of the seat. Raises TableError where there is no such action, or no such bot."""
    if isinstance(message, Do):
        done: Do[Any] = replace(message, action=action_of(table, message.action))
        return FromSeat(seat, done)
    if isinstance(message, AskForBot):
        lobby.check_bot(table.state.header.game, message.bot)
    return FromSeat(seat, message)


def action_of(table: TablePort, raw: Raw) -> Any:
    """The action that the JSON stands for; None at a table whose rules are gone."""
    return None if table.state.frozen else read_action(table.state.game, raw)
