"""The search for cycles: of everything only when enough is new, and when nobody waits for it."""

import asyncio
import gc
import weakref

import pytest

from pelipoyta.server.transport import garbage
from pelipoyta.server.transport.garbage import GROWN, LATE, LONGEST, LOOK, NEVER, QUIET, YOUNG, GarbageSearch

pytestmark = pytest.mark.anyio


class House:
    """A server whose time, work and objects are the test's."""

    def __init__(self) -> None:
        self.now = self.worked = 0.0
        self.searches = self.collected = 0
        self.search = GarbageSearch(self.collect, lambda: self.searches, lambda: self.worked, lambda: self.now)

    def collect(self) -> None:
        self.collected += 1
        self.searches = 0

    def passes(self, seconds: float, busy: float, late: float = 0.0) -> None:
        for _ in range(round(seconds / LOOK)):
            self.now += LOOK + late
            self.worked += LOOK * busy
            self.search.look()


def test_nothing_new_is_not_searched() -> None:
    house = House()
    house.searches = GROWN - 1
    house.passes(2 * LONGEST, 0.0)
    assert house.collected == 0


def test_a_quiet_server_searches_once_enough_is_new() -> None:
    house = House()
    house.searches = GROWN
    house.passes(10, QUIET / 2)
    assert house.collected == 1


@pytest.mark.parametrize(("busy", "late"), [(QUIET * 2, 0.0), (0.0, LATE * 2)], ids=["busy", "behind"])
def test_while_somebody_waits_it_is_put_off_for_five_minutes(busy: float, late: float) -> None:
    house = House()
    house.searches = GROWN
    house.passes(LONGEST * 0.9, busy, late)
    assert house.collected == 0
    house.passes(LONGEST * 0.2, busy, late)
    assert house.collected == 1


async def test_cycles_are_found_and_python_searches_the_youngest_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    class Knot:
        me: "Knot"

    monkeypatch.setattr(garbage, "LOOK", 0.01)
    before = gc.get_threshold()
    try:
        garbage.tune()
        assert gc.get_threshold() == (YOUNG, NEVER, NEVER)
        knot = Knot()
        knot.me = knot
        gone = weakref.ref(knot)
        del knot
        task = asyncio.create_task(GarbageSearch(searches=lambda: GROWN, busy=lambda: 0.0).run())
        while gone() is not None:
            await asyncio.sleep(0.01)
        task.cancel()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
