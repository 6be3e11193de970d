"""Every card of the game by its code: each file in the folders of a set has some, in `CARDS`."""

from importlib import import_module
from pkgutil import iter_modules, walk_packages
from types import ModuleType

from pelipoyta.games.lotr.cards.build import BadCard
from pelipoyta.games.lotr.engine.catalogue import CARDS, renew
from pelipoyta.games.lotr.words.facts import Facts

__all__ = ["CARDS", "BadCard"]


def _load() -> None:
    for folder in sorted(module.name for module in iter_modules(__path__) if module.name.startswith("set")):
        for name in _files(import_module(f"{__name__}.{folder}")):
            for card in import_module(name).CARDS:
                _put(card)  # whether each can be said is for a test: to say all takes longer than to load them
    renew()


def _files(package: ModuleType) -> list[str]:
    """Card files of a set and its sides, by their own names: pools keep this order, and seeds with it."""
    found = walk_packages(package.__path__, f"{package.__name__}.")
    return sorted((module.name for module in found if not module.ispkg), key=lambda name: name.rpartition(".")[2])


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
