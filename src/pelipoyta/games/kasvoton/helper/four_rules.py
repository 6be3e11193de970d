"""Rules of the helper at a table of four (KV-F): effects of commands, and refusals."""

from msgspec import structs

from pelipoyta.games.kasvoton.board import mates, partner_of, side_of
from pelipoyta.games.kasvoton.contests import TURNS
from pelipoyta.games.kasvoton.deck import KING, KNIGHTS, PRINCE, QUEEN, SCOUT, rank_of, standard
from pelipoyta.games.kasvoton.helper.four_model import PLAYERS, Faces, FourArmies
from pelipoyta.games.kasvoton.helper.model import (
    NOBODY,
    Command,
    DrawArmy,
    DrawLot,
    NameStarter,
    NextTurn,
    NoteResult,
    PickKnight,
    SkipTurn,
    SplitSix,
    TurnCard,
)
from pelipoyta.kernel import Dice, Draw, Outcome, Refusal, Seat


def why_not(s: FourArmies, command: Command) -> Refusal | None:
    if isinstance(command, PickKnight | SplitSix | DrawArmy):
        return _why_not_muster(s, command)
    if isinstance(command, TurnCard | DrawLot | NameStarter):
        return _why_not_start(s, command)
    if isinstance(command, NoteResult):
        return Refusal("KV-F1", "helper-no-table") if command.table else None
    if s.starter == NOBODY:
        return Refusal("KV-F4", "helper-no-start")
    return Refusal("KV-E1", "helper-turns-used", {"turns": TURNS}) if s.worn_out else None


def _why_not_muster(s: FourArmies, command: PickKnight | SplitSix | DrawArmy) -> Refusal | None:
    seat = command.seat
    if seat >= PLAYERS:
        return Refusal("KV-C2", "helper-nobody")
    if isinstance(command, DrawArmy):
        if not s.divided[side_of(seat)]:
            return Refusal("KV-F1", "helper-no-split")
        return Refusal("KV-C3", "helper-drawn") if s.drawn[seat] else None
    if any(s.drawn[mate] for mate in mates(PLAYERS, side_of(seat))):
        return Refusal("KV-C3", "helper-drawn")
    if isinstance(command, SplitSix) and not s.knights[side_of(seat)]:
        return Refusal("KV-C2", "helper-no-knight")
    return None


def _why_not_start(s: FourArmies, command: TurnCard | DrawLot | NameStarter) -> Refusal | None:
    if not s.all_drawn:
        return Refusal("KV-C6", "helper-not-drawn")
    if s.starter != NOBODY:
        return Refusal("KV-C6", "helper-started")
    if isinstance(command, NameStarter):
        right = s.side != NOBODY and side_of(command.seat) == s.side
        return None if right else Refusal("KV-F4", "helper-other-team")
    if s.side != NOBODY:
        return Refusal("KV-F4", "helper-name-starter")
    if isinstance(command, DrawLot):
        return None if _needs_lot(s) else Refusal("KV-C6", "helper-no-lot")
    if _needs_lot(s):
        return Refusal("KV-C6", "helper-rest-out")
    own, other = (len(s.turned[side]) for side in (command.seat, 1 - command.seat))
    return Refusal("KV-C6", "helper-turned") if own > other else None


def _needs_lot(s: FourArmies) -> bool:
    """KV-C6: equal cards have used up the rest of a deck."""
    return len(s.turned[0]) == len(s.turned[1]) and not (s.rest(0) and s.rest(1))


def chance(s: FourArmies, command: Command) -> Dice | Draw | None:
    if isinstance(command, DrawArmy):
        return Draw(s.pool(command.seat), s.wanted(command.seat))
    if isinstance(command, DrawLot):
        return Dice(1, 2)
    return Draw(s.rest(command.seat), 1) if isinstance(command, TurnCard) else None


def apply(s: FourArmies, command: Command, outcome: Outcome) -> FourArmies:
    if isinstance(command, PickKnight):
        return _with_knight(s, command)
    if isinstance(command, SplitSix):
        return _split(s, command)
    if isinstance(command, DrawArmy):
        return structs.replace(s, drawn=_put(s.drawn, command.seat, tuple(sorted(outcome))))
    if isinstance(command, TurnCard):
        return _turned(s, command.seat, outcome)
    if isinstance(command, DrawLot):
        return structs.replace(s, side=outcome[0] - 1)
    if isinstance(command, NameStarter):
        return structs.replace(s, starter=command.seat)
    if isinstance(command, NextTurn | SkipTurn):  # KV-F6: a skipped turn counts as used
        used = tuple(count + (seat == s.turn) for seat, count in enumerate(s.used))
        return structs.replace(s, used=used)
    return FourArmies(s.names, winners=(*s.winners, command.winner))


def _put(hands: tuple[Faces, ...], seat: Seat, faces: Faces) -> tuple[Faces, ...]:
    return (*hands[:seat], faces, *hands[seat + 1 :])


def _with_knight(s: FourArmies, command: PickKnight) -> FourArmies:
    """The knight of the team; a split that named another one is made anew."""
    side, face = side_of(command.seat), KNIGHTS[command.knight - 1]
    knights = (face, s.knights[1]) if side == 0 else (s.knights[0], face)
    shares = tuple(() if side_of(seat) == side else share for seat, share in enumerate(s.shares))
    return structs.replace(s, knights=knights, shares=shares, divided=_marked(s, side, divided=False))


def _marked(s: FourArmies, side: int, *, divided: bool) -> tuple[bool, bool]:
    return (divided, s.divided[1]) if side == 0 else (s.divided[0], divided)


def _split(s: FourArmies, command: SplitSix) -> FourArmies:
    side = side_of(command.seat)
    taken, left = share_of(s.knights[side], command), list(standard(s.knights[side]))
    for face in taken:
        left.remove(face)
    shares = _put(_put(s.shares, command.seat, taken), partner_of(command.seat), tuple(left))
    return structs.replace(s, shares=shares, divided=_marked(s, side, divided=True))


def share_of(knight: int, command: SplitSix) -> Faces:
    """The fixed cards that the command names."""
    faces = (SCOUT, PRINCE, QUEEN, KING, knight)
    counts = (command.scout, command.princes, command.queen, command.king, command.knight)
    return tuple(face for face, count in zip(faces, counts, strict=True) for _ in range(count))


def _turned(s: FourArmies, side: int, outcome: Outcome) -> FourArmies:
    """KV-C6: the higher number starts; after equal ones both teams turn another card."""
    mine = (*s.turned[side], *outcome)
    turned = (mine, s.turned[1]) if side == 0 else (s.turned[0], mine)
    s = structs.replace(s, turned=turned)
    first, second = turned
    if len(first) != len(second) or rank_of(first[-1]) == rank_of(second[-1]):
        return s
    return structs.replace(s, side=0 if rank_of(first[-1]) > rank_of(second[-1]) else 1)
