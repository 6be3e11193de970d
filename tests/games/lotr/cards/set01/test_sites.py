"""What each site of set 1 up to number 4 does; its text speaks only while the fellowship is there (LOTR-23.2)."""

import pytest
from tests.games.lotr.cards.set01.places import at, moved_to

from pelipoyta.games.lotr.engine.numbers import cost, has_keyword
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.terms import Block, Keyword
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1U320")
def test_east_road(scenario):
    """LOTR-20.3: each companion costs two more, an ally does not; elsewhere it is silent."""
    sc, _ = at(scenario, "1U320", 1)
    assert [cost(sc.s, 0, code_of(name)) for name in ("1U12", "1U309")] == [4, 1]
    sc = scenario(site=2, block=Block.FELLOWSHIP)
    assert cost(sc.s, 0, code_of("1U12")) == 2


@pytest.mark.card("1C326")
def test_westfarthing(scenario):
    """LOTR-18.8: a Hobbit exerts, and a companion or ally is played for one less; nothing else."""
    sc, site = at(scenario, "1C326", 1)
    sc.hand(0, "1C299")
    rosie = sc.put("1U309")
    sc.begin("fellowship")
    assert sc.refused(Use(site, 0)).rule == "LOTR-18.8"
    sc.hand(0, "1C299", "1U12", "1C286")
    sc.use(site)
    assert sc.offered == {sc.frodo, rosie}
    sc.choose(rosie)
    assert sc.offered == {code_of("1U12"), code_of("1C286")}
    sc.choose("1U12")
    assert (sc.wounds(rosie), sc.s.twilight) == (1, 1)
    sc.use(site).choose("1C286")
    assert (sc.wounds(sc.frodo), sc.s.twilight) == (1, 1)


@pytest.mark.card("1C326")
def test_westfarthing_is_the_free_peoples_players(scenario):
    """LOTR-23.2: without a Hobbit who can exert it cannot be used."""
    sc, site = at(scenario, "1C326", 1)
    sc.wound(sc.frodo, 3)
    sc.put("1U97")
    sc.hand(0, "1U12")
    sc.begin("fellowship")
    assert sc.refused(Use(site, 0)).rule == "LOTR-18.3"


@pytest.mark.card("1U327")
def test_bree_gate(scenario):
    """LOTR-8.6, LOTR-30.46: once a ranger is there the move limit is one more for the turn, even if he goes."""
    sc, _ = at(scenario, "1U327", 2)
    sc.begin("turn")
    assert sc.s.limit == 2
    sc.hand(0, "1P365")
    sc.play("1P365")
    assert sc.s.limit == 3
    del sc.s.cards[sc.find("1P365")]
    sc.pass_()
    assert (sc.s.moves, sc.s.limit) == (1, 3)


@pytest.mark.card("1C331")
def test_ettenmoors(scenario):
    """LOTR-23.2: either side may exert its own companion or minion, which has two more in this skirmish."""
    sc, site = at(scenario, "1C331", 2)
    gimli, idle, orc = sc.put("1U12"), sc.put("1U97", wounds=2), sc.put("1C177", 1)
    rosie = sc.put("1U309")
    assert has_keyword(sc.s, sc.s.cards[site], Keyword.PLAINS)
    sc.fight(gimli, orc)
    sc.use(site)
    assert sc.offered == {gimli, sc.frodo}
    sc.choose(gimli)
    assert (sc.strength(gimli), sc.wounds(gimli), sc.asked) == (8, 1, 1)
    sc.use(site)
    assert (sc.strength(orc), sc.wounds(orc)) == (15, 1)
    assert [sc.wounds(i) for i in (idle, rosie)] == [2, 0]
    assert sc.resolve().strength(orc) == 13


@pytest.mark.card("1C337")
@pytest.mark.parametrize(("pool", "left"), [(5, 3), (1, 0)])
def test_council_courtyard(scenario, pool, left):
    """LOTR-8.1: (2) go as the fellowship leaves it, as far as there are any (LOTR-18.6)."""
    sc, site = at(scenario, "1C337", 3, twilight=pool)
    sc.put_site("1U345", 1)
    assert has_keyword(sc.s, sc.s.cards[site], Keyword.SANCTUARY)
    sc.begin("move")
    assert sc.s.twilight == left + 3 + 1  # then the Mine's number and Frodo


@pytest.mark.card("1U340")
def test_rivendell_terrace(scenario):
    """LOTR-18.3: a Man is played at his cost, companion or ally, and a card is drawn."""
    sc, site = at(scenario, "1U340", 3)
    sc.deck(0, "1C26", "1C26")
    sc.hand(0, "1U12", "1C92")
    assert has_keyword(sc.s, sc.s.cards[site], Keyword.SANCTUARY)
    sc.begin("fellowship")
    assert sc.refused(Use(site, 0)).rule == "LOTR-18.3"
    sc.hand(0, "1U12", "1P365", "1U70")
    sc.use(site)
    assert sc.offered == {code_of("1P365"), code_of("1U70")}
    sc.choose("1P365")
    assert (sorted(sc.in_hand(0)), sc.s.twilight) == (["1C26", "1U12", "1U70"], 4)


@pytest.mark.card("1U345")
def test_mithril_mine(scenario, bow):
    """LOTR-18.10: (1), and a Shadow weapon comes from one's discard pile; its own cost is paid too."""
    sc, site = at(scenario, "1U345", 4, twilight=9)
    assert has_keyword(sc.s, sc.s.cards[site], Keyword.UNDERGROUND)
    orc = sc.put("1C177", 1)
    sc.put("1C158", 1)
    sc.discard(1, "1C299", "1C176")
    sc.begin("shadow", 1)
    assert sc.refused(Use(site, 0)).rule == "LOTR-18.8"
    sc.discard(1, "1C299", "1C176", "1C180", "4C142", bow)
    sc.use(site)
    assert sc.offered == {code_of("1C180"), code_of("4C142"), code_of(bow)}
    sc.choose(bow)
    assert (sc.s.cards[sc.find(bow)].host, sc.s.twilight) == (orc, 7)


@pytest.mark.card("1U345")
def test_mithril_mine_wants_both_paid(scenario):
    """LOTR-18.4, LOTR-18.8: one token does not pay for the Mine and for the sword."""
    sc, site = at(scenario, "1U345", 4, twilight=1)
    sc.put("1C158", 1)
    sc.discard(1, "4C142")
    sc.begin("shadow", 1)
    assert sc.refused(Use(site, 0)).rule == "LOTR-18.8"


@pytest.mark.card("1C346")
def test_moria_lake(scenario):
    """LOTR-18.7: as the fellowship comes Frodo must exert, or two others of one's choice."""
    sc, (gimli, legolas, boromir, _) = moved_to(scenario, "1C346", 4, "1U12", "1U51", "1U97", "1U309")
    assert (sc.asks, sc.asked) == ("effect", 0)
    sc.decide(1)
    assert sc.offered == {gimli, legolas, boromir}
    sc.choose(gimli, boromir)
    assert [sc.wounds(i) for i in (sc.frodo, gimli, legolas, boromir)] == [0, 1, 0, 1]
    sc, others = moved_to(scenario, "1C346", 4, "1U12", "1U51")
    sc.decide(0)
    assert [sc.wounds(i) for i in (sc.frodo, *others)] == [1, 0, 0]


@pytest.mark.card("1C346")
def test_moria_lake_leaves_no_choice(scenario):
    """LOTR-18.7: with one other companion it is Frodo who exerts."""
    sc, (gimli,) = moved_to(scenario, "1C346", 4, "1U12")
    assert (sc.wounds(sc.frodo), sc.wounds(gimli)) == (1, 0)
    assert has_keyword(sc.s, sc.s.cards[sc.s.path[-1]], Keyword.MARSH)
