"""Pairing by conduct: people who finish their games meet people who do."""

from tests.community.pairing.facts import Facts, offer
from tests.community.pairing.test_pair import met


def test_conduct_weighs_as_much_as_forty_points_a_step() -> None:
    waiting = [offer("aino"), offer("eino"), offer("helmi")]
    facts = Facts(ratings={"helmi": 1530}, manners={"eino": 2})
    assert met(waiting, facts) == {frozenset(("aino", "helmi"))}
    assert met(waiting, Facts(ratings={"helmi": 1530}, manners={"eino": 0})) == {frozenset(("aino", "eino"))}
