"""Check a position read from text: a half-made turn must fit its board."""

from pelipoyta.games.rolechess.board import EMPERORS, SIDE, blocker, in_range, look
from pelipoyta.games.rolechess.model import NOBODY, Phase, State
from pelipoyta.games.rolechess.points import points
from pelipoyta.games.rolechess.rules.battle import board_before, partners
from pelipoyta.games.rolechess.rules.turn import pending
from pelipoyta.kernel import Over

# Facts behind each phase: a move (None: either way), the number of attackers, whether their dice lie on the table.
BEHIND: dict[Phase, tuple[bool | None, tuple[int, ...], bool]] = {
    Phase.START: (False, (0,), False),
    Phase.SETUP: (False, (0,), False),
    Phase.TURN: (False, (0,), False),
    Phase.ATTACK: (True, (0,), False),
    Phase.PARTNER: (None, (1,), False),
    Phase.STRIKE: (None, (1, 2), False),
    Phase.DEFENCE: (None, (1, 2), True),
    Phase.ADVANCE: (None, (1, 2), False),
}


def complaint(s: State) -> str:
    """Describe in a sentence why a position is impossible; empty if it is possible."""
    if not any(s.energy[emperor] for emperor in EMPERORS):
        return "an Emperor must stand on the board"
    return _turn_complaint(s) or _count_complaint(s) or _move_complaint(s) or _attack_complaint(s)


def _turn_complaint(s: State) -> str:
    moved, attackers, rolled = BEHIND[s.phase]
    fits = moved in (None, s.step is not None) and len(s.attackers) in attackers
    dice = len(s.dice) == len(s.attackers) * rolled and all(1 <= die <= 6 for die in s.dice)
    return "" if fits and dice else f"what was done this turn does not lead to «waits {s.phase.value}»"


def _count_complaint(s: State) -> str:
    limit = 2 * s.options.no_progress
    if (limit and s.quiet > limit) or (s.phase in (Phase.START, Phase.SETUP, Phase.ADVANCE) and s.quiet):
        return f"there cannot have been {s.quiet} quiet turns"
    if s.phase is Phase.SETUP and points(s.options).set_up is None:
        return "nothing is drawn for the set-up"
    if s.phase in (Phase.START, Phase.SETUP) and s.turn:
        return "nobody's turn comes before the first roll"
    return (
        "" if s.phase is Phase.TURN or not isinstance(pending(s), Over) else "the game is over: nothing is waited for"
    )


def _move_complaint(s: State) -> str:
    if s.step is None:
        return ""
    src, dst = s.step.src, s.step.dst
    arrived = s.board[dst] // SIDE == s.turn and s.board[src] == NOBODY
    if not arrived or (s.attackers and s.attackers[0] != dst):
        return "the moved piece is not where the move says, or does not open the attack"
    if src == dst or blocker(board_before(s.board, s.step), src, dst) != dst:
        return "that piece cannot have moved so"
    return "" if s.phase is not Phase.ATTACK or look(s.board, dst)[1] else "the moved piece has nobody to attack"


def _attack_complaint(s: State) -> str:
    if s.target is None:
        return ""
    if len(set(s.attackers)) < len(s.attackers) or any(s.board[cell] // SIDE != s.turn for cell in s.attackers):
        return "the attackers must be pieces of the side that plays"
    foe = s.board[s.target]
    fits = foe == NOBODY if s.phase is Phase.ADVANCE else foe // SIDE == 1 - s.turn
    return _range_complaint(s, s.target) if fits else "the target must be an enemy, and gone once it has fallen"


def _range_complaint(s: State, target: int) -> str:
    opener, *joined = s.attackers
    able = partners(s, opener, target)
    if not in_range(s.board, opener, target) or not set(joined) <= set(able):
        return "the attackers must have the target in range"
    if s.phase is Phase.ADVANCE and all(s.energy[(1 - s.turn) * SIDE :][:SIDE]):
        return "nobody has fallen"
    return "" if s.phase is not Phase.PARTNER or able else "nobody could join that attack"
