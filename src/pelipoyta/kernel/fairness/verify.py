"""Verify that a record's dice, draws and deals are those that were committed to before the game."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.fairness.commitment import Met, commitment_to, key_of, outcome
from pelipoyta.kernel.fairness.sealed_draws import Deals, dealt_of, text_of
from pelipoyta.kernel.fairness.shared_chance import NamedChance, SharedChanceOf, fallen, lots
from pelipoyta.kernel.fairness.table_ends import is_table_end
from pelipoyta.kernel.game import AnyGame, Over, Seat
from pelipoyta.kernel.play import Chance, Step, take
from pelipoyta.kernel.records.record import Record, beginning


class Unfair(ValueError):
    """The record's chance differs from the commitment: a reason in one word, and the step (0: none).

    Of an outcome it says what was expected and what was found.
    """

    def __init__(self, reason: str, step: int = 0, expected: Outcome = (), found: Outcome = ()) -> None:
        super().__init__(f"{reason} at step {step}")
        self.reason = reason
        self.step = step
        self.expected = expected
        self.found = found


class NamedOutcome(Struct, frozen=True):
    """Named piece of chance with its outcome; leaf numbers where it is drawn from a sealed deck."""

    lot: NamedChance
    outcome: Outcome


def verify(game: AnyGame, record: Record, commitment: str = "", roots: Sequence[str] = ()) -> int:
    """Verify a record and count the checked outcomes; `commitment` and `roots` were noted before the game.

    Raises Unfair.
    """
    key = key_by(record.dice, 0 if record.dice and record.dice.common else record.seats, commitment)
    deals = _deals(game, record, roots)
    return sum(1 for _ in falls(game, record, _begun(game, record), key, deals))


def key_by(proof: Any, seats: int, commitment: str) -> bytes:
    """HMAC key of a game from its proof; `seats` 0 accepts any number of entropy strings. Raises Unfair."""
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
    if seats and len(proof.words) != seats:
        raise Unfair("words-missing")
    return key_of(seed, proof.words)


def check_roots(told: Sequence[str], noted: Sequence[str]) -> None:
    """Check that the noted roots of the sealed decks are those of the record, seat by seat. Raises Unfair."""
    if noted and tuple(noted) != tuple(told):
        raise Unfair("other-deck-commitment")


def _deals(game: AnyGame, record: Record, noted: Sequence[str]) -> Deals | None:
    """Sealed decks of a record; each must be legal and match its seal. Raises Unfair."""
    keys = record.dice.decks if record.dice else ()
    check_roots([each.root for each in keys], noted)
    if keys and (record.position or len(keys) != record.seats):
        raise Unfair("decks-missing")
    try:
        deals = Deals.begun(game, record.options, [each.key for each in keys])
    except Exception as error:  # an edited deck may break anything
        raise Unfair("deck-unreadable") from error
    for seat, (order, key) in enumerate(zip(deals.orders if deals else (), keys, strict=False)):
        if order.root != key.root:
            raise Unfair("other-deck")
        _check_legal(game, record, seat)
    return deals


def _check_legal(game: AnyGame, record: Record, seat: Seat) -> None:
    found = dealt_of(game)
    if found and found[0].check(record.options, text_of(record.options, found[0].option, seat)).broken:
        raise Unfair("illegal-deck")


class Fold:
    """Replay of a game step by step, which names each piece of chance."""

    def __init__(
        self, game: AnyGame, state: Any, key: bytes, deals: Deals | None, common: SharedChanceOf | None
    ) -> None:
        self._game, self._key, self._common = game, key, common
        self.state, self.deals = state, deals
        self.events: list[Any] = []
        self._met: Met = Counter()
        self._owner: Seat | None = None
        self._follow()

    def take(self, step: Step, number: int) -> tuple[NamedOutcome, ...]:
        """Replay one step and return its pieces of chance. Raises Unfair."""
        pending = self._game.pending(self.state)
        fell: tuple[NamedOutcome, ...] = ()
        if isinstance(step, Chance) and isinstance(pending, Dice | Draw):
            fell = self._fallen(pending)
            expected = brought(fell, self.deals)
            if expected != step.outcome:
                raise Unfair("other-outcome", number, expected, step.outcome)
        elif isinstance(step, Chance) or isinstance(pending, Dice | Draw):
            raise Unfair("no-chance-there", number)
        else:
            self._owner = step.seat
        self.state, self.events = _taken(self._game, self.state, step, number)
        self._follow()
        return fell

    def _fallen(self, pending: Dice | Draw) -> tuple[NamedOutcome, ...]:
        """Outcomes that the key gives for a pending chance, piece by piece where tables share it."""
        if self._common:
            found = lots(pending, self._common(self.state), self._met)
            return tuple(NamedOutcome(lot, fallen(self._key, lot)) for lot in found)
        self._met[pending.kind, self._owner] += 1
        return (named(self._key, pending, self._owner, self._met[pending.kind, self._owner], self.deals),)

    def _follow(self) -> None:
        if self.deals:
            self.deals.follow(self.state)


def named(key: bytes, pending: Dice | Draw, owner: Seat | None, ordinal: int, deals: Deals | None) -> NamedOutcome:
    """Outcome that the key gives; leaf numbers where it is drawn from a sealed deck."""
    if isinstance(pending, Draw) and pending.heap:
        pending = deals.by_leaf(pending) if deals else Draw(pending.bag, pending.count)
    return NamedOutcome(NamedChance(pending.kind, pending, owner, ordinal), outcome(key, pending, owner, ordinal))


def brought(fell: Iterable[NamedOutcome], deals: Deals | None) -> Outcome:
    """Outcome as the game takes it: leaf numbers become cards."""
    return tuple(each for fall in fell for each in _things(fall, deals))


def _things(fall: NamedOutcome, deals: Deals | None) -> Outcome:
    chance = fall.lot.chance
    if deals and isinstance(chance, Draw) and chance.heap:
        return deals.taken(chance, fall.outcome)
    return fall.outcome


def falls(
    game: AnyGame, record: Record, state: Any, key: bytes, deals: Deals | None = None
) -> Iterator[tuple[int, NamedOutcome]]:
    """Every piece of chance of a game that began in this state, with the number of its step. Raises Unfair."""
    fold = Fold(game, state=state, key=key, deals=deals, common=common_of(game, record))
    for number, step in enumerate(record.steps, 1):
        for fall in fold.take(step, number):
            yield number, fall
    _check_end(game, record, fold.state)


def common_of(game: AnyGame, record: Record) -> SharedChanceOf | None:
    """The game's function that names the owners of its chance, for tables that share it. Raises Unfair."""
    if not record.dice or not record.dice.common:
        return None
    if game.common is None:
        raise Unfair("no-common-chance")
    return game.common


def _begun(game: AnyGame, record: Record) -> Any:
    """First state of a record; a game played on from a position (TABLE-13) is checked from there."""
    try:
        return beginning(game, record)
    except ValueError as error:
        raise Unfair("position-unreadable") from error


def _taken(game: AnyGame, state: Any, step: Step, number: int) -> tuple[Any, list[Any]]:
    try:
        return take(game, state, step)
    except Exception as error:  # an edited record may break anything
        raise Unfair("cannot-be-played", number) from error


def _check_end(game: AnyGame, record: Record, state: Any) -> None:
    """Check that the game ends by its rules or by a rule of the table; a running game must wait for a seat."""
    end, told = game.pending(state), record.result
    if isinstance(end, Dice | Draw):
        raise Unfair("chance-missing", len(record.steps))
    teams = game.hooks.teams(record.options, record.seats)
    ends_so = told == end if isinstance(end, Over) else told is None or is_table_end(told, teams)
    if not ends_so:
        raise Unfair("other-end", len(record.steps))
