"""Parse a position: a keyword and its facts on each line; defaults are those of the start, faults are refused."""

from collections.abc import Callable
from random import Random

import msgspec

from pelipoyta.games.sequence.board import CELL_NAMES, CELLS, CORNERS, SIDE, cell_named
from pelipoyta.games.sequence.cards import PACKS, Cards, face_named, minus
from pelipoyta.games.sequence.model import FREE, LAPSED, NOBODY, Claimed, Five, Last, Options, Phase, State
from pelipoyta.games.sequence.notation.words import CHIPS, read_cards, read_line, team_named
from pelipoyta.games.sequence.rules import SEATS, fits, start, team_count
from pelipoyta.games.sequence.soundness import all_cards, check
from pelipoyta.kernel import Deck

Reader = Callable[[State, list[str]], None]


def read(text: str) -> State:
    """The position; the lines may come in any order, the ten rows after the word `board`."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    rows = _take_board(lines)
    _check_once(lines)
    s = _read_head(lines)
    s.board = [_chip(s, cell, word) for cell, word in zip(CELLS, rows, strict=True)] if rows else s.board
    for word, *words in lines:
        if word not in _READERS:
            raise ValueError(f"cannot be read: {word}")
        _READERS[word](s, words)
    _complete(s)
    check(s)
    return s


def reordered(text: str, rng: Random) -> str:
    """The lines in another order, the fives in theirs; cards and seats of a line that have no order, too."""
    lines = text.splitlines()
    at = lines.index("board")
    board = "\n".join(lines[at : at + 1 + SIDE])
    fives = [line for line in lines if line.startswith("five ")]
    moving = [_mixed(line, rng) for line in lines[:at] + lines[at + 1 + SIDE :] if line not in fives]
    return "\n".join(rng.sample([*moving, board], len(moving) + 1) + fives)


def _mixed(line: str, rng: Random) -> str:
    word, *words = line.split()
    steady = _MIXED.get(word, len(words))
    return " ".join([word, *words[:steady], *rng.sample(words[steady:], len(words) - steady)])


_MIXED = {"hand": 1, "stock": 0, "drawn": 1, "cutting": 0, "barred": 0, "owing": 0, "claim": 3}  # words that stay
_OF_EACH = ("hand", "pile", "drawn", "owed", "chosen")


def _take_board(lines: list[list[str]]) -> list[str]:
    """Take the drawing of the board out of the lines."""
    if ["board"] not in lines:
        return []
    at = lines.index(["board"])
    rows = lines[at + 1 : at + 1 + SIDE]
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise ValueError("the board has ten rows of ten")
    del lines[at : at + 1 + SIDE]
    return [word for row in rows for word in row]


def _check_once(lines: list[list[str]]) -> None:
    """Check that each fact is told once, except sequences."""
    said = [words[: 2 if words[0] in _OF_EACH else 1] for words in lines if words[0] != "five"]
    if any(said.count(what) > 1 for what in said):
        raise ValueError("a position says something twice")


def _read_head(lines: list[list[str]]) -> State:
    """Parse the lines about the table itself."""
    head = {words[0]: words[1:] for words in lines if words[0] in ("seats", "options")}
    try:
        options = msgspec.json.decode(" ".join(head.get("options", ["{}"])), type=Options)
    except msgspec.DecodeError as error:
        raise ValueError(f"options: {error}") from error
    s = start(options, _number(_only(head.get("seats", []))))
    if s.seats not in SEATS or fits(options, s.seats):
        raise ValueError(f"no game for {s.seats} with {options}")
    s.phase, s.cutting = Phase.PLAY, ()
    return s


def _chip(s: State, cell: int, word: str) -> int:
    chips = (*CHIPS[: team_count(s.options, s.seats)], ".")
    if word not in (("*",) if cell in CORNERS else chips):
        raise ValueError(f"{CELL_NAMES[cell]} cannot hold {word}")
    return FREE if word in ("*", ".") else CHIPS.index(word)


def _complete(s: State) -> None:
    """Complete the state: the draw pile is the rest; before a reshuffle seats drew what they hold and have shown."""
    s.deck = Deck(bag=minus(PACKS, all_cards(s)))
    if s.stock == PACKS and not any(s.drawn):
        s.drawn = [tuple(sorted(hand + pile)) for hand, pile in zip(s.hands, s.piles, strict=True)]


def _read_hand(s: State, words: list[str]) -> None:
    s.hands[_seat(s, words[:1])] = tuple(sorted(read_cards(words[1:])))


def _read_pile(s: State, words: list[str]) -> None:
    s.piles[_seat(s, words[:1])] = read_cards(words[1:])


def _read_drawn(s: State, words: list[str]) -> None:
    s.drawn[_seat(s, words[:1])] = tuple(sorted(read_cards(words[1:])))


def _read_owed(s: State, words: list[str]) -> None:
    s.owed[_seat(s, words[:1])] = LAPSED if words[1:] == ["lapsed"] else _number(_only(words[1:]))


def _read_chosen(s: State, words: list[str]) -> None:
    s.chosen[_seat(s, words[:1])] = face_named(_only(words[1:]))


def _read_five(s: State, words: list[str]) -> None:
    team, line = words
    s.fives += (Five(_team(s, team), read_line(line)),)


def _read_last(s: State, words: list[str]) -> None:
    seat, card, cell = words
    s.last = Last(_seat(s, [seat]), face_named(card), cell_named(cell))


def _read_claim(s: State, words: list[str]) -> None:
    by, team, turn, *denied = words
    s.claim = Claimed(_seat(s, [by]), _team(s, team), _number(turn), _seats(s, denied))


def _read_barred(s: State, words: list[str]) -> None:
    for seat in _seats(s, words):
        s.claimed[seat] = True


def _read_over(s: State, words: list[str]) -> None:
    s.why, *winner = words
    s.winner = _team(s, _only(winner)) if winner else NOBODY


def _only(words: list[str]) -> str:
    if len(words) != 1:
        raise ValueError(f"one word, not «{' '.join(words)}»")
    return words[0]


def _number(word: str) -> int:
    if not word.isdecimal():
        raise ValueError(f"not a number: {word}")
    return int(word)


def _seat(s: State, words: list[str]) -> int:
    seat = _number(_only(words))
    if seat >= s.seats:
        raise ValueError(f"no such seat: {seat}")
    return seat


def _seats(s: State, words: list[str]) -> tuple[int, ...]:
    """In one order, each once."""
    seats = tuple(sorted(_seat(s, [word]) for word in words))
    if len(set(seats)) < len(seats):
        raise ValueError("a seat is named twice")
    return seats


def _team(s: State, word: str) -> int:
    team = team_named(word)
    if team >= team_count(s.options, s.seats):
        raise ValueError(f"no such team here: {word}")
    return team


def _read_nothing(s: State, words: list[str]) -> None:
    """Read with the head."""


def _sets(name: str, value: Callable[[str], object]) -> Reader:
    """A reader that sets one field by one word."""
    return lambda s, words: setattr(s, name, value(_only(words)))


def _sets_cards(name: str, order: Callable[[Cards], Cards]) -> Reader:
    return lambda s, words: setattr(s, name, order(read_cards(words)))


def _sets_seat(name: str) -> Reader:
    return lambda s, words: setattr(s, name, _seat(s, words))


def _sets_seats(name: str) -> Reader:
    return lambda s, words: setattr(s, name, _seats(s, words))


_READERS: dict[str, Reader] = {
    "seats": _read_nothing,
    "options": _read_nothing,
    "phase": _sets("phase", Phase),
    "dealer": _sets_seat("dealer"),
    "turn": _sets_seat("turn"),
    "drawer": _sets_seat("drawer"),
    "turns": _sets("turns", _number),
    "passes": _sets("passes", _number),
    "cutting": _sets_seats("cutting"),
    "owing": _sets_seats("owing"),
    "stock": _sets_cards("stock", lambda cards: tuple(sorted(cards))),
    "dead": _sets_cards("exchanged", lambda cards: cards),
    "placed": _sets("placed", cell_named),
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
