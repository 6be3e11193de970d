# The rules of dnup in short; reasons and rulings are in games/dnup/RULES.md.

chapter-DNUP-1 = Cards and deal
rule-DNUP-1-1 = There are 40 cards. Each has two different numbers from 1 to 10, one at either end. The one at the top, as its holder sees it, is the active value, the other the passive value.
rule-DNUP-1-2 = Two to five play. Five use all 40 cards (8 each), four use 36 (9), three use 30 (10) and two use 26 (13).
rule-DNUP-1-3 = Before each round the cards are shuffled and all are dealt. Which end of a card is up is random. A hand is secret and may be put in any order, but no single card may be turned.
rule-DNUP-1-4 = A set is one card or more with the same active value. That is the set’s value; the number of cards is its size.
rule-DNUP-1-5 = The golden rule: a card that goes from the table to a hand is always turned upside down.
rule-DNUP-1-6 = A card always shows both values: the active one large, the passive one small beside it and once more at the other end. Two cards with the same numbers are alike.
rule-DNUP-1-7 = A list of the four actions is always at hand. With two players each has areas 1 and 2.

chapter-DNUP-2 = A turn
rule-DNUP-2-1 = The player who was dealt the star, 1/5, starts the round. It need not be played. Then turns go clockwise.
rule-DNUP-2-2 = Your turn begins when the set in front of you goes face down on the common pile, which nobody may look through. Then you do one of four things: play, add, take or turn.

chapter-DNUP-A = A: play a set
rule-DNUP-A = Play a set from your hand in front of you.
rule-DNUP-A-1 = You need not play all the cards of that value.
rule-DNUP-A-2 = If a set of the same size is on the table, yours must have a higher value. The beaten set goes back to its owner’s hand, turned, or to the pile if its owner is already out.
rule-DNUP-A-3 = A set of a size that is not on the table may have any value.

chapter-DNUP-B = B: add a card
rule-DNUP-B = Add exactly one card from your hand to an opponent’s set.
rule-DNUP-B-1 = Its active value must be the set’s value.
rule-DNUP-B-2 = If the grown set has the size of another one, its value must be higher, and the other set is beaten. Otherwise the card cannot be added.
rule-DNUP-B-3 = The card now belongs to the set and goes where it goes.

chapter-DNUP-C = C: take a set
rule-DNUP-C = Take an opponent’s set to your hand, turned.

chapter-DNUP-D = D: turn your hand
rule-DNUP-D = Turn your whole hand: active and passive values change places. You may always do this, even with one card.

chapter-DNUP-3 = The end of a round and of the game
rule-DNUP-3-1 = The first to be rid of all cards scores 2 points and plays no more this round. Their set stays until their turn would have come and then goes to the pile; if it is beaten, it goes there at once. It can be added to, and it can be taken.
rule-DNUP-3-2 = The second to be rid of all cards scores 1 point, and the round ends at once.
rule-DNUP-3-3 = The first to have at least 4 points wins the game.

chapter-DNUP-8 = Two players
rule-DNUP-8-1 = Each has two areas, 1 on the right and 2 on the left, with room for one set in each.
rule-DNUP-8-2 = Each takes two turns in a row: one for area 1, then one for area 2. The turn begins when the set in that area goes to the pile, and a set you play lies there. You may add to or take from either of the opponent’s areas.
rule-DNUP-8-3 = The player who was dealt the star begins with a single turn, for area 2.
rule-DNUP-8-4 = A set competes with all others, your own in the other area too. A beaten set of your own comes back to your own hand, turned. You add to and take from the opponent only.
rule-DNUP-8-5 = The player who plays their last card wins the round at once. The player who first wins two rounds wins the game. With two players no points are counted.
rule-DNUP-8-6 = The round is won the moment the last card is played, even if it beats a set of your own: nothing comes back.

chapter-DNUP-9 = Rulings
rule-DNUP-9-1 = There are never two sets of the same size on the table.
rule-DNUP-9-2 = If the same position comes for the third time, or 200 actions pass without a card leaving a hand, the round is void and dealt again. Points already scored in it stay.
rule-DNUP-9-3 = Everyone sees how many cards are in the hands and in the pile, the cards on the table and the points. Hands and the cards in the pile are secret, but you may remember what you have seen.
rule-DNUP-V1 = Variant: a player wins with as many points as the table decides, 1–20. With two players they are rounds.
rule-DNUP-V2 = Variant: at the deal each player hands the lowest cards of the hand on to the next player, openly and turned, as many as the table decides, 1–3. The player who then has the star starts.
