# The featured game of the start page.
featured-now = Being played now
featured-week = Game of the week
featured-watch = Watch the game
featured-replay = Watch the replay
featured-watch-name = Watch the game: { $names }
featured-replay-name = Watch the replay: { $names }
featured-behind-moves =
    You see the game { $count ->
        [one] one move
       *[other] { $count } moves
    } late.
featured-behind-minutes =
    You see the game { $count ->
        [one] one minute
       *[other] { $count } minutes
    } late.
