"""Chat rights during play."""

from pelipoyta.games.sequence.model import State
from pelipoyta.games.sequence.rules.setup import members, team_of
from pelipoyta.kernel import Seat, Talk


def talk(s: State, seat: Seat) -> Talk:
    """SEQ-6.1: without coaching players keep silent; a player without a team mate cannot coach."""
    can_coach = len(members(s, team_of(s, seat))) > 1
    return Talk(closed="SEQ-6.1" if s.options.no_coaching and can_coach else "")
