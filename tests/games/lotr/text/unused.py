"""Cards made up of words that no card of the house uses yet, so that their sentences are read all the same."""

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.words.facts import Facts

MADE_UP: tuple[Facts, ...] = (
    condition("9C1", "Tokens", ISENGARD, cost=0, bearer=ITS_BEARER | (UNIQUE & MINION)).says(
        shadow(cost=RemoveTokens(THIS, Culture.ISENGARD), do=AddTokens(Choose(CONDITION), Culture.ISENGARD, 2)),
        Static(Strength(Each(ORC), ForEach(Tokens(Culture.ISENGARD), limit=3))),
        Static(Strength(Each(ORC), ForEach(Wounds(THIS))), when=AtLeast(Wounds(THIS), 2)),
        Static(Strength(Each(ORC), -1), when=AtLeast(Tokens(Culture.ISENGARD), 2)),
    ),
    condition("9C2", "Stacks", DWARVEN, cost=0).says(
        shadow(cost=Stack(Choose(ORC), THIS), do=PlayCard(ORC, Pile.STACK, cost=-2)),
        shadow(cost=Put(Pile.HAND, Pile.STACK, ORC, on=THIS), do=ReturnToHand(Choose(ORC))),
        shadow(do=Discard(Choose(MINION & StackedOn(CONDITION)))),
        shadow(do=Discard(Choose(CONDITION & Holding(ORC)))),
        shadow(do=Discard(Choose(MINION & Bearing(WEAPON, 2)))),
        shadow(cost=Put(Pile.DISCARD, Pile.HAND, ORC, 2), do=DiscardTop(2)),
    ),
    condition("9C3", "Control", DUNLAND, cost=0).says(
        regroup(cost=Exert(Choose(MAN)), do=TakeControl(2)),
        regroup(when=AtLeast(Sites(), 2), do=Draw(ForEach(Sites()))),
        Static(Archery(Side.SHADOW, 1), when=ThisIsControlled() & ~RingWorn()),
        fellowship(do=(Liberate(), TakeControl(ForEach(Burdens(), over=2)))),
        shadow(when=Not(AtMost(Burdens(), 3)) | During(Phase.REGROUP), do=RemoveTwilight(ForEach(Twilight()))),
    ),
    condition("9C4", "Fights", SAURON, cost=0).says(
        assignment(do=AssignMinion(Choose(ORC), Choose(COMPANION))),
        skirmish(do=LeaveSkirmish(Choose(COMPANION))),
        skirmish(do=(Exhaust(Choose(ORC)), Wound(Choose(EXHAUSTED & COMPANION, up_to=True, count=2)))),
        skirmish(do=For((WoundLimit(THIS, 2), Overwhelm(THIS, 4), TakesPart(Choose(ALLY))), Until.TURN)),
        Static((Cannot(THIS, Deed.ASSIGNMENT), Cannot(Each(ORC), Deed.ASSIGNMENT, by=Who.FREE))),
        Static(Cannot(Each(ORC), Deed.EXERT, during=Phase.SKIRMISH)),
        Static(Cannot(THIS, Deed.HEAL, except_in=Phase.REGROUP)),
        Static(Cannot(THIS, Deed.DISCARD)),
    ),
    condition("9C5", "Others", SAURON, cost=0).says(
        shadow(do=By(Who.FREE, (Discard(Choose(POSSESSION)), Put(Pile.HAND, Pile.DISCARD, ELF, 2)))),
        shadow(do=By(Who.EACH_SHADOW, Draw(2), may=True)),
        shadow(do=one_of(AddBurden(2), Exert(Choose(RING_BEARER), 2), by=Who.FREE)),
        shadow(do=Unless(Who.FREE, AddBurden(), Wound(Choose(COMPANION, by=Who.OPPONENT)))),
        fellowship(cost=SpotAny(COMPANION, "n"), do=AddTwilight(ForEach(X("n")))),
        shadow(do=Repeat(2, Wound(Choose(SKIRMISHING & COMPANION)))),
        Response(on=about_to(Deed.BURDEN), do=Instead(AddTwilight(2))),
        Triggered(on=Always(), when=AtLeast(InPile(Pile.DISCARD, ORC, Who.YOU), 3), do=Discard(THIS)),
        Static(Strength(THIS, ForEach(InPile(Pile.DEAD)))),
    ),
    condition("9C6", "Homes", SHIRE, cost=0).says(
        fellowship(do=(Heal(Choose(ALLY & HomeAt(3, Block.FELLOWSHIP))), Shuffle())),
        fellowship(do=(Look(2), Put(Pile.DECK_TOP, Pile.HAND, among="seen", up_to=True))),
        fellowship(do=Put(Pile.HAND, Pile.SHUFFLED, count=AnyNumber())),
        Static(ShadowNumber(1, every_site=True, which=UNDERGROUND)),
        Static(Strength(Each(MINION & Stat(Attribute.VITALITY, least=3)), -1), when=Matches(THIS, SUPPORTING)),
        shadow(
            when=Matches(ITS_BEARER, Stat(Attribute.STRENGTH, least=3)),
            do=Wound(Choose(MAN & Stat(Attribute.COST, most=2))),
        ),
        Triggered(on=MOVES_TO, when=AtSite(Keyword.PLAINS), do=Exert(Each(MINION))),
        Response(on=about_to(Deed.DISCARD, OTHER & POSSESSION, by=SHADOW_SIDE), do=Instead(Discard(THIS))),
        skirmish(do=PlayCard(ROHAN & POSSESSION, Pile.DISCARD, may=True)),
    ),
)
