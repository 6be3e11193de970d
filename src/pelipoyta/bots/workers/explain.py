"""Explain job of a worker process: a game's hints for an action."""

from typing import Any

import msgspec

from pelipoyta.bots.workers.jobs import ExplainJob
from pelipoyta.kernel.game import AnyGame, Seat
from pelipoyta.kernel.optional.hint import Hint
from pelipoyta.kernel.parts import part


def run(game: AnyGame, job: ExplainJob) -> bytes:
    """Hints as JSON."""
    view = msgspec.json.decode(job.view, type=game.nouns.view)
    return msgspec.json.encode(hints_for(game, view, job.seat, msgspec.json.decode(job.action, type=game.nouns.action)))


def hints_for(game: AnyGame, view: Any, seat: Seat, action: Any) -> tuple[Hint, ...]:
    """Hints of the game for the action; none where the game has no hints."""
    hints = part(game.home, "hints", "hints")
    return tuple(hints(view, seat, action)) if hints else ()
