"""Begin and end phases; effects that last until then (LOTR-17.6, LOTR-29.4)."""

from pelipoyta.games.lotr.engine.layout import look_anew
from pelipoyta.games.lotr.events import PhaseBegan
from pelipoyta.games.lotr.model import Lasting, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.steps import take_ring_off
from pelipoyta.games.lotr.terms import Change, Phase, Until
from pelipoyta.kernel import Seat


def begin_phase(g: GameChange, phase: Phase, seat: Seat = -1, tell: bool = True) -> None:
    end_phase(g)
    g.s.phase = phase
    g.s.acting = seat
    if phase in (Phase.ASSIGNMENT, Phase.REGROUP):
        drop(g.s, Until.ASSIGNMENT)
        drop(g.s, Until.FIGHT)
    if phase is Phase.REGROUP:
        drop(g.s, Until.REGROUP)
        take_ring_off(g, g.s.free)  # LOTR-19.15
    if tell:
        g.tell(PhaseBegan(phase, seat))


def end_phase(g: GameChange) -> None:
    """Effects of the phase end, and what was counted in it is forgotten."""
    s = g.s
    if s.phase is Phase.REGROUP:
        take_ring_off(g, s.free)  # LOTR-19.15: put on during regroup
    drop(s, Until.PHASE)
    s.wounded = {}
    s.used = {key: count for key, count in s.used.items() if not key.startswith("phase:")}


def drop(s: State, until: Until) -> None:
    _keep(s, [effect for effect in s.lasting if effect.until is not until])


def _keep(s: State, kept: list[Lasting]) -> None:
    if len(kept) < len(s.lasting) and any(effect.what is Change.NO_TEXT for effect in s.lasting):
        look_anew(s)
    s.lasting = kept


def end_turn(g: GameChange) -> None:
    end_phase(g)
    _keep(g.s, [])
    g.s.used = {}
