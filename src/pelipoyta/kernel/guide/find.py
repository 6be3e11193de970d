"""The guide of a game: the file `guide.toml` beside it."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.guide.model import BadGuide, Guide, Section
from pelipoyta.kernel.guide.words import keys
from pelipoyta.kernel.parts import guide_in

FIRST = ("aim", "setup", "turn")


def guide_of(game: AnyGame) -> Guide | None:
    """Guide of a game, or None where it has none. Raises BadGuide."""
    file = guide_in(game.home)
    return _read_file(file) if file else None


@cache
def _read_file(file: Path) -> Guide:
    return read(file.read_text(encoding="utf-8"))


def read(text: str) -> Guide:
    """Parse a guide."""
    try:
        guide = msgspec.convert(tomllib.loads(text), Guide)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadGuide(f"guide: {error}") from error
    if tuple(section.name for section in guide.section[: len(FIRST)]) != FIRST:
        raise BadGuide(f"guide: it begins with {', '.join(FIRST)}")
    own = list(keys("", guide))
    if len(set(own)) < len(own):
        raise BadGuide("guide: one key for two sentences")
    for section in guide.section:
        _check_tables(section)
    return guide


def _check_tables(section: Section) -> None:
    for table in section.table:
        for row in table.row:
            if len(row.cells) != len(table.columns):
                raise BadGuide(f"guide, {section.name}, {table.name}, {row.name}: as many cells as columns")
