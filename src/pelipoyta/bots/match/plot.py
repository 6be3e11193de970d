"""Ratings as a picture: a line for each bot, a dot at its rating, a bar for the confidence interval."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from pelipoyta.bots.match.rating import Rating

WIDE, LINE, NAME, EDGE = 640, 28, 140, 40


def plot(title: str, ratings: Sequence[Rating]) -> str:
    """Self-contained SVG."""
    low, high = min(each.low for each in ratings), max(each.high for each in ratings)
    scale = (WIDE - NAME - 2 * EDGE) / max(high - low, 1.0)
    ranked = sorted(ratings, key=lambda each: -each.elo)
    tall = LINE * (len(ranked) + 2)
    lines = [_line(each, 2 * LINE + LINE * row, low, scale) for row, each in enumerate(ranked)]
    style = "text{font:13px sans-serif;fill:#222}line{stroke:#456;stroke-width:2}circle{fill:#b33}rect{fill:#fff}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{tall}" viewBox="0 0 {WIDE} {tall}">'
    paper = f'<style>{style}</style><rect width="{WIDE}" height="{tall}"/>'
    return "\n".join([head, paper, f'<text x="8" y="{LINE - 8}">{escape(title)}</text>', *lines, "</svg>", ""])


def _line(rating: Rating, y: int, low: float, scale: float) -> str:
    left, at, right = (NAME + EDGE + (value - low) * scale for value in (rating.low, rating.elo, rating.high))
    return (
        f'<text x="8" y="{y + 4}">{escape(rating.bot)}</text><text x="{NAME - 30}" y="{y + 4}">{rating.elo:+.0f}</text>'
        f'<line x1="{left:.1f}" y1="{y}" x2="{right:.1f}" y2="{y}"/><circle cx="{at:.1f}" cy="{y}" r="5"/>'
    )
