"""Optional parts of a game: modules of its folder with fixed names, each loaded on first use.

A part is a module beside the game's own, or, for a game in one file, a name in it.
"""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from sys import modules
from typing import Any

# The part, the name that it gives, and what that is for; docs/contract.md says more.
PARTS = {
    "preview": ("preview", "what may come of an action, as its player sees it"),
    "glance": ("glance", "what a seat sees, for programs: without what is worked out for screens"),
    "hints": ("hints", "what speaks for an action, in words"),
    "fast": ("FAST", "the rules once more over machine integers, for searches"),
    "faces": ("faces", "what a client must know of the cards, in a language"),
    "art": ("art", "a picture for every card: motifs, and how each card's are laid"),
    "variants": ("VARIANTS", "named differences of its rules, which a table may choose"),
    "rolls": ("rolls", "whose dice are rolled, where a high one is good for its roller"),
    "picture": ("picture", "a position as a picture, drawn from views"),
    "limited": ("LIMITED", "boosters, and decks of what came out of them"),
    "shared_chance": ("shared_chance", "whose chance is whose, so that several tables can have the same"),
    "contests": ("CONTESTS", "the book's own ways to play more than one game"),
    "helper": ("HELPER", "counters, dice and draws for people who play with the real pieces"),
}


def part(home: str, name: str, gives: str) -> Any:
    """Object that a part exports, or None where the game has no such part."""
    if not home:
        return None
    if not hasattr(modules.get(home) or import_module(home), "__path__"):
        return getattr(modules[home], gives, None)  # a game in one file
    module = f"{home}.{name}"
    return getattr(import_module(module), gives, None) if find_spec(module) else None


def folder_of(home: str) -> Path | None:
    """Folder of a game: its package, or the folder of its file."""
    file = getattr(modules.get(home), "__file__", None)
    return Path(file).parent if file else None


def has_part(home: str, name: str) -> bool:
    """True if a game's folder has such a part; only parent packages are imported."""
    return find_spec(home) is not None and find_spec(f"{home}.{name}") is not None


def words_of(home: str) -> Path | None:
    """Folder of the translations that a plugin has, a file for each language: fi.ftl, sv.ftl, en.ftl."""
    return _data(home, "words", "*.ftl")


def lessons_in(home: str) -> Path | None:
    """Folder of a game's lessons, a TOML file each."""
    return _data(home, "lessons", "*.toml")


def guide_in(home: str) -> Path | None:
    """File of a game's guide."""
    folder = folder_of(home)
    return folder / "guide.toml" if folder and (folder / "guide.toml").is_file() else None


def _data(home: str, name: str, files: str) -> Path | None:
    """Folder of data files, where it holds any such files."""
    folder = folder_of(home)
    return folder / name if folder and any((folder / name).glob(files)) else None


def parts_of(home: str) -> tuple[str, ...]:
    """Names of the parts that a game has."""
    code = tuple(name for name, (gives, _) in PARTS.items() if part(home, name, gives) is not None)
    data = (("lessons", lessons_in(home)), ("guide", guide_in(home)))
    return (*code, *(name for name, found in data if found))
