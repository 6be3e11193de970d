rolechess-name = RoleChess
rolechess-tagline = Chess where the dice do the fighting
rolechess-blurb = Pieces have energy, and battles are fought with dice. Capture the enemy Emperor before yours falls.

rolechess-piece = { $kind ->
    [emperor] Emperor
    [adjutant] Adjutant { $number }
    [knight] Knight { $number }
    [guard] Guard { $number }
   *[lackey] Lackey { $number }
}
rolechess-piece-first = { $kind ->
    [emperor] Emperor
    [adjutant] Adjutant { $number }
    [knight] Knight { $number }
    [guard] Guard { $number }
   *[lackey] Lackey { $number }
}

rolechess-option-no_progress = Draw without losses
rolechess-option-no_progress-help = After this many turns each without any loss of energy the game is drawn. 0: never.
rolechess-option-free_pass = Passing is allowed
rolechess-option-free_pass-help = Otherwise you pass only when you can do nothing.

rolechess-ask-turn = Move a piece, or attack.
rolechess-ask-attack = Attack with the moved piece, or end your turn.
rolechess-ask-partner = Attack alone, or as a pair?
rolechess-ask-advance = Take the freed circle?
rolechess-wait-turn = { $name } is thinking about a move.
rolechess-wait-attack = { $name } decides whether to attack.
rolechess-wait-partner = { $name } chooses the attackers.
rolechess-wait-advance = { $name } decides about the freed circle.

rolechess-no-over = The game is over already.
rolechess-no-not-your-turn = It is not your turn.
rolechess-no-roll-for-start = First roll for who starts.
rolechess-no-dice-are-rolling = The dice are still in the air.
rolechess-no-two-at-most = There are two attackers already.
rolechess-no-can-act = You can still move or attack, so you cannot pass.
rolechess-no-nothing-done = Do something first: move a piece, or attack.
rolechess-no-no-attack = No attack has been opened.
rolechess-no-nothing-fell = No circle has fallen free in battle.
rolechess-no-moved-already = You have moved this turn already.
rolechess-no-one-attack = Only one attack a turn.
rolechess-no-after-attack = After the attack nothing moves any more.
rolechess-no-declared = The attack is open: choose whether to attack alone or as a pair.
rolechess-no-opener-only = Only the piece that opened the attack may take the freed circle.
rolechess-no-advance-or-stay = First choose: take the freed circle, or stay.
rolechess-no-off-board = There is no circle { $cell } on the board.
rolechess-no-no-piece = There is no piece on { $cell }.
rolechess-no-not-yours = The piece on { $cell } is your opponent’s.
rolechess-no-same-circle = A move must go to another circle than { $cell }.
rolechess-no-occupied = The circle { $cell } is occupied.
rolechess-no-last-row = The Lackey stands on the last row ({ $cell }) and neither moves nor attacks any more.
rolechess-no-no-way = That is not how this piece moves ({ rolechess-kind-of }): { $from } → { $to }.
rolechess-no-blocked = A piece is in the way ({ $cell }).
rolechess-no-no-target = There is nobody to attack on { $cell }.
rolechess-no-own-target = The piece on { $cell } is your own.
rolechess-no-out-of-range = { $to } is out of range of this piece ({ rolechess-kind-of }) from { $from }.
rolechess-no-line-blocked = The line to { $to } is not open: a piece stands between ({ $cell }).
rolechess-no-not-the-moved = After a move the moved piece ({ $cell }) opens the attack.
rolechess-no-same-piece = The piece on { $cell } is attacking already.
rolechess-no-not-before = The piece on { $from } did not have { $to } in range before the move.
rolechess-no-hemmed-in = The piece on { $cell } can go nowhere: others stand in the way.
rolechess-no-nobody-reaches = None of your pieces reaches { $to } from where it stands. Move closer first.
rolechess-kind-of = { $piece ->
    [emperor] Emperor
    [adjutant] Adjutant
    [knight] Knight
    [guard] Guard
   *[lackey] Lackey
}

rolechess-log-tied = Roll for the start { $dice }: equal, roll again.
rolechess-log-began = Roll for the start { $dice }: { $name } begins.
rolechess-log-began-you = Roll for the start { $dice }: you begin.
rolechess-log-moved = { $piece } { $from } → { $to }
rolechess-log-attacked = { $piece } ({ $from }) attacks { $foe } ({ $to })
rolechess-log-joined = Together with { $piece } ({ $from })
rolechess-log-struck = Attack { $sum }
rolechess-log-defended-held = Defence { $sum } is enough against { $attack }.
rolechess-log-defended-lost = Defence { $sum }: { $piece } loses { $loss } and has { $left } left.
rolechess-log-captured = { $piece } ({ $cell }) falls.
rolechess-log-advanced = { $piece } takes the circle { $to }.
rolechess-log-stayed = { $piece } stays.
rolechess-log-stopped = { $piece } does not attack.
rolechess-log-passed = { $name } passes.
rolechess-log-passed-you = You pass.

rolechess-board = RoleChess board
rolechess-panel = Battle and pieces
rolechess-cell-empty = { $cell }, empty
rolechess-cell-own = { $cell }, your { $piece }, energy { $energy }
rolechess-cell-foe = { $cell }, enemy { $piece }, energy { $energy }
rolechess-cell-pale = { $cell }, pale { $piece }, energy { $energy }
rolechess-cell-dark = { $cell }, dark { $piece }, energy { $energy }
rolechess-may-move = you can move here
rolechess-may-attack = you can attack here
rolechess-may-act = you can pick this

rolechess-energy = Energy
rolechess-attack-factor = Attack
rolechess-defence-factor = Defence
rolechess-fallen = Fallen
rolechess-fallen-none = All still standing
rolechess-army-energy = { $energy } energy
rolechess-goal = Aim: capture the opponent’s Emperor.
rolechess-opening = { $name } begins.
rolechess-opening-you = You begin.
rolechess-opening-tied = Equal: roll again.

rolechess-aim = energy { $energy } · defence ×{ $defence }
rolechess-do-attack = Attack
rolechess-do-attack-with = Attack together with { $piece }
rolechess-do-attack-by = Attack with { $piece }
rolechess-do-attack-pair = Attack with { $piece } and { $partner }
rolechess-do-alone = Attack alone
rolechess-do-stop = End the turn
rolechess-do-pass = Pass
rolechess-do-advance = Take the circle { $cell }
rolechess-do-stay = Stay
rolechess-odds-kill = falls
rolechess-odds-hit = loses energy
rolechess-odds-held = holds
rolechess-odds-loss = on average

rolechess-battle-attack = The attack’s dice
rolechess-battle-defence = The defence’s die
rolechess-battle-fell = { $piece } falls.
rolechess-battle-lost = { $piece } loses { $loss } and has { $left } left.
rolechess-battle-held = { $piece } withstands the attack.

rolechess-ways = Ways to attack
rolechess-die = die
rolechess-say-danger = { $count ->
    [one] Your Emperor is in danger: { $names } can capture it ({ $chance }). Your turn.
   *[other] Your Emperor is in danger: { $names } together can capture it ({ $chance }). Your turn.
}
rolechess-say-move = { $piece }: choose a green dot.
rolechess-say-move-or-attack = { $piece }: choose a green dot or a red target.
rolechess-say-attack = { $piece }: choose a red target.
rolechess-say-odds = { $piece } ({ $cell }): falls { $kill }, loses energy { $hit }, holds { $held }.
rolechess-do-drop = Don’t attack
rolechess-choose-target = Choose whom the moved piece attacks, or end the turn.
rolechess-in-danger = in danger, may fall ({ $chance })
rolechess-goes = { $kind ->
    [emperor] Goes one circle in any direction.
    [adjutant] Goes diagonally as far as the way is open, or one circle straight.
    [knight] Leaps like a knight in chess, over others.
    [guard] Goes one to three circles straight.
   *[lackey] Goes one circle forward, straight or diagonally.
}
rolechess-reaches = Attacks wherever it could move.
rolechess-fights = In battle die × number; the defender loses the difference.
rolechess-fact-blow = Hardest blow
rolechess-fact-fallen = Captured–lost

rolechess-option-variants = Variants
rolechess-option-variants-help = Differences from the printed rules. They can be combined.
rolechess-variant-shuffled = Shuffled home rows
rolechess-variant-card = Own energies and factors
rolechess-variant-card-emperor-energy = Emperor: energy
rolechess-variant-card-emperor-attack = Emperor: attack factor
rolechess-variant-card-emperor-defence = Emperor: defence factor
rolechess-variant-card-adjutant-energy = Adjutant: energy
rolechess-variant-card-adjutant-attack = Adjutant: attack factor
rolechess-variant-card-adjutant-defence = Adjutant: defence factor
rolechess-variant-card-knight-energy = Knight: energy
rolechess-variant-card-knight-attack = Knight: attack factor
rolechess-variant-card-knight-defence = Knight: defence factor
rolechess-variant-card-guard-energy = Guard: energy
rolechess-variant-card-guard-attack = Guard: attack factor
rolechess-variant-card-guard-defence = Guard: defence factor
rolechess-variant-card-lackey-energy = Lackey: energy
rolechess-variant-card-lackey-attack = Lackey: attack factor
rolechess-variant-card-lackey-defence = Lackey: defence factor
rolechess-log-arranged = The home rows were drawn: { $pieces }.
