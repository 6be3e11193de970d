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
sequence-advice-lock = Lås sviten { $from }–{ $to }.
sequence-advice-take = Dra ett kort.
sequence-advice-claim = Påstå att råd gavs.
sequence-advice-agree = Medge.
sequence-advice-deny = Neka.
sequence-advice-five = Sviten blir färdig.
sequence-advice-line = På samma öppna linje ligger sedan { $chips ->
    [one] en egen bricka
   *[other] { $chips } egna brickor
}.
sequence-advice-block = Det bryter en motståndares linje som redan har { $chips ->
    [one] en bricka
   *[other] { $chips } brickor
}.
sequence-advice-breaks = Den ligger på en linje där motståndaren redan har { $chips ->
    [one] en bricka
   *[other] { $chips } brickor
}.
sequence-advice-exchange-why = På båda dess rutor ligger redan en bricka, så det kan inte spelas.
sequence-advice-lose-why = { $cells ->
    [0] Dess rutor är upptagna.
    [one] Bara en av dess rutor är ledig.
   *[other] Båda dess rutor är lediga.
}
sequence-advice-pass-why = Inget kort kan spelas.
sequence-advice-take-why = Rätten att dra går förlorad när nästa spelare har spelat och dragit.
sequence-advice-claim-why = Om påståendet godkänns förlorar var och en i laget ett kort.
sequence-advice-agree-why = Då förlorar var och en i laget som har kort på hand ett av dem.
sequence-advice-deny-why = { $left ->
    [0] Då har hela laget nekat, och påståendet faller.
    [one] Påståendet faller när ännu en i laget nekar.
   *[other] Påståendet faller när ännu { $left } i laget nekar.
}
sequence-advice-open = { $lines ->
    [0] Genom den går ingen linje där man ännu kan få fem.
    [one] Genom den går en linje där man ännu kan få fem.
   *[other] Genom den går { $lines } linjer där man ännu kan få fem.
}
sequence-advice-early = Motståndaren har ännu inte tre brickor på samma öppna linje där.
sequence-advice-lock-safe = Låsta brickor kan inte längre tas.
sequence-advice-lock-open = Den räknas som färdig, men en tjuv kan ännu ta en bricka ur den.
sequence-advice-uphold = Godkänn påståendet.
sequence-advice-dismiss = Avslå påståendet.
sequence-advice-dismiss-why = Ingen förlorar ett kort.
sequence-advice-lose-jack = Det är en knekt, som ingen egen ruta har.
sequence-advice-finished = Den hör till en färdig svit hos motståndaren.
