"""Records whose chance was committed to hold; whatever is changed in them is found out (TABLE-12)."""

import os
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.fairness.commitment import Met, Proof, commitment_to, key_of, outcome
from pelipoyta.kernel.fairness.verify import Unfair, verify
from pelipoyta.kernel.game import AnyGame, Over
from pelipoyta.kernel.play import Chance, Move, Step, take
from pelipoyta.kernel.records import record as records
from pelipoyta.kernel.records.record import Record

GAMES = int(os.environ.get("PELIPOYTA_VERIFY", "10"))  # make verify-many asks for a thousand
LONGEST = 400  # steps: a record may be of a game that runs


def simulated(game: AnyGame, seed: int, longest: int = LONGEST) -> Record:
    """A game of players who take what comes, with dice from a seed and a word each."""
    random, secret, seats = Random(seed), Random(-seed).randbytes(32), min(game.seats)
    words = tuple(f"sana {seed} {seat}" for seat in range(seats))
    options, key, met = game.options(), key_of(secret, words), Counter[tuple[str, int | None]]()
    state, steps = game.start(options, seats), list[Step]()
    while not isinstance(pending := game.pending(state), Over) and (len(steps) < longest or is_chance(pending)):
        steps.append(next_step(game, state, pending, steps, key, met, random))
        state, _ = take(game, state, steps[-1])
    result = pending if isinstance(pending, Over) else None
    proof = Proof(commitment_to(secret), secret.hex(), words)
    return Record(game.id, game.version, seats, options, (), result, tuple(steps), dice=proof)


def is_chance(pending: Any) -> bool:
    return isinstance(pending, Dice | Draw)


def next_step(game: AnyGame, state: Any, pending: Any, steps: list[Step], key: bytes, met: Met, random: Random) -> Step:
    if isinstance(pending, Dice | Draw):
        owner = next((step.seat for step in reversed(steps) if isinstance(step, Move)), None)
        met[pending.kind, owner] += 1
        return Chance(outcome(key, pending, owner, met[pending.kind, owner]))
    seat = random.choice(pending.seats)
    return Move(seat, random.choice(game.legal(state, seat)))


@pytest.mark.timeout(60 + 3 * GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_honest_records_hold(name: str) -> None:
    game, checked = load(name), 0
    for seed in range(1, 1 + GAMES // len(NAMES)):
        record = simulated(game, seed)
        checked += verify(game, records.read(records.write(game, record), {name: game}), record.dice.commitment)  # type: ignore[union-attr]
    assert checked > 0
    print(f"{name}: {GAMES // len(NAMES)} records, {checked} outcomes")


def test_a_game_that_went_on_from_a_position_is_checked_from_there() -> None:
    """TABLE-13: the position is believed, what fell since then is not."""
    whole = simulated(GAME, 3, 10_000)
    states = [state for state, _ in records.played(GAME, whole)]
    at = next(n for n, step in enumerate(whole.steps) if n > 20 and isinstance(step, Move))
    assert whole.dice
    rest = Random(5)
    state, steps, met = states[at], list[Step](), Counter[tuple[str, int | None]]()
    key = key_of(bytes.fromhex(whole.dice.seed), whole.dice.words)
    while not isinstance(pending := GAME.pending(state), Over):
        steps.append(next_step(GAME, state, pending, steps, key, met, rest))
        state, _ = take(GAME, state, steps[-1])
    went_on = replace(whole, position=GAME.notation.draw(states[at]), steps=tuple(steps), result=pending)
    assert verify(GAME, records.read(records.write(GAME, went_on), {"rolechess": GAME})) > 0
    with pytest.raises(Unfair):
        verify(GAME, replace(went_on, position=""))
    with pytest.raises(Unfair, match="position-unreadable"):
        verify(GAME, replace(went_on, position="nowhere"))


GAME = load("rolechess")
HONEST = simulated(GAME, 7, 10_000)
DICE = [at for at, step in enumerate(HONEST.steps) if isinstance(step, Chance)]


def with_step(at: int, *steps: Step) -> Record:
    return replace(HONEST, steps=(*HONEST.steps[:at], *steps, *HONEST.steps[at + 1 :]))


def proof(**changes: Any) -> Record:
    assert HONEST.dice
    return replace(HONEST, dice=replace(HONEST.dice, **changes))


def other_die(at: int) -> Chance:
    step = HONEST.steps[at]
    assert isinstance(step, Chance)
    return Chance((step.outcome[0] % 6 + 1, *step.outcome[1:]))


def swapped() -> Record:
    """Two rolls that differ have changed places."""
    rolls = {step: at for at in DICE if isinstance(step := HONEST.steps[at], Chance) and len(step.outcome) == 1}
    (one, first), (two, second) = sorted(rolls.items(), key=lambda each: each[1])[:2]
    steps = list(HONEST.steps)
    steps[first], steps[second] = two, one
    return replace(HONEST, steps=tuple(steps))


def unseated() -> Record:
    """A move was made by somebody else."""
    at = next(at for at, step in enumerate(HONEST.steps) if isinstance(step, Move))
    move = HONEST.steps[at]
    assert isinstance(move, Move)
    return with_step(at, Move(1 - move.seat, move.action))


TAMPERED: dict[str, tuple[Callable[[], Record], set[str]]] = {
    "a die": (lambda: with_step(DICE[0], other_die(DICE[0])), {"other-outcome", "cannot-be-played"}),
    "the last die": (lambda: with_step(DICE[-1], other_die(DICE[-1])), {"other-outcome"}),
    "two rolls swapped": (swapped, {"other-outcome", "cannot-be-played"}),
    "a roll left out": (lambda: with_step(DICE[1]), {"no-chance-there", "cannot-be-played", "other-outcome"}),
    "a roll too many": (
        lambda: with_step(DICE[1], HONEST.steps[DICE[1]], HONEST.steps[DICE[1]]),
        {"no-chance-there", "cannot-be-played", "other-outcome"},
    ),
    "the end cut off": (lambda: replace(HONEST, steps=HONEST.steps[:-2]), {"chance-missing", "other-end"}),
    "another result": (
        lambda: replace(HONEST, result=Over((0.25, 0.75), HONEST.result.why if HONEST.result else "")),
        {"other-end"},
    ),
    "another player": (unseated, {"cannot-be-played"}),
    "another seed": (lambda: proof(seed="00" * 32), {"other-seed"}),
    "a seed that is none": (lambda: proof(seed="zz"), {"seed-unreadable"}),
    "another commitment": (lambda: proof(commitment="00" * 32), {"other-seed", "other-commitment"}),
    "seed and commitment": (
        lambda: proof(seed="00" * 32, commitment=commitment_to(bytes(32))),
        {"other-outcome", "other-commitment"},
    ),
    "a word": (lambda: proof(words=("sana 7 0", "toinen")), {"other-outcome"}),
    "a word too few": (lambda: proof(words=("sana 7 0",)), {"words-missing"}),
    "letters moved between words": (lambda: proof(words=("sana 7 0s", "ana 7 1")), {"other-outcome"}),
    "no proof": (lambda: replace(HONEST, dice=None), {"no-proof"}),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_what_was_changed_is_found_out(what: str) -> None:
    tampered, reasons = TAMPERED[what]
    with pytest.raises(Unfair) as unfair:
        verify(GAME, tampered())
    assert unfair.value.reason in reasons


@pytest.mark.parametrize(
    "told",
    [
        Over((0.3, 0.7), "TABLE-1"),
        Over((1.0, 1.0), "TABLE-1"),
        Over((1.0, 0.0), "TABLE-2"),
        Over((1.0, 0.0), "any"),
    ],
)
def test_the_table_ends_a_game_only_as_its_rules_can(told: Over) -> None:
    cut = next(n for n in range(DICE[1], 0, -1) if _waits_for_a_seat(n))
    begun = replace(HONEST, steps=HONEST.steps[:cut])
    assert verify(load(HONEST.game), replace(begun, result=Over((1.0, 0.0), "TABLE-1")))
    with pytest.raises(Unfair, match="other-end"):
        verify(load(HONEST.game), replace(begun, result=told))


def _waits_for_a_seat(steps: int) -> bool:
    game = load(HONEST.game)
    state = records.beginning(game, HONEST)
    for step in HONEST.steps[:steps]:
        state, _ = take(game, state, step)
    return not is_chance(game.pending(state))


def test_a_false_die_is_told_with_the_right_one() -> None:
    with pytest.raises(Unfair) as unfair:
        verify(load(HONEST.game), with_step(DICE[-1], other_die(DICE[-1])))
    true, false = HONEST.steps[DICE[-1]], other_die(DICE[-1])
    assert isinstance(true, Chance)
    assert (unfair.value.expected, unfair.value.found) == (true.outcome, false.outcome)


def test_the_honest_one_holds_and_is_the_one_that_was_noted() -> None:
    assert HONEST.dice and verify(GAME, HONEST, HONEST.dice.commitment) == len(DICE)
    with pytest.raises(Unfair, match="other-commitment"):
        verify(GAME, HONEST, "00" * 32)
    forged = proof(seed="00" * 32, commitment=commitment_to(bytes(32)))
    with pytest.raises(Unfair, match="other-commitment"):
        verify(GAME, forged, HONEST.dice.commitment)


def test_every_face_is_as_likely() -> None:
    key = key_of(bytes(32), ())
    faces = Counter(outcome(key, Dice(1), 0, ordinal)[0] for ordinal in range(6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6] and min(faces.values()) > 900


def test_a_draw_takes_each_thing_once() -> None:
    key = key_of(bytes(32), ("a",))
    assert sorted(outcome(key, Draw((3, 1, 2, 2), 4), None, 1)) == [1, 2, 2, 3]
    assert outcome(key, Draw((3, 1, 2), 2), None, 1) == outcome(key, Draw((1, 2, 3), 2), None, 1)


# The same in client/src/fairness/commitment.test.ts: both sides of the protocol give the same.
def test_the_protocol_is_as_written() -> None:
    key = key_of(bytes(range(32)), ("Aino", "äiti"))
    assert key.hex() == KNOWN["key"]
    assert outcome(key, Dice(5), 1, 3) == KNOWN["dice"]
    assert outcome(key, Draw(tuple(range(12)), 12), None, 1) == KNOWN["draw"]


KNOWN: dict[str, Any] = {
    "key": "98bf26e393e33882eb610d75332a690065212cc2fd727693f925434083dfafdb",
    "dice": (5, 3, 4, 4, 1),
    "draw": (6, 0, 7, 5, 1, 10, 11, 3, 2, 8, 4, 9),
}
