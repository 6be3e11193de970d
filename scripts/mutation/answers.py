"""Answers: mutants that no test can notice, or that none should, each with its reason (mutants.toml)."""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mutation.mutants import SOURCE, Mutant, mutants

ANSWERED = Path(__file__).with_name("mutants.toml")


@dataclass(frozen=True)
class Answer:
    """A mutant by file, function, old and new text; by the text of its lines too, where the function has several.

    `nth` counts those of one line from 1.
    """

    file: str
    where: str
    old: str
    new: str
    why: str
    lines: tuple[str, ...] = ()
    nth: int = 0

    def fits(self, mutant: Mutant) -> bool:
        same = (mutant.where, mutant.old, mutant.new) == (self.where, self.old, self.new)
        return same and (not self.lines or mutant.text in self.lines)

    def of(self, found: Iterable[Mutant]) -> list[Mutant]:
        """The mutants of its file that it answers."""
        by_line: dict[int, list[Mutant]] = {}
        for mutant in filter(self.fits, found):
            by_line.setdefault(mutant.line, []).append(mutant)
        return [each for group in by_line.values() for each in (group[self.nth - 1 : self.nth] if self.nth else group)]


def answers(path: Path = ANSWERED) -> list[Answer]:
    told = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
    return [Answer(**{**each, "lines": tuple(each.get("lines", ()))}) for each in told]


def answered(known: Iterable[Answer]) -> dict[str, str]:
    """Reasons by mutant's key."""
    return {mutant.key: each.why for each in known for mutant in each.of(_mutants_of(each.file))}


def problems(known: Iterable[Answer]) -> Iterator[str]:
    """Answers that fit no mutant any more, that would fit one that nobody read, or that give no reason."""
    met = set[str]()
    for each in known:
        told = f"{each.file}: {each.where}: {each.old} → {each.new}"
        found = each.of(_mutants_of(each.file))
        lines = [mutant.line for mutant in found]
        if not found or {mutant.text for mutant in found} < set(each.lines):
            yield f"{told}: no longer there"
        if len(set(lines)) < len(lines) or len(found) > max(1, len(each.lines)):
            yield f"{told}: fits several: {', '.join(mutant.key for mutant in found)}"
        if len(each.why) < 10 or met & {mutant.key for mutant in found}:
            yield f"{told}: no reason, or answered twice"
        met |= {mutant.key for mutant in found}


@cache
def _mutants_of(file: str) -> list[Mutant]:
    return mutants(SOURCE / file, file) if (SOURCE / file).exists() else []
