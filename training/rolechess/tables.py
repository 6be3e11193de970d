"""Write the package's tables as a C header: `python -m training.rolechess.tables DIR`."""

import sys
from collections.abc import Iterable
from pathlib import Path

from pelipoyta.bots.games.rolechess.strong import tables as search
from pelipoyta.games.rolechess.fast import tables as fast

SEARCH = {
    "double": ("HARM", "KILL", "EXACT_CHANCE", "VALUE", "STANCE"),
    "int32_t": ("EXACT", "NEAR"),
    "int8_t": ("EXACT_AFTER", "BY_WAY", "KIND"),
    "int64_t": ("FAR",),
}
FAST = {"int32_t": ("START", "SKIP"), "int8_t": ("TO", "SORT", "EACH_ATTACK", "EACH_DEFENCE"), "int64_t": ("ROAD",)}


def row(kind: str, name: str, numbers: Iterable[float]) -> str:
    said = [repr(float(one)) if kind == "double" else str(int(one)) for one in numbers]
    return f"static const {kind} {name}[{len(said)}] = {{{', '.join(said)}}};\n"


def header() -> str:
    rows = [
        row(kind, name, getattr(module, name))
        for module, told in ((search, SEARCH), (fast, FAST))
        for kind, names in told.items()
        for name in names
    ]
    return "".join(rows)


if __name__ == "__main__":
    (Path(sys.argv[1]) / "tables.h").write_text(header(), encoding="utf-8")
