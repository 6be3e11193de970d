"""Running the agenda until someone must choose or chance must settle, and checking the position after every step."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.journey import widen_move_limit
from pelipoyta.games.lotr.engine.layout import layout
from pelipoyta.games.lotr.engine.numbers import vitality_left
from pelipoyta.games.lotr.model import (
    Ambushing,
    Bidding,
    Deciding,
    Defending,
    Dies,
    Drawing,
    Fighting,
    Flow,
    Happen,
    LeftOver,
    Lot,
    Marking,
    Milling,
    MovingAgain,
    Paying,
    Peeking,
    Perform,
    Placing,
    Playing,
    Reconciling,
    Redrawing,
    Sanctuary,
    Select,
    Skipping,
    Starting,
    State,
    Tasks,
    Tie,
    Transferring,
    Volley,
    Window,
)
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.model.stages import AFTER_ORDER, BEFORE_ORDER
from pelipoyta.games.lotr.questions import Question
from pelipoyta.games.lotr.rules import setup, turn
from pelipoyta.games.lotr.rules.changes import piles
from pelipoyta.games.lotr.rules.combat import archery, assign, fight
from pelipoyta.games.lotr.rules.ending import is_lost, lose
from pelipoyta.games.lotr.rules.happenings import run
from pelipoyta.games.lotr.rules.happenings.answers import actor
from pelipoyta.games.lotr.rules.play import choosing, window
from pelipoyta.games.lotr.rules.play.perform import begin, run_perform
from pelipoyta.games.lotr.rules.play.playing import run_playing
from pelipoyta.games.lotr.rules.reconcile import run_reconciling
from pelipoyta.kernel import Ask, Draw, Outcome, Seat

Run = Callable[[GameChange, Any], None]
QUESTIONS: dict[str, Question] = {question.value: question for question in Question}


# -- Asking ----------------------------------------------------------------------------------------------------------


def asked(s: State, task: Tasks) -> tuple[tuple[Seat, ...], str] | None:
    """Question of the task on top and the seats asked; None when it can go on by itself."""
    find = ASKED.get(type(task))
    return find(s, task) if find else None


def _one(seat: Seat | None, what: str) -> tuple[tuple[Seat, ...], str] | None:
    return None if seat is None else ((seat,), what)


def _happen(s: State, task: Happen) -> tuple[tuple[Seat, ...], str] | None:
    ordering = task.stage in (BEFORE_ORDER, AFTER_ORDER)
    return _one(run.asked_of(s, task), "order" if ordering else "respond")


def _window(s: State, task: Window) -> tuple[tuple[Seat, ...], str] | None:
    return _one(task.seat, s.phase.value) if window.may_act(s, task) else None


def _select(s: State, task: Select) -> tuple[tuple[Seat, ...], str] | None:
    return None if choosing.is_forced(s, task) else _one(task.seat, task.what)


ASKED: dict[type, Callable[[State, Any], tuple[tuple[Seat, ...], str] | None]] = {
    Bidding: lambda s, task: (setup.bidders(s), "bid"),
    Placing: lambda s, task: _one(task.seats[0], "place"),
    Starting: lambda s, task: _one(task.seat, "starting"),
    Redrawing: lambda s, task: _one(task.seat, "redraw"),
    Window: _window,
    Happen: _happen,
    Select: _select,
    Deciding: lambda s, task: _one(task.seat, task.what) if len(task.ways) > 1 else None,
    Paying: lambda s, task: _one(choosing.payer(s, task), "prevent"),
    Ambushing: lambda s, task: _one(task.seat, "ambush"),
    Defending: lambda s, task: _one(s.free, "defend") if assign.may_defend(s, task) else None,
    LeftOver: lambda s, task: _one(task.seat, "left-over") if assign.has_left(s, task) else None,
    Fighting: lambda s, task: _one(s.free, "skirmish-order") if len(fight.standing(s)) > 1 else None,
    Skipping: lambda s, task: _one(s.free, "skip"),
    MovingAgain: lambda s, task: (
        _one(s.free, "move-again") if turn.may_move_again(s) and not turn.must_move(s) else None
    ),
}


def chance_of(s: State, task: Tasks) -> Draw | None:
    find = CHANCE.get(type(task))
    return find(s, task) if find else None


CHANCE: dict[type, Callable[[State, Any], Draw | None]] = {
    Tie: lambda s, task: Draw(task.seats, len(task.seats)),
    Lot: piles.lots,
    Drawing: piles.chance_of,
    Milling: piles.chance_of,
    Peeking: piles.chance_of,
}


# -- Running ---------------------------------------------------------------------------------------------------------


RUN: dict[type, Run] = {
    Flow: turn.run_flow,
    Drawing: piles.run_drawing,
    Milling: piles.run_milling,
    Peeking: piles.run_peeking,
    Lot: piles.run_lot,
    Window: window.run_window,
    Happen: run.run_happen,
    Perform: run_perform,
    Select: choosing.run_forced,
    Deciding: choosing.run_decided,
    Paying: choosing.run_paying,
    Playing: run_playing,
    Transferring: turn.run_transfer,
    Sanctuary: archery.run_sanctuary,
    Volley: archery.run_volley,
    Marking: archery.run_marking,
    Defending: assign.skip_defending,
    LeftOver: lambda g, task: None,
    Fighting: fight.run_fighting,
    Reconciling: run_reconciling,
    MovingAgain: turn.run_moving,
}


def advance(g: GameChange) -> None:
    """Until someone must choose, chance must settle, or the game is over."""
    run_until(g, waits)


def waits(s: State, task: Tasks) -> bool:
    """True if the task asks a player or chance; the question is cached, as it will be asked again."""
    cards: Any = s.cards
    found = asked(s, task)
    cards.asked = (task, found)
    return found is not None or chance_of(s, task) is not None


def run_until(g: GameChange, stops: Callable[[State, Tasks], bool]) -> None:
    """Task by task, and a look at the position after each, until the one on top stops it or the game is over."""
    s = g.s
    looked = -1
    while s.over is None:
        if len(g.events) != looked:  # whatever matters is told, so a step that told nothing changed nothing
            looked = len(g.events)
            if check_position(g):
                looked = -1
                continue
        task = s.agenda[-1]
        if stops(s, task):
            return
        s.agenda.pop()
        RUN[type(task)](g, task)
        if isinstance(task, Happen) and isinstance(task.what, Dies):
            looked = -1  # when all that answers a death is done, that is told to nobody (LOTR-16.3)


def settle_chance(g: GameChange, outcome: Outcome) -> None:
    task = g.s.agenda.pop()
    if isinstance(task, Tie):
        setup.settle_tie(g, task, outcome)
    elif isinstance(task, Drawing):
        piles.run_drawing(g, task, outcome)
    elif isinstance(task, Milling):
        piles.run_milling(g, task, outcome)
    elif isinstance(task, Peeking):
        piles.run_peeking(g, task, outcome)
    elif isinstance(task, Lot):
        piles.run_lot(g, task, outcome)


def question(s: State) -> Ask | None:
    if not s.agenda:
        return None
    cards: Any = s.cards
    task = s.agenda[-1]
    noted = cards.asked if not cards.is_changed else None
    found = noted[1] if noted is not None and noted[0] is task else asked(s, task)
    return Ask(found[0], QUESTIONS[found[1]]) if found else None


# -- After every step (LOTR-29.2) ------------------------------------------------------------------------------------


def check_position(g: GameChange) -> bool:
    """Apply deaths, losses and texts that watch all the time; True if anything changed."""
    s = g.s
    if s.free < 0:
        return False
    dying = _dying(s)
    if dying:
        g.then(Happen(Dies(dying)))
        return True
    lost = {seat: why for seat in range(len(s.players)) if (why := _lost_now(s, seat))} if _may_be_lost(s) else {}
    if lost:
        lose(g, list(lost), next(iter(lost.values())))
        return True
    widen_move_limit(s)
    return _fire_always(g)


def _dying(s: State) -> tuple[int, ...]:
    """Characters with vitality 0 (LOTR-19.2, LOTR-19.3), without those that are dying already."""
    hurt = _spent(s)
    if not hurt:
        return ()
    at_it = {
        i for task in s.agenda if isinstance(task, Happen) and isinstance(task.what, Dies) for i in task.what.cards
    }
    return tuple(i for i in hurt if i not in at_it)


def _spent(s: State) -> list[int]:
    """Characters whose wounds, or the cards they bear, have left them no vitality."""
    known = layout(s)
    if known.spent is None:
        hurt = [c for c in known.active if (c.wounds or c.id in known.borne) and CARDS[c.code].is_character]
        known.spent = [c.id for c in hurt if vitality_left(s, c) <= 0]
    return known.spent


def _may_be_lost(s: State) -> bool:
    """True if anybody's loss is worth a closer look."""
    for player in s.players:
        if player.leaving or player.bearer not in s.cards or player.burdens >= player.resistance:
            return True
    return False


def _lost_now(s: State, seat: Seat) -> str:
    """A dying Ring-bearer is lost only when all that answers his death is done (LOTR-16.3)."""
    why = is_lost(s, seat)
    if why != "LOTR-16.3":
        return why
    dying = any(isinstance(task, Happen) and isinstance(task.what, Dies) for task in s.agenda)
    return "" if dying else why


def _fire_always(g: GameChange) -> bool:
    """Each as soon as its condition comes to hold, and once till it ceases to (LOTR-30.36: no compulsory loops)."""
    for one in layout(g.s).watching:
        card, needs, you = one.card, one.ability.needs, actor(g.s, one.card)
        if needs is not None and _comes_true(g.s, one.key, needs.holds(g.s, you, card.id)):
            g.then(begin(g.s, you, card, one.index))
            return True
    return False


def _comes_true(s: State, key: str, now: bool) -> bool:
    before = key in s.used
    if now and not before:
        s.used[key] = 1
    elif before and not now:
        del s.used[key]
    return now and not before
