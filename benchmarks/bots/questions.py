"""Number of questions to a player of The Lord of the Rings TCG: by turn, and how many are to respond.

`python benchmarks/bots/questions.py [--games N] [--bot NAME]`; bots play the decks of the house in each format, with
every response of the format's pool to be reckoned with. A question with one answer the table answers itself
(TABLE-11). Told is what is asked as things stand, and what is left once each player lets pass what no card of the own
deck can answer: a setting that hangs on the list one brought, and not on the hand.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any, get_args

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.player import Choose
from pelipoyta.bots.registry import find
from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.advice.moments import NAMES, OTHER, moment
from pelipoyta.games.lotr.decks import OFFERED, DeckList, why_not_deck
from pelipoyta.games.lotr.engine.catalogue import ALL_CARDS, pool_of
from pelipoyta.games.lotr.model import Format, Options
from pelipoyta.games.lotr.questions import Question
from pelipoyta.games.lotr.rules.happenings.match import DEED_KINDS


def answered_by(deck: DeckList) -> set[str]:
    """Moments that some card of the deck, the Ring or a site could answer."""
    codes = (deck.bearer, deck.ring, *deck.sites, *dict(deck.cards))
    deeds = {deed for code in codes for deed in ALL_CARDS.awaited(code)}
    return {f"{Question.RESPOND}-{NAMES.get(DEED_KINDS[deed], OTHER)}" for deed in deeds}


class Asked:
    """Wrapper of a bot that counts its questions."""

    def __init__(self, choose: Choose, deck: DeckList) -> None:
        self.choose = choose
        self.answers = answered_by(deck)
        self.counts = Counter[str]()
        self._turn: int | None = None

    def __call__(self, view: Any, seat: int, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
        self._count(view, len(legal) > 1)
        return self.choose(view, seat, ask, legal, rng, budget)

    def _count(self, view: Any, free: bool) -> None:
        self.counts["turns"] += view.free != self._turn
        self._turn = view.free
        about = moment(view)
        kinds = ["asked", *(["respond"] if about else [])]
        kept = not about or about in self.answers
        for kind in kinds:
            self.counts[kind] += 1
            self.counts[f"{kind} free"] += free
            self.counts[f"{kind} after"] += kept
            self.counts[f"{kind} free after"] += free and kept


def measured(name: Format, games: int, bot: str) -> Counter[str]:
    able = [key for key in OFFERED if not why_not_deck(Options(format=name), key)]
    pairs = ((able[n % len(able)], able[(5 * n + 3) % len(able)]) for n in range(10**6))
    found = Counter[str]()
    for number, decks in enumerate(islice(pairs, games)):
        seats = [Asked(find("lotr", bot), OFFERED[key]) for key in decks]
        play_game(GAME, Options(decks=decks, format=name), 2, seats, f"questions/{number}")
        for seat in seats:
            found += seat.counts
    return found


def tell(name: Format, found: Counter[str]) -> None:
    turns, events = found["turns"], len(pool_of(name).responses())
    print(f"{name}: {events} response events in the pool, {turns} turns as a player sees them")
    for label, end in (("as things stand", ""), ("what the own deck cannot answer let pass", " after")):
        asked, free = found[f"asked{end}"], found[f"asked free{end}"]
        respond, choice = found[f"respond{end}"], found[f"respond free{end}"]
        print(f"  {label}: {asked / turns:.1f} questions a turn, {free / turns:.1f} with a choice; ", end="")
        print(f"to respond {respond / turns:.1f} ({100 * respond / asked:.0f} %), with a choice {choice / turns:.2f}")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=6)
    asked.add_argument("--bot", default="greedy")
    told = asked.parse_args()
    for name in get_args(Format):
        tell(name, measured(name, told.games, told.bot))


if __name__ == "__main__":
    main()
