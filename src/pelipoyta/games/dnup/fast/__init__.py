"""Fast simulator of dnup: conversion between its integers and the values of the rules."""

from collections.abc import Iterable, Sequence
from random import Random

from pelipoyta.games.dnup.cards import DECKS
from pelipoyta.games.dnup.fast.batch import Batch
from pelipoyta.games.dnup.fast.heaps import Heaps
from pelipoyta.games.dnup.fast.state import FastState, buffer
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
from pelipoyta.games.dnup.model import Act, Add, Card, Cards, Deed, Options, Play, Spot, State, Take, Turn, View
from pelipoyta.games.dnup.rules.repetition import Position, positions
from pelipoyta.games.dnup.rules.round import facing, start
from pelipoyta.games.dnup.rules.table import score
from pelipoyta.games.dnup.view import determinize
from pelipoyta.kernel import Outcome
from pelipoyta.kernel.optional.simulator import Simulator

SEVEN = 127  # a card in a number


def new(options: Options, seats: int) -> FastState:
    sim = FastState(seats, [FACE[card] for card in DECKS[seats]])
    read(sim, start(options, seats))
    return sim


def read(sim: FastState, s: State) -> None:
    players = len(s.hands)
    rows = {PILE: s.pile, UNDEALT: s.faces}
    for seat in range(players):
        rows |= {HAND + seat: s.hands[seat], KNOWN + seat: s.known[seat]}
    rows |= {TABLE + slot: cards for slot, cards in enumerate(s.table)}
    _fill(sim.heaps, rows.items())
    for slot, cards in enumerate(s.table):
        sim.value[slot] = cards[0].up if cards else 0
    for seat, points in enumerate(score(s)):
        sim.points[seat] = points
    sim.past = [_round(out) for out in s.past]
    sim.first, sim.second = (*s.out, -1, -1)[:2]
    sim.turn, sim.area, sim.starter, sim.quiet = s.turn, s.area, s.starter, s.quiet
    _read_deeds(sim, s)


def _fill(heaps: Heaps, rows: Iterable[tuple[int, Cards]]) -> None:
    for row in range(UNDEALT + 1):
        heaps.clear(row)
    for row, cards in rows:
        for card in cards:
            heaps.put(row, FACE[card], 1)


def _round(out: Sequence[int]) -> int:
    first, second = (*out, -1, -1)[:2]
    return first + 1 + 6 * (second + 1)


def _read_deeds(sim: FastState, s: State) -> None:
    for slot in range(5):
        deed = s.deeds[slot] if slot < len(s.deeds) else None
        for at, number in enumerate(_numbers(sim, deed)[1:] if deed else (-1, -1, -1, -1)):
            sim.deeds[slot * 4 + at] = number
    sim.trail = [number for deed in s.trail for number in _numbers(sim, deed)]
    _, *before = positions(s)
    sim.seen = [_hash(position, sim.areas) for position in reversed(before)]


def _hash(position: Position, areas: int) -> int:
    hands, table, at = position
    heaps = Heaps()
    rows = [(HAND + seat, hand) for seat, hand in enumerate(hands)]
    _fill(heaps, [*rows, *((TABLE + slot, cards) for slot, cards in enumerate(table))])
    return int(heaps.position() ^ MIX[at.seat * 4 + at.area])


def _numbers(sim: FastState, deed: Deed) -> list[int]:
    """Slot, action, slot hit, and the set that was lifted in two numbers."""
    lifted = 0
    for card in deed.lifted:
        lifted = lifted << 7 | FACE[card] + 1
    hit = -1 if deed.hit is None else _slot(sim, deed.hit)
    return [_slot(sim, deed.at), code(sim, deed.act), hit, lifted & (1 << 56) - 1, lifted >> 56]


def _slot(sim: FastState, spot: Spot) -> int:
    return spot.seat * sim.areas + spot.area - 1


def _spot(sim: FastState, slot: int) -> Spot:
    return Spot(slot // sim.areas, slot % sim.areas + 1)


def write(sim: FastState) -> State:
    seats, slots = range(sim.seats), range(sim.seats * sim.areas)
    trail = [sim.trail[at : at + 5] for at in range(0, len(sim.trail), 5)]
    last = [[slot, *(sim.deeds[slot * 4 + at] for at in range(4))] for slot in slots]
    return State(
        hands=[_cards(sim, HAND + seat) for seat in seats],
        table=[_cards(sim, TABLE + slot) for slot in slots],
        known=[_cards(sim, KNOWN + seat) for seat in seats],
        deeds=[_deed(sim, numbers) if numbers[1] >= 0 else None for numbers in last],
        past=[tuple(seat - 1 for seat in (out % 6, out // 6) if seat) for out in sim.past],
        faces=_cards(sim, UNDEALT),
        pile=_cards(sim, PILE),
        out=tuple(seat for seat in (sim.first, sim.second) if seat >= 0),
        turn=sim.turn,
        area=sim.area,
        starter=sim.starter,
        quiet=sim.quiet,
        trail=tuple(_deed(sim, numbers) for numbers in trail),
    )


def _cards(sim: FastState, row: int) -> Cards:
    return tuple(card for face, card in enumerate(FACES) for _ in range(sim.heaps.count[row * KINDS + face]))


def _deed(sim: FastState, numbers: Sequence[int]) -> Deed:
    slot, act, hit, low, high = numbers
    lifted, cards = int(high) << 56 | low, list[Card]()
    while lifted:
        cards.append(FACES[(lifted & SEVEN) - 1])
        lifted >>= 7
    there = _spot(sim, hit) if hit >= 0 else None
    return Deed(_spot(sim, slot), action(sim, act), there, tuple(sorted(cards)))


def guess(sim: FastState, view: View, rng: Random) -> None:
    read(sim, determinize(view, rng))


def action(sim: FastState, number: int) -> Act:
    if number == TURN:
        return Turn()
    if number >= TAKE:
        spot = _spot(sim, number - TAKE)
        return Take(spot.seat, spot.area)
    if number >= ADD:
        spot = _spot(sim, (number - ADD) % 16)
        return Add(FACES[(number - ADD) // 16], spot.seat, spot.area)
    value = number // PLAY
    faces = [face for face, card in enumerate(FACES) if card.up == value]
    return Play(tuple(FACES[face] for face in faces for _ in range(number // THREES[DOWN[face]] % 3)))


def code(sim: FastState, act: Act) -> int:
    match act:
        case Play(cards):
            return int(cards[0].up * PLAY + sum(THREES[card.down] for card in cards))
        case Add(card, seat, area):
            return int(ADD + FACE[card] * 16 + _slot(sim, Spot(seat, area)))
        case Take(seat, area):
            return int(TAKE + _slot(sim, Spot(seat, area)))
        case _:
            return int(TURN)


def settle(sim: FastState, outcome: Outcome) -> None:
    if sim.heaps.size[UNDEALT] == 0:
        for card in facing(DECKS[sim.seats], outcome):
            sim.heaps.put(UNDEALT, FACE[card], 1)
        return
    for at, number in enumerate(outcome):
        sim.order[at] = FACE[Card(*divmod(number, 100))]
    sim.deal()


FAST = Simulator(new, buffer, read, write, guess, action, code, settle, Batch)
