"""What speaks for a choice: the lines it makes longer, and those of others that it stops."""

from pelipoyta.games.sequence.board import CELL_NAMES, CORNERS, THROUGH, Line
from pelipoyta.games.sequence.cards import THIEF, sign
from pelipoyta.games.sequence.model import FREE, AnyAction, Exchange, Lose, Play, View
from pelipoyta.kernel import Seat
from pelipoyta.kernel.hint import Hint

FIVE, WORTH_IT = 5, 3  # chips in a line, and those from which on it is worth a word


def hints(view: View, seat: Seat, action: AnyAction) -> tuple[Hint, ...]:
    match action:
        case Play(card, cell) if card in THIEF:
            return (Hint("thief", _names(card, cell)), *_of_thief(view, cell))
        case Play(card, cell):
            return (Hint("play", _names(card, cell)), *_of_chip(view, seat % view.teams, cell))
        case Exchange(card) | Lose(card):
            name = type(action).__name__.lower()
            return (Hint(name, {"card": sign(card)}), Hint(f"{name}-why"))
        case _:
            name = type(action).__name__.lower()
            return (Hint(name), Hint(f"{name}-why"))


def _names(card: int, cell: int) -> dict[str, str]:
    return {"card": sign(card), "cell": CELL_NAMES[cell]}


def _lines(cell: int) -> list[Line]:
    return [line for lines in THROUGH[cell] for line in lines]


def _held(view: View, team: int, line: Line, but: int) -> int:
    """How many of the line are the team's, the cell itself apart; 0 where another stands in it."""
    rest = [cell for cell in line if cell != but]
    if any(cell not in CORNERS and view.board[cell] not in (FREE, team) for cell in rest):
        return 0
    return sum(cell in CORNERS or view.board[cell] == team for cell in rest)


def _longest(view: View, team: int, cell: int) -> int:
    return max(_held(view, team, line, cell) for line in _lines(cell))


def _of_chip(view: View, team: int, cell: int) -> tuple[Hint, ...]:
    own = _longest(view, team, cell) + 1
    theirs = max(_longest(view, other, cell) for other in range(view.teams) if other != team)
    line = (Hint("five" if own >= FIVE else "line", {"chips": own}),) if own >= WORTH_IT else ()
    block = (Hint("block", {"chips": theirs}),) if theirs >= WORTH_IT else ()
    return (*line, *block) or (Hint("open", {"lines": _open_lines(view, team, cell)}),)


def _open_lines(view: View, team: int, cell: int) -> int:
    """How many lines through the cell nobody else stands in."""
    return sum(all(at in CORNERS or view.board[at] in (FREE, team) for at in line) for line in _lines(cell))


def _of_thief(view: View, cell: int) -> tuple[Hint, ...]:
    chips = _longest(view, view.board[cell], cell) + 1
    return (Hint("breaks", {"chips": chips}),) if chips >= WORTH_IT else (Hint("early"),)
