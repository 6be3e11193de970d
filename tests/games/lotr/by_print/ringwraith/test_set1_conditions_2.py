"""More Ringwraith conditions, by their print."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, act, barred, clash, shadow, single

from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import HealBy, Play
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.terms import Block, Side

OLD = Block.FELLOWSHIP
LEMENYA, ENQUEA, NELYA = "1U232", "1U231", "2R84"


@pytest.mark.card("1U219")
def test_the_nine_servants_of_sauron(scenario):
    """A Hobbit may be exerted for each Nazgûl its owner plays, not the Ring-bearer."""
    sc = scenario(site=3, twilight=9)
    merry, ally = sc.put("1C303"), sc.put("1C286")
    card = sc.put("1U219", 1)
    sc.hand(1, LEMENYA, SOLDIER)
    shadow(sc, "shadow").play(LEMENYA)
    act(sc, card)
    assert (sc.asked, sc.offered) == (1, {merry, ally})
    assert sc.choose(merry).wounds(merry) == 1
    assert sc.play(SOLDIER).asks != "respond"


@pytest.mark.card("1U219")
def test_the_nine_servants_of_sauron_need_not(scenario):
    """LOTR-17.1; another player's Nazgûl does nothing."""
    sc = scenario(site=3, twilight=9, seats=3)
    merry = sc.put("1C303")
    sc.put("1U219", 1), sc.hand(2, LEMENYA, SOLDIER)
    shadow(sc, "shadow", 2).play(LEMENYA)
    assert (sc.asks, sc.asked, sc.wounds(merry)) == ("shadow", 2, 0)
    sc.hand(1, NELYA, SOLDIER), sc.begin("shadow", 1).play(NELYA).pass_()
    assert sc.wounds(merry) == 0


@pytest.mark.card("1U220")
@pytest.mark.parametrize("step", ["maneuver", "skirmish"])
def test_not_easily_destroyed(scenario, step):
    """Three twilight heal a Nazgûl in either phase."""
    sc = scenario(twilight=4)
    foe, other, card = sc.put(LEMENYA, 1, wounds=1), sc.put(ENQUEA, 1, wounds=2), sc.put("1U220", 1)
    sc.put(SOLDIER, 1, wounds=1)
    clash(sc, sc.put("4C109"), foe) if step == "skirmish" else shadow(sc, step)
    act(sc, card)
    assert sc.offered == {foe, other}
    assert sc.choose(other).wounds(other) == 1
    assert sc.s.twilight == 1


@pytest.mark.card("1U220")
def test_not_easily_destroyed_unpaid(scenario):
    """LOTR-18.3."""
    sc = scenario(twilight=2)
    sc.put(LEMENYA, 1, wounds=1), sc.hand(1, "1R250")
    card = sc.put("1U220", 1)
    shadow(sc, "maneuver")
    assert barred(sc, card) == {"LOTR-18.3"}


@pytest.mark.card("1U222")
def test_paths_seldom_trodden(scenario):
    """LOTR-30.53: three twilight: the fellowship's site makes way for the own one of its number."""
    sc = scenario(block=OLD, site=2, twilight=3)
    card, here = sc.put("1U222", 1), sc.s.path[1]
    sc.s.cards[here] = replace(sc.s.cards[here], owner=0)
    sc.adventure(1, "1C331", "1U340"), sc.hand(1, GOBLIN)
    single(act(shadow(sc, "shadow"), card))
    assert ([sc.s.cards[i].code for i in sc.s.path][1], sc.s.twilight) == (1331, 0)
    assert 1327 in sc.s.players[0].adventure


@pytest.mark.card("1U222")
def test_paths_seldom_trodden_needs_a_nazgul(scenario):
    """LOTR-18.1 to play; LOTR-18.3 to use with two twilight."""
    sc = scenario(block=OLD, site=2, twilight=3)
    sc.hand(1, "1U222", GOBLIN), sc.put(SOLDIER, 1)
    shadow(sc, "shadow")
    assert sc.refused(Play(1222)).rule == "LOTR-18.1"
    sc.put(LEMENYA, 1)
    sc.play("1U222")
    assert barred(sc, sc.find("1U222")) == {"LOTR-18.3"}


@pytest.mark.card("1U238")
def test_wreathed_in_shadow(scenario):
    """Each twilight takes an arrow away."""
    sc = scenario(twilight=2)
    sc.put("1U51"), sc.put("4C74"), sc.put("1C41", on=sc.put("1C53")), sc.put(LEMENYA, 1)
    card = sc.put("1U238", 1)
    sc.hand(0, "1C52"), sc.hand(1, "3U79")
    act(shadow(sc, "archery"), card)
    act(sc.pass_until_seat(1), card)
    assert (total(archery_parts(sc.s, Side.FREE)), sc.s.twilight) == (1, 0)


@pytest.mark.card("1U238")
def test_wreathed_in_shadow_unpaid(scenario):
    """LOTR-18.1 without a Nazgûl to play it; LOTR-18.3 without twilight to use it."""
    sc = scenario()
    sc.put(SOLDIER, 1), sc.hand(1, "1U238")
    assert shadow(sc, "shadow").refused(Play(1238)).rule == "LOTR-18.1"
    other = scenario()
    other.put("1U51"), other.put(LEMENYA, 1), other.hand(1, "3U79")
    card = other.put("1U238", 1)
    shadow(other, "archery")
    assert barred(other, card) == {"LOTR-18.3"}


@pytest.mark.card("3U83")
def test_the_ring_draws_them(scenario):
    """One twilight for each burden at each move."""
    found = []
    for copies in (0, 1):
        sc = scenario()
        sc.set_player(0, burdens=3)
        if copies:
            sc.put("3U83", 1)
        sc.hand(1, GOBLIN)
        found.append(sc.begin("move").s.twilight)
    assert found[1] - found[0] == 3


@pytest.mark.card("1U207")
def test_a_copy_heals_only_in_the_fellowship_phase(scenario):
    """LOTR-7.2: without Black Breath it heals; at other times the phase is what forbids it."""
    sc = scenario()
    aragorn, foe = sc.put("4C109", wounds=1), sc.put(LEMENYA, 1)
    sc.hand(0, "4P364", "1C116")
    assert sc.begin("fellowship").can(HealBy(4364))
    sc.fight(aragorn, foe)
    assert (sc.refused(HealBy(4364)).rule, sc.refused(HealBy(4364)).reason) == ("LOTR-7.2", "wrong-phase")
    sc.put("1U207", 1, on=aragorn)
    assert sc.refused(HealBy(4364)).rule == "LOTR-30.54"
