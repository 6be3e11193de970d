"""The board and its pieces: where every kind of piece may go from every circle, and how a game is set up.

42 43 44 45 46 47 48   row 7, home of seat 1
35 …               41
…
 7  8  9 10 11 12 13
 0  1  2  3  4  5  6   row 1, home of seat 0
 a  b  c  d  e  f  g
"""

from pelipoyta.games.rolechess.model import NOBODY, Cell, Kind, Line, Piece

SIZE = 7
CELLS = SIZE * SIZE
SIDE = 14  # pieces a side; piece p belongs to seat p // SIDE
EMPERORS = (3, SIDE + 3)

Ray = tuple[Cell, ...]  # circles one after another, as far as the piece may go that way

# RC-1.2
CARD = {
    line.kind: line
    for line in (
        Line(Kind.EMPEROR, energy=9, attack=1, defence=8),
        Line(Kind.ADJUTANT, energy=25, attack=5, defence=5),
        Line(Kind.KNIGHT, energy=21, attack=4, defence=4),
        Line(Kind.GUARD, energy=15, attack=3, defence=6),
        Line(Kind.LACKEY, energy=7, attack=3, defence=3),
    )
}

# RC-1.3: seen from each player, left to right
FIRST_ROW = (
    (Kind.GUARD, 1), (Kind.KNIGHT, 1), (Kind.ADJUTANT, 1), (Kind.EMPEROR, 1),
    (Kind.ADJUTANT, 2), (Kind.KNIGHT, 2), (Kind.GUARD, 2),
)  # fmt: skip
SECOND_ROW = tuple((Kind.LACKEY, number) for number in range(1, SIZE + 1))
PIECES = tuple(Piece(seat, kind, number) for seat in (0, 1) for kind, number in FIRST_ROW + SECOND_ROW)
FULL = tuple(CARD[piece.kind].energy for piece in PIECES)
ATTACK = tuple(CARD[piece.kind].attack for piece in PIECES)
DEFENCE = tuple(CARD[piece.kind].defence for piece in PIECES)

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
LEAPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
WAYS = {  # (column step, row step), how many circles at most; a Lackey goes forward only
    Kind.LACKEY: (((-1, 1), (0, 1), (1, 1)), 1),  # RC-4.1
    Kind.GUARD: (STRAIGHT, 3),  # RC-4.2
    Kind.KNIGHT: (LEAPS, 1),  # RC-4.3
    Kind.EMPEROR: (STRAIGHT + DIAGONAL, 1),  # RC-4.5
}


def cell_name(cell: Cell) -> str:
    return f"{'abcdefg'[cell % SIZE]}{cell // SIZE + 1}"


def on_board(cell: Cell) -> bool:
    return 0 <= cell < CELLS


def _ray(cell: Cell, way: tuple[int, int], longest: int) -> Ray:
    column, row = cell % SIZE, cell // SIZE
    far = [(column + way[0] * n, row + way[1] * n) for n in range(1, longest + 1)]
    return tuple(c + r * SIZE for c, r in far if 0 <= c < SIZE and 0 <= r < SIZE)


def _rays(kind: Kind, seat: int, cell: Cell) -> tuple[Ray, ...]:
    if kind is Kind.ADJUTANT:  # RC-4.4
        rays = [_ray(cell, way, SIZE) for way in DIAGONAL] + [_ray(cell, way, 1) for way in STRAIGHT]
    else:
        ways, longest = WAYS[kind]
        turned = -1 if kind is Kind.LACKEY and seat == 1 else 1
        rays = [_ray(cell, (way[0], way[1] * turned), longest) for way in ways]
    return tuple(ray for ray in rays if ray)


_BY_KIND = {(seat, kind): tuple(_rays(kind, seat, cell) for cell in range(CELLS)) for seat in (0, 1) for kind in Kind}
RAYS = tuple(_BY_KIND[piece.seat, piece.kind] for piece in PIECES)  # RAYS[piece][cell]: the ways it may go

Road = dict[Cell, Ray]  # where a piece could go, and the circles on the way
_ROADS = {
    key: tuple({c: ray[:n] for ray in rays for n, c in enumerate(ray)} for rays in cells)
    for key, cells in _BY_KIND.items()
}
ROADS: tuple[tuple[Road, ...], ...] = tuple(_ROADS[piece.seat, piece.kind] for piece in PIECES)


def _ways_to(seat: int, dst: Cell) -> tuple[tuple[Cell, dict[int, Ray]], ...]:
    own = range(seat * SIDE, (seat + 1) * SIDE)
    ways = ((src, {piece: ROADS[piece][src][dst] for piece in own if dst in ROADS[piece][src]}) for src in range(CELLS))
    return tuple((src, roads) for src, roads in ways if roads)


# WAYS_TO[seat][dst]: the circles from which a piece of the seat could go there, and by piece the circles on the way
WAYS_TO = tuple(tuple(_ways_to(seat, dst) for dst in range(CELLS)) for seat in (0, 1))


def home(piece: int) -> Cell:
    """Starting circle of a piece; the board is turned half round for the second player."""
    return piece if piece < SIDE else CELLS - 1 - (piece - SIDE)


def set_up() -> list[int]:
    board = [NOBODY] * CELLS
    for piece in range(2 * SIDE):
        board[home(piece)] = piece
    return board


def look(board: list[int], src: Cell) -> tuple[list[Cell], list[Cell]]:
    """The free circles a piece may move to, and the enemies in its range (RC-4.0, RC-4.6)."""
    free, foes = [], []
    piece = board[src]
    for ray in RAYS[piece][src]:
        for cell in ray:
            other = board[cell]
            if other == NOBODY:
                free.append(cell)
                continue
            if other // SIDE != piece // SIDE:
                foes.append(cell)
            break
    return free, foes


def in_range(board: list[int], src: Cell, target: Cell) -> bool:
    """True if the piece on `src` could go to `target` if that circle were empty (RC-4.6)."""
    return blocker(board, src, target) == target


def is_free(board: list[int], way: Ray, left: Cell | None = None) -> bool:
    """True if the way is clear once the circle `left` is empty."""
    taken = [cell for cell in way if board[cell] != NOBODY] if way else way
    return not taken or taken == [left]


def reaching(board: list[int], seat: int, target: Cell) -> list[Cell]:
    """Circles of the seat's pieces that have the target in range (RC-4.6)."""
    found = []
    for src, roads in WAYS_TO[seat][target]:
        road = roads.get(board[src])
        if road is not None and is_free(board, road):
            found.append(src)
    return found


def blocker(board: list[int], src: Cell, dst: Cell) -> Cell | None:
    """The first circle on the way that is taken, `dst` itself if the way is open; None where there is no way."""
    road = ROADS[board[src]][src].get(dst)
    if road is None:
        return None
    for cell in road:
        if board[cell] != NOBODY:
            return cell
    return dst


def last_row(seat: int) -> range:
    """The row on which that seat's Lackeys are stuck (RC-4.1)."""
    return range(CELLS - SIZE, CELLS) if seat == 0 else range(SIZE)
