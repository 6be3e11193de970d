"""Assignment: defenders, minions left over, and ambush (LOTR-12, LOTR-22, LOTR-26.1)."""

from typing import Final

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import FELLOWSHIP, active, is_assigned, minions, shadow_seats
from pelipoyta.games.lotr.engine.journey import is_home
from pelipoyta.games.lotr.engine.numbers import ambushes, can_be_assigned, has_keyword, keyword_amount
from pelipoyta.games.lotr.engine.restrictions import barred_by, kept_apart_by, may_meet
from pelipoyta.games.lotr.engine.statics import on_card
from pelipoyta.games.lotr.events import Assigned, Passed, Skipped
from pelipoyta.games.lotr.model import (
    Actions,
    Ambushing,
    Assign,
    Card,
    Defending,
    Fight,
    Fighting,
    Flow,
    Happen,
    IsAssigned,
    LeftOver,
    Pass,
    PhaseEnds,
    State,
    Zone,
)
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.terms import Change, Culture, Deed, Keyword, Kind, Phase
from pelipoyta.kernel import Refusal, Seat

ALLY: Final = Kind.ALLY  # asked of every card: the way through the class tells
COMPANION: Final = Kind.COMPANION
MINION: Final = Kind.MINION
SUPPORT: Final = Zone.SUPPORT
UNHASTY: Final = Keyword.UNHASTY


def takes_part(s: State, card: Card) -> bool:
    """LOTR-22.2, LOTR-22.3: companions and minions; an ally at home or where a card lets him, if none forbids it."""
    kind = CARDS[card.code].kind
    if kind is ALLY:
        return (is_home(s, card) or is_let(s, card)) and not on_card(s, card, Change.STAYS_OUT)
    return kind is COMPANION or kind is MINION


def is_let(s: State, card: Card) -> bool:
    """LOTR-22.4; LOTR-26.8: for the unhasty the card must be Gandalf's."""
    sources = [CARDS[e.source].culture for e in s.lasting if e.what is Change.TAKES_PART and card.id in e.targets]
    sources += [CARDS[source.code].culture for source, _ in on_card(s, card, Change.TAKES_PART)]
    if has_keyword(s, card, Keyword.UNHASTY):
        return Culture.GANDALF in sources
    return bool(sources)


def open_assignment(g: GameChange, flow: Flow) -> None:
    g.then(Defending(tuple(c.id for c in minions(g.s))), Happen(PhaseEnds(Phase.ASSIGNMENT)), *AFTERWARDS)


def open_fierce(g: GameChange) -> None:
    """LOTR-14.2: only minions fierce when this assignment phase starts; settled before its actions."""
    pool = tuple(c.id for c in minions(g.s) if has_keyword(g.s, c, Keyword.FIERCE))
    g.then(Defending(pool), Happen(PhaseEnds(Phase.ASSIGNMENT)), *AFTERWARDS)


AFTERWARDS = (Fighting(), Flow("after-fights"))


def can_be_assigned_by_text(s: State, card: Card, seat: Seat) -> bool:
    """True if an assignment action of the seat may name this card in this phase (LOTR-12.2, LOTR-14.2)."""
    if is_assigned(s, card) or not can_be_assigned(s, card, by_free=seat == s.free):
        return False
    if CARDS[card.code].kind is not MINION:
        return takes_part(s, card)
    pool = next((task.pool for task in reversed(s.agenda) if isinstance(task, Defending)), None)
    return pool is None or card.id in pool


def defenders(s: State, by_free: bool) -> list[Card]:
    """Characters that may be assigned (LOTR-12.3, LOTR-26.8)."""
    return [
        c
        for c in active(s)
        if (c.zone is FELLOWSHIP or c.zone is SUPPORT)
        and (CARDS[c.code].kind is COMPANION or CARDS[c.code].kind is ALLY)
        and takes_part(s, c)
        and not (by_free and is_slow(s, c))
        and can_be_assigned(s, c, by_free)
    ]


def is_slow(s: State, card: Card) -> bool:
    """LOTR-26.8: an unhasty companion that no Gandalf card has roused."""
    unhasty = CARDS[card.code].kind is COMPANION and has_keyword(s, card, UNHASTY)
    return unhasty and not is_let(s, card)


def open_minions(s: State, pool: tuple[int, ...], by_free: bool) -> list[Card]:
    free = [s.cards[i] for i in pool if i in s.cards and not is_assigned(s, s.cards[i])]
    return [minion for minion in free if can_be_assigned(s, minion, by_free)]


def has_place(s: State, card: Card) -> bool:
    """LOTR-12.4: one minion, and as many more as the defender bonus says."""
    fight = next((f for f in s.fights if f.character == card.id), None)
    return fight is None or len(fight.minions) < 1 + keyword_amount(s, card, Keyword.DEFENDER)


def defending_choices(s: State, task: Defending, seat: Seat) -> list[Actions]:
    able = [c for c in defenders(s, by_free=True) if has_place(s, c)]
    left = open_minions(s, task.pool, by_free=True)
    pairs: list[Actions] = [Assign(c.id, m.id) for c in able for m in left if may_meet(s, c, m, by_free=True)]
    return [*pairs, Pass()]


def may_defend(s: State, task: Defending) -> bool:
    left = open_minions(s, task.pool, by_free=True)
    return bool(left) and any(
        has_place(s, c) and any(may_meet(s, c, m, by_free=True) for m in left) for c in defenders(s, by_free=True)
    )


def why_not_assign(s: State, task: Defending | LeftOver, action: Assign) -> Refusal:
    """For an assignment that is not allowed: the rule that forbids it."""
    character, minion = s.cards.get(action.character), s.cards.get(action.minion)
    if minion is None or CARDS[minion.code].kind is not MINION or minion.zone is not Zone.CENTRE:
        return Refusal("LOTR-12.3", "no-such-minion")
    if character is None or CARDS[character.code].kind not in (COMPANION, ALLY):
        return Refusal("LOTR-12.3", "no-such-defender")
    names: dict[str, str | int] = {"card": CARDS[minion.code].title, "character": CARDS[character.code].title}
    if is_assigned(s, minion):
        return Refusal("LOTR-12.3", "already-assigned", names)
    if minion.id not in task.pool:
        return Refusal(*(("LOTR-14.2", "not-fierce") if s.fierce else ("LOTR-30.14", "not-left-over")), names)
    if isinstance(task, LeftOver) and minion.owner != task.seat:
        return Refusal("LOTR-12.5", "not-your-minion", names)
    by_free = isinstance(task, Defending)
    out = [barred_by(s, card, Deed.ASSIGNMENT, s.free if by_free else -1) for card in (character, minion)]
    keeper = max(*out, kept_apart_by(s, character, minion, by_free))
    if keeper >= 0:
        return Refusal("LOTR-12.3", "kept-out", {**names, "source": CARDS[keeper].title})
    if not takes_part(s, character) or character.owner != s.free:
        return Refusal("LOTR-22.2", "takes-no-part", names)
    if is_slow(s, character) and isinstance(task, Defending):
        return Refusal("LOTR-26.8", "unhasty", names)
    return Refusal("LOTR-12.4", "no-place-left", names)


def answer_defending(g: GameChange, task: Defending, seat: Seat, action: Actions) -> None:
    if isinstance(action, Assign):
        g.then(task)
        assign(g, seat, action.character, action.minion, by_free=True)
    else:
        g.tell(Passed(seat))
        _leave_rest(g, task)


def skip_defending(g: GameChange, task: Defending) -> None:
    """Go on where no assignment is possible; told where none was made."""
    if not g.s.fights:
        g.tell(Skipped("defend", g.s.free))
    _leave_rest(g, task)


def _leave_rest(g: GameChange, task: Defending) -> None:
    left = tuple(m.id for m in open_minions(g.s, task.pool, by_free=False))  # LOTR-30.14: settled now
    g.then(*(LeftOver(other, left) for other in shadow_seats(g.s)))


def assign(g: GameChange, seat: Seat, character: int, minion: int, by_free: bool) -> None:
    """Assign a minion to a character; answers to it come next."""
    s = g.s
    fight = next((f for f in s.fights if f.character == character), None)
    if fight is None:
        s.fights.append(Fight(character, (minion,)))
    else:
        s.fights[s.fights.index(fight)] = Fight(character, (*fight.minions, minion))
    g.tell(Assigned(seat, character, minion))
    s.used[f"assigned/{character}"] = s.cards[character].code
    key = f"phase:defended/{character}"
    g.then(Happen(IsAssigned(character, minion, by_free, first=key not in s.used)))
    if by_free:
        s.used[key] = 1  # LOTR-30.47


def offer_ambush(g: GameChange, what: IsAssigned) -> None:
    """LOTR-26.1, LOTR-30.16: only when the Free Peoples player assigned."""
    card = g.s.cards.get(what.minion)
    if card is not None and what.by_free:
        g.then(*(Ambushing(card.owner, worth, card.code) for worth in ambushes(g.s, card)))


def left_choices(s: State, task: LeftOver, seat: Seat) -> list[Actions]:
    mine = [m for m in open_minions(s, task.pool, by_free=False) if m.owner == seat]
    pairs: list[Actions] = [
        Assign(c.id, m.id) for c in defenders(s, by_free=False) for m in mine if may_meet(s, c, m, by_free=False)
    ]
    return [*pairs, Pass()]


def has_left(s: State, task: LeftOver) -> bool:
    mine = [m for m in open_minions(s, task.pool, by_free=False) if m.owner == task.seat]
    return bool(mine) and any(may_meet(s, c, m, by_free=False) for c in defenders(s, by_free=False) for m in mine)


def answer_left(g: GameChange, task: LeftOver, seat: Seat, action: Actions) -> None:
    if isinstance(action, Assign):
        g.then(task)
        assign(g, seat, action.character, action.minion, by_free=False)
    else:
        g.tell(Passed(seat))
