"""The file of puzzles that a command works on, and errors in it as sentences."""

from pathlib import Path

from pelipoyta.cli.arguments import find_game
from pelipoyta.cli.sentences import Trouble
from pelipoyta.puzzles.files import BadPuzzleFile, file_of, read_puzzles, themes_of
from pelipoyta.puzzles.model import Puzzle


def puzzle_game(name: str) -> str:
    """Id of a game that has puzzles."""
    game = find_game(name)
    if not themes_of(game.id):
        raise Trouble("cli-puzzles-none", game=game.id)
    return game.id


def path_of(game: str, file: Path | None) -> Path:
    return file or file_of(game)


def load(game: str, file: Path | None) -> list[Puzzle]:
    """Puzzles of the file, or of the one that comes with the package."""
    path = path_of(game, file)
    try:
        return read_puzzles(path)
    except (OSError, BadPuzzleFile) as error:
        raise Trouble("cli-puzzles-unreadable", file=str(path), detail=str(error)) from error
