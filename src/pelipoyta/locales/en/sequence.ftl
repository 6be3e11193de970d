sequence-name = Sequence
sequence-tagline = A card from the hand, a chip on the board, five in line
sequence-blurb = Every card opens two cells. Build fives in line for your team, break those of others, and save your jacks for the right moment.

sequence-option-teams = Teams
sequence-option-teams-help = Six or twelve players can play in two or three teams.
sequence-option-teams-0 = By the number of players
sequence-option-teams-2 = Two
sequence-option-teams-3 = Three
sequence-option-draw = Drawing
sequence-option-draw-help = Where players draw for themselves, a forgotten card is lost.
sequence-option-draw-automatic = Cards are drawn for you
sequence-option-draw-manual = Everyone draws for themselves
sequence-option-no_coaching = No coaching
sequence-option-no_coaching-help = The players’ talk is closed during the game. For a hint to a team mate everyone in the team loses a card.
sequence-option-judge = A claim of coaching is decided by
sequence-option-judge-help = The judge is the player who opens the table, and does not play: give all the places to others then. Only when coaching is off.
sequence-option-judge-team = The accused team itself
sequence-option-judge-host = The judge
sequence-option-thieves = Thieves of sequences
sequence-option-thieves-help = A one-eyed jack may take a chip out of a finished sequence too.
sequence-option-turn_limit = Turns at most
sequence-option-turn_limit-help = When this many turns have been played, the game is drawn.

sequence-ask-play = Play a card.
sequence-ask-lock = Choose which five lock as a sequence.
sequence-ask-penalty = Choose the card you lose.
sequence-ask-judge = Decide the claim of coaching.
sequence-wait-play = { $name } is playing.
sequence-wait-lock = { $name } is choosing a sequence to lock.
sequence-wait-penalty = { $name } is choosing a card to lose.

sequence-no-uneven-teams = { $players } players do not make { $teams } equal teams.
sequence-no-game-over = The game is over.
sequence-no-not-dealt = The cards have not been dealt yet.
sequence-no-being-drawn = A card is just being drawn.
sequence-no-not-your-turn = It is not your turn.
sequence-no-not-held = You do not hold { $card }.
sequence-no-no-such-cell = There is no cell { $cell } on the board.
sequence-no-corner = The corner is everyone’s, and no chip goes there.
sequence-no-other-card = { $card } does not go here.
sequence-no-taken = There is a chip on the cell already.
sequence-no-no-chip = There is no chip here to take.
sequence-no-own-chip = That is your own team’s chip.
sequence-no-locked = That chip is part of a finished sequence and cannot be taken.
sequence-no-jack-never-dead = A jack ({ $card }) is never dead.
sequence-no-not-dead = { $card } still has a free cell, so it is not dead.
sequence-no-second-exchange = You have exchanged a dead card this turn already.
sequence-no-no-cards = There are no cards to draw.
sequence-no-can-play = You can play a card, so you cannot pass.
sequence-no-must-exchange = Exchange your dead card first.
sequence-no-nothing-to-lock = There is no sequence to choose now.
sequence-no-not-a-way = These five will not do for a sequence.
sequence-no-lock-first = First choose which five lock.
sequence-no-drawn-for-you = At this table cards are drawn for you.
sequence-no-nothing-owed = You have no card to draw.
sequence-no-lapsed = Your right to draw has lapsed.
sequence-no-coaching-allowed = At this table team mates may coach.
sequence-no-talk-closed = This table plays without coaching, so the players are silent during the game.
sequence-no-no-such-team = There is no such team.
sequence-no-own-team = You cannot accuse your own team.
sequence-no-team-of-one = In a team of one there is nobody to coach.
sequence-no-claim-open = The last claim is not settled yet.
sequence-no-claimed-already = You can claim again only after your own turn.
sequence-no-no-claim = Nothing has been claimed.
sequence-no-not-accused = The claim is about another team.
sequence-no-denied-already = You have answered already.
sequence-no-nothing-to-judge = A judge has something to decide only where coaching is off.
sequence-no-host-plays = The judge cannot play. Give your place to others, or leave claims for the team to admit.
sequence-no-host-judges = The claim is for the judge to decide.
sequence-no-team-judges = The claim is for the accused team to answer.
sequence-no-not-the-host = Only the judge can decide the claim.
sequence-no-host-only-judges = The judge decides claims, and does not play.
sequence-no-penalty-first = The penalty is paid first.
sequence-no-nothing-to-lose = You need not lose a card.

sequence-team = { $team ->
    [0] blue
    [1] red
   *[2] green
}
sequence-team-first = { $team ->
    [0] Blue
    [1] Red
   *[2] Green
}
sequence-team-of = { $team ->
    [0] a blue
    [1] a red
   *[2] a green
}

sequence-log-cut = Cut for the deal: { $cards }.
sequence-log-dealt = { $name } deals.
sequence-log-dealt-you = You deal.
sequence-log-placed = { $card } → { $cell }
sequence-log-removed = { $card } takes { sequence-team-of } chip from { $cell }
sequence-log-locked = { sequence-team-first } has a sequence!
sequence-log-unlocked = { sequence-team-of-first } sequence came apart.
sequence-log-exchanged = Exchanged the dead { $card }.
sequence-log-passed = Passed.
sequence-log-drew-own = You drew { $card }.
sequence-log-lapsed = The right to draw lapsed.
sequence-log-reshuffled = The discard piles became a new draw pile ({ $cards } cards).
sequence-log-accused = Claims that { sequence-team } coached.
sequence-log-denied = Denies the claim.
sequence-log-admitted = Admits the claim. { sequence-team-first } loses a card each.
sequence-log-upheld = The judge upheld the claim. { sequence-team-first } loses a card each.
sequence-log-dismissed = The judge dismissed the claim: { sequence-team } loses nothing.
sequence-log-dropped = The claim came to nothing: { sequence-team } loses nothing.
sequence-log-chose = Chose a card to lose.
sequence-log-lost = Lost { $card }.

sequence-team-of-first = { $team ->
    [0] A blue
    [1] A red
   *[2] A green
}

sequence-board = Board
sequence-hand = Your hand
sequence-empty-hand = You have no cards.
sequence-table = Players and discard piles
sequence-score = Finished sequences
sequence-score-team = { sequence-team-first }: { $have } / { $need }
sequence-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
sequence-goal = { $need ->
    [one] Aim: one sequence of five chips
    [2] Aim: two sequences of five chips
   *[other] Aim: { $need } sequences of five chips
  }
sequence-deck = { $count } to draw
sequence-pile = Discard pile, newest first
sequence-pile-top = { $card } on top of the pile
sequence-pile-empty = pile empty
sequence-owed = a card not drawn

sequence-card = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} of { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
sequence-jack-wild = two-eyed: a chip anywhere
sequence-jack-thief = one-eyed: takes a chip
sequence-dead = dead
sequence-card-fits = fits the cell chosen

sequence-cell-free = free
sequence-cell-corner = { $row ->
    [upper] upper
   *[lower] lower
} { $column ->
    [left] left
   *[right] right
} corner, free to all
sequence-cell-chip = { sequence-team-of } chip
sequence-cell-locked = { sequence-team-of } chip in a finished sequence
sequence-cell-last = last move
sequence-cell-lit = you can play here

sequence-tools = View
sequence-sort-suit = Sort the hand by suit
sequence-sort-rank = Sort the hand by rank
sequence-four-colours = Four colours
sequence-large = Large print
sequence-zoom-in = Zoom in
sequence-zoom-out = Zoom out

sequence-take = Draw a card
sequence-exchange = Exchange dead { $card }
sequence-pass = Pass
sequence-lose = Lose { $card }
sequence-lock = Lock these ({ $number }/{ $count })
sequence-way-after = Next choice
sequence-claim = Claim coaching
sequence-claim-team = { sequence-team-first } coached
sequence-accused = Your team is said to have coached.
sequence-agree = Admit
sequence-deny = Deny
sequence-judge = { $name } claims that { sequence-team } coached. Decide the claim.
sequence-uphold = Uphold the claim
sequence-dismiss = Dismiss the claim
sequence-judged-by-host = The judge decides: did { sequence-team } coach?
sequence-hint-card = Choose the card you play on this cell.
sequence-hint-dead = Play a card or exchange the dead one.
sequence-hint-lose = Choose the card you lose.
sequence-hint-take = Draw before { $name } has played and drawn.
sequence-hint-lapsed = Your right to draw has lapsed. Play a card.
sequence-place = { $card }, { $which ->
    [upper] upper
    [lower] lower
    [left] left
   *[right] right
}
sequence-log-by = { $name }: { $line }
sequence-say-accuse = Who gave advice?
sequence-say-cell = { $card }: choose a lit cell.
sequence-say-dead = { $card } is dead: both its cells have chips.
sequence-sort-short = Sort
sequence-large-short = Large
sequence-fact-lines = Sequences
sequence-fact-chips = Chips on the board

sequence-option-variants = Variants
sequence-option-variants-help = Differences from the printed rules. They can be combined.
sequence-variant-row = Length of a row
sequence-variant-row-length = Cells
sequence-variant-rows = Number of rows
sequence-variant-rows-count = Rows
sequence-variant-board = Shuffled board
sequence-variant-board-number = Number of the board
