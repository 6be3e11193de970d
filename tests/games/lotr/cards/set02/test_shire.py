"""What each Hobbit of set 2 does, and what they play."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, GIMLI, SAM, MERRY, ROSIE, GOBLIN, URUK = "1P365", "1U12", "1C311", "1C303", "1U309", "1C177", "1C158"
BILBO, GANDALF_GREY = "1R284", "1P364"


@pytest.fixture
def shire(scenario):
    return gatherings(scenario, 0, site=3)


@pytest.mark.card("2U96")
def test_bilbo_well_spoken_gentlehobbit(shire, make):
    """A tale goes, and with it a condition of the Shadow in an opponent's support area, none that is borne."""
    curse = make(condition("9C101", "Curse", SAURON, cost=0, bearer=COMPANION))
    sc, [bilbo, sam] = shire(friends=["2U96", SAM])
    dark, borne, own = sc.put("1U188", 1), sc.put(curse, 1, on=sam), sc.put("2R112")
    sc.begin("fellowship")
    assert not sc.can(Use(bilbo, 0))
    tale = sc.put("1C317", on=sam)
    sc.use(bilbo)
    assert [sc.lives(i) for i in (tale, dark, borne, own)] == [False, False, True, True]
    assert sc.wounds(bilbo) == 1


@pytest.mark.card("2C104")
def test_merry_horticulturalist(shire):
    sc, [merry] = shire(friends=["2C104"])
    sc.deck(0, "1R288", "1R291")
    sc.begin("fellowship").use(merry)
    assert sc.offered == {code_of("1R288")}
    assert (sc.lives(sc.choose("1R288").find("1R288")), sc.wounds(merry)) == (True, 1)


@pytest.mark.card("2C101")
@pytest.mark.parametrize("fierce", [True, False])
def test_filibert_bolger(shire, fierce):
    """Only a fierce skirmish is cancelled; a Hobbit companion exerts twice, in vain in another (LOTR-18.8)."""
    sc, [wily, sam] = shire(hand=["1C304"], friends=["2C101", SAM])
    sc.s.fierce = fierce
    sc.fight(sam, sc.put(URUK, 1))
    sc.use(wily)
    assert sc.offered == {sc.frodo, sam}
    sc.choose(sam)
    assert (sc.s.fight is None, sc.wounds(sam)) == (fierce, 2)


@pytest.mark.card("2C102")
def test_frodo_reluctant_adventurer(shire, make):
    """Items and Shire tales are cheaper on him, and only on him."""
    hope = make(condition("9C134", "Hope", SHIRE, cost=2, bearer=HOBBIT & COMPANION))
    sc, [sam] = shire(hand=["1C299", "1C299", hope, "1C317"], friends=[SAM])
    sc.s.cards[sc.frodo] = replace(sc.s.cards[sc.frodo], code=code_of("2C102"))
    sc.begin("fellowship").play("1C299").choose(sam)
    assert sc.s.twilight == 1
    sc.play("1C299")
    assert sc.s.twilight == 1
    sc.play("1C317").choose(sc.frodo)
    assert sc.s.twilight == 1
    sc.play(hope).choose(sc.frodo)
    assert sc.s.twilight == 3


@pytest.mark.card("2C110")
def test_pippin_mr_took(shire):
    sc, [pippin] = shire(hand=[GIMLI, ARAGORN, GANDALF_GREY], friends=["2C110"])
    sc.begin("fellowship").use(pippin)
    assert sc.offered == {code_of(ARAGORN), code_of(GANDALF_GREY)}
    assert sc.choose(ARAGORN).s.twilight == 2


@pytest.mark.card("2C114")
def test_sam_proper_poet(shire):
    """Two exertions make him a defender; when Frodo dies he takes the Ring."""
    sc, [sam] = shire(friends=["2C114"])
    orc = sc.put(GOBLIN, 1)
    sc.begin("maneuver").use(sam)
    assert (sc.wounds(sam), sc.keyword(sam, Keyword.DEFENDER)) == (2, 1)
    sc.fight(sc.frodo, orc).pass_until("respond").use(sam, 1)
    assert (sc.frodo, sc.s.players[0].resistance) == (sam, 5)


@pytest.mark.card("2U98")
@pytest.mark.parametrize(("friend", "count"), [(GIMLI, 1), ("1U97", 2)])
def test_dear_friends(shire, friend, count):
    """One Free Peoples card goes beneath the deck, two if the friend has Frodo's signet."""
    sc, [one] = shire(hand=["2U98"], friends=[friend])
    sc.deck(0)
    sc.discard(0, "1C24", "1C299", "1C177")
    sc.begin("fellowship").play("2U98").choose(one)
    assert code_of("1C177") not in sc.offered
    for name in ("1C24", "1C299")[:count]:
        sc.choose(name)
    assert (len(sc.s.players[0].deck), sc.wounds(one)) == (count, 1)


@pytest.mark.card("2U111")
def test_practically_everyone_was_invited(shire):
    sc, [bilbo] = shire(hand=["2U111"], friends=[BILBO])
    sc.deck(0, SAM, ROSIE, GIMLI)
    sc.begin("fellowship").play("2U111")
    assert sc.offered == {code_of(SAM), code_of(ROSIE)}
    assert (sc.lives(sc.choose(ROSIE).find(ROSIE)), sc.wounds(bilbo)) == (True, 1)
