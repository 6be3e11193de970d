"""Rules of the helper: effects of commands on armies and games, and refusals."""

from msgspec import structs

from pelipoyta.games.kasvoton.contests import TURNS
from pelipoyta.games.kasvoton.deck import DRAWN, KNIGHTS, rank_of, standard, without
from pelipoyta.games.kasvoton.helper.model import (
    NOBODY,
    Armies,
    Command,
    DrawArmy,
    DrawLot,
    DrawnArmy,
    NameStarter,
    NextTurn,
    NotedGame,
    NoteResult,
    PickKnight,
    SkipTurn,
    SplitSix,
    TurnCard,
)
from pelipoyta.kernel import Dice, Draw, Outcome, Refusal, Seat
from pelipoyta.kernel.helper import HelperSetup


def begin(setup: HelperSetup) -> Armies:
    return Armies(setup.names, (DrawnArmy(),) * len(setup.names))


def why_not(s: Armies, command: Command) -> Refusal | None:
    if isinstance(command, SplitSix | NameStarter | SkipTurn):
        return Refusal("KV-F1", "helper-four-only")
    if s.done:
        return Refusal("KV-G2" if s.teams else "KV-G1", "helper-all-played")
    if isinstance(command, PickKnight | DrawArmy):
        return _why_not_muster(s, command)
    if isinstance(command, NoteResult):
        return _why_not_end(s, command)
    if s.teams:
        return Refusal("KV-G2", "helper-own-table")
    if isinstance(command, TurnCard | DrawLot):
        return _why_not_start(s, command)
    if s.starter == NOBODY:
        return Refusal("KV-C6", "helper-no-start")
    return Refusal("KV-E1", "helper-turns-used", {"turns": TURNS}) if s.worn_out else None


def _why_not_muster(s: Armies, command: PickKnight | DrawArmy) -> Refusal | None:
    if command.seat >= len(s.names):
        return Refusal("KV-C2", "helper-nobody")
    if s.source(command.seat) != command.seat:
        return Refusal("KV-G2", "helper-mirrored")
    army = s.armies[command.seat]
    if army.drawn:
        return Refusal("KV-C3", "helper-drawn")
    if isinstance(command, DrawArmy) and not army.knight:
        return Refusal("KV-C2", "helper-no-knight")
    return None


def _why_not_start(s: Armies, command: TurnCard | DrawLot) -> Refusal | None:
    if not all(army.drawn for army in s.armies):
        return Refusal("KV-C6", "helper-not-drawn")
    if s.starter != NOBODY:
        return Refusal("KV-C6", "helper-started")
    if isinstance(command, DrawLot):
        return None if _needs_lot(s) else Refusal("KV-C6", "helper-no-lot")
    if _needs_lot(s):
        return Refusal("KV-C6", "helper-rest-out")
    own, other = (len(s.armies[each].turned) for each in (command.seat, 1 - command.seat))
    return Refusal("KV-C6", "helper-turned") if own > other else None


def _needs_lot(s: Armies) -> bool:
    """KV-C6: equal cards have used up the rest of a deck."""
    first, second = s.armies
    return len(first.turned) == len(second.turned) and not (first.rest and second.rest)


def _why_not_end(s: Armies, command: NoteResult) -> Refusal | None:
    if command.table >= s.tables:
        return Refusal("KV-G2", "helper-no-table")
    if s.teams:
        return Refusal("KV-G2", "helper-noted") if s.noted(command.table) else None
    return Refusal("KV-G1", "helper-knights") if not all(_knights(s, command)) else None


def _knights(s: Armies, command: NoteResult) -> tuple[int, int]:
    """Knights of both armies at the start of the game: as noted by hand, else of those drawn here."""
    first, second = (s.army(2 * command.table + seat).knights for seat in (0, 1))
    return command.first_knights or first, command.second_knights or second


def chance(s: Armies, command: Command) -> Dice | Draw | None:
    if isinstance(command, DrawArmy):
        return Draw(without(standard(s.armies[command.seat].knight)), DRAWN)
    if isinstance(command, DrawLot):
        return Dice(1, 2)
    return Draw(s.armies[command.seat].rest, 1) if isinstance(command, TurnCard) else None


def apply(s: Armies, command: Command, outcome: Outcome) -> Armies:
    if isinstance(command, PickKnight):
        return _with(s, command.seat, DrawnArmy(KNIGHTS[command.knight - 1]))
    if isinstance(command, DrawArmy):
        drawn = tuple(sorted(outcome))
        return _with(s, command.seat, structs.replace(s.armies[command.seat], drawn=drawn))
    if isinstance(command, TurnCard):
        army = s.armies[command.seat]
        return _started(_with(s, command.seat, structs.replace(army, turned=(*army.turned, *outcome))))
    if isinstance(command, DrawLot):
        return structs.replace(s, starter=outcome[0] - 1)
    if isinstance(command, NextTurn):
        first, second = s.used
        return structs.replace(s, used=(first + (s.turn == 0), second + (s.turn == 1)))
    assert isinstance(command, NoteResult)
    return _ended(s, command)


def _with(s: Armies, seat: Seat, army: DrawnArmy) -> Armies:
    return structs.replace(s, armies=(*s.armies[:seat], army, *s.armies[seat + 1 :]))


def _started(s: Armies) -> Armies:
    """KV-C6: the higher number starts; after equal ones both turn another card."""
    first, second = (army.turned for army in s.armies)
    if len(first) != len(second) or rank_of(first[-1]) == rank_of(second[-1]):
        return s
    return structs.replace(s, starter=0 if rank_of(first[-1]) > rank_of(second[-1]) else 1)


def _ended(s: Armies, command: NoteResult) -> Armies:
    game = NotedGame(command.table, command.winner, _knights(s, command))
    s = structs.replace(s, games=(*s.games, game))
    if s.teams:
        return s
    return structs.replace(s, armies=(DrawnArmy(), DrawnArmy()), starter=NOBODY, used=(0, 0))
