"""Duplicate play: seating of each deal, and results compared among players of the same seat (CONTEST-25)."""

from collections.abc import Sequence
from statistics import fmean
from typing import Literal

from msgspec import Struct

from pelipoyta.contests.model import GameEnded
from pelipoyta.kernel.game import Marks

LEAST_TABLES = 2
MOST_PLAYERS = 64
MOST_DEALS = 12
POINTS = "points"  # of the marks: what the game counts besides who has won
ROUNDS = "rounds"  # of the marks: how many rounds were played to their end
Way = Literal["matchpoints", "points"]
BySeat = tuple[float, ...]


def seating(tables: int, seats: int, deal: int) -> list[tuple[int, ...]]:
    """Entrant of each seat at each table; seats rotate with every deal, and each seat's players move on differently."""
    found = [[0] * seats for _ in range(tables)]
    for entrant in range(tables * seats):
        home, group = divmod(entrant, seats)
        found[(home + group * deal) % tables][(group + deal) % seats] = entrant
    return [tuple(table) for table in found]


class DealTables(Struct, frozen=True):
    """A deal that ended at every table: entrants by seat, and results."""

    players: tuple[tuple[int, ...], ...]  # by table
    games: tuple[GameEnded, ...]


class DealResult(Struct, frozen=True):
    """Results by table and seat, and the share of players of the same seat whom each outdid.

    `pars` is the mean result of each seat: that is what chance gave it; the rest is play.
    """

    results: tuple[BySeat, ...]
    shares: tuple[BySeat, ...]
    pars: BySeat
    mean: float  # of all seats

    @property
    def luck(self) -> BySeat:
        return tuple(par - self.mean for par in self.pars)


class DuplicateStanding(Struct, frozen=True):
    """A row of the standings: `total` decides; `result` is split into the expected one, luck and play (CONTEST-27)."""

    rank: int
    entrant: int
    total: float
    deals: int
    result: float
    fair: float
    luck: float
    play: float


def way_of(deals: Sequence[DealTables]) -> Way:
    """Comparison of results: by points where the game counts any (CONTEST-26)."""
    return "points" if any(POINTS in game.marks for deal in deals for game in deal.games) else "matchpoints"


def compared(deal: DealTables) -> DealResult:
    results = tuple(_result(game.scores, game.marks) for game in deal.games)
    columns = list(zip(*results, strict=True))
    shares = tuple(tuple(_share(own, columns[seat]) for seat, own in enumerate(row)) for row in results)
    pars = tuple(fmean(column) for column in columns)
    return DealResult(results, shares, pars, fmean(pars))


def rounds_of(deal: DealTables) -> tuple[int, ...]:
    """Rounds that each table played to their end; empty where the game has none, or an old game did not tell.

    Tables have the same deals round by round, so that two of them compare up to the last round of the shorter one.
    """
    rounds = [each for game in deal.games if isinstance(each := game.marks.get(ROUNDS), int)]
    return tuple(rounds) if len(rounds) == len(deal.games) else ()


def _result(scores: BySeat, marks: Marks) -> BySeat:
    points = marks.get(POINTS)
    return tuple(float(each) for each in points) if isinstance(points, tuple) else scores


def _share(own: float, column: Sequence[float]) -> float:
    """Matchpoints as a share: one for each player outdone, half for each equal, of all others."""
    won = sum(1.0 if own > other else 0.5 if own == other else 0.0 for other in column) - 0.5
    return won / (len(column) - 1)


def standings(deals: Sequence[DealTables]) -> list[DuplicateStanding]:
    """Standings, the best first; equal entrants share the place."""
    by_points = way_of(deals) == "points"
    found: dict[int, list[tuple[float, float, float, float]]] = {}  # result, fair, par, share
    for deal in deals:
        told = compared(deal)
        for table, players in enumerate(deal.players):
            for seat, entrant in enumerate(players):
                one = told.results[table][seat], told.mean, told.pars[seat], told.shares[table][seat]
                found.setdefault(entrant, []).append(one)
    rows = [_row(entrant, each, by_points) for entrant, each in found.items()]
    ordered = sorted(rows, key=lambda row: (-row.total, row.entrant))
    return [_ranked(row, ordered) for row in ordered]


def _row(entrant: int, each: Sequence[tuple[float, float, float, float]], by_points: bool) -> DuplicateStanding:
    result, fair, par, share = (sum(column) for column in zip(*each, strict=True))
    total = result - par if by_points else share / len(each)
    return DuplicateStanding(
        rank=0,
        entrant=entrant,
        total=round(total, 6),
        deals=len(each),
        result=result,
        fair=fair,
        luck=par - fair,
        play=result - par,
    )


def _ranked(row: DuplicateStanding, ordered: Sequence[DuplicateStanding]) -> DuplicateStanding:
    rank = 1 + sum(other.total > row.total for other in ordered)
    return DuplicateStanding(rank, *[getattr(row, name) for name in DuplicateStanding.__struct_fields__[1:]])
