"""The last Moria cards of set 2, and events of set 3, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, act, barred, clash, shadow

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Block, Keyword

OLD = Block.FELLOWSHIP
RUNNER, BALROG = "1U178", "6R76"


@pytest.mark.card("2U71")
def test_throw_yourself_in_next_time(scenario):
    """The bearer cannot exert for cards of the Free Peoples."""
    sc = scenario()
    sam = sc.put("1C311")
    sc.put("2U71", 1, on=sam)
    sc.set_player(0, burdens=1)
    sc.hand(0, "1C312", "1C299")
    sc.begin("fellowship")
    assert barred(sc, sam)
    sc.play("1C312")
    assert (sc.wounds(sam), sc.wounds(sc.frodo), sc.burdens()) == (0, 1, 0)


@pytest.mark.card("2U71")
def test_throw_yourself_in_next_time_and_shadow_cards(scenario):
    """A Moria Orc is spotted to lay it on a Hobbit companion; Shadow cards exert the bearer."""
    sc = scenario(twilight=3)
    merry = sc.put("1C303")
    sc.put("1C286"), sc.put("1U51"), sc.put("1R165", 1), sc.hand(1, "2U71")
    shadow(sc, "shadow")
    assert sc.refused(Play(2071)).rule == "LOTR-18.1"
    sc.put(RUNNER, 1)
    sc.play("2U71")
    assert sc.offered == {merry, sc.frodo}
    sc.choose(merry)
    skirmisher = sc.put("1U257", 1)
    act(shadow(sc, "maneuver"), skirmisher)
    if sc.offered:
        sc.choose(merry)
    assert sc.wounds(merry) == 1


@pytest.mark.card("2U72")
@pytest.mark.parametrize(("burdens", "more"), [(3, 3), (7, 5)])
def test_troubled_mountains(scenario, burdens, more):
    """A Moria minion exerts: a twilight for each burden, five at most."""
    sc = scenario(twilight=1)
    sc.set_player(0, burdens=burdens)
    foe = sc.put(GOBLIN, 1)
    sc.hand(1, "2U72")
    shadow(sc, "shadow").play("2U72").decide(more)
    assert (sc.s.twilight, sc.wounds(foe), sc.burdens()) == (1 + more, 1, burdens)


@pytest.mark.card("2U72")
def test_troubled_mountains_exhausted(scenario):
    """LOTR-18.3."""
    sc = scenario()
    sc.set_player(0, burdens=3)
    sc.put(RUNNER, 1), sc.put(SOLDIER, 1), sc.hand(1, "2U72")
    assert shadow(sc, "shadow").refused(Play(2072)).rule == "LOTR-18.3"


@pytest.mark.card("2R74")
def test_whip_of_many_thongs(scenario):
    """+1; The Balrog exerts: helm, shield or armor of its foe goes."""
    sc = scenario()
    boromir, balrog = sc.put("1U97"), sc.put(BALROG, 1)
    other = sc.put("4C109")
    whip, armor, shield = sc.put("2R74", 1, on=balrog), sc.put("1C92", on=boromir), sc.put("1C107", on=boromir)
    sc.put("1C92", on=other), sc.put("4C134", on=boromir), sc.hand(0, "4C42"), sc.hand(1, "1C168")
    assert sc.strength(balrog) == 18
    act(clash(sc, boromir, balrog), whip)
    assert sc.offered == {armor, shield}
    sc.choose(shield)
    assert (sc.lives(armor), sc.lives(shield), sc.wounds(balrog)) == (True, False, 1)


@pytest.mark.card("2R74")
def test_whip_of_many_thongs_exhausted(scenario):
    """LOTR-18.3."""
    sc = scenario()
    boromir, balrog = sc.put("1U97"), sc.put(BALROG, 1, wounds=4)
    whip = sc.put("2R74", 1, on=balrog)
    sc.put("1C92", on=boromir), sc.hand(1, "1C168")
    clash(sc, boromir, balrog)
    assert barred(sc, whip) == {"LOTR-18.3"}


@pytest.mark.card("3C76")
@pytest.mark.parametrize(("card", "more"), [("1P365", 4), ("1C3", 0)])
def test_dangerous_gamble(scenario, card, more):
    """As much twilight as the card shown costs; it stays in hand."""
    sc = scenario(twilight=2)
    sc.put(RUNNER, 1), sc.hand(0, card), sc.hand(1, "3C76")
    shadow(sc, "shadow").play("3C76")
    assert (sc.s.twilight, sc.in_hand(0)) == (more, [card])


@pytest.mark.card("3C76")
def test_dangerous_gamble_without_minions(scenario):
    """LOTR-17.9; and an empty hand shows nothing."""
    sc = scenario(twilight=2)
    sc.put(SOLDIER, 1), sc.hand(1, "3C76")
    shadow(sc, "shadow")
    assert sc.refused(Play(3076)).rule == "LOTR-17.9"
    sc.put("1R165", 1)
    assert sc.play("3C76").s.twilight == 0


@pytest.mark.card("3C78")
def test_hide_and_seek(scenario):
    """Two Shire companions: a Moria minion, the Troll too, is damage +1 till the skirmish ends."""
    sc = scenario(twilight=1)
    merry, foe, troll = sc.put("1C303"), sc.put(RUNNER, 1), sc.put("1R165", 1)
    sc.put(SOLDIER, 1), sc.hand(1, "3C78", "1C168")
    clash(sc, merry, foe).play("3C78")
    assert sc.offered == {foe, troll}
    sc.choose(foe)
    assert (sc.keyword(foe, Keyword.DAMAGE), sc.s.twilight) == (1, 0)
    sc.resolve()
    assert (sc.wounds(merry), sc.keyword(foe, Keyword.DAMAGE)) == (2, 0)


@pytest.mark.card("3C78")
def test_hide_and_seek_with_one_hobbit(scenario):
    """LOTR-17.9: an ally is no companion."""
    sc = scenario(twilight=1)
    sc.put("1C286"), sc.hand(1, "3C78")
    foe = sc.put(RUNNER, 1)
    assert clash(sc, sc.frodo, foe).refused(Play(3078)).rule == "LOTR-17.9"


@pytest.mark.card("3U79")
def test_malice(scenario):
    """A Moria Orc and a Sauron Orc: an archer, companion, ally or minion, is wounded."""
    sc = scenario()
    legolas, ally, goblin = sc.put("1U51"), sc.put("1U56"), sc.put("1C176", 1)
    sc.put("1C303"), sc.put(SOLDIER, 1), sc.hand(1, "3U79")
    shadow(sc, "archery").play("3U79")
    assert (sc.asked, sc.offered) == (1, {legolas, ally, goblin})
    sc.choose(legolas)
    assert sc.wounds(legolas) == 1


@pytest.mark.card("3U79")
@pytest.mark.parametrize("name", [SOLDIER, GOBLIN])
def test_malice_needs_both(scenario, name):
    """LOTR-17.9."""
    sc = scenario()
    sc.put("1U51"), sc.put(name, 1), sc.put("1R165", 1), sc.hand(1, "3U79")
    assert shadow(sc, "archery").refused(Play(3079)).rule == "LOTR-17.9"


@pytest.mark.card("3R80")
@pytest.mark.parametrize("prevented", [True, False])
def test_such_a_little_thing(scenario, prevented):
    """Boromir takes three wounds, unless two Free Peoples possessions go."""
    sc = scenario()
    boromir = sc.put("1U97")
    one, two = sc.put("1C92", on=boromir), sc.put("1C299", on=sc.frodo)
    sc.put(RUNNER, 1), sc.put("1C24"), sc.hand(1, "3R80")
    shadow(sc, "maneuver").play("3R80")
    assert (sc.asks, sc.asked) == ("prevent", 0)
    sc.decide(int(prevented))
    assert [sc.lives(card) for card in (boromir, two)] == [prevented, not prevented]
    assert sc.lives(one) is False


@pytest.mark.card("3R80")
def test_such_a_little_thing_with_one_possession(scenario):
    """LOTR-30.30: who cannot pay is not asked; Shadow possessions and artifacts do not count."""
    sc = scenario()
    boromir, foe = sc.put("1U97"), sc.put(RUNNER, 1)
    sc.put("1C180", 1, on=foe), sc.put("1C299", on=sc.frodo), sc.hand(1, "3R80")
    assert not shadow(sc, "maneuver").play("3R80").lives(boromir)
