"""Rules of the helper: effects of commands at a real table of Sequence, and refusals."""

from msgspec import structs

from pelipoyta.games.sequence.cards import PACKS, rank
from pelipoyta.games.sequence.helper.model import (
    NOBODY,
    Command,
    CountSequence,
    CutCards,
    DrawOwedCard,
    MissTurn,
    NameDealer,
    PlayCard,
    Seating,
)
from pelipoyta.games.sequence.rules.setup import HAND_SIZES
from pelipoyta.kernel import Dice, Draw, Outcome, Refusal, Seat
from pelipoyta.kernel.helper import HelperSetup


def _teams(setup: HelperSetup) -> int:
    """SEQ-1.2: as chosen; else two wherever two come out even."""
    return setup.options.get("teams", 0) or (2 if len(setup.names) in HAND_SIZES[2] else 3)


def why_no_start(setup: HelperSetup) -> Refusal | None:
    teams, players = _teams(setup), len(setup.names)
    if players not in HAND_SIZES.get(teams, {}):
        return Refusal("SEQ-1.2", "uneven-teams", {"teams": teams, "players": players})
    return None


def begin(setup: HelperSetup) -> Seating:
    seats, teams = len(setup.names), _teams(setup)
    return Seating(setup.names, teams, tuple(range(seats)), owed=(0,) * seats, sequences=(0,) * teams)


def why_not(s: Seating, command: Command) -> Refusal | None:
    if isinstance(command, CountSequence):
        return _why_not_count(s, command)
    if s.winner is not None:
        return Refusal("SEQ-2.2", "helper-over")
    if s.drawn:
        return Refusal("SEQ-2.7", "helper-over")
    if isinstance(command, CutCards | NameDealer):
        if s.dealer != NOBODY:
            return Refusal("SEQ-1.5", "helper-dealt")
        nobody = isinstance(command, NameDealer) and command.player >= len(s.names)
        return Refusal("SEQ-1.2", "helper-nobody") if nobody else None
    if s.dealer == NOBODY:
        return Refusal("SEQ-1.5", "not-dealt")
    if isinstance(command, PlayCard):
        return Refusal("SEQ-3.4", "helper-no-card") if not s.hands[s.turn] else None
    if isinstance(command, DrawOwedCard):
        owed = command.player < len(s.names) and s.owed[command.player]
        return None if owed else Refusal("SEQ-3.2", "helper-nothing-owed")
    return None


def _why_not_count(s: Seating, command: CountSequence) -> Refusal | None:
    if command.team >= s.teams:
        return Refusal("SEQ-1.2", "helper-nobody")
    if s.dealer == NOBODY:
        return Refusal("SEQ-1.5", "not-dealt")
    counts = _with(s.sequences, command.team, command.count)
    full = sum(count >= (2 if s.teams == 2 else 1) for count in counts)
    return Refusal("SEQ-2.2", "helper-over") if full > 1 else None


def chance(s: Seating, command: Command) -> Dice | Draw | None:
    return Draw(PACKS, len(s.cutting)) if isinstance(command, CutCards) else None


def apply(s: Seating, command: Command, outcome: Outcome) -> Seating:
    s = structs.replace(s, lapsed=())
    if isinstance(command, CutCards):
        return _cut(s, outcome)
    if isinstance(command, NameDealer):
        return _dealt(structs.replace(s, cut=(), cutters=()), command.player)
    if isinstance(command, PlayCard):
        return _played(s)
    if isinstance(command, MissTurn):
        return structs.replace(_passed_on(_lapsed(s, s.number)), passed=s.passed + 1)
    if isinstance(command, DrawOwedCard):
        return _drew(s, command.player)
    return structs.replace(s, sequences=_with(s.sequences, command.team, command.count))


def _cut(s: Seating, cards: Outcome) -> Seating:
    """SEQ-1.5: the lowest deals; those tied for it draw again."""
    lowest = min(map(rank, cards))
    tied = tuple(seat for seat, card in zip(s.cutting, cards, strict=True) if rank(card) == lowest)
    s = structs.replace(s, cut=cards, cutters=s.cutting, cutting=tied)
    return _dealt(s, tied[0]) if len(tied) == 1 else s


def _dealt(s: Seating, dealer: Seat) -> Seating:
    """SEQ-1.5: the player to the dealer's left starts."""
    hands = (s.size,) * len(s.names)
    return structs.replace(s, dealer=dealer, cutting=(), hands=hands, turn=(dealer + 1) % len(s.names))


def _played(s: Seating) -> Seating:
    """SEQ-3.2: a card owed from one's former turn lapses now, and with it all older ones."""
    if s.owed[s.turn]:
        s = _lapsed(s, s.owed[s.turn] + 1)
    hands = _with(s.hands, s.turn, s.hands[s.turn] - 1)
    return structs.replace(_passed_on(structs.replace(s, hands=hands, owed=_with(s.owed, s.turn, s.number))), passed=0)


def _passed_on(s: Seating) -> Seating:
    return structs.replace(s, turn=(s.turn + 1) % len(s.names), number=s.number + 1)


def _drew(s: Seating, player: Seat) -> Seating:
    """SEQ-3.2: who has placed and drawn ends the right of everybody before."""
    after = _lapsed(s, s.owed[player])
    hands = _with(after.hands, player, after.hands[player] + 1)
    return structs.replace(after, hands=hands, owed=_with(after.owed, player, 0))


def _lapsed(s: Seating, before: int) -> Seating:
    late = tuple(seat for seat, owed in enumerate(s.owed) if 0 < owed < before)
    owed = tuple(0 if seat in late else each for seat, each in enumerate(s.owed))
    return structs.replace(s, owed=owed, lapsed=late)


def _with(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])
