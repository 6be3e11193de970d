# What is seen and heard at the table.
lotr-kind-ring = the Ring
lotr-kind-site = site
lotr-kind-companion = companion
lotr-kind-ally = ally
lotr-kind-minion = minion
lotr-kind-possession = possession
lotr-kind-artifact = artifact
lotr-kind-condition = condition
lotr-kind-event = event

lotr-culture-dwarven = Dwarven
lotr-culture-elven = Elven
lotr-culture-gandalf = Gandalf
lotr-culture-gondor = Gondor
lotr-culture-rohan = Rohan
lotr-culture-shire = Shire
lotr-culture-dunland = Dunland
lotr-culture-isengard = Isengard
lotr-culture-moria = Moria
lotr-culture-raider = Raider
lotr-culture-ringwraith = Ringwraith
lotr-culture-sauron = Sauron
lotr-culture-gollum = Gollum
# Of a culture: what stands before the noun.
lotr-of-culture-dwarven = Dwarven
lotr-of-culture-elven = Elven
lotr-of-culture-gandalf = Gandalf
lotr-of-culture-gondor = Gondor
lotr-of-culture-rohan = Rohan
lotr-of-culture-shire = Shire
lotr-of-culture-dunland = Dunland
lotr-of-culture-isengard = Isengard
lotr-of-culture-moria = Moria
lotr-of-culture-raider = Raider
lotr-of-culture-ringwraith = Ringwraith
lotr-of-culture-sauron = Sauron
lotr-of-culture-gollum = Gollum

lotr-strength = Strength
lotr-vitality = Vitality
lotr-resistance = Resistance
lotr-cost = Cost
lotr-site = Site
lotr-home = Home
lotr-signet = Signet
lotr-strength-of = strength { $n }
lotr-vitality-of = vitality { $n }
lotr-cost-of = cost { $n }
lotr-wounds = wounds { $n }
lotr-wounds-row = Wounds
lotr-tokens = { $culture } tokens { $n }
lotr-bears = bears { $cards }
lotr-faces = facing { $cards }
lotr-stacked = Stacked on it: { $cards }
lotr-can-choose = can be chosen
lotr-own-part = own terms
lotr-roaming-part = roaming
lotr-occasion = this occasion

lotr-road = The road
lotr-site-number = Site { $n }
lotr-shadow-number = Shadow number { $n }
lotr-controlled-by = controlled by { $name }
lotr-marker-of = { $name } is here
lotr-twilight-count = Twilight pool: { $n }
lotr-twilight-why = Free Peoples cards and the fellowship’s moves fill the pool, and Shadow players pay for their cards from it.
lotr-twilight-next = A move to site { $site } would add twilight: { $companions } for the companions, { $number } for the site’s Shadow number.
lotr-phases = Phases of the turn
lotr-phase-short-fellowship = Fellowship
lotr-phase-short-shadow = Shadow
lotr-phase-short-maneuver = Maneuver
lotr-phase-short-archery = Archery
lotr-phase-short-assignment = Assignment
lotr-phase-short-skirmish = Skirmish
lotr-phase-short-regroup = Regroup
lotr-phase-name-setup = Setting up
lotr-phase-name-between = Start of the turn
lotr-phase-name-fellowship = Fellowship phase
lotr-phase-name-shadow = Shadow phase
lotr-phase-name-maneuver = Maneuver phase
lotr-phase-name-archery = Archery phase
lotr-phase-name-assignment = Assignment phase
lotr-phase-name-skirmish = Skirmish phase
lotr-phase-name-regroup = Regroup phase
lotr-archery-fellowship = The fellowship’s archery
lotr-archery-minions = The minions’ archery
lotr-archery-score = Archery: fellowship { $fellowship }, minions { $minions }. Show where the numbers come from.
lotr-moves = Moves { $n }/{ $limit }
lotr-moves-why = The fellowship moves at least once and at most { $limit ->
    [one] once
   *[other] { $limit } times
} a turn. The limit depends on the number of players.

lotr-field = The field
lotr-field-empty = The road is clear: no minions.
lotr-minions = Minions
lotr-fellowship-of = Fellowship: { $name }
lotr-fight-score = { $card }: strength { $free } against { $shadow }. Show where the numbers come from.
lotr-hand = Your hand
lotr-support-of = Support area: { $name }
lotr-resting-of = The fellowship at rest: { $name }
lotr-empty-hand = Your hand is empty.
lotr-is-free = Free Peoples
lotr-is-shadow = Shadow
lotr-is-out = out of the game
lotr-burdens-of = Burdens { $n }, resistance { $most }
lotr-burdens-why = With { $most } burdens the Ring corrupts its bearer and { $name } loses.
lotr-worn = Ring worn
lotr-pile-hand = Hand
lotr-pile-deck = Deck
lotr-pile-discard = Discard
lotr-pile-dead = Dead
lotr-pile-fellowship = Fellowship at rest
lotr-pile-burdens = Burdens
lotr-large = The card, large

lotr-question = What is asked
lotr-pass = Pass
lotr-pass-fellowship = Set out
lotr-pass-respond = No answer
lotr-pass-defend = Done
lotr-pass-left-over = Done
lotr-pass-starting = The fellowship is ready
lotr-pass-reconcile = Discard nothing
lotr-pass-sanctuary = No more
lotr-done = Done
lotr-sure = You could still act. Pass all the same?
lotr-sure-fellowship = You could still act. Set out all the same?
lotr-sure-starting = You could still act. Is the fellowship ready all the same?
lotr-not-yet = Not yet
lotr-confirm-setting = Always ask
lotr-you-are-out = You are out of the game and see how the others fare.
lotr-hint-against = { $card }: against whom?
lotr-step-back = Choose something else
lotr-step-chosen = { $card }: what will you do?
lotr-step-starting = Take companions into your starting fellowship: cost left { $left }/{ $most }.
lotr-step-picked = { $ask } Chosen { $n }/{ $most }.
lotr-step-text = { $text }
lotr-bid-choose = Choose a bid
lotr-bid-make = Bid { $n ->
    [one] one burden
   *[other] { $n } burdens
}
lotr-hold = Hold a card to see it large.
lotr-act-play = Play { $card } (cost { $n })
lotr-act-use = Use: { $card }
lotr-act-heal = Heal { $card } by discarding this from hand
lotr-act-first = { $card } first
lotr-act-transfer = Move to another bearer
lotr-act-pick = Choose
lotr-sanctuary-heals = The sanctuary heals the fellowship.
lotr-bid-of = Bid { $n ->
    [one] { $n } burden
   *[other] { $n } burdens
}
lotr-bid-fatal = A bid of { $n } would corrupt your Ring-bearer at once, and you would lose. Bid it all the same?
lotr-bid-highest = The highest bidder is the first to choose when to play. Ties are broken by lot.
lotr-bid-cost = Everyone’s Ring-bearer takes the burdens that were bid, whether they won or not.
lotr-bid-end = Should your burdens come to { $most } during the game, the Ring corrupts your bearer and you lose.
lotr-setup = Before the first turn
lotr-setup-bid = Everyone bids burdens for the order of turns.
lotr-setup-place = The order is chosen, and the first player lays the first site of the road.
lotr-setup-starting = Starting fellowships gather: besides Frodo, companions that cost at most 4 together.
lotr-setup-hands = Eight cards are drawn, and the journey begins.
lotr-outlook = If nobody does anything more: { $what }.
lotr-outlook-dies = { $count ->
    [one] { $cards } dies
   *[other] { $cards } die
}
lotr-outlook-wounds = { $count ->
    [one] { $cards } { $n ->
        [one] is wounded
       *[other] takes { $n } wounds
    }
   *[other] { $cards } { $n ->
        [one] are wounded
       *[other] take { $n } wounds each
    }
}
lotr-outlook-burdens = { $name } gains { $n ->
    [one] a burden
   *[other] { $n } burdens
}
lotr-outlook-out = { $name } loses the game
lotr-outlook-unharmed-free = the fellowship wins, and nobody is wounded
lotr-outlook-unharmed-shadow = the Shadow wins, and nobody is wounded
lotr-place-of = { $n ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
lotr-answer-yes = Yes
lotr-answer-no = No
lotr-way-move-again-1 = Move on
lotr-way-move-again-0 = Stop here
lotr-way-prevent-1 = Prevent it
lotr-way-prevent-0 = Let it happen
lotr-happens-moves = The fellowship is on its way
lotr-happens-turn-starts = The turn begins
lotr-happens-takes-card = A card is taken into hand
lotr-happens-fight-starts = The skirmish begins
lotr-happens-phase = { $phase } begins

lotr-decks-seat = Bot’s deck, seat { $number }
lotr-decks-mine = Your deck
lotr-decks-starters = Ready-made decks
lotr-decks-own = Own decks
lotr-decks-hidden = Only you see your deck. Others see a card when it comes to the table.
lotr-decks-unfit = Does not fit this table
lotr-decks-keep = Decks as lists: copy, download, bring your own
lotr-decks-import = Bring a deck as text
lotr-decks-name = Name of the deck
lotr-decks-list = Deck list
lotr-decks-list-help = One card a line, such as “3 4C286” or “3 4C286 Rider of Rohan”, and lines with bearer, ring and nine times site.
lotr-decks-file = Or open a file
lotr-decks-save = Save the deck
lotr-decks-close = Close
lotr-decks-good = The deck is legal and fits this table.
lotr-decks-broken = { $count ->
    [one] Something in the deck must be fixed:
   *[other] { $count } things in the deck must be fixed:
 }
lotr-decks-counts = { $cards } cards in the draw deck: { $free } Free Peoples and { $shadow } Shadow. { $sites } sites.
lotr-decks-goes = { $name }: { $choices }
lotr-decks-named = { $act }: { $name }
lotr-decks-copy = Copy
lotr-decks-copied = Copied
lotr-decks-download = Download
lotr-decks-edit = Edit
lotr-decks-edit-copy = Make it mine
lotr-decks-copy-of = { $name }, mine
lotr-decks-remove = Remove
lotr-decks-remove-sure = Really remove
