# The rules of RoleChess in short; the reasons are in games/rolechess/RULES.md.

chapter-RC-1 = Board and pieces
rule-RC-1-1 = The board has 49 identical circles: columns a–g and rows 1–7. Each circle is joined to its neighbours in all eight directions. Pale’s home row is 1, dark’s is 7.
rule-RC-1-2 = The game card (energy, attack, defence): Emperor 9, 1, 8; Adjutant 25, 5, 5; Knight 21, 4, 4; Guard 15, 3, 6; Lackey 7, 3, 3.
rule-RC-1-3 = Seen from the player, the home row holds from the left Guard 1, Knight 1, Adjutant 1, the Emperor, Adjutant 2, Knight 2 and Guard 2; before them stand Lackeys 1–7. A piece keeps its number and its own energy.

chapter-RC-2 = Aim
rule-RC-2 = Bring the enemy Emperor’s energy down to zero or below.

chapter-RC-3 = Turn
rule-RC-3-0 = Each rolls a die, and the higher one starts. Equal dice are rolled again.
rule-RC-3-1 = On a turn you do one of four things: move a piece; move a piece and attack with it; attack from where you stand, alone or as a pair; or move, attack with the moved piece and bring in one that had the target in range already.
rule-RC-3-2 = Only one piece moves, always to another circle and before the attack. After a move the moved piece must take part in the attack. After an attack nothing moves but the winner onto the freed circle.
rule-RC-3-3 = One attack a turn at most, against one piece. You need not attack, and a threatened Emperor need not move. You may pass only when you can do nothing, unless the table has agreed otherwise.

chapter-RC-4 = Movement
rule-RC-4-0 = No piece moves onto an occupied circle. There is no check, no castling and no promotion.
rule-RC-4-1 = A Lackey goes one circle forward, straight or diagonally. On the last row it stays for good: it neither moves nor attacks, but it is in the way and defends itself.
rule-RC-4-2 = A Guard goes one to three circles along a row or column, not past anyone.
rule-RC-4-3 = A Knight leaps as a knight in chess; pieces in between do not matter.
rule-RC-4-4 = An Adjutant goes diagonally as far as the way is open, or one circle along a row or column, not past anyone.
rule-RC-4-5 = An Emperor goes one circle in any direction.
rule-RC-4-6 = A piece attacks the circles it could move to if they were empty. On the line only the target itself may stand.

chapter-RC-5 = Starting a battle
rule-RC-5-1 = If a piece was moved, range is judged after the move.
rule-RC-5-2 = The second piece of a pair must have the target in range already before the move, and still after it.
rule-RC-5-3 = A piece defends itself even where it could not reach the attacker. Emperors too may fight each other.

chapter-RC-6 = Battle
rule-RC-6-1-1 = The attacker rolls a die and multiplies it by its attack. Then the defender rolls a die and multiplies it by its defence. The defence is always rolled.
rule-RC-6-1-2 = If the attack is greater, the defender loses the difference in energy. Otherwise, also when equal, nothing is lost.
rule-RC-6-1-3 = A piece whose energy is gone leaves the board. The attacker may put the winner on the freed circle or let it stay. This is not the turn’s move, and no further attack comes of it.
rule-RC-6-2-1 = The moved piece opens a pair attack; without a move the player chooses the order. Each rolls its own die, and the products are added up.
rule-RC-6-2-2 = Against a pair you defend alone, with one roll.
rule-RC-6-2-3 = Only the piece that opened the pair attack may take the freed circle.
rule-RC-6-2-4 = Target, attackers and their order are settled before the first roll, and both attackers always roll. There are never more than two.

chapter-RC-7 = The turn passes
rule-RC-7 = After the defence the turn passes to the defender, whatever happened.

chapter-RC-8 = Victory
rule-RC-8 = The player who first brings the enemy Emperor to zero or below wins at once, whatever else stands on the board.

chapter-RC-9 = Finer points
rule-RC-9-1 = The game is drawn when nobody has lost energy for the agreed number of turns (usually 50 each).
rule-RC-9-2 = The game is drawn at once when only Emperors and Lackeys on their last row are left.
rule-RC-9-3 = You may agree on a draw, and you may resign; these are matters of the table.
rule-RC-9-4 = Energy never rises, and everyone sees it. A removed piece has energy 0.
rule-RC-V1 = Variant: before the opening roll, lots decide in which order the seven pieces of the home row stand. Both sides have the same order, each seen from its own side.
rule-RC-V2 = Variant: the table decides how much energy each kind of piece has, and its attack and defence factors. The numbers are the same for both.

over-RC-8 = The other player’s Emperor fell.
won-RC-8 = The enemy Emperor fell.
lost-RC-8 = Your Emperor fell.
drawn-RC-9-1 = No energy was lost for a long time.
drawn-RC-9-2 = Nobody is left who could capture an Emperor.
