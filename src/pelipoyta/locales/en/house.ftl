# Why the table says no: the table's own rules.

table-no-gone-already = You have resigned already, or are out of the game.
table-no-nothing-to-undo = There is nothing to undo: you can take back only your own choices, in the same turn, before chance has had a part.
table-no-others-know = This choice can no longer be taken back, because others have learnt of it.
table-no-offered-already = You have offered a draw already. Wait for an answer, or play on.
table-no-no-offer = Nobody is offering a draw just now.
table-no-not-over = A rematch can begin only when this game is over.
table-no-too-late = Another deck can be brought only to a rematch, before it begins.
table-no-not-over-yet = A deck can be shown only when the game is over.
table-no-cannot-pass = Such questions cannot be let pass: passing is no answer here.
table-no-talk-closed = No talk now: a rule of the game asks for silence.
table-no-no-aside = Nobody could hear you aside right now.
table-no-other-ears = The listeners changed meanwhile, so nobody heard this. See who hears you now and send it again.
table-no-nothing-said = Write something first.
table-no-too-long = The line is too long: it may have at most { $most } letters.
table-no-host-plays = The judge cannot play. Give your place to others.
table-no-in-contest = This game belongs to a series, which lays the next table itself.
table-no-contest-alone = A series needs two players at least.
table-no-contest-count = Give a number from 1 to { $most }.
table-no-contest-even = For two players, best of several is an odd number of games, so that somebody can win it.
table-no-no-hints = This table plays without advice.
