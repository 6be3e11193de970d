"""Whether a position read from text hangs together: a half-made turn must fit the board it stands on."""

from pelipoyta.games.rolechess.board import EMPERORS, SIDE
from pelipoyta.games.rolechess.model import NOBODY, Phase, State

# What each phase has behind it: a move (None: either way), how many attackers, whether their dice lie on the table.
BEHIND: dict[Phase, tuple[bool | None, tuple[int, ...], bool]] = {
    Phase.START: (False, (0,), False),
    Phase.TURN: (False, (0,), False),
    Phase.ATTACK: (True, (0,), False),
    Phase.PARTNER: (None, (1,), False),
    Phase.STRIKE: (None, (1, 2), False),
    Phase.DEFENCE: (None, (1, 2), True),
    Phase.ADVANCE: (None, (1, 2), False),
}


def complaint(s: State) -> str:
    """What is wrong with the position, in a sentence; empty when nothing is."""
    if not any(s.energy[emperor] for emperor in EMPERORS):
        return "an Emperor must stand on the board"
    return _turn_complaint(s) or _move_complaint(s) or _attack_complaint(s)


def _turn_complaint(s: State) -> str:
    moved, attackers, rolled = BEHIND[s.phase]
    fits = moved in (None, s.step is not None) and len(s.attackers) in attackers
    dice = len(s.dice) == len(s.attackers) * rolled and all(1 <= die <= 6 for die in s.dice)
    return "" if fits and dice else f"what was done this turn does not lead to «waits {s.phase.value}»"


def _move_complaint(s: State) -> str:
    if s.step is None:
        return ""
    arrived = s.board[s.step.dst] // SIDE == s.turn and s.board[s.step.src] == NOBODY
    opens = not s.attackers or s.attackers[0] == s.step.dst
    return "" if arrived and opens else "the moved piece is not where the move says, or does not open the attack"


def _attack_complaint(s: State) -> str:
    if s.target is None:
        return ""
    if len(set(s.attackers)) < len(s.attackers) or any(s.board[cell] // SIDE != s.turn for cell in s.attackers):
        return "the attackers must be pieces of the side that plays"
    foe = s.board[s.target]
    fits = foe == NOBODY if s.phase is Phase.ADVANCE else foe // SIDE == 1 - s.turn
    return "" if fits else "the target must be an enemy, and gone once it has fallen"
