"""The scale that players see, and the chance to win.

100 points more win 64 of 100 games against one other side, as in the bots' ladder.
"""

from collections.abc import Mapping, Sequence
from math import exp, hypot, sqrt

from msgspec import Struct

from pelipoyta.community.ratings.model import RatingKey, SeatClass, Skill

MU = 25.0
SIGMA = 25 / 3
BETA = 25 / 6  # a game of skill; a luckier game has a larger one
CENTRE = 1500
ELO = 173.7  # points of a factor e in the odds
SIDES = {SeatClass.TWO: 2, SeatClass.TEAMS: 2, SeatClass.MANY: 4}  # by which points are shown


class PointScale(Struct, frozen=True):
    """Conversion between openskill's numbers and points; `luck` is beta by game."""

    luck: Mapping[str, float] = {}

    def beta(self, game: str) -> float:
        return self.luck.get(game, BETA)

    def unit(self, key: RatingKey) -> float:
        """Points in one of openskill's units."""
        return ELO / (sqrt(SIDES[key.seats]) * self.beta(key.game))

    def points(self, key: RatingKey, skill: Skill) -> float:
        return CENTRE + (skill.mu - MU) * self.unit(key)

    def spread(self, key: RatingKey, skill: Skill) -> float:
        """Uncertainty in points: one standard deviation."""
        return skill.sigma * self.unit(key)

    def skill(self, key: RatingKey, points: float, spread: float) -> Skill:
        """Skill of so many points, as a bot of the ladder has it."""
        return Skill(MU + (points - CENTRE) / self.unit(key), spread / self.unit(key))

    def widened(self, key: RatingKey, skill: Skill, by: float) -> float:
        """Sigma after its square in points grew by `by`; never above that of a newcomer."""
        return min(SIGMA, hypot(skill.sigma, sqrt(by) / self.unit(key)))


def win_chances(sides: Sequence[Sequence[Skill]], beta: float) -> list[float]:
    """Chance of each side to win.

    openskill's own `predict_win` promises too much: it said 75 and 85 % where 64 and 70 % came true.
    """
    players = [skill for side in sides for skill in side]
    scale = sqrt(sum(skill.sigma**2 for skill in players) + len(sides) * beta**2)
    totals = [sum(skill.mu for skill in side) for side in sides]
    weights = [exp((total - max(totals)) / scale) for total in totals]
    return [weight / sum(weights) for weight in weights]
