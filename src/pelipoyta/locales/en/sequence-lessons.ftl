# The lessons.

sequence-lesson-first = A first game: five in a row

sequence-lesson-first-place = A card and a chip
sequence-lesson-first-place-card = You have the blue chips. The aim is five chips in a row. You hold 7♥, and the board has two such cells. Play it and put your chip on either.
sequence-lesson-first-place-card-done = The card went to your pile and you drew another: 5♥. The other side played theirs in between.
sequence-lesson-first-place-card-other = You can play another card too, but play 7♥ now.
sequence-lesson-first-place-drawn = Now play the 5♥ you drew.
sequence-lesson-first-place-drawn-done = So goes a turn: play a card, put a chip, draw a card.
sequence-lesson-first-place-drawn-other = Play 5♥ this time.

sequence-lesson-first-five = Five in a row is a sequence
sequence-lesson-first-five-finish = You have four chips in a row. Add the fifth: 2♣ fits at the end of the row.
sequence-lesson-first-five-finish-done = A sequence! Its five chips are locked, and nobody can take them away.
sequence-lesson-first-five-finish-elsewhere = That is the other 2♣. Choose the one that goes on from your row.
sequence-lesson-first-five-finish-other = Play 2♣, and the row is full.

sequence-lesson-first-corner = Corners are for all
sequence-lesson-first-corner-four = A corner cell counts as a chip of every team. Down from this corner you have three chips already: add 9♣ after them.
sequence-lesson-first-corner-four-done = Four chips and a corner: the sequence is done.
sequence-lesson-first-corner-four-elsewhere = That is the other 9♣. Choose the cell in the column.
sequence-lesson-first-corner-four-other = Play 9♣ at the left edge.

sequence-lesson-first-wild = The two-eyed jack
sequence-lesson-first-wild-anywhere = A two-eyed jack, J♦ or J♣, goes to any free cell. Fill the gap in your row with it.
sequence-lesson-first-wild-anywhere-done = That is what to save it for.
sequence-lesson-first-wild-anywhere-wasted = It may go there, but the gap in your row is a better place.
sequence-lesson-first-wild-anywhere-other = Play J♦ now.

sequence-lesson-first-thief = The one-eyed jack
sequence-lesson-first-thief-take = Red has four in a row! A one-eyed jack, J♠ or J♥, takes a chip away. Take one of the four.
sequence-lesson-first-thief-take-done = The threat is gone, and red had to change plans. No chip can be taken from a finished sequence.
sequence-lesson-first-thief-take-harmless = That chip threatens nobody. Take one of the four in a row.
sequence-lesson-first-thief-take-other = Red would get a sequence. Play J♠ and take a chip away.

sequence-lesson-first-dead = A dead card
sequence-lesson-first-dead-exchange = Your 10♥ is dead: both its cells have a chip. Exchange it before you play.
sequence-lesson-first-dead-exchange-done = You got 3♣ instead. Your turn goes on.
sequence-lesson-first-dead-exchange-other = You may play, but first exchange the dead 10♥. That is allowed once a turn.
sequence-lesson-first-dead-play = Now play 3♣.
sequence-lesson-first-dead-play-done = Exchanging costs no turn.
sequence-lesson-first-dead-play-other = Play your new card, 3♣, now.

sequence-lesson-first-win = Two sequences win
sequence-lesson-first-win-second = You have one sequence. The second may use one of its cells: fill the column downwards with A♦.
sequence-lesson-first-win-second-done = Two sequences, and you won! With three teams one is enough.
sequence-lesson-first-win-second-elsewhere = That is the other A♦. Choose the cell in the column.
sequence-lesson-first-win-second-other = Play A♦ to go on from the column.

sequence-lesson-first-game = A real game
sequence-lesson-first-game-play = Play a short game against two easy bots: of three, the first with one sequence wins.
