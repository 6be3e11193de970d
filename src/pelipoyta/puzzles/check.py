"""Check of stored puzzles: proved once more, and the values of their answers met by random games."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from pelipoyta.games import open_game
from pelipoyta.kernel.game import AnyGame
from pelipoyta.puzzles.files import id_of, state_of, themes_of
from pelipoyta.puzzles.model import Puzzle, is_equal
from pelipoyta.puzzles.proof import Values, is_met, is_puzzle, prove, sample
from pelipoyta.puzzles.prover import TooLarge, Unprovable
from pelipoyta.puzzles.theme import CountProof


class PuzzleFault(Struct, frozen=True):
    """A puzzle that does not hold, and why."""

    puzzle: str
    why: str


def faults(game_id: str, puzzle: Puzzle, tries: int) -> Iterator[PuzzleFault]:
    """Faults of one puzzle, proved again and sampled."""
    game, themes = open_game(game_id), themes_of(game_id)
    if puzzle.theme not in themes:
        yield PuzzleFault(puzzle.id, f"no theme is called {puzzle.theme}")
        return
    if puzzle.id != id_of(game_id, puzzle.theme, puzzle.seat, puzzle.position):
        yield PuzzleFault(puzzle.id, "the id is not that of the position and the theme")
    if not game.reads(puzzle.version):
        yield PuzzleFault(puzzle.id, f"made by version {puzzle.version} of the rules")
        return
    try:
        yield from _of_position(game, puzzle, tries)
    except (ValueError, TooLarge, Unprovable) as error:
        yield PuzzleFault(puzzle.id, f"{type(error).__name__}: {error}")


def _of_position(game: AnyGame, puzzle: Puzzle, tries: int) -> Iterator[PuzzleFault]:
    theme, state = themes_of(game.id)[puzzle.theme], state_of(game, puzzle)
    values = prove(game, theme, state, puzzle.seat)
    told = {game.notation.write(answer): value for answer, value in values.items()}
    wrong = [
        text for text in told.keys() | puzzle.answers if not is_equal(told.get(text, -1), puzzle.answers.get(text, 0))
    ]
    if wrong:
        yield PuzzleFault(puzzle.id, f"other values than stored: {', '.join(sorted(wrong)[:3])}")
    if not is_puzzle(theme, values):
        yield PuzzleFault(puzzle.id, "the best answer is not clear")
    if tries:
        yield from _by_sampling(game, puzzle, values, tries)


def _by_sampling(game: AnyGame, puzzle: Puzzle, values: Values, tries: int) -> Iterator[PuzzleFault]:
    """Best answers are played out, and the others too where the rest of a turn may raise what was counted."""
    theme, state, rng = themes_of(game.id)[puzzle.theme], state_of(game, puzzle), Random(puzzle.id)
    counted = isinstance(theme.proof, CountProof) and theme.proof.goes_on
    for answer, value in values.items():
        if not counted and game.notation.write(answer) not in puzzle.best:
            continue  # a search has looked at the rest of the turn
        met = sample(game, theme, state, seat=puzzle.seat, answer=answer, tries=tries, rng=rng)
        if not is_met(value, met, tries):
            text = game.notation.write(answer)
            yield PuzzleFault(puzzle.id, f"{text} is worth {value:.3f}, and {met:.3f} in {tries} random games")
