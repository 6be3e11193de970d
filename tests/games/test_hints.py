"""Every choice that can be met has words: what may be done, by which rule, and what speaks for it."""

from random import Random
from typing import Any

import pytest
from tests.games.lotr.truths import READ, stands_in_text

from pelipoyta.bots.workers.explain import hints_for
from pelipoyta.games import NAMES, load
from pelipoyta.games.lotr.advice.reasons import effect, numbers
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.kernel.game import AnyGame, Ask
from pelipoyta.kernel.optional.hint import Hint, percent
from pelipoyta.locales import LANGUAGES, Words

SEEDS, STEPS, LOOKED_AT = 3, 150, 12


def kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


def met(game: AnyGame, seats: int, seed: int) -> Any:
    """Choices of a random game: what is seen, by whom, and one that is legal."""
    rng = Random(seed)
    state = game.start(game.hooks.first or game.options(), seats)
    for _ in range(STEPS):
        pending = game.pending(state)
        if isinstance(pending, Ask):
            seat = rng.choice(pending.seats)
            legal, view = game.legal(state, seat), game.view(state, seat)
            for action in rng.sample(legal, min(len(legal), LOOKED_AT)):
                yield view, seat, action
            state, _ = game.apply(state, seat, rng.choice(legal))
        elif hasattr(pending, "sample"):
            state, _ = game.settle(state, pending.sample(rng))
        else:
            return


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_has_its_words(name: str) -> None:
    game = load(name)
    words = [Words(lang, name) for lang in LANGUAGES]
    seen: set[str] = set()
    for seed in range(SEEDS):
        for view, seat, action in met(game, game.seats[seed % len(game.seats)], seed):
            said = hints_for(game, view, seat, action)
            assert all(isinstance(hint, Hint) for hint in said)
            assert len(said) > 1, f"{game.notation.write(action)} has no why"
            keys = {f"{name}-can-{kebab(type(action).__name__)}", *(f"{name}-advice-{hint.key}" for hint in said)}
            assert [key for key in keys for each in words if not each.has(key)] == []
            seen |= keys
            for hint in said:
                sentence = words[0](f"{name}-advice-{hint.key}", **hint.facts)
                assert "{" not in sentence and "??" not in sentence
    assert len(seen) > 6


@pytest.mark.parametrize("name", NAMES)
def test_what_may_be_done_names_its_rule(name: str) -> None:
    words = Words("fi", name)
    known = {key.removeprefix("rule-") for key in words.ids() if key.startswith("rule-")}
    cans = [
        key
        for key in words.ids()
        if key.startswith(f"{name}-can-") and "-can-be" not in key and "(" in words(key, count=2)
    ]
    assert len(cans) >= 4
    for key in cans:
        rule = words(key, count=2).rpartition("(")[2].rstrip(")").replace(".", "-")
        assert rule in known, key


def test_a_move_without_words_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("rolechess")
    view, seat, action = next(iter(met(game, 2, 0)))
    assert hints_for(game, view, seat, action)[0].facts
    monkeypatch.setattr("pelipoyta.games.rolechess.hints.hints", lambda *_: ())
    with pytest.raises(AssertionError):
        test_every_choice_has_its_words("rolechess")


def test_a_battle_is_told_with_its_odds() -> None:
    """RC-6.1.1: a Knight against a Lackey of full energy."""
    game = load("rolechess")
    state = game.notation.read(LAST)
    strike, odds = hints_for(game, game.view(state, 0), 0, game.notation.parse("c3xd5"))
    assert strike == Hint("attack", {"piece": "knight", "from": "c3", "foe": "emperor", "to": "d5"})
    assert odds.key == "emperor" and 0 < odds.facts["kill"] < 100


LAST = """
7   .  .  .  .  .  .  .
6   .  .  .  .  .  .  .
5   .  .  . e1  .  .  .
4   .  .  .  .  .  .  .
3   .  . K1  .  .  .  .
2   .  .  .  .  .  .  .
1   .  .  . E1  .  .  .
"""


def test_a_chance_is_never_rounded_to_certainty() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_a_card_is_spoken_for_by_what_its_own_words_do() -> None:
    """Numbers of a fighter, what an item adds or takes, and of an event the first thing it does, not what it costs."""
    assert effect(CARDS[1037].text) == Hint("does-strength") and numbers(CARDS[1037]) is None  # Defiance
    assert numbers(CARDS[1299]) == Hint("item", {"strength": 2, "vitality": 0})  # Hobbit Sword
    assert numbers(CARDS[5032]) == Hint("item-weakens", {"strength": 2, "vitality": 1})  # Citadel of the Stars
    assert numbers(CARDS[1097]) == Hint("fighter", {"strength": 7, "vitality": 3})  # Boromir
    assert effect(CARDS[1097].text) == Hint("does-strength")  # though exerting him comes first, as its cost


def test_what_a_card_is_said_to_do_stands_in_its_text() -> None:
    """Of every card: the law meets those alone that are played."""
    said = {code: hint.key for code, card in CARDS.items() if (hint := effect(card.text))}
    assert {CARDS[code].title: key for code, key in said.items() if not stands_in_text(key, code)} == {}
    assert {*said.values()} == {*READ}
