"""More Hobbits of set 1."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, GIMLI, SAM, MERRY, ROSIE, GOBLIN = "1P365", "1U12", "1C311", "1C303", "1U309", "1C177"
PIPPIN = "1R307"


@pytest.fixture
def shire(scenario):
    return gatherings(scenario, 0, site=3)


def hurt(sc, *cards):
    for card in cards:
        sc.wound(card, 1)


@pytest.mark.card("1R284")
def test_bilbo_retired_adventurer(shire):
    """A Shire card goes back into the deck."""
    sc, [bilbo] = shire(friends=["1R284"])
    sc.deck(0)
    sc.discard(0, "1C24", "1C317")
    sc.begin("fellowship").use(bilbo)
    assert sc.offered == {code_of("1C317")}
    sc.choose("1C317")
    assert (sc.in_discard(0), len(sc.s.players[0].deck), sc.wounds(bilbo)) == (["1C24"], 1, 1)


@pytest.mark.card("1R288", "1R291")
@pytest.mark.parametrize("ally_", ["1R288", "1R291"])
def test_whom_old_friends_heal(shire, ally_):
    """Farmer Maggot: Merry or Pippin; the Gaffer: Frodo or Sam."""
    sc, [friend, merry, pippin, sam, rosie] = shire(friends=[ally_, MERRY, PIPPIN, SAM, ROSIE])
    healed = {"1R288": (merry, pippin), "1R291": (sc.frodo, sam)}[ally_]
    hurt(sc, merry, pippin, sam, rosie, sc.frodo)
    sc.begin("fellowship").use(friend)
    assert sc.offered == set(healed)
    assert (sc.choose(healed[1]).wounds(healed[1]), sc.wounds(friend)) == (0, 1)


@pytest.mark.card("1R289", "1C297")
def test_at_the_start_of_the_turn(scenario, make):
    """Frodo may heal a Hobbit ally; the guest heals himself, and another of his home."""
    sc = scenario(site=2, block=Block.FELLOWSHIP)
    heir = sc.put("1R289")
    guest, rosie, sam, far = sc.put("1C297"), sc.put(ROSIE), sc.put(SAM), sc.put("1C286")
    hurt(sc, guest, rosie, sam, far)
    sc.begin("turn")
    assert sc.wounds(guest) == 0
    sc.use(heir)
    assert sc.offered == {rosie, far}
    sc.choose(far)
    assert [sc.wounds(i) for i in (rosie, sam, far)] == [1, 1, 0]
    hurt(sc, far)
    sc.use(guest, 1)
    assert [sc.wounds(i) for i in (guest, rosie, sam, far)] == [1, 0, 1, 1]


@pytest.mark.card("1U301")
def test_master_proudfoot(shire):
    """With fewer than three tokens there; Shire cards come to hand, and the rest is discarded."""
    sc, [master] = shire(friends=["1U301"], twilight=3)
    sc.deck(0, "1C317", "1C24", "1C299")
    sc.begin("fellowship")
    assert not sc.can(Use(master, 0))
    sc.s.twilight = 2
    sc.use(master)
    assert (sorted(sc.in_hand(0)), sc.in_discard(0), sc.s.twilight) == (["1C299", "1C317"], ["1C24"], 4)


@pytest.mark.card("1C303")
def test_merry_from_oer_the_brandywine(shire, make):
    """A weapon, and nothing else he bears."""
    helm = make(possession("9C133", "Hat", SHIRE, cost=0, bearer=HOBBIT, item=HELM))
    sc, [merry] = shire(friends=["1C303"])
    sc.put(helm, on=merry)
    assert sc.strength(merry) == 3
    sc.put("1C299", on=merry)
    assert sc.strength(merry) == 3 + 2 + 2


@pytest.mark.card("1R307")
@pytest.mark.parametrize("way", [0, 1])
def test_pippin_hobbit_of_some_intelligence(shire, way):
    """A burden, or a companion's wound."""
    sc, [gimli, rosie] = shire(hand=["1R307"], friends=[GIMLI, ROSIE])
    hurt(sc, gimli, rosie)
    sc.set_player(0, burdens=2)
    sc.begin("fellowship").play("1R307").decide(way)
    assert (sc.burdens(), sc.wounds(gimli), sc.wounds(rosie)) == (1 + way, 1 - way, 1)


@pytest.mark.card("1R310")
def test_sam_faithful_companion(shire):
    """He finds the pony; and when Frodo dies he takes the Ring."""
    sc, [sam] = shire(friends=["1R310"])
    sc.deck(0, "3U106", "1C299")
    sc.begin("fellowship").use(sam, 0)
    assert sc.offered == {code_of("3U106")}
    sc.choose("3U106").choose(sam)
    assert sc.s.cards[sc.find("3U106")].host == sam
    orc = sc.put(GOBLIN, 1)
    sc.fight(sc.frodo, orc).pass_until("respond").use(sam, 1)
    assert (sc.frodo, sc.s.players[0].resistance) == (sam, 5)
