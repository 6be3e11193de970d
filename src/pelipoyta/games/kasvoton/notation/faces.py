"""Faces and lists of them as text: 1–13 are numbers, the knights are A–D."""

from pelipoyta.games.kasvoton.deck import KNIGHTS

LETTERS = "ABCD"
WORDS = {**{face: str(face) for face in range(1, 14)}, **dict(zip(KNIGHTS, LETTERS, strict=True))}
FACES = {word: face for face, word in WORDS.items()}


def write_face(face: int) -> str:
    return WORDS[face]


def read_face(word: str) -> int:
    """The face of that name, in capitals or not."""
    if word.upper() not in FACES:
        raise ValueError(f"no such card: {word!r}")
    return FACES[word.upper()]


def write_faces(faces: tuple[int, ...]) -> str:
    return ",".join(WORDS[face] for face in faces) or "-"


def read_faces(text: str) -> tuple[int, ...]:
    """In one order: hands and shares are kept sorted."""
    return () if text == "-" else tuple(sorted(read_face(word) for word in text.split(",")))


def read_drawn(text: str) -> tuple[int, ...]:
    """In the order they were drawn."""
    return () if text == "-" else tuple(read_face(word) for word in text.split(","))
