"""Sites of set 4 that were written later."""

import pytest
from tests.games.lotr.cards.dark import foe, in_phase
from tests.games.lotr.cards.set04.places import at, near

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Assign, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of


def leave(scenario, name):
    """The fellowship moves away from this site."""
    sc, here = at(scenario, name)
    sc.adventure(1, "4U334")
    return sc, here


@pytest.mark.card("4U323")
def test_east_wall_of_rohan(scenario):
    sc, _ = leave(scenario, "4U323")
    plain, _ = leave(scenario, "4U328")
    assert sc.begin("move").s.twilight == plain.begin("move").s.twilight + 2


@pytest.mark.card("4U324")
def test_eastemnet_downs(scenario):
    """Each companion played there costs two cards of the hand; an ally does not."""
    sc, _ = at(scenario, "4U324")
    sc.hand(0, "4C286", "4C277", "4C74", "4C87", "4C42")
    sc.begin("fellowship").play("4C277")
    assert len(sc.in_hand(0)) == 4
    sc.play("4C286").choose("4C87", "4C42")
    assert sc.in_hand(0) == ["4C74"]


@pytest.mark.card("4U325", "4U327")
@pytest.mark.parametrize(("name", "friend"), [("4U325", "4C74"), ("4U327", "4C49")], ids=["legolas", "gimli"])
def test_friends_are_called(scenario, name, friend):
    """For two unbound companions; Frodo will not do."""
    sc, here = at(scenario, name)
    first = sc.put("4C286")
    sc.deck(0, friend, "4C310")
    sc.begin("fellowship")
    assert not sc.can(Use(here, 0))
    second = sc.put("4P364")
    sc.use(here)
    assert sc.offered == {code_of(friend)}
    sc.choose(friend)
    assert (sc.wounds(first), sc.wounds(second), sc.lives(sc.find(friend))) == (1, 1, True)


@pytest.mark.card("4U329")
def test_western_emyn_muil(scenario):
    sc, _ = leave(scenario, "4U329")
    ranger, man = sc.put("4C122"), sc.put("4C286")
    sc.begin("move")
    assert [sc.wounds(card) for card in (sc.frodo, ranger, man)] == [1, 1, 0]


@pytest.mark.card("4U330")
@pytest.mark.parametrize(("name", "limit"), [("4C310", 3), ("1C311", 2)])
def test_derndingle(scenario, name, limit):
    sc = near(scenario, "4U330")
    sc.put(name)
    sc.begin("move")
    assert sc.s.limit == limit


@pytest.mark.card("4U331")
@pytest.mark.parametrize("count", [2, 3])
def test_eastfold(scenario, make, count):
    sc, here = at(scenario, "4U331")
    tracker = foe(make, 91, ISENGARD, ORC, keywords=TRACKER)
    for _ in range(count):
        sc.put(tracker, 1)
    sc.put(foe(make, 92, SAURON, ORC, keywords=TRACKER), 1)
    sc.hand(1, "4C10")
    in_phase(sc, "shadow")
    assert sc.can(Use(here, 0), 1) is (count == 3)
    if count == 3:
        sc.use(here)
        assert sc.s.used["no-more-moves"]


@pytest.mark.card("4U332")
def test_fangorn_forest(scenario):
    sc, here = at(scenario, "4U332")
    sc.deck(0, "6C37", "4C310")
    sc.begin("fellowship").use(here)
    assert sc.offered == {6037}


@pytest.mark.card("4U336")
def test_wold_of_rohan(scenario):
    """One twilight for each defender the Free Peoples player sets; none for what the Shadow assigns."""
    sc, _ = at(scenario, "4U336")
    man, orc, other = sc.put("4C286"), sc.put("4C10", 1), sc.put("4C10", 1)
    sc.begin("assignment").pass_until("defend")
    sc.assign(man, orc)
    assert sc.s.twilight == 1
    sc.pass_()
    assert sc.can(Assign(sc.frodo, other), 1)


@pytest.mark.card("4U338")
def test_golden_hall(scenario, make):
    sc = near(scenario, "4U338")
    man, uruk = sc.put("4C286"), sc.put("4C10", 1)
    blade, horse = sc.put("4U132", on=sc.put("4P364")), sc.put("4C283", on=man)
    theirs = sc.put(make(possession("9C97", "Axe", DUNLAND, cost=0, bearer=MINION, item=HAND_WEAPON)), 1, on=uruk)
    sc.begin("move")
    assert (sc.lives(blade), sc.lives(horse), sc.lives(theirs)) == (False, True, True)


@pytest.mark.card("4U339")
def test_stables(scenario):
    sc, here = at(scenario, "4U339")
    man = sc.put("4C286")
    sc.deck(0, "4C283", "4U132", "4C283")
    sc.begin("fellowship").use(here)
    assert sc.offered == {4283}
    sc.choose("4C283")
    assert (sc.wounds(man), sc.s.cards[sc.find("4C283")].host) == (1, man)
    assert not sc.can(Use(here, 0))


@pytest.mark.card("4U343")
def test_ered_nimrais(scenario):
    plain, _ = at(scenario, "4U346")
    sc, _ = at(scenario, "4U343")
    more = [cost(sc.s, 0, code) - cost(plain.s, 0, code) for code in (4286, 4277, 4278)]
    assert (more, cost(sc.s, 1, 4010) - cost(plain.s, 1, 4010)) == ([3, 3, 0], 0)


@pytest.mark.card("4U345")
@pytest.mark.parametrize("way", [0, 1])
def test_white_mountains(scenario, way):
    sc = near(scenario, "4U345")
    king, man, elf = sc.put("4C292"), sc.put("4C286"), sc.put("4C74")
    sc.begin("move").decide(way)
    if way:
        assert king not in sc.offered
        sc.choose(man, elf)
    assert [sc.wounds(card) for card in (king, man, elf)] == ([1, 0, 0] if way == 0 else [0, 1, 1])


@pytest.mark.card("4U348", "4U361")
@pytest.mark.parametrize(("name", "pile"), [("4U348", "deck"), ("4U361", "discard")])
def test_saruman_is_called(scenario, name, pile):
    sc, here = at(scenario, name, twilight=20)
    getattr(sc, pile)(1, "4C173", "4C10")
    in_phase(sc, "shadow")
    sc.use(here).choose("4C173")
    price = cost(sc.s, 1, 4173)
    assert (sc.lives(sc.find("4C173")), sc.s.twilight) == (True, 20 - price + (2 if pile == "discard" else 0))


@pytest.mark.card("4U349")
def test_helms_gate(scenario):
    """Companions and minions with a hand weapon; not allies, nor those with a bow."""
    sc, _ = at(scenario, "4U349")
    hero, man = sc.put("4P364"), sc.put("4C286")
    before = sc.strength(hero), sc.strength(man)
    sc.put("4U132", on=hero)
    assert (sc.strength(hero) - before[0], sc.strength(man) - before[1]) == (2 + 2, 0)


@pytest.mark.card("4U351")
def test_hornburg_parapet(scenario):
    sc, _ = at(scenario, "4U351")
    totals = [sum(part.amount for part in archery_parts(sc.s, side)) for side in (Side.FREE, Side.SHADOW)]
    assert totals == [1, -1]


@pytest.mark.card("4U353", "4U340")
@pytest.mark.parametrize(("name", "able"), [("4U353", True), ("4U354", False), ("4U340", False), ("4U342", True)])
def test_allies_in_and_out(scenario, make, name, able):
    """In the Great Hall all allies of Rohan take part; in the Streets none, though it be their home."""
    home = 6 if name in ("4U353", "4U354") else 3
    folk = make(
        ally(
            "9C96",
            "Folk",
            "",
            ROHAN,
            MAN,
            home=(9 - home, Block.TOWERS) if home == 6 else (3, Block.TOWERS),
            cost=1,
            strength=3,
            vitality=2,
        )
    )
    sc, _ = at(scenario, name)
    one, orc = sc.put(folk), sc.put("4C10", 1)
    sc.begin("assignment").pass_until("defend")
    assert sc.can(Assign(one, orc)) is able


@pytest.mark.card("4U360")
@pytest.mark.parametrize(("companions", "more"), [(4, 0), (6, 4)])
def test_fortress_of_orthanc(scenario, companions, more):
    sc = near(scenario, "4U360")
    for _ in range(companions - 1):
        sc.put("4C286")
    sc.begin("move")
    assert sc.s.twilight == 9 + more + companions
