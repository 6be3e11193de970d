"""Draw a position of any game that has pictures, for one viewer."""

from typing import Any, Literal

from pelipoyta.kernel.game import HOST, AnyGame, Seat
from pelipoyta.kernel.parts import part
from pelipoyta.kernel.picture.pen import Picture

Eyes = Seat | Literal["all"] | None  # a seat's view, all views together, or a spectator's


class NoPicture(ValueError):
    """The game has no pictures."""


def draw(game: AnyGame, state: Any, eyes: Eyes = "all") -> Picture:
    """Draw a state from the view of `eyes` only; a notebook displays the result. Raises NoPicture."""
    picture = part(game.home, "picture", "picture")
    if picture is None:
        raise NoPicture(game.id)
    seats = [seat for seat in game.at_table(state) if seat != HOST]
    seen = seats if eyes == "all" and not game.hooks.open else [None if eyes == "all" else eyes]
    drawn: Picture = picture([game.view(state, each) for each in seen])
    return drawn
