"""The question on top must be the one that the task beneath it asks, with answers still open."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import (
    Deciding,
    Marking,
    Paying,
    Perform,
    Playing,
    Reconciling,
    Sanctuary,
    Select,
    State,
    Tasks,
    Transferring,
    Volley,
)
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.agenda import RUN
from pelipoyta.games.lotr.rules.play.allowed import bearers
from pelipoyta.games.lotr.rules.play.perform import words_at
from pelipoyta.games.lotr.terms import Pile

ASKED_AT_REST = (Perform, Marking, Sanctuary, Volley, Transferring)  # asking again, these ask the same


def faults_of_question(s: State) -> Iterator[str]:
    asking = [task for task in s.agenda[:-1] if isinstance(task, Select | Deciding | Paying)]
    if asking or (isinstance(s.agenda[-1], Select | Deciding | Paying) and not _is_asked(s)):
        yield "nobody asks that"


def _is_asked(s: State) -> bool:
    """Take the question away, let the task beneath ask again, and see."""
    question = s.agenda[-1]
    below = s.agenda[-2] if len(s.agenda) > 1 else None
    if isinstance(question, Paying):
        return isinstance(below, Perform) and _is_paid(s, question, below)
    if isinstance(question, Select) and Counter(question.picked) - Counter(question.options):
        return False
    plain = replace(question, picked=()) if isinstance(question, Select) else question
    if isinstance(below, ASKED_AT_REST):
        return _asks(s, below, plain)
    if isinstance(below, Reconciling) and isinstance(plain, Select):
        return plain == _reconciling(s, below)
    return isinstance(below, Playing) and isinstance(plain, Select) and plain == _bearing(s, below)


def _asks(s: State, below: Tasks, question: Tasks) -> bool:
    g = GameChange(s.copy())
    del g.s.agenda[-2:]
    RUN[type(below)](g, below)
    return g.s.agenda[-2:] == [below, question]


def _is_paid(s: State, question: Paying, below: Perform) -> bool:
    """The performance that is to be prevented is one of the words just passed."""
    outer = replace(below, at=below.at - 1)
    if below.at < 1 or below.at > len(words_at(below)):
        return False
    branches = [replace(outer, path=(*below.path, below.at - 1, branch), at=0) for branch in range(2)]
    return [question.perform, question.payment] == [branches[0], replace(branches[1], part="pay")]


def _reconciling(s: State, below: Reconciling) -> Select | None:
    """LOTR-15.2."""
    hand = tuple(held.code for held in s.players[below.seat].hand)
    if below.stage == 1 and not below.names:
        return Select(below.seat, what="reconcile", options=hand, name="spare", least=0, most=1, pile=Pile.HAND)
    excess = len(hand) - 8
    if below.stage == 2 and not below.names and excess > 0:
        return Select(
            below.seat, what="discard-down", options=hand, name="excess", least=excess, most=excess, pile=Pile.HAND
        )
    return None


def _bearing(s: State, below: Playing) -> Select | None:
    """LOTR-18.1: an item that has been shown looks for its bearer."""
    card = CARDS[below.code]
    if below.stage != 1 or below.names or card.bearer is None:
        return None
    able = below.on or tuple(c.id for c in bearers(s, below.seat, card))
    return Select(below.seat, "bearer", able, "bearer")
