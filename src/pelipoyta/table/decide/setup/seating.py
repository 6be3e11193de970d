"""Seating: open seats filled by persons and bots, before the game."""

from pelipoyta.kernel.game import Seat
from pelipoyta.table.commands import Reseat, SeatBot
from pelipoyta.table.decide.setup.private_options import PrivateOptions, settle
from pelipoyta.table.decide.setup.rated import check_newcomer
from pelipoyta.table.errors import TableError
from pelipoyta.table.model import Player, Sat
from pelipoyta.table.state.table_state import TableState


def _open_seat(state: TableState, wanted: Seat | None) -> Seat:
    free = [seat for seat, player in enumerate(state.seats.players) if player is None]
    if wanted is None:
        if not free:
            raise TableError("table_full", {"rule": "TABLE-4"})
        return free[0]
    if wanted not in range(state.header.seats):
        raise TableError("no_such_seat", {"seat": wanted})
    if wanted not in free:
        raise TableError("seat_taken", {"rule": "TABLE-4", "seat": wanted})
    return wanted


def put_bot(state: TableState, command: SeatBot) -> Sat:
    if command.host != state.header.host:
        raise TableError("not_host", {"rule": "TABLE-7"})
    return sit(state, command.seat, Player(command.bot, bot=command.bot), command.private_options)


def reseat(state: TableState, command: Reseat) -> Sat:
    """Entry of a seat with a new key; everything else stays as it was."""
    seats, seat = state.seats, command.seat
    return Sat(seat, command.player, seats.private_options[seat], seats.dice_words[seat])


def sit(state: TableState, wanted: Seat | None, player: Player, private_options: PrivateOptions, word: str = "") -> Sat:
    """Entry of a player who sits down; private options are validated first (TABLE-9)."""
    seat = _open_seat(state, wanted)
    if state.header.rated:
        check_newcomer(state.seats.players, player)
    brought = {} if state.placed else settle(state.game, state.agreed_options, seat, private_options)
    return Sat(seat, player, brought, word)
