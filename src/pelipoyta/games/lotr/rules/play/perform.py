"""Carrying out an ability's words one after another, asking for targets as they come up."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import seats_of, text_at
from pelipoyta.games.lotr.engine.numbers import amount
from pelipoyta.games.lotr.model import Card, Happen, Happenings, IsPlayed, Perform, Select, State, UsesAbility
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.model.state import FIRST_RULES
from pelipoyta.games.lotr.rules.play.choice_names import is_cost, is_given, is_payment, name_of
from pelipoyta.games.lotr.rules.play.costs import in_order
from pelipoyta.games.lotr.terms import Kind
from pelipoyta.games.lotr.words.amounts import is_any
from pelipoyta.games.lotr.words.effects import Effect, Spending, effects_in
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.words.abilities import Ability
    from pelipoyta.games.lotr.words.effects import Effects
    from pelipoyta.games.lotr.words.targets import PickedTarget


def words_at(task: Perform) -> "Effects":
    """The words the task is in the middle of: an ability's costs or effects, or a branch inside them."""
    ability = CARDS[task.code].text[task.ability]
    words = ability.costs if task.part == "cost" else ability.effects
    for index, branch in zip(task.path[::2], task.path[1::2], strict=True):
        words = words[index].branches()[branch]
    return words


def is_about_one(s: State, ability: "Ability") -> bool:
    """True if the ability is done for one of several cards that its trigger is about (LOTR-30.70)."""
    return s.rules > FIRST_RULES and ability.is_about_one


def answered_key(card: int, ability: int, about: int) -> str:
    """The key that notes that this ability of the card has answered for that one of several."""
    return f"phase:answered/{card}/{ability}/{about}"


def _asks_which(g: GameChange, task: Perform) -> bool:
    """Ask for which of several cards the ability is done, before its costs; note which it is."""
    it = dict(task.names).get("it", ())
    if task.at or task.path or not it or not is_about_one(g.s, CARDS[task.code].text[task.ability]):
        return False
    if len(it) > 1:
        g.then(Select(task.seat, "target", it, "it"), task)
        return True
    g.s.used[answered_key(task.card, task.ability, it[0])] = 1
    return False


def run_perform(g: GameChange, task: Perform) -> None:
    if _asks_which(g, task):
        return
    words = words_at(task)
    if task.at >= len(words):
        _finish_part(g, task)
        return
    word = words[task.at]
    if is_cost(task) and not word.payable(g.s, task.seat, task.card, Spending(names=task.names)):
        lose_performance(g, task)
        return
    known = dict(task.names)
    for field, pick in word.picks():
        if name_of(task, pick, field) not in known:
            _ask_for(g, task, word, field, pick)
            return
    after = replace(task, at=task.at + 1)
    g.then(after)
    word.resolve(g, after)


def _finish_part(g: GameChange, task: Perform) -> None:
    """Costs are paid: what answers the event or the use of an ability, then its effects (LOTR-18.1, LOTR-18.18)."""
    if task.path or task.part == "do":
        if _is_paid(task):
            g.s.agenda.pop()  # what has been prevented
        _tell_outer(g, task)
        return
    effects = replace(task, part="do", at=0)
    answerable = _answerable(task)
    g.then(*([] if answerable is None else [Happen(answerable, paid=True)]), effects)


def _is_paid(task: Perform) -> bool:
    """True if all that prevents something has been paid (LOTR-30.30)."""
    *outer, index, branch = (-1, -1, *task.path)
    return is_payment(task) and words_at(replace(task, path=tuple(outer[2:])))[index].is_payment(branch)


def lose_performance(g: GameChange, task: Perform) -> None:
    """LOTR-18.5, LOTR-30.32: what was paid stays paid, and nothing comes of it; what was to be prevented happens."""
    while g.s.agenda:
        below = g.s.agenda[-1]
        same = isinstance(below, Perform) and (below.card, below.ability, below.part) == (
            task.card,
            task.ability,
            task.part,
        )
        if not same and not (isinstance(below, Happen) and below.paid):
            return
        g.s.agenda.pop()


def _answerable(task: Perform) -> Happenings | None:
    """Happening that may be answered between costs and effects; cancelled, it leaves the costs paid (LOTR-18.5)."""
    ability = CARDS[task.code].text[task.ability]
    if ability.to_play:
        return None
    if CARDS[task.code].kind is Kind.EVENT:
        return IsPlayed(task.card, task.seat)
    return UsesAbility(task.card, task.ability, task.seat) if ability.used_in else None


def _tell_outer(g: GameChange, task: Perform) -> None:
    """Pass names given inside a word to the words after it; names given by several players are merged."""
    at = _outer(g.s, task)
    if at is None:
        return
    outer = g.s.agenda[at]
    assert isinstance(outer, Perform)
    names = dict(outer.names)
    new = [(name, picked) for name, picked in task.names if is_given(name) and (name, picked) not in outer.names]
    for name, picked in new:
        names[name] = names.get(name, ()) + picked
    g.s.agenda[at] = replace(outer, names=tuple(names.items()))


def _outer(s: State, task: Perform) -> int | None:
    """Index on the agenda of the performance that contains this one; None if there is none."""
    for at in range(len(s.agenda) - 1, -1, -1):
        below = s.agenda[at]
        if not task.path or not isinstance(below, Perform) or below.card != task.card or below.ability != task.ability:
            return None
        if len(below.path) < len(task.path):
            return at
    return None


def _ask_for(
    g: GameChange, task: Perform, word: Effect, field: str, pick: "PickedTarget", waiting: Perform | None = None
) -> None:
    """LOTR-18.6: as many as there are; a choice of nothing is no choice. `waiting` gets what is chosen, or the task."""
    s = g.s
    able = pick.cards(s, task.seat, task.card, task.names)
    found = [card.id for card in able if word.pickable(s, card, task.seat, task.card)]
    if not found and not is_cost(task):
        found = [card.id for card in able if word.partly_pickable(s, card, task.seat, task.card)]
    found = [i for i in found if _suits(s, task, pick.name, s.cards[i])] or found
    found = [i for i in found if _leaves_payable(s, task, word, i)] or found
    name = name_of(task, pick, field)
    most = min(amount(s, pick.count, task.seat, task.card, task.names), len(found))
    if most == 0:
        g.then(replace(waiting or task, names=(*task.names, (name, ()))))
        return
    chooser = seats_of(s, pick.by, task.seat)[0]
    least = int(is_cost(task)) if pick.up_to or is_any(pick.count) else most  # LOTR-30.33
    g.then(
        Select(
            chooser, what="cost" if is_cost(task) else "target", options=tuple(found), name=name, least=least, most=most
        ),
        waiting or task,
    )


def _leaves_payable(s: State, task: Perform, word: Effect, card: int) -> bool:
    """True if the further costs can be paid when this card has paid this one (LOTR-18.1)."""
    further = words_at(task)[task.at + 1 :] if is_cost(task) else ()
    after = word.paid_with(s, (card,)) if further else s
    return not further or in_order(after, further, task.seat, task.card, Spending(names=task.names))


def _suits(s: State, task: Perform, name: str, card: Card) -> bool:
    """True if what the ability does to the card chosen under this name can be done to it (LOTR-12.2)."""
    words = effects_in(CARDS[task.code].text[task.ability].effects) if name else ()
    return all(word.suits(s, card, task.seat, name) for word in words)


def ask_first(g: GameChange, task: Perform, words: "Effects", waiting: Perform) -> bool:
    """Ask for a target of these words before any of them is done; False if all targets are known.

    `task` would perform the words; `waiting` gets what is chosen.
    """
    for at, word in enumerate(words):
        there = replace(task, at=at)
        for field, pick in word.picks():
            if name_of(there, pick, field) not in dict(task.names):
                _ask_for(g, there, word=word, field=field, pick=pick, waiting=waiting)
                return True
    return False


def start(
    s: State, seat: Seat, card: int, code: int, ability: int, it: tuple[int, ...] = (), gone: tuple[int, ...] = ()
) -> Perform:
    """Begin to perform an ability; its subject and the card's bearer are named now, whatever becomes of the card.

    `gone` are the codes of cards it is about that have left play.
    """
    host = s.cards[card].host if card in s.cards else -1
    bearer = (("bearer", (host,)),) if host >= 0 else ()
    left = (("gone", gone),) if gone else ()
    return Perform(seat, card, code, ability, names=((("it", it),) if it else ()) + bearer + left)


def begin(
    s: State, seat: Seat, card: Card, index: int, it: tuple[int, ...] = (), gone: tuple[int, ...] = ()
) -> Perform:
    """The text of this number, the card's own or one that it borrows."""
    code, at = text_at(s, card, index)
    return start(s, seat, card=card.id, code=code, ability=at, it=it, gone=gone)
