"""Fast simulator of Sequence: conversion between its integers and the values of the rules."""

from collections.abc import Iterable
from random import Random
from typing import Literal

from pelipoyta.games.sequence.cards import Cards
from pelipoyta.games.sequence.fast.scratch import Scratch, buffer
from pelipoyta.games.sequence.fast.tables import (
    AGREE,
    ALL_LINES,
    CELLS,
    CLAIM,
    DENY,
    EXCHANGE,
    FIVES,
    HOLD,
    KINDS,
    LINE,
    LOCKS,
    LOSE,
    PASS,
    PHASES,
    TAKE,
)
from pelipoyta.games.sequence.model import (
    Agree,
    AnyAction,
    Claim,
    Claimed,
    Deny,
    Exchange,
    Five,
    Last,
    Lock,
    Lose,
    Options,
    Pass,
    Play,
    State,
    Take,
    View,
)
from pelipoyta.games.sequence.rules import judged, needed, start, team_count
from pelipoyta.games.sequence.rules.setup import hand_size
from pelipoyta.games.sequence.view import determinize
from pelipoyta.kernel import Deck, Outcome
from pelipoyta.kernel.optional.simulator import Simulator

SAID: dict[int, Literal[0, 2, 3]] = {0: 0, 2: 2, 3: 3}
WHY = {0: "", 2: "SEQ-2.2", 7: "SEQ-2.7"}
CAUSE = {why: number for number, why in WHY.items()}
WORDS: dict[int, AnyAction] = {PASS: Pass(), TAKE: Take(), AGREE: Agree(), DENY: Deny()}
CODES = {type(word): code for code, word in WORDS.items()}


def new(options: Options, seats: int) -> Scratch:
    scratch = Scratch()
    read(scratch, start(options, seats))
    return scratch


def read(scratch: Scratch, s: State) -> None:
    scratch.clear()
    _read_options(scratch, s)
    _read_cards(scratch, s)
    for cell, team in enumerate(s.board):
        if team >= 0:
            scratch.chips.put(team, cell)
    for five in s.fives:
        scratch.chips.lock(five.team, LINE[five.cells])
    for seat in range(s.seats):
        scratch.claims.owed[seat], scratch.claims.claimed[seat] = s.owed[seat], int(s.claimed[seat])
        scratch.claims.chosen[seat] = s.chosen[seat]
    scratch.phase, scratch.cutting, scratch.claims.owing = PHASES.index(s.phase), _bits(s.cutting), _bits(s.owing)
    scratch.dealer, scratch.turn, scratch.turns, scratch.passes = s.dealer, s.turn, s.turns, s.passes
    scratch.drawer, scratch.placed = s.drawer, s.placed
    if s.claim:
        scratch.claims.accuser, scratch.claims.accused, scratch.claims.since = s.claim.by, s.claim.team, s.claim.turn
        scratch.claims.denied = _bits(s.claim.denied)
    if s.last:
        scratch.last = (s.last.seat * KINDS + s.last.card) * CELLS + s.last.cell
    scratch.winner, scratch.ended = s.winner, CAUSE[s.why]


def _read_options(scratch: Scratch, s: State) -> None:
    scratch.seats, scratch.teams, scratch.said = s.seats, team_count(s.options, s.seats), s.options.teams
    scratch.needed, scratch.deal, scratch.limit = needed(s), hand_size(s), s.options.turn_limit
    scratch.manual, scratch.silent = s.options.draw == "manual", s.options.no_coaching
    scratch.host, scratch.thieves = bool(judged(s.options)), s.options.thieves


def _read_cards(scratch: Scratch, s: State) -> None:
    piles = scratch.piles
    for seat, hand in enumerate(s.hands):
        for card in hand:
            piles.give(seat, card)
        for card in s.drawn[seat]:
            piles.drawn[seat * KINDS + card] += 1
        for card in s.piles[seat]:
            piles.lay(seat, card)
    for card in s.deck.bag:
        piles.bag[card] += 1
    piles.left = len(s.deck.bag)
    for card in s.stock:
        piles.stock[card] += 1
    for at, card in enumerate(s.exchanged):
        piles.swapped[at] = card
    piles.swaps = len(s.exchanged)


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _seats(scratch: Scratch, bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(scratch.seats) if bits >> seat & 1)


def write(scratch: Scratch) -> State:
    seats, piles, fives = range(scratch.seats), scratch.piles, scratch.chips.five
    return State(
        options=_options(scratch),
        seats=scratch.seats,
        phase=PHASES[scratch.phase],
        board=[scratch.chips.board[cell] for cell in range(CELLS)],
        hands=[tuple(piles.hand[seat * HOLD + at] for at in range(piles.size[seat])) for seat in seats],
        piles=[_pile(scratch, seat) for seat in seats],
        deck=Deck(bag=_cards(piles.bag[card] for card in range(KINDS))),
        stock=_cards(piles.stock[card] for card in range(KINDS)),
        drawn=[_cards(piles.drawn[seat * KINDS + card] for card in range(KINDS)) for seat in seats],
        owed=[scratch.claims.owed[seat] for seat in seats],
        claimed=[bool(scratch.claims.claimed[seat]) for seat in seats],
        chosen=[scratch.claims.chosen[seat] for seat in seats],
        cutting=_seats(scratch, scratch.cutting),
        dealer=scratch.dealer,
        turn=scratch.turn,
        turns=scratch.turns,
        passes=scratch.passes,
        fives=tuple(Five(fives[at] // FIVES, ALL_LINES[fives[at] % FIVES]) for at in range(scratch.chips.fives)),
        exchanged=tuple(piles.swapped[at] for at in range(piles.swaps)),
        drawer=scratch.drawer,
        placed=scratch.placed,
        claim=_claim(scratch),
        owing=_seats(scratch, scratch.claims.owing),
        last=_last(scratch),
        winner=scratch.winner,
        why=WHY[scratch.ended],
    )


def _options(scratch: Scratch) -> Options:
    return Options(
        teams=SAID[scratch.said],
        draw="manual" if scratch.manual else "automatic",
        no_coaching=scratch.silent,
        judge="host" if scratch.host else "team",
        thieves=scratch.thieves,
        turn_limit=scratch.limit,
    )


def _cards(counts: Iterable[int]) -> Cards:
    return tuple(card for card, count in enumerate(counts) for _ in range(count))


def _pile(scratch: Scratch, seat: int) -> Cards:
    laid = [scratch.piles.laid[at] for at in range(scratch.piles.discards)]
    return tuple(one % KINDS for one in laid if one // KINDS == seat)


def _claim(scratch: Scratch) -> Claimed | None:
    if scratch.claims.accuser < 0:
        return None
    return Claimed(
        scratch.claims.accuser, scratch.claims.accused, scratch.claims.since, _seats(scratch, scratch.claims.denied)
    )


def _last(scratch: Scratch) -> Last | None:
    if scratch.last < 0:
        return None
    who = scratch.last // CELLS
    return Last(who // KINDS, who % KINDS, scratch.last % CELLS)


def guess(scratch: Scratch, view: View, rng: Random) -> None:
    read(scratch, determinize(view, rng))


def action(scratch: Scratch, number: int) -> AnyAction:
    if number < EXCHANGE:
        return Play(*divmod(number, CELLS))
    if number < PASS:
        return Exchange(number - EXCHANGE)
    if number >= LOSE:
        return Lose(number - LOSE)
    if number in WORDS:
        return WORDS[number]
    return Lock(ALL_LINES[number - LOCKS]) if number < TAKE else Claim(number - CLAIM)


def code(scratch: Scratch, action: AnyAction) -> int:
    match action:
        case Play(card, cell):
            return card * CELLS + cell
        case Exchange(card):
            return EXCHANGE + card
        case Lose(card):
            return LOSE + card
        case Lock(cells):
            return LOCKS + LINE[cells]
        case Claim(team):
            return CLAIM + team
        case _:
            return CODES[type(action)]


def settle(scratch: Scratch, outcome: Outcome) -> None:
    for at, card in enumerate(outcome):
        scratch.cards[at] = card
    scratch.settle()


FAST = Simulator(new, buffer, read, write, guess, action, code, settle)
