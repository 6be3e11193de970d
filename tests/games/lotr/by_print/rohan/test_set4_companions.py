"""Companions of Rohan of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.situations import codes, use_rule
from tests.games.lotr.cards.crowd import brute
from tests.games.lotr.made_up import SHADOW, dark

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Zone


def _taker(make):
    return dark(make, Activated(phases=SHADOW, do=TakeControl(1)))


@pytest.mark.card("4U264")
@pytest.mark.parametrize("saves", [True, False])
def test_ceorl_prevents_a_capture(scenario, make, saves):
    """Ceorl and a villager exert; else the site is taken."""
    sc = scenario(site=4)
    sc.set_player(1, site=4)
    ceorl, guma = sc.put("4U264"), sc.put("4C277")
    curse = sc.put(_taker(make), 1)
    first = sc.s.path[0]
    sc.begin("shadow", 1).use(curse)
    assert (sc.asks, sc.asked) == ("respond", 0)
    sc.use(ceorl) if saves else sc.pass_()
    assert (sc.s.cards[first].zone is Zone.PATH) is saves
    assert (sc.wounds(ceorl), sc.wounds(guma)) == (saves, saves)


@pytest.mark.card("4U264")
@pytest.mark.parametrize(("mine", "his"), [(2, 0), (0, 1)])
def test_ceorl_needs_both_fit(scenario, make, mine, his):
    """LOTR-18.3: the exhausted cannot; then nobody is asked."""
    sc = scenario(site=4)
    sc.set_player(1, site=4)
    sc.put("4U264", wounds=mine), sc.put("4C277", wounds=his), sc.put("4R262")
    curse, first = sc.put(_taker(make), 1), sc.s.path[0]
    sc.begin("shadow", 1).use(curse)
    assert (sc.s.cards[first].zone, sc.asked) == (Zone.CONTROLLED, 1)


@pytest.mark.card("4C265")
@pytest.mark.parametrize(("wounds", "strength"), [(0, 6), (1, 8), (2, 8)])
def test_elite_rider_against_the_wounded(scenario, make, wounds, strength):
    """Two more, however many wounds; not while another fights it."""
    sc = scenario()
    rider, other, foe = sc.put("4C265"), sc.put("4C265"), sc.put(brute(make), 1, wounds=wounds)
    sc.hand(0, "4C297")
    sc.fight(rider, foe)
    assert (sc.strength(rider), sc.strength(other)) == (strength, 6)


@pytest.mark.card("4C265")
def test_elite_rider_in_the_starting_fellowship(scenario):
    """LOTR-3.8: two then; two of them make four. Later three."""
    sc = scenario(site=1)
    sc.deck(0, "4C265", "4C265", "4C265", "4C286")
    sc.starting().play("4C265").play("4C265")
    assert not sc.can(Play(4265)) and not sc.can(Play(4286))
    other = scenario()
    other.hand(0, "4C265")
    assert other.begin("fellowship").play("4C265").s.twilight == 3


@pytest.mark.card("4C266", "4R267", "6R92")
@pytest.mark.parametrize("name", ["4C266", "4R267", "6R92"])
@pytest.mark.parametrize(("friend", "price"), [("4C286", 2), ("4C277", 2), ("4C109", 3), ("", 3)])
def test_eomers_cost_less_among_their_own(scenario, name, friend, price):
    """A Man of Rohan, an ally too; one of Gondor does not count, nor he himself."""
    sc = scenario()
    if friend:
        sc.put(friend)
    sc.hand(0, name)
    assert sc.begin("fellowship").play(name).s.twilight == price


@pytest.mark.card("4C266")
def test_eomer_heals_a_rohan_ally(scenario):
    """At the start of the turn, if wished; not a companion, not an ally of another culture."""
    sc = scenario()
    eomer, guma, aldor = sc.put("4C266"), sc.put("4C277", wounds=1), sc.put("4R262", wounds=1)
    sc.put("4C286", wounds=1), sc.put("4C104", wounds=1)
    sc.begin("turn").use(eomer, 1)
    assert sc.offered == {guma, aldor}
    sc.choose(guma)
    assert (sc.wounds(guma), sc.wounds(aldor), sc.asks) == (0, 1, "fellowship")


@pytest.mark.card("4R267")
def test_eomer_is_stronger_for_each_wound(scenario, make):
    """Two for each wound on each minion he fights; wounds of others and his own do not count."""
    sc = scenario()
    eomer = sc.put("4R267", wounds=1)
    foes = [sc.put(brute(make), 1, wounds=1), sc.put(brute(make), 1, wounds=3)]
    sc.put(brute(make), 1, wounds=2)
    assert sc.strength(eomer) == 7
    sc.hand(0, "4C297")
    sc.fight(eomer, *foes)
    assert sc.strength(eomer) == 7 + 2 * 4
    sc.wound(foes[0], 0)
    assert sc.strength(eomer) == 7 + 2 * 3


@pytest.mark.card("4R269")
@pytest.mark.parametrize(("site", "to", "wounds"), [(2, "4U342", 1), (3, "4U346", 0)])
def test_eothain_on_the_plains(scenario, make, site, to, wounds):
    """Each minion exerts, also in the second move; an exhausted one does not die."""
    sc = scenario(site=site)
    sc.put("4R269")
    foe, tired = sc.put(brute(make), 1), sc.put(brute(make), 1, wounds=4)
    sc.put_site(to, 1)
    sc.begin("move")
    assert (sc.wounds(foe), sc.wounds(tired), sc.lives(tired)) == (wounds, 4, True)


@pytest.mark.card("4R269")
def test_eothain_answers_each_move(scenario, make):
    sc = scenario(site=2)
    sc.put("4R269")
    foe = sc.put(brute(make), 1)
    sc.put_site("4U342", 1)
    sc.s.moves = 1
    sc.begin("regroup").pass_until("move-again").decide(1)
    assert sc.wounds(foe) == 1


@pytest.mark.card("4C270")
def test_eowyn_prevents_a_wound_of_an_unbound_companion(scenario, make):
    """She exerts and one token comes."""
    sc = scenario()
    eowyn, rider, foe = sc.put("4C270"), sc.put("4C286"), sc.put(brute(make, strength=6), 1)
    sc.fight(rider, foe).resolve().use(eowyn)
    sc.let_pass()
    assert (sc.wounds(rider), sc.wounds(eowyn), sc.s.twilight) == (0, 1, 1)


@pytest.mark.card("4C270")
@pytest.mark.parametrize("case", ["bound", "exhausted", "ally"])
def test_eowyn_cannot_help_all(scenario, make, case):
    """LOTR-26.6: an ally and Sam are not unbound companions; LOTR-19.4."""
    sc = scenario(site=4)
    eowyn = sc.put("4C270", wounds=2 if case == "exhausted" else 0)
    hero = sc.put({"bound": "4C316", "exhausted": "4C286", "ally": "4C277"}[case])
    foe = sc.put(brute(make, strength=5), 1)
    sc.fight(hero, foe).resolve()
    assert (sc.wounds(hero), sc.asks == "respond", sc.s.twilight) == (1, False, 0)
    assert sc.wounds(eowyn) == (2 if case == "exhausted" else 0)


@pytest.mark.card("4R271")
def test_eowyn_exhausted_in_a_skirmish(scenario, make):
    """Two cards from hand prevent the wound; each wound again."""
    sc = scenario()
    eowyn, foe = sc.put("4R271", wounds=2), sc.put(brute(make, strength=6, keywords=damage(1)), 1)
    sc.hand(0, *["4C306"] * 4)
    sc.fight(eowyn, foe).resolve()
    for _ in range(2):
        assert sc.asks == "respond"
        sc.use(eowyn)
        while sc.asks == "card":
            sc.choose("4C306")
    assert (sc.wounds(eowyn), sc.in_hand(0), sc.lives(eowyn)) == (2, [], True)


@pytest.mark.card("4R271")
@pytest.mark.parametrize(("wounds", "cards", "phase"), [(1, 2, "fight"), (2, 1, "fight"), (2, 2, "archery")])
def test_eowyn_who_cannot(scenario, make, wounds, cards, phase):
    """Not exhausted; one card too few; no skirmish."""
    sc = scenario()
    eowyn, foe = sc.put("4R271", wounds=wounds), sc.put(brute(make, strength=6, keywords=ARCHER), 1)
    sc.hand(0, *["4C306"] * cards)
    if phase == "fight":
        sc.fight(eowyn, foe).resolve()
    else:
        sc.begin("archery").pass_until("archery-wound").choose(eowyn)
    assert (len(sc.in_hand(0)), sc.lives(eowyn)) == (cards, wounds == 1)


@pytest.mark.card("4C286")
def test_rider_mounted_exerts_a_foe(scenario, make):
    """A minion that fights an unbound companion, not only himself; the Rider must be mounted."""
    sc = scenario()
    rider, gimli, foe = sc.put("4C286"), sc.put("4C49"), sc.put(brute(make), 1)
    sc.hand(0, "4C42")
    assert use_rule(sc.fight(gimli, foe), rider) == "LOTR-18.1"
    sc.put("4C287", on=rider)
    sc.use(rider)
    assert (sc.wounds(foe), sc.wounds(rider)) == (1, 1)


@pytest.mark.card("4C286")
def test_rider_for_the_ring_bearer_and_when_tired(scenario, make):
    """LOTR-26.6: Frodo is bound, so it is for nothing; LOTR-19.4."""
    sc = scenario()
    rider, foe = sc.put("4C286", wounds=1), sc.put(brute(make), 1)
    sc.put("4C287", on=rider)
    sc.hand(0, "4C321")
    sc.fight(sc.frodo, foe).use(rider)
    assert (sc.wounds(foe), sc.wounds(rider), use_rule(sc, rider)) == (0, 2, "LOTR-18.3")


@pytest.mark.card("4C292")
def test_theoden_liberates(scenario):
    """He exerts; an ally of Rohan is spotted; the highest site an opponent controls (T37)."""
    sc = scenario(site=5)
    theoden = sc.put("4C292")
    low, high = sc.s.path[0], sc.s.path[2]
    sc.hold(high, 1), sc.hold(low, 1)
    sc.put("4C104"), sc.put("4C310", wounds=1)
    sc.hand(0, "4U320")
    assert use_rule(sc.begin("regroup"), theoden) == "LOTR-17.9"
    sc.put("4C277")
    sc.use(theoden)
    assert (sc.s.cards[high].zone, sc.s.cards[low].zone, sc.wounds(theoden)) == (Zone.PATH, Zone.CONTROLLED, 1)


@pytest.mark.card("4C292")
def test_theoden_exhausted_or_with_nothing_to_free(scenario):
    """LOTR-30.28: freeing is the effect, so he may exert for nothing; then he is exhausted."""
    sc = scenario(site=5)
    theoden = sc.put("4C292")
    sc.put("4C277"), sc.put("4C310", wounds=1)
    sc.hand(0, "4U320")
    sc.begin("regroup").use(theoden)
    assert use_rule(sc, theoden) == "LOTR-18.3"
    assert sc.wounds(theoden) == 1


@pytest.mark.card("4P365")
def test_lord_of_the_mark_heals_whom_he_arms(scenario):
    """A Rohan possession on a Rohan companion, at its cost; once a turn."""
    sc = scenario()
    theoden, rider = sc.put("4P365", wounds=1), sc.put("4C286", wounds=2)
    sc.put("4C277"), sc.put("4C109", wounds=1)
    sc.hand(0, "4C283", "4C291", "4C306")
    sc.begin("fellowship").use(theoden)
    assert sc.offered == codes("4C283", "4C291")
    sc.choose("4C283")
    assert sc.offered == {theoden, rider}
    sc.choose(rider)
    assert (sc.wounds(rider), sc.wounds(theoden), sc.s.twilight) == (1, 1, 2)
    assert use_rule(sc, theoden) == "LOTR-18.16"


@pytest.mark.card("4P365")
def test_lord_of_the_mark_with_nothing_to_play(scenario):
    """A possession of another culture will not do; LOTR-18.3."""
    sc = scenario()
    theoden = sc.put("4P365", wounds=1)
    sc.put("4C310")
    sc.hand(0, "4C306")
    assert use_rule(sc.begin("fellowship"), theoden) == "LOTR-18.3"
