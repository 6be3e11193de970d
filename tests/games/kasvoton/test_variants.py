"""Variants of Kasvoton vihollinen: ways to form the armies, and abilities; each rule, and the laws over all of them."""

from collections import Counter
from random import Random

import pytest
from tests.soak import games

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.board import ARMY, BERTHS, card_from
from pelipoyta.games.kasvoton.contests import CONTESTS, TEAMS
from pelipoyta.games.kasvoton.deck import KNIGHT, rank_of
from pelipoyta.games.kasvoton.model import Enlist, Options, Stage, State
from pelipoyta.games.kasvoton.notation import parse
from pelipoyta.games.kasvoton.rules.muster import undrawn
from pelipoyta.games.kasvoton.variants import VARIANTS
from pelipoyta.kernel import Dice, Draw, play
from pelipoyta.kernel.laws import check
from pelipoyta.kernel.play import roll
from pelipoyta.kernel.variants import written

SINGLE = [written(each.usual()) for each in VARIANTS.offered]
ABILITIES = tuple(text for text in SINGLE if not VARIANTS.by_name[text.split(":")[0]].seats)


@pytest.mark.parametrize("text", SINGLE)
def test_laws_of_each_variant(text):
    tally = check(GAME, games(1), seats=2, options=Options(variants=(text,)), looks=8, texts=6)
    assert tally.games >= 1 and tally.pairs > 40 and tally.twinned == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_laws_of_all_abilities_together(seats):
    assert len(ABILITIES) >= 10
    check(GAME, games(1), seats=seats, options=Options(variants=ABILITIES), looks=8, texts=6)


def drawn(*variants: str, seed: int = 5) -> State:
    """The position once the armies are drawn, or, where they are chosen, before that."""
    rng, s = Random(seed), GAME.start(Options(variants=variants), 2)
    s, _ = GAME.apply(s, 0, GAME.legal(s, 0)[0])
    s, _ = GAME.apply(s, 1, GAME.legal(s, 1)[2])
    while isinstance(pending := GAME.pending(s), Dice | Draw) and s.stage is Stage.MUSTER:
        s, _ = roll(GAME, s, pending.sample(rng))
    return s


def ranks(faces) -> Counter[int]:
    return Counter(map(rank_of, faces))


def deduced(s: State, seat: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Least and most of every rank among the hidden cards, once the armies stand."""
    for side in (0, 1):
        while GAME.legal(s, side):
            s, _ = GAME.apply(s, side, GAME.legal(s, side)[0])
    return [(each.least, each.most) for each in GAME.view(s, seat).deduced]


def test_both_have_the_same_draw():
    """KV-V1: equal armies, and the deduction aid knows every rank for certain."""
    s = drawn("same-draw")
    assert ranks(s.hands[0]) == ranks(s.hands[1]) and s.stage is Stage.DEPLOY
    ((least, most),) = deduced(s, 0)
    assert least == most == tuple(ranks(s.hands[0])[rank] for rank in range(1, 15))
    assert len(GAME.view(drawn("same-draw"), None).hand) == 0


def test_mirrored_armies_stand_alike():
    """KV-V2: the second army is the first one's image, and both players see every card."""
    s = drawn("mirrored")
    assert s.stage is Stage.LOTS
    for one, other in zip(BERTHS[2, 0], BERTHS[2, 1], strict=True):
        assert rank_of(s.faces[card_from(one)]) == rank_of(s.faces[card_from(other)])
    assert all(card.face for card in GAME.view(s, 1).cards) and not any(card.face for card in GAME.view(s, None).cards)


def test_an_army_is_bought():
    """KV-V3: the cards cost their numbers, and what could not complete the army is refused."""
    s, refused = drawn("points:90"), 0
    while choices := GAME.legal(s, 0):
        dear = [face for face in (14, 15, 16, 17, 10) if face in undrawn(s, 0) and Enlist(face) not in choices]
        for face in dear:
            refusal = GAME.why_not(s, 0, Enlist(face))
            assert refusal and (refusal.rule, refusal.reason) == ("KV-V3", "too-dear")
        refused += len(dear)
        s, _ = GAME.apply(s, 0, max(choices, key=lambda choice: rank_of(choice.face)))
    assert refused
    bought = ranks(s.hands[0]) - ranks(GAME.view(drawn("points:90"), 0).hand)
    assert len(s.hands[0]) == ARMY and sum(rank * count for rank, count in bought.items()) <= 90
    assert s.ready == [True, False] and GAME.view(s, 1).hand == GAME.view(drawn("points:90"), 1).hand


def test_an_army_is_chosen_freely():
    """KV-V4: any card left in the deck, and none that is not."""
    s = drawn("open-choice")
    for _ in range(3):
        s, _ = play(GAME, s, 0, GAME.legal(s, 0)[-1])
    assert ranks(s.hands[0])[KNIGHT] == 4
    refusal = GAME.why_not(s, 0, Enlist(13))
    assert refusal and (refusal.rule, refusal.reason) == ("KV-V4", "not-in-deck")


@pytest.mark.parametrize("count", [1, 4])
def test_armies_have_so_many_knights(count):
    """KV-V5."""
    s = drawn(f"knights:{count}")
    assert all(ranks(hand)[KNIGHT] == count for hand in s.hands)
    ((least, most),) = deduced(s, 1)
    assert most[KNIGHT - 1] == count >= least[KNIGHT - 1]


def refused(s: State, text: str) -> tuple[str, str]:
    refusal = GAME.why_not(s, s.turn, parse(text))
    return (refusal.rule, refusal.reason) if refusal else ("", "")


def test_riders_go_two_cells(field, choices, do):
    """KV-V6: over an empty cell; the card is revealed."""
    s = field("b10@c3 b13@a1 g13@m6 g4@e5 g5@c4", "options variants=riders")
    assert {"c3-e5", "c3-e3", "c3-e1", "c3-a3"} <= choices(s) and "c3-c5" not in choices(s)
    s, _ = do(s, "c3-e3")
    assert s.open[s.board[30]]


def test_knights_leap(field, choices):
    """KV-V7: to an empty cell alone."""
    s = field("bA@c3 b13@a1 g13@m6 g4@d5", "options variants=leap")
    assert {"c3-b5", "c3-e4", "c3-a2", "c3-e2"} <= choices(s) and "c3-d5" not in choices(s)


def test_open_peasants_block(field, choices):
    """KV-V8: steps along peasants that lie open are barred, attacks are not; hidden ones bar nothing."""
    s = field("b7@c3 b13@a1 g13@m6 G2@d4 g5@c4", "options variants=blockade")
    assert "c3-d3" not in choices(s) and {"c3-d4", "c3-c4", "c3-b3"} <= choices(s)
    assert refused(s, "c3-d3") == ("KV-V8", "barred")
    hidden = field("b7@c3 b13@a1 g13@m6 g2@d4", "options variants=blockade")
    assert "c3-d3" in choices(hidden)


@pytest.mark.parametrize(
    ("variant", "cards", "move", "left"),
    [
        ("behind", "b9@c4 gA@c3", "c4-c3", "B9@c3"),  # KV-V9
        ("behind", "b9@c3 gA@c4", "c3-c4", "GA@c4"),
        ("behind", "b9@c4 g11@c3", "c4-c3", "G11@c3"),
        ("crowd", "b4@c3 g3@c4 G3@d4 G3@d5", "c3-c4", "G3@c4"),  # KV-V10
        ("crowd", "b4@c3 g3@c4 g3@d4 G2@d5", "c3-c4", "B4@c4"),
        ("duel", "b11@c3 gA@c4", "c3-c4", "B11@c4"),  # KV-V11
        ("bearers", "b10@c3 g4@c4", "c3-c4", "G4@c4"),  # KV-V12
        ("bearers", "b11@c3 g4@c4", "c3-c4", "B11@c4"),
        ("pikes", "b10@c3 g6@c4", "c3-c4", "G6@c4"),  # KV-V13
    ],
)
def test_battles(field, do, standing, variant, cards, move, left):
    """KV-V9 to KV-V13: what is left on the cell that was attacked."""
    s = field(f"{cards} b13@a1 g13@m6", f"options variants={variant}")
    s, _ = do(s, move)
    assert left in standing(s).split()
    if variant == "bearers" and left == "G4@c4":
        assert "B10@c3" in standing(s).split()
    if variant == "pikes":
        assert "B10" not in standing(s)


def test_pikes_contradict_the_spear_hedge():
    """KV-V13, TABLE-28."""
    refusal = GAME.misfit(Options(spear_hedge=True, variants=("pikes",)), 2)
    assert refusal and refusal.reason == "variant-option"


def test_archers_reload(field, choices, do):
    """KV-V14: out of use in the next turn of their side, then in use again."""
    s = field("b5@c3 b13@a1 g13@m6 g7@c4 g8@d4", "options variants=reload:1")
    s, _ = do(s, "shoot c3", "done", "d4-c4", "done")
    assert not {"shoot c3", "c3-b3"} & choices(s)
    s, _ = do(s, "done", "done")
    assert {"shoot c3", "c3-b3"} <= choices(s)


def test_a_longbow_reaches_over_an_empty_cell(field, choices):
    """KV-V15: and no farther; an own card ahead is in the way."""
    s = field("b5@c2 b5@e2 b7@e3 b13@a1 g13@m6 g7@c4 g7@e4", "options variants=longbow")
    assert "shoot c2" in choices(s) and "shoot e2" not in choices(s)


def test_heavy_infantry_falls_to_no_line(field, choices, do):
    """KV-V16: but to a triangle."""
    s = field("b10@c3 b10@e3 g8@d3 b13@a1 g13@m6", "options variants=armour")
    s, _ = do(s, "line d3")
    assert choices(s) >= {"decline"} and refused(s, "pair c3 e3") == ("KV-V16", "armoured")
    s = field("b10@c3 b10@e3 b2@d2 g8@d3 b13@a1 g13@m6", "options variants=armour")
    s, _ = do(s, "triangle d3")
    assert len(s.graves) == 1


def test_infantry_in_step_counts_more(field, choices, do):
    """KV-V17: 7 + 7 + 4 is enough for a knight."""
    cards = "b7@c3 b7@e3 gA@d3 b6@d2 b8@d4 b13@a1 g13@m6"
    s, _ = do(field(cards, "options variants=in-step"), "line d3")
    assert "pair c3 e3" in choices(s) and "pair d2 d4" not in choices(s)
    s, _ = do(field(cards), "line d3")
    assert "pair c3 e3" not in choices(s)


def test_the_books_own_contests_refuse_variants():
    """KV-G1, KV-G2: played by the printed rules alone."""
    for contest in (CONTESTS["five"], TEAMS):
        refusal = contest.fits(Options(variants=("riders",)))
        assert refusal and refusal.reason == "variant-book"
        assert contest.fits(Options()) is None


def test_a_move_of_the_book_is_unchanged_by_other_variants(field, choices):
    """KV-D2: without its variant an ability is not there."""
    cards = "b10@c3 bA@e2 b13@a1 g13@m6"
    assert choices(field(cards)) == choices(field(cards, "options variants=pikes"))
