"""Refutation of an answer: what follows it, step by step, where it fails; shown on the board.

It begins in a world that the solver's view leaves possible. There the others choose what is worst for the solver,
chance turns out badly, and the solver does the best that is left.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from pelipoyta.kernel import Ask, Over, Seat
from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.game import AnyGame
from pelipoyta.puzzles.hands import HandProver
from pelipoyta.puzzles.prover import Belief, Prover, TooLarge, Unprovable
from pelipoyta.puzzles.theme import CountProof, HandProof, SearchProof, Theme, World

LONGEST = 12  # steps that are shown
WORLDS = 300  # worlds that are drawn to find one in which a counted answer fails


class Frame(NamedTuple):
    """A state on the way, and the events that led to it."""

    state: Any
    events: tuple[Any, ...]


def refutation(game: AnyGame, theme: Theme, state: Any, seat: Seat, answer: Any) -> list[Frame]:
    """Frames from the answer on; the answer alone where its failing cannot be shown."""
    try:
        match theme.proof:
            case SearchProof():
                prover = Prover(game, seat, theme.proof, state, most=4 * theme.proof.most)
                return _searched(prover, answer)
            case HandProof():
                return _by_hand(HandProver(game, seat, theme.proof, state), answer)
            case CountProof():
                return _counted(game, theme.proof, state, seat, answer)
    except (TooLarge, Unprovable):
        return []


# -- By search -------------------------------------------------------------------------------------------------------


class WayOn(NamedTuple):
    """Way on from a belief: a frame, and what the solver then holds possible with its value."""

    frame: Frame
    belief: Belief
    value: float  # of the group that the solver cannot tell apart, per weight
    weight: float


def _searched(prover: Prover, answer: Any) -> list[Frame]:
    steps = list(_own(prover, prover.belief, answer, 1))
    frames, choices = list[Frame](), 1
    while steps and len(frames) < LONGEST:
        worst = min(steps, key=lambda step: (step.value, -step.weight))
        frames.append(worst.frame)
        if prover.goal(worst.frame.state, choices) is not None:
            break
        pending = prover.game.pending(worst.frame.state)
        if isinstance(pending, Ask) and prover.seat in pending.seats:
            choices += 1
            steps = list(_own(prover, worst.belief, prover.best(worst.belief, choices - 1), choices))
        else:
            steps = list(_others(prover, worst.belief, choices))
    return frames


def _own(prover: Prover, belief: Belief, answer: Any, choices: int) -> Iterator[WayOn]:
    seat = prover.seat
    tried = [(weight, Frame(*_taken(prover.game.apply(state, seat, answer)))) for weight, state in belief]
    yield from _grouped(prover, tried, choices)


def _others(prover: Prover, belief: Belief, choices: int) -> Iterator[WayOn]:
    tried = [each for weight, state in belief for each in _ways_on(prover.game, weight, state)]
    yield from _grouped(prover, tried, choices)


def _ways_on(game: AnyGame, weight: float, state: Any) -> Iterator[tuple[float, Frame]]:
    match pending := game.pending(state):
        case Over():
            return
        case Dice() | Draw():
            for outcome, chance in pending.outcomes():
                yield weight * chance, Frame(*_taken(game.settle(state, outcome)))
        case Ask(seats):
            for action in game.legal(state, seats[0]):
                yield weight, Frame(*_taken(game.apply(state, seats[0], action)))


def _taken(result: tuple[Any, list[Any]]) -> tuple[Any, tuple[Any, ...]]:
    state, events = result
    return state, tuple(events)


def _grouped(prover: Prover, tried: list[tuple[float, Frame]], choices: int) -> Iterator[WayOn]:
    frames = {id(frame.state): frame for _, frame in tried}
    worlds: list[World] = [(weight, frame.state) for weight, frame in tried]
    for group in prover.groups(worlds):
        weight = sum(each for each, _ in group)
        failing = min(group, key=lambda world: prover.goal(world[1], choices) or 0.0)[1]
        yield WayOn(frames[id(failing)], group, prover.value(group, choices) / (weight or 1.0), weight)


# -- Against a hand --------------------------------------------------------------------------------------------------


def _by_hand(prover: HandProver, answer: Any) -> list[Frame]:
    state = prover.witness(answer)
    if state is None:
        return []
    frames, seat, action = list[Frame](), prover.seat, answer
    while len(frames) < LONGEST:
        _, events = prover.game.apply(state, seat, action)
        state = prover.step(state, seat, action)
        frames.append(Frame(state, tuple(events)))
        if prover.goal(state, 1) is not None:
            break
        pending = prover.game.pending(state)
        assert isinstance(pending, Ask)
        seat = prover.seat if prover.seat in pending.seats else pending.seats[0]
        action = prover.game.legal(state, seat)[0] if seat == prover.seat else prover.reply(state, seat)
    return frames


# -- By counting -----------------------------------------------------------------------------------------------------


def _counted(game: AnyGame, proof: CountProof, state: Any, seat: Seat, answer: Any) -> list[Frame]:
    seen, rng = game.view(state, seat), Random(0)
    for _ in range(WORLDS):
        world = game.determinize(seen, rng)
        if proof.trial(world, seat, answer) < 1:
            return list(_shown(game, proof, world, seat, answer))
    return []


def _shown(game: AnyGame, proof: CountProof, world: Any, seat: Seat, answer: Any) -> Iterator[Frame]:
    after, events = game.apply(world, seat, answer)
    yield Frame(after, tuple(events))
    while isinstance(pending := game.pending(after), Dice | Draw):
        after, events = game.settle(after, pending.sample(Random(0)))
        yield Frame(after, tuple(events))
    for mover, action in proof.reply(after, seat):
        after, events = game.apply(after, mover, action)
        yield Frame(after, tuple(events))
