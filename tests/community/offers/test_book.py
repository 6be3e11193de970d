"""Stored offers: one a person, taken whole or not at all, and by one taker."""

import itertools

import pytest

from pelipoyta.community.offers.book import KEPT, OfferBook
from pelipoyta.community.offers.model import PairedPerson, PairedTable, StoredOffer
from pelipoyta.community.pairing import PairingPool, Want
from pelipoyta.storage.database import Database

POOL = PairingPool("dnup", "live")
numbers = itertools.count()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def book():
    database = Database("sqlite://")
    yield OfferBook(database)
    await database.close()


def offer(person: str, since: float = 0.0, until: float = 1e9) -> StoredOffer:
    wants = (Want(POOL, (2, 3)),)
    name = f"offer-{person}-{next(numbers)}"
    return StoredOffer(id=name, version=0, person=person, name=person.title(), wants=wants, since=since, until=until)


def game(*people: str, key: str = "key", made: float = 0.0) -> PairedTable:
    seats = tuple(PairedPerson(person, person.title(), f"seat-{person}") for person in people)
    return PairedTable(key=key, pool=POOL, people=seats, made=made)


pytestmark = pytest.mark.anyio


async def test_an_offer_waits_until_it_runs_out(book: OfferBook) -> None:
    posted = await book.post(offer("aino", until=10.0))
    assert await book.waiting(9.0) == [posted]
    assert await book.waiting(10.0) == []


async def test_a_new_offer_replaces_the_former_and_keeps_its_wait(book: OfferBook) -> None:
    first = await book.post(offer("aino", since=1.0))
    second = await book.post(offer("aino", since=50.0))
    assert (second.id, second.version, second.since) == (first.id, 1, 1.0)
    assert await book.waiting(60.0) == [second]


async def test_a_former_offer_that_ran_out_gives_no_wait(book: OfferBook) -> None:
    await book.post(offer("aino", since=1.0, until=10.0))
    assert (await book.post(offer("aino", since=50.0))).since == 50.0


async def test_withdrawing_twice_is_the_same_as_once(book: OfferBook) -> None:
    await book.post(offer("aino"))
    other = await book.post(offer("eino"))
    await book.withdraw("aino")
    await book.withdraw("aino")
    assert await book.waiting(0.0) == [other]


async def test_the_oldest_offer_comes_first(book: OfferBook) -> None:
    await book.post(offer("aino", since=5.0))
    await book.post(offer("eino", since=3.0))
    assert [each.person for each in await book.waiting(6.0)] == ["eino", "aino"]


async def test_of_two_takers_one_wins(book: OfferBook) -> None:
    aino, eino = await book.post(offer("aino")), await book.post(offer("eino"))
    both = [(aino.id, aino.version), (eino.id, eino.version)]
    assert await book.take(both, game("aino", "eino"))
    assert not await book.take(both, game("aino", "eino", key="other"))
    assert await book.waiting(0.0) == []
    assert [each.key for each in await book.unmade()] == ["key"]


async def test_an_offer_that_changed_is_not_taken_and_the_other_stays(book: OfferBook) -> None:
    aino, eino = await book.post(offer("aino")), await book.post(offer("eino"))
    await book.post(offer("eino"))
    assert not await book.take([(aino.id, aino.version), (eino.id, eino.version)], game("aino", "eino"))
    assert len(await book.waiting(0.0)) == 2
    assert await book.unmade() == []


async def test_a_withdrawn_offer_is_not_taken(book: OfferBook) -> None:
    aino, eino = await book.post(offer("aino")), await book.post(offer("eino"))
    await book.withdraw("eino")
    assert not await book.take([(aino.id, aino.version), (eino.id, eino.version)], game("aino", "eino"))
    assert [each.person for each in await book.waiting(0.0)] == ["aino"]


async def test_a_game_is_unmade_until_its_table_is_there(book: OfferBook) -> None:
    await book.take([], game("aino", "eino"))
    await book.made("key")
    assert await book.unmade() == []
    assert [each.key for each in await book.lately("aino", 5.0)] == ["key"]
    assert await book.lately("oili", 5.0) == []


async def test_what_has_run_out_is_forgotten_but_not_an_unmade_game(book: OfferBook) -> None:
    await book.post(offer("oili", until=10.0))
    await book.take([], game("aino", "eino", key="done"))
    await book.made("done")
    await book.take([], game("aino", "eino", key="open"))
    await book.forget(KEPT + 1)
    assert await book.lately("aino", KEPT) == [each for each in await book.unmade() if each.made > 0]
    assert [each.key for each in await book.unmade()] == ["open"]
