"""What a seat is shown: numbers with their reasons, what is going on, and the form of a new table."""

from collections import Counter
from random import Random

from msgspec import to_builtins
from msgspec.structs import replace

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.decks import OFFERED, STARTERS, why_not_deck
from pelipoyta.games.lotr.engine.numbers import cost_parts
from pelipoyta.games.lotr.knowledge.shown import Choosing, Now
from pelipoyta.games.lotr.knowledge.view import HIDDEN_BID
from pelipoyta.games.lotr.model import Bid, Options, Part, Select, Starting, TakesWound, Transfer
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.steps import remember
from pelipoyta.games.lotr.terms import Block, Keyword, Pile, Reason, Side
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Deck
from pelipoyta.server.api.catalogue.option_forms import form

PRINT = Reason.PRINT


def numbers(sc, card, seat=0):
    return next(found for found in GAME.view(sc.s, seat).numbers if found.card == card)


def test_strength_tells_its_sources(scenario):
    """LOTR-25.1: print, what is borne, texts and effects, each by its card."""
    sc = scenario()
    aragorn, uruk = sc.put("4P364"), sc.put("4C207", 1)
    sc.put("4U132", on=aragorn)
    sc.hand(0, "4C42", "4C42")
    sc.fight(aragorn, uruk)
    found = numbers(sc, aragorn)
    assert found.strength == (Part(4364, 8, PRINT), Part(4132, 2, PRINT), Part(4132, 2))
    assert (found.overwhelm, found.takes_part, found.roaming) == (2, True, False)
    assert dict(numbers(sc, uruk).keywords) == {Keyword.DAMAGE: 1}
    assert numbers(sc, uruk).roaming


def test_prices_tell_their_sources(scenario):
    """LOTR-20.2: the printed cost, what a site changes, and two for roaming."""
    sc = scenario(site=5, sites={5: "4U347"})
    sc.hand(1, "4C184")
    sc.begin("shadow", 1)
    assert GAME.view(sc.s, 1).prices[0].parts == (Part(4184, 4, PRINT), Part(4347, -3))
    assert GAME.view(sc.s, 0).prices == ()


def test_prices_tell_roaming_from_own_words(scenario):
    """LOTR-20.2, LOTR-20.3: both are of the card itself, but not alike; an occasion has no card."""
    sc = scenario(site=2)
    sc.put("4C286")
    sc.hand(0, "4C266")
    sc.hand(1, "4C184")
    sc.begin("fellowship")
    assert GAME.view(sc.s, 0).prices[0].parts == (Part(4266, 3, PRINT), Part(4266, -1, Reason.TEXT))
    assert GAME.view(sc.s, 1).prices[0].parts == (Part(4184, 4, PRINT), Part(4184, 2, Reason.ROAMING))
    assert cost_parts(sc.s, 1, 4184, -2)[-1] == Part(-1, -2, Reason.OCCASION)


def test_archery_tells_its_sources(scenario):
    """LOTR-11.2."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put("1U51")
    sc.put("1C157", 1), sc.put("1C158", 1)
    sc.put("1P365")
    sc.hand(0, "1C104")
    sc.begin("maneuver")
    assert GAME.view(sc.s, None).archery == ((Part(1051, 1, PRINT), Part(1157, -1)), ())


def test_it_says_what_is_being_answered(scenario):
    """LOTR-17.4: a wound that Éowyn could prevent."""
    sc = scenario()
    eowyn, merry, foe = sc.put("4C270"), sc.put("4C310"), sc.put("4C10", 1)
    sc.set_strength(foe, 5)
    sc.fight(merry, foe).resolve()
    now = GAME.view(sc.s, 1).now
    assert (now.answering, now.before, now.card) == (TakesWound(merry), True, -1)
    sc.use(eowyn)
    assert GAME.view(sc.s, 1).now.answering is None


def test_it_says_whose_text_asks(scenario):
    """The card, the ability, and whether a cost is being paid."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put("1U51"), sc.put("1U12")
    sc.hand(0, "1C304", "1C304")
    sc.fight(sc.frodo, sc.put("1C177", 1))
    sc.play("1C304")
    now = GAME.view(sc.s, 1).now
    assert (now.code, now.ability, now.paying, now.playing) == (1304, 0, True, 1304)
    assert sc.asks == "cost"


def test_nothing_is_going_on_in_a_quiet_phase(scenario):
    sc = scenario()
    sc.begin("fellowship")
    assert GAME.view(sc.s, 0).now == Now()


def test_bids_are_hidden_till_all_are_made():
    """LOTR-3.2."""
    s = GAME.start(Options(), 2)
    s, _ = GAME.apply(s, 0, Bid(3))
    assert [GAME.view(s, seat).players[0].bid for seat in (0, 1, None)] == [3, HIDDEN_BID, HIDDEN_BID]
    assert GAME.determinize(GAME.view(s, 1), Random(1)).players[0].bid >= 0


def test_the_form_offers_our_decks():
    """Every seat's deck is one of ours or a list as text."""
    decks = next(found for found in form(Options) if found.name == "decks")
    assert (decks.kind, decks.choices) == ("texts", tuple(OFFERED))


def test_a_deck_list_is_its_players_alone():
    """LOTR-25.6, LOTR-3.7: no view but one's own has the list; which Ring it is, is open."""
    s = GAME.start(Options(), 2)
    for seat, mine in ((0, "ttt-aragorn"), (1, "ttt-theoden")):
        seen = GAME.view(s, seat)
        assert seen.options.decks == ()
        assert [player.brought for player in seen.players] == [mine if who == seat else "" for who in range(2)]
        assert seen.players[1 - seat].deck is None
    onlooker = GAME.view(s, None)
    assert [(player.brought, player.first) for player in onlooker.players] == [("", (4302, 4002))] * 2


def test_what_went_back_into_a_deck_is_remembered(scenario):
    """LOTR-23.4, LOTR-25.4: a guess holds what everyone has seen go there."""
    sc = scenario()
    remember(GameChange(sc.s), 1, (4184, 4184, 4363))
    seen = GAME.view(sc.s, 0)
    assert seen.players[1].known == (4184, 4184, 4363)
    for seed in range(5):
        guess = GAME.determinize(seen, Random(seed)).players[1]
        hidden = [*guess.deck.bag, *(held.code for held in guess.hand)]
        assert hidden.count(4184) >= 2
        assert 4363 in guess.adventure


def showing(*codes):
    """A game at its start, but for cards of the second player that lie in the discard pile."""
    s = GAME.start(Options(), 2)
    bag = Counter(s.players[1].deck.bag) - Counter(codes)
    s.players[1] = replace(s.players[1], deck=Deck(bag=tuple(sorted(bag.elements()))), discard=codes)
    return s


def test_a_guessed_deck_is_one_of_ours_where_one_explains_all():
    sites = {GAME.determinize(GAME.view(showing(), 0), Random(seed)).players[1].adventure for seed in range(90)}
    first = STARTERS["ttt-aragorn"].bearer, STARTERS["ttt-aragorn"].ring
    ours = [deck for key, deck in OFFERED.items() if not why_not_deck(Options(), key)]
    assert sites == {deck.sites for deck in ours if (deck.bearer, deck.ring) == first}
    s = showing(4278)  # a chain that no other deck has
    for seed in range(20):
        guess = GAME.determinize(GAME.view(s, 0), Random(seed)).players[1]
        assert (guess.adventure, guess.deck) == (s.players[1].adventure, s.players[1].deck)


def test_a_guessed_deck_is_else_of_the_format_and_even():
    """LOTR-2.3, LOTR-2.4, LOTR-2.6."""
    seen = (4286, 4364, 4012)
    guess = GAME.determinize(GAME.view(showing(*seen), 0), Random(1)).players[1]
    cards = (*guess.deck.bag, *seen)
    assert {code // 1000 for code in cards} <= {4, 5, 6}
    sides = Counter(CARDS[code].side for code in cards)
    assert sides[Side.FREE] == sides[Side.SHADOW] == len(cards) // 2
    assert max(Counter(CARDS[code].title for code in cards).values()) <= 4


def test_whether_a_hand_holds_a_card_to_play_is_its_players_to_know(scenario):
    """LOTR-25.6: a text that plays a card from hand asks with or without one; how many others must discard is open."""
    sc = scenario()
    sc.hand(1, "4C42")
    for what, seen in (("play", 0), ("card", 1)):
        sc.s.agenda = [*sc.s.agenda, Select(1, what, (4042,), "it", 1, 1, pile=Pile.HAND)]
        assert [GAME.view(sc.s, seat).agenda[-1].least for seat in (0, 1, None)] == [seen, 1, seen]
        assert [GAME.view(sc.s, seat).agenda[-1].options for seat in (0, 1, None)] == [(), (4042,), ()]


def test_it_says_what_is_picked_and_how_far_that_has_come(scenario):
    """A card in play, a card of a pile, or a player; how many of a hidden pile, only to whoever picks."""
    sc = scenario()
    below = sc.s.agenda
    for task, seen in (
        (Select(1, "target", (1, 2), "it"), Choosing()),
        (Select(1, "archery-player", (0, 1), "who"), Choosing("seat")),
        (Select(1, "card", (4042,), "it", pile=Pile.DISCARD), Choosing("code", Pile.DISCARD)),
        (Starting(1, 3), Choosing(spent=3)),
    ):
        sc.s.agenda = [*below, task]
        assert [GAME.view(sc.s, seat).choosing for seat in (0, 1, None)] == [seen] * 3
    sc.s.agenda = [*below, Select(1, "discard-down", (4042, 4184), "it", 2, 2, (4042,), Pile.HAND)]
    assert [GAME.view(sc.s, seat).choosing.picked for seat in (0, 1, None)] == [0, 1, 0]


def test_a_screen_is_sent_what_it_draws():
    """Not what the rules have still to do, nor what only a program that plays on must know."""
    seen = GAME.view(GAME.start(Options(), 2), 0)
    sent = to_builtins(GAME.nouns.show(seen))
    assert sent["players"][0]["hand_count"] == seen.players[0].hand_count
    assert not {"agenda", "used", "lasting", "next_id"} & set(sent)
    assert not {"deck", "brought", "known"} & set(sent["players"][0])


def test_whoever_is_asked_by_a_rule_sees_about_which_card(scenario):
    """LOTR-26.1, LOTR-21.6: who lies in wait, and what is handed over."""
    sc = scenario(twilight=3)
    hero, foe = sc.put("4P364"), sc.put("4R218", 1)
    sc.begin("assignment").assign(hero, foe)
    assert (sc.asks, GAME.view(sc.s, 1).now.playing) == ("ambush", code_of("4R218"))
    sc = scenario()
    sc.put("4C310"), sc.put("4C314")
    sword = sc.put("4C306", on=sc.frodo)
    sc.begin("fellowship").do(Transfer(sword))
    assert (sc.asks, GAME.view(sc.s, 0).now.playing) == ("receiver", code_of("4C306"))
