"""What the log of a timed table says, reckoned once more from its bytes, with nothing of the house (TABLE-16)."""

from typing import Any


class Stopwatch:
    """One seat's time, reckoned from what the log says."""

    def __init__(self, header: dict[str, Any]) -> None:
        time: dict[str, int] = header["time"]
        self.left = time["bank"] * 1000
        self.increment = time.get("increment", 0) * 1000
        self.free: int = (time.get("delay", 0) + header["window"]) * 1000
        self.turn = 0
        self.asked = False

    def run(self, ran: int, forgiven: int) -> int:
        """What is left after that, below zero too."""
        assert self.asked or not ran, "only who is asked runs"
        assert 0 <= forgiven <= min(1000, max(self.turn + ran - self.free, 0))
        before, self.turn = max(self.turn - self.free, 0), self.turn + ran - forgiven
        self.left -= max(self.turn - self.free, 0) - before
        return self.left

    def go_on(self, asked: bool, fresh: bool) -> None:
        if self.asked and (fresh or not asked):
            given = 0 if asked else self.increment  # once until another seat is asked
            self.left = self.left + given if self.left > 0 else 0
        self.turn = 0 if fresh or not asked else self.turn
        self.asked = asked


def check(header: dict[str, Any], lines: list[dict[str, Any]]) -> bool:
    """Every flag of the log, and none else, is right; whether one fell."""
    watches = [Stopwatch(header) for _ in range(header["seats"])]
    flag = False
    for line in lines:
        tick, kind = line.get("clock"), line["entry"]["type"]
        assert not flag, "nothing of the game comes after a flag"
        if tick is None:
            assert kind in ("Sat",), kind
            continue
        ran, forgiven = tick.get("ran", {}), tick.get("forgiven", {})
        left = {n: watch.run(ran.get(str(n), 0), forgiven.get(str(n), 0)) for n, watch in enumerate(watches)}
        out = [n for n in left if left[n] <= 0 and watches[n].asked]
        flag = kind == "TimedOut"
        if flag:
            assert line["entry"]["seats"] == [n for n in out if left[n] == min(left.values())]
        for n in [] if flag else out:  # a word of theirs may be on its way, and their turn goes on
            assert left[n] > -1000 and n in tick["asked"] and n not in tick.get("fresh", ())
        assert (line.get("over", {}).get("why") == "TABLE-16") == flag
        for n, watch in enumerate(watches):
            watch.go_on(n in tick.get("asked", ()), n in tick.get("fresh", ()))
    return flag
