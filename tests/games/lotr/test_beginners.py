"""LOTR-27: the beginners' game."""

import pytest
from msgspec.structs import replace

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.decks import STARTERS, is_simple
from pelipoyta.games.lotr.decks.text import write_deck
from pelipoyta.games.lotr.events import ArcheryFired, CardsDrawn, PhaseBegan
from pelipoyta.games.lotr.model import Drawing, Options, Play, Transfer
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.agenda import advance
from pelipoyta.games.lotr.terms import Block, Phase
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Draw

BOXED = Options(decks=("fotr-aragorn-60", "fotr-gandalf-60"), format="fellowship", variant="starter")


def towers() -> Options:
    """A box of Towers cards: a list with its fixed fellowship and fewer than sixty cards."""
    deck = STARTERS["ttt-aragorn"]
    return Options(decks=(write_deck(replace(deck, cards=deck.cards[:-2])),), variant="starter")


def test_the_first_player_by_lot_and_a_fixed_fellowship():
    """LOTR-27.1, LOTR-27.2, LOTR-27.3."""
    assert GAME.hooks.fits(BOXED, 2) is None
    s = GAME.start(BOXED, 2)
    assert isinstance(GAME.pending(s), Draw)
    s, _ = GAME.settle(s, (1, 0))
    assert s.order == [1, 0]
    for seat, key in enumerate(BOXED.decks):
        mine = [c.code for c in s.cards.values() if c.owner == seat]
        assert set(STARTERS[key].start) <= set(mine)
        assert s.players[seat].burdens == 0
    assert sum(count for _, count in STARTERS[BOXED.decks[0]].cards) == 49


def test_the_boxed_fellowship_decks_play_in_full(scenario):
    """LOTR-27.6."""
    assert not is_simple(BOXED)
    sc = scenario(options=BOXED, block=Block.FELLOWSHIP)
    sc.put("1C176", 1)
    sc.begin("maneuver")
    assert sc.told(PhaseBegan)[0].phase is Phase.MANEUVER


def test_other_boxes_play_the_simple_game(scenario):
    """LOTR-27.4: no maneuver phase, no actions but in skirmishes; archery fire itself is there."""
    options = towers()
    assert GAME.hooks.fits(options, 2) is None
    assert is_simple(options)
    sc = scenario(options=options)
    sc.put("4C74")
    sc.put("4C207", 1)
    sc.hand(0, "4C308")
    sc.begin("maneuver")
    assert [told.phase for told in sc.told(PhaseBegan)][:2] == [Phase.ARCHERY, Phase.ASSIGNMENT]
    assert sc.told(ArcheryFired)
    assert sc.asks == "defend"


def test_no_allies_no_transfers_no_rule_of_nine(scenario):
    """LOTR-27.4."""
    sc = scenario(options=towers())
    sc.put("4C310")
    sword = sc.put("4C306", on=sc.frodo)
    sc.dead(0, *["4C286"] * 9)
    sc.hand(0, "4C277", "4C49")
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("4C277"))).rule == "LOTR-27.4"
    assert sc.refused(Transfer(sword)).rule == "LOTR-27.4"
    assert sc.can(Play(code_of("4C49")))


@pytest.mark.parametrize("before", [False, True])
def test_the_discard_pile_is_shuffled_once(scenario, before):
    """LOTR-27.5, LOTR-2.8."""
    sc = scenario(options=BOXED, block=Block.FELLOWSHIP)
    sc.deck(0, "1C116")
    sc.discard(0, "1C117", "1C117", "1C117")
    sc.set_player(0, reshuffled=before)
    sc.begin("fellowship")
    g = GameChange(sc.s)
    g.then(Drawing(0, 3))
    advance(g)
    sc.settle()
    assert len(sc.s.players[0].hand) == (1 if before else 3)
    assert sc.told(CardsDrawn)


def test_otherwise_an_empty_deck_stays_empty(scenario):
    """LOTR-2.8: one plays on."""
    sc = scenario()
    sc.deck(1)
    sc.discard(1, "4C10")
    sc.begin("regroup")
    assert sc.s.players[1].hand == ()
    assert GAME.pending(sc.s) is not None


def test_a_large_deck_is_not_boxed():
    """LOTR-27.2."""
    refusal = GAME.hooks.fits(Options(decks=("ttt-aragorn",), variant="starter"), 2)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("LOTR-27.2", "boxed-only")


def test_a_fixed_fellowship_is_of_companions_in_the_deck():
    """LOTR-27.3: what cannot start is refused before anyone sits down."""
    deck = STARTERS["fotr-aragorn-60"]
    for start in ((1364,), (1365, 1365, 1365), (1107,)):
        text = write_deck(replace(deck, start=start))
        refusal = GAME.hooks.fits(replace(BOXED, decks=(text,)), 2)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("LOTR-27.3", "cannot-start")


def test_a_fixed_fellowship_is_known_to_its_player_alone_until_it_is_played():
    """LOTR-27.3: of several companions each is told when it comes."""
    s = GAME.start(BOXED, 2)
    assert [GAME.view(s, seat).players[0].fixed for seat in (0, 1, None)] == [STARTERS["fotr-aragorn-60"].start, (), ()]
    s, _ = GAME.settle(s, (0, 1))
    assert s.players[0].fixed == ()
