"""Position being changed, with the events of the change and their causes."""

from dataclasses import dataclass, field

from msgspec.structs import replace

from pelipoyta.games.lotr.events import Caused, Why
from pelipoyta.games.lotr.model import Card, Flow, Happen, Perform, Player, Sanctuary, State, Tasks, Volley
from pelipoyta.games.lotr.model.stages import AFTER_REQUIRED, BEFORE_REQUIRED
from pelipoyta.kernel import Event, Seat

RULES: dict[type, Why] = {Volley: "archery", Sanctuary: "sanctuary"}


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


def explained(s: State, event: Caused) -> Caused:
    """The event with its cause, unless it knows it already."""
    if event.why or event.cause >= 0:
        return event
    task = next((task for task in reversed(s.agenda) if not _goes_along(task)), None)
    if isinstance(task, Perform):
        return replace(event, cause=task.code)
    return replace(event, why=_rule(task))


def _goes_along(task: Tasks) -> bool:
    """The happening that is taking place, or one of the same making that waits for its turn."""
    return isinstance(task, Happen) and task.stage in (BEFORE_REQUIRED, AFTER_REQUIRED)


def _rule(task: Tasks | None) -> Why:
    if isinstance(task, Flow):
        return "skirmish" if task.step == "end-fight" else ""
    return RULES.get(type(task), "")
