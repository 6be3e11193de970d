"""Views of Sequence: the own hand, everything on the table, and the cards drawn from the pile since its shuffle."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from msgspec import UNSET

from pelipoyta.games.sequence.board import FACES
from pelipoyta.games.sequence.cards import PACKS, Cards, minus
from pelipoyta.games.sequence.model import HIDDEN, NOBODY, State, View
from pelipoyta.games.sequence.points import points
from pelipoyta.games.sequence.rules import needed, team_count
from pelipoyta.kernel import Deck, Seat


def view(s: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=s.options,
        seats=s.seats,
        teams=team_count(s.options, s.seats),
        needed=needed(s),
        phase=s.phase,
        board=tuple(s.board),
        fives=s.fives,
        hand=() if seat is None else s.hands[seat],  # SEQ-1.6
        counts=tuple(map(len, s.hands)),
        piles=tuple(s.piles),
        deck=len(s.deck),
        stock=s.stock,
        drawn=() if seat is None else s.drawn[seat],
        exchanged=s.exchanged,
        owed=tuple(s.owed),
        claim=s.claim,
        claimed=tuple(s.claimed),
        owing=s.owing,
        chosen=tuple(card if card == NOBODY or who == seat else HIDDEN for who, card in enumerate(s.chosen)),
        cutting=s.cutting,
        dealer=s.dealer,
        turn=s.turn,
        turns=s.turns,
        passes=s.passes,
        drawer=s.drawer,
        placed=s.placed,
        last=s.last,
        winner=s.winner,
        why=s.why,
        faces=points(s.options).faces if points(s.options).faces is not FACES else UNSET,
    )


def unseen(v: View) -> Cards:
    """The cards in others' hands and in the draw pile."""
    return minus(PACKS, (*v.hand, *(card for pile in v.piles for card in pile)))


def may_be_drawn(v: View) -> Cards:
    """The unseen cards that can be in the draw pile: those that went in at its last shuffle and were not drawn here."""
    return tuple(sorted((Counter(unseen(v)) & Counter(minus(v.stock, v.drawn))).elements()))


def determinize(v: View, rng: Random) -> State:
    deck = tuple(sorted(rng.sample(may_be_drawn(v), v.deck)))
    hands = _deal(v, minus(unseen(v), deck), rng)
    return State(
        options=v.options,
        seats=v.seats,
        phase=v.phase,
        board=list(v.board),
        hands=hands,
        piles=list(v.piles),
        deck=Deck(bag=deck),
        stock=v.stock,
        drawn=_origins(v, hands, minus(v.stock, (*deck, *v.drawn)), rng),
        owed=list(v.owed),
        claimed=list(v.claimed),
        chosen=[rng.choice(hands[seat]) if card == HIDDEN else card for seat, card in enumerate(v.chosen)],
        cutting=v.cutting,
        dealer=v.dealer,
        turn=v.turn,
        turns=v.turns,
        passes=v.passes,
        fives=v.fives,
        exchanged=v.exchanged,
        drawer=v.drawer,
        placed=v.placed,
        claim=v.claim,
        owing=v.owing,
        last=v.last,
        winner=v.winner,
        why=v.why,
    )


def _deal(v: View, cards: Cards, rng: Random) -> list[Cards]:
    """The unseen cards that are not in the pile, dealt to the others as many as each holds."""
    mixed = iter(rng.sample(cards, len(cards)))
    return [
        v.hand if seat == v.seat else tuple(sorted(next(mixed) for _ in range(count)))
        for seat, count in enumerate(v.counts)
    ]


def _origins(v: View, hands: list[Cards], out: Cards, rng: Random) -> list[Cards]:
    """Seat that may have drawn each card taken from the pile: one that holds it or has shown it."""
    drawn: list[list[int]] = [[] for _ in hands]
    left = Counter(out)
    for seat, card in _mixed(v, hands, rng):
        if left[card]:
            left[card] -= 1
            drawn[seat].append(card)
    return [v.drawn if seat == v.seat else tuple(sorted(cards)) for seat, cards in enumerate(drawn)]


def _mixed(v: View, hands: list[Cards], rng: Random) -> Iterator[tuple[Seat, int]]:
    """Cards of the other seats, held or laid, in random order."""
    cards = [(seat, card) for seat, hand in enumerate(hands) if seat != v.seat for card in (*hand, *v.piles[seat])]
    yield from rng.sample(cards, len(cards))
