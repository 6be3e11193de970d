"""Sequences: which fives a chip finishes, which of them lock, and which a removed chip breaks."""

from pelipoyta.games.sequence.board import CORNERS, Line
from pelipoyta.games.sequence.model import Five, Locked, Phase, State, Unlocked
from pelipoyta.games.sequence.points import points
from pelipoyta.games.sequence.rules.setup import team_count
from pelipoyta.kernel import Event


def needed(s: State) -> int:
    """SEQ-2.2: two sequences between two teams, one among three."""
    return points(s.options).rows or (2 if team_count(s.options, s.seats) == 2 else 1)


def fives_of(s: State, team: int) -> list[Five]:
    return [five for five in s.fives if five.team == team]


def locked_cells(fives: tuple[Five, ...]) -> frozenset[int]:
    """SEQ-2.5: exactly these; further chips of a run stay open."""
    return frozenset(cell for five in fives for cell in five.cells)


def _is_full(s: State, line: Line, team: int) -> bool:
    """SEQ-2.1: a chip of the team, or a corner, which is everyone's (SEQ-2.3)."""
    return all(s.board[cell] == team or cell in CORNERS for cell in line)


def _shared(one: Line, other: Line) -> int:
    return len(set(one) & set(other))


def finished(s: State, team: int, cell: int) -> list[list[Line]]:
    """By direction, the full lines through the cell that share at most one cell with the locked ones (SEQ-2.4)."""
    locked = fives_of(s, team)
    return [
        [line for line in lines if _is_full(s, line, team) and all(_shared(line, five.cells) <= 1 for five in locked)]
        for lines in points(s.options).through[cell]
    ]


def most(lines: list[Line]) -> list[Line]:
    """Largest set of lines in one direction that count together (SEQ-2.4: four–one–four), the first such."""
    pairs = ([one, other] for one in lines for other in lines if one < other and _shared(one, other) <= 1)
    return next(pairs, lines[:1])


def ways(s: State, team: int, cell: int) -> list[Line]:
    """SEQ-2.6: the fives to choose from when the chip on this cell finishes one sequence in several ways."""
    return next((lines for lines in finished(s, team, cell) if lines), [])


def finish(s: State, team: int, cell: int) -> list[Event]:
    """Finish sequences by the chip just placed: it wins, locks, or leaves its player a choice."""
    by_direction = finished(s, team, cell)
    best = [line for lines in by_direction for line in most(lines)]
    if len(fives_of(s, team)) + len(best) >= needed(s):
        s.phase, s.winner, s.why = Phase.OVER, team, "SEQ-2.2"
    elif sum(map(len, by_direction)) > 1:
        s.phase, s.placed = Phase.LOCK, cell
        return []
    return [event for line in best for event in lock(s, team, line)]


def lock(s: State, team: int, line: Line) -> list[Event]:
    s.fives += (Five(team, line),)
    return [Locked(team, line)]


def steal(s: State, team: int, cell: int) -> list[Event]:
    """SEQ-6.2: the chip just taken from this cell breaks its sequence, unless the run was longer."""
    events: list[Event] = []
    for five in [five for five in fives_of(s, team) if cell in five.cells]:
        s.fives = tuple(kept for kept in s.fives if kept != five)
        events += [Unlocked(team, five.cells), *_mend(s, five)]
    return events


def _mend(s: State, broken: Five) -> list[Event]:
    lines = next(lines for lines in points(s.options).lines if broken.cells in lines)
    left = [line for line in lines if _shared(line, broken.cells) > 1 and _is_full(s, line, broken.team)]
    if not left:
        return []
    return lock(s, broken.team, max(left, key=lambda line: _shared(line, broken.cells)))
