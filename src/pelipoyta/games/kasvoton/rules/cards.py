"""Operations on single cards: turning up, moving and striking; and the seats that may use them."""

from pelipoyta.games.kasvoton.board import ARMY, CELLS, NEAR, cell_name, controls, holders, side_of
from pelipoyta.games.kasvoton.deck import KING, rank_of
from pelipoyta.games.kasvoton.model import Fall, Glimpsed, Revealed, State, Struck
from pelipoyta.kernel import Event, Refusal, Seat


def side_at(s: State, cell: int) -> int:
    """The side of the card on the cell; -1 for none, also off the board."""
    card = s.board[cell] if 0 <= cell < CELLS else -1
    return card // ARMY if card >= 0 else -1


def rank_at(s: State, cell: int) -> int:
    return rank_of(s.faces[s.board[cell]])


def held(s: State, seat: Seat) -> list[int]:
    """The cells of the cards the seat controls, in order (KV-F2)."""
    first = ARMY * side_of(seat)
    cells = s.cells[first : first + ARMY]
    return sorted(cell for cell in cells if cell >= 0 and controls(s.seats, seat, cell))


def own_near(s: State, side: int, cell: int) -> list[int]:
    """The neighbouring cells where the side has a card."""
    board, low, high = s.board, ARMY * side, ARMY * side + ARMY
    return [near for near in NEAR[cell] if low <= board[near] < high]


def can_use(s: State, seat: Seat, cell: int) -> bool:
    """KV-F8: a card of one's side that one controls, or that lies open."""
    return controls(s.seats, seat, cell) or s.open[s.board[cell]]


def not_held(s: State, seat: Seat, cell: int, rule: str) -> Refusal | None:
    """Refusal, unless the seat controls a card there; it says nothing of its face."""
    if side_at(s, cell) != side_of(seat):
        return Refusal(rule, "no-card", {"cell": cell_name(cell)})
    if not controls(s.seats, seat, cell):
        return Refusal("KV-F2", "partners-half", {"cell": cell_name(cell)})
    return None


def turn_up(s: State, cell: int, events: list[Event]) -> None:
    """KV-D0.3: face up, for good."""
    card = s.board[cell]
    if not s.open[card]:
        s.open[card] = True
        s.eyes[card] = (1 << s.seats) - 1
        events.append(Revealed(card, cell, s.faces[card]))


def shift(s: State, card: int, dst: int, events: list[Event]) -> None:
    """Move the card to an empty cell; seats that may look at it there do (KV-F2)."""
    s.board[s.cells[card]] = -1
    s.board[dst] = card
    s.cells[card] = dst
    gained = holders(s.seats, card // ARMY, dst) & ~s.eyes[card]
    if gained:
        s.eyes[card] |= gained
        seats = tuple(seat for seat in range(s.seats) if gained >> seat & 1)
        events.append(Glimpsed(card, dst, s.faces[card], eyes=seats))


def strike(s: State, cell: int, rule: str, events: list[Event]) -> None:
    """KV-C5: to the graveyard, face up. A king's fall is judged when the turn ends (KV-D0.5)."""
    card = s.board[cell]
    side = card // ARMY
    s.board[cell] = s.cells[card] = -1
    s.graves.append(card)
    if card in s.shot:  # archers that reload (KV-V14)
        s.shot = [each for each in s.shot if each != card]
    events.append(Struck(card, cell, s.faces[card], rule))
    if s.faces[card] == KING:
        s.fell[side] = Fall.OWN_TURN if side == side_of(s.turn) else Fall.ENEMY_TURN
