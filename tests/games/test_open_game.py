"""Games are opened by their name in the house, by a file or by a folder; what is no game is said to be none."""

from pathlib import Path

import pytest

from pelipoyta.games import NoSuchGame, load, open_game

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_by_its_name_a_file_or_a_folder() -> None:
    assert open_game("dnup") is load("dnup")
    assert open_game(str(EXAMPLES / "arvaus.py")).id == "arvaus"
    assert open_game(str(EXAMPLES / "huuto")).id == "huuto"


def test_a_file_is_opened_once() -> None:
    assert open_game(str(EXAMPLES / "arvaus.py")) is open_game(str(EXAMPLES / "arvaus.py"))


@pytest.mark.parametrize("where", ["chess", "nowhere/game.py", "nowhere", ""])
def test_what_is_not_there(where: str) -> None:
    with pytest.raises(NoSuchGame):
        open_game(where)


def test_a_file_without_a_game(tmp_path: Path) -> None:
    file = tmp_path / "empty.py"
    file.write_text("GAME = None\n", encoding="utf-8")
    with pytest.raises(NoSuchGame, match=r"empty\.py"):
        open_game(str(file))


def test_a_folder_that_is_called_like_another_package(tmp_path: Path) -> None:
    package = tmp_path / "json"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    with pytest.raises(NoSuchGame, match="another package is called json"):
        open_game(str(package))
