"""`pelipoyta new`: write a complete small game into a new folder, as a start for a game of one's own."""

import keyword
import re
import sys
from pathlib import Path

from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.games import NAMES

MODEL = "huuto"  # game that is copied; docs/writing-a-game.md walks through it
TAKEN = {*NAMES, *sys.stdlib_module_names, "pelipoyta", MODEL}


def new(lang: str, name: str, folder: Path) -> None:
    """Write the files and print the next steps."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name) or keyword.iskeyword(name) or name in TAKEN:
        raise Trouble("cli-new-bad-name", name=name)
    target = folder / name
    if target.exists():
        raise Trouble("cli-new-exists", folder=str(target))
    written = [_write(file, target, name) for file in _model_files()]
    words = vocabulary(lang)
    print(words("cli-new-written", folder=str(target), count=len(written)))
    for command in ("laws", "play", "serve --open --game"):
        print(f"  pelipoyta {command} {target}")
    print(f"  pytest {target}")
    print(words("cli-new-guide"))


def _model() -> Path:
    """Folder of the game to copy: beside this file when installed, among the examples in a checkout."""
    packed = Path(__file__).parent / "model"
    return packed if packed.is_dir() else Path(__file__).parents[4] / "examples" / MODEL


def _model_files() -> list[Path]:
    return sorted(file for file in _model().rglob("*") if file.suffix in (".py", ".md", ".ftl", ".toml"))


def _write(file: Path, target: Path, name: str) -> Path:
    new_file = target / _renamed(str(file.relative_to(_model())), name)
    try:
        new_file.parent.mkdir(parents=True, exist_ok=True)
        new_file.write_text(_renamed(file.read_text(encoding="utf-8"), name), encoding="utf-8")
    except OSError as error:
        raise Trouble("cli-cannot-save", folder=str(new_file), detail=error.strerror) from error
    return new_file


def _renamed(text: str, name: str) -> str:
    """Replace the name of the game in all its forms: as a word, in rule ids, and capitalised."""
    prefix = re.sub(r"[^A-Z]", "", name.upper())[:3].ljust(2, "X")
    return text.replace("HUU-", f"{prefix}-").replace(MODEL.capitalize(), name.capitalize()).replace(MODEL, name)
