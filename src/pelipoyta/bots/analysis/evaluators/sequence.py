"""Sequence features: finished lines, lines that lack a cell or two and whether their cards are in hand, and jacks."""

from collections import Counter

from pelipoyta.bots.analysis.evaluation import Rows
from pelipoyta.games.sequence.board import CORNERS, FACES, LINES, Line
from pelipoyta.games.sequence.cards import JACKS
from pelipoyta.games.sequence.model import FREE, State
from pelipoyta.games.sequence.rules.setup import team_count

TERMS = ("lines", "ready", "near", "far", "jacks", "turn")
WEIGHTS = (1.31, 1.04, 0.28, 0.0, 0.35, 0.05)
SIGNS = (1, 1, 1, 1, 1, 0)
MEASURES = {"lines": 1.0, "ready": 1.0, "near": 1.0, "jacks": 1.0}
ALL_LINES = tuple(line for lines in LINES for line in lines)


def terms(s: State) -> Rows:
    """Features by seat; equal within a team, except for the turn."""
    teams = team_count(s.options, s.seats)
    rows = [_row(s, team, teams) for team in range(teams)]
    return [(*rows[seat % teams], s.seats // teams * (s.turn == seat)) for seat in range(s.seats)]


def told(s: State) -> Rows:
    """Counts of lines: lines that lack a cell or two, and lines whose last card is in hand."""
    teams = team_count(s.options, s.seats)
    rows = [_counted(s, team, teams) for team in range(teams)]
    return [(*rows[seat % teams], 0.0) for seat in range(s.seats)]


def _counted(s: State, team: int, teams: int) -> tuple[float, ...]:
    held = {card for seat in range(team, s.seats, teams) for card in s.hands[seat]}
    missing = [each for line in ALL_LINES if (each := _missing(s, team, line))]
    ready = sum(len(each) == 1 and FACES[each[0]] in held for each in missing)
    near = sum(len(each) <= 2 for each in missing)
    lines, *_, jacks = _row(s, team, teams)
    return (lines, ready, near, 0.0, jacks)


def _row(s: State, team: int, teams: int) -> tuple[float, ...]:
    held = Counter(card for seat in range(team, s.seats, teams) for card in s.hands[seat])
    counts = [0.0, 0.0, 0.0]
    for line in ALL_LINES:
        missing = _missing(s, team, line)
        if missing is not None and len(missing) <= 3:
            able = sum(FACES[cell] in held for cell in missing)
            counts[0] += len(missing) == 1 and able == 1
            counts[1] += (len(missing) == 1 and not able) or (len(missing) == 2 and able == 2)
            counts[2] += len(missing) == 2 and able < 2
    jacks = sum(held[card] for card in JACKS) / (s.seats // teams)
    return (sum(five.team == team for five in s.fives), *(min(each, 4.0) for each in counts), jacks)


def _missing(s: State, team: int, line: Line) -> list[int] | None:
    """Cells that the team still lacks of a line; None: the team can never complete it."""
    missing = []
    for cell in line:
        if cell not in CORNERS and s.board[cell] != team:
            if s.board[cell] != FREE:
                return None
            missing.append(cell)
    used = any(five.team == team and len({*five.cells} & {*line}) > 1 for five in s.fives)
    return None if used else missing
