"""Law "picture": each position can be drawn, in shapes only and within a size; like views give like pictures."""

from random import Random
from typing import Any
from xml.etree import ElementTree

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.laws.walk import LawBroken
from pelipoyta.kernel.parts import part
from pelipoyta.kernel.picture import Eyes, draw, svg

LARGEST = 200_000  # bytes of a picture
SPACE = "{http://www.w3.org/2000/svg}"
SHAPES = {"svg", "g", "path", "rect", "circle", "line", "clipPath"}  # no words, no scripts, nothing fetched


def check_picture(game: AnyGame, seats: int, state: Any) -> None:
    """Check the picture for each viewer; a game without pictures passes."""
    if part(game.home, "picture", "picture") is None:
        return
    for eyes in ("all", None, *range(seats)):
        drawn = _drawn(game, state, eyes)
        _check_shapes(game, drawn, eyes)
        if eyes != "all":
            _check_alike(game, state, eyes, drawn)


def _drawn(game: AnyGame, state: Any, eyes: Eyes) -> str:
    try:
        return svg(draw(game, state, eyes))
    except Exception as error:
        raise LawBroken("picture", f"{game.id} cannot be drawn for {eyes}: {error!r}") from error


def _check_shapes(game: AnyGame, drawn: str, eyes: Eyes) -> None:
    if len(drawn.encode()) > LARGEST:
        raise LawBroken("picture", f"{game.id} is drawn for {eyes} in {len(drawn.encode())} bytes")
    try:
        names = {each.tag.removeprefix(SPACE) for each in ElementTree.fromstring(drawn).iter()}
    except ElementTree.ParseError as error:
        raise LawBroken("picture", f"{game.id} is not drawn as SVG for {eyes}: {error}") from error
    if strange := names - SHAPES:
        raise LawBroken("picture", f"{game.id} is drawn for {eyes} with {', '.join(sorted(strange))}")


def _check_alike(game: AnyGame, state: Any, eyes: Any, drawn: str) -> None:
    """Check that determinized states give a viewer the same picture, byte for byte."""
    view = game.view(state, eyes)
    other = game.determinize(view, Random(0))
    if game.view(other, eyes) == view and _drawn(game, other, eyes) != drawn:
        raise LawBroken("picture", f"the picture of {game.id} for {eyes} tells more than the view")
