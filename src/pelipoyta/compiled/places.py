"""Folders where compiled modules are made and looked for, in a checkout and in an installed package."""

import sys
from hashlib import sha256
from pathlib import Path

SOURCE = Path(__file__).parents[1]
ROOT = SOURCE.parents[1]
PACKAGED = SOURCE / "_compiled"  # in a platform wheel
STAMP = "stamp"  # file in a build: the digest of its sources; written last


def is_checkout() -> bool:
    """True if the package runs from a checkout of the repository, which has a Makefile to build with."""
    return (ROOT / "Makefile").exists() and (ROOT / "scripts" / "build").exists()


def build_command() -> str:
    """Command that compiles the rules."""
    return "make build" if is_checkout() else "pelipoyta build"


def build_folder() -> Path:
    """Folder that a build is written to; that of an installed package, which may be read-only, is in the user cache."""
    return ROOT / "build" / "compiled" if is_checkout() else _user_folder()


def lookup_folders() -> tuple[Path, ...]:
    """Folders that may hold a build, in the order in which they are tried."""
    return (build_folder(),) if is_checkout() else (PACKAGED, build_folder())


def _user_folder() -> Path:
    """Folder in the user's cache; each Python environment has its own."""
    from platformdirs import user_cache_path

    environment = f"{sys.implementation.cache_tag}-{sha256(str(SOURCE).encode()).hexdigest()[:8]}"
    return user_cache_path("pelipoyta", appauthor=False) / "compiled" / environment


def current_stamp() -> str:
    """Stamp of the first build there is, without checking it against the sources; empty where there is none."""
    for folder in lookup_folders():
        try:
            return (folder / STAMP).read_text()
        except OSError:
            continue
    return ""
