"""Whether a record's dice, draws and deals are those that were committed to before the game."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.fair import Fall, Met, commitment_to, key_of, outcome
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


def verify(game: AnyGame, record: Record, commitment: str = "") -> int:
    """How many outcomes were checked; `commitment` is what one noted before the game. Raises Unfair."""
    key = _key(record, commitment)
    checked = 0
    for number, fall in falls(game, record, _begun(game, record)):
        if fall.outcome != outcome(key, fall.chance, fall.owner, fall.ordinal):
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
    if len(proof.words) != record.seats:
        raise Unfair("words-missing")
    return key_of(seed, proof.words)


def falls(game: AnyGame, record: Record, state: Any) -> Iterator[tuple[int, Fall]]:
    """Every chance of a game that began in this state, by its name, with the number of its step. Raises Unfair."""
    met: Met = Counter()
    owner: Seat | None = None
    for number, step in enumerate(record.steps, 1):
        pending = game.pending(state)
        if isinstance(step, Chance) and isinstance(pending, Dice | Draw):
            met[pending.kind, owner] += 1
            yield number, Fall(pending, owner, met[pending.kind, owner], step.outcome)
        elif isinstance(step, Chance) or isinstance(pending, Dice | Draw):
            raise Unfair("no-chance-there", number)
        else:
            owner = step.seat
        state = _taken(game, state, step, number)
    _check_end(game, record, state)


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
