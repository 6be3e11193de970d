# Hints: what can be done, and what speaks for it.

kasvoton-hint-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
kasvoton-hint-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
kasvoton-can-choose-knight = choose a knight (KV-C2)
kasvoton-can-split = propose a split (KV-F1)
kasvoton-can-agree = agree (KV-F1)
kasvoton-can-place = place cards (KV-C4)
kasvoton-can-ready = say that you are ready (KV-C4)
kasvoton-can-begin = say who begins (KV-F4)
kasvoton-can-shoot = shoot, { kasvoton-hint-ways } (KV-D1)
kasvoton-can-move = move or attack, { kasvoton-hint-ways } (KV-D2)
kasvoton-can-scout = scout (KV-D3)
kasvoton-can-line = try a line, { kasvoton-hint-ways } (KV-D4.2)
kasvoton-can-triangle = strike with a triangle, { kasvoton-hint-ways } (KV-D4.5)
kasvoton-can-pair = strike with a pair, { kasvoton-hint-ways } (KV-D4.2)
kasvoton-can-royal = show a royal and strike (KV-D4.6)
kasvoton-can-decline = decline to strike (KV-D4.10)
kasvoton-can-done = end the turn (KV-D0.2)
kasvoton-can-reveal = reveal a card of yours (KV-D0.4)
kasvoton-can-say = point at a card of the middle column (KV-F7)
kasvoton-advice-move = Move { kasvoton-card } { $from } → { $to }.
kasvoton-advice-attack = Attack: { kasvoton-card } { $from } → { $to }.
kasvoton-advice-knight = Choose any knight: they are equally strong.
kasvoton-advice-split = Propose this split.
kasvoton-advice-agree = Agree.
kasvoton-advice-place = Put { kasvoton-card } on { $cell }.
kasvoton-advice-ready = Say that you are ready.
kasvoton-advice-ready-other = The army is ready.
kasvoton-advice-begin = { $who ->
    [own] Propose that you begin.
   *[mate] Propose that your partner begins.
}
kasvoton-advice-begin-other = { $who ->
    [own] Propose to begin.
   *[mate] Propose that the partner begins.
}
kasvoton-advice-shoot = Shoot from { $cell }.
kasvoton-advice-scout = Scout from { $cell }.
kasvoton-advice-line = Try a line against { $cell }.
kasvoton-advice-triangle = Strike with a triangle against { $cell }.
kasvoton-advice-pair = Strike with the pair { $one } and { $other }.
kasvoton-advice-royal = Show the royal on { $cell } and strike.
kasvoton-advice-decline = Decline.
kasvoton-advice-done = End the turn.
kasvoton-advice-reveal = Reveal the card on { $cell }.
kasvoton-advice-say = Point at the card on { $cell }.
kasvoton-advice-odds = It succeeds with a chance of { $win } per cent; your own card falls with { $fall } per cent.
kasvoton-advice-free = It succeeds with a chance of { $win } per cent, and your own card cannot fall.
kasvoton-advice-nearer = You approach the enemy: { kasvoton-hint-steps } to the nearest.
kasvoton-advice-away = You draw back: { kasvoton-hint-steps } to the nearest enemy.
kasvoton-advice-keeps = The nearest enemy is still { kasvoton-hint-steps } away.
kasvoton-advice-knight-why = It changes the picture, not the strength.
kasvoton-advice-split-why = Of the six standard cards you get { $own } and your partner { $mate }.
kasvoton-advice-ready-why = Your army is set up; the game begins when the others are ready too.
kasvoton-advice-begin-why = The player who begins has the first turn of the game.
kasvoton-advice-shoot-why = What the target is worth is not known. The archers are revealed, but cannot fall.
kasvoton-advice-scout-why = { $turned ->
    [0] No hidden enemy stands beside it, so that only the scout is revealed.
    [one] One enemy beside it is revealed, and so is the scout.
   *[other] { $turned } enemies beside it are revealed, and so is the scout.
}
kasvoton-advice-line-why = What the target is worth is not known. It is revealed; own cards need not be shown.
kasvoton-advice-triangle-why = What the target is worth is not known: a triangle defeats anything but a queen.
kasvoton-advice-pair-why = Together they are { $sum }, and the target is { $rank }: it falls.
kasvoton-advice-royal-why = The queen falls, and the card you show stays open to all.
kasvoton-advice-decline-why = No more cards of yours are revealed, and the target stays.
kasvoton-advice-done-why = { $left ->
    [0] Nothing more can be done this turn.
    [one] One more thing could be done this turn.
   *[other] { $left } more things could be done this turn.
}
kasvoton-advice-reveal-why = Everyone sees it from then on.
kasvoton-advice-say-why = All hear that the card stands for the strength of your whole army.
kasvoton-advice-first = { $who ->
    [own] Then you begin.
   *[mate] Then your partner begins.
}
kasvoton-advice-place-front = The front row is first on the move, and first within the enemy’s reach.
kasvoton-advice-place-rear = In the rear row it has a row of its own army in front of it.
kasvoton-advice-attack-why = What the target is worth is not known: the higher wins, and of equals the attacker.

kasvoton-can-enlist = choose cards for the army (KV-V4)
kasvoton-advice-enlist = Choose a strong card for your army.
kasvoton-advice-enlist-why = A high number wins more attacks.
