"""Generated TypeScript is written where it is missing or stale, and a stale file is found."""

from pathlib import Path

import pytest

from pelipoyta.games import NAMES
from write_types import check, wanted, write


def test_what_is_missing_is_written_and_then_fresh(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path) == 1
    assert write(tmp_path) == 0
    assert capsys.readouterr().out.count("wrote ") == len(NAMES) + 4  # messages, routes, the live protocol twice
    assert check(tmp_path) == 0
    assert write(tmp_path) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("path", ["client/src/api/messages.ts", f"client/src/games/{NAMES[0]}/types.ts"])
def test_a_stale_file_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str], path: str) -> None:
    write(tmp_path)
    (tmp_path / path).write_text((tmp_path / path).read_text() + "\n")
    assert check(tmp_path) == 1
    assert capsys.readouterr().err == f"{path} is stale: run scripts/types\n"


def exports(path: str) -> tuple[str, ...]:
    """The names that the client imports from a generated file."""
    if path.endswith("routes.ts"):
        return ("const ROUTES =",)
    names = (
        ("ClientMessage", "ServerMessage")
        if path.endswith("messages.ts")
        else ("Options", "Question", "Action", "Event", "View")
    )
    return tuple(f"type {name} =" for name in names)


def test_every_file_exports_what_a_client_asks_for() -> None:
    for path, text in ((path, text) for path, text in wanted() if path.endswith(".ts")):
        for name in exports(path):
            interface = name.replace("type ", "interface ").replace(" =", " {")
            assert f"export {name}" in text or f"export {interface}" in text, (path, name)
