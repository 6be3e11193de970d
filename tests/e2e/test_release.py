"""A release works for a stranger: the wheel made from the sdist is installed, served, and a game is played on it."""

import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.e2e.conftest import Profiles, opening
from tests.e2e.dnup.hand import Climber

from pelipoyta import __version__

ROOT = Path(__file__).parents[2]
STATIC = "pelipoyta/server/static"


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def hatchling(target: str, source: Path, folder: Path) -> Path:
    """Build without isolation, with the tools of this environment: nothing is downloaded."""
    run(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", folder, cwd=source)
    (built,) = folder.glob("*.tar.gz" if target == "sdist" else "*.whl")
    return built


def wheel_from_sdist(folder: Path) -> Path:
    sdist = hatchling("sdist", ROOT, folder)
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    return hatchling("wheel", folder / "unpacked" / f"pelipoyta-{__version__}", folder)


def has_pip(python: str) -> bool:
    return subprocess.run([python, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0


def installed(wheel: Path, folder: Path) -> Path:
    """Install the wheel alone into an empty environment and return its programs.

    Its dependencies are those of this environment, found by a path file. Python does not read path files in a folder
    that a path file names, so that the editable install of this environment stays out of sight.
    """
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=ROOT)
    programs = folder / Path(sys.executable).parent.name
    pip = next(python for python in (str(Path(sys.executable).resolve()), sys.executable) if has_pip(python))
    quick = ("--quiet", "--no-deps", "--no-index", "--no-compile", "--disable-pip-version-check")
    run(pip, "-m", "pip", "--python", programs / "python", "install", *quick, wheel, cwd=folder)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    where = run(programs / "python", "-c", "import pelipoyta; print(pelipoyta.__file__)", cwd=folder)
    assert Path(where.strip()) == packages / "pelipoyta" / "__init__.py"
    return programs


def files_below(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def test_a_game_is_played_on_the_wheel_of_the_sdist(
    tmp_path: Path, open_house: Callable[..., AbstractContextManager[str]], browser: Browser
) -> None:
    wheel = wheel_from_sdist(tmp_path)
    held = zipfile.ZipFile(wheel).namelist()
    client = {name.removeprefix(f"{STATIC}/") for name in held if name.startswith(f"{STATIC}/")}
    assert client == files_below(ROOT / "src" / STATIC)
    programs = installed(wheel, tmp_path / "environment")
    assert run(programs / "python", "-m", "pelipoyta", "--version", cwd=tmp_path) == f"{__version__}\n"
    run(programs / "pelipoyta", "new", "lautta", cwd=tmp_path)
    assert (tmp_path / "lautta" / "rules.py").is_file()
    with open_house(programs=programs) as address, opening(Profiles(browser), address) as open_page:
        player = Climber(open_page("/"))
        player.quick()
        assert len(player.play_turns(3)) == 3
        player.skip_to_the_end()  # over the wire: clicked to its end, a game takes ten seconds more
        expect(player.verdict).to_be_visible()
