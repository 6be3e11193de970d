"""SVG shapes as text, and layouts that put pictures beside and beneath one another."""

from collections.abc import Iterable, Sequence
from html import escape

from msgspec import Struct

BIRCH, PAPER, INK, INK_SOFT, LINE = "#f4ede1", "#fbf8f2", "#1f2a33", "#4d5861", "#ddd1bc"


class Picture(Struct, frozen=True):
    """Drawing of that size; its shapes begin at 0, 0."""

    width: float
    height: float
    body: str

    def _repr_svg_(self) -> str:
        """SVG for notebooks."""
        return svg(self)


def _number(value: float) -> str:
    """Shortest decimal form: 12, 3.5."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _tag(name: str, **attributes: object) -> str:
    told = "".join(f' {key.replace("_", "-")}="{_value(value)}"' for key, value in attributes.items())
    return f"<{name}{told}/>"


def _value(value: object) -> str:
    return _number(value) if isinstance(value, int | float) else escape(str(value))


def rect(x: float, y: float, width: float, height: float, fill: str, rx: float = 0, **more: object) -> str:
    return _tag("rect", x=x, y=y, width=width, height=height, **({"rx": rx} if rx else {}), fill=fill, **more)


def circle(x: float, y: float, r: float, fill: str, **more: object) -> str:
    return _tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def path(d: str, fill: str = "none", **more: object) -> str:
    return _tag("path", d=d, fill=fill, **more)


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float, **more: object) -> str:
    return _tag("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, stroke_width=width, stroke_linecap="round", **more)


def group(shapes: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, **more: object) -> str:
    """Shapes translated, then rotated, then scaled."""
    moves = [f"translate({_number(x)} {_number(y)})"] if x or y else []
    moves += [f"rotate({_number(turn)})"] if turn else []
    moves += [f"scale({_number(float(scale))})"] if scale != 1 else []
    told = {**({"transform": " ".join(moves)} if moves else {}), **more}
    return f"{_tag('g', **told)[:-2]}>{shapes}</g>" if told else shapes


def placed(picture: Picture, x: float = 0, y: float = 0, scale: float = 1) -> str:
    return group(picture.body, x, y, scale)


def stack(pictures: Iterable[Picture], gap: float = 0) -> Picture:
    """Pictures beneath one another, centred."""
    all = [each for each in pictures if each.height]
    width = max((each.width for each in all), default=0)
    body, y = "", 0.0
    for each in all:
        body += placed(each, (width - each.width) / 2, y)
        y += each.height + gap
    return Picture(width, max(0.0, y - gap), body)


def row(pictures: Iterable[Picture], gap: float = 0) -> Picture:
    """Pictures beside one another, centred; a negative gap lets them overlap."""
    all = [each for each in pictures if each.width]
    height = max((each.height for each in all), default=0)
    body, x = "", 0.0
    for each in all:
        body += placed(each, x, (height - each.height) / 2)
        x += each.width + gap
    return Picture(max(0.0, x - gap), height, body)


def with_hands(table: Picture, hands: Sequence[Picture], gap: float) -> Picture:
    """Hands beneath the table, or beside it where the result would be higher than wide: link previews are wide."""
    beneath = stack((table, *hands), gap)
    return beneath if beneath.height <= beneath.width else row((table, stack(hands, gap)), 2 * gap)


def on_ground(picture: Picture, edge: float = 24, fill: str = BIRCH) -> Picture:
    """Picture with a margin, on the background of the table."""
    width, height = picture.width + 2 * edge, picture.height + 2 * edge
    return Picture(width, height, rect(0, 0, width, height, fill, rx=18) + placed(picture, edge, edge))


def svg(picture: Picture, title: str = "") -> str:
    """Whole SVG document; the title is for screen readers."""
    width, height = _number(float(picture.width)), _number(float(picture.height))
    named = f"<title>{escape(title)}</title>" if title else ""
    hidden = 'role="img"' if title else 'aria-hidden="true"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f" {hidden}>{named}{picture.body}</svg>"
    )
