"""Presence: a page that answers and is looked at; offers of people who stay away are withdrawn."""

from typing import Any, cast

import pytest

from pelipoyta.community.offers.book import OfferBook
from pelipoyta.community.offers.model import StoredOffer
from pelipoyta.community.pairing import PairingPool, Want
from pelipoyta.server.lobby.presence.people import HIDDEN, SILENT, People
from pelipoyta.server.lobby.service import ABSENT, LobbyService
from pelipoyta.storage.database import Database


class Page:
    """A connection of a person, as presence sees it."""

    def __init__(self, person: str, heard: float = 0.0, hidden: float | None = None) -> None:
        self.person, self.heard, self.hidden = person, heard, hidden

    def tell(self, text: bytes) -> None:
        """Presence tells nothing."""


def people(now: float, *pages: Page) -> People:
    found = People(lambda: now)
    for page in pages:
        found.enter(page)
    return found


def test_a_person_is_here_while_a_page_answers() -> None:
    assert people(SILENT - 1, Page("aino")).is_here("aino")
    assert not people(SILENT, Page("aino")).is_here("aino")
    assert not people(0.0).is_here("aino")


def test_a_page_may_be_hidden_for_a_minute() -> None:
    assert people(HIDDEN - 1, Page("aino", heard=HIDDEN, hidden=0.0)).is_here("aino")
    assert not people(HIDDEN, Page("aino", heard=HIDDEN, hidden=0.0)).is_here("aino")


def test_one_page_of_several_is_enough() -> None:
    asleep, awake = Page("aino", heard=0.0), Page("aino", heard=99.0)
    found = people(100.0, asleep, awake)
    assert found.is_here("aino") and len(found) == 1
    found.leave(awake)
    assert not found.is_here("aino")
    found.leave(asleep)
    found.leave(asleep)
    assert len(found) == 0


@pytest.mark.parametrize("anyio_backend", ["asyncio"])
@pytest.mark.anyio
async def test_a_live_offer_is_withdrawn_after_a_minute_without_its_person() -> None:
    database, clock = Database("sqlite://"), [0.0]
    book, service = OfferBook(database), LobbyService(cast("Any", None), database, cast("Any", None), cast("Any", None))
    service.people.clock = lambda: clock[0]
    for person, pace in (("aino", "free"), ("eino", "days")):
        wants = (Want(PairingPool("dnup", pace)),)
        await book.post(StoredOffer(id=person, version=0, person=person, name="", wants=wants, since=0.0, until=9e9))
    await service.forget_absent(book)
    clock[0] = ABSENT - 1
    await service.forget_absent(book)
    assert len(await book.waiting(1.0)) == 2
    clock[0] = ABSENT
    await service.forget_absent(book)
    assert [each.person for each in await book.waiting(1.0)] == ["eino"]
    await database.close()
