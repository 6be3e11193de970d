"""Games from outside the house: let in at its start, or refused with a sentence; never by a request."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import arvaus
import pytest

from pelipoyta.bots.workers.worker import loader
from pelipoyta.locales import Words
from pelipoyta.server.serve import serve
from pelipoyta.server.services.games.plugins import PluginRefused, load_plugins
from pelipoyta.server.settings import Settings

EXAMPLES = Path(arvaus.__file__).parent
SOURCE = Path(arvaus.__file__).read_text(encoding="utf-8")
HUUTO = str(EXAMPLES / "huuto")


@pytest.fixture
def games() -> None:
    """Those of the house, and those that were named at the start."""


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return settings.model_copy(update={"games": (HUUTO,)})


def test_a_guest_is_offered_beside_the_games_of_the_house(house: Any) -> None:
    games = {game["id"]: game for game in house.client.get("/api/games").json()}
    assert list(games)[-1] == "huuto" and len(games) == 6
    assert (games["huuto"]["seats"], games["huuto"]["bots"]) == ([2, 3, 4], ["uniform"])


def test_choices_come_with_their_notation_for_games_without_a_board(house: Any) -> None:
    for game, has_text in (("huuto", True), ("dnup", False)):
        made = house.table(game, "me", "bot:uniform")
        line = house.join(made["table"], made["token"])
        while not (update := line.until("update"))["legal"]:
            pass
        assert all(("text" in choice) == has_text for choice in update["legal"])
        assert "drawn" not in update  # something is hidden


def refusals() -> list[tuple[str, str, str]]:
    return [
        ("import nothing_of_that_name\n", "plugin_broken", "ModuleNotFoundError"),
        ("raise SystemExit('enough')\n", "plugin_broken", "SystemExit: enough (game.py:1)"),
        ("GAME = 3\n", "plugin_gameless", ""),
        (SOURCE.replace('id="arvaus"', 'id="lotr"'), "plugin_taken", ""),
        (SOURCE.replace('id="arvaus"', 'id="table"'), "plugin_taken", ""),  # words of the house begin so
        (SOURCE.replace('id="arvaus"', 'id="../x"'), "plugin_name", ""),
        (SOURCE.replace("for number in range(1, 7)]", "for number in range(1, 6)]"), "plugin_unlawful", "honest"),
        (SOURCE.replace("def pending(s: State)", "def pending(s: State, more: int)"), "plugin_unlawful", "TypeError"),
    ]


@pytest.mark.parametrize(("text", "code", "says"), refusals())
def test_what_cannot_be_let_in(tmp_path: Path, text: str, code: str, says: str) -> None:
    file = tmp_path / "game.py"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(PluginRefused) as refused:
        load_plugins([str(file)])
    assert refused.value.code == code and says in str(refused.value.facts.get("detail", ""))
    for lang in ("fi", "sv", "en"):
        words = Words(lang, "errors")
        assert words.has(f"error-{code}") and str(file) in words(f"error-{code}", **refused.value.facts)


def test_a_guest_whose_lesson_does_not_hold_is_not_let_in(tmp_path: Path) -> None:
    (tmp_path / "game.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "lessons").mkdir()
    step = '[[chapter.step]]\nname = "b"\ndo = ["9"]\n'
    (tmp_path / "lessons" / "first.toml").write_text(f'minutes = 1\n[[chapter]]\nname = "a"\n{step}', encoding="utf-8")
    with pytest.raises(PluginRefused) as refused:
        load_plugins((str(tmp_path / "game.py"),))
    assert refused.value.code == "plugin_unlawful" and "first, a, b" in str(refused.value.facts["detail"])


def test_two_guests_of_one_name_and_one_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PluginRefused, match="plugin_taken"):
        load_plugins([HUUTO, HUUTO])
    with pytest.raises(PluginRefused, match="plugin_missing"):
        load_plugins([str(tmp_path / "none.py")])
    with pytest.raises(PluginRefused, match="plugin_taken"):
        load_plugins(["dnup"])


def test_words_that_cannot_be_read_are_told_and_not_left_out(tmp_path: Path) -> None:
    (tmp_path / "game.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "fi.ftl").write_text(
        "arvaus-name = Arvaus\narvaus-x = { $n ->\n  [–] x\n}\n", encoding="utf-8"
    )
    with pytest.raises(PluginRefused) as refused:
        load_plugins([str(tmp_path / "game.py")])
    assert (refused.value.code, refused.value.facts["file"], refused.value.facts["line"]) == (
        "plugin_words",
        "fi.ftl",
        3,
    )
    assert "3" in Words("fi", "errors")("error-plugin_words", **refused.value.facts)


def test_whoever_starts_the_house_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(port=0, lang="en", games=[str(tmp_path / "none.py")]) == 2
    said = f"There is nothing at {tmp_path}/none.py. Name the .py file or the folder of a game.\n"
    assert capsys.readouterr().err == said


def test_a_folder_stands_for_nothing_but_itself(tmp_path: Path) -> None:
    """What lies beside a game is not found by the rest of the house."""
    before = list(sys.path)
    (tmp_path / "vieras").mkdir()
    (tmp_path / "vieras" / "__init__.py").write_text(SOURCE.replace('id="arvaus"', 'id="vieras"'), encoding="utf-8")
    assert list(load_plugins([str(tmp_path / "vieras")])) == ["vieras"]
    assert sys.path == before


def asks(path: str) -> list[Callable[[Any], Any]]:
    """Every request that names a game."""
    wish = {"game": path, "seats": 2, "options": {}, "places": ["me", "bot:uniform"], "name": "Aino"}
    return [
        lambda client: client.post("/api/tables", json=wish),
        lambda client: client.get(f"/api/games/{path}/words"),
        lambda client: client.get(f"/api/games/{path}/shape"),
        lambda client: client.get(f"/api/games/{path}/cards"),
        lambda client: client.get(f"/api/games/{path}/decks/offers"),
        lambda client: client.post(f"/api/games/{path}/decks/check", json={"text": ""}),
    ]


def test_no_request_loads_code(house: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by a path, nor by the name of a module, nor by what lies where the house was started."""
    mark = tmp_path / "loaded"
    (tmp_path / "trap.py").write_text(f"open({str(mark)!r}, 'w').close()\n" + SOURCE, encoding="utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "__init__.py").write_text((tmp_path / "trap.py").read_text(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    known = set(sys.modules)
    for path in (
        str(tmp_path / "trap.py"),
        "trap.py",
        "trap",
        "folder",
        "./folder",
        "trap.py%00",
        "this",
        "antigravity",
    ):
        for ask in asks(path):
            assert ask(house.client).status_code in (400, 404), path
    assert not mark.exists()
    assert not {name for name in set(sys.modules) - known if name in ("trap", "folder", "this", "antigravity")}


def test_a_table_of_a_game_that_is_no_guest_any_more_is_kept_and_not_played(
    house: Any, opened: Callable[[Settings], Any], settings: Settings
) -> None:
    made = house.table("huuto", "me", "bot:uniform")
    later = opened(settings.model_copy(update={"games": ()}))
    line = later.connect(made["table"])
    line.say("hello", token=made["token"], seen=0)
    assert line.until("error")["code"] == "frozen"


def test_bots_load_what_was_named_and_nothing_else(tmp_path: Path) -> None:
    trap = tmp_path / "trap.py"
    trap.write_text("raise SystemExit('loaded')", encoding="utf-8")
    load = loader([HUUTO])
    assert load("huuto").id == "huuto" and load("dnup").id == "dnup"
    for name in (str(trap), HUUTO, "arvaus", "pelipoyta.games.dnup"):
        with pytest.raises(KeyError):
            load(name)
