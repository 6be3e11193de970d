"""Text in and out: a position as a line a player, an action as the card's number.

options {"rounds":5}
round 2
hand 1 4 9 laid 0 points 1
hand 2 7 laid 10 points 0
pack 1 1 2 3 3 4 5 5 6 6 7 8 8 9 10
"""

import re
from collections import Counter

import msgspec

from huuto.model import HAND, NOTHING, PACK, Cards, Lay, Options, State
from pelipoyta.kernel import Notation

PLAYER = re.compile(r"hand((?: \d+)*) laid (\d+) points (\d+)")


def draw(s: State) -> str:
    players = (
        f"hand{_numbers(hand)} laid {laid} points {points}"
        for hand, laid, points in zip(s.hands, s.laid, s.points, strict=True)
    )
    options = msgspec.json.encode(s.options).decode()
    return "\n".join([f"options {options}", f"round {s.round}", *players, f"pack{_numbers(s.bag)}"])


def _numbers(cards: Cards) -> str:
    return "".join(f" {card}" for card in cards)


def read(text: str) -> State:
    lines = [" ".join(line.split()) for line in text.splitlines() if line.strip()]
    if len(lines) < 5 or not re.fullmatch(r"round \d+", lines[1]) or not re.fullmatch(r"pack( \d+)*", lines[-1]):
        raise ValueError("options, round, a line for each player, pack")
    players = [PLAYER.fullmatch(line) for line in lines[2:-1]]
    s = State(
        options=_options(lines[0]),
        hands=[],
        laid=[],
        points=[],
        bag=_cards(lines[-1].removeprefix("pack")),
        round=int(lines[1].split()[1]),
    )
    for player in players:
        if player is None:
            raise ValueError("hand 1 4 9 laid 0 points 1")
        s.hands.append(_cards(player[1]))
        s.laid.append(int(player[2]))
        s.points.append(int(player[3]))
    _check(s)
    return s


def _options(line: str) -> Options:
    try:
        return msgspec.json.decode(line.removeprefix("options "), type=Options)
    except msgspec.MsgspecError as error:
        raise ValueError(f"options: {error}") from error


def _cards(text: str) -> Cards:
    return tuple(sorted(map(int, text.split())))


def _check(s: State) -> None:
    """No position that the rules could not lead to."""
    laid = [card for card in s.laid if card != NOTHING]
    cards = Counter(s.bag) + Counter(card for hand in s.hands for card in hand) + Counter(laid)
    sizes = {len(hand) + (card != NOTHING) for hand, card in zip(s.hands, s.laid, strict=True)}
    shown = s.round * len(s.hands)
    dealt = s.round > 0 or sizes != {0}
    if not 2 <= len(s.hands) <= 4 or len(sizes) != 1 or max(sizes) > HAND or (not dealt and laid):
        raise ValueError("two to four players with hands of one size")
    if cards - Counter(PACK) or cards.total() + shown != len(PACK) or s.round > s.options.rounds:
        raise ValueError("cards that cannot be")
    if sum(s.points) > s.round or len(laid) == len(s.laid):
        raise ValueError("points or laid cards that cannot be")
    _check_dealing(s, max(sizes), dealt)


def _check_dealing(s: State, size: int, dealt: bool) -> None:
    """Hands are full unless the pack was short, or they are about to be filled up."""
    lacking = (HAND - size) * len(s.hands)
    between = all(card == NOTHING for card in s.laid)
    if dealt and lacking and len(s.bag) >= lacking and not (between and size == HAND - 1):
        raise ValueError("hands that would have been filled up")


def parse(text: str) -> Lay:
    if not text.strip().isdecimal():
        raise ValueError("the number of a card")
    return Lay(int(text))


NOTATION = Notation(draw, read, lambda lay: str(lay.card), parse)
