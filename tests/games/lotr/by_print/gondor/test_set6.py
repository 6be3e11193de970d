"""Gondor cards of set 6, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import is_roaming
from pelipoyta.games.lotr.model import Play


def roams(sc, card):
    return is_roaming(sc.s, sc.s.cards[card])


@pytest.mark.card("6C48")
def test_anborn(scenario, make):
    """A win may send a minion 3 further away until regroup."""
    sc = scenario(site=4)
    anborn, loser, other = sc.put("6C48"), sc.put(foe(make, strength=4), 1), sc.put(foe(make, site=2), 1)
    man, third = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, site=2), 1)
    sc.hand(0, IDLE)
    sc.fights(anborn, loser, man, third).choose(anborn).resolve()
    assert may_pass(sc)
    act(sc, anborn)
    assert sc.offered == {loser, other, third}
    sc.choose(other)
    assert (roams(sc, other), roams(sc, third)) == (True, False)
    sc.begin("regroup")
    assert not roams(sc, other)


@pytest.mark.card("6C48")
def test_anborn_loses(scenario, make):
    sc = scenario(site=4)
    anborn, orc = sc.put("6C48"), sc.put(foe(make, site=2), 1)
    sc.hand(0, IDLE)
    sc.fight(anborn, orc).resolve().let_pass()
    assert (roams(sc, orc), sc.keyword(anborn, Keyword.RANGER), sc.keyword(anborn, Keyword.RING_BOUND)) == (False, 1, 1)


@pytest.mark.card("6R49")
@pytest.mark.parametrize(("rangers", "roaming"), [(3, True), (2, False)])
def test_ancient_roads(scenario, make, rangers, roaming):
    sc = scenario()
    men = [sc.put(friend(make, GONDOR, MAN, keywords=RANGER)) for _ in range(rangers)]
    orc, away = sc.put(foe(make, site=1), 1), sc.put(foe(make, site=1), 1)
    sc.put("6R49")
    sc.hand(0, IDLE)
    sc.fight(men[0], orc)
    assert (roams(sc, orc), roams(sc, away)) == (roaming, False)


@pytest.mark.card("6R49")
def test_ancient_roads_for_rangers(scenario, make):
    """A minion against another companion is where it was."""
    sc = scenario()
    for _ in range(3):
        sc.put(friend(make, GONDOR, MAN, keywords=RANGER))
    man, orc = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, site=1), 1)
    sc.put("6R49")
    sc.hand(0, IDLE)
    sc.fight(man, orc)
    assert not roams(sc, orc)


@pytest.mark.card("6R50")
def test_defender_of_free_peoples_in_skirmish(scenario, make):
    """An Elven token weakens his foe, a Dwarven one heals a Dwarf."""
    sc = scenario()
    aragorn, orc, dwarf = sc.put("6R50"), sc.put(foe(make), 1), sc.put(friend(make, DWARVEN, DWARF), wounds=1)
    elven, dwarven = sc.put("4R69"), sc.put("4R52")
    set_tokens(sc, elven, Culture.ELVEN, 1), set_tokens(sc, dwarven, Culture.DWARVEN, 1)
    sc.hand(0, IDLE)
    sc.fight(aragorn, orc)
    assert len(uses(sc, aragorn)) == 2
    act(sc, aragorn, 0)
    assert (sc.strength(orc), tokens(sc, elven), tokens(sc, dwarven)) == (4, 0, 1)
    sc.pass_until_seat(0)
    act(sc, aragorn)
    assert (sc.wounds(dwarf), tokens(sc, dwarven)) == (0, 0)


@pytest.mark.card("6R50")
@pytest.mark.parametrize("mounted", [False, True])
def test_defender_of_free_peoples_mounted(scenario, make, mounted):
    """Mounted, a token of Rohan wounds a minion twice."""
    sc = scenario()
    aragorn, orc, card = sc.put("6R50"), sc.put(foe(make), 1), sc.put("4U276")
    set_tokens(sc, card, Culture.ROHAN, 1)
    if mounted:
        sc.put(thing(make, ROHAN, item=MOUNT), on=aragorn)
    sc.hand(0, IDLE)
    sc.begin("regroup")
    assert bool(uses(sc, aragorn)) == mounted
    if mounted:
        act(sc, aragorn)
        assert (sc.wounds(orc), tokens(sc, card)) == (2, 0)


@pytest.mark.card("6U51")
def test_banner_of_westernesse_heals(scenario, make):
    """Another companion of Gondor, if wished."""
    sc = scenario()
    man, kin = sc.put(friend(make, GONDOR, MAN), wounds=1), sc.put(friend(make, GONDOR, DWARF), wounds=1)
    banner, orc = sc.put("6U51", on=man), sc.put(foe(make, strength=4), 1)
    sc.put(friend(make), wounds=1), sc.put(helper(make, GONDOR, MAN), wounds=1)
    sc.hand(0, IDLE)
    sc.fight(man, orc).resolve()
    assert may_pass(sc)
    act(sc, banner, 0)
    assert (sc.wounds(kin), sc.wounds(man), sc.lives(banner)) == (0, 1, True)


@pytest.mark.card("6U51")
def test_banner_of_westernesse_frees(scenario, make):
    sc = scenario(site=4)
    man, site = sc.put(friend(make, GONDOR, MAN)), sc.s.path[0]
    banner, orc = sc.put("6U51", on=man), sc.put(foe(make, strength=4), 1)
    sc.hold(site, 1)
    sc.hand(0, IDLE)
    sc.fight(man, orc).resolve()
    act(sc, banner)
    assert (site in sc.s.path, sc.lives(banner)) == (True, False)


@pytest.mark.card("6C52")
def test_garrison_with_tokens(scenario, make):
    """Two tokens if a Man of Gondor is seen; a token or the card gives +1."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "6C52", IDLE)
    sc.begin("fellowship").play("6C52")
    card = sc.find("6C52")
    act(sc, card)
    assert (tokens(sc, card), sc.s.twilight, sc.keyword(card, Keyword.FORTIFICATION)) == (2, 2, 1)
    sc.fight(man, sc.put(foe(make), 1))
    act(sc, card).decide(1)
    assert (tokens(sc, card), sc.strength(man)) == (1, 7)
    sc.pass_until_seat(0)
    act(sc, card).decide(0)
    assert (sc.lives(card), sc.strength(man)) == (False, 8)


@pytest.mark.card("6C52")
def test_garrison_without_men(scenario, make):
    """No Man of Gondor, no tokens; nobody else is strengthened."""
    sc = scenario()
    rider = sc.put(friend(make, ROHAN, MAN))
    sc.hand(0, "6C52", IDLE)
    sc.begin("fellowship").play("6C52")
    card = sc.find("6C52")
    assert (sc.asks, tokens(sc, card)) == ("fellowship", 0)
    sc.fight(rider, sc.put(foe(make), 1))
    act(sc, card)
    assert (sc.lives(card), sc.strength(rider)) == (False, 6)


@pytest.mark.card("6C53", "6C56")
@pytest.mark.parametrize(
    ("name", "card", "culture"), [("6C53", "4U276", Culture.ROHAN), ("6C56", "4R69", Culture.ELVEN)]
)
def test_with_a_token_in_sight(scenario, make, name, card, culture):
    """+2, and a minion exerts or a companion heals; the token stays."""
    sc = scenario()
    man, orc, source = sc.put(friend(make, GONDOR, MAN), wounds=2), sc.put(foe(make), 1), sc.put(card)
    set_tokens(sc, source, culture, 1)
    sc.hand(0, name, IDLE)
    sc.fight(man, orc).play(name)
    if sc.asks in {"may", "spot"}:
        sc.decide(1)
    assert (sc.strength(man), tokens(sc, source)) == (8, 1)
    assert (sc.wounds(orc), sc.wounds(man)) == ((1, 2) if name == "6C53" else (0, 1))


@pytest.mark.card("6C53", "6C56")
@pytest.mark.parametrize(
    ("name", "card", "culture"), [("6C53", "4R69", Culture.ELVEN), ("6C56", "4U276", Culture.ROHAN)]
)
def test_with_anothers_token_in_sight(scenario, make, name, card, culture):
    """Only +2, for a Man of Gondor."""
    sc = scenario()
    man, orc, source = sc.put(friend(make, GONDOR, MAN), wounds=2), sc.put(foe(make), 1), sc.put(card)
    sc.put(friend(make, ROHAN, MAN))
    set_tokens(sc, source, culture, 1)
    sc.hand(0, name, IDLE)
    sc.fight(man, orc).play(name)
    assert (sc.strength(man), sc.wounds(orc), sc.wounds(man)) == (8, 0, 2)


@pytest.mark.card("6U54")
def test_perilous_ventures(scenario, make):
    """Two rangers exert; one minion of any culture goes."""
    sc = scenario()
    men = [sc.put(friend(make, GONDOR, MAN, keywords=RANGER)) for _ in range(2)]
    orc, other = sc.put(foe(make), 1), sc.put(foe(make), 1)
    sc.hand(0, "6U54", IDLE)
    sc.begin("regroup").play("6U54")
    if not sc.offered:
        sc.decide(0)
    assert sc.offered == {orc, other}
    sc.choose(orc)
    assert (sc.lives(orc), sc.lives(other), [sc.wounds(man) for man in men]) == (False, True, [1, 1])


@pytest.mark.card("6U54")
def test_perilous_ventures_against_wraiths(scenario, make):
    """Or two minions of the Ringwraith culture; one ranger alone cannot."""
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN, keywords=RANGER))
    dark = [sc.put(foe(make, RINGWRAITH, NAZGUL), 1) for _ in range(2)]
    sc.hand(0, "6U54", IDLE)
    sc.begin("regroup")
    assert why_not_play(sc, "6U54") == "LOTR-18.3"
    sc.put(friend(make, GONDOR, MAN, keywords=RANGER))
    sc.play("6U54")
    if sc.asks != "regroup" and not sc.offered:
        sc.decide(1)
    while sc.asks == "card" and sc.offered:
        sc.choose(min(sc.offered))
    assert [sc.lives(card) for card in dark] == [False, False]


@pytest.mark.card("6R55")
def test_ring_of_barahir(scenario, make):
    """A token in sight may heal a companion of its culture."""
    sc = scenario()
    aragorn, elf, dwarf = (
        sc.put("4P364", wounds=1),
        sc.put(friend(make), wounds=1),
        sc.put(friend(make, DWARVEN, DWARF), wounds=1),
    )
    ring_, source = sc.put("6R55", on=aragorn), sc.put("4R69")
    set_tokens(sc, source, Culture.ELVEN, 2)
    sc.put(helper(make), wounds=1)
    sc.hand(0, IDLE)
    sc.begin("turn")
    assert may_pass(sc)
    act(sc, ring_)
    while sc.asks != "fellowship":
        sc.choose(min(sc.offered)) if sc.offered else sc.decide(0)
    assert (sc.wounds(elf), sc.wounds(dwarf), sc.wounds(aragorn), tokens(sc, source)) == (0, 1, 1, 2)


@pytest.mark.card("6R55")
def test_ring_of_barahir_without_tokens(scenario, make):
    """Only Aragorn bears it; without tokens nothing is asked."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN), wounds=1)
    sc.hand(0, "6R55")
    sc.begin("fellowship")
    assert why_not_play(sc, "6R55") == "LOTR-21.1"
    sc.put("6R55", on=sc.put("4P364"))
    sc.begin("turn")
    assert (sc.asks, sc.wounds(man)) == ("fellowship", 1)


@pytest.mark.card("6P121")
def test_ithilien_ranger_starts(scenario):
    """2 in the starting fellowship, 3 later."""
    sc = scenario()
    sc.deck(0, "6P121", "4C122")
    sc.starting().play("6P121")
    assert sc.can(Play(4122))
    sc = scenario()
    sc.hand(0, "6P121")
    sc.begin("fellowship").play("6P121")
    assert sc.s.twilight == 3


@pytest.mark.card("6P121")
def test_ithilien_ranger_calls(scenario, make):
    """A ranger is played, paid for, and a Ring-bound companion heals."""
    sc = scenario()
    faramir = sc.put("6P121", wounds=1)
    sc.put(friend(make, GONDOR, MAN), wounds=1)
    sc.hand(0, "4C122", "5C35")
    sc.begin("fellowship")
    act(sc, faramir)
    assert sc.offered == {4122}
    sc.choose("4C122")
    while sc.asks != "fellowship":
        assert sc.offered == {faramir, sc.frodo} or sc.offered == {faramir}
        sc.choose(faramir)
    assert (sc.wounds(faramir), sc.s.twilight) == (0, 2)
    assert why_not_use(sc, faramir) == {"LOTR-18.3"}
