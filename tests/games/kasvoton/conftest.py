"""Words for telling a Kasvoton test: stand cards on a board, play steps, look at what is left."""

from collections.abc import Callable
from typing import Any

import pytest

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.board import ARMY, cell_name, cell_named
from pelipoyta.games.kasvoton.model import Reveal, State
from pelipoyta.games.kasvoton.notation import parse, read
from pelipoyta.kernel import Move, Refusal, play, roll
from pelipoyta.kernel.game import AnyGame, altered

Played = tuple[State, list[Any]]


def _text(cards: str, *facts: str, seats: int = 2, head: str = "turn archers") -> str:
    """A position with the cards of «b5@c3 G13@a6»; capital letters are face up."""
    standing = {cell_named(cell): card for card, _, cell in (word.partition("@") for word in cards.split())}
    rows = [" ".join([str(row + 1), *(standing.get(row * 13 + c, ".") for c in range(13))]) for row in range(6)]
    return "\n".join([f"kasvoton {seats} {head}", *facts, *rows])


def _field(cards: str, *facts: str, seats: int = 2, head: str = "turn archers") -> State:
    return read(_text(cards, *facts, seats=seats, head=head))


def _do(s: State, *steps: str) -> Played:
    """Play steps as a record tells them («0 c2-c3», «* 4 5»); without a seat they are of whose turn it is."""
    told: list[Any] = []
    for step in steps:
        who, _, what = step.partition(" ")
        if who == "*":
            s, events = roll(GAME, s, tuple(int(n) for n in what.split()))
        else:
            move = Move(int(who), parse(what)) if who.isdigit() else Move(s.turn, parse(step))
            s, events = play(GAME, s, move.seat, move.action)
        told += events
    return s, told


def _standing(s: State) -> str:
    """The cards on the board as they would be written in `field`, by cell."""
    words = []
    for cell, card in enumerate(s.board):
        if card >= 0:
            letter = "bg"[card // ARMY]
            face = s.faces[card]
            name = str(face) if face < 14 else "ABCD"[face - 14]
            words.append(f"{letter.upper() if s.open[card] else letter}{name}@{cell_name(cell)}")
    return " ".join(words)


def _choices(s: State, seat: int | None = None) -> set[str]:
    seat = s.turn if seat is None else seat
    return {GAME.notation.write(action) for action in GAME.legal(s, seat)}


@pytest.fixture
def field() -> Callable[..., State]:
    return _field


@pytest.fixture
def do() -> Callable[..., Played]:
    return _do


@pytest.fixture
def standing() -> Callable[[State], str]:
    return _standing


@pytest.fixture
def choices() -> Callable[..., set[str]]:
    return _choices


def _same(s: State, cards: str) -> bool:
    return set(_standing(s).split()) == set(cards.split())


@pytest.fixture
def stands() -> Callable[[State, str], bool]:
    return _same


@pytest.fixture
def after() -> Callable[..., str]:
    """What stands after playing steps from cards, sorted by cell."""
    return lambda cards, *steps, **how: _standing(_do(_field(cards, **how), *steps)[0])


@pytest.fixture
def quiet() -> AnyGame:
    """The game among players who show nothing they need not: random ones would soon have shown everything."""
    return altered(
        GAME,
        twin=None,  # it would let them
        legal=lambda s, seat: [action for action in GAME.legal(s, seat) if not isinstance(action, Reveal)],
        why_not=lambda s, seat, action: (
            Refusal("KV-D0.4", "quiet") if isinstance(action, Reveal) else GAME.why_not(s, seat, action)
        ),
    )
