"""Run a match: schedule of pairs, the file that lets it go on later, and its report."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.bots.arena.parallel import spread
from pelipoyta.bots.match.pair import MatchSpec, MirroredPair, play_pair
from pelipoyta.bots.match.rating import HeadToHead, Rating, meeting, ratings
from pelipoyta.bots.match.skill import OpenSkillRating, skills
from pelipoyta.bots.match.sprt import Sprt, Verdict

Job = tuple[int, int, int]  # indices of the two bots, and the number of the pair


class Effort(Struct, frozen=True):
    """Cost of a bot's choices."""

    bot: str
    moves: int
    milliseconds: float  # processor time of a choice


class OptionsResult(Struct, frozen=True):
    """Result of the pairs with one of the options that alternate: the first bot against all others."""

    options: dict[str, Any]
    pairs: int
    score: float


class MatchReport(Struct, frozen=True):
    """Result of a match, as `pelipoyta match --json` prints it."""

    trial: MatchSpec
    pairs: int
    ratings: tuple[Rating, ...]
    meetings: tuple[HeadToHead, ...]
    efforts: tuple[Effort, ...]
    skills: tuple[OpenSkillRating, ...]
    steps: float  # mean of a game
    sprt: Sprt | None = None
    evidence: float = 0.0
    verdict: Verdict = ""
    turns: tuple[OptionsResult, ...] = ()  # where options alternate


class OtherMatch(ValueError):
    """The file holds another match than the one that is to go on."""


class MatchFile:
    """Pairs of a match in a file, a line each, the specification first; a truncated line is ignored."""

    def __init__(self, file: Path | None, trial: MatchSpec) -> None:
        self.file = file
        self.pairs: dict[Job, MirroredPair] = {}
        if file is None:
            return
        head, *lines = [*_whole_lines(file), b""] if file.exists() else [b""]
        if head and msgspec.json.decode(head, type=MatchSpec) != _as_kept(trial):
            raise OtherMatch(str(file))
        for pair in (msgspec.json.decode(line, type=MirroredPair) for line in lines if line):
            self.pairs[pair.first, pair.second, pair.number] = pair
        known = [msgspec.json.encode(each) for each in (trial, *self.pairs.values())]
        file.write_bytes(b"\n".join(known) + b"\n")

    def add(self, pair: MirroredPair) -> None:
        self.pairs[pair.first, pair.second, pair.number] = pair
        if self.file:
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(pair) + b"\n")


def _as_kept(trial: MatchSpec) -> MatchSpec:
    """Specification as read back from a file: tuples among its options have become lists."""
    return msgspec.json.decode(msgspec.json.encode(trial), type=MatchSpec)


def _whole_lines(file: Path) -> list[bytes]:
    return [line for line in file.read_bytes().split(b"\n")[:-1] if line]


def jobs_of(trial: MatchSpec, pairs: int) -> list[Job]:
    """All pairings round-robin, a pair at a time, so that an interrupted match is balanced."""
    meetings = list(combinations(range(len(trial.bots)), 2))
    return [(first, second, number) for number in range(pairs) for first, second in meetings]


def play_match(
    trial: MatchSpec,
    pairs: int,
    jobs: int = 1,
    sprt: Sprt | None = None,
    keep: Path | None = None,
    after: Callable[[int], None] = lambda done: None,
    on: str = "",
) -> MatchReport:
    """Play so many pairs for every two bots, or fewer where the test is decided; `after` is called with each pair."""
    kept, done = MatchFile(keep, trial), list[MirroredPair]()
    for pair in _played(trial, jobs_of(trial, pairs), jobs, on, kept):
        done.append(pair)
        after(1)
        if sprt and sprt.verdict([each.score for each in done]):
            break
    return report(trial, done, sprt)


def _played(trial: MatchSpec, wanted: Sequence[Job], jobs: int, on: str, kept: MatchFile) -> Iterator[MirroredPair]:
    """Pairs in order, those from the file included."""
    missing = [job for job in wanted if job not in kept.pairs]
    with spread(min(jobs, len(missing)), on if missing else "") as each:
        fresh = iter(each(partial(play_pair, trial), missing))
        for job in wanted:
            if job not in kept.pairs:
                kept.add(next(fresh))
            yield kept.pairs[job]


def report(trial: MatchSpec, pairs: Sequence[MirroredPair], sprt: Sprt | None = None) -> MatchReport:
    met = sorted({(pair.first, pair.second) for pair in pairs})
    scores = [pair.score for pair in pairs]
    steps = [half.steps for pair in pairs for half in pair.halves]
    return MatchReport(
        trial=trial,
        pairs=len(pairs),
        ratings=tuple(ratings(trial.bots, pairs)),
        meetings=tuple(meeting(trial.bots, first, second, pairs) for first, second in met),
        efforts=tuple(_effort(trial.bots[at], at, pairs) for at in range(len(trial.bots))),
        skills=tuple(skills(trial.bots, pairs)),
        steps=sum(steps) / len(steps),
        sprt=sprt,
        evidence=sprt.evidence(scores) if sprt else 0.0,
        verdict=sprt.verdict(scores) if sprt else "",
        turns=tuple(_turns(trial, pairs)),
    )


def _turns(trial: MatchSpec, pairs: Sequence[MirroredPair]) -> Iterator[OptionsResult]:
    for at in range(1 + len(trial.others) if trial.others else 0):
        scores = [pair.score for pair in pairs if pair.first == 0 and trial.turn(pair.number) == at]
        if scores:
            yield OptionsResult(trial.options_of(at), len(scores), sum(scores) / len(scores))


def _effort(bot: str, place: int, pairs: Sequence[MirroredPair]) -> Effort:
    own = [(pair, 0 if pair.first == place else 1) for pair in pairs if place in (pair.first, pair.second)]
    moves = sum(half.moves[side] for pair, side in own for half in pair.halves)
    seconds = sum(half.seconds[side] for pair, side in own for half in pair.halves)
    return Effort(bot, moves, round(1000 * seconds / moves, 3) if moves else 0.0)
