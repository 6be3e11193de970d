"""The tables of a meeting: who sits at which, and what each begins with."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from pelipoyta.bots.registry import names
from pelipoyta.contests.team_match.decide import orders
from pelipoyta.contests.team_match.duplicate import seating
from pelipoyta.contests.team_match.model import Laid, Sitting
from pelipoyta.contests.team_match.state import TeamMatch
from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.decide.create import ContestSlot, new_key, new_log
from pelipoyta.table.log.store import Batch
from pelipoyta.table.model import NO_CHAIN, Placed, Player, Sat
from pelipoyta.table.state.table_state import TableState

Tables = tuple[Laid, list[Batch]]


def first_tables(game: AnyGame, meeting: TeamMatch, now: float) -> Tables:
    """All tables by name, and the first lines of those that wait for no other."""
    if meeting.header.form == "duplicate":
        return _deals(game, meeting, now)
    sets = pairs(meeting)
    waits = [second.table for _, second in sets]
    founds = [table(game, meeting, first, now) for first, _ in sets]
    return Laid(tuple(sets), tuple(waits)), founds


def _deals(game: AnyGame, meeting: TeamMatch, now: float) -> Tables:
    """Everyone plays every deal, in another seat and with others; the next is dealt when one has ended (CONTEST-25)."""
    header, here = meeting.header, meeting.here
    seated = [seating(header.tables, header.seats, deal) for deal in range(header.deals)]
    players = [tuple(here[place] for place in table) for tables in seated for table in tables]
    sittings = [_sitting(meeting, at, each) for at, each in enumerate(players)]
    sets = tuple(tuple(sittings[at : at + header.tables]) for at in range(0, len(sittings), header.tables))
    words = tuple(meeting.entrants[player].word for player in here)
    founds = [dealt_table(game, meeting, sitting, words, now) for sitting in sets[0]]
    return Laid(sets, tuple(sitting.table for each in sets[1:] for sitting in each)), founds


def dealt_table(game: AnyGame, meeting: TeamMatch, sitting: Sitting, words: tuple[str, ...], now: float) -> Batch:
    """With the chance of its deal and the words of all. For one who has left plays a bot (CONTEST-25)."""
    deal = (number_of(sitting) - 1) // meeting.header.tables
    return table(game, meeting, sitting, now, common=(words, deal))


def number_of(sitting: Sitting) -> int:
    return int(sitting.table.rpartition("-")[2])


def pairs(meeting: TeamMatch) -> list[tuple[Sitting, Sitting]]:
    """KV-G2: the first of one team meets the first of the other; at the second table of a pair sides change over."""
    meet = list(zip(*orders(meeting), strict=True))
    sides = [players[:: 1 - 2 * (at % 2)] for at, players in enumerate(meet)]
    sittings = [_sitting(meeting, at, players) for at, players in enumerate(sides)]
    return list(zip(sittings[::2], sittings[1::2], strict=True))


def _sitting(meeting: TeamMatch, at: int, players: Sequence[int]) -> Sitting:
    return Sitting(f"{meeting.header.id}-{at + 1}", tuple(players))


def second_table(game: AnyGame, meeting: TeamMatch, sitting: Sitting, first: TableState, now: float) -> Batch | None:
    """Where the first has ended before it had anything to mirror, a game of its own (CONTEST-22); None: wait."""
    assert game.team_contest is not None
    if not first.started:
        return None
    begins = game.team_contest.mirrored(first.state)
    if begins is None:
        return table(game, meeting, sitting, now) if first.over else None
    return table(game, meeting, sitting, now, Placed(Raw(msgspec.json.encode(begins)), "mirrored"))


def table(
    game: AnyGame,
    meeting: TeamMatch,
    sitting: Sitting,
    now: float,
    placed: Placed | None = None,
    common: tuple[tuple[str, ...] | None, int] = (None, 0),
) -> Batch:
    """Its host is nobody: an organiser has no eyes at a table that hides from others."""
    header = meeting.header
    options: Any = msgspec.json.decode(header.options, type=game.options)
    seated = [_sat(meeting, seat, player) for seat, player in enumerate(sitting.players)]
    round = ContestSlot(header.id, number_of(sitting), sitting.table, True, *common)
    return new_log(game, options, seated, new_key(), now, None, round, False, NO_CHAIN, placed, False, header.time)


def _sat(meeting: TeamMatch, seat: int, number: int) -> Sat:
    entrant = meeting.entrants[number]
    if not entrant.here and meeting.header.form == "duplicate":
        return Sat(seat, Player(entrant.name, "", next(iter(names(meeting.header.game)), "")))
    return Sat(seat, Player(entrant.name, entrant.key, entrant.bot))
