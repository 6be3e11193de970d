"""What bots do with decks and cards is counted as it is told."""

from random import Random
from typing import Any

import pytest
from benchmarks.bots import cards, decks, questions

from pelipoyta.bots.uniform import uniform
from pelipoyta.games.lotr.decks import OFFERED, why_not_deck
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import Format, Options, Pass, Play


def test_every_pair_of_a_format_meets() -> None:
    pairs = list(decks.meetings("fellowship", set()))
    keys = {key for pair in pairs for key in pair}
    assert keys == {key for key in OFFERED if not why_not_deck(Options(format="fellowship"), key)}
    assert len(pairs) == len(keys) * (len(keys) - 1) // 2
    assert all("durin-nine" in pair for pair in decks.meetings("fellowship", {"durin-nine"}))


def test_the_shares_of_a_meeting_are_one_a_game(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(decks, "find", lambda game, bot: uniform)
    monkeypatch.setattr(decks, "meetings", lambda name, only: iter([("durin-nine", "lorien-goblins")]))
    found = decks.shares("fellowship", set(), 2, "uniform")
    assert {key: len(scores) for key, scores in found.items()} == {"durin-nine": 2, "lorien-goblins": 2}
    assert sum(map(sum, found.values())) == 2
    decks.tell("fellowship", found)
    assert capsys.readouterr().out.startswith("fellowship: 2 games\n")


@pytest.mark.parametrize("name", ["towers", "fellowship", "open"])
def test_decks_of_a_few_cultures_are_legal(name: Format) -> None:
    texts = [cards.themed(name, Random(seed)) for seed in range(6)]
    assert [why_not_deck(Options(format=name), text) for text in texts] == [[]] * 6
    assert len(set(texts)) == 6


def test_a_game_says_who_held_and_played_what() -> None:
    game = cards.play(0, "test", "uniform")
    for seat in game["seats"]:
        assert seat["played"] and set(seat["played"]) <= set(seat["able"])
    assert sum(seat["score"] for seat in game["seats"]) == 1
    found = cards.rows([game, game])
    assert all(found[code]["played"] in (2, 4) for seat in game["seats"] for code in seat["played"])


def test_a_card_that_is_never_played_is_named(capsys: Any) -> None:
    """Whoever passes whatever the hand holds neglects all of it."""
    shy = cards.Watch(lambda view, seat, ask, legal, rng, budget: Pass())
    seen: Any = type("View", (), {"players": [type("Player", (), {"hand": ()})], "cards": ()})
    shy(seen, 0, "starting", [Play(4074), Pass()], Random(0), 0)  # one is taken for another, out of the whole deck
    shy(seen, 0, "fellowship", [Play(4286), Pass()], Random(0), 0)
    found = cards.rows([{"seats": [{**shy.told(), "score": 1}]}] * cards.ENOUGH)
    assert cards.neglected(found) == [4286]
    cards.tell(found, everything=False)
    assert CARDS[4286].title in capsys.readouterr().out


def test_cards_whose_players_lost_most_are_told_unless_it_was_once(capsys: Any) -> None:
    won, lost, once = (
        {"seats": [{"held": [], "able": [], "played": [code], "used": [], "score": score}]}
        for code, score in ((4286, 1.0), (4165, 0.0), (4197, 0.0))
    )
    found = cards.rows([*[won, lost] * cards.ENOUGH, once])
    assert cards.losing(found) == [4165, 4286]
    cards.tell(found, everything=False)
    told = capsys.readouterr().out
    assert CARDS[4165].title in told and CARDS[4197].title not in told


def test_questions_are_counted_with_and_without_a_setting() -> None:
    found = questions.measured("fellowship", 1, "greedy")
    assert found["asked"] > found["respond"] > 0 < found["turns"]
    assert found["asked"] - found["asked after"] == found["respond"] - found["respond after"]
    assert found["asked free"] <= found["asked"]


def test_a_deck_knows_what_it_could_answer() -> None:
    ring = {"respond-wound"}  # the Ring itself answers wounds
    assert questions.answered_by(OFFERED["durin-nine"]) >= ring
    assert questions.answered_by(OFFERED["durin-nine"]) != questions.answered_by(OFFERED["wizard-uruks"])
