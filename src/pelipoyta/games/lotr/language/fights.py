"""Effects in skirmishes and on what is about to happen."""

from pelipoyta.games.lotr.language.filters import Filter, Target, Word


class CancelSkirmish(Word, frozen=True):
    """The one such a character is in."""

    involving: Filter


class Prevent(Word, frozen=True):
    """What is about to happen does not (LOTR-17.4)."""


class WearRing(Word, frozen=True):
    """Until the regroup phase."""


class BurdensInstead(Word, frozen=True):
    """Instead of the wound that is about to be taken."""

    count: int


class MakeRingBearer(Word, frozen=True):
    """The card that speaks bears the Ring from now on."""

    resistance: int


class AssignMinion(Word, frozen=True):
    """A minion to a character; both must be unassigned (LOTR-12.2)."""

    minion: Target
    to: Target


class LeaveSkirmish(Word, frozen=True):
    """Removed from the skirmish, unharmed by its result (LOTR-13.10, LOTR-30.13)."""

    target: Target
