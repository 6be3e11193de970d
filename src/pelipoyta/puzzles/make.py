"""Making puzzles: positions of games between bots and composed ones, kept where a theme's proof makes a puzzle."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

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
from pelipoyta.puzzles.proof import Values, is_met, is_puzzle, sample, try_to_prove
from pelipoyta.puzzles.prover import TooLarge
from pelipoyta.puzzles.theme import CountProof, HandProof, Proof, Theme

OF_A_GAME = 2  # puzzles of a theme that one game may give
MET, TRIES = 12, 60  # counted answers that are played out, and random games for each
CHUNK = 4  # games that a process plays at a time


class MakeSpec(Struct, frozen=True):
    """Games between bots that puzzles are taken from."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: tuple[Any, ...] = ()  # of the games, in turn; none: the game's own


def puzzles_of(spec: MakeSpec, numbers: range) -> list[Puzzle]:
    """All puzzles in the games of these numbers; a function of its arguments, in any process."""
    return [puzzle for number in numbers for puzzle in _of_game(spec, number)]


def _of_game(spec: MakeSpec, number: int) -> list[Puzzle]:
    game, found = open_game(spec.game), Counter[str]()
    puzzles = []
    for state, seat, source in _positions(game, spec, number):
        wanted = [theme for theme in themes_of(spec.game).values() if found[theme.name] < OF_A_GAME]
        puzzle = first_puzzle(game, wanted, state, seat, source)
        if puzzle:
            found[puzzle.theme] += 1
            puzzles.append(puzzle)
    return puzzles


def _positions(game: AnyGame, spec: MakeSpec, number: int) -> Iterator[tuple[Any, Seat, Source]]:
    """Positions of one game in which a seat is asked."""
    seed = f"{spec.seed}/{number}"
    bots = [find(game.id, spec.bots[seat % len(spec.bots)]) for seat in range(spec.seats)]
    options = spec.options[number % len(spec.options)] if spec.options else game.options()
    played = play_game(game, options, spec.seats, bots, seed)
    state = record.beginning(game, played.record)
    for ply, step in enumerate(played.record.steps):
        pending = game.pending(state)
        if isinstance(pending, Ask):
            yield state, pending.seats[0], Source(spec.bots, seed, ply)
        state, _ = take(game, state, step)


def first_puzzle(game: AnyGame, themes: Sequence[Theme], state: Any, seat: Seat, source: Source) -> Puzzle | None:
    """The puzzle of the first theme that the position makes one of; themes with the same proof share its search."""
    fitting = [theme for theme in themes if theme.suits(state, seat)]
    if not fitting:
        return None
    position, proved = game.notation.draw(state), dict[Proof, Values | None]()
    for theme in fitting:
        if theme.proof not in proved:
            try:
                proved[theme.proof] = try_to_prove(game, theme, game.notation.read(position), seat)
            except TooLarge:
                if isinstance(theme.proof, HandProof):
                    return None  # its other themes search the same lines and further ones
                proved[theme.proof] = None
        values = proved[theme.proof]
        if values is not None and is_puzzle(theme, values) and _is_met(game, theme, position, seat, values):
            seats = len([chair for chair in game.at_table(state) if chair >= 0])
            return _written(game, theme, values, FoundPosition(position, seats=seats, seat=seat, source=source))
    return None


def _is_met(game: AnyGame, theme: Theme, position: str, seat: Seat, values: Values) -> bool:
    """True if random games agree with what was counted, where the rest of the turn may raise an answer's worth."""
    if not isinstance(theme.proof, CountProof) or not theme.proof.goes_on:
        return True
    state, rng = game.notation.read(position), Random(position)
    some = rng.sample(list(values), min(len(values), MET))
    return all(
        is_met(values[answer], sample(game, theme, state, seat=seat, answer=answer, tries=TRIES, rng=rng), TRIES)
        for answer in some
    )


class FoundPosition(NamedTuple):
    """A written position, the seat that is asked there, and where it comes from."""

    position: str
    seats: int
    seat: Seat
    source: Source


def _written(game: AnyGame, theme: Theme, values: Values, place: FoundPosition) -> Puzzle:
    """The puzzle as it is stored: answers in the game's notation, the best first."""
    write = game.notation.write
    legal = game.legal(game.notation.read(place.position), place.seat)
    ordered = sorted(values.items(), key=lambda each: -each[1])
    return Puzzle(
        id=id_of(game.id, theme.name, place.seat, place.position),
        theme=theme.name,
        version=game.version,
        seats=place.seats,
        seat=place.seat,
        position=place.position,
        answers={write(answer): round(value, 9) for answer, value in ordered if value > 0},
        source=place.source,
        open=tuple(write(answer) for answer in legal if answer not in values),
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
