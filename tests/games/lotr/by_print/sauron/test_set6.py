"""Sauron cards of set 6, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, GUARD, SOLDIER, able, act, barred, clash, shadow

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("6C98")
def test_banner_of_the_eye(scenario):
    """+1; a win brings one twilight for each site its owner controls, if wished."""
    sc = scenario(site=5)
    merry, foe = sc.put("1C303"), sc.put(SOLDIER, 1)
    sc.hold(sc.s.path[0], 1), sc.hold(sc.s.path[0], 1)
    banner = sc.put("6C98", 1, on=foe)
    assert sc.strength(foe) == 8
    sc.fight(merry, foe).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, banner)
    assert sc.s.twilight == 2


@pytest.mark.card("6C98")
def test_banner_of_the_eye_otherwise(scenario):
    """Nothing for sites of another player; a Troll does not bear it."""
    sc = scenario(site=5, seats=3)
    aragorn, foe = sc.put("4C109"), sc.put(SOLDIER, 1)
    sc.hold(sc.s.path[0], 2)
    banner = sc.put("6C98", 1, on=foe)
    sc.set_strength(foe, 9)
    sc.fight(aragorn, foe).resolve()
    if able(sc, banner):
        act(sc, banner)
    assert (sc.wounds(aragorn), sc.s.twilight) == (1, 0)
    other = scenario()
    other.put("6R103", 1)
    other.hand(1, "6C98")
    assert shadow(other, "shadow").refused(Play(6098)).rule == "LOTR-21.1"


@pytest.mark.card("6C99")
def test_corpse_lights(scenario):
    """+1 for each twilight minion, itself too, for a Sauron or a twilight minion."""
    sc = scenario()
    aragorn, lights, foe = sc.put("4C109"), sc.put("6C99", 1), sc.put(SOLDIER, 1)
    wraith = sc.put("2R85", 1)
    sc.put(GOBLIN, 1), sc.put("6C100", 1)
    sc.hand(1, "1C255")
    act(clash(sc, aragorn, foe), lights)
    assert sc.offered == {lights, foe, wraith, sc.find("6C100")}
    sc.choose(foe)
    assert (sc.strength(foe), sc.wounds(lights)) == (10, 1)


@pytest.mark.card("6C99")
def test_corpse_lights_exhausted(scenario):
    """LOTR-18.3."""
    sc = scenario()
    aragorn, lights = sc.put("4C109"), sc.put("6C99", 1, wounds=1)
    sc.hand(1, "1C255")
    clash(sc, aragorn, lights)
    assert barred(sc, lights) == {"LOTR-18.3"}


@pytest.mark.card("6C100")
def test_dead_ones(scenario):
    """Without a twilight minion a burden is removed to play them."""
    sc = scenario(site=4, twilight=2)
    sc.hand(1, "6C100")
    shadow(sc, "shadow")
    assert sc.refused(Play(6100)).rule == "LOTR-18.3"
    sc.set_player(0, burdens=2)
    sc.play("6C100")
    assert (sc.burdens(), sc.keyword(sc.find("6C100"), Keyword.DAMAGE), sc.s.twilight) == (1, 1, 1)


@pytest.mark.card("6C100")
def test_dead_ones_spot_another(scenario):
    """With a twilight minion no burden need go; the player chooses if both can be."""
    sc = scenario(site=4, twilight=2)
    sc.put("6C99", 1)
    sc.hand(1, "6C100")
    shadow(sc, "shadow").play("6C100")
    assert sc.burdens() == 0
    burdens = set()
    for way in (0, 1):
        sc = scenario(site=4, twilight=2)
        sc.set_player(0, burdens=2)
        sc.put("6C99", 1)
        sc.hand(1, "6C100")
        shadow(sc, "shadow").play("6C100").decide(way)
        burdens.add(sc.burdens())
    assert burdens == {1, 2}


@pytest.mark.card("6R101")
def test_gate_picket(scenario):
    """Five cultures, three named: companions and allies of the other two are wounded."""
    sc = scenario()
    friends = [sc.put(name) for name in ("1U51", "1U12", "1U97", "4C286")]
    ally, foe = sc.put("1U56"), sc.put("6R101", 1)
    act(shadow(sc, "maneuver"), foe)
    assert sc.asked == 0
    for _ in range(3):
        sc.do(rules.legal(sc.s, 0)[0])
    cultures = [sc.wounds(card) for card in (sc.frodo, *friends)]
    assert (sorted(cultures), sc.wounds(foe)) == ([0, 0, 0, 1, 1], 2)
    assert sc.wounds(ally) == sc.wounds(friends[0])


@pytest.mark.card("6R101")
def test_gate_picket_against_three_cultures(scenario):
    """LOTR-30.59: all are named; and it needs vitality 3 (LOTR-19.5)."""
    sc = scenario()
    friends = [sc.put("1U51"), sc.put("1U12")]
    foe = sc.put("6R101", 1, wounds=1)
    sc.hand(1, "1R250")
    shadow(sc, "maneuver")
    assert barred(sc, foe) == {"LOTR-18.3"}
    sc.wound(foe, 0)
    act(sc, foe)
    assert [sc.wounds(card) for card in (sc.frodo, *friends, foe)] == [0, 0, 0, 2]


@pytest.mark.card("6C102")
def test_gate_sentry(scenario):
    """Twice exerted, with another Sauron minion, a Troll too: a condition goes."""
    sc = scenario()
    foe, free = sc.put("6C102", 1), sc.put("1C24")
    sc.put("6R103", 1)
    act(shadow(sc, "maneuver"), foe)
    assert (sc.wounds(foe), sc.lives(free)) == (2, False)


@pytest.mark.card("6C102")
def test_gate_sentry_alone(scenario):
    """LOTR-17.9: a Goblin does not count, nor itself."""
    sc = scenario()
    foe = sc.put("6C102", 1)
    sc.put("1C24"), sc.put(GOBLIN, 1), sc.hand(1, "1R250")
    shadow(sc, "maneuver")
    assert barred(sc, foe) == {"LOTR-17.9"}


@pytest.mark.card("6R103", "6R106")
@pytest.mark.parametrize(("name", "price"), [("6R103", 8), ("6R106", 10)])
def test_trolls_are_cheaper_with_trolls(scenario, name, price):
    """LOTR-20.3: four less while a Troll can be spotted, of any culture and player."""
    sc = scenario(site=6, seats=3)
    code = int(name[0] + name[2:])
    sc.put(SOLDIER, 1)
    assert cost(sc.s, 1, code) == price
    sc.put("1R165", 2)
    assert cost(sc.s, 1, code) == price - 4


@pytest.mark.card("6R103")
def test_gate_troll(scenario):
    """+1 for each other Sauron minion; fierce."""
    sc = scenario()
    troll = sc.put("6R103", 1)
    sc.put(SOLDIER, 1), sc.put("6C99", 1), sc.put(GOBLIN, 1)
    assert (sc.strength(troll), sc.keyword(troll, Keyword.FIERCE)) == (15, 1)


@pytest.mark.card("6U104")
@pytest.mark.parametrize(("others", "count"), [(("1U51", "1U12", "1U97"), 2), (("1U51",), 0)])
def test_orc_insurgent(scenario, others, count):
    """A card and a twilight for each culture over two; each culture counts once."""
    sc = scenario()
    for name in (*others, "1U51"):
        sc.put(name)
    foe = sc.put("6U104", 1)
    sc.deck(1, *[GUARD] * 5), sc.hand(1, GOBLIN)
    act(shadow(sc, "shadow"), foe)
    if sc.asks == "spot":
        sc.decide(count)
    assert (len(sc.in_hand(1)) - 1, sc.s.twilight, sc.wounds(foe)) == (count, count, 1)


@pytest.mark.card("6U104")
def test_orc_insurgent_exhausted(scenario):
    """LOTR-18.3."""
    sc = scenario()
    foe = sc.put("6U104", 1, wounds=2)
    sc.hand(1, GOBLIN)
    shadow(sc, "shadow")
    assert barred(sc, foe) == {"LOTR-18.3"}


@pytest.mark.card("6U105")
def test_peril(scenario):
    """An Orc exerts; a Nazgûl or Sauron minion comes for four less, exhausted."""
    sc = scenario(site=6, twilight=3)
    foe, card = sc.put(SOLDIER, 1), sc.put("6U105", 1)
    sc.hand(1, "1U231", "1R272", GOBLIN)
    act(shadow(sc, "regroup"), card)
    assert sc.offered == {1231, 1272}
    sc.choose("1U231")
    assert (sc.wounds(foe), sc.vitality(sc.find("1U231")), sc.s.twilight) == (1, 1, 1)


@pytest.mark.card("6U105")
def test_peril_with_nobody_to_play(scenario):
    """LOTR-18.8, LOTR-18.3: somebody must be playable, and an Orc able to exert."""
    sc = scenario(site=6, twilight=9)
    foe, card = sc.put(SOLDIER, 1), sc.put("6U105", 1)
    sc.hand(1, GOBLIN)
    shadow(sc, "regroup")
    assert not able(sc, card)
    sc.hand(1, GUARD)
    assert able(sc, card)
    sc.wound(foe, 1)
    assert barred(sc, card) == {"LOTR-18.3"}


@pytest.mark.card("6R106")
def test_troll_of_udun(scenario):
    """Each Sauron card discarded from hand gives +1 till the skirmish ends."""
    sc = scenario()
    aragorn, troll = sc.put("4C109"), sc.put("6R106", 1)
    sc.hand(0, "4C42"), sc.hand(1, SOLDIER, "1C255", GOBLIN)
    act(clash(sc, aragorn, troll), troll)
    assert sc.offered == {1271, 1255}
    sc.choose(SOLDIER)
    assert (sc.strength(troll), sorted(sc.in_hand(1))) == (15, ["1C177", "1C255"])


@pytest.mark.card("6R106")
def test_troll_of_udun_without_cards(scenario):
    """LOTR-18.3: a Goblin card does not pay."""
    sc = scenario()
    aragorn, troll = sc.put("4C109"), sc.put("6R106", 1)
    sc.hand(1, GOBLIN)
    clash(sc, aragorn, troll)
    assert not able(sc, troll)
    assert sc.strength(troll) == 14


@pytest.mark.card("6U107")
def test_trolls_chain(scenario):
    """+2 for a Sauron Troll, and a card if wished."""
    sc = scenario(twilight=1)
    troll = sc.put("6R106", 1)
    sc.put(SOLDIER, 1), sc.put("1R165", 1)
    sc.deck(1, GUARD), sc.hand(1, "6U107")
    shadow(sc, "shadow").play("6U107")
    assert (sc.asks, sc.strength(troll)) == ("respond", 16)
    act(sc, sc.find("6U107"))
    assert (sc.in_hand(1), sc.s.twilight) == ([GUARD], 0)


@pytest.mark.card("6U107")
def test_trolls_chain_on_whom(scenario):
    """LOTR-21.1: no Orc, no Cave Troll."""
    sc = scenario(twilight=1)
    sc.put(SOLDIER, 1), sc.put("1R165", 1)
    sc.hand(1, "6U107")
    assert shadow(sc, "shadow").refused(Play(6107)).rule == "LOTR-21.1"


@pytest.mark.card("6C108")
@pytest.mark.parametrize("other", [SOLDIER, "2R85"])
def test_wisp_of_pale_sheen(scenario, other):
    """With another Sauron or twilight minion it goes for a burden."""
    sc = scenario()
    wisp = sc.put("6C108", 1)
    sc.put(other, 1)
    act(shadow(sc, "regroup"), wisp)
    assert (sc.burdens(), sc.lives(wisp), sc.in_discard(1)) == (1, False, ["6C108"])


@pytest.mark.card("6C108")
def test_wisp_of_pale_sheen_alone(scenario):
    """LOTR-17.9: itself and a Goblin are no others."""
    sc = scenario()
    wisp = sc.put("6C108", 1)
    sc.put(GOBLIN, 1), sc.hand(1, "3U89")
    shadow(sc, "regroup")
    assert barred(sc, wisp) == {"LOTR-17.9"}
