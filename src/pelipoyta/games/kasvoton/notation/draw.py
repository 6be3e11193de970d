"""A position as text: a head line, a line for each thing that is not as usual, and the board."""

from collections.abc import Iterator

from msgspec.structs import asdict

from pelipoyta.games.kasvoton.board import ARMY, COLUMNS, LETTERS, ROWS, cell_name, holders, home_of
from pelipoyta.games.kasvoton.model import Options, Stage, State
from pelipoyta.games.kasvoton.notation.faces import write_face, write_faces

SIDES = ("b", "g")  # blue is side 0, grey side 1
FALLS = ("-", "own", "enemy", "levelling")


def draw(s: State) -> str:
    head = f"kasvoton {s.seats} {s.stage} {s.phase.name.lower()}"
    return "\n".join([head, *_facts(s), "", *_rows(s), ""])


def _facts(s: State) -> Iterator[str]:
    yield from _agreements(s)
    yield from _musters(s)
    yield from _turns(s)
    yield from _cards(s)


def _agreements(s: State) -> Iterator[str]:
    usual = asdict(Options())
    unusual = [f"{name}={_option(value)}" for name, value in asdict(s.options).items() if value != usual[name]]
    if unusual:
        yield " ".join(["options", *unusual])
    yield " ".join(["knights", *(write_face(knight) if knight else "-" for knight in s.knights)])
    if s.seats == 4:
        yield " ".join(["splits", *map(write_faces, s.splits)])
        yield " ".join(["agreed", *("yes" if agreed else "no" for agreed in s.agreed)])
    if any(s.offers):
        yield " ".join(["offers", *map(str, s.offers)])


def _option(value: int | tuple[str, ...]) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(int(value))


def _musters(s: State) -> Iterator[str]:
    if s.mustered < 2:
        yield f"mustered {s.mustered}"
    if any(s.hands):
        yield " ".join(["hands", *map(write_faces, s.hands)])
    if not all(s.ready):
        yield " ".join(["ready", *("yes" if ready else "no" for ready in s.ready)])
    if s.middle != [-1, -1]:
        yield " ".join(["middle", *("-" if cell < 0 else cell_name(cell) for cell in s.middle)])
    if any(s.turned):
        yield " ".join(["turned", *map(write_faces, s.turned)])


def _turns(s: State) -> Iterator[str]:
    yield f"turn {s.turn} first {s.first}"
    if any(s.used):
        yield " ".join(["used", *map(str, s.used)])
    if s.shot:
        yield " ".join(["shot", *(cell_name(s.cells[card]) for card in s.shot)])
    if s.target >= 0:
        yield " ".join(["target", *map(cell_name, (s.target, *s.usable))])
    if any(s.fell):
        yield " ".join(["fell", *(FALLS[fall] for fall in s.fell)])
    if any(s.said):
        yield " ".join(["said", *("yes" if said else "no" for said in s.said)])
    if s.stage is Stage.OVER:
        yield " ".join(["result", *(f"{score:g}" for score in s.scores), s.why])


def _cards(s: State) -> Iterator[str]:
    if s.graves:
        yield " ".join(["graves", *(f"{_card(s, card)}@{cell_name(home_of(card))}" for card in s.graves)])
    away = [(cell, card) for cell, card in enumerate(s.board) if card >= 0 and home_of(card) != cell]
    if away:
        yield " ".join(["homes", *(f"{cell_name(cell)}={cell_name(home_of(card))}" for cell, card in away)])
    seen = [(cell, s.eyes[card]) for cell, card in enumerate(s.board) if card >= 0 and not _is_usual(s, card, cell)]
    if seen:
        yield " ".join(["eyes", *(f"{cell_name(cell)}={_seats(s, eyes)}" for cell, eyes in seen)])


def usual_eyes(seats: int, card: int, cell: int, is_open: bool) -> int:
    """Seats that have seen a card, if it has stood nowhere else."""
    return (1 << seats) - 1 if is_open else holders(seats, card // ARMY, cell)


def _is_usual(s: State, card: int, cell: int) -> bool:
    return s.eyes[card] == usual_eyes(s.seats, card, cell, s.open[card])


def _seats(s: State, eyes: int) -> str:
    return "".join(str(seat) for seat in range(s.seats) if eyes >> seat & 1)


def _card(s: State, card: int) -> str:
    side = SIDES[card // ARMY]
    return (side.upper() if s.open[card] else side) + write_face(s.faces[card])


def _rows(s: State) -> Iterator[str]:
    for row in reversed(range(ROWS)):
        cards = s.board[row * COLUMNS : (row + 1) * COLUMNS]
        yield " ".join([f"{row + 1} ", *(f"{_card(s, card) if card >= 0 else '.':3}" for card in cards)]).rstrip()
    yield "   " + "   ".join(LETTERS)
