"""An analysis in pieces that any process may take, in any order: first what positions are worth, then choices."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import pairwise

from pelipoyta.bots.analysis.accounts import tally
from pelipoyta.bots.analysis.analysed_game import AnalysedGame
from pelipoyta.bots.analysis.model import Analysis, Point
from pelipoyta.bots.analysis.pieces import LONGEST, Found, Piece
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.records import record
from pelipoyta.kernel.records.record import Record

WEIGHED = 100  # choices that are weighed; of more, those around which most changed
TOGETHER = 20  # positions in a piece; a choice is a piece of its own


class TooLong(ValueError):
    """The game has more steps than are looked at."""


class Unfinished(ValueError):
    """Nobody gets an analysis of a game that goes on."""


Work = Callable[[Sequence[Piece]], Iterable[Found]]  # gives what was found, in the order of the pieces


def opened(game: AnyGame, told: Record) -> AnalysedGame:
    """The course of a finished game. Raises Unfinished, TooLong."""
    if told.result is None:
        raise Unfinished
    if len(told.steps) > LONGEST:
        raise TooLong
    seed = sha256(record.write(game, told).encode()).hexdigest()[:16]
    return AnalysedGame(game, told, seed)


_last: dict[str, AnalysedGame] = {}  # by its record: whoever works at a game piece by piece folds it once


def opened_text(game: AnyGame, text: str) -> AnalysedGame:
    """The same of a record's text, kept until another is opened."""
    if text not in _last:
        _last.clear()
        _last[text] = opened(game, record.read(text, {game.id: game}))
    return _last[text]


def value_pieces(course: AnalysedGame) -> list[Piece]:
    numbers = range(len(course.states))
    return [Piece("values", tuple(numbers[at : at + TOGETHER])) for at in range(0, len(numbers), TOGETHER)]


def choice_pieces(course: AnalysedGame, points: Sequence[Point]) -> list[Piece]:
    """A piece a choice; in a long game those that moved most, or were followed by what moved most."""
    choices = course.choices()
    ranked = sorted(choices, key=lambda step: -_stir(points, step))[:WEIGHED]
    return [Piece("choice", (step,)) for step in sorted(ranked)]


def _stir(points: Sequence[Point], step: int) -> float:
    """How much changed from before a step to two after it."""
    near = points[step : step + 4]
    return sum(abs(b.chances[0] - a.chances[0]) for a, b in pairwise(near))


def do(course: AnalysedGame, piece: Piece) -> Found:
    match piece.what:
        case "values":
            return Found(course.values(piece.steps))
        case "choice":
            return Found(weighed=course.weigh(piece.steps[0]))
        case "positions":
            return Found(pieces=tuple(value_pieces(course)), total=pieces_at_most(course))
        case "choices":
            return Found(pieces=tuple(choice_pieces(course, piece.points)))
    return Found(analysis=tally(course, piece.points, piece.weighed))


def pieces_at_most(course: AnalysedGame) -> int:
    """How many there will be, for whoever shows progress."""
    return len(value_pieces(course)) + min(WEIGHED, len(course.choices()))


def analyse(course: AnalysedGame, work: Work) -> Analysis:
    """The whole, by whoever does the work."""
    points = [point for found in work(value_pieces(course)) for point in found.points]
    weighed = [found.weighed for found in work(choice_pieces(course, points)) if found.weighed]
    return tally(course, points, weighed)


def here(course: AnalysedGame) -> Work:
    """Work done in this process."""

    def work(pieces: Sequence[Piece]) -> Iterator[Found]:
        return (do(course, piece) for piece in pieces)

    return work
