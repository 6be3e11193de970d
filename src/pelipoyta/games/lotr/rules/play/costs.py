"""Check that costs can be paid in full (LOTR-18.1 b, LOTR-18.3), and that effects could matter."""

from pelipoyta.games.lotr.model import Names, State
from pelipoyta.games.lotr.words.effects import Effects, Spending
from pelipoyta.kernel import Seat


def payable(
    s: State, costs: Effects, you: Seat, source: int, price: int = 0, playing: int = -1, names: Names = ()
) -> bool:
    """Every cost after those before it, and the twilight of all together with the card's own price (LOTR-18.4)."""
    if not costs:
        return True
    twilight = sum(cost.twilight(s, you, source) for cost in costs)
    if twilight + price > s.twilight and twilight:
        return False
    spending = Spending(playing, twilight + price, names)
    if not all(cost.payable(s, you, source, spending) for cost in costs):
        return False
    return len(costs) < 2 or in_order(s, costs, you, source, spending)


def lacking(
    s: State, costs: Effects, you: Seat, source: int, price: int = 0, playing: int = -1, names: Names = ()
) -> str:
    """Of what there is too little to pay these costs: the first that cannot be paid says it."""
    spending = Spending(playing, price, names)
    short = [cost.lack for cost in costs if not cost.payable(s, you, source, spending)]
    too_dear = sum(cost.twilight(s, you, source) for cost in costs) + price > s.twilight
    return short[0] if short else "twilight" if too_dear else "order"


def in_order(s: State, costs: Effects, you: Seat, source: int, spending: Spending) -> bool:
    """True if there is a way to pay the costs one after another, each as the ones before leave the table."""
    first, rest = costs[0], costs[1:]
    if not first.payable(s, you, source, spending):
        return False
    return not rest or any(
        in_order(after, rest, you, source, spending) for after in first.ways_to_pay(s, you, source, spending)
    )


def doable(s: State, effects: Effects, you: Seat, source: int, names: Names = ()) -> bool:
    """True if this can be done fully for all that anyone can see (LOTR-18.7); what a hand holds is not seen."""
    seen = tuple(word for word in effects if word.visible())
    hidden = [word for word in effects if not word.visible()]
    spending = Spending(names=names)
    return payable(s, seen, you, source, names=names) and all(w.conceivable(s, you, source, spending) for w in hidden)


def fully(s: State, effects: Effects, you: Seat, source: int, names: Names = ()) -> bool:
    """True if each of them can be done in full (LOTR-18.7), with the hand that only its player sees."""
    spending = Spending(names=names)
    together = payable(s, effects, you, source, names=names)
    return together and all(word.fully(s, you, source, spending) for word in effects)


def seems_full(s: State, effects: Effects, you: Seat, source: int, names: Names = ()) -> bool:
    """True if each of them can be done in full, for all that anyone can see."""
    seen = [word for word in effects if word.visible()]
    spending = Spending(names=names)
    return doable(s, effects, you, source, names) and all(word.fully(s, you, source, spending) for word in seen)


def could_matter(s: State, effects: Effects, you: Seat, source: int, names: Names | None = None) -> bool:
    """True if any of them could change anything, for all to see (LOTR-17.3); of an answer, to the cards it names."""
    if names is None:
        return any(word.matters(s, you, source) for word in effects)
    return any(word.matters_to(s, you, source, names) for word in effects)
