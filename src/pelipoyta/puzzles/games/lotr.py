"""Themes of the Lord of the Rings for two: what wins or saves for sure, whatever the other holds of its deck."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec.json import encode
from msgspec.structs import replace

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.events import FightEnded, FightUncontested
from pelipoyta.games.lotr.model import Held, Play, Player, Select, State, Zone
from pelipoyta.games.lotr.questions import Question
from pelipoyta.games.lotr.rules import legal, pending
from pelipoyta.games.lotr.terms import Phase, Pile, Side
from pelipoyta.kernel import Ask, Deck, Seat
from pelipoyta.puzzles.prover import Unprovable
from pelipoyta.puzzles.recipes import Recipe
from pelipoyta.puzzles.theme import Goal, HandProof, Theme

WON = "puzzle:won"  # noted among the things used: which side won the skirmish
FIGHTING = (Phase.MANEUVER, Phase.ARCHERY, Phase.ASSIGNMENT, Phase.SKIRMISH)
COSTS = (Question.COST, Question.TARGET)
MOST_ANSWERS = 14
MOST = 700  # positions that a proof may look at


# -- Hidden cards ----------------------------------------------------------------------------------------------------


def hidden(player: Player, seat: Seat) -> list[int]:
    """Cards of another player that the seat has not seen: each may be in hand or in the draw deck."""
    unseen = [held.code for held in player.hand if seat not in held.eyes]
    return sorted([*unseen, *player.deck.top, *player.deck.bag, *player.deck.bottom])


def full(state: State, seat: Seat) -> State:
    """The other's hand has every card that it may hold; the draw deck stays, so that a draw is noticed."""
    return _with_hand(state, seat, hidden(state.players[1 - seat], seat), state.players[1 - seat].deck)


def holding(state: State, seat: Seat, cards: Counter[int]) -> State | None:
    """The other holds these, and others to the size of its hand; None if they are too many."""
    player = state.players[1 - seat]
    seen = Counter(held.code for held in player.hand if seat in held.eyes)
    wanted, unseen = cards - seen, Counter(hidden(player, seat))
    room = len(player.hand) - seen.total()
    if wanted.total() > room or wanted - unseen:
        return None
    rest = sorted((unseen - wanted).elements(), key=lambda code: _is_playable_side(code, state, seat))
    return _dealt(state, seat, [*wanted.elements(), *rest[: room - wanted.total()]])


def _is_playable_side(code: int, state: State, seat: Seat) -> bool:
    """True for a card of the side that the other seat plays now."""
    return (CARDS[code].side is Side.FREE) == (seat != state.free)


def dealt(state: State, seat: Seat, rng: Random) -> State:
    """A random hand of the other."""
    player = state.players[1 - seat]
    room = sum(seat not in held.eyes for held in player.hand)
    return _dealt(state, seat, rng.sample(hidden(player, seat), room))


def _dealt(state: State, seat: Seat, hand: Sequence[int]) -> State:
    left = Counter(hidden(state.players[1 - seat], seat)) - Counter(hand)
    return _with_hand(state, seat, hand, Deck(bag=tuple(sorted(left.elements()))))


def _with_hand(state: State, seat: Seat, hand: Sequence[int], deck: Deck) -> State:
    other, changed = 1 - seat, state.copy()
    player = state.players[other]
    seen = [held for held in player.hand if seat in held.eyes]
    held = tuple(sorted([*seen, *(Held(code) for code in hand)]))
    changed.players[other] = replace(player, hand=held, deck=deck)
    return changed


def plays(state: State, seat: Seat, action: Any) -> tuple[int, ...]:
    """Cards that the other must hold for this action."""
    if isinstance(action, Play):
        return (action.code,)
    task = state.agenda[-1]
    picks = isinstance(task, Select) and task.pile is Pile.HAND and hasattr(action, "what")
    return (action.what,) if picks else ()


def note(first: State, state: State, events: Sequence[Any]) -> State:
    """Note the side that won a skirmish; a look into hidden cards ends the proof."""
    task = state.agenda[-1] if state.agenda else None
    if isinstance(task, Select) and task.pile is Pile.DECK:
        raise Unprovable("a deck is looked through")
    if _seen(state) > _seen(first):
        raise Unprovable("a hand is looked at")
    won = [event.winner for event in events if isinstance(event, FightEnded | FightUncontested)]
    if won:
        state.used[WON] = int(won[0] is Side.SHADOW)
    return state


def _seen(state: State) -> int:
    """Number of times that a card in a hand was seen by another."""
    return sum(len(held.eyes) for player in state.players for held in player.hand)


# -- Goals -----------------------------------------------------------------------------------------------------------


def _wins(first: State, seat: Seat) -> Goal:
    """Goal: win the skirmish that is going on."""

    def reached(state: State, choices: int) -> float | None:
        if WON in state.used:
            return float(state.used[WON] == (seat != first.free))
        return None if state.fight is not None and state.over is None else 0.0

    return reached


def _characters(state: State, owner: Seat) -> set[int]:
    return {card.id for card in state.cards.values() if card.owner == owner and CARDS[card.code].is_character}


def _keeps(first: State, seat: Seat) -> Goal:
    """Goal: none of one's own companions and allies dies until these skirmishes are over."""
    own = {i for i in _characters(first, seat) if first.cards[i].zone in (Zone.FELLOWSHIP, Zone.SUPPORT)}

    def reached(state: State, choices: int) -> float | None:
        if state.over is not None or not own <= state.cards.keys():
            return 0.0
        return None if _goes_on(first, state) else 1.0

    return reached


def _goes_on(first: State, state: State) -> bool:
    return state.phase in FIGHTING and state.fierce == first.fierce


# -- Positions -------------------------------------------------------------------------------------------------------


def _asked(state: State, seat: Seat) -> str:
    """The question of a choice that may be a puzzle; empty where it is none."""
    asked = pending(state)
    if len(state.players) != 2 or not isinstance(asked, Ask) or state.phase not in FIGHTING:
        return ""
    return asked.what if 3 <= len(legal(state, seat)) <= MOST_ANSWERS else ""


def _in_skirmish(state: State, seat: Seat) -> bool:
    return state.fight is not None and _asked(state, seat) == Question.SKIRMISH


def _pays(state: State, seat: Seat) -> bool:
    return state.fight is not None and _asked(state, seat) in COSTS


def _assigns(state: State, seat: Seat) -> bool:
    return _asked(state, seat) == Question.DEFEND


def _proof(goal: Callable[[State, Seat], Goal], most: int = MOST) -> HandProof:
    return HandProof(goal, full=full, holding=holding, dealt=dealt, plays=plays, note=note, most=most)


def _theme(name: str, rule: str, suits: Callable[[State, Seat], bool], proof: HandProof) -> Theme:
    return Theme(name, rule, suits, proof, margin=1.0, least=1.0)


WIN = _proof(_wins)
THEMES = (
    _theme("pay", "LOTR-18.2", _pays, WIN),
    _theme("skirmish", "LOTR-13.3", _in_skirmish, WIN),
    _theme("assign", "LOTR-12.3", _assigns, _proof(_keeps)),
)
DECKS = (
    ("ttt-aragorn", "ttt-theoden"),
    ("bohd-eowyn", "bohd-legolas"),
    ("ttt-theoden", "ttt-aragorn"),
)
RECIPE = Recipe(wanted=60, games=240, options=encode([{"decks": pair} for pair in DECKS]).decode())
