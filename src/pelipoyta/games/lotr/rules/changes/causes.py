"""Why something happens: the card whose words are being carried out, or the rule at work."""

from msgspec.structs import replace

from pelipoyta.games.lotr.events import Caused, Why
from pelipoyta.games.lotr.model import Flow, Happen, Perform, Sanctuary, State, Tasks, Volley
from pelipoyta.games.lotr.model.stages import AFTER_REQUIRED, BEFORE_REQUIRED

RULES: dict[type, Why] = {Volley: "archery", Sanctuary: "sanctuary"}


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
