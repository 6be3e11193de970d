"""Positions as text: a word and its facts a line, the board as a picture."""

from collections.abc import Iterator

import msgspec

from pelipoyta.games.sequence.board import CELL_NAMES, CELLS, CORNERS, SIDE
from pelipoyta.games.sequence.cards import NAMES, PACKS
from pelipoyta.games.sequence.model import LAPSED, NOBODY, Options, State
from pelipoyta.games.sequence.notation.words import CHIPS, TEAMS, write_cards, write_line


def draw(s: State) -> str:
    return "\n".join([*_draw_head(s), *_draw_board(s), *_draw_cards(s), *_draw_rest(s)])


def _draw_head(s: State) -> Iterator[str]:
    yield f"seats {s.seats}"
    plain = msgspec.to_builtins(Options())
    chosen = {name: value for name, value in msgspec.to_builtins(s.options).items() if value != plain.get(name)}
    if chosen:
        yield f"options {msgspec.json.encode(chosen).decode()}"
    yield f"phase {s.phase.value}"
    for word, value in (("dealer", s.dealer), ("turn", s.turn), ("drawer", s.drawer)):
        if value != NOBODY:
            yield f"{word} {value}"
    for word, value in (("turns", s.turns), ("passes", s.passes)):
        if value:
            yield f"{word} {value}"


def _draw_board(s: State) -> Iterator[str]:
    yield "board"
    for row in range(0, len(CELLS), SIDE):
        yield " ".join("*" if cell in CORNERS else CHIPS[s.board[cell]] for cell in CELLS[row : row + SIDE])
    for five in s.fives:
        yield f"five {TEAMS[five.team]} {write_line(five.cells)}"


def _draw_cards(s: State) -> Iterator[str]:
    for word, piles in (("hand", s.hands), ("pile", s.piles)):
        for seat, cards in enumerate(piles):
            if cards:
                yield f"{word} {seat} {write_cards(cards)}"
    if s.stock != PACKS:
        yield f"stock {write_cards(s.stock)}".rstrip()
        for seat, cards in enumerate(s.drawn):
            if cards:
                yield f"drawn {seat} {write_cards(cards)}"
    if s.exchanged:
        yield f"dead {write_cards(s.exchanged)}"


def _draw_rest(s: State) -> Iterator[str]:
    if s.cutting:
        yield " ".join(["cutting", *map(str, s.cutting)])
    for seat, turn in enumerate(s.owed):
        if turn:
            yield f"owed {seat} {'lapsed' if turn == LAPSED else turn}"
    if s.placed != NOBODY:
        yield f"placed {CELL_NAMES[s.placed]}"
    if s.last:
        yield f"last {s.last.seat} {NAMES[s.last.card]} {CELL_NAMES[s.last.cell]}"
    yield from _draw_penalty(s)
    if s.why:
        yield f"over {s.why} {TEAMS[s.winner] if s.winner >= 0 else ''}".rstrip()


def _draw_penalty(s: State) -> Iterator[str]:
    if s.claim:
        yield " ".join(["claim", str(s.claim.by), TEAMS[s.claim.team], str(s.claim.turn), *map(str, s.claim.denied)])
    barred = [seat for seat, claimed in enumerate(s.claimed) if claimed]
    for word, seats in (("barred", barred), ("owing", s.owing)):
        if seats:
            yield " ".join([word, *map(str, seats)])
    for seat, card in enumerate(s.chosen):
        if card != NOBODY:
            yield f"chosen {seat} {NAMES[card]}"
