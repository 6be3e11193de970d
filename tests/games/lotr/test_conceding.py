"""LOTR-30.42: whoever gives up loses, and the others play on; also who loses before the first turn (LOTR-30.43)."""

from random import Random

from msgspec.structs import replace

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.decks.ready import STARTERS
from pelipoyta.games.lotr.decks.text import write_deck
from pelipoyta.games.lotr.events import GaveUp, PlayerOut
from pelipoyta.games.lotr.model import Bid, Options, Pass, Play, TakePlace
from pelipoyta.games.lotr.soundness import check
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Ask, Concession, Draw, Over, fold
from pelipoyta.kernel.records import record


def concede(sc, seat):
    sc.s, events = GAME.hooks.concede(sc.s, seat)
    sc.events += events
    sc.settle()
    return [type(event) for event in events]


def test_a_shadow_player_goes_at_once_while_another_is_asked(scenario):
    """LOTR-16.4: the cards go with their player."""
    sc = scenario(site=3, seats=3)
    minion = sc.put("4C10", 1)
    sc.begin("fellowship")
    assert concede(sc, 1)[:2] == [GaveUp, PlayerOut]
    assert not sc.lives(minion)
    assert (sc.asks, sc.asked) == ("fellowship", 0)


def test_a_shadow_player_who_is_asked_passes_and_goes(scenario):
    sc = scenario(site=3, seats=3, twilight=9)
    sc.hand(1, "4C10")
    sc.begin("shadow", 1)
    concede(sc, 1)
    assert sc.s.players[1].out
    assert sc.asked != 1


def test_the_free_peoples_player_ends_the_turn(scenario):
    """LOTR-30.43: the next player's turn begins."""
    sc = scenario(site=3, seats=3)
    sc.begin("fellowship")
    concede(sc, 0)
    assert (sc.s.players[0].out, sc.s.free) == (True, 1)


def test_what_is_under_way_is_finished_first(scenario):
    """The choice that is being made is made with the first cards there are; then the player is out."""
    sc = scenario(site=1, seats=3, sites={1: "4U328"})
    sc.put("4C49"), sc.put("4C74"), sc.put("4C286")
    sc.deck(0, "4P364")
    sc.begin("fellowship").use(sc.s.path[0])
    assert sc.asks == "cost"
    concede(sc, 0)
    assert (sc.s.players[0].out, sc.s.free, sc.asks) == (True, 1, "fellowship")


def test_one_waits_till_others_have_finished(scenario):
    """Nobody's cards are taken away from under a choice that may name them."""
    sc = scenario(site=1, seats=3, sites={1: "4U328"})
    friends, minion = [sc.put("4C49"), sc.put("4C74"), sc.put("4C286")], sc.put("4C10", 1)
    sc.deck(0, "4P364")
    sc.begin("fellowship").use(sc.s.path[0])
    concede(sc, 1)
    assert sc.lives(minion) and sc.s.players[1].leaving
    sc.choose(*friends[:2]).choose("4P364")
    assert sc.s.players[1].out and not sc.lives(minion)
    assert (sc.asks, sc.asked) == ("fellowship", 0)


def test_of_two_the_other_wins_at_once():
    """Also before the game has begun."""
    s, events = GAME.hooks.concede(GAME.start(Options(), 2), 1)
    assert GAME.pending(s) == Over((1.0, 0.0), "LOTR-30.42")
    assert events == [GaveUp(1), PlayerOut(1, "LOTR-30.42")]


def test_before_the_first_turn_one_stays_till_the_set_up_is_done():
    s, _ = GAME.hooks.concede(GAME.start(Options(), 3), 1)
    assert GAME.pending(s) == Ask((0, 2), "bid")
    assert s.players[1].bid == 0 and not s.players[1].out
    for seat in (0, 2):
        s, _ = GAME.apply(s, seat, Bid(1))
    assert not s.players[1].out


def test_nobody_gives_up_twice():
    s, _ = GAME.hooks.concede(GAME.start(Options(), 3), 1)
    assert GAME.hooks.concede(s, 1) is None
    over, _ = GAME.hooks.concede(s, 0)
    assert all(GAME.hooks.concede(over, seat) is None for seat in range(3))


def test_a_record_tells_of_it():
    steps = (Concession(2), Concession(0))
    *_, (end, _) = fold(GAME, Options(), 3, steps)
    assert GAME.pending(end) == Over((0.0, 1.0, 0.0), "LOTR-30.42")
    played = record.Record("lotr", 1, 3, Options(), ("A", "B", "C"), GAME.pending(end), steps)
    text = record.write(GAME, played)
    assert text.endswith("\n! 2\n! 0\n")
    assert record.read(text, {"lotr": GAME}) == played


def test_a_fellowship_that_corrupts_its_bearer_leaves_the_others_their_set_up():
    """LOTR-30.43: nine burdens are bid, Sméagol brings the tenth; the others play theirs, and the next one begins."""
    box = STARTERS["ttt-theoden"]
    mine = write_deck(replace(box, cards=(*box.cards, (code_of("6C45"), 1), (code_of("4C10"), 1))))
    s = GAME.start(Options(decks=(mine, "ttt-theoden", "ttt-theoden")), 3)
    for seat, burdens in ((0, 9), (1, 2), (2, 1)):
        s, _ = GAME.apply(s, seat, Bid(burdens))
    for seat in range(3):
        s, _ = GAME.apply(s, seat, TakePlace(seat))
    s, _ = GAME.apply(s, 0, Play(code_of("6C45")))
    assert s.players[0].out
    for seat in (1, 2):
        assert GAME.pending(s) == Ask((seat,), "starting")
        check(s)
        s, _ = GAME.apply(s, seat, Pass())
    while isinstance(asked := GAME.pending(s), Draw):
        s, _ = GAME.settle(s, asked.sample(Random(1)))
    assert (s.free, GAME.pending(s)) == (1, Ask((1,), "fellowship"))
    assert [len(player.hand) for player in s.players] == [0, 8, 8]
