"""Armies of real decks, games as the arbiter notes them, and what people tell the helper.

Two people play the tournament of KV-G1 at one table. Four, eight or twelve are two teams (KV-G2) at pairs of tables:
of each four, the first two draw armies for the first table, and the other two have the same ones changed over. Four
people may also share one table (KV-F): `four_model.py`.
"""

from typing import Annotated

from msgspec import Meta, Struct

from pelipoyta.games.kasvoton.contests import GAMES, TURNS
from pelipoyta.games.kasvoton.deck import Face, standard, without
from pelipoyta.kernel import Seat
from pelipoyta.kernel.helper import HelperCommand

NOBODY = -1
DRAW = 2  # result of a game that nobody won
PAIR = 4  # people at a pair of tables
Player = Annotated[int, Meta(ge=0, le=11)]
Flag = Annotated[int, Meta(ge=0, le=1)]


class PickKnight(HelperCommand, frozen=True):
    """The knight of the six fixed cards, 1 to 4 (KV-C2)."""

    seat: Player
    knight: Annotated[int, Meta(ge=1, le=4)]


class SplitSix(HelperCommand, frozen=True):
    """The fixed cards that a player takes; the partner takes the rest of the six (KV-F1)."""

    seat: Player
    scout: Flag
    princes: Annotated[int, Meta(ge=0, le=2)]
    queen: Flag
    king: Flag
    knight: Flag


class DrawArmy(HelperCommand, frozen=True):
    """Draw the other cards in secret: twenty (KV-C3), or of four players up to thirteen in all (KV-F1)."""

    seat: Player


class TurnCard(HelperCommand, frozen=True):
    """Turn a card of the rest of a player's deck, or of a team's (KV-F4), for the start (KV-C6)."""

    seat: Annotated[int, Meta(ge=0, le=1)]


class DrawLot(HelperCommand, frozen=True):
    """Draw the starter by lot, where equal cards have used up the rest of a deck (KV-C6)."""


class NameStarter(HelperCommand, frozen=True):
    """The team that starts has decided who of it begins (KV-F4)."""

    seat: Annotated[int, Meta(ge=0, le=3)]


class NextTurn(HelperCommand, frozen=True):
    """A turn has ended, whatever was done in it (KV-D0.2)."""


class SkipTurn(HelperCommand, frozen=True):
    """The player has no card in their own half or the middle column (KV-F6)."""


class NoteResult(HelperCommand, frozen=True):
    """A game has ended: who won at which table, and the knights of both armies, or 0 for those that were drawn here."""

    table: Annotated[int, Meta(ge=0, le=5)]
    winner: Annotated[int, Meta(ge=0, le=DRAW)]
    first_knights: Annotated[int, Meta(ge=0, le=4)] = 0
    second_knights: Annotated[int, Meta(ge=0, le=4)] = 0


class DrawnArmy(Struct, frozen=True):
    """The knight that its player chose, the twenty cards that came to it, and cards of the rest that were turned."""

    knight: Face = 0
    drawn: tuple[Face, ...] = ()
    turned: tuple[Face, ...] = ()

    @property
    def cards(self) -> tuple[Face, ...]:
        return (*standard(self.knight), *self.drawn)

    @property
    def rest(self) -> tuple[Face, ...]:
        """Cards that are in no army and have not been turned."""
        return without((*self.cards, *self.turned))

    @property
    def knights(self) -> int:
        """Number of knights; 0 before the draw."""
        return sum(face >= 14 for face in self.cards) if self.drawn else 0


class NotedGame(Struct, frozen=True):
    """Result of a game, and the knights of both armies."""

    table: int
    winner: int
    knights: tuple[int, int]


class Armies(Struct, frozen=True):
    """Armies by seat, turns used in the present game, and the games that are over."""

    names: tuple[str, ...]
    armies: tuple[DrawnArmy, ...]
    starter: Seat = NOBODY
    used: tuple[int, int] = (0, 0)  # turns of each player
    games: tuple[NotedGame, ...] = ()

    @property
    def teams(self) -> bool:
        return len(self.names) > 2

    @property
    def tables(self) -> int:
        return len(self.names) // 2

    @property
    def done(self) -> bool:
        """True if no game is left to be played."""
        return len(self.games) >= (self.tables if self.teams else GAMES)

    @property
    def turn(self) -> Seat:
        """The player to move, once somebody has begun."""
        return (self.starter + sum(self.used)) % 2

    @property
    def worn_out(self) -> bool:
        """KV-E1."""
        return min(self.used) >= TURNS

    def source(self, seat: Seat) -> Seat:
        """The player by whom the army was drawn: at a second table, that of an opponent at the first (KV-G2)."""
        if not self.teams or seat % PAIR < 2:
            return seat
        return seat - 1 if seat % PAIR == 2 else seat - 3

    def army(self, seat: Seat) -> DrawnArmy:
        return self.armies[self.source(seat)]

    def noted(self, table: int) -> NotedGame | None:
        return next((game for game in self.games if game.table == table), None)

    def pair_over(self, table: int) -> bool:
        """True if both tables of a pair have ended: only then is either's result told."""
        first = table - table % 2
        return all(self.noted(each) for each in (first, first + 1))


Command = PickKnight | SplitSix | DrawArmy | TurnCard | DrawLot | NameStarter | NextTurn | SkipTurn | NoteResult
