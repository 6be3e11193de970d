"""Every setting is told to whoever runs the house, with the default it has."""

import re
from pathlib import Path

import pytest

from pelipoyta.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "serving.md").read_text(encoding="utf-8")
ROWS = {
    name: default
    for names, defaults in re.findall(r"^\| (`[A-Z`, _]+`) \| (.+?) \|", PAGE, re.MULTILINE)
    for name, default in zip(re.findall(r"[A-Z_]+", names), defaults.split(", "), strict=True)
}


def test_the_page_names_every_setting_and_no_other() -> None:
    assert sorted(ROWS) == sorted(name.upper() for name in Settings.model_fields)


@pytest.mark.parametrize("name", [name for name in Settings.model_fields if name != "database_url"])
def test_the_page_tells_the_default(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set to what the page says, it is what it was."""
    monkeypatch.setenv(f"PELIPOYTA_{name.upper()}", ROWS[name.upper()].strip("`"))
    assert getattr(Settings(), name) == Settings.model_fields[name].default
