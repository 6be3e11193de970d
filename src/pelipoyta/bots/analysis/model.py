"""Model of an analysis; plain data, stored with the game and sent to the client."""

from typing import Literal

from msgspec import Struct

from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.optional.hint import Hint

VERSION = 3  # version: raised when the same game would be analysed differently; stored analyses are then recomputed
Mark = Literal["", "inaccuracy", "mistake", "blunder"]
MARKS: tuple[Mark, ...] = ("inaccuracy", "mistake", "blunder")
Kind = Literal["luck", "skill", "reveal"]
Whose = Literal["own", "other"]  # the mover's side, or the others


class Point(Struct, frozen=True):
    """Evaluated moment: expected score of each seat with all cards open, and the standard error."""

    chances: tuple[float, ...]
    error: float = 0.0  # standard error; 0 where nothing was sampled


class Option(Struct, frozen=True, omit_defaults=True):
    """Alternative at a choice, valued from the mover's view."""

    action: str  # in the game's notation
    value: float  # expected score of the mover
    error: float
    best: float  # share of the worlds consistent with the mover's view in which it was the best
    cells: tuple[int, ...] = ()  # of the board that it names, from where to where


class FeatureDifference(Struct, frozen=True):
    """Feature of a position: its share of the difference between two choices, and its values after each."""

    term: str
    amount: float  # difference in log-odds
    whose: Whose
    best: float  # displayed mean values
    played: float


class Weighed(Struct, frozen=True, omit_defaults=True):
    """Judged choice of a player, valued by what the player could know."""

    step: int
    seat: Seat
    loss: float
    error: float
    mark: Mark
    played: Option
    better: tuple[Option, ...]  # best actions found; the played one may be among them
    believed: float | None = None  # change of value that the mover expected; None: nothing is hidden
    reply: str = ""  # strongest answer to it
    replier: Seat | None = None
    better_words: tuple[Hint, ...] = ()  # hints of the game on the best action, the played one and the answer
    played_words: tuple[Hint, ...] = ()
    reply_words: tuple[Hint, ...] = ()
    why: tuple[FeatureDifference, ...] = ()


class Turning(Struct, frozen=True, omit_defaults=True):
    """Turning point of the game: event, the seat responsible, and the change of its chances."""

    kind: Kind
    step: int
    moment: int  # number of the moment in the replay
    seat: Seat | None  # None: no owner, as for a deal
    amount: float
    error: float
    dice: tuple[int, ...] = ()  # faces of the dice, for a roll


class Account(Struct, frozen=True):
    """Sources of a seat's result; the parts sum to the whole."""

    seat: Seat
    start: float
    deal: float  # chance before the first choice
    luck: float  # the seat's own rolls and draws
    luck_error: float
    others_luck: float
    skill: float
    skill_error: float
    others_skill: float
    reveal: float
    drift: float  # changes of the evaluation without cause
    ended: float  # by conceding or agreeing
    result: float
    marks: dict[str, int]
    mean_loss: float  # mean loss of a choice
    choices: int  # number of weighed choices


class Analysis(Struct, frozen=True):
    """Complete analysis of a game."""

    version: int
    game: str
    seats: int
    teams: tuple[int, ...]
    judge: Literal["sight", "games"]
    judge_error: float  # error of the evaluator on unseen games
    points: tuple[Point, ...]  # before the first step, and after each
    moments: tuple[int, ...]  # by point: its number in the replay
    owners: tuple[Seat | None, ...]  # by step: seat that chose, rolled or drew
    chance: tuple[bool, ...]  # of each step
    weighed: tuple[Weighed, ...]
    choices: int  # steps with a choice: in a long game only some are weighed
    turning: tuple[Turning, ...]
    accounts: tuple[Account, ...]
    uncertain: bool  # the evaluator's drift is larger than the rest allows
