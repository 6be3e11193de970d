"""Chance shared by duplicate tables: the cut, the deal, and each player's cards in order (CONTEST-23)."""

from pelipoyta.games.sequence.model import Phase, State
from pelipoyta.games.sequence.rules.setup import after, hand_size
from pelipoyta.kernel.fairness.shared_chance import NOBODYS, SharedPile, Whose


def shared_chance(s: State) -> Whose:
    """Owners: the deal and all draws come from one pile, until it is reshuffled (SEQ-3.3)."""
    if s.phase is Phase.CUT:
        return NOBODYS
    return Whose(_dealt_to(s) if s.phase is Phase.DEAL else (s.drawer,), SharedPile(s.stock, tuple(map(len, s.drawn))))


def _dealt_to(s: State) -> tuple[int, ...]:
    first = after(s, s.dealer)
    return tuple((first + card) % s.seats for card in range(s.seats * hand_size(s)))
