"""A picture for every card: motifs cut as in lino, cast by what the card is, and set on a stage by its own seed.

`motifs/` are the pieces, `titles/` and `rules.toml` say which of them a card shows, `palettes.toml` the four inks.
"""

from pelipoyta.games.lotr.art.cast import cast_of
from pelipoyta.games.lotr.art.motifs import MOTIFS, PALETTES
from pelipoyta.games.lotr.art.scene import Piece, Scene
from pelipoyta.games.lotr.art.stage import scene_of
from pelipoyta.games.lotr.art.svg import svg
from pelipoyta.games.lotr.art.wire import CardArt, art

__all__ = ["MOTIFS", "PALETTES", "CardArt", "Piece", "Scene", "art", "cast_of", "scene_of", "svg"]
