"""The pieces and the inks, read once from their files."""

import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
WIDE = "lands"  # motifs that lie behind, across the whole picture


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _families() -> dict[str, dict[str, str]]:
    return {path.stem: _read(path) for path in sorted((HERE / "motifs").glob("*.toml"))}


FAMILIES = _families()
MOTIFS: dict[str, str] = {name: cut.strip() for family in FAMILIES.values() for name, cut in family.items()}
FAMILY_OF: dict[str, str] = {name: family for family, motifs in FAMILIES.items() for name in motifs}
PALETTES: dict[str, dict[str, str]] = _read(HERE / "palettes.toml")
RULES: dict[str, Any] = _read(HERE / "rules.toml")
TITLES: dict[str, dict[str, str]] = {path.stem: _read(path) for path in sorted((HERE / "titles").glob("*.toml"))}
SKY = frozenset(RULES["sky"]["motifs"])


def ground_of(motif: str) -> str:
    """The ink that most of its outline is printed in: on a sky of the same one would not see it."""
    return MOTIFS[motif][0]
