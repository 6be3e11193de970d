"""The tables of a meeting: who sits at which, and what each begins with."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from pelipoyta.contests.apart.decide import orders
from pelipoyta.contests.apart.meeting import Meeting
from pelipoyta.contests.apart.model import Laid, Sitting
from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.founding import Round, found, new_key
from pelipoyta.table.match import Match
from pelipoyta.table.model import NO_CHAIN, Placed, Player, Sat
from pelipoyta.table.store import Batch

Tables = tuple[Laid, list[Batch]]


def first_tables(game: AnyGame, meeting: Meeting, now: float) -> Tables:
    """All tables by name, and the first lines of those that wait for no other."""
    sets = _pairs(meeting)
    waits = [second.table for _, second in sets]
    founds = [table(game, meeting, first, now) for first, _ in sets]
    return Laid(tuple(sets), tuple(waits)), founds


def _pairs(meeting: Meeting) -> list[tuple[Sitting, Sitting]]:
    """KV-G2: the first of one team meets the first of the other; at the second table of a pair sides change over."""
    meet = list(zip(*orders(meeting), strict=True))
    sides = [players[:: 1 - 2 * (at % 2)] for at, players in enumerate(meet)]
    sittings = [_sitting(meeting, at, players) for at, players in enumerate(sides)]
    return list(zip(sittings[::2], sittings[1::2], strict=True))


def _sitting(meeting: Meeting, at: int, players: Sequence[int]) -> Sitting:
    return Sitting(f"{meeting.header.id}-{at + 1}", tuple(players))


def second_table(game: AnyGame, meeting: Meeting, sitting: Sitting, first: Match, now: float) -> Batch | None:
    """Where the first has ended before it had anything to mirror, a game of its own (CONTEST-22); None: wait."""
    assert game.team_contest is not None
    if not first.started:
        return None
    begins = game.team_contest.mirrored(first.state)
    if begins is None:
        return table(game, meeting, sitting, now) if first.over else None
    return table(game, meeting, sitting, now, Placed(Raw(msgspec.json.encode(begins)), "mirrored"))


def table(game: AnyGame, meeting: Meeting, sitting: Sitting, now: float, placed: Placed | None = None) -> Batch:
    """Its host is nobody: an organiser has no eyes at a table that hides from others."""
    header = meeting.header
    options: Any = msgspec.json.decode(header.options, type=game.options)
    seated = [_sat(meeting, seat, player) for seat, player in enumerate(sitting.players)]
    number = int(sitting.table.rpartition("-")[2])
    round = Round(header.id, number, sitting.table, apart=True)
    return found(game, options, seated, new_key(), now, None, round, False, NO_CHAIN, placed, False, header.time)


def _sat(meeting: Meeting, seat: int, number: int) -> Sat:
    entrant = meeting.entrants[number]
    return Sat(seat, Player(entrant.name, entrant.key, entrant.bot))
