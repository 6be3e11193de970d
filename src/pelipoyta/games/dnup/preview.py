"""Immediate effect of an act; in dnup nothing of it is left to chance."""

from collections.abc import Callable

from pelipoyta.games.dnup.cards import turned
from pelipoyta.games.dnup.model import Act, Add, Play, Preview, Spot, State, Take, Turn, View
from pelipoyta.games.dnup.rules.choices import why_not_act
from pelipoyta.games.dnup.rules.table import same_size, slot
from pelipoyta.kernel import Seat


def preview(view: View, seat: Seat) -> Callable[[Act], Preview | None]:
    """Immediate effect: the set that is beaten, the cards that come to the hand, and whether the hand is empty."""
    s = _seen(view, seat)
    asked = view.stage == "play" and seat == view.turn
    return lambda act: _preview(view, seat, act) if asked and not why_not_act(s, seat, act) else None


def _preview(view: View, seat: Seat, act: Act) -> Preview:
    players = len(view.counts)
    if isinstance(act, Turn):
        return Preview(None, False, turned(view.hand), False)
    if isinstance(act, Take):
        return Preview(None, False, turned(view.table[slot(players, Spot(act.seat, act.area))]), False)
    return _preview_lay(view, seat, act)


def _seen(view: View, seat: Seat) -> State:
    """Part of the state that decides the seat's legal acts: the table and that hand."""
    hands = [view.hand if each == seat else () for each in range(len(view.counts))]
    return State(hands=hands, table=list(view.table), known=[], deeds=[], past=[])


def _preview_lay(view: View, seat: Seat, act: Play | Add) -> Preview:
    players = len(view.counts)
    there = Spot(act.seat, act.area) if isinstance(act, Add) else None
    leaving = 1 if isinstance(act, Add) else len(act.cards)
    size = leaving + (len(view.table[slot(players, there)]) if there else 0)
    beats = same_size(view.table, players, size, but=there)
    out = len(view.hand) == leaving
    back = beats is not None and beats.seat == seat and not out  # DNUP-8.4, DNUP-8.6
    gains = turned(view.table[slot(players, beats)]) if beats and back else ()
    return Preview(beats, beats is not None and beats.seat in view.out, gains, out)
