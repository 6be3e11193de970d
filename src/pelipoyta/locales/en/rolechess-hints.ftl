# Hints: what can be done, and what speaks for it.

rolechess-hint-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
rolechess-hint-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
rolechess-hint-reachers = { $now ->
    [0] no opponent can reach it
    [one] one opponent can reach it
   *[other] { $now } opponents can reach it
}
rolechess-can-step = move a piece, { rolechess-hint-ways } (RC-4.0)
rolechess-can-attack = attack, { rolechess-hint-ways } (RC-4.6)
rolechess-can-join = have a second piece join, { rolechess-hint-ways } (RC-5.2)
rolechess-can-alone = attack alone (RC-6.1.1)
rolechess-can-stop = end the turn without an attack (RC-3.3)
rolechess-can-advance = take the fallen one’s place (RC-6.1.3)
rolechess-can-stay = stay where you are (RC-6.1.3)
rolechess-can-pass = pass (RC-3.3)
rolechess-advice-step = Move: { rolechess-kind-of } { $from } → { $to }.
rolechess-advice-attack = Attack: { rolechess-kind-of } ({ $from }) against { rolechess-hint-foe } ({ $to }).
rolechess-advice-join = Have { rolechess-kind-of } ({ $from }) join.
rolechess-advice-alone = Attack alone.
rolechess-advice-stop = End the turn without an attack.
rolechess-advice-advance = Take the fallen one’s place.
rolechess-advice-stay = Stay where you are.
rolechess-advice-stay-other = Stay in place.
rolechess-advice-pass = Pass.
rolechess-advice-odds = The target { $kill ->
    [0] hardly falls but
   *[other] falls with a chance of { $kill } per cent and
} loses { $loss } energy on average.
rolechess-advice-emperor = This may decide the game: the Emperor falls with a chance of { $kill } per cent.
rolechess-advice-reach = From there you can attack at once: { rolechess-hint-foe } ({ $to }), which { $kill ->
    [0] hardly falls
   *[other] falls with a chance of { $kill }%
}.
rolechess-advice-saved = The Emperor is safer: the threat goes down from { $was } to { $now } per cent.
rolechess-hint-foe = { $foe ->
    [emperor] the Emperor
    [adjutant] the Adjutant
    [knight] the Knight
    [guard] the Guard
   *[lackey] the Lackey
}
rolechess-advice-stop-why = The best attack ({ rolechess-hint-foe }) would take { $loss } energy on average and { $kill ->
    [0] hardly capture
   *[other] capture it with a chance of { $kill }%
}.
rolechess-advice-pass-why = Everything stays where it is. There is a { $now }% chance that your Emperor falls.
rolechess-advice-safer = The piece gets safer: { $was ->
    [one] one enemy
   *[other] { $was } enemies
} could reach it, now { $now ->
    [0] none
   *[other] { $now }
}.
rolechess-advice-waits = No enemy can reach it: you wait in safety for a better moment.
rolechess-advice-nearer = It comes nearer: { rolechess-hint-steps } to the enemy Emperor, and { rolechess-hint-reachers }.
rolechess-advice-exposed = A bold move: { rolechess-hint-reachers }.
rolechess-advice-place = { $targets ->
    [0] From that place nobody is in range, and { rolechess-hint-reachers }.
    [one] From that place one opponent is in range, and { rolechess-hint-reachers }.
   *[other] From that place { $targets } opponents are in range, and { rolechess-hint-reachers }.
}
