# Uppgifter: ställningar vars bästa svar är bevisat.
puzzles = Uppgifter
puzzles-of = Uppgifter: { $game }
puzzles-all = Alla uppgifter
puzzles-none = Det här spelet har inga uppgifter än.
puzzles-proof = Det bästa svaret på varje uppgift är uträknat till slutet enligt reglerna. Det är ingen bots åsikt.
puzzle-title = Svårighet { $rating }
puzzle-rating = Ditt styrketal är { $rating }. { $tried ->
    [0] Du har inte försökt lösa någon uppgift än.
    [one] Du har försökt lösa en uppgift.
   *[other] Du har försökt lösa { $tried } uppgifter.
}
puzzle-begin = Lös
puzzle-daily = Dagens uppgift
puzzle-daily-done = Dagens uppgift, löst
puzzle-storm = Mot klockan: 3 minuter
puzzle-again = Repetera: { $due }
puzzle-streak = { $days ->
    [one] Dagens uppgift är löst en dag.
   *[other] Dagens uppgift är löst { $days } dagar i rad.
}
puzzle-themes = Teman
puzzle-count = Försökta { $tried }/{ $of }
puzzle-next = Nästa uppgift
puzzle-once-more = En gång till
puzzle-show = Visa svaret
puzzle-right = Rätt! Det lyckas med { $chance } % sannolikhet, det näst bästa med { $second } %.
puzzle-right-sure = Rätt! Det här lyckas säkert.
puzzle-wrong = Inte bäst: detta lyckas med { $chance } %, det bästa med { $best } %. Försök igen.
puzzle-wrong-sure = Nej: det här lyckas inte säkert. Försök igen.
puzzle-open = Det här avgör ingenting än. Välj det som avgör.
puzzle-why = Visa varför
puzzle-value = { $text }: { $chance } %
puzzle-storm-score = Lösta { $solved } · fel { $wrong }/{ $of }
puzzle-storm-over = { $solved ->
    [0] Du löste ingen uppgift.
    [one] Du löste en uppgift.
   *[other] Du löste { $solved } uppgifter.
}
puzzle-storm-best = Ditt bästa: { $best }

puzzle-rolechess-emperor-title = Fäll kejsaren
puzzle-rolechess-emperor = Vilket val fäller troligast motståndarens kejsare den här turen?
puzzle-rolechess-adjutant-title = Fäll adjutanten
puzzle-rolechess-adjutant = Vilket val fäller troligast någon av motståndarens adjutanter den här turen?
puzzle-rolechess-pair-title = Paranfall
puzzle-rolechess-pair = Vilken pjäs tar du med i anfallet, så att målet troligast faller?
puzzle-rolechess-escape-title = Rädda kejsaren
puzzle-rolechess-escape = Med vilket val överlever din kejsare troligast motståndarens nästa tur?

puzzle-dnup-two-title = Slut på korten på två turer
puzzle-dnup-two = Hur börjar du, så att dina kort säkert tar slut senast på din nästa tur?
puzzle-dnup-four-title = Slut på korten på fyra turer
puzzle-dnup-four = Hur börjar du, så att dina kort säkert tar slut senast på din fjärde tur, vad motståndaren än har på handen?
puzzle-dnup-flip-title = Vänd handen
puzzle-dnup-flip = Hur börjar du, så att dina kort säkert tar slut senast på din fjärde tur, vad motståndaren än har på handen?
puzzle-dnup-stop-title = Hindra motståndaren
puzzle-dnup-stop = Hur hindrar du säkert att motståndarens kort tar slut på de kommande turerna?

puzzle-sequence-line-title = Fem i rad
puzzle-sequence-line = Med vilket kort får du en rad på fem?
puzzle-sequence-block-title = Hindra en rad
puzzle-sequence-block = Vilket val ger motståndaren den minsta chansen att få en rad på fem nästa tur?
puzzle-sequence-jack-title = Enögd knekt
puzzle-sequence-jack = Vilket val ger motståndaren den minsta chansen att få en rad på fem nästa tur?

puzzle-kasvoton-king-title = Fäll kungen
puzzle-kasvoton-king = Vilket val fäller fiendens kung den här turen?
puzzle-kasvoton-strike-title = Linje eller triangel
puzzle-kasvoton-strike = Vilket slag fäller fiendens kung den här turen?
puzzle-kasvoton-suspect-title = Var är kungen?
puzzle-kasvoton-suspect = Dra slutsatser av korten: vilket val fäller troligast fiendens kung den här turen?

mistakes = Lär av dina misstag
mistake-ask = Hitta ett bättre val än i partiet.
mistake-hint = Råd
mistake-right = Bra! Det väntade resultatet är { $value }/100, med det bästa valet { $best }/100.
mistake-wrong = Det finns ett bättre: det väntade resultatet är { $value }/100, med det bästa valet { $best }/100.
mistakes-none = Analysen hittade inga misstag av dig.
mistakes-working = Partiet analyseras.
mistakes-over = Rätt genast: { $right }/{ $of }.
mistakes-lead = Dina misstag i det här partiet: { $of }. Du får varje ställning igen så som du såg den.
mistakes-begin = Börja
mistakes-game = Tillbaka till partiet
mistakes-kinds = Dina misstag efter slag
mistakes-kind = Slag
mistakes-recent = 30 dagar
mistakes-earlier = Tidigare
mistakes-first = Rätt genast
mistakes-share = { $share } %

puzzle-lotr-skirmish-title = Vinn striden
puzzle-lotr-skirmish = Vilket val vinner den här striden säkert, vilka kort ur sin lek motståndaren än har på handen?
puzzle-lotr-pay-title = Vad betalar du med?
puzzle-lotr-pay = Vilket val vinner den här striden säkert? Motståndaren kan ha vilka kort som helst ur sin lek på handen.
puzzle-lotr-assign-title = Vem möter vem?
puzzle-lotr-assign = Med vilket val dör ingen av dina i de här striderna, vilka kort ur sin lek motståndaren än har på handen?
