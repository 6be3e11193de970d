"""Ringwraith cards of set 1: what the Nine bear, and the dread they bring."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("1U203", "All Blades Perish", RINGWRAITH, cost=0).says(
        Response(on=about_to(Deed.WOUND, NAZGUL), do=Prevent())
    ),
    event("1R204", "All Veils Removed", RINGWRAITH, cost=1).says(
        skirmish(do=strength(Choose(NAZGUL), IfElse(RingWorn(), 5, 2)))
    ),
    event("1R205", "Beauty Is Fading", RINGWRAITH, cost=5).says(
        maneuver(
            cost=Exert(Choose(NAZGUL)),
            do=If(
                CanSpot(FREE_PEOPLES & (POSSESSION | CONDITION)),
                Discard(Choose(FREE_PEOPLES & (POSSESSION | CONDITION))),
                Discard(Choose((COMPANION | ALLY) & ~RING_BEARER)),
            ),
        )
    ),
    possession("1R208", "Black Steed", RINGWRAITH, cost=1, bearer=NAZGUL, item=MOUNT, strength=2).says(
        Static(Strength(ITS_BEARER, 2), when=AtSite(Keyword.PLAINS)),
        Triggered(on=Always(), when=AtSite(Keyword.UNDERGROUND), do=Discard(THIS)),
    ),
    event("1R210", "Dark Whispers", RINGWRAITH, cost=0).says(
        skirmish(
            when=AtLeast(Burdens(), 3),
            do=(
                strength(Choose(NAZGUL, "wraith"), IfElse(AtLeast(Burdens(), 6), 3, 1)),
                gains(Named("wraith"), Keyword.DAMAGE, IfElse(AtLeast(Burdens(), 6), 2, 1)),
            ),
        )
    ),
    condition("1U211", "Drawn to Its Power", RINGWRAITH, cost=2).says(
        Triggered(on=dies(COMPANION, against=NAZGUL), do=AddBurden())
    ),
    event("1R212", "Fear", RINGWRAITH, cost=1, keywords=SEARCH).says(
        maneuver(cost=Exert(Choose(MINE & NAZGUL)), do=Discard(Choose(ALLY)))
    ),
    event("1U213", "Frozen by Fear", RINGWRAITH, cost=1).says(
        skirmish(do=strength(Choose(NAZGUL), IfElse(Matches(THE_BEARER, AssignedTo(MINION)), 3, 2)))
    ),
    event("1R214", "In the Ringwraith's Wake", RINGWRAITH, cost=0).says(
        Response(on=wins(NAZGUL), do=By(Who.FREE, one_of(Exert(Choose(RING_BEARER)), AddBurden())))
    ),
    event("1U215", "The Master's Will", RINGWRAITH, cost=1, keywords=SEARCH).says(
        shadow(
            cost=SpotAny(NAZGUL, "wraiths"),
            do=(
                Look(ForEach(X("wraiths")), reveal=True),
                Put(Pile.DECK_TOP, Pile.HAND, RINGWRAITH, AllOf(), among="seen"),
                Put(Pile.DECK_TOP, Pile.DISCARD, count=AllOf(), among="seen"),
            ),
        )
    ),
    event("1R217", "Morgul Gates", RINGWRAITH, cost=0).says(shadow(do=PlayCard(NAZGUL, cost=-2))),
    possession("1U218", "Nazgûl Sword", RINGWRAITH, cost=1, bearer=NAZGUL, item=HAND_WEAPON, strength=2).says(
        Static(Gains(ITS_BEARER, Keyword.DAMAGE), when=AtLeast(Burdens(), 3))
    ),
    condition("1U219", "The Nine Servants of Sauron", RINGWRAITH, cost=1, keywords=SEARCH).says(
        Triggered(on=played(MINE & NAZGUL), optional=True, do=Exert(Choose(HOBBIT & ~RING_BEARER)))
    ),
    condition("1U220", "Not Easily Destroyed", RINGWRAITH, cost=1).says(
        Activated(phases=(Phase.MANEUVER, Phase.SKIRMISH), cost=RemoveTwilight(3), do=Heal(Choose(NAZGUL)))
    ),
    possession(
        "1R221",
        "The Pale Blade",
        RINGWRAITH,
        cost=2,
        bearer=Called("The Witch-king"),
        item=HAND_WEAPON,
        unique=True,
        strength=3,
    ).says(
        Static(Gains(ITS_BEARER, Keyword.DAMAGE)),
        Response(on=wins(ITS_BEARER), cost=Exert(ITS_BEARER), do=Discard(Choose(FREE_PEOPLES & CONDITION))),
    ),
    event("1U223", "Relentless Charge", RINGWRAITH, cost=0).says(
        maneuver(cost=Exert(Choose(NAZGUL)), do=Wound(Each(ARCHER & COMPANION)))
    ),
    possession(
        "1U225",
        "Sword of Minas Morgul",
        RINGWRAITH,
        cost=2,
        bearer=Called("Úlairë Lemenya"),
        item=HAND_WEAPON,
        unique=True,
        strength=2,
    ).says(
        Static(Gains(ITS_BEARER, Keyword.DAMAGE)),
        skirmish(cost=Exert(ITS_BEARER), do=Discard(Choose(POSSESSION & BorneBy(CHARACTER & Against(ITS_BEARER))))),
    ),
    event("1U226", "Their Power Is in Terror", RINGWRAITH, cost=0).says(
        maneuver(cost=Exert(Choose(NAZGUL)), do=Wound(Each(ALLY)))
    ),
    event("1U227", "Threshold of Shadow", RINGWRAITH, cost=1).says(
        skirmish(do=strength(Choose(NAZGUL), IfElse(AtLeast(Burdens(), 5), 4, 2)))
    ),
    event("1R228", "The Twilight World", RINGWRAITH, cost=0).says(
        Response(on=after(Deed.RING), cost=Exert(Choose(NAZGUL)), do=AddBurden(2))
    ),
    condition("1U238", "Wreathed in Shadow", RINGWRAITH, cost=0).says(
        ToPlay(CanSpot(NAZGUL)), archery(cost=RemoveTwilight(), do=archery_total(Side.FREE, -1))
    ),
    condition("1R206", "Bent on Discovery", RINGWRAITH, cost=1, keywords=SEARCH).says(
        Triggered(on=start_of(Phase.SHADOW, yours=True), do=Draw()),
        Triggered(on=end_of(Phase.SHADOW, yours=True), do=one_of(Exert(Choose(NAZGUL)), Discard(THIS))),
    ),
    condition("1U207", "Black Breath", RINGWRAITH, cost=1).says(
        skirmish(when=Matches(THIS, SUPPORTING), do=PassOn(THIS, Choose(CHARACTER & Against(NAZGUL)))),
        Static((Cannot(ITS_BEARER, Deed.HEAL), Cannot(ITS_BEARER, Deed.UNBURDEN))),
    ),
    condition("1U209", "Blade Tip", RINGWRAITH, cost=0, once_each=True).says(
        Response(on=loses(CHARACTER, against=MINE & NAZGUL), when=Matches(THIS, SUPPORTING), do=PassOn(THIS, Named())),
        Triggered(
            on=start_of(Phase.FELLOWSHIP),
            do=If(Matches(ITS_BEARER, RING_BEARER), AddBurden(), Wound(ITS_BEARER)),
        ),
    ),
    condition("1U222", "Paths Seldom Trodden", RINGWRAITH, cost=1, keywords=SEARCH).says(
        ToPlay(CanSpot(NAZGUL)), shadow(cost=RemoveTwilight(3), do=ReplaceSite(TheSite()))
    ),
    possession(
        "1R216", "Morgul Blade", RINGWRAITH, cost=1, bearer=NAZGUL, item=HAND_WEAPON, beside=True, strength=1
    ).says(
        skirmish(
            cost=Discard(THIS),
            do=one_of(
                PassOn(Choose(Called("Blade Tip") & InYourArea()), Choose(COMPANION & Against(ITS_BEARER))),
                Attach(Called("Blade Tip"), Choose(COMPANION & Against(ITS_BEARER))),
            ),
        )
    ),
    event("1R224", "Return to Its Master", RINGWRAITH, cost=0).says(
        Response(
            on=end_of(Phase.SKIRMISH),
            when=RingWorn() & CanSpot(NAZGUL),
            do=(AssignAnew(Choose(NAZGUL), THE_BEARER), For(NoText(Each(THE_RING)), Until.FIGHT)),
        )
    ),
)
