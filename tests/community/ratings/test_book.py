"""Ratings follow results: who moves, by how much, and what never moves."""

import pytest

from pelipoyta.community.ratings import PointScale, RatedResult, RatingBook, RatingKey, RatingPace, SeatClass, Skill
from pelipoyta.community.ratings.book import DAY, MOST_BOT_GAMES, is_provisional, season
from pelipoyta.community.ratings.scale import MU, SIGMA

KEY = RatingKey("rolechess")
TEAMS = RatingKey("sequence", seats=SeatClass.TEAMS)
BOT = {(KEY, "bot:level3"): Skill(MU, 0.5)}


def book(anchors=None) -> RatingBook:
    return RatingBook(PointScale(), anchors or {})


def result(number: int, *sides: str, ranks=(1, 2), key=KEY, ended: float | None = None, **more) -> RatedResult:
    when = float(number) * 60 if ended is None else ended
    return RatedResult(
        id=f"g{number}", ended=when, key=key, sides=tuple(tuple(side.split()) for side in sides), ranks=ranks, **more
    )


def test_the_winner_rises_as_much_as_the_loser_falls() -> None:
    ratings = book()
    won, lost = ratings.apply(result(1, "aino", "eino"))
    assert won.after.mu - MU == pytest.approx(MU - lost.after.mu)
    assert won.after.mu > MU + 1
    assert won.after.sigma == lost.after.sigma < SIGMA
    assert (won.expected, lost.expected) == (0.5, 0.5)
    assert (won.after.games, won.after.against_bots) == (1, 0)


def test_a_draw_between_equals_moves_nobody_but_makes_both_surer() -> None:
    one, other = book().apply(result(1, "aino", "eino", ranks=(1, 1)))
    assert one.after.mu == other.after.mu == MU
    assert one.after.sigma < SIGMA


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    ratings = book()
    for number in range(12):
        ratings.apply(result(number, "aino", "eino"))
    strong, weak = ratings.skill(KEY, "aino").mu, ratings.skill(KEY, "eino").mu
    usual = book()
    usual.skills = dict(ratings.skills)
    gained = usual.apply(result(20, "aino", "eino"))[0].after.mu - strong
    surprise = ratings.apply(result(20, "eino", "aino"))[0].after.mu - weak
    assert surprise > 3 * gained > 0


def test_a_bot_is_an_anchor_that_no_result_moves() -> None:
    ratings = book(BOT)
    [change] = ratings.apply(result(1, "aino", "bot:level3"))
    assert change.player == "aino" and change.after.against_bots == 1
    assert ratings.skill(KEY, "bot:level3") == BOT[KEY, "bot:level3"]
    assert (KEY, "bot:level3") not in ratings.skills


def test_games_with_bots_place_a_player_and_then_count_no_more() -> None:
    ratings = book(BOT)
    for number in range(MOST_BOT_GAMES):
        assert ratings.apply(result(number, "aino", "bot:level3", ranks=(1 + number % 2, 2 - number % 2)))
    assert ratings.apply(result(99, "aino", "bot:level3")) == ()
    assert ratings.apply(result(100, "aino", "eino"))


def test_a_settled_player_gains_nothing_from_bots() -> None:
    ratings = book(BOT)
    ratings.skills[KEY, "aino"] = Skill(MU, 2.0, games=50, last=1.0)
    assert not is_provisional(ratings.skill(KEY, "aino"))
    assert ratings.apply(result(1, "aino", "bot:level3")) == ()


def test_four_alone_are_ranked_by_their_places() -> None:
    key = RatingKey("dnup", seats=SeatClass.MANY)
    changes = book().apply(result(1, "a", "b", "c", "d", ranks=(1, 2, 3, 4), key=key))
    rises = [change.after.mu for change in changes]
    assert rises == sorted(rises, reverse=True)
    assert sum(change.expected for change in changes) == pytest.approx(1)


def test_mates_of_one_who_vanished_lose_half() -> None:
    whole = {c.player: c for c in book().apply(result(1, "a b", "c d", key=TEAMS))}
    left = {c.player: c for c in book().apply(result(1, "a b", "c d", key=TEAMS, vanished=("d",)))}
    assert MU - left["c"].after.mu == pytest.approx((MU - whole["c"].after.mu) / 2, abs=1e-5)
    assert left["d"].after.mu == whole["d"].after.mu
    assert left["a"].after == whole["a"].after


def test_mates_of_one_who_vanished_keep_all_they_win() -> None:
    whole = {c.player: c for c in book().apply(result(1, "a b", "c d", key=TEAMS))}
    left = {c.player: c for c in book().apply(result(1, "a b", "c d", key=TEAMS, vanished=("b",)))}
    assert left["a"].after == whole["a"].after


def test_uncertainty_grows_with_days_without_a_game_by_the_dates_of_results() -> None:
    ratings = book()
    settled = Skill(MU, 60 / PointScale().unit(KEY), games=50, last=1.0)
    ratings.skills[KEY, "aino"] = settled
    year = ratings.at(KEY, "aino", 1.0 + 365 * DAY)
    assert year.mu == settled.mu
    seasons = 4 * 40.0**2
    assert PointScale().spread(KEY, year) ** 2 == pytest.approx(110**2 + seasons, rel=0.01)
    assert ratings.skill(KEY, "aino") == settled
    assert ratings.at(KEY, "aino", 0.0).sigma == settled.sigma  # a clock set back widens nothing
    assert ratings.at(KEY, "aino", 1e10).sigma == SIGMA


def test_a_new_pace_begins_with_what_is_known_of_the_game() -> None:
    ratings = book()
    ratings.skills[KEY, "aino"] = Skill(MU + 5, 2.0, games=50, last=1.0)
    first = ratings.skill(RatingKey("rolechess", RatingPace.DAYS), "aino")
    assert first.mu == pytest.approx(MU + 5) and 2.0 < first.sigma < SIGMA and first.games == 0
    assert ratings.skill(RatingKey("dnup"), "aino") == Skill(MU, SIGMA)
    assert ratings.skill(RatingKey("rolechess", variant="mirrored"), "aino") == Skill(MU, SIGMA)


def test_seasons_are_quarters() -> None:
    newyear = 1_767_225_600.0  # 1 January 2026
    assert season(newyear) - season(newyear - 1) == 1
    assert season(newyear + 89 * DAY) == season(newyear)
    assert season(newyear + 90 * DAY) == season(newyear) + 1


@pytest.mark.parametrize(
    ("sides", "ranks", "vanished"),
    [
        ((("a",),), (1,), ()),
        ((("a",), ("b",)), (1,), ()),
        ((("a",), ()), (1, 2), ()),
        ((("a",), ("a",)), (1, 2), ()),
        ((("a",), ("b",)), (1, 2), ("c",)),
    ],
)
def test_a_result_that_cannot_be_is_refused(sides, ranks, vanished) -> None:
    with pytest.raises(ValueError, match=r"side|vanished"):
        RatedResult(id="g", ended=0.0, key=KEY, sides=sides, ranks=ranks, vanished=vanished)
