"""Actions of a seat in a phase: play cards, use abilities, heal by discarding, transfer items."""

from typing import TYPE_CHECKING

from msgspec.structs import astuple, replace

from pelipoyta.games.lotr.decks import is_simple
from pelipoyta.games.lotr.engine.catalogue import ALL_CARDS, CARDS, pool_of
from pelipoyta.games.lotr.engine.find import (
    ability_at,
    activated,
    active,
    is_active,
    next_seat,
    speaks,
    speaks_from_stack,
)
from pelipoyta.games.lotr.engine.journey import is_home
from pelipoyta.games.lotr.engine.layout import layout
from pelipoyta.games.lotr.engine.numbers import can_be_healed
from pelipoyta.games.lotr.engine.pool import PLAYED_IN_PHASE
from pelipoyta.games.lotr.engine.restrictions import (
    abilities_barred_by,
    actions_barred_by,
    bars_actions,
    may_bear,
    muted_by,
)
from pelipoyta.games.lotr.events import AbilityUsed, Passed, Picked, Skipped
from pelipoyta.games.lotr.model import (
    Actions,
    Card,
    Happen,
    HealBy,
    Heals,
    Pass,
    Play,
    Playing,
    State,
    Transfer,
    Transferring,
    Use,
    Window,
    Zone,
)
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.steps import discard_from_hand
from pelipoyta.games.lotr.rules.play.allowed import (
    event_out_of_phase,
    forbidden,
    has_room,
    out_of_phase,
    why_not_begin,
    why_not_play,
)
from pelipoyta.games.lotr.rules.play.perform import begin
from pelipoyta.games.lotr.terms import Kind, Phase, Pile, Side
from pelipoyta.kernel import Refusal, Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.words.abilities import Ability


# -- Choices ---------------------------------------------------------------------------------------------------------


def window_choices(s: State, task: Window, seat: Seat) -> list[Actions]:
    timely = [code for code in _hand(s, seat) if ALL_CARDS.is_for(code, s.phase)]
    choices: list[Actions] = [Play(code) for code in timely if why_not_act(s, seat, code) is None]
    choices += [Use(card, ability) for card, ability in abilities(s, seat)]
    if s.phase is Phase.FELLOWSHIP:
        choices += [HealBy(code) for code in _hand(s, seat) if healed_by(s, seat, code) is not None]
        choices += [Transfer(item.id) for item in transferable(s, seat)]
    if max(s.used.values(), default=0) >= s.options.loop_limit:
        choices = [choice for choice in choices if not is_worn_out(s, choice)]
    return [*choices, Pass()]


def is_worn_out(s: State, action: Actions) -> bool:
    """LOTR-30.36: done so often in this phase that it is not done again."""
    return s.used.get(_again(action), 0) >= s.options.loop_limit


def _again(action: Actions) -> str:
    """Under which name the repetitions of an action are counted, as long as the phase lasts."""
    return "phase:again/" + "/".join(map(str, (type(action).__name__, *astuple(action))))


def _hand(s: State, seat: Seat) -> list[int]:
    return sorted({held.code for held in s.players[seat].hand})


def why_not_act(s: State, seat: Seat, code: int) -> Refusal | None:
    """Refusal of playing this card from hand as an action of this phase; None if it may be played."""
    card = CARDS[code]
    if not ALL_CARDS.is_for(code, s.phase):
        if card.kind is Kind.EVENT:
            return event_out_of_phase(card)
        return out_of_phase("LOTR-7.1", card, [PLAYED_IN_PHASE[card.side is Side.SHADOW]])
    if card.kind is Kind.EVENT and bars_actions(s, seat):
        return forbidden(card.title, actions_barred_by(s, seat))
    return why_not_play(s, seat, code)


def abilities(s: State, seat: Seat) -> list[tuple[int, int]]:
    """Special abilities the seat may use in this phase."""
    lent, phase = layout(s).lent, s.phase
    return [
        (card.id, index)
        for card in s.cards.values()
        for index, ability in (activated(s, card) if card.id in lent else ALL_CARDS.usable(card.code, phase))
        if phase in ability.used_in and why_not_use(s, seat, card, index, ability) is None
    ]


def why_not_use(s: State, seat: Seat, card: Card, index: int, ability: "Ability") -> Refusal | None:
    facts: dict[str, str | int] = {"card": CARDS[card.code].title}
    if not _belongs(s, seat, card):
        return Refusal("LOTR-17.7", "not-your-card", facts)
    if not is_active(s, card) and not speaks_from_stack(s, card, ability):
        return Refusal("LOTR-4.2", "inactive", facts)
    if s.phase not in ability.used_in:
        return out_of_phase("LOTR-17.5", CARDS[card.code], ability.used_in)
    barred_by = max(actions_barred_by(s, seat, events=False), abilities_barred_by(s, card))
    if barred_by >= 0:
        return forbidden(CARDS[card.code].title, barred_by)
    if not speaks(s, card, ability):
        return _silent(s, card)
    if ability.limit_of(card.id, index) in s.used:
        return Refusal("LOTR-18.16", "limit-reached", facts)
    return why_not_begin(s, seat, ability, card.id, CARDS[card.code])


def _silent(s: State, card: Card) -> Refusal:
    """A text that is switched off, a site's where the fellowship is not, or that of a copy too many."""
    facts: dict[str, str | int] = {"card": CARDS[card.code].title}
    if card.id in layout(s).mute:
        return forbidden(CARDS[card.code].title, muted_by(s, card))
    if CARDS[card.code].kind is Kind.SITE:
        return Refusal("LOTR-23.2", "site-is-silent", facts)
    return Refusal("LOTR-4.4", "copy-is-silent", facts)


def _belongs(s: State, seat: Seat, card: Card) -> bool:
    """LOTR-23.2: a site's ability is for whom its phase word belongs to."""
    if CARDS[card.code].kind is Kind.SITE:
        return s.phase is not Phase.FELLOWSHIP or seat == s.free
    return card.owner == seat


def healed_by(s: State, seat: Seat, code: int) -> Card | None:
    """LOTR-7.2: one's own wounded unique companion or ally of the same title, if it can be healed (LOTR-30.54)."""
    return next((card for card in wounded_of_title(s, seat, code) if can_be_healed(s, card)), None)


def wounded_of_title(s: State, seat: Seat, code: int) -> list[Card]:
    """The player's wounded unique companions and allies with the title of this card."""
    title = CARDS[code].title
    return [
        card
        for card in s.cards.values()
        if card.owner == seat
        and card.wounds
        and CARDS[card.code].title == title
        and CARDS[card.code].unique
        and card.zone in (Zone.FELLOWSHIP, Zone.SUPPORT)
        and CARDS[card.code].is_character
    ]


def transferable(s: State, seat: Seat) -> list[Card]:
    """Items that some other character could take over (LOTR-21.6)."""
    if is_simple(s.options):  # LOTR-27.4
        return []
    mine = [c for c in s.cards.values() if c.owner == seat and c.zone is Zone.ATTACHED and CARDS[c.code].is_item]
    return [item for item in mine if CARDS[item.code].side is Side.FREE and receivers(s, item)]


def why_not_transfer(s: State, seat: Seat, item: Card) -> Refusal:
    """For an item that is not among those that can be passed on."""
    card = CARDS[item.code]
    facts: dict[str, str | int] = {"card": card.title}
    if is_simple(s.options):
        return Refusal("LOTR-27.4", "no-transfers", facts)
    if item.owner != seat or not card.is_item or item.zone is not Zone.ATTACHED:
        return Refusal("LOTR-21.6", "not-your-item", facts)
    return Refusal("LOTR-21.6", "cannot-transfer", facts)


def receivers(s: State, item: Card) -> list[Card]:
    card, giver = CARDS[item.code], s.cards[item.host]
    if card.bearer is None:
        return []
    return [
        c
        for c in active(s)
        if c.id != giver.id
        and c.owner == item.owner
        and CARDS[c.code].kind in (Kind.COMPANION, Kind.ALLY)
        and card.bearer.fits(s, c, item.owner, -1)
        and has_room(s, c, card)
        and may_bear(s, c, card, item.owner)
        and _same_site(s, giver, c)
    ]


def _same_site(s: State, one: Card, other: Card) -> bool:
    """LOTR-30.24."""
    allies = [c for c in (one, other) if CARDS[c.code].kind is Kind.ALLY]
    if len(allies) == 2:
        return bool(set(CARDS[one.code].home) & set(CARDS[other.code].home))
    return all(is_home(s, ally) for ally in allies)


# -- Answers ---------------------------------------------------------------------------------------------------------


def may_act(s: State, task: Window) -> bool:
    """True if, by public knowledge, the seat might do something; a seat that cannot is passed over."""
    seat = task.seat
    if s.players[seat].out or _is_closed(s):
        return False
    side = Side.FREE if seat == s.free else Side.SHADOW
    hand = bool(s.players[seat].hand)
    if task.solo:
        return True
    if bars_actions(s, seat):
        return False
    return (hand and pool_of(s.options.format).events_for(side, s.phase)) or bool(abilities(s, seat))


def _is_closed(s: State) -> bool:
    """LOTR-13.7, LOTR-13.8: no more skirmish actions once it is cancelled or a side is empty."""
    if s.phase is not Phase.SKIRMISH or s.fight is None:
        return False
    return "phase:cancelled" in s.used or s.fight.character < 0 or not s.fight.minions


def run_window(g: GameChange, task: Window) -> None:
    """Pass over a seat, which is told once in a phase; all seats at once, where none can act."""
    if _is_closed(g.s):
        return
    if task.passed == 0 and not any(may_act(g.s, Window(seat)) for seat in g.s.order):
        _tell_skipped(g, -1)
        return
    if not g.s.players[task.seat].out:
        _tell_skipped(g, task.seat)
    _next(g, task)


def _tell_skipped(g: GameChange, seat: Seat) -> None:
    key = f"phase:skipped/{seat}"
    if key not in g.s.used:
        g.s.used[key] = 1
        g.tell(Skipped("actions", seat))


def _next(g: GameChange, task: Window) -> None:
    seats = len([p for p in g.s.players if not p.out])
    if not task.solo and task.passed + 1 < seats:
        g.then(replace(task, seat=next_seat(g.s, task.seat), passed=task.passed + 1))


def answer_window(g: GameChange, task: Window, seat: Seat, action: Actions) -> None:
    if isinstance(action, Pass):
        g.tell(Passed(seat))
        _next(g, task)
        return
    g.s.used[_again(action)] = g.s.used.get(_again(action), 0) + 1
    g.then(task if task.solo else Window(next_seat(g.s, seat)))
    _act(g, seat, action)


def _act(g: GameChange, seat: Seat, action: Actions) -> None:
    if isinstance(action, Play):
        g.then(Playing(seat, action.code, Pile.HAND))
    elif isinstance(action, Use):
        _use(g, seat, action)
    elif isinstance(action, HealBy):
        character = healed_by(g.s, seat, action.code)
        discard_from_hand(g, seat, [action.code])
        if character is not None:
            g.then(Happen(Heals(character.id)))
    elif isinstance(action, Transfer):
        g.tell(Picked(seat, "transfer", action.item))
        g.then(Transferring(action.item))


def _use(g: GameChange, seat: Seat, action: Use) -> None:
    card = g.s.cards[action.card]
    limit = ability_at(g.s, card, action.ability).limit_of(card.id, action.ability)
    if limit:
        g.s.used[limit] = 1
    g.tell(AbilityUsed(seat, card.id, card.code, action.ability))
    g.then(begin(g.s, seat, card, action.ability))
