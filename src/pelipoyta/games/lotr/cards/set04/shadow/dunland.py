"""Dunland cards of set 4."""

from pelipoyta.games.lotr.cards.hand import *

CALLS_OTHERS = Triggered(
    on=wins(THIS),
    optional=True,
    do=(
        PlayCard(DUNLAND & MAN, cost=-2, name="called"),
        For((Gains(Named("called"), Keyword.FIERCE), Gains(Named("called"), Keyword.DAMAGE)), Until.REGROUP),
    ),
)
DRAGS_OUT = assignment(
    cost=PickOut(Choose(ALLY, "ally")),
    do=(let_take_part(Named("ally"), Until.PHASE), AssignMinion(THIS, Named("ally"))),
)

CARDS = (
    minion("4C4", "Band of Wild Men", DUNLAND, MAN, cost=5, strength=11, vitality=2, site=3).says(
        Triggered(on=wins(THIS), optional=True, do=gains(THIS, Keyword.FIERCE, until=Until.REGROUP))
    ),
    event("4C7", "Dark Fury", DUNLAND, cost=0).says(
        skirmish(do=strength(Choose(DUNLAND & MAN), IfElse(AtSite(Keyword.SANCTUARY), 4, 2)))
    ),
    event("4U8", "Death to the Strawheads", DUNLAND, cost=3).says(
        skirmish(do=strength(Choose(DUNLAND & MAN), each(COMPANION)))
    ),
    minion("4C10", "Dunlending Brigand", DUNLAND, MAN, cost=2, strength=8, vitality=1, site=3),
    minion("4C12", "Dunlending Madman", DUNLAND, MAN, cost=2, strength=7, vitality=1, site=3).says(
        Triggered(on=wins(THIS), optional=True, do=For((Strength(THIS, 2), Gains(THIS, Keyword.FIERCE)), Until.REGROUP))
    ),
    minion("4U13", "Dunlending Pillager", DUNLAND, MAN, cost=3, strength=9, vitality=1, site=3).says(
        Triggered(
            on=wins(THIS),
            optional=True,
            do=one_of(
                Discard(Choose(FREE_PEOPLES & POSSESSION)),
                (Spot(COMPANION, 6), Discard(Choose(FREE_PEOPLES & POSSESSION, count=2))),
            ),
        )
    ),
    minion("4C16", "Dunlending Robber", DUNLAND, MAN, cost=3, strength=9, vitality=1, site=3).says(
        Triggered(on=wins(THIS), optional=True, do=For((Strength(THIS, 2), Gains(THIS, Keyword.FIERCE)), Until.REGROUP))
    ),
    minion("4C17", "Dunlending Savage", DUNLAND, MAN, cost=4, strength=11, vitality=1, site=3),
    possession("4C26", "Iron Axe", DUNLAND, cost=1, bearer=DUNLAND & MAN, item=HAND_WEAPON, strength=3),
    condition("4R6", "Constantly Threatening", DUNLAND, cost=1).says(
        shadow(when=AtLeast(MovesMade(), 2), cost=RemoveTwilight(2), do=PlayCard(DUNLAND & MAN, Pile.DISCARD))
    ),
    minion("4R22", "Hillman Horde", DUNLAND, MAN, cost=6, strength=14, vitality=2, site=3, unique=True).says(
        Static(Skip(Phase.ARCHERY), when=AtLeast(Sites(), 2)),
        Static(Gains(Each(MINE & DUNLAND & MAN), Keyword.FIERCE), when=AtLeast(Sites(), 3)),
        Static(Gains(Each(MINE & DUNLAND & MAN), Keyword.DAMAGE), when=AtLeast(Sites(), 4)),
    ),
    minion("4U24", "Hillman Rabble", DUNLAND, MAN, cost=4, strength=10, vitality=1, site=3).says(
        Triggered(on=wins(THIS), optional=True, do=Stack(THIS, Choose(SITE & YOU_CONTROL))),
        shadow(when=Matches(THIS, StackedOn(SITE & YOU_CONTROL)), do=PlayCard(THIS, Pile.STACK, cost=-2)),
    ),
    condition("4U28", "No Defense", DUNLAND, cost=0).says(
        shadow(cost=RemoveTwilight(3), do=AddTokens(THIS, Culture.DUNLAND)),
        skirmish(
            cost=(Spot(DUNLAND & MAN), RemoveTokens(THIS, Culture.DUNLAND)),
            do=For(NoBonus(Choose(CHARACTER & Against(DUNLAND & MAN)), POSSESSION)),
        ),
    ),
    condition("4R29", "No Refuge", DUNLAND, cost=0, unique=True).says(
        Static(ShadowNumber(5, every_site=True), when=CanSpot(DUNLAND & MAN & StackedOn(SITE)))
    ),
    event("4R32", "Ravage the Defeated", DUNLAND, cost=1).says(
        Response(
            on=wins(MINE & DUNLAND & MAN),
            do=Discard(Each(FREE_PEOPLES & BorneBy((COMPANION | ALLY) & Against(Named())))),
        )
    ),
    condition("4U34", "Secret Folk", DUNLAND, cost=2, unique=True).says(
        Triggered(
            on=loses(COMPANION | ALLY, against=DUNLAND & MAN), optional=True, do=AddTokens(THIS, Culture.DUNLAND)
        ),
        maneuver(
            do=(
                Repeat(ForEach(Tokens(Culture.DUNLAND), limit=3), Discard(Choose(FREE_PEOPLES & POSSESSION))),
                Discard(THIS),
            )
        ),
    ),
    event("4C37", "War Cry of Dunland", DUNLAND, cost=1).says(
        Response(on=wins(DUNLAND & MAN), do=For((Gains(Named(), Keyword.FIERCE), Strength(Named(), 4)), Until.REGROUP))
    ),
    event("4C3", "Anger", DUNLAND, cost=0).says(
        skirmish(
            cost=one_of(Spot(DUNLAND & MINION, 3), Spot(SITE & YOU_CONTROL)),
            do=gains(Choose(DUNLAND & MAN), Keyword.FIERCE, until=Until.REGROUP),
        )
    ),
    event("4C5", "Burn Every Village", DUNLAND, cost=0).says(
        skirmish(do=strength(Choose(DUNLAND & MAN), IfElse(AtLeast(Sites()), 4, 2)))
    ),
    minion("4U9", "Dunlending Arsonist", DUNLAND, MAN, cost=4, strength=10, vitality=1, site=3).says(CALLS_OTHERS),
    minion("4R23", "Hillman Mob", DUNLAND, MAN, cost=5, strength=12, vitality=1, site=3).says(CALLS_OTHERS),
    minion("4U38", "Wild Man of Dunland", DUNLAND, MAN, cost=3, strength=9, vitality=1, site=3).says(CALLS_OTHERS),
    minion("4U11", "Dunlending Looter", DUNLAND, MAN, cost=3, strength=9, vitality=1, site=3).says(
        Triggered(on=wins(THIS), optional=True, do=Stack(THIS, Choose(SITE & YOU_CONTROL))),
        shadow(when=Matches(THIS, StackedOn(SITE & YOU_CONTROL)), do=PlayCard(THIS, Pile.STACK, cost=-2)),
    ),
    minion("4C14", "Dunlending Ransacker", DUNLAND, MAN, cost=2, strength=7, vitality=1, site=3).says(
        Triggered(on=wins(THIS), optional=True, cost=Spot(OTHER & DUNLAND & MAN), do=TakeControl())
    ),
    minion("4C25", "Hillman Tribe", DUNLAND, MAN, cost=3, strength=9, vitality=1, site=3).says(
        Triggered(on=wins(THIS), optional=True, cost=Spot(OTHER & DUNLAND & MINION), do=TakeControl())
    ),
    minion("4C15", "Dunlending Ravager", DUNLAND, MAN, cost=1, strength=5, vitality=1, site=3).says(
        Static(Strength(THIS, 2), when=Matches(THIS, Against(ROHAN & MAN))), DRAGS_OUT
    ),
    minion("4C18", "Dunlending Warrior", DUNLAND, MAN, cost=3, strength=9, vitality=1, site=3).says(DRAGS_OUT),
    possession("4R19", "Hides", DUNLAND, cost=1).says(
        Triggered(on=played(THIS), optional=True, do=Draw()),
        Response(on=about_to(Deed.WOUND, DUNLAND & MAN), cost=one_of(RemoveTwilight(2), Discard(THIS)), do=Prevent()),
    ),
    minion("4R20", "Hill Chief", DUNLAND, MAN, cost=4, strength=10, vitality=2, site=3, unique=True).says(
        shadow(cost=(Spot(SITE & YOU_CONTROL), Exert(THIS)), do=Draw(3))
    ),
    minion("4C21", "Hillman Band", DUNLAND, MAN, cost=3, strength=9, vitality=1, site=3).says(
        Triggered(on=FELLOWSHIP_MOVES, optional=True, cost=Spot(OTHER & DUNLAND & MAN), do=TakeControl())
    ),
    condition("4U27", "Living Off Rock", DUNLAND, cost=0).says(
        Triggered(
            on=wins(DUNLAND & MAN, against=ROHAN & MAN),
            optional=True,
            do=For((Strength(Named(), 2), Gains(Named(), Keyword.FIERCE)), Until.REGROUP),
        )
    ),
    condition("4U31", "Over the Isen", DUNLAND, cost=0, unique=True).says(
        assignment(
            cost=(Spot(SITE & YOU_CONTROL), RemoveTwilight(2)),
            do=AssignMinion(Choose(DUNLAND & MAN), Choose(UNBOUND & COMPANION)),
        )
    ),
    minion(
        "4R33",
        "Saruman",
        DUNLAND,
        WIZARD,
        cost=4,
        strength=8,
        vitality=4,
        site=4,
        subtitle="Rabble-rouser",
        unique=True,
    ).says(
        Static(Cannot(THIS, Deed.ASSIGNMENT)),
        Triggered(on=FELLOWSHIP_MOVES, do=Repeat(each(DUNLAND & MAN), By(Who.FREE, Exert(Choose(COMPANION))))),
        skirmish(cost=Exert(THIS), do=strength(Choose(DUNLAND & MAN), 2)),
    ),
    possession("4U36", "War Club", DUNLAND, cost=0, item=HAND_WEAPON, strength=2, bearer=DUNLAND & MAN).says(
        Triggered(on=wins(ITS_BEARER), optional=True, do=Discard(Choose(FREE_PEOPLES & POSSESSION, count=2)))
    ),
    minion(
        "4R40",
        "Wulf",
        DUNLAND,
        MAN,
        cost=4,
        strength=10,
        vitality=2,
        site=3,
        subtitle="Dunlending Chieftain",
        unique=True,
        keywords=FIERCE,
    ).says(Response(on=wins(OTHER & DUNLAND & MAN), cost=Exert(THIS), do=TakeControl())),
    event("4R35", "Wake of Destruction", DUNLAND, cost=0).says(
        maneuver(
            cost=Spot(SITE & YOU_CONTROL, 2), do=gains(Each(MINE & DUNLAND & MAN), Keyword.FIERCE, until=Until.REGROUP)
        )
    ),
    event("4R39", "Wild Man Raid", DUNLAND, cost=1).says(
        maneuver(cost=Spot(DUNLAND & MAN, 3), do=Discard(Choose(FREE_PEOPLES & (POSSESSION | CONDITION))))
    ),
    condition("4R30", "No Retreat", DUNLAND, cost=0, bearer=SITE & YOU_CONTROL).says(
        regroup(cost=(Spot(DUNLAND & MAN, 2), Discard(THIS)), do=MoveAgain())
    ),
)
