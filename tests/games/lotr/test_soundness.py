"""Positions that cannot be: games as they were played, with one thing changed."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.spoiling import Spoil, card, drop, fields, is_window, player, push, refuses, some, top

from pelipoyta.games.lotr.model import (
    Deciding,
    Drawing,
    Fight,
    Flow,
    Happen,
    Lasting,
    Options,
    Perform,
    PhaseEnds,
    Playing,
    Sanctuary,
    Select,
    TakesWound,
    Transferring,
    Volley,
    Window,
    WinsFight,
    Zone,
)
from pelipoyta.games.lotr.soundness import check
from pelipoyta.games.lotr.soundness.cards import _has_host
from pelipoyta.games.lotr.terms import Change, Culture, Keyword, Kind, Phase, Until
from pelipoyta.kernel import Over

TABLE = [
    (fields(order=[0, 0]), "an order of them all"),
    (fields(order=[1]), "an order of them all"),
    (lambda s: s.players.pop(), "two to six players"),
    (fields(options=Options()), "a deck that may be played"),
    (player(brought="nonsense"), "a deck that may be played"),
    (player(brought="fotr-aragorn"), "a deck that may be played"),
    (player(brought="ttt-theoden"), "are not those of its deck|the Ring of the deck"),
    (fields(twilight=-1), "less than nothing"),
    (fields(moves=-1), "less than nothing"),
    (fields(free=2), "nobody sits there"),
    (fields(acting=2), "nobody sits there"),
    (fields(free=-1), "whose turn is it"),
    (player(hand=()), "are not those of its deck"),
    (player(discard=(4286,)), "are not those of its deck"),
    (player(1, out=True), "one who is out has no cards"),
    (player(site=0), "cannot be counted"),
    (player(site=10), "cannot be counted"),
    (player(burdens=-1), "cannot be counted"),
    (player(resistance=0), "cannot be counted"),
    (player(bid=-2), "cannot be counted"),
    (player(place=-1), "has a place"),
    (player(place=1), "a place of one's own"),
    (player(place=7), "a place of one's own"),
    (player(reshuffled=True), "in the beginners' game only"),
    (player(first=(4302, 4001)), "the Ring of the deck"),
    (player(fixed=(4286,)), "the Ring of the deck"),
    (player(known=(1001,)), "seen go back is of the deck"),
    (fields(next_id=1), "the order in which it appeared"),
    (card(Kind.COMPANION, id=0, owner=1), "are not those of its deck|the order in which"),
    (card(Kind.COMPANION, zone=Zone.CENTRE), "cannot lie so"),
    (card(Kind.COMPANION, host=1), "cannot lie so"),
    (card(Kind.COMPANION, wounds=-1), "cannot lie so"),
    (card(Kind.COMPANION, holder=0), "cannot lie so"),
    (card(Kind.COMPANION, tokens=((Culture.ROHAN, 1),)), "cannot lie so"),
    (card(Kind.COMPANION, wounds=9), "something should have happened"),
    (card(Kind.SITE, zone=Zone.SUPPORT), "cannot lie so"),
    (card(Kind.SITE, wounds=1), "cannot lie so"),
    (card(Kind.SITE, zone=Zone.CONTROLLED), "cannot lie so"),
    (card(Kind.SITE, zone=Zone.CONTROLLED, holder=0), "the path is one site of each number"),
    (card(Kind.SITE, tokens=((Culture.ROHAN, 0),)), "cannot lie so"),
    (card(Kind.SITE, tokens=((Culture.ROHAN, 1), (Culture.DWARVEN, 1))), "cannot lie so"),
    (card(Kind.RING, host=-1), "cannot lie so"),
    (card(Kind.RING, host=1), "cannot lie so"),
    (card(Kind.RING, zone=Zone.SUPPORT), "cannot lie so"),
    (fields(path=[]), "the path is one site of each number"),
    (player(site=9), "stands on a site of the path"),
    (player(bearer=1), "a Ring-bearer is in the fellowship"),
    (player(bearer=2), "a Ring-bearer is in the fellowship"),
    (fields(fight=Fight(0, ())), "goes on till it ends"),
    (fields(fights=[Fight(-1, ())]), "of a character and minions"),
    (fields(fights=[Fight(1, ())]), "of a character and minions"),
    (fields(fights=[Fight(0, (1,))]), "of a character and minions"),
    (fields(fights=[Fight(0, ()), Fight(0, ())]), "nobody is in two skirmishes"),
    (fields(lasting=[Lasting(4286, (), Until.PHASE, Change.STRENGTH, 1)]), "lasts on cards"),
    (fields(lasting=[Lasting(4286, (999,), Until.PHASE, Change.STRENGTH, 1)]), "lasts on cards"),
    (fields(lasting=[Lasting(9, (0,), Until.PHASE, Change.STRENGTH, 1)]), "lasts on cards"),
    (fields(lasting=[Lasting(4286, (0,), Until.PHASE, Change.KEYWORD, 1)]), "lasts on cards"),
    (fields(lasting=[Lasting(4286, (0,), Until.PHASE, Change.STRENGTH, 1, Keyword.ARCHER)]), "lasts on cards"),
    (fields(wounded={999: 1}), "counted by card"),
    (fields(wounded={0: 0}), "counted by card"),
    (fields(used={"weather": 1}), "nothing of that name"),
    (fields(used={"skips/1": 1}), ""),  # a Shadow phase to be left out
    (fields(agenda=[]), "leads nowhere"),
    (drop(0), "leads nowhere"),
    (drop(1), "is not followed by"),
    (push(Flow("regroup")), "is not followed by"),
    (push(Happen(PhaseEnds(Phase.SHADOW))), "is not followed by"),
    (push(Flow("tea")), "names what is not there: Flow"),
    (push(Flow("shadow")), "names what is not there: Flow"),
    (push(Flow("move", 1)), "names what is not there: Flow"),
    (push(Happen(TakesWound(0)), Window(0, solo=True)), "is not followed by"),
    (push(Drawing(2, 1)), "names what is not there: Drawing"),
    (push(Drawing(0, 0)), "names what is not there: Drawing"),
    (push(Sanctuary()), "does not come of what is beneath"),
    (push(Happen(TakesWound(0)), Transferring(1)), "does not come of what is beneath"),
    (push(Transferring(0)), "names what is not there: Transferring"),
    (push(Volley(0, 1)), "is not followed by"),
    (push(Happen(TakesWound(0))), "something should have happened"),
    (push(Happen(TakesWound(999))), "names what is not there: Happen"),
    (push(Happen(TakesWound(0), stage=7)), "names what is not there: Happen"),
    (push(Happen(TakesWound(0), stage=2)), "names what is not there: Happen"),
    (push(Happen(TakesWound(0), passed=-1)), "names what is not there: Happen"),
    (push(Happen(TakesWound(0), waiting=((0, 0),))), "names what is not there: Happen"),
    (push(Happen(TakesWound(0), waiting=((999, 0),))), "names what is not there: Happen"),
    (push(Happen(TakesWound(0), fired=((999, 0),))), "names what is not there: Happen"),
    (push(Happen(WinsFight((0,), (1,), (9,)))), "names what is not there: Happen"),
    (push(Happen(WinsFight((999,), (1,)))), "names what is not there: Happen"),
    (push(Perform(2, 0, 4302, 0)), "names what is not there: Perform"),
    (push(Perform(0, 0, 9, 0)), "names what is not there: Perform"),
    (push(Perform(0, 0, 4286, 0)), "names what is not there: Perform"),
    (push(Perform(0, 0, 4302, 9)), "names what is not there: Perform"),
    (push(Playing(0, 4002, "hand")), "names what is not there: Playing"),  # type: ignore[arg-type]
    (push(Playing(0, 4323, "hand")), "names what is not there: Playing"),  # type: ignore[arg-type]  # a site
    (push(Select(0, "target", (0,), "it")), "nobody asks that"),
    (push(Deciding(0, "effect", (0, 1), "way")), "nobody asks that"),
    (push(Deciding(0, "effect", (0,), "way")), "names what is not there: Deciding"),
    (push(Select(0, "target", (0,), "it"), Happen(TakesWound(0))), "nobody asks that"),
    (top(seat=1), "names what is not there: Window"),
    (top(solo=False), "names what is not there: Window"),
    (top(passed=1), "names what is not there: Window"),
    (fields(over=Over((1.0, 0.0), "LOTR-16.1")), "the game is over"),
    (fields(over=Over((1.0, 0.0), "LOTR-16.1"), agenda=[]), ""),
    (fields(over=Over((1.0,), "LOTR-16.1"), agenda=[]), "the game is over"),
    (fields(over=Over((1.0, 0.0), "X-1"), agenda=[]), "the game is over"),
    (fields(over=Over((1.0, 1.0), "LOTR-16.1"), agenda=[]), "one wins, or"),
    (fields(over=Over((0.0, 0.0), "LOTR-16.1"), agenda=[]), "one wins, or"),
]


@pytest.mark.parametrize(("spoil", "says"), TABLE)
def test_what_cannot_be(spoil: Spoil, says: str) -> None:
    s = some(is_window)
    if says:
        refuses(s, spoil, says)
    else:
        spoil(s)
        check(s)


def test_a_card_on_its_way_has_a_known_bearer_or_none(scenario):
    sc = scenario()
    hero = sc.put("4C286")
    hosts = {host: _has_host(sc.s, replace(sc.s.cards[hero], zone=Zone.VOID, host=host)) for host in (-1, hero, 999)}
    assert hosts == {-1: True, hero: True, 999: False}
