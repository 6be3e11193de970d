"""Bracket of a knock-out: rounds survived, and matches to be played (CONTEST-13)."""

from collections.abc import Sequence
from typing import NamedTuple

from pelipoyta.contests.tournament.state import Tournament, TournamentGame

REPLAYS = 2  # after so many more drawn games the one who sat second in the first of them goes on
Side = int | None  # an entrant; None: nobody


class Bracket(NamedTuple):
    """`through` counts the levels each entrant has survived; `open` are the matches to be played now."""

    through: dict[int, int]
    open: list[tuple[int, int]]
    winner: Side


def bracket(tournament: Tournament) -> Bracket:
    sides: list[Side] = _first_level(tournament.field)
    through = dict.fromkeys(tournament.field, 0)
    while len(sides) > 1:
        pairs = list(zip(sides[::2], sides[1::2], strict=True))
        met = [(one, other) for one, other in pairs if one is not None and other is not None]
        undecided = [match for match in met if _is_open(tournament, *match)]
        if undecided:
            return Bracket(through, undecided, None)
        sides = [_winner(tournament, one, other) for one, other in pairs]
        for side in sides:
            if side is not None:
                through[side] += 1
    return Bracket(through, [], sides[0] if sides else None)


def _first_level(field: Sequence[int]) -> list[Side]:
    """First level, seeded in the order of entering; byes go to the top seeds, who meet only in the final."""
    places = [0]
    while len(places) < len(field):
        last = 2 * len(places) - 1
        places = [place for each in places for place in (each, last - each)]
    return [field[place] if place < len(field) else None for place in places]


def _is_open(tournament: Tournament, one: int, other: int) -> bool:
    return _decided(_games_between(tournament, one, other)) is None and not _gone(tournament, one, other)


def _winner(tournament: Tournament, one: Side, other: Side) -> Side:
    if one is None or other is None:
        return other if one is None else one
    decided = _decided(_games_between(tournament, one, other))
    if decided is not None:
        return decided
    return other if tournament.entrants[one].state == "out" else one


def _gone(tournament: Tournament, one: int, other: int) -> bool:
    """True if the first has withdrawn and plays no running game against the other."""
    plays = any(game.scores is None for game in _games_between(tournament, one, other))
    return not plays and "out" in (tournament.entrants[one].state, tournament.entrants[other].state)


def _games_between(tournament: Tournament, one: int, other: int) -> list[TournamentGame]:
    return [game for game in tournament.games if {one, other} == set(game.players)]


def _decided(games: Sequence[TournamentGame]) -> Side:
    """Winner of the match; None while another game is needed."""
    for game in games:
        first, second = game.scores or (0.0, 0.0)
        if first != second:
            return game.players[0 if first > second else 1]
    drawn = [game for game in games if game.scores is not None]
    return drawn[0].players[1] if len(drawn) > REPLAYS else None
