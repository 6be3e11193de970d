"""Bots that take cards out of packs and make decks of them, for games that know boosters."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

Pick = Callable[[Any, Sequence[int], Sequence[int], Random], int]  # options, pool so far, pack -> one of the pack
Build = Callable[[Any, Sequence[int], Random], str]  # options, pool -> a legal text of it


@dataclass(frozen=True)
class Drafter:
    pick: Pick
    build: Build


def drafter(game: str) -> Drafter:
    """The one who knows the cards of that game; each game with a `limited.py` has one."""
    found = import_module(f"pelipoyta.bots.games.{game}.drafter").DRAFTER
    assert isinstance(found, Drafter)
    return found
