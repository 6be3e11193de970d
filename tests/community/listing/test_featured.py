"""The featured game: the strongest players', kept for a while, given up when it ends, its rematch first."""

from hypothesis import given
from hypothesis import strategies as st

from pelipoyta.community.listing.featured import BETTER, LEAST, Featured, FeaturedCandidate, choose

WEAK, STRONG = FeaturedCandidate("weak", 1400), FeaturedCandidate("strong", 1900)


def test_the_strongest_players_are_shown() -> None:
    assert choose([WEAK, STRONG], None, 5.0) == Featured("strong", 5.0)
    assert choose([], Featured("strong", 0.0), 5.0) is None


def test_a_game_is_shown_for_a_minute_at_least_and_then_only_a_much_better_one_takes_its_place() -> None:
    shown = Featured("weak", 0.0)
    assert choose([WEAK, STRONG], shown, LEAST - 1) == shown
    assert choose([WEAK, STRONG], shown, LEAST + 1) == Featured("strong", LEAST + 1)
    nearly = FeaturedCandidate("nearly", 1400 * BETTER - 1)
    assert choose([WEAK, nearly], shown, 10 * LEAST) == shown


def test_a_rematch_takes_the_place_of_its_game() -> None:
    again = FeaturedCandidate("again", 1300, before="weak")
    assert choose([STRONG, again], Featured("weak", 0.0), 5.0) == Featured("again", 5.0)


@given(st.lists(st.tuples(st.sampled_from("abcd"), st.floats(1000, 2500)), max_size=4), st.floats(0, 500))
def test_only_a_game_that_may_be_shown_is(games: list[tuple[str, float]], now: float) -> None:
    candidates = [FeaturedCandidate(name, points) for name, points in dict(games).items()]
    found = choose(candidates, Featured("a", 0.0), now)
    assert (found is None) == (not candidates)
    assert found is None or found.table in {each.table for each in candidates}
