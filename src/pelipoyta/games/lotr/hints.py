"""Hints for a choice: its card and cost, the assignment, the outcome of a skirmish."""

from pelipoyta.games.lotr.advice.at_once import at_once
from pelipoyta.games.lotr.advice.prospect import prospect, title
from pelipoyta.games.lotr.advice.reasons import effect, numbers
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.layout import LENT
from pelipoyta.games.lotr.knowledge.view import View
from pelipoyta.games.lotr.model import (
    Actions,
    Assign,
    Bid,
    Decide,
    Deciding,
    Defending,
    Happen,
    HealBy,
    MovingAgain,
    Pass,
    Pick,
    Play,
    Select,
    TakePlace,
    Transfer,
    Use,
    Window,
    Zone,
)
from pelipoyta.games.lotr.terms import Phase, Side
from pelipoyta.kernel import Seat
from pelipoyta.kernel.optional.hint import Hint


def hints(view: View, seat: Seat, action: Actions) -> tuple[Hint, ...]:
    """The deed first; the last reason is what a skirmish comes to, where the choice is about one."""
    deed, *reasons = _hints(view, seat, action)
    comes = prospect(view, seat, action)
    return (deed, *reasons[:-1], comes or reasons[-1])


def _hints(view: View, seat: Seat, action: Actions) -> tuple[Hint, ...]:
    match action:
        case Play(code):
            return (Hint("play", {"card": CARDS[code].title}), *_price(view, code), _of_card(view, seat, action))
        case HealBy(code):
            return (Hint("heal", {"card": CARDS[code].title}), Hint("heal-why"))
        case Use(card, ability):
            return (Hint("use", {"card": title(view, card)}), _of_use(view, seat, action, card, ability))
        case Transfer(card):
            return (Hint("transfer", {"card": title(view, card)}), _changes(view, seat, action))
        case Assign(character, minion):
            return _match(view, character, minion)
        case Pick(what):
            return (_of_pick(view, what), _changes(view, seat, action, _number(view, what)))
        case _:
            return _of_no_card(view, seat, action)


def _changes(view: View, seat: Seat, action: Actions, else_: Hint | None = None) -> Hint:
    """Reasons of an action: immediate effects; else other facts, or that its effect comes later."""
    found = at_once(view, seat, action)
    if found and found.key != "now-nothing":
        return found
    return else_ or found or Hint("later")


def _of_no_card(view: View, seat: Seat, action: Bid | TakePlace | Decide | Pass) -> tuple[Hint, ...]:
    match action:
        case Bid(burdens):
            return (Hint("bid", {"burdens": burdens}), Hint("bid-why"))
        case TakePlace(place):
            return (Hint("takeplace", {"place": place + 1}), Hint("takeplace-why", {"place": place + 1}))
        case Decide(way):
            return _decided(view, seat, action, way)
        case Pass():
            return _passed(view, seat)


def _passed(view: View, seat: Seat) -> tuple[Hint, ...]:
    """Reason for passing, by the question that is asked."""
    held = {"hand": view.players[seat].hand_count, "pool": view.twilight}
    match view.agenda[-1]:
        case Window() if view.phase is Phase.FELLOWSHIP:
            return (Hint("go"), Hint("go-why", {"companions": _in(view, Zone.FELLOWSHIP)}))
        case Happen():
            return (Hint("let-be"), Hint("pass-why", held))
        case Defending(pool):
            taken = {minion for fight in view.fights for minion in fight.minions}
            return (Hint("leave"), Hint("leave-why", {"minions": len({*pool} - taken)}))
        case Select(what="reconcile"):
            return (Hint("keep"), Hint("keep-why", {"hand": held["hand"]}))
        case _:
            return (Hint("pass"), Hint("pass-why", held))


def _decided(view: View, seat: Seat, action: Decide, way: int) -> tuple[Hint, ...]:
    """By the words of the buttons: on or not, how many, which one, or yes and no."""
    match view.agenda[-1]:
        case MovingAgain():
            facts = {"site": view.players[view.free].site + 1, "minions": _in(view, Zone.CENTRE), "pool": view.twilight}
            return (Hint("on" if way else "stop"), Hint("road", facts))
        case Deciding(what="spot" | "times" as what):
            return (Hint(what, {"count": way}), _changes(view, seat, action))
        case Deciding(what="effect" | "culture", ways=ways):
            return (Hint("decide", {"way": ways.index(way) + 1}), _changes(view, seat, action))
        case _:
            return (Hint("yes" if way else "no"), _changes(view, seat, action))


def _in(view: View, zone: Zone) -> int:
    return sum(card.zone is zone for card in view.cards if zone is Zone.CENTRE or card.owner == view.free)


def _of_card(view: View, seat: Seat, action: Play) -> Hint:
    """Reason for a card: numbers of a fighter or an item; else its immediate effects, or its text."""
    card = CARDS[action.code]
    return numbers(card) or _changes(view, seat, action, effect(card.text))


def _of_use(view: View, seat: Seat, action: Use, id: int, ability: int) -> Hint:
    card = next((card for card in view.cards if card.id == id), None)
    text = CARDS[card.code].text if card else ()
    does = effect(text[ability]) if ability < min(len(text), LENT) else None
    return _changes(view, seat, action, does)


def _of_pick(view: View, what: int) -> Hint:
    """A card in play by its id, else by its code; a seat has no title."""
    found = title(view, what) or (CARDS[what].title if what in CARDS else "")
    return Hint("pick", {"card": found}) if found else Hint("pick-player", {"place": view.players[what].place + 1})


def _number(view: View, what: int) -> Hint | None:
    """Strength of a character: current in play, printed elsewhere."""
    if any(each.card == what for each in view.numbers):
        return Hint("pick-strength", {"own": _strength(view, what)})
    card = CARDS[what] if what in CARDS and not title(view, what) else None
    return (
        Hint("pick-card", {"strength": card.strength, "vitality": card.vitality})
        if card and card.vitality > 0
        else None
    )


def _price(view: View, code: int) -> tuple[Hint, ...]:
    """Twilight cost: paid into the pool by the Free Peoples, out of it by the Shadow (LOTR-20.1)."""
    price = next((price for price in view.prices if price.code == code), None)
    if price is None:
        return ()
    cost = max(sum(part.amount for part in price.parts), 0)
    payer = "free" if CARDS[code].side is Side.FREE else "shadow"
    return (Hint("price", {"cost": cost, "pool": view.twilight, "payer": payer}),)


def _match(view: View, character: int, minion: int) -> tuple[Hint, ...]:
    own, foe = _strength(view, character), _strength(view, minion)
    facts = {"card": title(view, character), "minion": title(view, minion)}
    return (Hint("assign", facts), Hint("stronger" if own > foe else "weaker", {"own": own, "foe": foe}))


def _strength(view: View, id: int) -> int:
    found = next((each for each in view.numbers if each.card == id), None)
    return max(sum(part.amount for part in found.strength), 0) if found else 0
