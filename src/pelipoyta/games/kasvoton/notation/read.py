"""A position from text; whatever is not said is as usual, so that a scenario can be a few lines."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.kasvoton.board import ARMY, COLUMNS, LETTERS, ROWS, card_from, cell_at, cell_named
from pelipoyta.games.kasvoton.deck import KNIGHTS
from pelipoyta.games.kasvoton.model import Fall, Options, Phase, Stage, State
from pelipoyta.games.kasvoton.notation.draw import FALLS, SIDES, usual_eyes
from pelipoyta.games.kasvoton.notation.faces import read_drawn, read_face, read_faces
from pelipoyta.games.kasvoton.rules import start

Standing = tuple[int, int, bool]  # side, face, face up


def read(text: str) -> State:
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if not lines or len(lines[0]) != 4 or lines[0][0] != "kasvoton" or lines[0][1] not in {"2", "4"}:
        raise ValueError("a position begins with «kasvoton», the number of players, the stage and the phase")
    s = _usual(*lines[0][1:])
    rows = [line for line in lines[1:] if line[0] in "123456"]
    facts = {line[0]: line[1:] for line in lines[1:] if line[0] not in "123456" and line != list(LETTERS)}
    cards = _read_rows(rows)
    graves = facts.pop("graves", [])
    homes = dict(_read_equals(word) for word in facts.pop("homes", []))
    eyes = dict(_read_equals(word) for word in facts.pop("eyes", []))
    _stand(s, cards, {cell_named(cell): cell_named(home) for cell, home in homes.items()})
    _bury(s, graves)
    for name, words in facts.items():
        _read_fact(s, name, words)
    for cell, seats in eyes.items():
        s.eyes[s.board[cell_named(cell)]] = sum(1 << int(seat) for seat in seats)
    return s


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
    if word[0].lower() not in SIDES:
        raise ValueError(f"no such card: {word!r}")
    return SIDES.index(word[0].lower()), read_face(word[1:]), word[0].isupper()


def _read_equals(word: str) -> tuple[str, str]:
    left, equals, right = word.partition("=")
    if not equals:
        raise ValueError(f"not of the form cell=value: {word!r}")
    return left, right


def _stand(s: State, cards: dict[int, Standing], homes: dict[int, int]) -> None:
    """Cards with a told home first, then those at home, then the others on the homes left over."""
    ranked = sorted(cards, key=lambda cell: (cell not in homes, card_from(cell) // ARMY != cards[cell][0], cell))
    for cell in ranked:
        side, face, is_open = cards[cell]
        card = _id_for(s, side, homes.get(cell, cell))
        s.faces[card], s.cells[card], s.board[cell], s.open[card] = face, cell, card, is_open
        s.eyes[card] = usual_eyes(s.seats, card, cell, is_open)


def _id_for(s: State, side: int, home: int) -> int:
    wanted = card_from(home)
    if wanted >= 0 and wanted // ARMY == side and not s.faces[wanted]:
        return wanted
    free = [card for card in range(ARMY * side, ARMY * side + ARMY) if not s.faces[card]]
    if not free:
        raise ValueError(f"more than {ARMY} cards of a side")
    return free[0]


def _bury(s: State, graves: list[str]) -> None:
    for word in graves:
        token, _, home = word.partition("@")
        side, face, _ = _read_card(token)
        card = _id_for(s, side, cell_named(home) if home else -1)
        s.faces[card], s.open[card], s.eyes[card] = face, True, (1 << s.seats) - 1
        s.graves.append(card)


def _read_fact(s: State, name: str, words: list[str]) -> None:
    if name not in FACTS:
        raise ValueError(f"no such line in a position: {name!r}")
    FACTS[name](s, words)


def _options(s: State, words: list[str]) -> None:
    told = {name: int(value) for name, value in map(_read_equals, words)}
    unknown = told.keys() - set(Options.__struct_fields__)
    if unknown:
        raise ValueError(f"no such option: {', '.join(sorted(unknown))}")
    limit = told.pop("turn_limit", Options().turn_limit)
    s.options = Options(turn_limit=limit, **{name: bool(value) for name, value in told.items()})


def _turn(s: State, words: list[str]) -> None:
    s.turn = int(words[0])
    s.first = int(words[2]) if len(words) == 3 and words[1] == "first" else s.turn


def _target(s: State, words: list[str]) -> None:
    s.target, *usable = map(cell_named, words)
    s.usable = tuple(usable)


def _result(s: State, words: list[str]) -> None:
    *scores, s.why = words
    s.scores = tuple(float(score) for score in scores)


def _mustered(s: State, words: list[str]) -> None:
    s.mustered = int(words[0])


def _each(name: str, parse: Callable[[str], Any], by_seat: bool = False) -> Callable[[State, list[str]], None]:
    def put(s: State, words: list[str]) -> None:
        if len(words) != (s.seats if by_seat else 2):
            raise ValueError(f"{name}: {len(words)} values")
        setattr(s, name, [parse(word) for word in words])

    return put


def _shot(s: State, words: list[str]) -> None:
    s.shot = [s.board[cell_named(word)] for word in words]


FACTS: dict[str, Callable[[State, list[str]], None]] = {
    "options": _options,
    "knights": _each("knights", lambda word: 0 if word == "-" else read_face(word)),
    "splits": _each("splits", read_faces),
    "agreed": _each("agreed", lambda word: word == "yes"),
    "offers": _each("offers", int),
    "mustered": _mustered,
    "hands": _each("hands", read_faces, by_seat=True),
    "ready": _each("ready", lambda word: word == "yes", by_seat=True),
    "middle": _each("middle", lambda word: -1 if word == "-" else cell_named(word)),
    "turned": _each("turned", read_drawn),
    "turn": _turn,
    "used": _each("used", int, by_seat=True),
    "shot": _shot,
    "target": _target,
    "fell": _each("fell", lambda word: Fall(FALLS.index(word))),
    "said": _each("said", lambda word: word == "yes", by_seat=True),
    "result": _result,
}
