# The rules of Faceless Enemy in short; the whole reasoning is in games/kasvoton/RULES.md.

chapter-KV-A = Aim
rule-KV-A1 = Find the enemy king and defeat him. You lose if your king falls while the enemy king stands.

chapter-KV-B = The army
rule-KV-B = Ranks: 1 scout, 2 peasants, 3 levy, 4 shield bearers, 5 archers, 6 spearmen, 7 infantry, 8 heavy infantry, 9 mercenaries, 10 cavalry, 11 prince, 12 queen, 13 king, 14 knight. Princes, queen and king are royal. The four knights of a deck (A–D) differ in looks only.

chapter-KV-C = Setting up
rule-KV-C1 = The board has 13 columns and 6 rows. An army starts in its two rear rows, 26 cells, with two empty rows between the armies.
rule-KV-C2 = Every army has the scout, two princes, the queen, the king and one knight. You choose the knight, and the choice is public.
rule-KV-C3 = From the rest of the deck, the other knights included, 20 more cards are drawn. That makes 26, and the opponent does not know which.
rule-KV-C4 = Cards are put face down on your own cells in any order. You may always look at your own cards. Cells are filled one at a time, nobody else sees an unfinished deployment, and a finished one is not changed.
rule-KV-C5 = Fallen cards lie face up in the graveyard for all to see.
rule-KV-C6 = When the armies stand, a card of each undrawn rest is turned up. The higher starts; equal ones are followed by others. Turned cards stay known. If a rest runs out, lots decide.
rule-KV-C7 = A deck has one scout, two princes, one queen, one king and four knights, and four of each rank from 2 to 10.

chapter-KV-D = Play
rule-KV-D0-1 = Turns alternate. On another’s turn you may only look at cards and reveal your own.
rule-KV-D0-2 = A turn has four optional phases: archers, move, scout and strikes. An empty turn is still a turn. A phase you have left does not come back that turn. If no enemies choose after the move, the turn ends by itself.
rule-KV-D0-3 = A revealed card is turned face up. It stays on the board, acts as before and never turns back.
rule-KV-D0-4 = You may reveal your own cards at any time once the armies stand, also on another’s turn.
rule-KV-D0-5 = Kings are judged when a turn ends. If both have fallen, it is a draw. If a king fell on his own side’s turn, that side has lost when the turn ends. If he fell on the enemy’s turn, his side has one more turn: if the other king falls too, it is a draw. A king’s fall cuts no turn short.
rule-KV-D1 = Archers (5) may shoot an enemy in the cell straight ahead. The archers are revealed, then the target, which falls unless it is a queen. Each shoots once a turn, one after another.
rule-KV-D2 = At most one card moves in a turn: one step in any direction, not off the board nor onto your own card. Archers that shot this turn stay put.
rule-KV-D2-1 = A move onto an enemy is an attack. The attacker is revealed, then the defender. The higher rank wins, and equal ranks go to the attacker. The loser falls, and a winning attacker enters the cell.
rule-KV-D2-2 = A queen never attacks.
rule-KV-D2-3 = By attack a queen falls only to a king, and an attack on her is always the move of the turn. A weaker attacker falls; a knight and the queen both stay.
rule-KV-D2-4 = When a king and the enemy scout meet, the king falls, no matter which one attacked. A scout that attacked enters the cell, one that was attacked stays.
rule-KV-D3 = A scout with one or two enemies beside it may be revealed, and then so are they. You may do so even if all of them lie open already; then only the scout turns. With three or more it may not, even if some lie open.
rule-KV-D4 = Finally you may strike lines and triangles, as many as there are formations, one at a time. None is compulsory. A card defends with its rank. Only neighbouring cells count.
rule-KV-D4-1 = A line: your cards on two opposite sides of the enemy, straight or diagonal.
rule-KV-D4-2 = In a line strike the enemy is revealed first. If your two cards add up to more than its rank, you may reveal both and strike. Otherwise it stays, revealed, and your cards need not be shown.
rule-KV-D4-3 = A queen may be in a line, but adds nothing to the sum.
rule-KV-D4-4 = A queen can be struck in a line only if one of the two is royal and the sum exceeds 12.
rule-KV-D4-5 = A triangle: a line and any third card of yours beside the enemy. It falls, whatever it is, and none of your cards is shown. Only a queen is spared. A declared strike is not taken back.
rule-KV-D4-6 = A queen falls to a triangle if one of your cards beside her is royal and is revealed. Otherwise she stays, revealed.
rule-KV-D4-7 = A card on an edge is weaker: any two of its three neighbours further in make a line, and so do the two along the edge, but not one of each. Further in is measured from the card’s own edge, even if the neighbour itself stands on another. Any three of its five neighbours make a triangle.
rule-KV-D4-8 = In a corner any two neighbours make a triangle. There are no lines there.
rule-KV-D4-9 = The pair of a line is chosen once the enemy has been revealed. The royal you show may be any neighbour. A card may take part in many strikes.
rule-KV-D4-10 = Trying a line reveals the enemy in any case. Declining does not bar another try.

chapter-KV-E = Turn limit
rule-KV-E1 = Each player usually has 125 turns; the table may agree otherwise, and 0 means no limit. When all have used their turns and both kings stand, the game is a draw. Idle and skipped turns count. A levelling turn is given even beyond the limit.

chapter-KV-F = Four players
rule-KV-F1 = Team mates sit on the same side. They split the six standard cards, and the others are told only how many each took. The drawn cards are dealt so that each has 13. The left player chooses the knight and proposes first, the other agrees or proposes otherwise; the sixth proposal stands.
rule-KV-F2 = Each controls the team’s cards in their own half, and the middle column is shared. The partner’s half may not be looked at or used. Where a card stands now decides; what you have seen you may remember.
rule-KV-F3 = Each puts 12 cards in their own half and the 13th in the middle column. The left player chooses one of two cells, the right player’s card takes the other.
rule-KV-F4 = The starting team is drawn and decides who of it begins. Then come the opponent opposite, the starter’s partner and the last player, and so on.
rule-KV-F5 = A card in the middle column may not go to the partner’s half, not even to attack. To your own half it may.
rule-KV-F6 = A player with no card in their own half or the middle column when the turn comes is skipped altogether.
rule-KV-F7 = Talk is free, but all must hear and understand it. Until the end of their first turn each may once point at a card in the middle column and say that it equals the strength of their whole army.
rule-KV-F8 = On your turn you may strike triangles with any of the team’s cards. The partner’s cards in a line must be revealed before the attempt. A royal of the partner’s, too, must be revealed already to be shown when a queen is struck. A revealed scout serves both; a hidden one, and archers, only the player who controls them.
rule-KV-F9 = Cards you control may be revealed on anyone’s turn.
rule-KV-F10 = The levelling turn is the team’s next. If that player is skipped it is the partner’s. If neither can play, the team has lost at once.

chapter-KV-G = A tournament
rule-KV-G1 = Two players play five games with the limit of 125 turns, each with new armies. At the end wins are counted, and the knights the armies began with. If the knights differ by one at most, wins decide. Otherwise, with equal wins, the player who had fewer knights wins; and if one player has both more wins and more knights, each full three knights of difference forgive one win of the lead. More wins never lose. All five are played. In a game given up before the armies were drawn each army counts for one knight. The optional rules are not used.
rule-KV-G2 = In a match between teams each team has an even number of players. Tables stand in pairs, and the games are ordinary ones for two with the limit of 125 turns. At the first table armies are chosen and drawn; at the second each team has the army its opponent had at the first. Tables know nothing of each other’s games until both are over. More wins over all tables take the match, equal wins draw it. Knights are not counted. The second table draws who begins itself.

chapter-KV-H = Optional rules
rule-KV-Ha = Shield wall: archers cannot defeat shield bearers (4). Both are revealed, and the archers have shot.
rule-KV-Hb = Spear hedge: when cavalry (10) attacks spearmen (6), neither falls. Not in strikes, nor when spearmen attack.
rule-KV-Hc = Shame: a knight that attacks a queen falls right after the move. Not in strikes.

chapter-KV-R = Clarifications
rule-KV-R1 = A side left with only its king plays on. A game is not won by defeating the other cards.
chapter-KV-V = Variants
rule-KV-V1 = Variant: the same draw for both. The 20 cards drawn for the first army are in the second too, so each player knows the enemy’s cards, but not where they stand.
rule-KV-V2 = Variant: mirrored armies. The same draw for both, and lots put the cards down so that the armies are mirror images. Both players see every card from the start.
rule-KV-V3 = Variant: an army for points. A player chooses 20 cards from the own deck. A card costs its number, and together they may not cost more than the points (usually 130).
rule-KV-V4 = Variant: open choice. A player chooses 20 cards from the whole rest of the own deck.
rule-KV-V5 = Variant: number of knights. Both armies have the agreed number of knights, 1–4, and the other cards are drawn.
rule-KV-V6 = Variant: riders. Cavalry (10) may go two cells in a straight line, also diagonally, over an empty cell, and attack that way. It is then revealed.
rule-KV-V7 = Variant: leap. A knight may move to an empty cell as a knight of chess does. It is revealed then.
rule-KV-V8 = Variant: blockade. An enemy may not move from one cell beside revealed peasants (2) to another cell beside them. Attacks are free.
rule-KV-V9 = Variant: from behind. Mercenaries (9) that attack towards their own side defeat everything but royals.
rule-KV-V10 = Variant: crowd. Levy (3) that is attacked counts one more for each levy of its side revealed beside it. A lower attacker falls. Not in strikes.
rule-KV-V11 = Variant: duel. A prince that attacks a knight wins. Not in strikes.
rule-KV-V12 = Variant: shields hold. When 5–10 attack shield bearers (4), neither falls. Not in strikes.
rule-KV-V13 = Variant: pikes. Cavalry (10) that attacks spearmen (6) falls. Not together with the spear hedge.
rule-KV-V14 = Variant: reload. Archers that shot neither shoot nor move in the next turns of their side, as many as agreed.
rule-KV-V15 = Variant: longbow. If the cell straight ahead is empty, archers may shoot the enemy in the next one.
rule-KV-V16 = Variant: armour. Heavy infantry (8) falls to no line, only to a triangle.
rule-KV-V17 = Variant: in step. Two cards of infantry (7) in a line count four more together.
