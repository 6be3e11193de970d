"""Positions as text: a word and its facts a line, the board as a picture; what is left out is as at the start."""

from collections.abc import Callable, Iterator

import msgspec

from pelipoyta.games.sequence.board import CELL_NAMES, CELLS, CORNERS, SIDE, cell_named
from pelipoyta.games.sequence.cards import NAMES, PACKS, face_named, minus
from pelipoyta.games.sequence.model import FREE, LAPSED, NOBODY, Claimed, Five, Last, Options, Phase, State
from pelipoyta.games.sequence.notation.words import (
    TEAMS,
    read_cards,
    read_line,
    team_named,
    write_cards,
    write_line,
)
from pelipoyta.games.sequence.rules import SEATS, fits, start, team_count
from pelipoyta.kernel import Deck

CHIPS = ("b", "r", "g", ".")  # by team; the last is FREE
ENDS = ("SEQ-2.2", "SEQ-2.7")
Reader = Callable[[State, list[str]], None]


def draw(s: State) -> str:
    return "\n".join([*_draw_head(s), *_draw_board(s), *_draw_cards(s), *_draw_rest(s)])


def _draw_head(s: State) -> Iterator[str]:
    yield f"seats {s.seats}"
    plain = msgspec.to_builtins(Options())
    chosen = {name: value for name, value in msgspec.to_builtins(s.options).items() if value != plain[name]}
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


def read(text: str) -> State:
    lines = [line.split() for line in text.splitlines() if line.strip()]
    try:
        s = _read_head(lines)
        for words in lines:
            _READERS[words[0]](s, words[1:])
    except (KeyError, IndexError) as error:
        raise ValueError(f"cannot be read: {error}") from error
    return _complete(s)


def _read_head(lines: list[list[str]]) -> State:
    """The table itself; takes the board's picture out of the lines as well."""
    head = {words[0]: words[1:] for words in lines[:2]}
    seats = int(head["seats"][0])
    try:
        options = msgspec.json.decode(" ".join(head.get("options", ["{}"])), type=Options)
    except msgspec.DecodeError as error:
        raise ValueError(f"options: {error}") from error
    if seats not in SEATS or fits(options, seats):
        raise ValueError(f"no game for {seats} with {options}")
    s = start(options, seats)
    s.phase, s.cutting = Phase.PLAY, ()
    at = lines.index(["board"]) if ["board"] in lines else len(lines)
    if at < len(lines):
        picture = _picture(lines[at + 1 : at + 1 + SIDE])
        s.board = [_chip(s, cell, word) for cell, word in zip(CELLS, picture, strict=True)]
    del lines[at : at + 1 + SIDE]
    return s


def _picture(rows: list[list[str]]) -> list[str]:
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise ValueError("the board has ten rows of ten")
    return [word for row in rows for word in row]


def _chip(s: State, cell: int, word: str) -> int:
    chips = (*CHIPS[: team_count(s.options, s.seats)], ".")
    if word not in (("*",) if cell in CORNERS else chips):
        raise ValueError(f"{CELL_NAMES[cell]} cannot hold {word}")
    return FREE if word in ("*", ".") else CHIPS.index(word)


def _complete(s: State) -> State:
    """The draw pile is all the rest; before the first reshuffle everyone drew what they hold and have shown."""
    out = [card for cards in (*s.hands, *s.piles) for card in cards]
    left = minus(PACKS, out)
    if len(left) + len(out) != len(PACKS):
        raise ValueError("more than two copies of a card")
    if s.phase in (Phase.PLAY, Phase.LOCK, Phase.REFILL) and s.turn == NOBODY:
        raise ValueError("whose turn is it?")
    if (s.phase is Phase.OVER) != (s.why in ENDS) or (s.phase is Phase.LOCK) != (s.placed != NOBODY):
        raise ValueError("the phase does not go with the rest")
    s.deck = Deck(bag=left)
    if s.stock == PACKS:
        s.drawn = [tuple(sorted(hand + pile)) for hand, pile in zip(s.hands, s.piles, strict=True)]
    return s


def _read_hand(s: State, words: list[str]) -> None:
    s.hands[_seat(s, words[0])] = tuple(sorted(read_cards(words[1:])))


def _read_pile(s: State, words: list[str]) -> None:
    s.piles[_seat(s, words[0])] = read_cards(words[1:])


def _read_drawn(s: State, words: list[str]) -> None:
    s.drawn[_seat(s, words[0])] = tuple(sorted(read_cards(words[1:])))


def _read_owed(s: State, words: list[str]) -> None:
    s.owed[_seat(s, words[0])] = LAPSED if words[1] == "lapsed" else int(words[1])


def _read_chosen(s: State, words: list[str]) -> None:
    s.chosen[_seat(s, words[0])] = face_named(words[1])


def _read_five(s: State, words: list[str]) -> None:
    s.fives += (Five(team_named(words[0]), read_line(words[1])),)


def _read_last(s: State, words: list[str]) -> None:
    s.last = Last(_seat(s, words[0]), face_named(words[1]), cell_named(words[2]))


def _read_claim(s: State, words: list[str]) -> None:
    by, team, turn, *denied = words
    s.claim = Claimed(_seat(s, by), team_named(team), int(turn), tuple(_seat(s, seat) for seat in denied))


def _read_barred(s: State, words: list[str]) -> None:
    for seat in words:
        s.claimed[_seat(s, seat)] = True


def _read_over(s: State, words: list[str]) -> None:
    s.why, s.winner = words[0], team_named(words[1]) if len(words) > 1 else NOBODY


def _seat(s: State, word: str) -> int:
    seat = int(word)
    if not 0 <= seat < s.seats:
        raise ValueError(f"no such seat: {word}")
    return seat


def _read_nothing(s: State, words: list[str]) -> None:
    """Read with the head."""


def _sets(name: str, value: Callable[[list[str]], object]) -> Reader:
    """A reader that sets one field."""
    return lambda s, words: setattr(s, name, value(words))


def _sets_seat(name: str) -> Reader:
    return lambda s, words: setattr(s, name, _seat(s, words[0]))


def _sets_seats(name: str) -> Reader:
    return lambda s, words: setattr(s, name, tuple(_seat(s, word) for word in words))


_READERS: dict[str, Reader] = {
    "seats": _read_nothing,
    "options": _read_nothing,
    "phase": _sets("phase", lambda words: Phase(words[0])),
    "dealer": _sets_seat("dealer"),
    "turn": _sets_seat("turn"),
    "drawer": _sets_seat("drawer"),
    "turns": _sets("turns", lambda words: int(words[0])),
    "passes": _sets("passes", lambda words: int(words[0])),
    "cutting": _sets_seats("cutting"),
    "owing": _sets_seats("owing"),
    "stock": _sets("stock", lambda words: tuple(sorted(read_cards(words)))),
    "dead": _sets("exchanged", read_cards),
    "placed": _sets("placed", lambda words: cell_named(words[0])),
    "hand": _read_hand,
    "pile": _read_pile,
    "drawn": _read_drawn,
    "owed": _read_owed,
    "chosen": _read_chosen,
    "five": _read_five,
    "last": _read_last,
    "claim": _read_claim,
    "barred": _read_barred,
    "over": _read_over,
}
