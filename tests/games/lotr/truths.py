"""Whether what a hint says of a choice in the Lord of the Rings is so: seen by doing it, and read on the card."""

from random import Random
from typing import Any

from tests.games.truth import Holds, Table, Told

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import strength
from pelipoyta.games.lotr.text import card_text
from pelipoyta.locales import Words

TABLES = (
    Table(2, {}, 0.2, 400, seeds=2),
    Table(2, {"decks": ("dwarves-goblins", "elves-wraiths"), "format": "open"}, 0.2, 400, seeds=2),
    Table(2, {"decks": ("knights-siege", "slinker-easterlings"), "format": "open"}, 0.2, 400, seeds=2),
    Table(3, {"decks": ("wizard-uruks", "walkers-trolls", "ithilien-harad"), "format": "open"}, 0.2, 300, seeds=1),
)
FAULTS = (("_in", 1), ("_strength", 1))
GUESSES = 6  # at what is hidden
IN_PLAY = ("fellowship", "support", "centre", "attached")
READ = {  # of what a card can do: how its own text says it, one way or another
    "does-strength": ("strength",), "does-wound": ("wound",), "does-heal": ("heal",), "does-draw": ("draw",),
    "does-archery": ("archery",), "does-less-twilight": ("remove",), "does-more-twilight": ("add",),
    "does-unburden": ("remove",), "does-burden": ("burden",), "does-discard": ("discard",), "does-play": ("play",),
    "does-prevent": ("prevent", "cancel"), "does-cancel": ("cancel",), "does-gains": ("gain", " is "),
    "does-forbid": ("not", "no more", "safe", "only"), "does-cost": ("cost",),
}  # fmt: skip
# Checked where they are met, which a few games need not: what a card does is read on every card by test_hints.
RARE = frozenset(
    {*READ, "ally", "later", "no", "outlook-burdened", "pick-player", "spot", "stronger", "times", "weaker", "yes"}
)


def positions() -> tuple[Any, ...]:
    return ()


def code_of(told: Told) -> int:
    """Of the card that the action is about."""
    return int(getattr(told.action, "code", -1) if not told.is_a("Use") else told.state.cards[told.action.card].code)


def titled(told: Told, *cards: Any) -> bool:
    return [told.facts[name] for name in ("card", "minion") if name in told.facts] == [CARDS[c].title for c in cards]


def played(told: Told) -> bool:
    return titled(told, told.action.code)


def in_play(told: Told, *ids: int) -> bool:
    return titled(told, *(told.state.cards[id].code for id in ids))


def picked(told: Told) -> bool:
    what = told.action.what
    return titled(told, told.state.cards[what].code if what in told.state.cards else what)


def stands_in_text(key: str, code: int) -> bool:
    text = " ".join(card_text(Words("en", "lotr"), CARDS[code])).lower()
    return any(way in text for way in READ[key])


def reads(key: str) -> Any:
    return lambda told: stands_in_text(key, code_of(told))


def paid(told: Told) -> bool:
    """The pool changes by the price, as soon as nobody is asked who is to bear the card."""
    changes = [abs(event.by) for event in told.events() if type(event).__name__ == "TwilightChanged"]
    asked = any(type(task).__name__ == "Playing" for task in told.after().agenda)
    return told.facts["pool"] == told.state.twilight and (asked or told.facts["cost"] in (*changes, 0))


def here(s: Any, id: int) -> bool:
    return id in s.cards and str(s.cards[id].zone.value) in IN_PLAY


def leaves(told: Told) -> bool:
    after = told.after()
    gone = [card for id, card in told.state.cards.items() if here(told.state, id) and id not in after.cards]
    return told.facts["card"] in [CARDS[card.code].title for card in gone]


def change(told: Told, what: str) -> int:
    """How much more there is of it after the choice: of wounds, on those who stay."""
    before, after = told.state, told.after()
    if what == "twilight":
        return int(after.twilight - before.twilight)
    own = told.facts["whose"] == "own"
    if what == "burdens":
        seats = [seat for seat in range(len(before.players)) if (seat == told.seat) == own]
        return sum(after.players[seat].burdens - before.players[seat].burdens for seat in seats)
    both = [card for id, card in before.cards.items() if id in after.cards and (card.owner == told.seat) == own]
    return sum(after.cards[card.id].wounds - card.wounds for card in both)


def changes(what: str) -> Any:
    def check(told: Told) -> bool:
        return bool(change(told, what) == told.facts["amount"] * (1 if told.facts["way"] == "up" else -1))

    return check


def changes_nothing(told: Told) -> bool:
    _, *own, pool, burdens, wounds, _ = figures(told)
    return not any((*own, burdens, wounds)) and (told.is_a("Play") or not pool)


def hangs_on_what_is_hidden(told: Told) -> bool:
    """Worlds that look the same part after it."""
    view = told.game.view(told.state, told.seat)
    worlds = [told._replace(state=told.game.determinize(view, Random(number))) for number in range(GUESSES)]
    return len({figures(each) for each in worlds}) > 1


def figures(told: Told) -> tuple[int, ...]:
    """All that is counted, and how many cards are in play."""
    sides = [told._replace(facts={"whose": whose}) for whose in ("own", "other")]
    after = told.after()
    lying = sum(here(after, id) for id in after.cards)
    return (lying, *(change(each, what) for each in sides for what in ("burdens", "wounds", "twilight")))


def outlook(told: Told) -> Any:
    """What the board shows of the skirmish after the choice; letting pass changes nothing of it."""
    s = told.state if told.is_a("Pass") else told.after()
    about = told.action.character if told.is_a("Assign") else told.state.fight.character
    return next(each for each in told.game.view(s, told.seat).outlooks if each.character == about)


def fought(told: Told) -> bool:
    sums = {id: max(sum(part.amount for part in parts), 0) for id, parts in outlook(told).strengths}
    own = sums.pop(outlook(told).character, 0)
    return bool(told.facts["own"] == own and told.facts["foe"] == sum(sums.values()))


def of_a_minion(told: Told, ids: list[int]) -> bool:
    return told.facts["minion"] in [CARDS[told.state.cards[id].code].title for id in ids]


def falls(told: Told) -> bool:
    found = outlook(told)
    return fought(told) and (found.character in found.dead or bool(found.out)) and in_play(told, found.character)


def owned(told: Told, kind: str, seat: int | None = None) -> int:
    cards = [card for id, card in told.state.cards.items() if here(told.state, id)]
    return sum(str(CARDS[card.code].kind.value) == kind and seat in (None, card.owner) for card in cards)


def healed(told: Told) -> bool:
    title, after = CARDS[told.action.code].title, told.after()
    named = [card for card in told.state.cards.values() if CARDS[card.code].title == title and card.owner == told.seat]
    return bool(sum(card.wounds - after.cards[card.id].wounds for card in named) == 1)


def hand(told: Told) -> bool:
    s = told.state
    return bool(
        told.facts["hand"] == len(s.players[told.seat].hand) and told.facts.get("pool", s.twilight) == s.twilight
    )


def unmatched(told: Told) -> bool:
    s = told.state
    fighting = {id for fight in s.fights for id in fight.minions}
    return bool(told.facts["minions"] == len([id for id in s.agenda[-1].pool if id not in fighting]))


def road(told: Told) -> bool:
    s = told.state
    minions = sum(str(card.zone.value) == "centre" for card in s.cards.values())
    return told.facts == {"site": s.players[s.free].site + 1, "minions": minions, "pool": s.twilight}


def printed(told: Told) -> bool:
    card = CARDS[told.action.what if told.is_a("Pick") else told.action.code]
    return told.facts == {"strength": abs(card.strength), "vitality": abs(card.vitality)}


def of_kind(kind: str) -> Any:
    return lambda told: printed(told) and str(CARDS[told.action.code].kind.value) == kind


def strong(told: Told) -> tuple[int, int]:
    s = told.state
    own, foe = (max(strength(s, s.cards[id]), 0) for id in (told.action.character, told.action.minion))
    return own, foe


def compared(told: Told) -> bool:
    return (told.facts["own"], told.facts["foe"]) == strong(told)


def way(told: Told) -> bool:
    return bool(told.state.agenda[-1].ways[told.facts["way"] - 1] == told.action.way)


HOLDS: Holds = {
    "bid": lambda t: t.facts["burdens"] == t.action.burdens,
    "bid-why": lambda t: t.is_a("Bid"),
    "takeplace": lambda t: t.facts["place"] == t.action.place + 1,
    "takeplace-why": lambda t: t.after().players[t.seat].place == t.facts["place"] - 1,
    "play": played,
    "heal": played,
    "heal-why": healed,
    "use": lambda t: in_play(t, t.action.card),
    "transfer": lambda t: in_play(t, t.action.item),
    "pick": picked,
    "pick-player": lambda t: t.state.players[t.action.what].place == t.facts["place"] - 1,
    "pick-strength": lambda t: t.facts["own"] == max(strength(t.state, t.state.cards[t.action.what]), 0),
    "pick-card": printed,
    "assign": lambda t: in_play(t, t.action.character, t.action.minion),
    "stronger": lambda t: compared(t) and strong(t)[0] > strong(t)[1],
    "weaker": lambda t: compared(t) and strong(t)[0] <= strong(t)[1],
    "decide": way,
    "spot": lambda t: t.facts["count"] == t.action.way,
    "times": lambda t: t.facts["count"] == t.action.way,
    "yes": lambda t: t.action.way == 1,
    "no": lambda t: t.action.way == 0,
    "on": lambda t: t.action.way == 1,
    "stop": lambda t: t.action.way == 0,
    "road": road,
    "pass": lambda t: t.is_a("Pass"),
    "pass-why": hand,
    "let-be": lambda t: t.is_a("Pass"),
    "leave": lambda t: t.is_a("Pass"),
    "leave-why": unmatched,
    "keep": lambda t: t.is_a("Pass"),
    "keep-why": hand,
    "go": lambda t: t.is_a("Pass") and str(t.state.phase.value) == "fellowship",
    "go-why": lambda t: t.facts["companions"] == owned(t, "companion", t.state.free),
    "price": paid,
    "fighter": of_kind("companion"),
    "ally": of_kind("ally"),
    "minion": of_kind("minion"),
    "item": lambda t: printed(t) and min(CARDS[t.action.code].strength, CARDS[t.action.code].vitality) >= 0,
    "item-weakens": lambda t: printed(t) and max(CARDS[t.action.code].strength, CARDS[t.action.code].vitality) <= 0,
    "later": hangs_on_what_is_hidden,
    "now-nothing": changes_nothing,
    "now-leaves": leaves,
    "now-burdens": changes("burdens"),
    "now-wounds": changes("wounds"),
    "now-twilight": changes("twilight"),
    "outlook-kills": lambda t: fought(t) and of_a_minion(t, [*outlook(t).dead]),
    "outlook-wounds": lambda t: fought(t) and of_a_minion(t, [id for id, _ in outlook(t).wounds]),
    "outlook-hurts": lambda t: fought(t) and t.facts["wounds"] == sum(count for _, count in outlook(t).wounds),
    "outlook-burdened": lambda t: fought(t) and t.facts["burdens"] == sum(n for _, n in outlook(t).burdens),
    "outlook-dies": falls,
    **{key: reads(key) for key in READ},
}
