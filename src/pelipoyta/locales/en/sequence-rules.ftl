# The rules of Sequence in short; the whole of them is in games/sequence/RULES.md.

chapter-SEQ-1 = Material and teams
rule-SEQ-1-1 = The board has ten rows of ten cells. The four corners are free; the other cells show every card but the jacks, each twice. There are 104 cards, two packs with eight jacks among them, and 48 chips each of blue, red and green.
rule-SEQ-1-2 = The teams are of equal size. Two teams are made of 2, 4, 6, 8, 10 or 12 players, three of 3, 6, 9 or 12. Where both will do, the table decides; otherwise there are two teams.
rule-SEQ-1-3 = Team mates do not sit side by side: the teams take turns around the table.
rule-SEQ-1-4 = Cards each in two teams: two players 7, four 6, six 5, eight 4, ten or twelve 3. In three teams: three players 6, six 5, nine 4, twelve 3.
rule-SEQ-1-5 = Everyone cuts a card, and the lowest deals. Twos are low and aces high; suits do not matter. Those tied for lowest cut again. The player on the dealer’s left starts, and the turn goes clockwise.
rule-SEQ-1-6 = Hands are secret, from team mates too. The numbers of cards are open to all.
rule-SEQ-1-7 = A team has one colour and one common supply of chips. The chips never run out.

chapter-SEQ-2 = Aim
rule-SEQ-2-1 = A sequence is five adjacent cells in a row, a column or a diagonal. On each lies a chip of the team, or the cell is a corner.
rule-SEQ-2-2 = Of two teams, the first to have two finished sequences at once wins; of three teams, the first to have one. The game ends at once.
rule-SEQ-2-3 = A corner is every team’s own without a chip, and several teams may use the same one. No chip is put on a corner.
rule-SEQ-2-4 = Two sequences of a team may share one cell at most. One chip can still finish two sequences. Six to eight in line are one sequence. Nine or ten are two only if some five shares at most one cell with those locked.
rule-SEQ-2-5 = A finished sequence is locked at once: exactly its five cells, or four and a corner. Further chips of the run stay open.
rule-SEQ-2-6 = As many new sequences count as possible. If the five to lock can be chosen in several ways, the player who placed the chip chooses at once. There is no choice when the game is won anyway.
rule-SEQ-2-7 = The game is drawn when all players have passed one after another, or when the agreed number of turns has been played, usually 500.

chapter-SEQ-3 = The turn
rule-SEQ-3-1 = Play a card on your own discard pile, put a chip on either free cell of that card, and draw a new card. A cell is free when nobody’s chip lies on it. All discard piles are open.
rule-SEQ-3-2 = Where players draw for themselves, they may forget: the right lapses when the next player has both placed and drawn, and at the latest when you play your next card. Removing a chip counts as placing, and passing as both. If the next player’s own draw lapses, so does yours. Nothing is drawn during a penalty. The table may agree that cards are drawn by themselves.
rule-SEQ-3-3 = When the draw pile is empty, all discard piles are shuffled into a new one. Dead cards exchanged in the running turn stay out.
rule-SEQ-3-4 = A player who can play a card must do so. Otherwise, or without cards, the player passes: nothing is put down and nothing drawn.

chapter-SEQ-4 = Jacks
rule-SEQ-4-1 = The two-eyed jacks, clubs and diamonds, are wild: with them a chip goes on any free cell, though never on a corner.
rule-SEQ-4-2 = The one-eyed jacks, spades and hearts, are thieves: with them one chip of another team is taken off the board, but not out of a finished sequence. The cell is free from the next turn on.

chapter-SEQ-5 = Dead cards
rule-SEQ-5-1 = A card is dead when chips lie on both its cells. On your turn, before playing, you may once exchange a dead card for a new one. A jack is never dead.
rule-SEQ-5-2 = A player who can play no card must exchange dead cards one at a time until one can be played. If there are no dead cards, or no new ones to be had, the player passes.

chapter-SEQ-6 = Optional rules
rule-SEQ-6-1 = No coaching: no hint of any kind to a team mate what to do or not to do. Otherwise every member of the team loses a card of their own choice and gets no new one. An opponent may claim that there was coaching, and the penalty comes if someone of the accused team admits it. Where the table has a judge, who does not play, the judge upholds or dismisses the claim. It falls when all deny it or a round has gone by undecided. The cards are chosen in secret and shown together. The players do not talk during the game.
rule-SEQ-6-2 = Thieves of sequences: a one-eyed jack may take a chip out of another team’s finished sequence too. The sequence comes apart; if the run was longer and five in line remain, the five with most of the old chips lock at once. Filling the gap makes one sequence again, but nine in line with the middle retaken are two. With three teams the rule changes nothing.
rule-SEQ-V1 = Variant: a row has as many cells as the table decides, 4–6.
rule-SEQ-V2 = Variant: a team wins with as many rows as the table decides, 1–4.
rule-SEQ-V3 = Variant: the cards of the board lie in another order. The order has a number, and the same number is always the same board. The corners are free.

over-SEQ-2-2 = The sequences needed are finished.
won-SEQ-2-2 = You finished the sequences needed.
lost-SEQ-2-2 = { $winner } finished the sequences needed first.
drawn-SEQ-2-7 = Nobody finished their sequences.
