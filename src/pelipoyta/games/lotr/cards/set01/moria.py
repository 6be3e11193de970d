"""Moria cards of set 1."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("1C168", "Drums in the Deep", MORIA, cost=0).says(
        skirmish(do=strength(Choose(MORIA & ORC, "orc"), IfElse(Matches(Named("orc"), Against(DWARF)), 4, 2)))
    ),
    minion("1C176", "Goblin Marksman", MORIA, ORC, cost=3, strength=7, vitality=1, site=4, keywords=ARCHER),
    minion("1C177", "Goblin Patrol Troop", MORIA, ORC, cost=6, strength=13, vitality=3, site=4),
    minion("1U178", "Goblin Runner", MORIA, ORC, cost=1, strength=5, vitality=1, site=4).says(
        Triggered(on=played(THIS), optional=True, do=AddTwilight(2))
    ),
    minion("1C179", "Goblin Scavengers", MORIA, ORC, cost=3, strength=8, vitality=1, site=4).says(
        Triggered(on=played(THIS), optional=True, do=PlayCard(WEAPON, Pile.DISCARD, on=MINE & MORIA & ORC))
    ),
    possession("1C180", "Goblin Scimitar", MORIA, cost=0, bearer=MORIA & ORC, item=HAND_WEAPON, strength=2).says(
        Triggered(on=played(THIS), optional=True, do=Draw())
    ),
    minion("1U181", "Goblin Sneak", MORIA, ORC, cost=1, strength=5, vitality=1, site=4).says(
        Triggered(on=played(THIS), optional=True, do=put_under(Pile.DISCARD, MORIA & ORC))
    ),
    event("1C187", "Host of Thousands", MORIA, cost=0).says(shadow(do=PlayCard(MORIA & ORC, Pile.DISCARD))),
    minion("1C191", "Moria Scout", MORIA, ORC, cost=2, strength=6, vitality=2, site=4).says(
        Triggered(on=played(THIS), cost=Spot(ELF), do=AddTwilight(2))
    ),
    condition("1C196", "They Are Coming", MORIA, cost=3).says(
        shadow(cost=discard_from(Pile.HAND, count=3), do=PlayCard(MORIA & ORC, Pile.DISCARD))
    ),
)
