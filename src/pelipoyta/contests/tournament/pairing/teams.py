"""Partners who enter together: a tournament with teams in place of entrants, and their seats (CONTEST-30)."""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from pelipoyta.contests.seating import Seating
from pelipoyta.contests.tournament.model import TournamentHeader
from pelipoyta.contests.tournament.state import Tournament, TournamentEntrant, TournamentGame, TournamentRound


def size_of(header: TournamentHeader) -> int:
    """Players of a team; 1 where partners do not stay together."""
    return len(header.teams) // len(set(header.teams)) if header.partners else 1


def members(tournament: Tournament, team: int) -> list[int]:
    """Members of the team who have not withdrawn, in the order of entering."""
    return [number for number, each in enumerate(tournament.entrants) if each.team == team and each.state != "out"]


def by_team(tournament: Tournament) -> Tournament:
    """The tournament with each team as one entrant; itself where there are no partners."""
    if not tournament.header.partners:
        return tournament
    sides = sorted(set(tournament.header.teams))
    places = [tournament.header.teams.index(side) for side in sides]  # the first seat of each
    found = Tournament(replace(tournament.header, seats=len(sides), teams=tuple(range(len(sides))), partners=False))
    found.entrants = [
        TournamentEntrant(name=name, key="", bot="", brings={}, state=_state(tournament, team))
        for team, name in enumerate(tournament.team_names)
    ]
    for each in tournament.rounds:
        found.take_round(_round(tournament, each, places))
    found.closed, found.length = tournament.closed, tournament.length
    return found


def _state(tournament: Tournament, team: int) -> Literal["signed", "in", "out"]:
    """State of a team: it plays when all members are there; a replacement brings it back."""
    left = members(tournament, team)
    here = [number for number in left if tournament.entrants[number].state == "in"]
    if len(here) == size_of(tournament.header):
        return "in"
    return "out" if any(each.team == team and each.state == "out" for each in tournament.entrants) else "signed"


def _round(tournament: Tournament, round: TournamentRound, places: Sequence[int]) -> TournamentRound:
    teams = [each.team for each in tournament.entrants]
    byes = tuple(sorted({teams[entrant] for entrant in round.byes}))
    return TournamentRound([_game(game, teams, places) for game in round.games], byes, round.time)


def _game(game: TournamentGame, teams: Sequence[int], places: Sequence[int]) -> TournamentGame:
    def each(scores: Sequence[float]) -> tuple[float, ...]:
        return tuple(scores[place] for place in places)

    ended = game.ended and replace(game.ended, scores=each(game.ended.scores))
    settled = [(replace(word, scores=each(word.scores)), time) for word, time in game.settled]
    return TournamentGame(game.table, tuple(teams[game.players[place]] for place in places), ended, settled)


def seated(tournament: Tournament, sides: Seating) -> Seating:
    """Entrant of each seat where these teams meet; partners change seats from round to round."""
    turn = len(tournament.rounds)
    names = sorted(set(tournament.header.teams))
    left = {side: members(tournament, team) for side, team in zip(names, sides, strict=True)}
    order = {side: mates[turn % len(mates) :] + mates[: turn % len(mates)] for side, mates in left.items()}
    return tuple(order[side].pop(0) for side in tournament.header.teams)


def team_of(tournament: Tournament, name: str) -> tuple[int, bool]:
    """Number of the team of that name, and whether it has room; without a name, a team of bots."""
    size = size_of(tournament.header)
    for team, known in enumerate(tournament.team_names):
        room = len(members(tournament, team)) < size
        if known.casefold() == name.casefold() and (name or room):
            return team, room
    return len(tournament.team_names), True
