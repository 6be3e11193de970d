"""Parse a position; unmentioned facts have their defaults, so that a scenario can be a few lines."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from pelipoyta.games.kasvoton.board import ARMY, COLUMNS, LETTERS, ROWS, card_from, cell_at, cell_name, cell_named
from pelipoyta.games.kasvoton.deck import KNIGHTS
from pelipoyta.games.kasvoton.model import Fall, Options, Phase, Stage, State
from pelipoyta.games.kasvoton.notation.draw import FALLS, SIDES, usual_eyes
from pelipoyta.games.kasvoton.notation.faces import read_drawn, read_face, read_faces
from pelipoyta.games.kasvoton.rules import start
from pelipoyta.games.kasvoton.rules.muster import OFFERS
from pelipoyta.games.kasvoton.soundness import check

Standing = tuple[int, int, bool]  # side, face, face up


def read(text: str) -> State:
    """The position; the board's rows and the lines of facts may come in any order after the head."""
    head, *lines = [line.split() for line in text.splitlines() if line.strip()] or [[]]
    if len(head) != 4 or head[0] != "kasvoton" or head[1] not in ("2", "4"):
        raise ValueError("a position begins with «kasvoton», the number of players, the stage and the phase")
    s = _usual(*head[1:])
    rows = [line for line in lines if line[0].isdecimal()]
    facts = _facts([line for line in lines if not line[0].isdecimal() and line != list(LETTERS)])
    homes = _by_cell(facts.pop("homes", []))
    _stand(s, _read_rows(rows), {cell: cell_named(home) for cell, home in homes.items()})
    _bury(s, facts.pop("graves", []))
    eyes = _by_cell(facts.pop("eyes", []))
    for name, words in facts.items():
        FACTS[name](s, words)
    for cell, seats in eyes.items():
        s.eyes[_card_on(s, cell)] = sum(1 << _number(seat, s.seats) for seat in set(seats))
    check(s)
    return s


def reordered(text: str, rng: Random) -> str:
    """The lines after the head in another order, and the words and lists that have none."""
    head, *lines = text.splitlines()
    return "\n".join([head, *(_mixed(line, rng) for line in rng.sample(lines, len(lines)))])


def _mixed(line: str, rng: Random) -> str:
    name, *words = line.split() or [""]
    if name in ("options", "homes", "eyes"):
        words = rng.sample(words, len(words))
    elif name in ("hands", "splits"):
        words = [",".join(reversed(word.split(","))) for word in words]
    elif name == "target":
        words = [words[0], *rng.sample(words[1:], len(words) - 1)]
    return " ".join([name, *words])


def _facts(lines: list[list[str]]) -> dict[str, list[str]]:
    facts = {line[0]: line[1:] for line in lines}
    unknown = facts.keys() - FACTS.keys() - {"graves", "homes", "eyes"}
    if unknown or len(facts) < len(lines):
        raise ValueError(f"no such line in a position, or twice: {' '.join(sorted(unknown))}")
    return facts


def _by_cell(words: list[str]) -> dict[int, str]:
    found = [_read_equals(word) for word in words]
    by_cell = {cell_named(cell): value for cell, value in found}
    if len(by_cell) < len(found):
        raise ValueError("a cell is named twice")
    return by_cell


def _card_on(s: State, cell: int) -> int:
    if s.board[cell] < 0:
        raise ValueError(f"no card stands on {cell_name(cell)}")
    return s.board[cell]


def _number(word: str, end: int) -> int:
    """A number below the end."""
    if not word.isdecimal() or int(word) >= end:
        raise ValueError(f"no such number: {word}")
    return int(word)


def _usual(seats: str, stage: str, phase: str) -> State:
    s = start(Options(), int(seats))
    s.stage = Stage(stage)
    if phase.upper() not in Phase.__members__:
        raise ValueError(f"no such phase: {phase!r}")
    s.phase = Phase[phase.upper()]
    s.knights, s.mustered, s.ready, s.first, s.turn = [KNIGHTS[0]] * 2, 2, [True] * s.seats, 0, 0
    return s


def _read_rows(rows: list[list[str]]) -> dict[int, Standing]:
    if sorted(row[0] for row in rows) != list("123456"[:ROWS]) or any(len(row) != COLUMNS + 1 for row in rows):
        raise ValueError(f"a board has {ROWS} numbered rows of {COLUMNS} cells")
    words = {cell_at(column, int(row[0]) - 1): word for row in rows for column, word in enumerate(row[1:])}
    return {cell: _read_card(word) for cell, word in sorted(words.items()) if word != "."}


def _read_card(word: str) -> Standing:
    if word[:1].lower() not in SIDES:
        raise ValueError(f"no such card: {word!r}")
    return SIDES.index(word[0].lower()), read_face(word[1:]), word[0].isupper()


def _read_equals(word: str) -> tuple[str, str]:
    left, equals, right = word.partition("=")
    if not equals:
        raise ValueError(f"not of the form cell=value: {word!r}")
    return left, right


def _stand(s: State, cards: dict[int, Standing], homes: dict[int, int]) -> None:
    """Cards with a told home first, then those at home, then the others on the homes left over."""
    if homes.keys() - cards.keys():
        raise ValueError("homes: no card stands there")
    ranked = sorted(cards, key=lambda cell: (cell not in homes, card_from(cell) // ARMY != cards[cell][0], cell))
    for cell in ranked:
        side, face, is_open = cards[cell]
        card = _id_for(s, side, homes.get(cell), cell)
        s.faces[card], s.cells[card], s.board[cell], s.open[card] = face, cell, card, is_open
        s.eyes[card] = usual_eyes(s.seats, card, cell, is_open)


def _id_for(s: State, side: int, home: int | None, cell: int = -1) -> int:
    """The card that began at the home it is told to have; else at this cell, else at any."""
    wanted = card_from(cell if home is None else home)
    if wanted >= 0 and wanted // ARMY == side and not s.faces[wanted]:
        return wanted
    if home is not None:
        raise ValueError(f"{cell_name(home)} is no home of that side, or another's")
    free = [card for card in range(ARMY * side, ARMY * side + ARMY) if not s.faces[card]]
    if not free:
        raise ValueError(f"more than {ARMY} cards of a side")
    return free[0]


def _bury(s: State, graves: list[str]) -> None:
    for word in graves:
        token, at, home = word.partition("@")
        side, face, _ = _read_card(token)
        card = _id_for(s, side, cell_named(home) if at else None)
        s.faces[card], s.open[card], s.eyes[card] = face, True, (1 << s.seats) - 1
        s.graves.append(card)


def _options(s: State, words: list[str]) -> None:
    told = dict(map(_read_equals, words))
    variants = tuple(told.pop("variants").split(",")) if "variants" in told else ()
    if len(told) + bool(variants) < len(words) or not all(value.isdecimal() for value in told.values()):
        raise ValueError("options: a number for each, once")
    plain: dict[str, Any] = {
        name: int(value) if name == "turn_limit" else _flag(int(value)) for name, value in told.items()
    }
    try:
        s.options = msgspec.convert({**plain, **({"variants": variants} if variants else {})}, Options)
    except msgspec.ValidationError as error:
        raise ValueError(f"options: {error}") from error


def _flag(value: int) -> bool | int:
    return bool(value) if value in (0, 1) else value


def _turn(s: State, words: list[str]) -> None:
    turn, *first = words
    if first and (len(first) != 2 or first[0] != "first"):
        raise ValueError("turn: a seat, then «first» and a seat")
    s.turn = _seat_or_nobody(s, turn)
    s.first = _seat_or_nobody(s, first[1]) if first else s.turn


def _seat_or_nobody(s: State, word: str) -> int:
    return -1 if word == "-1" else _number(word, s.seats)


def _target(s: State, words: list[str]) -> None:
    s.target, *usable = map(cell_named, words)
    s.usable = tuple(sorted(usable))
    if len(set(usable)) < len(usable):
        raise ValueError("target: a cell is named twice")


def _result(s: State, words: list[str]) -> None:
    *scores, s.why = words
    s.scores = tuple(float(score) for score in scores)


def _mustered(s: State, words: list[str]) -> None:
    (count,) = words
    s.mustered = _number(count, 3)


def _each(name: str, parse: Callable[[str], Any], by_seat: bool = False) -> Callable[[State, list[str]], None]:
    def put(s: State, words: list[str]) -> None:
        if len(words) != (s.seats if by_seat else 2):
            raise ValueError(f"{name}: {len(words)} values")
        setattr(s, name, [parse(word) for word in words])

    return put


def _yes(word: str) -> bool:
    if word not in ("yes", "no"):
        raise ValueError(f"yes or no, not {word!r}")
    return word == "yes"


def _shot(s: State, words: list[str]) -> None:
    s.shot = [_card_on(s, cell_named(word)) for word in words]


FACTS: dict[str, Callable[[State, list[str]], None]] = {
    "options": _options,
    "knights": _each("knights", lambda word: 0 if word == "-" else read_face(word)),
    "splits": _each("splits", read_faces),
    "agreed": _each("agreed", _yes),
    "offers": _each("offers", lambda word: _number(word, OFFERS + 1)),
    "mustered": _mustered,
    "hands": _each("hands", read_faces, by_seat=True),
    "ready": _each("ready", _yes, by_seat=True),
    "middle": _each("middle", lambda word: -1 if word == "-" else cell_named(word)),
    "turned": _each("turned", read_drawn),
    "turn": _turn,
    "used": _each("used", lambda word: _number(word, 10**6), by_seat=True),
    "shot": _shot,
    "target": _target,
    "fell": _each("fell", lambda word: Fall(FALLS.index(word))),
    "said": _each("said", _yes, by_seat=True),
    "result": _result,
}
