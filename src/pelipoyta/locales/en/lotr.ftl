lotr-name = The Lord of the Rings
lotr-tagline = A fellowship on the road, the Shadow at its heels
lotr-blurb = Lead your fellowship through nine sites, and send the Shadow’s minions against the others. The card game’s Deluxe rules and almost thirty ready-made decks.

lotr-option-decks = Decks
lotr-option-decks-help = A ready-made deck or a list of your own.
lotr-option-format = Format
lotr-option-format-help = Where cards and path come from. Every deck must fit it.
lotr-option-format-towers = The Two Towers
lotr-option-format-fellowship = The Fellowship of the Ring
lotr-option-format-open = Open (all cards)
lotr-option-variant = Rules
lotr-option-variant-help = Beginners play boxed decks without bidding.
lotr-option-redraw = Redraw
lotr-option-redraw-help = A first hand may once be exchanged for six cards.
lotr-option-cancel_rb_skirmish = The Ring-bearer’s skirmish can be cancelled
lotr-option-cancel_rb_skirmish-help = Later rules forbade this.
lotr-option-open_discard = Open discard piles
lotr-option-open_discard-help = Others’ discard piles may be browsed too.
lotr-option-shadow_chat = A line for the Shadow
lotr-option-shadow_chat-help = Shadow players can talk without the Free Peoples player hearing. Needs at least three players.
lotr-option-loop_limit = Loop limit
lotr-option-loop_limit-help = The same thing can be done so many times in one phase.
lotr-option-variant-deluxe = Deluxe
lotr-option-variant-starter = Beginners
lotr-option-variant-limited = Boosters (at least 30 cards)

lotr-ask-bid = How many burdens do you bid to choose when you play?
lotr-ask-place = When in the order of turns will you play?
lotr-ask-starting = Take companions into your starting fellowship.
lotr-ask-redraw = Exchange your hand for six new cards?
lotr-ask-order = What happens first?
lotr-ask-respond = Do you want to respond?
lotr-ask-respond-win = Responses when a skirmish is won
lotr-ask-respond-wound = Responses when someone is wounded
lotr-ask-respond-exert = Responses when someone exerts
lotr-ask-respond-death = Responses when someone dies
lotr-ask-respond-heal = Responses when someone heals
lotr-ask-respond-play = Responses when a card is played
lotr-ask-respond-ability = Responses when an ability is used
lotr-ask-respond-ring = Responses when the Ring is put on
lotr-ask-respond-move = Responses when the fellowship moves
lotr-ask-respond-reveal = Responses when a hand is revealed
lotr-ask-respond-fight-end = Responses when a skirmish is about to end
lotr-ask-respond-phase-end = Responses at the end of a phase
lotr-ask-respond-other = Responses to anything else
lotr-ask-fellowship = Fellowship phase: play cards, then move on.
lotr-ask-shadow = Shadow phase: play minions with the pool’s twilight.
lotr-ask-maneuver = Maneuver: act or pass.
lotr-ask-archery = Archery: act or pass.
lotr-ask-assignment = Assignment: act or pass.
lotr-ask-skirmish = Skirmish: act or pass.
lotr-ask-regroup = Regroup: act or pass.
lotr-ask-target = Choose a target.
lotr-ask-cost = Choose what pays the cost.
lotr-ask-bearer = Who bears the card?
lotr-ask-receiver = Who takes the item?
lotr-ask-card = Choose a card.
lotr-ask-play = Choose a card to play.
lotr-ask-player = Choose a player.
lotr-ask-effect = Which effect?
lotr-ask-may = Will you do it?
lotr-ask-spot = How many do you spot?
lotr-ask-times = How many times?
lotr-ask-go-on = Do you discard one more card from your draw deck?
lotr-ask-draw = Draw cards?
lotr-ask-prevent = Pay the price to prevent this?
lotr-ask-ambush = Ambush: add twilight?
lotr-ask-defend = Assign defenders: choose a character, then a minion, or drag.
lotr-ask-left-over = Assign your minions that are left: choose a minion, then a character, or drag.
lotr-ask-skirmish-order = Which skirmish is next?
lotr-ask-move-again = Move again, or stop?
lotr-ask-sanctuary = Sanctuary: who heals?
lotr-ask-archery-wound = Who takes the archery wound?
lotr-ask-archery-player = Whose minions are shot at?
lotr-ask-reconcile = You may discard a card from hand.
lotr-ask-discard-down = Discard down to eight cards.
lotr-ask-discard = Choose a card to discard.
lotr-ask-put-back = Which card is put back next?
lotr-wait-bid =
    { $count ->
        [one] { $name } is bidding.
       *[other] { $name } are bidding.
    }
lotr-wait-place = { $name } is choosing when to play.
lotr-wait-starting = { $name } is gathering a starting fellowship.
lotr-wait-redraw = { $name } is thinking about a redraw.
lotr-wait-order = { $name } is deciding the order.
lotr-wait-respond = { $name } may respond.
lotr-wait-fellowship = { $name } is in the fellowship phase.
lotr-wait-shadow = { $name } is in the Shadow phase.
lotr-wait-maneuver = { $name } may act (maneuver).
lotr-wait-archery = { $name } may act (archery).
lotr-wait-assignment = { $name } may act (assignment).
lotr-wait-skirmish = { $name } may act in the skirmish.
lotr-wait-regroup = { $name } may act (regroup).
lotr-wait-target = { $name } is choosing a target.
lotr-wait-cost = { $name } is paying.
lotr-wait-bearer = { $name } is choosing a bearer.
lotr-wait-receiver = { $name } is transferring an item.
lotr-wait-card = { $name } is choosing a card.
lotr-wait-play = { $name } is choosing a card to play.
lotr-wait-player = { $name } is choosing a player.
lotr-wait-effect = { $name } is choosing an effect.
lotr-wait-may = { $name } may do it.
lotr-wait-spot = { $name } is spotting.
lotr-wait-times = { $name } is choosing how many times.
lotr-wait-go-on = { $name } is deciding whether to go on.
lotr-wait-draw = { $name } may draw.
lotr-wait-prevent = { $name } may prevent it.
lotr-wait-ambush = { $name } may ambush.
lotr-wait-defend = { $name } is assigning defenders.
lotr-wait-left-over = { $name } is assigning minions.
lotr-wait-skirmish-order = { $name } is choosing the next skirmish.
lotr-wait-move-again = { $name } is deciding whether to move on.
lotr-wait-sanctuary = { $name } is healing at the sanctuary.
lotr-wait-archery-wound = { $name } is placing archery wounds.
lotr-wait-archery-player = { $name } is choosing whom to shoot at.
lotr-wait-reconcile = { $name } is reconciling.
lotr-wait-discard-down = { $name } is discarding down.
lotr-wait-discard = { $name } is choosing a card to discard.
lotr-wait-put-back = { $name } is putting cards back.

lotr-talk-aside = Only the Shadow
lotr-talk-heard-aside = Only the Shadow heard this

lotr-no-game-over = The game is over.
lotr-no-not-asked = It is not your turn to choose.
lotr-no-not-what-is-asked = You cannot choose that now.
lotr-no-not-fully = You cannot do all of that, but you can do the other.
lotr-no-no-answer = That cannot answer this.
lotr-no-wrong-phase = { $card }: { $phase ->
    [answer] this only answers something else.
    [several] this belongs to another phase.
    [fellowship] this belongs to the fellowship phase.
    [shadow] this belongs to the Shadow phase.
    [maneuver] this belongs to the maneuver phase.
    [archery] this belongs to the archery phase.
    [assignment] this belongs to the assignment phase.
    [skirmish] this belongs to the skirmish phase.
   *[regroup] this belongs to the regroup phase.
}
lotr-no-no-such-ability = { $card } has no ability for a player to use.
lotr-no-not-your-card = { $card } is not yours to use.
lotr-no-not-a-choice = That cannot be chosen.
lotr-no-requirement-missing = { $what ->
    [spot] You cannot spot all that { $card } asks for: { $need } needed, { $found } found.
    [least] There is too little of what { $card } counts: at least { $need } needed, now { $found }.
    [most] There is too much of what { $card } counts: at most { $need } allowed, now { $found }.
    [below] There is too much of what { $card } counts: it must be under { $need }, now { $found }.
    [more] { $card } needs more of one kind of card in play than of the other.
    [card] The card that { $card } speaks of is not as it must be now.
    [site] { $card } works only at another site.
    [ring] { $card } works only while the Ring is worn.
    [home] { $card } works only while an opponent controls its home site.
    [phase] { $card } works only in another phase.
    [beaten] { $card } works only if no companion or ally has lost a skirmish this turn.
    [not] Something holds now that keeps { $card } from working.
    [either] None of the things that { $card } needs holds now.
   *[other] The requirement of { $card } is not met.
}
lotr-no-limit-reached = { $card } has been used as often as allowed.
lotr-no-cost-unpayable = { $what ->
    [exert] The cost of { $card } cannot be paid: no suitable character can exert that many times.
    [discard] The cost of { $card } cannot be paid: there are not enough suitable cards in play to discard.
    [cards] The cost of { $card } cannot be paid: you do not have enough suitable cards.
    [twilight] The cost of { $card } cannot be paid: there is too little twilight in the pool.
    [burdens] The cost of { $card } cannot be paid: there are too few burdens.
    [tokens] The cost of { $card } cannot be paid: there are too few tokens on the cards.
    [deck] The cost of { $card } cannot be paid: there are too few cards in the draw deck.
    [assign] The cost of { $card } cannot be paid: no suitable character can be assigned to a skirmish.
    [ways] The cost of { $card } cannot be paid: you cannot pay it in any of the ways offered.
    [order] The cost of { $card } cannot be paid: paying its first part would take away what pays the rest.
   *[other] The cost of { $card } cannot be paid.
}
lotr-no-nine-sites = An adventure deck has nine sites; this one has { $count }.
lotr-no-no-deck = No deck is chosen.
lotr-no-bad-line = Line { $line }: “{ $text }” is no card of a deck.
lotr-no-no-such-card = Line { $line }: there is no card { $card }.
lotr-no-several-cards = Line { $line }: several cards are called “{ $card }”. Write the number: { $ids }.
lotr-no-one-bearer = A deck has one Ring-bearer; this one has { $count }.
lotr-no-one-ring = A deck has one Ring; this one has { $count }.
lotr-no-card-not-in-format = { $card } is not part of the format “{ $format ->
    [towers] Two Towers
    [fellowship] Fellowship of the Ring
   *[open] Open
 }”. Cards that do not fit: { $count }.
lotr-no-sites-not-in-format = The deck’s sites do not fit: { $format ->
    [fellowship] this format goes the Fellowship’s path.
   *[other] this format goes the Two Towers path.
 }
lotr-no-boxed-only = In the beginners’ game only boxed starter decks are played.
lotr-no-boxed-for-beginners = A boxed deck of 60 cards is for the beginners’ game only.
lotr-no-cannot-start = { $card } cannot be in the deck’s starting fellowship.
lotr-no-too-few-cards = The draw deck has { $count ->
    [one] one card
   *[other] { $count } cards
}; at least { $least } are needed.
lotr-no-not-in-pool = { $card }: the draw deck has { $count } more than came out of the boosters.
lotr-no-no-frodo = The Ring-bearer must be Frodo.
lotr-no-no-ring = The deck has no Ring.
lotr-no-not-for-draw-deck = { $card } does not belong in a draw deck.
lotr-no-sides-uneven = There are { $free } Free Peoples and { $shadow } Shadow cards; there must be as many of each.
lotr-no-too-many-copies = There are { $count } of { $card }; at most { $most } are allowed.
lotr-no-blocks-differ = All decks’ sites must be of the same block.
lotr-no-blocks-mixed = An adventure deck’s sites must be of one block.
lotr-no-each-number-once = An adventure deck has one site of each number 1–9.
lotr-no-unknown-card = The card { $code } is not known.
lotr-no-too-dear = { $card } costs { $cost }, but the pool holds { $pool }.
lotr-no-no-bearer = Nobody can bear { $card }.
lotr-no-no-room = Each character that could bear { $card } bears an item of that class already.
lotr-no-one-on-each = Each card that could bear { $card } bears one already, and one on each is the limit.
lotr-no-bearer-barred = The text of { $source } keeps { $card } off everyone who could bear it.
lotr-no-repeated = This has been done { $times } times in this phase already.
lotr-no-inactive = { $card } is not active now: it works only on its own side’s turn.
lotr-no-copy-is-silent = So many copies of { $card } are in play already that the text of this one is not in force.
lotr-no-forbidden-by-text = The text of { $source } forbids this now: { $card }.
lotr-no-nothing-to-spot = You cannot spot all that { $card } asks for: { $need } needed, { $found } found.
lotr-no-nothing-to-play = { $card } would play another card, but there is none that fits.
lotr-no-no-transfers = Beginners transfer no items: { $card } stays with its bearer.
lotr-no-not-your-item = { $card } is not an item of yours that somebody bears.
lotr-no-cannot-transfer = Nobody else can take over { $card }.
lotr-no-site-is-silent = { $card } works only while the fellowship is there.
lotr-no-already-in-play = { $card } is already in play.
lotr-no-dead = { $card } is dead.
lotr-no-not-for-beginners = { $card } is not part of the beginners’ game.
lotr-no-companions-only = { $card } is no companion.
lotr-no-not-in-deck = That card is not in your draw deck.
lotr-no-not-now = That cannot be played now.
lotr-no-over-four = { $card } costs { $cost }, but { $left } is left.
lotr-no-no-such-bid = There is no such bid.
lotr-no-wrong-side = { $card } is a { $side ->
    [free] Free Peoples
   *[shadow] Shadow
} card, and you play the other side now.
lotr-no-not-in-hand = That card is not in your hand.
lotr-no-not-played-so = { $card } is not played so.
lotr-no-nobody-to-heal = { $card } heals nobody.
lotr-no-cannot-be-healed = { $card } cannot be healed.
lotr-no-rule-of-nine = There are nine companions already, so { $card } has no place.
lotr-no-already-assigned = { $card } is already assigned.
lotr-no-kept-out = The text of { $source } forbids it: { $character } against { $card }.
lotr-no-no-place-left = { $character } cannot take more minions.
lotr-no-no-such-defender = There is no such defender.
lotr-no-no-such-minion = There is no such minion.
lotr-no-not-fierce = { $card } was not fierce when the assignment began.
lotr-no-not-left-over = { $card } is not left over.
lotr-no-not-your-minion = { $card } is not your minion.
lotr-no-takes-no-part = { $character } takes no part.
lotr-no-unhasty = { $character } is unhasty.

over-LOTR-16-1 = The fellowship reached its goal.
won-LOTR-16-1 = You brought your fellowship to its goal.
lost-LOTR-16-1 = { $winner } brought their fellowship to its goal.
over-LOTR-16-3 = The last opponent’s Ring-bearer died too.
won-LOTR-16-3 =
    { $sides ->
        [2] The opponent’s Ring-bearer died.
       *[other] The last opponent’s Ring-bearer died too.
    }
lost-LOTR-16-3 =
    { $sides ->
        [2] Your Ring-bearer died.
       *[other] { $winner } was the last left.
    }
drawn-LOTR-16-3 = The last Ring-bearers died together.
over-LOTR-19-8 = The Ring corrupted the last opponent’s bearer too.
won-LOTR-19-8 =
    { $sides ->
        [2] The Ring corrupted the opponent’s bearer.
       *[other] The Ring corrupted the last opponent’s bearer too.
    }
lost-LOTR-19-8 =
    { $sides ->
        [2] The Ring corrupted your bearer.
       *[other] { $winner } was the last left.
    }
drawn-LOTR-19-8 = The Ring corrupted the last bearers together.
over-LOTR-30-42 = The last opponent conceded too.
won-LOTR-30-42 =
    { $sides ->
        [2] The opponent conceded.
       *[other] The last opponent conceded too.
    }
lost-LOTR-30-42 =
    { $sides ->
        [2] You conceded.
       *[other] { $winner } was the last left.
    }
drawn-LOTR-30-42 = The last players conceded together.
over-LOTR-3-5 = The others’ bids were fatal.
won-LOTR-3-5 =
    { $sides ->
        [2] The opponent’s bid was fatal.
       *[other] The others’ bids were fatal.
    }
lost-LOTR-3-5 = Your bid was fatal.
drawn-LOTR-3-5 = Everyone’s bid was fatal.
lotr-fact-site = Site
lotr-fact-burdens = Burdens

lotr-option-variants = Variants
lotr-option-variants-help = Differences from the rules of decks.
lotr-variant-banned = Banned cards
lotr-variant-banned-card = Numbers of cards (set × 1000 + number)
lotr-variant-sets = Own format: sets
lotr-variant-sets-set = Sets
lotr-variant-cube = Cube for boosters
lotr-variant-cube-card = Numbers of cards (set × 1000 + number)
lotr-no-banned = The card { $card } is banned at this table.
lotr-no-other-set = The card { $card } is not of this table’s sets.
