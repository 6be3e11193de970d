"""Legal actions of a seat, on its turn and out of turn."""

from pelipoyta.games.sequence.model import (
    Agree,
    AnyAction,
    Claim,
    Deny,
    Judge,
    Lock,
    Lose,
    Pass,
    Phase,
    State,
    Take,
)
from pelipoyta.games.sequence.rules.drawing import can_draw
from pelipoyta.games.sequence.rules.sequences import ways
from pelipoyta.games.sequence.rules.setup import judged, members, team_count, team_of
from pelipoyta.games.sequence.rules.turn import exchangeable, playable
from pelipoyta.kernel import HOST, Seat

WAITING = (Phase.PLAY, Phase.LOCK)


def is_waiting(s: State) -> bool:
    """True if the game waits for seats, not for chance."""
    return s.phase in WAITING and s.drawer < 0


def legal(s: State, seat: Seat) -> list[AnyAction]:
    if not is_waiting(s):
        return []
    if seat == HOST:
        return [Judge(True), Judge(False)] if may_judge(s) else []
    if s.owing:
        return [Lose(card) for card in sorted(set(s.hands[seat]))] if seat in s.owing else []
    turn = _turn_choices(s) if seat == s.turn else []
    return turn + _free_choices(s, seat)


def _turn_choices(s: State) -> list[AnyAction]:
    if s.phase is Phase.LOCK:
        return [Lock(line) for line in ways(s, team_of(s, s.turn), s.placed)]
    plays = playable(s, s.turn)
    return [*plays, *exchangeable(s, s.turn, bool(plays))] or [Pass()]


def _free_choices(s: State, seat: Seat) -> list[AnyAction]:
    choices: list[AnyAction] = [Take()] if s.owed[seat] > 0 and can_draw(s) else []
    if s.claim is None:
        return choices + _claims(s, seat)
    return choices + ([Agree(), Deny()] if may_answer(s, seat) else [])


def may_answer(s: State, seat: Seat) -> bool:
    if s.claim is None or judged(s.options):
        return False
    return team_of(s, seat) == s.claim.team and seat not in s.claim.denied


def may_judge(s: State) -> bool:
    return s.claim is not None and judged(s.options) != ""


def _claims(s: State, seat: Seat) -> list[AnyAction]:
    if not s.options.no_coaching or s.claimed[seat]:
        return []
    others = [team for team in range(team_count(s.options, s.seats)) if team != team_of(s, seat)]
    return [Claim(team) for team in others if len(members(s, team)) > 1]
