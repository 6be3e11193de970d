# Hints: what can be done, and what speaks for it.

sequence-can-play = play a card, { $count } ways (SEQ-3.1)
sequence-can-exchange = exchange a dead card, { $count } ways (SEQ-5.1)
sequence-can-pass = pass (SEQ-3.4)
sequence-can-lock = choose the sequence to lock, { $count } ways (SEQ-2.6)
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
