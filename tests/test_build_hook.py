"""A release is not built without the client, an editable install is; on request the rules are compiled into a wheel."""

import os
import shutil
import subprocess
import sys
import zipfile
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


def built(kind: str, checkout: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build by the interface that pip uses."""
    code = f"import hatchling.build; print(hatchling.build.build_{kind}('dist'))"
    command, environ = [sys.executable, "-c", code], {**os.environ, **environment}
    return subprocess.run(command, cwd=checkout, env=environ, capture_output=True, text=True, check=False)


def build_client(checkout: Path) -> None:
    page = checkout / "src/pelipoyta/server/static/index.html"
    page.parent.mkdir(parents=True)
    page.touch()


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_a_release_without_the_client_is_refused(kind: str, checkout: Path) -> None:
    done = built(kind, checkout)
    assert done.returncode != 0
    assert "build the client first (make setup)" in done.stderr and "Traceback" not in done.stderr
    build_client(checkout)
    assert built(kind, checkout).returncode == 0


def test_an_editable_install_needs_no_client(checkout: Path) -> None:
    """`make setup` installs the package while the client is being built."""
    done = built("editable", checkout)
    assert done.returncode == 0, done.stderr


def put_builder(checkout: Path, code: str) -> None:
    """Put this in the place of the builder, which takes minutes: `make wheel-compiled` runs the real one."""
    package = checkout / "src/pelipoyta/compiled"
    package.mkdir(parents=True)
    (package / "builder.py").write_text(f"def build(target):\n    {code}\n")


def test_compiled_rules_make_a_wheel_of_one_platform(checkout: Path) -> None:
    build_client(checkout)
    put_builder(checkout, "target.mkdir(parents=True); (target / 'stamp').write_text('made')")
    done = built("wheel", checkout, PELIPOYTA_COMPILE="1")
    assert done.returncode == 0, done.stderr
    name = done.stdout.splitlines()[-1]
    assert f"-{sys.implementation.cache_tag.replace('cpython-', 'cp')}-" in name and not name.endswith("-any.whl")
    with zipfile.ZipFile(checkout / "dist" / name) as wheel:
        assert wheel.read("pelipoyta/_compiled/stamp") == b"made"
        (metadata,) = (each for each in wheel.namelist() if each.endswith("/METADATA"))
        assert "Requires-Dist: librt>=" in wheel.read(metadata).decode()


def test_rules_that_cannot_be_compiled_make_no_wheel(checkout: Path) -> None:
    build_client(checkout)
    put_builder(checkout, "raise SystemExit('no compiler')")
    done = built("wheel", checkout, PELIPOYTA_COMPILE="1")
    assert done.returncode != 0 and "could not be compiled" in done.stderr
    assert not list(checkout.glob("dist/*.whl"))
