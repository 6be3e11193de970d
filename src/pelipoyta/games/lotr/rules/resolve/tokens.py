"""Words about wounds, twilight, burdens and culture tokens."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from pelipoyta.games.lotr.events import TokensChanged
from pelipoyta.games.lotr.find import spot
from pelipoyta.games.lotr.language import (
    AddBurden,
    AddTokens,
    AddTwilight,
    Choose,
    Exert,
    ExertEither,
    Exhaust,
    Heal,
    RemoveBurden,
    RemoveTokens,
    RemoveTwilight,
    Wound,
)
from pelipoyta.games.lotr.model import (
    AddsTwilight,
    Deciding,
    Exerts,
    GainsBurdens,
    Happen,
    Heals,
    LosesBurdens,
    Perform,
    Select,
    TakesWound,
)
from pelipoyta.games.lotr.numbers import can_exert, tokens_on, vitality_left
from pelipoyta.games.lotr.rules.change import add_twilight
from pelipoyta.games.lotr.rules.going import Going
from pelipoyta.games.lotr.rules.resolve.targets import meant, number, takes_tokens
from pelipoyta.games.lotr.rules.slots import back, is_cost, slot
from pelipoyta.games.lotr.terms import Culture


def _exert(g: Going, task: Perform, word: Exert) -> None:
    cards = [i for i in meant(g, task, word.target) if can_exert(g.s, g.s.cards[i])]
    paid = is_cost(task)
    g.then(*(Happen(Exerts(i), paid=paid) for i in cards for _ in range(word.times)))


def _exhaust(g: Going, task: Perform, word: Exhaust) -> None:
    cards = meant(g, task, word.target)
    g.then(*(Happen(Exerts(i)) for i in cards for _ in range(vitality_left(g.s, g.s.cards[i]) - 1)))


def _exert_either(g: Going, task: Perform, word: ExertEither) -> None:
    """LOTR-18.7: a way that can be done fully, if there is one."""
    picked = dict(task.names).get(slot(task, "either"))
    ways = [_able(g, task, word.one), _able(g, task, word.other)]
    if picked is None:
        full = [len(way) >= choose.count for way, choose in zip(ways, (word.one, word.other), strict=True)]
        able = tuple(i for i in range(2) if full[i] or not any(full))
        g.s.agenda.pop()
        g.then(Deciding(g.s.free, "exert-either", able, slot(task, "either")), back(task))
        return
    _exert_chosen(g, task, (word.one, word.other)[picked[0]], ways[picked[0]])


def _able(g: Going, task: Perform, choose: Choose) -> tuple[int, ...]:
    return tuple(c.id for c in spot(g.s, choose.which, task.seat, task.card) if can_exert(g.s, c))


def _exert_chosen(g: Going, task: Perform, choose: Choose, able: tuple[int, ...]) -> None:
    name = slot(task, "exerting")
    chosen = dict(task.names).get(name)
    if chosen is None and able:
        most = min(choose.count, len(able))
        g.s.agenda.pop()
        g.then(Select(g.s.free, "target", able, name, most, most), back(task))
        return
    g.then(*(Happen(Exerts(i)) for i in chosen or ()))


def _wound(g: Going, task: Perform, word: Wound) -> None:
    g.then(*(Happen(TakesWound(i)) for i in meant(g, task, word.target)))


def _heal(g: Going, task: Perform, word: Heal) -> None:
    g.then(*(Happen(Heals(i)) for i in meant(g, task, word.target) if g.s.cards[i].wounds))


def _add_twilight(g: Going, task: Perform, word: AddTwilight) -> None:
    count = number(g, task, word.amount)
    if count:
        g.then(Happen(AddsTwilight(count), paid=is_cost(task)))


def _remove_twilight(g: Going, task: Perform, word: RemoveTwilight) -> None:
    add_twilight(g, -number(g, task, word.amount))


def _add_burden(g: Going, task: Perform, word: AddBurden) -> None:
    count = number(g, task, word.amount)
    if count:
        g.then(Happen(GainsBurdens(g.s.free, count), paid=is_cost(task)))


def _remove_burden(g: Going, task: Perform, word: RemoveBurden) -> None:
    count = min(number(g, task, word.amount), g.s.players[g.s.free].burdens)
    if count:
        g.then(Happen(LosesBurdens(g.s.free, count), paid=is_cost(task)))


def _add_tokens(g: Going, task: Perform, word: AddTokens) -> None:
    for card in meant(g, task, word.target):
        if takes_tokens(g.s.cards[card]):
            _change_tokens(g, card, word.culture, word.count)


def _remove_tokens(g: Going, task: Perform, word: RemoveTokens) -> None:
    for card in meant(g, task, word.target):
        _change_tokens(g, card, word.culture, -min(word.count, tokens_on(g.s.cards[card], word.culture)))


def _change_tokens(g: Going, card: int, culture: Culture, by: int) -> None:
    """LOTR-21.8."""
    tokens = dict(g.s.cards[card].tokens)
    tokens[culture] = tokens.get(culture, 0) + by
    kept = sorted(((c, n) for c, n in tokens.items() if n), key=lambda pair: pair[0].value)
    g.s.cards[card] = replace(g.s.cards[card], tokens=tuple(kept))
    g.tell(TokensChanged(card, culture, by, tokens[culture]))


WORDS: dict[type, Callable[[Going, Perform, Any], None]] = {
    Exert: _exert,
    Exhaust: _exhaust,
    ExertEither: _exert_either,
    Wound: _wound,
    Heal: _heal,
    AddTwilight: _add_twilight,
    RemoveTwilight: _remove_twilight,
    AddBurden: _add_burden,
    RemoveBurden: _remove_burden,
    AddTokens: _add_tokens,
    RemoveTokens: _remove_tokens,
}
