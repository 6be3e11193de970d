"""Elven cards of sets 5 and 6, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost

FOTR = Block.FELLOWSHIP


@pytest.mark.card("5U10", "6R23")
@pytest.mark.parametrize(("name", "hurt", "bow", "taken"), [
    ("5U10", 1, False, 1), ("5U10", 0, False, 2), ("6R23", 0, True, 1), ("6R23", 1, False, 2),
])  # fmt: skip
def test_one_wound_a_skirmish(scenario, make, name, hurt, bow, taken):
    """Balglin against a wounded minion, the Warband with a bow."""
    sc = scenario()
    elf, orc = sc.put(name), sc.put(foe(make, strength=9, keywords=damage(1)), 1, wounds=hurt)
    if bow:
        sc.put("4U62", on=elf)
    sc.hand(0, IDLE)
    sc.fight(elf, orc).resolve()
    assert sc.wounds(elf) == taken


@pytest.mark.card("6R23")
def test_warband_counts_as_no_archer(scenario, make):
    """LOTR-18.1: three Elf companions, allies not; with a bow no arrow of its own."""
    sc = scenario()
    sc.put(friend(make)), sc.put(friend(make)), sc.put(helper(make))
    sc.hand(0, "6R23")
    sc.begin("fellowship")
    assert why_not_play(sc, "6R23") == "LOTR-18.1"
    sc.put(friend(make))
    sc.play("6R23")
    band = sc.find("6R23")
    sc.put("4U62", on=band)
    assert (sc.keyword(band, Keyword.ARCHER), arrows(sc), sc.s.twilight) == (1, 0, 4)


@pytest.mark.card("5U12")
@pytest.mark.parametrize(("wounds", "asked"), [(1, True), (0, False)])
def test_sword_of_legolas(scenario, make, wounds, asked):
    """At each move a wounded minion may heal him."""
    sc = scenario()
    legolas = sc.put("4C74", wounds=2)
    sword = sc.put("5U12", on=legolas)
    sc.put(foe(make), 1, wounds=wounds)
    sc.adventure(1, "4U342")
    sc.hand(0, IDLE)
    sc.begin("fellowship").pass_()
    assert bool(sc.asks == "respond" and uses(sc, sword)) == asked
    if asked:
        act(sc, sword)
    assert (sc.wounds(legolas), sc.strength(legolas)) == (2 - asked, 7)


@pytest.mark.card("5U12")
def test_sword_of_legolas_left_or_borne_by_another(scenario, make):
    sc = scenario()
    sc.put(friend(make))
    sc.hand(0, "5U12")
    sc.begin("fellowship")
    assert why_not_play(sc, "5U12") == "LOTR-21.1"
    legolas = sc.put("4C74", wounds=1)
    sc.put("5U12", on=legolas), sc.put(foe(make), 1, wounds=1)
    sc.adventure(1, "4U342")
    sc.pass_()
    sc.pass_()
    assert sc.wounds(legolas) == 1


@pytest.mark.card("5U13")
def test_taurnil_makes_tools_dear(scenario, make):
    """+2 for Shadow possessions while he has a bow; no artifact, no minion, none of one's own."""
    sc = scenario()
    elf = sc.put("5U13")
    tool, relic, orc = thing(make, cost=1), thing(make, cost=1, kind=Kind.ARTIFACT), foe(make, cost=1)
    prices = lambda: [cost(sc.s, 1, code_of(name)) for name in (tool, relic, orc)]  # noqa: E731
    assert prices() == [1, 1, 1]
    sc.put("4U62", on=elf)
    assert (prices(), cost(sc.s, 0, 4064)) == ([3, 1, 1], 1)


@pytest.mark.card("5P121")
def test_archer_of_mirkwood(scenario, make):
    """His win may heal a Dwarf companion or another Elf companion."""
    sc = scenario()
    legolas, orc = sc.put("5P121", wounds=1), sc.put(foe(make, strength=4), 1)
    elf, dwarf = sc.put(friend(make), wounds=1), sc.put(friend(make, DWARVEN, DWARF), wounds=1)
    sc.put(friend(make, GONDOR, MAN), wounds=1), sc.put(helper(make), wounds=1)
    sc.put(helper(make, DWARVEN, DWARF), wounds=1)
    sc.hand(0, IDLE)
    sc.fight(legolas, orc).resolve()
    assert may_pass(sc)
    act(sc, legolas)
    assert sc.offered == {elf, dwarf}
    sc.choose(dwarf)
    assert (sc.wounds(dwarf), sc.wounds(elf), sc.wounds(legolas)) == (0, 1, 1)


@pytest.mark.card("5P121")
def test_archer_of_mirkwood_not_for_others(scenario, make):
    sc = scenario()
    legolas, elf, orc = sc.put("5P121"), sc.put(friend(make), wounds=1), sc.put(foe(make, strength=4), 1)
    sc.hand(0, IDLE)
    sc.fight(elf, orc).resolve().let_pass()
    assert (sc.wounds(elf), sc.keyword(legolas, Keyword.ARCHER)) == (1, 1)


@pytest.mark.card("6C12")
def test_agility_with_tokens(scenario, make):
    """An Elf in sight: two tokens if wished; a token or the card pays for -1."""
    sc = scenario()
    elf, orc = sc.put(friend(make)), sc.put(foe(make), 1)
    sc.hand(0, "6C12", IDLE)
    sc.begin("fellowship").play("6C12")
    card = sc.find("6C12")
    act(sc, card)
    assert (tokens(sc, card), sc.s.twilight) == (2, 2)
    sc.fight(elf, orc)
    for left in (1, 0):
        act(sc, card).decide(1)
        assert tokens(sc, card) == left
        sc.pass_until_seat(0)
    act(sc, card)
    assert (sc.strength(orc), sc.lives(card)) == (4, False)


@pytest.mark.card("6C12")
def test_agility_without_elf(scenario, make):
    """No Elf, no tokens; a Man's foe is not weakened."""
    sc = scenario()
    man, orc = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
    sc.hand(0, "6C12", IDLE)
    sc.begin("fellowship").play("6C12")
    card = sc.find("6C12")
    assert (sc.asks, tokens(sc, card)) == ("fellowship", 0)
    sc.fight(man, orc)
    act(sc, card)
    assert sc.strength(orc) == 7


@pytest.mark.card("6U13")
def test_evenstar(scenario, make):
    """Any Elf exerts; only a minion against Arwen is weaker."""
    sc = scenario()
    arwen, elf, orc = sc.put("6U13"), sc.put(helper(make)), sc.put(foe(make), 1)
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, IDLE)
    sc.fight(arwen, orc)
    act(sc, arwen)
    assert sc.offered == {arwen, elf}
    sc.choose(elf)
    assert (sc.strength(orc), sc.wounds(elf), sc.wounds(arwen)) == (6, 1, 0)


@pytest.mark.card("6U13")
def test_evenstar_for_others(scenario, make):
    sc = scenario()
    arwen, elf, orc = sc.put("6U13"), sc.put(friend(make), wounds=3), sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.fight(elf, orc)
    act(sc, arwen)
    assert (sc.strength(orc), sc.wounds(arwen)) == (7, 1)


@pytest.mark.card("6U14")
def test_banner_of_elbereth_draws(scenario, make):
    sc = scenario()
    elf, orc = sc.put(friend(make)), sc.put(foe(make, strength=4), 1)
    banner = sc.put("6U14", on=elf)
    sc.hand(0, IDLE), sc.deck(0, "1C53", "1C53")
    sc.fight(elf, orc).resolve()
    act(sc, banner, 0)
    assert (hand_of(sc, 0), sc.lives(banner)) == (["1C53", IDLE], True)


@pytest.mark.card("6U14")
def test_banner_of_elbereth_frees(scenario, make):
    """It goes to free a site; companions alone bear it; another's win gives nothing."""
    sc = scenario(site=4)
    elf, other, site = sc.put(friend(make)), sc.put(friend(make)), sc.s.path[0]
    banner, orc = sc.put("6U14", on=elf), sc.put(foe(make, strength=4), 1)
    sc.put(helper(make))
    sc.hold(site, 1)
    sc.hand(0, IDLE), sc.deck(0, "1C53")
    sc.fight(elf, orc).resolve()
    assert len(uses(sc, banner)) == 2
    act(sc, banner, 1)
    assert (site in sc.s.path, sc.lives(banner)) == (True, False)
    sc.hand(0, "6U14")
    sc.begin("fellowship").play("6U14")
    assert sc.offered == {elf, other}


@pytest.mark.card("6R15", "6R18")
@pytest.mark.parametrize("name", ["6R15", "6R18"])
def test_keepers_heal(scenario, name):
    """Compulsory and only the keeper, one wound."""
    sc = scenario()
    keeper, other = sc.put(name, wounds=2), sc.put("1R34", wounds=1)
    sc.hand(0, IDLE)
    sc.begin("turn").pass_until("fellowship")
    assert (sc.wounds(keeper), sc.wounds(other)) == (1, 1)


@pytest.mark.card("6R15")
@pytest.mark.parametrize(("top", "taken"), [("1C53", True), ("1R72", False)])
def test_keeper_of_vilya(scenario, make, top, taken):
    """An Elven card may be taken and an Elf companion healed."""
    sc = scenario()
    elrond, elf = sc.put("6R15"), sc.put(friend(make), wounds=2)
    sc.hand(0, IDLE), sc.deck(0, top)
    sc.begin("fellowship")
    act(sc, elrond)
    if taken:
        sc.decide(1).choose(top)
    assert (hand_of(sc, 0), sc.wounds(elf), sc.wounds(elrond)) == (([top, IDLE], 1, 1) if taken else ([IDLE], 2, 1))
    assert sc.in_discard(0) == ([] if taken else [top])


@pytest.mark.card("6U16")
@pytest.mark.parametrize(("top", "now"), [("4R58", 4), ("1C52", 7)])
def test_forearmed(scenario, make, top, now):
    """As much as the top card costs; the card stays on top."""
    sc = scenario()
    elf, orc = sc.put(friend(make)), sc.put(foe(make), 1)
    sc.hand(0, "6U16", IDLE), sc.deck(0, top)
    sc.fight(elf, orc).play("6U16")
    assert (sc.strength(orc), len(sc.s.players[0].deck), sc.s.twilight) == (now, 1, 1)


@pytest.mark.card("6U16")
def test_forearmed_without_deck_or_elf(scenario, make):
    """LOTR-18.3: with no card to reveal it cannot be paid; a Man's foe is not weakened."""
    sc = scenario()
    man, orc = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
    sc.hand(0, "6U16", IDLE), sc.deck(0)
    sc.fight(man, orc)
    assert why_not_play(sc, "6U16") == "LOTR-18.3"
    sc.deck(0, "4R58")
    sc.play("6U16")
    assert sc.strength(orc) == 7
