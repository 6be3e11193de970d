"""Result of a table's game, as contests store it."""

from pelipoyta.contests.model import GameEnded
from pelipoyta.table.state.table_state import TableState


def ended(state: TableState) -> GameEnded:
    assert state.over is not None
    players = state.seats.players
    return GameEnded(
        table=state.header.id,
        scores=state.over.scores,
        why=state.over.why,
        names=tuple(player.name if player else "" for player in players),
        bots=tuple(player.bot if player else "" for player in players),
        marks={} if state.frozen else state.game.hooks.marks(state.game_state),
    )
