"""What is kept of the cards in play is what one would find by looking at them anew, through whole games."""

import pickle
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.engine import find, numbers
from pelipoyta.games.lotr.engine.layout import is_active, layout
from pelipoyta.games.lotr.engine.statics import in_force
from pelipoyta.games.lotr.knowledge.outlook import KEPT, outlooks
from pelipoyta.games.lotr.model import State, Zone
from pelipoyta.games.lotr.model.in_play import InPlay
from pelipoyta.games.lotr.terms import Change, Keyword
from pelipoyta.kernel import Ask, Over


def games(seed: int, seats: int) -> list[State]:
    """Every position of a random game."""
    rng, s = Random(seed), GAME.start(GAME.options(), seats)
    found = [s]
    while not isinstance(pending := GAME.pending(s), Over):
        if isinstance(pending, Ask):
            seat = rng.choice(pending.seats)
            s, _ = GAME.apply(s, seat, rng.choice(GAME.legal(s, seat)))
        else:
            s, _ = GAME.settle(s, pending.sample(rng))
        found.append(s)
    return found


def forgetful(s: State) -> State:
    """The same position, of which nothing is known yet."""
    return msgspec.json.decode(msgspec.json.encode(s), type=State)


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 2)])
def test_what_is_kept_is_what_is_there(seed: int, seats: int):
    for s in games(seed, seats):
        new = forgetful(s)
        assert s == new
        cards = list(s.cards.values())
        assert list(find.active(s)) == [c for c in cards if is_active(s, c)]
        for host in s.cards:
            assert list(find.attached(s, host)) == [c for c in cards if c.host == host and c.zone is Zone.ATTACHED]
            assert list(find.stacked_on(s, host)) == [c for c in cards if c.host == host and c.zone is Zone.STACKED]
        for change in Change:
            texts = in_force(s, change)
            assert list(texts) == list(in_force(new, change))
            assert all(source is s.cards[source.id] for source, _ in texts)
        for word in Keyword:
            given = in_force(s, Change.KEYWORD, word)
            every = [text for text in in_force(s, Change.KEYWORD) if text[1].gift is word]
            assert list(given) == every


@pytest.mark.parametrize("seed", [4, 5])
def test_strength_is_the_sum_of_its_parts(seed: int):
    for s in games(seed, 2):
        for card in find.active(s):
            assert numbers.strength(s, card) == numbers.total(numbers.strength_parts(s, card))


def _noted(s: State) -> object:
    assert isinstance(s.cards, InPlay)
    return s.cards.asked


@pytest.mark.parametrize(("seed", "seats"), [(6, 2), (7, 3), (8, 4)])
def test_what_was_noted_to_be_asked_is_what_is_asked(seed: int, seats: int):
    noted = 0
    for s in games(seed, seats)[1:-1]:
        noted += _noted(s) is not None
        assert _noted(s.copy()) is None
        assert GAME.pending(s) == GAME.pending(s.copy()) == GAME.pending(forgetful(s))
    assert noted


def test_whoever_changes_a_card_is_told_anew():
    s = games(1, 2)[-1]
    card = next(iter(s.cards.values()))
    for change in (
        lambda cards: cards.__setitem__(card.id, card),
        lambda cards: cards.__delitem__(card.id),
        lambda cards: cards.pop(card.id),
        lambda cards: cards.pop(-5, None),
        lambda cards: cards.update({card.id: card}),
        lambda cards: cards.setdefault(card.id, card),
        lambda cards: cards.popitem(),
        lambda cards: cards.clear(),
        lambda cards: cards.__ior__({card.id: card}),
    ):
        other = s.copy()
        before = layout(other)
        assert layout(other) is before
        change(other.cards)
        assert layout(other) is not before
        assert layout(s) is before


def test_a_card_that_changes_speaks_as_it_is_now():
    s = next(s for s in reversed(games(1, 2)) if any(in_force(s, change) for change in Change))
    change = next(change for change in Change if in_force(s, change))
    source, _ = in_force(s, change)[0]
    s.cards[source.id] = replace(source, wounds=source.wounds + 1)
    assert in_force(s, change)[0][0].wounds == source.wounds + 1


def test_cards_are_a_dictionary_like_any_other():
    s = games(1, 2)[-1]
    assert s.cards == dict(s.cards)
    assert isinstance(pickle.loads(pickle.dumps(s)).cards, InPlay)
    assert isinstance(s.copy().cards, InPlay)


def test_an_outlook_is_kept_for_the_same_position_alone():
    fought = [s for seed in range(8) for s in games(seed, 2) if s.fights or s.fight]
    assert fought
    for s in fought:
        first = outlooks(s)
        assert outlooks(s.copy()) == first
        KEPT.clear()
        assert outlooks(s) == first
