huuto-name = Huuto
huuto-tagline = The highest card wins, if it is alone
huuto-blurb = Everyone lays a card in secret. The highest that nobody else laid takes the round.
huuto-option-rounds = Rounds
huuto-ask-lay = Lay a card.
huuto-wait-lay = { $name } is choosing a card.
huuto-view-counts = Cards
huuto-view-laid = Laid
huuto-view-laid-value = { $value ->
    [-1] face down
    [0] –
   *[other] { $value }
}
huuto-view-points = Rounds won
huuto-view-hand = Your hand
huuto-view-seen = Turned up so far
huuto-view-left = In the pack
huuto-view-round = Rounds played
huuto-do-lay = Lay { $card }
huuto-no-over = The game is over.
huuto-no-dealing = Cards are being dealt.
huuto-no-laid-already = You have laid your card already.
huuto-no-not-held = You do not hold the card { $card }.
huuto-log-dealt = The cards were dealt.
huuto-log-laid = { $name } laid a card.
huuto-log-shown = The cards were { $cards }.
over-HUU-5 = The game is over: { $winner } took most rounds.
rule-HUU-1 = The pack holds the numbers one to ten, each twice.
rule-HUU-2 = Before each round everyone is dealt up to three cards. Where the pack is short of that, all play on with what they have.
rule-HUU-3 = Everyone chooses a card of their own hand and lays it face down, in any order.
rule-HUU-4 = When all have laid one, the cards are turned up. The highest that nobody else laid takes the round; if there is none, nobody does.
rule-HUU-5 = After the last round, or when nobody holds a card any more, whoever took most rounds wins; equals share the win.
huuto-lesson-first = A first round
huuto-lesson-first-alone = Highest, if it is alone
huuto-lesson-first-alone-equal = You hold 3, 9 and 10. The highest card takes the round: lay the ten.
huuto-lesson-first-alone-equal-done = The other laid a ten too, and then neither takes anything.
huuto-lesson-first-alone-equal-low = That will hardly win. Lay the ten.
huuto-lesson-first-alone-lower = Now lay the nine.
huuto-lesson-first-alone-lower-done = 9 was the highest, and nobody else laid it: the round is yours.
huuto-lesson-first-alone-lower-low = Lay the nine this time.
huuto-lesson-first-game = A real game
huuto-lesson-first-game-play = Play three rounds.
