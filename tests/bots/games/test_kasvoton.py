"""The Kasvoton bot: its plan, what it does not miss, what it guards, and that it beats chance for two and four."""

from random import Random

import pytest
from tests.sweep import sample

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.games.kasvoton.danger import danger
from pelipoyta.bots.games.kasvoton.field import Field
from pelipoyta.bots.games.kasvoton.greedy import greedy
from pelipoyta.bots.uniform import uniform
from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.board import COLUMNS, cell_named
from pelipoyta.games.kasvoton.deck import KING, RANKS
from pelipoyta.games.kasvoton.model import Options, Stage
from pelipoyta.kernel import Ask, fold
from pelipoyta.kernel.game import altered


def position(cards: str, *facts: str, seats: int = 2, head: str = "turn archers") -> str:
    standing = {cell_named(cell): card for card, _, cell in (word.partition("@") for word in cards.split())}
    rows = [" ".join([str(row + 1), *(standing.get(row * 13 + c, ".") for c in range(13))]) for row in range(6)]
    return "\n".join([f"kasvoton {seats} {head}", *facts, *rows])


def choice(text: str, seed: int = 1) -> str:
    s = GAME.notation.read(text)
    pending = GAME.pending(s)
    assert isinstance(pending, Ask)
    seat = pending.seats[0]
    found = greedy(GAME.view(s, seat), seat, pending.what, GAME.legal(s, seat), Random(seed), 1.0)
    return GAME.notation.write(found)


QUIET = "b13@a1 g13@m6 g2@l6"


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (f"{QUIET} b5@c3 g7@c4", "shoot c3"),
        ("b13@a1 b1@c3 G13@c4 g2@m6", "c3-c4"),  # the scout finds the king
        ("b13@a1 bA@c3 G13@c4 g2@m6", "c3-c4"),
        ("b13@a1 b5@c3 G9@d5 G13@c4 g2@m6", "shoot c3"),
        (f"{QUIET} b9@c3 G8@c4", "c3-c4"),
    ],
)
def test_what_it_does_not_miss(cards: str, expected: str) -> None:
    assert choice(position(cards)) == expected


def test_it_strikes_in_a_triangle() -> None:
    assert choice(position(f"{QUIET} b2@b3 b2@d3 b2@c4 GA@c3", head="turn scout")) == "triangle c3"


def test_it_turns_up_a_hidden_card_for_nothing() -> None:
    assert choice(position(f"{QUIET} b2@b3 b2@d3 gA@c3", head="turn scout")) == "line c3"


def test_it_does_not_try_a_line_in_vain() -> None:
    """Or it would try it for ever (KV-D4.10)."""
    assert choice(position(f"{QUIET} b2@b3 b2@d3 GA@c3", head="turn scout")) == "done"


def test_it_strikes_with_the_pair_that_costs_least() -> None:
    text = position(f"{QUIET} bB@b3 b9@d3 B9@c2 B8@c4 G8@c3", "target c3 b3 d3 c2 c4", head="pair strikes")
    assert choice(text) == "pair c2 c4"


def test_it_does_not_show_its_king_for_a_queen() -> None:
    """KV-D4.6: a prince it shows."""
    for royal, expected in (("b11", "royal c4"), ("b13", "royal c4"), ("b2", "decline")):
        text = position(f"g13@m6 b2@b3 b2@d3 {royal}@c4 G12@c3", "target c3 b3 d3 c4", head="royal strikes")
        assert choice(text) == expected
    both = position("g13@m6 b13@b3 b11@d3 b2@c4 G12@c3", "target c3 b3 d3 c4", head="royal strikes")
    assert choice(both) == "royal d3"


def test_the_king_flees_a_scout_or_has_it_taken() -> None:
    moves = {choice(position("b13@c1 b2@m1 G1@d2 g13@m6"), seed) for seed in range(5)}
    assert moves <= {"c1-b1", "c1-b2"}
    assert choice(position("b13@c1 b9@d3 G1@c2 g13@m6")) == "d3-c2"


def test_the_king_minds_archers() -> None:
    """KV-D1: grey archers on c3 shoot at c2."""
    assert choice(position("b13@c2 b2@m1 G5@c3 g13@m6")).startswith("c2-")


def test_in_the_levelling_turn_only_the_king_counts() -> None:
    """KV-D0.5: a card that may be the king is worth more than one that is surely beaten."""
    text = position("bA@c3 G9@c4 g8@d4", "graves B13", "fell enemy -", "used 5 6", "turn 0 first 1")
    assert choice(text) == "c3-d4"


def test_danger_is_a_share() -> None:
    view = GAME.view(GAME.notation.read(position("b13@c2 b2@c3 g7@d3 g8@b3 g2@c4 g13@m6")), 0)
    field = Field(view, 0)
    for rank in RANKS:
        for cell in range(78):
            assert 0.0 <= danger(field, rank, cell) <= 1.0


@pytest.mark.parametrize("seats", [2, 4])
def test_the_king_is_deployed_behind_and_off_the_edge(seats: int) -> None:
    places = set()
    for seed in range(6):
        played = play_game(GAME, Options(turn_limit=1), seats, [greedy] * seats, f"plan/{seed}")
        states = [s for s, _ in fold(GAME, Options(turn_limit=1), seats, played.record.steps)]
        first = next(s for s in states if s.stage is Stage.LOTS)
        for card, face in enumerate(first.faces):
            if face == KING:
                row, column = divmod(first.cells[card], COLUMNS)
                assert row == (0, 5)[card // 26] and 2 <= column <= 10
                places.add(column)
    assert len(places) > 2


def test_it_agrees_with_its_partner_and_shows_nothing_off_its_turn() -> None:
    s = GAME.start(Options(), 4)
    for seat, text in ((0, "knight A"), (3, "knight B"), (0, "split -")):
        s, _ = GAME.apply(s, seat, GAME.notation.parse(text))
    assert GAME.notation.write(greedy(GAME.view(s, 2), 2, "split", GAME.legal(s, 2), Random(1), 1.0)) == "agree"
    s = GAME.notation.read(position(QUIET))
    assert greedy(GAME.view(s, 1), 1, None, GAME.legal(s, 1), Random(1), 1.0) is None


@pytest.mark.parametrize("seats", sample([2, 4], 4))
def test_it_never_stumbles_over_what_chance_did(seats: int) -> None:
    """Every other choice is random, so that it meets positions it would not make."""

    def drunk(view, seat, ask, legal, rng, budget):
        sober = rng.random() < 0.5
        return (greedy if sober else uniform)(view, seat, ask, legal, rng, budget)

    for seed in range(3):
        play_game(GAME, Options(turn_limit=40, spear_hedge=True), seats, [drunk] * seats, f"drunk/{seed}")


BARE = ["b13@c1 b12@d2 g13@j6 g12@k5", "b13@a1 b12@m1 B2@f3 g13@g6 G12@a6", "B13@c2 B12@d2 G13@j6 G12@k5 g4@m5"]


@pytest.mark.parametrize("cards", BARE)
def test_a_standstill_ends_though_no_turn_limit_does(cards: str) -> None:
    """KV-E1, KV-R1: without a limit two careful minds would wait for ever; weary ones dare."""
    unlimited = Options(turn_limit=0)
    start = GAME.notation.read(position(cards, "options turn_limit=0", "used 130 130"))
    played = play_game(altered(GAME, start=lambda *_: start), unlimited, 2, [greedy] * 2, cards, max_steps=4000)
    assert played.why in ("KV-A1", "KV-D0.5")


@pytest.mark.parametrize(("seats", "games"), sample([(2, 12), (4, 6)], (2, 12)))
def test_it_beats_chance(seats: int, games: int) -> None:
    """Greedy ones on one side, uniform ones on the other, turn about."""
    won = 0.0
    for number in range(games):
        bots = [greedy if seat % 2 == number % 2 else uniform for seat in range(seats)]
        won += play_game(GAME, Options(), seats, bots, f"ladder/{seats}/{number}").scores[number % 2]
    assert won >= games * 0.9
