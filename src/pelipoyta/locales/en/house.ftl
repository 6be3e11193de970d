# Why the table says no: the table's own rules.

table-no-nothing-to-undo = There is nothing to undo: you can take back only your own choices, in the same turn, before chance has had a part.
table-no-others-know = This choice can no longer be taken back, because others have learnt of it.
table-no-offered-already = You have offered a draw already. Wait for an answer, or play on.
table-no-no-offer = Nobody is offering a draw just now.
table-no-not-over = A rematch can begin only when this game is over.
