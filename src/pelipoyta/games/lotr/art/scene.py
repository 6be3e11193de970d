"""A scene: the inks, the sky, and the pieces from back to front, in a box of 100 by 100; a wide card shows more."""

from msgspec import Struct


class Piece(Struct, frozen=True):
    """Motif placed at (x, y) with a size and a rotation in degrees; `tone` prints all of it in one ink."""

    motif: str
    x: int = 50
    y: int = 50
    size: int = 100
    turn: int = 0
    flip: bool = False
    tone: str = ""

    def written(self) -> str:
        """`axe 50 50 80 -12 ~c`: what is as usual at the end is left out."""
        marks = ("~" if self.flip else "") + self.tone
        words = [self.motif, str(self.x), str(self.y), str(self.size), str(self.turn), marks]
        usual = ["", "50", "50", "100", "0", ""]
        while words[-1] == usual[len(words) - 1]:
            words.pop()
        return " ".join(words)


class Scene(Struct, frozen=True):
    palette: str
    sky: str
    pieces: tuple[Piece, ...]

    def written(self) -> str:
        """Serialize for the client: the inks and the sky, then a piece after each semicolon."""
        return ";".join((f"{self.palette} {self.sky}", *(piece.written() for piece in self.pieces)))

    def likeness(self) -> tuple[object, ...]:
        """Key of what a reader notices at a glance: the sky and the motifs, without their exact places."""
        return self.palette, self.sky, tuple(sorted((piece.motif, piece.tone) for piece in self.pieces))
