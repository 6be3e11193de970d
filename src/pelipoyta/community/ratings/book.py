"""Ratings after a number of results; the only place that computes them."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from pelipoyta.community.ratings.model import RatedResult, RatingChange, RatingKey, Skill
from pelipoyta.community.ratings.scale import MU, SIGMA, PointScale, win_chances

DAY = 86_400
GROWTH_A_DAY = 23.3  # points², so that 60 points of uncertainty are 110 after a year without a game
GROWTH_A_SEASON = 40.0**2
OTHER_KEY = 150.0**2  # added where a player's first rating is taken from another pace or number of seats
PROVISIONAL = 0.45 * SIGMA
FEWEST_GAMES = 10
MOST_BOT_GAMES = 10
DIGITS = 6  # so that every machine computes the same rating

Skills = dict[tuple[RatingKey, str], Skill]
Anchors = Mapping[tuple[RatingKey, str], Skill]


class RatingBook:
    """Ratings of all players by key.

    Bots are `anchors` with a rating of their own that no result moves: otherwise all ratings would drift with them.
    """

    def __init__(self, scale: PointScale, anchors: Anchors, skills: Skills | None = None) -> None:
        self.scale = scale
        self.anchors = anchors
        self.skills: Skills = dict(skills or {})

    def skill(self, key: RatingKey, player: str) -> Skill:
        """The rating as the last result left it, or that of a newcomer."""
        known = self.anchors.get((key, player)) or self.skills.get((key, player))
        return known or self._first(key, player)

    def at(self, key: RatingKey, player: str, time: float) -> Skill:
        """The rating with the uncertainty that has grown since the last result."""
        skill = self.skill(key, player)
        if not skill.last or (key, player) in self.anchors:
            return skill
        idle = max(0.0, time - skill.last) / DAY * GROWTH_A_DAY
        seasons = max(0, season(time) - season(skill.last)) * GROWTH_A_SEASON
        return replace(skill, sigma=self.scale.widened(key, skill, idle + seasons))

    def apply(self, result: RatedResult) -> tuple[RatingChange, ...]:
        """Rate one result and return what it changed."""
        before = {player: self.at(result.key, player, result.ended) for side in result.sides for player in side}
        counted = self._counted(result, before)
        if not counted:
            return ()
        after = self._rated(result, before)
        chances = win_chances([[before[player] for player in side] for side in result.sides], self._beta(result))
        changes = tuple(
            RatingChange(
                player=player,
                key=result.key,
                before=before[player],
                after=after[player],
                expected=round(chance, DIGITS),
            )
            for side, chance in zip(result.sides, chances, strict=True)
            for player in side
            if player in counted
        )
        self.skills |= {(result.key, change.player): change.after for change in changes}
        return changes

    def _beta(self, result: RatedResult) -> float:
        return self.scale.beta(result.key.game)

    def _counted(self, result: RatedResult, before: Mapping[str, Skill]) -> set[str]:
        """Players whose rating moves; games with bots count only while a player is being placed."""
        people = {player for player in before if (result.key, player) not in self.anchors}
        if len(people) == len(before):
            return people
        return {player for player in people if is_provisional(before[player]) and _has_bot_games_left(before[player])}

    def _rated(self, result: RatedResult, before: Mapping[str, Skill]) -> dict[str, Skill]:
        rated = _rate([[before[player] for player in side] for side in result.sides], result.ranks, self._beta(result))
        with_bots = any((result.key, player) in self.anchors for player in before)
        after = {}
        for side, skills in zip(result.sides, rated, strict=True):
            for player, (mu, sigma) in zip(side, skills, strict=True):
                old = before[player]
                lost_mate = player not in result.vanished and bool(set(side) & set(result.vanished))
                if lost_mate and mu < old.mu:
                    mu = (mu + old.mu) / 2
                after[player] = Skill(
                    mu=round(mu, DIGITS),
                    sigma=round(sigma, DIGITS),
                    games=old.games + 1,
                    against_bots=old.against_bots + with_bots,
                    last=result.ended,
                )
        return after

    def _first(self, key: RatingKey, player: str) -> Skill:
        """The first rating: that of the same game at another pace or number of seats, less certain; else 1500."""
        near = (other for (other, who) in self.skills if who == player and _is_near(other, key))
        other = max(near, key=lambda each: (self.skills[each, player].games, each), default=None)
        if other is None:
            return Skill(MU, SIGMA)
        known = self.skills[other, player]
        points = self.scale.points(other, known)
        moved = self.scale.skill(key, points, self.scale.spread(other, known))
        return Skill(round(moved.mu, DIGITS), round(self.scale.widened(key, moved, OTHER_KEY), DIGITS))


def fold(results: Iterable[RatedResult], book: RatingBook) -> RatingBook:
    """Apply results in their order of time; simultaneous ones by id."""
    for result in sorted(results, key=order):
        book.apply(result)
    return book


def order(result: RatedResult) -> tuple[float, str]:
    return result.ended, result.id


def season(time: float) -> int:
    """Number of the quarter of the year."""
    date = datetime.fromtimestamp(time, UTC)
    return date.year * 4 + (date.month - 1) // 3


def is_provisional(skill: Skill) -> bool:
    return skill.sigma > PROVISIONAL or skill.games < FEWEST_GAMES


def _has_bot_games_left(skill: Skill) -> bool:
    return skill.against_bots < MOST_BOT_GAMES


def _is_near(other: RatingKey, key: RatingKey) -> bool:
    return other != key and (other.game, other.variant) == (key.game, key.variant)


def _rate(sides: Sequence[Sequence[Skill]], ranks: Sequence[int], beta: float) -> list[list[tuple[float, float]]]:
    from openskill.models import PlackettLuce  # slow to import, and most servers rate nothing at the start

    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=beta, gamma=_gamma)
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma) for skill in side] for side in sides]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [[(each.mu, each.sigma) for each in team] for team in rated]


def _gamma(c: float, k: int, mu: float, sigma_squared: float, team: Sequence[Any], rank: int, weights: Any) -> float:
    """Factor by which uncertainty shrinks; openskill's default is too small, so that ratings go on swinging."""
    return 1.0 if k == 2 or len(team) > 1 else 2 / k
