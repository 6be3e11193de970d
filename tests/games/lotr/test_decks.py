"""LOTR-2: what a deck must be (T1 to T5, T38), and lists as text."""

from random import Random

import pytest
from msgspec import structs
from msgspec.structs import replace

from pelipoyta.cli.sentences import refusal_sentence
from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.decks import STARTERS, BadDeck, DeckList, why_not_deck
from pelipoyta.games.lotr.decks.bring import PRIVATE
from pelipoyta.games.lotr.decks.check import broken_rules, formats
from pelipoyta.games.lotr.decks.text import read_deck, write_deck
from pelipoyta.games.lotr.model import Format, Options
from pelipoyta.kernel import Refusal
from pelipoyta.locales import LANGUAGES, Words

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
    refusal = GAME.hooks.fits(Options(decks=("ttt-aragorn", "fotr-aragorn")), 2)
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
    ("text", "reasons"),
    [
        ("", ["one-bearer", "one-ring"]),
        ("bearer 4C302\nhello", ["bad-line", "one-ring"]),
        ("bearer 4C302\nring 4C2\n3 4C999\n3 4R286", ["no-such-card", "no-such-card"]),
        ("bearer 4C302\nring 4C2\n0 4C286\n100 4C286", ["bad-line", "bad-line"]),
    ],
)
def test_a_bad_list_says_all_that_is_wrong(text: str, reasons: list[str]) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck(text)
    assert [broken.reason for broken in caught.value.broken] == reasons


def test_a_list_is_read_with_or_without_titles() -> None:
    """Codes alone, comments, small letters and a multiplication sign will do."""
    text = write_deck(ARAGORN)
    bare = "\n".join(" ".join(line.split()[:2]) for line in text.splitlines())
    assert read_deck(bare) == ARAGORN
    assert read_deck("# mine\n\n" + bare.replace("\n3 ", "\n3x ").lower()) == ARAGORN


def test_own_lists_are_played_as_options() -> None:
    text = write_deck(ARAGORN)
    assert GAME.hooks.fits(Options(decks=(text, "ttt-theoden")), 2) is None
    refusal = GAME.hooks.fits(Options(decks=("nonsense",)), 2)
    assert refusal == Refusal("LOTR-2.1", "bad-line", {"line": 1, "text": "nonsense"})


def test_boxed_decks_are_for_beginners() -> None:
    """LOTR-27.2."""
    boxed = Options(decks=("fotr-aragorn-60", "fotr-gandalf-60"), format="fellowship", variant="starter")
    assert GAME.hooks.fits(boxed, 2) is None
    assert [refusal.reason for refusal in why_not_deck(Options(), "fotr-aragorn-60")] == ["boxed-for-beginners"]
    assert [refusal.reason for refusal in why_not_deck(boxed, "fotr-aragorn")] == ["boxed-only"]


def test_a_deck_must_fit_the_format() -> None:
    """LOTR-2.6: cards of other sets, and the other path."""
    fellowship = Options(format="fellowship")
    assert [refusal.reason for refusal in why_not_deck(fellowship, "ttt-aragorn")] == [
        "card-not-in-format",
        "sites-not-in-format",
    ]
    assert GAME.hooks.fits(structs.replace(fellowship, decks=("ttt-aragorn",)), 2) is not None
    strider = write_deck(with_cards(ARAGORN, **{"1P365": 1, "4C42": 2}))
    assert why_not_deck(Options(), strider) == [
        Refusal("LOTR-2.6", "card-not-in-format", {"format": "towers", "card": "Aragorn", "count": 1})
    ]
    assert why_not_deck(Options(format="open"), strider) == []


def test_where_no_format_was_named_the_decks_say_it() -> None:
    """Records from before LOTR-2.6 was an option."""
    assert GAME.hooks.fits(Options(decks=("fotr-aragorn",)), 2) is None
    assert GAME.start(Options(decks=("fotr-aragorn",)), 2).options == Options(decks=(), format="fellowship")


@pytest.mark.parametrize(
    ("options", "decks"),
    [
        (Options(), ["ttt-aragorn", "ttt-theoden", "bohd-eowyn"]),
        (Options(format="open"), ["ttt-aragorn", "ttt-theoden", "bohd-eowyn"]),
        (Options(format="fellowship"), ["fotr-aragorn", "fotr-gandalf", "mom-gandalf"]),
        (Options(format="fellowship", variant="starter"), ["fotr-aragorn-60", "fotr-gandalf-60", "fotr-aragorn-60"]),
        (Options(variant="starter"), ["", "", ""]),
    ],
)
def test_who_brings_nothing_plays_a_starter_that_fits(options: Options, decks: list[str]) -> None:
    assert [PRIVATE.usual(options, seat) for seat in range(3)] == decks


def test_the_checker_tells_what_a_deck_is() -> None:
    found = PRIVATE.check(Options(), write_deck(ARAGORN))
    assert found.broken == ()
    assert found.fits == {"format": ("towers", "open"), "variant": ("deluxe", "limited")}
    assert found.counts == {"cards": 60, "free": 30, "shadow": 30, "sites": 9}
    assert PRIVATE.check(Options(), "nonsense").fits == {"format": (), "variant": ()}


@pytest.mark.parametrize("name", ["towers", "fellowship", "open"])
def test_an_invented_deck_is_legal(name: Format) -> None:
    options = Options(format=name)
    like = "fotr-aragorn" if name == "fellowship" else "ttt-aragorn"
    lists = [PRIVATE.alike(options, like, Random(seed)) for seed in range(8)]
    assert [why_not_deck(options, text) for text in lists] == [[]] * 8
    assert len(set(lists)) == 8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_wrong_with_a_deck_is_said_in_words(lang: str) -> None:
    words = Words(lang, "lotr")
    bad = "bearer 4C365\nring 4C302\nsite 4U328\nstart 4C10\n5 4C286\n1 1C2"
    for text, options in (
        (bad, Options()),
        ("what\n3 4C999", Options()),
        ("ttt-aragorn", Options(format="fellowship")),
    ):
        for refusal in why_not_deck(options, text):
            said = refusal_sentence(words, "lotr", refusal)
            assert all(str(fact) in said for name, fact in refusal.facts.items() if name not in ("format", "count"))
            assert "lotr-no" not in said


def test_cards_are_known_by_their_names_too() -> None:
    """The form players write: counts and names, whatever the accents; sites and the Ring go where they belong."""
    text = "\n".join(_by_name(line) for line in write_deck(ARAGORN).splitlines())
    assert "Théoden" not in text and "4P364" not in text
    assert read_deck(f"Ring-bearer deck:\n{text}") == ARAGORN


def _by_name(line: str) -> str:
    """`3 4C286  Rider of Rohan` as `3x rider of rohan`; a card whose name others have, too, keeps its number."""
    head, _, name = line.split(maxsplit=2)
    shared = sum(f"{card.title}, {card.subtitle}".strip(", ") == name for card in CARDS.values()) > 1
    plain = "1" if head in ("site", "ring") else "Ring-bearer:" if head == "bearer" else f"{head}x"
    return line if shared else f"{plain} {name.lower().replace('é', 'e').replace(',', '')} (P)"


def test_a_name_of_several_cards_is_asked_about() -> None:
    broken = PRIVATE.check(Options(), "4 Aragorn\n2 Nobody, At All\nbearer Frodo, Son of Drogo").broken
    assert [(each.reason, each.facts.get("line")) for each in broken[:2]] == [("several-cards", 1), ("no-such-card", 2)]
    assert "4P364" in str(broken[0].facts["ids"])


def test_what_can_be_read_of_a_text_is_given_back() -> None:
    """Nothing that was written well is lost for what was not."""
    checked = PRIVATE.check(Options(), "2 4P364\nrubbish\n1 Throne Room\nring 4C2\n3 9C999")
    read = ["ring 4C2  The One Ring, The Ruling Ring", "site 4U341  Throne Room", "2 4P364  Aragorn, Wingfoot"]
    assert checked.text.splitlines() == read
    assert {each.reason for each in checked.broken} >= {"bad-line", "no-such-card", "one-bearer"}
    starter = write_deck(ARAGORN)
    assert PRIVATE.check(Options(), starter).text == starter
