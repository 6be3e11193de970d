"""Rule points of dnup: what a variant may replace; `BOOK` are the printed rules."""

from dataclasses import dataclass

from pelipoyta.kernel.variants import RulePoints

GOALS = {2: 2, 3: 4, 4: 4, 5: 4}  # rounds won with two players (DNUP-8.5), points otherwise (DNUP-3.3)


@dataclass(frozen=True, eq=False)
class DnupPoints:
    """Points, or with two players rounds, that win the game; and cards that are handed on at the deal."""

    goal: int = 0  # 0: as printed
    handed_on: int = 0

    def goal_of(self, players: int) -> int:
        return self.goal or GOALS[players]


BOOK = DnupPoints()
points_of = RulePoints(__package__, BOOK)
