"""Actions; cells are numbers (board.py), faces those of deck.py."""

from pelipoyta.kernel import Action, Seat


class ChooseKnight(Action, frozen=True):
    knight: int


class Split(Action, frozen=True):
    """KV-F1: the standard cards the proposer would take, sorted."""

    faces: tuple[int, ...]


class Agree(Action, frozen=True):
    pass


class Place(Action, frozen=True):
    """The cells are filled in one order (board.BERTHS), so that it tells nothing."""

    face: int
    cell: int


class Ready(Action, frozen=True):
    pass


class Begin(Action, frozen=True):
    """KV-F4: who of the starting team should begin."""

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
    """The two that strike in a line, the lower cell first."""

    one: int
    other: int


class Royal(Action, frozen=True):
    """KV-D4.6: the royal shown to strike a queen in a triangle."""

    cell: int


class Decline(Action, frozen=True):
    pass


class Done(Action, frozen=True):
    pass


class Reveal(Action, frozen=True):
    cell: int


class Say(Action, frozen=True):
    """KV-F7: "look at this middle card, it stands for the strength of my whole army"."""

    cell: int


Deed = (
    ChooseKnight | Split | Agree | Place | Ready | Begin | Shoot | Move | Scout | Line | Triangle | Pair | Royal
    | Decline | Done | Reveal | Say
)  # fmt: skip
