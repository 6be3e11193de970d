# After the game: how likely each was to win, turning points, what a choice cost and whom luck favoured.

analysis-title = After the game
analysis-lead = The machine plays positions again and judges where the game turned. A long game takes a while; the time left is estimated once a part is done. You may leave the page, the work goes on.
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
analysis-points = { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
}
analysis-turn-luck =
    { $way ->
        [up] { $name } was lucky{ $rolled }: the chance to win rose by { analysis-points } (± { $error }).
       *[down] { $name } was unlucky{ $rolled }: the chance to win fell by { analysis-points } (± { $error }).
    }
analysis-turn-luck-you = 
    { $way ->
        [up] You were lucky{ $rolled }: the chance to win rose by { analysis-points } (± { $error }).
       *[down] You were unlucky{ $rolled }: the chance to win fell by { analysis-points } (± { $error }).
    }
analysis-dice = (dice: { $dice })
analysis-turn-skill = { $name } chose worse than was possible: the choice cost { analysis-points } (± { $error }). Better would have been: { $better }
analysis-turn-skill-you = You chose worse than you could have: the choice cost { analysis-points } (± { $error }). Better would have been: { $better }
analysis-turn-reveal =
    { $way ->
        [up] { $name } could not have known what would be revealed: the hidden cards raised the chance to win by { analysis-points } (± { $error }).
       *[down] { $name } could not have known what would be revealed: the hidden cards lowered the chance to win by { analysis-points } (± { $error }).
    }
analysis-turn-reveal-you = 
    { $way ->
        [up] You could not know what would be revealed: the hidden cards raised the chance to win by { analysis-points } (± { $error }).
       *[down] You could not know what would be revealed: the hidden cards lowered the chance to win by { analysis-points } (± { $error }).
    }
analysis-jump = See move { $move }
analysis-try = Try from here
analysis-moves = Choices where there was better
analysis-no-moves = No choice was clearly worse than the others.
analysis-mark =
    { $mark ->
        [blunder] Blunder
        [mistake] Mistake
       *[inaccuracy] Inaccuracy
    }
analysis-loss = { $name }: the chance to win was { $value }%, with the best choice { $best }%. The difference is { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
} (± { $error }).
analysis-better = Better:
analysis-played = Chosen:
analysis-share = It was the best in { $share } per cent of the situations that were possible by what the player saw.
analysis-reply = The worst answer to the choice made ({ $name }):
analysis-why = Why:
analysis-accounts = Where the result came from
analysis-account-sentence = { $name }: luck { $luck } and the other players { $others } percentage points, own choices { $skill }; { $more ->
    [more] more errors than others
    [fewer] fewer errors than others
   *[same] as many errors as others
}.
analysis-player = Player
analysis-part-start = At the start
analysis-part-deal = The deal
analysis-part-luck = Own luck
analysis-part-others_luck = Others’ luck
analysis-part-skill = Own choices
analysis-part-others_skill = Others’ choices
analysis-part-reveal = Revealed
analysis-part-drift = Revised estimate
analysis-part-ended = Given up or agreed
analysis-part-result = Result
analysis-parts = Figures are percentage points, and the parts make up the result. Luck is what dice and drawn cards changed, counted to the player who rolled or drew. Choices add up all that the best choice found would have brought more, also small differences that are not called mistakes. Change of mind is what the judge saw only later: it is nobody’s luck and nobody’s mistake.
analysis-marks =
    { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $inaccuracies ->
        [one] { $inaccuracies } inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }; { $loss ->
        [one] one percentage point
       *[other] { $loss } percentage points
    } a choice on average.
analysis-uncertain = In this game the verdict is less certain than usual: the judge changed its mind by more than chance and choices explain.
analysis-judge = { $judge ->
    [sight] On other games, the judge was wrong by { $error ->
        [0] less than one percentage point
        [one] one percentage point
       *[other] { $error } percentage points
    } on average.
   *[games] The moments were judged by a bot playing them to the end; the error is at most { $error ->
        [one] one percentage point
       *[other] { $error } percentage points
    }.
}
analysis-weighed = Choices weighed: { $weighed } of { $choices }.
analysis-arrows = On the board the dashed red arrow is the choice made, and the green one a better choice.
analysis-mistakes = Learn from your mistakes
analysis-hint = Errors are judged by what the player could know, not by what came out in the end.

analysis-over-won = { $whose ->
    [own] the game is won before the player’s next choice with a chance of { $best }% (after the choice made { $played })
   *[other] the game is won before the player’s next choice with a chance of { $best }% (after the choice made { $played })
}
analysis-over-lost = { $best ->
    [0] the game is not lost before the player’s next choice (after the choice made it is, with a chance of { $played }%)
   *[other] the game is lost before the player’s next choice with a chance of { $best }% (after the choice made { $played })
}
# A number and what is counted.
analysis-best-turns = { $best ->
    [one] one more turn
   *[other] { $best } more turns
}
analysis-best-cards = { $best ->
    [one] one card
   *[other] { $best } cards
}
analysis-best-enemies = { $best ->
    [one] one enemy stands
   *[other] { $best } enemies stand
}
analysis-best-own-cards = { $best ->
    [one] one card of the player’s own stands
   *[other] { $best } cards of the player’s own stand
}
analysis-best-companions = { $best ->
    [one] one companion
   *[other] { $best } companions
}
analysis-best-worth = { $best ->
    [one] one Lackey’s worth
   *[other] { $best } Lackeys’ worth
}
analysis-rolechess-standing = { $whose ->
    [own] the player’s own pieces are ahead by { analysis-best-worth } (after the choice made { $played })
   *[other] the other side’s pieces are ahead by { analysis-best-worth } (after the choice made { $played })
}
analysis-rolechess-blow = { $whose ->
    [own] the next blow can take { analysis-best-worth } (after the choice made { $played })
   *[other] the other side’s next blow can take { analysis-best-worth } (after the choice made { $played })
}
analysis-rolechess-crown = { $whose ->
    [own] the enemy Emperor can be defeated by the next blow with a chance of { $best }% (after the choice made { $played })
   *[other] the other side can defeat the Emperor with its next blow with a chance of { $best }% (after the choice made { $played })
}
analysis-rolechess-threat = { $whose ->
    [own] the blow one threatens would take { analysis-best-worth } (after the choice made { $played })
   *[other] the blow the other side threatens would take { analysis-best-worth } (after the choice made { $played })
}
analysis-rolechess-danger = { $whose ->
    [own] the player’s own blow would defeat the enemy Emperor with a chance of { $best }% (after the choice made { $played })
   *[other] the other side’s blow would defeat the player’s own Emperor with a chance of { $best }% (after the choice made { $played })
}
analysis-dnup-match = { $whose ->
    [own] the points give a { $best }% chance to win the match (after the choice made { $played })
   *[other] the points give each of the others a { $best }% chance to win the match (after the choice made { $played })
}
analysis-dnup-turns = { $whose ->
    [own] emptying the hand takes { analysis-best-turns } (after the choice made { $played })
   *[other] emptying their hands takes the others { analysis-best-turns } (after the choice made { $played })
}
analysis-dnup-cards = { $whose ->
    [own] the hand holds { analysis-best-cards } (after the choice made { $played })
   *[other] the others hold { analysis-best-cards } (after the choice made { $played })
}
analysis-dnup-returning = { $whose ->
    [own] the player’s own cards on the table would cost { analysis-best-turns } if they came back (after the choice made { $played })
   *[other] the others’ cards on the table would cost them { analysis-best-turns } if they came back (after the choice made { $played })
}
analysis-sequence-lines = { $whose ->
    [own] finished lines of the player’s own: { $best } (after the choice made { $played })
   *[other] finished lines of the other side: { $best } (after the choice made { $played })
}
analysis-sequence-ready = { $whose ->
    [own] lines of the player’s own with the fifth chip in hand: { $best } (after the choice made { $played })
   *[other] the other side’s lines with the fifth chip in their hand: { $best } (after the choice made { $played })
}
analysis-sequence-near = { $whose ->
    [own] lines of the player’s own that lack one or two chips: { $best } (after the choice made { $played })
   *[other] the other side’s lines that lack one or two chips: { $best } (after the choice made { $played })
}
analysis-sequence-jacks = { $whose ->
    [own] jacks in the player’s own hand: { $best } (after the choice made { $played })
   *[other] the other side’s jacks: { $best } (after the choice made { $played })
}
analysis-kasvoton-army = { $whose ->
    [own] the numbers of the player’s own army add up to { $best } (after the chosen one { $played })
   *[other] the numbers of the enemy’s army add up to { $best } (after the chosen one { $played })
}
analysis-kasvoton-knight = { $whose ->
    [own] the player’s own knight stands with a chance of { $best }% (after the choice made { $played })
   *[other] the enemy’s knight stands with a chance of { $best }% (after the choice made { $played })
}
analysis-kasvoton-siege = { $whose ->
    [own] { analysis-best-enemies } beside the player’s own king (after the choice made { $played })
   *[other] { analysis-best-own-cards } beside the enemy king (after the choice made { $played })
}
analysis-kasvoton-king_seen = { $whose ->
    [own] the enemy knows the player’s own king with a chance of { $best }% (after the choice made { $played })
   *[other] the enemy king is known with a chance of { $best }% (after the choice made { $played })
}
analysis-kasvoton-king_fell = { $whose ->
    [own] the player’s own king has fallen with a chance of { $best }% (after the choice made { $played })
   *[other] the enemy king has fallen with a chance of { $best }% (after the choice made { $played })
}
analysis-lotr-journey = { $whose ->
    [own] the player’s own fellowship is at site { $best } (after the choice made { $played })
   *[other] the opponent’s fellowship is at site { $best } (after the choice made { $played })
}
analysis-lotr-burdens = { $whose ->
    [own] burdens of the player’s own: { $best } (after the choice made { $played })
   *[other] the opponent’s burdens: { $best } (after the choice made { $played })
}
analysis-lotr-wounds = { $whose ->
    [own] wounds on the player’s own Ring-bearer: { $best } (after the choice made { $played })
   *[other] wounds on the opponent’s Ring-bearer: { $best } (after the choice made { $played })
}
analysis-lotr-fellowship = { $whose ->
    [own] the strength of the player’s own fellowship is { $best } (after the choice made { $played })
   *[other] the strength of the opponent’s fellowship is { $best } (after the choice made { $played })
}
analysis-lotr-companions = { $whose ->
    [own] the player’s own fellowship has { analysis-best-companions } (after the choice made { $played })
   *[other] the opponent’s fellowship has { analysis-best-companions } (after the choice made { $played })
}
analysis-lotr-shadows = { $whose ->
    [own] own support cards of the Shadow in play are { $best } (after the chosen one { $played })
   *[other] the opponent’s support cards of the Shadow in play are { $best } (after the chosen one { $played })
}
analysis-lotr-minions = { $whose ->
    [own] the strength of the player’s own minions in play is { $best } (after the choice made { $played })
   *[other] the strength of the opponent’s minions in play is { $best } (after the choice made { $played })
}
analysis-lotr-dead = { $whose ->
    [own] the player’s dead: { $best } (after the choice made { $played })
   *[other] the opponent’s dead: { $best } (after the choice made { $played })
}
analysis-lotr-twilight = { $whose ->
    [own] twilight tokens of the player’s own to spend: { $best } (after the choice made { $played })
   *[other] the opponent’s twilight tokens to spend: { $best } (after the choice made { $played })
}
analysis-left-seconds = About { $seconds } seconds left.
analysis-left-minutes = { $minutes ->
    [one] About a minute left.
   *[other] About { $minutes } minutes left.
}
analysis-chart-read = The higher the line, the surer the win. At the dashed line one wins every other time; the diamonds are turning points. Choose the picture to go to a move.
analysis-why-terms = after the better choice { $terms }.
