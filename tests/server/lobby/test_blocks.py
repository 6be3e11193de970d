"""People with a block between them neither meet by a search nor by a tap, and are told nothing of it."""

from typing import Any, cast

import pytest
from tests.server.lobby.conftest import WANT

from pelipoyta.community.offers.facts import WaitingFacts
from pelipoyta.community.pairing import PairingPool
from pelipoyta.server.lobby.pairing.facts import LobbyFacts
from pelipoyta.server.lobby.presence.people import People
from pelipoyta.server.lobby.presence.processes import LobbyPresence

LIVE, DAYS = PairingPool("dnup", "quick"), PairingPool("dnup", "days")
TWO = frozenset({frozenset({"a", "b"})})


def facts(**known: Any) -> LobbyFacts:
    return LobbyFacts(WaitingFacts(**known), {}, LobbyPresence(People()), cast("Any", None))


@pytest.mark.parametrize("why", ["blocked", "aborted", "busy"])
def test_people_who_are_kept_apart_do_not_meet(why: str) -> None:
    assert facts().may_meet("a", "b", LIVE) and not facts().may_meet("a", "a", LIVE)
    apart = facts(**{why: TWO})
    assert not apart.may_meet("b", "a", LIVE) and apart.may_meet("a", "c", LIVE)
    assert apart.may_meet("a", "b", DAYS) == (why == "busy")  # a live game hinders none over days


def test_people_who_just_met_and_conduct_are_known_to_pairing() -> None:
    known = facts(met=TWO, conduct={"a": 2})
    assert known.met_lately("b", "a") and not known.met_lately("a", "c")
    assert (known.conduct("a"), known.conduct("b")) == (2, 0)


def test_a_blocked_person_s_offer_looks_gone(visit, monkeypatch: pytest.MonkeyPatch) -> None:
    from pelipoyta.community.offers.book import OfferBook

    async def blocked(self: OfferBook, people) -> frozenset[frozenset[str]]:
        return frozenset({frozenset(people)})

    monkeypatch.setattr(OfferBook, "blocked", blocked)
    aino, eino = visit("aino"), visit("eino")
    own = aino.search(WANT)
    eino.say("join", offer=own["id"], want=0)
    assert eino.until("error")["code"] == "offer_gone"
