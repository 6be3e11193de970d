# The lessons.

rolechess-lesson-first = A first game: dice and pieces

rolechess-lesson-first-walk = The Lackey steps forward
rolechess-lesson-first-walk-lackey = The player who captures the opponent’s Emperor wins. Your pieces are at the bottom. Move one of the Lackeys of the front row one circle forward, straight or diagonally.
rolechess-lesson-first-walk-lackey-done = Well done. A Lackey never goes back, so think where you take it. The other side moved one too.
rolechess-lesson-first-walk-lackey-knight = That was a Knight leaping; its time comes soon. Move a Lackey now.

rolechess-lesson-first-pieces = The others move in other ways
rolechess-lesson-first-pieces-guard = A Guard stands in the corner. Take it straight up, one to three circles.
rolechess-lesson-first-pieces-guard-done = A Guard goes straight, three circles at most, and past nobody.
rolechess-lesson-first-pieces-guard-other = That would be a move too, but now take the Guard in the left corner upwards.
rolechess-lesson-first-pieces-knight = Beside the Guard stood a Knight. It leaps as in chess, over others. Leap forward.
rolechess-lesson-first-pieces-knight-done = Just so: two straight and one aside, and nothing is in its way.
rolechess-lesson-first-pieces-knight-other = Leap with the Knight on b1 now.
rolechess-lesson-first-pieces-adjutant = Beside the Emperor stand the Adjutants. They go diagonally as far as the way is free, or one circle straight. Move either.
rolechess-lesson-first-pieces-adjutant-done = The Adjutant is your quickest and strongest piece. The Emperor steps one circle at a time.
rolechess-lesson-first-pieces-adjutant-other = Move an Adjutant now: c1 or e1.

rolechess-lesson-first-strike = Dice decide a battle
rolechess-lesson-first-strike-attack = The number below a piece is its energy. Choose a piece to see its factors. A piece attacks where it could move. Attack the Lackey further up with your Knight.
rolechess-lesson-first-strike-attack-done = You rolled 4, and the Knight’s attack factor is 4: 4 × 4 = 16. The Lackey defended: 2 × 3 = 6. The difference is 16 − 6 = 10. The Lackey had only 7 energy, so it was captured.
rolechess-lesson-first-strike-attack-walk = You may walk too, but now to battle: choose the Knight, then the enemy Lackey.
rolechess-lesson-first-strike-circle = The circle is free. Your Knight may take it or stay where it is. Choose as you like.
rolechess-lesson-first-strike-circle-done = Then the turn passes: a battle always ends it.

rolechess-lesson-first-energy = Energy wears away
rolechess-lesson-first-energy-wound = The Guard has 15 energy, and its defence factor is 6. Attack it with your Knight all the same.
rolechess-lesson-first-energy-wound-done = Attack 5 × 4 = 20, defence 2 × 6 = 12. The Guard lost 20 − 12 = 8 energy and has 15 − 8 = 7 left. Energy never comes back.
rolechess-lesson-first-energy-wound-other = Attack the Guard with the Knight now.
rolechess-lesson-first-energy-held = Attack the Guard again.
rolechess-lesson-first-energy-held-done = 3 × 4 = 12 against 2 × 6 = 12: equal is not enough, and nobody loses anything. An attacker is never hurt.
rolechess-lesson-first-energy-held-other = The Guard is weak already. Attack it with the Knight once more.

rolechess-lesson-first-together = Two together
rolechess-lesson-first-together-near = Your Adjutant already reaches the enemy Adjutant. Bring the Knight to c3 to help: in a turn you may move first, then attack. A red ring around your Emperor means that the opponent reaches it; the dashed line shows from where.
rolechess-lesson-first-together-near-done = Now the Knight reaches the target too.
rolechess-lesson-first-together-near-alone = Alone your Adjutant will hardly capture one with 25 energy. Bring the Knight first.
rolechess-lesson-first-together-near-other = Leap with the Knight to c3.
rolechess-lesson-first-together-aim = Attack with the Knight now. After a move, the moved piece opens the attack.
rolechess-lesson-first-together-aim-done = Good. A second one may still join.
rolechess-lesson-first-together-aim-stop = Do not stop yet: attack with the Knight.
rolechess-lesson-first-together-join = Let the Adjutant join. It may, for it was in range before the move.
rolechess-lesson-first-together-join-done = Attack 4 × 4 + 5 × 5 = 41, defence 3 × 5 = 15. The Adjutant lost 41 − 15 = 26 energy. It had 25, so it was captured. Against a pair the defender rolls only once.
rolechess-lesson-first-together-join-alone = Alone is allowed, but two rolls add up. Let the Adjutant join.
rolechess-lesson-first-together-opener = Only the Knight, which opened the attack, may take the free circle. Will it?
rolechess-lesson-first-together-opener-done = In pairs even great pieces fall.

rolechess-lesson-first-danger = Guard your Emperor
rolechess-lesson-first-danger-flee = If your Emperor is captured, you lose at once. A Lackey threatens the Emperor diagonally, as the dashed red line shows. The Lackey reaches forward only, so take the Emperor out of its way.
rolechess-lesson-first-danger-flee-done = Safe. Nobody has to flee, but an Emperor has only 9 energy.
rolechess-lesson-first-danger-flee-weak = The Emperor strikes weakly: its attack factor is 1. Better step aside.
rolechess-lesson-first-danger-flee-still = The Lackey reaches that circle too, straight ahead. Choose one it does not reach.
rolechess-lesson-first-danger-flee-left = The Emperor would stay under threat. Move it.

rolechess-lesson-first-win = Capture the Emperor
rolechess-lesson-first-win-approach = The enemy Emperor has only 4 energy left, and your Adjutant reaches it. Leap near with the Knight, to c5 or e5.
rolechess-lesson-first-win-approach-done = Now attack the Emperor.
rolechess-lesson-first-win-approach-alone = The Emperor’s defence factor is 8. Two together are surer: bring the Knight first.
rolechess-lesson-first-win-approach-other = Leap with the Knight to c5 or e5.
rolechess-lesson-first-win-aim = Choose the Emperor as the target.
rolechess-lesson-first-win-aim-done = And now a partner.
rolechess-lesson-first-win-aim-stop = Do not stop now, the Emperor is in range.
rolechess-lesson-first-win-fell = Let the Adjutant join, and the rolls add up.
rolechess-lesson-first-win-fell-done = Attack 3 × 4 + 4 × 5 = 32, defence 1 × 8 = 8. The difference is 32 − 8 = 24, so the Emperor was captured. You won!
rolechess-lesson-first-win-fell-alone = Alone is allowed, but a pair is surer. Let the Adjutant join.

rolechess-lesson-first-game = A real game
rolechess-lesson-first-game-play = Now you know the game. Play a real endgame against an easy bot: you have more pieces. Capture its Emperor and keep yours standing.
