"""What speaks for a choice: the card it is about and what it costs, who meets whom, what a skirmish comes to."""

from pelipoyta.games.lotr.catalogue import CARDS
from pelipoyta.games.lotr.layout import LENT
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
from pelipoyta.games.lotr.prospect import prospect, title
from pelipoyta.games.lotr.reasons import effect, worth
from pelipoyta.games.lotr.terms import Phase
from pelipoyta.games.lotr.view import View
from pelipoyta.kernel import Seat
from pelipoyta.kernel.hint import Hint


def hints(view: View, seat: Seat, action: Actions) -> tuple[Hint, ...]:
    deed, *reasons = _hints(view, seat, action)
    comes = prospect(view, seat, action)
    return (deed, *reasons[:-1], comes or reasons[-1])


def _hints(view: View, seat: Seat, action: Actions) -> tuple[Hint, ...]:
    """The deed first; the last reason is the most general one."""
    match action:
        case Play(code):
            return (Hint("play", {"card": CARDS[code].title}), *_price(view, code), worth(CARDS[code]))
        case HealBy(code):
            return (Hint("heal", {"card": CARDS[code].title}), Hint("heal-why"))
        case Use(card, ability):
            return (Hint("use", {"card": title(view, card)}), _of_use(view, card, ability))
        case Transfer(card):
            return (Hint("transfer", {"card": title(view, card)}), Hint("transfer-why"))
        case Assign(character, minion):
            return _match(view, character, minion)
        case Pick(what):
            return (Hint("pick", {"card": _picked(view, what)}), _of_pick(view, what))
        case _:
            return _of_no_card(view, action)


def _of_no_card(view: View, action: Bid | TakePlace | Decide | Pass) -> tuple[Hint, ...]:
    match action:
        case Bid(burdens):
            return (Hint("bid", {"burdens": burdens}), Hint("bid-why"))
        case TakePlace(place):
            return (Hint("takeplace", {"place": place + 1}), Hint("takeplace-why"))
        case Decide(way):
            return _decided(view, way)
        case Pass():
            return _passed(view)


def _passed(view: View) -> tuple[Hint, ...]:
    """What letting pass comes to where it is asked."""
    match view.agenda[-1]:
        case Window() if view.phase is Phase.FELLOWSHIP:
            return (Hint("go"), Hint("go-why", {"companions": _in(view, Zone.FELLOWSHIP)}))
        case Happen():
            return (Hint("let-be"), Hint("let-be-why"))
        case Defending():
            return (Hint("leave"), Hint("leave-why"))
        case Select(what="reconcile"):
            return (Hint("keep"), Hint("keep-why"))
        case _:
            return (Hint("pass"), Hint("pass-why"))


def _decided(view: View, way: int) -> tuple[Hint, ...]:
    """By the words of the buttons: on or not, how many, which one, or yes and no."""
    match view.agenda[-1]:
        case MovingAgain():
            facts = {"site": view.players[view.free].site + 1, "minions": _in(view, Zone.CENTRE), "pool": view.twilight}
            return (Hint("on" if way else "stop"), Hint("road", facts))
        case Deciding(what="spot"):
            return (Hint("spot", {"count": way}), Hint("decide-why"))
        case Deciding(what="effect" | "culture", ways=ways):
            return (Hint("decide", {"way": ways.index(way) + 1}), Hint("decide-why"))
        case _:
            return (Hint("yes" if way else "no"), Hint("decide-why"))


def _in(view: View, zone: Zone) -> int:
    return sum(card.zone is zone for card in view.cards if zone is Zone.CENTRE or card.owner == view.free)


def _of_use(view: View, id: int, ability: int) -> Hint:
    card = next((card for card in view.cards if card.id == id), None)
    text = CARDS[card.code].text if card else ()
    if ability >= LENT:
        return Hint("use-why")
    return effect(text[ability] if ability < len(text) else text) or Hint("use-why")


def _of_pick(view: View, what: int) -> Hint:
    """Of one in play its strength as it stands, of a card what it is good for."""
    if title(view, what):
        return Hint("pick-strength", {"own": _strength(view, what)})
    return worth(CARDS[what]) if what in CARDS else Hint("pick-why")


def _picked(view: View, what: int) -> str:
    """A card in play by its id, else by its code; a seat has no title."""
    return title(view, what) or (CARDS[what].title if what in CARDS else "")


def _price(view: View, code: int) -> tuple[Hint, ...]:
    price = next((price for price in view.prices if price.code == code), None)
    return (
        (Hint("price", {"cost": max(sum(part.amount for part in price.parts), 0), "pool": view.twilight}),)
        if price
        else ()
    )


def _match(view: View, character: int, minion: int) -> tuple[Hint, ...]:
    own, foe = _strength(view, character), _strength(view, minion)
    facts = {"card": title(view, character), "minion": title(view, minion)}
    return (Hint("assign", facts), Hint("stronger" if own > foe else "weaker", {"own": own, "foe": foe}))


def _strength(view: View, id: int) -> int:
    found = next((each for each in view.numbers if each.card == id), None)
    return max(sum(part.amount for part in found.strength), 0) if found else 0
