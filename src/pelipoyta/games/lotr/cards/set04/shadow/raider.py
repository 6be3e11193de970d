"""Set 4: Raider."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    minion("4C226", "Easterling Guard", RAIDER, MAN, cost=4, strength=9, vitality=2, site=4, keywords=EASTERLING).says(
        Triggered(
            on=On(Deed.ASSIGNMENT, THIS, against=UNBOUND & COMPANION), optional=True, cost=Exert(THIS), do=AddBurden()
        )
    ),
    condition("4R231", "Eastern Emyn Muil", RAIDER, cost=0, unique=True).says(
        Triggered(on=MOVES_FROM, when=AtNumbers(2, 2, Block.TOWERS), do=Exert(Each(RING_BOUND & COMPANION), 2)),
        maneuver(cost=(Discard(THIS), Exert(Choose(RAIDER & MAN))), do=Exert(Choose(RING_BOUND & COMPANION))),
    ),
    condition("4U236", "Howl of Harad", RAIDER, cost=1).says(
        Triggered(
            on=loses(COMPANION | ALLY, against=SOUTHRON),
            optional=True,
            cost=RemoveTwilight(4),
            do=By(Who.FREE, Wound(Choose(RING_BOUND & COMPANION))),
        )
    ),
    event("4R243", "Rapid Fire", RAIDER, cost=6).says(
        archery(cost=Exert(Choose(RAIDER & ARCHER)), do=archery_total(Side.SHADOW, ForEach(Burdens(), limit=5)))
    ),
    condition("4U216", "Arrow From the South", RAIDER, cost=2, unique=True).says(
        Triggered(on=loses(COMPANION | ALLY, against=RAIDER & MAN), optional=True, do=AddTokens(THIS, Culture.RAIDER)),
        archery(do=(Repeat(ForEach(Tokens(Culture.RAIDER)), Heal(Choose(RAIDER & ARCHER))), Discard(THIS))),
    ),
    event("4U233", "Fearless", RAIDER, cost=2).says(
        skirmish(do=one_of(strength(Choose(SOUTHRON), ForEach(Burdens(), limit=5)), strength(Choose(RAIDER & MAN), 2)))
    ),
    event("4C235", "Gathering to the Summons", RAIDER, cost=0).says(
        skirmish(cost=Spot(RAIDER & MAN & Against(RING_BOUND & COMPANION)), do=AddBurden())
    ),
    condition("4R238", "Men of Harad", RAIDER, cost=0).says(
        shadow(cost=(Spot(SITE & YOU_CONTROL), Spot(SOUTHRON, 3), RemoveTwilight(2)), do=Draw())
    ),
    event("4C239", "Men of Rhûn", RAIDER, cost=2).says(
        skirmish(do=strength(Choose(RAIDER & MAN), IfElse(AtLeast(Burdens(), 4), 4, 3)))
    ),
    event("4C241", "On the March", RAIDER, cost=2).says(
        skirmish(do=strength(Choose(RAIDER & MAN), IfElse(CanSpot(COMPANION, 6), 5, 3)))
    ),
    condition("4U242", "Raiders From the East", RAIDER, cost=0).says(
        shadow(cost=(RemoveTwilight(3), Exert(Choose(RAIDER & MAN))), do=AddTokens(THIS, Culture.RAIDER)),
        maneuver(cost=RemoveTokens(THIS, Culture.RAIDER), do=AddTwilight()),
    ),
    possession("4R247", "Southron Bow", RAIDER, cost=3, item=RANGED_WEAPON, bearer=RAIDER & MAN).says(
        Static(Gains(ITS_BEARER, Keyword.ARCHER)),
        Static(Archery(Side.SHADOW, 1), when=CanSpot(RAIDER & MAN & ~ITS_BEARER)),
    ),
    possession("4C255", "Southron Spear", RAIDER, cost=1, item=HAND_WEAPON, strength=2, bearer=SOUTHRON).says(
        skirmish(
            cost=(RemoveTwilight(4), Exert(ITS_BEARER)), do=Wound(Choose((COMPANION | ALLY) & Against(ITS_BEARER)))
        )
    ),
    event("4C260", "Whirling Strike", RAIDER, cost=3).says(
        skirmish(do=Wound(Choose((COMPANION | ALLY) & Against(RAIDER & MAN))))
    ),
    event("4R223", "Discovered", RAIDER, cost=1).says(
        maneuver(
            cost=Exert(Choose(RAIDER & MAN)),
            do=If(
                AtLeast(Burdens(), 3),
                Discard(Choose(FREE_PEOPLES & CONDITION, count=2)),
                Discard(Choose(FREE_PEOPLES & CONDITION)),
            ),
        )
    ),
    event("4U234", "Flanking Attack", RAIDER, cost=0).says(
        Activated(phases=(Phase.MANEUVER, Phase.SKIRMISH), cost=Exert(Choose(SOUTHRON)), do=AddTwilight(3))
    ),
    event("4R240", "New Fear", RAIDER, cost=4).says(
        regroup(
            cost=Exert(Choose(RAIDER & MAN)),
            do=Unless(Who.FREE, Discard(Choose(COMPANION & ~RING_BEARER, count=2)), AddBurden(each(COMPANION, over=4))),
        )
    ),
    event("4R259", "Vision From Afar", RAIDER, cost=2).says(
        assignment(do=Unless(Who.FREE, AddBurden(), AssignMinion(Choose(EASTERLING), Choose(RING_BEARER))))
    ),
    condition("4R237", "Ithilien Wilderness", RAIDER, cost=0, unique=True).says(
        Triggered(
            on=On(Deed.MOVE_END),
            when=AtNumbers(7, 9, Block.TOWERS) & Below(Twilight(), 7),
            optional=True,
            do=AddTwilight(8),
        ),
        skirmish(cost=Discard(THIS), do=strength(Choose(RAIDER & MAN), 2)),
    ),
    minion(
        "4R256",
        "Southron Troop",
        RAIDER,
        MAN,
        cost=7,
        strength=14,
        vitality=4,
        site=4,
        keywords=(SOUTHRON, ARCHER, ambush(1)),
    ).says(
        ToPlay(CanSpot(SOUTHRON)),
        assignment(
            cost=Spot(COMPANION, 7),
            do=Unless(
                Who.FREE, Discard(Choose(COMPANION & ~RING_BEARER, by=Who.OPPONENT)), AssignMinion(THIS, THE_BEARER)
            ),
        ),
    ),
    condition("4R261", "Wrath of Harad", RAIDER, cost=1).says(
        Triggered(
            on=about_to(Deed.PLAY, FREE_PEOPLES & EVENT & Mentions(RANGER)),
            when=CanSpot(RAIDER & MAN),
            do=By(Who.FREE, Wound(Choose(COMPANION))),
        ),
        skirmish(cost=Discard(THIS), do=strength(Choose(RAIDER & MAN), 2)),
    ),
)
