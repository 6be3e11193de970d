# The guide on the rules page: what is told before the numbered rules.

kasvoton-guide-note =
    - Aim: find and defeat the enemy king (KV-A1).
    - A turn has four phases, all optional: archers, move, scout, strikes (KV-D0.2).
    - Archers (5) shoot the enemy straight ahead; only a queen survives (KV-D1).
    - Move: one card, one step in any direction. Stepping onto an enemy is an attack: the higher wins, a tie goes to the attacker (KV-D2.1).
    - The scout (1) reveals one or two enemies around it and defeats the king (KV-D3, KV-D2.4).
    - Line: own cards on two sides of an enemy; the sum must be greater (KV-D4.2).
    - Triangle: a line and a third neighbour. It defeats anything but a queen (KV-D4.5).
    - On an edge or in a corner a card is weaker (KV-D4.7, KV-D4.8).

kasvoton-guide-aim = Aim
kasvoton-guide-aim-text = Find the enemy king among cards that lie face down, and defeat it before yours is found.

kasvoton-guide-setup = Setting up
kasvoton-guide-setup-text =
    The field is 13 × 6 cells. An army has 26 cards: the scout, two princes, the queen, the king and a knight of your choice are always there, the other twenty are drawn. You put them face down on your two rear rows in any order you like.

    When the armies stand, one of the cards left over is turned up for each. The higher one begins.
kasvoton-guide-setup-armies = Through blue’s eyes: you see your own cards, the grey ones are face down. The two middle rows are empty. The picture shows only part of the armies.

kasvoton-guide-turn = A turn
kasvoton-guide-turn-text =
    A turn has four phases in this order. Nothing is compulsory:

    - archers shoot
    - one card takes a step or attacks
    - the scout looks around
    - lines and triangles strike, as many as there are

    Your own cards may be revealed at any time. A revealed card stays face up.

kasvoton-guide-ranks = The cards
kasvoton-guide-ranks-text = The higher number wins an attack. Princes, queen and king are royal.
kasvoton-guide-ranks-army = The pack of one colour, from which an army is drawn
kasvoton-guide-ranks-army-rank = Number
kasvoton-guide-ranks-army-count = Count
kasvoton-guide-ranks-army-does = Special
kasvoton-guide-ranks-army-scout = Scout
kasvoton-guide-ranks-army-scout-does = reveals its neighbours and defeats the king
kasvoton-guide-ranks-army-common = The ranks
kasvoton-guide-ranks-army-common-does = four of each number, fighting with it
kasvoton-guide-ranks-army-archers = Archers
kasvoton-guide-ranks-army-archers-does = shoot the one ahead of them
kasvoton-guide-ranks-army-cavalry = Cavalry
kasvoton-guide-ranks-army-cavalry-does = the strongest of the ranks
kasvoton-guide-ranks-army-prince = Prince
kasvoton-guide-ranks-army-prince-does = royal
kasvoton-guide-ranks-army-queen = Queen
kasvoton-guide-ranks-army-queen-does = never attacks; withstands arrows, attacks and triangles unless a royal is against her
kasvoton-guide-ranks-army-king = King
kasvoton-guide-ranks-army-king-does = if it falls, the game is lost
kasvoton-guide-ranks-army-knight = Knight
kasvoton-guide-ranks-army-knight-does = the strongest; you choose one, the draw may bring others

kasvoton-guide-attack = Moving and attacking
kasvoton-guide-attack-text = At most one card moves in a turn, one step in any of eight directions. When it steps onto an enemy, both are revealed. The higher number wins, and a tie goes to the attacker.
kasvoton-guide-attack-step = The heavy infantry (8) can move to the cells with dots, or attack the revealed infantry (7) up to the left and win.

kasvoton-guide-special = Archers and scout
kasvoton-guide-special-text = Two cards act without moving. They reveal themselves too, so choose the moment well. The scout is small, but when it and the enemy king meet, the king falls.
kasvoton-guide-special-shoot = The archers shot the cavalry straight ahead, to which they would have lost in an attack.
kasvoton-guide-special-scout = The scout revealed both of its neighbours. With three of them it could not.

kasvoton-guide-strikes = Strikes
kasvoton-guide-strikes-text =
    After the move, enemies that are surrounded are struck. In a line two of your cards stand on opposite sides; first the enemy is revealed, and if your sum is greater you may show the two and strike. In a triangle there is a third neighbour as well; then numbers do not matter, and your cards are not shown.

    On an edge any two neighbours further in make a line, and in a corner two neighbours make a triangle. So keep away from the walls.
kasvoton-guide-strikes-line = A line: 6 and 7 stand on two sides of the enemy. Together they are 13; if the one between is lower, it falls.
kasvoton-guide-strikes-triangle = A triangle: 2, 3 and 4 are enough for anything, even a knight.

kasvoton-guide-end = The end
kasvoton-guide-end-text =
    A king’s fall is judged when the turn ends. If your king fell on the enemy’s turn, you have one more: defeat the other king in it and the game is drawn. It is drawn too when the agreed turns are over and both kings stand.

kasvoton-guide-four = Four players
kasvoton-guide-four-text =
    Partners sit on one side and share the army: each leads the cards of one half, and the middle column belongs to both. The partner’s half may not be looked at, and talk must be heard by all. Triangles may be struck together.
