"""Whether a record's dice, draws and deals are those that were committed to before the game."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.common import Common, Lot, Whose, fallen, lots
from pelipoyta.kernel.fair import Met, commitment_to, key_of, outcome
from pelipoyta.kernel.game import AnyGame, Over, Seat
from pelipoyta.kernel.play import Chance, Step, take
from pelipoyta.kernel.record import Record, beginning

HOUSE = "TABLE-"  # a game may end by a rule of the table, wherever it stands


class Unfair(ValueError):
    """The record's chance is not what was committed to: a reason in a word, and at which step (0: at none)."""

    def __init__(self, reason: str, step: int = 0) -> None:
        super().__init__(f"{reason} at step {step}")
        self.reason = reason
        self.step = step


class Fall(Struct, frozen=True):
    """A piece of chance by its name, with what came of it; `common`: several tables had the same."""

    lot: Lot
    outcome: Outcome
    common: bool

    def by(self, key: bytes) -> Outcome:
        """What should have come of it."""
        lot = self.lot
        return fallen(key, lot) if self.common else outcome(key, lot.chance, lot.owner, lot.ordinal)


def verify(game: AnyGame, record: Record, commitment: str = "") -> int:
    """How many outcomes were checked; `commitment` is what one noted before the game. Raises Unfair."""
    key = _key(record, commitment)
    checked = 0
    for number, fall in falls(game, record, _begun(game, record)):
        if fall.outcome != fall.by(key):
            raise Unfair("other-outcome", number)
        checked += 1
    return checked


def _key(record: Record, commitment: str) -> bytes:
    proof = record.dice
    if proof is None:
        raise Unfair("no-proof")
    if commitment and proof.commitment != commitment:
        raise Unfair("other-commitment")
    try:
        seed = bytes.fromhex(proof.seed)
    except ValueError:
        raise Unfair("seed-unreadable") from None
    if commitment_to(seed) != proof.commitment:
        raise Unfair("other-seed")
    if len(proof.words) != record.seats and not proof.common:
        raise Unfair("words-missing")
    return key_of(seed, proof.words)


def falls(game: AnyGame, record: Record, state: Any) -> Iterator[tuple[int, Fall]]:
    """Every chance of a game that began in this state, by its name, with the number of its step. Raises Unfair."""
    met: Met = Counter()
    owner: Seat | None = None
    common = _common(game, record)
    for number, step in enumerate(record.steps, 1):
        pending = game.pending(state)
        if isinstance(step, Chance) and isinstance(pending, Dice | Draw):
            found = _lots(pending, owner, met, common(state) if common else None)
            for lot, brought in _shared_out(found, step.outcome):
                yield number, Fall(lot, brought, common is not None)
        elif isinstance(step, Chance) or isinstance(pending, Dice | Draw):
            raise Unfair("no-chance-there", number)
        else:
            owner = step.seat
        state = _taken(game, state, step, number)
    _check_end(game, record, state)


def _common(game: AnyGame, record: Record) -> Common | None:
    """Whose chance is whose, where several tables had the same."""
    if not record.dice or not record.dice.common:
        return None
    if game.common is None:
        raise Unfair("no-common-chance")
    return game.common


def _lots(pending: Dice | Draw, owner: Seat | None, met: Met, whose: Whose | None) -> tuple[Lot, ...]:
    if whose:
        return lots(pending, whose, met)
    met[pending.kind, owner] += 1
    return (Lot(pending.kind, pending, owner, met[pending.kind, owner]),)


def _shared_out(found: tuple[Lot, ...], outcome: Outcome) -> Iterator[tuple[Lot, Outcome]]:
    """Each piece with its part of what came."""
    at = 0
    for lot in found:
        yield lot, outcome[at : at + lot.chance.count]
        at += lot.chance.count


def _begun(game: AnyGame, record: Record) -> Any:
    """Of a game that goes on from a position (TABLE-13) the chance since then is checked, and the position believed."""
    try:
        return beginning(game, record)
    except ValueError as error:
        raise Unfair("position-unreadable") from error


def _taken(game: AnyGame, state: Any, step: Step, number: int) -> Any:
    try:
        return take(game, state, step)[0]
    except Exception as error:  # whatever an edited record may break
        raise Unfair("cannot-be-played", number) from error


def _check_end(game: AnyGame, record: Record, state: Any) -> None:
    """It ends as the rules say, or by a rule of the table; a running game waits for somebody."""
    end, told = game.pending(state), record.result
    if isinstance(end, Dice | Draw):
        raise Unfair("chance-missing", len(record.steps))
    ends_so = told == end if isinstance(end, Over) else told is None or told.why.startswith(HOUSE)
    if not ends_so:
        raise Unfair("other-end", len(record.steps))
