"""People with a block between them neither meet by a search nor by a tap, and are told nothing of it."""

import pytest
from tests.server.lobby.conftest import WANT

from pelipoyta.server.lobby.pairer import GuestFacts


def test_blocked_people_may_not_meet() -> None:
    facts = GuestFacts(None, None)  # type: ignore[arg-type]
    assert facts.may_meet("a", "b", None)  # type: ignore[arg-type]
    facts.blocked = frozenset({frozenset({"a", "b"})})
    assert not facts.may_meet("b", "a", None)  # type: ignore[arg-type]
    assert facts.may_meet("a", "c", None)  # type: ignore[arg-type]


def test_a_blocked_person_s_offer_looks_gone(visit, house, monkeypatch: pytest.MonkeyPatch) -> None:
    from pelipoyta.community.offers.book import OfferBook

    async def blocked(self: OfferBook, people) -> frozenset[frozenset[str]]:
        return frozenset({frozenset(people)})

    monkeypatch.setattr(OfferBook, "blocked", blocked)
    aino, eino = visit("aino"), visit("eino")
    own = aino.search(WANT)
    eino.say("join", offer=own["id"], want=0)
    assert eino.until("error")["code"] == "offer_gone"
