"""Set 4: Gandalf."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition(
        "4R94",
        "Hearken to Me",
        GANDALF,
        cost=0,
        bearer=Called("Théoden"),
        unique=True,
        strength=2,
        vitality=1,
        keywords=SPELL,
    ).says(
        ToPlay(CanSpot(Called("Gandalf"))),
        Triggered(on=played(THIS), do=Discard(Each(SHADOW_SIDE & CONDITION & BorneBy(ITS_BEARER)))),
        Static(CannotBear(ITS_BEARER, SHADOW_SIDE & CONDITION)),
    ),
    event("4R95", "Into Dark Tunnels", GANDALF, cost=3, keywords=SPELL).says(
        Response(on=played(MINE & GANDALF & EVENT), cost=Exert(Choose(Called("Gandalf")), 2), do=KeepEvent())
    ),
    event("4U96", "Keep Your Forked Tongue", GANDALF, cost=1).says(
        skirmish(
            when=AtLeast(Twilight(), 3),
            cost=Spot(Called("Gandalf")),
            do=For(Unhurt(Choose(COMPANION & GANDALF_SIGNET))),
        )
    ),
    event("4C98", "Mithrandir, Mithrandir!", GANDALF, cost=3, keywords=SPELL).says(
        maneuver(cost=Exert(Choose(Called("Gandalf"))), do=Wound(Each(MINION & Stat(Attribute.STRENGTH, most=6))))
    ),
    event("4R106", "Well Met Indeed", GANDALF, cost=5).says(
        fellowship(cost=(Spot(ELF), Spot(GONDOR & MAN), Spot(DWARF)), do=PlayCard(Called("Gandalf"), Pile.DEAD))
    ),
    event("4U108", "Wizardry Indeed", GANDALF, cost=4).says(
        maneuver(
            when=More(MINION, COMPANION),
            cost=Exert(Choose(Called("Gandalf"))),
            do=By(Who.OPPONENT, Discard(Choose(MINE & MINION))),
        )
    ),
    condition("4U88", "Behold the White Rider", GANDALF, cost=2, unique=True).says(
        Triggered(on=wins(Called("Gandalf")), optional=True, do=AddTokens(THIS, Culture.GANDALF)),
        skirmish(
            do=(
                Repeat(ForEach(Tokens(Culture.GANDALF)), Wound(Choose(MINION & Against(Called("Gandalf"))))),
                Discard(THIS),
            )
        ),
    ),
    companion(
        "4R89", "Gandalf", "Greyhame", GANDALF, WIZARD, cost=4, strength=7, vitality=4, signet=THEODEN_SIGNET
    ).says(fellowship(when=Below(Twilight(), 2), cost=AddTwilight(2), do=PlayCard(CHARACTER, Pile.DISCARD))),
    companion(
        "4C90", "Gandalf", "The White Wizard", GANDALF, WIZARD, cost=4, strength=7, vitality=4, signet=GANDALF_SIGNET
    ).says(Static(Strength(THIS, 3), when=AtLeast(Twilight(), 3))),
    possession(
        "4R91",
        "Gandalf's Staff",
        GANDALF,
        cost=2,
        bearer=Called("Gandalf"),
        item=STAFF,
        kind=Kind.ARTIFACT,
        subtitle="Walking Stick",
        unique=True,
        vitality=1,
    ).says(Static(Gains(ITS_BEARER, Keyword.DAMAGE, 2), when=AtLeast(Twilight(), 2))),
    event("4R92", "Grown Suddenly Tall", GANDALF, cost=5, keywords=SPELL).says(
        fellowship(cost=Spot(Called("Gandalf")), do=Discard(Each(CONDITION)))
    ),
    event("4C93", "Have Patience", GANDALF, cost=3).says(
        fellowship(cost=Spot(Called("Gandalf")), do=Heal(Choose(UNBOUND & COMPANION), 2))
    ),
    event("4U99", "Roll of Thunder", GANDALF, cost=3).says(
        Activated(
            phases=(Phase.FELLOWSHIP, Phase.MANEUVER),
            cost=Spot(Called("Gandalf")),
            do=Discard(Choose((SHADOW_SIDE & POSSESSION) | (SHADOW_SIDE & ARTIFACT))),
        )
    ),
    possession(
        "4R100", "Shadowfax", GANDALF, cost=2, bearer=Called("Gandalf"), item=MOUNT, unique=True, strength=2
    ).says(
        Triggered(on=played(THIS), do=Discard(Each(HAND_WEAPON & BorneBy(ITS_BEARER)))),
        Static(CannotBear(ITS_BEARER, HAND_WEAPON)),
        Triggered(on=skirmish_starts(ITS_BEARER), do=Exert(Each(SKIRMISHING & MINION))),
    ),
    event("4U101", "Stump and Bramble", GANDALF, cost=1).says(
        maneuver(
            cost=(Spot(ISENGARD & MINION), Spot(ENT & ALLY)),
            do=For((Gains(Choose(ENT & ALLY, "ent"), Keyword.DAMAGE, 2), TakesPart(Named("ent"))), Until.REGROUP),
        )
    ),
    event("4C102", "Task Was Not Done", GANDALF, cost=3, keywords=SPELL).says(
        regroup(cost=Exert(Choose(Called("Gandalf"))), do=Discard(Choose(WOUNDED & MINION, count=2, up_to=True)))
    ),
    ally(
        "4C104",
        "Treebeard",
        "Oldest Living Thing",
        GANDALF,
        ENT,
        home=((2, Block.TOWERS), (8, Block.TOWERS)),
        cost=4,
        strength=12,
        vitality=4,
        keywords=UNHASTY,
    ).says(
        fellowship(
            cost=(Exert(THIS), discard_from(Pile.HAND, UNBOUND & COMPANION)), do=Heal(Choose(UNBOUND & COMPANION))
        )
    ),
    event("4C105", "Under the Living Earth", GANDALF, cost=1).says(
        skirmish(do=strength(Choose(Called("Gandalf")), ForEach(Twilight(), limit=5)))
    ),
    ally(
        "4R103",
        "Treebeard",
        "Earthborn",
        GANDALF,
        ENT,
        home=((2, Block.TOWERS), (8, Block.TOWERS)),
        cost=4,
        strength=12,
        vitality=4,
        keywords=UNHASTY,
    ).says(
        Response(on=about_to(Deed.DISCARD, UNBOUND & HOBBIT), do=Instead(Stack(Named(), THIS))),
        fellowship(cost=(Exert(THIS), AddTwilight()), do=PlayCard(UNBOUND & HOBBIT, Pile.STACK)),
    ),
    event("4C97", "Long I Fell", GANDALF, cost=2, keywords=SPELL).says(
        skirmish(
            cost=Spot(Called("Gandalf")),
            do=Unless(
                Who.ANY_SHADOW,
                Wound(Choose(MINION, by=Who.FREE)),
                For(Unhurt(Choose(Called("Gandalf")))),
            ),
        )
    ),
    condition("4R107", "Windows in a Stone Wall", GANDALF, cost=1, bearer=ENT).says(
        ToPlay(cost=Exert(ITS_BEARER)),
        Response(
            on=dies(ISENGARD & MINION),
            cost=Discard(THIS),
            do=(
                Look(10, Who.OPPONENT, reveal=True),
                DiscardRevealed(which=SHADOW_SIDE),
                DiscardRevealed(which=FREE_PEOPLES),
                By(Who.THAT, Shuffle()),
            ),
        ),
    ),
)
