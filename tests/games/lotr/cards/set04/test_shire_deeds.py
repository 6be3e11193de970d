"""Set 4: the Hobbits' ways out."""

import pytest
from tests.games.lotr.cards.crowd import won
from tests.games.lotr.cards.dark import add_tokens, at_blows, foe, in_phase, tokens
from tests.games.lotr.cards.set04.places import at

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use


@pytest.fixture
def orc(make):
    return foe(make, 91, SAURON, ORC)


@pytest.fixture
def spell(make):
    """A Shadow card that adds a burden, and a Free Peoples card that does."""
    shadow_one = make(condition("9C97", "Dread", SAURON, cost=0).says(shadow(do=AddBurden(2))))
    return shadow_one, make(condition("9C98", "Weariness", SHIRE, cost=0).says(fellowship(do=AddBurden(2))))


@pytest.mark.card("4C298")
def test_brace_of_coneys(scenario):
    sc = scenario()
    sc.set_player(0, burdens=2)
    sc.hand(0, "4C298")
    sc.begin("fellowship").play("4C298")
    coneys = sc.find("4C298")
    assert sc.s.cards[coneys].host == sc.frodo
    sc.use(coneys)
    assert (sc.burdens(), sc.lives(coneys)) == (1, False)


@pytest.mark.card("4C298", "4R317")
@pytest.mark.parametrize("name", ["4C298", "4R317"])
def test_packs_of_the_ring_bound_hobbits(scenario, name):
    """Merry is unbound, a ranger no Hobbit."""
    sc = scenario()
    merry, ranger = sc.put("4C310"), sc.put("4C122")
    sam = sc.put("1C311")
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert sc.offered == {sc.frodo, sam}
    assert {merry, ranger}.isdisjoint(sc.offered)


@pytest.mark.card("4R303")
@pytest.mark.parametrize(("site", "way"), [("4U346", 0), ("4U350", 1)])
def test_frodos_cloak(scenario, orc, site, way):
    """Up to site 4 it hides him for a burden; later it comforts."""
    sc, _ = at(scenario, site)
    sc.set_player(0, burdens=1)
    sc.wound(sc.frodo, 1)
    cloak = sc.put("4R303", on=sc.frodo)
    at_blows(sc, sc.frodo, sc.put(orc, 1))
    assert [sc.can(Use(cloak, one)) for one in (0, 1)] == [way == 0, way == 1]
    sc.use(cloak, way)
    assert (sc.burdens(), sc.wounds(sc.frodo), sc.lives(cloak)) == ((2, 1, False) if way == 0 else (0, 0, False))
    assert (sc.asks == "skirmish") is (way == 1)


@pytest.mark.card("4R311", "4R313")
@pytest.mark.parametrize(
    ("name", "culture", "race"), [("4R311", SAURON, ORC), ("4R313", ISENGARD, URUK_HAI)], ids=["merry", "pippin"]
)
def test_they_lead_a_foe_away(scenario, make, name, culture, race):
    sc = scenario()
    hobbit, man = sc.put(name), sc.put("4C286")
    right, wrong = sc.put(foe(make, 91, culture, race), 1), sc.put(foe(make, 92, MORIA, TROLL), 1)
    at_blows(sc, man, right, wrong)
    sc.use(hobbit)
    assert (sc.lives(hobbit), sc.s.fight.minions) == (False, (wrong,))


@pytest.mark.card("4R311", "4R313")
@pytest.mark.parametrize(("name", "culture", "race"), [("4R311", SAURON, ORC), ("4R313", ISENGARD, URUK_HAI)])
def test_they_must_be_idle_and_he_unbound(scenario, make, name, culture, race):
    sc = scenario()
    hobbit, orc = sc.put(name), sc.put(foe(make, 91, culture, race), 1)
    at_blows(sc, hobbit, orc)
    assert not sc.can(Use(hobbit, 0))
    other = scenario()
    hobbit, orc = other.put(name), other.put(foe(make, 91, culture, race), 1)
    at_blows(other, other.frodo, orc)
    if other.can(Use(hobbit, 0)):
        other.use(hobbit)
    assert other.s.fight.minions == (orc,)


@pytest.mark.card("4R315")
def test_sam_frodos_gardener(scenario):
    """He finds his pack."""
    sc = scenario()
    sam = sc.put("4R315")
    sc.deck(0, "4R317", "4C298")
    sc.begin("fellowship").use(sam)
    sc.choose("4R317")
    assert sc.offered == {sc.frodo, sam}
    sc.choose(sam)
    assert sc.s.cards[sc.find("4R317")].host == sam


@pytest.mark.card("4R315", "4C316")
@pytest.mark.parametrize(("name", "way"), [("4R315", 1), ("4C316", 1)])
def test_sam_takes_the_ring(scenario, orc, name, way):
    sc = scenario()
    sam, killer = sc.put(name), sc.put(orc, 1)
    sc.set_strength(killer, 20)
    sc.fight(sc.frodo, killer).resolve()
    sc.use(sam, way)
    assert (sc.frodo, sc.s.players[0].resistance, bool(sc.s.over)) == (sam, 5, False)


@pytest.mark.card("4C316")
def test_samwise_the_brave(scenario, spell):
    """He prevents what a Shadow card adds, not one's own; Frodo must be there."""
    sc = scenario()
    sam, dread = sc.put("4C316"), sc.put(spell[0], 1)
    in_phase(sc, "shadow")
    sc.use(dread).use(sam, 0)
    assert (sc.burdens(), sc.wounds(sam)) == (0, 1)
    sc = scenario()
    sam, weary = sc.put("4C316"), sc.put(spell[1])
    sc.begin("fellowship").use(weary)
    assert (sc.burdens(), sc.can(Use(sam, 0))) == (2, False)


@pytest.mark.card("4R317")
def test_sams_pack(scenario):
    """At the start of every turn, for two twilight, one who is Ring-bound is healed."""
    sc = scenario()
    pack, man = sc.put("4R317", on=sc.frodo), sc.put("4C286", wounds=1)
    sc.wound(sc.frodo, 1)
    sc.begin("turn").use(pack)
    assert (sc.wounds(sc.frodo), sc.wounds(man)) == (0, 1)


@pytest.mark.card("4R299")
@pytest.mark.parametrize(("site", "left"), [(1, 1), (2, 3)])
def test_cliffs_of_emyn_muil(scenario, site, left):
    """Moving from site 1, and from no other."""
    sc = scenario(site=site)
    cliffs = sc.put("4R299")
    sc.set_player(0, burdens=3)
    sc.adventure(1, "4U334", "4U342")
    sc.begin("move")
    if site == 1:
        sc.decide(2)
    assert (sc.burdens(), sc.lives(cliffs)) == (left, True)


@pytest.mark.card("4R299")
@pytest.mark.parametrize(("hero", "hit"), [("4C310", 1), ("4C286", 0)])
def test_cliffs_of_emyn_muil_wound(scenario, orc, hero, hit):
    sc = scenario()
    cliffs, fighter, foe_ = sc.put("4R299"), sc.put(hero), sc.put(orc, 1)
    at_blows(sc, fighter, foe_)
    sc.use(cliffs, 1)
    assert (sc.wounds(foe_), sc.lives(cliffs)) == (hit, False)


@pytest.mark.card("4R300")
@pytest.mark.parametrize("pays", [True, False])
def test_escape(scenario, orc, pays):
    sc = scenario(twilight=1)
    merry = sc.put("4C310")
    sc.put("1C311")
    sc.hand(0, "4R300")
    sc.begin("fellowship").play("4R300")
    escape = sc.find("4R300")
    assert (sc.s.cards[escape].host, sc.vitality(merry)) == (merry, 5)
    at_blows(sc, merry, sc.put(orc, 1))
    sc.use(escape).decide(int(pays))
    assert (sc.wounds(merry), sc.asks == "skirmish") == (2, pays)


@pytest.mark.card("4U305")
@pytest.mark.parametrize(("hero", "able"), [("4C310", True), ("4C286", False)])
def test_good_work_grows(scenario, orc, hero, able):
    sc = scenario()
    fighter, work = sc.put(hero), sc.put("4U305")
    won(sc, fighter, sc.put(orc, 1))
    assert sc.can(Use(work, 0)) is able
    if able:
        assert tokens(sc.use(work, 0), work) == 1


@pytest.mark.card("4U305")
@pytest.mark.parametrize(("count", "left"), [(2, 3), (5, 2)])
def test_good_work_is_done(scenario, count, left):
    sc = scenario()
    work = sc.put("4U305")
    sc.set_player(0, burdens=5)
    add_tokens(sc, work, count, Culture.SHIRE)
    sc.begin("fellowship").use(work, 1)
    assert (sc.burdens(), sc.lives(work)) == (left, False)


@pytest.mark.card("4U309", "4U318")
def test_for_a_burden(scenario, make):
    """Healed twice; a condition on a Hobbit discarded, and none on a Man."""
    sc = scenario()
    ranger, man = sc.put("4C122", wounds=2), sc.put("4C286", wounds=2)
    curse = make(condition("9C96", "Curse", SAURON, cost=0, bearer=COMPANION))
    on_man, on_hobbit = sc.put(curse, 1, on=man), sc.put(curse, 1, on=sc.frodo)
    sc.hand(0, "4U309", "4U318")
    sc.begin("fellowship").play("4U309").play("4U318")
    assert (sc.wounds(ranger), sc.wounds(man), sc.burdens()) == (0, 2, 2)
    assert (sc.lives(on_man), sc.lives(on_hobbit)) == (True, False)


@pytest.mark.card("4U312")
@pytest.mark.parametrize(("hero", "hit"), [("4C310", 1), ("4R311", 0)])
def test_mind_your_own_affairs(scenario, orc, hero, hit):
    """Against a companion with Frodo's signet."""
    sc = scenario()
    fighter, foe_ = sc.put(hero), sc.put(orc, 1)
    sc.hand(0, "4U312", "4C87")
    sc.fight(fighter, foe_).play("4U312")
    assert (sc.wounds(foe_), sc.burdens()) == (hit, 1)


@pytest.mark.card("4U320")
@pytest.mark.parametrize(("wizard", "left"), [(True, 1), (False, 2)])
def test_store_room(scenario, wizard, left):
    sc = scenario()
    merry, sam = sc.put("4C310", wounds=3), sc.put("1C311", wounds=3)
    if wizard:
        sc.put("4C90")
    sc.put("4C10", 1)
    sc.hand(0, "4U320")
    sc.begin("regroup").play("4U320")
    assert (sc.wounds(merry), sc.wounds(sam)) == (left, 3)


@pytest.mark.card("4C322")
def test_warmed_up_a_bit(scenario, orc):
    sc = scenario()
    merry, sam = sc.put("4C310"), sc.put("1C311")
    sc.hand(0, "4C322", "4C87")
    sc.fight(merry, sc.put(orc, 1)).play("4C322")
    assert (sc.lives(merry), sc.lives(sam), sc.in_discard(0).count("4C310")) == (False, True, 1)
    assert not sc.can(Play(4322), 0)
