"""Exact search against every hand that the other may hold: a sure answer wins against all of them.

The solver's answers are first tried against one hand with every card that the other may hold: what wins there wins
against each part of it, as no card must be played. An answer that loses there is only called wrong if the cards which
beat it are few enough to be one hand; that hand is searched again by itself.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.msgpack import encode

from pelipoyta.kernel import Ask, Seat
from pelipoyta.kernel.game import AnyGame
from pelipoyta.puzzles.prover import TooLarge, Unprovable
from pelipoyta.puzzles.theme import Goal, HandProof

MOST_BEST = 3  # equal best answers of a puzzle
Cards = Counter[int]  # cards that the other plays from its hand in a line that beats the solver


class HandProver:
    """Search for one seat of a game for two; positions that were searched are remembered."""

    def __init__(self, game: AnyGame, seat: Seat, proof: HandProof, first: Any) -> None:
        self.game, self.seat, self.proof, self.first = game, seat, proof, first
        self.goal: Goal = proof.goal(first, seat)
        self.full: Any = proof.full(first, seat)
        self.left = proof.most
        self._known: dict[bytes, Cards | None] = {}

    def values(self) -> dict[Any, float]:
        """1 for each answer that wins against every hand, 0 for each that a hand beats; raises Unprovable."""
        found: dict[Any, float] = {}
        for answer in self.game.legal(self.first, self.seat):
            found[answer] = float(self.witness(answer) is None)
            if sum(found.values()) > MOST_BEST:
                raise Unprovable("many answers win")
        return found

    def witness(self, answer: Any) -> Any | None:
        """State with a hand that beats this answer; None where no hand does. Raises Unprovable if that is open."""
        cards = self.beaten_by(self.full, answer, 0)
        if cards is None:
            return None
        state = self.proof.holding(self.first, self.seat, cards)
        if state is None or self.beaten_by(state, answer, 0) is None:
            raise Unprovable("the cards that beat an answer are not one hand")
        return state

    def beaten_by(self, state: Any, answer: Any, choices: int) -> Cards | None:
        """Cards of the other that beat the solver's answer; None if it wins."""
        return self._losing(self.step(state, self.seat, answer), choices + 1)

    def best(self, state: Any, choices: int) -> Any:
        """First answer that wins, where the solver is asked again."""
        legal: Sequence[Any] = self.game.legal(state, self.seat)
        return next((answer for answer in legal if self.beaten_by(state, answer, choices) is None), legal[0])

    def reply(self, state: Any, seat: Seat) -> Any:
        """Action of the other that beats the solver here; the first one where none does."""
        legal: Sequence[Any] = self.game.legal(state, seat)
        beats = (action for action in legal if self._losing(self.step(state, seat, action), 1) is not None)
        return next(beats, legal[0])

    def step(self, state: Any, seat: Seat, action: Any) -> Any:
        """The state after an action, with what the goal must know of its events."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        after, events = self.game.apply(state, seat, action)
        return self.proof.note(self.first, after, events)

    def _losing(self, state: Any, choices: int) -> Cards | None:
        reached = self.goal(state, choices)
        if reached is not None:
            return None if reached >= 1 else Cards()
        key = encode((choices > 0, state))
        if key not in self._known:
            self._known[key] = self._search(state, choices)
        return self._known[key]

    def _search(self, state: Any, choices: int) -> Cards | None:
        asked = self.game.pending(state)
        if not isinstance(asked, Ask):
            raise Unprovable("chance decides, or the game is over")
        if self.seat in asked.seats:
            return self._own(state, choices)
        return self._other(state, asked.seats[0], choices)

    def _own(self, state: Any, choices: int) -> Cards | None:
        """The cards that beat all answers; None if any of them wins."""
        needed = Cards()
        for answer in self.game.legal(state, self.seat):
            beaten = self.beaten_by(state, answer, choices)
            if beaten is None:
                return None
            needed |= beaten
        return needed

    def _other(self, state: Any, seat: Seat, choices: int) -> Cards | None:
        for action in self.game.legal(state, seat):
            beaten = self._losing(self.step(state, seat, action), choices)
            if beaten is not None:
                return beaten + Cards(self.proof.plays(state, seat, action))
        return None


def sample_hands(prover: HandProver, answer: Any, tries: int, rng: Random) -> float:
    """Share of random games that an answer wins: a hand is dealt, the other plays at random, the solver as proved."""
    return sum(_play_on(prover, answer, rng) for _ in range(tries)) / tries


def _play_on(prover: HandProver, answer: Any, rng: Random) -> float:
    proof, seat, game = prover.proof, prover.seat, prover.game
    prover.left = proof.most
    state = prover.step(proof.dealt(prover.first, seat, rng), seat, answer)
    while (reached := prover.goal(state, 1)) is None:
        asked = game.pending(state)
        if not isinstance(asked, Ask):
            raise Unprovable("chance decides, or the game is over")
        if seat in asked.seats:
            state = prover.step(state, seat, prover.best(proof.full(state, seat), 1))
        else:
            state = prover.step(state, asked.seats[0], rng.choice(game.legal(state, asked.seats[0])))
    return reached
