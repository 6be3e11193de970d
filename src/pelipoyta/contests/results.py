"""What a contest notes of a game that is over."""

from pelipoyta.contests.model import Ended
from pelipoyta.table.state.table_state import TableState


def ended(match: TableState) -> Ended:
    assert match.over is not None
    players = match.seats.players
    return Ended(
        match.header.id,
        match.over.scores,
        match.over.why,
        tuple(player.name if player else "" for player in players),
        tuple(player.bot if player else "" for player in players),
        {} if match.frozen else match.game.hooks.marks(match.state),
    )
