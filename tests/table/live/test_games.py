"""Every game of the house at a table: played, taken back, stored, folded again; and told in the words of the wire."""

from contextlib import suppress
from operator import attrgetter
from random import Random

import msgspec
import pytest

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import AnyCommand, Do, FromSeat, Start, Undo
from pelipoyta.table.decide.decide import decide
from pelipoyta.table.decide.setup.create import new_log
from pelipoyta.table.log.store import read_log
from pelipoyta.table.model import Player, Sat, TableHeader, TableLine
from pelipoyta.table.state.table_state import TableState

ENOUGH = 120  # choices; the laws play games to their ends


def opened(game: AnyGame, seats: int) -> tuple[TableState, TableHeader, list[TableLine]]:
    players = [Sat(seat, Player(f"P{seat}", f"key{seat}")) for seat in range(seats)]
    new = new_log(game, game.options(), players, "key0", 0.0)
    assert new.header is not None
    header, log = read_log(new.header, new.lines)
    return TableState.folded(header, game, log), header, log


def take(state: TableState, log: list[TableLine], command: AnyCommand, random: Random) -> None:
    for line, transition in decide(state, command, lambda chance, _: chance.sample(random)).lines:
        log.append(msgspec.json.decode(msgspec.json.encode(line), type=TableLine))
        state.adopt(line, transition)


def choose(state: TableState, random: Random) -> FromSeat:
    """Any legal choice of any seat, now and then one that is not asked."""
    able = {seat: state.history.current.seat_view(seat).legal for seat in range(state.header.seats)}
    asked = [seat for seat in state.history.asked_version if able[seat]]
    others = [seat for seat in able if able[seat]]
    seat = random.choice(others if random.random() < 0.2 else asked)
    return FromSeat(seat, Do(f"c{state.length}", state.versions[seat], random.choice(able[seat])))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_the_house_folds_from_its_log(name: str) -> None:
    game, random = load(name), Random(name)
    state, header, log = opened(
        game, random.choice([seats for seats in game.seats if not game.hooks.fits(game.options(), seats)])
    )
    take(state, log, Start(), random)
    for _ in range(ENOUGH):
        if state.over:
            break
        take(state, log, choose(state, random), random)
        if random.random() < 0.15:
            try_to_undo(state, log, random)
    again = TableState.folded(header, game, log)
    assert not again.frozen
    facts = attrgetter("versions", "done", "history.asked_version", "over")
    assert facts(again) == facts(state)
    assert msgspec.json.encode(again.game_state) == msgspec.json.encode(state.game_state)
    for viewer in state.history.viewers:
        assert again.history.current.seat_view(viewer) == state.history.current.seat_view(viewer)


def try_to_undo(state: TableState, log: list[TableLine], random: Random) -> None:
    if state.over:
        return
    with suppress(IllegalAction):
        take(state, log, FromSeat(random.randrange(state.header.seats), Undo(f"u{state.length}")), random)
