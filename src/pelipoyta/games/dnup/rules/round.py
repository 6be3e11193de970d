"""A round: dealt by chance, ended by going out or made void; and the end of the game."""

from msgspec import UNSET, UnsetType

from pelipoyta.games.dnup.cards import DECKS, STAR, flat, minus, plus
from pelipoyta.games.dnup.model import (
    Card,
    Cards,
    Dealt,
    HandedOn,
    Options,
    Question,
    RoundEnded,
    Shuffled,
    State,
    Voided,
    WentOut,
    Won,
)
from pelipoyta.games.dnup.points import points_of
from pelipoyta.games.dnup.rules.repetition import times_seen
from pelipoyta.games.dnup.rules.table import AREAS, END, POINTS, goal, score, stage
from pelipoyta.kernel import Ask, Dice, Draw, Event, Outcome, Over, Pending, Seat, Secret, only
from pelipoyta.kernel.variants import varied

QUIET = 200  # actions without a card leaving a hand, and the round is void (DNUP-9.2)
TIMES = 3  # the same position so many times, and the round is void (DNUP-9.2)


def start(options: Options | UnsetType, seats: int) -> State:
    spots = seats * AREAS[seats]
    return State(
        hands=[()] * seats,
        table=[()] * spots,
        known=[()] * seats,
        deeds=[None] * spots,
        past=[],
        options=options if varied(options) else UNSET,
    )


def pending(s: State) -> Pending:
    now = stage(s)
    if now == "over":
        return Over(tuple(float(n >= goal(s)) for n in score(s)), END[len(s.hands)])
    if now == "shuffle":
        return Dice(len(DECKS[len(s.hands)]), 2)  # DNUP-1.3: which way up each card comes
    if now == "deal":
        return Draw(tuple(code(each) for each in s.faces), len(s.faces))
    return Ask((s.turn,), Question(f"area-{s.area}") if len(s.hands) == 2 else Question.ACT)  # DNUP-8.2


def code(card: Card) -> int:
    """A card as a draw names it: 501 is five up, one down."""
    return card.up * 100 + card.down


def settle(state: State, outcome: Outcome) -> tuple[State, list[Event]]:
    s = state.copy()
    if not s.faces:
        s.faces = facing(DECKS[len(s.hands)], outcome)
        return s, [Shuffled(len(s.past) + 1)]
    s.faces = ()
    dealt = _deal(s, [Card(*divmod(each, 100)) for each in outcome])
    return s, [dealt, *_hand_on(s)]


def facing(deck: Cards, sides: Outcome) -> Cards:
    """The deck, each card with its lower (1) or its higher (2) value up."""
    ends = zip(deck, sides, strict=True)
    return tuple(sorted(each if side == 1 else Card(each.down, each.up) for each, side in ends))


def _deal(s: State, order: list[Card]) -> Event:
    """DNUP-1.2, DNUP-1.3: all cards, the same number to each; DNUP-2.1: the star starts."""
    size = len(order) // len(s.hands)
    s.hands = [tuple(sorted(order[seat * size : (seat + 1) * size])) for seat in range(len(s.hands))]
    s.starter = s.turn = next(seat for seat, hand in enumerate(s.hands) if STAR in flat(hand))
    s.area = AREAS[len(s.hands)]  # DNUP-8.3: with two players a single turn, for area 2
    hands = tuple(Secret(hand, only(seat)) for seat, hand in enumerate(s.hands))
    return Dealt(len(s.past) + 1, s.starter, hands)


def _hand_on(s: State) -> list[Event]:
    """DNUP-V2: openly, the lowest cards of every hand go to the next player, turned; then the star starts."""
    count, players = points_of(s.options).handed_on, len(s.hands)
    given = [hand[:count] for hand in s.hands]
    for seat, cards in enumerate(given) if count else ():
        to = (seat + 1) % players
        s.hands[seat] = minus(s.hands[seat], cards)
        s.known[to] = tuple(sorted(Card(card.down, card.up) for card in cards))
    for seat in range(players):
        s.hands[seat] = plus(s.hands[seat], s.known[seat])
    s.starter = s.turn = next(seat for seat, hand in enumerate(s.hands) if STAR in flat(hand))
    return [HandedOn(seat, (seat + 1) % players, cards) for seat, cards in enumerate(given) if cards]


def go_out(s: State, seat: Seat, events: list[Event]) -> None:
    """DNUP-3.1, DNUP-3.2, DNUP-8.5: the last card has left the hand."""
    players = len(s.hands)
    worth = POINTS[players][len(s.out)]
    s.out = (*s.out, seat)
    s.trail = ()  # a position from before cannot come again
    events.append(WentOut(seat, len(s.out), worth))
    if stage(s) == "over":  # DNUP-3.3
        events.append(Won(seat))
    elif len(s.out) == len(POINTS[players]):
        events.append(RoundEnded(len(s.past) + 1, s.out, "DNUP-8.5" if players == 2 else "DNUP-3.2"))
        _clear(s)


def void_if_stuck(s: State, events: list[Event]) -> None:
    """DNUP-9.2."""
    if s.quiet >= QUIET:
        events.append(Voided(len(s.past) + 1, "quiet"))
        _clear(s)
    elif times_seen(s) >= TIMES:
        events.append(Voided(len(s.past) + 1, "repeated"))
        _clear(s)


def _clear(s: State) -> None:
    """Gather all cards for the next deal."""
    fresh = start(s.options, len(s.hands))
    s.past = [*s.past, s.out]
    s.hands, s.table, s.known, s.deeds = fresh.hands, fresh.table, fresh.known, fresh.deeds
    s.pile, s.out, s.trail = (), (), ()
    s.turn, s.area, s.starter, s.quiet = 0, 1, 0, 0
