"""Laws that every game keeps, checked over random games; they know no game.

| law | says |
|---|---|
| pure | no function changes its arguments; folding a log gives the same states and events again |
| alive | until `Over`, each asked seat has a legal action, and random play always ends |
| honest | `why_not` is None exactly when the action is in `legal` (stray actions are tried too) |
| idle | `legal` is empty while chance is awaited and after the end, and for those not asked, but for free actions |
| preview | an action that is not legal has no preview |
| picture | every position is drawn, in shapes alone and not too large, and the same for all that looks alike |
| round trip | JSON there and back gives the same options, states, actions, events and views; so do the notations |
| blind | answers to one `Ask` of several seats commute; team-mates score alike |
| fit | `view(determinize(v, rng), seat) == v`, and that seat's `legal` is the same |
| no leak | states that look alike to a seat, after moves that tell it the same, look alike to it again; so do games
            that differ in what others brought |
| reading | any text of a position, misprinted as it may be, is refused with a ValueError, or read into a state that
            keeps all laws; spaces and order that mean nothing change nothing |
| open | where a game says that nothing is hidden, all see and hear the same |
| common | where a game says whose its chance is, every piece of it is somebody's who is there, or nobody's |
| twin | where a game has a fast twin: whole games through both give the same choices, positions, views and ends |
| talk | every hearer of an aside can answer it |
| golden | a game plays as its records say, to the same end and picture (`laws.texts.golden`, where there are records) |

Where a game wants a judge (`Game.judged`), HOST walks along as a chair that is never asked.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.laws.blind import check_blind, check_teams
from pelipoyta.kernel.laws.honest import check_honest
from pelipoyta.kernel.laws.idle import check_idle
from pelipoyta.kernel.laws.leak import check_fit, check_no_leak, check_private
from pelipoyta.kernel.laws.open import check_open, check_open_story
from pelipoyta.kernel.laws.picture import check_picture
from pelipoyta.kernel.laws.preview import check_preview
from pelipoyta.kernel.laws.shared_chance import check_shared_chance
from pelipoyta.kernel.laws.talk import check_talk
from pelipoyta.kernel.laws.texts.golden import check_golden
from pelipoyta.kernel.laws.texts.reading import check_reading, check_same
from pelipoyta.kernel.laws.texts.round_trip import check_round_trip
from pelipoyta.kernel.laws.twin import check_twin
from pelipoyta.kernel.laws.walk import LawBroken, Tally, Walk, check_fold, random_walk

__all__ = ["LawBroken", "Tally", "check", "check_golden", "random_walk"]


def check(
    game: AnyGame,
    seeds: Iterable[int],
    *,
    seats: int | None = None,
    options: Any = None,
    looks: int = 25,
    texts: int = 0,
    max_steps: int = 20_000,
) -> Tally:
    """Check a game against every law, over one random game for each seed.

    `looks` positions of each game are examined closely, and `texts` misprinted positions are read.
    """
    tally = Tally()
    for seed in seeds:
        rng = Random(f"{game.id}/{seed}")
        count = seats or rng.choice(game.seats)
        walk = random_walk(game, game.options() if options is None else options, count, rng, max_steps)
        _check_walk(game, walk, rng, looks, tally)
        tally.texts += texts
        tally.read += sum(check_reading(game, walk, rng) for _ in range(texts))
    return tally


def _check_walk(game: AnyGame, walk: Walk, rng: Random, looks: int, tally: Tally) -> None:
    tally.games += 1
    tally.steps += len(walk.steps)
    tally.ends[walk.over.why] += 1
    check_fold(game, walk)
    check_teams(game, walk)
    check_open_story(game, walk)
    check_shared_chance(game, walk)
    tally.twinned += check_twin(game, walk, rng)
    check_round_trip(game, walk, rng, looks)
    check_picture(game, walk.seats, walk.states[len(walk.states) // 2])
    tally.pairs += sum(check_private(game, walk, rng) for _ in range(looks))
    for index in sorted(rng.sample(range(len(walk.states)), min(looks, len(walk.states)))):
        state = walk.states[index]
        check_idle(game, walk, state)
        tally.strays += check_honest(game, walk, state, rng)
        check_preview(game, walk, state, rng)
        check_open(game, walk, state)
        check_blind(game, state, rng)
        check_talk(game, walk.seats, state)
        check_same(game, state, rng)
        check_fit(game, state, rng)
        tally.pairs += check_no_leak(game, walk, state, rng)
