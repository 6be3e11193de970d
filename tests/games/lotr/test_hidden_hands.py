"""Who is asked, and what, never depends on a hand that others do not see (LOTR-30.49)."""

import sys
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.catalogue import CARDS, pool_of
from pelipoyta.games.lotr.events import HandSeen, HandShown
from pelipoyta.games.lotr.model import Actions, HealBy, Held, Options, Play, Select, State
from pelipoyta.games.lotr.terms import Side
from pelipoyta.kernel import Ask, Over, Seat
from pelipoyta.kernel.game import altered

TABLES = [
    (Options(decks=("ttt-aragorn", "ttt-theoden")), 2),
    (Options(decks=("fotr-aragorn", "fotr-gandalf"), format="fellowship"), 2),
    (Options(decks=("fotr-gandalf", "fotr-aragorn"), format="fellowship"), 3),
]


def positions(options: Options, seats: int, rng: Random, steps: int = 250) -> Iterator[State]:
    """Every position of a game as chance plays it; nobody bids away their Ring-bearer."""
    s = GAME.start(options, seats)
    for _ in range(steps):
        pending = GAME.pending(s)
        if isinstance(pending, Over):
            return
        yield s
        if isinstance(pending, Ask):
            seat = rng.choice(pending.seats)
            legal = GAME.legal(s, seat)
            s, _ = GAME.apply(s, seat, legal[0] if pending.what == "bid" else rng.choice(legal))
        else:
            s, _ = GAME.settle(s, pending.sample(rng))


def with_another_hand(s: State, seat: Seat, rng: Random) -> State:
    """The same to everyone else: what nobody has seen of the hand is other cards of the format."""
    other = s.copy()
    cards = pool_of(s.options.format).deckable()
    hand = [held if held.eyes else Held(rng.choice(cards)) for held in s.players[seat].hand]
    other.players[seat] = replace(other.players[seat], hand=tuple(sorted(hand)))
    return other


def asked(s: State) -> object:
    """Who is asked what about which happening, and so what a standing setting lets pass (TABLE-11)."""
    pending = GAME.pending(s)
    return (pending.seats, pending.what, GAME.manners.moment(s)) if isinstance(pending, Ask) else type(pending)


def is_from_hand(action: Actions) -> bool:
    return isinstance(action, Play | HealBy)


def pairs(options: Options, seats: int, seed: int) -> Iterator[tuple[State, State, Seat, Actions]]:
    """Two positions that differ in one hidden hand, and what another seat does in both."""
    rng = Random(seed)
    for s in positions(options, seats, rng):
        pending = GAME.pending(s)
        if not isinstance(pending, Ask) or isinstance(s.agenda[-1], Select):
            continue
        seat = pending.seats[0]
        legal = [action for action in GAME.legal(s, seat) if not is_from_hand(action)]
        for hidden in range(seats):
            if hidden != seat and legal and s.players[hidden].hand:
                yield s, with_another_hand(s, hidden, rng), seat, rng.choice(legal)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("options", "seats"), TABLES, ids=["towers", "fellowship", "three"])
def test_two_hands_cannot_be_told_apart(options: Options, seats: int, seed: int) -> None:
    tried = 0
    for one, other, seat, action in pairs(options, seats, seed):
        assert asked(one) == asked(other)
        after, events = GAME.apply(one, seat, action)
        if any(isinstance(event, HandSeen | HandShown) for event in events):
            continue
        changed, told = GAME.apply(other, seat, action)
        assert (asked(after), events) == (asked(changed), told)
        tried += 1
    assert tried


def test_a_question_that_looks_into_the_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: only who holds an answer is asked."""

    def peeks(s: State, seat: Seat, what: object, before: bool) -> bool:
        return any(CARDS[held.code].title == "Intimidate" for held in s.players[seat].hand)

    monkeypatch.setattr("pelipoyta.games.lotr.rules.happen.could_answer_from_hand", peeks)
    with pytest.raises(AssertionError):
        play_some()


def test_a_setting_that_looks_into_the_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: what is asked about is called otherwise where an answer is held."""

    def peeks(s: State) -> str:
        pending = GAME.pending(s)
        held = [h for seat in getattr(pending, "seats", ()) for h in s.players[seat].hand]
        return "respond-other" if any(CARDS[h.code].side is Side.FREE for h in held) else ""

    monkeypatch.setattr(sys.modules[__name__], "GAME", altered(GAME, moment=peeks))
    with pytest.raises(AssertionError):
        play_some()


def play_some() -> None:
    for seed in range(12):
        test_two_hands_cannot_be_told_apart(TABLES[1][0], 2, seed)
