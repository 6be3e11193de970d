# After the game: how likely each was to win, turning points, what a choice cost and whom luck favoured.

analysis-title = After the game
analysis-lead = The machine plays the moments again and judges where the game turned. This takes from a few seconds to a minute.
analysis-ask = Study the game
analysis-again = Try again
analysis-working = Studying the game
analysis-progress = Studied { $done } of { $total }
analysis-chart = How likely each was to win, move by move
analysis-chart-of = { $name }: { $start }% at the start, { $end }% at the end.
analysis-all-moments = All moments as a table
analysis-moment = Move
analysis-what = What happened
analysis-chance-of = Wins, %
analysis-start = Start
analysis-rolled = luck
analysis-turning = Turning points
analysis-no-turning = The game did not turn at any one point: no single moment changed it by ten percentage points.
analysis-turn-luck =
    { $way ->
        [up] { $name } was lucky: the chance to win rose by { $points } percentage points (± { $error }).
       *[down] { $name } was unlucky: the chance to win fell by { $points } percentage points (± { $error }).
    }
analysis-turn-skill = { $name } chose { $action }, but { $better } would have been better. The choice cost { $points } percentage points (± { $error }).
analysis-turn-reveal =
    { $way ->
        [up] { $name } met what could not be known: the hidden was an advantage of { $points } percentage points (± { $error }).
       *[down] { $name } met what could not be known: the hidden was a setback of { $points } percentage points (± { $error }).
    }
analysis-jump = See move { $move }
analysis-moves = Choices where there was better
analysis-no-moves = No choice was clearly worse than the others.
analysis-mark =
    { $mark ->
        [blunder] Blunder
        [mistake] Mistake
       *[inaccuracy] Inaccuracy
    }
analysis-loss = { $name } chose { $action } ({ $value }%), where { $better } would have given { $best }%. The difference is { $points } percentage points (± { $error }).
analysis-share = It was best in { $share }% of the worlds that were possible by what the player saw.
analysis-reply = The answer { $reply } hurt most ({ $name }).
analysis-why = The largest difference: { $terms }.
analysis-accounts = Where the result came from
analysis-player = Player
analysis-part-start = At the start
analysis-part-deal = The deal
analysis-part-luck = Own luck
analysis-part-others_luck = Others' luck
analysis-part-skill = Own errors
analysis-part-others_skill = Others' errors
analysis-part-reveal = Revealed
analysis-part-drift = Change of mind
analysis-part-ended = Given up or agreed
analysis-part-result = Result
analysis-parts = The figures are percentage points, and together the parts make up the result. Luck belongs to whoever rolled or drew.
analysis-marks = { $blunders } blunders, { $mistakes } mistakes, { $inaccuracies } inaccuracies; { $loss } percentage points a choice on average.
analysis-uncertain = The verdict is uncertain: the judge changed its mind during the game by more than chance and choices explain.
analysis-judge = { $judge ->
    [sight] On games it had not seen, the judge was wrong by { $error } percentage points on average.
   *[games] The moments were judged by a bot playing them to the end; the error is at most { $error } percentage points.
}
analysis-weighed = { $weighed } of { $choices } choices were weighed.
analysis-hint = Errors are judged by what the player could know, not by what came out in the end.

analysis-rolechess-standing = the pieces and their energy
analysis-rolechess-blow = one's own next blow
analysis-rolechess-crown = one's own threat to the enemy Emperor
analysis-rolechess-threat = a blow that can be struck only the turn after
analysis-rolechess-danger = the threat to the enemy Emperor the turn after
analysis-rolechess-turn = whose turn it is
analysis-dnup-match = the standing of the match
analysis-dnup-turns = how many turns the hand still takes
analysis-dnup-cards = cards in hand
analysis-dnup-returning = what may come back from the table
analysis-dnup-turn = whose turn it is
analysis-sequence-lines = finished lines
analysis-sequence-ready = lines that can be filled at once
analysis-sequence-near = lines that lack little
analysis-sequence-far = lines begun
analysis-sequence-jacks = jacks in hand
analysis-sequence-turn = whose turn it is
analysis-kasvoton-army = the strength of the army
analysis-kasvoton-knight = the knight
analysis-kasvoton-siege = enemies around the king
analysis-kasvoton-king_seen = the enemy knows the king
analysis-kasvoton-king_fell = a fallen king
analysis-kasvoton-unseen = cards that the enemy does not know
analysis-kasvoton-turn = whose turn it is
analysis-lotr-journey = how far the journey has come
analysis-lotr-burdens = burdens
analysis-lotr-wounds = the Ring-bearer's wounds
analysis-lotr-fellowship = the strength of the fellowship
analysis-lotr-minions = own minions in play
analysis-lotr-hand = cards in hand
analysis-lotr-dead = the dead
analysis-lotr-turn = whose turn it is
