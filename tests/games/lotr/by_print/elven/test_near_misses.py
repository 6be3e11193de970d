"""Cards that almost fit an Elven text, and numbers that are exact, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import DeckShown

FOTR = Block.FELLOWSHIP


@pytest.mark.card("3C14")
def test_erestor_against_an_event(scenario, make):
    """A wound of an event of Sauron, not of its condition; one wound of two for one exertion."""
    hurt = Wound(Choose(ELF & COMPANION))
    trick = make(event("9C40", "Trick", SAURON, cost=0).says(skirmish(do=hurt)))
    curse = make(condition("9C41", "Curse", SAURON, cost=0).says(skirmish(do=hurt)))
    sc = scenario()
    erestor, elf, orc, card = sc.put("3C14"), sc.put(friend(make)), sc.put(foe(make), 1), sc.put(curse, 1)
    sc.hand(0, IDLE), sc.hand(1, trick, STILL)
    sc.fight(elf, orc).pass_().play(trick)
    assert sc.asks == "respond"
    act(sc, erestor)
    assert (sc.wounds(elf), sc.wounds(erestor)) == (0, 1)
    sc.pass_until_seat(1)
    act(sc, card)
    assert sc.wounds(elf) == 1


@pytest.mark.card("1R45", "1R40", "3R17")
@pytest.mark.parametrize(("name", "home"), [("1R45", 6), ("1R40", 3), ("3R17", 6)])
def test_one_wound_each_at_the_start(scenario, make, name, home):
    """One wound each, of allies at home there; a companion heals only by the Lady's choice."""
    sc = scenario()
    card, aide, elf = sc.put(name), sc.put(helper(make, home=(home, FOTR)), wounds=3), sc.put(friend(make), wounds=3)
    sc.hand(0, IDLE)
    sc.begin("turn")
    if name == "3R17":
        act(sc, card).choose(elf)
    assert (sc.wounds(aide), sc.wounds(elf)) == ((3, 2) if name == "3R17" else (2, 3))


@pytest.mark.card("3R8")
def test_her_house_is_of_allies(scenario, make):
    """Elven companions do not count for it."""
    sc = scenario()
    arwen, orc = sc.put("3R8"), sc.put(foe(make), 1)
    sc.put(helper(make)), sc.put(helper(make)), sc.put(friend(make)), sc.put(friend(make))
    sc.hand(0, IDLE)
    sc.fight(arwen, orc)
    assert sc.strength(orc) == 7


@pytest.mark.card("4U63")
@pytest.mark.parametrize("what", ["condition", "another's"])
def test_brooch_is_not_asked(scenario, make, what):
    """Neither for a condition on its bearer nor for a possession of another companion."""
    sc = scenario()
    man, other = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make, GONDOR, MAN))
    brooch = sc.put("4U63", on=man)
    lost = sc.put("1R114", on=man) if what == "condition" else sc.put("1C92", on=other)
    curse = condition("9C50", "Curse", SAURON, cost=0).says(shadow(do=Discard(Each(TALE | ARMOR))))
    card = sc.put(make(curse), 1)
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.begin("shadow", 1)
    act(sc, card)
    assert (sc.asks, sc.lives(lost), sc.lives(brooch)) == ("shadow", False, True)


@pytest.mark.card("6U20", "6C17")
def test_one_card_of_the_deck(scenario, make):
    """One card is revealed or looked at; healing may be left, and one Elf is enough."""
    sc = scenario()
    elf, aide, look = sc.put(friend(make), wounds=1), sc.put(helper(make)), sc.put("6C17")
    sc.hand(0, "6U20", IDLE), sc.deck(0, "1C53", "1C53", "1C53")
    sc.begin("fellowship").play("6U20")
    assert sc.told(DeckShown)[0].codes == (1053,)
    assert (sc.offered, may_pass(sc)) == ({elf}, True)
    sc.pass_()
    while sc.asks != "fellowship":
        sc.pass_()
    assert (sc.wounds(elf), sc.in_discard(0)) == (1, ["6U20"])
    act(sc, look).decide(1).choose("1C53")
    assert (sorted(sc.in_discard(0)), len(sc.s.players[0].deck)) == (["1C53", "6C17", "6U20"], 2)
    assert sc.lives(aide)


@pytest.mark.card("1U57", "3U20", "1R66")
def test_one_target_one_skirmish(scenario, make):
    """One Orc of two is struck; what weakens or strengthens ends with the skirmish."""
    sc = scenario()
    rumil, golradir, elf = sc.put("1U57"), sc.put("3U20"), sc.put(friend(make))
    orcs, tale = [sc.put(foe(make, race=ORC), 1) for _ in range(2)], sc.put("1R66", on=elf)
    sc.hand(0, IDLE)
    sc.begin("archery")
    act(sc, rumil).choose(orcs[0])
    assert [sc.wounds(orc) for orc in orcs] == [1, 0]
    sc.fight(elf, orcs[0])
    act(sc, golradir).choose(orcs[0])
    sc.pass_until_seat(0)
    act(sc, tale)
    assert ([sc.strength(orc) for orc in orcs], sc.strength(elf)) == ([6, 7], 8)
    sc.resolve().let_pass()
    assert ([sc.strength(orc) for orc in orcs], sc.strength(elf), sc.s.lasting) == ([7, 7], 6, [])


@pytest.mark.card("1U54", "5P121")
def test_one_card_one_wound(scenario, make):
    """One card goes beneath the deck; one wound heals."""
    sc = scenario()
    trees, legolas, elf = sc.put("1U54"), sc.put("5P121"), sc.put(friend(make), wounds=3)
    sc.hand(0, "1C53", "1C53"), sc.deck(0)
    sc.begin("fellowship")
    act(sc, trees).choose("1C53")
    assert (sc.in_hand(0), len(sc.s.players[0].deck)) == (["1C53"], 1)
    sc.fight(legolas, sc.put(foe(make, strength=4), 1)).resolve()
    act(sc, legolas)
    assert sc.wounds(elf) == 2
