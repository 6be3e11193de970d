"""Faces and lists of them as text: 1–13 are numbers, the knights are A–D."""

from pelipoyta.games.kasvoton.deck import KNIGHTS

LETTERS = "ABCD"
WORDS = {**{face: str(face) for face in range(1, 14)}, **dict(zip(KNIGHTS, LETTERS, strict=True))}
FACES = {word: face for face, word in WORDS.items()}


def write_face(face: int) -> str:
    return WORDS[face]


def read_face(word: str) -> int:
    if word not in FACES:
        raise ValueError(f"no such card: {word!r}")
    return FACES[word]


def write_faces(faces: tuple[int, ...]) -> str:
    return ",".join(WORDS[face] for face in faces) or "-"


def read_faces(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(read_face(word) for word in text.split(","))
