"""Sauron cards of set 1: Orcs, and what they bear."""

from pelipoyta.games.lotr.cards.hand import *

TRACKS = Static(Roaming(MINE & SAURON & MINION, -1))
STABS = skirmish(cost=Exert(THIS), do=Wound(Choose(CHARACTER & Against(THIS))))

CARDS = (
    minion("1R240", "Band of the Eye", SAURON, ORC, cost=4, strength=12, vitality=3, site=6).says(
        Response(on=wins(THIS), cost=RemoveTwilight(2), do=By(Who.FREE, Put(Pile.HAND, Pile.DISCARD, at_random=True)))
    ),
    minion("1R256", "Morgul Hunter", SAURON, ORC, cost=5, strength=9, vitality=4, site=6).says(
        Static(Strength(THIS, each(COMPANION)))
    ),
    minion("1U257", "Morgul Skirmisher", SAURON, ORC, cost=3, strength=9, vitality=3, site=6).says(
        maneuver(cost=RemoveTwilight(3), do=Exert(Choose(HOBBIT & ~RING_BEARER)))
    ),
    minion("1U258", "Morgul Skulker", SAURON, ORC, cost=2, strength=7, vitality=2, site=6).says(
        Triggered(on=played(THIS), optional=True, do=Put(Pile.DISCARD, Pile.SHUFFLED, RINGWRAITH, count=2, up_to=True))
    ),
    minion("1R259", "Morgul Warden", SAURON, ORC, cost=3, strength=9, vitality=3, site=6, unique=True).says(
        Static(Strength(THIS, each(OTHER & SAURON & ORC)))
    ),
    minion("1U262", "Orc Assassin", SAURON, ORC, cost=2, strength=6, vitality=2, site=6, keywords=TRACKER).says(
        TRACKS, assignment(cost=Spot(HOBBIT & COMPANION, 2), do=By(Who.FREE, AssignMinion(THIS, Choose(HOBBIT))))
    ),
    minion("1C266", "Orc Chieftain", SAURON, ORC, cost=2, strength=7, vitality=2, site=6).says(
        Triggered(on=On(Deed.PLAY, MINE & WEAPON, against=THIS), once_a_turn=True, do=AddTwilight(2))
    ),
    minion("1U267", "Orc Hunters", SAURON, ORC, cost=3, strength=9, vitality=2, site=6).says(STABS),
    minion("1C268", "Orc Inquisitor", SAURON, ORC, cost=3, strength=9, vitality=3, site=6).says(
        Triggered(on=played(THIS), optional=True, do=By(Who.FREE, Put(Pile.HAND, Pile.DISCARD, at_random=True)))
    ),
    possession("1C269", "Orc Scimitar", SAURON, cost=1, bearer=SAURON & ORC, item=HAND_WEAPON, strength=2).says(
        skirmish(cost=RemoveTwilight(), do=strength(ITS_BEARER, 1, at_most=3))
    ),
    minion("1U270", "Orc Scouting Band", SAURON, ORC, cost=3, strength=8, vitality=2, site=6, keywords=TRACKER).says(
        TRACKS, STABS
    ),
    minion("1C271", "Orc Soldier", SAURON, ORC, cost=2, strength=7, vitality=2, site=6).says(STABS),
    minion("1R272", "Orc War Band", SAURON, ORC, cost=4, strength=10, vitality=2, site=6).says(STABS),
    minion("1U280", "Tower Lieutenant", SAURON, ORC, cost=4, strength=10, vitality=3, site=6, unique=True).says(
        Triggered(on=wins(THIS), do=By(Who.FREE, Put(Pile.HAND, Pile.DISCARD, count=2, at_random=True)))
    ),
    minion("1C261", "Orc Ambusher", SAURON, ORC, cost=1, strength=5, vitality=2, site=6, keywords=TRACKER).says(
        TRACKS,
        Response(on=about_to(Deed.PLAY, FREE_PEOPLES & EVENT & Timed(Phase.REGROUP)), cost=Exert(THIS), do=Prevent()),
    ),
)
