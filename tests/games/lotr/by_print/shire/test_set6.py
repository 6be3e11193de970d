"""Cards of the Shire of set 6, by their print."""

import pytest
from tests.games.lotr.by_print.situations import play_rule, tokens_on, use_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use


@pytest.mark.card("6R109")
def test_held_saves_frodo_from_a_wound(scenario):
    """A burden instead of the wound that would kill; each time."""
    sc = scenario()
    sc.put("6R109", on=sc.frodo)
    sc.wound(sc.frodo, 3)
    for _ in range(2):
        sc.put("1C176", 1)
    sc.begin("archery")
    assert (sc.lives(sc.frodo), sc.burdens(), sc.vitality(sc.frodo), sc.s.over) == (True, 2, 1, None)


@pytest.mark.card("6R109")
def test_held_does_not_save_from_an_overwhelm(scenario, make):
    """LOTR-13.4: no wound kills him then."""
    sc = scenario()
    sc.put("6R109", on=sc.frodo)
    foe = sc.put(brute(make, strength=20), 1)
    sc.fight(sc.frodo, foe).resolve()
    assert sc.s.over


@pytest.mark.card("6R109")
@pytest.mark.parametrize("minion", [True, False])
def test_held_is_shed_without_minions(scenario, minion):
    sc = scenario()
    held = sc.put("6R109", on=sc.frodo)
    if minion:
        sc.put("4C10", 1)
    sc.put("4C310", wounds=1)
    sc.hand(0, "4U320")
    sc.begin("regroup")
    if minion:
        assert use_rule(sc, held, 2) == "LOTR-18.1"
    else:
        assert sc.use(held, 2).lives(held) is False


@pytest.mark.card("6R109")
def test_held_at_the_ninth_site(scenario):
    sc = scenario(site=8)
    held = sc.put("6R109", on=sc.frodo)
    sc.put_site("4U362", 1)
    sc.begin("move").use(held, 1)
    assert sc.s.over


@pytest.mark.card("6U110")
def test_it_burns_us_counts_cultures(scenario, make):
    """Three cultures in the hand of the opponent chosen, Free Peoples ones too: three wounds on a minion."""
    sc = scenario(seats=3)
    sc.put("4C316"), sc.put("5C28")
    foe, other = sc.put(brute(make), 1), sc.put(brute(make), 2)
    sc.hand(0, "6U110")
    sc.hand(1, "4C10", "4C17", "4C165", "4C49")
    sc.hand(2, "4C10")
    sc.begin("regroup").play("6U110")
    assert sc.offered == {1, 2}
    sc.choose(1)
    assert sc.offered == {foe, other}
    sc.choose(other)
    assert (sc.wounds(foe), sc.wounds(other), sc.s.twilight) == (0, 3, 1)


@pytest.mark.card("6U110")
@pytest.mark.parametrize(("name", "seat"), [("5C24", 1), ("4C316", 0)])
def test_it_burns_us_needs_sam_and_one_of_the_two(scenario, name, seat):
    """With Gollum instead of Sméagol; Sam must be there too."""
    sc = scenario()
    there = sc.put(name, seat)
    sc.put("4C310", wounds=1)
    sc.hand(0, "6U110", "4U320")
    sc.hand(1, "4C10")
    sc.begin("regroup")
    assert play_rule(sc, "6U110") == "LOTR-17.9"
    if seat:
        sc.put("4C316")
        assert sc.play("6U110").wounds(there) == 1


@pytest.mark.card("6C111")
@pytest.mark.parametrize("way", [0, 1])
def test_kept_safe_by_token_or_by_itself(scenario, make, way):
    """Two tokens when played; each prevents a wound of an unbound Hobbit, or the card does."""
    sc = scenario()
    merry, foe = sc.put("4C310"), sc.put(brute(make), 1)
    sc.hand(0, "6C111")
    sc.begin("fellowship").play("6C111")
    card = sc.find("6C111")
    assert (tokens_on(sc, card), sc.s.twilight) == (2, 2)
    sc.fight(merry, foe).resolve().use(card, 1)
    sc.decide(way)
    assert sc.wounds(merry) == 0
    assert (sc.lives(card), way == 0) in ((False, True), (True, False))


@pytest.mark.card("6C111")
def test_kept_safe_is_not_for_the_ring_bound(scenario, make):
    sc = scenario()
    sam, foe = sc.put("4C316"), sc.put(brute(make), 1)
    card = sc.put("6C111")
    sc.fight(sam, foe).resolve()
    assert (sc.wounds(sam), sc.lives(card), sc.asks == "respond") == (1, True, False)


@pytest.mark.card("6C112")
@pytest.mark.parametrize("wizards", [0, 1, 2])
def test_long_slow_wrath(scenario, make, wizards):
    """+1 and damage +1 for each Gandalf companion; an unbound Hobbit exerts and gets it."""
    sc = scenario()
    merry, foe = sc.put("4C310"), sc.put(brute(make), 1)
    sc.put("4C316"), sc.put("4C49")
    for name in ("4C90", "6C37")[:wizards]:
        sc.put(name)
    sc.hand(0, "6C112", "4C322")
    sc.fight(merry, foe).play("6C112")
    found = sc.strength(merry), sc.keyword(merry, Keyword.DAMAGE), sc.wounds(merry)
    assert found == (3 + wizards, wizards, 1)


@pytest.mark.card("6C112")
def test_long_slow_wrath_needs_an_unbound_hobbit(scenario, make):
    sc = scenario()
    sam, foe = sc.put("4C316"), sc.put(brute(make), 1)
    sc.put("4C90"), sc.put("4C310", wounds=3)
    sc.hand(0, "6C112", "4C321")
    sc.fight(sam, foe)
    assert play_rule(sc, "6C112") == "LOTR-18.3"


@pytest.mark.card("6R113")
def test_merry_impatient_heals_a_gandalf_companion(scenario):
    """He is discarded; a companion of Gandalf's culture, not an ally."""
    sc = scenario()
    merry, gandalf, gimli = sc.put("6R113"), sc.put("4C90", wounds=2), sc.put("4C49", wounds=1)
    sc.begin("regroup").use(merry)
    assert (sc.lives(merry), sc.wounds(gandalf), sc.wounds(gimli)) == (False, 1, 1)


@pytest.mark.card("6R113")
def test_merry_impatient_chooses(scenario):
    """LOTR-17.5: in the regroup phase only."""
    sc = scenario()
    merry, gandalf, ent = sc.put("6R113"), sc.put("4C90", wounds=2), sc.put("6C37", wounds=1)
    assert use_rule(sc.begin("fellowship"), merry) == "LOTR-17.5"
    sc.begin("regroup").use(merry)
    assert sc.offered == {gandalf, ent}


@pytest.mark.card("6R114")
def test_pippin_hastiest_lets_the_shadow_choose(scenario, make):
    """One Shadow player is named, who wounds one of own minions."""
    sc = scenario(seats=3)
    pippin = sc.put("6R114")
    mine, others = [sc.put(brute(make), 1), sc.put(brute(make), 1)], [sc.put(brute(make), 2)]
    sc.begin("regroup").use(pippin)
    assert sc.offered == {1, 2}
    sc.choose(1)
    assert (sc.asked, sc.offered) == (1, set(mine))
    sc.choose(mine[1])
    assert [sc.wounds(foe) for foe in (*mine, *others)] == [0, 1, 0]
    assert not sc.lives(pippin)


@pytest.mark.card("6R114")
def test_pippin_hastiest_once(scenario, make):
    """He is discarded, not killed, and with one Shadow player nobody is named."""
    sc = scenario()
    pippin, foe = sc.put("6R114"), sc.put(brute(make), 1)
    sc.begin("regroup").use(pippin)
    assert (sc.wounds(foe), sc.in_discard(0), sc.can(Use(pippin, 0), 0)) == (1, ["6R114"], False)
