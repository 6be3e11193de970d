"""Before the armies stand: everything is as at the start, but for what has been done so far."""

from collections import Counter
from collections.abc import Iterator

from pelipoyta.games.kasvoton.board import (
    BERTHS,
    MIDDLE_BERTHS,
    card_from,
    left_of,
    mates,
    partner_of,
    side_of,
)
from pelipoyta.games.kasvoton.deck import ARMY, standard
from pelipoyta.games.kasvoton.model import State
from pelipoyta.games.kasvoton.points import points
from pelipoyta.games.kasvoton.rules import start
from pelipoyta.games.kasvoton.rules.muster import OFFERS, berths_left, recruits, rest_of_six, shares


def differs(s: State, *but: str) -> str:
    """The first thing that is not as at the start, save for these; empty when there is none."""
    fresh = start(s.options, s.seats)
    names = [
        name for name in s.__struct_fields__ if name not in ("stage", *but) and getattr(s, name) != getattr(fresh, name)
    ]
    return names[0] if names else ""


def _not_yet(s: State, *but: str) -> Iterator[str]:
    name = differs(s, *but)
    if name:
        yield f"{name}: nothing of that can have happened yet"


def faults_of_knights(s: State) -> Iterator[str]:
    yield from _not_yet(s, "knights")
    if all(s.knights):
        yield "both knights are chosen (KV-C2)"


def faults_of_split(s: State) -> Iterator[str]:
    yield from _not_yet(s, "knights", "splits", "offers", "agreed", "hands")
    if s.seats == 2 or not all(s.knights) or all(s.agreed):
        yield "nothing is left to be split (KV-F1)"
    for side in (0, 1):
        yield from _faults_of_bargain(s, side)


def _faults_of_bargain(s: State, side: int) -> Iterator[str]:
    share, offers = s.splits[side], s.offers[side]
    if share and share not in shares(s.knights[side]):
        yield "a share is a part of the six (KV-F1)"
    elif not 0 <= offers <= OFFERS or (s.agreed[side] and offers) or (share and not s.agreed[side] and not offers):
        yield "so many proposals cannot have been made (KV-F1)"
    elif any(s.hands[seat] != held for seat, held in _standard(s, side).items()):
        yield "the six are held as they were split (KV-F1)"


def _standard(s: State, side: int) -> dict[int, tuple[int, ...]]:
    """Cards of the six that each seat of the side holds before the army is drawn."""
    if s.seats == 2:
        return {side: tuple(sorted(standard(s.knights[side])))}
    if not s.agreed[side]:
        return dict.fromkeys(mates(4, side), ())
    left, share = left_of(side), s.splits[side]
    return {left: share, partner_of(left): rest_of_six(s.knights[side], share)}


def faults_of_agreement(s: State) -> Iterator[str]:
    """Faults of the agreement: knights must be chosen, and in a game of four the six split."""
    if not all(s.knights) or any(s.offers) or (s.seats == 4 and not all(s.agreed)):
        yield "first the knights are chosen and the six are split (KV-C2, KV-F1)"
    elif any(share not in shares(knight) for share, knight in zip(s.splits, s.knights, strict=True)):
        yield "a share is a part of the six (KV-F1)"


def faults_of_muster(s: State) -> Iterator[str]:
    yield from _not_yet(s, "knights", "splits", "agreed", "hands", "mustered")
    yield from faults_of_agreement(s)
    if s.mustered not in (0, 1):
        yield "no side, or one, has its army while the other's is drawn (KV-C3)"
    for side in (0, 1):
        for seat, least in _standard(s, side).items():
            hand = s.hands[seat]
            if (
                hand != least
                if side >= s.mustered
                else len(hand) != ARMY * 2 // s.seats or Counter(least) - Counter(hand)
            ):
                yield "an army is the six and twenty more (KV-C2, KV-C3)"


def faults_of_enlistment(s: State) -> Iterator[str]:
    yield from _not_yet(s, "knights", "hands", "ready")
    if points(s.options).recruits is None or not all(s.knights) or all(s.ready):
        yield "no army is being chosen (KV-V4)"
    for seat, hand in enumerate(s.hands):
        if Counter(_standard(s, seat)[seat]) - Counter(hand) or (len(hand) >= ARMY) != s.ready[seat]:
            yield "an army is the six and twenty more (KV-C2, KV-V4)"
        elif not s.ready[seat] and not recruits(s, seat):
            yield "no card is left that could complete the army (KV-V3)"


def faults_of_deploy(s: State) -> Iterator[str]:
    done = ("hands", "mustered", "ready", "middle", "faces", "cells", "board", "eyes")
    yield from _not_yet(s, "knights", "splits", "agreed", *done)
    yield from faults_of_agreement(s)
    if s.mustered != 2 or all(s.ready):
        yield "the armies are drawn, and not all stand yet (KV-C4)"
    for seat in range(s.seats):
        yield from _faults_of_berths(s, seat)
    if sum(face > 0 for face in s.faces) != sum(len(_filled(s, seat)) for seat in range(s.seats)):
        yield "a card stands where none can (KV-C4)"


def _filled(s: State, seat: int) -> list[int]:
    """The cells the seat has filled, if it has filled them in order; of four, a left player's last is in the middle."""
    berths, count = BERTHS[s.seats, seat], ARMY * 2 // s.seats - len(s.hands[seat])
    middle = s.middle[side_of(seat)]
    return [*berths[:count], *([middle] if count > len(berths) else [])]


def _faults_of_berths(s: State, seat: int) -> Iterator[str]:
    side, cells = side_of(seat), _filled(s, seat)
    goes_left = s.seats == 4 and seat == left_of(side)
    if goes_left and s.middle[side] not in (MIDDLE_BERTHS[side] if len(cells) == 13 else (-1,)):
        yield "a left player's last card stands in the middle (KV-F3)"
        return
    cards = [card_from(cell) for cell in cells]
    if -1 in cards or any(
        s.cells[card] != cell or s.eyes[card] != 1 << seat for card, cell in zip(cards, cells, strict=True)
    ):
        yield "berths are filled one after the other (KV-C4)"
        return
    army = Counter([*(s.faces[card] for card in cards), *s.hands[seat]])
    if army.total() != ARMY * 2 // s.seats or _standard_of(s, seat) - army:
        yield "an army is the six and twenty more (KV-C2, KV-C3)"
    if s.ready[seat] and berths_left(s, seat):
        yield "whoever is ready has placed all cards (KV-C4)"


def _standard_of(s: State, seat: int) -> Counter[int]:
    return Counter(_standard(s, side_of(seat))[seat])
