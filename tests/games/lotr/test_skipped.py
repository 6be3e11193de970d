"""What is not asked, for nothing could come of it, is told in passing."""

from pelipoyta.games.lotr.events import Passed, Skipped


def skipped(sc) -> list[str]:
    return [event.what for event in sc.told(Skipped)]


def test_phases_without_minions(scenario):
    """LOTR-5.3: told once, though four phases are left out."""
    sc = scenario()
    sc.hand(0, "4C42")
    sc.begin("maneuver")
    assert skipped(sc)[0] == "fights"
    assert skipped(sc).count("fights") == 1


def test_a_seat_that_can_do_nothing_is_named_once_a_phase(scenario):
    """LOTR-10.2: the Shadow has an empty hand and no ability; the fellowship's player acts twice."""
    sc = scenario()
    gimli, foe = sc.put("4C49"), sc.put("4C207", 1)
    sc.hand(0, "4C42")
    sc.fight(gimli, foe)
    assert sc.told(Skipped) == []
    sc.use(gimli).use(gimli).pass_()
    assert sc.told(Skipped).count(Skipped("actions", 1)) == 1


def test_nobody_can_do_anything(scenario):
    """Told of all together, and of nobody besides."""
    sc = scenario()
    sc.put("4C207", 1)
    sc.begin("archery")
    assert sc.told(Skipped)[0] == Skipped("actions")
    assert not any(event.seat >= 0 and event.what == "actions" for event in sc.told(Skipped))


def test_an_answer_that_would_change_nothing(scenario):
    """LOTR-17.3: a text that may heal at the start of the phase, and nobody is wounded."""
    for wounds in (0, 1):
        sc = scenario()
        card = sc.put("4U296")
        sc.put("4C277", wounds=wounds)
        sc.begin("fellowship")
        told = Skipped("answer", 0, sc.s.cards[card].code)
        assert (told in sc.told(Skipped)) == (wounds == 0), wounds
        assert sc.asks == ("respond" if wounds else "fellowship")


def test_everyone_who_could_defend_does(scenario):
    """LOTR-12.3: nobody is said to have passed who was not asked."""
    sc = scenario()
    foe = sc.put("4C207", 1)
    sc.put("4C207", 1)
    sc.begin("assignment").assign(sc.frodo, foe)
    assert Passed(0) not in sc.told(Passed)
    assert "defend" not in skipped(sc)


def test_nobody_can_defend(scenario):
    """LOTR-12.3: a minion that the Free Peoples player may not assign."""
    sc = scenario()
    sc.s.fierce = True
    sc.put("4C207", 1)
    sc.begin("assignment")
    assert "defend" in skipped(sc)


def test_the_move_limit_is_reached(scenario):
    """LOTR-15.3."""
    sc = scenario()
    sc.s.moves = sc.s.limit
    sc.begin("regroup")
    assert "move-again" in skipped(sc)
