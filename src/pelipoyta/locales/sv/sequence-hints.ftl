# Vägledning: vad man kan göra, och vad som talar för det.

sequence-hint-ways = { $count ->
    [one] ett sätt
   *[other] { $count } sätt
}
sequence-can-play = spela ett kort, { sequence-hint-ways } (SEQ-3.1)
sequence-can-exchange = byta ett dött kort, { sequence-hint-ways } (SEQ-5.1)
sequence-can-pass = passa (SEQ-3.4)
sequence-can-lock = välja sviten som låses, { sequence-hint-ways } (SEQ-2.6)
sequence-can-take = dra ett kort (SEQ-3.2)
sequence-can-claim = påstå att någon gav råd (SEQ-6.1)
sequence-can-agree = medge påståendet (SEQ-6.1)
sequence-can-deny = neka till påståendet (SEQ-6.1)
sequence-can-judge = avgöra påståendet (SEQ-6.1)
sequence-can-lose = välja kortet du förlorar (SEQ-6.1)
sequence-advice-play = Spela { $card } på { $cell }.
sequence-advice-thief = Ta brickan på { $cell } med tjuven { $card }.
sequence-advice-exchange = Byt det döda kortet { $card }.
sequence-advice-lose = Ge upp { $card }.
sequence-advice-pass = Passa.
sequence-advice-lock = Lås den svit som lämnar resten mest användbart.
sequence-advice-take = Dra ett kort.
sequence-advice-claim = Påstå att råd gavs.
sequence-advice-agree = Medge.
sequence-advice-deny = Neka.
sequence-advice-judge = Avgör påståendet.
sequence-advice-five = Sviten blir färdig.
sequence-advice-line = På samma linje ligger sedan { $chips } egna.
sequence-advice-block = Det bryter en motståndares linje som redan har { $chips }.
sequence-advice-breaks = Motståndarens linje hade redan { $chips }.
sequence-advice-exchange-why = Dess rutor är upptagna, så det är till ingen nytta.
sequence-advice-lose-why = Det är till minst nytta i dina rader.
sequence-advice-pass-why = Det finns inget att spela.
sequence-advice-lock-why = Låsta brickor kan inte längre tas.
sequence-advice-take-why = Handen måste vara full före nästa tur.
sequence-advice-claim-why = Att ge råd är förbjudet och kostar ett kort.
sequence-advice-agree-why = Om du medger går spelet vidare genast.
sequence-advice-deny-why = Man kan vara av annan åsikt.
sequence-advice-judge-why = Spelet väntar på ett avgörande.
sequence-advice-open = Genom den går { $lines } rader där du ännu kan få fem.
sequence-advice-early = Det hindrar motståndaren från att börja en rad där.
