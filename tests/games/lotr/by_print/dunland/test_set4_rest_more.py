"""Dunland events, conditions and possessions of set 4, continued, by their print."""

import pytest
from tests.games.lotr.by_print.dunland.table import BRIGAND, SAVAGE, SPY, lay_tokens, orc_of_dunland, tokens, wins
from tests.games.lotr.by_print.isengard.table import (
    FIERCE,
    KNIGHT,
    URUK,
    ability,
    act,
    companions,
    control,
    denied,
    late,
    shadow,
    unplayable,
)

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4U31")
def test_over_the_isen(scenario, make):
    """With a site two are removed: a Man of Dunland is assigned to an unbound companion."""
    sc = control(late(scenario, site=4, twilight=3), 1)
    card, man, other, _ = sc.put("4U31", 1), sc.put(SAVAGE, 1), sc.put(BRIGAND, 1), sc.put(SPY, 1)
    knight, _ = sc.put(KNIGHT), sc.put("4C316")
    act(shadow(sc.begin("assignment")), card)
    assert sc.offered == {man, other}
    sc.choose(man)
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(knight, (man,))]
    assert sc.s.twilight == 1


@pytest.mark.card("4U31")
def test_nobody_goes_over_the_isen(scenario):
    """LOTR-17.9: without a site of one's own; and nobody exerts to prevent it."""
    sc = control(late(scenario, site=4, twilight=3, seats=3), 1, seat=2)
    card = sc.put("4U31", 1)
    sc.put(SAVAGE, 1), sc.put(KNIGHT)
    assert denied(shadow(sc.begin("assignment")), card) == "LOTR-17.9"


@pytest.mark.card("4R32")
def test_ravage_the_defeated(scenario):
    """All Free Peoples cards of the loser go, and no Shadow card of his; others keep theirs."""
    sc = late(scenario, site=4, twilight=1)
    man, knight, other = sc.put(SAVAGE, 1), sc.put(KNIGHT), sc.put(KNIGHT)
    gone = [sc.put("4C134", on=knight), sc.put("1C92", on=knight), sc.put("1C107", on=knight)]
    stay = [sc.put("4C212", 1, on=knight), sc.put("4C134", on=other)]
    sc.hand(1, "4R32"), sc.fight(knight, man).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("4R32")
    assert ([sc.lives(c) for c in gone], [sc.lives(c) for c in stay]) == ([False] * 3, [True] * 2)
    assert sc.s.twilight == 0


@pytest.mark.card("4R32")
@pytest.mark.parametrize(("name", "owner"), [(SAVAGE, 2), (SPY, 1)])
def test_ravage_of_others(scenario, name, owner):
    """Another player's Man, or one of Isengard, is not meant."""
    sc = late(scenario, site=4, twilight=1, seats=3)
    foe, knight = sc.put(name, owner), sc.put(KNIGHT)
    sc.put("4C134", on=knight), sc.hand(1, "4R32"), sc.set_strength(foe, 9)
    sc.fight(knight, foe).resolve()
    assert not sc.can(Play(code_of("4R32")), 1)


@pytest.mark.card("4U34")
def test_secret_folk_gathers(scenario):
    """Whoever loses to a Man of Dunland may give a token; losing to another gives none."""
    sc = late(scenario, site=4)
    card, man, spy = sc.put("4U34", 1), sc.put(SAVAGE, 1), sc.put(SPY, 1)
    wins(sc, man)
    act(sc, card)
    assert tokens(sc, card) == 1
    wins(sc, spy)
    assert (sc.asks != "respond", tokens(sc, card)) == (True, 1)


@pytest.mark.card("4U34")
@pytest.mark.parametrize(("count", "gone"), [(1, 1), (3, 3), (4, 3)])
def test_secret_folk_takes(scenario, count, gone):
    """A Free Peoples possession for each token, three at most; then it is discarded."""
    sc = late(scenario, site=4)
    card, men = sc.put("4U34", 1), companions(sc, 4)
    swords = [sc.put("4C134", on=man) for man in men]
    lay_tokens(sc, card, count), sc.put(BRIGAND, 1), act(shadow(sc.begin("maneuver")), card, 1)
    for sword in swords[:gone]:
        sc.choose(sword)
    assert (sum(sc.lives(sword) for sword in swords), sc.lives(card)) == (4 - gone, False)


@pytest.mark.card("4R35")
def test_wake_of_destruction(scenario):
    """Two sites: each of the own Men of Dunland is fierce until the regroup phase."""
    sc = control(late(scenario, site=4, seats=3), 1, 2)
    men, others = [sc.put(SAVAGE, 1), sc.put(BRIGAND, 1)], [sc.put(BRIGAND, 2), sc.put(SPY, 1)]
    sc.hand(1, "4R35", BRIGAND), shadow(sc.begin("maneuver")).play("4R35")
    assert [sc.keyword(man, FIERCE) for man in (*men, *others)] == [1, 1, 0, 0]
    sc.pass_until("regroup")
    assert sc.keyword(men[0], FIERCE) == 0


@pytest.mark.card("4R35")
def test_wake_of_one_site(scenario):
    """LOTR-17.9: one site of one's own and one of another's are not two."""
    sc = late(scenario, site=4, seats=3)
    mine, theirs = sc.s.path[:2]
    sc.hold(mine, 1), sc.hold(theirs, 2), sc.put(SAVAGE, 1), sc.hand(1, "4R35")
    shadow(sc.begin("maneuver"))
    assert unplayable(sc, "4R35") == "LOTR-17.9"


@pytest.mark.card("4U36")
@pytest.mark.parametrize("takes", [True, False])
def test_war_club(scenario, takes):
    """+2; a victory of its bearer may cost two Free Peoples possessions."""
    sc = late(scenario, site=4)
    man, men = sc.put(SAVAGE, 1), companions(sc, 3)
    swords = [sc.put("4C134", on=knight) for knight in men]
    club = sc.put("4U36", 1, on=man)
    assert sc.strength(man) == 13
    sc.set_strength(man, 11), wins(sc, man)
    act(sc, club).choose(*swords[:2]) if takes else sc.pass_()
    assert [sc.lives(sword) for sword in swords] == [not takes, not takes, True]


@pytest.mark.card("4U36")
def test_who_bears_a_war_club(scenario, make):
    """A Man of Dunland of one's own: no Orc, no Isengard Man; with one possession there, one goes (LOTR-18.6)."""
    sc = late(scenario, site=4)
    man, _, _ = sc.put(SAVAGE, 1), sc.put(orc_of_dunland(make), 1), sc.put(SPY, 1)
    sc.hand(1, "4U36"), sc.begin("shadow", 1).play("4U36")
    assert sc.s.cards[sc.find("4U36")].host == man
    sword = sc.put("4C306", on=sc.frodo)
    sc.set_strength(man, 11), wins(sc, man)
    act(sc, sc.find("4U36"))
    assert not sc.lives(sword)


@pytest.mark.card("4C37")
def test_war_cry_of_dunland(scenario):
    """The winner is fierce and stronger by 4 until the regroup phase; also another player's."""
    sc = late(scenario, site=4, twilight=1, seats=3)
    man, other = sc.put(SAVAGE, 2), sc.put(SAVAGE, 1)
    sc.hand(1, "4C37", BRIGAND), wins(sc, man)
    shadow(sc).play("4C37")
    assert [(sc.strength(m), sc.keyword(m, FIERCE)) for m in (man, other)] == [(15, 1), (11, 0)]
    sc.pass_until("regroup")
    assert (sc.strength(man), sc.keyword(man, FIERCE)) == (11, 0)


@pytest.mark.card("4C37")
@pytest.mark.parametrize(("name", "twilight"), [(SPY, 1), (URUK, 1), (SAVAGE, 0)])
def test_no_war_cry(scenario, name, twilight):
    """No Man of Dunland won, or it cannot be paid."""
    sc = late(scenario, site=4, twilight=twilight)
    foe = sc.put(name, 1)
    sc.hand(1, "4C37"), wins(sc, foe)
    assert not sc.can(Play(code_of("4C37")), 1)


@pytest.mark.card("4R39")
def test_wild_man_raid(scenario):
    """Three Men of Dunland: a Free Peoples possession or condition goes; no artifact and nothing of the Shadow."""
    sc = late(scenario, site=4, twilight=1)
    sword, tale = sc.put("4C306", on=sc.frodo), sc.put("1C21")
    sc.put("2R105", on=sc.frodo), sc.put("4U27", 1)
    sc.put(SAVAGE, 1), sc.put(BRIGAND, 1), sc.put(BRIGAND, 1), sc.hand(1, "4R39")
    shadow(sc.begin("maneuver")).play("4R39")
    assert (sc.asked, sc.offered) == (1, {sword, tale})
    sc.choose(tale)
    assert (sc.lives(tale), sc.lives(sword)) == (False, True)


@pytest.mark.card("4R39")
def test_wild_man_raid_of_two(scenario, make):
    """LOTR-17.9: an Orc of Dunland and an Isengard Man are not meant."""
    sc = late(scenario, site=4, twilight=1)
    sc.put("1C21"), sc.put(SAVAGE, 1), sc.put(BRIGAND, 1), sc.put(orc_of_dunland(make), 1), sc.put(SPY, 1)
    sc.hand(1, "4R39"), shadow(sc.begin("maneuver"))
    assert unplayable(sc, "4R39") == "LOTR-17.9"
    assert ability(sc, sc.put("4U28", 1)).ability == 0
