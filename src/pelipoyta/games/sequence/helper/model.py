"""A real table of Sequence as the helper knows it: seats, draws that are owed, sequences; and what people tell it."""

from typing import Annotated

from msgspec import Meta, Struct

from pelipoyta.games.sequence.rules.setup import HAND_SIZES
from pelipoyta.kernel import Outcome, Seat
from pelipoyta.kernel.helper import HelperCommand

NOBODY = -1
MOST_TURNS = 500  # SEQ-2.7
Player = Annotated[int, Meta(ge=0, le=11)]


class CutCards(HelperCommand, frozen=True):
    """Draw a card for each, or for those tied for the lowest (SEQ-1.5)."""


class NameDealer(HelperCommand, frozen=True):
    """The dealer was found with the real cards."""

    player: Player


class PlayCard(HelperCommand, frozen=True):
    """The player whose turn it is has placed a chip or removed one."""


class MissTurn(HelperCommand, frozen=True):
    """The player whose turn it is can play no card (SEQ-3.4)."""


class DrawOwedCard(HelperCommand, frozen=True):
    """A player draws the card that is still owed."""

    player: Player


class CountSequence(HelperCommand, frozen=True):
    """A team has so many finished sequences."""

    team: Annotated[int, Meta(ge=0, le=2)]
    count: Annotated[int, Meta(ge=0, le=2)]


class Seating(Struct, frozen=True):
    """Seats, the turn, draws that are still owed, and the sequences of each team."""

    names: tuple[str, ...]
    teams: int
    cutting: tuple[Seat, ...]  # who still draws for the deal
    cut: Outcome = ()  # the cards of the newest draw
    cutters: tuple[Seat, ...] = ()  # whose they are
    dealer: int = NOBODY
    turn: Seat = 0
    number: int = 1  # of the turn
    passed: int = 0  # turns in a row
    hands: tuple[int, ...] = ()  # cards in each
    owed: tuple[int, ...] = ()  # number of the turn that each may still draw for; 0: none
    lapsed: tuple[Seat, ...] = ()  # whose draw the newest command let lapse
    sequences: tuple[int, ...] = ()  # by team

    @property
    def size(self) -> int:
        """SEQ-1.4."""
        return HAND_SIZES[self.teams][len(self.names)]

    @property
    def winner(self) -> int | None:
        """SEQ-2.2: the team that has enough of them."""
        enough = 2 if self.teams == 2 else 1
        return next((team for team, count in enumerate(self.sequences) if count >= enough), None)

    @property
    def drawn(self) -> bool:
        """SEQ-2.7."""
        return self.passed >= len(self.names) or self.number > MOST_TURNS


Command = CutCards | NameDealer | PlayCard | MissTurn | DrawOwedCard | CountSequence
