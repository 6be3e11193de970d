"""The pictures as a client gets them: the inks and the motifs once, and a short line for each card."""

from msgspec import Struct

from pelipoyta.games.lotr.art.motifs import MOTIFS, PALETTES
from pelipoyta.games.lotr.art.stage import scene_of
from pelipoyta.games.lotr.engine.catalogue import CARDS


class CardArt(Struct, frozen=True):
    """Pictures of all cards: `motifs` have a layer a line, `scenes` by card code a piece after each semicolon."""

    inks: dict[str, dict[str, str]]
    motifs: dict[str, str]
    scenes: dict[int, str]


def art() -> CardArt:
    return CardArt(PALETTES, MOTIFS, {code: scene_of(card).written() for code, card in sorted(CARDS.items())})
