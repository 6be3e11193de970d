"""Reasons for an action: the own lines it extends, and those of others that it blocks."""

from pelipoyta.games.sequence.board import CELL_NAMES, CORNERS, Line
from pelipoyta.games.sequence.cards import JACKS, THIEF, sign
from pelipoyta.games.sequence.model import FREE, AnyAction, Deny, Exchange, Judge, Lock, Lose, Play, View
from pelipoyta.games.sequence.points import points
from pelipoyta.kernel import Seat
from pelipoyta.kernel.optional.hint import Hint

WORTH_IT = 3  # chips in a line from which on it is worth a word


def hints(view: View, seat: Seat, action: AnyAction) -> tuple[Hint, ...]:
    match action:
        case Play(card, cell) if card in THIEF:
            return (Hint("thief", _names(card, cell)), *_of_thief(view, cell))
        case Play(card, cell):
            return (Hint("play", _names(card, cell)), *_of_chip(view, seat % view.teams, cell))
        case Exchange(card):
            return (Hint("exchange", {"card": sign(card)}), Hint("exchange-why"))
        case Lose(card):
            return (Hint("lose", {"card": sign(card)}), _of_loss(view, card))
        case Lock(cells):
            ends = {"from": CELL_NAMES[cells[0]], "to": CELL_NAMES[cells[-1]]}
            return (Hint("lock", ends), Hint("lock-safe" if _is_safe(view) else "lock-open"))
        case _:
            return _of_talk(view, action)


def _of_talk(view: View, action: AnyAction) -> tuple[Hint, ...]:
    """For an action without a card: passing, drawing, and the coaching penalty."""
    name = type(action).__name__.lower()
    match action:
        case Judge(upheld):
            return (Hint("uphold" if upheld else "dismiss"), Hint("agree-why" if upheld else "dismiss-why"))
        case Deny() if view.claim:
            team = view.seats // view.teams
            return (Hint(name), Hint("deny-why", {"left": team - len(view.claim.denied) - 1}))
        case _:
            return (Hint(name), Hint(f"{name}-why"))


def _of_loss(view: View, card: int) -> Hint:
    """Cells where the card could still be played."""
    if card in JACKS:
        return Hint("lose-jack")
    return Hint("lose-why", {"cells": sum(view.board[cell] == FREE for cell in points(view.options).cells_of[card])})


def _is_safe(view: View) -> bool:
    """SEQ-6.2: of two teams, thieves may take out of a finished sequence where the table says so."""
    return not view.options.thieves or view.teams > 2


def _names(card: int, cell: int) -> dict[str, str]:
    return {"card": sign(card), "cell": CELL_NAMES[cell]}


def _lines(view: View, cell: int) -> list[Line]:
    return [line for lines in points(view.options).through[cell] for line in lines]


def _held(view: View, team: int, line: Line, but: int) -> int:
    """Number of the team's chips in the line without the cell; 0 if the line cannot become the team's sequence."""
    rest = [cell for cell in line if cell != but]
    if not _is_open(view, team, line, but):
        return 0
    return sum(cell in CORNERS or view.board[cell] == team for cell in rest)


def _is_open(view: View, team: int, line: Line, but: int) -> bool:
    """True if the line is free of other teams and shares at most one cell with the team's sequences (SEQ-2.4)."""
    free = all(cell in CORNERS or cell == but or view.board[cell] in (FREE, team) for cell in line)
    return free and all(five.team != team or len({*five.cells} & {*line}) < 2 for five in view.fives)


def _longest(view: View, team: int, cell: int) -> int:
    return max(_held(view, team, line, cell) for line in _lines(view, cell))


def _of_chip(view: View, team: int, cell: int) -> tuple[Hint, ...]:
    own = _longest(view, team, cell) + 1
    theirs = max(_longest(view, other, cell) for other in range(view.teams) if other != team)
    line = (Hint("five" if own >= points(view.options).length else "line", {"chips": own}),) if own >= WORTH_IT else ()
    block = (Hint("block", {"chips": theirs}),) if theirs >= WORTH_IT else ()
    return (*line, *block) or (Hint("open", {"lines": _open_lines(view, team, cell)}),)


def _open_lines(view: View, team: int, cell: int) -> int:
    """Number of lines through the cell that can still become a sequence of the team."""
    return sum(_is_open(view, team, line, cell) for line in _lines(view, cell))


def _of_thief(view: View, cell: int) -> tuple[Hint, ...]:
    if any(cell in five.cells for five in view.fives if five.team == view.board[cell]):
        return (Hint("finished"),)
    chips = _longest(view, view.board[cell], cell) + 1
    return (Hint("breaks", {"chips": chips}),) if chips >= WORTH_IT else (Hint("early"),)
