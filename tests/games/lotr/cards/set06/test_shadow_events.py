"""Set 6: events of the Shadow."""

import pytest
from tests.games.lotr.cards.dark import foe, in_phase

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play


@pytest.mark.card("6R62")
def test_fires_and_foul_fumes(scenario, make):
    """Four Orcs of Isengard for four wounds, never on the Ring-bearer."""
    sc = scenario(twilight=9)
    orc, hero = foe(make, 91, ISENGARD, ORC), sc.put("4C286")
    orcs = [sc.put(orc, 1) for _ in range(3)]
    sc.put(foe(make, 92, SAURON, ORC), 1)
    sc.hand(1, "6R62")
    sc.begin("regroup").pass_until_seat(1)
    assert not sc.can(Play(6062))
    orcs.append(sc.put(orc, 1))
    sc.play("6R62").let_pass()
    assert (sc.lives(hero), any(sc.lives(card) for card in orcs), sc.wounds(sc.frodo)) == (False, False, 0)


@pytest.mark.card("6R82")
@pytest.mark.parametrize("pays", [True, False])
def test_trample(scenario, make, pays):
    sc = scenario()
    man, hero = sc.put(foe(make, 91, RAIDER, MAN), 1), sc.put("4C286")
    sc.hand(1, "6R82")
    in_phase(sc, "maneuver")
    assert not sc.can(Play(6082))
    sc.put(make(possession("9C97", "Beast", RAIDER, cost=0, bearer=MAN, item=MOUNT)), 1, on=man)
    sc.play("6R82").decide(int(pays))
    assert (sc.lives(hero), sc.s.twilight) == ((True, 4) if pays else (False, 0))
