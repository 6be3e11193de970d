"""Fast simulator of Sequence: conversion between its integers and the values of the rules."""

from collections.abc import Iterable
from random import Random
from typing import Literal

from pelipoyta.games.sequence.cards import Cards
from pelipoyta.games.sequence.fast.state import FastState, buffer
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


def new(options: Options, seats: int) -> FastState:
    sim = FastState()
    read(sim, start(options, seats))
    return sim


def read(sim: FastState, s: State) -> None:
    sim.clear()
    _read_options(sim, s)
    _read_cards(sim, s)
    for cell, team in enumerate(s.board):
        if team >= 0:
            sim.chips.put(team, cell)
    for five in s.fives:
        sim.chips.lock(five.team, LINE[five.cells])
    for seat in range(s.seats):
        sim.claims.owed[seat], sim.claims.claimed[seat] = s.owed[seat], int(s.claimed[seat])
        sim.claims.chosen[seat] = s.chosen[seat]
    sim.phase, sim.cutting, sim.claims.owing = PHASES.index(s.phase), _bits(s.cutting), _bits(s.owing)
    sim.dealer, sim.turn, sim.turns, sim.passes = s.dealer, s.turn, s.turns, s.passes
    sim.drawer, sim.placed = s.drawer, s.placed
    if s.claim:
        sim.claims.accuser, sim.claims.accused, sim.claims.since = s.claim.by, s.claim.team, s.claim.turn
        sim.claims.denied = _bits(s.claim.denied)
    if s.last:
        sim.last = (s.last.seat * KINDS + s.last.card) * CELLS + s.last.cell
    sim.winner, sim.ended = s.winner, CAUSE[s.why]


def _read_options(sim: FastState, s: State) -> None:
    sim.seats, sim.teams, sim.said = s.seats, team_count(s.options, s.seats), s.options.teams
    sim.needed, sim.deal, sim.limit = needed(s), hand_size(s), s.options.turn_limit
    sim.manual, sim.silent = s.options.draw == "manual", s.options.no_coaching
    sim.host, sim.thieves = bool(judged(s.options)), s.options.thieves


def _read_cards(sim: FastState, s: State) -> None:
    piles = sim.piles
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


def _seats(sim: FastState, bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(sim.seats) if bits >> seat & 1)


def write(sim: FastState) -> State:
    seats, piles, fives = range(sim.seats), sim.piles, sim.chips.five
    return State(
        options=_options(sim),
        seats=sim.seats,
        phase=PHASES[sim.phase],
        board=[sim.chips.board[cell] for cell in range(CELLS)],
        hands=[tuple(piles.hand[seat * HOLD + at] for at in range(piles.size[seat])) for seat in seats],
        piles=[_pile(sim, seat) for seat in seats],
        deck=Deck(bag=_cards(piles.bag[card] for card in range(KINDS))),
        stock=_cards(piles.stock[card] for card in range(KINDS)),
        drawn=[_cards(piles.drawn[seat * KINDS + card] for card in range(KINDS)) for seat in seats],
        owed=[sim.claims.owed[seat] for seat in seats],
        claimed=[bool(sim.claims.claimed[seat]) for seat in seats],
        chosen=[sim.claims.chosen[seat] for seat in seats],
        cutting=_seats(sim, sim.cutting),
        dealer=sim.dealer,
        turn=sim.turn,
        turns=sim.turns,
        passes=sim.passes,
        fives=tuple(Five(fives[at] // FIVES, ALL_LINES[fives[at] % FIVES]) for at in range(sim.chips.fives)),
        exchanged=tuple(piles.swapped[at] for at in range(piles.swaps)),
        drawer=sim.drawer,
        placed=sim.placed,
        claim=_claim(sim),
        owing=_seats(sim, sim.claims.owing),
        last=_last(sim),
        winner=sim.winner,
        why=WHY[sim.ended],
    )


def _options(sim: FastState) -> Options:
    return Options(
        teams=SAID[sim.said],
        draw="manual" if sim.manual else "automatic",
        no_coaching=sim.silent,
        judge="host" if sim.host else "team",
        thieves=sim.thieves,
        turn_limit=sim.limit,
    )


def _cards(counts: Iterable[int]) -> Cards:
    return tuple(card for card, count in enumerate(counts) for _ in range(count))


def _pile(sim: FastState, seat: int) -> Cards:
    laid = [sim.piles.laid[at] for at in range(sim.piles.discards)]
    return tuple(one % KINDS for one in laid if one // KINDS == seat)


def _claim(sim: FastState) -> Claimed | None:
    if sim.claims.accuser < 0:
        return None
    return Claimed(sim.claims.accuser, sim.claims.accused, sim.claims.since, _seats(sim, sim.claims.denied))


def _last(sim: FastState) -> Last | None:
    if sim.last < 0:
        return None
    who = sim.last // CELLS
    return Last(who // KINDS, who % KINDS, sim.last % CELLS)


def guess(sim: FastState, view: View, rng: Random) -> None:
    read(sim, determinize(view, rng))


def action(sim: FastState, number: int) -> AnyAction:
    if number < EXCHANGE:
        return Play(*divmod(number, CELLS))
    if number < PASS:
        return Exchange(number - EXCHANGE)
    if number >= LOSE:
        return Lose(number - LOSE)
    if number in WORDS:
        return WORDS[number]
    return Lock(ALL_LINES[number - LOCKS]) if number < TAKE else Claim(number - CLAIM)


def code(sim: FastState, action: AnyAction) -> int:
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


def settle(sim: FastState, outcome: Outcome) -> None:
    for at, card in enumerate(outcome):
        sim.cards[at] = card
    sim.settle()


FAST = Simulator(new, buffer, read, write, guess, action, code, settle)
