# Hints: what can be done, and what speaks for it.

sequence-hint-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
sequence-can-play = play a card, { sequence-hint-ways } (SEQ-3.1)
sequence-can-exchange = exchange a dead card, { sequence-hint-ways } (SEQ-5.1)
sequence-can-pass = pass (SEQ-3.4)
sequence-can-lock = choose the sequence to lock, { sequence-hint-ways } (SEQ-2.6)
sequence-can-take = draw a card (SEQ-3.2)
sequence-can-claim = claim that someone coached (SEQ-6.1)
sequence-can-agree = admit the claim (SEQ-6.1)
sequence-can-deny = deny the claim (SEQ-6.1)
sequence-can-judge = decide the claim (SEQ-6.1)
sequence-can-lose = choose the card you lose (SEQ-6.1)
sequence-advice-play = Play { $card } on { $cell }.
sequence-advice-thief = Take the chip on { $cell } with the thief { $card }.
sequence-advice-exchange = Exchange the dead card { $card }.
sequence-advice-lose = Give up { $card }.
sequence-advice-pass = Pass.
sequence-advice-lock = Lock the sequence that leaves the rest most useful.
sequence-advice-take = Draw a card.
sequence-advice-claim = Claim that there was coaching.
sequence-advice-agree = Admit it.
sequence-advice-deny = Deny it.
sequence-advice-judge = Decide the claim.
sequence-advice-five = It finishes a sequence.
sequence-advice-line = The line then has { $chips } of yours.
sequence-advice-block = It blocks an opponent’s line that already has { $chips }.
sequence-advice-breaks = The opponent’s line already had { $chips }.
sequence-advice-exchange-why = Its cells are taken, so it is of no use any more.
sequence-advice-lose-why = It helps your lines least.
sequence-advice-pass-why = There is nothing to play.
sequence-advice-lock-why = Locked chips can no longer be taken.
sequence-advice-take-why = Your hand must be full before the next turn.
sequence-advice-claim-why = Coaching is forbidden, and costs a card.
sequence-advice-agree-why = If you admit it, the game goes on at once.
sequence-advice-deny-why = One may disagree with the claim.
sequence-advice-judge-why = The game waits for a decision.
sequence-advice-open = Through it run { $lines } lines in which you can still get five.
sequence-advice-early = It keeps the opponent from beginning a line there.
