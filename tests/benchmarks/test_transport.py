"""The benchmark of server/transport takes out every module that can be; each patch finds what it changes."""

import subprocess
import sys

import pytest
from benchmarks.server.transport import KEPT, START, WITHOUT

from pelipoyta.compiled.places import SOURCE

TRANSPORT = SOURCE / "server" / "transport"


def test_every_module_is_taken_out_or_has_a_reason_to_stay() -> None:
    modules = {file.stem for file in TRANSPORT.glob("*.py")}
    assert WITHOUT.keys() | KEPT == modules and not WITHOUT.keys() & KEPT


def test_the_page_of_figures_names_every_module() -> None:
    page = (SOURCE.parents[1] / "docs" / "lab" / "transport.md").read_text(encoding="utf-8")
    assert [name for name in WITHOUT.keys() | KEPT - {"__init__"} if f"`{name}`" not in page] == []


@pytest.mark.parametrize("name", WITHOUT)
def test_a_patch_changes_what_is_there(name: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", START + WITHOUT[name]], capture_output=True, text=True, timeout=120, check=False
    )
    assert ran.returncode == 0, ran.stderr
