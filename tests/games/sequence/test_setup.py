"""Teams, the cut for the deal, and the deal."""

from random import Random
from typing import Literal

import pytest

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.cards import PACKS, face_named
from pelipoyta.games.sequence.model import Dealt, Options, Phase, State
from pelipoyta.games.sequence.shared_chance import shared_chance
from pelipoyta.kernel import Ask, Draw, roll, told


def cards(text: str) -> tuple[int, ...]:
    return tuple(map(face_named, text.split()))


@pytest.mark.parametrize(("seats", "teams", "hand"), [
    (2, 2, 7), (4, 2, 6), (6, 2, 5), (8, 2, 4), (10, 2, 3), (12, 2, 3), (3, 3, 6), (6, 3, 5), (9, 3, 4), (12, 3, 3),
])  # fmt: skip
def test_hands_by_the_table(seats: int, teams: Literal[2, 3], hand: int) -> None:
    """SEQ-1.2, SEQ-1.3, SEQ-1.4."""
    options = Options(teams=teams)
    assert GAME.hooks.fits(options, seats) is None
    assert GAME.hooks.teams(options, seats) == tuple(seat % teams for seat in range(seats))
    state = GAME.start(options, seats)
    state, _ = roll(GAME, state, tuple(range(seats)))
    state, _ = roll(GAME, state, PACKS[: seats * hand])
    assert [len(cards) for cards in state.hands] == [hand] * seats
    assert len(state.deck) == 104 - seats * hand


def test_every_number_of_players_has_its_teams() -> None:
    """SEQ-1.2: where two and three will do, two unless told otherwise."""
    assert GAME.seats == (2, 3, 4, 6, 8, 9, 10, 12)
    counts = {seats: max(GAME.hooks.teams(Options(), seats)) + 1 for seats in GAME.seats}
    assert counts == {2: 2, 3: 3, 4: 2, 6: 2, 8: 2, 9: 3, 10: 2, 12: 2}


@pytest.mark.parametrize(("seats", "teams"), [(2, 3), (4, 3), (8, 3), (10, 3), (3, 2), (9, 2)])
def test_contradicting_options_are_refused(seats: int, teams: Literal[2, 3]) -> None:
    refusal = GAME.hooks.fits(Options(teams=teams), seats)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("SEQ-1.2", "uneven-teams")
    assert refusal.facts == {"teams": teams, "players": seats}


def cut_of(state: State, text: str) -> State:
    cut, _ = roll(GAME, state, cards(text))
    assert isinstance(cut, State)
    return cut


def test_the_lowest_cut_deals_and_the_left_starts() -> None:
    """SEQ-1.5."""
    state = cut_of(GAME.start(Options(), 4), "AS 7H JD 10C")
    assert (state.dealer, state.phase) == (1, Phase.DEAL)
    state, _ = roll(GAME, state, PACKS[:24])
    assert GAME.pending(state) == Ask((2,), "play")


def test_those_tied_for_lowest_cut_again_from_a_full_pack() -> None:
    """SEQ-1.5: suits do not matter; aces are high."""
    state = cut_of(GAME.start(Options(), 4), "2S AH 2D 2S")
    assert state.cutting == (0, 2, 3)
    assert GAME.pending(state) == Draw(PACKS, 3)
    state = cut_of(state, "5S 4S 4H")
    assert state.cutting == (2, 3)
    assert cut_of(state, "AC KD").dealer == 3


def test_cards_go_round_one_at_a_time() -> None:
    state = cut_of(GAME.start(Options(), 2), "3S 2S")
    state, events = roll(GAME, state, cards("2C 2D 3C 3D 4C 4D 5C 5D 6C 6D 7C 7D 8C 8D"))
    assert state.turn == 0
    assert state.hands == [cards("2C 3C 4C 5C 6C 7C 8C"), cards("2D 3D 4D 5D 6D 7D 8D")]
    dealt = events[0]
    assert isinstance(dealt, Dealt)
    heard = told(dealt, 1)
    assert heard is not None
    assert [secret.value for secret in heard.hands] == [None, cards("2D 3D 4D 5D 6D 7D 8D")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_owners_of_the_dealt_cards_are_those_who_get_them(seats: int) -> None:
    """CONTEST-23: tables that share chance deal each player the same cards."""
    state = GAME.start(Options(teams=3 if seats == 3 else 2), seats)
    rng = Random(seats)
    while isinstance(pending := GAME.pending(state), Draw):
        dealt, cards = state, pending.sample(rng)
        state, _ = GAME.settle(state, cards)
    owners = shared_chance(dealt).owners
    owned = [[card for owner, card in zip(owners, cards, strict=True) if owner == seat] for seat in range(seats)]
    assert [sorted(each) for each in owned] == [list(hand) for hand in state.hands]
