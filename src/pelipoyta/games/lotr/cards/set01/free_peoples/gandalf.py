"""Gandalf cards of set 1."""

from pelipoyta.games.lotr.cards.hand import *

THE_WIZARD = Called("Gandalf")
NEEDS_GANDALF = ToPlay(CanSpot(THE_WIZARD))

CARDS = (
    ally(
        "1U70",
        "Barliman Butterbur",
        "Prancing Pony Proprietor",
        GANDALF,
        MAN,
        home=(1, Block.FELLOWSHIP),
        cost=0,
        strength=1,
        vitality=2,
    ).says(fellowship(cost=Exert(THIS), do=take(GANDALF & EVENT))),
    event("1C76", "Intimidate", GANDALF, cost=2, keywords=SPELL).says(
        Response(on=about_to(Deed.WOUND, COMPANION), cost=Spot(Called("Gandalf")), do=Prevent())
    ),
    event("1C78", "Mysterious Wizard", GANDALF, cost=2, keywords=SPELL).says(
        skirmish(do=strength(Choose(Called("Gandalf")), IfElse(AtMost(Burdens(), 4), 4, 2)))
    ),
    event("1C84", "Sleep, Caradhras", GANDALF, cost=3, keywords=SPELL).says(
        fellowship(cost=Exert(Choose(Called("Gandalf"))), do=Discard(Each(CONDITION)))
    ),
    event("1C86", "Treachery Deeper Than You Know", GANDALF, cost=1, keywords=SPELL).says(
        fellowship(cost=Spot(Called("Gandalf")), do=LookAtHand(reveal=True))
    ),
    companion(
        "1P364", "Gandalf", "The Grey Wizard", GANDALF, WIZARD, cost=4, strength=7, vitality=4, signet=GANDALF_SIGNET
    ).says(fellowship(cost=Exert(THIS), do=PlayCard(COMPANION & GANDALF_SIGNET, cost=-2))),
    ally(
        "1R69",
        "Albert Dreary",
        "Entertainer from Bree",
        GANDALF,
        MAN,
        home=(1, Block.FELLOWSHIP),
        cost=1,
        strength=3,
        vitality=3,
    ).says(NEEDS_GANDALF, maneuver(cost=Exert(THIS), do=Discard(Choose((ISENGARD | MORIA) & CONDITION)))),
    event("1R71", "Durin's Secret", GANDALF, cost=2).says(
        fellowship(cost=(Spot(THE_WIZARD), Spot(DWARF), Spot(ELF)), do=move_limit(1))
    ),
    companion(
        "1R72",
        "Gandalf",
        "Friend of the Shirefolk",
        GANDALF,
        WIZARD,
        cost=4,
        strength=6,
        vitality=4,
        signet=FRODO_SIGNET,
    ).says(Static(Strength(THIS, ForEach(Different(Likeness.RACE, COMPANION & (HOBBIT | DWARF | ELF | MAN)))))),
    possession("1U74", "Gandalf's Pipe", GANDALF, cost=0, bearer=THE_WIZARD, item=PIPE, unique=True).says(
        fellowship(
            cost=(Discard(Choose(PIPEWEED & POSSESSION)), SpotAny(PIPE, "pipes")), do=RemoveBurden(ForEach(X("pipes")))
        )
    ),
    event("1U77", "Let Folly Be Our Cloak", GANDALF, cost=0).says(
        fellowship(cost=Exert(Choose(COMPANION, "weary", AnyNumber())), do=RemoveTwilight(ForEach(Chosen("weary"))))
    ),
    ally(
        "1R80",
        "Ottar",
        "Man of Laketown",
        GANDALF,
        MAN,
        home=(3, Block.FELLOWSHIP),
        cost=1,
        strength=2,
        vitality=2,
    ).says(
        NEEDS_GANDALF,
        fellowship(
            cost=Exert(THIS),
            do=exchange(3),
        ),
    ),
    event("1R81", "Questions That Need Answering", GANDALF, cost=3, keywords=SPELL).says(
        fellowship(
            when=Below(Twilight(), 3),
            cost=Spot(THE_WIZARD),
            do=(
                Look(4),
                Put(Pile.DECK_TOP, Pile.HAND, count=2, among="seen"),
                Put(Pile.DECK_TOP, Pile.DISCARD, count=AllOf(), among="seen"),
            ),
        )
    ),
    event("1C82", "Risk a Little Light", GANDALF, cost=1, keywords=SPELL).says(
        fellowship(
            when=Below(Twilight(), 2),
            cost=Spot(THE_WIZARD),
            do=(
                Look(2),
                Put(Pile.DECK_TOP, Pile.HAND, among="seen"),
                Put(Pile.DECK_TOP, Pile.DISCARD, count=AllOf(), among="seen"),
            ),
        )
    ),
    event("1R83", "Servant of the Secret Fire", GANDALF, cost=1, keywords=SPELL).says(
        skirmish(cost=Spot(THE_WIZARD), do=strength(Choose(MINION), -3))
    ),
    event("1R87", "A Wizard Is Never Late", GANDALF, cost=1).says(
        fellowship(do=PlayCard(GANDALF & CHARACTER, Pile.DECK))
    ),
    possession("1U73", "Gandalf's Cart", GANDALF, cost=1, unique=True).says(
        fellowship(do=Put(Pile.HAND, Pile.STACK, FREE_PEOPLES & (ARTIFACT | POSSESSION), on=THIS)),
        fellowship(do=PlayCard(CARD, Pile.STACK)),
    ),
    possession(
        "1R75", "Glamdring", GANDALF, cost=2, bearer=Called("Gandalf"), item=HAND_WEAPON, unique=True, strength=2
    ).says(
        Static(Gains(ITS_BEARER, Keyword.DAMAGE)),
        Activated(
            phases=(Phase.FELLOWSHIP, Phase.REGROUP),
            cost=Exert(ITS_BEARER),
            do=(LookAtHand(reveal=True, name="hand"), RemoveTwilight(ForEach(Seen("hand", ORC)))),
        ),
    ),
    event("1C85", "Strength of Spirit", GANDALF, cost=1, keywords=SPELL).says(
        Response(on=about_to(Deed.EXERT, COMPANION), cost=Spot(Called("Gandalf")), do=NoToken())
    ),
    condition("1R79", "The Nine Walkers", GANDALF, cost=1).says(
        NEEDS_GANDALF, Static(Cost(MINE & COMPANION, -2, unseen=Likeness.RACE))
    ),
)
