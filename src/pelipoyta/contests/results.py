"""Result of a table's game, as contests store it."""

from pelipoyta.contests.model import GameEnded
from pelipoyta.table.state.table_state import TableState


def ended(state: TableState) -> GameEnded:
    assert state.over is not None
    players = state.seats.players
    return GameEnded(
        state.header.id,
        state.over.scores,
        state.over.why,
        tuple(player.name if player else "" for player in players),
        tuple(player.bot if player else "" for player in players),
        {} if state.frozen else state.game.hooks.marks(state.game_state),
    )
