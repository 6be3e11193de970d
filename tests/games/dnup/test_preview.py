"""What a move does at once, before it is made: whom it beats, what comes back, who is out."""

import pytest

from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.cards import cards
from pelipoyta.games.dnup.model import Preview, Spot

THREE = """
dnup 3
turn 0.1
hand 0 5/2 8/3 8/4
hand 1 1/6 1/7
hand 2 6/3 9/1
table 1.1 7/4
table 2.1 6/1 6/2
pile the rest
"""
OUT = THREE.replace("hand 2 6/3 9/1\n", "out 2\n")
TWO = """
dnup 2
turn 0.2
hand 0 5/2 8/3 8/4
hand 1 1/6 1/7
table 0.1 7/4
table 1.2 6/1 6/2
pile the rest
"""
NOTHING = Preview(None, False, (), False)


def told(position: str, move: str) -> Preview | None:
    assert GAME.preview
    found: Preview | None = GAME.preview(GAME.view(GAME.notation.read(position), 0), 0)(GAME.notation.parse(move))
    return found


@pytest.mark.parametrize(
    ("position", "move", "comes"),
    [
        (THREE, "play 8/3", Preview(Spot(1, 1), False, (), False)),
        (THREE, "play 8/3 8/4", Preview(Spot(2, 1), False, (), False)),
        (THREE.replace("table 1.1 7/4\n", ""), "play 5/2", NOTHING),
        (THREE.replace("table 2.1 6/1 6/2\n", ""), "play 8/3 8/4", NOTHING),
        (OUT, "play 8/3 8/4", Preview(Spot(2, 1), True, (), False)),
        (OUT, "play 8/3", Preview(Spot(1, 1), False, (), False)),
        (TWO, "play 8/3", Preview(Spot(0, 1), False, cards("4/7"), False)),
        (THREE.replace("5/2 8/3 8/4", "6/4 8/3"), "add 6/4 to 2.1", NOTHING),
        (THREE.replace("5/2 8/3 8/4", "6/4"), "add 6/4 to 2.1", Preview(None, False, (), True)),
        (THREE.replace("5/2 8/3 8/4", "8/3 8/4"), "play 8/3 8/4", Preview(Spot(2, 1), False, (), True)),
        (THREE, "take 2.1", Preview(None, False, cards("1/6 2/6"), False)),
        (THREE, "turn", Preview(None, False, cards("2/5 3/8 4/8"), False)),
        (THREE, "play 5/2", None),
    ],
)
def test_what_comes_of_it(position: str, move: str, comes: Preview | None) -> None:
    assert told(position, move) == comes


def test_an_add_that_beats_another_set() -> None:
    """DNUP-B.2: with the added card the set is as large as another, and higher."""
    position = THREE.replace("8/3 8/4", "7/3").replace("table 2.1 6/1 6/2", "table 2.1 5/1 5/4")
    assert told(position, "add 7/3 to 1.1") == Preview(Spot(2, 1), False, (), False)
