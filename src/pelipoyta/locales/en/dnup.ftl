dnup-name = dnup
dnup-tagline = Turn your hand, turn your luck
dnup-blurb = Every card has two numbers. Play sets, beat the others’ and get rid of your cards. Whatever comes back from the table comes back upside down.

# A set in words: a five, 3 fives.
dnup-one = { $value ->
    [1] a one
    [2] a two
    [3] a three
    [4] a four
    [5] a five
    [6] a six
    [7] a seven
    [8] an eight
    [9] a nine
   *[10] a ten
}
dnup-many = { $value ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
   *[10] tens
}
dnup-set = { $size ->
    [1] { dnup-one }
   *[other] { $size } { dnup-many }
}

dnup-ask-act = Play, add, take or turn.
dnup-ask-area-1 = Play a set to your area 1, or add, take or turn.
dnup-ask-area-2 = Play a set to your area 2, or add, take or turn.
dnup-wait-act = { $name } is thinking.
dnup-wait-area-1 = { $name } is thinking about area 1.
dnup-wait-area-2 = { $name } is thinking about area 2.

dnup-no-game-over = The game is over.
dnup-no-not-dealt = The cards have not been dealt yet.
dnup-no-you-are-out = You are rid of your cards already and wait for the end of the round.
dnup-no-not-your-turn = It is not your turn.
dnup-no-no-cards = A set has at least one card.
dnup-no-unequal = The cards of a set must have the same active value.
dnup-no-not-in-order = The cards of the set must be named in order.
dnup-no-other-way-up = You hold { $up }/{ $down } the other way up. No single card may be turned.
dnup-no-not-in-hand = You do not hold { $up }/{ $down }.
dnup-no-not-higher = { $size ->
    [1] A single { $rival } is on the table, and { $value } does not beat it.
   *[other] { $size } cards of value { $rival } are on the table, and { $value } does not beat them.
}
dnup-no-not-above-own = { $size ->
    [1] A single { $rival } is in your other area, and { $value } does not beat it.
   *[other] { $size } cards of value { $rival } are in your other area, and { $value } does not beat them.
}
dnup-no-own-set = You can neither add to your own set nor take it.
dnup-no-no-set = There is no set there.
dnup-no-other-value = The set has the value { $value }, so { $up } cannot be added to it.

over-DNUP-3-3 = The winner was the first to have at least four points.
won-DNUP-3-3 = You were the first to have at least four points.
lost-DNUP-3-3 = { $winner } was the first to have at least four points.
over-DNUP-8-5 = The winner took two rounds.
won-DNUP-8-5 = You won two rounds.
lost-DNUP-8-5 = { $winner } won two rounds.

dnup-log-dealt = Round { $round }: { $name } has the star and starts.
dnup-log-dealt-you = Round { $round }: you have the star and start.
dnup-log-discarded = To the pile as the turn begins: { dnup-set } ({ $name }).
dnup-log-discarded-you = To the pile as the turn begins: { dnup-set } (you).
dnup-log-played = { $name } plays: { dnup-set }.
dnup-log-played-you = You play: { dnup-set }.
dnup-log-added = { $name } adds: { dnup-one }. The set belongs to { $owner }.
dnup-log-added-you = You add: { dnup-one }. The set belongs to { $owner }.
dnup-log-added-yours = { $name } adds: { dnup-one }. The set is yours.
dnup-log-added-you-yours = You add: { dnup-one }. The set is your own.
dnup-log-took = { $name } takes: { dnup-set }. The set was { $owner }’s.
dnup-log-took-you = You take: { dnup-set }. The set was { $owner }’s.
dnup-log-took-yours = { $name } takes: { dnup-set }. The set was yours.
dnup-log-took-you-yours = You take: { dnup-set }. The set was your own.
dnup-log-turned = { $name } turns their hand.
dnup-log-turned-you = You turn your hand.
dnup-log-beaten = Beaten: { dnup-set }. { $name } gets the cards back upside down.
dnup-log-beaten-you = Beaten: { dnup-set }. You get the cards back upside down.
dnup-log-beaten-piled = Beaten: { dnup-set }. { $name } is out already, so the cards go to the pile.
dnup-log-beaten-piled-you = Beaten: { dnup-set }. You are out already, so the cards go to the pile.
dnup-log-went-out = { $points ->
    [one] { $name } is rid of all cards: 1 point.
   *[other] { $name } is rid of all cards: { $points } points.
}
dnup-log-went-out-you = { $points ->
    [one] You are rid of all cards: 1 point.
   *[other] You are rid of all cards: { $points } points.
}
dnup-log-went-out-two = { $name } is rid of all cards and wins the round.
dnup-log-went-out-two-you = You are rid of all cards and win the round.
dnup-log-round-ended = Round { $round } is over.
dnup-log-voided = { $why ->
    [quiet] Round { $round } is void: no card has left a hand for long.
   *[repeated] Round { $round } is void: the same position came for the third time.
}
dnup-log-won = { $name } wins the game.
dnup-log-won-you = You win the game.

dnup-play = Play
dnup-add = Add
dnup-take = Take
dnup-turn = Turn
dnup-play-help = Put cards with the same active value in front of you. A set of the same size must be beaten by a higher value.
dnup-add-help = Add one card to an opponent’s set of the same value. The card does not come back to you.
dnup-take-help = Take an opponent’s set to your hand. The cards turn.
dnup-turn-help = Turn your whole hand upside down.
dnup-golden = A card that goes from the table to a hand always turns.
dnup-aim = { $areas ->
    [2] Get rid of your cards before the other does. The player who plays their last card wins the round, and the player who wins two rounds wins the game.
   *[other] Get rid of your cards before the others do. The first of a round gets 2 points and the second 1, and four points win the game.
}
dnup-aim-title = The aim
dnup-aim-short = The aim: be the first to get rid of your cards.
dnup-areas-title = Areas 1 and 2
dnup-areas-help = With two players each has two areas in front, with room for one set in each. You take two turns in a row: first for your area 1, then for your area 2. The set that lay there goes to the pile as the turn begins.
dnup-acts-title = On your turn you do one of four
dnup-help = How to play
dnup-marks-title = Marks on the table
dnup-mark-starter = Started this round.
dnup-mark-points = Points: when all squares are filled, the game is won.
dnup-mark-hand = Cards in the player’s hand.
dnup-mark-pile = Cards in the pile: they are out of this round.
dnup-mark-action = The player’s last action, here: they turned their hand.
dnup-keys = Arrows go from card to card, space chooses, shift and an arrow move the card, Esc clears the choice.

dnup-table = The table
dnup-hand = Your hand
dnup-hand-moved = { $card }: place { $place } of { $count }
dnup-card = { $star ->
    [yes] { $up }, other end { $down }, star
   *[no] { $up }, other end { $down }
}
dnup-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dnup-few = only { $count }!
dnup-out = out
dnup-points = { $goal ->
    [2] Rounds { $points } / { $goal }
   *[other] Points { $points } / { $goal }
}
dnup-round = Round { $round }
dnup-pile = Pile: { dnup-cards }
dnup-area = area { $area }
dnup-area-named = Area { $area }
dnup-my-place = In front of you
dnup-place = { $name } – { dnup-cards }, { dnup-points }
dnup-set-named = { dnup-set }, other ends { $downs }
dnup-no-cards-here = No set
dnup-goes-here = Your set goes here
dnup-started = started the round

dnup-could-play = You can play
dnup-could-not-play = No set can be played right now.
dnup-beats = beats: { $name }
dnup-beats-own = beats your own set
dnup-is-beaten = Would be beaten
dnup-choose-cards = Choose the cards you play from your hand.
dnup-choose-set = Choose the set you take from the table.
dnup-choose-one = Choose one card from your hand and the set on the table you add it to.
dnup-step-may = You can { $deeds }.
dnup-may-play = play a set
dnup-may-play-area = play a set to your area { $area }
dnup-may-add = add a card
dnup-may-take = take a set
dnup-may-turn = turn your hand
dnup-step-play = Chosen: { dnup-set }. Press Play.
dnup-step-play-beats = Chosen: { dnup-set }. It beats a set ({ $owner }).
dnup-step-play-own = Chosen: { dnup-set }. It beats your own set: you would get back { $cards }.
dnup-step-play-out = Chosen: { dnup-set }. With it you are rid of your cards!
dnup-step-play-not = Chosen: { dnup-set }. Not now: press Play to see why.
dnup-step-add = Chosen: { dnup-one }. Press Add: the card goes to the set ({ $owner }).
dnup-step-add-out = Chosen: { dnup-one }. Add it, and you are rid of your cards!
dnup-step-add-not = Chosen: { dnup-one }. It does not fit this set: press Add to see why.
dnup-step-take = Chosen: { dnup-set } ({ $owner }). Take it and get { $cards }, or choose a card to add.

dnup-sort = Sort
dnup-sort-active = By active value
dnup-sort-passive = By passive value
dnup-did-play = played: { dnup-set }
dnup-did-add = added: { dnup-one } ({ $owner })
dnup-did-take = took: { dnup-set } ({ $owner })
dnup-did-turn = turned the hand
dnup-did-beat = { $did }, beat: { $owner }

dnup-score = Score
dnup-score-void = Void
dnup-score-first = { $name } went out
dnup-score-first-you = You went out
dnup-score-first-second = { $first } went out first, { $second } second
dnup-score-nobody = Nobody went out
dnup-fact-rounds = Rounds
dnup-fact-points = Points
dnup-fact-first = First out

dnup-option-variants = Variants
dnup-option-variants-help = Differences from the printed rules. They can be combined.
dnup-variant-goal = Points to win
dnup-variant-goal-points = Points
dnup-variant-passing = Handing on
dnup-variant-passing-cards = Cards
dnup-log-handed-on = { $name } hands on: { $cards }.
dnup-log-handed-on-you = You hand on: { $cards }.
