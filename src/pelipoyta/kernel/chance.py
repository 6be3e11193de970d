"""Chance as a move: the dice or the draw that a game waits for."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import factorial
from random import Random

from msgspec import Struct

Outcome = tuple[int, ...]  # faces of the dice, or things drawn from the bag, in order


class Dice(Struct, frozen=True, tag=True, gc=False):
    """Roll `count` dice, one after another."""

    count: int
    sides: int = 6

    @property
    def size(self) -> int:
        return int(self.sides**self.count)

    def sample(self, rng: Random) -> Outcome:
        return tuple(rng.randint(1, self.sides) for _ in range(self.count))

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == self.count and all(1 <= face <= self.sides for face in outcome)

    def outcomes(self) -> Iterator[tuple[Outcome, float]]:
        """Every outcome with its probability."""
        for index in range(self.size):
            yield self._nth(index), 1 / self.size

    def _nth(self, index: int) -> Outcome:
        faces = []
        for _ in range(self.count):
            index, face = divmod(index, self.sides)
            faces.append(face + 1)
        return tuple(reversed(faces))

    @property
    def kind(self) -> str:
        return f"{self.count}d{self.sides}"


class Draw(Struct, frozen=True, tag=True, gc=False):
    """Draw `count` things from a bag, without replacement.

    `heap` names the seat whose own things the bag holds, and the zone they lie in (TABLE-19).
    """

    bag: tuple[int, ...]
    count: int
    heap: tuple[int, str] | None = None

    @property
    def size(self) -> int:
        """Number of different outcomes; equal things are counted once."""
        ways = [Fraction(1)] + [Fraction(0)] * self.count  # exponential generating function, kind by kind
        for copies in Counter(self.bag).values():
            ways = [
                sum((ways[n - k] / factorial(k) for k in range(min(copies, n) + 1)), Fraction(0))
                for n in range(self.count + 1)
            ]
        return int(ways[self.count] * factorial(self.count))

    def sample(self, rng: Random) -> Outcome:
        return tuple(rng.sample(self.bag, self.count))

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == self.count and not Counter(outcome) - Counter(self.bag)

    def outcomes(self) -> Iterator[tuple[Outcome, float]]:
        """Every different outcome with its probability."""
        yield from _draws(Counter(self.bag), self.count, (), 1.0)

    @property
    def kind(self) -> str:
        return f"draw{self.count}"


def named(chance: Dice | Draw, seed: int | str, owner: int | None, ordinal: int) -> Outcome:
    """Outcome number `ordinal` of this kind of chance for an owner: a function of the seed and these names alone."""
    return chance.sample(Random(f"{seed}/{chance.kind}/{owner}/{ordinal}"))


class Luck:
    """Named chance for one game: two games with the same seed give each seat the same outcomes."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.met = Counter[tuple[str, int | None]]()

    def bring(self, chance: Dice | Draw, owner: int | None) -> Outcome:
        """Next outcome for the seat that acted last (None: no seat has acted yet)."""
        self.met[chance.kind, owner] += 1
        return named(chance, self.seed, owner, self.met[chance.kind, owner])


def _draws(bag: Counter[int], left: int, taken: Outcome, weight: float) -> Iterator[tuple[Outcome, float]]:
    if not left:
        yield taken, weight
        return
    total = bag.total()
    for thing in sorted(bag):
        copies = bag[thing]
        if copies:
            bag[thing] -= 1
            yield from _draws(bag, left - 1, (*taken, thing), weight * copies / total)
            bag[thing] += 1
