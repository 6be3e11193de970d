"""Carrying out an ability's words one after another, asking for targets as they come up."""

from collections.abc import Iterator

from msgspec.structs import replace

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.language import (
    Activated,
    Choose,
    Effect,
    Effects,
    If,
    Instead,
    OneOf,
    Repeat,
    Response,
    Triggered,
    UnlessShadowPays,
)
from pelipoyta.games.lotr.model import Happen, Perform, Select, UsesAbility
from pelipoyta.games.lotr.rules.costs import candidates, payable_one
from pelipoyta.games.lotr.rules.going import Going
from pelipoyta.games.lotr.rules.resolve import RESOLVE, selectable
from pelipoyta.games.lotr.rules.slots import TARGETS, is_cost, name_of
from pelipoyta.games.lotr.terms import Kind
from pelipoyta.kernel import Seat


def words_at(task: Perform) -> Effects:
    """The words the task is in the middle of: an ability's costs or effects, or a branch inside them."""
    ability = CARDS[task.code].text[task.ability]
    if not isinstance(ability, Activated | Triggered | Response):
        return ()
    words = ability.cost if task.part == "cost" else ability.do
    for index, branch in zip(task.path[::2], task.path[1::2], strict=True):
        words = _branch(words[index], branch)
    return words


def _branch(word: Effect, branch: int) -> Effects:
    if isinstance(word, If):
        return word.then if branch == 0 else word.otherwise
    if isinstance(word, OneOf):
        return word.ways[branch]
    if isinstance(word, Repeat | UnlessShadowPays | Instead):
        return word.do
    return ()


def run_perform(g: Going, task: Perform) -> None:
    words = words_at(task)
    if task.at >= len(words):
        _finish_part(g, task)
        return
    word = words[task.at]
    if is_cost(task) and not payable_one(g.s, word, task.seat, task.card):
        return  # LOTR-30.32: what was paid stays paid, and nothing comes of it
    wanted = next(_open_choices(word, task), None)
    if wanted is not None:
        _ask_for(g, task, word, *wanted)
        return
    after = replace(task, at=task.at + 1)
    g.then(after)
    RESOLVE[type(word)](g, after, word)


def _finish_part(g: Going, task: Perform) -> None:
    """Costs are paid: what answers the use of an ability, then its effects (LOTR-18.18)."""
    if not is_cost(task):
        return
    effects = replace(task, part="do", at=0)
    ability = CARDS[task.code].text[task.ability]
    if isinstance(ability, Activated) and CARDS[task.code].kind is not Kind.EVENT:
        g.then(Happen(UsesAbility(task.card, task.ability, task.seat), paid=True), effects)
    else:
        g.then(effects)


def _open_choices(word: Effect, task: Perform) -> Iterator[tuple[str, Choose]]:
    """The choices in this word that have not been made yet."""
    for field in TARGETS:
        target = getattr(word, field, None)
        if isinstance(target, Choose) and name_of(task, target, field) not in dict(task.names):
            yield field, target


def _ask_for(g: Going, task: Perform, word: Effect, field: str, target: Choose) -> None:
    """LOTR-18.6: as many as there are; a choice of nothing is no choice."""
    s = g.s
    found = [c.id for c in candidates(s, target, task.seat, task.card, task.names) if selectable(s, word, c, task.seat)]
    name = name_of(task, target, field)
    most = min(target.count, len(found))
    least = 0 if target.at_most else most
    if most == 0:
        g.then(replace(task, names=(*task.names, (name, ()))))
        return
    seat = s.free if target.by_free else task.seat
    g.then(Select(seat, "cost" if is_cost(task) else "target", tuple(found), name, least, most), task)


def start(seat: Seat, card: int, code: int, ability: int, it: tuple[int, ...] = ()) -> Perform:
    return Perform(seat, card, code, ability, names=(("it", it),) if it else ())
