"""Rules of the helper: effects of commands on the energies, and refusals."""

from msgspec import structs

from pelipoyta.games.rolechess.board import ATTACK, DEFENCE, EMPERORS, FULL, PIECES
from pelipoyta.games.rolechess.helper.model import (
    NONE,
    BattleReport,
    Command,
    CorrectEnergy,
    DeclareBattle,
    EnergyTable,
    FightBattle,
    PassTurn,
    RollForStart,
    WithdrawBattle,
)
from pelipoyta.kernel import Dice, Draw, Outcome, Refusal
from pelipoyta.kernel.helper import HelperSetup


def begin(setup: HelperSetup) -> EnergyTable:
    return EnergyTable(setup.names)


def why_not(s: EnergyTable, command: Command) -> Refusal | None:
    if isinstance(command, CorrectEnergy):
        return _why_not_correct(s, command)
    if s.winner is not None:
        return Refusal("RC-8", "helper-over")
    if isinstance(command, RollForStart):
        if s.turn != NONE:
            return Refusal("RC-3.0", "helper-begun")
        return _why_not_dice((command.first, command.second))
    if s.turn == NONE:
        return Refusal("RC-3.0", "roll-for-start")
    if isinstance(command, DeclareBattle):
        return _why_not_declare(s, command)
    if isinstance(command, PassTurn):
        return Refusal("RC-6.2.4", "helper-declared") if s.attackers else None
    if not s.attackers:
        return Refusal("RC-6.2.4", "no-attack")
    return _why_not_dice(_dice(s, command)) if isinstance(command, FightBattle) else None


def _why_not_correct(s: EnergyTable, command: CorrectEnergy) -> Refusal | None:
    if command.energy > FULL[command.piece]:
        return Refusal("RC-9.4", "helper-too-much", {"most": FULL[command.piece]})
    if s.attackers:
        return Refusal("RC-6.2.4", "helper-declared")
    left = [command.energy if piece == command.piece else s.energy[piece] for piece in EMPERORS]
    return Refusal("RC-8", "helper-emperors") if not any(left) else None


def _why_not_dice(dice: tuple[int, ...]) -> Refusal | None:
    """Refuse some real dice together with some of ours."""
    return Refusal("RC-6.1.1", "helper-dice") if any(dice) and not all(dice) else None


def _why_not_declare(s: EnergyTable, command: DeclareBattle) -> Refusal | None:
    if s.attackers:
        return Refusal("RC-6.2.4", "helper-declared")
    pieces = (command.opener, command.target, *((command.partner,) if command.partner != NONE else ()))
    if not all(s.energy[piece] for piece in pieces):
        return Refusal("RC-6.1.3", "helper-fallen")
    if PIECES[command.opener].seat != s.turn or (command.partner != NONE and PIECES[command.partner].seat != s.turn):
        return Refusal("RC-3.3", "not-your-turn")
    if PIECES[command.target].seat == s.turn:
        return Refusal("RC-3.3", "helper-own-target")
    return Refusal("RC-6.2.4", "helper-twice") if command.partner == command.opener else None


def _dice(s: EnergyTable, command: FightBattle) -> tuple[int, ...]:
    """Dice of the battle in the order of their rolls; a second attacker's only in a pair."""
    second = (command.second,) if len(s.attackers) > 1 else ()
    return (command.attack, *second, command.defence)


def chance(s: EnergyTable, command: Command) -> Dice | Draw | None:
    if isinstance(command, RollForStart) and not command.first:
        return Dice(2)
    if isinstance(command, FightBattle) and not command.attack:
        return Dice(len(s.attackers) + 1)
    return None


def apply(s: EnergyTable, command: Command, outcome: Outcome) -> EnergyTable:
    if isinstance(command, RollForStart):
        return _started(s, outcome or (command.first, command.second))
    if isinstance(command, DeclareBattle):
        partner = (command.partner,) if command.partner != NONE else ()
        return structs.replace(s, attackers=(command.opener, *partner), target=command.target)
    if isinstance(command, FightBattle):
        return _fought(s, outcome or _dice(s, command))
    if isinstance(command, WithdrawBattle):
        return structs.replace(s, attackers=(), target=NONE)
    if isinstance(command, PassTurn):
        return structs.replace(s, turn=1 - s.turn, last=None)
    return structs.replace(s, energy=_with(s.energy, command.piece, command.energy))


def _started(s: EnergyTable, dice: Outcome) -> EnergyTable:
    """RC-3.0: the higher die begins; equal ones are rolled again."""
    if dice[0] == dice[1]:
        return structs.replace(s, tie=dice)
    return structs.replace(s, turn=0 if dice[0] > dice[1] else 1, tie=())


def _fought(s: EnergyTable, dice: Outcome) -> EnergyTable:
    """RC-6.1.1, RC-6.1.2, RC-6.2.1: products added up against one defence; RC-7: then the turn passes."""
    attack = sum(die * ATTACK[piece] for die, piece in zip(dice, s.attackers, strict=False))
    defence = dice[-1] * DEFENCE[s.target]
    loss = min(max(0, attack - defence), s.energy[s.target])
    return structs.replace(
        s,
        energy=_with(s.energy, s.target, s.energy[s.target] - loss),
        turn=1 - s.turn,
        attackers=(),
        target=NONE,
        last=BattleReport(target=s.target, dice=dice, attack=attack, defence=defence, loss=loss),
    )


def _with(energy: tuple[int, ...], piece: int, left: int) -> tuple[int, ...]:
    return (*energy[:piece], left, *energy[piece + 1 :])
