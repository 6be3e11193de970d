"""A turn: play a card and carry it out, exchange a dead one, or pass; and what follows."""

from pelipoyta.games.sequence.board import CELLS, CORNERS, Line
from pelipoyta.games.sequence.cards import JACKS, THIEF, WILD, without_card
from pelipoyta.games.sequence.model import (
    FREE,
    NOBODY,
    Dropped,
    Exchange,
    Exchanged,
    Last,
    Lock,
    Passed,
    Phase,
    Placed,
    Play,
    Removed,
    State,
)
from pelipoyta.games.sequence.points import points
from pelipoyta.games.sequence.rules.drawing import begin_draw, can_draw, lapse_before
from pelipoyta.games.sequence.rules.sequences import finish, lock, locked_cells, steal
from pelipoyta.games.sequence.rules.setup import after, team_of
from pelipoyta.kernel import Event, Seat


def is_free(s: State, cell: int) -> bool:
    """SEQ-3.1: no chip of any colour; a corner never takes one (SEQ-4.1)."""
    return s.board[cell] == FREE and cell not in CORNERS


def targets(s: State, seat: Seat, card: int) -> list[int]:
    """The cells on which the seat can carry the card out."""
    if card in WILD:
        return [cell for cell in CELLS if is_free(s, cell)]  # SEQ-4.1
    if card in THIEF:
        return [cell for cell in CELLS if can_remove(s, seat, cell)]  # SEQ-4.2
    return [cell for cell in points(s.options).cells_of[card] if is_free(s, cell)]


def can_remove(s: State, seat: Seat, cell: int) -> bool:
    return s.board[cell] not in (FREE, team_of(s, seat)) and not is_guarded(s, cell)


def is_guarded(s: State, cell: int) -> bool:
    """SEQ-4.2: in a finished sequence, unless there are thieves (SEQ-6.2)."""
    return not s.options.thieves and cell in locked_cells(s.fives)


def playable(s: State, seat: Seat) -> list[Play]:
    return [Play(card, cell) for card in sorted(set(s.hands[seat])) for cell in targets(s, seat, card)]


def is_dead(s: State, card: int) -> bool:
    """SEQ-5.1: both cells taken; never a jack."""
    return card not in JACKS and not any(is_free(s, cell) for cell in points(s.options).cells_of[card])


def exchangeable(s: State, seat: Seat, can_play: bool) -> list[Exchange]:
    """SEQ-5.1: one dead card a turn, or SEQ-5.2: one after another while nothing can be played."""
    if (s.exchanged and can_play) or not can_draw(s):
        return []
    return [Exchange(card) for card in sorted(set(s.hands[seat])) if is_dead(s, card)]


def discard(s: State, seat: Seat, card: int) -> None:
    s.hands[seat] = without_card(s.hands[seat], card)
    s.piles[seat] = (*s.piles[seat], card)


def play(s: State, seat: Seat, card: int, cell: int) -> list[Event]:
    """SEQ-3.1."""
    events = lapse_before(s, s.owed[seat] + 1)  # SEQ-3.2: one's own older right goes at the latest now
    discard(s, seat, card)
    s.passes, s.last = 0, Last(seat, card, cell)
    events += _remove(s, seat, card, cell) if card in THIEF else _place(s, seat, card, cell)
    return events + (end_card(s) if s.phase is Phase.PLAY else [])


def _place(s: State, seat: Seat, card: int, cell: int) -> list[Event]:
    team = team_of(s, seat)
    s.board[cell] = team
    return [Placed(seat, card, cell), *finish(s, team, cell)]


def _remove(s: State, seat: Seat, card: int, cell: int) -> list[Event]:
    team, s.board[cell] = s.board[cell], FREE
    return [Removed(seat, card, cell, team), *steal(s, team, cell)]


def choose_lock(s: State, action: Lock) -> list[Event]:
    """SEQ-2.6."""
    line: Line = action.cells
    s.phase, s.placed = Phase.PLAY, NOBODY
    return lock(s, team_of(s, s.turn), line) + end_card(s)


def exchange(s: State, seat: Seat, card: int) -> list[Event]:
    """SEQ-5.1: the new card comes at once, and the turn goes on."""
    discard(s, seat, card)
    s.exchanged += (card,)
    return [Exchanged(seat, card), *begin_draw(s, seat)]


def pass_turn(s: State, seat: Seat) -> list[Event]:
    """SEQ-3.4: nothing discarded, nothing drawn; for those waiting to draw it counts as both (SEQ-3.2)."""
    s.passes += 1
    return [Passed(seat), *lapse_before(s, s.turns + 1), *end_turn(s)]


def end_card(s: State) -> list[Event]:
    """The card is carried out: draw at once, or stay owed a card (SEQ-3.2)."""
    if s.options.draw == "manual":
        s.owed[s.turn] = s.turns + 1
        return end_turn(s)
    if not can_draw(s):
        return end_turn(s)
    s.phase = Phase.REFILL
    return begin_draw(s, s.turn)


def end_turn(s: State) -> list[Event]:
    s.claimed[s.turn] = False  # SEQ-6.1
    s.turns += 1
    s.exchanged = ()
    if s.passes == s.seats or s.turns >= s.options.turn_limit:
        s.phase, s.why = Phase.OVER, "SEQ-2.7"
        return []
    s.phase, s.turn = Phase.PLAY, after(s, s.turn)
    return _drop_old_claim(s)


def _drop_old_claim(s: State) -> list[Event]:
    """SEQ-6.1: expire a claim that was not answered within a round."""
    if s.claim is None or s.turns < s.claim.turn + s.seats:
        return []
    team, s.claim = s.claim.team, None
    return [Dropped(team)]
