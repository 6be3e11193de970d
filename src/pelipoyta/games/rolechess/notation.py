"""RoleChess as text: a picture of any position, and a word for every choice (RULES.md describes both)."""

import re
from collections.abc import Iterator
from random import Random

import msgspec

from pelipoyta.games.rolechess.board import CELLS, PIECES, SIZE, cell_name
from pelipoyta.games.rolechess.model import (
    NOBODY,
    Advance,
    Alone,
    Attack,
    Cell,
    Choice,
    Join,
    Kind,
    Options,
    Pass,
    Phase,
    State,
    Stay,
    Step,
    Stop,
)
from pelipoyta.games.rolechess.points import points
from pelipoyta.games.rolechess.soundness import complaint

LETTER = {Kind.EMPEROR: "E", Kind.ADJUTANT: "A", Kind.KNIGHT: "K", Kind.GUARD: "G", Kind.LACKEY: "L"}
SIDES = ("pale", "dark")  # seat 0's pieces have capital letters, seat 1's small ones
NAMES = tuple(
    (f"{LETTER[piece.kind]}{piece.number}", f"{LETTER[piece.kind]}{piece.number}".lower())[piece.seat]
    for piece in PIECES
)
WORDS: dict[str, Choice] = {
    "alone": Alone(), "stop": Stop(), "advance": Advance(), "stay": Stay(), "pass": Pass(),
}  # fmt: skip
COLUMNS = "a b c d e f g"


def write(action: Choice) -> str:
    match action:
        case Step(src, dst):
            return f"{cell_name(src)}-{cell_name(dst)}"
        case Attack(src, target):
            return f"{cell_name(src)}x{cell_name(target)}"
        case Join(src):
            return f"+{cell_name(src)}"
        case _:
            return type(action).__name__.lower()


def parse(text: str) -> Choice:
    plain = "".join(text.split()).lower()
    if plain in WORDS:
        return WORDS[plain]
    if plain.startswith("+"):
        return Join(_cell(plain[1:]))
    split = re.fullmatch(r"(..)([-x])(..)", plain)
    if not split:
        raise ValueError(f"«{text}» is not a move: c2-c3, c3xd4, +e5, {', '.join(WORDS)}")
    src, kind, dst = split.groups()
    return Step(_cell(src), _cell(dst)) if kind == "-" else Attack(_cell(src), _cell(dst))


def _cell(name: str) -> Cell:
    if not re.fullmatch("[a-g][1-7]", name):
        raise ValueError(f"«{name}» is not a circle: a1 … g7")
    return "abcdefg".index(name[0]) + SIZE * (int(name[1]) - 1)


def draw(s: State) -> str:
    """The board seen by seat 0, then a line for each thing that is not as at the start of a plain turn."""
    return "\n".join([*_rows(s), *_energies(s), *_turn(s), *_counts(s)])


def _rows(s: State) -> Iterator[str]:
    for row in reversed(range(SIZE)):
        pieces = s.board[row * SIZE : (row + 1) * SIZE]
        yield f"{row + 1}  " + " ".join(" ." if piece == NOBODY else NAMES[piece] for piece in pieces)
    yield "    " + COLUMNS.replace(" ", "  ")


def _energies(s: State) -> Iterator[str]:
    full = points(s.options).full
    spent = [f"{NAMES[piece]} {s.energy[piece]}" for piece in s.board if piece >= 0 and s.energy[piece] < full[piece]]
    if spent:
        yield "energy " + ", ".join(sorted(spent))


def _turn(s: State) -> Iterator[str]:
    words = [SIDES[s.turn]]
    if s.step:
        words.append(write(s.step))
    if s.target is not None:
        words.append(write(Attack(s.attackers[0], s.target)))
    words += [write(Join(cell)) for cell in s.attackers[1:]]
    words += ["rolled", *map(str, s.dice)] if s.dice else []
    yield "turn " + " ".join(words)
    if s.phase is not Phase.TURN:
        yield f"waits {s.phase.value}"


def _counts(s: State) -> Iterator[str]:
    if s.quiet:
        yield f"quiet {s.quiet}"
    if s.options != Options():
        yield "options " + msgspec.json.encode(s.options).decode()


def read(text: str) -> State:
    """The position a picture shows; everything but the seven rows may be left out."""
    lines = [line.split() for line in text.splitlines() if line.strip() and line.split() != COLUMNS.split()]
    rows = {words[0]: words[1:] for words in lines if words[0].isdigit()}
    rest = {words[0]: words[1:] for words in lines if not words[0].isdigit()}
    if len(rows) + len(rest) < len(lines) or rest.keys() - {"energy", "turn", "waits", "quiet", "options"}:
        raise ValueError(f"lines of a position: rows 1 … 7, energy, turn, waits, quiet, options; not {sorted(rest)}")
    board = _read_board(rows)
    options = _read_options(rest.get("options", []))
    s = State(options, board, _read_energy(board, rest.get("energy", []), points(options).full))
    _read_turn(s, rest.get("turn", ["pale"]))
    s.phase = Phase(" ".join(rest.get("waits", ["turn"])))
    s.quiet = _number(" ".join(rest.get("quiet", ["0"])))
    wrong = complaint(s)
    if wrong:
        raise ValueError(wrong)
    return s


def reordered(text: str, rng: Random) -> str:
    """The lines in another order, and the pieces on the line of energies."""
    lines = text.splitlines()
    rng.shuffle(lines)
    return "\n".join(_shuffled(line, rng) if line.startswith("energy ") else line for line in lines)


def _shuffled(line: str, rng: Random) -> str:
    pieces = line.removeprefix("energy ").split(", ")
    return "energy " + ", ".join(rng.sample(pieces, len(pieces)))


def _read_options(words: list[str]) -> Options:
    try:
        options = msgspec.json.decode(" ".join(words) or "{}", type=Options)
    except msgspec.DecodeError as error:
        raise ValueError(f"options: {error}") from error
    if not points.can_play(options, 2):
        raise ValueError("options: these variants cannot be played")
    return options


def _number(text: str) -> int:
    if not re.fullmatch(r"\d{1,9}", text):
        raise ValueError(f"«{text}» is not a number")
    return int(text)


def _read_board(rows: dict[str, list[str]]) -> list[int]:
    if sorted(rows) != list("1234567") or any(len(row) != SIZE for row in rows.values()):
        raise ValueError("a position has rows 1 … 7 of seven circles")
    board = [_piece(name) for number in "1234567" for name in rows[number]]
    pieces = [piece for piece in board if piece != NOBODY]
    if len(set(pieces)) < len(pieces) or len(board) != CELLS:
        raise ValueError("a piece stands on two circles")
    return board


def _piece(name: str) -> int:
    if name == ".":
        return NOBODY
    if name not in NAMES:
        raise ValueError(f"«{name}» is not a piece: E1, A1, K1, G1, L1 …, small letters for dark, «.» for no piece")
    return NAMES.index(name)


def _read_energy(board: list[int], words: list[str], fresh: tuple[int, ...]) -> list[int]:
    energy = [full if piece in board else 0 for piece, full in enumerate(fresh)]
    spent = [pair.split() for pair in " ".join(words).split(",") if words]
    if any(len(pair) != 2 for pair in spent):
        raise ValueError("energy: a piece and a number, then a comma")
    if len({name for name, _ in spent}) < len(spent):
        raise ValueError("energy: twice for one piece")
    for name, left in spent:
        piece = _piece(name)
        if piece not in board or not 0 < _number(left) <= fresh[piece]:
            raise ValueError(f"energy of {name}: it is not on the board, or cannot have {left}")
        energy[piece] = int(left)
    return energy


def _read_turn(s: State, words: list[str]) -> None:
    """Read the seat to play, and the turn as far as it was played."""
    if not words or words[0] not in SIDES:
        raise ValueError(f"turn: {' or '.join(SIDES)}, then what was done")
    s.turn = SIDES.index(words[0])
    done = words[1:]
    if "rolled" in done:
        at = done.index("rolled")
        done, s.dice = done[:at], tuple(_number(die) for die in done[at + 1 :])
    for action in map(parse, done):
        _read_choice(s, action)


def _read_choice(s: State, action: Choice) -> None:
    match action:
        case Step() if s.step is None and not s.attackers:
            s.step = action
        case Attack(src, target) if not s.attackers:
            s.attackers, s.target = (src,), target
        case Join(src) if len(s.attackers) == 1:
            s.attackers = (*s.attackers, src)
        case _:
            raise ValueError(f"turn: {write(action)} cannot come there")
