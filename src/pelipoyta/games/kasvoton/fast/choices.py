"""Move generation in a turn."""

from pelipoyta.games.kasvoton.fast.army import Army
from pelipoyta.games.kasvoton.fast.tables import (
    ARMY,
    CELLS,
    DECLINE,
    FORWARD,
    FROM,
    IS_MIDDLE,
    LINE,
    LINE_FROM,
    LINE_ONE,
    LINE_OTHER,
    NEXT,
    PAIRS,
    REVEALS,
    ROYALS,
    SAYS,
    SCOUTS,
    SHOTS,
    TRIANGLE,
)
from pelipoyta.kernel.optional.machine import i64, vec


def has_shot(shot: vec[i64], shots: i64, card: i64) -> bool:
    return _among(shot, shots, card)


def list_shots(army: Army, seat: i64, shot: vec[i64], shots: i64, out: vec[i64], count: i64) -> i64:
    """KV-D1."""
    side = seat % 2
    for card in range(side * ARMY, side * ARMY + ARMY):
        cell = army.cells[card]
        if army.faces[card] == 5 and cell >= 0 and army.holds(seat, cell) and not has_shot(shot, shots, card):
            ahead = FORWARD[side * CELLS + cell]
            if ahead >= 0 and army.side_at(ahead) == 1 - side:
                out[count] = SHOTS + cell
                count += 1
    return count


def list_moves(army: Army, seat: i64, shot: vec[i64], shots: i64, out: vec[i64], count: i64) -> i64:
    """KV-D2."""
    first = seat % 2 * ARMY
    last, board, beyond, everywhere = first + ARMY, army.board, NEXT, army.seats == 2
    for card in range(first, last):
        src = army.cells[card]
        if src < 0 or not (everywhere or army.holds(seat, src)) or (shots and has_shot(shot, shots, card)):
            continue
        attacks = army.faces[card] != 12
        for at in range(FROM[src], FROM[src + 1]):
            dst = beyond[at]
            there = board[dst]
            is_free = there < 0 or (attacks and not first <= there < last)
            if is_free and (everywhere or army.holds(seat, dst)):
                out[count] = src * CELLS + dst
                count += 1
    return count


def list_scouts(army: Army, seat: i64, out: vec[i64], count: i64) -> i64:
    """KV-D3."""
    side = seat % 2
    for card in range(side * ARMY, side * ARMY + ARMY):
        cell = army.cells[card]
        if army.faces[card] == 1 and cell >= 0 and army.can_use(seat, cell) and 1 <= army.near(1 - side, cell) <= 2:
            out[count] = SCOUTS + cell
            count += 1
    return count


def list_strikes(army: Army, seat: i64, out: vec[i64], count: i64) -> i64:
    """KV-D4."""
    side = seat % 2
    for card in range((1 - side) * ARMY, (1 - side) * ARMY + ARMY):
        cell = army.cells[card]
        if cell < 0 or army.near(side, cell) < 2:
            continue
        if army.has_line(seat, cell):
            out[count] = LINE + cell
            count += 1
        if army.is_triangle(side, cell):
            out[count] = TRIANGLE + cell
            count += 1
    return count


def list_pairs(army: Army, usable: vec[i64], helpers: i64, target: i64, out: vec[i64]) -> i64:
    """KV-D4.2 … KV-D4.4, KV-D4.9."""
    number, count = army.rank_at(target), i64(0)
    for at in range(LINE_FROM[target], LINE_FROM[target + 1]):
        one, other = LINE_ONE[at], LINE_OTHER[at]
        both = _among(usable, helpers, one) and _among(usable, helpers, other)
        if both and _beats(army.rank_at(one), army.rank_at(other), number):
            out[count] = PAIRS + one * CELLS + other
            count += 1
    out[count] = DECLINE
    return count + 1


def _among(cells: vec[i64], number: i64, cell: i64) -> bool:
    return any(cells[at] == cell for at in range(number))


def _beats(first: i64, second: i64, number: i64) -> bool:
    royal = 11 <= first <= 13 or 11 <= second <= 13
    total = (0 if first == 12 else first) + (0 if second == 12 else second)
    return total > number and (number != 12 or royal)


def list_royals(army: Army, usable: vec[i64], helpers: i64, out: vec[i64]) -> i64:
    """KV-D4.6."""
    count: i64 = 0
    for at in range(helpers):
        if 11 <= army.rank_at(usable[at]) <= 13:
            out[count] = ROYALS + usable[at]
            count += 1
    out[count] = DECLINE
    return count + 1


def list_free(army: Army, seat: i64, may_say: bool, out: vec[i64], count: i64) -> i64:
    """KV-D0.4, KV-F7."""
    side = seat % 2
    for card in range(side * ARMY, side * ARMY + ARMY):
        cell = army.cells[card]
        if cell >= 0 and army.holds(seat, cell):
            if not army.open[card]:
                out[count] = REVEALS + cell
                count += 1
            if may_say and IS_MIDDLE[cell]:
                out[count] = SAYS + cell
                count += 1
    return count


def meet(attacker: i64, defender: i64, hedge: bool, shame: bool) -> i64:
    """Outcome of a fight between two ranks: 1 the attacker falls, 2 the defender, 0 neither (KV-D2, KV-Hb, KV-Hc)."""
    if (attacker == 13 and defender == 1) or (attacker == 1 and defender == 13):
        return 1 if attacker == 13 else 2
    if defender == 12:
        if attacker == 14:
            return 1 if shame else 0
        return 2 if attacker == 13 else 1
    if hedge and attacker == 10 and defender == 6:
        return 0
    return 1 if attacker < defender else 2
