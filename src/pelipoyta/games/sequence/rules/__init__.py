"""Rules of Sequence: pending questions, legal actions, and their results."""

from pelipoyta.games.sequence.model import (
    Agree,
    AnyAction,
    Claim,
    Deny,
    Exchange,
    Judge,
    Lock,
    Lose,
    Phase,
    Play,
    Question,
    State,
    Take,
)
from pelipoyta.games.sequence.rules.choices import legal
from pelipoyta.games.sequence.rules.drawing import settle_draw, take
from pelipoyta.games.sequence.rules.penalty import agree, claim, deny, judge, lose
from pelipoyta.games.sequence.rules.refusals import why_not
from pelipoyta.games.sequence.rules.sequences import needed
from pelipoyta.games.sequence.rules.setup import (
    SEATS,
    at_table,
    fits,
    judged,
    settle_cut,
    settle_deal,
    setup_chance,
    start,
    team_count,
    team_of,
    teams,
)
from pelipoyta.games.sequence.rules.turn import choose_lock, end_turn, exchange, pass_turn, play
from pelipoyta.kernel import Ask, Draw, Event, Outcome, Over, Pending, Seat

__all__ = [
    "SEATS", "apply", "at_table", "fits", "judged", "legal", "needed", "pending", "settle", "start", "team_count",
    "team_of", "teams", "why_not",
]  # fmt: skip


def pending(s: State) -> Pending:
    if s.phase is Phase.OVER:
        return Over(_scores(s), s.why)
    if s.drawer >= 0:
        return Draw(s.deck.bag, 1)
    if s.phase in (Phase.CUT, Phase.DEAL):
        return setup_chance(s)
    if s.owing:
        return Ask(s.owing, Question.PENALTY)
    return Ask((s.turn,), Question.LOCK if s.phase is Phase.LOCK else Question.PLAY)


def _scores(s: State) -> tuple[float, ...]:
    """SEQ-2.2: a team wins together; SEQ-2.7: drawn."""
    if s.winner < 0:
        return (0.5,) * s.seats
    return tuple(float(team_of(s, seat) == s.winner) for seat in range(s.seats))


def apply(s: State, seat: Seat, action: AnyAction) -> tuple[State, list[Event]]:
    new = s.copy()
    return new, _do(new, seat, action)


def _do(s: State, seat: Seat, action: AnyAction) -> list[Event]:
    match action:
        case Play(card, cell):
            return play(s, seat, card, cell)
        case Exchange(card):
            return exchange(s, seat, card)
        case Lock():
            return choose_lock(s, action)
        case Take():
            return take(s, seat)
        case Claim(team):
            return claim(s, seat, team)
        case Lose(card):
            return lose(s, seat, card)
        case Agree() | Deny() if s.claim is not None:
            return (agree if isinstance(action, Agree) else deny)(s, s.claim, seat)
        case Judge(upheld) if s.claim is not None:
            return judge(s, s.claim, upheld)
    return pass_turn(s, seat)


def settle(s: State, outcome: Outcome) -> tuple[State, list[Event]]:
    new = s.copy()
    if new.phase is Phase.CUT:
        return new, settle_cut(new, outcome)
    if new.phase is Phase.DEAL:
        return new, settle_deal(new, outcome)
    drew = settle_draw(new, outcome)
    return new, drew + (end_turn(new) if new.phase is Phase.REFILL else [])
