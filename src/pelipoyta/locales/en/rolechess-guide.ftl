# The guide on the rules page: what is told before the numbered rules.

rolechess-guide-note =
    - Aim: drain the enemy Emperor’s energy (RC-8).
    - Your turn: move, move and attack, or attack from where you stand, alone or as a pair. One move first, then one attack (RC-3.1).
    - Lackey: one circle forward, straight or diagonal. Guard: 1–3 straight. Knight: as in chess. Adjutant: any distance diagonally, or one straight. Emperor: one anywhere.
    - You attack where you could move (RC-4.6).
    - Battle: die × attack against die × defence. If the attack is greater, the defender loses the difference; a tie does nothing (RC-6.1.2).
    - Pair: two dice, products added; the defender rolls once (RC-6.2.1).
    - Only the piece that opened the attack may take the fallen one’s place (RC-6.1.3).

rolechess-guide-aim = Aim
rolechess-guide-aim-text = Drain the enemy Emperor’s energy before yours goes the same way.

rolechess-guide-setup = Setting up
rolechess-guide-setup-text =
    The board has 7 × 7 circles. On the home row stand, from the edges inwards, the Guards, the Knights and the Adjutants, with the Emperor in the middle; seven Lackeys stand before them. Every piece begins with full energy, and what is left is always shown at its foot.

    Each rolls a die, and the higher one begins.
rolechess-guide-setup-start = The opening position. Pale is at the bottom, and the Emperors face each other in the middle column.

rolechess-guide-turn = A turn
rolechess-guide-turn-text =
    Do one of these:

    - move a piece
    - move a piece and attack with it
    - attack from where you stand, alone or with two pieces as a pair
    - move, attack with the moved piece and have another join that could reach the target before the move

    The move always comes before the attack, and there is at most one attack a turn. Nobody has to attack. There is no check: a threatened Emperor may stay where it is, but a die can capture it.

rolechess-guide-pieces = The pieces
rolechess-guide-pieces-text = The green dots show where the piece can move and the red rings whom it can attack. An attack reaches exactly the circles the piece could move to if they were empty.
rolechess-guide-pieces-card = The game card
rolechess-guide-pieces-card-energy = Energy
rolechess-guide-pieces-card-attack = Attack
rolechess-guide-pieces-card-defence = Defence
rolechess-guide-pieces-card-count = Count
rolechess-guide-pieces-card-moves = Movement
rolechess-guide-pieces-card-emperor = Emperor
rolechess-guide-pieces-card-emperor-moves = one circle in any direction
rolechess-guide-pieces-card-adjutant = Adjutant
rolechess-guide-pieces-card-adjutant-moves = diagonally as far as the way is open, one straight
rolechess-guide-pieces-card-knight = Knight
rolechess-guide-pieces-card-knight-moves = leaps as in chess
rolechess-guide-pieces-card-guard = Guard
rolechess-guide-pieces-card-guard-moves = one to three straight
rolechess-guide-pieces-card-lackey = Lackey
rolechess-guide-pieces-card-lackey-moves = one forward, straight or diagonal
rolechess-guide-pieces-lackey = A Lackey only goes forward. It does not threaten the piece beside it.
rolechess-guide-pieces-guard = A Guard goes straight, three circles at most. The Lackey ahead is a target for it, but also in its way.
rolechess-guide-pieces-knight = A Knight leaps over those around it, which is why it is out first.
rolechess-guide-pieces-adjutant = An Adjutant sees diagonally across the board, but its own Lackey bars the way down to the left.
rolechess-guide-pieces-emperor = The Emperor takes one step at a time, though not to an occupied circle.

rolechess-guide-battle = Battle
rolechess-guide-battle-text =
    The attacker rolls a die and multiplies it by its attack. The defender does the same with its defence. Only the difference counts: if the attack is greater, the defender loses that much energy. The attacker never loses anything.

    A piece out of energy leaves the board, and the winner may take its place. A battle ends the turn.
rolechess-guide-battle-wound = The Knight rolls 5: 5 × 4 = 20. The Guard rolls 2: 2 × 6 = 12. The Guard loses 8 energy and has 7 left.
rolechess-guide-battle-fell = 4 × 4 = 16 against 2 × 3 = 6. The difference of 10 is enough to capture the Lackey with its 7 energy, and the Knight took its place.

rolechess-guide-pair = Attacking as a pair
rolechess-guide-pair-text =
    Two pieces may attack together if both reach the same target. Each rolls a die of its own and the products are added; the defender rolls only once. Even the strongest falls to a pair.

    If one of them moved this turn, the other must have reached the target before the move.
rolechess-guide-pair-together = The Knight moves up and opens, the Guard stood ready: 4 × 4 + 5 × 3 = 31. The Adjutant rolls 1, which makes 5, and loses 26: more than its full 25.
