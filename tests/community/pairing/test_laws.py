"""Laws of pairing over random offers: nobody twice, nobody kept apart, no reach broken, seats and parties as wanted."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.community.pairing.facts import DNUP, DUEL, SEQUENCE, Facts

from pelipoyta.community.pairing import Offer, PairedGame, Want, pair

NAMES = [f"p{at}" for at in range(14)]
WANTS = [Want(DUEL), Want(DNUP, (2, 3, 4, 5)), Want(DNUP, (4,)), Want(SEQUENCE, (2, 3, 4, 6)), Want(SEQUENCE, (4, 6))]


@st.composite
def crowds(draw: st.DrawFn) -> tuple[list[Offer], Facts, float]:
    people, offers = list(NAMES), list[Offer]()
    while people and len(offers) < 10:
        party = [people.pop() for _ in range(min(len(people), draw(st.sampled_from([1, 1, 1, 2, 3]))))]
        wants = draw(st.lists(st.sampled_from(WANTS), min_size=1, max_size=3, unique_by=lambda want: want.pool))
        reach = draw(st.none() | st.tuples(st.integers(-300, 0), st.integers(0, 300)))
        since = draw(st.floats(0, 300))
        offers.append(Offer(id=party[0], people=tuple(party), wants=tuple(wants), since=since, reach=reach))
    ratings = {name: draw(st.floats(1000, 2000)) for name in NAMES}
    pairs = list(map(frozenset, combinations(NAMES, 2)))
    apart = draw(st.sets(st.sampled_from(pairs), max_size=12))
    away = draw(st.sets(st.sampled_from(NAMES), max_size=3))
    return offers, Facts(ratings, apart, away), draw(st.floats(300, 600))


def faults(games: list[PairedGame], offers: list[Offer], facts: Facts) -> list[str]:
    """Broken laws, in words."""
    known = {offer.id: offer for offer in offers}
    taken = [offer for game in games for offer, _ in game.offers]
    found = ["an offer is taken twice"] if len(set(taken)) != len(taken) else []
    for game in games:
        found += _game_faults(game, [known[offer] for offer, _ in game.offers], facts)
    return found


def _game_faults(game: PairedGame, offers: list[Offer], facts: Facts) -> list[str]:
    people = [person for side in game.sides for person in side]
    found = []
    if sorted(people) != sorted(person for offer in offers for person in offer.people):
        found.append("those who play are not those of the offers")
    if any(not facts.is_here(person) for person in people):
        found.append("somebody is away")
    for offer in offers:
        want = offer.want(game.pool)
        if want is None or len(people) not in want.seats:
            found.append("a game that was not wanted")
        if facts.team_count(game.pool, len(people)) and not any(set(offer.people) <= set(side) for side in game.sides):
            found.append("a party is torn apart")
    for one, other in combinations(offers, 2):
        found += _pair_faults(one, other, game, facts)
    return found


def _pair_faults(one: Offer, other: Offer, game: PairedGame, facts: Facts) -> list[str]:
    if any(not facts.may_meet(a, b, game.pool) for a in one.people for b in other.people):
        return ["two who are kept apart"]
    ratings = [sum(map(facts.ratings.__getitem__, offer.people)) / len(offer.people) for offer in (one, other)]
    for offer, apart in ((one, ratings[1] - ratings[0]), (other, ratings[0] - ratings[1])):
        if offer.reach and not offer.reach[0] <= apart <= offer.reach[1]:
            return ["outside a stated reach"]
    return []


@settings(max_examples=150, deadline=None)
@given(crowds())
def test_pairings_keep_the_laws(crowd: tuple[list[Offer], Facts, float]) -> None:
    offers, facts, now = crowd
    assert faults(pair(offers, facts, now), offers, facts) == []


def test_the_laws_find_planted_faults() -> None:
    one, two = (Offer(id=name, people=(name,), wants=(WANTS[0],), since=0.0) for name in ("p0", "p1"))
    good = PairedGame(DUEL, (("p0", 0), ("p1", 0)), (("p0",), ("p1",)))
    facts = Facts(dict.fromkeys(NAMES, 1500.0))
    assert faults([good], [one, two], facts) == []
    assert "an offer is taken twice" in faults([good, good], [one, two], facts)
    assert "somebody is away" in faults([good], [one, two], Facts(facts.ratings, away={"p1"}))
    assert "two who are kept apart" in faults([good], [one, two], Facts(facts.ratings, {frozenset({"p0", "p1"})}))
    assert "a game that was not wanted" in faults([PairedGame(DNUP, good.offers, good.sides)], [one, two], facts)
    near = Offer(id="p0", people=("p0",), wants=(WANTS[0],), since=0.0, reach=(-10, 10))
    assert "outside a stated reach" in faults([good], [near, two], Facts({"p0": 1500, "p1": 1600}))
