"""Pictures of positions: PNG for links, and animations of the last moments before a position."""

import gzip
from functools import cache

from pelipoyta.kernel.picture import NoPicture, Picture, circle, draw, film, group, mark, path, placed, rect, svg
from pelipoyta.server.archive.replays import SeenReplay, check_number
from pelipoyta.table.errors import TableError

WIDE, HIGH = 1200, 630  # the size that services showing link previews ask for
MOMENTS = 12  # in an animation: a last turn or two


def preview(seen: SeenReplay, number: int) -> bytes:
    """PNG of the position at that moment, -1: the last one; of the site where it cannot be drawn. Raises TableError."""
    numbers = seen.numbers()
    check_number(number if number != -1 else len(numbers) - 1, len(numbers))
    try:
        drawn = draw(seen.replay.game, seen.replay.snapshot(numbers[number]).state, seen.eyes)
    except NoPicture:
        return site_png()
    return rendered(framed(drawn))


def animation(seen: SeenReplay, number: int) -> bytes:
    """Animated SVG of the moments up to that one, gzipped. Raises TableError."""
    check_number(number, len(seen.replay.passages))
    first = max(0, number - MOMENTS + 1)
    game = seen.replay.game
    try:
        shots = [draw(game, each.state) for each in seen.replay.snapshots(first, number - first + 1)]
    except NoPicture as error:
        raise TableError("no_picture", {"game": game.id}) from error
    return gzip.compress(svg(film(shots), game.id).encode(), mtime=0)


def framed(picture: Picture) -> str:
    """SVG of a picture centred on the background, as large as it fits."""
    scale = min((WIDE - 60) / picture.width, (HIGH - 60) / picture.height)
    x, y = (WIDE - picture.width * scale) / 2, (HIGH - picture.height * scale) / 2
    ground = rect(0, 0, WIDE, HIGH, "#f4ede1")
    return svg(Picture(WIDE, HIGH, ground + placed(picture, x, y, scale)))


@cache
def site_png() -> bytes:
    """The site's mark: a round birch table with four seats (client/src/ui/page/HomeMark.svelte)."""
    wood = circle(50, 50, 27, "#e3cfa6") + path("M41 25v50M50 23v54M59 25v50", stroke="#b99b66", stroke_width=2.6)
    seats = "".join(mark(seat, *spot, 25.2) for seat, spot in enumerate(((50, 13), (87, 50), (50, 87), (13, 50))))
    return rendered(framed(Picture(100, 100, group(wood + seats, 10, 10, 0.8))))


def rendered(drawing: str) -> bytes:
    """PNG of an SVG."""
    from resvg_py import svg_to_bytes  # imported late: the server's own process renders one picture, its mark

    return bytes(svg_to_bytes(svg_string=drawing, skip_system_fonts=True))
