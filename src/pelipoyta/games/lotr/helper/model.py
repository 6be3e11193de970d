"""TableTokens of a real table: twilight, burdens, wounds, markers on the path; and what people tell the helper."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pelipoyta.kernel import Seat
from pelipoyta.kernel.helper import HelperCommand

NOBODY = -1
LAST = 9  # LOTR-16.1
SANCTUARIES = (3, 6)  # LOTR-6.2
MOST_COMPANIONS = 9  # LOTR-7.6
RESISTANCE = 10  # LOTR-19.8
MOST = 99
Player = Annotated[int, Meta(ge=0, le=5)]
Index = Annotated[int, Meta(ge=0, le=MOST)]
Amount = Annotated[int, Meta(ge=0, le=MOST)]
Rank = Literal["companion", "ally", "minion"]
KINDS: tuple[Rank, ...] = ("companion", "ally", "minion")


class SetTwilight(HelperCommand, frozen=True):
    """So many tokens lie in the twilight pool."""

    tokens: Amount


class SetBurdens(HelperCommand, frozen=True):
    """So many burdens lie on a player's Ring-bearer."""

    player: Player
    burdens: Annotated[int, Meta(ge=0, le=RESISTANCE)]


class AddCharacter(HelperCommand, frozen=True):
    """A character comes into play: 0 a companion, 1 an ally, 2 a minion."""

    player: Player
    kind: Annotated[int, Meta(ge=0, le=2)]
    title: Annotated[str, Meta(min_length=1, max_length=24)]
    vitality: Annotated[int, Meta(ge=1, le=20)]


class SetWounds(HelperCommand, frozen=True):
    """So many wounds lie on a character; as many as its vitality kill it (LOTR-19.2)."""

    character: Index
    wounds: Annotated[int, Meta(ge=0, le=20)]


class RemoveCharacter(HelperCommand, frozen=True):
    """A character leaves play without being killed (LOTR-19.7)."""

    character: Index


class MoveOn(HelperCommand, frozen=True):
    """The fellowship moves to the next site, whose Shadow number this is; companions count the Ring-bearer too."""

    shadow: Annotated[int, Meta(ge=0, le=20)]
    companions: Annotated[int, Meta(ge=1, le=MOST_COMPANIONS)]
    arrow: Annotated[int, Meta(ge=0, le=1)] = 0  # of the site that is left: 0 right, 1 left (LOTR-8.2)


class SetArchers(HelperCommand, frozen=True):
    """Archers of one side: 0 the fellowship, 1 the minions; and what cards add to their total."""

    side: Annotated[int, Meta(ge=0, le=1)]
    archers: Annotated[int, Meta(ge=0, le=30)]
    more: Annotated[int, Meta(ge=-30, le=30)] = 0


class EndFellowshipTurn(HelperCommand, frozen=True):
    """The turn passes to the next player who is in the game."""


class LoseGame(HelperCommand, frozen=True):
    """A player's Ring-bearer is killed or corrupted (LOTR-16.3)."""

    player: Player


class BeginRegroup(HelperCommand, frozen=True):
    """The regroup phase would begin, and the Ring-bearer has survived at the last site (LOTR-16.1)."""


class CharacterWounds(Struct, frozen=True):
    """A character in play, or dead."""

    player: Seat
    kind: Rank
    title: str
    vitality: int
    wounds: int = 0
    gone: bool = False

    @property
    def dead(self) -> bool:
        return self.wounds >= self.vitality


class TableTokens(Struct, frozen=True):
    """Everything that tokens and markers show at a real table."""

    names: tuple[str, ...]
    sites: tuple[int, ...]  # where each player's marker stands
    burdens: tuple[int, ...]
    out: tuple[Seat, ...] = ()
    turn: Seat = 0
    moves: int = 0  # in this turn
    twilight: int = 0
    characters: tuple[CharacterWounds, ...] = ()
    path: tuple[Seat, ...] = (0,)  # whose site lies at each number, from 1 on
    archers: tuple[int, int] = (0, 0)
    archery: tuple[int, int] = (0, 0)  # what cards add to each total
    finished: bool = False  # somebody has reached the end of the path

    @property
    def limit(self) -> int:
        """LOTR-8.5: two with two or three players, else as many as there are opponents."""
        return max(2, len(self.names) - 1)

    @property
    def winner(self) -> Seat | None:
        if self.finished:
            return self.turn
        left = [seat for seat in range(len(self.names)) if seat not in self.out]
        return left[0] if len(left) == 1 else None  # LOTR-16.2

    @property
    def companions(self) -> int:
        """Companions of the fellowship as far as they were told, the Ring-bearer among them."""
        return max(1, len(self.of(self.turn, "companion")))

    def of(self, player: Seat, kind: str) -> list[int]:
        """Characters of a player that are in play."""
        return [
            at
            for at, each in enumerate(self.characters)
            if each.player == player and each.kind == kind and not each.dead and not each.gone
        ]

    def total(self, side: int) -> int:
        """LOTR-11.2."""
        return max(0, self.archers[side] + self.archery[side])


Command = (
    SetTwilight
    | SetBurdens
    | AddCharacter
    | SetWounds
    | RemoveCharacter
    | MoveOn
    | SetArchers
    | EndFellowshipTurn
    | LoseGame
    | BeginRegroup
)
