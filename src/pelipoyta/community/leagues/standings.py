"""Table of a division that explains itself: each row names the tie-break that ranks it below the row above."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from itertools import groupby

from msgspec import Struct

from pelipoyta.community.leagues.model import LeagueTerms
from pelipoyta.community.leagues.state import LeagueGame, LeagueSeason

Values = Mapping[str, float]


class LeagueAddend(Struct, frozen=True):
    """Part of a sum that comes from the games against one opponent."""

    against: str
    amount: float


class LeagueStanding(Struct, frozen=True, kw_only=True):
    """Row of a division's table; `by` is what decided it against the row above, "" for a shared rank."""

    person: str
    rank: int
    points: int
    played: int
    won: int
    drawn: int
    lost: int
    by: str
    breaks: dict[str, float]
    parts: tuple[LeagueAddend, ...]  # points, by opponent
    left: bool = False


class _Division:
    """Results of one division."""

    def __init__(self, terms: LeagueTerms, season: LeagueSeason, division: int) -> None:
        self.terms, self.lot = terms, season.lot
        self.scores: dict[str, list[tuple[str, float]]] = {person: [] for person in season.divisions[division]}
        for game, score in season.counted(division):
            first, second = game.fixture.first, game.fixture.second
            self.scores[first].append((second, score))
            self.scores[second].append((first, _other(season, game, score)))

    def worth(self, score: float) -> int:
        win, draw, loss = self.terms.points
        return win if score == 1 else draw if score == 0.5 else loss

    def points(self, person: str, among: Sequence[str] | None = None) -> int:
        return sum(self.worth(score) for other, score in self.scores[person] if among is None or other in among)

    def value(self, name: str, equals: Sequence[str]) -> Values:
        return BREAKS[name](self, equals)


def _other(season: LeagueSeason, game: LeagueGame, score: float) -> float:
    """Score of the second player; a game that both left is lost by both."""
    both_left = game.score is None and game.fixture.first in season.left and game.fixture.second in season.left
    return 0.0 if both_left else 1 - score


def standings(terms: LeagueTerms, season: LeagueSeason, division: int) -> list[LeagueStanding]:
    """Rows of a division, the best first; players whose results were struck stand at its end."""
    table = _Division(terms, season, division)
    struck = [person for person in season.divisions[division] if season.left.get(person)]
    ranked = [person for person in season.divisions[division] if person not in struck]
    rows: list[LeagueStanding] = []
    for at, (person, by) in enumerate(_split(table, ranked, terms.ties, "")):
        rank = at + 1 if by or not rows else rows[-1].rank
        rows.append(_row(table, person, rank=rank, by=by, others=ranked, left=person in season.left))
    return rows + [
        _row(table, person, rank=len(ranked) + 1, by="left", others=[person], left=True) for person in struck
    ]


def _row(table: _Division, person: str, rank: int, by: str, others: Sequence[str], left: bool) -> LeagueStanding:
    scores = [score for _, score in table.scores[person]]
    met = dict.fromkeys(other for other, _ in table.scores[person])
    return LeagueStanding(
        person=person,
        rank=rank,
        points=table.points(person),
        played=len(scores),
        won=scores.count(1.0),
        drawn=scores.count(0.5),
        lost=scores.count(0.0),
        by=by,
        breaks={name: table.value(name, others).get(person, 0.0) for name in table.terms.ties if name in SHOWN},
        parts=tuple(LeagueAddend(other, table.points(person, [other])) for other in met),
        left=left,
    )


def _split(table: _Division, equals: Sequence[str], breaks: Sequence[str], by: str) -> list[tuple[str, str]]:
    """Order equal players by the next tie-break that separates them; each with what decided."""
    if len(equals) < 2 or not breaks:
        return [(person, by if at == 0 else "") for at, person in enumerate(equals)]
    values, parted = table.value(breaks[0], equals), list[tuple[str, str]]()
    ranked = sorted(equals, key=lambda person: -values.get(person, 0.0))
    for _, group in groupby(ranked, key=lambda person: values.get(person, 0.0)):
        parted += _split(table, list(group), breaks[1:], breaks[0] if parted else by)
    return parted


def _points(table: _Division, equals: Sequence[str]) -> Values:
    return {person: table.points(person) for person in equals}


def _direct(table: _Division, equals: Sequence[str]) -> Values:
    """Points among the equals, where all of them have met."""
    for person in equals:
        if not set(equals) - {person} <= {other for other, _ in table.scores[person]}:
            return {}
    return {person: table.points(person, equals) for person in equals}


def _sonneborn(table: _Division, equals: Sequence[str]) -> Values:
    """Points of beaten opponents, and half of drawn ones."""
    return {person: sum(score * table.points(other) for other, score in table.scores[person]) for person in equals}


def _wins(table: _Division, equals: Sequence[str]) -> Values:
    return {person: sum(score == 1 for _, score in table.scores[person]) for person in equals}


def _lot(table: _Division, equals: Sequence[str]) -> Values:
    """A lot that was drawn when the season began."""
    drawn = {person: sha256(f"{table.lot}/{person}".encode()).digest() for person in equals}
    return {person: float(sum(other < drawn[person] for other in drawn.values())) for person in equals}


SHOWN = ("sonneborn", "wins")
BREAKS: dict[str, Callable[[_Division, Sequence[str]], Values]] = {
    "points": _points,
    "direct": _direct,
    "sonneborn": _sonneborn,
    "wins": _wins,
    "lot": _lot,
}
