"""Imports inside games/lotr go one way, for types and inside functions too: a layer knows only those before it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.test_layers import SOURCE, imports, module_name, nodes

HOME = ("pelipoyta", "games", "lotr")
# Lowest first. Words use the grammar and the rules, which know only the base classes of words.
LAYERS = (
    "terms",
    "questions",
    "words.word",
    "events",
    "model",
    "grammar",
    "words",
    "engine",
    "decks.deck",
    "points",
    "decks",
    "rules",
    "language",
    "text",
    "cards",
)


def layer_of(name: tuple[str, ...]) -> int:
    """The number of the layer; what is in none lies above them all."""
    inside = ".".join(name[len(HOME) :])
    found = [i for i, layer in enumerate(LAYERS) if inside == layer or inside.startswith(f"{layer}.")]
    return max(found, key=lambda i: len(LAYERS[i])) if found else len(LAYERS)


def faults(source: Path) -> Iterator[str]:
    for path in sorted(source.joinpath(*HOME[1:]).rglob("*.py")):
        own = module_name(source, path)
        for other in imports(source, path, nodes(path)):
            if own != HOME and other[:3] == HOME and len(other) > 3 and layer_of(own) < layer_of(other):
                yield f"{'.'.join(own)} imports {'.'.join(other)}"


def test_each_layer_knows_only_those_before_it() -> None:
    assert list(faults(SOURCE)) == []


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("engine/x.py", "from pelipoyta.games.lotr.language.board.hurt import Heal"),
        ("rules/x.py", "def f():\n    from pelipoyta.games.lotr.language.vocabulary import Heal"),
        ("grammar/x.py", "if TYPE_CHECKING:\n    from pelipoyta.games.lotr.words.filters import Filter"),
        ("words/x.py", "from pelipoyta.games.lotr.engine import find"),
        ("model/x.py", "from ..rules import turn"),
        ("language/x.py", "from pelipoyta.games.lotr import hints"),
    ],
)
def test_a_planted_import_is_found(tmp_path: Path, place: str, text: str) -> None:
    path = tmp_path.joinpath(*HOME, *place.split("/"))
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    assert len(list(faults(tmp_path / "pelipoyta"))) == 1
