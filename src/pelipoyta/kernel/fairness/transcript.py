"""Public transcript of a finished game's chance; draws from sealed decks are told by leaf number only."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.fairness.commitment import Met, Proof, outcome
from pelipoyta.kernel.fairness.sealed import Sealed, digest, root_of
from pelipoyta.kernel.fairness.sealed_draws import Deals, dealt_of
from pelipoyta.kernel.fairness.shared_chance import ORDER, PILE, NamedChance, fallen
from pelipoyta.kernel.fairness.verify import Fold, NamedOutcome, Unfair, check_roots, common_of, key_by
from pelipoyta.kernel.game import AnyGame, Seat, told
from pelipoyta.kernel.records.record import Record


class TranscriptEntry(Struct, frozen=True, omit_defaults=True):
    """Named outcome, after so many of the told events; a bag of a sealed zone holds leaf numbers."""

    after: int
    lot: NamedChance
    outcome: tuple[int, ...]


class Transcript(Struct, frozen=True, omit_defaults=True):
    """Data for checking a game's chance without its players' private decks.

    Tables that share their chance have `common`, and then the words are those of the players at all tables.
    """

    commitment: str
    seed: str
    words: tuple[str, ...]
    falls: tuple[TranscriptEntry, ...]
    decks: tuple[Sealed, ...]
    common: bool = False


def transcript(game: AnyGame, record: Record, state: Any, proof: Proof, by: Seat | None) -> Transcript:
    """Transcript of a game that began in this state, limited to what seat `by` was told. Raises Unfair."""
    deals = Deals.begun(game, record.options, [each.key for each in proof.decks])
    seats = 0 if proof.common else record.seats
    fold = Fold(
        game,
        state=state,
        key=key_by(proof, seats, ""),
        deals=deals,
        common=common_of(game, replace(record, dice=proof)),
    )
    fell, heard = list[TranscriptEntry](), 0
    for number, step in enumerate(record.steps, 1):
        fell += [_fallen(fall, heard) for fall in fold.take(step, number)]
        if deals:
            deals.tell(event for each in fold.events if (event := told(each, None)) is not None)
        heard += sum(told(each, by) is not None for each in fold.events)
    decks = deals.sealed() if deals else ()
    return Transcript(
        commitment=proof.commitment,
        seed=proof.seed,
        words=proof.words,
        falls=tuple(fell),
        decks=decks,
        common=proof.common,
    )


def _fallen(fall: NamedOutcome, after: int) -> TranscriptEntry:
    chance = fall.lot.chance
    chance = replace(chance, bag=tuple(sorted(chance.bag))) if isinstance(chance, Draw) else chance
    return TranscriptEntry(after, replace(fall.lot, chance=chance), fall.outcome)


def check(
    game: AnyGame, given: Transcript, events: Sequence[Any], seats: int, noted: str = "", roots: Sequence[str] = ()
) -> int:
    """Check a transcript against the events a viewer was told, and count the checked outcomes.

    Raises Unfair with the number of the outcome.
    """
    key = key_by(given, 0 if given.common else seats, noted)
    check_roots([deck.root for deck in given.decks], roots)
    if given.decks and len(given.decks) != seats:
        raise Unfair("decks-missing")
    for deck in given.decks:
        _check_deck(deck)
    _check_falls(given, key)
    found = dealt_of(game)
    if found and given.decks:
        _check_bags(given, events, found[1].stirs)
        _check_told(given.decks, events, found[1].told)
    return len(given.falls)


def _check_deck(deck: Sealed) -> None:
    """Check that the leaves are those that were committed to, and that the opened ones match."""
    if root_of(deck.seal, deck.leaves) != deck.root:
        raise Unfair("other-deck")
    for each in deck.opened:
        if each.leaf not in range(len(deck.leaves)) or digest(each.salt, str(each.thing)) != deck.leaves[each.leaf]:
            raise Unfair("other-card")
    if len(_open(deck)) != len(deck.opened):
        raise Unfair("other-card")


def _check_falls(given: Transcript, key: bytes) -> None:
    """Check that each outcome follows from the key by its name, and that no name repeats or is skipped."""
    met: Met = Counter()
    bring = fallen if given.common else _fallen_alone
    for number, fall in enumerate(given.falls, 1):
        if not _next_name(fall.lot, met, given.common):
            raise Unfair("other-name", number)
        if not _possible(fall.lot.chance) or fall.outcome != bring(key, fall.lot):
            raise Unfair("other-outcome", number)


def _fallen_alone(key: bytes, lot: NamedChance) -> Outcome:
    return outcome(key, lot.chance, lot.owner, lot.ordinal)


def _next_name(lot: NamedChance, met: Met, common: bool) -> bool:
    """True if the name is the next in order; in a shared pile each position is taken once by any seat (CONTEST-23)."""
    if common and lot.kind.startswith(PILE):
        met[f"{lot.kind}/{lot.ordinal}", None] += 1
        return met[f"{lot.kind}/{lot.ordinal}", None] == 1 and isinstance(lot.chance, Draw)
    met[lot.kind, lot.owner] += 1
    chance = lot.chance
    kind = f"{ORDER}{chance.count}" if common and isinstance(chance, Draw) else chance.kind
    return lot.kind == kind and lot.ordinal == met[lot.kind, lot.owner]


def _possible(chance: Dice | Draw) -> bool:
    if isinstance(chance, Dice):
        return chance.count >= 0 and chance.sides > 0
    leaves_once = chance.heap is None or len(set(chance.bag)) == len(chance.bag)
    return 0 <= chance.count <= len(chance.bag) and leaves_once


def _check_bags(given: Transcript, events: Sequence[Any], stirs: Callable[[Any], Iterable[tuple[Seat, str]]]) -> None:
    """Check that a zone changes only by draws from it and by told events; cards missing from its first bag lie open."""
    stirred = [(number, heap) for number, event in enumerate(events) for heap in stirs(event)]
    left: dict[tuple[Seat, str], tuple[int, set[int] | None]] = {}
    for number, fall in enumerate(given.falls, 1):
        chance = fall.lot.chance
        if not isinstance(chance, Draw) or chance.heap is None:
            continue
        heap, bag = chance.heap, set(chance.bag)
        if heap[0] not in range(len(given.decks)) or not bag <= set(range(len(given.decks[heap[0]].leaves))):
            raise Unfair("other-bag", number)
        since, before = left.get(heap, (0, None))
        deck = given.decks[heap[0]]
        plain = set(range(len(deck.leaves))) - bag <= _open(deck) if before is None else bag == before
        if not plain and not any(since <= at < fall.after and heap == where for at, where in stirred):
            raise Unfair("other-bag", number)
        left[heap] = fall.after, bag - set(fall.outcome)


def _open(deck: Sealed) -> set[int]:
    return {each.leaf for each in deck.opened}


def _check_told(
    decks: Sequence[Sealed], events: Sequence[Any], told_of: Callable[[Any], Iterable[tuple[Seat, int]]]
) -> None:
    """Check that each card that all players were told of was in the deck it came from."""
    for event in events:
        for seat, thing in told_of(event):
            if not any(each.thing == thing for each in decks[seat].opened):
                raise Unfair("not-in-deck")
