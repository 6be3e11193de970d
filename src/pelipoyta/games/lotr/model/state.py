"""A position: plain data."""

from msgspec import Struct

from pelipoyta.games.lotr.model.in_play import InPlay
from pelipoyta.games.lotr.model.options import Options
from pelipoyta.games.lotr.model.table import Card, Fight, Lasting, Player
from pelipoyta.games.lotr.model.tasks import Tasks
from pelipoyta.games.lotr.terms import Phase
from pelipoyta.kernel import Over, Seat

FIRST_RULES = 6  # version of the rules of a game, or of a written position, that names none
RULES = 7  # version of the rules that new games follow; from 7 on: LOTR-30.70, LOTR-30.73


class State(Struct):
    """A position; `rules` is the version of the rules by which its game began."""

    options: Options
    players: list[Player]
    order: list[Seat]  # clockwise from the first player; before the places are taken, seat by seat
    cards: dict[int, Card]  # always an InPlay
    agenda: list[Tasks]
    path: list[int]  # site cards by number; a controlled one is not on it
    lasting: list[Lasting]
    fights: list[Fight]
    used: dict[str, int]  # how often things were used: "card/ability" this turn, "phase:…" this phase
    wounded: dict[int, int]  # wounds taken this phase, by card
    fight: Fight | None = None
    phase: Phase = Phase.SETUP
    free: Seat = -1  # the Free Peoples player
    acting: Seat = -1  # whose Shadow phase it is
    twilight: int = 0
    moves: int = 0
    limit: int = 0  # move limit of this turn, what it has grown by included
    drawn: int = 0  # cards drawn in this fellowship phase (LOTR-7.5)
    fierce: bool = False  # in the fierce skirmishes
    next_id: int = 0
    over: Over | None = None
    rules: int = FIRST_RULES

    def __post_init__(self) -> None:
        if type(self.cards) is not InPlay:
            self.cards = InPlay(self.cards)

    def copy(self) -> "State":
        return State(
            self.options,
            self.players[:],
            self.order[:],
            self.cards.copy(),
            self.agenda[:],
            self.path[:],
            self.lasting[:],
            self.fights[:],
            self.used.copy(),
            self.wounded.copy(),
            self.fight,
            self.phase,
            self.free,
            self.acting,
            self.twilight,
            self.moves,
            self.limit,
            self.drawn,
            self.fierce,
            self.next_id,
            self.over,
            self.rules,
        )
