"""Processor time by address: used up, given back, and remembered for a bounded number of addresses."""

import pytest

from pelipoyta.server.services.requests import processor_shares
from pelipoyta.server.services.requests.processor_shares import ProcessorShares


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_what_was_used_comes_back_a_tenth_of_a_second_each_second() -> None:
    clock = Clock()
    shares = ProcessorShares(2.0, clock)
    shares.charge("one", 1.9)
    assert not shares.are_used_up("one")
    shares.charge("one", 0.2)
    assert shares.are_used_up("one") and not shares.are_used_up("other")
    clock.now += 0.9
    assert shares.are_used_up("one")
    clock.now += 0.2
    assert not shares.are_used_up("one")


def test_an_hour_of_attack_is_forgotten_after_a_minute() -> None:
    clock = Clock()
    shares = ProcessorShares(2.0, clock)
    for _ in range(3600):
        shares.charge("one", 1.0)
        clock.now += 1
    assert shares.are_used_up("one")
    clock.now += 58
    assert shares.are_used_up("one")
    clock.now += 2
    assert not shares.are_used_up("one")


def test_many_addresses_are_forgotten_first_those_that_used_nothing_lately(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processor_shares, "MOST_ADDRESSES", 10)
    clock = Clock()
    shares = ProcessorShares(1.0, clock)
    shares.charge("idle since", 0.5)
    clock.now += 10
    for number in range(12):
        shares.charge(f"{number}", 1.0)
    assert len(shares._returned) <= 10 and shares.are_used_up("11") and not shares.are_used_up("0")
