"""Law "twin": whole games through the rules and the fast simulator give the same choices, positions, views and ends."""

from random import Random
from typing import Any

from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.game import AnyGame, Ask, Over
from pelipoyta.kernel.laws.walk import LawBroken, Walk
from pelipoyta.kernel.optional.simulator import CHANCE, OVER, Simulator, listed
from pelipoyta.kernel.play import Chance, Move, Step

LOOKS = 10  # positions of a game at which the views are compared
PLAYOUTS = 2  # positions from which it is played on to the end


def check_twin(game: AnyGame, walk: Walk, rng: Random) -> int:
    """Lead the simulator through the walk, and count the steps that it took itself."""
    twin = game.twin_for(walk.options)
    if twin is None:
        return 0
    sim, buffer, steps = twin.new(walk.options, walk.seats), twin.buffer(), 0
    used = twin.new(walk.options, walk.seats)
    close = rng.sample(range(len(walk.states)), min(LOOKS, len(walk.states)))
    for index, state in enumerate(walk.states):
        _same_position(game, twin, sim, state, f"{index} steps")
        _same_choices(game, twin, sim, buffer, state)
        if index in close:
            _same_looks(game, twin, sim=sim, state=state, seats=walk.seats, rng=rng)
        if index in close[:PLAYOUTS]:
            _plays_on(game, twin, sim, walk, rng)
        if index in close or isinstance(game.pending(state), Over):
            _same_when_read(game, twin, (sim, used), state, walk.seats)
        if index < len(walk.steps):
            steps += _take(game, twin, sim=sim, state=state, step=walk.steps[index], after=walk.states[index + 1])
    return steps


def _same_position(game: AnyGame, twin: Simulator, sim: Any, state: Any, when: str) -> None:
    if twin.write(sim) != state:
        raise LawBroken("twin", f"after {when} the twin has {twin.write(sim)}, the rules {state}")
    pending, mover = game.pending(state), sim.mover()
    if mover != _mover(pending):
        raise LawBroken("twin", f"the twin waits for {mover}, the rules for {pending}")
    if isinstance(pending, Over):
        scores = tuple(sim.score(seat) for seat in range(len(pending.scores)))
        if scores != pending.scores:
            raise LawBroken("twin", f"the twin scores {scores}, the rules {pending.scores}")


def _mover(pending: Ask | Dice | Draw | Over) -> int:
    if isinstance(pending, Over):
        return OVER
    return pending.seats[0] if isinstance(pending, Ask) else CHANCE


def _same_choices(game: AnyGame, twin: Simulator, sim: Any, buffer: Any, state: Any) -> None:
    """Compare the legal actions; each must have its own number, which is read back as that action."""
    seat = sim.mover()
    if seat < 0:
        return
    codes = listed(sim, buffer)
    actions, legal = [twin.action(sim, code) for code in codes], game.legal(state, seat)
    if len(codes) != len(legal) or any(action not in legal for action in actions) or len(set(codes)) < len(codes):
        raise LawBroken("twin", f"to seat {seat} the twin offers {actions}, the rules {legal}")
    if [twin.code(sim, action) for action in actions] != list(codes):
        raise LawBroken("twin", f"the numbers {codes} of {actions} are not theirs")


def _same_looks(game: AnyGame, twin: Simulator, sim: Any, state: Any, seats: int, rng: Random) -> None:
    """Check that a state determinized by the simulator gives the same view and the same key."""
    other = twin.new(game.options(), seats)
    for seat in range(seats):
        view = game.view(state, seat)
        twin.guess(other, view, rng)
        if game.view(twin.write(other), seat) != view:
            raise LawBroken("twin", f"what the twin guesses for seat {seat} does not look like {view}")
        if other.key(seat) != sim.key(seat):
            raise LawBroken("twin", f"to seat {seat} both look like {view}, and their keys differ")


def _same_when_read(game: AnyGame, twin: Simulator, pair: tuple[Any, Any], state: Any, seats: int) -> None:
    """Check that the position is the same when it is read into a simulator that held another one."""
    sim, used = pair
    twin.read(used, state)
    _same_position(game, twin, used, state, "reading it")
    if sim.mover() >= 0 and listed(used, twin.buffer()) != listed(sim, twin.buffer()):
        raise LawBroken("twin", f"the choices of {state} are others when it is read")
    if any(used.key(seat) != sim.key(seat) for seat in range(seats)):
        raise LawBroken("twin", f"the keys of {state} are others when it is read")


def _plays_on(game: AnyGame, twin: Simulator, sim: Any, walk: Walk, rng: Random) -> None:
    """Play a copy to the end: the rules agree with that end, the original is unchanged, a second run is equal."""
    before, ends = twin.write(sim), []
    seed = rng.getrandbits(31)
    for _ in range(2):
        copy = twin.new(walk.options, walk.seats)
        copy.copy_from(sim)
        copy.seed(seed)
        copy.playout(100_000)
        ends.append(twin.write(copy))
        if not isinstance(over := game.pending(ends[-1]), Over) or over.scores[0] != copy.score(0):
            raise LawBroken("twin", f"a playout of the twin ends where the rules have {over}")
    if ends[0] != ends[1] or twin.write(sim) != before:
        raise LawBroken("twin", "a playout of a copy touched the first, or was another the second time")


def _take(game: AnyGame, twin: Simulator, sim: Any, state: Any, step: Step, after: Any) -> int:
    """Take the step; one that no search takes (out of turn, conceding) is loaded from the state of the rules."""
    if isinstance(step, Chance):
        twin.settle(sim, step.outcome)
    elif isinstance(step, Move) and step.seat == sim.mover():
        sim.apply(twin.code(sim, step.action))
    else:
        twin.read(sim, after)
        return 0
    return 1
