"""The strongest Lord of the Rings TCG bot: it judges by what lies there, keeps to its nodes, and sees what wins."""

from math import inf, log
from random import Random
from time import perf_counter

import pytest
from msgspec.structs import replace

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.games.lotr import strong
from pelipoyta.bots.games.lotr.greedy import greedy
from pelipoyta.bots.games.lotr.strong.quick import Late, play_turn, quick
from pelipoyta.bots.games.lotr.strong.value import TERMS, chances, figures
from pelipoyta.bots.registry import find
from pelipoyta.bots.search.halving import Candidate
from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.model import Actions, Decide, Options, Pass, Play, State, Zone
from pelipoyta.games.lotr.terms import Phase
from pelipoyta.kernel import Ask, Over, fold


@pytest.fixture(scope="module")
def asked() -> list[tuple[State, int, str]]:
    """The questions with several answers of a game of greedy against itself."""
    record = play_game(GAME, Options(), 2, [greedy, greedy], "deep").record
    found = []
    for s, _ in fold(GAME, record.options, 2, record.steps):
        if isinstance(ask := GAME.pending(s), Ask) and len(GAME.legal(s, ask.seats[0])) > 1:
            found.append((s, ask.seats[0], ask.what))
    return found


def first(asked: list[tuple[State, int, str]], what: str) -> tuple[State, int]:
    return next((s, seat) for s, seat, ask in asked if ask == what)


def changed(s: State, seat: int, **fields: object) -> State:
    other = s.copy()
    other.players[seat] = replace(s.players[seat], **fields)
    return other


def test_chances_are_shares(asked):
    for s, _, _ in asked[::9]:
        if s.phase is not Phase.SETUP:
            assert sum(chances(s)) == pytest.approx(1)
            assert len(figures(s, 0)) == len(TERMS)


def test_burdens_wounds_and_losses_count_against_one_and_the_way_made_for_one(asked):
    s, seat = first(asked, "fellowship")
    now, player = chances(s)[seat], s.players[seat]
    assert chances(changed(s, seat, burdens=player.burdens + 4))[seat] < now
    assert chances(changed(s, seat, site=player.site + 1))[seat] > now
    company = [card for card in s.cards.values() if card.owner == seat and card.zone is Zone.FELLOWSHIP]
    hurt, lone = s.copy(), s.copy()
    bearer = s.cards[player.bearer]
    hurt.cards[bearer.id] = replace(bearer, wounds=bearer.wounds + 3)
    assert chances(hurt)[seat] < now
    del lone.cards[next(card.id for card in company if card.id != bearer.id)]
    assert chances(lone)[seat] < now


def test_the_way_made_is_worth_less_to_a_lone_ring_bearer(asked):
    """Far from home the few meet what many would."""
    s, seat = first(asked, "fellowship")
    lone = s.copy()
    for card in [card for card in s.cards.values() if card.owner == seat and card.zone is Zone.FELLOWSHIP]:
        if card.id != s.players[seat].bearer:
            del lone.cards[card.id]

    def gain(here: State) -> float:
        near, far = (chances(changed(here, seat, site=site))[seat] for site in (2, 6))
        return log(far / (1 - far)) - log(near / (1 - near))

    assert 0 < gain(lone) < gain(s) - 0.1


def test_a_turn_is_played_on_to_its_end(asked):
    s, _ = first(asked, "shadow")
    end = play_turn(s, Random(1))
    assert isinstance(GAME.pending(end), Over) or end.free != s.free
    assert end == play_turn(s, Random(1))
    with pytest.raises(Late):
        play_turn(s, Random(1), perf_counter() - 1)


def test_the_quick_player_does_what_greedy_does(asked):
    """On the position itself: where nothing hidden has a part, that is the same."""
    for s, seat, ask in [each for each in asked if each[2] in ("defend", "move-again", "reconcile", "skirmish-order")]:
        legal = GAME.legal(s, seat)
        assert quick(s, seat, ask, legal, Random(1)) == greedy(GAME.view(s, seat), seat, ask, legal, Random(1), inf)


def test_it_plays_on_as_often_as_it_may_and_not_without_time(asked, monkeypatch):
    turns = []
    monkeypatch.setattr(strong, "play_turn", lambda s, rng, until: turns.append(until) or s)
    s, seat = first(asked, "defend")
    legal = GAME.legal(s, seat)
    view = GAME.view(s, seat)
    best = find("lotr", "best", 60)
    assert best(view, seat, "defend", legal, Random(2), inf) in legal
    assert len(turns) <= strong.SETTLED * 7  # all came to the same: soon left alone
    turns.clear()
    luck = Random(1)
    monkeypatch.setattr(strong, "chances", lambda s: [luck.random()] * 2)
    assert best(view, seat, "defend", legal, Random(2), inf) in legal
    assert 40 <= len(turns) <= 80 + strong.MORE * 60
    monkeypatch.undo()
    began = perf_counter()
    assert strong.choose(view, seat, "defend", legal, Random(2), 0.0, 0) in legal
    with pytest.raises(Late):
        strong.weigh(view, seat, legal, Random(2), began, 0.0, 0)


def test_it_moves_on_to_win_where_nothing_stands_in_the_way(asked):
    """LOTR-16.1: the last site is the end, and who is there first has won."""
    s, seat = next((s, seat) for s, seat, ask in asked if ask == "move-again")
    near = changed(s, seat, site=8, burdens=0)
    other = 1 - seat
    near.players[other] = replace(near.players[other], hand=(), site=8)
    near.twilight = 0
    for card in [card for card in near.cards.values() if card.zone is Zone.CENTRE]:
        del near.cards[card.id]
    stay, go = (strong.World(seat, [Decide(way)], near) for way in (0, 1))
    for world in (stay, go):
        world.apply(0)
        strong.TurnPlayouts(inf).run(world)
    assert strong.TurnPlayouts(inf).value(go, seat) > strong.TurnPlayouts(inf).value(stay, seat)


def test_what_the_others_really_hold_does_not_matter(asked):
    """A choice is made from a view: another hand behind the same view is met by the same choice."""
    s, seat = first(asked, "fellowship")
    view, legal = GAME.view(s, seat), GAME.legal(s, seat)
    twin = GAME.determinize(view, Random(9))
    best = find("lotr", "best", 6)
    chosen = [best(GAME.view(each, seat), seat, "fellowship", legal, Random(4), inf) for each in (s, twin)]
    assert chosen[0] == chosen[1] and (chosen[0] in legal or chosen[0] == Pass())


def test_it_chooses_among_what_it_is_shown(asked):
    """Levels show it less than there is, habits included."""
    best, kinds = find("lotr", "best", 4), {ask: (s, seat) for s, seat, ask in asked}
    for ask, (s, seat) in kinds.items():
        some = GAME.legal(s, seat)[-2:]
        assert best(GAME.view(s, seat), seat, ask, some, Random(2), inf) in some


def noted(action: int, gap: float, games: int = strong.ENOUGH) -> Candidate:
    option = Candidate(action)
    for _ in range(games):
        option.note(0.5 + gap, 0.5)
    return option


@pytest.mark.parametrize(
    ("ask", "gap", "games", "plays"),
    [
        ("fellowship", 0.0, strong.ENOUGH, True),
        ("fellowship", -0.03, strong.ENOUGH, False),  # the Shadow has more of it
        ("fellowship", 0.0, 1, False),  # seen too seldom
        ("skirmish", 0.0, strong.ENOUGH, False),  # there may be a better moment
    ],
)
def test_before_one_moves_on_what_costs_nothing_is_played(ask: str, gap: float, games: int, plays: bool) -> None:
    actions: list[Actions] = [Pass(), Play(1), Play(2)]
    options = [noted(0, 0.0), noted(1, gap, games), noted(2, -0.2)]
    assert strong._taken(ask, actions, options) == actions[int(plays)]


def test_what_is_better_than_passing_is_done_anyway() -> None:
    assert strong._taken("skirmish", [Pass(), Play(1)], [noted(1, 0.1), noted(0, 0.0)]) == Play(1)
