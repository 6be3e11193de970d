"""Bots that draft cards from packs and build decks, for games with boosters."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

Pick = Callable[[Any, Sequence[int], Sequence[int], Random], int]  # options, pool so far, pack -> one card of the pack
Build = Callable[[Any, Sequence[int], Random], str]  # options, pool -> a legal deck from it


@dataclass(frozen=True)
class Drafter:
    pick: Pick
    build: Build


def drafter(game: str) -> Drafter:
    """Drafting bot of a game; each game with a `limited.py` has one."""
    found = import_module(f"pelipoyta.bots.games.{game}.drafter").DRAFTER
    assert isinstance(found, Drafter)
    return found
