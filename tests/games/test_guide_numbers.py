"""The tables of the rules pages say what the rules say."""

from pelipoyta.games import load
from pelipoyta.games.dnup.cards import DECKS
from pelipoyta.games.kasvoton.deck import COUNTS, KNIGHTS
from pelipoyta.games.rolechess.board import CARD, PIECES
from pelipoyta.games.rolechess.model import Kind
from pelipoyta.games.sequence.rules.setup import HAND_SIZES
from pelipoyta.kernel.guide import guide_of


def table(game: str, section: str, name: str) -> dict[str, tuple[str | int, ...]]:
    guide = guide_of(load(game))
    assert guide
    found = next(each for each in guide.section if each.name == section)
    return {row.name: row.cells for each in found.table if each.name == name for row in each.row}


def test_rolechess() -> None:
    """RC-1.2."""
    for name, (energy, attack, defence, count, _) in table("rolechess", "pieces", "card").items():
        kind = Kind(name)
        stats = CARD[kind]
        assert (energy, attack, defence) == (stats.energy, stats.attack, stats.defence)
        assert count == sum(piece.kind is kind for piece in PIECES) // 2


def test_dnup() -> None:
    """DNUP-1.2."""
    cards = table("dnup", "setup", "cards")
    assert cards["all"] == tuple(len(DECKS[players]) for players in (2, 3, 4, 5))
    assert cards["each"] == tuple(len(DECKS[players]) // players for players in (2, 3, 4, 5))


def test_sequence() -> None:
    """SEQ-1.4."""
    assert table("sequence", "setup", "cards")["teams2"] == tuple(HAND_SIZES[2][seats] for seats in (2, 4, 6, 8, 10))
    assert table("sequence", "setup", "third")["teams3"] == tuple(HAND_SIZES[3][seats] for seats in (3, 6, 9, 12))


def test_kasvoton() -> None:
    """KV-C7."""
    army = table("kasvoton", "ranks", "army")
    common = army.pop("common")
    assert common[1] == sum(COUNTS[rank] for rank in (2, 3, 4, 6, 7, 8, 9))
    knights = army.pop("knight")
    assert knights[:2] == (14, sum(COUNTS[face] for face in KNIGHTS))
    assert all(COUNTS[int(rank)] == count for rank, count, _ in army.values())
