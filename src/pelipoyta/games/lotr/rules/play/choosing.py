"""Questions about cards and ways: picking targets, picking from a pile, deciding, paying to prevent."""

from collections import Counter

from msgspec.structs import replace

from pelipoyta.games.lotr.events import Decided, Passed, Picked
from pelipoyta.games.lotr.model import (
    Actions,
    AddsTwilight,
    Ambushing,
    Decide,
    Deciding,
    Happen,
    MovingAgain,
    Pass,
    Paying,
    Perform,
    Pick,
    Select,
    Skipping,
    State,
)
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.model.state import FIRST_RULES
from pelipoyta.games.lotr.rules.play.choice_names import hand_down
from pelipoyta.games.lotr.rules.play.costs import doable, fully, payable
from pelipoyta.games.lotr.rules.play.perform import words_at
from pelipoyta.games.lotr.terms import Pile
from pelipoyta.kernel import Seat


def select_choices(s: State, task: Select, seat: Seat) -> list[Actions]:
    left = Counter(task.options) - Counter(task.picked)
    picks: list[Actions] = [Pick(what) for what in sorted(left)]
    return [*picks, Pass()] if len(task.picked) >= task.least else picks


def is_forced(s: State, task: Select) -> bool:
    """True if, by public knowledge, there is nothing to choose: of a hand or a deck others cannot tell."""
    if s.rules == FIRST_RULES:
        return task.pile is None and task.least == task.most == len(task.options) and task.least > 0
    if task.pile in (Pile.HAND, Pile.DECK):
        return False
    left = Counter(task.options) - Counter(task.picked)
    if task.least < task.most:
        return not left
    return len(left) < 2 or (task.pile is None and left.total() == task.most - len(task.picked))


def answer_select(g: GameChange, task: Select, seat: Seat, action: Actions) -> None:
    if isinstance(action, Pick):
        if task.pile not in (Pile.HAND, Pile.DECK):
            g.tell(Picked(seat, task.what, action.what))
        task = replace(task, picked=(*task.picked, action.what))
        if len(task.picked) < task.most:
            g.then(task)
            return
    else:
        g.tell(Passed(seat))
    hand_down(g, task.name, task.picked)


def run_forced(g: GameChange, task: Select) -> None:
    left = Counter(task.options) - Counter(task.picked)
    hand_down(g, task.name, (*task.picked, *left.elements())[: task.most])


def decide_choices(s: State, task: Deciding, seat: Seat) -> list[Actions]:
    able = [way for way in task.ways if _is_able(s, seat, way)] if task.what == "effect" else []
    return [Decide(way) for way in able or task.ways]


def _is_able(s: State, seat: Seat, way: int) -> bool:
    """LOTR-18.7: what one's own hand allows is not seen by others, so all are asked alike."""
    below = s.agenda[-2]
    if not isinstance(below, Perform) or below.seat != seat:
        return True
    return fully(s, words_at(below)[below.at].branches()[way], below.seat, below.card, below.names)


def run_decided(g: GameChange, task: Deciding) -> None:
    """There is only one way."""
    hand_down(g, task.name, task.ways)


def answer_decide(g: GameChange, task: Deciding, seat: Seat, action: Actions) -> None:
    if isinstance(action, Decide):
        g.tell(Decided(seat, task.what, action.way))
        hand_down(g, task.name, (action.way,))


def paying_choices(s: State, task: Paying, seat: Seat) -> list[Actions]:
    """LOTR-18.3: one prevents it only by paying in full, also with cards that others do not see."""
    pays = payable(s, words_at(task.payment), seat, task.payment.card, names=task.payment.names)
    return [Decide(0), Decide(1)] if pays else [Decide(0)]


def yes_or_no(s: State, task: Ambushing | Skipping | MovingAgain, seat: Seat) -> list[Actions]:
    return [Decide(0), Decide(1)]


def payer(s: State, task: Paying) -> Seat | None:
    """LOTR-30.30: a player who, as all can see, cannot pay is not asked."""
    cost, card, names = words_at(task.payment), task.payment.card, task.payment.names
    there = [seat for seat in task.seats if not s.players[seat].out]
    return next((seat for seat in there if doable(s, cost, seat, card, names)), None)


def run_paying(g: GameChange, task: Paying) -> None:
    """Carry out the effect: all players who could have paid to prevent it have declined."""
    g.then(task.perform)


def answer_paying(g: GameChange, task: Paying, seat: Seat, action: Actions) -> None:
    g.tell(Decided(seat, "prevent", int(action == Decide(1))))
    if action == Decide(1):
        g.then(replace(task.payment, seat=seat), task.perform)
    else:
        g.then(replace(task, seats=tuple(other for other in task.seats if other != seat)))


def answer_ambush(g: GameChange, task: Ambushing, seat: Seat, action: Actions) -> None:
    g.tell(Decided(seat, "ambush", int(action == Decide(1))))
    if action == Decide(1):
        g.then(Happen(AddsTwilight(task.amount)))
