"""All that all cards say in a language, said once a process: it takes a second, and many tests read it."""

from functools import cache

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.faces import CardFace, faces
from pelipoyta.games.lotr.text import card_text
from pelipoyta.locales import Words


@cache
def all_faces(lang: str) -> tuple[CardFace, ...]:
    return tuple(faces(Words(lang, "lotr")))


@cache
def all_texts(lang: str) -> dict[int, tuple[str, ...]]:
    """By the code of the card."""
    say = Words(lang, "lotr")
    return {code: tuple(card_text(say, card)) for code, card in CARDS.items()}
