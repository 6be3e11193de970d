"""What speaks for an action, in the game's own words: worked out in a process of the bots, as its choice was."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from pelipoyta.kernel.game import AnyGame, Seat
from pelipoyta.kernel.optional.hint import Hint
from pelipoyta.kernel.parts import part


class ExplainJob(Struct, frozen=True, tag=True):
    """A legal action, and what its player sees."""

    game: str
    seat: int
    view: Raw
    action: Raw
    limit: float  # seconds after which the process gives itself up


def explained(game: AnyGame, job: ExplainJob) -> bytes:
    """What the game says of it, as JSON."""
    view = msgspec.json.decode(job.view, type=game.nouns.view)
    return msgspec.json.encode(
        spoken_for(game, view, job.seat, msgspec.json.decode(job.action, type=game.nouns.action))
    )


def spoken_for(game: AnyGame, view: Any, seat: Seat, action: Any) -> tuple[Hint, ...]:
    """What the game says of the action; nothing where it has no words for that."""
    hints = part(game.home, "hints", "hints")
    return tuple(hints(view, seat, action)) if hints else ()
