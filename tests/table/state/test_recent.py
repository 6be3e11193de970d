"""Transitions for viewers who come back: what is played again is what was told, to every viewer of every game."""

from random import Random
from typing import Any

import msgspec
import pytest

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.game import AnyGame, Over
from pelipoyta.table.decide.play import steps
from pelipoyta.table.model import Moved, Resigned, Started, TableLine, Undone
from pelipoyta.table.state.history import GameHistory
from pelipoyta.table.state.recent import APART, KEPT, WITH_VIEWS, RecentTransitions, ThinTransition
from pelipoyta.table.state.transition import Transition

MOVES = 150


class AllWhole(RecentTransitions):
    """As they were: nothing is made thin."""

    def _shrink(self, place: int) -> None:
        pass


def played(game: AnyGame, seed: int, teaching: bool = False) -> tuple[GameHistory, GameHistory]:
    """The same random game twice: as it is kept, and with all transitions whole. Choices are taken back at times."""
    random = Random(seed)
    kept, whole = (GameHistory(game, (None, 0, 1), teaching) for _ in range(2))
    whole.recent = AllWhole(game)

    def roll(pending: Dice | Draw, state: Any) -> Any:
        return pending.sample(random)

    def adopt(entry: Any, transition: Transition) -> None:
        line = TableLine(entry, 0.0, recipients=tuple(transition.versions), over=transition.snapshot.over)
        for history in (kept, whole):
            copied = msgspec.structs.replace(transition.snapshot)
            history.adopt(line, msgspec.structs.replace(transition, snapshot=copied))

    options = game.hooks.first or game.options()
    adopt(Started(()), steps.begin(kept, game.began(options, 2, game.version), roll))
    for _ in range(MOVES):
        now = kept.current
        if now.over or now.ask is None:
            break
        seat = random.choice([seat for seat in now.ask.seats if now.legal(seat)])
        if random.random() < 0.15 and kept.last and seat in kept.last.undoable:
            adopt(Undone(seat), steps.undo(kept, seat))
            continue
        action = random.choice(now.legal(seat))
        adopt(Moved(seat, msgspec.Raw(b"")), steps.move(kept, seat, action, False, roll))
    if kept.current.over is None and game.hooks.concede is None:
        adopt(Resigned(0), steps.end(kept, Over((0, 1), "TABLE-1")))
    return kept, whole


def told(transition: Transition, viewer: Any) -> Any:
    snapshot = transition.snapshot
    return (
        transition.versions, transition.undoable, transition.undone, transition.cut, transition.tail,
        snapshot.seat_view(viewer), snapshot.events_for(viewer), snapshot.about,
    )  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_what_was_missed_is_told_as_it_was(name: str, seed: int) -> None:
    game = load(name)
    kept, whole = played(game, seed)
    for viewer in (None, 0, 1):
        last = whole.versions[viewer]
        assert kept.versions[viewer] == last
        for seen in {0, max(0, last - KEPT - 1), max(0, last - KEPT), last - last // 2, max(0, last - 1), last}:
            ours, theirs = kept.missed(viewer, seen), whole.missed(viewer, seen)
            assert (ours is None) == (theirs is None)
            assert [told(each, viewer) for each in ours or ()] == [told(each, viewer) for each in theirs or ()]


@pytest.mark.parametrize("name", NAMES)
def test_a_snapshot_of_any_kept_version_is_found(name: str) -> None:
    kept, whole = played(load(name), 3)
    for viewer in (None, 0, 1):
        for version in range(whole.versions[viewer] + 2):
            ours, theirs = (history.recent.snapshot_at(viewer, version) for history in (kept, whole))
            assert (ours is None) == (theirs is None)
            assert ours is None or theirs is None or ours.state == theirs.state
        assert kept.recent.ask_told(viewer) == whole.recent.ask_told(viewer)


def test_few_are_whole_and_only_the_latest_have_views() -> None:
    kept, _ = played(load("rolechess"), 1)
    entries = kept.recent._kept
    whole = [each for each in entries if not isinstance(each, ThinTransition)]
    assert KEPT <= len(entries) < KEPT + APART and len(whole) < KEPT / 4
    assert not isinstance(entries[0], ThinTransition)
    assert not any(each.snapshot._views for each in whole[:-WITH_VIEWS])
