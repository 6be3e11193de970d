"""Every card of the game by its code: each file in a folder of a set has some, in `CARDS`."""

from importlib import import_module
from pkgutil import iter_modules

from pelipoyta.games.lotr.cards.build import BadCard
from pelipoyta.games.lotr.engine.catalogue import CARDS, renew
from pelipoyta.games.lotr.words.facts import Facts

__all__ = ["CARDS", "BadCard"]


def _load() -> None:
    for folder in sorted(module.name for module in iter_modules(__path__) if module.name.startswith("set")):
        package = import_module(f"{__name__}.{folder}")
        for name in sorted(module.name for module in iter_modules(package.__path__)):
            for card in import_module(f"{__name__}.{folder}.{name}").CARDS:
                _put(card)  # whether each can be said is for a test: to say all takes longer than to load them
    renew()


def add(card: Facts) -> None:
    """Add a card; raises BadCard if another has its code, or if there are no words for its text."""
    from pelipoyta.games.lotr.text.check import fault_of

    fault = fault_of(card)
    if fault:
        raise BadCard(f"{card.id} {card.title}: {fault}")
    _put(card)


def _put(card: Facts) -> None:
    if card.code in CARDS:
        raise BadCard(f"{card.id} {card.title} has the code of {CARDS[card.code].id} {CARDS[card.code].title}")
    CARDS[card.code] = card


_load()
