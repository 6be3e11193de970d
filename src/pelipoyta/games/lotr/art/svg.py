"""A scene as SVG: the same picture as the client draws, without a client."""

from pelipoyta.games.lotr.art.motifs import MOTIFS, PALETTES
from pelipoyta.games.lotr.art.scene import Piece, Scene

BOX = "0 0 100 100"


def svg(scene: Scene, box: str = BOX) -> str:
    inks = PALETTES[scene.palette]
    left, top, width, height = box.split()
    sky = f'<path fill="{inks[scene.sky]}" d="M{left} {top}h{width}v{height}h-{width}z"/>'
    pieces = "".join(_piece(piece, inks, scene.sky) for piece in scene.pieces)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{sky}{pieces}</svg>'


def _piece(piece: Piece, inks: dict[str, str], sky: str) -> str:
    layers = "".join(_layer(line, piece.tone, inks, sky) for line in MOTIFS[piece.motif].splitlines())
    return f'<g transform="{_place(piece)}">{layers}</g>'


def _place(piece: Piece) -> str:
    """Motifs are drawn about (50, 50)."""
    scale = piece.size / 100
    turn = f"rotate({piece.turn})" if piece.turn else ""
    return f"translate({piece.x} {piece.y}){turn}scale({-scale if piece.flip else scale} {scale})translate(-50 -50)"


def _layer(line: str, tone: str, inks: dict[str, str], sky: str) -> str:
    """`k` fills, `k3` draws a line so wide; in one tone, the paper's cuts show the sky."""
    ink, path = line.split(" ", 1)
    colour = inks[ink[0]] if not tone else inks[sky if ink[0] == "p" else tone]
    if len(ink) == 1:
        return f'<path fill="{colour}" fill-rule="evenodd" d="{path}"/>'
    width = f'stroke-width="{ink[1:]}"'
    return f'<path fill="none" stroke="{colour}" {width} stroke-linecap="round" stroke-linejoin="round" d="{path}"/>'
