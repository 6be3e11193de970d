"""From the start draw on: cards and who has seen them, kings, turns, and a strike that is being tried."""

from collections import Counter
from collections.abc import Iterator

from pelipoyta.games.kasvoton.board import (
    ARMY,
    MIDDLE_BERTHS,
    controls,
    holders,
    home_of,
    is_triangle,
    left_of,
    mates,
    partner_of,
    side_of,
)
from pelipoyta.games.kasvoton.deck import ARCHERS, KING, QUEEN, rank_of
from pelipoyta.games.kasvoton.deduce import owner_of
from pelipoyta.games.kasvoton.model import Fall, Phase, Stage, State
from pelipoyta.games.kasvoton.points import points
from pelipoyta.games.kasvoton.rules.cards import own_near, rank_at, side_at
from pelipoyta.games.kasvoton.rules.muster import OFFERS, rest_of_six, shares
from pelipoyta.games.kasvoton.rules.strikes import has_line, usable_near
from pelipoyta.games.kasvoton.rules.turn import can_play

ENDS = ("KV-D0.5", "KV-A1", "KV-F10", "KV-E1")


def _faults_of_armies(s: State) -> Iterator[str]:
    """Faults of armies that stand on the field."""
    if any(s.hands) or s.mustered != 2 or not all(s.ready) or not all(s.knights):
        yield "the armies stand (KV-C4)"
    for side in (0, 1):
        yield from _faults_of_side(s, side)
    for card, cell in enumerate(s.cells):
        if s.faces[card] and not _may_have_seen(s, card, cell):
            yield "a card is seen by whoever holds it, by all if it lies open, and by no enemy else (KV-F2)"


def _faults_of_side(s: State, side: int) -> Iterator[str]:
    if s.middle[side] not in (-1, *MIDDLE_BERTHS[side]):
        yield "the middle cells are those of the middle column (KV-F3)"
    if s.splits[side] and not s.agreed[side]:
        yield "the six are split, or they are not (KV-F1)"
    elif s.agreed[side] and not _holds_share(s, side):
        yield "what each took of the six is among the cards (KV-F1)"


def _holds_share(s: State, side: int) -> bool:
    knight, share, left = s.knights[side], s.splits[side], left_of(side)
    if share not in shares(knight):
        return False
    parts = {left: share, partner_of(left): rest_of_six(knight, share)}
    return all(not Counter(part) - _began_with(s, seat) for seat, part in parts.items())


def _began_with(s: State, seat: int) -> Counter[int]:
    first = ARMY * side_of(seat)
    cards = [card for card in range(first, first + ARMY) if s.faces[card]]
    return Counter(s.faces[card] for card in cards if owner_of(s.seats, tuple(s.middle), card) == seat)


def _may_have_seen(s: State, card: int, cell: int) -> bool:
    side, all_seats = card // ARMY, (1 << s.seats) - 1
    if s.open[card] or cell < 0:
        return s.open[card] and s.eyes[card] == all_seats
    team, now = sum(1 << seat for seat in mates(s.seats, side)), holders(s.seats, side, cell)
    return s.eyes[card] & now == now and (points(s.options).known or not s.eyes[card] & ~team)


def _faults_before_turns(s: State) -> Iterator[str]:
    idle = (s.turn, s.phase, s.shot, s.graves, s.target, s.usable, s.fell, s.scores, s.why, any(s.used))
    if idle != (-1, Phase.ARCHERS, [], [], -1, (), [Fall.STANDS] * 2, (), "", False):
        yield "nobody has had a turn yet (KV-C6)"
    if any(s.faces[card] and cell != home_of(card) for card, cell in enumerate(s.cells)):
        yield "nothing has moved yet (KV-C6)"
    if not _are_ties([turned[:-1] for turned in s.turned]):
        yield "only a tie is drawn again (KV-C6)"


def _are_ties(turned: list[tuple[int, ...]]) -> bool:
    return all(rank_of(one) == rank_of(other) for one, other in zip(*turned, strict=False))


def faults_of_lots(s: State) -> Iterator[str]:
    yield from _faults_of_armies(s)
    yield from _faults_before_turns(s)
    blue, grey = map(len, s.turned)
    if s.first != -1 or any(s.offers) or any(s.said) or any(s.open):
        yield "who begins is not known yet (KV-C6)"
    if blue - grey not in (0, 1) or not _are_ties(s.turned):
        yield "the start draw is one card of each side, and again after a tie (KV-C6)"


def faults_of_starter(s: State) -> Iterator[str]:
    yield from _faults_of_armies(s)
    yield from _faults_before_turns(s)
    if s.seats == 2 or s.first not in range(4):
        yield "of four, one of the team that won the start draw begins (KV-F4)"
        return
    side = side_of(s.first)
    offers = s.offers[side]
    if s.offers[1 - side] or not 0 <= offers <= OFFERS or (not offers and s.first != left_of(side)):
        yield "so many proposals cannot have been made (KV-F4)"


def faults_of_turn(s: State) -> Iterator[str]:
    if s.turn not in range(s.seats) or s.first not in range(s.seats):
        yield "whose turn is it?"
        return
    yield from _faults_of_armies(s)
    yield from _faults_of_kings(s)
    yield from _faults_of_counts(s)
    yield from _faults_of_shots(s, s.turn)
    yield from _faults_of_strike(s)
    if s.scores or s.why:
        yield "the game is not over"


def _faults_of_kings(s: State) -> Iterator[str]:
    """KV-D0.5."""
    kings = [[card for card in range(ARMY * side, ARMY * side + ARMY) if s.faces[card] == KING] for side in (0, 1)]
    for side, found in enumerate(kings):
        if bool(s.fell[side]) != any(s.cells[card] < 0 for card in found):
            yield "a king has fallen who lies in the graveyard (KV-D0.5)"
    if s.turn >= 0 and s.fell[1 - side_of(s.turn)] is Fall.OWN_TURN:
        yield "a king who falls on his own turn ends the game with it (KV-D0.5)"
    if not s.options.turn_limit and not all(kings):
        yield "without a limit of turns only a king's fall ends the game (KV-E1)"


def _faults_of_counts(s: State) -> Iterator[str]:
    limit = s.options.turn_limit
    if any(used < 0 for used in s.used) or any(s.offers):
        yield "so many turns cannot have been had"
    elif 0 < limit <= s.used[s.turn] and not s.fell[side_of(s.turn)]:
        yield "the turns are used up (KV-E1)"
    elif not can_play(s, s.turn):
        yield "one without a card to play with is skipped (KV-F6)"


def _faults_of_shots(s: State, seat: int) -> Iterator[str]:
    """KV-D1: archers of this seat that lie open, each once."""
    rest = points(s.options).rest  # KV-V14: archers that reload stay listed, once for each turn
    for card in s.shot:
        cell, is_own = s.cells[card], card // ARMY == side_of(seat)
        fits = cell >= 0 and (rest > 0 or (is_own and controls(s.seats, seat, cell)))
        if not fits or s.faces[card] != ARCHERS or not s.open[card] or s.shot.count(card) > rest + is_own:
            yield "only archers have shot, and lie open (KV-D1)"


def _faults_of_strike(s: State) -> Iterator[str]:
    if s.stage is Stage.TURN:
        if s.target != -1 or s.usable:
            yield "no strike is being tried"
    elif s.phase is not Phase.STRIKES or side_at(s, s.target) != 1 - side_of(s.turn) or not s.open[s.board[s.target]]:
        yield "a strike is tried on an enemy card, which lies open (KV-D4)"
    elif not _may_take_part(s):
        yield "these cards cannot take part in the strike (KV-D4)"


def _may_take_part(s: State) -> bool:
    """True if these cards could take part when the strike was tried; others may have been turned up since (KV-F8)."""
    near = own_near(s, side_of(s.turn), s.target)
    held = {cell for cell in near if controls(s.seats, s.turn, cell)}
    if not held <= set(s.usable) <= set(usable_near(s, s.turn, s.target)):
        return False
    if s.stage is Stage.PAIR:
        return has_line(s.target, s.usable)
    return rank_at(s, s.target) == QUEEN and is_triangle(s.target, near)


def faults_of_end(s: State) -> Iterator[str]:
    yield from _faults_of_armies(s)
    yield from _faults_of_kings(s)
    if (s.turn, s.target, s.usable) != (-1, -1, ()) or s.first not in range(s.seats) or any(s.offers):
        yield "the game is over: nobody has a turn"
    if not all(s.open[card] for card, face in enumerate(s.faces) if face) or any(used < 0 for used in s.used):
        yield "at the end all cards lie open"
    if s.shot and all(any(_faults_of_shots(s, seat)) for seat in range(s.seats)):
        yield "only archers have shot, and lie open (KV-D1)"
    if s.why not in ENDS or s.scores not in _scores(s):
        yield "the end does not go with the kings (KV-A1, KV-D0.5, KV-E1, KV-F10)"


def _scores(s: State) -> list[tuple[float, ...]]:
    """The scores that may come of what befell the kings."""
    if (s.why, all(s.fell)) == ("KV-D0.5", True) or (s.why, any(s.fell), s.options.turn_limit > 0) == (
        "KV-E1",
        False,
        True,
    ):
        return [(0.5,) * s.seats]
    if s.why in ("KV-D0.5", "KV-E1") or all(s.fell) or not any(s.fell) or (s.why == "KV-F10" and s.seats == 2):
        return []
    winner = 0 if s.fell[1] else 1
    return [tuple(float(side_of(seat) == winner) for seat in range(s.seats))]
