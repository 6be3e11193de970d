"""Actions; cells are numbers (board.py), faces those of deck.py."""

from pelipoyta.kernel import Action, Seat


class ChooseKnight(Action, frozen=True):
    knight: int


class Split(Action, frozen=True):
    """Propose a split: the standard cards that the proposer would take, sorted (KV-F1)."""

    faces: tuple[int, ...]


class Agree(Action, frozen=True):
    pass


class Enlist(Action, frozen=True):
    """Choose a card for one's army, where a variant lets one (KV-V3, KV-V4)."""

    face: int


class Place(Action, frozen=True):
    """Place a card; cells are filled in one order (board.BERTHS), so that it tells nothing."""

    face: int
    cell: int


class Ready(Action, frozen=True):
    pass


class Begin(Action, frozen=True):
    """Propose which player of the starting team begins (KV-F4)."""

    seat: Seat


class Shoot(Action, frozen=True):
    cell: int


class Move(Action, frozen=True):
    src: int
    dst: int


class Scout(Action, frozen=True):
    cell: int


class Line(Action, frozen=True):
    cell: int


class Triangle(Action, frozen=True):
    cell: int


class Pair(Action, frozen=True):
    """Choose the two cards that strike in a line, the lower cell first."""

    one: int
    other: int


class Royal(Action, frozen=True):
    """Choose the royal that is shown to strike a queen in a triangle (KV-D4.6)."""

    cell: int


class Decline(Action, frozen=True):
    pass


class Done(Action, frozen=True):
    pass


class Reveal(Action, frozen=True):
    cell: int


class Say(Action, frozen=True):
    """Point at a card in the middle column, as a sign of the army's strength (KV-F7)."""

    cell: int


Deed = (
    ChooseKnight | Split | Agree | Place | Ready | Begin | Shoot | Move | Scout | Line | Triangle | Pair | Royal
    | Decline | Done | Reveal | Say | Enlist
)  # fmt: skip
