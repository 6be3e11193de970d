"""A whole match: who meets whom, what is kept of it so that it can go on later, and what came of it."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path

import msgspec
from msgspec import Struct

from pelipoyta.bots.match.pair import Match, Pair, play_pair
from pelipoyta.bots.match.rating import Meeting, Rating, meeting, ratings
from pelipoyta.bots.match.sprt import Sprt, Verdict
from pelipoyta.bots.spread import spread

Job = tuple[int, int, int]  # the two bots by their places, and the number of the pair


class Effort(Struct, frozen=True):
    """What a bot's choices cost."""

    bot: str
    moves: int
    milliseconds: float  # of processor time, a choice


class Report(Struct, frozen=True):
    """What came of a match, as `pelipoyta match --json` prints it."""

    match: Match
    pairs: int
    ratings: tuple[Rating, ...]
    meetings: tuple[Meeting, ...]
    efforts: tuple[Effort, ...]
    steps: float  # a game, on average
    sprt: Sprt | None = None
    evidence: float = 0.0
    verdict: Verdict = ""


class OtherMatch(ValueError):
    """The file holds another match than the one that is to go on."""


class Kept:
    """The pairs of a match in a file, a line each, the match itself first; a line that was cut off is none."""

    def __init__(self, file: Path | None, match: Match) -> None:
        self.file = file
        self.pairs: dict[Job, Pair] = {}
        if file is None:
            return
        head, *lines = [*_whole_lines(file), b""] if file.exists() else [b""]
        if head and msgspec.json.decode(head, type=Match) != match:
            raise OtherMatch(str(file))
        for pair in (msgspec.json.decode(line, type=Pair) for line in lines if line):
            self.pairs[pair.first, pair.second, pair.number] = pair
        known = [msgspec.json.encode(each) for each in (match, *self.pairs.values())]
        file.write_bytes(b"\n".join(known) + b"\n")

    def add(self, pair: Pair) -> None:
        self.pairs[pair.first, pair.second, pair.number] = pair
        if self.file:
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(pair) + b"\n")


def _whole_lines(file: Path) -> list[bytes]:
    return [line for line in file.read_bytes().split(b"\n")[:-1] if line]


def jobs_of(match: Match, pairs: int) -> list[Job]:
    """Everyone against everyone, a pair at a time, so that a match broken off is even."""
    meetings = list(combinations(range(len(match.bots)), 2))
    return [(first, second, number) for number in range(pairs) for first, second in meetings]


def play_match(
    match: Match,
    pairs: int,
    jobs: int = 1,
    sprt: Sprt | None = None,
    keep: Path | None = None,
    after: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play so many pairs for every two bots, or fewer where the test is decided; `after` hears of each pair."""
    kept, done = Kept(keep, match), list[Pair]()
    for pair in _played(match, jobs_of(match, pairs), jobs, kept):
        done.append(pair)
        after(1)
        if sprt and sprt.verdict([each.score for each in done]):
            break
    return report(match, done, sprt)


def _played(match: Match, wanted: Sequence[Job], jobs: int, kept: Kept) -> Iterator[Pair]:
    """In their order, those that are kept already among them."""
    missing = [job for job in wanted if job not in kept.pairs]
    with spread(min(jobs, len(missing))) as each:
        fresh = iter(each(partial(play_pair, match), missing))
        for job in wanted:
            if job not in kept.pairs:
                kept.add(next(fresh))
            yield kept.pairs[job]


def report(match: Match, pairs: Sequence[Pair], sprt: Sprt | None = None) -> Report:
    met = sorted({(pair.first, pair.second) for pair in pairs})
    scores = [pair.score for pair in pairs]
    steps = [half.steps for pair in pairs for half in pair.halves]
    return Report(
        match,
        len(pairs),
        tuple(ratings(match.bots, pairs)),
        tuple(meeting(match.bots, first, second, pairs) for first, second in met),
        tuple(_effort(match.bots[at], at, pairs) for at in range(len(match.bots))),
        sum(steps) / len(steps),
        sprt,
        sprt.evidence(scores) if sprt else 0.0,
        sprt.verdict(scores) if sprt else "",
    )


def _effort(bot: str, place: int, pairs: Sequence[Pair]) -> Effort:
    own = [(pair, 0 if pair.first == place else 1) for pair in pairs if place in (pair.first, pair.second)]
    moves = sum(half.moves[side] for pair, side in own for half in pair.halves)
    seconds = sum(half.seconds[side] for pair, side in own for half in pair.halves)
    return Effort(bot, moves, round(1000 * seconds / moves, 3) if moves else 0.0)
