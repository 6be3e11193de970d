"""Variants of The Lord of the Rings TCG: banned lists, own formats, cubes for drafts."""

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.decks import find_deck
from pelipoyta.games.lotr.decks.bring import PRIVATE
from pelipoyta.games.lotr.limited import HOLDS, sheets
from pelipoyta.games.lotr.model import Options
from pelipoyta.games.lotr.variants import SMALL_CUBE
from pelipoyta.kernel.laws import check

DECK = "ttt-aragorn"


def broken(text: str, *variants: str) -> list[str]:
    return [each.rule for each in PRIVATE.check(Options(variants=variants), text).broken]


def test_a_banned_card_is_in_no_deck():
    """LOTR-V1: the deck that holds it is refused, and bots bring another."""
    card = next(code for code, _ in find_deck(DECK).cards)
    assert broken(DECK, f"banned:{card}") == ["LOTR-V1"] and broken(DECK) == []
    other = PRIVATE.usual(Options(variants=(f"banned:{card}",)), 0)
    assert other and broken(other, f"banned:{card}") == []


def test_decks_are_of_the_chosen_sets():
    """LOTR-V2."""
    assert broken(DECK, "sets:4") == [] and broken(DECK, "sets:5:6") == ["LOTR-V2"]


def test_boosters_are_made_of_the_cube():
    """LOTR-V3: of its cards alone, without banned ones; a list that fills no booster is refused."""
    cube = "cube:" + ":".join(map(str, SMALL_CUBE))
    found = sheets(Options(variants=(cube,)))
    assert sorted(code for codes in found.values() for code in codes) == sorted(SMALL_CUBE)
    assert all(len(found[rarity]) >= count for rarity, count in HOLDS.items())
    fewer = sheets(Options(variants=(cube, f"banned:{SMALL_CUBE[0]}")))
    assert sum(map(len, fewer.values())) == len(SMALL_CUBE) - 1
    assert sheets(Options()) != found


@pytest.mark.parametrize("text", ["cube:4001", "banned:4999", "banned:4001:4001", "sets:7"])
def test_lists_that_cannot_be_are_refused(text):
    """TABLE-28."""
    refusal = GAME.misfit(Options(variants=(text,)), 2)
    assert refusal and refusal.rule == "TABLE-28"


def test_laws():
    check(GAME, [1], seats=2, options=Options(variants=("banned:4001", "sets:4")), looks=3, texts=2)
