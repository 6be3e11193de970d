"""Games by seed, with a digest of all that they were: run by CPython and, as a text, by Python in WebAssembly."""

import json
import sys
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from pelipoyta.bots.registry import find, names
from pelipoyta.bots.rng import BotRandom
from pelipoyta.games import load
from pelipoyta.kernel.chance import Dice, Draw, Luck
from pelipoyta.kernel.game import AnyGame, Ask, Over

MOST = 600  # choices of one game
BY_BOT = 6  # choices of each bot that does not go by the clock


def digest(name: str, seed: int) -> list[Any]:
    """Digest of a random game: each state, view, legal choice and event, as the wire and the log write them."""
    game, random, luck, told = load(name), Random(f"{name}/{seed}"), Luck(f"{name}/{seed}"), sha256()
    seats = game.seats[0] if name != "kasvoton" else 2
    state, owner, choices = game.start(game.options(), seats), None, 0
    while choices < MOST and not isinstance(pending := game.pending(state), Over):
        if isinstance(pending, Dice | Draw):
            state, events = game.settle(state, luck.bring(pending, owner))
        else:
            owner = random.choice(pending.seats)
            legal = game.legal(state, owner)
            told.update(msgspec.json.encode([legal, game.view(state, owner), game.view(state, None)]))
            if choices < BY_BOT:
                told.update(msgspec.json.encode(by_bots(game, state, owner, pending, legal, seed)))
            action = random.choice(legal)
            state, events = game.apply(state, owner, action)
            choices += 1
        told.update(msgspec.json.encode([state, events]))
    return [choices, told.hexdigest()]


def by_bots(game: AnyGame, state: Any, seat: int, ask: Ask, legal: Sequence[Any], seed: int) -> list[Any]:
    """What the bots that never look at the clock would choose."""
    return [
        find(game.id, bot)(game.view(state, seat), seat, ask.what, list(legal), BotRandom.of(seed, ""), 1e6)
        for bot in ("uniform", "greedy")
        if bot in names(game.id)
    ]


def all_digests(wanted: Sequence[str], seeds: int) -> str:
    """JSON by game: choices and digest of each seed, and the choices a second."""
    found = {}
    for name in wanted:
        load(name)
        began = perf_counter()
        games = [digest(name, seed) for seed in range(seeds)]
        found[name] = {"games": games, "speed": sum(count for count, _ in games) / (perf_counter() - began)}
    return json.dumps(found)


if __name__ == "__main__":
    print(all_digests(sys.argv[2:], int(sys.argv[1])))
