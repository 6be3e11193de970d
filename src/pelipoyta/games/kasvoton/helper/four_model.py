"""Four players at one table in two teams (KV-F), as the helper knows them."""

from msgspec import Struct

from pelipoyta.games.kasvoton.board import mates, partner_of, side_of
from pelipoyta.games.kasvoton.contests import TURNS
from pelipoyta.games.kasvoton.deck import ARMY, Face, without
from pelipoyta.games.kasvoton.helper.model import NOBODY
from pelipoyta.kernel import Seat

PLAYERS = 4
HAND = ARMY // 2  # KV-F1
Faces = tuple[Face, ...]


class FourArmies(Struct, frozen=True):
    """Teams by side and hands by seat, as they are drawn; turns used in the present game; winners of the games."""

    names: tuple[str, ...]
    knights: Faces = (0, 0)
    shares: tuple[Faces, ...] = ((),) * PLAYERS  # what each took of the six fixed cards
    divided: tuple[bool, bool] = (False, False)  # sides whose six are split
    drawn: tuple[Faces, ...] = ((),) * PLAYERS
    turned: tuple[Faces, Faces] = ((), ())
    side: int = NOBODY  # that starts
    starter: Seat = NOBODY
    used: tuple[int, ...] = (0,) * PLAYERS
    winners: tuple[int, ...] = ()

    @property
    def turn(self) -> Seat:
        """KV-F4: the starter, the player opposite, the starter's partner, the last one."""
        return self.starter ^ (sum(self.used) % PLAYERS)

    @property
    def all_drawn(self) -> bool:
        return all(self.drawn)

    @property
    def worn_out(self) -> bool:
        """KV-E1."""
        return min(self.used) >= TURNS

    def wanted(self, seat: Seat) -> int:
        """Cards that the player draws."""
        return HAND - len(self.shares[seat])

    def pool(self, seat: Seat) -> Faces:
        """Cards that may come to the player: all but the six and the partner's."""
        side, partner = side_of(seat), partner_of(seat)
        return without((*self.shares[seat], *self.shares[partner], *self.drawn[partner], *self.turned[side]))

    def rest(self, side: int) -> Faces:
        """Cards of the side's deck that are in neither hand and have not been turned."""
        hands = [(*self.shares[seat], *self.drawn[seat]) for seat in mates(PLAYERS, side)]
        return without((*hands[0], *hands[1], *self.turned[side]))

    def team(self, side: int) -> str:
        return " + ".join(self.names[seat] for seat in mates(PLAYERS, side))
