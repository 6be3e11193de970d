"""Dwarven cards of set 1."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    companion(
        "1U12",
        "Gimli",
        "Dwarf of Erebor",
        DWARVEN,
        DWARF,
        cost=2,
        strength=6,
        vitality=3,
        signet=ARAGORN_SIGNET,
        keywords=damage(1),
    ).says(fellowship(when=Below(Twilight(), 2), cost=AddTwilight(2), do=put_under(Pile.HAND))),
    event("1C26", "Their Halls of Stone", DWARVEN, cost=0).says(
        skirmish(do=strength(Choose(DWARF), IfElse(AtSite(Keyword.UNDERGROUND), 4, 2)))
    ),
    event("1C3", "Axe Strike", DWARVEN, cost=0).says(
        skirmish(
            do=strength(Choose(DWARF, "dwarf"), IfElse(Matches(Named("dwarf"), Bearing(DWARVEN & HAND_WEAPON)), 3, 2))
        )
    ),
    event("1C4", "Battle Fury", DWARVEN, cost=0).says(
        skirmish(
            cost=Exert(Choose(DWARF, "dwarf")),
            do=For((Strength(Named("dwarf"), 3), Gains(Named("dwarf"), Keyword.DAMAGE))),
        )
    ),
    event("1C5", "Cleaving Blow", DWARVEN, cost=1).says(
        skirmish(do=For((Strength(Choose(DWARF, "dwarf"), 2), Gains(Named("dwarf"), Keyword.DAMAGE))))
    ),
    event("1C6", "Delving", DWARVEN, cost=1).says(fellowship(cost=Exert(Choose(DWARF & COMPANION)), do=Draw(3))),
    companion("1C7", "Dwarf Guard", "", DWARVEN, DWARF, cost=1, strength=4, vitality=2, unique=False).says(
        ToPlay(CanSpot(DWARF))
    ),
    possession("1C8", "Dwarven Armor", DWARVEN, cost=0, bearer=DWARF, item=ARMOR).says(Static(Overwhelm(ITS_BEARER))),
    condition("1C10", "Dwarven Heart", DWARVEN, cost=0, bearer=DWARF).says(
        Triggered(
            on=played(THIS), do=(SayX("x", ForEach(Wounds(ITS_BEARER), limit=2)), Heal(ITS_BEARER, ForEach(SaidX("x"))))
        ),
        Triggered(on=start_of_turn(yours=True), do=Exert(ITS_BEARER)),
    ),
    companion("1C11", "Farin", "Dwarven Emissary", DWARVEN, DWARF, cost=2, strength=5, vitality=3).says(
        ToPlay(CanSpot(DWARF)), Static(Strength(THIS, 2), when=Matches(THIS, Against(ORC)))
    ),
    companion(
        "1R13",
        "Gimli",
        "Son of Glóin",
        DWARVEN,
        DWARF,
        cost=2,
        strength=6,
        vitality=3,
        signet=GANDALF_SIGNET,
        keywords=damage(1),
    ).says(skirmish(cost=Exert(THIS), do=strength(THIS, 2))),
    possession(
        "1R14",
        "Gimli's Battle Axe",
        DWARVEN,
        cost=2,
        bearer=Called("Gimli"),
        item=HAND_WEAPON,
        unique=True,
        strength=2,
    ).says(
        Static(Gains(ITS_BEARER, Keyword.DAMAGE)),
        Triggered(on=wins(ITS_BEARER), optional=True, do=Wound(Choose(ORC))),
    ),
    possession("1R15", "Gimli's Helm", DWARVEN, cost=0, bearer=Called("Gimli"), item=HELM, unique=True).says(
        Static(WoundLimit(ITS_BEARER)), skirmish(cost=Discard(THIS), do=For(Unhurt(ITS_BEARER)))
    ),
    ally(
        "1U17",
        "Grimir",
        "Dwarven Elder",
        DWARVEN,
        DWARF,
        home=(3, Block.FELLOWSHIP),
        cost=1,
        strength=3,
        vitality=3,
    ).says(fellowship(cost=Exert(THIS), do=Put(Pile.DISCARD, Pile.SHUFFLED, DWARVEN & EVENT))),
    event("1C19", "Here Lies Balin, Son of Fundin", DWARVEN, cost=0).says(
        maneuver(cost=Exert(Choose(DWARF)), do=one_of(Wound(Choose(ORC, count=2)), Wound(Choose(ORC), 2)))
    ),
    condition("1C20", "Let Them Come!", DWARVEN, cost=2).says(
        Triggered(on=loses(ORC, against=DWARF), do=Discard(Named())), Triggered(on=loses(DWARF), do=Discard(THIS))
    ),
    condition("1C21", "Lord of Moria", DWARVEN, cost=2).says(Static(Gains(Each(DWARF), Keyword.DAMAGE))),
    condition("1C24", "Stairs of Khazad-dûm", DWARVEN, cost=0, keywords=TALE).says(
        Static(Strength(Each(DWARF & Against(MORIA & MINION)), 1))
    ),
    ally(
        "1U27",
        "Thrarin",
        "Dwarven Smith",
        DWARVEN,
        DWARF,
        home=(3, Block.FELLOWSHIP),
        cost=1,
        strength=4,
        vitality=2,
    ).says(maneuver(cost=Exert(THIS), do=let_take_part(THIS, Until.REGROUP))),
    event("1R28", "Wealth of Moria", DWARVEN, cost=2).says(
        fellowship(
            cost=Spot(DWARF),
            do=(
                Look(3, reveal=True),
                Put(Pile.DECK_TOP, Pile.HAND, FREE_PEOPLES, count=AllOf(), among="seen"),
                Put(Pile.DECK_TOP, Pile.DISCARD, count=AllOf(), among="seen"),
            ),
        )
    ),
    possession("1C9", "Dwarven Axe", DWARVEN, cost=0, bearer=DWARF, item=HAND_WEAPON, strength=2).says(
        Triggered(on=loses(MINION, against=ITS_BEARER), do=By(Who.OWNER, DiscardTop()))
    ),
    condition("1R16", "Greatest Kingdom of My People", DWARVEN, cost=0, unique=True, keywords=TALE).says(
        ToPlay(cost=Exert(Choose(DWARF))), Triggered(on=played(THEIRS & ORC), do=By(Who.OWNER, DiscardTop()))
    ),
    event("1R23", "Nobody Tosses a Dwarf", DWARVEN, cost=0).says(
        Response(on=wins(DWARF), do=By(Who.OPPONENT, DiscardTop(3)))
    ),
    event("1C25", "Still Draws Breath", DWARVEN, cost=0).says(Response(on=wins(DWARF), do=Heal(Named()))),
    event("1C18", "Halls of My Home", DWARVEN, cost=1).says(
        fellowship(
            cost=Exert(Choose(DWARF)),
            do=(
                Look(3, Who.ANYONE, reveal=True),
                DiscardRevealed(which=SHADOW_SIDE, may=True),
                Rearrange(),
            ),
        )
    ),
    event("1R22", "Mithril Shaft", DWARVEN, cost=0).says(
        maneuver(
            cost=Exert(Choose(DWARF)),
            do=(DiscardOn(5), AddTwilight(ForEach(Chosen("gone"))), TakeLast()),
        )
    ),
)
