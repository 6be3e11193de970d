"""Energies of a real board, and what people tell the helper: battles, dice and corrections."""

from typing import Annotated

from msgspec import Meta, Struct

from pelipoyta.games.rolechess.board import EMPERORS, FULL, PIECES
from pelipoyta.kernel import Outcome, Seat
from pelipoyta.kernel.helper import HelperCommand

Number = Annotated[int, Meta(ge=0, le=len(PIECES) - 1)]
Die = Annotated[int, Meta(ge=0, le=6)]  # 0: the app rolls it
NONE = -1


class RollForStart(HelperCommand, frozen=True):
    """Roll for who begins (RC-3.0)."""

    first: Die = 0
    second: Die = 0


class DeclareBattle(HelperCommand, frozen=True):
    """Attackers, the opener first, and their target (RC-6.2.4)."""

    opener: Number
    target: Number
    partner: Annotated[int, Meta(ge=NONE, le=len(PIECES) - 1)] = NONE


class FightBattle(HelperCommand, frozen=True):
    """Dice of the declared battle, as they fell on the table, or none for ours."""

    attack: Die = 0
    second: Die = 0
    defence: Die = 0


class WithdrawBattle(HelperCommand, frozen=True):
    """Take the declaration back before the first die."""


class PassTurn(HelperCommand, frozen=True):
    """The turn passes without an attack (RC-3.1)."""


class CorrectEnergy(HelperCommand, frozen=True):
    """Set what is left of a piece, for a game that is already under way."""

    piece: Number
    energy: Annotated[int, Meta(ge=0, le=max(FULL))]


class BattleReport(Struct, frozen=True):
    """The newest battle, as it was fought."""

    target: int
    dice: Outcome
    attack: int
    defence: int
    loss: int


class EnergyTable(Struct, frozen=True):
    """Energies of all pieces, whose turn it is, and the battle that is declared."""

    names: tuple[str, ...]
    energy: tuple[int, ...] = FULL
    turn: Seat = NONE
    tie: Outcome = ()  # equal dice of the newest roll for the start
    attackers: tuple[int, ...] = ()
    target: int = NONE
    last: BattleReport | None = None

    @property
    def winner(self) -> Seat | None:
        """RC-8: who still has an Emperor, when the other has none."""
        fallen = [seat for seat in (0, 1) if self.energy[EMPERORS[seat]] == 0]
        return 1 - fallen[0] if len(fallen) == 1 else None


Command = RollForStart | DeclareBattle | FightBattle | WithdrawBattle | PassTurn | CorrectEnergy
