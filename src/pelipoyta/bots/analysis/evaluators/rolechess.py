"""RoleChess features: pieces on the board, and the best attack of each side."""

from functools import cache

from pelipoyta.bots.analysis.evaluation import Rows
from pelipoyta.bots.games.rolechess.strong.judge import Blow, worth
from pelipoyta.games.rolechess.fast import FAST
from pelipoyta.games.rolechess.fast.state import FastState
from pelipoyta.games.rolechess.model import Options, Phase, State
from pelipoyta.kernel import Seat

TERMS = ("standing", "blow", "crown", "threat", "danger", "turn")
WEIGHTS = (0.28, 0.42, 3.21, 0.35, 1.92, 0.03)
SIGNS = (1, 1, 1, 1, 1, 0)
MEASURES = {"standing": 4.0, "blow": 2.0, "crown": 100.0, "threat": 2.0, "danger": 100.0}  # Lackeys, hundredths


def terms(s: State) -> Rows | None:
    """Features before a turn; None during a turn, which must be played on."""
    if s.phase is not Phase.TURN:
        return None
    sim, blow = _tools()
    FAST.read(sim, s)
    rows = []
    for seat in (0, 1):
        blow.find(sim.men, seat)
        standing, moves = worth(sim.men, seat) / 20.0, seat == s.turn
        mine = (blow.harm / 10.0, blow.kill, 0.0, 0.0) if moves else (0.0, 0.0, blow.harm / 10.0, blow.kill)
        rows.append((standing, *mine, float(moves)))
    return rows


def roller(s: State) -> Seat | None:
    """RC-6.1.1: the defender rolls the defence; the die for the first turn has no owner."""
    if s.phase is Phase.START:
        return None
    return 1 - s.turn if s.phase is Phase.DEFENCE else s.turn


@cache
def _tools() -> tuple[FastState, Blow]:
    return FAST.new(Options(), 2), Blow()
