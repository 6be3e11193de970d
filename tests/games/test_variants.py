"""Variants of every game: the laws over random combinations, bots among them, and what plays where no twin may."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.soak import games as times

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.registry import find, names, searchers
from pelipoyta.games import load_all
from pelipoyta.kernel.game import AnyGame, altered
from pelipoyta.kernel.laws import LawBroken, check
from pelipoyta.kernel.variants import ChosenVariant, Variant, Variants, written

GAMES = [game for game in load_all().values() if game.variants and game.id != "lotr"]
STEPS = 30_000


def offered(game: AnyGame) -> Variants[Any]:
    assert game.variants is not None
    return game.variants


def drawn(variant: Variant[Any], rng: Random) -> str:
    """The variant with random numbers."""
    return written(
        ChosenVariant(variant.name, tuple(rng.randint(each.least, each.most) for each in variant.parameters))
    )


def mixed(game: AnyGame, seats: int, rng: Random) -> tuple[str, ...]:
    """As many variants of a random order as agree with those before them, each with probability a half."""
    chosen: tuple[str, ...] = ()
    for variant in rng.sample(offered(game).offered, len(offered(game).offered)):
        more = (*chosen, drawn(variant, rng))
        if rng.random() < 0.5 and game.misfit(game.options(variants=more), seats) is None:
            chosen = more
    return chosen or (written(offered(game).offered[-1].usual()),)


def combinations(game: AnyGame, count: int) -> Iterator[tuple[int, Any]]:
    """Numbers of players and options, by the game's id."""
    rng = Random(f"variants of {game.id}")
    for _ in range(count):
        seats = rng.choice([seats for seats in game.seats if seats <= 4])
        yield seats, game.options(variants=mixed(game, seats, rng))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_laws_of_random_combinations(game):
    """TABLE-28: determinism, replay, no leak, an end within bounds, views; and no simulator is asked."""
    for seats, options in combinations(game, 3 * len(times(1))):
        tally = check(game, [1], seats=seats, options=options, looks=6, texts=3, max_steps=STEPS)
        assert (tally.games, tally.twinned) == (1, 0), options


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_bots_play_combinations_without_net_or_simulator(game, monkeypatch):
    """TABLE-28: every bot that tables offer plays legal actions; and no simulator is loaded."""

    def never(*_: object) -> None:
        raise AssertionError("the simulator knows the printed rules alone")

    for part in ("new", "read", "guess"):
        monkeypatch.setitem(vars(game.twin), part, never)
    with pytest.raises(AssertionError, match="the printed rules alone"):
        play_game(game, game.options(), 2, [find(game.id, "ismcts")] * 2, seed=1)
    bots = {*names(game.id), *searchers(game.id)}
    for number, (seats, options) in enumerate(combinations(game, 2)):
        for name in sorted(bots)[number::2]:
            chosen = [find(game.id, name), *[find(game.id, "uniform")] * (seats - 1)]
            played = play_game(game, options, seats, chosen, seed=number, max_steps=STEPS)
            assert len(played.scores) == seats, name


def test_a_variant_that_leaks_is_found():
    """A planted fault: riders whose choices hang on the enemy's hidden cards are noticed by the laws."""
    game = load_all()["kasvoton"]
    options = game.options(variants=("riders",))

    def peeking(state: Any, seat: int) -> list[Any]:
        found = game.legal(state, seat)
        if state.turn != seat or len(found) < 3:
            return list(found)
        enemy = [face for card, face in enumerate(state.faces) if card // 26 != seat % 2 and not state.open[card]]
        return [each for at, each in enumerate(found) if at or sum(enemy) % 2]

    faulty = altered(game, legal=peeking, why_not=game.why_not, twin=None)
    with pytest.raises(LawBroken):
        check(faulty, range(6), seats=2, options=options, looks=25)
