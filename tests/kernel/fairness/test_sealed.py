"""Decks that nobody shows are checked all the same; what is changed in what is told of them is found out (TABLE-19)."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.kernel.fairness.test_verify import is_chance

from pelipoyta.games import load
from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.fairness.commitment import Met, Proof, commitment_to, key_of, outcome
from pelipoyta.kernel.fairness.sealed import Key, digest, root_of
from pelipoyta.kernel.fairness.sealed_draws import Deals
from pelipoyta.kernel.fairness.transcript import Transcript, TranscriptEntry, _fallen, check, transcript
from pelipoyta.kernel.fairness.verify import NamedOutcome, Unfair, brought, named, verify
from pelipoyta.kernel.game import Over, told
from pelipoyta.kernel.play import Chance, Move, Step, take
from pelipoyta.kernel.records import record as records
from pelipoyta.kernel.records.record import Record

GAME = load("lotr")


def simulated(seed: int, longest: int = 300, seats: int = 2, decks: tuple[str, ...] = ()) -> Record:
    """Two who take what comes, with decks of their own that are committed to."""
    random, secret = Random(seed), Random(-seed).randbytes(32)
    words, keys = tuple(f"sana {seat}" for seat in range(seats)), [f"avain {seed} {seat}" for seat in range(seats)]
    options = replace(GAME.options(), decks=decks or GAME.options().decks)
    deals, key, met = Deals.begun(GAME, options, keys), key_of(secret, words), Counter[tuple[str, int | None]]()
    assert deals
    proof = Proof(commitment_to(secret), secret.hex(), words, decks=decks_of(deals, keys))
    state, steps = GAME.start(options, seats), list[Step]()
    deals.follow(state)
    while not isinstance(pending := GAME.pending(state), Over) and (len(steps) < longest or is_chance(pending)):
        steps.append(next_step(state, pending, steps, key, met, random, deals))
        state, _ = take(GAME, state, steps[-1])
        deals.follow(state)
    result = pending if isinstance(pending, Over) else None
    return Record(GAME.id, GAME.version, seats, options, (), result, tuple(steps), dice=proof)


def decks_of(deals: Deals, keys: list[str]) -> tuple[Key, ...]:
    return tuple(Key(key, order.root) for key, order in zip(keys, deals.orders, strict=True))


def next_step(state: Any, pending: Any, steps: list[Step], key: bytes, met: Met, random: Random, deals: Deals) -> Step:
    if is_chance(pending):
        owner = next((step.seat for step in reversed(steps) if isinstance(step, Move)), None)
        met[pending.kind, owner] += 1
        return Chance(brought([named(key, pending, owner, met[pending.kind, owner], deals)], deals))
    seat = random.choice(pending.seats)
    return Move(seat, random.choice(GAME.legal(state, seat)[: 3 if pending.what == "bid" else None]))


def heard(record: Record, by: int | None) -> list[Any]:
    return [
        event for _, events in records.played(GAME, record) for each in events if (event := told(each, by)) is not None
    ]


def told_of(record: Record, by: int | None = None) -> Transcript:
    assert record.dice
    made = transcript(GAME, record, records.beginning(GAME, record), record.dice, by)
    return msgspec.json.decode(msgspec.json.encode(made), type=Transcript)


@pytest.mark.parametrize("seed", range(1, 5))
def test_honest_games_hold_for_those_who_see_all_and_for_those_who_do_not(seed: int) -> None:
    record = simulated(seed)
    assert record.dice
    roots = [each.root for each in record.dice.decks]
    again = records.read(records.write(GAME, record), {"lotr": GAME})
    whole = verify(GAME, again, record.dice.commitment, roots)
    for by in (None, 0, 1):
        assert check(GAME, told_of(record, by), heard(record, by), 2, record.dice.commitment, roots) == whole > 1


HONEST = simulated(3)
TOLD, EVENTS = told_of(HONEST), heard(HONEST, None)
ROOTS = [deck.root for deck in TOLD.decks]
DRAWS = [at for at, fall in enumerate(TOLD.falls) if isinstance(fall.lot.chance, Draw) and fall.lot.chance.heap]
Changed = tuple[Transcript, list[Any]]


def with_fall(at: int, fall: TranscriptEntry | None) -> Changed:
    falls = (*TOLD.falls[:at], *([fall] if fall else []), *TOLD.falls[at + 1 :])
    return replace(TOLD, falls=falls), EVENTS


def with_deck(seat: int, **changes: Any) -> Changed:
    decks = list(TOLD.decks)
    decks[seat] = replace(decks[seat], **changes)
    return replace(TOLD, decks=tuple(decks)), EVENTS


def other_leaf() -> Changed:
    """Another card came than the seed says."""
    fall = TOLD.falls[DRAWS[0]]
    assert isinstance(fall.lot.chance, Draw)
    spare = next(leaf for leaf in fall.lot.chance.bag if leaf not in fall.outcome)
    return with_fall(DRAWS[0], replace(fall, outcome=(spare, *fall.outcome[1:])))


def chosen_bag(at: int) -> Changed:
    """The house says that a card had left the deck, so that the seed brings another one."""
    fall, key = TOLD.falls[at], key_of(bytes.fromhex(TOLD.seed), TOLD.words)
    lot = fall.lot
    assert isinstance(lot.chance, Draw)
    chance = replace(lot.chance, bag=tuple(leaf for leaf in lot.chance.bag if leaf != fall.outcome[0]))
    came = outcome(key, chance, lot.owner, lot.ordinal)
    return with_fall(at, replace(fall, lot=replace(lot, chance=chance), outcome=came))


def opened(seat: int, **changes: Any) -> Changed:
    first, *others = TOLD.decks[seat].opened
    return with_deck(seat, opened=(replace(first, **changes), *others))


def forged_leaf() -> Changed:
    """Another card is put in the place of one that was shown, and everything is sealed anew."""
    deck = TOLD.decks[0]
    first, *others = deck.opened
    leaves = list(deck.leaves)
    leaves[first.leaf] = digest("suola", "1001")
    told = (replace(first, thing=1001, salt="suola"), *others)
    return with_deck(0, root=root_of(deck.seal, leaves), leaves=tuple(leaves), opened=told)


def closed() -> Changed:
    """A card that was played is not opened."""
    return with_deck(0, opened=tuple(each for each in TOLD.decks[0].opened if each.thing != PLAYED.code))


PLAYED = next(event for event in EVENTS if type(event).__name__ == "CardPlayed" and event.seat == 0)


def other_event() -> Changed:
    """The story tells of a card that the deck does not hold."""
    return TOLD, [replace(event, code=1001) if event is PLAYED else event for event in EVENTS]


LATER = DRAWS[2]  # of a heap that was drawn from before
TAMPERED: dict[str, tuple[Callable[[], Changed], set[str]]] = {
    "another card came": (other_leaf, {"other-outcome"}),
    "a card less in the deck": (lambda: chosen_bag(LATER), {"other-bag"}),
    "a card less in the first deal": (lambda: chosen_bag(DRAWS[0]), {"other-bag"}),
    "a draw left out": (lambda: with_fall(DRAWS[0], None), {"other-name", "other-bag"}),
    "another card opened": (lambda: opened(0, thing=1001), {"other-card"}),
    "another salt": (lambda: opened(1, salt="00" * 32), {"other-card"}),
    "a leaf that is none": (lambda: opened(0, leaf=999), {"other-card"}),
    "a leaf opened twice": (lambda: with_deck(0, opened=TOLD.decks[0].opened * 2), {"other-card"}),
    "another leaf": (lambda: with_deck(0, leaves=("00" * 32, *TOLD.decks[0].leaves[1:])), {"other-deck"}),
    "a leaf more": (lambda: with_deck(1, leaves=(*TOLD.decks[1].leaves, "00" * 32)), {"other-deck"}),
    "another seal": (lambda: with_deck(0, seal="00" * 32), {"other-deck"}),
    "all sealed anew": (forged_leaf, {"other-deck-commitment"}),
    "decks exchanged": (lambda: (replace(TOLD, decks=TOLD.decks[::-1]), EVENTS), {"other-deck-commitment"}),
    "a deck left out": (lambda: (replace(TOLD, decks=TOLD.decks[:1]), EVENTS), {"other-deck-commitment"}),
    "a card in the story": (other_event, {"not-in-deck"}),
    "a card not opened": (closed, {"not-in-deck"}),
    "another seed": (lambda: (replace(TOLD, seed="00" * 32), EVENTS), {"other-seed"}),
    "another word": (lambda: (replace(TOLD, words=("sana 0", "toinen")), EVENTS), {"other-outcome"}),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_what_was_changed_is_found_out(what: str) -> None:
    change, reasons = TAMPERED[what]
    given, events = change()
    with pytest.raises(Unfair) as unfair:
        check(GAME, given, events, 2, TOLD.commitment, ROOTS)
    assert unfair.value.reason in reasons


def test_a_deck_that_is_shown_is_the_one_that_was_sealed() -> None:
    """Whoever may see all of it finds out another text, another key, and a deck that breaks a rule."""
    assert HONEST.dice
    other = replace(HONEST, options=replace(HONEST.options, decks=HONEST.options.decks[::-1]))
    with pytest.raises(Unfair, match="other-deck"):
        verify(GAME, other)
    keys = (replace(HONEST.dice.decks[0], key="toinen"), HONEST.dice.decks[1])
    with pytest.raises(Unfair, match="other-deck"):
        verify(GAME, replace(HONEST, dice=replace(HONEST.dice, decks=keys)))
    with pytest.raises(Unfair, match="decks-missing"):
        verify(GAME, replace(HONEST, dice=replace(HONEST.dice, decks=keys[:1])))
    assert verify(GAME, HONEST, roots=ROOTS) > 2
    with pytest.raises(Unfair, match="other-deck-commitment"):
        verify(GAME, HONEST, roots=ROOTS[::-1])


def test_a_deck_that_breaks_a_rule_is_found_out_though_it_was_sealed_well() -> None:
    """Had the house let it in, whoever may see the deck later would know (TABLE-19)."""
    private, options = GAME.hooks.private[0], GAME.options()
    text = private.check(options, options.decks[0]).text
    short = text.replace("4 4C10", "3 4C10")
    assert text != short and private.check(options, short).broken and not private.check(options, text).broken
    assert verify(GAME, simulated(3, 60, decks=(text, options.decks[1]))) > 1
    with pytest.raises(Unfair, match="illegal-deck"):
        verify(GAME, simulated(3, 60, decks=(short, options.decks[1])))


def test_what_nobody_saw_stays_closed() -> None:
    """What is told names no card that the events do not; and two decks that look alike so far are told of alike."""
    shown = {thing for event in EVENTS for _, thing in GAME.hooks.private[0].dealt.told(event)}  # type: ignore[union-attr]
    firsts = {code for player in GAME.start(HONEST.options, 2).players for code in player.first}
    known = {held for deck in TOLD.decks for held in (each.thing for each in deck.opened)}
    assert known <= shown | firsts and len(TOLD.decks[0].opened) < len(TOLD.decks[0].leaves)
    keys = {each.key for each in HONEST.dice.decks} if HONEST.dice else set()
    assert not any(key in msgspec.json.encode(TOLD).decode() for key in keys)


def test_the_number_of_leaves_is_that_of_the_cards_all_could_count() -> None:
    state = GAME.start(HONEST.options, 2)
    view = GAME.view(state, None)
    counted = [each.deck_count + len(each.first) for each in view.players]
    assert [len(deck.leaves) for deck in TOLD.decks] == counted
    assert all(len(root) == 64 for root in ROOTS)


def test_a_transcript_tells_a_bag_in_its_own_order_and_dice_as_they_are() -> None:
    """The order in which the server keeps a bag is told to nobody."""
    lot = TOLD.falls[DRAWS[0]].lot
    for chance, told_as in ((Draw((9, 3, 5), 1), Draw((3, 5, 9), 1)), (Dice(2), Dice(2))):
        assert _fallen(NamedOutcome(replace(lot, chance=chance), (3,)), 1).lot.chance == told_as
