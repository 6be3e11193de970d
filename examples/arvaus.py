"""Arvaus: each names a number in secret, one die falls, the nearest guess wins."""

from enum import StrEnum
from random import Random

from msgspec import Struct

from pelipoyta.kernel import (
    Action,
    Ask,
    Dice,
    Event,
    Game,
    NoOptions,
    Notation,
    Nouns,
    Outcome,
    Over,
    Pending,
    Refusal,
    Rolled,
    Seat,
    Secret,
    only,
)


class Guess(Action, frozen=True):  # model.py: the nouns
    number: int


class Question(StrEnum):
    GUESS = "guess"


class Guessed(Event, frozen=True):
    seat: Seat
    number: Secret[int]


class Shown(Event, frozen=True):
    guesses: tuple[int, ...]


class State(Struct):
    guesses: list[int]  # 0: not named yet
    die: int = 0


class View(Struct, frozen=True):
    guesses: tuple[int, ...]  # -1: named, not ours to see
    die: int


def start(options: NoOptions, seats: int) -> State:  # rules.py: the verbs
    return State([0] * seats)


def pending(s: State) -> Pending:
    if 0 in s.guesses:
        return Ask(tuple(seat for seat, guess in enumerate(s.guesses) if guess == 0), Question.GUESS)
    if s.die == 0:
        return Dice(1)
    miss = [abs(guess - s.die) for guess in s.guesses]
    return Over(tuple(float(m == min(miss)) for m in miss), "ARV-3")


def legal(s: State, seat: Seat) -> list[Guess]:
    return [Guess(number) for number in range(1, 7)] if s.guesses[seat] == 0 else []


def why_not(s: State, seat: Seat, guess: Guess) -> Refusal | None:
    if s.guesses[seat] != 0:
        return Refusal("ARV-2", "named-already")
    return None if 1 <= guess.number <= 6 else Refusal("ARV-1", "not-on-a-die", {"number": guess.number})


def apply(s: State, seat: Seat, guess: Guess) -> tuple[State, list[Event]]:
    guesses = s.guesses[:]
    guesses[seat] = guess.number
    return State(guesses), [Guessed(seat, Secret(guess.number, only(seat)))]


def settle(s: State, dice: Outcome) -> tuple[State, list[Event]]:
    return State(s.guesses, dice[0]), [Rolled(dice), Shown(tuple(s.guesses))]


def view(s: State, seat: Seat | None) -> View:  # view.py: who knows what
    open_to_all = s.die != 0
    return View(tuple(g if open_to_all or who == seat or g == 0 else -1 for who, g in enumerate(s.guesses)), s.die)


def determinize(v: View, rng: Random) -> State:
    return State([rng.randint(1, 6) if guess < 0 else guess for guess in v.guesses], v.die)


def draw(s: State) -> str:  # notation.py: text in and out
    return f"{' '.join(map(str, s.guesses))} / {s.die}"


def read(text: str) -> State:
    guesses, die = text.split("/")
    s = State([int(guess) for guess in guesses.split()], int(die))
    if (
        len(s.guesses) not in (2, 3, 4)
        or not all(0 <= n <= 6 for n in (*s.guesses, s.die))
        or (s.die and 0 in s.guesses)
    ):
        raise ValueError(f"{text}: two to four guesses and a die, 1 to 6 or 0 for none; no die before all have guessed")
    return s


GAME = Game(
    id="arvaus",
    version=1,
    seats=(2, 3, 4),
    at_table=lambda s: range(len(s.guesses)),
    options=NoOptions,
    nouns=Nouns(state=State, action=Guess, event=Guessed | Rolled | Shown, view=View, question=Question),
    start=start,
    pending=pending,
    legal=legal,
    why_not=why_not,
    apply=apply,
    settle=settle,
    view=view,
    determinize=determinize,
    notation=Notation(draw, read, lambda guess: str(guess.number), lambda text: Guess(int(text))),
    home=__name__,
)
