"""Cards thrown out of a hand because a text makes its player do it."""

from collections.abc import Sequence

from pelipoyta.games.lotr.engine.layout import layout
from pelipoyta.games.lotr.model import Happen, Perform, ThrowsAway
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.steps import discard_from_hand
from pelipoyta.games.lotr.rules.play.choice_names import is_cost
from pelipoyta.games.lotr.terms import Deed
from pelipoyta.kernel import Seat


def throw_away(g: GameChange, task: Perform, seat: Seat, codes: Sequence[int]) -> None:
    """Card by card what answers it (LOTR-30.55); what one pays is one's own will."""
    discard_from_hand(g, seat, codes)
    if Deed.THROWN in layout(g.s).awaited and not is_cost(task):
        g.then(*(Happen(ThrowsAway(seat)) for _ in codes))
