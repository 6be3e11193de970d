"""Elven conditions of set 1 and the Mirror, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *

FOTR = Block.FELLOWSHIP


@pytest.mark.card("1C43")
def test_far_seeing_eyes(scenario, make):
    """Each Elf played, companion or ally; the opponent chooses the card."""
    sc = scenario()
    elf, aide = friend(make, cost=0), helper(make, cost=0)
    sc.put("1C43")
    sc.hand(0, elf, aide, "1C41"), sc.hand(1, "1C53", "1C41", "1C43")
    sc.begin("fellowship").play(elf)
    assert (sc.asked, len(sc.offered)) == (1, 3)
    sc.choose("1C41").play(aide)
    sc.choose("1C53").play("1C41")
    assert (sc.in_hand(1), sc.asked) == (["1C43"], 0)


@pytest.mark.card("1C43")
def test_far_seeing_eyes_choose_whom(scenario, make):
    """With three players one opponent discards; a Man does nothing."""
    sc = scenario(seats=3)
    man, elf = friend(make, GONDOR, MAN, cost=0), friend(make, cost=0)
    sc.put("1C43")
    sc.hand(0, man, elf), sc.hand(1, "1C53"), sc.hand(2, "1C53")
    sc.begin("fellowship").play(man)
    assert sc.asks == "fellowship"
    sc.play(elf)
    assert (sc.asked, sc.offered) == (0, {1, 2})
    sc.choose(2).choose("1C53")
    assert (sc.in_hand(1), sc.in_hand(2)) == (["1C53"], [])


@pytest.mark.card("1U46")
def test_gift_of_boats(scenario, make):
    """From a river in the fellowship phase: one more move this turn."""
    sc = scenario(site=7, block=FOTR)
    aide = sc.put(helper(make))
    sc.put(friend(make))
    sc.adventure(1, "1U358", "1U361")
    sc.hand(0, "1U46", IDLE)
    sc.begin("fellowship").play("1U46")
    assert (sc.wounds(aide), sc.s.limit) == (1, 2)
    sc.pass_()
    assert sc.s.limit == 3


@pytest.mark.card("1U46")
def test_gift_of_boats_elsewhere(scenario, make):
    """LOTR-18.3: an Elf ally exerts for it; no river, no gift."""
    sc = scenario(site=5, block=FOTR)
    sc.put(friend(make)), sc.put(helper(make, SHIRE, HOBBIT))
    sc.adventure(1, "1C351")
    sc.hand(0, "1U46")
    sc.begin("fellowship")
    assert why_not_play(sc, "1U46") == "LOTR-18.3"
    sc.put("1U46")
    sc.pass_()
    assert sc.s.limit == 2


@pytest.mark.card("1R49")
@pytest.mark.parametrize(("elves", "now"), [(0, 6), (2, 8), (3, 9), (4, 9)])
def test_last_alliance(scenario, make, elves, now):
    """Allies count too; at most +3."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    sc.put("1R49", on=man)
    for n in range(elves):
        sc.put(helper(make) if n % 2 else friend(make))
    assert sc.strength(man) == now


@pytest.mark.card("1R49")
def test_last_alliance_once_each(scenario, make):
    """One on each Man of Gondor; none of Rohan, no Dwarf."""
    sc = scenario()
    first, second = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make, GONDOR, MAN))
    sc.put(friend(make, ROHAN, MAN)), sc.put(friend(make, GONDOR, DWARF)), sc.put(friend(make))
    sc.hand(0, "1R49", "1R49", "1R49")
    sc.begin("fellowship").play("1R49")
    assert sc.offered == {first, second}
    sc.choose(first).play("1R49")
    assert host(sc, "1R49") == second
    assert why_not_play(sc, "1R49") == "LOTR-21.1"


@pytest.mark.card("1U54")
def test_mallorn_trees(scenario):
    """An Elven card of the hand goes beneath the deck, of either kind."""
    sc = scenario()
    trees = sc.put("1U54")
    sc.hand(0, "1C53", "1R72"), sc.deck(0, "1C41")
    sc.begin("fellowship")
    act(sc, trees)
    if "1C53" in sc.in_hand(0):
        assert sc.offered == {1053}
        sc.choose("1C53")
    assert (sc.in_hand(0), len(sc.s.players[0].deck)) == (["1R72"], 2)


@pytest.mark.card("1U54")
def test_mallorn_trees_without_elven_cards(scenario):
    """LOTR-18.8: nothing is paid for it, so it may be used in vain; no other card goes."""
    sc = scenario()
    trees = sc.put("1U54")
    sc.hand(0, "1R72")
    sc.begin("fellowship")
    act(sc, trees)
    assert (sc.in_hand(0), sc.asks) == (["1R72"], "fellowship")


@pytest.mark.card("1R55")
def test_mirror_strengthens_and_looks(scenario, make):
    """Elf allies of site 6; of a hand of seven two are seen, one goes."""
    sc = scenario()
    mirror, lady, other = sc.put("1R55"), sc.put("1R45"), sc.put(helper(make))
    hobbit = sc.put(helper(make, SHIRE, HOBBIT, home=(6, FOTR)))
    sc.put(foe(make), 1)
    assert (sc.strength(lady), sc.strength(other), sc.strength(hobbit)) == (4, 3, 3)
    sc.hand(0, IDLE), sc.hand(1, *["1C53"] * 6, "1C41")
    sc.begin("maneuver")
    act(sc, mirror)
    assert (sc.wounds(lady), sc.asked, sc.offered) == (1, 0, {1041, 1053})
    sc.choose("1C41")
    assert (sc.in_discard(1), len(sc.in_hand(1))) == (["1C41"], 6)


@pytest.mark.card("1R55")
def test_mirror_needs_a_full_hand_and_galadriel(scenario, make):
    for cards, name in ((6, "1R45"), (7, "1R34")):
        sc = scenario()
        mirror = sc.put("1R55")
        sc.put(name), sc.put(foe(make), 1)
        sc.hand(0, IDLE), sc.hand(1, *["1C53"] * cards)
        sc.begin("maneuver")
        assert uses(sc, mirror) == []


@pytest.mark.card("1C59")
def test_shoulder_to_shoulder(scenario, make):
    """A Dwarf for an Elf or an Elf for a Dwarf, each for 1."""
    sc = scenario()
    elf, dwarf = sc.put(friend(make), wounds=1), sc.put(friend(make, DWARVEN, DWARF), wounds=1)
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    bond = sc.put("1C59")
    sc.begin("maneuver")
    assert len(uses(sc, bond)) == 2
    act(sc, bond)
    assert (sc.wounds(elf), sc.wounds(dwarf), sc.s.twilight) in {(0, 2, 1), (2, 0, 1)}
    sc.pass_until_seat(0)
    act(sc, bond, 1)
    assert (sc.wounds(elf), sc.wounds(dwarf), sc.s.twilight) == (1, 1, 2)


@pytest.mark.card("1C59")
def test_shoulder_to_shoulder_alone(scenario, make):
    """Without a Dwarf, an Elf may still exert in vain (LOTR-18.8); an exhausted one cannot."""
    sc = scenario()
    elf = sc.put(friend(make), wounds=1)
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    bond = sc.put("1C59")
    sc.begin("maneuver")
    act(sc, bond)
    assert (sc.wounds(elf), sc.s.twilight) == (2, 1)
    sc.pass_until_seat(0).wound(elf, 3)
    assert uses(sc, bond) == []


@pytest.mark.card("1C61")
def test_songs_of_the_blessed_realm(scenario, make):
    """Each Elven tale played may take a burden; it may be left."""
    sc = scenario()
    sc.set_player(0, burdens=3)
    songs = sc.put("1C61")
    sc.put(friend(make))
    sc.hand(0, "1R66", "1C68")
    sc.begin("fellowship").play("1R66")
    assert sc.asks == "respond"
    act(sc, songs)
    assert sc.burdens() == 2
    sc.play("1C68").pass_()
    assert (sc.burdens(), sc.asks) == (2, "fellowship")


@pytest.mark.card("1C61")
def test_songs_of_others(scenario, make):
    """Neither an Elven card that is no tale nor a tale of others."""
    sc = scenario()
    sc.set_player(0, burdens=3)
    sc.put("1C61"), sc.put(friend(make))
    other = plan(make, SHIRE, keywords=TALE)
    sc.hand(0, other, "1C41")
    sc.begin("fellowship").play(other).play("1C41")
    assert (sc.burdens(), sc.asks) == (3, "fellowship")


@pytest.mark.card("1R62")
def test_banners_add_an_arrow(scenario, make):
    sc = scenario()
    elf = sc.put(friend(make, keywords=ARCHER))
    banner = sc.put("1R62", on=elf)
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("archery")
    act(sc, banner)
    assert (arrows(sc), sc.wounds(elf)) == (2, 1)


@pytest.mark.card("1R62", "1C68")
@pytest.mark.parametrize("name", ["1R62", "1C68"])
def test_tales_for_archers_alone(scenario, make, name):
    """Borne by an Elf companion; it works only for an archer."""
    sc = scenario()
    elf, other = sc.put(friend(make)), sc.put(friend(make))
    sc.put(helper(make)), sc.put(friend(make, GONDOR, MAN, keywords=ARCHER)), sc.put(foe(make), 1)
    sc.hand(0, name, IDLE)
    sc.begin("fellowship").play(name)
    assert sc.offered == {elf, other}
    sc.choose(elf)
    sc.begin("archery")
    assert uses(sc, sc.find(name)) == []


@pytest.mark.card("1R66")
def test_tale_of_gil_galad(scenario, make):
    """Vitality +1 while it lies there; +2 strength when it goes, also for another's fight (LOTR-19.3)."""
    sc = scenario()
    elf, orc = sc.put(friend(make)), sc.put(foe(make), 1)
    tale = sc.put("1R66", on=elf)
    assert sc.vitality(elf) == 5
    sc.hand(0, IDLE)
    sc.fight(elf, orc)
    act(sc, tale)
    assert (sc.strength(elf), sc.vitality(elf), sc.in_discard(0)) == (8, 4, ["1R66"])


@pytest.mark.card("1R66")
def test_tale_of_gil_galad_held_life(scenario, make):
    """LOTR-19.3: who lived by it dies when it goes."""
    sc = scenario()
    elf, orc = sc.put(friend(make), wounds=4), sc.put(foe(make), 1)
    tale = sc.put("1R66", on=elf)
    sc.hand(0, IDLE)
    sc.fight(elf, orc)
    act(sc, tale)
    assert (sc.lives(elf), len(sc.s.players[0].dead)) == (False, 1)


@pytest.mark.card("1C68")
def test_white_arrows(scenario, make):
    """Two cards at random of one opponent's hand."""
    sc = scenario(seats=3)
    elf = sc.put(friend(make, keywords=ARCHER))
    tale = sc.put("1C68", on=elf)
    sc.put(foe(make), 1)
    sc.hand(0, IDLE), sc.hand(1, "1C53", "1C41", "1C43"), sc.hand(2, "1C53", "1C41", "1C43")
    sc.begin("archery")
    act(sc, tale)
    assert (sc.wounds(elf), sc.offered) == (1, {1, 2})
    sc.choose(2)
    assert (len(sc.in_hand(1)), len(sc.in_hand(2)), sc.wounds(elf)) == (3, 1, 1)
