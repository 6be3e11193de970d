"""What each Gondor card of set 1 does."""

import pytest

from pelipoyta.games.lotr.cards.build import code_of, condition
from pelipoyta.games.lotr.events import FightEnded
from pelipoyta.games.lotr.journey import shadow_number_parts
from pelipoyta.games.lotr.language import Is
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.numbers import total
from pelipoyta.games.lotr.rules.archery import archery_parts
from pelipoyta.games.lotr.terms import Block, Culture, Keyword, Kind, Phase, Side

MAN, ELF, HOBBIT = "1P365", "1U51", "1C311"


def borne_by(scenario, item: str, *wanted: str, but_not: tuple[str, ...]):
    """The item is played: these and no others may bear it."""
    sc = scenario()
    able = {sc.put(name) for name in wanted}
    others = [sc.put(name) for name in but_not]
    sc.hand(0, item)
    sc.begin("fellowship")
    sc.play(item)
    if len(able) > 1:
        assert sc.offered == able
        sc.choose(min(able))
    assert sc.s.cards[sc.find(item)].host in able
    assert not any(card.host in others for card in sc.s.cards.values())
    return sc


@pytest.mark.card("1C92")
def test_armor(scenario):
    """LOTR-21.1: for a Man; in each skirmish he takes one wound and no more."""
    sc = borne_by(scenario, "1C92", MAN, "1U97", but_not=(ELF, HOBBIT))
    assert sc.s.twilight == 1
    sc = scenario()
    aragorn, foe = sc.put(MAN), sc.put("4C207", 1)
    sc.put("1C92", on=aragorn)
    sc.set_strength(foe, 9)
    sc.fight(aragorn, foe).resolve()
    assert sc.wounds(aragorn) == 1
    sc.fight(aragorn, foe).resolve()
    assert sc.wounds(aragorn) == 2


@pytest.mark.card("1C92")
def test_armor_does_not_stop_arrows(scenario):
    """LOTR-11.3: only skirmishes are limited."""
    sc = scenario(block=Block.FELLOWSHIP)
    aragorn = sc.put(MAN)
    sc.put("1C92", on=aragorn)
    for _ in range(2):
        sc.put("1C176", 1)
    sc.begin("archery")
    sc.choose(aragorn, aragorn)
    assert sc.wounds(aragorn) == 2


@pytest.mark.card("1C92", "1C101")
def test_one_suit_of_armor(scenario):
    """LOTR-21.2: both are of the class armor."""
    sc = scenario()
    aragorn = sc.put(MAN)
    sc.put("1C101", on=aragorn)
    sc.hand(0, "1C92")
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("1C92"))).rule == "LOTR-21.1"


@pytest.fixture
def curse(make):
    """A Shadow condition that lies on a companion."""
    return make(condition("9C101", "Curse", Culture.SAURON, 0, Is(kind=(Kind.COMPANION,))))


@pytest.mark.card("1U94")
def test_athelas_heals(scenario, curse):
    """LOTR-18.7: discarded, it heals a wounded companion, or lifts a Shadow condition from one; never both."""
    sc = borne_by(scenario, "1U94", MAN, "1U97", but_not=("4C286", ELF))
    sc = scenario()
    aragorn, sam, rosie = sc.put(MAN, wounds=1), sc.put(HOBBIT, wounds=2), sc.put("1U309", wounds=1)
    leaf, spell = sc.put("1U94", on=aragorn), sc.put(curse, 1, on=sam)
    sc.begin("fellowship")
    sc.use(leaf)
    assert sc.asks == "effect"
    sc.decide(0)
    assert sc.offered == {aragorn, sam}
    sc.choose(sam)
    assert (sc.wounds(sam), sc.wounds(aragorn), sc.wounds(rosie)) == (1, 1, 1)
    assert (sc.lives(leaf), sc.lives(spell)) == (False, True)


@pytest.mark.card("1U94")
def test_athelas_lifts_a_shadow_condition(scenario, curse):
    """LOTR-18.7: only one that lies on a companion, and only the Shadow's."""
    sc = scenario()
    aragorn, sam = sc.put(MAN), sc.put(HOBBIT)
    leaf, spell = sc.put("1U94", on=aragorn), sc.put(curse, 1, on=sam)
    kept = [sc.put("1C157", 1), sc.put("1U108", on=aragorn)]
    sc.begin("fellowship")
    sc.use(leaf)
    assert ([sc.lives(i) for i in (leaf, spell)], [sc.lives(i) for i in kept]) == ([False] * 2, [True] * 2)


@pytest.mark.card("1U97")
def test_boromir_son_of_denethor(scenario):
    """LOTR-17.7: as often as he can exert a Hobbit gets three more, until the skirmish ends."""
    sc = scenario()
    boromir, sam, foe = sc.put("1U97"), sc.put(HOBBIT), sc.put("4C10", 1)
    sc.set_strength(foe, 4)
    sc.fight(sam, foe)
    sc.use(boromir)
    assert sc.offered == {sam, sc.frodo}
    sc.choose(sam)
    assert (sc.strength(sam), sc.wounds(boromir)) == (6, 1)
    sc.use(boromir).choose(sam)
    assert sc.told(FightEnded)[0].free == 9
    assert (sc.strength(sam), sc.vitality(boromir)) == (3, 1)


@pytest.mark.card("1C101")
@pytest.mark.parametrize(("power", "lives"), [(23, True), (24, False)])
def test_coat_of_mail(scenario, power, lives):
    """LOTR-30.12: overwhelmed only by three times his strength."""
    borne_by(scenario, "1C101", MAN, "1U97", but_not=(ELF, HOBBIT))
    sc = scenario()
    aragorn, foe = sc.put(MAN), sc.put("4C10", 1)
    sc.put("1C101", on=aragorn)
    sc.set_strength(foe, power)
    sc.fight(aragorn, foe).resolve()
    assert sc.lives(aragorn) == lives


@pytest.mark.card("1C104")
def test_eregions_trails(scenario):
    """LOTR-18.15, LOTR-20.2: a ranger exerts, and each roaming minion has three less until the regroup phase."""
    sc = scenario(site=4, block=Block.FELLOWSHIP, twilight=0)
    aragorn, orc, uruk = sc.put(MAN), sc.put("1C177", 1), sc.put("1C151", 1)
    sc.hand(0, "1C104")
    sc.begin("maneuver")
    sc.play("1C104")
    assert (sc.wounds(aragorn), sc.strength(orc), sc.strength(uruk), sc.s.twilight) == (1, 13, 2, 1)
    late = sc.put("1C151", 1)
    assert sc.strength(late) == 5
    while sc.s.phase is not Phase.REGROUP:
        assert sc.strength(uruk) == 2
        sc.pass_()
    assert sc.strength(uruk) == 5


@pytest.mark.card("1C104")
def test_eregions_trails_needs_a_ranger(scenario):
    """LOTR-18.3."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put("1U97")
    sc.put("1C177", 1)
    sc.hand(0, "1C104")
    sc.begin("maneuver")
    assert sc.refused(Play(code_of("1C104"))).rule == "LOTR-18.3"


@pytest.mark.card("1C106")
def test_gondors_vengeance(scenario):
    """LOTR-15.1, LOTR-19.7: a ranger companion exerts, a minion of one's choice is discarded."""
    sc = scenario()
    aragorn, boromir, one, two = sc.put(MAN), sc.put("1U97"), sc.put("4C10", 1), sc.put("4C207", 1)
    sc.hand(0, "1C106")
    sc.begin("regroup")
    sc.play("1C106")
    assert sc.offered == {one, two}
    sc.choose(two)
    assert (sc.wounds(aragorn), sc.wounds(boromir), sc.lives(one), sc.lives(two)) == (1, 0, True, False)
    assert sc.in_discard(1) == ["4C207"]


@pytest.mark.card("1C107")
def test_great_shield(scenario):
    """LOTR-11.2, LOTR-30.7: one arrow less, and never fewer than none."""
    borne_by(scenario, "1C107", MAN, "1U97", but_not=(ELF, HOBBIT))
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put("1C107", on=sc.put(MAN))
    assert total(archery_parts(sc.s, Side.SHADOW)) == 0
    for _ in range(2):
        sc.put("1C176", 1)
    assert total(archery_parts(sc.s, Side.SHADOW)) == 1
    assert total(archery_parts(sc.s, Side.FREE)) == 0


@pytest.mark.card("1U108")
def test_no_stranger_to_the_shadows(scenario):
    """LOTR-21.1: one for each ranger; every site's Shadow number is one less."""
    sc = borne_by(scenario, "1U108", MAN, but_not=("1U97", ELF))
    aragorn = sc.find(MAN)
    sc.hand(0, "1U108")
    assert sc.refused(Play(code_of("1U108"))).rule == "LOTR-21.1"
    sc.give(sc.find("1U97"), Keyword.RANGER)
    sc.play("1U108")
    assert sorted(card.host for card in sc.s.cards.values() if card.code == 1108) == [aragorn, sc.find("1U97")]


@pytest.mark.card("1U108")
def test_no_stranger_lowers_the_shadow_number(scenario):
    """LOTR-8.1: fewer tokens come as the fellowship moves, to any site."""
    sc = scenario(site=2, block=Block.FELLOWSHIP)
    sc.put("1U108", on=sc.put(MAN))
    sc.put_site("1U345", 1)
    numbers = [total(shadow_number_parts(sc.s, sc.s.cards[site])) for site in sc.s.path]
    assert numbers == [0, 1, 2]


@pytest.mark.card("1C110")
def test_pathfinder_lays_the_next_site(scenario):
    """LOTR-23.4: one's own site, whatever the arrow says; a ranger is spotted, not exerted."""
    sc = scenario(block=Block.FELLOWSHIP)
    aragorn = sc.put(MAN)
    sc.adventure(0, "1C337")
    sc.hand(0, "1C110")
    sc.begin("fellowship")
    sc.play("1C110")
    assert [sc.s.cards[i].code for i in sc.s.path] == [1320, 1327, 1337]
    assert (sc.s.cards[sc.s.path[-1]].owner, sc.wounds(aragorn), sc.s.players[0].site) == (0, 0, 2)


@pytest.mark.card("1C110")
def test_pathfinder_replaces_an_opponents_site(scenario):
    """LOTR-23.4, LOTR-17.5: in regroup too; the old site goes back to its owner."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put(MAN)
    sc.put_site("1U340", 1)
    sc.adventure(0, "1C337")
    sc.adventure(1, "1C346")
    sc.hand(0, "1C110")
    sc.begin("regroup")
    sc.play("1C110")
    assert [sc.s.cards[i].code for i in sc.s.path] == [1320, 1327, 1337]
    assert sc.s.players[1].adventure == (1340, 1346)


@pytest.mark.card("1C110")
def test_pathfinder_needs_a_ranger(scenario):
    """LOTR-17.9."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.adventure(0, "1C337")
    sc.hand(0, "1C110")
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("1C110"))).rule == "LOTR-18.3"


@pytest.mark.card("1C116")
@pytest.mark.parametrize(("defender", "bonus"), [(0, 2), (1, 4), (2, 4)])
def test_swordarm_of_the_white_tower(scenario, defender, bonus):
    """LOTR-26.4: four for one who is defender +1, or more; only Gondor's companions."""
    sc = scenario()
    boromir, aragorn, foe = sc.put("1U97"), sc.put(MAN), sc.put("4C10", 1)
    sc.put(ELF)
    sc.give(boromir, Keyword.DEFENDER, defender)
    sc.hand(0, "1C116")
    sc.fight(aragorn, foe)
    sc.play("1C116")
    assert sc.offered == {boromir, aragorn}
    sc.choose(boromir)
    assert (sc.strength(boromir), sc.strength(aragorn)) == (7 + bonus, 8)
    assert sc.resolve().strength(boromir) == 7


@pytest.mark.card("1C117")
@pytest.mark.parametrize(("foe", "bonus"), [("1C177", 2), ("1C151", 4)])
def test_swordsman_of_the_northern_kingdom(scenario, foe, bonus):
    """LOTR-20.2, LOTR-13.9: four for the ranger who skirmishes a roaming minion; only a ranger."""
    sc = scenario(site=4, block=Block.FELLOWSHIP)
    aragorn, boromir, enemy = sc.put(MAN), sc.put("1U97"), sc.put(foe, 1)
    sc.hand(0, "1C117")
    sc.fight(aragorn, enemy)
    sc.play("1C117")
    assert (sc.strength(aragorn), sc.strength(boromir)) == (8 + bonus, 7)
    assert sc.resolve().strength(aragorn) == 8


@pytest.mark.card("1P365")
def test_aragorn_king_in_exile(scenario):
    """LOTR-6.1, LOTR-17.1: at the start of one's own turn, if one wishes, another with his signet is healed."""
    sc = scenario()
    aragorn, gimli = sc.put("1P365", wounds=1), sc.put("1U12", wounds=2)
    sam, legolas = sc.put(HOBBIT, wounds=1), sc.put(ELF, wounds=1)
    sc.begin("turn")
    sc.use(aragorn)
    assert sc.offered == {gimli, sam}
    sc.choose(gimli)
    assert [sc.wounds(i) for i in (aragorn, gimli, sam, legolas)] == [1, 1, 1, 1]
    assert sc.asks == "fellowship"


@pytest.mark.card("1P365")
def test_aragorn_may_leave_it(scenario):
    """LOTR-17.1; and on another's turn he is not even asked (LOTR-4.2)."""
    sc = scenario()
    sc.put("1P365")
    gimli = sc.put("1U12", wounds=2)
    sc.begin("turn").pass_()
    assert (sc.wounds(gimli), sc.asks) == (2, "fellowship")
    sc = scenario()
    sc.put("1P365", 1)
    gimli = sc.put("1U12", 1, wounds=2)
    sc.begin("turn")
    assert (sc.wounds(gimli), sc.asks) == (2, "fellowship")


@pytest.mark.card("1P365")
def test_aragorn_is_a_ranger(scenario):
    """LOTR-26.9."""
    sc = scenario()
    aragorn = sc.put("1P365")
    assert [card.id for card in sc.spot(Is(keyword=Keyword.RANGER))] == [aragorn]
