"""Set 4, the Free Peoples: stacks of the Dwarves, Elves who count wounds, Gandalf, rangers."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.events import WoundPrevented
from pelipoyta.games.lotr.model import Play, Use, Zone
from pelipoyta.games.lotr.rules.combat.archery import archery_parts


@pytest.fixture
def bow(make):
    return make(possession("9C71", "Bow", ELVEN, cost=1, bearer=ELF, item=RANGED_WEAPON))


def stacked(sc, on):
    return sorted(card.code for card in sc.s.cards.values() if card.zone is Zone.STACKED and card.host == on)


@pytest.mark.card("4R46", "4U43")
def test_stacks_of_the_dwarves(scenario):
    sc = scenario(twilight=0)
    sc.put("4C49")
    sc.hand(0, "4R46", "4U43")
    sc.deck(0, "4C10", "4C10", "4C12", "4C42", "4C42", "4C42", "4C87", "4C87", "4C87")
    sc.begin("fellowship")
    sc.play("4R46")
    hall = sc.find("4R46")
    assert stacked(sc, hall) == [4010, 4010, 4012, 4042, 4042, 4042]
    sc.use(hall, 1)
    assert sc.offered == {card.id for card in sc.s.cards.values() if card.code == 4042}
    sc.choose(min(sc.offered))
    assert (sc.in_hand(0), sc.in_discard(0)) == (["4C42", "4U43"], ["4C87"])
    sc.play("4U43")
    assert stacked(sc, hall) == [4010, 4010, 4012, 4042, 4042, 4087, 4087]


@pytest.mark.card("4U43")
def test_come_here_lad_needs_a_stack(scenario):
    """An empty condition is none that has a card on it."""
    sc = scenario()
    empty = sc.put("4C44")
    sc.hand(0, "4U43")
    sc.deck(0, "4C10", "4C12")
    sc.begin("fellowship")
    sc.play("4U43")
    assert stacked(sc, empty) == []


@pytest.mark.card("4C44")
def test_courtesy_of_my_hall(scenario):
    sc = scenario()
    gimli, legolas = sc.put("4C49", wounds=1), sc.put("4C74", wounds=1)
    sc.hand(0, "4C44")
    sc.discard(0, "4C10", "4C42")
    sc.begin("fellowship")
    sc.play("4C44").choose("4C42")
    hall = sc.find("4C44")
    sc.use(hall, 1)
    assert (sc.wounds(gimli), sc.wounds(legolas), stacked(sc, hall)) == (0, 1, [])
    assert sc.in_discard(0) == ["4C10", "4C42"]


@pytest.mark.card("4C44")
def test_a_shadow_card_pays_nothing(scenario):
    sc = scenario()
    sc.put("4C49", wounds=1)
    hall = sc.put("4C44")
    sc.stack("4C10", 0, hall)
    sc.begin("fellowship")
    assert sc.refused(Use(hall, 1)).rule == "LOTR-18.3"


@pytest.mark.card("4R41")
def test_axe_of_erebor(scenario):
    """A condition in play, or a card on one: what lies on another card will not do."""
    sc = scenario()
    gimli, uruk = sc.put("4C49"), sc.put("4C10", 1)
    axe, hall, shelf = sc.put("4R41", on=gimli), sc.put("4C44"), sc.put("4U263")
    laid, elsewhere = sc.stack("4C42", 0, hall), sc.stack("4C42", 0, shelf)
    before = sc.strength(gimli)
    assert sc.keyword(gimli, Keyword.DAMAGE) == 2
    sc.fight(gimli, uruk)
    sc.use(axe, 1).decide(1)
    assert (sc.strength(gimli), sc.lives(laid), sc.lives(elsewhere), sc.lives(hall)) == (before + 1, False, True, True)
    sc.pass_until_seat(0)
    sc.use(axe, 1)
    assert (sc.strength(gimli), sc.lives(hall)) == (before + 2, False)


@pytest.mark.card("4R55")
def test_restless_axe(scenario):
    """One exertion for each card that goes into the deck, the condition among them."""
    sc = scenario()
    gimli, orc, hall = sc.put("4C49"), sc.put("4C192", 1), sc.put("4C44")
    sc.s.cards[orc] = sc.s.cards[orc].__class__(*(orc, 4197, 1, Zone.CENTRE))
    sc.stack("4C42", 0, hall)
    sc.hand(0, "4R55")
    sc.deck(0)
    sc.begin("regroup")
    sc.play("4R55")
    assert sorted(sc.s.players[0].deck.bag) == [4042, 4044]
    assert sc.wounds(gimli) == 1
    assert sc.wounds(orc) == min(2, CARDS[4197].vitality - 1)


@pytest.mark.card("4U59")
def test_arrow_and_blade(scenario):
    sc = scenario()
    legolas, gimli, uruk = sc.put("4C74"), sc.put("4C49"), sc.put("4C10", 1)
    elf = sc.put("1U51")
    sc.hand(0, "4U59")
    sc.fight(gimli, uruk)
    sc.play("4U59")
    assert sc.offered == {legolas, elf}
    sc.choose(legolas, elf)
    assert (sc.strength(uruk), sc.wounds(legolas), sc.wounds(elf)) == (CARDS[4010].strength - 2, 1, 1)


@pytest.mark.card("4R65", "4U80")
def test_bows_of_the_elves(scenario, bow):
    """LOTR-11.2: he adds nothing to archery while he bears one; played on Ordulus it costs one less."""
    sc = scenario()
    erethon, ordulus = sc.put("4R65"), sc.put("4U80")
    sc.give(erethon, Keyword.ARCHER)
    assert total(archery_parts(sc.s, Side.FREE)) == 1
    sc.put(bow, on=erethon)
    assert total(archery_parts(sc.s, Side.FREE)) == 0
    assert (sc.strength(erethon), sc.keyword(erethon, Keyword.DAMAGE)) == (CARDS[4065].strength + 1, 1)
    sc.hand(0, bow)
    sc.begin("fellowship")
    sc.play(bow)
    assert (sc.s.cards[max(sc.s.cards)].host, sc.s.twilight) == (ordulus, 0)


@pytest.mark.card("4R65", "4U80")
@pytest.mark.parametrize("name", ["4R65", "4U80"])
def test_elves_need_an_elf(scenario, name):
    sc = scenario()
    sc.hand(0, name)
    sc.begin("fellowship")
    assert sc.refused(Play(CARDS[int(name[0]) * 1000 + int(name[2:])].code)).rule == "LOTR-18.1"


@pytest.mark.card("4R72")
def test_killing_field(scenario):
    sc = scenario()
    hurt, well = sc.put("4C192", 1, wounds=1), sc.put("4C197", 1)
    for minion_ in (hurt, well):
        sc.give(minion_, Keyword.FIERCE)
    field = sc.put("4R72")
    assert (sc.keyword(hurt, Keyword.FIERCE), sc.keyword(well, Keyword.FIERCE) > 0) == (0, True)
    sc.begin("regroup")
    assert not sc.lives(field)


@pytest.mark.card("4R79")
@pytest.mark.parametrize(("name", "able"), [("4C74", True), ("4C49", False)])
def test_night_without_end(scenario, name, able):
    sc = scenario()
    hero, foe, other = sc.put(name), sc.put("4C10", 1), sc.put("4C192", 1)
    sc.set_strength(hero, 12)
    sc.hand(0, "4R79")
    sc.fight(hero, foe).resolve()
    assert sc.can(Play(4079), 0) is able
    if able:
        sc.play("4R79")
        assert (sc.wounds(hero), sc.wounds(other)) == (1, 1)


@pytest.mark.card("4R94")
def test_hearken_to_me(scenario, make):
    curse = make(condition("9C72", "Curse", ISENGARD, cost=0, bearer=FREE_PEOPLES & MAN))
    sc = scenario(twilight=9)
    theoden, rider = sc.put("4P365"), sc.put("4C286")
    gone, stays = sc.put(curse, 1, on=theoden), sc.put(curse, 1, on=rider)
    sc.put("1P364")
    sc.hand(0, "4R94")
    sc.hand(1, curse)
    sc.begin("fellowship", after="shadow")
    sc.play("4R94")
    assert (sc.lives(gone), sc.lives(stays)) == (False, True)
    sc.begin("shadow", 1)
    sc.play(curse)
    assert sc.s.cards[max(sc.s.cards)].host == rider


@pytest.mark.card("4R95")
def test_into_dark_tunnels(scenario):
    sc = scenario()
    gandalf, uruk = sc.put("1P364"), sc.put("4C10", 1)
    sc.hand(0, "4R95", "1C78")
    sc.fight(gandalf, uruk)
    sc.play("1C78").play("4R95")
    assert (sc.in_hand(0), sc.in_discard(0), sc.wounds(gandalf)) == (["1C78"], ["4R95"], 2)


@pytest.mark.card("4U96")
@pytest.mark.parametrize(("twilight", "able"), [(2, False), (3, True)])
def test_keep_your_forked_tongue(scenario, twilight, able):
    sc = scenario(twilight=twilight)
    sc.put("1P364")
    theoden, boromir, uruk = sc.put("4P365"), sc.put("1U97"), sc.put("4C10", 1)
    friend = next(i for i in (theoden, boromir) if CARDS[sc.s.cards[i].code].signet is not None)
    sc.hand(0, "4U96")
    sc.fight(friend, uruk)
    assert sc.can(Play(4096)) is able


@pytest.mark.card("4U96")
def test_a_friend_of_gandalf_is_safe(scenario, make):
    facts = {"cost": 1, "strength": 2, "vitality": 3}
    friend = make(companion("9C73", "Friend", "", GONDOR, MAN, signet=GANDALF_SIGNET, **facts))
    sc = scenario(twilight=3)
    sc.put("1P364")
    one, other, uruk = sc.put(friend), sc.put(friend), sc.put("4C12", 1)
    sc.set_strength(uruk, 3)
    sc.hand(0, "4U96")
    sc.fight(one, uruk)
    rider = sc.put("4C286")
    sc.play("4U96")
    assert {one, other} < sc.offered and rider not in sc.offered, "only those with the signet"
    sc.choose(one).resolve()
    assert (sc.wounds(one), set(sc.told(WoundPrevented))) == (0, {WoundPrevented(one, cause=4096)})


@pytest.mark.card("4U96")
def test_a_friend_of_gandalf_alone_is_safe(scenario, make):
    """The other one with the signet is wounded as ever."""
    facts = {"cost": 1, "strength": 2, "vitality": 3}
    friend = make(companion("9C73", "Friend", "", GONDOR, MAN, signet=GANDALF_SIGNET, **facts))
    sc = scenario(twilight=3)
    sc.put("1P364")
    one, other, uruk = sc.put(friend), sc.put(friend), sc.put("4C12", 1)
    sc.set_strength(uruk, 3), sc.hand(0, "4U96")
    sc.fight(one, uruk)
    sc.play("4U96").choose(other).resolve()
    assert sc.wounds(one) > 0


@pytest.mark.card("4C98")
def test_mithrandir(scenario):
    """Six or less."""
    sc = scenario()
    gandalf, weak, strong = sc.put("1P364"), sc.put("4C192", 1), sc.put("4C197", 1)
    sc.set_strength(weak, 6)
    sc.set_strength(strong, 7)
    sc.hand(0, "4C98")
    sc.begin("maneuver")
    sc.play("4C98")
    assert (sc.wounds(gandalf), sc.wounds(weak), sc.wounds(strong)) == (1, 1, 0)


@pytest.mark.card("4R106")
def test_well_met_indeed(scenario):
    """LOTR-24.2: dead, he can be played only by this."""
    sc = scenario()
    for name in ("4C74", "1U97", "4C49"):
        sc.put(name)
    sc.dead(0, "1P364")
    sc.hand(0, "4R106", "1P364")
    sc.begin("fellowship")
    assert sc.refused(Play(1364)).rule == "LOTR-24.2"
    sc.play("4R106").choose("1P364")
    assert (sc.s.players[0].dead, sc.s.cards[sc.find("1P364")].zone) == ((), Zone.FELLOWSHIP)


@pytest.mark.card("4U108")
@pytest.mark.parametrize(("count", "able"), [(2, False), (3, True)])
def test_wizardry_indeed(scenario, count, able):
    """Frodo and Gandalf are two; the opponent chooses."""
    sc = scenario()
    sc.put("1P364")
    foes = [sc.put("4C192", 1) for _ in range(count)]
    sc.hand(0, "4U108")
    sc.begin("maneuver")
    assert sc.can(Play(4108)) is able
    if able:
        sc.play("4U108")
        assert sc.asked == 1
        sc.choose(foes[1])
        assert [sc.lives(foe) for foe in foes] == [True, False, True]
