"""The tables' own test game keeps the laws: what it shows about secrets holds for games that do."""

from types import SimpleNamespace

from pelipoyta.kernel import laws


def test_salkku_keeps_the_laws(salkku: SimpleNamespace) -> None:
    tally = laws.check(salkku.GAME, range(30))
    assert tally.pairs > 100
