# Puzzles: positions whose best answer is proved.
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-all = All puzzles
puzzles-none = This game has no puzzles yet.
puzzles-proof = The best answer to each puzzle was worked out to the end by the rules. It is no bot’s opinion.
puzzle-title = Difficulty { $rating }
puzzle-rating = Your rating is { $rating }. { $tried ->
    [0] You have not tried any puzzle yet.
    [one] You have tried one puzzle.
   *[other] You have tried { $tried } puzzles.
}
puzzle-begin = Solve
puzzle-daily = Puzzle of the day
puzzle-daily-done = Puzzle of the day, solved
puzzle-storm = Against the clock: 3 minutes
puzzle-again = Repeat: { $due }
puzzle-streak = { $days ->
    [one] The puzzle of the day solved on one day.
   *[other] The puzzle of the day solved on { $days } days in a row.
}
puzzle-themes = Themes
puzzle-count = Tried { $tried }/{ $of }
puzzle-next = Next puzzle
puzzle-once-more = Once more
puzzle-show = Show the answer
puzzle-right = Right! It succeeds with { $chance }%, the next best with { $second }%.
puzzle-right-sure = Right! This succeeds for sure.
puzzle-wrong = Not the best: this succeeds with { $chance }%, the best with { $best }%. Try again.
puzzle-wrong-sure = No: this does not succeed for sure. Try again.
puzzle-open = This decides nothing yet. Choose what decides.
puzzle-why = Show why
puzzle-value = { $text }: { $chance }%
puzzle-storm-score = Solved { $solved } · mistakes { $wrong }/{ $of }
puzzle-storm-over = { $solved ->
    [0] You solved no puzzle.
    [one] You solved one puzzle.
   *[other] You solved { $solved } puzzles.
}
puzzle-storm-best = Your best: { $best }

puzzle-rolechess-emperor-title = Capture the Emperor
puzzle-rolechess-emperor = Which choice is likeliest to capture the enemy Emperor this turn?
puzzle-rolechess-adjutant-title = Capture an Adjutant
puzzle-rolechess-adjutant = Which choice is likeliest to capture an enemy Adjutant this turn?
puzzle-rolechess-pair-title = The pair attack
puzzle-rolechess-pair = Which piece joins the attack, so that the target is likeliest to be captured?
puzzle-rolechess-escape-title = Save the Emperor
puzzle-rolechess-escape = Which choice makes your Emperor likeliest to survive the opponent’s next turn?

puzzle-dnup-two-title = Out in two turns
puzzle-dnup-two = How do you begin, so that you go out with your next turn at the latest, for sure?
puzzle-dnup-four-title = Out in four turns
puzzle-dnup-four = How do you begin, so that you go out with your fourth turn at the latest, whatever your opponent holds?
puzzle-dnup-flip-title = Turn the hand
puzzle-dnup-flip = How do you begin, so that you go out with your fourth turn at the latest, whatever your opponent holds?
puzzle-dnup-stop-title = Stop the opponent
puzzle-dnup-stop = How do you keep your opponent from going out in the coming turns, for sure?

puzzle-sequence-line-title = Five in line
puzzle-sequence-line = Which card finishes a sequence?
puzzle-sequence-block-title = Block
puzzle-sequence-block = Which choice leaves your opponent the least chance to finish a sequence next turn?
puzzle-sequence-jack-title = One-eyed jack
puzzle-sequence-jack = Which choice leaves your opponent the least chance to finish a sequence next turn?

puzzle-kasvoton-king-title = Defeat the king
puzzle-kasvoton-king = Which choice defeats the enemy king this turn?
puzzle-kasvoton-strike-title = Line or triangle
puzzle-kasvoton-strike = Which strike defeats the enemy king this turn?
puzzle-kasvoton-suspect-title = Where is the king?
puzzle-kasvoton-suspect = Deduce from the cards: which choice is likeliest to defeat the enemy king this turn?

mistakes = Learn from your mistakes
mistake-ask = Find a better choice than in the game.
mistake-hint = Hint
mistake-right = Good! The expected result is { $value }/100, with the best choice { $best }/100.
mistake-wrong = There is a better one: the expected result is { $value }/100, with the best choice { $best }/100.
mistakes-none = The analysis found no mistakes of yours.
mistakes-working = The game is being analysed.
mistakes-over = Right at once: { $right }/{ $of }.
mistakes-lead = Your mistakes in this game: { $of }. You get each position again as you saw it.
mistakes-begin = Begin
mistakes-game = Back to the game
mistakes-kinds = Your mistakes by kind
mistakes-kind = Kind
mistakes-recent = 30 days
mistakes-earlier = Earlier
mistakes-first = Right at once
mistakes-share = { $share }%

puzzle-lotr-skirmish-title = Win the skirmish
puzzle-lotr-skirmish = Which choice wins this skirmish for sure, whatever cards of their deck your opponent holds?
puzzle-lotr-pay-title = What do you pay with?
puzzle-lotr-pay = Which choice wins this skirmish for sure? Your opponent may hold any cards of their deck.
puzzle-lotr-assign-title = Who fights whom?
puzzle-lotr-assign = With which choice does none of yours die in these skirmishes, whatever cards of their deck your opponent holds?
