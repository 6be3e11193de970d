"""What the GPU is told of Sequence: lines that count together, and positions with a play that can be made there."""

import struct

from training.sequence_bound.board import beside, header, positions

from pelipoyta.games.sequence.board import FACES
from pelipoyta.games.sequence.cards import THIEF, WILD
from pelipoyta.games.sequence.fast.tables import ALL_LINES


def test_lines_count_together_where_they_share_one_cell_at_most() -> None:
    """SEQ-2.4."""
    first = ALL_LINES[0]
    bits = sum(word << 32 * at for at, word in enumerate(beside(first)))
    together = [bool(bits >> at & 1) for at in range(len(ALL_LINES))]
    assert together == [len({*first} & {*line}) <= 1 for line in ALL_LINES]
    assert header().count(";") == 8


def test_every_position_allows_the_play_it_tells() -> None:
    for record in positions(3):
        *numbers, _, _, play = struct.unpack("<204bhhi", record)
        board, hand = numbers[:100], numbers[100:152]
        chip = board[play % 100]
        cards = {FACES[play]} if play < 100 else WILD if play < 200 else THIEF
        assert any(hand[card] for card in cards)
        assert chip == (1 if play >= 200 else -1)
