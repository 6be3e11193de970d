"""Greedy: the action with the largest expected gain, less the enemy's best answer."""

from collections.abc import Sequence
from random import Random

from pelipoyta.bots.games.rolechess.evaluate import enemies_in_range, harm, in_range, prospect
from pelipoyta.bots.games.rolechess.field import Field, each, field_of, moved
from pelipoyta.games.rolechess.model import Advance, Attack, Cell, Choice, Join, Step, View
from pelipoyta.kernel import Seat

WHIM = 0.05  # actions nearly as good are taken now and then


def greedy(view: View, seat: Seat, ask: str | None, legal: Sequence[Choice], rng: Random, budget: float) -> Choice:
    if len(legal) == 1:
        return legal[0]
    field = field_of(view)
    if ask == "partner":
        return max(legal, key=lambda choice: _of_company(field, view, choice))
    here = prospect(field, seat)
    before = field if view.step is None else moved(field, seat, view.step.dst, view.step.src)
    return max(
        legal,
        key=lambda choice: (
            _promise(choice, here, before=before, field=field, view=view, seat=seat) + rng.random() * WHIM
        ),
    )


def _promise(choice: Choice, here: float, before: Field, field: Field, view: View, seat: Seat) -> float:
    """Expected gain of an action; standing still has `here`. An attack itself costs its player nothing."""
    match choice:
        case Step(src, dst):
            after = moved(field, seat, src, dst)
            return prospect(after, seat) + _best_battle(field, after, seat, dst)
        case Attack(src, target):
            return here + _battle(before, field, seat, src, target)
        case Advance():
            assert view.target is not None
            return prospect(moved(field, seat, view.attackers[0], view.target), seat)
        case _:
            return here


def _of_company(field: Field, view: View, choice: Choice) -> float:
    """Harm of attacking with this partner, or alone."""
    assert view.target is not None
    attackers = (*view.attackers, choice.src) if isinstance(choice, Join) else view.attackers
    victim = field.at(view.target)
    factors = tuple(field.here.attack[field.at(cell)] for cell in attackers)
    return harm(factors, victim, field.energy[victim], field.here)


def _best_battle(before: Field, after: Field, seat: Seat, src: Cell) -> float:
    """Largest harm that the piece on `src` can open, having just come there."""
    targets = each(enemies_in_range(after, seat, after.at(src), src))
    return max((_battle(before, after, seat, src, target) for target in targets), default=0.0)


def _battle(before: Field, after: Field, seat: Seat, src: Cell, target: Cell) -> float:
    """Harm of an attack with its best partner: in range before the move and after it (RC-5.2)."""
    ready = set(in_range(before, seat, target))
    attack = after.here.attack
    partners = [attack[man[0]] for man in in_range(after, seat, target) if man in ready and man[1] != src]
    victim = after.at(target)
    opener = attack[after.at(src)]
    return harm((opener, max(partners)) if partners else (opener,), victim, after.energy[victim], after.here)
