"""Cards of the Free Peoples of set 1 that look at who is there and who is not."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.facts import code_of
from pelipoyta.games.lotr.numbers import cost

GANDALF_CARD, ARAGORN, LEGOLAS, GIMLI, BOROMIR, ELF_ALLY = "1R72", "1P365", "1U51", "1U12", "1R96", "1U56"


@pytest.fixture
def road(scenario):
    return gatherings(scenario, 0)


@pytest.mark.card("1R79")
def test_the_nine_walkers(road):
    """A companion of a race nobody in sight has costs two less; an ally of it is enough to be seen."""
    sc, [_, _, man] = road(friends=["1R79", GANDALF_CARD, ARAGORN])
    price = {name: cost(sc.s, 0, code_of(name)) for name in (LEGOLAS, GIMLI, BOROMIR, ELF_ALLY)}
    assert price == {LEGOLAS: 0, GIMLI: 0, BOROMIR: 3, ELF_ALLY: 2}, "a Man is there; an ally is no companion"
    sc.put(ELF_ALLY)
    assert (cost(sc.s, 0, code_of(LEGOLAS)), cost(sc.s, 0, code_of(GIMLI))) == (2, 0)


@pytest.mark.card("1R79")
def test_the_nine_walkers_when_paid(road):
    sc, _ = road(hand=[GIMLI, "1R79"], friends=[GANDALF_CARD])
    sc.begin("fellowship").play("1R79").play(GIMLI)
    assert sc.s.twilight == 1
