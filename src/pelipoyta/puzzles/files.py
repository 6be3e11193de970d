"""Puzzles as files: one line of JSON each, a file a game beside this module."""

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2s
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from pelipoyta.kernel import Seat
from pelipoyta.kernel.game import AnyGame
from pelipoyta.puzzles.model import Puzzle
from pelipoyta.puzzles.theme import Theme

FOLDER = Path(__file__).parent / "data"


class BadPuzzleFile(ValueError):
    """A file of puzzles cannot be read; the message says which line."""


def themes_of(game: str) -> dict[str, Theme]:
    """Themes of a game by name; none for a game without puzzles."""
    try:
        module = import_module(f"pelipoyta.puzzles.games.{game}")
    except ModuleNotFoundError:
        return {}
    return {theme.name: theme for theme in module.THEMES}


def file_of(game: str, folder: Path = FOLDER) -> Path:
    return folder / f"{game}.jsonl"


def read_puzzles(path: Path) -> list[Puzzle]:
    """Puzzles of a file, in its order."""
    found = []
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise BadPuzzleFile(f"{path.name}, line {number}: {error}") from None
    return found


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file of puzzles in the order of their ids, at once or not at all."""
    lines = [msgspec.json.encode(puzzle) + b"\n" for puzzle in sorted(puzzles, key=lambda each: each.id)]
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_bytes(b"".join(lines))
    new.replace(path)


def with_shares(puzzles: Iterable[Puzzle], path: Path) -> list[Puzzle]:
    """The puzzles with the bots' shares that the file at this path already has for them."""
    known = {puzzle.id: puzzle.solved for puzzle in read_puzzles(path)} if path.is_file() else {}
    return [replace(puzzle, solved=known.get(puzzle.id, puzzle.solved)) for puzzle in puzzles]


@lru_cache(maxsize=16)
def shipped(game: str) -> dict[str, Puzzle]:
    """Puzzles that come with the package, by id."""
    path = file_of(game)
    return {puzzle.id: puzzle for puzzle in read_puzzles(path)} if path.is_file() else {}


def id_of(game: str, theme: str, seat: Seat, position: str) -> str:
    """Short name of a puzzle: the same position and theme have the same one."""
    return blake2s(f"{game}/{theme}/{seat}/{position}".encode(), digest_size=5).hexdigest()


def state_of(game: AnyGame, puzzle: Puzzle) -> Any:
    """The full state of a puzzle's position."""
    return game.notation.read(puzzle.position)
