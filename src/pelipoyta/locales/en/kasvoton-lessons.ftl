# The lessons.

kasvoton-lesson-first = A first game: find the king

kasvoton-lesson-first-march = The army sets out
kasvoton-lesson-first-march-step = The player who defeats the enemy king wins. Your cards lie face down: the enemy cannot see them, and you cannot see the enemy’s. Move a card of the front row one step in any direction.
kasvoton-lesson-first-march-step-done = One card moves in a turn at most. While no enemies choose, the turn ends by itself.
kasvoton-lesson-first-march-step-idle = You may do nothing, but move something now.
kasvoton-lesson-first-march-step-shown = You may turn up a card of yours at any time, but it stays so to the end. Keep your secret and move.
kasvoton-lesson-first-march-step-back = That card was in the rear row. Move one from the front row now.

kasvoton-lesson-first-attack = Higher wins
kasvoton-lesson-first-attack-known = When you move onto an enemy, both are shown and the higher number wins. Attack the seven that lies open with your eight.
kasvoton-lesson-first-attack-known-done = 8 beat 7 and took the cell. Equal numbers go to the attacker, but now the enemy knows your card.
kasvoton-lesson-first-attack-known-blind = A three against a hidden card: almost anything beats it. Attack the seven with the eight.
kasvoton-lesson-first-attack-known-shown = The attack shows your card by itself. Just attack.
kasvoton-lesson-first-attack-known-other = You may move too, but attack the seven with the eight now.

kasvoton-lesson-first-archers = Archers shoot
kasvoton-lesson-first-archers-shoot = Archers (5) shoot the enemy straight ahead of them. Choose the archers and shoot: it defeats anyone but a queen.
kasvoton-lesson-first-archers-shoot-done = The cavalry (10) fell. Archers that shot do not move this turn, but another card may. A queen can be defeated only by a king or with the help of a royal.
kasvoton-lesson-first-archers-shoot-charge = You may attack, but a five could lose. Shooting risks nothing.
kasvoton-lesson-first-archers-shoot-shown = The shot shows the archers by itself. Shoot.
kasvoton-lesson-first-archers-shoot-other = Shoot first: shooting comes before the move.

kasvoton-lesson-first-scout = The scout looks
kasvoton-lesson-first-scout-look = The move is made. The scout (1) shows the enemies beside it, if there are one or two. Choose the scout, and scout.
kasvoton-lesson-first-scout-look-done = Now you see a ten and a two. The scout lies open too.
kasvoton-lesson-first-scout-look-idle = Do not end yet: scout first.
kasvoton-lesson-first-scout-look-shown = Turning it up alone shows no enemy. Scout.

kasvoton-lesson-first-line = A line: two on opposite sides
kasvoton-lesson-first-line-try = The enemy stands between two of your cards, in a straight line. Choose the enemy and try a line strike: it is shown.
kasvoton-lesson-first-line-try-done = It was a ten. Your cards are 6 and 7: together 13, more than 10.
kasvoton-lesson-first-line-try-idle = Do not end yet: try the line strike.
kasvoton-lesson-first-line-try-shown = You need not show your own before you strike. Try the line strike.
kasvoton-lesson-first-line-pair = The sum is enough. Strike with the pair.
kasvoton-lesson-first-line-pair-done = Both were shown, and the ten fell. Where the sum is too small you may decline and show nothing.
kasvoton-lesson-first-line-pair-decline = You may decline, but 13 is more than 10. Strike.

kasvoton-lesson-first-triangle = A triangle: three around
kasvoton-lesson-first-triangle-three = A line and a third card beside the enemy are a triangle. It defeats anyone but a queen, and shows none of your cards. Choose the enemy and strike with the triangle.
kasvoton-lesson-first-triangle-three-done = The knight (14) fell, surrounded by 2, 3 and 4. Even the weak are strong together.
kasvoton-lesson-first-triangle-three-line = In a line 2 + 3 will hardly do. A triangle does not ask for numbers.
kasvoton-lesson-first-triangle-three-idle = Do not end yet: strike with the triangle.
kasvoton-lesson-first-triangle-three-shown = A triangle needs no cards shown. Strike.

kasvoton-lesson-first-king = The scout creeps
kasvoton-lesson-first-king-creep = Could the hidden card be the king? Move the scout (1) to an empty cell beside it.
kasvoton-lesson-first-king-creep-done = Close now. Let us look.
kasvoton-lesson-first-king-creep-ten = A ten would lose to a king (13), if it is there. Creep with the scout first.
kasvoton-lesson-first-king-creep-four = The scout would lose to a four. Move it to an empty cell.
kasvoton-lesson-first-king-creep-shown = It is safer in secret. Move the scout.
kasvoton-lesson-first-king-creep-other = Move the scout to d4 or e4.
kasvoton-lesson-first-king-find = Choose the scout, and scout.
kasvoton-lesson-first-king-find-done = The king (13) is found!
kasvoton-lesson-first-king-find-idle = Do not end yet: scout.
kasvoton-lesson-first-king-find-shown = Scout, and the neighbour is shown too.

kasvoton-lesson-first-end = The small defeats the great
kasvoton-lesson-first-end-scout = When a scout and a king meet, the king always falls. Attack with the scout.
kasvoton-lesson-first-end-scout-done = The king fell! The enemy had one more turn to level, and could not: you won.
kasvoton-lesson-first-end-scout-ten = 10 loses to 13. Attack with the scout.
kasvoton-lesson-first-end-scout-shown = Just attack with the scout.
kasvoton-lesson-first-end-scout-other = Attack the king with the scout.

kasvoton-lesson-first-game = A real game
kasvoton-lesson-first-game-play = Play a short game against an easy bot. Deploy your army, hide your king and look for theirs: you have 25 turns.
