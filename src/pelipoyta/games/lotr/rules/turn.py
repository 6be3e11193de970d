"""The turn, step by step (LOTR-5 to LOTR-15): each step names the next on the agenda."""

from collections.abc import Callable

from pelipoyta.games.lotr.decks import is_simple
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import clockwise, minions, shadow_seats
from pelipoyta.games.lotr.engine.journey import base_move_limit
from pelipoyta.games.lotr.engine.numbers import has_keyword
from pelipoyta.games.lotr.engine.restrictions import skipper
from pelipoyta.games.lotr.engine.statics import in_force
from pelipoyta.games.lotr.events import Decided, ItemMoved, Skipped, TurnBegan
from pelipoyta.games.lotr.model import (
    Actions,
    Decide,
    Flow,
    Happen,
    Moves,
    MovingAgain,
    PhaseEnds,
    PhaseStarts,
    Reconciling,
    Select,
    Skipping,
    State,
    Transferring,
    TurnEnds,
    TurnStarts,
    Window,
)
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules import setup
from pelipoyta.games.lotr.rules.changes import moving
from pelipoyta.games.lotr.rules.changes.steps import add_twilight, discard_from_play
from pelipoyta.games.lotr.rules.combat import archery, assign, fight
from pelipoyta.games.lotr.rules.ending import win
from pelipoyta.games.lotr.rules.phases import begin_phase, end_turn
from pelipoyta.games.lotr.rules.play.window import receivers
from pelipoyta.games.lotr.terms import Change, Keyword, Phase, Who
from pelipoyta.kernel import Seat

LAST_SITE = 9


def begin_turn(g: GameChange, flow: Flow) -> None:
    """LOTR-6.1."""
    s = g.s
    begin_phase(g, Phase.BETWEEN, tell=False)
    g.tell(TurnBegan(s.free))
    add_twilight(g, -s.twilight, "turn")
    s.moves, s.limit, s.drawn, s.fierce, s.used = 0, base_move_limit(s), 0, False, {}
    g.then(Happen(TurnStarts()), Flow("fellowship"))


def fellowship(g: GameChange, flow: Flow) -> None:
    begin_phase(g, Phase.FELLOWSHIP, g.s.free)
    g.s.drawn = 0
    window = Window(g.s.free, solo=True)
    g.then(Happen(PhaseStarts(Phase.FELLOWSHIP)), window, Happen(PhaseEnds(Phase.FELLOWSHIP)), Flow("move"))


def shadows(g: GameChange, flow: Flow) -> None:
    """Answers to the end of the phase in which the fellowship moved, then the Shadow phases (LOTR-9.1)."""
    seats = shadow_seats(g.s)
    g.then(Happen(Moves("end")), *(Flow("shadow", seat) for seat in seats), Flow("maneuver"))


def shadow(g: GameChange, flow: Flow) -> None:
    if g.s.players[flow.seat].out:
        return
    if g.s.used.pop(f"skips/{flow.seat}", 0):
        g.tell(Skipped("shadow", flow.seat))
        return
    begin_phase(g, Phase.SHADOW, flow.seat)
    first = flow.seat == shadow_seats(g.s)[0]
    starts, ends = PhaseStarts(Phase.SHADOW, first, flow.seat), PhaseEnds(Phase.SHADOW, flow.seat)
    g.then(Happen(starts), Window(flow.seat, solo=True), Happen(ends))


def maneuver(g: GameChange, flow: Flow) -> None:
    if not minions(g.s):
        _leave_out_fights(g)
    elif is_simple(g.s.options):  # LOTR-27.4
        g.then(Flow("archery"))
    elif (card := skipper(g.s, Phase.MANEUVER)) >= 0:
        g.tell(Skipped("maneuver", code=card))
        g.then(Flow("archery"))
    else:
        begin_phase(g, Phase.MANEUVER)
        g.then(Happen(PhaseEnds(Phase.MANEUVER)), Flow("archery"))
        _act(g, Phase.MANEUVER)


def _leave_out_fights(g: GameChange) -> None:
    """LOTR-5.3."""
    g.tell(Skipped("fights"))
    g.then(Flow("regroup"))


def _act(g: GameChange, phase: Phase) -> None:
    """Run answers to the start of the phase, then actions by the action procedure; beginners have none (LOTR-27.4)."""
    actions = [] if is_simple(g.s.options) else [Window(g.s.free)]
    g.then(Happen(PhaseStarts(phase)), *actions)


def archery_phase(g: GameChange, flow: Flow) -> None:
    if not minions(g.s):
        _leave_out_fights(g)
        return
    if (card := skipper(g.s, Phase.ARCHERY)) >= 0:
        g.tell(Skipped("archery", code=card))
        g.then(Flow("assignment"))
        return
    if skipper(g.s, Phase.ARCHERY, Who.FREE) >= 0:
        g.then(Skipping())
    else:
        _shoot(g)


def _shoot(g: GameChange) -> None:
    begin_phase(g, Phase.ARCHERY)
    g.then(Flow("fire"), Happen(PhaseEnds(Phase.ARCHERY)), Flow("assignment"))
    _act(g, Phase.ARCHERY)


def answer_skipping(g: GameChange, task: Skipping, seat: Seat, action: Actions) -> None:
    g.tell(Decided(seat, "skip", int(action == Decide(1)), skipper(g.s, Phase.ARCHERY, Who.FREE)))
    g.then(Flow("assignment")) if action == Decide(1) else _shoot(g)


def assignment(g: GameChange, flow: Flow) -> None:
    if not minions(g.s):
        _leave_out_fights(g)
        return
    if (card := skipper(g.s, Phase.ASSIGNMENT)) >= 0:
        g.tell(Skipped("assignment", code=card))
        g.then(Flow("regroup"))
        return
    begin_phase(g, Phase.ASSIGNMENT)
    g.s.fights = []
    if g.s.fierce:
        assign.open_fierce(g)
    else:
        g.then(Flow("defend"))
    _act(g, Phase.ASSIGNMENT)


def after_fights(g: GameChange, flow: Flow) -> None:
    """LOTR-14.1: once more, for fierce minions."""
    s = g.s
    again = not s.fierce and any(has_keyword(s, m, Keyword.FIERCE) for m in minions(s))
    s.fierce = again
    g.then(Flow("assignment") if again else Flow("regroup"))


def regroup(g: GameChange, flow: Flow) -> None:
    s = g.s
    s.fierce = False
    s.fights = []
    if s.players[s.free].site >= LAST_SITE and not in_force(s, Change.LATE_WIN):  # LOTR-16.1
        win(g, s.free, "LOTR-16.1")
        return
    begin_phase(g, Phase.REGROUP)
    g.then(*(Reconciling(seat) for seat in shadow_seats(s)), MovingAgain())
    _act(g, Phase.REGROUP)


def may_move_again(s: State) -> bool:
    return s.moves < s.limit and "no-more-moves" not in s.used and s.players[s.free].site < LAST_SITE


def must_move(s: State) -> bool:
    """True if a text makes the Free Peoples player choose it."""
    return "must-move" in s.used and may_move_again(s)


def answer_moving(g: GameChange, task: MovingAgain, seat: Seat, action: Actions) -> None:
    g.tell(Decided(seat, "move-again", int(action == Decide(1))))
    _move_on(g, task) if action == Decide(1) else _stop(g)


def _move_on(g: GameChange, task: MovingAgain) -> None:
    """Set out to the next site; delayed effects that wait for the move are carried out (LOTR-30.58)."""
    g.s.used.pop("must-move", None)
    g.then(*task.then, Happen(PhaseEnds(Phase.REGROUP)), Flow("move"))


def run_moving(g: GameChange, task: MovingAgain) -> None:
    """Skip the question: the fellowship must move, has moved as often as it may, or has come to the last site."""
    if must_move(g.s):
        g.tell(Decided(g.s.free, "move-again", 1))
        _move_on(g, task)
        return
    if g.s.players[g.s.free].site >= LAST_SITE:
        win(g, g.s.free, "LOTR-16.1")
        return
    g.tell(Skipped("move-again", g.s.free))
    _stop(g)


def _stop(g: GameChange) -> None:
    """The fellowship stops (LOTR-15.3)."""
    g.then(Reconciling(g.s.free), Happen(PhaseEnds(Phase.REGROUP)), Happen(TurnEnds()), Flow("clear"))


def clear(g: GameChange, flow: Flow) -> None:
    """Discard the minions, and when that has been answered pass the turn (LOTR-15.3)."""
    left = [minion.id for minion in minions(g.s)]
    if left:
        g.then(flow)
        discard_from_play(g, left)
    else:
        _pass_turn(g)


def _pass_turn(g: GameChange) -> None:
    s = g.s
    end_turn(g)
    seats = clockwise(s, s.free)
    s.free = seats[1] if seats[0] == s.free else seats[0]
    g.then(Flow("turn"))


def turn_broken(g: GameChange, flow: Flow) -> None:
    """LOTR-30.43: the Free Peoples player is out; the others reconcile and the next one begins."""
    others = [Reconciling(seat) for seat in shadow_seats(g.s)]
    g.then(*others, Flow("clear"))
    discard_from_play(g, [minion.id for minion in minions(g.s)])


def run_transfer(g: GameChange, task: Transferring) -> None:
    """LOTR-21.6: the printed cost is paid again."""
    item = g.s.cards[task.item]
    chosen = dict(task.names).get("receiver")
    if chosen is None:
        able = tuple(c.id for c in receivers(g.s, item))
        g.then(Select(item.owner, "receiver", able, "receiver"), task)
        return
    add_twilight(g, CARDS[item.code].twilight, "cost")
    g.set_card(item.id, host=chosen[0])
    g.tell(ItemMoved(item.id, chosen[0]))


FLOW: dict[str, Callable[[GameChange, Flow], None]] = {
    "bids": setup.show_bids,
    "rank": lambda g, flow: setup.rank(g),
    "first-site": setup.first_site,
    "start-fellowship": setup.start_fellowship,
    "first-hands": setup.first_hands,
    "turn": begin_turn,
    "fellowship": fellowship,
    "move": moving.move,
    "arrive": moving.arrive,
    "twilight": moving.add_site_twilight,
    "shadows": shadows,
    "shadow": shadow,
    "maneuver": maneuver,
    "archery": archery_phase,
    "fire": archery.fire,
    "assignment": assignment,
    "defend": assign.open_assignment,
    "resolve-fight": fight.resolve_fight,
    "end-fight": fight.end_fight,
    "after-fights": after_fights,
    "regroup": regroup,
    "clear": clear,
    "turn-broken": turn_broken,
}


def run_flow(g: GameChange, task: Flow) -> None:
    FLOW[task.step](g, task)
