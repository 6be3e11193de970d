"""An analysis in pieces that any process may take in any order: values of positions first, then choices."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import pairwise

from pelipoyta.bots.analysis.accounts import tally
from pelipoyta.bots.analysis.analysed_game import AnalysedGame
from pelipoyta.bots.analysis.model import Analysis, Point
from pelipoyta.bots.analysis.pieces import LONGEST, AnalysisPiece, Found
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.records import record
from pelipoyta.kernel.records.record import Record

WEIGHED = 100  # weighed choices; of more, those with the largest changes around them
TOGETHER = 20  # positions in a piece; a choice is its own piece


class TooLong(ValueError):
    """The game has more steps than an analysis takes."""


class Unfinished(ValueError):
    """The game is not over; running games are not analysed."""


Work = Callable[[Sequence[AnalysisPiece]], Iterable[Found]]  # returns the results in the order of the pieces


def opened(game: AnyGame, told: Record) -> AnalysedGame:
    """Prepare a finished game for analysis. Raises Unfinished, TooLong."""
    if told.result is None:
        raise Unfinished
    if len(told.steps) > LONGEST:
        raise TooLong
    seed = sha256(record.write(game, told).encode()).hexdigest()[:16]
    return AnalysedGame(game, told, seed)


_last: dict[str, AnalysedGame] = {}  # cached by record: a process that works on a game piece by piece replays it once


def opened_text(game: AnyGame, text: str) -> AnalysedGame:
    """Prepare a record's text for analysis; the last one is cached."""
    if text not in _last:
        _last.clear()
        _last[text] = opened(game, record.read(text, {game.id: game}))
    return _last[text]


def value_pieces(course: AnalysedGame) -> list[AnalysisPiece]:
    numbers = range(len(course.states))
    return [AnalysisPiece("values", tuple(numbers[at : at + TOGETHER])) for at in range(0, len(numbers), TOGETHER)]


def choice_pieces(course: AnalysedGame, points: Sequence[Point]) -> list[AnalysisPiece]:
    """Pieces of the choices; in a long game only those with the largest changes at or after them."""
    choices = course.choices()
    ranked = sorted(choices, key=lambda step: -_stir(points, step))[:WEIGHED]
    return [AnalysisPiece("choice", (step,)) for step in sorted(ranked)]


def _stir(points: Sequence[Point], step: int) -> float:
    """Change of value from before a step to two steps after it."""
    near = points[step : step + 4]
    return sum(abs(b.chances[0] - a.chances[0]) for a, b in pairwise(near))


def do(course: AnalysedGame, piece: AnalysisPiece) -> Found:
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
    """Upper bound of the number of pieces, for progress displays."""
    return len(value_pieces(course)) + min(WEIGHED, len(course.choices()))


def analyse(course: AnalysedGame, work: Work) -> Analysis:
    """Complete analysis; `work` executes the pieces."""
    points = [point for found in work(value_pieces(course)) for point in found.points]
    weighed = [found.weighed for found in work(choice_pieces(course, points)) if found.weighed]
    return tally(course, points, weighed)


def here(course: AnalysedGame) -> Work:
    """Execute pieces in this process."""

    def work(pieces: Sequence[AnalysisPiece]) -> Iterator[Found]:
        return (do(course, piece) for piece in pieces)

    return work
