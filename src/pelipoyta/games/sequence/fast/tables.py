"""Integers of Sequence's simulator: phases, actions, and the board as tables."""

from random import Random
from typing import Final

from pelipoyta.games.sequence.board import CELLS_OF, CORNERS, FACES, LINES, THROUGH
from pelipoyta.games.sequence.cards import THIEF, WILD
from pelipoyta.games.sequence.model import Phase
from pelipoyta.kernel.optional.machine import i64, vec

CELLS: Final[i64] = 100
KINDS: Final[i64] = 52
FIVES: Final[i64] = 192  # lines on the board
HOLD: Final[i64] = 8  # room for a hand

CUT: Final[i64] = 0
DEAL: Final[i64] = 1
PLAY: Final[i64] = 2
LOCK: Final[i64] = 3
REFILL: Final[i64] = 4
OVER: Final[i64] = 5
PHASES = [Phase.CUT, Phase.DEAL, Phase.PLAY, Phase.LOCK, Phase.REFILL, Phase.OVER]

# Actions: a play is its card times a hundred and its cell.
EXCHANGE: Final[i64] = 5200
PASS: Final[i64] = 5300
LOCKS: Final[i64] = 5400
TAKE: Final[i64] = 5600
CLAIM: Final[i64] = 5610
AGREE: Final[i64] = 5620
DENY: Final[i64] = 5621
LOSE: Final[i64] = 5700

ALL_LINES = [line for lines in LINES for line in lines]
LINE = {line: index for index, line in enumerate(ALL_LINES)}
_through = [[LINE[line] for line in lines] for cell in THROUGH for lines in cell]

FACE: Final = vec[i64](list(FACES))  # by cell; -1 in a corner
SPOT: Final = vec[i64]([cell for cells in CELLS_OF for cell in (*cells, -1, -1)[:2]])  # two of a card; -1: a jack's
IS_WILD: Final = vec[i64]([int(card in WILD) for card in range(52)])
IS_THIEF: Final = vec[i64]([int(card in THIEF) for card in range(52)])
IS_CORNER: Final = vec[i64]([int(cell in CORNERS) for cell in range(100)])
LINE_CELL: Final = vec[i64]([cell for line in ALL_LINES for cell in line])
VIA: Final = vec[i64]([line for lines in _through for line in lines])  # by cell and direction, from FROM on
FROM: Final = vec[i64]([sum(len(lines) for lines in _through[:at]) for at in range(len(_through) + 1)])
WAY: Final = vec[i64]([way for way, lines in enumerate(LINES) for _ in lines])  # the direction of a line
SHARED: Final = vec[i64]([len({*one} & {*other}) for one in ALL_LINES for other in ALL_LINES])
RANK: Final = vec[i64]([card % 13 for card in range(52)])
BIT: Final = vec[i64]([1 << at for at in range(12)])

MASK: Final[i64] = 0x1FFFFFFFFFFFFFFF
_rng = Random("sequence")
CHIP: Final = vec[i64]([_rng.getrandbits(52) for _ in range(300)])  # by team and cell
HELD: Final = vec[i64]([_rng.getrandbits(52) for _ in range(52)])
LAID: Final = vec[i64]([_rng.getrandbits(52) for _ in range(52)])
MIX: Final = vec[i64]([_rng.getrandbits(52) for _ in range(1024)])
