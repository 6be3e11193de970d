"""Move generation: every handful of cards of one value, and single cards added to sets."""

from pelipoyta.games.dnup.fast.heaps import Heaps
from pelipoyta.games.dnup.fast.tables import ADD, DOWN, FROM, HAND, KINDS, PLAY, THREES
from pelipoyta.kernel.optional.machine import i64, vec


def list_plays(heaps: Heaps, seat: i64, value: i64, bar: vec[i64], out: vec[i64], count: i64) -> i64:
    """Append every handful that is higher than the set of its size; returns the new count."""
    begin, row = count, (HAND + seat) * KINDS
    out[count] = value * PLAY  # no card yet
    end = count + 1
    for face in range(FROM[value], FROM[value + 1]):
        copies = heaps.count[row + face]
        for at in range(begin, end):
            for number in range(1, copies + 1):
                out[end + (at - begin) * copies + number - 1] = out[at] + number * THREES[DOWN[face]]
        end += (end - begin) * copies
    for at in range(begin + 1, end):
        if value > bar[_size(out[at] % PLAY)]:
            out[count] = out[at]
            count += 1
    return count


def _size(handful: i64) -> i64:
    size: i64 = 0
    while handful:
        size += handful % 3
        handful //= 3
    return size


def list_adds(heaps: Heaps, seat: i64, value: i64, slot: i64, out: vec[i64], count: i64) -> i64:
    for face in range(FROM[value], FROM[value + 1]):
        if heaps.count[(HAND + seat) * KINDS + face]:
            out[count] = ADD + face * 16 + slot
            count += 1
    return count
