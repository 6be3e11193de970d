"""Explain refusals of actions: the rule that forbids it, as far as the asking player may know."""

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import activated
from pelipoyta.games.lotr.model import (
    Actions,
    Assign,
    Bid,
    Decide,
    Deciding,
    Defending,
    Happen,
    HealBy,
    LeftOver,
    Paying,
    Play,
    Select,
    Starting,
    State,
    Tasks,
    Transfer,
    Use,
    Window,
)
from pelipoyta.games.lotr.rules.agenda import question
from pelipoyta.games.lotr.rules.combat.assign import why_not_assign
from pelipoyta.games.lotr.rules.explain_answers import why_no_answer
from pelipoyta.games.lotr.rules.play.allowed import unpayable
from pelipoyta.games.lotr.rules.play.perform import words_at
from pelipoyta.games.lotr.rules.play.window import (
    healed_by,
    is_worn_out,
    why_not_act,
    why_not_transfer,
    why_not_use,
    wounded_of_title,
)
from pelipoyta.games.lotr.rules.setup import why_not_start
from pelipoyta.games.lotr.terms import Phase
from pelipoyta.kernel import Refusal, Seat


def explain(s: State, seat: Seat, action: Actions) -> Refusal:
    """For an action that is not legal."""
    if s.over is not None:
        return Refusal(s.over.why, "game-over")
    ask = question(s)
    if ask is None or seat not in ask.seats:
        return Refusal("LOTR-10.2", "not-asked")
    task = s.agenda[-1]
    if isinstance(task, Window):
        return _in_window(s, seat, action)
    if isinstance(task, Starting) and isinstance(action, Play):
        return _starting(s, task, action)
    if isinstance(action, Bid):
        return Refusal("LOTR-30.2", "no-such-bid")
    if isinstance(task, Defending | LeftOver) and isinstance(action, Assign):
        return why_not_assign(s, task, action)
    if isinstance(task, Select):
        return Refusal("LOTR-17.9", "not-a-choice")
    if isinstance(task, Happen):
        return why_no_answer(s, seat, task, action)
    found = _decided(task, action) if isinstance(action, Decide) else None
    return found or Refusal("LOTR-29.1", "not-what-is-asked", {"asked": ask.what})


def _decided(task: Tasks, action: Decide) -> Refusal | None:
    """Refusal of a way that is offered in principle; None for any other number."""
    if isinstance(task, Paying) and action.way == 1:
        return unpayable(CARDS[task.payment.code], words_at(task.payment)[0].lack)
    if isinstance(task, Deciding) and action.way in task.ways:
        return Refusal("LOTR-18.7", "not-fully")
    return None


def _in_window(s: State, seat: Seat, action: Actions) -> Refusal:
    if is_worn_out(s, action):
        return Refusal("LOTR-30.36", "repeated", {"times": s.options.loop_limit})
    found: Refusal | None = None
    if isinstance(action, Play | HealBy):
        found = _from_hand(s, seat, action)
    elif isinstance(action, Use) and action.card in s.cards:
        card = s.cards[action.card]
        ability = dict(activated(s, card)).get(action.ability)
        found = why_not_use(s, seat, card, action.ability, ability) if ability else None
        found = found or Refusal("LOTR-17.7", "no-such-ability", {"card": CARDS[card.code].title})
    elif isinstance(action, Transfer) and s.phase is Phase.FELLOWSHIP and action.item in s.cards:
        found = why_not_transfer(s, seat, s.cards[action.item])
    return found or Refusal("LOTR-29.1", "not-what-is-asked", {"asked": s.phase.value})


def _from_hand(s: State, seat: Seat, action: Play | HealBy) -> Refusal:
    if all(held.code != action.code for held in s.players[seat].hand):
        return Refusal("LOTR-7.1", "not-in-hand")
    if isinstance(action, HealBy):
        return _not_healed(s, seat, action.code)
    return why_not_act(s, seat, action.code) or Refusal("LOTR-7.1", "not-now")


def _not_healed(s: State, seat: Seat, code: int) -> Refusal:
    title = CARDS[code].title
    if not wounded_of_title(s, seat, code):
        return Refusal("LOTR-7.2", "nobody-to-heal", {"card": title})
    if healed_by(s, seat, code) is None:
        return Refusal("LOTR-30.54", "cannot-be-healed", {"card": title})
    return Refusal("LOTR-7.2", "wrong-phase", {"card": title, "phase": Phase.FELLOWSHIP.value})


def _starting(s: State, task: Starting, action: Play) -> Refusal:
    if action.code not in s.players[task.seat].deck.bag:
        return Refusal("LOTR-3.8", "not-in-deck")
    return why_not_start(s, task, action.code) or Refusal("LOTR-3.8", "not-now")
