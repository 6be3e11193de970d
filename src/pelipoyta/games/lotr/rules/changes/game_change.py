"""A position being changed, and what is told of it meanwhile."""

from dataclasses import dataclass, field

from msgspec.structs import replace

from pelipoyta.games.lotr.events import Caused
from pelipoyta.games.lotr.model import Card, Player, State, Tasks
from pelipoyta.games.lotr.rules.changes.causes import explained
from pelipoyta.kernel import Event, Seat


@dataclass
class GameChange:
    """The copy a step works on; helpers change it freely."""

    s: State
    events: list[Event] = field(default_factory=list)

    def tell(self, event: Event) -> None:
        self.events.append(explained(self.s, event) if isinstance(event, Caused) else event)

    def then(self, *tasks: Tasks) -> None:
        """Put tasks on the agenda, the first named to be done first."""
        self.s.agenda.extend(reversed(tasks))

    def set_player(self, seat: Seat, **changes: object) -> Player:
        player = replace(self.s.players[seat], **changes)
        self.s.players[seat] = player
        return player

    def set_card(self, card: int, **changes: object) -> Card:
        changed = replace(self.s.cards[card], **changes)
        self.s.cards[card] = changed
        return changed
