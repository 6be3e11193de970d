"""Pairing of waiting people: by rating, wait and wishes; never somebody who is away, blocked or out of reach."""

import pytest
from tests.community.pairing.facts import DNUP, DUEL, SEQUENCE, Facts, offer

from pelipoyta.community.pairing import PairingPool, Want, pair
from pelipoyta.community.pairing.teams import even_teams


def met(offers, facts=None, now=0.0) -> set[frozenset[str]]:
    """Everybody who plays, by game."""
    games = pair(offers, facts or Facts(), now)
    return {frozenset(person for side in game.sides for person in side) for game in games}


def test_two_who_wait_for_the_same_game_play() -> None:
    [game] = pair([offer("aino"), offer("eino", version=3)], Facts(), 0.0)
    assert game.pool == DUEL
    assert game.sides == (("aino",), ("eino",))
    assert game.offers == (("o-aino", 0), ("o-eino", 3))


def test_one_alone_waits() -> None:
    assert pair([offer("aino")], Facts(), 100.0) == []
    assert pair([], Facts(), 0.0) == []


def test_wishes_for_different_games_do_not_meet_but_a_common_one_does() -> None:
    other = PairingPool("dnup", "days")
    assert met([offer("aino", Want(DUEL)), offer("eino", Want(other))]) == set()
    assert met([offer("aino", Want(DUEL), Want(other)), offer("eino", Want(other))]) == {frozenset({"aino", "eino"})}


def test_rated_and_casual_do_not_meet() -> None:
    assert met([offer("aino"), offer("eino", Want(PairingPool("rolechess", "live", rated=True)))]) == set()


@pytest.mark.parametrize(("waited", "plays"), [(0, False), (19, False), (20, True)])
def test_the_window_widens_by_four_points_a_second(waited: int, plays: bool) -> None:
    facts = Facts({"aino": 1500, "eino": 1700})
    assert bool(met([offer("aino"), offer("eino")], facts, waited)) is plays


def test_among_few_the_newcomer_takes_the_one_who_waits() -> None:
    facts = Facts({"aino": 1500, "eino": 1700})
    assert met([offer("aino", since=0), offer("eino", since=100)], facts, 100.0)


def test_among_many_the_shorter_wait_counts() -> None:
    others = [offer(f"p{at}", since=100) for at in range(5)]
    facts = Facts({"eino": 2100, **{f"p{at}": 100 + 400 * at for at in range(5)}, "aino": 2300})
    crowd = [*others, offer("eino", since=100), offer("aino", since=0)]
    assert met(crowd, facts, 100.0) == set()
    assert met(crowd, facts, 120.0) == {frozenset({"eino", "aino"})}


@pytest.mark.parametrize(("rated", "widest"), [(True, 600), (False, 900)])
def test_the_window_has_a_bound(rated: bool, widest: int) -> None:
    want = Want(PairingPool("rolechess", "live", rated=rated))
    two = [offer("aino", want), offer("eino", want)]
    assert met(two, Facts({"aino": 1000, "eino": 1000 + widest}), 9e9)
    assert not met(two, Facts({"aino": 1000, "eino": 1001 + widest}), 9e9)


def test_nobody_is_paired_with_one_who_is_away() -> None:
    assert met([offer("aino"), offer("eino")], Facts(away={"eino"})) == set()


def test_a_block_holds_both_ways_round() -> None:
    blocked = Facts(apart={frozenset({"aino", "eino"})})
    assert met([offer("aino"), offer("eino")], blocked, 1e4) == set()
    assert met([offer("eino"), offer("aino")], blocked, 1e4) == set()


def test_a_stated_reach_is_never_left() -> None:
    facts = Facts({"aino": 1500, "eino": 1560, "oili": 1440})
    assert met([offer("aino", reach=(-50, 50)), offer("eino")], facts, 1e4) == set()
    assert met([offer("aino", reach=(-100, 0)), offer("eino")], facts, 1e4) == set()
    assert met([offer("aino", reach=(-100, 0)), offer("oili")], facts, 1e4)


def test_the_nearest_by_rating_meet() -> None:
    facts = Facts({"a": 1500, "b": 1510, "c": 1600, "d": 1610})
    assert met([offer(name) for name in "cadb"], facts) == {frozenset("ab"), frozenset("cd")}


def test_those_who_just_met_meet_others_if_there_are() -> None:
    ratings = {"a": 1500, "b": 1500, "c": 1520, "d": 1520}
    again = Facts(ratings, met={frozenset("ab"), frozenset("cd")})
    assert met([offer(name) for name in "abcd"], again) in (
        {frozenset("ac"), frozenset("bd")},
        {frozenset("ad"), frozenset("bc")},
    )
    assert met([offer("a"), offer("b")], again) == {frozenset("ab")}


def test_good_manners_meet_good_manners() -> None:
    facts = Facts({"a": 1500, "b": 1501, "c": 1502, "d": 1503}, manners={"b": 5, "d": 5})
    assert met([offer(name) for name in "abcd"], facts) == {frozenset("ac"), frozenset("bd")}


def test_a_larger_group_is_waited_for_and_then_begins_with_fewer() -> None:
    want = Want(DNUP, (3, 4, 5))
    three = [offer(name, want) for name in ("a", "b", "c")]
    assert met(three, now=39.0) == set()
    assert met(three, now=40.0) == {frozenset("abc")}
    five = [*three, offer("d", want), offer("e", want)]
    assert met(five, now=0.0) == {frozenset("abcde")}


def test_a_newcomer_makes_the_others_wait_a_little_again() -> None:
    want = Want(DNUP, (3, 4))
    crowd = [offer("a", want), offer("b", want), offer("c", want, since=100)]
    assert met(crowd, now=100.0) == set()
    assert met(crowd, now=120.0) == {frozenset("abc")}


def test_two_who_would_take_more_wait_for_more() -> None:
    want = Want(DNUP, (2, 3))
    assert met([offer("a", want), offer("b", want)], now=19.0) == set()
    assert met([offer("a", want), offer("b", want)], now=20.0) == {frozenset("ab")}
    assert met([offer("a", want), offer("b", Want(DNUP, (2,)))], now=0.0) == {frozenset("ab")}


def test_a_party_stays_together_in_one_team() -> None:
    want = Want(SEQUENCE, (4,))
    facts = Facts({"a": 1600, "b": 1600, "c": 1500, "d": 1500})
    [game] = pair([offer("a b", want), offer("c", want), offer("d", want)], facts, 1e3)
    assert set(map(frozenset, game.sides)) == {frozenset("ab"), frozenset("cd")}


def test_teams_are_even() -> None:
    want = Want(SEQUENCE, (4,))
    facts = Facts({"a": 1600, "b": 1550, "c": 1540, "d": 1500})
    [game] = pair([offer(name, want) for name in "abcd"], facts, 1e3)
    assert set(map(frozenset, game.sides)) == {frozenset("ad"), frozenset("bc")}


def test_all_divisions_into_teams_are_tried() -> None:
    """Three teams of four: 5,775 divisions, and the sums of the best differ by nothing."""
    parties = [((name,), 100.0 * at) for at, name in enumerate("abcdefghijkl")]
    teams = even_teams(parties, 3)
    assert teams is not None
    sums = [sum("abcdefghijkl".index(person) for person in team) for team in teams]
    assert sums == [22, 22, 22] and {len(team) for team in teams} == {4}
    assert even_teams(parties[:5], 2) is None


def test_a_party_that_fits_no_team_is_not_torn_apart() -> None:
    assert even_teams([(("a", "b", "c"), 1500), (("d",), 1500)], 2) is None
    want = Want(SEQUENCE, (4,))
    assert pair([offer("a b c", want), offer("d", want)], Facts(), 1e3) == []


def test_an_offer_with_several_wishes_is_taken_once() -> None:
    both = (Want(DUEL), Want(PairingPool("sequence", "live")))
    games = pair([offer("a", *both), offer("b", *both), offer("c", *both)], Facts(), 0.0)
    assert len(games) == 1


def test_the_longest_waiting_pool_goes_first() -> None:
    other = PairingPool("sequence", "live")
    crowd = [offer("a", Want(DUEL), since=50), offer("b", Want(DUEL), Want(other), since=40), offer("c", Want(other))]
    assert met(crowd, now=60.0) == {frozenset("bc")}


def test_an_optimum_that_greed_would_miss() -> None:
    """B is nearest to c, but then a and d would stay alone."""
    facts = Facts({"a": 1400, "b": 1500, "c": 1520, "d": 1620})
    assert met([offer(name) for name in "abcd"], facts) == {frozenset("ab"), frozenset("cd")}


def test_five_hundred_are_paired_with_their_neighbours() -> None:
    ratings = {f"p{at}": 1000.0 + 2 * at for at in range(500)}
    games = met([offer(name) for name in ratings], Facts(ratings))
    assert len(games) == 250
    assert all(abs(ratings[one] - ratings[two]) == 2 for one, two in map(tuple, games))
