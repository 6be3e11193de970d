# Hints: what can be done, and what speaks for it.

kasvoton-hint-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
kasvoton-hint-steps = { $steps ->
    [one] one square
   *[other] { $steps } squares
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
kasvoton-advice-ready = The army is good: say that you are ready.
kasvoton-advice-begin = Say who begins.
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
kasvoton-advice-split-why = So both have strong and weak cards.
kasvoton-advice-agree-why = The split is even, and the game can begin.
kasvoton-advice-place-why = Strong ones in front, the King in cover: you may still change it.
kasvoton-advice-ready-why = Then the other can begin too.
kasvoton-advice-begin-why = Whoever begins is the first to scout.
kasvoton-advice-shoot-why = An archer harms from afar without risk.
kasvoton-advice-scout-why = Then you know whether the target is worth an attack.
kasvoton-advice-line-why = A line together beats one stronger than any of its cards.
kasvoton-advice-triangle-why = A triangle together beats one stronger than any of its cards.
kasvoton-advice-pair-why = As a pair they beat what neither could alone.
kasvoton-advice-royal-why = Showing the royal card decides the blow, but everyone sees it.
kasvoton-advice-decline-why = The card stays hidden.
kasvoton-advice-done-why = No deed would make things better this turn.
kasvoton-advice-reveal-why = A revealed card deters, or helps a formation.
kasvoton-advice-say-why = Your partner then knows what to expect.
