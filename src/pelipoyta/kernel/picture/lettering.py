"""Digits and a few letters as strokes of one width: pictures need no font and look the same everywhere."""

from functools import lru_cache

from pelipoyta.kernel.picture.pen import group, path

# Each in a box of 10 × 14, with its baseline at 12.8.
_SIX = "C7 1.5 6.2 1.2 5.2 1.2C2.6 1.2 1.3 3.6 1.3 7.4C1.3 11 2.6 12.8 5 12.8C7.2 12.8 8.7 11.3 8.7 9.2"
_ROUND = "C8 7.2 6.6 5.8 4.8 5.8S1.6 7.2 1.6 9.3 3 12.8 4.8 12.8 8 11.4 8 9.3"
GLYPHS = {
    "0": "M5 1.2C1.8 1.2 1.2 4 1.2 7S1.8 12.8 5 12.8 8.8 10 8.8 7 8.2 1.2 5 1.2Z",
    "1": "M2.6 3.6L5.8 1.2V12.8",
    "2": "M1.5 4C1.7 2.2 3 1.2 5 1.2C7.2 1.2 8.5 2.5 8.5 4.3C8.5 7 4 9 1.5 12.8H8.7",
    "3": "M1.8 2.4C2.6 1.6 3.7 1.2 5 1.2C7 1.2 8.3 2.3 8.3 4C8.3 5.8 6.8 6.7 4.4 6.7C7 6.7 8.7 7.8 8.7 9.7"
    "C8.7 11.7 7.1 12.8 5 12.8C3.4 12.8 2.2 12.3 1.3 11.4",
    "4": "M6.8 12.8V1.2L1.2 9.4H9",
    "5": "M8.2 1.2H2.6L2 6.4C2.8 5.8 3.8 5.5 4.8 5.5C7.2 5.5 8.7 7 8.7 9.1C8.7 11.3 7.1 12.8 4.8 12.8"
    "C3.3 12.8 2.1 12.3 1.3 11.5",
    "6": f"M7.8 2.2{_SIX}C8.7 7.1 7.3 5.8 5.2 5.8C3.2 5.8 1.6 7 1.3 8.8",
    "7": "M1.3 1.2H8.7L4 12.8",
    "8": "M5 6.6C3 6.6 1.8 5.5 1.8 3.9C1.8 2.3 3.1 1.2 5 1.2S8.2 2.3 8.2 3.9C8.2 5.5 7 6.6 5 6.6"
    "C2.8 6.6 1.3 7.8 1.3 9.7S2.8 12.8 5 12.8 8.7 11.6 8.7 9.7 7.2 6.6 5 6.6Z",
    "9": "M2.2 11.8C3 12.5 3.8 12.8 4.8 12.8C7.4 12.8 8.7 10.4 8.7 6.6C8.7 3 7.4 1.2 5 1.2C2.8 1.2 1.3 2.7 1.3 4.8"
    "C1.3 6.9 2.7 8.2 4.8 8.2C6.8 8.2 8.4 7 8.7 5.2",
    "A": "M1 12.8L5 1.2L9 12.8M2.5 8.8H7.5",
    "J": "M7.4 1.2V9.2C7.4 11.6 6.2 12.8 4.2 12.8C2.8 12.8 1.8 12.2 1.2 11",
    "K": "M1.8 1.2V12.8M8.6 1.2L1.8 7.8M4.2 5.6L8.8 12.8",
    "Q": "M5 1.2C1.8 1.2 1.2 4 1.2 7S1.8 12.8 5 12.8 8.8 10 8.8 7 8.2 1.2 5 1.2ZM5.8 9.6L8.8 13.4",
    "a": f"M8 5.8V12.8M8 9.3{_ROUND}",
    "b": "M2 1V12.8M2 9.3C2 7.2 3.4 5.8 5.2 5.8S8.4 7.2 8.4 9.3 7 12.8 5.2 12.8 2 11.4 2 9.3",
    "c": "M8 6.8C7.3 6.1 6.4 5.8 5.4 5.8C3.3 5.8 1.8 7.2 1.8 9.3S3.3 12.8 5.4 12.8C6.4 12.8 7.3 12.5 8 11.8",
    "d": f"M8 1V12.8M8 9.3{_ROUND}",
    "e": "M1.8 9.2H8.4C8.4 7.2 7.1 5.8 5.1 5.8S1.7 7.2 1.7 9.3 3.1 12.8 5.2 12.8C6.5 12.8 7.4 12.4 8.1 11.7",
    "f": "M7 1.4C4.8 .8 4 1.8 4 3.6V12.8M2 6H6.4",
    "g": f"M8 5.8V13C8 15.2 6.8 16.4 4.8 16.4C3.5 16.4 2.6 16 2 15.4M8 9.3{_ROUND}",
    "-": "M2 7.5H8",
    "+": "M1.5 7H8.5M5 3.5V10.5",
}
_NARROW = {"1": 8.0}
_WIDE = 10.8


@lru_cache(4096)
def lettering(text: str, x: float, y: float, height: float, colour: str, bold: float = 1.9) -> str:
    """Text centred at x, with its baseline at y and this height."""
    widths = [_NARROW.get(each, _WIDE) for each in text]
    scale = height / 11.6
    at, strokes = -sum(widths) / 2, ""
    for each, wide in zip(text, widths, strict=True):
        strokes += group(path(GLYPHS[each]), at + (wide - 10) / 2, -12.8)
        at += wide
    return group(
        strokes, x, y, scale, stroke=colour, stroke_width=bold, stroke_linecap="round", stroke_linejoin="round"
    )
