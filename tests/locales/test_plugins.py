"""Translations that a game from outside brings along: misprints are told by file and line."""

from pathlib import Path

from pelipoyta.locales.plugins import misprint


def test_the_first_misprint_is_told_by_its_line(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("game-name = Game\n", encoding="utf-8")
    assert misprint(tmp_path) is None
    (tmp_path / "fi.ftl").write_text("game-name = Peli\n\nno message\ngame-x = { \n", encoding="utf-8")
    assert misprint(tmp_path) == ("fi.ftl", 3)
