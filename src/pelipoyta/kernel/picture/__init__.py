"""Positions as pictures: what every game's picture.py is made of, and no game is in.

A picture is drawn from views and from nothing else, without words and without fonts, so that it looks the same in a
notebook, in a page and where a link is shown. `client/src` draws the living boards in the same shapes and colours.
"""

from pelipoyta.kernel.picture.draw import Eyes, NoPicture, draw
from pelipoyta.kernel.picture.film import film
from pelipoyta.kernel.picture.lettering import lettering
from pelipoyta.kernel.picture.marks import COLOURS, mark
from pelipoyta.kernel.picture.pen import (
    Picture,
    circle,
    group,
    line,
    on_ground,
    path,
    placed,
    rect,
    row,
    stack,
    svg,
    with_hands,
)

__all__ = [
    "COLOURS",
    "Eyes",
    "NoPicture",
    "Picture",
    "circle",
    "draw",
    "film",
    "group",
    "lettering",
    "line",
    "mark",
    "on_ground",
    "path",
    "placed",
    "rect",
    "row",
    "stack",
    "svg",
    "with_hands",
]
