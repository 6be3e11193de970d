"""Positions as pictures: drawing functions shared by the `picture.py` of all games.

A picture is drawn from views only, without words and fonts, so that it looks the same in a notebook, in a page and in a
link preview. `client/src` draws the live boards in the same shapes and colours.
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
