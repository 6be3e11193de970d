"""Pairings of the next round; the pairing algorithms are libraries'."""

from asyncio import to_thread
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from pelipoyta.contests.seating import Seating, arranged
from pelipoyta.contests.table_groups import AGAIN, groups
from pelipoyta.contests.tournament.pairing.knockout import bracket
from pelipoyta.contests.tournament.pairing.planned_rounds import next_round
from pelipoyta.contests.tournament.pairing.table_plan import PlannedRound
from pelipoyta.contests.tournament.pairing.teams import by_team, members, seated
from pelipoyta.contests.tournament.standings import order_now, points_of
from pelipoyta.contests.tournament.state import Tournament, TournamentRound


class Pairs(NamedTuple):
    """Entrants of each table by seat, and entrants with a bye."""

    tables: tuple[Seating, ...]
    byes: tuple[int, ...] = ()


Pairer = Callable[[Tournament], Awaitable[Pairs]]  # in a thread, or in a process of its own


async def pair_in_thread(tournament: Tournament) -> Pairs:
    return await to_thread(pair, tournament)


def pair(tournament: Tournament) -> Pairs:
    """Pair the next round; may take seconds for many entrants."""
    if tournament.header.partners:
        return _of_teams(tournament)
    match tournament.header.system:
        case "robin":
            return _robin(tournament)
        case "knockout":
            return _knockout(tournament)
        case _:
            return _swiss(tournament) if tournament.header.seats == 2 else _many(tournament, tournament.here)


def _of_teams(tournament: Tournament) -> Pairs:
    """Pair teams as if they were entrants, then seat their members (CONTEST-30)."""
    tables, byes = pair(by_team(tournament))
    resting = sorted(entrant for team in byes for entrant in members(tournament, team))
    return Pairs(tuple(seated(tournament, sides) for sides in tables), tuple(resting))


def robin_rounds(entrants: int) -> int:
    return entrants - 1 + entrants % 2


def _robin(tournament: Tournament) -> Pairs:
    """Round robin by Berger tables; opponents of withdrawn entrants have a bye (CONTEST-12)."""
    from caissify_pairings import generate_pairings

    field, number = tournament.field, len(tournament.rounds) + 1
    players = [{"id": at, "name": "", "starting_number": at} for at in range(1, len(field) + 1)]
    paired = generate_pairings("round_robin", players, set(), number, robin_rounds(len(field)))
    sides = [tuple(field[at - 1] for at in _ids(each)) for each in paired]
    there = set(tournament.here).intersection(field)
    tables = [side for side in sides if len(side) == 2 and there.issuperset(side)]
    return Pairs(tuple(tables), tuple(sorted(there.difference(*tables))))


def _knockout(tournament: Tournament) -> Pairs:
    """Open matches of the bracket; seats change from one game of a match to the next (CONTEST-13)."""
    sat = _seatings(tournament)
    tables = tuple(arranged(match, sat, (0, 1)) for match in bracket(tournament).open)
    idle = set(tournament.field).difference(*tables) if not tournament.rounds else ()
    return Pairs(tables, tuple(sorted(idle)))


def _swiss(tournament: Tournament) -> Pairs:
    """Swiss pairing by the Dutch system; where that fails, the pairing with the fewest repeats (CONTEST-11)."""
    from caissify_pairings import generate_pairings

    header, number = tournament.header, len(tournament.rounds) + 1
    players = [dutch(tournament, entrant) for entrant in tournament.here]
    paired = generate_pairings("dutch", players, _met_pairs(tournament), number, max(header.rounds, number))
    sides = [tuple(id - 1 for id in _ids(each)) for each in paired]
    byes = tuple(side[0] for side in sides if len(side) == 1)
    if len(byes) != len(players) % 2:
        return _again(tournament)
    return Pairs(tuple(side for side in sides if len(side) == 2), byes)


def _ids(paired: dict[str, Any]) -> list[int]:
    """Ids of a pair, the first seat first; one id for a bye."""
    return [id for id in (paired["white_id"], paired["black_id"]) if id is not None]


def dutch(tournament: Tournament, entrant: int) -> dict[str, Any]:
    """An entrant as the library wants it; its ids begin with 1."""
    return {
        "id": entrant + 1,
        "name": "",
        "rating": 0,
        "starting_number": entrant + 1,
        "score": points_of(tournament, entrant),
        "color_hist": [_colour(each, entrant) for each in tournament.rounds],
        "float_history": [_float(tournament, at, entrant) for at in range(len(tournament.rounds))],
        "bye_count": byes_of(tournament, entrant),
    }


def _colour(round: TournamentRound, entrant: int) -> str:
    game = round.game_of(entrant)
    if game is None or game.awarded:
        return "none"
    return "white" if game.players[0] == entrant else "black"


def _float(tournament: Tournament, at: int, entrant: int) -> str:
    """Direction in which the entrant floated in that round; a bye counts as down."""
    round = tournament.rounds[at]
    game = round.game_of(entrant)
    if game is None:
        return "down" if entrant in round.byes else "none"
    other = next(player for player in game.players if player != entrant)
    own, theirs = (points_of(tournament, player, at) for player in (entrant, other))
    return "down" if own > theirs else "up" if own < theirs else "none"


def _again(tournament: Tournament) -> Pairs:
    """Minimum-cost pairing: fewest repeats first, then like points."""
    playing, byes = _without_byes(tournament, tournament.here)
    met, points = met_counts(tournament), _halves(tournament, playing)
    costs = {
        (one, other): AGAIN * met[frozenset((one, other))] ** 2 + (points[one] - points[other]) ** 2
        for one, other in combinations(playing, 2)
    }
    sat = _seatings(tournament)
    return Pairs(tuple(arranged(pair, sat, (0, 1)) for pair in cheapest(costs)), byes)


def _many(tournament: Tournament, entrants: Sequence[int]) -> Pairs:
    """Tables of three and more: like points, fewest repeats, seats and partners rotated (CONTEST-14)."""
    seats, teams, sat = tournament.header.seats, tournament.header.teams, _seatings(tournament)
    if planned := _planned(tournament, entrants):
        tables, byes = sorted(sorted(table) for table in planned.tables), tuple(sorted(planned.byes))
    else:
        playing, byes = _without_byes(tournament, entrants)
        tables = _groups(tournament, playing, seats)
    return Pairs(tuple(arranged(tuple(table), sat, teams) for table in tables), byes)


def _planned(tournament: Tournament, entrants: Sequence[int]) -> PlannedRound | None:
    """A round of the plan for all rounds, where meetings would soon repeat without one."""
    header, history = tournament.header, [_as_planned(each) for each in tournament.rounds]
    points, rounds = _halves(tournament, entrants), max(header.rounds, len(history) + 1)
    return next_round(history, entrants, seats=header.seats, rounds=rounds, points=points, seed=header.id)


def _as_planned(round: TournamentRound) -> PlannedRound:
    return PlannedRound(frozenset(frozenset(game.players) for game in round.games), frozenset(round.byes))


def _groups(tournament: Tournament, playing: Sequence[int], seats: int) -> list[list[int]]:
    """Groups of the round, with a view to the rounds that are still to come."""
    header, number = tournament.header, len(tournament.rounds) + 1
    later, points = max(header.rounds - number, 0), _halves(tournament, playing)
    return groups(playing, seats, met_counts(tournament), points, later=later, seed=f"{header.id} {number}")


def cheapest(costs: dict[tuple[int, int], int]) -> list[tuple[int, int]]:
    """Maximum matching of minimum cost; pairs in the given order."""
    from networkx import Graph, max_weight_matching

    graph, most = Graph(), max(costs.values(), default=0)
    graph.add_weighted_edges_from((one, other, most - cost) for (one, other), cost in costs.items())
    matched = {frozenset(two) for two in max_weight_matching(graph, maxcardinality=True)}
    return [two for two in costs if frozenset(two) in matched]


def _without_byes(tournament: Tournament, entrants: Sequence[int]) -> tuple[list[int], tuple[int, ...]]:
    """Entrants to be seated, the best first, and byes: those with the fewest byes so far, then the lowest."""
    order = order_now(tournament, entrants)
    over = len(order) % tournament.header.seats
    worst = sorted(order, key=lambda entrant: (byes_of(tournament, entrant), -order.index(entrant)))[:over]
    return [entrant for entrant in order if entrant not in worst], tuple(sorted(worst))


def byes_of(tournament: Tournament, entrant: int) -> int:
    return sum(entrant in each.byes for each in tournament.rounds)


def met_counts(tournament: Tournament) -> Counter[frozenset[int]]:
    """Number of times each two entrants have met in played games."""
    played = [game.players for game in tournament.games if not game.awarded]
    return Counter(frozenset(two) for players in played for two in combinations(players, 2))


def _met_pairs(tournament: Tournament) -> set[tuple[int, int]]:
    return {(min(two) + 1, max(two) + 1) for two in met_counts(tournament)}


def _seatings(tournament: Tournament) -> list[Seating]:
    return [game.players for game in tournament.games]


def _halves(tournament: Tournament, entrants: Sequence[int]) -> dict[int, int]:
    """Points of each entrant, doubled to whole numbers."""
    return {entrant: round(2 * points_of(tournament, entrant)) for entrant in entrants}
