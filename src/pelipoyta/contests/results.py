"""Result of a table's game, as contests store it."""

from pelipoyta.contests.model import GameEnded
from pelipoyta.contests.team_match.duplicate import POINTS, ROUNDS
from pelipoyta.kernel.terms import Marks
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
        marks={} if state.frozen else _marks(state),
    )


def _marks(state: TableState) -> Marks:
    """Marks of the game; in duplicate play with points and rounds, where the game counts any (CONTEST-26)."""
    marks, game = state.game.hooks.marks(state.game_state), state.game
    if state.header.common is None or state.over is None:
        return marks
    if game.hooks.rounds is not None:
        marks = {**marks, ROUNDS: game.hooks.rounds(state.game_state)}
    return {**marks, POINTS: game.points(state.game_state, state.over)} if game.points is not None else marks
