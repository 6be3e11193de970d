"""Making puzzles: positions of games between bots and composed ones, kept where a theme's proof makes a puzzle."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.arena.parallel import spread
from pelipoyta.bots.registry import find
from pelipoyta.games import open_game
from pelipoyta.kernel import Ask, Seat
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import take
from pelipoyta.kernel.records import record
from pelipoyta.puzzles.files import id_of, themes_of
from pelipoyta.puzzles.model import Puzzle, Source
from pelipoyta.puzzles.proof import is_puzzle, try_to_prove
from pelipoyta.puzzles.theme import Theme

OF_A_GAME = 2  # puzzles of a theme that one game may give
CHUNK = 4  # games that a process plays at a time


class MakeSpec(Struct, frozen=True):
    """Games between bots that puzzles are taken from."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int


def puzzles_of(spec: MakeSpec, numbers: range) -> list[Puzzle]:
    """All puzzles in the games of these numbers; a function of its arguments, in any process."""
    return [puzzle for number in numbers for puzzle in _of_game(spec, number)]


def _of_game(spec: MakeSpec, number: int) -> list[Puzzle]:
    game, found = open_game(spec.game), Counter[str]()
    puzzles = []
    for state, seat, source in _positions(game, spec, number):
        for theme in themes_of(spec.game).values():
            puzzle = None if found[theme.name] >= OF_A_GAME else puzzle_at(game, theme, state, seat, source)
            if puzzle:
                found[theme.name] += 1
                puzzles.append(puzzle)
                break  # one theme a position
    return puzzles


def _positions(game: AnyGame, spec: MakeSpec, number: int) -> Iterator[tuple[Any, Seat, Source]]:
    """Positions of one game in which a seat is asked."""
    seed = f"{spec.seed}/{number}"
    bots = [find(game.id, spec.bots[seat % len(spec.bots)]) for seat in range(spec.seats)]
    played = play_game(game, game.options(), spec.seats, bots, seed)
    state = record.beginning(game, played.record)
    for ply, step in enumerate(played.record.steps):
        pending = game.pending(state)
        if isinstance(pending, Ask):
            yield state, pending.seats[0], Source(spec.bots, seed, ply)
        state, _ = take(game, state, step)


def puzzle_at(game: AnyGame, theme: Theme, state: Any, seat: Seat, source: Source) -> Puzzle | None:
    """The puzzle that this position makes, proved from its written form; None where it makes none."""
    if not theme.suits(state, seat):
        return None
    position = game.notation.draw(state)
    values = try_to_prove(game, theme, game.notation.read(position), seat)
    if values is None or not is_puzzle(theme, values):
        return None
    write = game.notation.write
    ordered = sorted(values.items(), key=lambda each: -each[1])
    return Puzzle(
        id=id_of(game.id, theme.name, seat, position),
        theme=theme.name,
        version=game.version,
        seats=len([chair for chair in game.at_table(state) if chair >= 0]),
        seat=seat,
        position=position,
        answers={write(answer): round(value, 9) for answer, value in ordered if value > 0},
        source=source,
    )


def make(
    spec: MakeSpec, wanted: int, most_games: int, jobs: int, on: str = "", after: Callable[[int], None] | None = None
) -> list[Puzzle]:
    """The first `wanted` puzzles of each theme, in the order of the games; fewer where the games do not have them."""
    kept: dict[str, Puzzle] = {}
    counts = Counter[str]()
    themes = themes_of(spec.game)
    parts = [range(first, min(first + CHUNK, most_games)) for first in range(0, most_games, CHUNK)]
    with spread(jobs, on) as each:
        for found in each(partial(puzzles_of, spec), parts):
            for puzzle in found:
                if puzzle.id not in kept and counts[puzzle.theme] < wanted:
                    counts[puzzle.theme] += 1
                    kept[puzzle.id] = puzzle
            if after:
                after(len(kept))
            if is_enough(counts, themes, wanted):
                break
    return list(kept.values())


def is_enough(counts: Counter[str], themes: Sequence[str] | dict[str, Theme], wanted: int) -> bool:
    """True if every theme has its number."""
    return all(counts[name] >= wanted for name in themes)
