"""Nim, a game from outside the house in one file: many choices, then few; odds; nothing hidden; nothing but rules."""

from collections.abc import Callable
from enum import StrEnum
from random import Random

from msgspec import Struct

from pelipoyta.kernel import (
    Action,
    Ask,
    Event,
    Game,
    NoOptions,
    Notation,
    Nouns,
    Outcome,
    Over,
    Pending,
    Refusal,
    Seat,
    TableHooks,
)

PILES = 10
NONE = -1
LETTERS = "abcdefghij"


class Question(StrEnum):
    PILE = "pile"
    TAKE = "take"


class Pile(Action, frozen=True):
    pile: int


class Take(Action, frozen=True):
    count: int


class Chose(Event, frozen=True):
    seat: Seat
    pile: str


class Took(Event, frozen=True):
    seat: Seat
    pile: str
    count: int


class State(Struct):
    piles: list[int]
    turn: Seat = 0
    pile: int = NONE  # the one to take of

    def copy(self) -> "State":
        return State(self.piles[:], self.turn, self.pile)


class View(Struct, frozen=True):
    piles: tuple[int, ...]
    turn: Seat
    pile: int


class Left(Struct, frozen=True):
    left: int
    wins: float


def start(options: NoOptions, seats: int) -> State:
    return State([1 + pile % 3 for pile in range(PILES)])


def pending(s: State) -> Pending:
    if not any(s.piles):
        return Over((float(s.turn == 1), float(s.turn == 0)), "NIM-3")
    return Ask((s.turn,), Question.PILE if s.pile == NONE else Question.TAKE)


def legal(s: State, seat: Seat) -> list[Pile | Take]:
    if seat != s.turn or not any(s.piles):
        return []
    if s.pile == NONE:
        return [Pile(pile) for pile in range(PILES) if s.piles[pile]]
    return [Take(count) for count in range(1, s.piles[s.pile] + 1)]


def why_not(s: State, seat: Seat, action: Pile | Take) -> Refusal | None:
    if seat != s.turn:
        return Refusal("NIM-1", "not-your-turn")
    return None if action in legal(s, seat) else Refusal("NIM-2", "nothing-there")


def apply(s: State, seat: Seat, action: Pile | Take) -> tuple[State, list[Event]]:
    s = s.copy()
    if isinstance(action, Pile):
        s.pile = action.pile
        return s, [Chose(seat, LETTERS[s.pile])]
    took = Took(seat, LETTERS[s.pile], action.count)
    s.piles[s.pile] -= action.count
    s.pile, s.turn = NONE, 1 - s.turn
    return s, [took]


def settle(s: State, outcome: Outcome) -> tuple[State, list[Event]]:
    raise AssertionError("nothing is left to chance")


def view(s: State, seat: Seat | None) -> View:
    return View(tuple(s.piles), s.turn, s.pile)


def determinize(v: View, rng: Random) -> State:
    return State(list(v.piles), v.turn, v.pile)


def preview(v: View, seat: Seat) -> Callable[[Pile | Take], Left | None]:
    s = determinize(v, Random())

    def odds(action: Pile | Take) -> Left | None:
        if not isinstance(action, Take) or why_not(s, seat, action):
            return None
        left = sum(s.piles) - action.count
        return Left(left, 1.0 if left == 0 else 0.5)

    return odds


def draw(s: State) -> str:
    return f"{' '.join(map(str, s.piles))} / {s.turn} / {s.pile}"


def read(text: str) -> State:
    piles, turn, pile = text.split("/")
    s = State([int(count) for count in piles.split()], int(turn), int(pile))
    fits = len(s.piles) == PILES and all(0 <= count <= 3 for count in s.piles) and s.turn in (0, 1)
    if not fits or not (s.pile == NONE or (0 <= s.pile < PILES and s.piles[s.pile])):
        raise ValueError(f"{text}: ten piles of up to three, whose turn it is, and a pile that is not empty or -1")
    return s


def write(action: Pile | Take) -> str:
    return LETTERS[action.pile] if isinstance(action, Pile) else str(action.count)


def parse(text: str) -> Pile | Take:
    word = text.strip().lower()
    return Pile(LETTERS.index(word)) if len(word) == 1 and word in LETTERS else Take(int(word))


GAME = Game(
    id="nim",
    version=1,
    seats=(2,),
    at_table=lambda s: range(2),
    options=NoOptions,
    nouns=Nouns(State, Pile | Take, Chose | Took, View, Question, Left),
    start=start,
    pending=pending,
    legal=legal,
    why_not=why_not,
    apply=apply,
    settle=settle,
    view=view,
    determinize=determinize,
    notation=Notation(draw, read, write, parse),
    hooks=TableHooks(open=True),
    home=__name__,
)
