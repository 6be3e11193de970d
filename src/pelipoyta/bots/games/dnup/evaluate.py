"""Gain in win probability of each act over the default one, for levels that misjudge it."""

from collections.abc import Sequence
from random import Random

from pelipoyta.bots.games.dnup.salience import salience
from pelipoyta.bots.levels import EVIDENT, SURE
from pelipoyta.games.dnup.model import Act, Add, Play, View
from pelipoyta.kernel import NoOptions, Seat


def judge(
    view: View, seat: Seat, ask: str, legal: Sequence[Act], rng: Random, budget: float, nodes: int
) -> list[float] | None:
    from pelipoyta.bots.games.dnup.strong import weigh  # with the simulator, as in __init__.py
    from pelipoyta.games.dnup.fast import FAST

    if len(legal) < 2:
        return None
    options, twin = weigh(view, seat, legal, rng, budget, nodes), FAST.new(NoOptions(), len(view.counts))
    worths = {FAST.action(twin, each.action): each.surely for each in options}
    return [worths[act] + SURE * (salience(view, seat, act) >= EVIDENT) for act in legal]


def thing(act: Act) -> object:
    """Active value of the cards; for an act that lays nothing down, the kind of act."""
    match act:
        case Play(cards):
            return cards[0].up
        case Add(card):
            return card.up
        case _:
            return type(act).__name__
