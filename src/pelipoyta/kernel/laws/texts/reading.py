"""Law "reading": a misprinted position is refused, or read into a state that keeps the other laws."""

from random import Random
from typing import Any

from pelipoyta.kernel.game import AnyGame, Ask, Over
from pelipoyta.kernel.laws.blind import check_blind
from pelipoyta.kernel.laws.honest import check_honest
from pelipoyta.kernel.laws.idle import check_acting
from pelipoyta.kernel.laws.leak import check_fit, check_no_leak
from pelipoyta.kernel.laws.preview import check_preview
from pelipoyta.kernel.laws.talk import check_talk
from pelipoyta.kernel.laws.texts.misprints import misprinted
from pelipoyta.kernel.laws.texts.round_trip import check_state, check_text
from pelipoyta.kernel.laws.walk import LawBroken, Walk, pure_step, random_step

STEPS = 12  # steps that a state read from a misprint is played on


def check_reading(game: AnyGame, walk: Walk, rng: Random) -> bool:
    """Misprint a position of the walk, and tell whether it could still be read."""
    state, other = rng.choice(walk.states), rng.choice(walk.states)
    text = misprinted(game.notation.draw(state), game.notation.draw(other), rng)
    try:
        found = game.notation.read(text)
    except ValueError:
        return False
    except Exception as error:
        raise LawBroken("reading", f"{error!r} is no ValueError; of the text\n{text}") from error
    try:
        _hold(game, found, walk, rng)
    except Exception as error:
        raise LawBroken("reading", f"this is read, and then: {error!r}\n{text}") from error
    return True


def check_same(game: AnyGame, state: Any, rng: Random) -> None:
    """Check that spaces, empty lines and the order of unordered parts change nothing."""
    text = game.notation.draw(state)
    check_text(game, state, "\n".join(f"  {line} \n" for line in text.splitlines()))
    check_text(game, state, game.notation.reordered(text, rng))


def _hold(game: AnyGame, state: Any, walk: Walk, rng: Random) -> None:
    """Check the other laws in this state and a few steps on."""
    seats = sum(seat >= 0 for seat in game.at_table(state))
    if seats not in game.seats:
        raise LawBroken("idle", f"{seats} seats")
    made = Walk(
        options=None,
        seats=seats,
        states=[state],
        steps=[],
        events=[],
        over=Over((), ""),
        actions=walk.actions,
        quits=False,
        judge=True,
    )
    _look(game, made, state, rng)
    for _ in range(STEPS):
        pending = game.pending(state)
        if isinstance(pending, Over):
            break
        state, _ = pure_step(game, state, random_step(game, state, pending, made, rng))
    _look(game, made, state, rng)


def _look(game: AnyGame, made: Walk, state: Any, rng: Random) -> None:
    pending = game.pending(state)
    if isinstance(pending, Ask) and not set(pending.seats) <= set(game.at_table(state)):
        raise LawBroken("idle", f"{pending} asks one who is not there")
    if isinstance(pending, Over) and len(pending.scores) != made.seats:
        raise LawBroken("alive", f"{pending} for {made.seats} seats")
    check_state(game, made.seats, state)
    check_acting(game, state)
    check_honest(game, made, state, rng)
    check_preview(game, made, state, rng)
    check_blind(game, state, rng)
    check_talk(game, made.seats, state)
    check_fit(game, state, rng)
    check_no_leak(game, made, state, rng)
