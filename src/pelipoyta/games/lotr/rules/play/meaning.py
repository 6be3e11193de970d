"""The cards and numbers a word means while it is being carried out."""

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.find import seats_of
from pelipoyta.games.lotr.engine.numbers import amount
from pelipoyta.games.lotr.model import Perform, Select, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.model.state import FIRST_RULES
from pelipoyta.games.lotr.questions import Question
from pelipoyta.games.lotr.rules.play.choice_names import back, name_of, slot
from pelipoyta.games.lotr.terms import Pile, Who
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.targets import Whom
from pelipoyta.kernel import Seat


def meant(g: GameChange, task: Perform, target: Whom, field: str = "target") -> tuple[int, ...]:
    """The cards a target means now, chosen ones among those still in play."""
    pick = target.picked()
    if pick is not None:
        chosen = dict(task.names).get(name_of(back(task), pick, field), ())
        return tuple(i for i in chosen if i in g.s.cards)
    return tuple(card.id for card in target.cards(g.s, task.seat, task.card, task.names))


def players_meant(g: GameChange, task: Perform, who: Who) -> list[Seat]:
    """Seats that a word means when it is carried out: also «its owner», one for each such card, and «that player»."""
    names = dict(task.names)
    if who is Who.THAT:
        return list(names.get("player", ()))
    if who is Who.OWNER:
        picked = names.get("foe", names.get("it", ()))  # who was chosen for it, or what the trigger is about
        here = [g.s.cards[i].owner for i in picked if i in g.s.cards]
        return list(names.get("owner", ())) or here
    if who is Who.LOSER:
        return [seat for key, seat in g.s.used.items() if key.startswith("phase:lost/")]
    return seats_of(g.s, who, task.seat)


def amount_of(g: GameChange, task: Perform, value: Amount) -> int:
    return amount(g.s, value, task.seat, task.card, task.names)


def within_limit(g: GameChange, task: Perform, amount: int, at_most: int) -> int:
    """The part of an amount that stays within the limit for all uses of the ability in this phase (LOTR-18.16)."""
    if not at_most:
        return amount
    key = "/".join(map(str, ("phase:limit", task.card, task.ability, *task.path, task.at)))
    used = g.s.used.get(key, 0)
    amount = min(amount, at_most - used)
    g.s.used[key] = used + amount
    return amount


def worded(s: State, what: Question) -> Question:
    """The question for a card of a pile; games of the first version have one for all that becomes of it."""
    return Question.CARD if s.rules == FIRST_RULES else what


def picked_from(
    g: GameChange,
    task: Perform,
    codes: tuple[int, ...],
    count: int,
    pile: Pile,
    fewest: int | None = None,
    what: Question = Question.CARD,
    shown: bool = False,
) -> tuple[int, ...] | None:
    """The codes the player picked from a pile, all that may be unless fewer will do; None: the question is put now.

    The top of a deck is hidden from others, unless it was `shown` to all.
    """
    name = slot(task, "pile")
    chosen = dict(task.names).get(name)
    if chosen is not None:
        return chosen
    most = min(count, len(codes))
    g.s.agenda.pop()
    if not most:
        g.then(replace(back(task), names=(*task.names, (name, ()))))
    else:
        least = most if fewest is None else fewest
        is_open = shown and g.s.rules > FIRST_RULES
        hidden = Pile.DECK if pile is Pile.DECK_TOP and not is_open else pile
        g.then(
            Select(
                task.seat,
                what=worded(g.s, what),
                options=tuple(sorted(codes)),
                name=name,
                least=least,
                most=most,
                pile=hidden,
            ),
            back(task),
        )
    return None
