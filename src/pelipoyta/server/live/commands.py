"""What a client says, in the table's own words."""

from typing import Any

import msgspec

from pelipoyta.server.live.actions import read_action
from pelipoyta.server.schemas import live as wire
from pelipoyta.table import commands
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.live.table import Table


def command_of(lobby: Lobby, table: Table, seat: int, said: wire.Command) -> commands.SeatCommand:
    """What the seat wants. Raises TableError where there is no such choice, or no such bot."""
    match said:
        case wire.Do():
            return commands.Do(seat, said.id, said.at, action_of(table, said.action), now=said.now)
        case wire.Resign():
            return commands.Resign(seat, said.id)
        case wire.Draw():
            return commands.Draw(seat, said.id, said.answer)
        case wire.Rematch():
            return commands.Rematch(seat, said.id)
        case wire.Undo():
            return commands.Undo(seat, said.id, said.to)
        case wire.Bring() | wire.Show() | wire.LetPass() | wire.Rename():
            return _own(seat, said)
        case wire.Say():
            return commands.Speak(seat, said.id, said.text, said.aside)
        case _:
            return _proposal(lobby, table, seat, said)


def _own(seat: int, said: wire.Bring | wire.Show | wire.LetPass | wire.Rename) -> commands.SeatCommand:
    """What concerns a player's own."""
    match said:
        case wire.Bring():
            return commands.Bring(seat, said.id, said.brings)
        case wire.Show():
            return commands.Show(seat, said.id)
        case wire.LetPass():
            return commands.LetPass(seat, said.id, said.what, said.on)
        case wire.Rename():
            return commands.Rename(seat, said.id, said.name)


def _proposal(lobby: Lobby, table: Table, seat: int, said: wire.Proposal) -> commands.SeatCommand:
    match said:
        case wire.AskForBot():
            lobby.check_bot(table.state.header.game, said.bot)
            return commands.AskForBot(seat, said.id, said.seat, said.bot)
        case wire.AskBack():
            return commands.AskBack(seat, said.id, said.choices)
        case wire.Consent():
            return commands.Consent(seat, said.id, said.yes)
        case wire.Return():
            return commands.Return(seat, said.id)


def action_of(table: Table, raw: msgspec.Raw) -> Any:
    """The choice that was meant; of a table that cannot be played, none."""
    return None if table.state.frozen else read_action(table.state.game, raw)
