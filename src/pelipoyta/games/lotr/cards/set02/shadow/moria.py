"""Moria cards of set 2: the Balrog, the Watcher and what follows them."""

from pelipoyta.games.lotr.cards.hand import *

BALROG_IS_THERE = CanSpot(Called("The Balrog"))
NEEDS_DEEPS = Triggered(on=Always(), when=Not(AtSite(Keyword.UNDERGROUND)), do=Discard(THIS))
NEEDS_MARSH = (
    Static(CannotBear(THIS, POSSESSION)),
    Triggered(on=Always(), when=Not(AtSite(Keyword.MARSH)), do=Discard(THIS)),
)

CARDS = (
    minion(
        "2R49", "Archer Commander", MORIA, ORC, cost=4, strength=8, vitality=2, site=4, unique=True, keywords=ARCHER
    ).says(Static(Strength(Each(OTHER & MORIA & ARCHER), 2))),
    minion(
        "2C51",
        "The Balrog",
        MORIA,
        BALROG,
        cost=12,
        strength=17,
        vitality=5,
        site=4,
        subtitle="Durin's Bane",
        unique=True,
        keywords=(damage(1), FIERCE),
    ).says(
        Triggered(on=Always(), when=CanSpot(OTHER & MINION), do=Discard(Each(OTHER & MINION))),
        Static(Skip(Phase.ARCHERY)),
        NEEDS_DEEPS,
    ),
    minion(
        "2R52",
        "The Balrog",
        MORIA,
        BALROG,
        cost=14,
        strength=17,
        vitality=5,
        site=4,
        subtitle="Flame of Udûn",
        unique=True,
        keywords=(damage(1), FIERCE),
    ).says(
        ToPlay(CanSpot(MORIA & ORC)),
        NEEDS_DEEPS,
        shadow(cost=(Exert(THIS), RemoveTwilight(2)), do=PlayCard(MORIA & ORC, Pile.DISCARD)),
    ),
    condition("2U54", "Dark Fire", MORIA, cost=1, bearer=Called("Gandalf"), strength=-2).says(
        ToPlay(BALROG_IS_THERE), Triggered(on=FELLOWSHIP_MOVES, do=Exert(ITS_BEARER))
    ),
    condition("2U56", "Fill With Fear", MORIA, cost=0).says(
        Static(Skip(Phase.ARCHERY), when=BALROG_IS_THERE),
        maneuver(cost=Exert(Choose(Called("The Balrog"))), do=Discard(Choose(RANGED_WEAPON))),
    ),
    minion("2C58", "Foul Tentacle", MORIA, CREATURE, cost=2, strength=4, vitality=1, site=4, keywords=TENTACLE).says(
        Triggered(on=played(THIS), optional=True, do=PlayCard(TENTACLE, Pile.DECK)), *NEEDS_MARSH
    ),
    event("2U59", "Foul Things", MORIA, cost=2).says(shadow(do=PlayCard(MORIA & MINION, Pile.DISCARD))),
    minion("2C60", "Goblin Bowman", MORIA, ORC, cost=2, strength=4, vitality=1, site=4, keywords=ARCHER),
    minion("2C61", "Goblin Flankers", MORIA, ORC, cost=5, strength=11, vitality=3, site=4).says(
        Triggered(on=played(THIS), optional=True, when=AtLeast(MovesMade(), 2), do=AddTwilight(3))
    ),
    minion("2C62", "Goblin Pursuer", MORIA, ORC, cost=2, strength=6, vitality=1, site=4).says(
        Static(Strength(THIS, 3), when=AtLeast(MovesMade(), 2))
    ),
    minion("2C63", "Goblin Reinforcements", MORIA, ORC, cost=3, strength=8, vitality=1, site=4).says(
        Triggered(on=played(THIS), optional=True, do=Heal(Choose(MORIA & MINION)))
    ),
    minion("2C64", "Goblin Scrabbler", MORIA, ORC, cost=1, strength=4, vitality=1, site=4).says(
        Triggered(on=played(THIS), optional=True, do=Discard(Choose(ELVEN & CONDITION))),
        Static(Roaming(MINE & MORIA & ORC, -1)),
    ),
    minion("2C65", "Goblin Spearman", MORIA, ORC, cost=2, strength=6, vitality=1, site=4).says(
        Static(Gains(THIS, Keyword.DAMAGE, 2), when=Matches(THIS, Bearing(Called("Goblin Spear"))))
    ),
    minion(
        "2R66",
        "Huge Tentacle",
        MORIA,
        CREATURE,
        cost=2,
        strength=7,
        vitality=2,
        site=4,
        keywords=(TENTACLE, damage(1)),
    ).says(
        Triggered(on=played(THIS), optional=True, do=PlayCard(Called("Watcher in the Water"), Pile.DECK)), *NEEDS_MARSH
    ),
    minion("2U67", "Moria Archer Troop", MORIA, ORC, cost=6, strength=8, vitality=3, site=4, keywords=ARCHER).says(
        Static(Archery(Side.SHADOW, 1), when=CanSpot(OTHER & MORIA & ARCHER))
    ),
    event("2C69", "Old Differences", MORIA, cost=0).says(
        skirmish(
            do=strength(Choose((ELF | DWARF) & Against(MORIA & ORC)), IfElse(CanSpot(ELF) & CanSpot(DWARF), -3, -1))
        )
    ),
    event("2U72", "Troubled Mountains", MORIA, cost=0).says(
        shadow(
            cost=(Exert(Choose(MORIA & MINION)), SayX("x", ForEach(Burdens(), limit=5))),
            do=AddTwilight(ForEach(SaidX("x"))),
        )
    ),
    minion(
        "2R73",
        "Watcher in the Water",
        MORIA,
        CREATURE,
        cost=4,
        strength=11,
        vitality=4,
        site=4,
        subtitle="Keeper of Westgate",
        unique=True,
        keywords=damage(1),
    ).says(
        Triggered(
            on=Always(),
            when=CanSpot(OTHER & MINION & ~TENTACLE),
            do=Discard(Each(OTHER & MINION & ~TENTACLE)),
        ),
        Static((Strength(Each(TENTACLE), 2), Gains(Each(TENTACLE), Keyword.DAMAGE))),
        *NEEDS_MARSH,
    ),
    possession(
        "2R74",
        "Whip of Many Thongs",
        MORIA,
        cost=1,
        bearer=Called("The Balrog"),
        item=HAND_WEAPON,
        kind=Kind.ARTIFACT,
        unique=True,
        strength=1,
    ).says(
        skirmish(
            cost=Exert(ITS_BEARER),
            do=Discard(Choose((HELM | SHIELD | ARMOR) & BorneBy(CHARACTER & Against(ITS_BEARER)))),
        )
    ),
    event("2U68", "Must Do Without Hope", MORIA, cost=0).says(
        maneuver(cost=Exert(Choose(Called("The Balrog"))), do=AddBurden())
    ),
    possession(
        "2R50",
        "The Balrog's Sword",
        MORIA,
        cost=1,
        bearer=Called("The Balrog"),
        item=HAND_WEAPON,
        kind=Kind.ARTIFACT,
        unique=True,
        beside=True,
        strength=3,
    ).says(Static(Gains(ITS_BEARER, Keyword.DAMAGE))),
    condition("2C55", "Dark Places", MORIA, cost=1).says(
        Static(Strength(Each(UNIQUE & MORIA & MINION), 1)),
        shadow(cost=Spot(THEIRS & SITE), do=ReplaceSite(Choose(THEIRS & SITE), MARSH | UNDERGROUND)),
    ),
    condition("2U71", "Throw Yourself in Next Time", MORIA, cost=0, bearer=HOBBIT & COMPANION).says(
        ToPlay(CanSpot(MORIA & ORC)), Static(Cannot(ITS_BEARER, Deed.EXERT, by=Who.FREE))
    ),
    possession(
        "2R53", "Cave Troll's Chain", MORIA, cost=1, bearer=Called("Cave Troll of Moria"), unique=True, strength=2
    ).says(
        Static(Skip(Phase.ARCHERY, by=Who.FREE)),
        Triggered(
            on=after(Deed.WOUND, Called("Cave Troll of Moria"), during=Phase.ARCHERY),
            optional=True,
            do=Wound(Choose(ARCHER & COMPANION)),
        ),
    ),
    event("2R57", "Final Cry", MORIA, cost=1).says(
        Response(
            on=about_to(Deed.FIGHT_END, Called("The Balrog") & Bearing(Called("Whip of Many Thongs"))),
            do=Wound(Choose(COMPANION & OfFight()), 2),
        )
    ),
    event("2U70", "Power and Terror", MORIA, cost=0).says(
        shadow(do=ShowAndPlay(MORIA & ORC, Called("The Balrog"), -2))
    ),
)
