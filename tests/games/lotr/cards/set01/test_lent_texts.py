"""Allies of set 1 that have the text of a site (LOTR-30.64)."""

import pytest
from msgspec.structs import replace

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.layout import LENT
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.knowledge.view import view
from pelipoyta.games.lotr.model import LOOKED_AT, Use
from pelipoyta.games.lotr.words.facts import code_of

TERRACE, GLADE, WOODS, DALE = "1U340", "1C351", "1U352", "1U350"  # play a Man; look at a hand; Lórien is strong; Moria
ARAGORN, BOROMIR, LEGOLAS, NAZGUL_CARD, ORC_CARD = "1P365", "1U97", "1U51", "1U231", "1C177"


def journey(scenario, site=7, own=None, *, ally):
    """A path laid by the opponent but for one's own sites; the ally is there."""
    sc = scenario(site=site, block=Block.FELLOWSHIP, sites=own)
    for number in own or ():
        card = sc.s.path[number - 1]
        sc.s.cards[card] = replace(sc.s.cards[card], owner=0)
    return sc, sc.put(ally)


def lent(sc, number, ability=0):
    return LENT * (sc.s.path[number - 1] + 1) + ability


@pytest.mark.card("1U60")
def test_silinde_does_what_the_site_does(scenario):
    """Far from the site, and once for each card: a Man is played, a card drawn."""
    sc, silinde = journey(scenario, own={3: TERRACE}, ally="1U60")
    sc.hand(0, ARAGORN, LEGOLAS), sc.deck(0, "1C299")
    sc.begin("fellowship").use(silinde, lent(sc, 3))
    assert sc.offered == {code_of(ARAGORN)}
    sc.choose(ARAGORN)
    assert sorted(sc.in_hand(0)) == ["1C299", LEGOLAS]
    assert sc.wounds(silinde) == 0


@pytest.mark.card("1U60")
def test_silinde_needs_her_owners_site(scenario):
    """Another's Terrace will not do, and of hers only the third site."""
    sc, silinde = journey(scenario, own={6: GLADE}, ally="1U60")
    sc.put(LEGOLAS), sc.hand(0, ARAGORN)
    sc.begin("fellowship")
    assert not sc.can(Use(silinde, lent(sc, 3))), "it is the opponent's"
    assert not sc.can(Use(silinde, lent(sc, 6)))
    assert sc.refused(Use(silinde, lent(sc, 3))).rule == "LOTR-17.7"


@pytest.mark.card("1U60")
def test_silinde_is_asked_by_the_sites_words(scenario):
    """What is carried out is the site's text; the ally is who speaks."""
    sc, silinde = journey(scenario, own={3: TERRACE}, ally="1U60")
    sc.hand(0, ARAGORN, BOROMIR)
    sc.begin("fellowship").use(silinde, lent(sc, 3))
    now = view(sc.s, 0).now
    assert (now.card, now.code, now.ability) == (silinde, code_of(TERRACE), 0)


@pytest.mark.card("1U60")
def test_what_a_site_says_of_itself_is_not_lent(scenario):
    """At the Ford the first Nazgûl is cheap, and moving from the Courtyard takes twilight; nowhere else."""
    sc, _ = journey(scenario, own={3: "1U338"}, ally="1U60")
    assert cost(sc.s, 1, code_of(NAZGUL_CARD)) == 6
    sc.set_player(0, site=3)
    assert cost(sc.s, 1, code_of(NAZGUL_CARD)) == 1
    sc, _ = journey(scenario, site=4, own={3: "1C337"}, ally="1U60")
    sc.s.twilight = 5
    sc.begin("move")
    assert sc.s.twilight > 5


@pytest.mark.card("1C67")
def test_uruviel_strengthens_lorien_twice(scenario):
    """At the Woods both speak; elsewhere only she does. Allies of Rivendell are no stronger."""
    sc, uruviel = journey(scenario, own={6: WOODS}, ally="1C67")
    other = sc.put("1U60")
    assert (sc.strength(uruviel), sc.strength(other)) == (8, 5)
    sc.set_player(0, site=6)
    assert (sc.strength(uruviel), sc.strength(other)) == (11, 5)


@pytest.mark.card("1C67")
def test_uruviel_is_silent_in_anothers_turn(scenario):
    sc, _ = journey(scenario, own={6: DALE}, ally="1C67")
    assert cost(sc.s, 1, code_of(ORC_CARD)) == 4
    sc.s.free = 1
    sc.set_player(1, site=7)
    assert cost(sc.s, 0, code_of(ORC_CARD)) == 6


@pytest.mark.card("1C67")
def test_uruviel_looks_at_a_hand(scenario):
    sc, uruviel = journey(scenario, own={6: GLADE}, ally="1C67")
    elf = sc.put(LEGOLAS)
    sc.hand(1, ORC_CARD)
    sc.begin("fellowship").use(uruviel, lent(sc, 6)).choose(elf)
    assert (sc.wounds(elf), [held.eyes for held in sc.s.players[1].hand]) == (1, [(LOOKED_AT, 0)])


@pytest.mark.card("1C295")
def test_hobbit_farmer_lays_his_own_site(scenario):
    """The opponent's site 1 makes room for one's own, whose text he has from then on."""
    sc, farmer = journey(scenario, ally="1C295")
    sc.adventure(0, "1U323")
    before = cost(sc.s, 0, code_of("1C311"))
    sc.begin("fellowship")
    assert cost(sc.s, 0, code_of("1C311")) == before
    sc.use(farmer, 1)
    site = sc.s.cards[sc.s.path[0]]
    assert (site.code, site.owner, sc.wounds(farmer)) == (code_of("1U323"), 0, 1)
    assert cost(sc.s, 0, code_of("1C311")) == before - 1, "Hobbits are cheaper by it"
    assert not sc.can(Use(farmer, 1)), "it is one's own now"


@pytest.mark.card("1C295")
def test_hobbit_farmers_all_have_the_text(scenario):
    sc, _ = journey(scenario, own={1: "1U323"}, ally="1C295")
    before = cost(sc.s, 0, code_of("1C311"))
    sc.put("1C295")
    assert cost(sc.s, 0, code_of("1C311")) == before - 1
