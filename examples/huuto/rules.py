"""What happens in Huuto: functions over the state, pure for their callers."""

from collections import Counter

from huuto.model import HAND, NOTHING, AnyEvent, Dealt, Laid, Lay, Options, Question, Shown, State
from pelipoyta.kernel import Ask, Draw, Outcome, Over, Pending, Refusal, Seat, Secret, only


def start(options: Options, seats: int) -> State:
    return State(options, [()] * seats, [NOTHING] * seats, [0] * seats)


def pending(s: State) -> Pending:
    """HUU-5: the last round is over; HUU-2: cards are to be dealt; HUU-3: these have not laid a card yet."""
    between = all(card == NOTHING for card in s.laid)
    wanted = to_deal(s) if between else 0
    if s.round == s.options.rounds or (between and not wanted and not any(s.hands)):
        return _over(s)
    if wanted:
        return Draw(s.bag, wanted)
    return Ask(tuple(seat for seat, card in enumerate(s.laid) if card == NOTHING), Question.LAY)


def _over(s: State) -> Over:
    best = max(s.points)
    share = 1.0 if s.points.count(best) == 1 else 0.5
    return Over(tuple(share if own == best else 0.0 for own in s.points), "HUU-5")


def to_deal(s: State) -> int:
    """HUU-2: each is dealt up to three; where the pack is short, all go on with what they have."""
    wanted = len(s.hands) * (HAND - len(s.hands[0]))
    return wanted if wanted <= len(s.bag) else 0


def legal(s: State, seat: Seat) -> list[Lay]:
    waiting = pending(s)
    asked = isinstance(waiting, Ask) and seat in waiting.seats
    return [Lay(card) for card in sorted(set(s.hands[seat]))] if asked else []


def why_not(s: State, seat: Seat, action: Lay) -> Refusal | None:
    waiting = pending(s)
    if isinstance(waiting, Over):
        return Refusal("HUU-5", "over")
    if not isinstance(waiting, Ask):
        return Refusal("HUU-2", "dealing")
    if seat not in waiting.seats:
        return Refusal("HUU-3", "laid-already")
    return None if action.card in s.hands[seat] else Refusal("HUU-3", "not-held", {"card": action.card})


def apply(s: State, seat: Seat, action: Lay) -> tuple[State, list[AnyEvent]]:
    s = s.copy()
    s.laid[seat] = action.card
    s.hands[seat] = _without(s.hands[seat], action.card)
    events: list[AnyEvent] = [Laid(seat, Secret(action.card, only(seat)))]
    return s, [*events, _show(s)] if NOTHING not in s.laid else events


def _show(s: State) -> Shown:
    """HUU-4: the highest card that nobody else laid takes the round."""
    alone = [card for card, count in Counter(s.laid).items() if count == 1]
    winner = s.laid.index(max(alone)) if alone else None
    if winner is not None:
        s.points[winner] += 1
    shown = Shown(tuple(s.laid), winner)
    s.laid, s.round = [NOTHING] * len(s.laid), s.round + 1
    return shown


def settle(s: State, outcome: Outcome) -> tuple[State, list[AnyEvent]]:
    s = s.copy()
    each = len(outcome) // len(s.hands)
    dealt = [tuple(sorted(outcome[seat * each : (seat + 1) * each])) for seat in range(len(s.hands))]
    s.hands = [tuple(sorted(hand + new)) for hand, new in zip(s.hands, dealt, strict=True)]
    for card in outcome:
        s.bag = _without(s.bag, card)
    return s, [Dealt(tuple(Secret(new, only(seat)) for seat, new in enumerate(dealt)))]


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
