"""Boosters: opened by name from a key, so that whoever has the key can check them."""

from collections import Counter

from pelipoyta.kernel.optional.limited import open_booster

SHEETS = {"R": tuple(range(10)), "C": tuple(range(100, 130))}
HOLDS = {"R": 1, "C": 4}


def test_a_key_gives_an_owner_the_same_booster_again() -> None:
    opened = [open_booster(b"k" * 32, SHEETS, HOLDS, 0, number) for number in range(20)]
    assert opened == [open_booster(b"k" * 32, SHEETS, HOLDS, 0, number) for number in range(20)]
    assert len(set(opened)) == 20
    assert opened[0] != open_booster(b"l" * 32, SHEETS, HOLDS, 0, 0)
    assert opened[0] != open_booster(b"k" * 32, SHEETS, HOLDS, 1, 0)


def test_a_booster_holds_what_it_says_and_no_card_twice() -> None:
    for number in range(200):
        rare, *commons = open_booster(b"k" * 32, SHEETS, HOLDS, 3, number)
        assert rare in SHEETS["R"]
        assert len(set(commons)) == 4 and set(commons) <= set(SHEETS["C"])


def test_each_card_of_a_rarity_is_as_likely_as_another() -> None:
    rares = Counter(open_booster(b"k" * 32, SHEETS, HOLDS, 0, number)[0] for number in range(3000))
    assert min(rares.values()) > 230 and max(rares.values()) < 370
