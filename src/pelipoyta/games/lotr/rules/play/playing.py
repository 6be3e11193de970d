"""Playing a card, step by step (LOTR-18.1)."""

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import amount, cost, cost_parts, vitality_left
from pelipoyta.games.lotr.engine.restrictions import comes_exhausted
from pelipoyta.games.lotr.engine.statics import in_force
from pelipoyta.games.lotr.events import CardPlayed, CardShown, DeckShuffled
from pelipoyta.games.lotr.model import Happen, IsPlayed, Perform, Playing, Select, State, Zone
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.piles import (
    lay_openly,
    take_openly,
    take_out_of_dead,
    take_out_of_deck,
    take_out_of_discard,
)
from pelipoyta.games.lotr.rules.changes.steps import add_twilight, discard_codes, put_in_play, take_from_hand
from pelipoyta.games.lotr.rules.happenings.answers import gone_of, subject
from pelipoyta.games.lotr.rules.happenings.run import event_ability
from pelipoyta.games.lotr.rules.play.allowed import bearers, playable_for, playable_stacked, why_not_play
from pelipoyta.games.lotr.rules.play.choice_names import back, codes_named, slot
from pelipoyta.games.lotr.rules.play.perform import start
from pelipoyta.games.lotr.terms import Change, Kind, Phase, Pile, Side
from pelipoyta.games.lotr.words.amounts import is_any
from pelipoyta.games.lotr.words.effects import PlayOrder
from pelipoyta.games.lotr.words.facts import Facts

__all__ = ["play_for", "play_stacked", "playable_for", "playable_stacked", "run_playing", "why_not_play"]


def play_for(g: GameChange, task: Perform, word: PlayOrder) -> None:
    """An ability plays a card: choose which, then play it; a search may be given up (LOTR-18.9)."""
    name = slot(task, "played")
    chosen = dict(task.names).get(name)
    found = [(pile, code) for pile, code in playable_for(g.s, task.seat, word, task.card) if code >= 0]
    found = [one for one in found if not word.among or one[1] in codes_named(task.names, word.among)]
    if not found and is_any(word.count):
        return
    if chosen is None:
        g.s.agenda.pop()
        least = 0 if word.searches or word.may or is_any(word.count) else min(1, len(found))
        codes = tuple(code for _, code in found)
        pile = word.piles[0]
        g.then(Select(task.seat, what="play", options=codes, name=name, least=least, most=1, pile=pile), back(task))
        return
    if chosen and is_any(word.count):
        g.s.agenda.pop()
        g.then(replace(back(task), names=tuple(pair for pair in task.names if pair[0] != name)))  # and once more
    _play_chosen(g, task, word, chosen, {code: pile for pile, code in reversed(found)})


def _play_chosen(
    g: GameChange, task: Perform, word: PlayOrder, chosen: tuple[int, ...], where: dict[int, Pile]
) -> None:
    if not chosen and word.searches:
        g.tell(DeckShuffled(task.seat))
    for code in chosen:
        change = amount(g.s, word.cost, task.seat, task.card)
        on = tuple(c.id for c in bearers(g.s, task.seat, CARDS[code], word.on)) if word.on else ()
        g.then(
            Playing(
                task.seat, code=code, pile=where[code], change=change, on=on, name=word.name, exhausted=word.exhausted
            )
        )


def play_stacked(g: GameChange, task: Perform, word: PlayOrder) -> None:
    name = slot(task, "stacked")
    chosen = dict(task.names).get(name)
    if chosen is None:
        able = tuple(c.id for c in playable_stacked(g.s, task.seat, word, task.card))
        g.s.agenda.pop()
        least = 0 if word.may else min(1, len(able))
        g.then(Select(task.seat, what="play", options=able, name=name, least=least, most=1), back(task))
        return
    for card in chosen:
        change = amount(g.s, word.cost, task.seat, task.card)
        code = g.s.cards[card].code
        g.then(Playing(task.seat, code, Pile.STACK, change, card=card, name=word.name, exhausted=word.exhausted))


def run_playing(g: GameChange, task: Playing) -> None:
    STAGES[task.stage](g, task)


def _show(g: GameChange, task: Playing) -> None:
    """(a) The card is in the void; an item looks for its bearer."""
    if task.pile is Pile.HAND:
        take_from_hand(g, task.seat, task.code)
    elif task.pile is Pile.DISCARD:
        take_out_of_discard(g, task.seat, task.code)
    elif task.pile is Pile.DEAD:
        take_out_of_dead(g, task.seat, task.code)
    elif task.pile is Pile.STACK:
        del g.s.cards[task.card]
    else:
        take_out_of_deck(g, task.seat, task.code)
    price = 0 if g.s.phase is Phase.SETUP else cost(g.s, task.seat, task.code, task.change)
    card = put_in_play(g, task.code, task.seat, Zone.VOID)
    shown = replace(task, stage=1, card=card.id, change=price)
    if CARDS[task.code].bearer is None:
        g.then(shown)
        return
    g.tell(CardShown(task.seat, card.id, task.code, task.pile))
    able = task.on or tuple(c.id for c in bearers(g.s, task.seat, CARDS[task.code]))
    able = tuple(i for i in able if _can_afford(g.s, shown, i)) or able
    g.then(Select(task.seat, "bearer", able, "bearer"), shown)


def _can_afford(s: State, task: Playing, bearer: int) -> bool:
    """LOTR-20.1: the price may depend on who bears the card."""
    return CARDS[task.code].side is Side.FREE or task.change + _for_bearer(s, task, bearer) <= s.twilight


def _for_bearer(s: State, task: Playing, bearer: int) -> int:
    """Change of the price because of this bearer."""
    without, on = (sum(p.amount for p in cost_parts(s, task.seat, task.code, bearer=b)) for b in (-1, bearer))
    return max(on - without, -task.change)


def _pay(g: GameChange, task: Playing) -> None:
    """(c) Twilight, of which `change` now holds the price; then other costs."""
    card = CARDS[task.code]
    bearer = dict(task.names).get("bearer", (-1,))[0]
    if bearer >= 0 and g.s.phase is not Phase.SETUP:
        task = replace(task, change=task.change + _for_bearer(g.s, task, bearer))
    add_twilight(g, _paid(task), "cost")
    for source, mod in list(in_force(g.s, Change.COST)):
        first = mod.first_key(source.id)
        if first and mod.speaks_of(card, source.owner == task.seat):
            g.s.used.setdefault(first, 1)
    g.then(*_other_costs(g, task, bearer), replace(task, stage=2))


def _other_costs(g: GameChange, task: Playing, bearer: int) -> list[Perform]:
    asking = [index for index, ability in enumerate(CARDS[task.code].text) if ability.to_play]
    if asking and bearer >= 0:
        g.set_card(task.card, host=bearer)
    return [start(g.s, task.seat, task.card, task.code, index) for index in asking]


def _paid(task: Playing) -> int:
    """Twilight that playing the card adds to the pool; negative if it is taken out."""
    return task.change if CARDS[task.code].side is Side.FREE else -task.change


def _enter(g: GameChange, task: Playing) -> None:
    """(d), (e) It enters play and may be answered; an event's text begins with its costs (c)."""
    bearer = dict(task.names).get("bearer", (-1,))[0]
    g.tell(
        CardPlayed(
            task.seat,
            card=task.card,
            code=task.code,
            pile=task.pile,
            bearer=bearer,
            paid=_paid(task),
            pool=g.s.twilight,
        )
    )
    if CARDS[task.code].kind is Kind.EVENT:
        g.then(*_event_text(g.s, task), replace(task, stage=3))
        return
    card = g.set_card(task.card, zone=zone_of(CARDS[task.code]), host=bearer)
    if task.exhausted or comes_exhausted(g.s, card):
        g.set_card(task.card, wounds=max(vitality_left(g.s, card) - 1, 0))
    _name_below(g, task, bearer)
    g.then(Happen(IsPlayed(task.card, task.seat)))


def zone_of(card: Facts) -> Zone:
    if card.kind is Kind.COMPANION:
        return Zone.FELLOWSHIP
    if card.kind is Kind.MINION:
        return Zone.CENTRE
    return Zone.ATTACHED if card.bearer is not None else Zone.SUPPORT


def _name_below(g: GameChange, task: Playing, bearer: int) -> None:
    below = g.s.agenda[-1] if g.s.agenda else None
    if task.name and isinstance(below, Perform):
        names = (*below.names, (task.name, (task.card,)), (f"{task.name}-bearer", (bearer,)))
        g.s.agenda[-1] = replace(below, names=names)


def _event_text(s: State, task: Playing) -> list[Perform]:
    """The ability of the event that belongs to this moment; a response speaks of what is about to happen."""
    for index, ability in enumerate(CARDS[task.code].text):
        if s.phase in ability.used_in:
            return [start(s, task.seat, task.card, task.code, index)]
    below = next((t for t in reversed(s.agenda) if isinstance(t, Happen)), None)
    answering = event_ability(s, task.seat, task.code, below) if below else None
    if answering is None or below is None:
        return []
    ability = CARDS[task.code].text[answering]
    it = subject(s, ability, below.what, s.cards[task.card]) or ()
    return [
        start(
            s,
            task.seat,
            card=task.card,
            code=task.code,
            ability=answering,
            it=it,
            gone=gone_of(ability, below.what, task.seat),
        )
    ]


def _finish(g: GameChange, task: Playing) -> None:
    """(g) The event goes to the discard pile, or where a text has it go."""
    if task.card not in g.s.cards:
        return
    del g.s.cards[task.card]
    if task.kept is Pile.HAND:
        take_openly(g, task.seat, task.code)
    elif task.kept is not None:
        lay_openly(g, task.seat, task.code, task.kept)
    else:
        discard_codes(g, task.seat, [task.code])


def keep_event(g: GameChange) -> None:
    """Keep the event whose playing is answered: on the agenda other events lie above it."""
    found = [i for i, task in enumerate(g.s.agenda) if isinstance(task, Playing) and task.stage == 3]
    playing = [task for task in g.s.agenda if isinstance(task, Playing) and task.stage == 3]
    if len(found) > 1:
        g.s.agenda[found[-2]] = replace(playing[-2], kept=Pile.HAND)


def lay_by(g: GameChange, card: int, to: Pile) -> None:
    """The event being played goes there when it is done."""
    for at, task in enumerate(g.s.agenda):
        if isinstance(task, Playing) and task.card == card:
            g.s.agenda[at] = replace(task, kept=to)


STAGES = {0: _show, 1: _pay, 2: _enter, 3: _finish}
