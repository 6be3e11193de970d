"""Use of cards by bots, and the results of their owners: random legal decks of a few cultures.

`python benchmarks/bots/cards.py [--games N] [--bot NAME] [--nodes N] [--seed S] [--keep FILE] [--all]`; formats go
round. With FILE each game is a line there, and a later run goes on after them. Told are the cards that could have been
played often enough and never or hardly ever were, and those whose players lost most; with --all every card. Who could
have begun the game is not one who could be played: in the first fellowship one is taken for another.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, get_args

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.player import Choose
from pelipoyta.bots.registry import find
from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.decks import DeckList, why_not_deck
from pelipoyta.games.lotr.decks.check import COPIES, FRODOS, LEAST_DRAW_DECK
from pelipoyta.games.lotr.decks.invent import invent_sites
from pelipoyta.games.lotr.decks.text import write_deck
from pelipoyta.games.lotr.engine.catalogue import CARDS, pool_of
from pelipoyta.games.lotr.model import Format, Options, Play, Use
from pelipoyta.games.lotr.questions import Question
from pelipoyta.games.lotr.terms import Kind, Side

FIGHTERS = {Side.FREE: (Kind.COMPANION, 11), Side.SHADOW: (Kind.MINION, 15)}  # so many at least, where there are
CULTURES = 2  # of each side in a deck
ENOUGH = 5  # games in which a card could be played, before anything is said of it
RARE = 0.1
LEAST_TOLD = 10

Game = dict[str, Any]  # a line of the file: who held, could play and played what, and the scores


class Watch:
    """Wrapper of a bot that records its hand and its plays."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose
        self.held, self.able, self.played, self.used = set[int](), set[int](), set[int](), set[int]()

    def __call__(self, view: Any, seat: int, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
        self.held |= {held.code for held in view.players[seat].hand}
        action = self.choose(view, seat, ask, legal, rng, budget)
        able = [action] if ask == Question.STARTING else legal
        self.able |= {each.code for each in able if isinstance(each, Play)}
        if isinstance(action, Play):
            self.played.add(action.code)
        elif isinstance(action, Use):
            self.used |= {card.code for card in view.cards if card.id == action.card}
        return action

    def told(self) -> dict[str, list[int]]:
        names = ("held", "able", "played", "used")
        return {name: sorted(getattr(self, name)) for name in names}


# -- Decks -----------------------------------------------------------------------------------------------------------


def themed(name: Format, rng: Random) -> str:
    """Random legal deck of a few cultures, so that its cards mention one another."""
    able = [CARDS[code] for code in pool_of(name).deckable()]
    half = LEAST_DRAW_DECK // 2
    cards = [code for side in FIGHTERS for code in _half([card for card in able if card.side is side], half, rng)]
    frodos = [card.code for card in able if card.title == "Frodo"]
    rings = [code for code, card in pool_of(name).cards.items() if card.kind is Kind.RING]
    counts = tuple(sorted(Counter(cards).items()))
    return write_deck(DeckList(rng.choice(frodos), rng.choice(rings), invent_sites(name, (), rng), counts))


def _half(able: Sequence[Any], size: int, rng: Random) -> list[int]:
    kind, least = FIGHTERS[able[0].side]
    cultures = rng.sample(sorted({card.culture for card in able}, key=str), CULTURES)
    near = [card for card in able if card.culture in cultures]
    fighters = _some([card for card in near if card.kind is kind], least, rng, Counter())
    titles = Counter(CARDS[code].title for code in fighters)
    chosen = [*fighters, *_some(near, size - len(fighters), rng, titles)]
    return [*chosen, *_some(able, size - len(chosen), rng, Counter(CARDS[code].title for code in chosen))]


def _some(cards: Sequence[Any], count: int, rng: Random, titles: Counter[str]) -> list[int]:
    found = list[int]()
    for card in rng.sample(list(cards), len(cards)):
        most = (FRODOS if card.title == "Frodo" else COPIES) - titles[card.title]
        copies = max(0, min(rng.randint(1, 2), most, count - len(found)))
        titles[card.title] += copies
        found += [card.code] * copies
    return found


# -- Games -----------------------------------------------------------------------------------------------------------


def play(number: int, seed: str, bot: str, nodes: int = 0) -> Game:
    rng, formats = Random(f"{seed}/{number}"), get_args(Format)
    name = formats[number % len(formats)]
    options = Options(decks=(themed(name, rng), themed(name, rng)), format=name)
    assert not any(why_not_deck(options, text) for text in options.decks)
    watches = [Watch(find("lotr", bot, nodes)) for _ in options.decks]
    scores = play_game(GAME, options, 2, watches, f"{seed}/{number}").scores
    return {"seats": [{**watch.told(), "score": score} for watch, score in zip(watches, scores, strict=True)]}


def games(count: int, seed: str, bot: str, keep: Path | None, nodes: int = 0) -> Iterator[Game]:
    before = keep.read_text(encoding="utf-8").splitlines() if keep and keep.exists() else []
    yield from map(json.loads, before[:count])
    for number in range(len(before), count):
        game = play(number, seed, bot, nodes)
        if keep:
            keep.parent.mkdir(parents=True, exist_ok=True)
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(game) + "\n")
        yield game


# -- What is told ----------------------------------------------------------------------------------------------------

Row = dict[str, float]


def rows(played: Iterable[Game]) -> dict[int, Row]:
    """Statistics by card: hands it was in, could be played, was played, was used, and its players' wins."""
    found: dict[int, Row] = {code: defaultdict(float) for code, card in CARDS.items() if card.side is not Side.NEITHER}
    for seat in (seat for game in played for seat in game["seats"]):
        for name in ("held", "able", "played", "used"):
            for code in seat[name]:
                if code in found:
                    found[code][name] += 1
        for code in seat["played"]:
            found[code]["won"] += seat["score"]
    return found


def neglected(found: dict[int, Row]) -> list[int]:
    """Cards that could be played often enough and hardly ever were."""
    often = [code for code, row in found.items() if row["able"] >= ENOUGH]
    return sorted(code for code in often if found[code]["played"] < RARE * found[code]["able"])


def losing(found: dict[int, Row]) -> list[int]:
    """Cards that were played often enough, those with the lowest win share first."""
    often = [code for code, row in found.items() if row["played"] >= ENOUGH]
    return sorted(often, key=lambda code: (found[code]["won"] / found[code]["played"], code))[:LEAST_TOLD]


def line(code: int, row: Row) -> str:
    card, won = CARDS[code], 100 * row["won"] / row["played"] if row["played"] else 0
    counts = "  ".join(f"{name} {row[name]:4.0f}" for name in ("held", "able", "played", "used"))
    return f"{card.id:6} {card.title[:30]:30} {card.kind.value:10} {counts}  won {won:3.0f} %"


def tell(found: dict[int, Row], everything: bool) -> None:
    if everything:
        print("\n".join(line(code, row) for code, row in sorted(found.items())))
    seen, able = [row for row in found.values() if row["held"]], [row for row in found.values() if row["able"]]
    print(f"{len(found)} cards: {len(seen)} were in a hand, {len(able)} could be played, ", end="")
    print(f"{sum(row['played'] > 0 for row in able)} were; {sum(not row['able'] for row in seen)} never could")
    shy = neglected(found)
    print(f"hardly ever played though they could be in {ENOUGH} games or more: {len(shy)}")
    print("\n".join(line(code, found[code]) for code in shy))
    print(f"of those played in {ENOUGH} games or more, these won least:")
    print("\n".join(line(code, found[code]) for code in losing(found)))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=60)
    asked.add_argument("--bot", default="greedy")
    asked.add_argument("--nodes", type=int, default=0, help="for a choice of a bot that searches; 0: as suits it")
    asked.add_argument("--seed", default="cards")
    asked.add_argument("--keep", type=Path)
    asked.add_argument("--all", action="store_true")
    told = asked.parse_args()
    tell(rows(games(told.games, told.seed, told.bot, told.keep, told.nodes)), told.all)


if __name__ == "__main__":
    main()
