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
    minion("1R163", "Ancient Chieftain", MORIA, ORC, cost=4, strength=9, vitality=2, site=4, unique=True).says(
        Static(Strength(THIS, each(OTHER & MORIA & ORC)))
    ),
    minion(
        "1R165",
        "Cave Troll of Moria",
        MORIA,
        TROLL,
        cost=10,
        strength=15,
        vitality=4,
        site=4,
        subtitle="Scourge of the Black Pit",
        unique=True,
        keywords=(damage(1), FIERCE),
    ).says(ToPlay(CanSpot(MORIA & ORC)), OwnCost(-3, AtSite(Keyword.UNDERGROUND))),
    possession(
        "1R166",
        "Cave Troll's Hammer",
        MORIA,
        cost=1,
        bearer=Called("Cave Troll of Moria"),
        item=HAND_WEAPON,
        unique=True,
        strength=3,
    ).says(Static(Gains(ITS_BEARER, Keyword.DAMAGE))),
    event("1R167", "Denizens Enraged", MORIA, cost=1).says(
        skirmish(do=strength(Choose(MORIA & ORC, "orc"), each(MORIA & ORC & ~Named("orc"), limit=4)))
    ),
    minion("1R172", "Goblin Archer", MORIA, ORC, cost=5, strength=4, vitality=3, site=4, keywords=ARCHER).says(
        Static(Archery(Side.FREE, -6), when=CanSpot(OTHER & MORIA & ORC))
    ),
    condition("1R173", "Goblin Armory", MORIA, cost=0).says(
        Triggered(on=played(MINE & MORIA & WEAPON), do=AddTwilight()),
        Response(on=about_to(Deed.WOUND, MORIA & ORC), cost=Discard(THIS), do=Prevent()),
    ),
    minion("1C174", "Goblin Backstabber", MORIA, ORC, cost=1, strength=5, vitality=1, site=4).says(
        Static(Gains(THIS, Keyword.DAMAGE, 2), when=CanSpot(OTHER & MORIA & ORC & Beside(THIS)))
    ),
    possession("1C182", "Goblin Spear", MORIA, cost=1, bearer=MORIA & MINION, item=HAND_WEAPON, strength=2).says(
        Triggered(on=dies(COMPANION & ~HOBBIT, against=ITS_BEARER), do=AddBurden()),
        Triggered(on=dies(COMPANION & HOBBIT, against=ITS_BEARER), do=AddBurden(2)),
    ),
    condition("1R183", "Goblin Swarms", MORIA, cost=1).says(
        Response(on=wins(MINE & MORIA & ORC), do=Stack(Named(), THIS)),
        shadow(do=PlayCard(ORC, Pile.STACK)),
    ),
    minion("1C184", "Goblin Wallcrawler", MORIA, ORC, cost=2, strength=6, vitality=1, site=4).says(
        Static(Strength(THIS, 2), when=AtSite(Keyword.UNDERGROUND)),
        Static(Archery(Side.FREE, -1), when=CanSpot(OTHER & MORIA & ORC)),
    ),
    minion("1C185", "Goblin Warrior", MORIA, ORC, cost=2, strength=6, vitality=1, site=4).says(
        Triggered(on=played(THIS), optional=True, do=Discard(Choose(DWARVEN & (ALLY | CONDITION))))
    ),
    minion("1R186", "Guard Commander", MORIA, ORC, cost=3, strength=7, vitality=2, site=4, unique=True).says(
        skirmish(cost=RemoveTwilight(3), do=strength(Choose(MORIA & ORC), 2))
    ),
    condition("1U188", "The Long Dark", MORIA, cost=2, unique=True).says(
        Triggered(
            on=MOVES_TO, when=AtNumbers(4, 5, Block.FELLOWSHIP), do=AddTwilight(each(DWARF & COMPANION, times=2))
        ),
        skirmish(cost=Discard(THIS), do=strength(Choose(MINE & MORIA & ORC), 2)),
    ),
    possession("1R190", "Moria Axe", MORIA, cost=1, bearer=MORIA & ORC, item=HAND_WEAPON, strength=2).says(
        Static(Gains(ITS_BEARER, Keyword.DAMAGE)), skirmish(cost=Exert(ITS_BEARER), do=strength(ITS_BEARER, 2))
    ),
    condition("1C192", "Pinned Down", MORIA, cost=1).says(Static(Archery(Side.FREE, -1), when=CanSpot(MORIA & ARCHER))),
    condition("1R195", "Relics of Moria", MORIA, cost=1).says(
        shadow(cost=RemoveTwilight(2), do=PlayCard(MORIA & POSSESSION, Pile.DISCARD))
    ),
    event("1C197", "Threat of the Unknown", MORIA, cost=0).says(
        shadow(cost=Exert(Choose(MINE & MORIA & ORC)), do=Draw(2))
    ),
    condition("1U198", "Through the Misty Mountains", MORIA, cost=1, keywords=SEARCH).says(
        ToPlay(cost=Exert(Choose(MORIA & MINION))),
        Triggered(
            on=MOVES_TO,
            when=AtNumbers(4, 6, Block.FELLOWSHIP) & CanSpot(COMPANION & (DWARF | ELF)),
            do=By(Who.FREE, Put(Pile.HAND, Pile.DISCARD, count=2, at_random=True)),
        ),
    ),
    minion("1R199", "Troll's Keyward", MORIA, ORC, cost=3, strength=8, vitality=3, site=4, unique=True).says(
        Static(Cost(Called("Cave Troll of Moria"), -2))
    ),
    event("1C201", "Unfamiliar Territory", MORIA, cost=0).says(
        skirmish(do=strength(Choose(MORIA & ORC, "orc"), IfElse(Matches(Named("orc"), Against(ARCHER)), 4, 2)))
    ),
    condition("1U202", "What Is This New Devilry?", MORIA, cost=2, keywords=SEARCH).says(
        ToPlay(cost=Exert(Choose(MORIA & ORC))), Static(Cost(COMPANION, 2), when=AtNumbers(5, 9, Block.FELLOWSHIP))
    ),
)
