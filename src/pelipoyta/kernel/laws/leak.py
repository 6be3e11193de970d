"""Laws "fit" and "no leak": states that look alike to a seat stay alike as long as it is told the same.

Two states *look alike* if they give the seat the same view, the same `legal` in the same order, the same refusals and
talk, and the same question asked of the same seats. The law knows nothing of the game: events say who learns what, and
nothing else may say more.
"""

from random import Random
from typing import Any

from msgspec.structs import replace

from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.game import HOST, AnyGame, Ask, Over, Private, Seat, told, view_seat
from pelipoyta.kernel.laws.honest import strays
from pelipoyta.kernel.laws.walk import LawBroken, Walk, free_chairs, take_freely
from pelipoyta.kernel.play import Chance, Move

Stride = Move | Chance  # conceding is told to all alike, and the walks try it
FOLLOW = 12  # steps a pair is followed; a leak may be delayed
FOLLOW_PRIVATE = 60  # the same, from the start of a game
STEPS = 6  # steps tried before a pair is given up
TRIES = 24  # attempts to make the other state tell the same


def check_fit(game: AnyGame, state: Any, rng: Random) -> None:
    """Check that a determinized state looks to the seat as the true one does."""
    for seat in (None, *game.at_table(state)):
        guess = game.determinize(game.view(state, view_seat(seat)), rng)
        difference = _difference(game, state, guess, seat)
        if difference:
            raise LawBroken("fit", f"a state guessed for seat {seat} does not fit: {difference}")


def check_no_leak(game: AnyGame, walk: Walk, state: Any, rng: Random) -> int:
    """Follow the true state and a determinized one side by side for one seat, and count the compared steps."""
    seat = rng.choice([None, *game.at_table(state)])
    twin = game.determinize(game.view(state, view_seat(seat)), rng)
    return _follow(game, walk, state=state, twin=twin, seat=seat, rng=rng, most=FOLLOW)


def check_private(game: AnyGame, walk: Walk, rng: Random) -> int:
    """Check that games differing only in other seats' private options look alike, and count the compared steps."""
    compared = 0
    for private in game.hooks.private:
        seat = rng.choice([None, *range(walk.seats)])
        state = game.start(walk.options, walk.seats)
        twin = game.start(_others_bring(private, walk, seat, rng), walk.seats)
        difference = _difference(game, state, twin, seat)
        if difference:
            raise LawBroken("no leak", f"seat {seat} sees what others brought by {private.option}: {difference}")
        compared += _follow(game, walk, state=state, twin=twin, seat=seat, rng=rng, most=FOLLOW_PRIVATE)
    return compared


def _others_bring(private: Private[Any], walk: Walk, seat: Seat | None, rng: Random) -> Any:
    texts = getattr(walk.options, private.option)
    brought = [texts[each % len(texts)] for each in range(walk.seats)]
    others = [text if who == seat else private.alike(walk.options, text, rng) for who, text in enumerate(brought)]
    return replace(walk.options, **{private.option: tuple(others)})


def _follow(game: AnyGame, walk: Walk, state: Any, twin: Any, seat: Seat | None, rng: Random, most: int) -> int:
    compared = 0
    for _ in range(most):
        pair = _step_both(game, walk, state=state, twin=twin, seat=seat, rng=rng)
        if pair is None:
            break
        state, twin, step = pair
        difference = _difference(game, state, twin, seat) or _refusals_differ(
            game, walk, one=state, other=twin, seat=seat, rng=rng
        )
        if difference:
            raise LawBroken("no leak", f"seat {seat} was told the same after {step}, and sees apart: {difference}")
        compared += 1
    return compared


def _difference(game: AnyGame, one: Any, other: Any, seat: Seat | None) -> str:
    """The difference that the seat sees between two states; empty when they look alike."""
    views = game.view(one, view_seat(seat)), game.view(other, view_seat(seat))
    if views[0] != views[1]:
        return f"views\n{views[0]}\n{views[1]}"
    if _perceived(game.pending(one)) != _perceived(game.pending(other)):
        return f"questions {game.pending(one)} and {game.pending(other)}"
    if seat is not None and list(game.legal(one, seat)) != list(game.legal(other, seat)):
        return f"choices {game.legal(one, seat)} and {game.legal(other, seat)}"
    if seat is not None and seat != HOST and game.hooks.talk(one, seat) != game.hooks.talk(other, seat):
        return f"talk {game.hooks.talk(one, seat)} and {game.hooks.talk(other, seat)}"
    return ""


def _perceived(pending: Ask | Dice | Draw | Over) -> object:
    """The part of a pending question that every seat notices; the contents of the bag are not part of it."""
    return pending if isinstance(pending, Ask | Over) else "chance"


def _refusals_differ(game: AnyGame, walk: Walk, one: Any, other: Any, seat: Seat | None, rng: Random) -> str:
    if seat is None:
        return ""
    for action in strays(walk, [], rng)[:6]:
        if game.why_not(one, seat, action) != game.why_not(other, seat, action):
            return f"{action}: {game.why_not(one, seat, action)} and {game.why_not(other, seat, action)}"
    return ""


def _step_both(
    game: AnyGame, walk: Walk, state: Any, twin: Any, seat: Seat | None, rng: Random
) -> tuple[Any, Any, Stride] | None:
    """Take a step in each state that tells the seat the same; None when the game is over or no such step is found."""
    for _ in range(STEPS):
        step = _some_step(game, walk, state, rng)
        if step is None:
            return None
        after, heard = _take(game, state, step, seat)
        for other in _candidates(game, twin, step, seat, rng):
            twin_after, twin_heard = _take(game, twin, other, seat)
            if twin_heard == heard:
                return after, twin_after, step
    return None


def _some_step(game: AnyGame, walk: Walk, state: Any, rng: Random) -> Stride | None:
    pending = game.pending(state)
    if isinstance(pending, Over):
        return None
    if isinstance(pending, Dice | Draw):
        return Chance(pending.sample(rng))
    able = sorted((*pending.seats, *free_chairs(game, state, walk, pending, rng)))
    moves = [(who, game.legal(state, who)) for who in able]
    who, legal = rng.choice([(who, legal) for who, legal in moves if legal])
    return Move(who, rng.choice(legal))


def _take(game: AnyGame, state: Any, step: Stride, seat: Seat | None) -> tuple[Any, list[Any]]:
    state, events = take_freely(game, state, step)
    return state, [heard for event in events if (heard := told(event, view_seat(seat))) is not None]


def _candidates(game: AnyGame, twin: Any, step: Stride, seat: Seat | None, rng: Random) -> list[Stride]:
    """Steps of the other state that might tell the same: the same step, and others.

    Half of the time the others come first: if only the same step were tried, a view that shows everything would pass.
    """
    same, others = _same_and_others(game, twin, step, seat, rng)
    return others + same if rng.random() < 0.5 else same + others


def _same_and_others(
    game: AnyGame, twin: Any, step: Stride, seat: Seat | None, rng: Random
) -> tuple[list[Stride], list[Stride]]:
    if isinstance(step, Chance):
        pending = game.pending(twin)
        if not isinstance(pending, Dice | Draw):
            return [], []
        return [step] if pending.allows(step.outcome) else [], [Chance(pending.sample(rng)) for _ in range(TRIES)]
    legal = list(game.legal(twin, step.seat))
    same: list[Stride] = [step] if step.action in legal else []
    if step.seat == seat:
        return same, []  # a seat knows what it did itself
    return same, [Move(step.seat, action) for action in rng.sample(legal, min(TRIES, len(legal)))]
