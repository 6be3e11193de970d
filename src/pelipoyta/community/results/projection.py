"""Result of a table by its log alone (TABLE-24)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from pelipoyta.community.ratings.book import season
from pelipoyta.community.ratings.model import RatingKey, RatingPace, SeatClass
from pelipoyta.community.results.model import BOT, GUEST, TableResult, is_account
from pelipoyta.kernel.game import AnyGame, Over, Seat
from pelipoyta.table.decide.setup.rated import usual_options
from pelipoyta.table.model import DAY, TableHeader
from pelipoyta.table.state.course import GameCourse
from pelipoyta.table.state.table_state import TableState

if TYPE_CHECKING:
    from sqlalchemy import Connection

ABORTED_WITHIN = 60.0  # seconds
ENDED_BY_CONSENT = {"TABLE-1": "resigned", "TABLE-2": "agreed", "TABLE-16": "timeout", "TABLE-20": "awarded"}


def result_of(state: TableState) -> TableResult | None:
    """Result of a table; None while its game is not over, if it was moved here, and if it is not installed."""
    header, course, game = state.header, state.course, state.installed_game
    if game is None or header.moved or course.over is None or len(course.players) < header.seats:
        return None
    teams = _teams(game, header)
    sides = [[seat for seat in range(header.seats) if teams[seat] == team] for team in dict.fromkeys(teams)]
    flags = _flags(course, course.over, sides)
    named = tuple(tuple(_player(course, seat) for seat in side) for side in sides)
    return TableResult(
        id=header.id,
        key=RatingKey(header.game, _pace(header), _seat_class(sides)),
        ended=course.ended,
        season=season(course.ended),
        sides=named,
        ranks=_ranks(course, course.over, sides),
        why=course.over.why,
        flags=tuple(sorted(flags)),
        vanished=_vanished(course, sides),
        rated=header.rated and "aborted" not in flags and _can_be_rated(named),
        contest=header.contest or "",
    )


class ResultProjection:
    """Results of finished tables as rows; ratings are folded from them by `RatingRows`."""

    name = "results"
    version = 1

    def row(self, state: TableState) -> TableResult | None:
        return result_of(state)

    def store(self, db: "Connection", rows: Mapping[str, Any], former: Mapping[str, Any]) -> None:  # noqa: ARG002
        from pelipoyta.community.results import rows as stored  # SQLAlchemy is slow to import

        for table, result in rows.items():
            if result is None:
                stored.remove(db, table)
            else:
                stored.put(db, result)

    def stored(self, db: "Connection") -> dict[str, Any]:
        from pelipoyta.community.results import rows as stored

        return {result.id: result for result in stored.all_of(db)}

    def clear(self, db: "Connection") -> None:
        from pelipoyta.community.results import rows as stored

        stored.clear(db)


def _teams(game: AnyGame, header: TableHeader) -> tuple[int, ...]:
    """Team of each seat; also for rules of an older version, so that no old result is lost."""
    try:
        options: Any = msgspec.json.decode(header.options, type=game.options)
    except msgspec.ValidationError:
        options = usual_options(game)
    return game.hooks.teams(options, header.seats)


def _pace(header: TableHeader) -> RatingPace:
    days = header.time is not None and header.time.each and header.time.bank >= DAY
    return RatingPace.DAYS if days else RatingPace.LIVE


def _seat_class(sides: Sequence[Sequence[Seat]]) -> SeatClass:
    if any(len(side) > 1 for side in sides):
        return SeatClass.TEAMS
    return SeatClass.TWO if len(sides) == 2 else SeatClass.MANY


def _player(course: GameCourse, seat: Seat) -> str:
    player = course.players[seat]
    return player.account or (BOT + player.bot if player.bot else f"{GUEST}{seat}")


def _ranks(course: GameCourse, over: Over, sides: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
    """Rank of each side by its score; sides that left are below all others, the first to leave lowest (TABLE-24)."""
    worth = [(_stayed(course, side), max(over.scores[seat] for seat in side)) for side in sides]
    return tuple(1 + sum(other > own for other in worth) for own in worth)


def _stayed(course: GameCourse, side: Sequence[Seat]) -> int:
    """Departures before the side's own; a side that stayed has more than any that left."""
    gone = [number for number, seats in enumerate(course.left) for seat in side if seat in seats]
    return max(gone) if len(gone) >= len(side) else len(course.left)


def _flags(course: GameCourse, over: Over, sides: Sequence[Sequence[Seat]]) -> set[str]:
    flags = course.flags | ({"timeout"} if course.late else set())
    if over.why in ENDED_BY_CONSENT:
        flags.add(ENDED_BY_CONSENT[over.why])
    given_up = over.why in ("TABLE-1", "TABLE-2") or "left" in flags
    early = course.ended - course.began <= ABORTED_WITHIN
    if given_up and early and not all(course.chose & set(side) for side in sides):
        flags.add("aborted")
    return flags


def _vanished(course: GameCourse, sides: Sequence[Sequence[Seat]]) -> tuple[str, ...]:
    """Players whose time ran out while a team mate's had not (TABLE-24)."""
    alone = [seat for side in sides for seat in side if seat in course.late and not set(side) <= set(course.late)]
    return tuple(_player(course, seat) for seat in alone)


def _can_be_rated(sides: Sequence[Sequence[str]]) -> bool:
    """True for accounts, each once, on two sides or more; bots only with a single account (TABLE-23)."""
    players = [player for side in sides for player in side]
    accounts = [player for player in players if is_account(player)]
    bots = [player for player in players if player.startswith(BOT)]
    known = len(accounts) + len(bots) == len(players) and len(set(accounts)) == len(accounts)
    return known and len(sides) > 1 and (len(accounts) == 1 if bots else bool(accounts))
