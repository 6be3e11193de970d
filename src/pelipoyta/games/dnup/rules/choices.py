"""Legal acts of a seat, and the rule that forbids the rest. Reads the table and that seat's own hand only."""

from collections.abc import Iterator
from itertools import groupby

from pelipoyta.games.dnup.cards import holds, minus, turned
from pelipoyta.games.dnup.model import Act, Add, Cards, Play, Spot, State, Take, Turn
from pelipoyta.games.dnup.rules.table import AREAS, END, same_size, slot, spots, stage
from pelipoyta.kernel import Refusal, Seat


def legal(s: State, seat: Seat) -> list[Act]:
    if stage(s) != "play" or seat != s.turn:
        return []
    listed = [*_plays(s, seat), *_adds(s, seat), *_takes(s, seat), Turn()]
    return [act for act in listed if why_not_act(s, seat, act) is None]


def _plays(s: State, seat: Seat) -> Iterator[Act]:
    for _, same in groupby(s.hands[seat], key=lambda card: card.up):
        yield from (Play(chosen) for chosen in choices(tuple(same)) if chosen)


def choices(some: Cards) -> list[Cards]:
    """Every different handful of the cards, the empty one included; equal cards are interchangeable."""
    found: list[Cards] = [()]
    for kind, alike in groupby(some):
        copies = len(list(alike))
        found = [(*chosen, *(kind,) * count) for chosen in found for count in range(copies + 1)]
    return found


def _adds(s: State, seat: Seat) -> Iterator[Act]:
    for spot in _others(s, seat):
        yield from (Add(card, spot.seat, spot.area) for card in sorted(set(s.hands[seat])))


def _takes(s: State, seat: Seat) -> Iterator[Act]:
    return (Take(spot.seat, spot.area) for spot in _others(s, seat))


def _others(s: State, seat: Seat) -> list[Spot]:
    players = len(s.hands)
    return [spot for spot in spots(players) if spot.seat != seat and s.table[slot(players, spot)]]


def why_not(s: State, seat: Seat, act: Act) -> Refusal | None:
    now = stage(s)
    if now == "over":
        return Refusal(END[len(s.hands)], "game-over")
    if now != "play":
        return Refusal("DNUP-1.3", "not-dealt")
    if seat in s.out:
        return Refusal("DNUP-3.1", "you-are-out")
    if seat != s.turn:
        return Refusal("DNUP-8.2" if len(s.hands) == 2 else "DNUP-2.1", "not-your-turn")
    return why_not_act(s, seat, act)


def why_not_act(s: State, seat: Seat, act: Act) -> Refusal | None:
    if isinstance(act, Play):
        return _why_not_play(s, seat, act.cards)
    if isinstance(act, Add):
        return _why_not_there(s, seat, Spot(act.seat, act.area), "DNUP-B") or _why_not_add(s, seat, act)
    if isinstance(act, Take):
        return _why_not_there(s, seat, Spot(act.seat, act.area), "DNUP-C")
    return None  # DNUP-D: always


def _why_not_play(s: State, seat: Seat, cards: Cards) -> Refusal | None:
    if not cards:
        return Refusal("DNUP-1.4", "no-cards")
    if len({card.up for card in cards}) > 1:
        return Refusal("DNUP-1.4", "unequal")
    if tuple(sorted(cards)) != cards:
        return Refusal("DNUP-1.4", "not-in-order")
    return _why_not_hold(s, seat, cards, "DNUP-A") or _why_not_lay(s, seat, cards, None)


def _why_not_hold(s: State, seat: Seat, cards: Cards, rule: str) -> Refusal | None:
    hand = s.hands[seat]
    if holds(hand, cards):
        return None
    missing = minus(cards, hand)[0]
    facts: dict[str, str | int] = {"up": missing.up, "down": missing.down}
    if turned([missing])[0] in minus(hand, cards):
        return Refusal("DNUP-1.3", "other-way-up", facts)
    return Refusal(rule, "not-in-hand", facts)


def _why_not_lay(s: State, seat: Seat, cards: Cards, there: Spot | None) -> Refusal | None:
    """DNUP-A.2, DNUP-A.3, DNUP-B.2: a set of a size that lies already must be higher."""
    players = len(s.hands)
    rival = same_size(s.table, players, len(cards), but=there)
    if rival is None or cards[0].up > s.table[slot(players, rival)][0].up:
        return None
    facts: dict[str, str | int] = {
        "size": len(cards), "value": cards[0].up, "rival": s.table[slot(players, rival)][0].up
    }  # fmt: skip
    if rival.seat == seat:
        return Refusal("DNUP-8.4", "not-above-own", facts)
    return Refusal("DNUP-B.2" if there else "DNUP-A.2", "not-higher", facts)


def _why_not_there(s: State, seat: Seat, there: Spot, rule: str) -> Refusal | None:
    players = len(s.hands)
    if there.seat == seat:
        return Refusal("DNUP-8.4" if players == 2 else rule, "own-set")
    on_table = 0 <= there.seat < players and 1 <= there.area <= AREAS[players]
    if not on_table or not s.table[slot(players, there)]:
        return Refusal(rule, "no-set")
    return None


def _why_not_add(s: State, seat: Seat, act: Add) -> Refusal | None:
    there = Spot(act.seat, act.area)
    lying = s.table[slot(len(s.hands), there)]
    if act.card.up != lying[0].up:
        return Refusal("DNUP-B.1", "other-value", {"up": act.card.up, "value": lying[0].up})
    held = _why_not_hold(s, seat, (act.card,), "DNUP-B")
    return held or _why_not_lay(s, seat, (*lying, act.card), there)
