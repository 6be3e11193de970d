# Leagues: announcing, divisions, rounds, promotion and relegation.

league-new = New league
league-lead = Divisions in which everybody meets everybody. The best go up and the last go down when the season ends.
league-name = Name of the league
league-size = Players in a division
league-up = Promoted
league-down = Relegated
league-games = Games against each opponent
league-round-days = Length of a round in days
league-turn-days = Time for each turn in days
league-rated = Rated games
league-announce = Announce the league
league-sign-in = You need an account to organise a league or play in it. Sign in first.
league-by = { $game } · organised by { $name }
league-terms = Games of each pair: { $games }. A new round begins { $days ->
        [one] every day
       *[other] every { $days } days
    }. A win gives { $win }, a draw { $draw }, a loss { $loss }.
league-enter = Enter
league-leave = Leave the league
league-leave-sure = If you have played fewer than half of your games, your results are struck. Otherwise the rest count as lost.
league-begin = Begin the season
league-close = End the league
league-closed = The league has ended.
league-members = Playing next season ({ $count })
league-nobody = Nobody has entered yet.
league-season = Season { $number }
league-round-now = Round { $opened }/{ $rounds }
league-next-round = Next round: { $date }
league-division = Division { $number }
league-place = Place
league-player = Player
league-played = Games
league-wdl = W–D–L
league-points = Points
league-left = left
league-by-points = Fewer points than the player above.
league-by-direct = Equal points: their own games decided.
league-by-sonneborn = Equal points: the points of beaten opponents decided.
league-by-wins = Equal points: the number of wins decided.
league-by-lot = All else was equal: the lot drawn when the season began decided.
league-by-left = Left before half of the games were played: the results are struck.
league-parts = Points by opponent
league-part = { $name } { $points }
league-fixtures = Fixtures
league-round = Round { $number }
league-game = game { $number }
league-how-timeout = out of time
league-how-resigned = resigned
league-changes = End of the season
league-why-up = { $name } goes up to division { $to }: place { $rank } in division { $division }.
league-why-down = { $name } goes down to division { $to }: place { $rank } in division { $division }.
league-why-stay = { $name } stays in division { $to }: place { $rank }.
league-why-left = { $name } left during the season.
league-deleted = deleted player
