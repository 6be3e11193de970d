"""Agreement with the strongest bot beyond that of players of like rating: who is told apart, and who is not."""

from random import Random

import pytest

from pelipoyta.community.fairplay.agreement import ALARM, SAMPLES, ComparedChoice, agreement, like_levels
from pelipoyta.community.fairplay.model import ComparedGame
from pelipoyta.community.fairplay.report import report_of
from pelipoyta.community.fairplay.times import FEWEST, time_pattern

GAMES, CHOICES = 12, 30
LEVELS = {"level1": 1210.0, "level2": 1350.0, "level3": 1500.0, "level4": 1660.0, "best": 1800.0}


def game(rng: Random, borrowed: float, shift: float = 0.0) -> tuple[ComparedChoice, ...]:
    """Choices of which each level finds the strongest bot's with a chance of its own; some are borrowed from it."""
    found = []
    for step in range(CHOICES):
        chance = rng.random()
        lower, upper = (sum(rng.random() < chance for _ in range(SAMPLES)) for _ in range(2))
        agrees = rng.random() < borrowed or rng.random() < chance + shift
        found.append(ComparedChoice(step, agrees=agrees, lower=lower, upper=upper))
    return tuple(found)


def season(seed: int, borrowed: float, shift: float = 0.0) -> list[tuple[ComparedChoice, ...]]:
    rng = Random(seed)
    return [game(rng, borrowed, shift) for _ in range(GAMES)]


def test_players_of_their_own_are_hardly_ever_above_the_alarm() -> None:
    found = [agreement(season(seed, 0.0), 0.5).z for seed in range(300)]
    assert sum(z >= ALARM for z in found) <= 2
    assert abs(sum(found) / len(found)) < 0.25
    assert 0.6 < (sum(z * z for z in found) / len(found)) ** 0.5 < 1.3


def test_half_of_the_choices_borrowed_is_seen_and_its_share_told() -> None:
    found = [agreement(season(seed, 0.5), 0.5) for seed in range(20)]
    assert all(each.z >= ALARM and each.enough for each in found)
    assert 0.35 < sum(each.share for each in found) / len(found) < 0.65


def test_one_lucky_game_among_many_is_not_enough() -> None:
    games = [*season(1, 0.0), game(Random(2), 1.0)]
    assert agreement(games, 0.5).z < ALARM


def test_few_choices_are_never_enough() -> None:
    assert not agreement(season(3, 1.0)[:9], 0.5).enough
    assert agreement([], 0.5).z == 0


def test_choices_that_all_players_make_alike_tell_nothing() -> None:
    same = ComparedChoice(0, agrees=True, lower=SAMPLES, upper=SAMPLES)
    assert agreement([[same] * 40] * 10, 0.5).telling == 0


@pytest.mark.parametrize(("points", "lower", "upper"), [(900, "level1", "level1"), (1500, "level2", "level3")])
def test_players_of_like_rating_are_the_levels_around(points: float, lower: str, upper: str) -> None:
    found = like_levels(LEVELS, points)
    assert found is not None and (found.lower, found.upper) == (lower, upper)


def test_no_rating_is_too_high_to_be_told() -> None:
    """A rating that was won with the strongest bot's help does not excuse it."""
    found = like_levels(LEVELS, 2500)
    assert found is not None and found.lower == found.upper == "level4"
    assert like_levels({}, 1500) is None


def test_even_times_are_a_concern_and_peoples_are_not() -> None:
    rng = Random(4)
    hard = [rng.random() for _ in range(FEWEST)]
    machine = time_pattern([2 + rng.random() / 5 for _ in hard], hard)
    person = time_pattern([1 + 20 * each + rng.expovariate(1 / 4) for each in hard], hard)
    assert machine is not None and machine.flat and abs(machine.harder or 0) < 0.3
    assert person is not None and not person.flat and (person.harder or 0) > 0.3
    assert time_pattern([0.1] * 500, [0.5] * 500) is None  # decided before they were asked


def test_a_report_says_what_to_look_at() -> None:
    like = like_levels(LEVELS, 1500)
    assert like is not None
    games = [ComparedGame(f"t{n}", each, (2.0,) * CHOICES) for n, each in enumerate(season(5, 0.6))]
    assert report_of(1500, like, games, ()).concerns == ("agreement", "times")
    clean = [
        ComparedGame(f"t{n}", each, tuple(2.0 + at for at in range(CHOICES))) for n, each in enumerate(season(6, 0))
    ]
    assert report_of(1500, like, clean, ()).concerns == ()
