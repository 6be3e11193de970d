"""Before the armies stand: choosing the knight, splitting the six, drawing the army and deploying it."""

from itertools import combinations

from pelipoyta.games.kasvoton.board import (
    BERTHS,
    MIDDLE_BERTHS,
    card_from,
    cell_name,
    holders,
    left_of,
    mates,
    partner_of,
    side_of,
)
from pelipoyta.games.kasvoton.deck import ARMY, DRAWN, KNIGHTS, standard, without
from pelipoyta.games.kasvoton.model import (
    Agree,
    ChooseKnight,
    Dealt,
    Deployed,
    Enlist,
    Enlisted,
    KnightChosen,
    MiddleSeen,
    Place,
    Placed,
    Ready,
    Split,
    SplitAgreed,
    SplitOffered,
    Stage,
    State,
)
from pelipoyta.games.kasvoton.points import points
from pelipoyta.games.kasvoton.rules.verb import Verb
from pelipoyta.kernel import Draw, Event, Outcome, Refusal, Seat, Secret

OFFERS = 6  # after so many proposals the other team mate agrees (KV-F1, KV-F4)


def bargainer(s: State, side: int) -> Seat:
    """Member of the team whose turn to propose it is: the left player first, then in turns."""
    left = left_of(side)
    return left if s.offers[side] % 2 == 0 else partner_of(left)


def list_knights(s: State, seat: Seat) -> list[ChooseKnight]:
    return [ChooseKnight(knight) for knight in KNIGHTS]


def forbid_knight(s: State, seat: Seat, action: ChooseKnight) -> Refusal | None:
    return None if action.knight in KNIGHTS else Refusal("KV-C2", "no-such-knight")


def choose_knight(s: State, seat: Seat, action: ChooseKnight, events: list[Event]) -> None:
    side = side_of(seat)
    s.knights[side] = action.knight
    events.append(KnightChosen(side, action.knight))
    if all(s.knights):
        _form_up(s)


def _form_up(s: State) -> None:
    if s.seats == 4:
        s.stage = Stage.SPLIT
        return
    s.hands = [tuple(sorted(standard(knight))) for knight in s.knights]
    s.stage = Stage.ENLIST if points(s.options).recruits else Stage.MUSTER


def shares(knight: int) -> list[tuple[int, ...]]:
    """Every part of the six standard cards, alike cards counted once."""
    six = sorted(standard(knight))
    return [part for size in range(7) for part in sorted(set(combinations(six, size)))]


def _left_share(s: State, seat: Seat, faces: tuple[int, ...]) -> tuple[int, ...]:
    """A proposal as the left player's part."""
    side = side_of(seat)
    return faces if seat == left_of(side) else rest_of_six(s.knights[side], faces)


def rest_of_six(knight: int, faces: tuple[int, ...]) -> tuple[int, ...]:
    left = sorted(standard(knight))
    for face in faces:
        left.remove(face)
    return tuple(left)


def list_splits(s: State, seat: Seat) -> list[Split]:
    side = side_of(seat)
    if s.offers[side] == OFFERS:
        return []
    splits = [Split(part) for part in shares(s.knights[side])]
    return [split for split in splits if not _stands(s, seat, split)]


def _stands(s: State, seat: Seat, split: Split) -> bool:
    side = side_of(seat)
    return s.offers[side] > 0 and _left_share(s, seat, split.faces) == s.splits[side]


def forbid_split(s: State, seat: Seat, split: Split) -> Refusal | None:
    side = side_of(seat)
    if s.offers[side] == OFFERS:
        return Refusal("KV-F1", "offers-spent", {"limit": OFFERS})
    if split.faces not in shares(s.knights[side]):
        return Refusal("KV-F1", "not-of-the-six")
    return Refusal("KV-F1", "offered-already") if _stands(s, seat, split) else None


def offer_split(s: State, seat: Seat, split: Split, events: list[Event]) -> None:
    side = side_of(seat)
    s.splits[side] = _left_share(s, seat, split.faces)
    s.offers[side] += 1
    events.append(SplitOffered(seat, Secret(split.faces, mates(s.seats, side))))


def list_agree(s: State, seat: Seat) -> list[Agree]:
    return [Agree()] if s.offers[side_of(seat)] else []


def forbid_agree(s: State, seat: Seat, action: Agree) -> Refusal | None:
    return None if s.offers[side_of(seat)] else Refusal("KV-F1", "nothing-offered")


def agree_split(s: State, seat: Seat, action: Agree, events: list[Event]) -> None:
    side = side_of(seat)
    s.agreed[side] = True
    s.offers[side] = 0
    part, left = s.splits[side], left_of(side)
    s.hands[left] = part
    s.hands[partner_of(left)] = rest_of_six(s.knights[side], part)
    events.append(SplitAgreed(side, (len(part), 6 - len(part))))
    if all(s.agreed):
        s.stage = Stage.MUSTER


def undrawn(s: State, side: int) -> tuple[int, ...]:
    """Cards of the side's deck that are neither in the army nor turned up."""
    placed = s.faces[ARMY * side : ARMY * side + ARMY]
    hands = [face for seat in mates(s.seats, side) for face in s.hands[seat]]
    return without([*(face for face in placed if face), *hands, *s.turned[side]])


def army_draw(s: State) -> Draw:
    """KV-C3: twenty from the rest of the deck; the one thing that is not known is their order in it."""
    return Draw(undrawn(s, s.mustered), DRAWN)


def muster(s: State, outcome: Outcome, events: list[Event]) -> None:
    """KV-C3, KV-F1: the drawn cards are dealt so that team mates have equally many."""
    side, dealt = s.mustered, 0
    seats = sorted(mates(s.seats, side), key=lambda seat: seat != left_of(side))
    for seat in seats:
        count = ARMY // len(seats) - len(s.hands[seat])
        drawn = outcome[dealt : dealt + count]
        dealt += count
        s.hands[seat] = tuple(sorted(s.hands[seat] + drawn))
        events.append(Dealt(seat, Secret(s.hands[seat], (seat,))))
    s.mustered += 1
    if s.mustered == 2:
        s.stage = Stage.DEPLOY


def recruits(s: State, seat: Seat) -> list[int]:
    """Faces that the seat may choose next, where armies are chosen (KV-V3, KV-V4)."""
    listed = points(s.options).recruits
    return listed(s, seat) if listed and not s.ready[seat] else []


def list_recruits(s: State, seat: Seat) -> list[Enlist]:
    return [Enlist(face) for face in recruits(s, seat)]


def forbid_recruit(s: State, seat: Seat, action: Enlist) -> Refusal | None:
    if action.face not in undrawn(s, side_of(seat)):
        return Refusal("KV-V4", "not-in-deck", {"face": action.face})
    return None if action.face in recruits(s, seat) else Refusal("KV-V3", "too-dear", {"face": action.face})


def enlist(s: State, seat: Seat, action: Enlist, events: list[Event]) -> None:
    s.hands[seat] = tuple(sorted((*s.hands[seat], action.face)))
    events.append(Enlisted(seat, action.face, eyes=(seat,)))
    if len(s.hands[seat]) < ARMY:
        return
    s.ready[seat] = True
    events.append(Dealt(seat, Secret(s.hands[seat], (seat,))))
    if all(s.ready):
        s.ready, s.mustered, s.stage = [False] * s.seats, 2, Stage.DEPLOY


def berths_left(s: State, seat: Seat) -> tuple[int, ...]:
    """KV-C4, KV-F3: the cell to fill next; a left player's last card may go to either cell of the middle column."""
    berths = BERTHS[s.seats, seat]
    placed = ARMY * 2 // s.seats - len(s.hands[seat])
    if placed < len(berths):
        return berths[placed : placed + 1]
    return middle_choice(s, seat) if s.hands[seat] else ()


def middle_choice(s: State, seat: Seat) -> tuple[int, ...]:
    """KV-F3: where a left player of four may put the 13th card."""
    side = side_of(seat)
    return MIDDLE_BERTHS[side] if s.seats == 4 and seat == left_of(side) else ()


def list_places(s: State, seat: Seat) -> list[Place]:
    faces = sorted(set(s.hands[seat]))
    return [Place(face, cell) for cell in berths_left(s, seat) for face in faces]


def forbid_place(s: State, seat: Seat, place: Place) -> Refusal | None:
    if place.cell not in (*BERTHS[s.seats, seat], *middle_choice(s, seat)):
        return Refusal("KV-F3" if s.seats == 4 else "KV-C4", "outside", {"cell": cell_name(place.cell)})
    if place.cell not in berths_left(s, seat):
        return Refusal("KV-C4", "not-next", {"cell": cell_name(place.cell)})
    return None if place.face in s.hands[seat] else Refusal("KV-C4", "no-such-card", {"face": place.face})


def put_down(s: State, seat: Seat, place: Place, events: list[Event]) -> None:
    if place.cell in MIDDLE_BERTHS[side_of(seat)] and s.seats == 4:
        s.middle[side_of(seat)] = place.cell
    _stand(s, seat, place.face, place.cell)
    events.append(Placed(seat, place.cell, place.face, eyes=(seat,)))


def _stand(s: State, seat: Seat, face: int, cell: int) -> None:
    card, hand = card_from(cell), list(s.hands[seat])
    hand.remove(face)
    s.hands[seat] = tuple(hand)
    s.faces[card], s.cells[card], s.board[cell], s.eyes[card] = face, cell, card, 1 << seat


def list_ready(s: State, seat: Seat) -> list[Ready]:
    return [] if berths_left(s, seat) else [Ready()]


def forbid_ready(s: State, seat: Seat, action: Ready) -> Refusal | None:
    return Refusal("KV-C4", "cards-missing", {"count": len(s.hands[seat])}) if berths_left(s, seat) else None


def get_ready(s: State, seat: Seat, action: Ready, events: list[Event]) -> None:
    s.ready[seat] = True
    side = side_of(seat)
    middle = s.middle[side] if s.seats == 4 and seat == left_of(side) else -1
    events.append(Deployed(seat, middle))
    if all(s.ready):
        _close_ranks(s, events)


def _close_ranks(s: State, events: list[Event]) -> None:
    """KV-F3: a right player's last card takes the other middle cell, and team mates look at both."""
    s.stage = Stage.LOTS
    for side in (0, 1) if s.seats == 4 else ():
        right = partner_of(left_of(side))
        cells = MIDDLE_BERTHS[side]
        _stand(s, right, s.hands[right][0], cells[0] if s.middle[side] == cells[1] else cells[1])
        faces = tuple(s.faces[card_from(cell)] for cell in cells)
        for cell in cells:
            s.eyes[card_from(cell)] = holders(4, side, cell)
        events.append(MiddleSeen(side, cells, faces, eyes=mates(4, side)))


CHOOSE_KNIGHT = Verb(list_knights, forbid_knight, choose_knight)
SPLIT = Verb(list_splits, forbid_split, offer_split)
AGREE_SPLIT = Verb(list_agree, forbid_agree, agree_split)
ENLIST = Verb(list_recruits, forbid_recruit, enlist)
PLACE = Verb(list_places, forbid_place, put_down)
READY = Verb(list_ready, forbid_ready, get_ready)
