"""Sites of set 6."""

import pytest
from tests.games.lotr.cards.dark import foe
from tests.games.lotr.cards.set04.places import at, near

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use


@pytest.mark.card("6U115")
def test_rocks_of_emyn_muil(scenario):
    """A companion with Frodo's signet is played, and a burden goes."""
    sc, here = at(scenario, "6U115")
    sc.set_player(0, burdens=2)
    sc.hand(0, "4C310", "4R311", "4C286")
    sc.begin("fellowship").use(here)
    assert sc.offered == {4310}
    sc.choose("4C310")
    assert sc.burdens() == 1


@pytest.mark.card("6U116")
def test_westfold(scenario):
    sc, here = at(scenario, "6U116")
    sc.deck(0, "4R116", "4C117")
    sc.put("4C286")
    sc.begin("fellowship")
    assert not sc.can(Use(here, 0))
    hero = sc.put("4P364")
    sc.use(here)
    assert sc.offered == {4116}
    sc.choose("4R116")
    assert (sc.wounds(hero), sc.lives(sc.find("4R116"))) == (2, True)


@pytest.mark.card("6U117")
def test_meduseld(scenario):
    """Three with Gandalf's signet exert for an unbound one among the dead."""
    sc, here = at(scenario, "6U117")
    three = [sc.put("4C90"), sc.frodo, sc.put("4C310")]
    sc.dead(0, "4C286", "4C122")
    sc.begin("fellowship")
    assert not sc.can(Use(here, 0))
    three[2] = sc.put("4R313")
    sc.use(here)
    assert sc.offered == {4286}
    sc.choose("4C286")
    assert ([sc.wounds(card) for card in three], sc.lives(sc.find("4C286"))) == ([1, 1, 1], True)


@pytest.mark.card("6U118")
@pytest.mark.parametrize("count", [2, 3])
def test_hornburg_hall(scenario, make, count):
    sc, here = at(scenario, "6U118")
    sworn = companion(
        "9C95", "Sworn", "", ROHAN, MAN, cost=1, strength=5, vitality=3, signet=THEODEN_SIGNET, unique=False
    )
    name = make(sworn)
    for _ in range(count):
        sc.put(name)
    sc.hand(0, "4C286", "4C87")
    sc.deck(0, *["4C42"] * 6)
    sc.begin("fellowship")
    assert sc.can(Use(here, 0)) is (count == 3)
    if count == 3:
        sc.use(here)
        while sc.asks != "fellowship":
            sc.choose(min(sc.offered))
        assert (sc.in_hand(0), len(sc.in_discard(0))) == (["4C42"] * 4, 2)


@pytest.mark.card("6U119")
def test_valley_of_saruman(scenario):
    sc = near(scenario, "6U119")
    ally, man = sc.put("4C277"), sc.put("4C286")
    sc.begin("move")
    assert (sc.lives(ally), sc.lives(man)) == (False, True)


@pytest.mark.card("6U120")
@pytest.mark.parametrize(("cards", "able"), [(2, True), (1, False)])
def test_sarumans_laboratory(scenario, make, cards, able):
    """Two cards of the hand of whose minion it is; a companion is not kept so."""
    sc, lab = at(scenario, "6U120")
    hero, orc = sc.put("4P364"), sc.put(foe(make, 91, ISENGARD, ORC), 1)
    sc.hand(1, *["4C10", "4C17"][:cards]), sc.hand(0, "4C87", "4C42")
    sc.set_strength(hero, 9)
    sc.fight(hero, orc).resolve()
    while sc.asks == "respond" and not sc.can(Use(lab, 0)):
        sc.pass_()
    assert sc.can(Use(lab, 0), 1) is able
    if able:
        sc.use(lab)
        while sc.in_hand(1):
            sc.choose(min(sc.offered))
    assert sc.wounds(orc) == int(not able)
