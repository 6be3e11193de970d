"""Exact search for the values of all answers to a position, through the rules, over all states with the same view."""

from collections.abc import Iterator
from typing import Any

from msgspec.msgpack import encode

from pelipoyta.kernel import Ask, Over, Seat
from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.game import AnyGame
from pelipoyta.puzzles.theme import Goal, SearchProof, World

Belief = list[World]  # states that the solver cannot tell apart, with weights


class TooLarge(Exception):
    """The search looked at more positions than allowed; nothing is proved."""


class Unprovable(Exception):
    """The theme's search does not hold for this position; the message says why."""


class Prover:
    """Values of answers for one seat; positions that were searched are remembered."""

    def __init__(self, game: AnyGame, seat: Seat, search: SearchProof, first: Any, most: int = 0) -> None:
        self.game, self.seat, self.sure = game, seat, search.sure
        self.goal: Goal = search.goal(first, seat)
        self.belief: Belief = list(search.worlds(first, seat))
        self.left = most or search.most
        self._known: dict[bytes, float] = {}

    def values(self) -> dict[Any, float]:
        """Value of each legal answer in the first position."""
        return self._answers(self.belief, 0)

    def best(self, belief: Belief, choices: int) -> Any:
        """First of the best answers where the solver is asked again."""
        answers = self._answers(belief, choices)
        return max(answers, key=answers.__getitem__)

    def _answers(self, belief: Belief, choices: int) -> dict[Any, float]:
        total = sum(weight for weight, _ in belief)
        legal = self.game.legal(belief[0][1], self.seat)
        values = {action: self._after(belief, action, choices) for action in legal}
        return {action: float(value > 0) if self.sure else value / total for action, value in values.items()}

    def follow(self, belief: Belief, action: Any) -> Belief:
        """The states after an answer, with their weights."""
        return [(weight, self._apply(state, self.seat, action)) for weight, state in belief]

    def _apply(self, state: Any, seat: Seat, action: Any) -> Any:
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        return self.game.apply(state, seat, action)[0]

    def _after(self, belief: Belief, action: Any, choices: int) -> float:
        return self._of_groups(self.follow(belief, action), choices + 1)

    def _of_groups(self, children: Belief, choices: int) -> float:
        """Sum over the groups that the solver can tell apart; in a sure search all of it or nothing."""
        if len(children) == 1:
            return self.value(children, choices)
        total = 0.0
        for group in self.groups(children):
            value = self.value(group, choices)
            if self.sure and value <= 0:
                return 0.0
            total += value
        return total

    def groups(self, children: Belief) -> Iterator[Belief]:
        """The states by what the solver sees of them."""
        found: dict[bytes, Belief] = {}
        for weight, state in children:
            found.setdefault(encode(self.game.glance(state, self.seat)), []).append((weight, state))
        yield from found.values()

    def value(self, belief: Belief, choices: int) -> float:
        """Weight of the belief times the value of its best continuation."""
        sum_, open_ = 0.0, []
        for weight, state in belief:
            reached = self.goal(state, choices)
            if reached is None:
                open_.append((weight, state))
            elif self.sure and reached < 1:
                return 0.0
            else:
                sum_ += weight * reached
        return sum_ + self._remembered(open_, choices) if open_ else sum_

    def _remembered(self, belief: Belief, choices: int) -> float:
        key = encode((choices, [weight for weight, _ in belief], [state for _, state in belief]))
        if key not in self._known:
            self._known[key] = self._search(belief, choices)
        return self._known[key]

    def _search(self, belief: Belief, choices: int) -> float:
        asked = self.game.pending(belief[0][1])
        if isinstance(asked, Ask) and self.seat in asked.seats:
            return self._own(belief, choices)
        return self._others(belief, choices)

    def _own(self, belief: Belief, choices: int) -> float:
        best = 0.0
        for action in self.game.legal(belief[0][1], self.seat):
            value = self._after(belief, action, choices)
            if self.sure and value > 0:
                return value
            best = max(best, value)
        return best

    def _others(self, belief: Belief, choices: int) -> float:
        """Value after a step of chance, or of another seat, in each state."""
        if not self.sure and isinstance(asked := self.game.pending(belief[0][1]), Ask):
            return self._worst(belief, asked, choices)
        children = [child for weight, state in belief for child in self.steps(weight, state)]
        return self._of_groups(children, choices)

    def _worst(self, belief: Belief, asked: Ask, choices: int) -> float:
        if len(belief) > 1:
            raise Unprovable("another seat chooses, and what it knows is hidden")
        (weight, state), seat = belief[0], asked.seats[0]
        each = ([(weight, self._apply(state, seat, action))] for action in self.game.legal(state, seat))
        return min(self.value(child, choices) for child in each)

    def steps(self, weight: float, state: Any) -> Iterator[World]:
        """Every outcome of chance with its share of the weight; or every choice of another seat, with all of it."""
        pending = self.game.pending(state)
        match pending:
            case Over():
                raise Unprovable("the game is over, and the goal does not say what that means")
            case Dice() | Draw():
                yield from self._outcomes(weight, state, pending)
            case Ask(seats):
                for action in self.game.legal(state, seats[0]):
                    yield weight, self._apply(state, seats[0], action)

    def _outcomes(self, weight: float, state: Any, pending: Dice | Draw) -> Iterator[World]:
        if pending.size > self.left:
            raise TooLarge
        for outcome, chance in pending.outcomes():
            self.left -= 1
            yield weight * (1.0 if self.sure else chance), self.game.settle(state, outcome)[0]
