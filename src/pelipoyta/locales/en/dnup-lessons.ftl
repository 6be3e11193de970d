# The lessons.

dnup-lesson-first = A first game: shed your cards

dnup-lesson-first-cards = Two numbers, the upper one counts
dnup-lesson-first-cards-pair = The aim is to get rid of your cards first. Every card has two numbers, and the upper one counts. Cards of one value may be played together as a set: play both eights.
dnup-lesson-first-cards-pair-done = Your pair stayed on the table until your next turn began, and then it went to the pile. That is how you get rid of cards.
dnup-lesson-first-cards-pair-half = One is allowed, but two at once are better. Play both eights.
dnup-lesson-first-cards-pair-single = A set may be one card, but you have a pair. Play the eights.
dnup-lesson-first-cards-pair-other = Play a pair of eights now.
dnup-lesson-first-cards-gone = The table is empty. Play any card.
dnup-lesson-first-cards-gone-done = On an empty table anything goes. The first with no cards left wins.
dnup-lesson-first-cards-gone-other = Play a card from your hand now.

dnup-lesson-first-beat = Higher beats lower
dnup-lesson-first-beat-higher = A single seven lies on the table. A set beats only a set of the same size: one card is beaten by one card with a higher number. Beat the seven.
dnup-lesson-first-beat-higher-done = The seven went back to its owner’s hand, upside down: what comes from the table is always turned.
dnup-lesson-first-beat-higher-take = You may take it too, but beat it now with a higher card.
dnup-lesson-first-beat-higher-other = Play a card with a number above seven.

dnup-lesson-first-back = A beaten set comes back turned
dnup-lesson-first-back-lost = Play the six and see what happens.
dnup-lesson-first-back-lost-done = Your neighbour beat it with an eight. Your six came back and is now a four: 6/4 became 4/6.
dnup-lesson-first-back-lost-other = Play the six this time.
dnup-lesson-first-back-low = Now your numbers are small. On a turn you may also turn your whole hand: do it.
dnup-lesson-first-back-low-done = All cards turned: 2/5 is now 5/2 and 4/6 is 6/4. A single card may not be turned alone.
dnup-lesson-first-back-low-other = You may take, but turn your hand now.

dnup-lesson-first-add = Add to another’s set
dnup-lesson-first-add-third = Your neighbour has two sixes and you have one. Choose it and add it to that set: so you are rid of it.
dnup-lesson-first-add-third-done = The card is your neighbour’s now. One card may be added if the number is the same.
dnup-lesson-first-add-third-play = You could play it as a set of your own, but an added card never comes back to you. Add it.
dnup-lesson-first-add-third-other = Add your six to your neighbour’s set.

dnup-lesson-first-take = Take a set
dnup-lesson-first-take-eights = The nine stops your single eight. Choose the pair of threes and take it: in your hand they turn, and one becomes an eight.
dnup-lesson-first-take-eights-done = 3/8 is now 8/3. You have more cards, but they go together.
dnup-lesson-first-take-eights-nine = The nine 9/2 would become a two, which is no help. Take the threes.
dnup-lesson-first-take-eights-other = Take the pair of threes.
dnup-lesson-first-take-together = Play the eights together.
dnup-lesson-first-take-together-done = A pair only competes with pairs: a set beats one of its own size and no other.
dnup-lesson-first-take-together-other = Play both eights as one set.

dnup-lesson-first-turn = Turn and go out
dnup-lesson-first-turn-over = You hold 1, 2 and 3, but the other end of each is an eight. Turn your hand.
dnup-lesson-first-turn-over-done = Three eights! The others turned theirs.
dnup-lesson-first-turn-over-other = Not that yet: turn your hand.
dnup-lesson-first-turn-triple = Play all three at once.
dnup-lesson-first-turn-triple-done = Your hand is empty! The first to go out scores 2 points, the second 1, and four points win the game.
dnup-lesson-first-turn-triple-other = Play three eights as one set.

dnup-lesson-first-game = A real game
dnup-lesson-first-game-play = Play the last round of a real game against two easy bots. You have three points, the others one and two: four wins. Remember the four actions: play, add, take, turn. In a game for two each player has two areas: the guide explains them.
