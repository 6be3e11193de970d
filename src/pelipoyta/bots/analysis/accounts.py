"""Accounts and turning points from values and losses: where each seat's result came from, part by part."""

from collections.abc import Sequence
from math import sqrt

from pelipoyta.bots.analysis.analysed_game import AnalysedGame
from pelipoyta.bots.analysis.model import MARKS, VERSION, Account, Analysis, Point, Turning, Weighed
from pelipoyta.kernel.chance import Dice
from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.play import Chance

LEAST = 0.10  # smallest change of a turning point
APART = 3  # least number of moments between two
MOST = 3
UNCERTAIN = 0.10  # threshold of drift


class Accounts:
    """All changes of value, by step: the seat each belongs to, and its kind."""

    def __init__(self, course: AnalysedGame, points: Sequence[Point], weighed: Sequence[Weighed]) -> None:
        self.points, self.owners, self.moments = points, course.owners(), course.moments()
        self.weighed = {each.step: each for each in weighed}
        steps = course.record.steps
        self.chance = tuple(not hasattr(step, "seat") for step in steps)
        self.dice = _rolls(course)
        self.teams, self.open = course.teams, course.game.hooks.open
        result = course.record.result
        assert result is not None
        self.scores = result.scores

    def change(self, step: int, seat: Seat) -> float:
        return self.points[step + 1].chances[seat] - self.points[step].chances[seat]

    def error(self, step: int) -> float:
        return sqrt(self.points[step].error ** 2 + self.points[step + 1].error ** 2)

    def skill(self, step: int, seat: Seat) -> float:
        """Effect of a choice's loss on a seat: the mover's team loses it, and the other teams share it."""
        found = self.weighed.get(step)
        if found is None:
            return 0.0
        same = self.teams[found.seat] == self.teams[seat]
        return -found.loss if same else found.loss / (len({*self.teams}) - 1)

    def reveal(self, step: int, seat: Seat) -> float:
        """Effect of a choice's revelation: its change of value, less the change that its mover expected."""
        found = self.weighed.get(step)
        if found is None or found.believed is None:
            return 0.0
        mover = self.change(step, found.seat) - found.believed
        same = self.teams[found.seat] == self.teams[seat]
        return mover if same else -mover / (len({*self.teams}) - 1)

    def account(self, seat: Seat) -> Account:
        rolled = [step for step, chance in enumerate(self.chance) if chance]
        own = [step for step in rolled if self.owners[step] == seat]
        dealt = [step for step in rolled if self.owners[step] is None]
        luck, deal = (sum(self.change(step, seat) for step in steps) for steps in (own, dealt))
        others = sum(self.change(step, seat) for step in rolled) - luck - deal
        mine = [each for each in self.weighed.values() if each.seat == seat]
        skill = sum(self.skill(each.step, seat) for each in mine)
        others_skill = sum(self.skill(each.step, seat) for each in self.weighed.values()) - skill
        reveal = sum(self.reveal(step, seat) for step in self.weighed)
        chosen = sum(self.change(step, seat) for step, chance in enumerate(self.chance) if not chance)
        return Account(
            seat=seat,
            start=self.points[0].chances[seat],
            deal=deal,
            luck=luck,
            luck_error=sqrt(sum(self.error(step) ** 2 for step in own)),
            others_luck=others,
            skill=skill,
            skill_error=sqrt(sum(each.error**2 for each in mine)),
            others_skill=others_skill,
            reveal=reveal,
            drift=chosen - skill - others_skill - reveal,
            ended=self.scores[seat] - self.points[-1].chances[seat],
            result=self.scores[seat],
            marks={mark: sum(each.mark == mark for each in mine) for mark in MARKS},
            mean_loss=sum(each.loss for each in mine) / len(mine) if mine else 0.0,
            choices=len(mine),
        )

    def turning(self) -> tuple[Turning, ...]:
        """The three largest changes, some way apart, in the order of the game."""
        ranked = sorted([*self._lucky(), *self._skilled(), *self._revealed()], key=lambda each: -abs(each.amount))
        chosen = list[Turning]()
        for each in ranked:
            if abs(each.amount) >= LEAST and all(abs(each.moment - old.moment) >= APART for old in chosen):
                chosen.append(each)
        return tuple(sorted(chosen[:MOST], key=lambda each: each.step))

    def _lucky(self) -> list[Turning]:
        found = [step for step, chance in enumerate(self.chance) if chance]
        return [self._luck(step, self.owners[step]) for step in found]

    def _luck(self, step: int, owner: Seat | None) -> Turning:
        """Turning point by chance: belongs to the seat that rolled, or else to the seat that gained most."""
        changes = [self.change(step, seat) for seat in range(len(self.teams))]
        whom = owner if owner is not None else max(range(len(changes)), key=lambda seat: changes[seat])
        moment, dice = self.moments[step + 1], self.dice.get(step, ())
        return Turning(
            kind="luck", step=step, moment=moment, seat=whom, amount=changes[whom], error=self.error(step), dice=dice
        )

    def _skilled(self) -> list[Turning]:
        marked = [each for each in self.weighed.values() if each.mark]
        return [
            Turning(
                kind="skill", step=e.step, moment=self.moments[e.step + 1], seat=e.seat, amount=-e.loss, error=e.error
            )
            for e in marked
        ]

    def _revealed(self) -> list[Turning]:
        seen = [each for each in self.weighed.values() if each.believed is not None]
        found = [(each, self.reveal(each.step, each.seat)) for each in seen]
        return [
            Turning(
                kind="reveal",
                step=each.step,
                moment=self.moments[each.step + 1],
                seat=each.seat,
                amount=amount,
                error=self.error(each.step),
            )
            for each, amount in found
        ]


def _rolls(course: AnalysedGame) -> dict[int, tuple[int, ...]]:
    """Faces of the dice, by step."""
    steps = zip(course.record.steps, course.states, strict=False)
    return {
        number: step.outcome
        for number, (step, state) in enumerate(steps)
        if isinstance(step, Chance) and isinstance(course.game.pending(state), Dice)
    }


def tally(course: AnalysedGame, points: Sequence[Point], weighed: Sequence[Weighed]) -> Analysis:
    ledger = Accounts(course, points, weighed)
    accounts = tuple(ledger.account(seat) for seat in range(course.record.seats))
    return Analysis(
        version=VERSION,
        game=course.game.id,
        seats=course.record.seats,
        teams=course.teams,
        judge="sight" if course.sight else "games",
        judge_error=course.sight.error if course.sight else max(point.error for point in points),
        points=tuple(points),
        moments=ledger.moments,
        owners=ledger.owners,
        chance=ledger.chance,
        weighed=tuple(weighed),
        choices=len(course.choices()),
        turning=ledger.turning(),
        accounts=accounts,
        uncertain=any(abs(each.drift) > UNCERTAIN for each in accounts),
    )
