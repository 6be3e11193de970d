"""A finished game summarised quickly is what adopting each of its lines makes."""

from collections import deque
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec import Raw
from tests.table.toys import HIDDEN, OPEN

from pelipoyta.kernel.game import AnyGame, Over
from pelipoyta.table.model import (
    Accepted,
    Declined,
    Disagreed,
    Moved,
    Offered,
    Player,
    Proposed,
    Sat,
    Spoke,
    Started,
    TableHeader,
    TableLine,
    Tick,
)
from pelipoyta.table.plans import StepBack
from pelipoyta.table.state.summary import RUN, summarising
from pelipoyta.table.state.table_state import TableState

KEPT = ("length", "changed", "phase", "over", "versions", "clocks")


def told(state: TableState) -> dict[str, Any]:
    """What a summary tells."""
    parts = {"course": state.course, "times": state.public_times, "offers": state.offers, "seats": state.seats}
    return {
        **{name: getattr(state, name) for name in KEPT},
        **{name: dict(vars(part)) for name, part in parts.items()},
        "chat": [state.chat.lines_for(viewer) for viewer in (None, 0, 1)],
        "shown": [state.chat.is_shown(number) for number in range(state.length)],
    }


def lines_of(random: Random) -> list[TableLine]:
    """A game of moves with offers, proposals and chat between them, until it ends and a little longer."""
    seats = [TableLine(Sat(seat, Player(f"p{seat}", f"key{seat}")), 1.0 + seat) for seat in (0, 1)]
    played = [TableLine(Started(), 3.0, recipients=(None, 0, 1))]
    for number in range(60):
        seat, time = random.randrange(2), 4.0 + number
        others = (Offered(seat), Accepted(seat), Declined(seat), Proposed(seat, StepBack(0)), Disagreed(seat))
        entry: Any = Moved(seat, Raw(b"1"), forced=random.random() < 0.3)
        if random.random() < 0.2:
            entry = random.choice((*others, Spoke(seat, "moi")))
        seen = random.choice(((None, 0, 1), (seat,), ())) if isinstance(entry, Moved) else ()
        over = Over((1.0, 0.0), "AR-1") if number == 50 and isinstance(entry, Moved) else None
        clock = Tick({0: 5}) if random.random() < 0.1 else None
        played.append(TableLine(entry, time, f"c{number}", seen, over, clock))
    return seats + played


@pytest.mark.parametrize("game", [OPEN, HIDDEN, None], ids=["open", "hidden", "rules gone"])
def test_a_summary_is_what_adopting_every_line_makes(game: AnyGame | None) -> None:
    random = Random(26)
    header = TableHeader(
        "t1", game.id if game else "gone", game.version if game else 1, 2, Raw(b"{}"), Raw(b"{}"), "key0", None, 1.0
    )
    for _ in range(200):
        lines = lines_of(random)
        for length in (len(lines), random.randrange(len(lines))):
            state = TableState(header, game)
            for line in lines[:length]:
                state.adopt(line, None)
            summary = deque(summarising(header, game, lines[:length]), 1)[0]
            assert told(summary) == told(state)


def test_a_long_game_is_summarised_in_parts() -> None:
    header = TableHeader("t1", OPEN.id, OPEN.version, 2, Raw(b"{}"), Raw(b"{}"), "key0", None, 1.0)
    lines = [TableLine(Started(), 3.0, recipients=(None, 0, 1))]
    lines += [TableLine(Moved(0, Raw(b"1")), 4.0 + number, "", (None, 0, 1)) for number in range(500)]
    lengths = [state.length for state in summarising(header, OPEN, lines)]
    assert lengths[-1] == 501
    assert all(after - before <= RUN for before, after in pairwise(lengths))
