"""Translations that a game from outside brings along: misprints are told by file and line."""

from pathlib import Path

from pelipoyta.locales import Words
from pelipoyta.locales.plugins import misprint


def test_the_first_misprint_is_told_by_its_line(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("game-name = Game\n", encoding="utf-8")
    assert misprint(tmp_path) is None
    (tmp_path / "fi.ftl").write_text("game-name = Peli\n\nno message\ngame-x = { \n", encoding="utf-8")
    assert misprint(tmp_path) == ("fi.ftl", 3)


def test_where_no_key_is_known_the_last_one_stands() -> None:
    words = Words("en", "common")
    assert words.first(("no-such-key", "nor-this-one")) == words("nor-this-one")
