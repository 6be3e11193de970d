"""What each site of set 1 from number 5 on does; its text speaks only while the fellowship is there (LOTR-23.2)."""

import pytest
from tests.games.lotr.cards.set01.places import at, moved_to

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost, has_keyword
from pelipoyta.games.lotr.events import DeckShuffled, HandSeen
from pelipoyta.games.lotr.model import Decide, Use
from pelipoyta.games.lotr.terms import Keyword, Phase
from pelipoyta.games.lotr.words.facts import code_of


@pytest.fixture
def balrog(make):
    return make(minion("9C106", "The Balrog", MORIA, BALROG, cost=14, strength=17, vitality=5, site=4, unique=True))


@pytest.mark.card("1C349")
def test_the_bridge_of_khazad_dum(scenario, balrog):
    """LOTR-18.9, LOTR-18.10: the Balrog from draw deck or hand, for six less; searched decks are shuffled."""
    sc, site = at(scenario, "1C349", 5, twilight=8)
    assert has_keyword(sc.s, sc.s.cards[site], Keyword.UNDERGROUND)
    sc.deck(1, "1C177", balrog)
    sc.begin("shadow", 1)
    sc.use(site)
    assert sc.offered == {code_of(balrog)}
    sc.choose(balrog)
    assert (sc.lives(sc.find(balrog)), sc.s.twilight, len(sc.s.players[1].deck)) == (True, 0, 1)


@pytest.mark.card("1C349")
def test_the_bridge_in_vain(scenario, balrog):
    """LOTR-18.9: one may search and find nothing; too dear, it is not there to be played."""
    sc, site = at(scenario, "1C349", 5, twilight=7)
    sc.hand(1, balrog)
    sc.deck(1, "1C177")
    sc.begin("shadow", 1)
    sc.use(site)
    assert sc.offered == set()
    sc.pass_()
    assert (sc.asks, sc.in_hand(1)) == ("shadow", [balrog])
    assert sc.told(DeckShuffled)


@pytest.mark.card("1U350")
def test_dimrill_dale(scenario, troll, sauron_orc):
    """LOTR-17.8: the first Moria Orc of each Shadow phase costs two less, and only an Orc of Moria."""
    sc, site = at(scenario, "1U350", 6, seats=3, twilight=9)
    assert has_keyword(sc.s, sc.s.cards[site], Keyword.SANCTUARY)
    sc.hand(1, troll, sauron_orc, "1C176", "1C176")
    sc.hand(2, "1C176")
    sc.begin("shadow", 1, after="maneuver")
    spent = [9 - sc.play(name).s.twilight for name in (troll, sauron_orc, "1C176", "1C176")]
    assert spent == [2, 4, 5, 8]
    sc.begin("shadow", 2)
    assert sc.play("1C176").s.twilight == 0


@pytest.mark.card("1C351")
def test_galadriels_glade(scenario):
    """LOTR-25.3: an Elf exerts; one sees an opponent's hand, and nobody else does."""
    sc, site = at(scenario, "1C351", 6, seats=3)
    assert has_keyword(sc.s, sc.s.cards[site], Keyword.SANCTUARY)
    sc.hand(2, "1C168")
    sc.put("1U12")
    sc.begin("fellowship")
    assert sc.refused(Use(site, 0)).rule == "LOTR-18.3"
    legolas = sc.put("1U51")
    sc.use(site).choose(2)
    seen = sc.told(HandSeen)[0]
    assert (seen.of, seen.codes.value, seen.codes.eyes, sc.wounds(legolas)) == (2, (1168,), (0, 2), 1)
    assert [len(GAME.view(sc.s, seat).players[2].hand) for seat in range(3)] == [1, 0, 1]


@pytest.mark.card("1U353")
def test_anduin_confluence(scenario):
    """LOTR-8.1, LOTR-19.7: as the fellowship comes every ally is discarded, and nobody else."""
    sc, (rosie, bounder, gimli) = moved_to(scenario, "1U353", 7, "1U309", "1C286", "1U12")
    assert [sc.lives(i) for i in (rosie, bounder, gimli)] == [False, False, True]
    assert (sc.in_discard(0), sc.s.players[0].dead) == (["1U309", "1C286"], ())
    assert has_keyword(sc.s, sc.s.cards[sc.s.path[-1]], Keyword.RIVER)


@pytest.mark.card("1U355")
def test_silverlode_banks(scenario):
    """LOTR-19.4: without a ranger every companion who can must exert; allies need not."""
    sc, (gimli, boromir, rosie) = moved_to(scenario, "1U355", 7, "1U12", "1U97", "1U309")
    assert [sc.wounds(i) for i in (sc.frodo, gimli, boromir, rosie)] == [1, 1, 1, 0]
    assert has_keyword(sc.s, sc.s.cards[sc.s.path[-1]], Keyword.RIVER)
    sc, (gimli, _) = moved_to(scenario, "1U355", 7, "1U12", "1P365")
    assert [sc.wounds(i) for i in (sc.frodo, gimli)] == [0, 0]


@pytest.mark.card("1U358")
def test_pillars_of_the_kings(scenario, ranger_ally):
    """LOTR-18.3: a Gondor card from hand, of any type, heals a Gondor companion."""
    sc, site = at(scenario, "1U358", 8)
    aragorn, boromir, gimli = sc.put("1P365", wounds=1), sc.put("1U97", wounds=1), sc.put("1U12", wounds=1)
    sc.put(ranger_ally, wounds=1)
    assert has_keyword(sc.s, sc.s.cards[site], Keyword.RIVER)
    sc.hand(0, "1U12")
    sc.begin("fellowship")
    assert sc.refused(Use(site, 0)).rule == "LOTR-18.3"
    sc.hand(0, "1U12", "1C116", "1C92")
    sc.use(site)
    assert sc.offered == {code_of("1C116"), code_of("1C92")}
    sc.choose("1C92")
    assert sc.offered == {aragorn, boromir}
    sc.choose(boromir)
    assert [sc.wounds(i) for i in (aragorn, boromir, gimli)] == [1, 0, 1]
    assert (sc.in_discard(0), sorted(sc.in_hand(0))) == (["1C92"], ["1C116", "1U12"])


@pytest.mark.card("1U359")
def test_shores_of_nen_hithoel(scenario):
    """LOTR-1.8, LOTR-17.9: five Orcs, and the fellowship may not move again; Uruk-hai are no Orcs."""
    sc, site = at(scenario, "1U359", 8, seats=3)
    assert has_keyword(sc.s, sc.s.cards[site], Keyword.RIVER)
    for seat in (1, 1, 2, 2):
        sc.put("1C177", seat)
    sc.put("1C158", 1)
    sc.begin("shadow", 1, after="regroup")
    assert sc.refused(Use(site, 0)).rule == "LOTR-17.9"
    sc.put("1C176", 1)
    sc.use(site)
    while sc.s.free == 0 and sc.s.phase is not Phase.BETWEEN:
        assert sc.asks != "move-again"
        sc.pass_()
    assert not sc.can(Decide(1), 0)


@pytest.mark.card("1U359")
def test_shores_unused(scenario):
    """LOTR-15.3: otherwise it may."""
    sc, _ = at(scenario, "1U359", 8)
    sc.put("1C177", 1)
    sc.begin("shadow", 1, after="regroup").pass_until("move-again")
    assert sc.can(Decide(1), 0)


@pytest.mark.card("1U360")
def test_emyn_muil(scenario):
    """LOTR-14.1, LOTR-23.2: one's own minion exerts and is fierce until the regroup phase."""
    sc, site = at(scenario, "1U360", 9, seats=3)
    mine, spent, other = sc.put("1C177", 1), sc.put("1C176", 1), sc.put("1C177", 2)
    sc.begin("maneuver")
    assert sc.asked == 2
    sc.pass_().use(site)
    fierce = [has_keyword(sc.s, sc.s.cards[i], Keyword.FIERCE) for i in (mine, spent, other)]
    assert (fierce, sc.wounds(mine)) == ([True, False, False], 1)
    sc.pass_until("defend").pass_until("left-over")
    assert has_keyword(sc.s, sc.s.cards[mine], Keyword.FIERCE)


@pytest.mark.card("1U361")
def test_slopes_of_amon_hen(scenario):
    """LOTR-20.3: each Isengard minion costs one less; no other card does."""
    sc, _ = at(scenario, "1U361", 9, seats=3)
    assert [cost(sc.s, 1, code_of(name)) for name in ("1C158", "1C151", "1C177", "1C157")] == [3, 1, 6, 1]
    assert cost(sc.s, 2, code_of("1C158")) == 3
