"""The hash of the discards in the fast twin: by what lies there, in any order, and of nothing else."""

from pelipoyta.games.sequence.fast.piles import Piles


def laid(*cards: int) -> int:
    piles = Piles()
    for card in cards:
        piles.lay(0, card)
    return int(piles.hash)


def test_discards_have_the_same_hash_in_any_order() -> None:
    assert laid(3, 7, 7) == laid(7, 3, 7)


def test_other_discards_have_another_hash() -> None:
    hashes = [laid(), laid(3), laid(7), laid(3, 7), laid(3, 3), laid(7, 7, 3)]
    assert len(set(hashes)) == len(hashes) and hashes[0] == 0
