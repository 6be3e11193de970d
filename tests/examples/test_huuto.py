"""The guide's game is a real one: its own tests run with ours."""

from pathlib import Path

from huuto import GAME, test_huuto
from huuto.test_huuto import *  # noqa: F403

from pelipoyta.games import open_game
from pelipoyta.kernel.parts import words_of

FOLDER = Path(test_huuto.__file__).parent


def test_it_is_opened_by_its_folder_and_brings_its_words() -> None:
    assert open_game(str(FOLDER)) is GAME
    assert words_of(GAME.home) == FOLDER / "words"
