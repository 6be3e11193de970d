"""What each Shire card of set 1 does."""

import pytest

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import FightCancelled, FightEnded
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules.combat.assign import takes_part
from pelipoyta.games.lotr.terms import Block
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1C286")
@pytest.mark.parametrize(("power", "lives"), [(8, True), (9, False)])
def test_bounder(scenario, power, lives):
    """LOTR-30.12: he exerts, and a Hobbit of strength 3 is overwhelmed only by 9, in this skirmish."""
    sc = scenario(block=Block.TOWERS)
    bounder, sam, foe = sc.put("1C286"), sc.put("1C311"), sc.put("4C10", 1)
    sc.set_strength(foe, power)
    sc.put("1U12")
    sc.fight(sam, foe)
    sc.use(bounder)
    assert sc.offered == {bounder, sam, sc.frodo}
    sc.choose(sam)
    assert (sc.wounds(bounder), sc.lives(sam)) == (1, lives)


@pytest.mark.card("1C286")
def test_bounder_once_is_for_once(scenario):
    """LOTR-17.6, LOTR-19.4: in the next skirmish it holds no more; exhausted he cannot do it again."""
    sc = scenario()
    bounder, sam, foe = sc.put("1C286"), sc.put("1C311"), sc.put("4C10", 1)
    sc.set_strength(foe, 6)
    sc.fight(sam, foe)
    sc.use(bounder).choose(sam)
    assert sc.lives(sam)
    sc.fight(sam, foe)
    assert sc.asked == 1  # there is nothing left to do
    assert not sc.resolve().lives(sam)


@pytest.mark.card("1C286")
@pytest.mark.parametrize(("site", "home"), [(1, False), (2, True)])
def test_bounder_is_at_home_at_two(scenario, site, home):
    """LOTR-22.3; and there may be several of him (LOTR-24.1)."""
    sc = scenario(site=site, block=Block.FELLOWSHIP)
    assert takes_part(sc.s, sc.s.cards[sc.put("1C286")]) == home
    sc.hand(0, "1C286")
    sc.begin("fellowship")
    sc.play("1C286")
    assert sc.s.twilight == 1


@pytest.mark.card("1C290")
def test_frodo_son_of_drogo(scenario):
    """LOTR-19.6: another companion with Frodo's signet exerts, and he is healed; he himself cannot pay."""
    sc = scenario(block=Block.FELLOWSHIP)
    assert sc.s.cards[sc.frodo].code == code_of("1C290")
    sc.wound(sc.frodo, 2)
    sc.put("1C311")
    sc.begin("fellowship")
    assert sc.refused(Use(sc.frodo, 0)).rule == "LOTR-18.3"
    boromir = sc.put("1U97")
    sc.use(sc.frodo)
    assert (sc.wounds(boromir), sc.wounds(sc.frodo)) == (1, 1)
    assert sc.s.players[0].resistance == 10


@pytest.mark.card("1C296")
@pytest.mark.parametrize(
    ("block", "site"), [(Block.FELLOWSHIP, 1), (Block.FELLOWSHIP, 4), (Block.FELLOWSHIP, 5), (Block.TOWERS, 4)]
)
def test_hobbit_intuition(scenario, block, site):
    """LOTR-23.3, LOTR-13.6: at sites 1 to 4 a Hobbit's skirmish is cancelled; anywhere else a Hobbit gets three."""
    sc = scenario(site=site, block=block)
    foe = sc.put("4C10", 1)
    sc.set_strength(foe, 6)
    sc.hand(0, "1C296")
    sam = sc.put("1C311")
    sc.fight(sc.frodo, foe)
    before = sc.strength(sc.frodo)
    sc.play("1C296")
    assert sc.s.twilight == 1
    if block is Block.FELLOWSHIP and site <= 4:
        assert sc.told(FightCancelled)
        assert (sc.told(FightEnded), sc.wounds(sc.frodo)) == ([], 0)
    else:
        assert sc.offered == {sc.frodo, sam}
        sc.choose(sc.frodo)
        assert (sc.told(FightEnded)[0].free, sc.strength(sc.frodo)) == (before + 3, before)


@pytest.mark.card("1C296")
def test_hobbit_intuition_is_for_hobbits(scenario):
    """LOTR-18.6, LOTR-26.9: stealth; without a Hobbit in it the skirmish goes on."""
    sc = scenario(site=4, block=Block.FELLOWSHIP)
    boromir, foe = sc.put("1U97"), sc.put("1C177", 1)
    sc.hand(0, "1C296")
    sc.fight(boromir, foe)
    sc.play("1C296")
    assert not sc.told(FightCancelled)
    assert STEALTH.printed(CARDS[code_of("1C296")])


@pytest.mark.card("1C299")
def test_hobbit_sword(scenario):
    """LOTR-21.1, LOTR-21.2: two more for a Hobbit, who bears but one hand weapon."""
    sc = scenario()
    sam, gimli, rosie = sc.put("1C311"), sc.put("1U12"), sc.put("1U309")
    sc.hand(0, "1C299", "1C299")
    sc.begin("fellowship")
    sc.play("1C299")
    assert sc.offered == {sam, rosie, sc.frodo}
    sc.choose(sam)
    assert (sc.strength(sam), sc.s.twilight) == (3 + 2 + 1, 1)  # Rosie adds one
    sc.play("1C299")
    assert sc.offered == {rosie, sc.frodo}
    assert sc.strength(gimli) == 6


@pytest.mark.card("1C304")
def test_noble_intentions(scenario):
    """LOTR-18.3: a companion who is no Hobbit exerts, and a Hobbit gets three more in this skirmish."""
    sc = scenario()
    sam, gimli, foe = sc.put("1C311"), sc.put("1U12"), sc.put("4C10", 1)
    sc.put("1U97", wounds=2)
    sc.put("4C277")
    sc.hand(0, "1C304", "1C304")
    sc.set_strength(foe, 4)
    sc.fight(sam, foe)
    sc.play("1C304")
    assert sc.offered == {sam, sc.frodo}
    sc.choose(sam)
    assert (sc.wounds(gimli), sc.strength(sam)) == (1, 6)
    assert sc.resolve().strength(sam) == 3


@pytest.mark.card("1C304")
def test_noble_intentions_of_nobody(scenario):
    """LOTR-18.3: Hobbits and allies cannot pay."""
    sc = scenario()
    sam, foe = sc.put("1C311"), sc.put("4C10", 1)
    sc.put("4C277")
    sc.hand(0, "1C304")
    sc.fight(sam, foe)
    assert sc.refused(Play(code_of("1C304"))).rule == "LOTR-18.3"


@pytest.mark.card("1U309")
def test_rosie_cotton(scenario):
    """LOTR-22.2, LOTR-19.5: Sam has one more while she is there; she exerts to heal him."""
    sc = scenario()
    sam, gimli = sc.put("1C311", wounds=2), sc.put("1U12", wounds=1)
    assert sc.strength(sam) == 3
    rosie = sc.put("1U309")
    assert (sc.strength(sam), sc.strength(gimli)) == (4, 6)
    sc.begin("fellowship")
    sc.use(rosie, 1)
    assert [sc.wounds(i) for i in (rosie, sam, gimli)] == [1, 1, 1]
    assert sc.refused(Use(rosie, 1)).rule == "LOTR-18.3"


@pytest.mark.card("1U309")
def test_there_is_but_one_rosie(scenario):
    """LOTR-24.1; and her home is site 1 of the Fellowship path (LOTR-22.5)."""
    sc = scenario(site=1, block=Block.FELLOWSHIP)
    rosie = sc.put("1U309")
    sc.hand(0, "1U309")
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("1U309"))).rule == "LOTR-24.1"
    assert takes_part(sc.s, sc.s.cards[rosie])


@pytest.mark.card("1C311")
def test_sam_son_of_hamfast(scenario):
    """LOTR-17.7: he exerts, as often as he can, and a burden goes."""
    sc = scenario()
    sam = sc.put("1C311")
    sc.set_player(0, burdens=5)
    sc.begin("fellowship")
    for _ in range(3):
        sc.use(sam)
    assert (sc.burdens(), sc.wounds(sam)) == (2, 3)
    assert sc.refused(Use(sam, 0)).rule == "LOTR-18.3"


@pytest.mark.card("1C311")
def test_sam_takes_the_ring(scenario):
    """LOTR-19.16, LOTR-30.25: Frodo dead, Sam bears the Ring: no burdens, resistance 5, its strength and its text."""
    sc = scenario()
    sam, foe = sc.put("1C311"), sc.put("4C207", 1)
    ring = sc.one_ring
    sc.set_player(0, burdens=3)
    sc.set_strength(foe, 20)
    sc.fight(sc.frodo, foe).resolve()
    assert sc.asks == "respond"
    sc.use(sam, 1)
    assert (sc.frodo, sc.burdens(), sc.s.players[0].resistance, sc.s.over) == (sam, 0, 5, None)
    assert (sc.one_ring, sc.s.cards[ring].host, sc.strength(sam)) == (ring, sam, 4)


@pytest.mark.card("1C311")
def test_sam_may_refuse(scenario):
    """LOTR-17.1, LOTR-16.3: without a new bearer the game is lost."""
    sc = scenario()
    sc.put("1C311")
    foe = sc.put("4C207", 1)
    sc.set_strength(foe, 20)
    sc.fight(sc.frodo, foe).resolve().pass_()
    assert sc.s.over.why == "LOTR-16.3"


@pytest.mark.card("1C311")
def test_sam_waits_for_frodo_alone(scenario):
    """LOTR-19.16: another's death makes nobody the Ring-bearer."""
    sc = scenario()
    sc.put("1C311")
    gimli, foe = sc.put("1U12"), sc.put("4C207", 1)
    bearer = sc.frodo
    sc.set_strength(foe, 20)
    sc.fight(gimli, foe).resolve()
    assert (sc.lives(gimli), sc.asks, sc.frodo) == (False, "move-again", bearer)


@pytest.mark.card("1C312")
def test_sorry_about_everything(scenario):
    """LOTR-18.3: a Hobbit companion exerts, and one burden goes."""
    sc = scenario()
    sam, gimli, rosie = sc.put("1C311"), sc.put("1U12"), sc.put("1U309")
    sc.set_player(0, burdens=2)
    sc.hand(0, "1C312")
    sc.begin("fellowship")
    sc.play("1C312")
    assert sc.offered == {sam, sc.frodo}
    sc.choose(sam)
    assert (sc.burdens(), sc.s.twilight) == (1, 0)
    assert [sc.wounds(i) for i in (sam, gimli, rosie)] == [1, 0, 0]


@pytest.mark.card("1C312")
def test_sorry_needs_a_hobbit_who_can_exert(scenario):
    """LOTR-19.4."""
    sc = scenario()
    sc.wound(sc.frodo, 3)
    sc.put("1U309")
    sc.set_player(0, burdens=2)
    sc.hand(0, "1C312")
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("1C312"))).rule == "LOTR-18.3"
