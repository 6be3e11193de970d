"""Explain job of a worker process: a game's hints for an action."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from pelipoyta.kernel.game import AnyGame, Seat
from pelipoyta.kernel.optional.hint import Hint
from pelipoyta.kernel.parts import part


class ExplainJob(Struct, frozen=True, tag=True):
    """A legal action, and its player's view."""

    game: str
    seat: int
    view: Raw
    action: Raw
    limit: float  # seconds after which the process ends itself


def explained(game: AnyGame, job: ExplainJob) -> bytes:
    """Hints as JSON."""
    view = msgspec.json.decode(job.view, type=game.nouns.view)
    return msgspec.json.encode(
        spoken_for(game, view, job.seat, msgspec.json.decode(job.action, type=game.nouns.action))
    )


def spoken_for(game: AnyGame, view: Any, seat: Seat, action: Any) -> tuple[Hint, ...]:
    """Hints of the game for the action; none where the game has no hints."""
    hints = part(game.home, "hints", "hints")
    return tuple(hints(view, seat, action)) if hints else ()
