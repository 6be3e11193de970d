"""Topic of a question to respond: the kind of happening that is answered, as everyone sees it (LOTR-17, TABLE-11).

A player may be asked about some happenings and let others pass; what the hand holds has no part in it.
"""

from pelipoyta.games.lotr.model import (
    Dies,
    Exerts,
    FightEnds,
    HandRevealed,
    Happen,
    Heals,
    IsPlayed,
    Moves,
    PhaseEnds,
    RingGoesOn,
    State,
    TakesWound,
    UsesAbility,
    WinsFight,
)
from pelipoyta.games.lotr.model.stages import AFTER_WINDOW, BEFORE_WINDOW
from pelipoyta.games.lotr.questions import Question

# Deeds that an event in a hidden hand might answer; to all others only a card on the table can.
NAMES: dict[type, str] = {
    WinsFight: "win",
    TakesWound: "wound",
    Exerts: "exert",
    Dies: "death",
    Heals: "heal",
    IsPlayed: "play",
    UsesAbility: "ability",
    RingGoesOn: "ring",
    Moves: "move",
    HandRevealed: "reveal",
    FightEnds: "fight-end",
    PhaseEnds: "phase-end",
}
OTHER = "other"
MOMENTS = tuple(f"{Question.RESPOND}-{name}" for name in (*NAMES.values(), OTHER))


def moment(s: State) -> str:
    """The happening that is asked about; nothing while anything else is asked."""
    task = s.agenda[-1] if s.agenda else None
    if not isinstance(task, Happen) or task.stage not in (BEFORE_WINDOW, AFTER_WINDOW):
        return ""
    return f"{Question.RESPOND}-{NAMES.get(type(task.what), OTHER)}"
