"""A release is not built without the client; an editable install is."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/pelipoyta/__init__.py")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a fresh clone as a build reads; its client is not built."""
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "examples" / "huuto", tmp_path / "examples" / "huuto")
    return tmp_path


def built(kind: str, checkout: Path) -> subprocess.CompletedProcess[str]:
    """Build by the interface that pip uses."""
    code = f"import hatchling.build; print(hatchling.build.build_{kind}('dist'))"
    return subprocess.run([sys.executable, "-c", code], cwd=checkout, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_a_release_without_the_client_is_refused(kind: str, checkout: Path) -> None:
    done = built(kind, checkout)
    assert done.returncode != 0
    assert "build the client first (make setup)" in done.stderr and "Traceback" not in done.stderr
    page = checkout / "src/pelipoyta/server/static/index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    assert built(kind, checkout).returncode == 0


def test_an_editable_install_needs_no_client(checkout: Path) -> None:
    """`make setup` installs the package while the client is being built."""
    done = built("editable", checkout)
    assert done.returncode == 0, done.stderr
