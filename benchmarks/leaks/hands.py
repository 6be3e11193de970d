"""Leaks of hidden hands through questions: pairs of The Lord of the Rings positions that differ in one hand.

`python benchmarks/leaks/hands.py [--games N] [--seed S]`; games as chance plays them, over formats and two to four
players. At each question another seat's unseen cards are changed for others of the format. Who is asked, what, about
which happening, and what the next deed tells must be the same in both (LOTR-30.49). Told is how many pairs were
compared, at how many moments, and how many could be told apart. How long answers take is another matter:
benchmarks/leaks/timing.py.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.engine.catalogue import pool_of
from pelipoyta.games.lotr.events import HandSeen, HandShown
from pelipoyta.games.lotr.model import Actions, HealBy, Held, Options, Play, Select, State
from pelipoyta.kernel import Ask, Over, Seat

TABLES = {
    "towers": (Options(decks=("ttt-aragorn", "ttt-theoden")), 2),
    "fellowship": (Options(decks=("fotr-aragorn", "fotr-gandalf"), format="fellowship"), 2),
    "three": (Options(decks=("fotr-gandalf", "fotr-aragorn"), format="fellowship"), 3),
    "open": (Options(decks=("ttt-theoden", "ttt-aragorn"), format="open"), 2),
    "four": (Options(decks=("ttt-aragorn", "ttt-theoden"), format="open"), 4),
}
STEPS = 250  # of a game that are looked at


class Pair(NamedTuple):
    """Two positions that differ in one hidden hand, and an action of another seat in both."""

    one: State
    other: State
    seat: Seat
    action: Actions


def positions(options: Options, seats: int, rng: Random) -> Iterator[State]:
    """Positions of a random game; no bid costs a player the Ring-bearer."""
    s = GAME.start(options, seats)
    for _ in range(STEPS):
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
    """The state with other cards for the unseen ones of the hand; it looks the same to every other seat."""
    other = s.copy()
    cards = pool_of(s.options.format).deckable()
    hand = [held if held.eyes else Held(rng.choice(cards)) for held in s.players[seat].hand]
    other.players[seat] = replace(other.players[seat], hand=tuple(sorted(hand)))
    return other


def pairs(options: Options, seats: int, rng: Random) -> Iterator[Pair]:
    for s in positions(options, seats, rng):
        pending = GAME.pending(s)
        if not isinstance(pending, Ask) or isinstance(s.agenda[-1], Select):
            continue
        seat = pending.seats[0]
        legal = [action for action in GAME.legal(s, seat) if not isinstance(action, Play | HealBy)]
        for hidden in range(seats):
            if hidden != seat and legal and s.players[hidden].hand:
                yield Pair(s, with_another_hand(s, hidden, rng), seat, rng.choice(legal))


def asked(s: State) -> object:
    """Seat, question and happening, and so what a standing setting lets pass (TABLE-11)."""
    pending = GAME.pending(s)
    return (pending.seats, pending.what, GAME.hooks.moment(s)) if isinstance(pending, Ask) else type(pending)


def told_apart(pair: Pair) -> bool | None:
    """True if the two differ to another seat before or after the action; None where the action shows a hand."""
    after, events = GAME.apply(pair.one, pair.seat, pair.action)
    if any(isinstance(event, HandSeen | HandShown) for event in events):
        return None
    changed, told = GAME.apply(pair.other, pair.seat, pair.action)
    return (asked(pair.one), asked(after), events) != (asked(pair.other), asked(changed), told)


def compared(table: str, seed: object) -> Counter[str]:
    """Results of one game: number of pairs, kinds of question, and how many pairs differ."""
    options, seats = TABLES[table]
    found, last = Counter[str](), None
    for pair in pairs(options, seats, Random(f"{seed}/{table}")):
        tells = told_apart(pair)
        found["hand shown" if tells is None else "apart" if tells else "alike"] += 1
        found["moments"] += pair.one is not last
        last = pair.one
        after, _ = GAME.apply(pair.one, pair.seat, pair.action)
        found["responses"] += bool(GAME.hooks.moment(pair.one) or GAME.hooks.moment(after))
    return found


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("--games", type=int, default=20)
    wish.add_argument("--seed", default="hands")
    told = wish.parse_args()
    whole = Counter[str]()
    for table, (options, seats) in TABLES.items():
        found = sum((compared(table, f"{told.seed}/{game}") for game in range(told.games)), Counter[str]())
        whole += found
        print(f"{table:10} {options.format}, {seats} players, {told.games} games: {line(found)}", flush=True)
    print(f"{'all':10} {line(whole)}")


def line(found: Counter[str]) -> str:
    pairs = found["alike"] + found["apart"]
    return (
        f"{pairs} pairs at {found['moments']} moments, {found['responses']} pairs about a response, "
        f"{found['apart']} told apart (left out, because the deed shows a hand: {found['hand shown']})"
    )


if __name__ == "__main__":
    main()
