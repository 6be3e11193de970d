"""More Sauron conditions and events of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, GUARD, SOLDIER, act, barred, clash, company, shadow

from pelipoyta.games.lotr.model import HealBy, Play
from pelipoyta.games.lotr.terms import Block


@pytest.mark.card("1R264")
@pytest.mark.parametrize(("name", "copies", "wounds"), [(SOLDIER, 1, 1), (SOLDIER, 2, 2), (GOBLIN, 2, 0)])
def test_orc_bowmen(scenario, name, copies, wounds):
    """One arrow for each copy while a Sauron Orc is there."""
    sc = scenario()
    sc.put(name, 1)
    for _ in range(copies):
        sc.put("1R264", 1)
    sc.begin("archery")
    while sc.asks == "archery-wound" or sc.asks == "archery":
        sc.choose(sc.frodo) if sc.asks == "archery-wound" else sc.pass_()
    assert sc.wounds(sc.frodo) == wounds


@pytest.mark.card("1R264")
def test_orc_bowmen_are_played(scenario):
    """No Orc is needed to play it, but three twilight."""
    sc = scenario(twilight=3)
    sc.hand(1, "1R264")
    shadow(sc, "shadow").play("1R264")
    assert sc.s.twilight == 0
    sc.begin("archery")
    assert sc.wounds(sc.frodo) == 0


def killed(scenario, event, name=SOLDIER, twilight=0, dead=(), **table):
    """A companion is about to be overwhelmed by the minion."""
    sc = scenario(block=Block.FELLOWSHIP, twilight=twilight)
    elf, foe = sc.put("1C53"), sc.put(name, 1)
    sc.set_strength(foe, 8)
    sc.dead(0, *dead)
    sc.deck(0, *["1C299"] * 20)
    sc.hand(1, event)
    return sc.fight(elf, foe).resolve()


@pytest.mark.card("1R265")
def test_orc_butchery(scenario):
    """Three cards of the deck for each card in the dead pile, the one killed too; allies are cards."""
    sc = killed(scenario, "1R265", dead=("1C286",))
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("1R265")
    assert (len(sc.s.players[0].dead), sc.in_discard(0)) == (2, ["1C299"] * 6)


@pytest.mark.card("1R265", "1C273")
@pytest.mark.parametrize("name", ["1R265", "1C273"])
def test_no_answer_when_a_goblin_kills(scenario, name):
    """The killer must be a Sauron Orc."""
    sc = killed(scenario, name, GOBLIN, twilight=3)
    assert len(sc.s.players[0].dead) == 1
    assert sc.asks != "respond" or not sc.can(Play(int(name[0] + name[2:])))


@pytest.mark.card("1C273")
def test_the_rings_oppression(scenario):
    """One burden, for three twilight."""
    sc = killed(scenario, "1C273", twilight=3)
    sc.play("1C273")
    assert (sc.burdens(), sc.s.twilight) == (1, 0)


@pytest.mark.card("1C273")
def test_the_rings_oppression_on_a_wearer(scenario):
    """Three burdens if the Ring is worn."""
    sc = scenario(block=Block.FELLOWSHIP, twilight=3)
    elf, foe = sc.put("1C53"), sc.put(SOLDIER, 1)
    sc.set_strength(foe, 8)
    sc.hand(1, "1C273")
    sc.set_player(0, worn=True)
    sc.fight(elf, foe).resolve()
    sc.play("1C273")
    assert sc.burdens() == 3


def sneaking(scenario, card, tracker, wounds=0):
    sc = scenario(block=Block.FELLOWSHIP, site=2)
    merry, foe = sc.put("1C303"), sc.put(SOLDIER, 1)
    hound = sc.put(tracker, 1, wounds=wounds)
    seeking = sc.put(card, 1)
    sc.hand(0, "1C298")
    sc.fight(merry, foe).play("1C298")
    return sc, seeking, hound, merry


@pytest.mark.card("1U275")
def test_seeking_it_always(scenario):
    """A tracker exerts and the stealth event is cancelled: the skirmish goes on."""
    sc, card, hound, merry = sneaking(scenario, "1U275", "1U270")
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, card)
    assert sc.wounds(hound) == 1
    sc.resolve()
    assert (sc.lives(merry), sc.in_discard(0)) == (False, ["1C298"])


@pytest.mark.card("1U275")
@pytest.mark.parametrize(("tracker", "wounds"), [("1U270", 1), (SOLDIER, 0)])
def test_seeking_it_always_without_a_tracker(scenario, tracker, wounds):
    """LOTR-18.3: no tracker that can exert, and the skirmish is cancelled."""
    sc, _, _, merry = sneaking(scenario, "1U275", tracker, wounds)
    assert (sc.asks == "respond", sc.lives(merry), sc.wounds(merry)) == (False, True, 0)


@pytest.mark.card("1R276")
def test_seeking_its_master(scenario):
    """An Orc exerts and two twilight go for a card, as often as can be paid."""
    sc = scenario(twilight=5)
    foe, card = sc.put(SOLDIER, 1), sc.put("1R276", 1)
    sc.deck(1, GUARD, GUARD)
    act(shadow(sc, "shadow"), card)
    assert (sc.wounds(foe), sc.s.twilight, sc.in_hand(1)) == (1, 3, [GUARD])
    assert barred(sc, card) == {"LOTR-18.3"}


@pytest.mark.card("1R276")
@pytest.mark.parametrize(("name", "twilight"), [(GOBLIN, 4), (SOLDIER, 1)])
def test_seeking_its_master_unpaid(scenario, name, twilight):
    """LOTR-18.3: both halves of the cost."""
    sc = scenario(twilight=twilight)
    foe, card = sc.put(name, 1), sc.put("1R276", 1)
    sc.hand(1, GUARD)
    shadow(sc, "shadow")
    assert barred(sc, card) == {"LOTR-18.3"}
    assert (sc.wounds(foe), sc.s.twilight) == (0, twilight)


@pytest.mark.card("1C277")
def test_shadows_reach(scenario):
    """Any Free Peoples condition, no Shadow condition and no possession."""
    sc = scenario(twilight=1)
    foe, one, two = sc.put(SOLDIER, 1), sc.put("1C24"), sc.put("1C59")
    sc.put("1C278", 1), sc.put("1C300")
    sc.hand(1, "1C277")
    shadow(sc, "shadow").play("1C277")
    assert sc.offered == {one, two}
    sc.choose(one)
    assert (sc.wounds(foe), sc.lives(one), sc.in_discard(0)) == (1, False, ["1C24"])


@pytest.mark.card("1C277")
def test_shadows_reach_of_another_players_orc(scenario):
    """LOTR-9.5: another Shadow player's Orc may exert for it; exhausted ones may not (LOTR-18.3)."""
    sc = scenario(seats=3, twilight=1)
    foe = sc.put(SOLDIER, 2, wounds=1)
    sc.put("1C24"), sc.put("1C59")
    sc.hand(1, "1C277")
    shadow(sc, "shadow")
    assert sc.refused(Play(1277)).rule == "LOTR-18.3"
    sc.wound(foe, 0)
    sc.play("1C277")
    assert sc.wounds(foe) == 1


@pytest.mark.card("1C278")
def test_strength_born_of_fear(scenario):
    """Three twilight, +1 for any Sauron Orc till the skirmish ends."""
    sc = scenario(twilight=7)
    aragorn, foe, idle = sc.put("4C109"), sc.put(SOLDIER, 1), sc.put(SOLDIER, 1)
    card = sc.put("1C278", 1)
    sc.put(GOBLIN, 1)
    act(clash(sc, aragorn, foe), card)
    assert sc.offered == {foe, idle}
    sc.choose(foe)
    assert (sc.strength(foe), sc.s.twilight) == (8, 4)
    sc.resolve()
    assert sc.strength(foe) == 7


@pytest.mark.card("1C278")
def test_strength_born_of_fear_without_twilight(scenario):
    """LOTR-18.3."""
    sc = scenario(twilight=2)
    aragorn, foe = sc.put("4C109"), sc.put(SOLDIER, 1)
    card = sc.put("1C278", 1)
    clash(sc, aragorn, foe)
    assert barred(sc, card) == {"LOTR-18.3"}


def turn_over(scenario, card, whom):
    """The turn in which this one is assigned (or nobody) ends."""
    sc = scenario()
    merry, foe = sc.put("1C303"), sc.put(SOLDIER, 1)
    sc.put(card, 1, on=sc.frodo)
    sc.set_strength(foe, 1)
    sc.begin("assignment").pass_until("defend")
    if whom:
        sc.assign({"merry": merry, "frodo": sc.frodo}[whom], foe)
    return sc.pass_until("move-again").decide(0)


@pytest.mark.card("1R279")
@pytest.mark.parametrize(("whom", "burdens"), [("merry", 1), ("frodo", 0), ("", 0)])
def test_thin_and_stretched(scenario, whom, burdens):
    """A burden at the end of a turn in which another fought and the bearer did not."""
    assert turn_over(scenario, "1R279", whom).burdens() == burdens


@pytest.mark.card("1R279")
def test_thin_and_stretched_lies_on_the_ring_bearer(scenario):
    """LOTR-18.3: an Orc exerts; only the Ring-bearer may bear it."""
    sc = scenario()
    foe = sc.put(SOLDIER, 1)
    sc.put("1C303")
    sc.hand(1, "1R279", "1R279")
    shadow(sc, "shadow").play("1R279")
    assert (sc.s.cards[sc.find("1R279")].host, sc.wounds(foe)) == (sc.frodo, 1)
    sc.wound(foe, 0)
    assert sc.refused(Play(1279)).rule == "LOTR-24.1"


@pytest.mark.card("1C281")
def test_under_the_watching_eye(scenario):
    """Each move one companion exerts, whom the Free Peoples player chooses."""
    sc = scenario()
    merry = sc.put("1C303")
    sc.put("1C281", 1), sc.put("1U56")
    sc.begin("move")
    assert (sc.asked, sc.offered) == (0, {merry, sc.frodo})
    sc.choose(merry)
    assert sc.wounds(merry) == 1


@pytest.mark.card("1C281")
def test_under_the_watching_eye_needs_a_tracker(scenario):
    """LOTR-18.3: a Sauron tracker exerts to play it."""
    sc = scenario()
    sc.put(SOLDIER, 1)
    sc.hand(1, "1C281")
    shadow(sc, "shadow")
    assert sc.refused(Play(1281)).rule == "LOTR-18.3"
    hound = sc.put("1U270", 1)
    assert sc.play("1C281").wounds(hound) == 1


@pytest.mark.card("1R282")
def test_the_weight_of_a_legacy(scenario):
    """Aragorn is one weaker, and weaker still with a second."""
    sc = scenario()
    foe, aragorn = sc.put(GOBLIN, 1) and sc.put(SOLDIER, 1), sc.put("4C109")
    sc.put("1U97")
    sc.hand(1, "1R282", "1R282")
    shadow(sc, "shadow").play("1R282")
    assert (sc.strength(aragorn), sc.wounds(foe), sc.s.cards[sc.find("1R282")].host) == (7, 1, aragorn)
    sc.wound(foe, 0)
    assert sc.play("1R282").strength(aragorn) == 6


@pytest.mark.card("1R282")
def test_the_weight_of_a_legacy_without_aragorn(scenario):
    """LOTR-21.1: there must be an Aragorn to bear it."""
    sc = scenario()
    sc.put(SOLDIER, 1), sc.put("1U97")
    sc.hand(1, "1R282")
    shadow(sc, "shadow")
    assert sc.refused(Play(1282)).rule == "LOTR-21.1"


@pytest.mark.card("1C283")
def test_you_bring_great_evil(scenario):
    """At a sanctuary the bearer is not healed."""
    sc = scenario(site=3)
    merry, gimli = sc.put("1C303", wounds=1), sc.put("1U12", wounds=1)
    sc.put("1C283", 1, on=merry)
    sc.begin("turn")
    assert (sc.asks, sc.offered) == ("sanctuary", {gimli})
    sc.choose(gimli)
    assert (sc.wounds(merry), sc.wounds(gimli)) == (1, 0)


@pytest.mark.card("1C283")
def test_you_bring_great_evil_on_whom(scenario):
    """On any companion but an Elf; elsewhere than at a sanctuary the bearer heals."""
    sc = scenario(twilight=1)
    merry, _ = company(sc, 2)
    sc.put(SOLDIER, 1), sc.put("1U56")
    sc.hand(1, "1C283")
    shadow(sc, "shadow").play("1C283")
    assert sc.offered == {merry, sc.frodo}
    sc.choose(merry)
    sc.wound(merry, 1)
    sc.hand(0, "1C303")
    sc.begin("fellowship").do(HealBy(1303))
    assert sc.wounds(merry) == 0
