"""LOTR-32: boosters by rarity, and decks of what came out of them."""

from collections import Counter
from random import Random

import pytest

from pelipoyta.bots.arena.drafters import drafter
from pelipoyta.bots.games.lotr import drafter as lotr_drafter
from pelipoyta.cli.contests.among_bots.boosters import BoosterEvents, decks_of
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.decks import DeckList, find_deck, why_not_deck
from pelipoyta.games.lotr.decks.check import broken_rules
from pelipoyta.games.lotr.decks.text import write_deck
from pelipoyta.games.lotr.limited import LIMITED
from pelipoyta.games.lotr.model import Format, Options
from pelipoyta.games.lotr.terms import Culture, Kind, Side
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel.optional.limited import Way, open_booster

WAYS: list[Way] = ["sealed", "draft"]
FORMATS: list[Format] = ["towers", "fellowship", "open"]


def pool_of(options: Options, seed: int, boosters: int = 6) -> list[int]:
    key, sheets = seed.to_bytes(32), LIMITED.sheets(options)
    return [code for number in range(boosters) for code in open_booster(key, sheets, LIMITED.holds, 0, number)]


def limited(format: Format = "towers") -> Options:
    options = LIMITED.table(Options(format=format))
    assert isinstance(options, Options)
    return options


@pytest.mark.parametrize("format", FORMATS)
def test_a_booster_has_eleven_cards_by_rarity_and_no_sites(format: Format) -> None:
    """LOTR-32.1, LOTR-32.2."""
    for seed in range(40):
        booster = pool_of(limited(format), seed, 1)
        assert Counter(CARDS[code].id[1] for code in booster) == {"R": 1, "U": 3, "C": 7}
        assert len(set(booster)) == 11
        assert all(CARDS[code].side is not Side.NEITHER for code in booster)
    assert all(code // 1000 in (1, 2, 3) for code in pool_of(limited("fellowship"), 1))


def test_thirty_cards_are_enough_and_copies_do_not_matter() -> None:
    """LOTR-32.3; at any other table both are wrong."""
    small = DeckList(4302, 4002, find_deck("ttt-aragorn").sites, ((4286, 15), (4010, 15)))
    assert broken_rules(small, "limited") == []
    assert [broken.rule for broken in broken_rules(small)] == ["LOTR-2.1", "LOTR-2.4", "LOTR-2.4"]
    less = DeckList(4302, 4002, small.sites, ((4286, 14), (4010, 14)))
    [broken] = broken_rules(less, "limited")
    assert (broken.rule, broken.facts) == ("LOTR-32.3", {"count": 28, "least": 30})
    uneven = DeckList(4302, 4002, small.sites, ((4286, 16), (4010, 15)))
    assert [broken.rule for broken in broken_rules(uneven, "limited")] == ["LOTR-2.3"]


def test_a_card_is_there_as_often_as_in_the_pool() -> None:
    """LOTR-32.4."""
    options = limited()
    pool = pool_of(options, 3)
    deck = find_deck(drafter("lotr").build(options, pool, Random(1)))
    assert LIMITED.check(pool, write_deck(deck)) == ()
    [(code, count), *rest] = deck.cards
    more = DeckList(deck.bearer, deck.ring, deck.sites, ((code, count + 5), *rest))
    broken = next(one for one in LIMITED.check(pool, write_deck(more)) if one.rule == "LOTR-32.4")
    assert broken.reason == "not-in-pool"
    assert broken.facts["card"] == CARDS[code].title
    assert LIMITED.check(pool, "what is this")[0].reason == "bad-line"


def test_too_few_of_a_side_are_filled_up_with_commons() -> None:
    """LOTR-32.4: so that nobody who drafted one side alone is left without a deck."""
    options = limited()
    pool = [code for code in pool_of(options, 5, 12) if CARDS[code].side is Side.FREE][:40]
    text = drafter("lotr").build(options, pool, Random(1))
    assert why_not_deck(options, text) == [] and LIMITED.check(pool, text) == ()
    shadows = [code for code in find_deck(text).draw_deck() if CARDS[code].side is Side.SHADOW]
    assert {CARDS[code].id[1] for code in shadows} == {"C"}
    full = pool_of(options, 5)
    assert LIMITED.check(full, text)  # one who has enough of both sides adds nothing


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("way", WAYS)
def test_bots_make_legal_decks_of_their_own_pools(format: Format, way: Way) -> None:
    """LOTR-32.5: four drafters; each deck fights with enough of both sides."""
    event = BoosterEvents("lotr", way, 4, 6, 1, 1, ("greedy",), f'{{"format":"{format}"}}'.encode())
    made = decks_of(event, 0)
    assert len(set(made)) == 4
    for text in made:
        assert why_not_deck(limited(format), text) == []
        kinds = Counter(CARDS[code].kind.value for code in find_deck(text).draw_deck())
        assert kinds["companion"] >= 4 and kinds["minion"] >= 5, kinds  # all that a poor pool has


def test_four_common_companions_may_be_added() -> None:
    """LOTR-32.2: four and no more, no rare one, and nothing else."""
    pool = [code for code in pool_of(limited(), 7, 8) if CARDS[code].kind is not Kind.COMPANION]
    deck = find_deck("ttt-aragorn")

    def lacks(*cards: tuple[int, int]) -> list[tuple[str, object]]:
        text = write_deck(DeckList(deck.bearer, deck.ring, deck.sites, cards))
        return [(broken.rule, broken.facts["count"]) for broken in LIMITED.check(pool, text)]

    rider, minion, rare = code_of("4C286"), code_of("4C10"), code_of("4R89")
    assert lacks((rider, 4)) == []
    assert lacks((rider, 5)) == [("LOTR-32.4", 1)]
    assert minion not in pool and lacks((minion, 1)) == [("LOTR-32.4", 1)]
    assert CARDS[rare].kind is Kind.COMPANION and lacks((rare, 1)) == [("LOTR-32.4", 1)]


def companions(culture: Culture) -> list[int]:
    return [code for code, card in CARDS.items() if card.culture is culture and card.kind is Kind.COMPANION]


def test_a_drafter_takes_what_its_cards_can_use() -> None:
    """An event for Elves is worth more to one who has Elves, one for riders to one who has riders."""
    pick, pack = drafter("lotr").pick, [code_of("4C70"), code_of("4C297")]
    assert {CARDS[code].culture for code in pack} == {Culture.ELVEN, Culture.ROHAN}
    assert pick(limited(), companions(Culture.ELVEN)[:10], pack, Random(1)) == pack[0]
    assert pick(limited(), companions(Culture.ROHAN)[:10], pack, Random(1)) == pack[1]


def test_a_side_of_a_deck_takes_its_best_fighters(monkeypatch: pytest.MonkeyPatch) -> None:
    """And then the cards worth most beside them."""
    monkeypatch.setattr(lotr_drafter, "_worth", lambda pool, code, have: float(code))
    monkeypatch.setattr(lotr_drafter, "_cultures", lambda pool, cards, have: set())
    companions = sorted(code for code, facts in CARDS.items() if facts.kind is Kind.COMPANION)[:9]
    others = sorted(code for code, facts in CARDS.items() if facts.kind is Kind.POSSESSION)[:40]
    taken = lotr_drafter._side(Options(), Side.FREE, [*companions, *others])
    least = lotr_drafter.FIGHTERS[Side.FREE][1]
    assert taken[:least] == companions[: -least - 1 : -1]
    rest = sorted([*companions[:-least], *others], reverse=True)
    assert taken[least:] == rest[: lotr_drafter.HALF - least]
