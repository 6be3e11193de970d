"""Games between bots: one in this process, or many over several, with the same result for any number of processes.

Game `k` of a contest takes all its chance from `seed/k/chance`, and the random generator and game seed of seat `s` from
`seed/k/s`; nothing else is random. The line-up of bots moves on by one seat each game.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pelipoyta.bots.arena.parallel import spread
from pelipoyta.bots.arena.result import GameResult, Scoreboard, SimulationResult
from pelipoyta.bots.player import Choose
from pelipoyta.bots.registry import find
from pelipoyta.bots.rng import BotRandom
from pelipoyta.games import open_game
from pelipoyta.kernel.chance import Dice, Draw, Luck, Outcome
from pelipoyta.kernel.fairness.shared_chance import SharedChance
from pelipoyta.kernel.game import AnyGame, Ask, Over, Seat
from pelipoyta.kernel.play import Chance, Move, Step
from pelipoyta.kernel.records import record

BUDGET = inf  # a bot that reads the clock would not play the same game twice
MAX_STEPS = 100_000


class PlayedGame(Struct, frozen=True):
    """A finished game."""

    scores: tuple[float, ...]
    why: str
    steps: int
    record: record.Record
    state: Any  # the last one


class SimulationSpec(Struct, frozen=True):
    """Specification of games to play: plain data, the same for every process."""

    game: str  # id, or the file of a plugin
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]  # fewer than seats: repeated in order
    options: bytes = b"{}"  # JSON
    nodes: int = 0  # nodes that a searching bot may visit for a choice; 0: its default


class BadBot(RuntimeError):
    """A bot answered with an illegal action."""


class NoEnd(RuntimeError):
    """The game exceeded the limit of steps."""


class GameFailed(RuntimeError):
    """Error: a game of a contest could not be finished; the message says which, and why."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(number, reason)
        self.number = number
        self.reason = reason


def play_game(
    game: AnyGame,
    options: Any,
    seats: int,
    choosers: Sequence[Choose],
    seed: int | str,
    players: tuple[str, ...] = (),
    budget: float = BUDGET,
    max_steps: int = MAX_STEPS,
    luck: Luck | None = None,
    shared: SharedChance | None = None,
    position: str = "",
) -> PlayedGame:
    """Play one game to its end, with one bot for each seat; the same seed gives the same game.

    Chance is one stream; or, with `luck`, named by seat, so that it does not depend on the bots; or `shared` with other
    tables, independent of the choices at this one. The game begins at `position`, or at its start.
    """
    chance, rngs = Random(f"{seed}/chance"), [BotRandom.of(own := f"{seed}/{seat}", own) for seat in range(seats)]
    began = record.Record(
        game.id,
        version=game.version,
        seats=seats,
        options=options,
        players=players,
        result=None,
        steps=(),
        position=position,
    )
    state, steps, last = record.beginning(game, began), list[Step](), None
    while not isinstance(pending := game.pending(state), Over):
        if isinstance(pending, Ask):
            move = next_move(game, state, pending=pending, choosers=choosers, rngs=rngs, budget=budget)
            steps.append(move)
            last = move.seat
            state, _ = game.apply(state, move.seat, move.action)
        else:
            outcome = _fallen(pending, state, last, luck, shared) or pending.sample(chance)
            steps.append(Chance(outcome))
            state, _ = game.settle(state, outcome)
        if len(steps) > max_steps:
            raise NoEnd(f"{game.id} has not ended after {max_steps} steps")
    log = replace(began, result=pending, steps=tuple(steps), marks=game.hooks.marks(state))
    return PlayedGame(scores=pending.scores, why=pending.why, steps=len(steps), record=log, state=state)


def _fallen(
    pending: Dice | Draw, state: Any, last: Seat | None, luck: Luck | None, shared: SharedChance | None
) -> Outcome:
    """Outcome of named chance; None where chance is one stream."""
    if shared:
        return shared.bring(pending, state)
    return luck.bring(pending, last) if luck else ()


def next_move(
    game: AnyGame, state: Any, pending: Ask, choosers: Sequence[Choose], rngs: Sequence[Random], budget: float
) -> Move:
    """Next move: an unasked seat may act first, where the game allows it; then the first asked seat answers."""
    if game.hooks.free:
        for seat in range(len(choosers)):
            if seat not in pending.seats and (legal := game.legal(state, seat)):
                action = choosers[seat](game.glance(state, seat), seat, None, legal, rngs[seat], budget)
                if action is not None:
                    return _legal_move(seat, action, legal)
    seat = pending.seats[0]
    legal = game.legal(state, seat)
    action = choosers[seat](game.glance(state, seat), seat, pending.what, legal, rngs[seat], budget)
    return _legal_move(seat, action, legal)


def _legal_move(seat: Seat, action: Any, legal: Sequence[Any]) -> Move:
    if action not in legal:
        raise BadBot(f"the bot in seat {seat} answered {action}, which is not legal")
    return Move(seat, action)


def simulate(
    contest: SimulationSpec,
    jobs: int = 1,
    after: Callable[[int], None] | None = None,
    save: Callable[[int, str], None] | None = None,
    on: str = "",
) -> SimulationResult:
    """Play the contest; `after` is called with the number of finished games, `save` with each record and its number."""
    started = perf_counter()
    game = open_game(contest.game)
    board = Scoreboard(contest.seats, contest.bots)
    with spread(min(jobs, contest.games), on) as each:
        for results in each(partial(play_some, contest, save is not None), chunks(contest.games, jobs)):
            for result in results:
                board.add(result)
                if save and result.record is not None:
                    save(result.number, result.record)
            if after:
                after(len(results))
    options = msgspec.json.decode(contest.options, type=game.options)
    return board.result(game.id, contest.games, contest.seed, options, perf_counter() - started)


def play_some(contest: SimulationSpec, keep: bool, numbers: range) -> list[GameResult]:
    """Play the games of these numbers, one after another; runs in any process."""
    game = open_game(contest.game)
    options = msgspec.json.decode(contest.options, type=game.options)
    bots = [find(game.id, name, contest.nodes) for name in contest.bots]
    return [_play_one(game, options, bots=bots, contest=contest, keep=keep, number=number) for number in numbers]


def _play_one(
    game: AnyGame, options: Any, bots: Sequence[Choose], contest: SimulationSpec, keep: bool, number: int
) -> GameResult:
    who = lineup(len(bots), contest.seats, number)
    players = tuple(contest.bots[index] for index in who)
    choosers = [bots[index] for index in who]
    try:
        played = play_game(
            game, options, seats=contest.seats, choosers=choosers, seed=f"{contest.seed}/{number}", players=players
        )
    except Exception as error:
        raise GameFailed(number, f"{type(error).__name__}: {error}") from error
    text = record.write(game, played.record) if keep else None
    return GameResult(number=number, who=who, scores=played.scores, why=played.why, steps=played.steps, record=text)


def lineup(bots: int, seats: int, number: int) -> tuple[int, ...]:
    """Bot of each seat in game `number`."""
    return tuple((seat + number) % seats % bots for seat in range(seats))


def chunks(games: int, jobs: int) -> list[range]:
    """Ranges of games: small enough for a smooth progress bar and an even load, large enough to be worth sending."""
    size = 1 if jobs == 1 else max(1, min(8, games // (jobs * 8)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]
