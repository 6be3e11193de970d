# Ratings: leaderboards, a player’s page, and the change after a game.

ratings = Ratings
ratings-lead = Rated games give a rating for each game, pace and number of players.
ratings-kind = Game
ratings-best = Leaderboard
ratings-season = Season { $quarter }/{ $year }
ratings-place = Place
ratings-player = Player
ratings-rating = Rating
ratings-games = Games
ratings-gained = Change
ratings-won-of = Won/games
ratings-nobody = Nobody is on the leaderboard yet. It takes at least { $games } rated games and a rating that is known well.
ratings-season-empty = Nobody has played this season yet. Three games are enough to be listed.
ratings-how = Open a rated game with the form of a new table. Choose a game:
placing = Get a first rating
placing-about = Play rated games against bots. The bot’s level follows your results, and ten games count at most. You have 20 minutes and 15 seconds a turn.
placing-left =
    { $count ->
        [one] { $count } game left
       *[other] { $count } games left
    }
placing-play = Play: { $bot }
ratings-choices = Your choices
ratings-hide = Hide ratings on this device
ratings-stay-out = Keep me out of leaderboards
ratings-are-hidden = You have hidden ratings.
ratings-none = No rated games yet.
rating-key = { $game }, { $pace }, { $seats }
rating-pace-live = live
rating-pace-days = over several days
rating-seats-two = two players
rating-seats-teams = teams
rating-seats-many = three or more
rating-said = rating { $points }, uncertainty { $spread }
rating-said-provisional = provisional rating { $points }, uncertainty { $spread }
rating-provisional = provisional
rating-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
rating-plot-said = { $label }: { $count ->
    [one] { $last } after one game
   *[other] { $count } games, { $first } after the first, { $last } after the last
}
rating-change = Change of ratings
rating-reason-higher = They were rated { $points } higher: the chance to win was { $percent }%.
rating-reason-lower = They were rated { $points } lower: the chance to win was { $percent }%.
rating-reason-even = The ratings were about equal: the chance to win was { $percent }%.
rating-reason-provisional = Your rating is still provisional, so it changes a lot.
rating-none-aborted = The game ended before everybody had played. No rating has changed.
rating-none-enough = You two have already played five rated games today, so this game changed no rating.
rating-none-bots = Your strength is known, so games against bots no longer change it.
rating-none-later = Ratings change once the onlookers, too, may know how the game ended.
rating-none-void = The operator has voided this result.
rating-results = Latest games
rating-no-results = No games yet.
rating-won = Won
rating-lost = Lost
rating-shared = Drawn
rating-bot = bot { $bot }
rating-guest = guest
rating-deleted = deleted player
rating-against-me = { $name } against you: { $won } won, { $shared } drawn, { $lost } lost.
rated-table = Rated game
rated-help = The result changes ratings. The game has a clock and the recommended rules, no hints. Only signed-in players can sit down.
rated-sign-in = You need an account for a rated game.
rated-not-so = A rated game needs a clock. It is no game of a series and no teaching table.
league-organise = Organise a league
