"""Cards of the Shire of set 3, by their print."""

import pytest
from tests.games.lotr.by_print.situations import burdened, old, play_rule, use_rule
from tests.games.lotr.cards.crowd import brute
from tests.games.lotr.made_up import SHADOW, dark

from pelipoyta.games.lotr.cards.hand import *


@pytest.mark.card("3U106")
@pytest.mark.parametrize(("to", "twilight"), [("1U340", 1), ("1C346", 1 + 3 - 1)])
def test_bill_lowers_every_shadow_number(scenario, to, twilight):
    """LOTR-25.1: Rivendell's 0 stays 0; Frodo alone adds one."""
    sc = old(scenario, site=2 if to == "1U340" else 3)
    pony = sc.put("3U106", on=sc.frodo)
    sc.put_site(to, 1)
    sc.begin("move")
    assert (sc.s.twilight, sc.lives(pony)) == (twilight, True)


@pytest.mark.card("3U106")
def test_bill_leaves_underground(scenario):
    """As the fellowship comes to an underground site; his bearer is a Hobbit companion."""
    sc = old(scenario, site=4)
    pony = sc.put("3U106", on=sc.frodo)
    sc.put_site("1C349", 1)
    sc.begin("move")
    assert (sc.lives(pony), sc.in_discard(0)) == (False, ["3U106"])
    other = old(scenario)
    other.put("1U309"), other.put("1U12")
    other.hand(0, "3U106")
    other.begin("fellowship").play("3U106")
    assert other.s.cards[other.find("3U106")].host == other.frodo


@pytest.mark.card("3U107")
def test_frodos_pipe_heals_one_of_his_signet(scenario):
    """As many times as pipes are spotted, one companion with the Frodo signet."""
    sc = old(scenario)
    pipe, weed = sc.put("3U107", on=sc.frodo), sc.put("1C300")
    merry, sam = sc.put("1R302", wounds=3), sc.put("1C311", wounds=1)
    boromir = sc.put("1U97", wounds=1)
    sc.put("1U292", on=sam)
    sc.begin("fellowship").use(pipe)
    assert sc.offered == {merry, boromir}
    sc.choose(merry)
    assert (sc.wounds(merry), sc.wounds(sam), sc.lives(weed)) == (1, 1, False)


@pytest.mark.card("3U107")
def test_frodos_pipe_is_his_and_needs_weed(scenario):
    sc = old(scenario)
    sc.put("1C303")
    sc.hand(0, "3U107", "1C300")
    sc.begin("fellowship").play("3U107")
    pipe = sc.find("3U107")
    assert (sc.s.cards[pipe].host, use_rule(sc, pipe)) == (sc.frodo, "LOTR-18.3")


@pytest.mark.card("3C108")
def test_frying_pan_wounds_an_orc_its_bearer_fights(scenario, make):
    sc = old(scenario)
    sam = sc.put("1C311")
    pan = sc.put("3C108", on=sam)
    orc, uruk, idle = sc.put(brute(make, 92, MORIA, ORC), 1), sc.put(brute(make), 1), sc.put("2C90", 1)
    sc.fight(sam, orc, uruk)
    assert sc.strength(sam) == 4
    sc.use(pan)
    assert [sc.wounds(one) for one in (orc, uruk, idle, sam)] == [1, 0, 0, 1]


@pytest.mark.card("3C108")
def test_frying_pan_of_a_hobbit_who_looks_on(scenario, make):
    """LOTR-13.9, LOTR-18.8: exerted for nothing; LOTR-19.4: exhausted not at all."""
    sc = old(scenario)
    sam, merry = sc.put("1C311", wounds=2), sc.put("1C303")
    pan = sc.put("3C108", on=sam)
    orc = sc.put(brute(make, 92, MORIA, ORC, strength=2), 1)
    sc.hand(0, "1U293")
    sc.fight(merry, orc).use(pan)
    assert (sc.wounds(orc), sc.wounds(sam), use_rule(sc, pan)) == (0, 3, "LOTR-18.3")


@pytest.mark.card("3C109")
def test_meant_to_be_alone_removes_the_price_of_a_card(scenario):
    """One card at random; its twilight cost is taken from the pool, the event's own cost added before."""
    sc = old(scenario, twilight=8)
    sc.put("1C303")
    sc.hand(0, "3C109")
    sc.hand(1, "1C177")
    sc.begin("fellowship").play("3C109")
    assert (sc.s.twilight, sc.in_hand(1), sc.s.players[1].hand[0].eyes) == (8 + 1 - 6, ["1C177"], (0,))


@pytest.mark.card("3C109")
def test_meant_to_be_alone_needs_another_hobbit_companion(scenario):
    """Neither the Ring-bearer nor an ally; an opponent of two is named."""
    sc = old(scenario, seats=3, twilight=8)
    sc.put("1U309"), sc.put("1U12")
    sc.hand(0, "3C109")
    sc.hand(1, "1C177")
    sc.hand(2, "1C158")
    assert play_rule(sc.begin("fellowship"), "3C109") == "LOTR-17.9"
    sc.put("1C303")
    sc.play("3C109")
    assert sc.offered == {1, 2}
    assert sc.choose(2).s.twilight == 8 + 1 - 4


def _burdening(make, count=1):
    return dark(make, Activated(phases=SHADOW, do=AddBurden(count)))


@pytest.mark.card("3R110")
def test_melilot_prevents_one_burden(scenario, make):
    """LOTR-30.69: of two burdens one, and no more as she is exhausted then."""
    sc = old(scenario)
    melilot, curse = sc.put("3R110"), sc.put(_burdening(make, 2), 1)
    sc.begin("shadow", 1).use(curse)
    assert (sc.asks, sc.asked) == ("respond", 0)
    sc.use(melilot)
    assert (sc.burdens(), sc.wounds(melilot)) == (1, 1)


@pytest.mark.card("3R110")
def test_melilot_only_against_shadow_cards(scenario):
    """A burden of the Free Peoples player's own cost is not prevented."""
    sc = old(scenario)
    melilot = sc.put("3R110")
    foe = sc.put("2C90", 1)
    sc.hand(0, "1R308", "1R308")
    sc.fight(sc.frodo, foe).play("1R308")
    assert (sc.burdens(), sc.wounds(melilot), sc.wounds(foe), sc.asks) == (1, 0, 1, "skirmish")


def _robbing(make, count):
    take = By(Who.FREE, Put(Pile.HAND, Pile.DISCARD, count=count))
    return dark(make, Activated(phases=SHADOW, do=take))


@pytest.mark.card("3C111")
def test_noakes_answers_a_loss_from_hand(scenario, make):
    """A minion or a Shadow condition, if wished; not a Shadow possession."""
    sc = old(scenario)
    noakes, curse = sc.put("3C111"), sc.put(_robbing(make, 1), 1)
    foe = sc.put("1C158", 1)
    sc.put("1C160", 1, on=foe)
    sc.hand(0, "1C26", "1C299")
    sc.begin("shadow", 1).use(curse)
    sc.choose("1C26")
    sc.use(noakes)
    assert sc.offered == {foe, curse}
    sc.choose(foe)
    assert (sc.lives(foe), sc.lives(curse), sc.asked) == (False, True, 1)


@pytest.mark.card("3C111")
def test_noakes_each_card_is_a_time(scenario, make):
    """LOTR-30.55: two cards, two answers; nothing for a card from the deck."""
    sc = old(scenario)
    noakes, curse = sc.put("3C111"), sc.put(_robbing(make, 2), 1)
    foes = [sc.put("1C158", 1), sc.put("1C158", 1), sc.put("1C158", 1)]
    sc.hand(0, "1C26", "1C299")
    sc.begin("shadow", 1).use(curse)
    while sc.asks not in ("shadow",):
        if sc.asks == "respond":
            sc.use(noakes)
        else:
            sc.choose(min(sc.offered - {curse}))
    assert sum(sc.lives(foe) for foe in foes) == 1


@pytest.mark.card("3C112")
def test_seek_and_hide_takes_away_damage(scenario):
    """All damage bonuses, until the end of the skirmish."""
    sc = old(scenario)
    merry, foe, other = sc.put("1C303"), sc.put("1C158", 1), sc.put("1C158", 1)
    sc.set_strength(foe, 4)
    sc.give(foe, Keyword.DAMAGE)
    sc.hand(0, "3C112")
    sc.fight(merry, foe).play("3C112").choose(foe)
    assert (sc.wounds(merry), sc.keyword(foe, Keyword.DAMAGE), sc.keyword(other, Keyword.DAMAGE)) == (1, 2, 1)
    assert sc.s.twilight == 1


@pytest.mark.card("3C112")
def test_seek_and_hide_needs_two_shire_companions(scenario):
    """LOTR-17.9: an ally of the Shire does not count."""
    sc = old(scenario)
    sc.put("1U309"), sc.put("1U12")
    foe = sc.put("1C158", 1)
    sc.hand(0, "3C112", "1U293")
    sc.fight(sc.frodo, foe)
    assert play_rule(sc, "3C112") == "LOTR-17.9"


@pytest.mark.card("3R113")
def test_countryside_heals_when_a_burden_goes(scenario):
    """An event removes it, so a companion may be healed."""
    sc = burdened(old(scenario), 2)
    card, merry, gimli = sc.put("3R113"), sc.put("1C303"), sc.put("1U12", wounds=2)
    sc.put("1U309", wounds=1)
    sc.hand(0, "1C312")
    sc.begin("fellowship").play("1C312").choose(merry)
    sc.use(card, 1)
    assert sc.offered == {merry, gimli}
    sc.choose(gimli)
    assert (sc.wounds(gimli), sc.burdens()) == (1, 1)


@pytest.mark.card("3R113")
def test_countryside_is_silent_for_a_hobbits_text(scenario):
    """Sam removes it by his game text. LOTR-18.1: two Shire companions to play it."""
    sc = burdened(old(scenario), 2)
    sc.hand(0, "3R113")
    sc.put("1U309")
    assert play_rule(sc.begin("fellowship"), "3R113") == "LOTR-18.1"
    sam = sc.put("1C311")
    sc.play("3R113").use(sam)
    assert (sc.asks, sc.wounds(sam), sc.burdens()) == ("fellowship", 1, 1)


@pytest.mark.card("3C114")
def test_three_trolls_prevent_all_the_twilight(scenario, make):
    """Of a Shadow card; a Hobbit ally exerts, not a companion."""
    sc = old(scenario)
    card, rosie, gaffer = sc.put("3C114"), sc.put("1U309"), sc.put("1R291")
    sc.put("1C303"), sc.put("1R40")
    curse = sc.put(dark(make, Activated(phases=SHADOW, do=AddTwilight(3))), 1)
    sc.begin("shadow", 1).use(curse).use(card)
    assert sc.offered == {rosie, gaffer}
    sc.choose(gaffer).let_pass()
    assert (sc.s.twilight, sc.wounds(gaffer), sc.lives(card)) == (0, 1, True)


@pytest.mark.card("3C114")
def test_three_trolls_without_a_fit_ally(scenario, make):
    sc = old(scenario)
    sc.put("3C114"), sc.put("1U309", wounds=1), sc.put("1C303")
    curse = sc.put(dark(make, Activated(phases=SHADOW, do=AddTwilight(3))), 1)
    sc.begin("shadow", 1).use(curse)
    assert (sc.s.twilight, sc.asked) == (3, 1)
