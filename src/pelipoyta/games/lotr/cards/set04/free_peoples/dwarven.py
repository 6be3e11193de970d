"""Dwarven cards of set 4."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("4C42", "Best Company", DWARVEN, cost=0).says(
        skirmish(do=strength(Choose(DWARF), IfElse(AtSite(Keyword.BATTLEGROUND), 4, 2)))
    ),
    companion(
        "4C49",
        "Gimli",
        "Unbidden Guest",
        DWARVEN,
        DWARF,
        cost=2,
        strength=6,
        vitality=3,
        signet=GANDALF_SIGNET,
        keywords=damage(1),
    ).says(
        skirmish(
            cost=Exert(THIS),
            do=strength(
                Choose(UNBOUND & COMPANION, "friend"), IfElse(Matches(Named("friend"), Called("Legolas")), 2, 1)
            ),
        )
    ),
    possession(
        "4R41", "Axe of Erebor", DWARVEN, cost=2, bearer=Called("Gimli"), item=HAND_WEAPON, unique=True, strength=2
    ).says(
        Static(Gains(ITS_BEARER, Keyword.DAMAGE)),
        skirmish(
            cost=one_of(Discard(Choose(DWARVEN & CONDITION)), Discard(Choose(StackedOn(DWARVEN & CONDITION)))),
            do=strength(Choose(Called("Gimli")), 1),
        ),
    ),
    event("4U43", "Come Here Lad", DWARVEN, cost=0).says(
        fellowship(do=Put(Pile.DECK_TOP, Pile.STACK, count=2, on=Choose(DWARVEN & CONDITION & Holding(CARD))))
    ),
    condition("4C44", "Courtesy of My Hall", DWARVEN, cost=1, unique=True).says(
        Triggered(on=played(THIS), do=Put(Pile.DISCARD, Pile.STACK, on=THIS)),
        fellowship(cost=Discard(Choose(FREE_PEOPLES & StackedOn(THIS))), do=Heal(Choose(DWARF))),
    ),
    condition("4R46", "Ever My Heart Rises", DWARVEN, cost=3, unique=True, keywords=TALE).says(
        Triggered(on=played(THIS), do=Put(Pile.DECK_TOP, Pile.STACK, count=6, on=THIS)),
        fellowship(cost=(Spot(DWARF), DiscardTop()), do=ReturnToHand(Choose(FREE_PEOPLES & StackedOn(THIS)))),
    ),
    event("4R55", "Restless Axe", DWARVEN, cost=2).says(
        regroup(
            cost=Exert(Choose(DWARF)),
            do=(ShuffleIn(Choose(DWARVEN & CONDITION), "them"), Repeat(ForEach(Chosen("them")), Exert(Choose(MINION)))),
        )
    ),
    event("4R45", "Dwarven Foresight", DWARVEN, cost=0).says(
        fellowship(cost=Spot(DWARF), do=ReturnToHand(Choose(FREE_PEOPLES & StackedOn(DWARVEN & CONDITION))))
    ),
    companion(
        "4R48",
        "Gimli",
        "Lockbearer",
        DWARVEN,
        DWARF,
        cost=2,
        strength=6,
        vitality=3,
        signet=ARAGORN_SIGNET,
        keywords=damage(1),
    ).says(Static(Strength(THIS, each(UNBOUND & HOBBIT & COMPANION)))),
    condition("4C50", "Here Is Good Rock", DWARVEN, cost=1, unique=True, keywords=TALE).says(
        skirmish(cost=Put(Pile.HAND, Pile.STACK, FREE_PEOPLES, on=THIS), do=gains(Choose(DWARF), Keyword.DAMAGE))
    ),
    event("4C51", "Khazâd Ai-mênu", DWARVEN, cost=1).says(
        skirmish(
            do=(
                strength(Choose(DWARF, "dwarf"), IfElse(CanSpot(Called("Legolas")), 3, 2)),
                If(CanSpot(Called("Legolas")), gains(Named("dwarf"), Keyword.DAMAGE)),
            )
        )
    ),
    event("4U53", "Quick As May Be", DWARVEN, cost=1).says(
        maneuver(cost=(Spot(DWARF & COMPANION), Spot(ELF & COMPANION)), do=Wound(Choose(MINION)))
    ),
    event("4R54", "Rest by Blind Night", DWARVEN, cost=0).says(
        regroup(do=ShuffleIn(Choose(DWARVEN & CONDITION, count=AnyNumber())))
    ),
    event("4C56", "Search Far and Wide", DWARVEN, cost=0).says(
        fellowship(cost=(Spot(DWARF), DiscardTop()), do=Draw(2))
    ),
    condition("4U57", "Stout and Strong", DWARVEN, cost=0, unique=True).says(
        Triggered(on=wins(DWARF), optional=True, do=AddTokens(THIS, Culture.DWARVEN)),
        skirmish(do=(strength(Choose(UNBOUND & COMPANION), ForEach(Tokens(Culture.DWARVEN), limit=3)), Discard(THIS))),
    ),
    condition("4U47", "From the Armory", DWARVEN, cost=0).says(
        skirmish(
            cost=(Put(Pile.HAND, Pile.STACK, FREE_PEOPLES, on=THIS), Exert(Choose(DWARF, "him"))),
            do=For(Unhurt(Named("him"))),
        )
    ),
    condition("4R52", "My Axe Is Notched", DWARVEN, cost=1, unique=True).says(
        Triggered(on=wins(Called("Gimli")), do=AddTokens(THIS, Culture.DWARVEN)),
        Static(
            Strength(
                Each(Called("Gimli")),
                ForEach(Smaller(Tokens(Culture.DWARVEN), Tokens(Culture.ELVEN, Each(Called("Final Count")))), limit=3),
            )
        ),
    ),
)
