"""Soundness of tasks on the agenda: their seats, cards, abilities and places in card texts must exist."""

from collections.abc import Callable, Iterator
from typing import Any

from pelipoyta.games.lotr.engine.catalogue import ALL_CARDS, CARDS
from pelipoyta.games.lotr.engine.layout import layout
from pelipoyta.games.lotr.model import (
    Ambushing,
    Bidding,
    Deciding,
    Defending,
    Drawing,
    Flow,
    Happen,
    Happenings,
    LeftOver,
    Lot,
    Marking,
    Milling,
    MovingAgain,
    Names,
    Paying,
    Peeking,
    Perform,
    Placing,
    Playing,
    Reconciling,
    Redrawing,
    Sanctuary,
    Select,
    Starting,
    State,
    Tasks,
    Tie,
    Transferring,
    Volley,
    Window,
    Zone,
)
from pelipoyta.games.lotr.rules.happenings.run import SANCTUARY
from pelipoyta.games.lotr.rules.play.perform import words_at
from pelipoyta.games.lotr.rules.setup import STARTING_COST
from pelipoyta.games.lotr.rules.turn import FLOW
from pelipoyta.games.lotr.terms import Kind, Phase, Pile, Side
from pelipoyta.kernel import Seat

SEATED = ("shadow", "start-fellowship")  # steps of one player
MOST = 99  # nothing is done more often than this at once


def faults_of_tasks(s: State) -> Iterator[str]:
    for task in s.agenda:
        if not _is_sound(s, task):
            yield f"the agenda names what is not there: {type(task).__name__}"


def _is_sound(s: State, task: Tasks) -> bool:
    check = CHECKS.get(type(task))
    return (check is None or check(s, task)) and _names_cards(s, getattr(task, "names", ()))


def _names_cards(s: State, names: Names) -> bool:
    return all(isinstance(name, str) for name, _ in names) and len(dict(names)) == len(names)


def _sits(s: State, seat: Seat) -> bool:
    return 0 <= seat < len(s.players)


def _knows(s: State, cards: tuple[int, ...]) -> bool:
    """True if there have ever been such cards on the table."""
    return all(0 <= card < s.next_id for card in cards)


def _flow(s: State, task: Flow) -> bool:
    return task.step in FLOW and (_sits(s, task.seat) if task.step in SEATED else task.seat == -1)


def _pile(s: State, task: Drawing | Milling | Peeking | Lot) -> bool:
    return _sits(s, task.seat) and 0 < task.count <= MOST


def _tie(s: State, task: Tie) -> bool:
    """LOTR-3.3, LOTR-27.1."""
    seats = [*task.seats, *task.ranked]
    playing = [seat for seat, player in enumerate(s.players) if not player.out]
    if len(task.seats) < 2 or len(set(seats)) < len(seats) or not set(seats) <= set(playing):
        return False
    if s.options.variant == "starter":
        return sorted(task.seats) == list(range(len(s.players)))
    bids = {seat: s.players[seat].bid for seat in playing}
    tied = max(bid for seat, bid in bids.items() if seat not in task.ranked)
    before = {seat for seat, bid in bids.items() if bid > tied}
    return set(task.ranked) == before and set(task.seats) == {seat for seat, bid in bids.items() if bid == tied >= 0}


def _bidding(s: State, task: Bidding) -> bool:
    return any(player.bid < 0 for player in s.players) and all(player.bid <= player.resistance for player in s.players)


def _placing(s: State, task: Placing) -> bool:
    unplaced = {seat for seat, player in enumerate(s.players) if not player.out and player.place < 0}
    return len(task.seats) > 0 and len(set(task.seats)) == len(task.seats) and set(task.seats) == unplaced


def _starting(s: State, task: Starting) -> bool:
    return (
        _sits(s, task.seat)
        and task.seat == s.free
        and 0 <= task.spent <= STARTING_COST
        and s.options.variant != "starter"
    )


def _redrawing(s: State, task: Redrawing) -> bool:
    return _sits(s, task.seat) and s.options.redraw


def _window(s: State, task: Window) -> bool:
    """LOTR-7.1, LOTR-9.1, LOTR-10.2."""
    if not _sits(s, task.seat) or not -1 <= task.passed < len(s.players):
        return False
    alone = s.free if s.phase is Phase.FELLOWSHIP else s.acting if s.phase is Phase.SHADOW else -1
    return task.seat == alone and not task.passed if task.solo else alone == -1


def _happen(s: State, task: Happen) -> bool:
    seated = _sits(s, task.seat) if task.stage in (2, 6) else task.seat in range(-1, len(s.players))
    answers = all(_answers(s, *answer) for answer in task.waiting) and len(set(task.waiting)) == len(task.waiting)
    fired = all(_knows(s, (card,)) for card, _ in task.fired)
    return (
        0 <= task.stage <= 6
        and 0 <= task.passed <= len(s.players)
        and seated
        and answers
        and fired
        and _what(s, task.what)
    )


def _answers(s: State, card: int, ability: int) -> bool:
    found = s.cards.get(card)
    if found is None:
        return False
    return (
        CARDS[found.code].kind is Kind.SITE
        if ability == SANCTUARY
        else ability
        in {one.index for one in layout(s).answers if one.card.id == card} | set(dict(ALL_CARDS.answering(found.code)))
    )


def _what(s: State, what: Happenings) -> bool:
    """The cards, seats and numbers of a happening."""
    for name in what.__struct_fields__:
        value = getattr(what, name)
        if name == "whose" and value not in range(-1, len(s.players)):
            return False
        if name in ("seat", "of") and not _sits(s, value):
            return False
        if name in ("cards", "winners", "losers") and not _knows(s, value):
            return False
        if name in ("card", "character", "minion") and not (_knows(s, (value,)) or (name == "card" and value == -1)):
            return False
        if name in ("codes", "shown") and not all(code in CARDS for code in value):
            return False
        if name == "count" and not 0 <= value <= MOST:
            return False
    return True


def _perform(s: State, task: Perform) -> bool:
    if not _sits(s, task.seat) or task.code not in CARDS or not (_knows(s, (task.card,)) or task.card == -1):
        return False
    if task.card in s.cards and s.cards[task.card].code != task.code and not _is_lent(s, task):
        return False
    text = CARDS[task.code].text
    if not 0 <= task.ability < len(text) or not (text[task.ability].effects or text[task.ability].costs):
        return False
    return _leads_somewhere(task) and 0 <= task.at <= len(words_at(task))


def _is_lent(s: State, task: Perform) -> bool:
    """LOTR-30.64: the text of a site, which the card has."""
    site = CARDS[task.code]
    return ALL_CARDS.borrows(s.cards[task.card].code) == (site.site, site.block)


def _leads_somewhere(task: Perform) -> bool:
    """True if each branch on the path is there."""
    if len(task.path) % 2:
        return False
    for depth in range(0, len(task.path), 2):
        words = words_at(_upto(task, depth))
        index, branch = task.path[depth : depth + 2]
        if not 0 <= index < len(words) or branch not in range(len(words[index].branches())):
            return False
    return True


def _upto(task: Perform, depth: int) -> Perform:
    return Perform(
        task.seat, card=task.card, code=task.code, ability=task.ability, part=task.part, path=task.path[:depth]
    )


def _paying(s: State, task: Paying) -> bool:
    seats = task.seats
    return (
        all(_sits(s, seat) for seat in seats)
        and len(set(seats)) == len(seats)
        and _perform(s, task.perform)
        and _perform(s, task.payment)
    )


def _playing(s: State, task: Playing) -> bool:
    """LOTR-18.1: before it is shown it is in its pile; then it lies in the void."""
    if not _sits(s, task.seat) or task.code not in CARDS or task.stage not in range(4) or not _knows(s, task.on):
        return False
    if CARDS[task.code].kind in (Kind.SITE, Kind.RING):
        return False
    if task.stage == 0:
        return task.code in _codes(s, task)
    card = s.cards.get(task.card)
    if card is None:
        return task.stage == 3 and _knows(s, (task.card,))
    in_void = (card.code, card.owner, card.zone) == (task.code, task.seat, Zone.VOID)
    price = task.change >= 0 and (
        CARDS[task.code].side is not Side.SHADOW or task.stage > 1 or task.change <= s.twilight
    )
    return in_void and price and (task.stage < 3 or CARDS[task.code].kind is Kind.EVENT)


def _codes(s: State, task: Playing) -> list[int]:
    player = s.players[task.seat]
    if task.pile is Pile.HAND:
        return [held.code for held in player.hand]
    if task.pile is Pile.STACK:
        return [card.code for card in s.cards.values() if card.id == task.card and card.zone is Zone.STACKED]
    if task.pile is Pile.DEAD:
        return list(player.dead)
    return list(player.deck.shuffled().bag if task.pile is Pile.DECK else player.discard)


def _select(s: State, task: Select) -> bool:
    """True if a question has enough options; a search of a deck may find nothing (LOTR-18.9)."""
    asked = 0 <= task.least <= min(task.most, len(task.options)) and len(task.picked) < task.most
    return _sits(s, task.seat) and asked


CHECKS: dict[type, Callable[[State, Any], bool]] = {
    Flow: _flow,
    Drawing: _pile,
    Milling: _pile,
    Peeking: lambda s, task: _pile(s, task) and _sits(s, task.of),
    Lot: _pile,
    Tie: _tie,
    Bidding: _bidding,
    Placing: _placing,
    Starting: _starting,
    Redrawing: _redrawing,
    Window: _window,
    Happen: _happen,
    Perform: _perform,
    Select: _select,
    Deciding: lambda s, task: _sits(s, task.seat) and len(task.ways) > 1,
    Paying: _paying,
    Playing: _playing,
    Transferring: lambda s, task: task.item in s.cards and s.cards[task.item].zone is Zone.ATTACHED,
    Sanctuary: lambda s, task: 0 <= task.left <= 5,
    Volley: lambda s, task: _sits(s, task.seat) and 0 <= task.left <= MOST,
    Marking: lambda s, task: 0 <= task.total <= MOST,
    Defending: lambda s, task: _knows(s, task.pool),
    LeftOver: lambda s, task: _sits(s, task.seat) and _knows(s, task.pool),
    Ambushing: lambda s, task: (
        _sits(s, task.seat) and 0 <= task.amount <= MOST and (task.code in CARDS or task.code == -1)
    ),
    MovingAgain: lambda s, task: all(_perform(s, waiting) for waiting in task.then),
    Reconciling: lambda s, task: _sits(s, task.seat) and task.stage in range(3),
}
