"""What a law of hints needs of any game: positions that are met, what was said in them, and worlds they may be in."""

from collections.abc import Callable, Iterator, Mapping
from math import inf
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from pelipoyta.bots.arena.arena import next_move
from pelipoyta.bots.registry import find
from pelipoyta.bots.workers.explain import hints_for
from pelipoyta.kernel.game import AnyGame, Ask, Over
from pelipoyta.kernel.optional.hint import Hint


class Table(NamedTuple):
    """How a game is played to look at what is said: by whom, with what, and how long."""

    seats: int
    options: Mapping[str, Any] = MappingProxyType({})
    whim: float = 1.0  # how often a seat does anything at all instead of what the greedy bot would
    steps: int = 150
    seeds: int = 2
    host: bool = False  # does the host speak, where the table has one?


class Told(NamedTuple):
    """A sentence of an action, and a world in which it must hold."""

    game: AnyGame
    state: Any
    seat: int
    action: Any
    facts: dict[str, Any]

    def after(self) -> Any:
        return self.game.apply(self.state, self.seat, self.action)[0]

    def events(self) -> list[Any]:
        return self.game.apply(self.state, self.seat, self.action)[1]

    def legal(self) -> list[Any]:
        return [*self.game.legal(self.state, self.seat)]

    def is_a(self, *names: str) -> bool:
        return type(self.action).__name__ in names


Holds = dict[str, Callable[[Told], bool]]


class Met(NamedTuple):
    """A state, a seat that may act, and some of what it may do."""

    state: Any
    seat: int
    actions: list[Any]


class Look(NamedTuple):
    """What is said of an action in a world, and what was said in the true one."""

    number: int
    world: Any
    action: Any
    said: tuple[Hint, ...]
    truly: tuple[Hint, ...]


def met(game: AnyGame, table: Table, seed: int, looked_at: int) -> Iterator[Met]:
    """Choices of one game: some of all that could have been done at each step."""
    rng, bot = Random(f"{game.id}/{table.seats}/{sorted(table.options)}/{seed}"), find(game.id, "greedy")
    state = game.start(game.options(**table.options), table.seats)
    for _ in range(table.steps):
        pending = game.pending(state)
        if isinstance(pending, Over):
            return
        if not isinstance(pending, Ask):
            state, _ = game.settle(state, pending.sample(rng))
            continue
        chairs = [seat for seat in game.at_table(state) if (seat >= 0 or table.host) and game.legal(state, seat)]
        seat = rng.choice(chairs if rng.random() < 0.5 else list(pending.seats))
        legal = game.legal(state, seat)
        yield Met(state, seat, rng.sample(legal, min(len(legal), looked_at)))
        action = rng.choice(legal)
        if rng.random() >= table.whim:
            move = next_move(game, state, pending, [bot] * table.seats, [rng] * table.seats, inf)
            seat, action = move.seat, move.action
        state, _ = game.apply(state, seat, action)


def worlds(game: AnyGame, state: Any, seat: int, rng: Random) -> Iterator[tuple[Any, Any]]:
    """The true one, and another that looks the same to the seat; each with what the seat sees there."""
    viewer = seat if seat >= 0 else None
    view = game.view(state, viewer)
    yield state, view
    other = game.determinize(view, rng)
    yield other, game.view(other, viewer)


def broken(game: AnyGame, own: Any, looked_at: int) -> tuple[dict[str, str], set[str]]:
    """What was said and does not hold, each kind once with where, and every kind that was met."""
    wrong, kinds = dict[str, str](), set[str]()
    for met_ in _all_met(game, own, looked_at):
        for look in _looks(game, met_):
            kinds |= {hint.key for hint in look.truly}
            wrong = dict(_faults(game, own.HOLDS, met_.seat, look)) | wrong
    return wrong, kinds


def first_fault(game: AnyGame, own: Any, looked_at: int) -> str:
    """The kind of what does not hold that is met first; empty where all does."""
    for met_ in _all_met(game, own, looked_at):
        for look in _looks(game, met_):
            for kind, _ in _faults(game, own.HOLDS, met_.seat, look):
                return kind
    return ""


def _all_met(game: AnyGame, own: Any, looked_at: int) -> Iterator[Met]:
    """In the games of the tables, and every choice of the positions that are too rare to be met there."""
    for table in own.TABLES:
        for seed in range(table.seeds):
            yield from met(game, table, seed, looked_at)
    for state in own.positions():
        yield from (Met(state, seat, [*game.legal(state, seat)]) for seat in game.at_table(state))


def _looks(game: AnyGame, met_: Met) -> Iterator[Look]:
    """Every action in either world; a world is guessed and seen once for all actions, which is most of the work."""
    truly: list[tuple[Hint, ...]] = []
    for number, (world, view) in enumerate(worlds(game, met_.state, met_.seat, Random(0))):
        said = [hints_for(game, view, met_.seat, action) for action in met_.actions]
        truly = truly or said
        yield from (Look(number, world, *each) for each in zip(met_.actions, said, truly, strict=True))


def _faults(game: AnyGame, holds: Holds, seat: int, look: Look) -> Iterator[tuple[str, str]]:
    """A sentence that does not hold in the world, or another that would be said there: it told what is hidden."""
    for hint in look.truly:
        check = holds.get(hint.key)
        if check is None or not check(Told(game, look.world, seat, look.action, hint.facts)):
            yield hint.key, f"{hint.facts} of {_where(game, look)}"
    if look.said != look.truly:
        yield "told apart", _where(game, look)


def _where(game: AnyGame, look: Look) -> str:
    return f"{game.notation.write(look.action)} in world {look.number}: {game.notation.draw(look.world)}"
