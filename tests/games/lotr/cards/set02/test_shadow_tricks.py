"""Isengard, Moria, Ringwraiths and Sauron of set 2: spies, traps and what is forbidden."""

import pytest
from tests.games.lotr.cards.dark import beaten, in_phase
from tests.games.lotr.cards.folk import ARAGORN, ENQUEA, GOBLIN, HELD, LEGOLAS, MORDOR_ORC, SAM, URUK

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Assign, Play, Use, Zone
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("2U48")
@pytest.mark.parametrize(("there", "hurt"), [(4, 1), (3, 0)])
def test_wizard_storm(dark, there, hurt):
    """Who leaves the site exerts, every companion."""
    sc, [hero] = dark(friends=[ARAGORN], site=4)
    sc.put("2U48", 1, on=sc.s.path[there - 1])
    sc.adventure(1, "1C349")
    sc.begin("move").let_pass()
    assert [sc.wounds(card) for card in (hero, sc.frodo)] == [hurt, hurt]


@pytest.mark.card("2U48")
def test_wizard_storm_once_a_site(dark):
    sc, _ = dark(hand=["2U48"], site=4)
    uruk = sc.put(URUK, 1)
    sc.put("2U48", 1, on=sc.s.path[3])
    sc.begin("shadow", 1).play("2U48")
    assert sc.offered == set(sc.s.path[:3])
    assert sc.choose(sc.s.path[0]).wounds(uruk) == 1


@pytest.mark.card("2C44")
@pytest.mark.parametrize("there", [True, False])
def test_no_business_of_ours(dark, make, there):
    """The Free Peoples player sees nothing of the Shadow's hand."""
    glance = make(event("9C61", "Glance", GANDALF, cost=0).says(fellowship(do=LookAtHand())))
    sc, _ = dark(hand=[GOBLIN])
    if there:
        sc.put("2C44", 1)
    sc.hand(0, glance)
    sc.begin("fellowship").play(glance)
    assert bool(sc.s.players[1].hand[0].eyes) is not there


@pytest.mark.card("2C44")
def test_no_business_of_ours_needs_isengard(dark):
    sc, _ = dark(hand=["2C44"])
    sc.put(GOBLIN, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("2C44"))).rule == "LOTR-18.1"


@pytest.mark.card("2C47", "2C89")
@pytest.mark.parametrize("name", ["2C47", "2C89"])
@pytest.mark.parametrize(("event_", "able"), [("spots", True), ("exerts", True), ("strengthens", False)])
def test_scouts_mark_rangers(dark, make, name, event_, able):
    """An event that spots or exerts a ranger is cancelled; one that does something else to one is not."""
    words = {
        "spots": fellowship_word(cost=Spot(RANGER)),
        "exerts": fellowship_word(cost=Exert(Choose(RANGER & MAN))),
        "strengthens": skirmish(do=(strength(Choose(RANGER), 1), Heal(Choose(COMPANION)))),
    }
    trail = make(event("9C61", "Trail", GONDOR, cost=0).says(words[event_]))
    sc, [hero, friend] = dark(friends=[ARAGORN, LEGOLAS])
    scout = sc.put(name, 1)
    sc.wound(friend, 1)
    sc.hand(0, trail, HELD)
    sc.fight(hero, scout).play(trail)
    assert sc.can(Use(scout, 1), 1) is able
    if able:
        sc.use(scout, 1)
        if name == "2C89":
            sc.decide(0)
        assert (sc.wounds(scout), sc.wounds(friend)) == (1, 1)


def fellowship_word(cost):
    return skirmish(cost=cost, do=Heal(Choose(COMPANION)))


@pytest.mark.card("2C47", "2C89")
@pytest.mark.parametrize(("name", "kin"), [("2C47", URUK), ("2C89", "1C271")])
def test_scouts_lead_the_way(dark, name, kin):
    sc, _ = dark(site=4)
    whole = [cost(sc.s, 1, code_of(card)) for card in (kin, "1C192")]
    sc.put(name, 1)
    assert [cost(sc.s, 1, code_of(card)) for card in (kin, "1C192")] == [whole[0] - 1, whole[1]]


@pytest.mark.card("2C89")
def test_orc_scout_may_give_himself_up(dark, make):
    trail = make(event("9C61", "Trail", GONDOR, cost=0).says(skirmish(cost=Spot(RANGER), do=Heal(Choose(COMPANION)))))
    sc, [hero] = dark(friends=[ARAGORN])
    scout, orc = sc.put("2C89", 1), sc.put("1C271", 1)
    sc.wound(hero, 1)
    sc.hand(0, trail, HELD)
    sc.fight(hero, orc).play(trail).use(scout, 1).decide(1)
    assert (sc.lives(scout), sc.wounds(hero)) == (False, 1)


@pytest.mark.card("2R50")
def test_the_balrogs_sword(dark):
    """Beside a whip; a third would be too many."""
    sc, _ = dark(hand=["2R50"])
    balrog = sc.put("2C51", 1)
    sc.put("2R74", 1, on=balrog)
    was = sc.strength(balrog), sc.keyword(balrog, Keyword.DAMAGE)
    sc.begin("shadow", 1).play("2R50")
    assert (sc.strength(balrog), sc.keyword(balrog, Keyword.DAMAGE)) == (was[0] + 3, was[1] + 1)


@pytest.mark.card("2R50")
def test_two_hand_weapons_are_enough(dark, make):
    """And without such a word one is."""
    club = make(possession("9C61", "Club", MORIA, cost=0, bearer=MORIA & MINION, item=HAND_WEAPON))
    sc, _ = dark(hand=[club])
    balrog = sc.put("2C51", 1)
    sc.put("2R50", 1, on=balrog)
    sc.begin("shadow", 1)
    assert sc.can(Play(code_of(club)))
    sc.put(club, 1, on=balrog)
    assert sc.refused(Play(code_of(club))).rule == "LOTR-21.2"


@pytest.mark.card("2C55")
@pytest.mark.parametrize(("mine", "laid"), [("1C349", True), ("1C349-dry", False)])
def test_dark_places(dark, make, mine, laid):
    """Great ones of Moria are stronger; a site gives way only to a marsh or an underground one."""
    dry = make(site("9C61", "Dry Hall", 5, shadow=6, arrow=Arrow.LEFT, block=Block.FELLOWSHIP))
    sc, _ = dark(site=5, hand=[HELD])
    places, king, goblin = sc.put("2C55", 1), sc.put("2C51", 1), sc.put(GOBLIN, 1)
    assert (sc.strength(king), sc.strength(goblin)) == (18, 13)
    old = sc.s.path[4]
    sc.s.cards[old] = sc.s.cards[old].__class__(old, code_of("1C349"), 0, Zone.PATH)
    sc.adventure(1, mine if laid else dry)
    sc.begin("shadow", 1)
    if sc.can(Use(places, 1)):
        sc.use(places, 1)
    assert (sc.s.cards[sc.s.path[4]].owner == 1) is laid


@pytest.mark.card("2U71")
def test_throw_yourself_in_next_time(dark, make):
    """Cards of the Free Peoples cannot exert him; those of the Shadow can."""
    push = make(event("9C61", "Push", SHIRE, cost=0).says(maneuver(cost=Exert(Choose(HOBBIT)), do=Heal(Choose(MAN)))))
    sc, [sam, hero] = dark(hand=["2U71"], friends=[SAM, ARAGORN])
    sc.put(GOBLIN, 1)
    sc.begin("shadow", 1).play("2U71")
    assert sc.offered == {sam, sc.frodo}
    sc.choose(sam)
    sc.wound(hero, 1)
    sc.hand(0, push)
    slayer = sc.put("1U257", 1)
    sc.begin("maneuver").play(push)
    assert (sc.wounds(sc.frodo), sc.wounds(sam)) == (1, 0)
    sc.pass_until_seat(1).use(slayer)
    assert sc.wounds(sam) == 1


@pytest.mark.card("2R75")
def test_bill_ferny(dark):
    """Nazgûl roam nowhere while he is there, and nobody of the Free Peoples is set against him."""
    sc, [hero] = dark(friends=[ARAGORN], site=2)
    whole = [cost(sc.s, 1, code_of(card)) for card in (ENQUEA, GOBLIN)]
    bill, wraith, goblin = sc.put("2R75", 1), sc.put(ENQUEA, 1), sc.put(GOBLIN, 1)
    assert [cost(sc.s, 1, code_of(card)) for card in (ENQUEA, GOBLIN)] == [whole[0] - 2, whole[1]]
    assert [card.id for card in sc.spot(ROAMING, 1)] == [goblin]
    sc.begin("assignment").pass_until("defend")
    assert sc.refused(Assign(hero, bill)).rule == "LOTR-12.3"
    assert sc.can(Assign(hero, wraith))


@pytest.mark.card("2R75")
def test_bill_ferny_does_not_go_underground(dark):
    sc, _ = dark(site=5, hand=[HELD])
    bill = sc.put("2R75", 1)
    assert not sc.begin("shadow", 1).lives(bill)


@pytest.mark.card("2R85")
def test_the_witch_king_strikes_the_bearer(dark, make):
    """Twice, for an exertion; and one title is not played while he is there."""
    master = make(event("9C61", "Return to Its Master", RINGWRAITH, cost=0).says(maneuver(do=AddTwilight())))
    sc, [hero] = dark(friends=[ARAGORN], hand=[master, HELD])
    in_phase(sc, "shadow") and sc.put(MORDOR_ORC, 1)
    in_phase(sc, "maneuver")
    assert sc.can(Play(code_of(master)))
    king = sc.put("2R85", 1)
    assert sc.refused(Play(code_of(master))).rule == "LOTR-18.1"
    beaten(sc, hero, king).use(king, 1).let_pass()
    assert (sc.wounds(sc.frodo), sc.wounds(king)) == (2, 1)


@pytest.mark.card("2R94")
def test_verily_i_come(dark, make):
    """Each card drawn or taken in the fellowship phase is a burden."""
    lore = make(event("9C61", "Lore", SHIRE, cost=0).says(fellowship(do=(Draw(2), take(EVENT)))))
    sc, _ = dark(hand=["2R94"])
    orc = sc.put("1C271", 1)
    sc.begin("shadow", 1).play("2R94")
    assert (sc.s.cards[sc.find("2R94")].host, sc.wounds(orc)) == (sc.frodo, 1)
    sc.deck(0, LEGOLAS, LEGOLAS, LEGOLAS)
    sc.discard(0, HELD)
    sc.hand(0, lore)
    sc.begin("fellowship").play(lore)
    if sc.asks == "card":
        sc.choose(HELD)
    assert (sc.burdens(), len(sc.in_hand(0))) == (3, 3)


@pytest.mark.card("2R94")
def test_verily_i_come_lets_other_phases_be(dark, make):
    lore = make(event("9C61", "Lore", SHIRE, cost=0).says(maneuver(do=Draw(2))))
    sc, _ = dark()
    sc.put("2R94", 1, on=sc.frodo), sc.put(MORDOR_ORC, 1)
    sc.deck(0, LEGOLAS, LEGOLAS)
    sc.hand(0, lore)
    assert sc.begin("maneuver").play(lore).burdens() == 0
