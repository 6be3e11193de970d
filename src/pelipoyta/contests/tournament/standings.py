"""Standings by points, then by tie-breaks; each row names the tie-break that decided it (CONTEST-16)."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from statistics import fmean

from msgspec import Struct

from pelipoyta.contests.tournament.pairing.knockout import bracket
from pelipoyta.contests.tournament.pairing.teams import by_team
from pelipoyta.contests.tournament.state import Tournament, TournamentGame

WIN, HALF = 1.0, 0.5
Values = Mapping[int, float]
TieBreak = Callable[[Tournament, Sequence[int]], Values]  # what it gives each of those who are equal


class Addend(Struct, frozen=True):
    """Part of a tie-break that comes from one round; without opponents it was a bye, or a game awarded without play."""

    round: int  # from 1
    against: tuple[int, ...]
    amount: float


class TournamentStanding(Struct, frozen=True):
    """A row of the standings; `by` is the tie-break that ranks it below the row above: "points", "" for a shared rank.

    Where partners stay together, `entrant` is the number of the team.
    """

    entrant: int
    rank: int
    points: float
    breaks: dict[str, float]
    by: str
    addends: dict[str, tuple[Addend, ...]] = {}  # of the tie-breaks that are sums over the rounds


class Faced(Struct, frozen=True):
    """A round of an entrant: the opponents, the entrant's score, and the mean points of the opponents."""

    round: int
    against: tuple[int, ...]
    own: float
    points: float


def standings(tournament: Tournament) -> list[TournamentStanding]:
    """All entrants who ever took part, the best first; teams by number, where partners stay together."""
    tournament = by_team(tournament)
    entered = [number for number, each in enumerate(tournament.entrants) if _took_part(tournament, number, each.state)]
    breaks = breaks_of(tournament)
    values = {name: TIE_BREAKS[name](tournament, entered) for name in breaks}
    first = FIRST.get(tournament.header.system, "points")
    ordered = _split(tournament, entered, (first, *breaks), "")
    rows: list[TournamentStanding] = []
    for at, (entrant, by) in enumerate(ordered):
        rank = at + 1 if by or not rows else rows[-1].rank
        own = {name: values[name][entrant] for name in breaks if entrant in values[name]}
        rows.append(
            TournamentStanding(
                entrant=entrant,
                rank=rank,
                points=points_of(tournament, entrant),
                breaks=own,
                by=by,
                addends={name: tuple(ADDENDS[name](tournament, entrant)) for name in breaks if name in ADDENDS},
            )
        )
    return rows


def breaks_of(tournament: Tournament) -> tuple[str, ...]:
    """Tie-breaks in the order of their use."""
    header = by_team(tournament).header
    if header.system == "knockout":
        return ()
    if header.seats > 2:
        return ("opposition", "wins")
    return ("direct", "berger", "wins") if header.system == "robin" else ("direct", "buchholz", "berger", "wins")


def order_now(tournament: Tournament, entrants: Sequence[int]) -> list[int]:
    """Entrants by points, then in the order of entering: the order for pairings."""
    return sorted(entrants, key=lambda entrant: (-points_of(tournament, entrant), entrant))


def points_of(tournament: Tournament, entrant: int, rounds: int | None = None) -> float:
    """Points from all games, or from the first rounds; byes count by CONTEST-11."""
    played = tournament.rounds[:rounds]
    games = [game for each in played if (game := each.game_of(entrant))]
    return sum(game.score(entrant) for game in games) + sum(entrant in each.byes for each in played) * bye(tournament)


def bye(tournament: Tournament) -> float:
    """Points of a bye: one at tables of two, else a half; none in a knock-out."""
    header = tournament.header
    return 0.0 if header.system == "knockout" else WIN if header.seats == 2 else HALF


def _took_part(tournament: Tournament, entrant: int, state: str) -> bool:
    return state == "in" or any(entrant in each.byes or each.game_of(entrant) for each in tournament.rounds)


def _split(tournament: Tournament, equals: Sequence[int], breaks: Sequence[str], by: str) -> list[tuple[int, str]]:
    """Order equal entrants by the next tie-break that separates them; each with the tie-break that decided."""
    if len(equals) < 2 or not breaks:
        return [(entrant, by if at == 0 else "") for at, entrant in enumerate(equals)]
    values, parted = TIE_BREAKS[breaks[0]](tournament, equals), list[tuple[int, str]]()
    ranked = sorted(equals, key=lambda entrant: -values.get(entrant, 0.0))  # stable: else in the order of entering
    for _, group in groupby(ranked, key=lambda entrant: values.get(entrant, 0.0)):
        parted += _split(tournament, list(group), breaks[1:], breaks[0] if parted else by)
    return parted


def _points(tournament: Tournament, equals: Sequence[int]) -> Values:
    return {entrant: points_of(tournament, entrant) for entrant in equals}


def _level(tournament: Tournament, equals: Sequence[int]) -> Values:
    """Level reached in a knock-out."""
    through = bracket(tournament).through
    return {entrant: float(through.get(entrant, 0)) for entrant in equals}


def _direct(tournament: Tournament, equals: Sequence[int]) -> Values:
    """Direct encounter: points among the equals, where all of them have met."""
    among = [game for game in _played(tournament) if set(game.players) <= set(equals)]
    met = {frozenset(game.players) for game in among}
    if len(met) < len(equals) * (len(equals) - 1) / 2:
        return {}
    return {entrant: sum(game.score(entrant) for game in among if entrant in game.players) for entrant in equals}


def _sums(name: str, tournament: Tournament, equals: Sequence[int]) -> Values:
    """A tie-break that is a sum over the rounds."""
    return {entrant: round(sum(each.amount for each in ADDENDS[name](tournament, entrant)), 3) for entrant in equals}


def _buchholz(tournament: Tournament, entrant: int) -> list[Addend]:
    """Buchholz: points of all opponents; the entrant's own points stand for a missing opponent."""
    return [Addend(each.round, each.against, round(each.points, 3)) for each in _faced(tournament, entrant)]


def _berger(tournament: Tournament, entrant: int) -> list[Addend]:
    """Sonneborn-Berger: points of beaten opponents, and half of drawn ones."""
    faced = _faced(tournament, entrant)
    return [Addend(each.round, each.against, round(each.own * each.points, 3)) for each in faced]


def _wins(tournament: Tournament, entrant: int) -> list[Addend]:
    faced = _faced(tournament, entrant)
    return [Addend(each.round, each.against, 1.0) for each in faced if each.against and each.own == WIN]


def _faced(tournament: Tournament, entrant: int) -> list[Faced]:
    """The rounds of the entrant that count for tie-breaks."""
    faced = []
    for number, each in enumerate(tournament.rounds, 1):
        game = each.game_of(entrant)
        if game and game.scores is not None and not game.awarded:
            others = tuple(opponents(tournament, game, entrant))
            mean = fmean(points_of(tournament, other) for other in others)
            faced.append(Faced(number, others, game.score(entrant), mean))
        elif entrant in each.byes or (game and game.awarded and game.score(entrant)):
            own = game.score(entrant) if game else bye(tournament)
            faced.append(Faced(number, (), own, points_of(tournament, entrant)))
    return faced


def opponents(tournament: Tournament, game: TournamentGame, entrant: int) -> list[int]:
    """Entrants at the table who play in another team."""
    teams = dict(zip(game.players, tournament.header.teams, strict=True))
    return [other for other in game.players if teams[other] != teams[entrant]]


def _played(tournament: Tournament) -> list[TournamentGame]:
    return [game for game in tournament.games if game.scores is not None and not game.awarded]


ADDENDS: dict[str, Callable[[Tournament, int], list[Addend]]] = {
    "buchholz": _buchholz,
    "opposition": _buchholz,
    "berger": _berger,
    "wins": _wins,
}
FIRST = {"knockout": "level"}
TIE_BREAKS: dict[str, TieBreak] = {
    "points": _points,
    "level": _level,
    "direct": _direct,
    **{name: partial(_sums, name) for name in ADDENDS},
}
