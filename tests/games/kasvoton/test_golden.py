"""What more is true of golden games (tests/games/test_golden.py plays them), and choices counted from positions."""

from pathlib import Path

import pytest

from pelipoyta.games.kasvoton import GAME, knights_at_start
from pelipoyta.games.kasvoton.model import Reveal
from pelipoyta.kernel import Ask, fold
from pelipoyta.kernel.records import record

HERE = Path(__file__).parent
GOLDEN = sorted((HERE / "golden").glob("*.game"))
PERFT = (HERE / "perft.txt").read_text(encoding="utf-8").strip().split("\n\n\n")


def test_there_is_a_golden_game_for_every_end():
    """KV-A1, KV-D0.5, KV-E1, KV-F10."""
    ends = {record.read(path.read_text(encoding="utf-8"), {GAME.id: GAME}).result.why for path in GOLDEN}
    assert ends == {"KV-A1", "KV-D0.5", "KV-E1", "KV-F10"}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_tells_its_knights(path):
    played = record.read(path.read_text(encoding="utf-8"), {GAME.id: GAME})
    *_, (end, events) = fold(GAME, played.options, played.seats, played.steps)
    assert events[-1].knights == knights_at_start(end) == GAME.view(end, None).knights_at_start
    assert played.marks == GAME.hooks.marks(end) == {"knights": knights_at_start(end)}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_knights_are_marked_as_soon_as_both_armies_are_drawn_and_never_change(path):
    """Wherever a game is given up, its record can tell them, and a tournament count them."""
    played = record.read(path.read_text(encoding="utf-8"), {GAME.id: GAME})
    states = [state for state, _ in fold(GAME, played.options, played.seats, played.steps)]
    early = [GAME.hooks.marks(state) for state in states if state.mustered < 2]
    late = [GAME.hooks.marks(state) for state in states if state.mustered == 2]
    assert early and all(marks == {} for marks in early)
    assert late and all(marks == played.marks for marks in late)
    assert all(1 <= knights <= 4 for knights in played.marks["knights"])


def leaves(s, depth):
    """How many ways there are to act `depth` times, voluntary reveals left aside."""
    pending = GAME.pending(s)
    if not depth or not isinstance(pending, Ask):
        return 1
    seat = pending.seats[0]
    actions = [action for action in GAME.legal(s, seat) if not isinstance(action, Reveal)]
    return sum(leaves(GAME.apply(s, seat, action)[0], depth - 1) for action in actions)


@pytest.mark.parametrize("block", PERFT)
def test_perft(block):
    """perft.txt: `perft` and the number of leaves at each depth, then the position."""
    counts, _, position = block.partition("\n")
    wanted = [int(word) for word in counts.split()[1:]]
    assert [leaves(GAME.notation.read(position), depth + 1) for depth in range(len(wanted))] == wanted
