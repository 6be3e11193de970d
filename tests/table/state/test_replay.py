"""A replay: every moment of every golden game as it was, a few steps away, and no more than one saw."""

from pathlib import Path
from typing import Any

import pytest

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import Over, altered, told
from pelipoyta.kernel.play import Chance, Move, fold
from pelipoyta.kernel.records import record
from pelipoyta.kernel.records.record import Record
from pelipoyta.table.replay import ALL, EVERY, Impossible, Replay, views, visible_events

GAMES = Path(__file__).parents[2] / "games"
GOLDEN = [(name, file) for name in NAMES for file in sorted((GAMES / name / "golden").glob("*.game"))]
LONGEST = {name: max((GAMES / name / "golden").glob("*.game"), key=lambda file: file.stat().st_size) for name in NAMES}
by_file = pytest.mark.parametrize(("name", "file"), GOLDEN, ids=lambda value: getattr(value, "stem", value))


def read(name: str, file: Path) -> Record:
    return record.read(file.read_text(encoding="utf-8"), {name: load(name)})


@by_file
def test_every_moment_is_as_it_was(name: str, file: Path) -> None:
    played = read(name, file)
    replay = Replay(load(name), played)
    states = [state for state, _ in fold(load(name), played.options, played.seats, played.steps)]
    ends = [passage.end for passage in replay.passages]
    assert [snapshot.state for snapshot in replay.snapshots(0, len(ends))] == [states[end] for end in ends]
    assert replay.snapshot(len(ends) - 1).over == played.result and ends[-1] == len(played.steps)
    assert not any(isinstance(played.steps[end], Chance) for end in ends[:-1])


@pytest.mark.parametrize("name", NAMES)
def test_any_moment_is_a_few_choices_away(name: str) -> None:
    """Counted, for seconds tell nothing on a busy machine."""
    done: list[Any] = []
    game = load(name)
    counted = altered(game, apply=lambda *of: done.append(of) or game.apply(*of))  # type: ignore[func-returns-value]
    replay = Replay(counted, read(name, LONGEST[name]))
    for number in (*range(0, len(replay.passages), 13), len(replay.passages) - 1):
        done.clear()
        replay.snapshot(number)
        assert len(done) < EVERY


@pytest.mark.parametrize("name", NAMES)
def test_each_sees_and_hears_what_the_game_says(name: str) -> None:
    game, played = load(name), read(name, LONGEST[name])
    replay = Replay(game, played)
    numbers = {viewer: replay.numbers(viewer) for viewer in (None, *range(played.seats))}
    for number, snapshot in enumerate(replay.snapshots(0, len(replay.passages))):
        for viewer in numbers:
            assert views(snapshot, viewer, played.seats) == (game.view(snapshot.state, viewer),)
            events = [it for event in snapshot.events if (it := told(event, viewer)) is not None]
            assert list(visible_events(snapshot, viewer)) == events and (number in numbers[viewer] or not events)


def test_what_tells_somebody_nothing_is_no_moment_of_theirs() -> None:
    """KV: an army that is set up in secret; TABLE-5."""
    game, played = load("kasvoton"), read("kasvoton", LONGEST["kasvoton"])
    replay = Replay(game, played)
    onlooker = replay.numbers(None)
    assert len(onlooker) < len(replay.passages)
    before = {number: replay.snapshot(number - 1) for number in range(1, len(replay.passages))}
    for number in set(before) - set(onlooker):
        assert game.view(replay.snapshot(number).state, None) == game.view(before[number].state, None)


def test_to_all_eyes_everything_is_open() -> None:
    played = read("sequence", LONGEST["sequence"])
    replay = Replay(load("sequence"), played)
    snapshot = replay.snapshot(40)
    assert tuple(view.hand for view in views(snapshot, ALL, played.seats)) == tuple(snapshot.state.hands)
    assert any(
        visible_events(replay.snapshot(number), ALL) != replay.snapshot(number).events_for(None) for number in range(40)
    )
    assert len(views(Replay(load("rolechess"), read("rolechess", LONGEST["rolechess"])).snapshot(3), ALL, 2)) == 1


def test_a_game_that_was_given_up_ends_with_a_moment_of_its_own() -> None:
    played = read("rolechess", LONGEST["rolechess"])
    short = Record("rolechess", played.version, 2, played.options, (), Over((0.0, 1.0), "TABLE-1", 0), played.steps[:6])
    replay = Replay(load("rolechess"), short)
    last, before = (replay.snapshot(len(replay.passages) - back) for back in (1, 2))
    assert (last.state, last.events, last.over, before.over) == (before.state, (), short.result, None)


def test_what_cannot_have_happened_is_told_by_its_step() -> None:
    played = read("rolechess", LONGEST["rolechess"])
    at = next(index for index, step in enumerate(played.steps) if isinstance(step, Move) and index > 20)
    steps = (*played.steps[:at], Chance((9, 9)), *played.steps[at + 1 :])
    with pytest.raises(Impossible) as impossible:
        Replay(load("rolechess"), Record("rolechess", 1, 2, played.options, (), None, steps))
    assert impossible.value.step == at
    with pytest.raises(Impossible) as unbegun:
        Replay(load("lotr"), Record("lotr", 1, 2, None, (), None, ()))
    assert unbegun.value.step == -1
