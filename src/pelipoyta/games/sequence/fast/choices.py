"""Move generation for a seat's cards."""

from pelipoyta.games.sequence.fast.chips import Chips
from pelipoyta.games.sequence.fast.piles import Piles
from pelipoyta.games.sequence.fast.tables import CELLS, EXCHANGE, HOLD, IS_WILD, LOCKS, SPOT
from pelipoyta.kernel.optional.machine import i64, vec


def list_cards(piles: Piles, seat: i64, out: vec[i64], base: i64) -> i64:
    """Each different card of a hand."""
    count: i64 = 0
    hand = piles.hand
    for at in range(seat * HOLD, seat * HOLD + piles.size[seat]):
        if at == seat * HOLD or hand[at] != hand[at - 1]:
            out[count] = base + hand[at]
            count += 1
    return count


def list_locks(chips: Chips, team: i64, placed: i64, out: vec[i64]) -> i64:
    """SEQ-2.6."""
    for way in range(4):
        number = chips.finished(team, placed, way)
        if number:
            for at in range(number):
                out[at] = LOCKS + chips.full[at]
            return number
    return 0


def list_plays(chips: Chips, piles: Piles, seat: i64, team: i64, thieves: bool, out: vec[i64]) -> i64:
    count: i64 = 0
    hand, first = piles.hand, seat * HOLD
    for at in range(first, first + piles.size[seat]):
        card = hand[at]
        if at > first and card == hand[at - 1]:
            continue
        if SPOT[card * 2] < 0:
            count = _list_jack(chips, card, team, thieves, out, count)
        else:
            for place in range(card * 2, card * 2 + 2):
                if chips.board[SPOT[place]] < 0:
                    out[count] = card * CELLS + SPOT[place]
                    count += 1
    return count


def _list_jack(chips: Chips, card: i64, team: i64, thieves: bool, out: vec[i64], count: i64) -> i64:
    wild = IS_WILD[card] != 0
    for cell in range(CELLS):
        if chips.is_free(cell) if wild else _is_loose(chips, cell, team, thieves):
            out[count] = card * CELLS + cell
            count += 1
    return count


def _is_loose(chips: Chips, cell: i64, team: i64, thieves: bool) -> bool:
    """SEQ-4.2, SEQ-6.2."""
    there = chips.board[cell]
    return there >= 0 and there != team and (thieves or chips.locked[cell] == 0)


def list_dead(chips: Chips, piles: Piles, seat: i64, out: vec[i64], count: i64) -> i64:
    hand, first = piles.hand, seat * HOLD
    for at in range(first, first + piles.size[seat]):
        card = hand[at]
        if (at == first or card != hand[at - 1]) and is_dead(chips, card):
            out[count] = EXCHANGE + card
            count += 1
    return count


def is_dead(chips: Chips, card: i64) -> bool:
    """SEQ-5.1."""
    one = SPOT[card * 2]
    return one >= 0 and chips.board[one] >= 0 and chips.board[SPOT[card * 2 + 1]] >= 0
