"""Forecast of a skirmish as it stands: fought by the rules on a copy, while all players pass."""

from collections import Counter, deque

from msgspec import Struct

from pelipoyta.games.lotr.engine.catalogue import ALL_CARDS
from pelipoyta.games.lotr.engine.numbers import strength_parts
from pelipoyta.games.lotr.events import BurdensChanged, Died, FightEnded, FightUncontested, PlayerOut, Wounded
from pelipoyta.games.lotr.model import Fight, Flow, Happen, Part, Pass, State, Tasks, WinsFight
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.model.stages import AFTER_WINDOW, BEFORE_WINDOW
from pelipoyta.games.lotr.rules import ASKING
from pelipoyta.games.lotr.rules.agenda import asked, run_until, waits
from pelipoyta.games.lotr.rules.combat.fight import RESOLVE, enter, standing
from pelipoyta.games.lotr.terms import Phase, Side
from pelipoyta.kernel import Event, Seat

END = Flow("end-fight")
BESIDES = tuple(name for name in State.__struct_fields__ if name not in ("cards", "agenda"))
KEPT: deque[tuple[int, Fight, State, "Outlook | None"]] = deque(maxlen=8)  # a table asks the same for all eyes


class Outlook(Struct, frozen=True):
    """The winner of a skirmish if all players pass, and the losses of each side."""

    character: int
    winner: Side
    overwhelms: bool  # the losers die outright (LOTR-13.4)
    wounds: tuple[tuple[int, int], ...]  # wounds to be taken, by card
    dead: tuple[int, ...]
    burdens: tuple[tuple[Seat, int], ...]  # burdens to be gained, by player
    out: tuple[Seat, ...]  # these would lose the game by it
    strengths: tuple[tuple[int, tuple[Part, ...]], ...]  # what each who fights would count for in it


def outlooks(s: State) -> tuple[Outlook, ...]:
    """Predicted results of the current skirmish until it is resolved, and of later ones, each as if it were next."""
    if s.over is not None or s.phase not in (Phase.ASSIGNMENT, Phase.SKIRMISH):
        return ()
    now = [s.fight] if s.fight is not None and RESOLVE in s.agenda else []
    found = (_kept(s, fight) for fight in (*now, *standing(s)))
    return tuple(outlook for outlook in found if outlook is not None)


def _kept(s: State, fight: Fight) -> Outlook | None:
    """Forecast, cached for the position; all viewers see the same."""
    for found_in, fought, position, found in KEPT:
        same = found_in == ALL_CARDS.age and fought == fight and position.cards == s.cards
        if same and _besides(position) == _besides(s):
            return found
    found = _outlook(s, fight)
    KEPT.append((ALL_CARDS.age, fight, s.copy(), found))
    return found


def _besides(s: State) -> tuple[object, ...]:
    """All there is but the cards and the agenda, which has no part in it."""
    return tuple([getattr(s, name) for name in BESIDES])


def _outlook(s: State, fight: Fight) -> Outlook | None:
    """Forecast of a skirmish; None where it has been cancelled, or one side is empty."""
    g = GameChange(s.copy())
    if fight != s.fight:
        enter(g, fight)
    fighters = [i for i in (fight.character, *fight.minions) if i in g.s.cards]
    strengths = tuple((i, tuple(strength_parts(g.s, g.s.cards[i]))) for i in fighters)
    g.s.agenda, g.events = [END, RESOLVE], []
    _let_happen(g)
    return _told(fight, g.events, strengths)


def _let_happen(g: GameChange) -> None:
    """Pass for all players until the losers have taken their wounds (LOTR-30.11)."""
    while True:
        run_until(g, _stops)
        task = g.s.agenda[-1] if g.s.agenda else END
        found = None if _is_done(task) else asked(g.s, task)
        if g.s.over is not None or found is None:
            return
        _answer(g, task, found[0][0])


def _stops(s: State, task: Tasks) -> bool:
    """True if the prediction stops at a task; optional answers are passed on."""
    if isinstance(task, Happen) and task.stage in (BEFORE_WINDOW, AFTER_WINDOW):
        return False
    return _is_done(task) or waits(s, task)


def _is_done(task: Tasks) -> bool:
    return task == END or (isinstance(task, Happen) and isinstance(task.what, WinsFight))


def _answer(g: GameChange, task: Tasks, seat: Seat) -> None:
    """Default answer of the forecast: pass if possible, else the first that is offered."""
    choices, answer = ASKING[type(task)]
    offered = choices(g.s, task, seat)  # while it lies on the agenda: what may be done can depend on what is beneath
    g.s.agenda.pop()
    answer(g, task, seat, Pass() if Pass() in offered else offered[0])


def _told(fight: Fight, events: list[Event], strengths: tuple[tuple[int, tuple[Part, ...]], ...]) -> Outlook | None:
    ended = next((event for event in events if isinstance(event, FightEnded | FightUncontested)), None)
    if ended is None:
        return None
    wounds = Counter(event.card for event in events if isinstance(event, Wounded))
    burdens = Counter[Seat]()
    for event in events:
        if isinstance(event, BurdensChanged):
            burdens[event.seat] += event.by
    return Outlook(
        character=fight.character,
        winner=ended.winner,
        overwhelms=isinstance(ended, FightEnded) and ended.overwhelmed,
        wounds=tuple(wounds.items()),
        dead=tuple(card for event in events if isinstance(event, Died) for card in event.cards),
        burdens=tuple(burdens.items()),
        out=tuple(event.seat for event in events if isinstance(event, PlayerOut)),
        strengths=strengths,
    )
