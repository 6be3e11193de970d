"""Soundness of the agenda: the rest of the turn, step by step, and the tasks in progress on it."""

from collections.abc import Iterator
from itertools import pairwise

from pelipoyta.games.lotr.model import (
    Bidding,
    Defending,
    Fighting,
    Flow,
    Happen,
    LeftOver,
    Marking,
    Moves,
    MovingAgain,
    Perform,
    PhaseEnds,
    PhaseStarts,
    Placing,
    Reconciling,
    Redrawing,
    Sanctuary,
    Skipping,
    Starting,
    State,
    Tasks,
    Tie,
    Transferring,
    Volley,
    Window,
)
from pelipoyta.games.lotr.terms import Phase

SPINE = (
    Bidding,
    Defending,
    Fighting,
    Flow,
    LeftOver,
    Marking,
    MovingAgain,
    Placing,
    Reconciling,
    Redrawing,
    Skipping,
    Starting,
    Tie,
    Window,
)
ENDS = "end"  # the agenda may end with this step: it names the next ones itself

# Steps that may lie beneath each step, that is, be done next.
NEXT: dict[str, tuple[str, ...]] = {
    "Bidding": (ENDS,), "bids": (ENDS,), "rank": (ENDS,), "Tie": (ENDS,), "Placing": (ENDS,), "first-site": (ENDS,),
    "start-fellowship": ("start-fellowship", "first-hands"), "Starting": ("start-fellowship", "first-hands"),
    "first-hands": (ENDS,), "Redrawing": ("Redrawing", "turn"), "turn": (ENDS,),
    "TurnStarts": ("fellowship",), "fellowship": (ENDS,),
    "PhaseStarts fellowship": ("Window fellowship",), "Window fellowship": ("PhaseEnds fellowship",),
    "PhaseEnds fellowship": ("move",), "move": (ENDS,),
    "Moves from": ("Moves on",), "Moves on": ("arrive",), "arrive": (ENDS,),
    "Moves to": ("twilight",), "twilight": ("shadows",), "Moves end": ("shadow", "maneuver"), "shadows": (ENDS,),
    "shadow": ("shadow", "maneuver"), "PhaseStarts shadow": ("Window shadow",), "Window shadow": ("PhaseEnds shadow",),
    "PhaseEnds shadow": ("shadow", "maneuver"), "maneuver": (ENDS,),
    "PhaseStarts maneuver": ("Window maneuver", "PhaseEnds maneuver"), "Window maneuver": ("PhaseEnds maneuver",),
    "PhaseEnds maneuver": ("archery",), "archery": (ENDS,), "Skipping": (ENDS,),
    "PhaseStarts archery": ("Window archery", "fire"), "Window archery": ("fire",), "fire": ("PhaseEnds archery",),
    "Volley": ("Marking", "PhaseEnds archery"), "Marking": ("PhaseEnds archery",),
    "PhaseEnds archery": ("assignment",), "assignment": (ENDS,),
    "PhaseStarts assignment": ("Window assignment", "defend", "Defending"),
    "Window assignment": ("defend", "Defending"), "defend": (ENDS,), "Defending": ("PhaseEnds assignment",),
    "LeftOver": ("LeftOver", "PhaseEnds assignment"), "PhaseEnds assignment": ("Fighting",),
    "Fighting": ("after-fights",), "after-fights": (ENDS,),
    "FightStarts": ("Window skirmish",), "Window skirmish": ("resolve-fight",), "resolve-fight": ("FightEnds",),
    "FightEnds": ("end-fight",), "end-fight": ("PhaseEnds skirmish",),
    "PhaseEnds skirmish": ("Fighting",),
    "regroup": (ENDS,), "PhaseStarts regroup": ("Window regroup", "Reconciling", "MovingAgain"),
    "Window regroup": ("Reconciling", "MovingAgain"), "MovingAgain": (ENDS,),
    "Reconciling": ("Reconciling", "MovingAgain", "PhaseEnds regroup", "clear"),
    "PhaseEnds regroup": ("TurnEnds", "move"), "TurnEnds": ("clear",), "clear": (ENDS,), "turn-broken": (ENDS,),
}  # fmt: skip
SETUP = (
    "Bidding",
    "bids",
    "rank",
    "Tie",
    "Placing",
    "first-site",
    "start-fellowship",
    "Starting",
    "first-hands",
    "Redrawing",
)
WITH_PHASE = ("Window", "PhaseStarts", "PhaseEnds")
FIGHTING = ("FightStarts", "resolve-fight", "FightEnds", "end-fight")


def step_of(s: State, task: Tasks) -> str:
    """The name of a step of the turn; empty for what goes on in the middle of one."""
    if isinstance(task, Flow):
        return task.step
    if isinstance(task, Window):
        return f"Window {s.phase.value}"
    if isinstance(task, Happen):
        name = type(task.what).__name__
        if isinstance(task.what, PhaseStarts | PhaseEnds):
            return f"{name} {task.what.phase.value}"
        if isinstance(task.what, Moves):
            return f"{name} {task.what.leg}"
        return name if name in NEXT else ""
    return type(task).__name__ if isinstance(task, (*SPINE, Volley)) else ""


def faults_of_road(s: State) -> Iterator[str]:
    steps = [step_of(s, task) for task in s.agenda if not _waits_for_end(s, task)]
    if not steps or ENDS not in NEXT.get(steps[0], ()) or (steps[0] == "turn" and s.free < 0):
        yield "the agenda leads nowhere"
        return
    for below, above in pairwise(steps):
        if above and (not below or below not in NEXT.get(above, ())):
            yield f"«{above}» is not followed by «{below}»"
    if any(not _has_its_phase(s, step) for step in steps if step):
        yield "a step of another phase is under way"
    for beneath, task in pairwise(s.agenda):
        if not _may_lie_on(beneath, task):
            yield "what goes on does not come of what is beneath it"


def _waits_for_end(s: State, task: Tasks) -> bool:
    """A text that is done when the skirmish has been fought lies beneath its last steps (`AfterFight`)."""
    at = s.agenda.index(task)
    above = next((other for other in s.agenda[at:] if not isinstance(other, Perform)), None)
    return isinstance(task, Perform) and above == Flow("resolve-fight")


def _has_its_phase(s: State, step: str) -> bool:
    name, _, phase = step.partition(" ")
    if step in SETUP:
        return s.phase is Phase.SETUP
    if name in WITH_PHASE and name != "Window":
        return s.phase.value == phase
    if step in FIGHTING:
        return s.phase is Phase.SKIRMISH
    return step == "turn" or s.phase is not Phase.SETUP


def _may_lie_on(below: Tasks, above: Tasks) -> bool:
    if isinstance(above, Sanctuary):
        return step_name(below) == "TurnStarts"
    return not isinstance(above, Transferring) or isinstance(below, Window)


def step_name(task: Tasks) -> str:
    return type(task.what).__name__ if isinstance(task, Happen) else ""
