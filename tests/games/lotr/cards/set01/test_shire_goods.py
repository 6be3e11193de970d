"""What else Hobbits of set 1 smoke, tell and do."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.journey import shadow_number_parts
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, GIMLI, SAM, MERRY, ROSIE, GOBLIN, URUK = "1P365", "1U12", "1C311", "1C303", "1U309", "1C177", "1C158"
PIPPIN, BILBO = "1R307", "1R284"


@pytest.fixture
def shire(scenario):
    return gatherings(scenario, 0, site=3)


@pytest.mark.card("1U293")
def test_halfling_deftness(shire):
    sc, [sam, gimli] = shire(hand=["1U293", "1C304"], friends=[SAM, GIMLI])
    sc.fight(sam, sc.put(URUK, 1)).play("1U293")
    assert sc.offered == {sc.frodo, sam}
    assert (sc.choose(sam).strength(sam), sc.wounds(sam), sc.wounds(gimli)) == (6, 1, 0)


@pytest.mark.card("1C298")
@pytest.mark.parametrize(("site", "cancelled"), [(5, True), (6, False)])
def test_hobbit_stealth(shire, site, cancelled):
    """Up to the fifth site the skirmish is off; beyond, a Hobbit is stronger."""
    sc, [sam, gimli] = shire(site=site, hand=["1C298", "1C304"], friends=[SAM, GIMLI])
    sc.fight(sam, sc.put(URUK, 1)).play("1C298")
    if not cancelled:
        assert sc.offered == {sc.frodo, sam}
        assert sc.choose(sam).strength(sam) == 5
    assert (sc.s.fight is None) is cancelled
    assert sc.wounds(sam) == 0
    sc, [sam, gimli] = shire(site=5, hand=["1C298", "1C304"], friends=[SAM, GIMLI])
    assert sc.fight(gimli, sc.put(URUK, 1)).play("1C298").s.fight is not None


@pytest.mark.card("1C300")
def test_longbottom_leaf(shire):
    """As it is played, up to two cards of the hand may go."""
    sc, _ = shire(hand=["1C300", "1C24", "1C299", GIMLI])
    sc.begin("fellowship").play("1C300")
    leaf = sc.find("1C300")
    sc.use(leaf).choose("1C24").pass_()
    assert (sorted(sc.in_hand(0)), sc.in_discard(0)) == (["1C299", GIMLI], ["1C24"])


@pytest.mark.card("1C305")
def test_old_toby(shire):
    sc, _ = shire(hand=["1C305"])
    sc.deck(0, GIMLI)
    sc.begin("fellowship").play("1C305")
    sc.use(sc.find("1C305"))
    assert sc.in_hand(0) == [GIMLI]


@pytest.mark.card("1R308")
def test_power_according_to_his_stature(shire):
    """Every minion that skirmishes the Ring-bearer is wounded."""
    sc, _ = shire(hand=["1R308", "1C304"], friends=[SAM])
    foes = [sc.put(GOBLIN, 1), sc.put(URUK, 1)]
    idle = sc.put(URUK, 1)
    sc.fight(sc.frodo, *foes).play("1R308")
    assert ([sc.wounds(i) for i in (*foes, idle)], sc.burdens()) == ([1, 1, 0], 1)


@pytest.mark.card("1R314")
def test_stone_trolls(shire, troll):
    """With Bilbo there, on any character, one each; against a Troll or Uruk-hai."""
    sc, [gimli] = shire(hand=["1R314", "1R314", "1C304"], friends=[GIMLI])
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("1R314")))
    sc.put(BILBO)
    sc.play("1R314").choose(gimli)
    assert gimli not in sc.play("1R314").offered
    for name, more in ((troll, 3), (URUK, 3), (GOBLIN, 0)):
        assert sc.fight(gimli, sc.put(name, 1)).strength(gimli) == 6 + more


@pytest.mark.card("1C315")
def test_stout_and_sturdy(shire):
    """In the maneuver phase, or in a skirmish; a Hobbit, ally or companion."""
    sc, [sam, rosie, gimli] = shire(hand=["1C315", "1C315"], friends=[SAM, ROSIE, GIMLI])
    for one in (sam, rosie, gimli):
        sc.wound(one, 1)
    uruk = sc.put(URUK, 1)
    sc.begin("maneuver").play("1C315")
    assert sc.offered == {sam, rosie}
    assert sc.choose(rosie).wounds(rosie) == 0
    sc.hand(0, "1C315", "1C304")
    assert sc.fight(sam, uruk).play("1C315").wounds(sam) == 0


@pytest.mark.card("1U316")
@pytest.mark.parametrize(("hobbits", "less"), [([ROSIE], 0), ([SAM], 1), ([SAM, MERRY], 1), ([SAM, MERRY, PIPPIN], 2)])
def test_a_talent_for_not_being_seen(shire, hobbits, less):
    """A Hobbit exerts to play it; two Hobbit companions make it one less, four make it two."""
    sc, _ = shire(hand=["1U316"], friends=[GIMLI, *hobbits])
    sc.begin("fellowship").play("1U316")
    if sc.asks != "fellowship":
        sc.choose(sc.frodo)
    site = sc.put_site("1U345", 1)
    assert (sc.wounds(sc.frodo), total(shadow_number_parts(sc.s, sc.s.cards[site]))) == (1, 3 - less)


@pytest.mark.card("1C317")
def test_there_and_back_again(shire):
    """Every Hobbit companion, until the regroup phase."""
    sc, [sam, rosie, gimli] = shire(hand=["1C317"], friends=[MERRY, ROSIE, GIMLI])
    sc.put(URUK, 1)
    sc.begin("fellowship").play("1C317")
    assert sc.offered == {sc.frodo, sam}
    tale = sc.choose(sam).find("1C317")
    sc.begin("maneuver").use(tale)
    assert [sc.strength(i) for i in (sc.frodo, sam, rosie, gimli)] == [6, 5, 1, 6]
    assert (sc.lives(tale), sc.pass_until("defend").strength(sam)) == (False, 5)


@pytest.mark.card("1R318")
def test_thrors_map(shire):
    """Two Hobbits exert; the next site is one's own."""
    sc, [sam] = shire(friends=[SAM])
    chart = sc.put("1R318")
    sc.put_site("1C346", 1)
    sc.adventure(0, "1U345")
    sc.begin("fellowship").use(chart)
    assert [sc.wounds(i) for i in (sc.frodo, sam)] == [1, 1]
    assert (sc.s.cards[sc.s.path[3]].code, sc.lives(chart)) == (code_of("1U345"), False)
