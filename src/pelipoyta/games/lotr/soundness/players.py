"""The players: seats, numbers, and all cards of each deck where the rules can have put them."""

from collections import Counter
from collections.abc import Iterator

from pelipoyta.games.lotr.decks import DeckList, find_deck, why_not_deck
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import LOOKED_AT, Player, State, Zone
from pelipoyta.games.lotr.model.state import FIRST_RULES, RULES
from pelipoyta.games.lotr.terms import Kind, Phase
from pelipoyta.kernel import Seat

SEATS = range(2, 7)
SITES = range(1, 10)


def faults_of_players(s: State) -> Iterator[str]:
    count = len(s.players)
    if count not in SEATS or sorted(s.order) != list(range(count)):
        yield "two to six players, and an order of them all (LOTR-5.1)"
    if s.options.decks or any(why_not_deck(s.options, player.brought) for player in s.players):
        yield "each has brought a deck that may be played here (LOTR-2)"
        return
    yield from _faults_of_numbers(s)
    for seat in range(count):
        yield from _faults_of_player(s, seat)
    places = [player.place for player in s.players if player.place >= 0]
    if len(set(places)) < len(places) or any(place >= count for place in places):
        yield "each has a place of one's own (LOTR-3.3)"


def _faults_of_numbers(s: State) -> Iterator[str]:
    count = len(s.players)
    if min(s.twilight, s.moves, s.limit, s.drawn, s.next_id) < 0:
        yield "nothing counts less than nothing"
    if not FIRST_RULES <= s.rules <= RULES:
        yield "there are no rules of that version"
    if s.free not in range(-1, count) or s.acting not in range(-1, count):
        yield "nobody sits there"
    elif s.phase is not Phase.SETUP and (
        s.free < 0 or (s.players[s.free].out and s.over is None and not _is_broken(s))
    ):
        yield "whose turn is it? (LOTR-5.1)"


def _is_broken(s: State) -> bool:
    """LOTR-30.43: the turn of a player who is out is being wound up."""
    return any(getattr(task, "step", "") == "clear" for task in s.agenda)


def _faults_of_player(s: State, seat: Seat) -> Iterator[str]:
    player = s.players[seat]
    deck = find_deck(player.brought)
    gone = not (player.hand or len(player.deck) or player.discard or player.dead or player.adventure)
    if player.out and not gone and s.over is None:
        yield "one who is out has no cards (LOTR-16.4)"
    elif not (player.out and gone) and not _is_whole(s, seat, deck):
        yield f"the cards of seat {seat} are not those of its deck"
    if player.site not in SITES or player.burdens < 0 or player.resistance < 1 or player.bid < -1 or player.place < -1:
        yield "that cannot be counted of a player"
    if s.phase is not Phase.SETUP and not player.out and player.place < 0:
        yield "whoever plays has a place (LOTR-3.3)"
    if player.reshuffled and s.options.variant != "starter":
        yield "a deck is shuffled anew in the beginners' game only (LOTR-27.5)"
    yield from _faults_of_secrets(s, seat, player, deck)


def _is_whole(s: State, seat: Seat, deck: DeckList) -> bool:
    player = s.players[seat]
    table = [card.code for card in s.cards.values() if card.owner == seat and card.code in CARDS]
    held = [held.code for held in player.hand]
    shuffled = player.deck.shuffled().bag
    found = Counter([*table, *held, *shuffled, *player.discard, *player.dead, *player.adventure])
    return found == Counter([deck.bearer, deck.ring, *deck.sites, *deck.draw_deck()])


def _faults_of_secrets(s: State, seat: Seat, player: Player, deck: DeckList) -> Iterator[str]:
    if player.hand != tuple(sorted(player.hand)) or player.deck.bag != tuple(sorted(player.deck.bag)):
        yield "hands and decks are kept sorted"
    others = set(range(LOOKED_AT, len(s.players))) - {seat}
    if any(held.eyes != tuple(sorted(set(held.eyes) & others)) for held in player.hand):
        yield "a card in hand has been seen by others, each once"
    whole = Counter([*deck.sites, *deck.draw_deck()])
    if player.known != tuple(sorted(player.known)) or Counter(player.known) - whole:
        yield "what all have seen go back is of the deck"
    if player.first != (deck.bearer, deck.ring) or player.fixed not in _fixed(s, player, deck):
        yield "the game began with the Ring-bearer and the Ring of the deck (LOTR-3.7, LOTR-27.3)"
    if any(CARDS[code].kind is not Kind.SITE for code in player.adventure):
        yield "an adventure deck holds sites (LOTR-2.5)"


def _fixed(s: State, player: Player, deck: DeckList) -> list[tuple[int, ...]]:
    """LOTR-27.3: what may be left of a fixed starting fellowship."""
    if s.options.variant != "starter":
        return [()]
    after = 0 if s.phase is Phase.SETUP or player.out else len(deck.start)
    return [deck.start[i:] for i in range(after, len(deck.start) + 1)]


def on_path(s: State) -> list[int]:
    return [card.id for card in s.cards.values() if card.zone is Zone.PATH]
