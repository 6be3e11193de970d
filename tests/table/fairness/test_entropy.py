"""Dice are read from the system in blocks: fair, whatever is asked, and no byte twice."""

from collections import Counter

import pytest

from pelipoyta.table.fairness import entropy
from pelipoyta.table.fairness.entropy import BLOCK, Entropy


@pytest.fixture
def blocks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes the system was asked for, time after time; it gives 0, 1, 2 … in turn."""
    asked: list[int] = []

    def urandom(size: int) -> bytes:
        begun = sum(asked)
        asked.append(size)
        return bytes(number % 256 for number in range(begun, begun + size))

    monkeypatch.setattr(entropy, "urandom", urandom)
    return asked


def test_no_byte_is_used_twice(blocks: list[int]) -> None:
    random = Entropy()
    assert [random.getrandbits(8) for _ in range(300)] == [number % 256 for number in range(300)]
    assert blocks == [BLOCK]


def test_what_is_left_of_a_block_is_not_patched_together_with_the_next(blocks: list[int]) -> None:
    random = Entropy()
    random.randbytes(BLOCK - 1)
    assert random.getrandbits(16) == BLOCK % 256 * 256 + (BLOCK + 1) % 256
    assert blocks == [BLOCK, BLOCK]


def test_more_than_a_block_can_be_asked_for(blocks: list[int]) -> None:
    assert len(Entropy().randbytes(3 * BLOCK)) == 3 * BLOCK
    assert blocks == [3 * BLOCK]


def test_bits_are_those_asked_for(blocks: list[int]) -> None:
    random = Entropy()
    random.getrandbits(248)  # up to 31
    assert random.getrandbits(3) == 31 >> 5
    assert random.getrandbits(0) == 0
    with pytest.raises(ValueError, match="non-negative"):
        random.getrandbits(-1)


def test_dice_fall_evenly() -> None:
    """Each face 10,000 times of 60,000, give or take seven standard deviations; and a number from 0 up to 1."""
    random = Entropy()
    faces = Counter(random.randint(1, 6) for _ in range(60_000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(abs(times - 10_000) < 7 * 91 for times in faces.values())
    numbers = [random.random() for _ in range(10_000)]
    assert 0 <= min(numbers) < 0.01 < 0.99 < max(numbers) < 1
