"""Owners of dice: in RoleChess a high die is always good for its roller (RC-3.0, RC-6.1.1)."""

from collections.abc import Sequence

from pelipoyta.games.rolechess.model import Phase, State
from pelipoyta.kernel import Seat


def rolls(s: State) -> Sequence[Seat]:
    """By die, the seat whose it is; the attack's are the mover's, the defence's the other's."""
    if s.phase is Phase.SETUP:
        return ()
    if s.phase is Phase.START:
        return (0, 1)
    return (1 - s.turn,) if s.phase is Phase.DEFENCE else (s.turn,) * len(s.attackers)
