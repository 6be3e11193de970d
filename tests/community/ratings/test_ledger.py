"""A ledger gives the same ratings whatever the order of arrival, and a void result has never been."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.community.ratings.people import rounds

from pelipoyta.community.ratings import PointScale, RatedResult, RatingBook, RatingKey, RatingLedger
from pelipoyta.community.ratings.book import fold
from pelipoyta.community.ratings.model import Skill

KEY = RatingKey("dnup")
RESULTS = list(rounds([1500.0 + 30 * player for player in range(8)], KEY, 10, Random(5)))


def ledger(results: list[RatedResult], every: int = 7) -> RatingLedger:
    made = RatingLedger(RatingBook(PointScale(), {}), every)
    for result in results:
        made.add(result)
    return made


def folded(results: list[RatedResult]) -> dict[tuple[RatingKey, str], Skill]:
    return fold(results, RatingBook(PointScale(), {})).skills


@settings(max_examples=20, deadline=None)
@given(st.permutations(RESULTS[:20]))
def test_the_order_of_arrival_does_not_matter(arrived: list[RatedResult]) -> None:
    assert ledger(arrived).digest() == ledger(RESULTS[:20]).digest()


def test_a_ledger_equals_the_plain_fold() -> None:
    assert ledger(RESULTS).book.skills == folded(RESULTS)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, len(RESULTS) - 1))
def test_a_void_result_has_never_been(place: int) -> None:
    made = ledger(RESULTS)
    assert made.void(RESULTS[place].id)
    assert made.book.skills == folded(RESULTS[:place] + RESULTS[place + 1 :])
    assert not made.void(RESULTS[place].id)


def test_a_result_sent_twice_counts_once() -> None:
    made = ledger(RESULTS[:5])
    before = made.digest()
    assert made.add(RESULTS[3]) == ()
    assert made.digest() == before and len(made.results) == 5


def test_a_late_result_tells_what_it_changed() -> None:
    made = ledger(RESULTS[:3] + RESULTS[4:10])
    [one, other] = made.add(RESULTS[3])
    assert {one.player, other.player} == {player for side in RESULTS[3].sides for player in side}
    assert made.digest() == ledger(RESULTS[:10]).digest()


def test_results_since_a_moment() -> None:
    made = ledger(RESULTS[:6])
    assert made.since(RESULTS[3].ended) == RESULTS[4:6]


def test_simultaneous_results_count_by_their_id() -> None:
    one, two = (
        RatedResult(id=name, ended=1.0, key=KEY, sides=(("a",), ("b",)), ranks=ranks)
        for name, ranks in (("x", (1, 2)), ("y", (2, 1)))
    )
    assert ledger([one, two]).digest() == ledger([two, one]).digest()
