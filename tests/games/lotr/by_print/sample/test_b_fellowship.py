"""A random sample of cards against their print: Fellowship block, first set."""

import pytest

from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.terms import Block
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1C10")
def test_heals_a_dwarf_then_tires_it_on_own_turns(scenario):
    sc = scenario()
    dwarf, elf = sc.put("1R13", wounds=2), sc.put("1C53")
    sc.hand(0, "1C10")
    sc.begin("fellowship")
    sc.play("1C10")
    assert sc.s.cards[sc.find("1C10")].host == dwarf and sc.lives(elf)
    sc.decide(1)
    assert sc.wounds(dwarf) == 1
    for start in (0, 1):
        sc.s.free = start
        before = sc.wounds(dwarf)
        sc.begin("turn")
        assert sc.wounds(dwarf) - before == (1 if sc.s.free == 0 else 0)


@pytest.mark.card("1R13")
def test_gimli_exerts_for_strength_until_exhausted(scenario):
    sc = scenario()
    gimli, foe = sc.put("1R13"), sc.put("4C17", 1)
    sc.hand(0, "1C37")
    sc.fight(gimli, foe)
    sc.use(gimli).pass_until_seat(0).use(gimli)
    assert (sc.strength(gimli), sc.wounds(gimli)) == (10, 2)
    sc.pass_until_seat(0)
    assert sc.refused(Use(gimli, 0))


@pytest.mark.card("1R30")
def test_arwen_against_nazgul(scenario):
    sc = scenario()
    arwen, wraith, orc = sc.put("1R30"), sc.put("2U82", 1), sc.put("1C177", 1)
    assert sc.strength(arwen) == 6
    sc.hand(0, "1C37")
    sc.fight(arwen, orc)
    assert sc.strength(arwen) == 6
    sc = scenario()
    arwen, wraith, orc = sc.put("1R30"), sc.put("2U82", 1), sc.put("1C177", 1)
    sc.hand(0, "1C37")
    sc.fight(arwen, orc, wraith)
    assert sc.strength(arwen) == 9


@pytest.mark.card("1C37")
def test_defiance(scenario):
    for fighter, bonus in (("1C53", 4), ("1C7", 2)):
        sc = scenario(block=Block.FELLOWSHIP)
        elf, other = sc.put("1C53"), sc.put("1C7")
        ally = sc.put("1U57")
        wraith = sc.put("2U82", 1)
        sc.hand(0, "1C37", "1U293")
        sc.fight(elf if fighter == "1C53" else other, wraith)
        sc.play("1C37")
        assert sc.offered == {elf, ally}
        sc.choose(elf)
        assert sc.strength(elf) == 4 + bonus


@pytest.mark.card("1C117")
def test_ranger_against_a_roaming_minion(scenario):
    for site, bonus in ((2, 4), (3, 2)):
        sc = scenario(site=site)
        ranger, other, foe = sc.put("3R38"), sc.put("1U97"), sc.put("2U82", 1)
        sc.hand(0, "1C117")
        sc.fight(ranger, foe)
        sc.play("1C117")
        assert other not in sc.offered
        sc.choose(*({ranger} & sc._pickable()))
        assert sc.strength(ranger) == 8 + bonus


@pytest.mark.card("1U136")
def test_every_condition_goes(scenario):
    sc = scenario(site=5, twilight=9, seats=3)
    orc, tired = sc.put("3C56", 1), sc.put("3C56", 1, wounds=1)
    theirs = sc.put("3C56", 2)
    dwarf = sc.put("1R13")
    conditions = [sc.put("1C21"), sc.put("1U220", 1), sc.put("1U220", 2), sc.put("1C10", on=dwarf)]
    axe = sc.put("3C55", 1, on=orc)
    sc.hand(1, "1U136")
    sc.begin("shadow", 1)
    sc.play("1U136")
    assert sc.offered == {orc, theirs}
    sc.choose(orc)
    assert not any(sc.lives(card) for card in conditions)
    assert sc.lives(axe) and sc.wounds(orc) == 1 and sc.lives(tired)


@pytest.mark.card("1C144")
def test_bloodlust_heals_own_winner_only(scenario):
    for owner, healed in ((1, True), (2, False)):
        sc = scenario(site=5, twilight=3, seats=3)
        sc.put("1C144", 1)
        orc, hero = sc.put("1C158", owner, wounds=2), sc.put("1C7")
        sc.fight(hero, orc).resolve()
        if healed:
            assert (sc.asks, sc.asked) == ("respond", 1)
            sc.use(sc.find("1C144"))
            assert (sc.wounds(orc), sc.s.twilight) == (1, 2)
        else:
            assert sc.asks != "respond" and sc.wounds(orc) == 2


@pytest.mark.card("1C168")
def test_drums_in_the_deep(scenario):
    for hero, bonus in (("1C7", 4), ("1C53", 2)):
        sc = scenario(site=5)
        fighter, orc, other, idle = sc.put(hero), sc.put("1C177", 1), sc.put("2C90", 1), sc.put("1R199", 1)
        sc.hand(1, "1C168")
        sc.hand(0, "1U293")
        sc.fight(fighter, orc, other)
        sc.pass_until_seat(1).play("1C168")
        assert sc.offered == {orc, idle}
        sc.choose(orc)
        assert sc.strength(orc) == 13 + bonus


@pytest.mark.card("1U219")
def test_nine_servants(scenario):
    sc = scenario(site=3, twilight=30, seats=3)
    sc.put("1U219", 1)
    merry, gaffer = sc.put("1C303"), sc.put("1R291")
    sc.put("1C53")
    sc.hand(1, "2U82", "1C177")
    sc.hand(2, "1U232")
    sc.begin("shadow", 1)
    sc.play("1C177")
    assert sc.asks == "shadow"
    sc.play("2U82")
    assert sc.asks == "respond"
    sc.use(sc.find("1U219"))
    assert sc.offered == {merry, gaffer}
    sc.choose(merry)
    assert sc.wounds(merry) == 1
    sc.begin("shadow", 2)
    sc.play("1U232")
    assert (sc.asks, sc.asked) == ("shadow", 2)


@pytest.mark.card("1R229")
def test_attea_five_at_most(scenario):
    sc = scenario(site=3, twilight=9)
    hero, wraith = sc.put("1R13"), sc.put("1R229", 1)
    sc.fight(hero, wraith)
    for _ in range(7):
        sc.pass_until_seat(1)
        if sc.asks != "skirmish" or not sc.can(Use(wraith, 0)):
            break
        sc.use(wraith)
    assert sc.strength(wraith) == 17


@pytest.mark.card("1U232")
def test_lemenya_once_for_each_bearer(scenario):
    sc = scenario(site=3)
    hero, other, wraith = sc.put("1R13"), sc.put("1C53"), sc.put("1U232", 1)
    sc.put("1U209", 1, on=hero), sc.put("1U209", 1, on=hero), sc.put("1C10", on=other)
    sc.put("1U209", 1)
    assert (sc.strength(hero), sc.strength(other), sc.strength(wraith)) == (4, 4, 9)


@pytest.mark.card("1U233")
def test_nelya_replaces_an_opponents_site(scenario):
    """LOTR-28.2: another Shadow player is no opponent of a Shadow player."""
    sc = scenario(site=2, block=Block.FELLOWSHIP, seats=3, twilight=9)
    sc.put_site("1U340", 0), sc.put_site("1C346", 2)
    wraith = sc.put("1U233", 1)
    sc.adventure(1, "1U343", "1U341")
    sc.begin("shadow", 1)
    sc.use(wraith)
    assert [sc.s.cards[site].owner for site in sc.s.path] == [1, 1, 1, 2]
    assert sc.wounds(wraith) == 1


@pytest.mark.card("1R259")
def test_warden_counts_other_sauron_orcs(scenario):
    sc = scenario(site=6, seats=3)
    warden = sc.put("1R259", 1)
    sc.put("1C177", 1), sc.put("3C56", 1), sc.put("6C108", 1)
    assert sc.strength(warden) == 9
    sc.put("2C90", 1), sc.put("2C90", 2)
    assert sc.strength(warden) == 11


@pytest.mark.card("1R284")
def test_bilbo_brings_a_shire_card_back(scenario):
    sc = scenario()
    bilbo = sc.put("1R284")
    sc.discard(0, "1U293", "1C53", "1C303")
    sc.begin("fellowship")
    sc.use(bilbo)
    assert sc.offered == {code_of("1U293"), code_of("1C303")}
    sc.choose("1C303")
    assert "1C303" not in sc.in_discard(0) and sc.wounds(bilbo) == 1


@pytest.mark.card("1U293")
def test_halfling_deftness(scenario):
    sc = scenario()
    merry, tired, ally, foe = sc.put("1C303"), sc.put("1C306", wounds=3), sc.put("1R291"), sc.put("4C17", 1)
    sc.hand(0, "1U293")
    sc.fight(sc.frodo, foe)
    before = sc.strength(merry)
    sc.play("1U293")
    assert sc.offered == {merry, sc.frodo, ally} and tired not in sc.offered
    sc.choose(merry)
    assert (sc.strength(merry), sc.wounds(merry)) == (before + 3, 1)
