"""Dwarven cards of set 2."""

from pelipoyta.games.lotr.cards.hand import *

TWO_AXES = Matches(Named("dwarf"), Bearing(HAND_WEAPON, 2))

CARDS = (
    condition("2R1", "Beneath the Mountains", DWARVEN, cost=1, keywords=TALE).says(
        fellowship(cost=DiscardTop(3), do=PlayCard(DWARVEN & WEAPON, Pile.DISCARD))
    ),
    event("2C2", "Disquiet of Our People", DWARVEN, cost=1).says(
        maneuver(
            cost=Exert(Choose(DWARF, "dwarf")),
            do=gains(Named("dwarf"), Keyword.DEFENDER, IfElse(CanSpot(ORC), 2, 1), until=Until.REGROUP),
        )
    ),
    possession("2U3", "Dwarven Bracers", DWARVEN, cost=1, bearer=DWARF, item=BRACERS, strength=1).says(
        Response(on=about_to(Deed.WOUND, ITS_BEARER), cost=Discard(THIS), do=Prevent())
    ),
    condition("2U4", "Endurance of Dwarves", DWARVEN, cost=1, bearer=DWARF, vitality=1).says(
        skirmish(cost=Discard(THIS), do=strength(ITS_BEARER, 1))
    ),
    event("2C5", "Flurry of Blows", DWARVEN, cost=1).says(
        skirmish(
            do=(
                strength(Choose(DWARF, "dwarf"), IfElse(TWO_AXES, 4, 2)),
                If(TWO_AXES, gains(Named("dwarf"), Keyword.DAMAGE)),
            )
        )
    ),
    companion("2C6", "Frór", "Gimli's Kinsman", DWARVEN, DWARF, cost=2, strength=5, vitality=3).says(
        ToPlay(CanSpot(DWARF)), Static(Strength(THIS, 3), when=Matches(THIS, Against(URUK_HAI)))
    ),
    companion("2R7", "Glóin", "Friend to Thorin", DWARVEN, DWARF, cost=2, strength=5, vitality=3).says(
        Static(Strength(THIS, each(DWARVEN & TALE, limit=4)))
    ),
    condition("2U8", "Golden Light on the Land", DWARVEN, cost=0).says(
        ToPlay(CanSpot(DWARF)),
        Static(Cost(MORIA & ORC, 2), when=Not(AtSite(Keyword.UNDERGROUND))),
        GONE_BY_REGROUP,
    ),
    condition("2C9", "Great Works Begun There", DWARVEN, cost=1, keywords=TALE).says(
        Triggered(on=played(MINE & DWARF), optional=True, cost=DiscardTop(2), do=take(DWARVEN & EVENT))
    ),
    condition("2R11", "Make Light of Burdens", DWARVEN, cost=1).says(
        maneuver(
            cost=(Exert(Choose(DWARF & COMPANION)), DiscardTop(3)),
            do=one_of(Discard(Choose(SHADOW_SIDE & CONDITION & BorneBy(DWARF))), Discard(Choose(WEATHER & CONDITION))),
        )
    ),
    event("2U13", "Tidings of Erebor", DWARVEN, cost=0).says(
        regroup(cost=Spot(DWARF), do=Unless(Who.ANY_SHADOW, RemoveTwilight(3), Draw(3)))
    ),
    condition("2C14", "Till Durin Wakes Again", DWARVEN, cost=0, keywords=TALE).says(
        Triggered(
            on=MOVES_FROM, when=AtSite(Keyword.UNDERGROUND), do=Heal(Choose(DWARF & COMPANION, count=AnyNumber()))
        )
    ),
    companion(
        "2P121",
        "Gimli",
        "Dwarf of the Mountain-race",
        DWARVEN,
        DWARF,
        cost=2,
        strength=6,
        vitality=3,
        signet=FRODO_SIGNET,
        keywords=damage(1),
    ).says(Static(ShadowNumber(-2, every_site=True, which=UNDERGROUND))),
    possession("2C10", "Hand Axe", DWARVEN, cost=0, bearer=DWARF, item=HAND_WEAPON, beside=True, strength=1).says(
        archery(cost=Discard(THIS), do=archery_total(Side.FREE, 1))
    ),
    condition("2R12", "Realm of Dwarrowdelf", DWARVEN, cost=1, unique=True).says(
        skirmish(
            cost=DiscardTop(3),
            do=(
                strength(Choose(DWARF, "dwarf"), 1, at_most=3),
                If(AtSite(Keyword.UNDERGROUND), For(Gains(Named("dwarf"), Keyword.DAMAGE), at_most=3)),
            ),
        )
    ),
    event("2R15", "What Are We Waiting For?", DWARVEN, cost=1).says(
        fellowship(
            cost=Exert(Choose(DWARF)),
            do=By(Who.OPPONENT, (Draw(2), one_of(discard_from(Pile.HAND, SHADOW_SIDE, 2), SkipShadow()))),
        )
    ),
)
