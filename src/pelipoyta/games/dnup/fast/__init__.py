"""Fast simulator of dnup: conversion between its integers and the values of the rules."""

from collections.abc import Iterable, Sequence
from random import Random

from pelipoyta.games.dnup.cards import DECKS
from pelipoyta.games.dnup.fast.batch import Batch
from pelipoyta.games.dnup.fast.heaps import Heaps
from pelipoyta.games.dnup.fast.scratch import Scratch, buffer
from pelipoyta.games.dnup.fast.tables import (
    ADD,
    DOWN,
    FACE,
    FACES,
    HAND,
    KINDS,
    KNOWN,
    MIX,
    PILE,
    PLAY,
    TABLE,
    TAKE,
    THREES,
    TURN,
    UNDEALT,
)
from pelipoyta.games.dnup.model import Act, Add, Card, Cards, Deed, Play, Spot, State, Take, Turn, View
from pelipoyta.games.dnup.rules.repetition import Position, positions
from pelipoyta.games.dnup.rules.round import facing, start
from pelipoyta.games.dnup.rules.table import score
from pelipoyta.games.dnup.view import determinize
from pelipoyta.kernel import NoOptions, Outcome
from pelipoyta.kernel.optional.simulator import Simulator

SEVEN = 127  # a card in a number


def new(options: NoOptions, seats: int) -> Scratch:
    scratch = Scratch(seats, [FACE[card] for card in DECKS[seats]])
    read(scratch, start(options, seats))
    return scratch


def read(scratch: Scratch, s: State) -> None:
    players = len(s.hands)
    rows = {PILE: s.pile, UNDEALT: s.faces}
    for seat in range(players):
        rows |= {HAND + seat: s.hands[seat], KNOWN + seat: s.known[seat]}
    rows |= {TABLE + slot: cards for slot, cards in enumerate(s.table)}
    _fill(scratch.heaps, rows.items())
    for slot, cards in enumerate(s.table):
        scratch.value[slot] = cards[0].up if cards else 0
    for seat, points in enumerate(score(s)):
        scratch.points[seat] = points
    scratch.past = [_round(out) for out in s.past]
    scratch.first, scratch.second = (*s.out, -1, -1)[:2]
    scratch.turn, scratch.area, scratch.starter, scratch.quiet = s.turn, s.area, s.starter, s.quiet
    _read_deeds(scratch, s)


def _fill(heaps: Heaps, rows: Iterable[tuple[int, Cards]]) -> None:
    for row in range(UNDEALT + 1):
        heaps.clear(row)
    for row, cards in rows:
        for card in cards:
            heaps.put(row, FACE[card], 1)


def _round(out: Sequence[int]) -> int:
    first, second = (*out, -1, -1)[:2]
    return first + 1 + 6 * (second + 1)


def _read_deeds(scratch: Scratch, s: State) -> None:
    for slot in range(5):
        deed = s.deeds[slot] if slot < len(s.deeds) else None
        for at, number in enumerate(_numbers(scratch, deed)[1:] if deed else (-1, -1, -1, -1)):
            scratch.deeds[slot * 4 + at] = number
    scratch.trail = [number for deed in s.trail for number in _numbers(scratch, deed)]
    _, *before = positions(s)
    scratch.seen = [_hash(position, scratch.areas) for position in reversed(before)]


def _hash(position: Position, areas: int) -> int:
    hands, table, at = position
    heaps = Heaps()
    rows = [(HAND + seat, hand) for seat, hand in enumerate(hands)]
    _fill(heaps, [*rows, *((TABLE + slot, cards) for slot, cards in enumerate(table))])
    return int(heaps.position() ^ MIX[at.seat * 4 + at.area])


def _numbers(scratch: Scratch, deed: Deed) -> list[int]:
    """Slot, action, slot hit, and the set that was lifted in two numbers."""
    lifted = 0
    for card in deed.lifted:
        lifted = lifted << 7 | FACE[card] + 1
    hit = -1 if deed.hit is None else _slot(scratch, deed.hit)
    return [_slot(scratch, deed.at), code(scratch, deed.act), hit, lifted & (1 << 56) - 1, lifted >> 56]


def _slot(scratch: Scratch, spot: Spot) -> int:
    return spot.seat * scratch.areas + spot.area - 1


def _spot(scratch: Scratch, slot: int) -> Spot:
    return Spot(slot // scratch.areas, slot % scratch.areas + 1)


def write(scratch: Scratch) -> State:
    seats, slots = range(scratch.seats), range(scratch.seats * scratch.areas)
    trail = [scratch.trail[at : at + 5] for at in range(0, len(scratch.trail), 5)]
    last = [[slot, *(scratch.deeds[slot * 4 + at] for at in range(4))] for slot in slots]
    return State(
        hands=[_cards(scratch, HAND + seat) for seat in seats],
        table=[_cards(scratch, TABLE + slot) for slot in slots],
        known=[_cards(scratch, KNOWN + seat) for seat in seats],
        deeds=[_deed(scratch, numbers) if numbers[1] >= 0 else None for numbers in last],
        past=[tuple(seat - 1 for seat in (out % 6, out // 6) if seat) for out in scratch.past],
        faces=_cards(scratch, UNDEALT),
        pile=_cards(scratch, PILE),
        out=tuple(seat for seat in (scratch.first, scratch.second) if seat >= 0),
        turn=scratch.turn,
        area=scratch.area,
        starter=scratch.starter,
        quiet=scratch.quiet,
        trail=tuple(_deed(scratch, numbers) for numbers in trail),
    )


def _cards(scratch: Scratch, row: int) -> Cards:
    return tuple(card for face, card in enumerate(FACES) for _ in range(scratch.heaps.count[row * KINDS + face]))


def _deed(scratch: Scratch, numbers: Sequence[int]) -> Deed:
    slot, act, hit, low, high = numbers
    lifted, cards = int(high) << 56 | low, list[Card]()
    while lifted:
        cards.append(FACES[(lifted & SEVEN) - 1])
        lifted >>= 7
    there = _spot(scratch, hit) if hit >= 0 else None
    return Deed(_spot(scratch, slot), action(scratch, act), there, tuple(sorted(cards)))


def guess(scratch: Scratch, view: View, rng: Random) -> None:
    read(scratch, determinize(view, rng))


def action(scratch: Scratch, number: int) -> Act:
    if number == TURN:
        return Turn()
    if number >= TAKE:
        spot = _spot(scratch, number - TAKE)
        return Take(spot.seat, spot.area)
    if number >= ADD:
        spot = _spot(scratch, (number - ADD) % 16)
        return Add(FACES[(number - ADD) // 16], spot.seat, spot.area)
    value = number // PLAY
    faces = [face for face, card in enumerate(FACES) if card.up == value]
    return Play(tuple(FACES[face] for face in faces for _ in range(number // THREES[DOWN[face]] % 3)))


def code(scratch: Scratch, act: Act) -> int:
    match act:
        case Play(cards):
            return int(cards[0].up * PLAY + sum(THREES[card.down] for card in cards))
        case Add(card, seat, area):
            return int(ADD + FACE[card] * 16 + _slot(scratch, Spot(seat, area)))
        case Take(seat, area):
            return int(TAKE + _slot(scratch, Spot(seat, area)))
        case _:
            return int(TURN)


def settle(scratch: Scratch, outcome: Outcome) -> None:
    if scratch.heaps.size[UNDEALT] == 0:
        for card in facing(DECKS[scratch.seats], outcome):
            scratch.heaps.put(UNDEALT, FACE[card], 1)
        return
    for at, number in enumerate(outcome):
        scratch.order[at] = FACE[Card(*divmod(number, 100))]
    scratch.deal()


FAST = Simulator(new, buffer, read, write, guess, action, code, settle, Batch)
