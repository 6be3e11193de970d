"""What an analysis says; plain data, kept with the game and sent as it is."""

from typing import Literal

from msgspec import Struct

from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.optional.hint import Hint

VERSION = 3  # rises when the same game would be told otherwise: what was kept is then made anew
Mark = Literal["", "inaccuracy", "mistake", "blunder"]
MARKS: tuple[Mark, ...] = ("inaccuracy", "mistake", "blunder")
Kind = Literal["luck", "skill", "reveal"]
Whose = Literal["own", "other"]  # the mover's side, or the others


class Point(Struct, frozen=True):
    """A moment: what each seat may expect to score, all cards on the table, give or take the error."""

    chances: tuple[float, ...]
    error: float = 0.0  # of counting: 0 where nothing was drawn at random


class Option(Struct, frozen=True):
    """A choice, as its mover could judge it."""

    action: str  # in the game's notation
    value: float  # what the mover might expect of it
    error: float
    best: float  # in which share of the worlds that the mover had to reckon with it was the best


class Reason(Struct, frozen=True):
    """What one looks at in a position, how much of the difference it makes, and what it is after either choice."""

    term: str
    amount: float  # of log-odds
    whose: Whose
    best: float  # as people count it, on the mean
    played: float


class Weighed(Struct, frozen=True, omit_defaults=True):
    """A choice that somebody made, judged by what they could know."""

    step: int
    seat: Seat
    loss: float
    error: float
    mark: Mark
    played: Option
    better: tuple[Option, ...]  # the best that were found, which the played one may be among
    believed: float | None = None  # by how much the mover had to think it changes things; None: nothing is hidden
    reply: str = ""  # what hurt it most
    replier: Seat | None = None
    better_words: tuple[Hint, ...] = ()  # what the game says of the best choice, of the played one and of the answer
    played_words: tuple[Hint, ...] = ()
    reply_words: tuple[Hint, ...] = ()
    why: tuple[Reason, ...] = ()


class Turning(Struct, frozen=True, omit_defaults=True):
    """Where the game turned: what happened, whose doing it was, and what that changed for them."""

    kind: Kind
    step: int
    moment: int  # the number that a replay has for it
    seat: Seat | None  # None: nobody's, as a deal is
    amount: float
    error: float
    dice: tuple[int, ...] = ()  # what they showed, where it was they


class Account(Struct, frozen=True):
    """Where a seat's result came from; the parts make up the whole."""

    seat: Seat
    start: float
    deal: float  # chance before anybody had chosen
    luck: float  # what the seat itself rolled or drew
    luck_error: float
    others_luck: float
    skill: float
    skill_error: float
    others_skill: float
    reveal: float
    drift: float  # what the judge changed its mind by
    ended: float  # by giving up or agreeing
    result: float
    marks: dict[str, int]
    mean_loss: float  # a choice
    choices: int  # that were weighed


class Analysis(Struct, frozen=True):
    """The whole."""

    version: int
    game: str
    seats: int
    teams: tuple[int, ...]
    judge: Literal["sight", "games"]
    judge_error: float  # by how much the judge is wrong on games it has not seen
    points: tuple[Point, ...]  # before the first step, and after each
    moments: tuple[int, ...]  # of each point: the number that a replay has for it
    owners: tuple[Seat | None, ...]  # of each step: who chose, rolled or drew
    chance: tuple[bool, ...]  # of each step
    weighed: tuple[Weighed, ...]
    choices: int  # where there was a choice: not all are weighed in a long game
    turning: tuple[Turning, ...]
    accounts: tuple[Account, ...]
    uncertain: bool  # the judge changed its mind more than the rest allows
