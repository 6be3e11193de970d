"""Views of Kasvoton vihollinen, and determinization: a full state that gives the same view."""

from random import Random

from msgspec.structs import replace

from pelipoyta.games.kasvoton.board import (
    ARMY,
    BERTHS,
    CELLS,
    COLUMNS,
    MIDDLE_BERTHS,
    card_from,
    controls,
    left_of,
    partner_of,
    side_of,
)
from pelipoyta.games.kasvoton.deck import DRAWN, standard
from pelipoyta.games.kasvoton.deduce import deduce, guess, left_share, owner_of, owners, unknown
from pelipoyta.games.kasvoton.model import Card, Stage, State, View
from pelipoyta.games.kasvoton.rules.muster import middle_choice, recruits, rest_of_six, shares
from pelipoyta.games.kasvoton.rules.turn import knights_at_start
from pelipoyta.kernel import Seat


def view(s: State, seat: Seat | None) -> View:
    middle = tuple(_middle(s, seat, side) for side in (0, 1))
    seen = View(
        options=s.options, seats=s.seats, seat=seat, stage=s.stage, knights=tuple(s.knights),
        six=_six(s, seat), split=_split(s, seat),
        took=tuple(len(s.splits[side]) if s.agreed[side] else -1 for side in (0, 1)),
        offers=tuple(s.offers), agreed=tuple(s.agreed), mustered=s.mustered,
        hand=() if seat is None else s.hands[seat], berths=_berths(s, seat),
        columns=_columns(s, seat), ready=tuple(s.ready), middle=middle, cards=_cards(s, seat),
        graves=tuple(s.graves), turned=tuple(s.turned), first=s.first, turn=s.turn, phase=s.phase,
        used=tuple(s.used), shot=tuple(s.shot), target=s.target, usable=s.usable, fell=tuple(s.fell),
        said=tuple(s.said), scores=s.scores, why=s.why, deduced=(),
        knights_at_start=knights_at_start(s) if s.stage is Stage.OVER and _all_up(s) else (),
    )  # fmt: skip
    return replace(seen, deduced=deduce(seen)) if s.options.deduction else seen


def _all_up(s: State) -> bool:
    """True if every card is turned up; at a hidden table some stay down after the end (CONTEST-19)."""
    return all(is_up or not face for is_up, face in zip(s.open, s.faces, strict=True))


def _berths(s: State, seat: Seat | None) -> tuple[int, ...]:
    if seat is None or s.stage is not Stage.DEPLOY:
        return ()
    return (*BERTHS[s.seats, seat], *middle_choice(s, seat))


def _columns(s: State, seat: Seat | None) -> tuple[int, ...]:
    return () if seat is None else tuple(c for c in range(COLUMNS) if controls(s.seats, seat, c))


def _split(s: State, seat: Seat | None) -> tuple[int, ...] | None:
    """KV-F1: team mates see how the six are split."""
    if s.seats == 2 or seat is None or not (s.agreed[side_of(seat)] or s.offers[side_of(seat)]):
        return None
    share, side = s.splits[side_of(seat)], side_of(seat)
    return share if seat == left_of(side) else rest_of_six(s.knights[side], share)


def _six(s: State, seat: Seat | None) -> tuple[int, ...]:
    return () if seat is None or s.stage is not Stage.SPLIT else tuple(sorted(standard(s.knights[side_of(seat)])))


def _middle(s: State, seat: Seat | None, side: int) -> int:
    left = left_of(side)
    return s.middle[side] if s.seats == 4 and (seat == left or s.ready[left]) else -1


def _cards(s: State, seat: Seat | None) -> tuple[Card, ...]:
    bit = 0 if seat is None else 1 << seat
    return tuple(
        Card(id=card, side=card // ARMY, cell=s.cells[card], face=face if s.open[card] or s.eyes[card] & bit else 0,
             open=s.open[card], eyes=s.eyes[card])
        for card, face in enumerate(s.faces)
        if face and (s.stage is not Stage.DEPLOY or _stands_for(s, seat, card))
    )  # fmt: skip


def _stands_for(s: State, seat: Seat | None, card: int) -> bool:
    """True if the viewer sees the card standing: during setup, others see an army when its player is ready."""
    owner = owner_of(s.seats, tuple(s.middle), card)
    return owner == seat or s.ready[owner]


def determinize(v: View, rng: Random) -> State:
    s = seen(v)
    for side in (0, 1):
        _fill(s, v, side, rng)
    return s


def seen(v: View) -> State:
    """Part of the state that the viewer sees, which decides its legal actions; unseen cards have no face."""
    s = State(
        options=v.options, seats=v.seats, stage=v.stage, knights=list(v.knights), splits=[(), ()],
        offers=list(v.offers), agreed=list(v.agreed), mustered=v.mustered, hands=[()] * v.seats,
        ready=list(v.ready), middle=list(v.middle), faces=[0] * 2 * ARMY, cells=[-1] * 2 * ARMY, board=[-1] * CELLS,
        open=[False] * 2 * ARMY, eyes=[0] * 2 * ARMY, graves=list(v.graves), turned=list(v.turned), first=v.first,
        turn=v.turn, phase=v.phase, used=list(v.used), shot=list(v.shot), target=v.target, usable=v.usable,
        fell=list(v.fell), said=list(v.said), scores=v.scores, why=v.why,
    )  # fmt: skip
    for card in v.cards:
        _put(s, card)
    return s


def _put(s: State, card: Card) -> None:
    s.faces[card.id], s.cells[card.id], s.open[card.id], s.eyes[card.id] = card.face, card.cell, card.open, card.eyes
    if card.cell >= 0:
        s.board[card.cell] = card.id


def _fill(s: State, v: View, side: int, rng: Random) -> None:
    """Sample the hidden parts of a side: its bargain, its hands, its cards."""
    if v.mustered <= side:
        s.splits[side] = _guessed_split(v, side, rng)
        _hold_standard(s, side)
        if v.stage is Stage.ENLIST:
            _recruit(s, v, side, rng)
        return
    u = unknown(v, side)
    split, groups = guess(u, rng)
    if v.seats == 4:
        s.splits[side] = split[u.seats.index(left_of(side))]
    for seat, faces in zip(u.seats, groups, strict=True):
        _give(s, v, seat, faces, rng)


def _guessed_split(v: View, side: int, rng: Random) -> tuple[int, ...]:
    if v.seat is not None and side_of(v.seat) == side:
        return left_share(v) or ()
    if not v.agreed[side] and not v.offers[side]:
        return ()
    return rng.choice([share for share in shares(v.knights[side]) if v.took[side] in (-1, len(share))])


def _hold_standard(s: State, side: int) -> None:
    """Hands before the draw: the standard cards only, once they are split."""
    if s.agreed[side]:
        left, share = left_of(side), s.splits[side]
        s.hands[left], s.hands[partner_of(left)] = share, rest_of_six(s.knights[side], share)
    elif s.seats == 2 and s.stage is not Stage.KNIGHT:
        s.hands[side] = tuple(sorted(standard(s.knights[side])))


def _recruit(s: State, v: View, seat: Seat, rng: Random) -> None:
    """Sample what a player has chosen so far; how much that is, only its player sees (KV-V4)."""
    if seat == v.seat:
        s.hands[seat] = v.hand
        return
    s.ready[seat] = False
    for _ in range(DRAWN if v.ready[seat] else rng.randrange(DRAWN)):
        s.hands[seat] = tuple(sorted((*s.hands[seat], rng.choice(recruits(s, seat)))))
    s.ready[seat] = v.ready[seat]


def _give(s: State, v: View, seat: Seat, faces: list[int], rng: Random) -> None:
    """Give the sampled faces to the seat's hidden cards, or during setup to its hand and cells."""
    if v.stage not in (Stage.MUSTER, Stage.DEPLOY):
        dealt = owners(v.seats, v.middle)
        hidden = [card.id for card in v.cards if not card.face and dealt[card.id] == seat]
        for card, face in zip(hidden, faces, strict=True):
            s.faces[card] = face
    elif seat == v.seat:
        s.hands[seat] = v.hand
    elif v.stage is Stage.MUSTER:
        s.hands[seat] = tuple(sorted(faces))
    else:
        _deploy(s, seat, faces, rng)


def _deploy(s: State, seat: Seat, faces: list[int], rng: Random) -> None:
    """Hide how many cards other players have placed: show as many as may have been."""
    berths, side = list(BERTHS[s.seats, seat]), side_of(seat)
    is_left = s.seats == 4 and seat == left_of(side)
    if is_left:
        berths.append(s.middle[side] if s.ready[seat] else rng.choice(MIDDLE_BERTHS[side]))
    count = len(berths) if s.ready[seat] else rng.randint(0, len(berths))
    for face, cell in zip(faces, berths[:count], strict=False):
        _put(s, Card(id=card_from(cell), side=side, cell=cell, face=face, open=False, eyes=1 << seat))
    s.hands[seat] = tuple(sorted(faces[count:]))
    if is_left and count == len(berths):
        s.middle[side] = berths[-1]
