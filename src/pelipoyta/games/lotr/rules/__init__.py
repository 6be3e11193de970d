"""The rules of the Lord of the Rings TCG: the contract's functions over the agenda."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.lotr.engine.layout import layout
from pelipoyta.games.lotr.model import (
    Actions,
    Ambushing,
    Bidding,
    Deciding,
    Defending,
    Fighting,
    Happen,
    LeftOver,
    MovingAgain,
    Options,
    Pass,
    Paying,
    Placing,
    Redrawing,
    Select,
    Skipping,
    Starting,
    State,
    Window,
)
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules import setup, turn
from pelipoyta.games.lotr.rules.agenda import advance, chance_of, question, settle_chance
from pelipoyta.games.lotr.rules.combat import assign, fight
from pelipoyta.games.lotr.rules.ending import give_up, is_lost, lose
from pelipoyta.games.lotr.rules.explain import explain
from pelipoyta.games.lotr.rules.happenings import run
from pelipoyta.games.lotr.rules.play import choosing, window
from pelipoyta.kernel import Event, Outcome, Pending, Refusal, Seat

Choices = Callable[[State, Any, Seat], list[Actions]]
Answer = Callable[[GameChange, Any, Seat, Actions], None]

ASKING: dict[type, tuple[Choices, Answer]] = {
    Bidding: (setup.bid_choices, setup.answer_bid),
    Placing: (setup.place_choices, setup.answer_place),
    Starting: (setup.starting_choices, setup.answer_starting),
    Redrawing: (setup.yes_or_no, setup.answer_redraw),
    Window: (window.window_choices, window.answer_window),
    Happen: (run.happen_choices, run.answer_happen),
    Select: (choosing.select_choices, choosing.answer_select),
    Deciding: (choosing.decide_choices, choosing.answer_decide),
    Paying: (choosing.paying_choices, choosing.answer_paying),
    Ambushing: (choosing.yes_or_no, choosing.answer_ambush),
    Defending: (assign.defending_choices, assign.answer_defending),
    LeftOver: (assign.left_choices, assign.answer_left),
    Fighting: (fight.fighting_choices, fight.answer_fighting),
    MovingAgain: (choosing.yes_or_no, turn.answer_moving),
    Skipping: (choosing.yes_or_no, turn.answer_skipping),
}


def start(options: Options, seats: int) -> State:
    return setup.start(options, seats)


def as_of(s: State, version: int) -> State:
    """The first state of a game, to be played by the rules of an older version."""
    began = s.copy()
    began.rules = version
    return began


def pending(s: State) -> Pending:
    if s.over is not None:
        return s.over
    found = question(s) or chance_of(s, s.agenda[-1])
    if found is None:
        raise AssertionError(f"nobody is asked, and nothing goes on: {s.agenda[-1]}")
    return found


def legal(s: State, seat: Seat) -> list[Actions]:
    ask = question(s) if s.over is None else None
    if ask is None or seat not in ask.seats:
        return []
    choices, _ = ASKING[type(s.agenda[-1])]
    return choices(s, s.agenda[-1], seat)


def why_not(s: State, seat: Seat, action: Actions) -> Refusal | None:
    return None if action in legal(s, seat) else explain(s, seat, action)


def apply(s: State, seat: Seat, action: Actions) -> tuple[State, list[Event]]:
    layout(s)  # so that all that is tried from here shares it
    g = GameChange(s.copy())
    _answer(g, seat, action)
    _go_on(g)
    return g.s, g.events


def settle(s: State, outcome: Outcome) -> tuple[State, list[Event]]:
    g = GameChange(s.copy())
    settle_chance(g, outcome)
    _go_on(g)
    return g.s, g.events


def concede(s: State, seat: Seat) -> tuple[State, list[Event]] | None:
    """Concede (LOTR-30.42); None for a player who has lost, left or won already."""
    if s.over is not None or s.players[seat].out or s.players[seat].leaving:
        return None
    g = GameChange(s.copy())
    give_up(g, seat)
    _go_on(g)
    return g.s, g.events


def _answer(g: GameChange, seat: Seat, action: Actions) -> None:
    task = g.s.agenda.pop()
    _, answer = ASKING[type(task)]
    answer(g, task, seat, action)


def _go_on(g: GameChange) -> None:
    """Run until a seat still in the game must choose; seats that have conceded pass on everything (LOTR-30.42)."""
    advance(g)
    while g.s.over is None and any(_see_off(g, seat) for seat in _leaving(g.s)):
        advance(g)


def _leaving(s: State) -> list[Seat]:
    return [seat for seat, player in enumerate(s.players) if player.leaving and not player.out]


def _see_off(g: GameChange, seat: Seat) -> bool:
    """Remove the player if possible, else answer the player's question; True if either could be done."""
    if is_lost(g.s, seat) == "LOTR-30.42":
        lose(g, [seat], "LOTR-30.42")
        return True
    choices = legal(g.s, seat)
    if choices:
        _answer(g, seat, Pass() if Pass() in choices else choices[0])
    return bool(choices)
