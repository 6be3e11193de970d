cli-sim-title = { $game }: { $games } games, { $seats } seats
