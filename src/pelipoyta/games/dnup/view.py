"""Views of dnup: the table and the counts are open, hands are not; each seat remembers what it saw (DNUP-9.3)."""

from collections import Counter
from random import Random

from pelipoyta.games.dnup.cards import DECKS, STAR, flat, plus
from pelipoyta.games.dnup.model import Card, Cards, Round, State, View
from pelipoyta.games.dnup.rules.repetition import positions
from pelipoyta.games.dnup.rules.round import TIMES, facing
from pelipoyta.games.dnup.rules.table import AREAS, POINTS, goal, points, score, stage
from pelipoyta.kernel import Seat

TRIES = 60  # attempts at hands, until one does not make the round void already


def view(s: State, seat: Seat | None) -> View:
    players = len(s.hands)
    return View(
        seat=seat,
        stage=stage(s),
        round=len(s.past) + 1,
        areas=AREAS[players],
        goal=goal(s),
        points=score(s),
        hand=s.hands[seat] if seat is not None else (),
        counts=tuple(len(hand) for hand in s.hands),
        table=tuple(s.table),
        known=tuple(s.known),
        deeds=tuple(s.deeds),
        past=tuple(_round(players, out) for out in s.past),
        pile=s.pile,
        out=s.out,
        turn=s.turn,
        area=s.area,
        starter=s.starter,
        quiet=s.quiet,
        trail=s.trail,
        options=s.options,
    )


def _round(players: int, out: tuple[Seat, ...]) -> Round:
    return Round(out, points(players, [out]), len(out) < len(POINTS[players]))


def determinize(v: View, rng: Random) -> State:
    """Possible hands: known cards in their places, the rest dealt anew in random orientation."""
    players = len(v.counts)
    faces = _either_way(DECKS[players], rng) if v.stage == "deal" else ()
    s = State(
        hands=[()] * players, table=list(v.table), known=list(v.known), deeds=list(v.deeds),
        past=[each.out for each in v.past], faces=faces, pile=v.pile,
        out=v.out, turn=v.turn, area=v.area, starter=v.starter, quiet=v.quiet, trail=v.trail, options=v.options,
    )  # fmt: skip
    for _ in range(TRIES):
        s.hands = _guess_hands(v, rng)
        if _can_be(s):
            break
    return s


def _can_be(s: State) -> bool:
    """DNUP-9.2: had a position come up for the third time, the round would be void."""
    return not s.trail or max(Counter(positions(s)).values()) < TIMES


def _guess_hands(v: View, rng: Random) -> list[Cards]:
    """Sample the other hands; DNUP-2.1: an unseen star is still with the starting player."""
    players = len(v.counts)
    unseen = unseen_cards(v) if any(v.counts) else []
    hands = [v.hand if seat == v.seat else v.known[seat] for seat in range(players)]
    if STAR in unseen:
        unseen.remove(STAR)
        hands[v.starter] = plus(hands[v.starter], _either_way([STAR], rng))
    rng.shuffle(unseen)
    for seat, count in enumerate(v.counts):
        missing = count - len(hands[seat])
        hands[seat] = plus(hands[seat], _either_way(unseen[:missing], rng))
        del unseen[:missing]
    return hands


def unseen_cards(v: View) -> list[Card]:
    """Cards, lower value first, whose place or orientation the seat does not know."""
    hands = [v.hand if seat == v.seat else v.known[seat] for seat in range(len(v.counts))]
    seen = flat(card for cards in (*v.table, *hands) for card in cards)
    return list((Counter(DECKS[len(v.counts)]) - Counter(seen) - Counter(v.pile)).elements())


def _either_way(some: Cards | list[Card], rng: Random) -> Cards:
    return facing(tuple(some), tuple(rng.randint(1, 2) for _ in some))
