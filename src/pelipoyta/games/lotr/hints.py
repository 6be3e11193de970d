"""What speaks for a choice: the card it is about and what it costs, who meets whom with which strength."""

from typing import Any

from pelipoyta.games.lotr.catalogue import CARDS
from pelipoyta.games.lotr.model import Actions, Assign, Bid, Decide, HealBy, Pick, Play, TakePlace, Transfer, Use
from pelipoyta.games.lotr.reasons import effect, worth
from pelipoyta.games.lotr.view import View
from pelipoyta.kernel import Seat
from pelipoyta.kernel.hint import Hint


def hints(view: View, seat: Seat, action: Actions) -> tuple[Hint, ...]:
    match action:
        case Play(code):
            return (Hint("play", {"card": CARDS[code].title}), *_price(view, code), worth(CARDS[code]))
        case HealBy(code):
            return (Hint("heal", {"card": CARDS[code].title}), Hint("heal-why"))
        case Use(card, ability):
            return (Hint("use", {"card": _title(view, card)}), _of_use(view, card, ability))
        case Transfer(card):
            return (Hint("transfer", {"card": _title(view, card)}), Hint("transfer-why"))
        case Assign(character, minion):
            return _match(view, character, minion)
        case Pick(what):
            return (Hint("pick", {"card": _picked(view, what)}), _of_pick(view, what))
        case _:
            name = type(action).__name__.lower()
            return (Hint(name, _number(action)), Hint(f"{name}-why"))


def _of_use(view: View, id: int, ability: int) -> Hint:
    card = next((card for card in view.cards if card.id == id), None)
    text = CARDS[card.code].text if card else ()
    return effect(text[ability] if ability < len(text) else text) or Hint("use-why")


def _of_pick(view: View, what: int) -> Hint:
    """Of one in play its strength as it stands, of a card what it is good for."""
    if _title(view, what):
        return Hint("pick-strength", {"own": _strength(view, what)})
    return worth(CARDS[what]) if what in CARDS else Hint("pick-why")


def _number(action: Actions) -> dict[str, Any]:
    match action:
        case Bid(burdens):
            return {"burdens": burdens}
        case TakePlace(place):
            return {"place": place + 1}
        case Decide(way):
            return {"way": way}
        case _:
            return {}


def _title(view: View, id: int) -> str:
    card = next((card for card in view.cards if card.id == id), None)
    return CARDS[card.code].title if card else ""


def _picked(view: View, what: int) -> str:
    """A card in play by its id, else by its code; a seat has no title."""
    return _title(view, what) or (CARDS[what].title if what in CARDS else "")


def _price(view: View, code: int) -> tuple[Hint, ...]:
    price = next((price for price in view.prices if price.code == code), None)
    return (
        (Hint("price", {"cost": max(sum(part.amount for part in price.parts), 0), "pool": view.twilight}),)
        if price
        else ()
    )


def _match(view: View, character: int, minion: int) -> tuple[Hint, ...]:
    own, foe = _strength(view, character), _strength(view, minion)
    facts = {"card": _title(view, character), "minion": _title(view, minion), "own": own, "foe": foe}
    wins = "stronger" if own > foe else "weaker"
    return (Hint("assign", facts), Hint(wins, {"own": own, "foe": foe}))


def _strength(view: View, id: int) -> int:
    found = next((each for each in view.numbers if each.card == id), None)
    return max(sum(part.amount for part in found.strength), 0) if found else 0
