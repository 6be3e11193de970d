"""What a reason of an analysis counts, counted by other means: a term of each game's sight, as people would."""

from collections.abc import Callable
from itertools import product
from typing import Any

from pelipoyta.bots.games.dnup.greedy import turns_left
from pelipoyta.games import load
from pelipoyta.games.kasvoton.board import NEAR
from pelipoyta.games.kasvoton.deck import KING, KNIGHT, rank_of
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.sequence.board import LAYOUT
from pelipoyta.games.sequence.cards import NAMES

Count = Callable[[Any, int], float]
WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))
CORNERS = {0, 9, 90, 99}


def own_cards(s: Any, seat: int) -> list[int]:
    """Of Kasvoton: the side's cards that stand."""
    half = len(s.faces) // 2
    return [card for card in range(len(s.faces)) if card // half == seat and s.cells[card] >= 0 and s.faces[card]]


def besieged(s: Any, seat: int) -> int:
    """Enemies beside the seat's king, found card by card."""
    half = len(s.faces) // 2
    kings = [card for card in own_cards(s, seat) if rank_of(s.faces[card]) == KING]
    around = [s.board[cell] for card in kings for cell in NEAR[s.cells[card]]]
    return sum(each >= 0 and each // half != seat for each in around)


def king_seen(s: Any, seat: int) -> int:
    kings = [card for card in own_cards(s, seat) if rank_of(s.faces[card]) == KING]
    return 100 * any(s.open[card] or s.eyes[card] >> (1 - seat) & 1 for card in kings)


def without_knights(s: Any) -> Any:
    """The same with every knight fallen: few games come so far."""
    bare = s.copy()
    bare.cells = [-1 if face >= KNIGHT else cell for cell, face in zip(s.cells, s.faces, strict=True)]
    return bare


def lacking(s: Any, seat: int) -> list[list[int]]:
    """Of Sequence, for two: the free cells of every line that can still be the seat's."""
    found = []
    for row, column, (down, right) in product(range(10), range(10), WAYS):
        if row + 4 * down > 9 or not 0 <= column + 4 * right <= 9:
            continue
        line = [(row + n * down) * 10 + column + n * right for n in range(5)]
        others = [cell for cell in line if cell not in CORNERS and s.board[cell] == 1 - seat]
        finished = any(five.team == seat and len({*five.cells} & {*line}) > 1 for five in s.fives)
        if not others and not finished:
            found.append([cell for cell in line if cell not in CORNERS and s.board[cell] != seat])
    return found


def ready(s: Any, seat: int) -> int:
    shown, held = LAYOUT.split(), {NAMES[card] for card in s.hands[seat]}
    return sum(len(cells) == 1 and shown[cells[0]] in held for cells in lacking(s, seat))


def equity(points: tuple[int, ...], seat: int) -> float:
    """Of dnup, for two: who first has two rounds of three that are even."""
    mine, theirs = 2 - points[seat], 2 - points[1 - seat]
    if not mine or not theirs:
        return float(not mine)
    ways = [sum(toss[: mine + theirs - 1]) >= mine for toss in product((0, 1), repeat=mine + theirs - 1)]
    return sum(ways) / len(ways)


def returning(s: Any, seat: int) -> int:
    """Turns more, once the cards before the seat were in its hand, turned."""
    if seat in s.out or not any(s.table[2 * seat : 2 * seat + 2]):
        return 0
    back = [type(card)(card.down, card.up) for lying in s.table[2 * seat : 2 * seat + 2] for card in lying]
    hand = s.hands[seat]
    return turns_left(tuple(sorted([*hand, *back]))) - (turns_left(hand) if hand else 0)


def of_kind(s: Any, seat: int, zone: str) -> list[Any]:
    return [card for card in s.cards.values() if card.owner == seat and str(card.zone.value) == zone]


def supports(s: Any, seat: int) -> int:
    lying = [CARDS[card.code] for zone in ("support", "attached") for card in of_kind(s, seat, zone)]
    kinds = ("condition", "possession", "artifact")
    return sum(str(card.side.value) == "shadow" and str(card.kind.value) in kinds for card in lying if card.side)


def strength(s: Any, card: Any) -> int:
    """As printed on the card and on what it bears."""
    borne = [CARDS[each.code].strength for each in s.cards.values() if each.host == card.id and each.zone != "stacked"]
    return CARDS[card.code].strength + sum(borne)


def twilight(s: Any, seat: int) -> int:
    """While it can still bring minions, to whoever plays the Shadow."""
    return s.twilight if seat != s.free and str(s.phase.value) in ("fellowship", "shadow", "between") else 0


def threatens(s: Any, seat: int) -> float:
    """How likely the seat fells the other's Emperor in its next turn, as the board shows it."""
    threat = load("rolechess").view(s, seat).threats[1 - seat]
    return 100 * threat.kill if threat else 0.0


COUNTED: dict[tuple[str, str], Count] = {
    ("dnup", "match"): lambda s, seat: 100 * equity(load("dnup").view(s, seat).points, seat),
    ("dnup", "turns"): lambda s, seat: turns_left(s.hands[seat]) if s.hands[seat] and seat not in s.out else 0,
    ("dnup", "cards"): lambda s, seat: 0 if seat in s.out else len(s.hands[seat]),
    ("dnup", "returning"): returning,
    ("sequence", "lines"): lambda s, seat: sum(five.team == seat for five in s.fives),
    ("sequence", "ready"): ready,
    ("sequence", "near"): lambda s, seat: sum(0 < len(cells) < 3 for cells in lacking(s, seat)),
    ("sequence", "jacks"): lambda s, seat: sum(NAMES[card].startswith("J") for card in s.hands[seat]),
    ("kasvoton", "army"): lambda s, seat: sum(
        rank for card in own_cards(s, seat) if (rank := rank_of(s.faces[card])) != KING
    ),
    ("kasvoton", "knight"): lambda s, seat: 100 * any(s.faces[card] >= KNIGHT for card in own_cards(s, seat)),
    ("kasvoton", "siege"): besieged,
    ("kasvoton", "king_seen"): king_seen,
    ("kasvoton", "king_fell"): lambda s, seat: 100 * (KING not in [rank_of(s.faces[c]) for c in own_cards(s, seat)]),
    ("lotr", "burdens"): lambda s, seat: s.players[seat].burdens,
    ("lotr", "journey"): lambda s, seat: s.players[seat].site,
    ("lotr", "dead"): lambda s, seat: len(s.players[seat].dead),
    ("lotr", "companions"): lambda s, seat: len(of_kind(s, seat, "fellowship")),
    ("lotr", "shadows"): supports,
    ("lotr", "wounds"): lambda s, seat: each.wounds if (each := s.cards.get(s.players[seat].bearer)) else 4,
    ("lotr", "fellowship"): lambda s, seat: sum(strength(s, card) for card in of_kind(s, seat, "fellowship")),
    ("lotr", "minions"): lambda s, seat: sum(strength(s, card) for card in of_kind(s, seat, "centre")),
    ("lotr", "twilight"): twilight,
    ("rolechess", "crown"): lambda s, seat: threatens(s, seat) if s.turn == seat else 0,
    ("rolechess", "danger"): lambda s, seat: threatens(s, seat) if s.turn != seat else 0,
}
# In Lackeys, by the judge's own tables of what a piece is worth: nothing else in the house has such a scale.
WEIGHED = {("rolechess", "standing"), ("rolechess", "blow"), ("rolechess", "threat")}
