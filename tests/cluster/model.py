"""Abstract model of placement and fencing, small enough to visit every interleaving of its steps.

Two owners and one table. A step is one transaction, or what a process does between two of them; a process may pause
at any point, which is the same as never being chosen. Owners claim, read the log, decide a line, append, are told.
"""

from collections import deque
from collections.abc import Callable, Iterator
from typing import NamedTuple

LINES = 3  # of the log; longer ones show nothing new
CLAIMS = 4  # of the table in all


class Owner(NamedTuple):
    """One process: what it believes, and what it has been told."""

    epoch: int | None = None  # under which it claimed the table
    length: int = 0  # of the log that it has folded
    decided: int | None = None  # line number of an append under way
    passed: bool = False  # the fence, where it is checked in a transaction of its own
    alive: bool = True  # its lease


class World(NamedTuple):
    """The database, and both processes."""

    owner: int | None
    epoch: int
    log: tuple[tuple[int, int], ...]  # author and epoch of each line
    acknowledged: tuple[tuple[int, int, int], ...]  # number, author, epoch
    owners: tuple[Owner, Owner]


class Design(NamedTuple):
    """The protocol, or one with a planted fault."""

    fence: bool = True  # owner and epoch are looked at
    atomic: bool = True  # in the append's own transaction
    raises: bool = True  # a claim raises the epoch
    key: bool = True  # a line's number is its primary key


START = World(None, 0, (), (), (Owner(), Owner()))


def steps(world: World, design: Design) -> Iterator[World]:
    """Every world that one step leads to."""
    for who in (0, 1):
        mine = world.owners[who]
        yield _with(world, who, mine._replace(alive=not mine.alive))
        yield from _claim(world, who, design)
        if mine.epoch is not None and mine.decided is None and mine.length < LINES:
            yield _with(world, who, mine._replace(decided=mine.length, passed=False))
        if mine.decided is not None:
            yield from _append(world, who, design)


def _claim(world: World, who: int, design: Design) -> Iterator[World]:
    other = world.owner is not None and world.owner != who
    if not world.owners[who].alive or world.epoch >= CLAIMS:
        return
    if other and world.owners[world.owner or 0].alive:
        return
    epoch = world.epoch + 1 if design.raises and world.owner != who else max(world.epoch, 1)
    claimed = Owner(epoch=epoch, length=len(world.log))
    yield _with(world._replace(owner=who, epoch=epoch), who, claimed)


def _append(world: World, who: int, design: Design) -> Iterator[World]:
    mine = world.owners[who]
    number = mine.decided or 0
    holds = world.owner == who and world.epoch == mine.epoch
    if design.fence and not design.atomic and not mine.passed:
        after = mine._replace(passed=True) if holds else Owner(alive=mine.alive)
        yield _with(world, who, after)
        return
    free = number == len(world.log) if design.key else True
    if not free or (design.fence and design.atomic and not holds):
        yield _with(world, who, Owner(alive=mine.alive))  # overtaken: the table is unloaded
        return
    epoch = mine.epoch or 0
    log = (*world.log[:number], (who, epoch), *world.log[number + 1 :])
    told = (*world.acknowledged, (number, who, epoch))
    done = mine._replace(length=number + 1, decided=None, passed=False)
    yield _with(world._replace(log=log, acknowledged=told), who, done)


def _with(world: World, who: int, owner: Owner) -> World:
    owners = (owner, world.owners[1]) if who == 0 else (world.owners[0], owner)
    return world._replace(owners=owners)


def violation(world: World) -> str:
    """The promise that is broken, or an empty text."""
    for number, who, epoch in world.acknowledged:
        if number >= len(world.log) or world.log[number] != (who, epoch):
            return "an acknowledged line is not in the log"
    if len({number for number, _, _ in world.acknowledged}) != len(world.acknowledged):
        return "a number was acknowledged twice"
    epochs = [epoch for _, epoch in world.log]
    if epochs != sorted(epochs):
        return "a former owner wrote after its heir"
    authors: dict[int, int] = {}
    for who, epoch in world.log:
        if authors.setdefault(epoch, who) != who:
            return "two owners wrote under one epoch"
    return ""


def late_writes(before: World, after: World) -> str:
    """A line whose author no longer owned the table when it was written."""
    if len(after.acknowledged) > len(before.acknowledged):
        _, who, epoch = after.acknowledged[-1]
        if (before.owner, before.epoch) != (who, epoch):
            return "an owner wrote after the table was claimed by another"
    return ""


def explore(design: Design, judge: Callable[[World], str] = violation) -> tuple[int, set[str]]:
    """Visit every reachable world; the number of them, and the promises that any of them breaks."""
    seen, queue, broken = {START}, deque([START]), set[str]()
    while queue:
        world = queue.popleft()
        for after in steps(world, design):
            broken |= {judge(after), late_writes(world, after)}
            if after not in seen:
                seen.add(after)
                queue.append(after)
    return len(seen), broken - {""}
