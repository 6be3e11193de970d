# The page of the lobby, and where a new table is seen.

lobby-open = Open seats
lobby-running = Games under way
lobby-show = Show
lobby-game = Game
lobby-any-game = all games
lobby-any-pace = all
lobby-only-here = Only where somebody is here
lobby-only-followed = Only players you follow
lobby-tables = Tables
lobby-players = Players
lobby-any-players = any number
lobby-level = Rating
lobby-any-level = all
lobby-level-below1400 = below 1400
lobby-level-below1600 = 1400–1599
lobby-level-below1800 = 1600–1799
lobby-level-above = 1800 or more
lobby-only-rated = Rated only
lobby-none-chosen = No table fits your choices now.
lobby-bots = Bots that wait for a player
lobby-bots-lead = These bots are programs that other players have made. A game against one does not change your rating.
lobby-bot-name = Bot { $name }
lobby-bot-owner = made by { $owner }
lobby-bot-game = Game against the bot { $name }
lobby-bot-play = Play against the bot { $name }
lobby-bot-busy = Busy
lobby-count =
    { $count ->
        [0] Nobody is here right now. Open a table or find an opponent, and others will find you here.
       *[other] On the list: { $count }
    }
lobby-here = here now
lobby-away = away
lobby-open-seats =
    { $open ->
        [one] one open seat
       *[other] { $open } open seats
    }
lobby-each =
    { $days ->
        [one] a day for each turn
       *[other] { $days } days for each turn
    }
lobby-clock = { $minutes } min + { $seconds } s
lobby-rated = rated
lobby-behind-moves =
    { $count ->
        [one] one move behind
       *[other] { $count } moves behind
    }
lobby-behind-minutes =
    { $count ->
        [one] one minute behind
       *[other] { $count } minutes behind
    }
lobby-waited =
    { $minutes ->
        [0] has waited less than a minute
        [one] has waited { $minutes } minute
       *[other] has waited { $minutes } minutes
    }
lobby-waited-hours =
    { $count ->
        [one] has waited an hour
       *[other] has waited { $count } hours
    }
lobby-waited-days =
    { $count ->
        [one] has waited a day
       *[other] has waited { $count } days
    }
lobby-begun =
    { $minutes ->
        [0] has just begun
        [one] began { $minutes } minute ago
       *[other] began { $minutes } minutes ago
    }
lobby-begun-hours =
    { $count ->
        [one] began an hour ago
       *[other] began { $count } hours ago
    }
lobby-begun-days =
    { $count ->
        [one] began a day ago
       *[other] began { $count } days ago
    }
lobby-sit = Sit down
lobby-sit-name = { $does }: { $game }, { $names }
lobby-watch = Watch
lobby-watch-name = Watch the game: { $names }

listing-legend = Visibility
listing = Who finds the table
listing-private = only those with the link
listing-open = everyone, in the lobby
listing-private-help = The table is in no list. Share the link with those you play with.
listing-open-help = Anyone can take an open seat from the lobby.
watch-policy = Who may watch
watching-live = everyone, live
watching-moves = everyone, some moves behind
watching-minutes = everyone, some minutes behind
watching-end = everyone, when the game is over
watching-nobody = nobody
watching-how-moves = Moves behind
watching-how-minutes = Minutes behind
