"""System randomness, read in blocks: a system call for every draw would cost more than the draw."""

from os import urandom
from random import SystemRandom

BLOCK = 4096  # bytes


class Entropy(SystemRandom):
    """SystemRandom with a buffer; no byte is used twice. For one thread, of a process that does not fork."""

    _block = b""
    _used = 0

    def getrandbits(self, k: int) -> int:
        """Return an integer of k random bits."""
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        size = (k + 7) // 8
        return int.from_bytes(self._take(size), "big") >> (size * 8 - k)

    def random(self) -> float:
        """Return a float in [0, 1)."""
        return self.getrandbits(53) * 2**-53

    def randbytes(self, n: int) -> bytes:
        return self._take(n)

    def _take(self, size: int) -> bytes:
        if self._used + size > len(self._block):
            self._block, self._used = urandom(max(size, BLOCK)), 0
        self._used += size
        return self._block[self._used - size : self._used]


ENTROPY = Entropy()
