"""Who meets whom in the next round; the pairing itself is done by libraries."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, NamedTuple

from pelipoyta.contests.seating import Seating, arranged
from pelipoyta.contests.tournament.knockout import bracket
from pelipoyta.contests.tournament.standings import order_now, points_of
from pelipoyta.contests.tournament.state import Tournament, TournamentRound
from pelipoyta.contests.tournament.teams import by_team, members, seated

AGAIN = 10_000  # what sitting with somebody again weighs beside a half point of difference, squared


class Pairs(NamedTuple):
    """Tables by their seats, and who has no game."""

    tables: tuple[Seating, ...]
    byes: tuple[int, ...] = ()


def pair(tournament: Tournament) -> Pairs:
    """The next round; may take seconds where there are many."""
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
    """Teams meet as single entrants would, and team mates sit together (CONTEST-30)."""
    tables, byes = pair(by_team(tournament))
    resting = sorted(entrant for team in byes for entrant in members(tournament, team))
    return Pairs(tuple(seated(tournament, sides) for sides in tables), tuple(resting))


def robin_rounds(entrants: int) -> int:
    return entrants - 1 + entrants % 2


def _robin(tournament: Tournament) -> Pairs:
    """By Berger's tables; whoever would meet one who has withdrawn has no game (CONTEST-12)."""
    from caissify_pairings import generate_pairings

    field, number = tournament.field, len(tournament.rounds) + 1
    players = [{"id": at, "name": "", "starting_number": at} for at in range(1, len(field) + 1)]
    paired = generate_pairings("round_robin", players, set(), number, robin_rounds(len(field)))
    sides = [tuple(field[at - 1] for at in _ids(each)) for each in paired]
    there = set(tournament.here).intersection(field)
    tables = [side for side in sides if len(side) == 2 and there.issuperset(side)]
    return Pairs(tuple(tables), tuple(sorted(there.difference(*tables))))


def _knockout(tournament: Tournament) -> Pairs:
    """The matches that are open; seats change from one game of a match to the next (CONTEST-13)."""
    sat = _seatings(tournament)
    tables = tuple(arranged(match, sat, (0, 1)) for match in bracket(tournament).open)
    idle = set(tournament.field).difference(*tables) if not tournament.rounds else ()
    return Pairs(tables, tuple(sorted(idle)))


def _swiss(tournament: Tournament) -> Pairs:
    """By the Dutch system; where that leaves too many without a game, with the fewest repeats (CONTEST-11)."""
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
    """Of the two who meet, the first to sit first; of one where nobody is left."""
    return [id for id in (paired["white_id"], paired["black_id"]) if id is not None]


def dutch(tournament: Tournament, entrant: int) -> dict[str, Any]:
    """What the library must know of one; its ids begin with 1."""
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
    """Whether they met one with fewer points then, or with more; to have no game counts as the first."""
    round = tournament.rounds[at]
    game = round.game_of(entrant)
    if game is None:
        return "down" if entrant in round.byes else "none"
    other = next(player for player in game.players if player != entrant)
    own, theirs = (points_of(tournament, player, at) for player in (entrant, other))
    return "down" if own > theirs else "up" if own < theirs else "none"


def _again(tournament: Tournament) -> Pairs:
    """No two have met more often than they must, and those of like points meet."""
    playing, byes = _without_byes(tournament, tournament.here)
    met, points = met_counts(tournament), _halves(tournament, playing)
    costs = {
        (one, other): AGAIN * met[frozenset((one, other))] ** 2 + (points[one] - points[other]) ** 2
        for one, other in combinations(playing, 2)
    }
    sat = _seatings(tournament)
    return Pairs(tuple(arranged(pair, sat, (0, 1)) for pair in cheapest(costs)), byes)


def _many(tournament: Tournament, entrants: Sequence[int]) -> Pairs:
    """Tables of three and more: those of like points who have met least, seats and mates in turn (CONTEST-14)."""
    playing, byes = _without_byes(tournament, entrants)
    seats, teams, sat = tournament.header.seats, tournament.header.teams, _seatings(tournament)
    groups = _groups(tournament, playing, seats)
    return Pairs(tuple(arranged(tuple(group), sat, teams) for group in groups), byes)


def _groups(tournament: Tournament, playing: Sequence[int], seats: int) -> list[list[int]]:
    """First by points alone; then one of each table is put where it costs least, until that helps no more."""
    tables = [list(playing[at : at + seats]) for at in range(0, len(playing), seats)]
    met, points = met_counts(tournament), _halves(tournament, playing)

    def cost(one: int, other: int) -> int:
        before = met[frozenset((one, other))]
        return AGAIN * (2 * before + 1) * bool(before) + (points[one] - points[other]) ** 2

    def total() -> int:
        return sum(cost(*two) for table in tables for two in combinations(table, 2))

    best = total() + 1
    while total() < best:
        best = total()
        for place in range(seats):
            _replace(tables, place, cost)
    return tables


def _replace(tables: list[list[int]], place: int, cost: Any) -> None:
    """All who have this place at their tables change over, as it costs least."""
    taken = [table.pop(place) for table in tables]
    costs = {
        (-1 - at, entrant): sum(cost(entrant, other) for other in table)
        for at, table in enumerate(tables)
        for entrant in taken
    }
    for at, entrant in cheapest(costs):
        tables[-1 - at].insert(place, entrant)


def cheapest(costs: dict[tuple[int, int], int]) -> list[tuple[int, int]]:
    """As many pairs as can be had, at the least cost together; each as it was named."""
    from networkx import Graph, max_weight_matching

    graph, most = Graph(), max(costs.values(), default=0)
    graph.add_weighted_edges_from((one, other, most - cost) for (one, other), cost in costs.items())
    matched = {frozenset(two) for two in max_weight_matching(graph, maxcardinality=True)}
    return [two for two in costs if frozenset(two) in matched]


def _without_byes(tournament: Tournament, entrants: Sequence[int]) -> tuple[list[int], tuple[int, ...]]:
    """The best first; who are too many for full tables have no game: those who had none least often, then the last."""
    order = order_now(tournament, entrants)
    over = len(order) % tournament.header.seats
    worst = sorted(order, key=lambda entrant: (byes_of(tournament, entrant), -order.index(entrant)))[:over]
    return [entrant for entrant in order if entrant not in worst], tuple(sorted(worst))


def byes_of(tournament: Tournament, entrant: int) -> int:
    return sum(entrant in each.byes for each in tournament.rounds)


def met_counts(tournament: Tournament) -> Counter[frozenset[int]]:
    """How often each two have sat at a table together; a game that was not played is none."""
    played = [game.players for game in tournament.games if not game.awarded]
    return Counter(frozenset(two) for players in played for two in combinations(players, 2))


def _met_pairs(tournament: Tournament) -> set[tuple[int, int]]:
    return {(min(two) + 1, max(two) + 1) for two in met_counts(tournament)}


def _seatings(tournament: Tournament) -> list[Seating]:
    return [game.players for game in tournament.games]


def _halves(tournament: Tournament, entrants: Sequence[int]) -> dict[int, int]:
    """Points as whole numbers."""
    return {entrant: round(2 * points_of(tournament, entrant)) for entrant in entrants}
