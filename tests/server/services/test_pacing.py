"""An address that asks without a pause waits its turn; another does not wait for it."""

import pytest

from pelipoyta.server.services.requests import pacing
from pelipoyta.server.services.requests.pacing import PaceByAddress


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_beyond_a_burst_turns_come_one_after_another() -> None:
    clock = Clock()
    pace = PaceByAddress(rate=10, burst=3, clock=clock)
    assert [pytest.approx(pace.wait("203.0.113.9")) for _ in range(5)] == [0.0, 0.0, 0.0, 0.1, 0.2]
    assert pace.wait("203.0.113.10") == 0.0
    clock.now += 10
    assert [pytest.approx(pace.wait("203.0.113.9")) for _ in range(4)] == [0.0, 0.0, 0.0, 0.1]


def test_a_household_is_one_address() -> None:
    pace = PaceByAddress(rate=1, burst=1, clock=Clock())
    assert [pace.wait(f"2001:db8:1::{number}") for number in range(3)] == [0.0, 1.0, 2.0]
    assert pace.wait("2001:db8:2::1") == 0.0


def test_addresses_are_forgotten_when_their_turns_have_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "MOST_ADDRESSES", 4)
    clock = Clock()
    pace = PaceByAddress(rate=1, burst=1, clock=clock)
    assert [pace.wait("192.0.2.99") for _ in range(20)][-1] == 19.0
    for number in range(9):
        clock.now += 1
        pace.wait(f"192.0.2.{number}")
    assert len(pace._taken) <= 4 and pace.wait("192.0.2.99") == 11.0
