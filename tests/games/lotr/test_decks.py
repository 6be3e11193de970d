"""LOTR-2: what a deck must be (T1 to T5, T38), and lists as text."""

import pytest
from msgspec.structs import replace

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.decks import STARTERS, BadDeck, DeckList
from pelipoyta.games.lotr.decks.check import broken_rules, formats
from pelipoyta.games.lotr.decks.text import read_deck, write_deck
from pelipoyta.games.lotr.model import Options

ARAGORN = STARTERS["ttt-aragorn"]


def rules_broken(deck: DeckList) -> list[str]:
    return [refusal.rule for refusal in broken_rules(deck)]


def with_cards(deck: DeckList, **counts: int) -> DeckList:
    """The deck with other counts of some cards; names are collector ids."""
    wanted = {int(name[0]) * 1000 + int(name[2:]): count for name, count in counts.items()}
    kept = tuple((code, wanted.pop(code, count)) for code, count in deck.cards)
    return replace(deck, cards=(*kept, *wanted.items()))


@pytest.mark.parametrize("key", ["ttt-aragorn", "ttt-theoden", "fotr-aragorn", "fotr-gandalf"])
def test_the_starters_are_legal(key: str) -> None:
    """LOTR-2.1, LOTR-2.2, LOTR-2.7: 2 + 60 + 9 = 71."""
    deck = STARTERS[key]
    assert 2 + len(deck.draw_deck()) + len(deck.sites) == 71
    assert rules_broken(deck) == []


def test_t1_deck_size() -> None:
    """LOTR-2.1: 59 cards, eight or ten sites are illegal."""
    assert "LOTR-2.1" in rules_broken(with_cards(ARAGORN, **{"4C42": 2}))
    assert rules_broken(replace(ARAGORN, sites=ARAGORN.sites[:8])) == ["LOTR-2.1"]
    assert rules_broken(replace(ARAGORN, sites=(*ARAGORN.sites, 4326))) == ["LOTR-2.1"]


def test_t2_sides() -> None:
    """LOTR-2.3: 30 + 30 and 31 + 31 are legal, 31 + 30 is not."""
    assert rules_broken(with_cards(ARAGORN, **{"4C42": 4, "4C4": 4})) == []
    assert rules_broken(with_cards(ARAGORN, **{"4C42": 4})) == ["LOTR-2.3"]


def test_t3_copies_are_counted_by_title() -> None:
    """LOTR-2.4, LOTR-30.22, LOTR-1.10: 2 + 2 versions of one title are legal, 3 + 2 are not."""
    aragorns = replace(with_cards(ARAGORN, **{"4P364": 2, "4C42": 2}), cards=ARAGORN.cards)
    assert rules_broken(aragorns) == []
    two_and_two = with_cards(ARAGORN, **{"4P364": 2, "1P365": 2, "4C308": 2})
    assert rules_broken(two_and_two) == []
    three_and_two = with_cards(ARAGORN, **{"4P364": 3, "1P365": 2, "4C308": 1})
    assert rules_broken(three_and_two) == ["LOTR-2.4"]


def test_t4_frodos() -> None:
    """LOTR-2.4: three in the draw deck are legal, four are not."""
    assert rules_broken(with_cards(ARAGORN, **{"4C302": 3, "4C42": 0})) == []
    assert rules_broken(with_cards(ARAGORN, **{"4C302": 4, "4C42": 0, "4C87": 2})) == ["LOTR-2.4"]


def test_t5_blocks() -> None:
    """LOTR-2.5: one block in a deck, one block at a table."""
    mixed = replace(ARAGORN, sites=(1320, *ARAGORN.sites[1:]))
    assert rules_broken(mixed) == ["LOTR-2.5"]
    refusal = GAME.fits(Options(decks=("ttt-aragorn", "fotr-aragorn")), 2)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("LOTR-2.5", "blocks-differ")


def test_two_sites_of_a_number_are_refused() -> None:
    doubled = replace(ARAGORN, sites=(4326, 4328, *ARAGORN.sites[2:]))
    assert rules_broken(doubled) == ["LOTR-2.5"]


def test_formats() -> None:
    """LOTR-2.6, LOTR-30.23: Open is played on a Towers path."""
    assert formats(ARAGORN) == ("towers", "open")
    assert formats(STARTERS["fotr-aragorn"]) == ("fellowship",)
    assert formats(with_cards(ARAGORN, **{"1P365": 1})) == ("open",)


def test_t38_reprints_are_the_same_thing() -> None:
    """LOTR-24.3: the same title in two sets is one title."""
    assert CARDS[1299].title == CARDS[4306].title
    swords = with_cards(ARAGORN, **{"4C306": 3, "1C299": 2})
    assert "LOTR-2.4" in rules_broken(swords)


@pytest.mark.parametrize("key", STARTERS)
def test_a_list_goes_to_text_and_back(key: str) -> None:
    assert read_deck(write_deck(STARTERS[key])) == STARTERS[key]


@pytest.mark.parametrize(
    ("text", "says"),
    [("", "one bearer"), ("bearer 4C302\nhello", "line 2"), ("3 4C999", "no card 4C999"), ("3 4R286", "no card 4R286")],
)
def test_a_bad_list_says_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(BadDeck, match=says):
        read_deck(text)


def test_own_lists_are_played_as_options() -> None:
    text = write_deck(ARAGORN)
    assert GAME.fits(Options(decks=(text, "ttt-theoden")), 2) is None
    refusal = GAME.fits(Options(decks=("nonsense",)), 2)
    assert refusal is not None
    assert refusal.reason == "not-a-deck"


def test_boxed_decks_are_for_beginners() -> None:
    """LOTR-27.2."""
    assert GAME.fits(Options(decks=("fotr-aragorn-60", "fotr-gandalf-60"), variant="starter"), 2) is None
    assert GAME.fits(Options(decks=("fotr-aragorn-60",)), 2) is not None
    assert GAME.fits(Options(decks=("ttt-aragorn",), variant="starter"), 2) is not None
