"""A hidden game that ends by its own rules turns no card up until the set is over (CONTEST-19)."""

from pathlib import Path
from typing import Any

import pytest

from pelipoyta.games import load
from pelipoyta.kernel.play import Move
from pelipoyta.kernel.records import record
from pelipoyta.table.decide.play import steps
from pelipoyta.table.replay import Replay
from pelipoyta.table.state.history import GameHistory

GAME = load("kasvoton")
GOLDEN = Path(__file__).parents[2] / "games/kasvoton/golden"
ENDED = [path for path in sorted(GOLDEN.glob("*.game")) if " KV-" in path.read_text().partition("\n\n")[0]]


def faces(view: Any) -> dict[int, int]:
    return {card.id: card.face for card in view.cards if card.face}


@pytest.mark.parametrize("path", ENDED, ids=lambda path: path.stem)
def test_looking_back_shows_what_was_seen(path: Path) -> None:
    played = record.read(path.read_text(), {"kasvoton": GAME})
    open_end, closed_end = (Replay(GAME, played, covers=covers) for covers in (False, True))
    last = len(open_end.passages) - 1
    for seat in range(played.seats):
        shown, covered = (each.snapshot(last).view(seat) for each in (open_end, closed_end))
        before = faces(open_end.snapshot(last - 1).view(seat))
        assert before.items() <= faces(covered).items() <= faces(shown).items()
        assert (covered.scores, covered.why) == (shown.scores, shown.why)
        down = any(not card.open for card in covered.cards)
        assert (covered.knights_at_start, shown.knights_at_start != ()) == (
            () if down else shown.knights_at_start,
            True,
        )
    ended = closed_end.passages[last].events[-1]
    assert (ended.faces, ended.knights) == ((), ())


@pytest.mark.parametrize("covers", [False, True])
def test_the_live_table_tells_no_more(covers: bool) -> None:
    played = record.read(ENDED[0].read_text(), {"kasvoton": GAME})
    replay = Replay(GAME, played)
    move = played.steps[-1]
    assert isinstance(move, Move)
    history = GameHistory(GAME, (None, *range(played.seats)))
    history.covers = covers
    start = steps.begin(history, replay.snapshot(len(replay.passages) - 2).state, steps.remembered(()), None)
    history.recent.append(start)
    snapshot = steps.move(history, move.seat, move.action, False, steps.remembered(())).snapshot
    assert snapshot.over and played.result and snapshot.over.why == played.result.why
    hidden = [card for card in snapshot.view(0).cards if not card.face]
    assert bool(hidden) == covers
    assert bool(snapshot.events_for(0)[-1].faces) != covers
    assert GAME.hooks.marks(snapshot.state) == played.marks
