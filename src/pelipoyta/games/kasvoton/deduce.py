"""Deduction by counting: bounds, likelihoods and samples of face-down cards, from what a seat has seen.

A player's cards may be any of the deck that have not been seen elsewhere, save that the six standard cards are among
the army (KV-C2), split between team mates in known numbers (KV-F1). Positions and moves prove nothing, so all hidden
cards a player was dealt are alike.
"""

from collections import Counter
from functools import lru_cache
from math import perm
from random import Random
from typing import NamedTuple

from pelipoyta.games.kasvoton.board import ARMY, COLUMNS, MIDDLE, home_of, left_of, mates, partner_of, side_of
from pelipoyta.games.kasvoton.deck import RANKS, rank_of, standard, whole
from pelipoyta.games.kasvoton.model import Deduction, Stage, View
from pelipoyta.games.kasvoton.points import points
from pelipoyta.games.kasvoton.rules.muster import rest_of_six, shares

Faces = tuple[int, ...]


class Unknown(NamedTuple):
    """Knowledge of one side; a group is the cards dealt to one of its players."""

    deck: tuple[tuple[int, int], ...]  # how many there are of each face
    turned: Faces  # known not to be in the army
    seats: tuple[int, ...]  # whose group
    known: tuple[Faces, ...]  # faces seen, by group
    hidden: tuple[int, ...]  # how many are not seen, by group
    splits: tuple[tuple[Faces, ...], ...]  # the ways the standard cards may be split among the groups


class Way(NamedTuple):
    """Consequences of one way to split the six."""

    split: tuple[Faces, ...]
    must: tuple[Counter[int], ...]  # hidden in the group for sure
    free: tuple[int, ...]  # hidden cards beyond those
    pool: Counter[int]  # where they may come from
    weight: int


def owner_of(seats: int, middle: tuple[int, ...], card: int) -> int:
    """Seat a card was dealt to; of the two in the middle column the left player said which (KV-F3)."""
    side, home = card // ARMY, home_of(card)
    if seats == 2:
        return side
    left = left_of(side)
    if home % COLUMNS == MIDDLE:
        return left if home == middle[side] else partner_of(left)
    return side if home % COLUMNS < MIDDLE else side + 2


@lru_cache(maxsize=256)
def owners(seats: int, middle: tuple[int, ...]) -> tuple[int, ...]:
    """Seats of owner_of for all cards, by card."""
    return tuple(owner_of(seats, middle, card) for card in range(2 * ARMY))


def unknown(v: View, side: int) -> Unknown:
    """Unknown part of a side in a view."""
    seats = mates(v.seats, side)
    known: dict[int, list[int]] = {seat: list(v.hand) if seat == v.seat else [] for seat in seats}
    hidden, dealt = dict.fromkeys(seats, 0), owners(v.seats, v.middle)
    for card in v.cards:
        if card.side == side:
            owner = dealt[card.id]
            known[owner] += [card.face] if card.face else []
            hidden[owner] += not card.face
    if v.stage in (Stage.MUSTER, Stage.DEPLOY):  # what was dealt is not all on the board yet
        hidden = {seat: ARMY * 2 // v.seats - len(known[seat]) for seat in seats}
    return Unknown(
        deck=(points(v.options).deck or printed_deck)(v, side),
        turned=v.turned[side],
        seats=seats,
        known=tuple(tuple(sorted(known[seat])) for seat in seats),
        hidden=tuple(hidden[seat] for seat in seats),
        splits=_splits(v, side),
    )


def printed_deck(v: View, side: int) -> tuple[tuple[int, int], ...]:
    """Faces of a whole deck: by the printed rules any of its cards may be drawn."""
    return whole()


def left_share(v: View) -> Faces | None:
    """Share of the six that the left player of the viewer's team took, or would take."""
    if v.split is None or v.seat is None:
        return None
    side = side_of(v.seat)
    return v.split if v.seat == left_of(side) else rest_of_six(v.knights[side], v.split)


def _splits(v: View, side: int) -> tuple[tuple[Faces, ...], ...]:
    knight = v.knights[side]
    if v.seats == 2:
        return ((tuple(sorted(standard(knight))),),)
    if v.seat is None or side_of(v.seat) != side:
        return _splits_of_four(side, knight, None, v.took[side])
    share = left_share(v)
    return () if share is None else _splits_of_four(side, knight, share, v.took[side])


@lru_cache(maxsize=1024)
def _splits_of_four(side: int, knight: int, share: Faces | None, took: int) -> tuple[tuple[Faces, ...], ...]:
    """Shares of both players of a side, by seat: the left one took so many of the six, the share where it is known."""
    left = left_of(side)
    found = [each for each in (shares(knight) if share is None else [share]) if len(each) == took]
    parts = [{left: each, partner_of(left): rest_of_six(knight, each)} for each in found]
    return tuple(tuple(part[seat] for seat in mates(4, side)) for part in parts)


@lru_cache(maxsize=4096)
def ways(u: Unknown) -> tuple[Way, ...]:
    """Every split that is consistent with what was seen; none is certain in a position made by hand."""
    found = [way for split in u.splits if (way := _way(u, split)) is not None]
    nothing = tuple(() for _ in u.seats)
    return tuple(found) or (
        Way(split=nothing, must=tuple(Counter() for _ in u.seats), free=u.hidden, pool=+_pool(u), weight=1),
    )


def _way(u: Unknown, split: tuple[Faces, ...]) -> Way | None:
    must = tuple(Counter(share) - Counter(known) for share, known in zip(split, u.known, strict=True))
    pool = _pool(u)
    for wanted in must:
        pool.subtract(wanted)
    free = tuple(hidden - wanted.total() for hidden, wanted in zip(u.hidden, must, strict=True))
    if min(free) < 0 or min(pool.values()) < 0:
        return None
    weight = 1
    for hidden, wanted in zip(u.hidden, must, strict=True):
        weight *= perm(hidden, wanted.total())
    return Way(split=split, must=must, free=free, pool=+pool, weight=weight)


def _pool(u: Unknown) -> Counter[int]:
    pool = Counter(dict(u.deck))
    for seen in (u.turned, *u.known):
        pool.subtract(seen)
    return pool


def _by_rank(faces: Counter[int]) -> list[int]:
    counts = [0] * len(RANKS)
    for face, count in faces.items():
        counts[rank_of(face) - 1] += count
    return counts


@lru_cache(maxsize=4096)
def bounds(u: Unknown, group: int) -> tuple[Faces, Faces]:
    """Bounds by rank: least and greatest number among a group's hidden cards."""
    each = [_bounds(way, group) for way in ways(u)]
    least = tuple(min(column) for column in zip(*(low for low, _ in each), strict=True))
    most = tuple(max(column) for column in zip(*(high for _, high in each), strict=True))
    return least, most


def _bounds(way: Way, group: int) -> tuple[list[int], list[int]]:
    must, pool, free = _by_rank(way.must[group]), _by_rank(way.pool), way.free[group]
    elsewhere = sum(pool) - free
    low = [sure + max(0, more - elsewhere) for sure, more in zip(must, pool, strict=True)]
    high = [sure + min(free, more) for sure, more in zip(must, pool, strict=True)]
    return low, high


@lru_cache(maxsize=4096)
def likely(u: Unknown, group: int) -> tuple[float, ...]:
    """Probability by rank of any one hidden card of the group, all arrangements being equally likely."""
    found = ways(u)
    total = sum(way.weight for way in found)
    shares_ = [0.0] * len(RANKS)
    for way in found:
        pool = _by_rank(way.pool)
        rate = way.free[group] / max(1, sum(pool))
        for index, sure in enumerate(_by_rank(way.must[group])):
            shares_[index] += (sure + pool[index] * rate) * way.weight / total / max(1, u.hidden[group])
    return tuple(shares_)


def guess(u: Unknown, rng: Random) -> tuple[tuple[Faces, ...], list[list[int]]]:
    """Random sample: the split, and the hidden faces of each group in random order."""
    found = ways(u)
    way = rng.choices(found, [way.weight for way in found])[0]
    pool = list(way.pool.elements())
    rng.shuffle(pool)
    groups = []
    for wanted, free in zip(way.must, way.free, strict=True):
        faces = [*wanted.elements(), *pool[:free]]
        del pool[:free]
        rng.shuffle(faces)
        groups.append(faces)
    return way.split, groups


def deduce(v: View) -> tuple[Deduction, ...]:
    """Deduction aid: for every player with cards the viewer has not seen, their possible ranks."""
    if not v.options.deduction or v.stage in (Stage.KNIGHT, Stage.SPLIT, Stage.MUSTER, Stage.DEPLOY, Stage.ENLIST):
        return ()
    found, dealt = [], owners(v.seats, v.middle)
    hidden = [card.id for card in v.cards if not card.face]
    for side in (0, 1):
        u = unknown(v, side)
        for group, seat in enumerate(u.seats):
            cards = tuple(card for card in hidden if dealt[card] == seat)
            if cards:
                found.append(Deduction(seat, cards, *bounds(u, group)))
    return tuple(found)
