"""Set 6: Shire."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("6C112", "Long Slow Wrath", SHIRE, cost=1).says(
        skirmish(
            cost=Exert(Choose(UNBOUND & HOBBIT, "him")),
            do=For(
                (
                    Strength(Named("him"), each(GANDALF & COMPANION)),
                    Gains(Named("him"), Keyword.DAMAGE, each(GANDALF & COMPANION)),
                )
            ),
        )
    ),
    condition("6C111", "Kept Safe", SHIRE, cost=2, unique=True).says(
        Triggered(on=played(THIS), do=AddTokens(THIS, Culture.SHIRE, 2)),
        Response(
            on=about_to(Deed.WOUND, UNBOUND & HOBBIT),
            cost=one_of(Discard(THIS), RemoveTokens(THIS, Culture.SHIRE)),
            do=Prevent(),
        ),
    ),
    companion(
        "6R113", "Merry", "Impatient Hobbit", SHIRE, HOBBIT, cost=1, strength=3, vitality=4, signet=ARAGORN_SIGNET
    ).says(regroup(cost=Discard(THIS), do=Heal(Choose(GANDALF & COMPANION)))),
    companion(
        "6R114", "Pippin", "Hastiest of All", SHIRE, HOBBIT, cost=1, strength=3, vitality=4, signet=ARAGORN_SIGNET
    ).says(regroup(cost=Discard(THIS), do=By(Who.A_SHADOW, Wound(Choose(MINE & MINION))))),
    event("6U110", "It Burns Us", SHIRE, cost=1).says(
        regroup(
            cost=(Spot(Called("Sam")), Spot(Called("Sméagol") | Called("Gollum"))),
            do=(
                LookAtHand(reveal=True, name="hand"),
                Wound(Choose(MINION), ForEach(SeenKinds("hand", Likeness.CULTURE))),
            ),
        )
    ),
    condition("6R109", "Held", SHIRE, cost=1, bearer=FRODO).says(
        Triggered(
            on=about_to(Deed.WOUND, ITS_BEARER),
            when=Matches(ITS_BEARER, Stat(Attribute.VITALITY, most=1)),
            do=Instead(AddBurden()),
        ),
        Triggered(on=MOVES_TO, when=AtNumbers(9, 9, Block.FELLOWSHIP) | AtNumbers(9, 9, Block.TOWERS), do=Corrupt()),
        regroup(when=Not(CanSpot(MINION)), do=Discard(THIS)),
    ),
)
