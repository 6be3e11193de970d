"""Abstract model of placement and fencing, small enough to visit every interleaving of its steps.

Two owners, one table, and players who ask again until they are answered. A step is one transaction, or what a process
does between two of them; a process may pause at any point, which is the same as never being chosen. Leases run out at
any moment, whether their owners know it or not, so that no clock is trusted anywhere: only designs with planted faults
look at an owner's own opinion of its lease.
"""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

MOVES = 2  # that players make; longer logs show nothing new
CLAIMS = 3  # of the table in all
FORMER = "an owner wrote after the table was claimed by another"
Loads = Literal["after", "before", "never"]


class Owner(NamedTuple):
    """One process: what it believes, and what it has been told."""

    epoch: int | None = None  # under which it claimed the table
    length: int | None = None  # of the log that it has folded; None: it has not read it
    flying: tuple[int, int, int] | None = None  # an append under way: move, number and epoch of its line
    passed: bool = False  # the fence, where it is checked in a transaction of its own
    unsure: bool = True  # its last append was not answered, or it has loaded the table since
    alive: bool = True  # its lease, as the database has it
    sure: bool = True  # its lease, as it believes by its own clock


class World(NamedTuple):
    """The database, both processes, and what players were told."""

    owner: int | None
    epoch: int
    log: tuple[tuple[int, int, int], ...]  # move, author and epoch of each line
    answered: frozenset[int]  # moves that were acknowledged
    refused: bool  # a right move was refused as stale
    owners: tuple[Owner, Owner]


class Design(NamedTuple):
    """The protocol, or one with a planted fault."""

    fence: bool = True  # owner and epoch are looked at
    epochs: bool = True  # the fence compares epochs too, not the owner alone, and as they were when it was decided
    atomic: bool = True  # the fence is checked in the append's own transaction
    raises: bool = True  # a claim raises the epoch
    key: bool = True  # a line's number is its primary key
    once: bool = True  # a move that is in the log already is not done again
    loads: Loads = "after"  # the log is read after the claim
    proves: bool = True  # a refusal is told only by an owner whose claim the database confirms
    doubts: bool = True  # … and, where its state may lack lines, the length of the log
    follows: bool = True  # players are shown what is in the log, whoever wrote it
    clock: bool = False  # instead of the fence an owner looks at its own clock, which may be wrong


START = World(None, 0, (), frozenset(), False, (Owner(), Owner()))


def steps(world: World, design: Design) -> Iterator[World]:
    """Every world that one step leads to."""
    shown = world.answered | {move for move, _, _ in world.log}
    if design.follows and shown != world.answered:  # a gateway has looked at the log
        yield world._replace(answered=shown)
    for who in (0, 1):
        mine = world.owners[who]
        yield _with(world, who, mine._replace(alive=not mine.alive))
        if design.clock:
            yield _with(world, who, mine._replace(sure=not mine.sure))
        yield from _claim(world, who, design)
        if mine.epoch is not None or design.loads == "before":
            yield from _load(world, who, design)
        if mine.epoch is not None and mine.length is not None and mine.flying is None:
            yield from _serve(world, who, design)
        if mine.flying is not None:
            yield from _append(world, who, design)


def _claim(world: World, who: int, design: Design) -> Iterator[World]:
    mine = world.owners[who]
    if world.epoch >= CLAIMS or (world.owner not in (None, who) and world.owners[world.owner or 0].alive):
        return
    epoch = world.epoch + 1 if design.raises and world.owner != who else max(world.epoch, 1)
    length = mine.length if design.loads == "before" else 0 if design.loads == "never" else None
    claimed = mine._replace(epoch=epoch, length=length, unsure=True)  # an append of the table before goes on
    yield _with(world._replace(owner=who, epoch=epoch), who, claimed)


def _load(world: World, who: int, design: Design) -> Iterator[World]:
    mine = world.owners[who]
    if mine.length is None and design.loads != "never":
        yield _with(world, who, mine._replace(length=len(world.log)))


def _serve(world: World, who: int, design: Design) -> Iterator[World]:
    """A player asks for the move that is next by what players were shown, which is the log."""
    mine, move = world.owners[who], len(world.answered)
    length = mine.length or 0
    if move >= MOVES:
        return
    known = {line[0] for line in world.log[:length]}
    if design.once and move in known:
        yield world._replace(answered=world.answered | {move})
    elif length >= move:
        yield _with(world, who, mine._replace(flying=(move, length, mine.epoch or 0), passed=False))
    else:  # by its old state the move is one of a version to come
        owns = world.owner == who and world.epoch == mine.epoch
        newest = not (design.doubts and mine.unsure) or length == len(world.log)
        if (owns and newest) or not design.proves:
            yield world._replace(refused=True)
        else:
            yield _with(world, who, Owner(alive=mine.alive, sure=mine.sure))


def _append(world: World, who: int, design: Design) -> Iterator[World]:
    mine = world.owners[who]
    assert mine.flying is not None
    move, number, epoch = mine.flying
    overtaken = _with(world, who, Owner(alive=mine.alive, sure=mine.sure))  # the table is unloaded
    holds = world.owner == who and (world.epoch == epoch or not design.epochs)
    if design.clock:
        holds = mine.sure
    if design.fence and not design.atomic and not mine.passed:
        yield _with(world, who, mine._replace(passed=True)) if holds else overtaken
        return
    free = number == len(world.log) if design.key else True
    if not free or (design.fence and design.atomic and not holds):
        yield overtaken
        return
    stored = world._replace(log=(*world.log[:number], (move, who, epoch), *world.log[number + 1 :]))
    landed = mine._replace(flying=None, passed=False)
    same = (mine.epoch, mine.length) == (epoch, number)  # else the table has been loaded anew meanwhile
    done = landed._replace(length=number + 1, unsure=False) if same else landed
    yield _with(stored._replace(answered=world.answered | {move}), who, done)
    yield _with(stored, who, done)  # the answer is lost on its way
    yield _with(stored, who, landed._replace(unsure=True))  # so is that of the database


def _with(world: World, who: int, owner: Owner) -> World:
    owners = (owner, world.owners[1]) if who == 0 else (world.owners[0], owner)
    return world._replace(owners=owners)


def violation(world: World) -> str:
    """The promise that is broken, or an empty text."""
    moves = [move for move, _, _ in world.log]
    if world.answered - set(moves):
        return "an acknowledged move is not in the log"
    if len(set(moves)) < len(moves):
        return "a move is in the log twice"
    epochs = [epoch for _, _, epoch in world.log]
    if epochs != sorted(epochs):
        return "a former owner wrote after its heir"
    authors: dict[int, int] = {}
    for _, who, epoch in world.log:
        if authors.setdefault(epoch, who) != who:
            return "two owners wrote under one epoch"
    return "a right move was refused" if world.refused else ""


def late_writes(before: World, after: World) -> str:
    """A line whose author no longer owned the table when it was written."""
    if len(after.log) <= len(before.log):
        return ""
    _, who, epoch = after.log[-1]
    return "" if (before.owner, before.epoch) == (who, epoch) else FORMER


def explore(design: Design, judge: Callable[[World], str] = violation) -> tuple[int, set[str]]:
    """Visit every reachable world; the number of them, and the promises that any of them breaks."""
    seen, queue, broken = {START}, deque([START]), set[str]()
    while queue:
        world = queue.popleft()
        for after in steps(world, design):
            if len(after.log) > MOVES + 1:
                continue
            broken |= {judge(after), late_writes(world, after)}
            if after not in seen:
                seen.add(after)
                queue.append(after)
    return len(seen), broken - {""}
