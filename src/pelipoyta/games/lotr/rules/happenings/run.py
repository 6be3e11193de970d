"""Something happens: required answers before it, optional ones, the deed, and the same again after it (LOTR-17)."""

from collections.abc import Callable

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.find import ability_at, current_site, next_seat, to_the_right
from pelipoyta.games.lotr.engine.layout import LENT, layout
from pelipoyta.games.lotr.engine.numbers import has_keyword
from pelipoyta.games.lotr.engine.restrictions import shield_of
from pelipoyta.games.lotr.events import AbilityUsed, Passed, Skipped, WoundPrevented
from pelipoyta.games.lotr.model import (
    Actions,
    Happen,
    Happenings,
    IsAssigned,
    Pass,
    Perform,
    Play,
    Playing,
    Sanctuary,
    State,
    TakesWound,
    TurnStarts,
    Use,
    Zone,
)
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.model.stages import (
    AFTER_ORDER,
    AFTER_REQUIRED,
    AFTER_WINDOW,
    BEFORE_ORDER,
    BEFORE_REQUIRED,
    BEFORE_WINDOW,
    DEED,
)
from pelipoyta.games.lotr.rules.happenings.answers import (
    actor,
    answers_defence,
    collect,
    could_answer_from_hand,
    deeds_of,
    event_answers,
    gone_of,
    held_answers,
    idle,
    left_of,
    may_be_answered,
    owners_of,
    subject,
    waiting,
)
from pelipoyta.games.lotr.rules.happenings.apply import do, is_void, rest_of
from pelipoyta.games.lotr.rules.happenings.match import defence_key
from pelipoyta.games.lotr.rules.play.perform import begin, is_about_one, lose_performance
from pelipoyta.games.lotr.terms import Keyword, Pile
from pelipoyta.kernel import Seat

ASKING = (BEFORE_ORDER, BEFORE_WINDOW, AFTER_ORDER, AFTER_WINDOW)  # the stages in which anyone may be asked
SANCTUARY = -1  # the number of "heal at a sanctuary" among a site's abilities


def run_happen(g: GameChange, task: Happen) -> None:
    if task.prevented or _is_over(g.s, task):
        _tell_prevented(g, task)
        if task.paid:
            _lose_performance(g)
    elif task.stage == BEFORE_REQUIRED and not _is_awaited(g.s, task.what):
        do(g, task.what)
    elif task.stage == BEFORE_REQUIRED and not task.fired and _is_let_be(g.s, task, before=True):
        _deed(g, task)
    elif task.stage == AFTER_REQUIRED and _is_let_be(g.s, task, before=False):
        return
    else:
        STAGES[task.stage](g, task)


def _tell_prevented(g: GameChange, task: Happen) -> None:
    """Tell of a wound that a static text prevents; one prevented by an answer has been told."""
    what = task.what
    hurt = g.s.cards.get(what.card) if isinstance(what, TakesWound) and not task.prevented else None
    shield = shield_of(g.s, hurt) if hurt is not None else -1
    if hurt is not None and shield >= 0:
        g.tell(WoundPrevented(hurt.id, cause=shield))


def _is_let_be(s: State, task: Happen, before: bool) -> bool:
    """True if no text in play waits for it at this stage, and no event of the format could answer it."""
    deeds = deeds_of(task.what)
    if waiting(s, deeds, before, optional=False) or waiting(s, deeds, before, optional=True):
        return False
    if not before and isinstance(task.what, TurnStarts):
        return False  # LOTR-30.4: a sanctuary may answer
    return not any(could_answer_from_hand(s, seat, task.what, before) for seat in to_the_right(s, s.free))


def _is_over(s: State, task: Happen) -> bool:
    return task.stage <= DEED and is_void(s, task.what)


def _is_awaited(s: State, what: Happenings) -> bool:
    return may_be_answered(s, what) or (isinstance(what, TurnStarts) and _at_sanctuary(s))


def prevent(g: GameChange, by: int, saved: tuple[int, ...] = (), every: bool = False) -> None:
    """Cancel the happening that is being answered (LOTR-17.4), or one thing of several in it (LOTR-30.69)."""
    at = next((i for i in range(len(g.s.agenda) - 1, -1, -1) if isinstance(g.s.agenda[i], Happen)), None)
    happen = None if at is None else g.s.agenda[at]
    if at is None or not isinstance(happen, Happen):
        return
    rest = rest_of(happen.what, saved, every)
    if rest is not None:
        fired = tuple(answer for answer in happen.fired if answer[0] != by)  # it may answer what is left
        g.s.agenda[at] = replace(happen, what=rest, fired=fired, paid=False)
        _lose_paid_for(g, at, happen)
        return
    g.s.agenda[at] = replace(happen, prevented=True)
    if isinstance(happen.what, TakesWound):
        g.tell(WoundPrevented(happen.what.card))


def _lose_paid_for(g: GameChange, at: int, happen: Happen) -> None:
    """A cost of several things, one of which is prevented, is not paid in full (LOTR-18.3)."""
    if happen.paid:
        above = g.s.agenda[at:]
        del g.s.agenda[at:]
        _lose_performance(g)
        g.s.agenda += above


def _lose_performance(g: GameChange) -> None:
    """Drop the rest of what was paid together, and the performance that it was paid for."""
    while g.s.agenda:
        task = g.s.agenda.pop()
        if isinstance(task, Perform):
            lose_performance(g, task)
            return
        if not (isinstance(task, Happen) and task.paid):
            g.then(task)
            return


def _gather_before(g: GameChange, task: Happen) -> None:
    waiting = tuple(a for a in collect(g.s, task.what, before=True, optional=False) if a not in task.fired)
    g.then(replace(task, stage=BEFORE_ORDER, waiting=waiting))


def _gather_after(g: GameChange, task: Happen) -> None:
    waiting = tuple(collect(g.s, task.what, before=False, optional=False))
    if isinstance(task.what, TurnStarts) and _at_sanctuary(g.s):
        here = current_site(g.s)
        waiting += ((here.id if here else -1, SANCTUARY),)  # LOTR-30.4: in FP's order with the others
    g.then(replace(task, stage=AFTER_ORDER, waiting=waiting, fired=()))


def _at_sanctuary(s: State) -> bool:
    here = current_site(s)
    hurt = any(c.wounds and c.owner == s.free and c.zone is Zone.FELLOWSHIP for c in s.cards.values())
    return here is not None and hurt and has_keyword(s, here, Keyword.SANCTUARY)


def _carry_out_waiting(g: GameChange, task: Happen) -> None:
    """Reached with at most one waiting; with several the Free Peoples player is asked (LOTR-17.2)."""
    if not task.waiting:
        for card in idle(g.s, task.what, before=task.stage == BEFORE_ORDER):
            g.tell(Skipped("answer", actor(g.s, card), card.code))
        g.then(replace(task, stage=task.stage + 1, seat=g.s.free, passed=0))
        return
    fire(g, task, task.waiting[0])


def fire(g: GameChange, task: Happen, answer: tuple[int, int]) -> None:
    """Carry out one ability that answers; the happening goes on after it."""
    waiting = tuple(a for a in task.waiting if a != answer)
    g.then(replace(task, waiting=waiting, fired=(*task.fired, answer)))
    if answer[1] == SANCTUARY:
        g.then(Sanctuary())
        return
    performance = _performance(g.s, task.what, answer)
    if performance is not None:
        g.then(performance)


def _performance(s: State, what: Happenings, answer: tuple[int, int]) -> Perform | None:
    card = s.cards.get(answer[0])
    if card is None or (answer[1] >= LENT and answer[0] not in layout(s).lent):
        return None
    ability = ability_at(s, card, answer[1])
    it = left_of(s, ability, what, card, answer[1])
    if it is None:
        return None
    limit = ability.limit_of(card.id, answer[1])
    if limit:
        s.used[limit] = 1
    if isinstance(what, IsAssigned) and answers_defence(ability):
        s.used[defence_key(what, card)] = 1
    begun = begin(
        s, actor(s, card, ability, it), card=card, index=answer[1], it=it, gone=gone_of(ability, what, card.owner)
    )
    owners = owners_of(ability, what)
    return replace(begun, names=(*begun.names, ("owner", owners))) if owners else begun


def _close_window(g: GameChange, task: Happen) -> None:
    """Go on to the next stage: all players have been asked."""
    if task.stage == BEFORE_WINDOW:
        g.then(replace(task, stage=DEED))


def _deed(g: GameChange, task: Happen) -> None:
    """Carry out the deed; what it puts on the agenda comes before the answers to it."""
    at = len(g.s.agenda)
    after = replace(task, stage=AFTER_REQUIRED)
    g.then(after)
    g.s.agenda[at] = replace(after, what=do(g, task.what))


STAGES: dict[int, Callable[[GameChange, Happen], None]] = {
    BEFORE_REQUIRED: _gather_before,
    BEFORE_ORDER: _carry_out_waiting,
    BEFORE_WINDOW: _close_window,
    DEED: _deed,
    AFTER_REQUIRED: _gather_after,
    AFTER_ORDER: _carry_out_waiting,
    AFTER_WINDOW: _close_window,
}


# -- Asking ----------------------------------------------------------------------------------------------------------


def asked_of(s: State, task: Happen) -> Seat | None:
    """Seat that the happening asks now; None when it can go on by itself."""
    if task.stage not in ASKING or task.prevented or _is_over(s, task):
        return None
    if task.stage in (BEFORE_ORDER, AFTER_ORDER):
        return s.free if len(task.waiting) > 1 else None
    seats = to_the_right(s, task.seat)
    for seat in seats[: len(seats) - task.passed]:
        if _may_have_answer(s, task, seat):
            return seat
    return None


def _may_have_answer(s: State, task: Happen, seat: Seat) -> bool:
    before = task.stage == BEFORE_WINDOW
    return could_answer_from_hand(s, seat, task.what, before) or bool(_answers_in_play(s, task, seat))


def _answers_in_play(s: State, task: Happen, seat: Seat) -> list[tuple[int, int]]:
    """Optional answers of a seat: a trigger once for each happening, a response as often as it can be paid."""
    found = []
    for card_id, index in collect(s, task.what, before=task.stage == BEFORE_WINDOW, optional=True):
        card = s.cards[card_id]
        ability = ability_at(s, card, index)
        again = (card_id, index) not in task.fired or ability.may_repeat or is_about_one(s, ability)  # LOTR-17.3
        if again and actor(s, card, ability, subject(s, ability, task.what, card)) == seat:
            found.append((card_id, index))
    return found


def happen_choices(s: State, task: Happen, seat: Seat) -> list[Actions]:
    if task.stage in (BEFORE_ORDER, AFTER_ORDER):
        return [Use(card, ability) for card, ability in task.waiting]
    played: list[Actions] = [Play(code) for code in held_answers(s, seat, task.what, task.stage == BEFORE_WINDOW)]
    return [*played, *(Use(c, a) for c, a in _answers_in_play(s, task, seat)), Pass()]


def answer_happen(g: GameChange, task: Happen, seat: Seat, action: Actions) -> None:
    if isinstance(action, Pass):
        g.tell(Passed(seat))
        passed = _passed_with(g.s, task, seat)
        g.then(replace(task, seat=next_seat(g.s, seat), passed=passed))
    elif isinstance(action, Use):
        answer = (action.card, action.ability)
        g.tell(AbilityUsed(seat, action.card, g.s.cards[action.card].code, action.ability))
        fire(g, _after_answer(g.s, task, seat), answer)
    elif isinstance(action, Play):
        g.then(Playing(seat, action.code, Pile.HAND), _after_answer(g.s, task, seat))


def _passed_with(s: State, task: Happen, seat: Seat) -> int:
    """Seats that were passed over, for they could have no answer, have passed too."""
    return task.passed + to_the_right(s, task.seat).index(seat) + 1


def _after_answer(s: State, task: Happen, seat: Seat) -> Happen:
    """After an optional answer before the deed, required ones are looked for anew (LOTR-19.13)."""
    if task.stage in (BEFORE_ORDER, AFTER_ORDER):
        return task
    stage = BEFORE_REQUIRED if task.stage == BEFORE_WINDOW else task.stage
    return replace(task, stage=stage, seat=next_seat(s, seat), passed=0)


def event_ability(s: State, seat: Seat, code: int, task: Happen) -> int | None:
    """Index of the ability of an event that is being played as an answer: its twilight is paid."""
    return event_answers(s, seat, code, task.what, task.stage <= BEFORE_WINDOW, is_paid=True)
