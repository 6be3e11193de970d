"""The pictures' shapes are the boards' own: what the client draws with stands in both, letter for letter."""

import re
from pathlib import Path

import pytest

from pelipoyta.games.dnup.picture import FIGURES, HALF, HUES
from pelipoyta.games.kasvoton.picture.arms import ARMS
from pelipoyta.games.lotr.art.tiles import LEATHERS
from pelipoyta.games.rolechess.picture.figures import CUTS, HEADS
from pelipoyta.games.sequence.picture import LEAF, SUIT
from pelipoyta.kernel.picture import Picture, with_hands
from pelipoyta.kernel.picture.marks import COLOURS, PATHS

CLIENT = Path(__file__).parents[2] / "client/src"
WRITTEN_OUT = [FIGURES[i] for i in (0, 1, 2, 3, 6, 7, 8)]  # the other figures are reckoned


def client(file: str) -> str:
    return (CLIENT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "shapes"),
    [
        ("ui/marks/seatMarks.ts", PATHS),
        ("styles/tokens.css", COLOURS),
        ("games/rolechess/board/figureShapes.ts", [head for pair in HEADS.values() for head in pair]),
        ("games/rolechess/board/figureShapes.ts", [f"M{cut}" for cuts in CUTS.values() for cut in cuts.split("M")[1:]]),
        ("games/sequence/cards/suits.ts", [*SUIT.values(), LEAF]),
        ("games/dnup/cards/figures.ts", [*WRITTEN_OUT, str(list(HUES))]),
        ("games/dnup/cards/CardFace.svelte", [HALF]),
        ("games/kasvoton/field/emblems.ts", [part for arms in ARMS for part in arms if part]),
        ("games/lotr/art/cultureColours.ts", [f"{name}: '{colour}'" for name, colour in LEATHERS.items()]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_shape_is_drawn_alike_in_both(file: str, shapes: list[str]) -> None:
    text = client(file)
    assert [shape for shape in shapes if shape not in text] == []


def test_all_of_the_clients_shapes_are_there() -> None:
    assert len(re.findall(r"path: '", client("ui/marks/seatMarks.ts"))) == len(PATHS)
    assert len(re.findall(r"--seat-\d+:", client("styles/tokens.css"))) == len(COLOURS)
    emblems = client("games/kasvoton/field/emblems.ts").split("const EMBLEMS")[1]
    assert len(re.findall(r"^\s+\{", emblems, re.M)) == len(ARMS)


def test_hands_lie_beneath_a_wide_table_and_beside_a_high_one() -> None:
    """Where links are shown there is more width than height."""
    hands = [Picture(80, 30, ""), Picture(90, 30, "")]
    beneath, beside = with_hands(Picture(200, 100, ""), hands, 10), with_hands(Picture(100, 100, ""), hands, 10)
    assert (beneath.width, beneath.height) == (200, 180)
    assert (beside.width, beside.height) == (210, 100)
    assert with_hands(Picture(100, 100, ""), [], 10).width == 100
