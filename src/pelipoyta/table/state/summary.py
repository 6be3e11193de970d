"""Summary of a finished game: its log folded without the game, a hundredth of the work."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.model import Moved, TableHeader, TableLine
from pelipoyta.table.state.table_state import TableState

RUN = 64  # choices that are counted together


def summarising(header: TableHeader, game: AnyGame | None, lines: Iterable[TableLine]) -> Iterator[TableState]:
    """Fold a log without its game: seats, phase and result, but no steps, positions or ids of commands.

    It yields after some lines, so that the caller can pause.
    """
    state = TableState(header, game)
    yield state
    calm, run = True, list[TableLine]()  # choices that change no offer, most lines by far
    for line in lines:
        if calm and type(line.entry) is Moved and not line.over:
            run.append(line)
            if len(run) < RUN:
                continue
        _count_choices(state, run)
        if not run or run[-1] is not line:
            state.adopt(line, None)
            calm = state.offers.nothing_stands
        run.clear()
        yield state
    _count_choices(state, run)
    yield state


def _count_choices(state: TableState, run: Sequence[TableLine]) -> None:
    """Apply choices without their game, as `adopt` does with each where nothing is offered."""
    if not run:
        return
    state.length += len(run)
    state.changed = run[-1].time
    for recipients, count in Counter([line.recipients for line in run]).items():
        for viewer in recipients:
            state.versions[viewer] = state.versions.get(viewer, 0) + count
    public = (line.time for line in reversed(run) if None in line.recipients)
    state.public_times.changed = next(public, state.public_times.changed)
    state.course.count_choices(run)
    state.chat.skip(len(run))
    if state.header.time:
        for clock in [line.clock for line in run if line.clock]:
            state.take_time(clock)
