# One's own games: how they went, what they tell together, and how to get them onto another device.

history-lead = Games you have joined on this device or with your account. The list is kept only in this browser.
history-loading = Fetching your games…
history-empty = Nobody has played on this device yet. Once you sit down to a game, you will find it here.
history-to-games = Choose a game
history-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
history-more = Show more ({ $count })
history-none-such = There are no such games.
history-nothing-over = No game is over yet.
history-placed-out = Games that went on from a position and teaching games are not counted here.

history-filter = Choose among games
history-filter-game = Game
history-filter-result = Result
history-filter-foe = Opponent
history-any-game = All games
history-any-result = All results
history-any-foe = All opponents
history-fate-won = Won
history-fate-lost = Lost
history-fate-drawn = Drawn
history-fate-running = Under way
history-your-turn = Your turn
history-watched = You looked on
history-people = People
history-bot = Bot { $bot }
history-choices =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
history-lasted-under = under a minute
history-lasted-minutes = { $minutes } min
history-lasted-hours = { $hours } h
history-lasted-days = { $days } d
history-placed = went on from a position
history-taught = teaching game
history-gone = This table is no longer on the server.
history-watch = Watch
history-study = Study
history-watch-this = Watch the game again: { $game }
history-study-this = Study the game: { $game }
history-continue-this = Continue the game: { $game }

history-statistics = Statistics
history-won = won
history-lost = lost
history-drawn = drawn
history-score = { $game }: won { $won }, lost { $lost }, drawn { $drawn }
history-too-few =
    { $count ->
        [one] One game says nothing about skill yet.
       *[other] { $count } games are too few to say anything about skill.
    }
history-share = { $share } of the points. Judging by that, the true level is { $low }–{ $high } (19 times out of 20).
history-by-seat = By seat
history-by-foe = By opponent

history-luck = Luck
history-dice-mine = Your dice:
history-dice-theirs = Opponents’ dice:
history-dice =
    { $count ->
        [one] one roll, { $mean }
       *[other] { $count } rolls, mean { $mean }
    } (expected { $expected } ± { $room })
history-dice-few =
    { $count ->
        [one] One die tells nothing.
       *[other] So few dice ({ $count }) tell nothing.
    }
history-dice-usual = Quite usual: chance alone wanders this much.
history-dice-high = Better luck than usual: chance does so well less than once in 40.
history-dice-low = Worse luck than usual: chance does so badly less than once in 40.
history-study-points = { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
}
history-study-luck = { $count ->
    [one] In the game that was studied, luck
   *[other] In { $count } games that were studied, luck on average
} { $way ->
    [up] raised your chance to win by { history-study-points }
    [down] lowered your chance to win by { history-study-points }
   *[none] did not change your chance to win
} (± { $error }).
history-study-uncertain =
    { $count ->
        [one] The study of one game is too uncertain to be counted.
       *[other] The studies of { $count } games are too uncertain to be counted.
    }
history-study-none = In this game luck is not read from dice. It shows here once you study a finished game.
history-study-none-dice = What luck changed shows here once you study a finished game.

history-elsewhere = To another device
history-elsewhere-help = Your games can go to another browser by a link or as a file. Either opens your seats at the tables: give them to nobody.
history-link = Show a private link
history-link-help = Open the link on the other device. It holds the { $most } newest games at most; the file holds all.
history-save = Save to a file
history-open = Import from file
history-offered =
    { $count ->
        [one] This link holds one game. Add it to this device?
       *[other] This link holds { $count } games. Add them to this device?
    }
history-take = Add
history-leave = Do not add
history-brought =
    { $count ->
        [0] All the games were here already.
        [one] One game was added.
       *[other] { $count } games were added.
    }
history-bad-not-ours = This file is no game history of Pelipöytä. Choose a file that you saved from this page.
history-bad-newer = The file is from a newer Pelipöytä. Reload the page and try again.
history-bad-broken = The file is broken at game { $place }. Nothing was added; save it again on the device it came from.
history-bad-large = The file is too large to be a game history. Nothing was added.
history-bad-link = The link was cut off on its way. Copy all of it again, or bring the games as a file.
