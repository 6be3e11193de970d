"""Refusals: the rule that forbids an action, from its player's own knowledge."""

from pelipoyta.games.sequence.board import CELL_NAMES, CELLS, CORNERS
from pelipoyta.games.sequence.cards import JACKS, NAMES, THIEF, WILD, sign
from pelipoyta.games.sequence.model import (
    FREE,
    LAPSED,
    Agree,
    AnyAction,
    Claim,
    Deny,
    Exchange,
    Judge,
    Lock,
    Lose,
    Pass,
    Phase,
    Play,
    State,
    Take,
)
from pelipoyta.games.sequence.points import points
from pelipoyta.games.sequence.rules.choices import is_waiting
from pelipoyta.games.sequence.rules.drawing import can_draw
from pelipoyta.games.sequence.rules.sequences import ways
from pelipoyta.games.sequence.rules.setup import judged, members, team_count, team_of
from pelipoyta.games.sequence.rules.turn import exchangeable, is_dead, is_guarded, playable
from pelipoyta.kernel import HOST, Refusal, Seat


def why_not(s: State, seat: Seat, action: AnyAction) -> Refusal | None:
    if not is_waiting(s):
        return _not_now(s)
    if seat == HOST and not isinstance(action, Judge):
        return Refusal("SEQ-6.1", "host-only-judges")
    if isinstance(action, Lose):
        return _why_not_lose(s, seat, action)
    if s.owing:
        return Refusal("SEQ-6.1", "penalty-first")
    if isinstance(action, Play | Exchange | Pass | Lock):
        return _why_not_turn(s, seat, action)
    return _why_not_free(s, seat, action)


def _not_now(s: State) -> Refusal:
    if s.phase is Phase.OVER:
        return Refusal(s.why, "game-over")
    if s.phase in (Phase.CUT, Phase.DEAL):
        return Refusal("SEQ-1.5", "not-dealt")
    return Refusal("SEQ-3.1", "being-drawn")


def _why_not_turn(s: State, seat: Seat, action: Play | Exchange | Pass | Lock) -> Refusal | None:
    if seat != s.turn:
        return Refusal("SEQ-1.5", "not-your-turn")
    if isinstance(action, Lock):
        return _why_not_lock(s, action)
    if s.phase is Phase.LOCK:
        return Refusal("SEQ-2.6", "lock-first")
    if isinstance(action, Pass):
        return _why_not_pass(s)
    if action.card not in s.hands[seat]:
        return _not_held("SEQ-3.1", action.card)
    return _why_not_play(s, action) if isinstance(action, Play) else _why_not_exchange(s, action)


def _not_held(rule: str, card: int) -> Refusal:
    return Refusal(rule, "not-held", {"card": sign(card) if 0 <= card < len(NAMES) else str(card)})


def _why_not_lock(s: State, action: Lock) -> Refusal | None:
    if s.phase is not Phase.LOCK:
        return Refusal("SEQ-2.6", "nothing-to-lock")
    return None if action.cells in ways(s, team_of(s, s.turn), s.placed) else Refusal("SEQ-2.6", "not-a-way")


def _why_not_pass(s: State) -> Refusal | None:
    plays = playable(s, s.turn)
    if plays:
        return Refusal("SEQ-3.4", "can-play")
    return Refusal("SEQ-5.2", "must-exchange") if exchangeable(s, s.turn, can_play=False) else None


def _why_not_play(s: State, action: Play) -> Refusal | None:
    if action.cell not in CELLS:
        return Refusal("SEQ-1.1", "no-such-cell", {"cell": action.cell})
    if action.card in THIEF:
        return _why_not_remove(s, action)
    rule = "SEQ-4.1" if action.card in WILD else "SEQ-3.1"
    facts: dict[str, str | int] = {"card": sign(action.card), "cell": CELL_NAMES[action.cell]}
    if action.cell in CORNERS:
        return Refusal("SEQ-4.1" if action.card in WILD else "SEQ-2.3", "corner", facts)
    if action.card not in WILD and points(s.options).faces[action.cell] != action.card:
        return Refusal(rule, "other-card", facts)
    return Refusal(rule, "taken", facts) if s.board[action.cell] != FREE else None


def _why_not_remove(s: State, action: Play) -> Refusal | None:
    facts: dict[str, str | int] = {"card": sign(action.card), "cell": CELL_NAMES[action.cell]}
    if s.board[action.cell] == FREE:
        return Refusal("SEQ-4.2", "no-chip", facts)
    if s.board[action.cell] == team_of(s, s.turn):
        return Refusal("SEQ-4.2", "own-chip", facts)
    return Refusal("SEQ-4.2", "locked", facts) if is_guarded(s, action.cell) else None


def _why_not_exchange(s: State, action: Exchange) -> Refusal | None:
    facts: dict[str, str | int] = {"card": sign(action.card)}
    if action.card in JACKS:
        return Refusal("SEQ-5.1", "jack-never-dead", facts)
    if not is_dead(s, action.card):
        return Refusal("SEQ-5.1", "not-dead", facts)
    if not can_draw(s):
        return Refusal("SEQ-3.3", "no-cards")
    return Refusal("SEQ-5.1", "second-exchange", facts) if s.exchanged and playable(s, s.turn) else None


def _why_not_free(s: State, seat: Seat, action: Take | Claim | Agree | Deny | Judge) -> Refusal | None:
    if isinstance(action, Take):
        return _why_not_take(s, seat)
    if not s.options.no_coaching:
        return Refusal("SEQ-6.1", "coaching-allowed")
    if isinstance(action, Judge):
        return _why_not_judge(s, seat)
    return _why_not_claim(s, seat, action.team) if isinstance(action, Claim) else _why_not_answer(s, seat)


def _why_not_take(s: State, seat: Seat) -> Refusal | None:
    if s.options.draw == "automatic":
        return Refusal("SEQ-3.2", "drawn-for-you")
    if s.owed[seat] <= 0:
        return Refusal("SEQ-3.2", "lapsed" if s.owed[seat] == LAPSED else "nothing-owed")
    return None if can_draw(s) else Refusal("SEQ-3.3", "no-cards")


def _why_not_claim(s: State, seat: Seat, team: int) -> Refusal | None:
    if not 0 <= team < team_count(s.options, s.seats):
        return Refusal("SEQ-1.2", "no-such-team", {"team": team})
    if team == team_of(s, seat):
        return Refusal("SEQ-6.1", "own-team")
    if len(members(s, team)) == 1:
        return Refusal("SEQ-6.1", "team-of-one")
    if s.claim is not None:
        return Refusal("SEQ-6.1", "claim-open")
    return Refusal("SEQ-6.1", "claimed-already") if s.claimed[seat] else None


def _why_not_judge(s: State, seat: Seat) -> Refusal | None:
    if not judged(s.options):
        return Refusal("SEQ-6.1", "team-judges")
    if seat != HOST:
        return Refusal("SEQ-6.1", "not-the-host")
    return Refusal("SEQ-6.1", "no-claim") if s.claim is None else None


def _why_not_answer(s: State, seat: Seat) -> Refusal | None:
    if judged(s.options):
        return Refusal("SEQ-6.1", "host-judges")
    if s.claim is None:
        return Refusal("SEQ-6.1", "no-claim")
    if team_of(s, seat) != s.claim.team:
        return Refusal("SEQ-6.1", "not-accused")
    return Refusal("SEQ-6.1", "denied-already") if seat in s.claim.denied else None


def _why_not_lose(s: State, seat: Seat, action: Lose) -> Refusal | None:
    if seat not in s.owing:
        return Refusal("SEQ-6.1", "nothing-to-lose")
    return None if action.card in s.hands[seat] else _not_held("SEQ-6.1", action.card)
