"""Documents of a table's game: its record, the proof of its dice, and the text by which it is analysed."""

from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from pelipoyta.bots.analysis.model import VERSION
from pelipoyta.bots.analysis.pieces import LONGEST
from pelipoyta.kernel.chance import Dice
from pelipoyta.kernel.fairness.sealed import Sealed
from pelipoyta.kernel.fairness.transcript import TranscriptEntry
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import Chance
from pelipoyta.kernel.records import partial_record, record
from pelipoyta.kernel.records.dice_stats import DiceStats, dice_stats
from pelipoyta.kernel.records.record import Record
from pelipoyta.server.schemas.play.fairness import ChanceOutcome, DiceProof, OpenedLeaf, SealedDeck
from pelipoyta.server.services.games.deck_commitments import DeckCommitments, transcript_of
from pelipoyta.server.services.games.records import record_of
from pelipoyta.table.access.policy import Access
from pelipoyta.table.errors import TableError
from pelipoyta.table.fairness.chance import proof
from pelipoyta.table.state.table_state import TableState


class StudyText(Struct, frozen=True):
    """The steps of a game and what they begin from; an analysis is stored by `name`, an old one by `older`."""

    game: str
    text: str
    name: str
    older: str


class Course(Struct, frozen=True):
    """Times, choices and dice of a finished game; `rolled` by seat."""

    began: float  # seconds since 1970
    lasted: float  # seconds
    choices: int
    rolled: tuple[DiceStats, ...]


def record_text(secret: bytes, state: TableState, seen: Access, names: tuple[str, ...] = ()) -> str:
    """The record that the viewer may have: the whole one, or one of what the viewer saw (TABLE-9)."""
    whole = record_of(state)
    whole = replace(whole, players=names or whole.players)
    if seen.record == "whole":
        return record.write(state.game, replace(whole, dice=proof(secret, state, seen)))
    sealed = DeckCommitments(secret).sealed(state, seen.decks)
    fair = transcript_of(secret, state, whole, seen, seen.seat)
    return partial_record.write(partial_record.seen(state.game, whole, seen.seat, sealed, fair))


def dice_proof(secret: bytes, state: TableState, seen: Access) -> DiceProof:
    """The seed, the words and every outcome of a game that is over (TABLE-12)."""
    fair = transcript_of(secret, state, record_of(state), seen, None)
    assert fair, "the policy allows it"
    falls, decks = tuple(map(_outcome, fair.falls)), tuple(map(_sealed, fair.decks))
    return DiceProof(commitment=fair.commitment, seed=fair.seed, words=fair.words, falls=falls, decks=decks)


def _outcome(fall: TranscriptEntry) -> ChanceOutcome:
    lot, chance = fall.lot, fall.lot.chance
    return ChanceOutcome(
        kind=lot.kind,
        sides=chance.sides if isinstance(chance, Dice) else 0,
        bag=() if isinstance(chance, Dice) else chance.bag,
        count=chance.count,
        owner=lot.owner,
        ordinal=lot.ordinal,
        outcome=fall.outcome,
        of=None if isinstance(chance, Dice) or not chance.heap else chance.heap[0],
    )


def _sealed(deck: Sealed) -> SealedDeck:
    opened = tuple(OpenedLeaf(each.leaf, each.thing, each.salt) for each in deck.opened)
    return SealedDeck(deck.root, deck.seal, deck.leaves, opened)


def course(state: TableState) -> Course:
    steps, times = state.history.record_steps(), state.history.times
    return Course(
        began=times[0],
        lasted=round(times[-1] - times[0], 1),
        choices=sum(not isinstance(step, Chance) for step in steps),
        rolled=dice_stats(state.game, state.initial_state(), steps, state.header.seats),
    )


def study_text(game: AnyGame, whole: Record) -> StudyText:
    """The game as it is analysed; names, marks and clocks change nothing. Raises TableError where it cannot be."""
    if whole.result is None:
        raise TableError("analysis_running")
    if len(whole.steps) > LONGEST:
        raise TableError("analysis_too_long", {"steps": len(whole.steps), "most": LONGEST})
    bare = replace(whole, players=(), marks={}, clocks=None, stand_ins={}, teaching=False, dice=None)
    text = record.write(game, bare)
    return StudyText(game.id, text, _name(text), _name(record.write(game, replace(whole, players=()))))


def _name(text: str) -> str:
    return f"{VERSION}/{sha256(text.encode()).hexdigest()}"
