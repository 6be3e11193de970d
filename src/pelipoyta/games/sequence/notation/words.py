"""Names in both notations: teams, cards, lines and cells."""

from pelipoyta.games.sequence.board import CELL_NAMES, Line, cell_named, line_between
from pelipoyta.games.sequence.cards import NAMES, Cards, face_named

TEAMS = ("blue", "red", "green")
CHIPS = ("b", "r", "g", ".")  # by team; the last is FREE


def team_named(text: str) -> int:
    if text not in TEAMS:
        raise ValueError(f"no such team: {text}")
    return TEAMS.index(text)


def write_line(cells: Line) -> str:
    return f"{CELL_NAMES[cells[0]]}-{CELL_NAMES[cells[-1]]}"


def read_line(text: str) -> Line:
    first, _, last = text.partition("-")
    return line_between(cell_named(first), cell_named(last))


def write_cards(cards: Cards) -> str:
    return " ".join(NAMES[card] for card in cards)


def read_cards(names: list[str]) -> Cards:
    return tuple(face_named(name) for name in names)
