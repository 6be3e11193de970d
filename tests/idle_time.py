"""Share of the machine's processor time that nothing used."""

from pathlib import Path
from time import monotonic

STATISTICS = Path("/proc/stat")  # of Linux: ticks of all processors as user, nice, system, idle, …
IDLE = 3  # its index


class IdleTime:
    """Idle share of the processors between two readings; 0 where the system does not tell."""

    def __init__(self, every: float, statistics: Path = STATISTICS) -> None:
        """`every`: seconds that two readings are apart at least."""
        self._every, self._statistics = every, statistics
        self._last, self._time = self._read(), monotonic()

    def share(self) -> float | None:
        """The share since the last reading; None until the next one is due."""
        if monotonic() < self._time + self._every:
            return None
        before, self._last, self._time = self._last, self._read(), monotonic()
        passed = [now - then for now, then in zip(self._last, before, strict=True)]
        return passed[IDLE] / sum(passed) if any(passed) else 0.0

    def _read(self) -> list[int]:
        if not self._statistics.exists():
            return []
        return [int(each) for each in self._statistics.read_text().partition("\n")[0].split()[1:]]
